import * as z from "zod/mini";
import { registerForm } from "../../../shared/accounts/forms.ts";
import { owaLanguage, registerPayload } from "../../../shared/accounts/payload.ts";
import type { WireItem } from "../../../shared/contracts/item.ts";
import { wireEnrolled } from "../../../shared/contracts/learning.ts";
import { type WireUser, wireLogin } from "../../../shared/contracts/user.ts";
import { country } from "../../../shared/countries.ts";
import { meetingPayload } from "../../../shared/learning/forms.ts";
import { LOCALES, type LocaleCode, localeOf } from "../../../shared/locales.ts";
import type { Answer, Caller } from "./caller.ts";
import type { When } from "./calls.ts";
import { NOTHING } from "./content.ts";
import { faulty } from "./faults.ts";

/** Writes, and reads of one person's data, with a test account. */

export interface Account {
	email: string;
	password: string;
}

/** Targets that the reads have found. */
export interface Found {
	locale: LocaleCode;
	items: readonly WireItem[];
	courses: readonly string[];
}

const ERRORS = z.object({ errors: z.record(z.string(), z.unknown()) });

function checkErrors(answer: Answer, names: readonly string[]): void {
	if (answer.status !== 422) return;
	const { errors } = z.safeParse(ERRORS, answer.body).data ?? { errors: {} };
	if (names.some((name) => name in errors)) return;
	answer.step.faults.push(
		...faulty("field", `\`errors\`: expected an object with ${names.join(" or ")}, got another one`),
	);
}

const login = (caller: Caller, { email, password }: Account, locale: LocaleCode, refused?: readonly number[]) =>
	caller.ask("/login", {
		method: "POST",
		locale,
		body: { email, password, owaLanguage: owaLanguage(locale) },
		...(refused ? { refused } : {}),
	});

/** The locale of the user's country, else the one that was read last. */
const localeFor = (user: WireUser, locale: LocaleCode): LocaleCode =>
	LOCALES.find((one) => one.country === user.country && localeOf(locale).country !== user.country)?.code ?? locale;

export function registration(email: string, locale: LocaleCode): object {
	const { country: code } = localeOf(locale);
	const { accounts } = country(code);
	const form = registerForm(code).parse({
		email,
		last_name: "Check",
		first_name: "Contract",
		password: "Contract-1234",
		passwordConfirm: "Contract-1234",
		profession: accounts.professions[0],
		country: code.toUpperCase(),
		phone: "025550199",
		riziv: "10000007999",
		address: "Contract 1",
		zipcode: accounts.fields.zipcode?.example ?? "1000",
		city: "Contract",
		onekeyConsent: true,
		owaConsent: true,
		consent: true,
		newsletter: false,
	});
	return registerPayload(form, locale);
}

async function checkRegister(caller: Caller, { email }: Account, locale: LocaleCode, isNew: boolean): Promise<void> {
	const known = await caller.ask("/register", {
		method: "POST",
		locale,
		body: registration(email, locale),
		refused: [422],
	});
	known.step.call += " of a known address";
	checkErrors(known, ["email", "emailOwa"]);
	if (!isNew) return;
	const fresh = `contract-${Date.now()}@${email.split("@").at(-1)}`;
	await caller.ask("/register", { method: "POST", locale, body: registration(fresh, locale) });
}

async function checkPasswords(caller: Caller, { email }: Account, locale: LocaleCode): Promise<void> {
	const asked = (address: string) => ({ email: address, owaLanguage: owaLanguage(locale) });
	await caller.ask("/forgotpassword", { method: "POST", locale, body: asked(email) });
	const unknown = await caller.ask("/forgotpassword", {
		method: "POST",
		locale,
		body: asked(`${NOTHING}@${email.split("@").at(-1)}`),
		refused: [404],
	});
	unknown.step.call += " of an unknown address";
}

async function checkUser(caller: Caller, token: string, user: WireUser, locale: LocaleCode): Promise<void> {
	await caller.ask("/user", { locale, token });
	const exported = await caller.ask("/user/export", { locale, token, orRefused: [404] });
	if (exported.status === 404)
		exported.step.notes.push("optional, and not there: the page says that it is not possible");
	const { consent, newsletter, owaConsent } = user.consents;
	const code = user.country ?? localeOf(locale).country;
	// Sends the consents unchanged; one that was never answered counts as refused.
	const answers = { owaConsent: owaConsent ?? false, consent: consent ?? false, newsletter: newsletter ?? false };
	const body = { id: user.id, country: code.toUpperCase(), ...answers };
	await caller.ask("/consents", { method: "POST", locale, token, body });
	const without = await caller.ask("/consents", { method: "POST", locale, body, refused: [401] });
	without.step.call += " without a token";
}

