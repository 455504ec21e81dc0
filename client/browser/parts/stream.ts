import { isPending, offerWhole, replaceParts } from "./replace.ts";

/** The Worker writes the page's facts at the end of the shell. Late parts come after them. */
const FACTS = '<script type="application/json" id="page">';
const END = "</script>";

/** Placeholders request their parts by themselves in a document that was loaded, not in this one: `follow` starts them. */
const STARTED = / data-enhance="late"/g;

/** Reads a streamed page. `shell` is its HTML without the late parts; `follow` inserts those as they arrive. */
export async function openStream({ body }: Response) {
	if (!body) throw new Error("A page without a body");
	const reader = body.pipeThrough(new TextDecoderStream()).getReader();
	let text = "";
	const readMore = async (): Promise<boolean> => {
		const { done, value } = await reader.read();
		text += value ?? "";
		return !done;
	};
	const endOfShell = (): number => {
		const facts = text.indexOf(FACTS);
		const end = facts < 0 ? -1 : text.indexOf(END, facts);
		return end < 0 ? -1 : end + END.length;
	};

	while (endOfShell() < 0 && (await readMore()));
	const shell = endOfShell() < 0 ? text : text.slice(0, endOfShell());

	return {
		shell: shell.replace(STARTED, ""),
		/** Parts that do not arrive are requested, as on a page whose response lacks them: late.ts. */
		follow: async (parse: (html: string) => Document, enhance: () => Promise<void>): Promise<void> => {
			const main = document.querySelector("main");
			await insertParts(main, parse).catch(() => undefined);
			const notes = [...(main?.querySelectorAll<HTMLElement>("[data-state=pending] [data-whole]") ?? [])];
			for (const { dataset } of notes) Object.assign(dataset, { left: "", enhance: "late" });
			await enhance();
			// A started note has no `data-enhance`. The others' code could not be loaded.
			for (const note of notes) if (note.dataset.enhance) offerWhole(note);
		},
	};

	async function insertParts(main: Element | null, parse: (html: string) => Document): Promise<void> {
		text = text.slice(shell.length);
		do {
			if (!main?.isConnected) break;
			// A part is complete once its script follows.
			const whole = parse(text).querySelectorAll<HTMLElement>("[data-late]:has(+ script) > [data-part]");
			replaceParts(whole, ({ dataset }) => dataset.state === "pending");
		} while (isPending() && (await readMore()));
		await reader.cancel();
	}
}
