import type {} from "react";
import type { ClickEvent } from "../../shared/analytics.ts";
import type { ModalName } from "../../shared/modals.ts";

/** Parts of a page that plain code enhances: client/browser/parts. */
export type PartName = "player" | "save" | "shelves" | "download";

declare module "react" {
	/** The attributes by which the browser's code finds its work: a value that it does not know does not compile. */
	interface HTMLAttributes<T> {
		"data-part"?: PartName;
		/** The click that is reported. */
		"data-track"?: ClickEvent;
		/** The modal that the link opens. */
		"data-modal"?: ModalName;
	}
}
