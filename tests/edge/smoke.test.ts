import { expect, test } from "vitest";
import { COUNTRY_CODES } from "../../shared/countries.ts";
import { faultsOf } from "../tools/release/smoke.ts";
import { IN_ALL, sharedPortal } from "./own-portal.ts";

/** The smoke test of a release, against the portal as it is and as it must not be. */

const portal = sharedPortal({ before: "healed" });

const send = ({ host, pathname, search }: URL) => portal.get(host + pathname + search);
const ofHost = (host: string, change: (answer: Response, path: string) => Response = (answer) => answer) =>
	faultsOf(`http://${host}`, async (url) => change(await send(url), url.pathname));

for (const code of COUNTRY_CODES) {
	test(
		`${code}: the host is healthy, and at least twenty of its pages are checked`,
		code === "ie" ? {} : IN_ALL,
		async () => {
			const { asked, faults } = await ofHost(`${code}.localhost`);
			expect(faults).toEqual([]);
			expect(asked).toBeGreaterThanOrEqual(20);
		},
	);
}

const unlessMedium = (path: string) => /\/media\/file$/.test(path);

test.each<[string, (answer: Response, path: string) => Response, RegExp]>([
	[
		"an open gate",
		(answer, path) => (unlessMedium(path) ? new Response("%PDF") : answer),
		/for professionals alone answers 200/,
	],
	["no answer", () => Response.error(), /ops\/health: answers 0/],
	[
		"a host that is down",
		() => {
			throw new Error("ECONNREFUSED");
		},
		/\/: no answer \(ECONNREFUSED\)/,
	],
	[
		"an error page",
		(answer, path) => (path.endsWith("/news") ? new Response("<h1>", { status: 500 }) : answer),
		/\/news: answers 500/,
	],
	[
		"a page of another system",
		() => new Response("<h1>Welcome to nginx</h1>"),
		/has no strict Content-Security-Policy/,
	],
	[
		"a weak policy",
		(answer) => {
			const policy = "script-src 'self' 'unsafe-inline'";
			return new Response(answer.body, {
				status: answer.status,
				headers: [...answer.headers, ["content-security-policy", policy]],
			});
		},
		/has no strict Content-Security-Policy/,
	],
	[
		"a page that the platform has rewritten",
		(answer, path) =>
			path.endsWith("/news") ? new Response('<a class="__cf_email__">[email&#160;protected]</a>') : answer,
		/\/news: was rewritten by the platform/,
	],
	[
		"lists without a gated item",
		(answer, path) => (/^\/en-IE\/[a-z-]+$/.test(path) ? new Response('<html lang="en"><h1></h1></html>') : answer),
		/the gate was not tried/,
	],
])("%s is told", async (_, change, fault) => {
	const { faults } = await ofHost("ie.localhost", change);
	expect(faults.join("\n")).toMatch(fault);
});
