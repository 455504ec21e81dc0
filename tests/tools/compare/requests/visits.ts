import type { Content, Place } from "../content.ts";
import type { Route } from "../routes.ts";
import { form, get, json, type Step, under } from "../step.ts";
import { at, deeplink, registration, signIn } from "./forms.ts";
import { ranged, walk } from "./pages.ts";

/** Visitors with a session or a deep link, on the hosts of their country. */

/** Readers of gated content: all pages of their first locale, and pages of another country. */
export function readers(routes: readonly Route[], content: Content): Step[] {
	const inCountry = (code: string) => content.places.filter(({ country }) => country === code);
	const reading = (visitor: string, code: string): Step[] => {
		const [place] = inCountry(code);
		if (!place) throw new Error(`No content of ${code}`);
		const other = content.places.find(({ country }) => country !== code) ?? place;
		const enter = visitor.startsWith("deep link") ? deeplink(place, visitor) : signIn(place, visitor);
		return [
			enter,
			...walk(routes, place, content, { visitor }),
			...(visitor === "ie" ? ranged(place, content, { visitor }) : []),
			...["", "/news", "/login"].map((path) => get(`${other.origin}/${other.locale}${path}`, { visitor })),
		];
	};
	return [
		...["be", "ch", "tr", "ie"].flatMap((code) => reading(code, code)),
		...reading("tr.tl1", "tr"),
		...reading("deep link", "ch"),
		...reading("deep link in Ireland", "ie"),
	];
}

/** A visitor who registers, signs in, answers consents, reads, exports, signs out and is deleted. */
export function accounts({ places, userIds }: Content): Step[] {
	return places.flatMap((place) => {
		const { origin, locale, country } = place;
		const page = (path: string) => `${origin}/${locale}/${path}`;
		const email = `doctor.${locale.toLowerCase()}@practice.example`;
		const login = { email, password: "secret-12" };
		const asNew = `${country}.new`;
		const [userId] = [String(userIds[at(asNew)])];
		const answers = { consent: "true", newsletter: "true", onekeyConsent: "true", owaConsent: "true" };
		const asked = Object.keys(answers).map((name): [string, string] => ["asked", name]);
		const consents = (path: string, fields: [string, string][]): Step => ({
			...form(page(path), {}),
			body: String(new URLSearchParams([...asked, ["userId", userId], ...fields])),
		});
		const fresh: Step[] = [
			form(page("register"), registration(place, email)),
			form(page("register"), registration(place, email)),
			json(`${origin}/api/api/register`, registration(place, `script.${email}`)),
			json(`${origin}/api/api/register`, { ...registration(place, `tl1.${email}`), country: "XX" }),
			json(`${origin}/api/api/register`, registration(place, `tl1.${email}`)),
			form(page("register"), registration(place, at("owa.known"))),
			form(page("register"), { ...registration(place, `x.${email}`), passwordConfirm: "another" }),
			form(page("forgot-password"), { email }),
			json(`${origin}/api/api/forgotpassword`, { email, owaLanguage: locale.replace("-", "_") }),
			form(page("login"), { email, password: "wrong-12" }),
			form(page("login"), { email: at("level3"), password: "demo-1234" }),
			form(page("login"), { ...login, returnTo: `/${locale}/materials` }),
			get(page("consents")),
			get(page("account")),
			get(page("account/data")),
			get(`${origin}/api/api/user`),
			get(page("")),
			form(page("sign-up-card"), {}),
			form(page("account"), { password: "wrong-12" }),
			form(page("account"), { password: login.password }),
			get(page("account")),
			form(page("login"), login),
		];
		const asking: Step[] = [
			signIn(place, asNew),
			get(page("")),
			get(page("consents")),
			get(page("account")),
			consents("consents", []),
			consents("consents", [...Object.entries(answers), ["returnTo", `/${locale}/news`]]),
			get(page("consents")),
			get(page("account")),
			consents("account", [
				["manage", "1"],
				["consent", "true"],
			]),
			consents("consents", [
				["manage", "1"],
				["newsletter", "true"],
			]),
			consents("consents", [["manage", "1"]]),
			json(`${origin}/api/api/consents`, { userId, consent: true, newsletter: null, onekeyConsent: false }),
			json(`${origin}/api/api/consents`, { userId: "1", ...answers }),
			get(`${origin}/api/api/user`),
			json(`${origin}/api/api/logout`, {}),
			get(page("account")),
			get(`${origin}/api/api/user`),
			form(page("login"), { email: at(asNew), password: "demo-1234", returnTo: "//evil.example" }),
			form(page("logout"), {}),
			get(page("")),
		];
		return [...under({ visitor: `new in ${locale}` }, fresh), ...under({ visitor: `asked in ${locale}` }, asking)];
	});
}

const PERSON = { firstname: "Ann", lastname: "Burke", email: "ann@practice.example", profession: "M" };

/** Webinars, meetings, courses and tracking, signed in and signed out. */
export function learning(places: readonly Place[]): Step[] {
	return places.flatMap((place) => {
		const { origin, locale, country, items } = place;
		const visitors = [country, "tr.tl1", undefined].filter((name) => name !== "tr.tl1" || country === "tr");
		const some = items.filter(({ section }, index) => ["webinars", "e-learnings"].includes(section) || index % 4 === 0);
		const done = some.flatMap(({ section, slug }): Step[] => {
			const item = `${origin}/${locale}/${section}/${slug}`;
			const api = `${origin}/api/api`;
			if (section === "webinars") {
				return [
					form(`${item}/register`, {}),
					form(`${item}/register`, PERSON),
					get(item),
					get(`${item}/join`),
					get(`${item}/watch`),
					get(`${item}/calendar.ics`),
					form(`${item}/attend`, { ...PERSON, attending: "true", remarks: "Glütenfrei" }),
					get(`${item}?notice=meetingYes`),
					form(`${item}/attend`, { ...PERSON, attending: "false", phone: "123" }),
					form(`${item}/attend`, { ...PERSON, attending: "false", phone: "015550199" }),
					json(`${api}/offline-form`, { ...PERSON, slug, attending: "true" }),
					json(`${api}/offline-form`, { slug }),
				];
			}
			if (section === "e-learnings") {
				return [get(item), form(`${item}/enrol`, {}), get(item), get(`${item}/go`), get(`${item}/certificate`)];
			}
			const lists = { category: "c", trackingProduct: ["P"], trackingMessage: [], patientPopulation: ["A", "B"] };
			const view = { kind: "view", section, url: `/${locale}/${section}/${slug}`, locale, title: slug, ...lists };
			const { title: _, ...click } = { ...view, kind: "click", event: "download", eventUrl: `/${locale}/x` };
			const agreed = { headers: { Cookie: "consent=1.2026-11-21.analytics" } };
			return [json(`${api}/tracking/url`, view), json(`${api}/tracking/url`, click, agreed)];
		});
		return visitors.flatMap((name) =>
			name === undefined ? done : [signIn(place, name), ...under({ visitor: name }, done)],
		);
	});
}
