import type {} from "react";
import type { ClickEvent } from "../../shared/analytics.ts";
import type { ModalName } from "../../shared/modals.ts";

/** Elements that client/browser/enhancements enhances without React. */
export type Enhancement =
	| "player"
	| "save"
	| "shelves"
	| "resume"
	| "download"
	| "late"
	| "retry"
	| "renew"
	| "embed"
	| "scroll"
	| "reading"
	| "print"
	| "transcript";

declare module "react" {
	/** These attributes connect markup with the browser's code. A wrong value does not compile. */
	interface HTMLAttributes<T> {
		"data-enhance"?: Enhancement;
		"data-track"?: ClickEvent;
		/** What a click does: client/browser/enhancements/share.ts. */
		"data-act"?: "print" | "open" | "copy" | "share";
		"data-modal"?: ModalName;
	}
}
