import type { FormState } from "../../../shared/accounts/form-state.ts";

/** The forms of an item's page; a refused form names itself in the value `form`. */
export type ItemForm = "register" | "meeting" | "course";

const EMPTY: FormState = { values: {}, failure: null, success: null, returnTo: "" };

/** The state of one of these forms; empty if it is not the one that was refused. */
export const formOf = (state: FormState | undefined, form: ItemForm): FormState =>
	state?.values.form === form ? state : EMPTY;
