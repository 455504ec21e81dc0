import type { IOptions } from "sanitize-html";
import { withoutContentHost } from "../../backend/content-host.ts";
import type { Reading } from "./text-place.ts";

/** Levels of elements. Real texts have a few; the parser takes quadratic time, so thousands would block the isolate. */
const DEEPEST = 100;

class TooDeep extends Error {}

export type Guard = Pick<IOptions, "onOpenTag" | "onCloseTag">;

function guard(): Guard {
	let depth = 0;
	return {
		onOpenTag() {
			depth += 1;
			if (depth > DEEPEST) throw new TooDeep();
		},
		onCloseTag() {
			depth -= 1;
		},
	};
}

export function withinDepth(html: string, text: Reading, clean: (guard: Guard) => string): string {
	try {
		return clean(guard());
	} catch (error) {
		if (!(error instanceof TooDeep)) throw error;
		text.report("depth");
		return paragraphsOf(html);
	}
}

/** Neither pattern looks beyond the next bracket, so both take linear time. */
const BLOCK =
	/<\/?(?:address|article|aside|blockquote|br|d[dlt]|details|div|fig|h[1-6r]|li|[ou]l|p|pre|section|summary|t[adhr])[^<>]*>/gi;
const TAG = /<[^<>]*>/g;

const paragraphsOf = (html: string): string =>
	html
		.split(BLOCK)
		.map((block) => withoutContentHost(block.replace(TAG, "")).replaceAll("<", "&lt;").replaceAll(">", "&gt;").trim())
		.filter((text) => text !== "")
		.map((text) => `<p>${text.replaceAll("®", "<sup>®</sup>")}</p>`)
		.join("");
