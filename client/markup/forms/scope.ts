import { createContext, useContext } from "react";

/** The prefix of field ids, because the same form can be on the page and in a modal at once. */
const Scope = createContext("page");

export const ScopeProvider = Scope.Provider;

export function useFieldIds(): (name: string) => string {
	const scope = useContext(Scope);
	return (name) => `${scope}-${name}`;
}

export const useFieldId = (name: string): string => useFieldIds()(name);
