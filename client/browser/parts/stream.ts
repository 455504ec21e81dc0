import { isPending, replaceParts } from "./replace.ts";

/** The end of a page without its late parts: the page's facts, which the Worker writes last. */
const FACTS = '<script type="application/json" id="page">';
const END = "</script>";

/** Old pages' scripts find their places by these ids: a late part of the page before must not get into this one. */
const REACT_PLACES = /<template id="B:/g;

/** A page that comes in parts: its text without the late ones, and what puts those in their places as they come. */
export async function openStream({ body }: Response) {
	if (!body) throw new Error("A page without a body");
	const reader = body.pipeThrough(new TextDecoderStream()).getReader();
	let text = "";
	const readOn = async (): Promise<boolean> => {
		const { done, value } = await reader.read();
		text += value ?? "";
		return !done;
	};
	const endOfShell = (): number => {
		const facts = text.indexOf(FACTS);
		const end = facts < 0 ? -1 : text.indexOf(END, facts);
		return end < 0 ? -1 : end + END.length;
	};

	while (endOfShell() < 0 && (await readOn()));
	const shell = endOfShell() < 0 ? text : text.slice(0, endOfShell());

	return {
		shell: shell.replace(REACT_PLACES, '<template data-place="'),
		/** Where the rest does not come the browser loads the page itself. */
		follow: (parse: (html: string) => Document): Promise<void> => {
			const main = document.querySelector("main");
			return placeParts(main, parse)
				.catch(() => undefined)
				.then(() => {
					if (main?.isConnected && isPending()) location.reload();
				});
		},
	};

	async function placeParts(main: Element | null, parse: (html: string) => Document): Promise<void> {
		text = text.slice(shell.length);
		do {
			// A part is whole once something follows it.
			const whole = [...parse(text).querySelectorAll<HTMLElement>("[hidden] [data-part]")].filter(
				(part) => part.closest("[hidden]")?.nextElementSibling,
			);
			replaceParts(whole, ({ dataset }) => dataset.state === "pending");
		} while (main?.isConnected && isPending() && (await readOn()));
		await reader.cancel();
	}
}
