import { expect, test } from "vitest";
import { COUNTRY_CODES } from "../../shared/countries.ts";
import { faultsOf } from "../tools/release/smoke.ts";
import { IN_ALL, sharedPortal } from "./own-portal.ts";

/** The smoke test of a release, against the portal as it is and as it must not be. */

const portal = sharedPortal({ before: "healed" });

const send = ({ host, pathname, search }: URL) => portal.get(host + pathname + search);
const ofHost = (host: string, change: Change = (answer) => answer) =>
	faultsOf(`http://${host}`, async (url) => change(await send(url), url.pathname));

for (const code of COUNTRY_CODES) {
	test(`${code}: the host is healthy, by twenty pages at least`, code === "ie" ? {} : IN_ALL, async () => {
		const { asked, faults } = await ofHost(`${code}.localhost`);
		expect(faults).toEqual([]);
		expect(asked).toBeGreaterThanOrEqual(20);
	});
}

type Change = (answer: Response, path: string) => Response;
/** Another answer where the path is one of these. */
const at =
	(paths: RegExp, body: string, init?: ResponseInit): Change =>
	(answer, path) =>
		paths.test(path) ? new Response(body, init) : answer;

const weakened: Change = ({ body, status, headers }) => {
	const policy = ["content-security-policy", "script-src 'self' 'unsafe-inline'"] as const;
	return new Response(body, { status, headers: [...headers, [...policy]] });
};
const down = () => {
	throw new Error("ECONNREFUSED");
};
const REWRITTEN = '<a class="__cf_email__">[email&#160;protected]</a>';

test.each<[string, Change, RegExp]>([
	["an open gate", at(/\/media\/file$/, "%PDF"), /for professionals alone answers 200/],
	["no answer", () => Response.error(), /ops\/health: answers 0/],
	["a host that is down", down, /\/: no answer \(ECONNREFUSED\)/],
	["an error page", at(/\/news$/, "<h1>", { status: 500 }), /\/news: answers 500/],
	["a page of another system", at(/./, "<h1>Welcome to nginx</h1>"), /has no strict Content-Security-Policy/],
	["a weak policy", weakened, /has no strict Content-Security-Policy/],
	["a page that the platform has rewritten", at(/\/news$/, REWRITTEN), /\/news: was rewritten by the platform/],
	[
		"lists without a gated item",
		at(/^\/en-IE\/[a-z-]+$/, '<html lang="en"><h1></h1></html>'),
		/the gate was not tried/,
	],
])("%s is told", async (_, change, fault) => {
	const { faults } = await ofHost("ie.localhost", change);
	expect(faults.join("\n")).toMatch(fault);
});
