import { recall, remember } from "../storage/session-storage.ts";

/**
 * A page in the CMS's preview: the CMS tells its frame when something was saved (`strapiUpdate`), and the page is loaded
 * anew where it was read. Nothing else of such a page counts, prefetches or keeps anything (client/browser/entry.ts).
 */

const KEY = "preview-place";

const cms = document.body.dataset.preview;
const here = location.pathname + location.search;

addEventListener("message", ({ origin, data }: MessageEvent<unknown>) => {
	if (!cms || origin !== cms || typeOf(data) !== "strapiUpdate") return;
	remember(KEY, JSON.stringify([here, scrollY]));
	location.reload();
});

const typeOf = (data: unknown): unknown =>
	typeof data === "object" && data !== null && "type" in data ? data.type : undefined;

const left: unknown = JSON.parse(recall(KEY) ?? "null");
remember(KEY, "null");
if (Array.isArray(left) && left[0] === here) scrollTo({ top: Number(left[1]), behavior: "instant" });

/** Without a clipboard (a frame may have none) the link is in its field, to be copied by hand. */
for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
	const field = document.getElementById(button.dataset.copy ?? "");
	button.hidden = !navigator.clipboard;
	button.addEventListener("click", async () => {
		if (!(field instanceof HTMLInputElement)) return;
		field.select();
		const said = button.nextElementSibling;
		const isCopied = await navigator.clipboard.writeText(field.value).then(
			() => true,
			() => false,
		);
		if (said && isCopied) said.textContent = button.dataset.copied ?? "";
	});
}
