import type { Place } from "../content.ts";
import { codeOf } from "../identity.ts";
import type { Answer } from "../served.ts";
import { form, get, json, type Step } from "../step.ts";
import { signIn } from "./forms.ts";

/** Sign-in at the external identity provider, and by a sister portal through the hub. */

const location = ({ headers }: Answer): URLSearchParams =>
	new URL(headers.find(([name]) => name === "location")?.[1] ?? "", "http://x").searchParams;

/** To the provider and back: a known visitor, one whom the backend does not know, and a wrong answer. */
export function external({ origin, locale, items: [item] }: Place): Step[] {
	const page = (path: string) => `${origin}/${locale}${path}`;
	const back = (to: (asked: URLSearchParams) => string) => (last: Answer) => page(`?${to(location(last))}`);
	const answer = (account: string) => (asked: URLSearchParams) =>
		String(
			new URLSearchParams({
				code: codeOf(asked.get("nonce") ?? "", account),
				state: asked.get("state") ?? "",
			}),
		);
	const visit = (visitor: string, to: (asked: URLSearchParams) => string, fields = {}): Step[] => [
		form(page("/hca/login"), { returnTo: `/${locale}/materials`, ...fields }, { visitor }),
		get(back(to), { visitor }),
		get(page(""), { visitor }),
		get(page("/account"), { visitor }),
		get(page(`/${item?.section}/${item?.slug}`), { visitor }),
		get(page("/e-learnings/102"), { visitor }),
		form(page("/logout"), {}, { visitor }),
		get(page(""), { visitor }),
	];
	return [
		...["", "/login", "/register", "/account", "/consents"].map((path) => get(page(path))),
		form(page("/hca/register"), { verifier: "0f".repeat(28) }, { headers: { Accept: "application/json" } }),
		form(page("/hca/login"), { verifier: "short", again: "1", returnTo: "//evil.example" }),
		form(page("/hca/nonsense"), {}),
		...visit("Anna", answer("hca-anna")),
		...visit("Marc", answer("hca-marc"), { again: "1" }),
		...visit("nobody", answer("hca-nobody")),
		...visit("who refused", (asked) => `error=access_denied&state=${asked.get("state")}`),
		...visit("forged", (asked) => `code=x&state=${asked.get("state")}`),
		...visit("of another state", (asked) =>
			answer("hca-anna")(new URLSearchParams({ nonce: asked.get("nonce") ?? "" })),
		),
		get(page("?code=x&state=y")),
		get(page("?error=x&state=y")),
	];
}

export const HUB = "http://hub.sister.localhost";
export const SISTERS = ["http://one.sister.localhost", "http://two.sister.localhost"] as const;

const codeIn = ({ body }: Answer): string => JSON.stringify({ code: JSON.parse(String(body)).code });

/** Sister to hub, and hub to sister. Also codes that are used twice, late or elsewhere. */
export function handedOver(place: Place): Step[] {
	const [one, two] = SISTERS;
	const { locale } = place;
	const ask = (origin: string, visitor: string, audience: string) =>
		json(`${origin}/session/code`, { audience }, { visitor });
	const redeem = (origin: string, visitor: string): Step => json(`${origin}/session/redeem`, codeIn, { visitor });
	const pages = [one, two, HUB, "http://tr.localhost"].flatMap((origin) =>
		["", "/hub", "/login", "/about"].map((path) => get(`${origin}/${locale}${path}`)),
	);
	return [
		...pages,
		ask(one, "who is nobody", HUB),
		signIn({ ...place, origin: one }, "ie"),
		ask(one, "ie", "http://elsewhere.example"),
		ask(one, "ie", two),
		ask(one, "ie", HUB),
		redeem(HUB, "ie at the hub"),
		get(`${HUB}/${locale}/hub`, { visitor: "ie at the hub" }),
		ask(HUB, "ie at the hub", two),
		redeem(two, "ie at two"),
		get(`${two}/${locale}/account`, { visitor: "ie at two" }),
		ask(one, "ie", HUB),
		redeem(two, "elsewhere"),
		ask(one, "ie", HUB),
		{ ...redeem(HUB, "late"), minute: 2 },
		ask(one, "ie", HUB),
		{ ...redeem(HUB, "limited"), refuse: true },
		signIn({ ...place, origin: HUB }, "ie.new"),
		ask(one, "ie", HUB),
		redeem(HUB, "ie.new"),
		json(`${two}/session/forget`, {}, { visitor: "ie at two" }),
		get(`${two}/${locale}/account`, { visitor: "ie at two" }),
		form(`${one}/${locale}/logout`, {}, { visitor: "ie" }),
		get(`${HUB}/${locale}/hub`, { visitor: "ie at the hub" }),
		ask(HUB, "ie at the hub", two),
	];
}
