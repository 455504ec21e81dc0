import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { parseListQuery } from "../../shared/filters-query.ts";
import type { AppEnv, Site } from "../../worker/visitor/site.ts";

interface Term {
	id: string;
	name: string;
	slug: string | null;
}
const term = (id: number, slug: string | null): Term => ({ id: String(id), name: `Term ${id}`, slug });
const terms: Record<string, Term[]> = {
	"nl-BE": [term(1, "heart"), term(2, null), term(3, null)],
	"fr-BE": [term(11, "heart"), term(12, null), term(13, null)],
};
vi.mock("../../worker/content/lists.ts", () => ({ readTaxonomy: async ({ locale }: Site) => terms[locale] }));
const { queryOf } = await import("../../worker/visitor/params.ts");
const { addressIn, translatingFilters } = await import("../../worker/features/lists/other-locale.ts");

const app = new Hono<AppEnv>();
app.use(async (c, next) => {
	const { pathname: path, search } = new URL(c.req.url);
	// Safe: only what the middleware reads is here.
	c.set("site", { country: "be", locale: "fr-BE", path, search } as Site);
	await next();
});
app.use(translatingFilters((search) => parseListQuery(queryOf(search))));

test("[2.37] a filter without a slug is dropped in the other locale with a notice, and chooses no others without one", async () => {
	const location = async (query: string) =>
		(await app.request(`http://be.localhost/fr-BE/news?${query}&from=nl-BE`)).headers.get("location");
	expect(await location("category=1")).toBe("/fr-BE/news?category=11");
	expect(await location("category=1&category=2")).toBe("/fr-BE/news?category=11&notice=filtersDropped");
	expect(await location("category=2&page=2")).toBe("/fr-BE/news?page=2&notice=filtersDropped");
	expect(await location("category=2")).toBe("/fr-BE/news?notice=filtersDropped");
});

test.each([
	["/nl-BE", "/fr-BE"],
	["/nl-BE/news?page=2", "/fr-BE/news?page=2"],
	["/nl-BE/news?page=2#item-10", "/fr-BE/news?page=2"],
	["/nl-BE?collection=news&category=13", "/fr-BE?collection=news&category=13&from=nl-BE"],
	["/nl-BE/search?term=hart%20falen", "/fr-BE/search?term=hart%20falen"],
	["/nl-BE/about", "/fr-BE/about"],
	["/nl-BE/materials/titratieschema", "/fr-BE/materials"],
	["/nl-BE/webinars/a/register", "/fr-BE/webinars"],
	["/nl-BE/e-learnings/101", "/fr-BE/e-learnings/101"],
])("[2.37] the page %s is %s in the other locale", (address, there) => {
	// Safe: only what is read is here.
	const site = { locale: "nl-BE", origin: "http://be.localhost" } as Site;
	expect(addressIn("fr-BE", address, site)).toBe(there);
});