async function checkEvents(caller: Caller, person: Person, { locale, items }: Found): Promise<void> {
	const ids = items.flatMap(({ webinar }) => webinar?.webinargeek_id ?? []);
	const [id] = ids;
	if (id !== undefined) {
		const asked = { webinar_id: id, email: person.email };
		await caller.ask("/webinargeek/check-registration", { method: "POST", locale, body: asked });
		const body = { webinar_id: id, ...person, locale };
		await caller.ask("/webinargeek/register", { method: "POST", locale, body, orRefused: [409, 410, 422] });
		const again = await caller.ask("/webinargeek/register", { method: "POST", locale, body, refused: [409, 410, 422] });
		again.step.call += " a second time";
	}
	const own = await caller.ask("/webinargeek/registrations", {
		method: "POST",
		locale,
		body: { email: person.email },
		orRefused: [404, 405, 501],
	});
	if (own.status >= 400) own.step.notes.push("optional, and not there: of webinars to come the portal asks one by one");
	const meeting = items.find(({ webinar }) => webinar?.on_site)?.slug ?? NOTHING;
	const [profession] = country(localeOf(locale).country).accounts.professions;
	const form = meetingPayload(meeting, { ...person, profession, phone: "", remarks: "", attending: false });
	const isKnown = meeting !== NOTHING;
	await caller.ask("/offline-form", { method: "POST", locale, body: form, ...(isKnown ? {} : { orRefused: [422] }) });
	const empty = await caller.ask("/offline-form", {
		method: "POST",
		locale,
		body: { ...form, email: "" },
		refused: [422],
	});
	empty.step.call += " without an address";
	checkErrors(empty, ["email"]);
}

async function checkLearning(caller: Caller, learner: string, { locale, courses }: Found): Promise<void> {
	const at = `/talentLMS/user/${encodeURIComponent(learner)}` as const;
	await caller.ask(at, { locale, orRefused: [404] });
	for (const course of courses) {
		const id = encodeURIComponent(course);
		await caller.ask(`${at}/enrolled/${id}`, { locale });
		const answer = await caller.ask(`${at}/enroll/${id}`, { locale, orRefused: [403] });
		const isIn = z.safeParse(wireEnrolled, answer.body).data?.enrolled;
		await caller.ask(`/talentLMS/course/${id}/user/${encodeURIComponent(learner)}`, {
			locale,
			...(isIn ? {} : { orRefused: [404] }),
		});
		if (isIn) return;
	}
}

interface Person {
	email: string;
	firstname: string;
	lastname: string;
}

const view = (locale: LocaleCode) => ({
	section: "home",
	url: `/${locale}`,
	locale,
	title: "Contract",
	category: null,
	trackingProduct: [],
	trackingMessage: [],
	patientPopulation: [],
	onekeyId: null,
	domain: "contract.example",
});

const queuedView = (locale: LocaleCode) => ({ ...view(locale), id: crypto.randomUUID(), at: new Date().toISOString() });

async function checkImport(caller: Caller, user: WireUser, { email, firstname, lastname }: Person): Promise<void> {
	const { onekeycode, professionalPhone } = user.attributes;
	const body = {
		onekeyId: onekeycode ?? "CONTRACT",
		name: firstname,
		surname: lastname,
		phone: professionalPhone ?? "",
		email,
		speciality: "Doktor",
		emailConsent: "RET",
		smsConsent: "RET",
		kvkk: "RET",
	};
	await caller.ask("/importPortalgrup", { method: "POST", locale: "tr-TR", body });
}

async function checkDeletion(caller: Caller, account: Account, locale: LocaleCode): Promise<void> {
	const { token } = z.safeParse(wireLogin, (await login(caller, account, locale)).body).data ?? {};
	if (token === undefined) return;
	const asked = { method: "DELETE", locale, token } as const;
	const wrong = await caller.ask("/user", { ...asked, body: { password: NOTHING }, refused: [401, 403, 404, 422] });
	wrong.step.call += " with a wrong password";
	const { status } = await caller.ask("/user", { ...asked, body: { password: account.password }, orRefused: [404] });
	if (status >= 200 && status < 300)
		(await login(caller, account, locale, [401])).step.call += " of the deleted account";
}

/** @param named calls that run only by name */
export async function checkWrites(
	caller: Caller,
	account: Account,
	found: Found,
	named: ReadonlySet<When>,
): Promise<void> {
	const wrong = await login(caller, { ...account, password: NOTHING }, found.locale, [401]);
	wrong.step.call += " with a wrong password";
	const { data } = z.safeParse(wireLogin, (await login(caller, account, found.locale)).body);
	if (!data) return;
	const { token } = data;
	const { user } = data.data;
	const locale = localeFor(user, found.locale);
	const { firstname, name } = user.attributes;
	const person = { email: account.email, firstname: firstname || "Contract", lastname: name || "Check" };
	await checkUser(caller, token, user, locale);
	await checkPasswords(caller, account, locale);
	await checkRegister(caller, account, locale, named.has("register"));
	await checkEvents(caller, person, found);
	await checkLearning(caller, user.id, found);
	await caller.ask("/tracking/url", { method: "POST", locale, body: view(locale) });
	await caller.ask("/tracking/batch", {
		method: "POST",
		locale,
		body: { events: [queuedView(locale), queuedView(locale)] },
		orRefused: [404, 405, 501],
	});
	if (named.has("import")) await checkImport(caller, user, person);
	await caller.ask("/logout", { method: "POST", locale, token });
	const after = await caller.ask("/user", { locale, token, refused: [401] });
	after.step.call += " after the logout";
	if (named.has("delete-user")) await checkDeletion(caller, account, locale);
}
