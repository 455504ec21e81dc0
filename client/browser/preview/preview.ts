import { recall, remember } from "../storage/session-storage.ts";

/** The CMS frames the page and posts `strapiUpdate` after each save. The page reloads at the same scroll position. */

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

const saved: unknown = JSON.parse(recall(KEY) ?? "null");
remember(KEY, "null");
if (Array.isArray(saved) && saved[0] === here) scrollTo({ top: Number(saved[1]), behavior: "instant" });

/** Without clipboard access, which a frame may lack, editors copy the link from its field. */
for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
	const field = document.getElementById(button.dataset.copy ?? "");
	button.hidden = !navigator.clipboard;
	button.addEventListener("click", async () => {
		if (!(field instanceof HTMLInputElement)) return;
		field.select();
		const status = button.nextElementSibling;
		const isCopied = await navigator.clipboard.writeText(field.value).then(
			() => true,
			() => false,
		);
		if (status && isCopied) status.textContent = button.dataset.copied ?? "";
	});
}
