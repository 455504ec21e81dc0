import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import type { LocaleCode } from "../../shared/locales.ts";
import { everyPathOf, ROUTE_IDS, routeOf } from "../../shared/routes.ts";
import { at } from "./accounts.ts";
import { sharedPortal } from "./own-portal.ts";
import { htmlFaults } from "./valid-page.ts";
import { signIn, visitor } from "./visitor.ts";

/**
 * The markup of what the other tests of pages do not open: the accounts' pages, errors, and forms that come back. Every other
 * page is checked by the same rules in pages.test.ts, in every locale.
 */

const portal = sharedPortal({ before: "healed" });

/** The one with a place in Ireland. */
const MEETING = "copd-evening-in-dublin-and-online";

type Checked = [page: string, response: Response, status: number];

/** Checks each page for faults. Returns the pages' titles. */
async function check(pages: readonly Checked[]): Promise<string[]> {
	const titles: string[] = [];
	const faults: Record<string, string[]> = {};
	for (const [page, response, status] of pages) {
		const html = await response.text();
		expect(response.status, page).toBe(status);
		const found = await htmlFaults(html);
		if (found.length > 0) faults[page] = found;
		titles.push(/<title>([^<]*)/.exec(html)?.[1] ?? "");
	}
	expect(faults).toEqual({});
	return titles;
}

const standalone = (locale: LocaleCode): string[] =>
	ROUTE_IDS.filter((id) => routeOf(id).shows === "standalone").flatMap((id) => everyPathOf(id, locale));

const WRONG = { email: "a", password: "1", passwordConfirm: "2", phone: "x", profession: "", first_name: "" };

const errorTitle = (locale: LocaleCode) =>
	expect.stringMatching(new RegExp(`^${translator(locale)("forms.errorTitle", { title: "" })}\\S`));

test("account pages, error pages and refused forms are valid HTML", async () => {
	const anybody = visitor(portal, "tr.localhost");
	const pages: Checked[] = [];
	for (const path of standalone("tr-TR")) pages.push([path, await anybody.get(path), 200]);
	await portal.fault({ path: "/api/strapi/tr-TR/search", status: 500 });
	pages.push(
		["404", await anybody.get("/tr-TR/nowhere"), 404],
		["413", await anybody.form("/tr-TR/login", { email: "a".repeat(40_000) }), 413],
		["403", await anybody.form("/tr-TR/login", WRONG, { Origin: "https://elsewhere.example" }), 403],
		["503", await anybody.get("/tr-TR/search?term=qzxqzx"), 503],
	);
	for (const title of await check(pages)) expect(title).not.toEqual(errorTitle("tr-TR"));
	// The title begins with the error.
	const refused: Checked[] = [["search", await anybody.get(`/tr-TR/search?term=${"a".repeat(300)}`), 400]];
	for (const form of ["login", "register", "forgot-password"])
		refused.push([form, await anybody.form(`/tr-TR/${form}`, WRONG), 422]);
	for (const title of await check(refused)) expect(title).toEqual(errorTitle("tr-TR"));
});

test("a signed-in user's pages and refused forms are valid HTML", async () => {
	const someone = await signIn(portal, "ie.new", "ie");
	const profile = "/en-IE/account/profile";
	const own: Checked[] = [];
	const shelved = [
		"/en-IE",
		"/en-IE/podcasts/the-breathless-patient-heart-or-lung",
		"/en-IE/news/new-heart-failure-guideline-five-points-for-general-practice",
	];
	for (const path of [...standalone("en-IE"), ...shelved, `${profile}?notice=consentsSaved`]) {
		own.push([path, await someone.get(`${path}${path.includes("?") ? "&" : "?"}whole`), 200]);
	}
	await check(own);
	await portal.fault({ path: "/api/consents", status: 500, times: 5 });
	const refused: Checked[] = [
		["deletion", await someone.form("/en-IE/account", { username: at("ie.new"), password: "" }), 422],
		["consents", await someone.consentsForm("/en-IE/consents", "manage=1&asked=consent"), 503],
		["meeting", await someone.form(`/en-IE/webinars/${MEETING}/attend`, WRONG), 422],
	];
	for (const title of await check(refused)) expect(title).toEqual(errorTitle("en-IE"));
});

test("the markup of choices, parts and counts is accessible", async () => {
	const anybody = visitor(portal, "ie.localhost");
	const unchosen = await (await anybody.form("/en-IE/register", { ...WRONG, profession: "" })).text();
	expect(unchosen).toMatch(/id="page-profession-error">Choose your profession\./);
	const home = await (await anybody.get("/en-IE")).text();
	for (const [aside] of home.matchAll(/<aside[^>]*>/g)) expect(aside).toMatch(/aria-label/);
	for (const name of ["banner", "promotion"]) expect(home).toContain(`aria-labelledby="${name}-title"><`);
	// Without the backend's total, a list says how many items it shows.
	await portal.fault({ path: "/api/strapi/en-IE/news/count", status: 500, times: 5 });
	// A choice that nothing else asks for, so that no total of it is kept.
	const list = "/en-IE/news?category=11&category=12&category=13&category=15";
	expect(await (await anybody.get(list)).text()).toMatch(/data-announce="true">\d+ items?</);
});
