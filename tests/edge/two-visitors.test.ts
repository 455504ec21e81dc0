import { expect, test } from "vitest";
import { sharedPortal } from "./own-portal.ts";
import { signIn, type Visitor, visitor } from "./visitor.ts";

/** Several visitors of one isolate with one cache do not see each other's data. */

const portal = sharedPortal();

const GATED = "/en-IE/materials/cardovex-titration-scheme";
const PATHS = ["/en-IE", "/en-IE/materials", GATED, "/en-IE/search?term=cardovex", "/en-IE/account", "/en-IE/about"];
const NAMES = { ie: "Niamh", "ie.new": "Ciarán", nobody: "" } as const;

const people = async () =>
	[
		["ie", await signIn(portal, "ie", "ie")],
		["ie.new", await signIn(portal, "ie.new", "ie")],
		["nobody", visitor(portal, "ie.localhost")],
	] as const;

async function sees(name: keyof typeof NAMES, someone: Visitor, path: string): Promise<void> {
	const page = await someone.get(path);
	const html = await page.text();
	for (const [other, firstName] of Object.entries(NAMES)) {
		if (firstName) expect(html.includes(firstName), `${name} at ${path}: ${firstName}`).toBe(other === name);
	}
	expect(page.headers.get("cache-control"), path).toBe(name === "nobody" ? "private, no-cache" : "private, no-store");
	if (path === GATED) expect(html.includes("Potassium below"), `${name} at ${path}`).toBe(name !== "nobody");
	expect(html).toContain(`"accessLevel":"${name === "nobody" ? "none" : "full"}"`);
}

test("[2.39] on a cold and on a warm cache no visitor sees another's name or level, whoever is there at the same time", async () => {
	const all = await people();
	for (let round = 0; round < 3; round++) {
		await Promise.all(PATHS.flatMap((path) => all.map(([name, someone]) => sees(name, someone, path))));
	}
});
