import { expect } from "vitest";
import { type LocaleCode, localeOf } from "../../shared/locales.ts";
import { type Portal, textOf } from "./portal.ts";

/** Host and locale, as the beginning of an address. */
export const siteOf = (locale: LocaleCode) => `${localeOf(locale).country}.localhost/${locale}`;
const SITE = siteOf("en-IE");

const hrefsIn = (html: string, pattern: RegExp): string[] =>
	[...html.matchAll(pattern)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));

export async function searchPageOf(response: Response) {
	const html = await response.text();
	const [main = ""] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
	const [sections = ""] = /<nav class="tabs[\s\S]*?<\/nav>/.exec(main) ?? [];
	return {
		response,
		status: response.status,
		html,
		main,
		text: textOf(main),
		rows: main.split('<article class="hit"').slice(1),
		hits: hrefsIn(main, /class="hit__title"><a href="([^"]+)"/g),
		line: textOf(/data-announce="true">([\s\S]*?)<\/p>/.exec(main)?.[1] ?? ""),
		counts: [...sections.matchAll(/<span class="badge">(\d+)<\/span>/g)].map(([, count]) => Number(count)),
		links: hrefsIn(main, /href="[^"?]*\/search(\?[^"]+)"/g),
		next: hrefsIn(main, /rel="next" href="[^"]*?\?([^"#]*)/g)[0],
	};
}

/** The search page of a portal, and what its search fields offer. */
export function searchOf(portal: Portal) {
	const visit = async (query: string, site = SITE) => searchPageOf(await portal.get(`${site}/search?${query}`));
	const ask = (body: unknown, site = SITE, headers: Record<string, string> = {}) =>
		portal.post(`${site}/search/suggestions`, typeof body === "string" ? body : JSON.stringify(body), {
			Origin: portal.originOf(site.split("/")[0] ?? ""),
			"Sec-Fetch-Site": "same-origin",
			"Content-Type": "application/json",
			...headers,
		});
	/** The pages that are offered for a term, without the last option, which searches for it. */
	async function offered(term: string, site = SITE): Promise<string[]> {
		const answer = await ask({ term }, site);
		expect(answer.status).toBe(200);
		return hrefsIn(await answer.text(), /role="option"[^>]*href="([^"]+)"/g).filter(
			(href) => !href.includes("/search?"),
		);
	}
	return {
		visit,
		ask,
		offered,
		/** All pages of results, one after the other. */
		walk: async (query: string) => {
			const pages = [await visit(query)];
			for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await visit(next));
			return pages;
		},
		/** Has the site's index built by whoever asks first, and waits until it offers something for the term. */
		indexed: (term: string, site = SITE) => expect.poll(() => offered(term, site), { timeout: 30_000 }).not.toEqual([]),
	};
}
