import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { sharedPortal } from "./own-portal.ts";
import { signIn, type Visitor, visitor } from "./visitor.ts";

/** The mark "for professionals" on everything that the visitor may not read. */

const portal = sharedPortal();
const LOCALE = "tr-TR";
/** The mark itself: other sentences of a page begin with its words. */
const MARK = new RegExp(`class="card__lock"><svg.*?</svg>${translator(LOCALE)("card.professionals")}<`, "s");
const LIST = `/${LOCALE}/materials`;
const PAGES = {
	home: `/${LOCALE}`,
	list: LIST,
	courses: `/${LOCALE}/e-learnings`,
	search: `/${LOCALE}/search?term=cardovex`,
};

/** An item whose related ones are for professionals. */
async function itemPath(): Promise<string> {
	const html = await (await portal.get(`tr.localhost${LIST}`)).text();
	const path = new RegExp(`href="(${LIST}/[^"]+)"`).exec(html)?.[1];
	expect(path).toBeDefined();
	return `${path}?whole`;
}

async function marked(someone: Pick<Visitor, "get">): Promise<string[]> {
	const shown = await Promise.all(
		Object.entries({ ...PAGES, item: await itemPath() }).map(async ([name, path]) => {
			const answer = await someone.get(path);
			expect(answer.status, path).toBe(200);
			const html = await answer.text();
			return { name, isMarked: MARK.test(html) };
		}),
	);
	return shown.filter(({ isMarked }) => isMarked).map(({ name }) => name);
}

test("full access shows no locks, any other level does, whoever rendered the shared part first", async () => {
	const everywhere = [...Object.keys(PAGES), "item"];
	const anybody = visitor(portal, "tr.localhost");
	const reader = visitor(portal, "tr.localhost");
	await reader.get(`/${LOCALE}/news/any/demo-access`);
	const colleague = await signIn(portal, "tr", "tr");
	const limited = await signIn(portal, "tr.tl1", "tr");
	// Twice, so that each part is shown to everybody after it was made for another level.
	for (const _ of [1, 2]) {
		expect(await marked(colleague), "signed in").toEqual([]);
		expect(await marked(anybody), "anybody").toEqual(everywhere);
		expect(await marked(reader), "by a deep link").toEqual([]);
		expect(await marked(limited), "with limited access").toEqual(everywhere);
	}
});
