import type {} from "react";
import type { ClickEvent } from "../../shared/analytics.ts";
import type { ModalName } from "../../shared/modals.ts";

/** Parts of a page that plain code enhances: client/browser/enhancements. */
export type Enhancement =
	| "player"
	| "save"
	| "shelves"
	| "download"
	| "late"
	| "retry"
	| "embed"
	| "scroll"
	| "reading"
	| "print"
	| "transcript";

declare module "react" {
	/** The attributes by which the browser's code finds its work: a value that it does not know does not compile. */
	interface HTMLAttributes<T> {
		"data-enhance"?: Enhancement;
		/** The click that is reported. */
		"data-track"?: ClickEvent;
		/** The modal that the link opens. */
		"data-modal"?: ModalName;
	}
}
