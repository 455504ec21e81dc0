import type { FormState } from "../../../shared/accounts/form-state.ts";

/** The forms of an item's page. The state of a refused form has its name in the value `form`. */
export type ItemForm = "register" | "meeting" | "course";

const EMPTY: FormState = { values: {}, failure: null, success: null, returnTo: "" };

/** The state of one form; empty unless this form was refused. */
export const formOf = (state: FormState | undefined, form: ItemForm): FormState =>
	state?.values.form === form ? state : EMPTY;
