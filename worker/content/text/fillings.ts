import type { Attributes } from "sanitize-html";
import { measured, pictureIn, shownPicture, type TextPicture } from "./text-pictures.ts";
import type { Reading } from "./text-place.ts";

/** Per text. Further pictures are dropped. */
const MOST_PICTURES = 500;

/** Its result replaces the number in `<img src="1"`, `<a href="1"` or `<iframe src="1">`. */
type Filling = () => Promise<string>;

/** Only fillings have a number as URL: other links begin with a scheme, a slash or a number sign. */
const NUMBERED = /<(img|a|iframe) (?:src|href)="(\d+)"([^<>]*)>/g;

/** Pictures, files and players of a text, which need asynchronous work: their URL is a number at first. */
export class Fillings {
	readonly #text: Reading;
	readonly #fillings: Filling[] = [];
	readonly #pictures: { picture: TextPicture; number: number }[] = [];

	constructor(text: Reading) {
		this.#text = text;
	}

	number(filling: Filling): string {
		return String(this.#fillings.push(filling) - 1);
	}

	/** `filled` handles all pictures together, because their sizes are read in one step. */
	picture(attribs: Attributes): string {
		const number = this.#fillings.push(async () => "") - 1;
		if (this.#pictures.length < MOST_PICTURES) this.#pictures.push({ picture: pictureIn(attribs), number });
		return String(number);
	}

	async filled(html: string): Promise<string> {
		const [pictures, others] = await Promise.all([
			this.#shownPictures(),
			Promise.all(this.#fillings.map((filling) => filling())),
		]);
		return html.replace(NUMBERED, (_, name: string, number: string, rest: string) => {
			const filling = others[Number(number)] ?? "";
			if (name === "iframe") return filling;
			if (name === "a") return `<a${filling}${rest}>`;
			const shown = pictures.get(Number(number));
			return shown === undefined ? "" : `<img${shown}${rest}>`;
		});
	}

	async #shownPictures(): Promise<ReadonlyMap<number, string>> {
		const withSizes = await measured(this.#pictures.map(({ picture }) => picture));
		const shown = await Promise.all(
			withSizes.map(async ({ picture, file }, index) => {
				const attributes = await shownPicture(picture, file, this.#text.pictures);
				if (attributes === undefined) this.#text.report("picture", picture.url);
				return attributes === undefined ? [] : [[this.#pictures[index]?.number ?? -1, attributes] as const];
			}),
		);
		return new Map(shown.flat());
	}
}
