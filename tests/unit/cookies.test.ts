import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LASTING_KEYS, VISIT_KEYS } from "../../client/browser/storage/keys.ts";
import { CONSENT_CATEGORIES } from "../../shared/consent.ts";
import { COOKIES, type Cookie, TAG_MANAGER_COOKIES } from "../../shared/cookies.ts";
import { inWords } from "./in-words.ts";

/** The rows of docs/privacy.md about what stands in the browser: names, kind, life and consent. */
const rows = [
	...readFileSync("docs/privacy.md", "utf8").matchAll(/^\| (`.+?) \| (\w+) \|.+\| (.+?) \| (.+?) \|$/gm),
].map(([, names = "", kind = "", life = "", consent = ""]) => ({
	names: [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
	kind,
	life,
	consent,
}));
const cookies = rows.filter(({ kind }) => kind === "cookie");

const lifeOf = ({ maxAge, sealedFor }: Cookie): string => {
	if (maxAge !== null) return inWords(1000 * maxAge);
	return sealedFor === undefined ? "visit" : `visit; at most ${inWords(1000 * sealedFor)}`;
};

test("the privacy table lists exactly the portal's cookies with their lifetimes", () => {
	const told = cookies.filter(({ consent }) => consent === "not needed");
	expect(told.map(({ names }) => names.join()).sort()).toEqual(
		Object.values(COOKIES)
			.map(({ name }) => name)
			.sort(),
	);
	for (const cookie of Object.values(COOKIES)) {
		const row = told.find(({ names }) => names.includes(cookie.name));
		// The session's end is configuration, which the document names behind "visit".
		const life = cookie === COOKIES.session ? row?.life.split(";")[0] : row?.life;
		expect(life, cookie.name).toBe(lifeOf(cookie));
	}
});

test("the privacy table lists the tag manager's cookies under their consent", () => {
	for (const category of CONSENT_CATEGORIES) {
		const told = cookies.filter(({ consent }) => consent === category).flatMap(({ names }) => names);
		expect(told, category).toEqual(TAG_MANAGER_COOKIES[category]);
	}
});

test("the privacy table lists the key that the tag manager keeps in localStorage", () => {
	const told = rows.filter(({ kind, consent }) => kind === "localStorage" && consent !== "not needed");
	expect(told).toMatchObject([{ names: ["_gcl_ls"], consent: "marketing" }]);
});

test("the privacy table lists exactly the keys of browser storage", () => {
	const told = (storage: string) =>
		rows.filter(({ kind, consent }) => kind === storage && consent === "not needed").flatMap(({ names }) => names);
	expect(told("sessionStorage").sort()).toEqual([...VISIT_KEYS].sort());
	expect(told("localStorage").sort()).toEqual([...LASTING_KEYS].sort());
});
