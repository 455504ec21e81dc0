import { createContext, useContext } from "react";

/** The same form may stand on a page and in a modal above it: ids are told apart by where they stand. */
const Scope = createContext("page");

export const ScopeProvider = Scope.Provider;

export const useFieldId = (name: string): string => `${useContext(Scope)}-${name}`;
