import type { FormState } from "../../forms/state.ts";

/** The forms that an item's page may have; the value `form` of one that came back says which it was. */
export type ItemForm = "register" | "meeting" | "course";

const EMPTY: FormState = { values: {}, failure: null, success: null, returnTo: "" };

/** The state of one of them: empty when another one was sent, or none. */
export const formOf = (state: FormState | undefined, form: ItemForm): FormState =>
	state?.values.form === form ? state : EMPTY;
