import type { Engine } from "./engines.ts";
import { until } from "./until.ts";

/** Who makes the journey: finds things by what they say, and waits for them as a person would. */
export class Visitor {
	readonly engine: Engine;
	readonly hasScripts: boolean;
	constructor(engine: Engine, hasScripts: boolean) {
		this.engine = engine;
		this.hasScripts = hasScripts;
	}

	/** Waits until the expression is true in the page. */
	async until(expression: string, what = expression): Promise<void> {
		let last: unknown;
		const isTrue = async () => {
			// While a page is being left there is nothing to ask.
			last = await this.engine.value(expression).catch(String);
			return last === true;
		};
		await until(isTrue, () => `${what} (${String(last)})`);
	}

	/** An expression for the first visible element of the selector with the text. */
	private found = (selector: string, text: string) =>
		`[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === "visible" && one.textContent.includes(${JSON.stringify(text)}))`;

	see = (selector: string, text = ""): Promise<void> =>
		this.until(`${this.found(selector, text)} !== undefined`, `${selector} ${text} is there`);

	miss = (selector: string, text = ""): Promise<void> =>
		this.until(`${this.found(selector, text)} === undefined`, `${selector} ${text} is not there`);

	/** Waits for the fonts, and for the shown pictures in the window. */
	painted = (): Promise<void> =>
		this.until(
			`document.fonts.status === "loaded" && [...document.images].every((one) => one.complete || one.getClientRects().length === 0 || one.getBoundingClientRect().top > innerHeight)`,
		);

	/** Waits until the entry script has run: the first that it fetches is there. */
	started = (): Promise<void> =>
		this.until(`performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/visit-"))`);

	at = (path: string): Promise<void> => this.until(`location.pathname + location.search === ${JSON.stringify(path)}`);

	/** Sees it and marks it, so that both protocols can point at it. */
	private async mark(selector: string, text: string): Promise<string> {
		await this.see(selector, text);
		await this.until(
			`(() => { for (const old of document.querySelectorAll("[data-aim]")) old.removeAttribute("data-aim"); const one = ${this.found(selector, text)}; one?.setAttribute("data-aim", ""); one?.scrollIntoView({ block: "center" }); return one !== undefined })()`,
		);
		return "[data-aim]";
	}

	/** A list may be exchanged between the look and the click: then it is looked for once more. */
	async click(selector: string, text = ""): Promise<void> {
		const click = async () => this.engine.click(await this.mark(selector, text));
		await click().catch(click);
	}

	async type(selector: string, text: string): Promise<void> {
		await this.engine.type(await this.mark(selector, ""), text);
	}

	async enter(selector: string): Promise<void> {
		await this.engine.enter(await this.mark(selector, ""));
	}
}
