import { type APIRequestContext, expect, type Locator, type Page } from "playwright/test";
import { type CountryCode, country } from "../../../shared/countries.ts";
import { origin } from "../portal.ts";
import { test as plain } from "../test.ts";

/** Visitors, forms and faults that the tests of the accounts share. */

export const PHONE = { width: 360, height: 640 } as const;
export const DESKTOP = { width: 1280, height: 800 } as const;

export const GATED = `${origin("ie")}/en-IE/materials/cardovex-titration-scheme`;
export const GATED_TEXT = "Potassium below 5.2 mmol/L";
export const PASSWORD = "demo-1234";
/** The year of the course that demo users completed twelve days ago: in January the record opens on another year. */
export const recordYear = (timeZone?: string): string =>
	new Date(Date.now() - 12 * 24 * 3_600_000).toLocaleDateString("en", { timeZone, year: "numeric" });

/** A demo user's address. */
export const address = (key: string): string => `${key}@helvora.example`;
let newcomers = 0;
/** An address that nobody has yet: the count of this process, whose number no other process of the run has. */
export const freshAddress = (): string => address(`w${plain.info().workerIndex}.newcomer${++newcomers}`);

/** The login form, wherever it stands. */
export async function fillLogin(form: Locator, email: string, password = PASSWORD): Promise<void> {
	await form.locator("[name=email]").fill(email);
	await form.locator("[name=password]").fill(password);
}

/** Sends JSON to an endpoint as the portal's scripts do, with the browser's cookies. */
async function send(page: Page, base: string, path: string, data: object): Promise<void> {
	const answer = await page.request.post(base + path, { headers: { Origin: base }, data });
	expect(answer.status()).toBe(200);
}

/** By the header's button, which a phone has in the account's menu. */
export async function signOut(page: Page): Promise<void> {
	const banner = page.getByRole("banner");
	const menu = banner.locator(".header__own summary");
	if (await menu.isVisible()) await menu.click();
	await banner.getByRole("button", { name: "Sign out" }).click();
	await expect(banner.getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
}

/** Signs in without a form: for tests of what comes after. */
export async function signIn(page: Page, url: string, email: string, password = PASSWORD): Promise<void> {
	await send(page, new URL(url).origin, "/api/api/login", { email, password });
	await page.goto(url);
}

/** Registers a newcomer in Ireland and signs them in: no other test has done anything for this user. */
export async function signInAsNewcomer(page: Page, url: string): Promise<string> {
	const email = freshAddress();
	await send(page, new URL(url).origin, "/api/api/register", {
		email,
		last_name: "Example",
		first_name: "Robin",
		password: PASSWORD,
		passwordConfirm: PASSWORD,
		profession: "P",
		zipcode: "D02 X285",
		country: "IE",
		phone: "015550199",
		consent: "true",
		newsletter: "true",
		owaLanguage: "en_IE",
	});
	await signIn(page, url, email);
	return email;
}

/** The login modal by the header's link. */
export async function openLogin(page: Page, name = "Sign in"): Promise<Locator> {
	await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
	const dialog = page.locator("dialog:modal");
	await expect(dialog.locator("[name=email]").first()).toBeFocused();
	return dialog;
}

/** Fills in every field that the country asks, and ticks the required consents. */
export async function fillRegistration(scope: Locator, code: CountryCode, email: string): Promise<void> {
	const { fields, consents, professions } = country(code).accounts;
	const values: Record<string, string> = {
		first_name: "Robin",
		last_name: "Example",
		phone: "0475 12 34 56",
		email,
		password: "secret-12",
		passwordConfirm: "secret-12",
		riziv: fields.riziv?.label === "gln" ? "7601000000002" : "10003866001",
		address: "Station Road 1",
		zipcode: fields.zipcode?.example ?? "",
		city: "Springfield",
	};
	const optional = ["riziv", "address", "zipcode", "city"];
	for (const [name, value] of Object.entries(values)) {
		const isAsked = !optional.includes(name) || name in fields;
		if (isAsked) await scope.locator(`[name=${name}]`).fill(value);
	}
	const [profession = ""] = professions;
	if (professions.length > 1) await scope.locator("select[name=profession]").selectOption(profession);
	for (const [name, rule] of Object.entries(consents)) {
		if (rule === "required") await scope.locator(`[type=checkbox][name=${name}]`).check();
	}
}

interface Fault {
	path: string;
	/** Only one language's calls: other tests go on beside this one. Files have no language. */
	language?: string;
	/** Only this demo user's calls: others of the language are signed in beside this one. */
	person?: string;
	status?: number;
	body?: unknown;
	headers?: Record<string, string>;
	reset?: boolean;
	delay?: number;
}

/** An address of the embedded backend. */
export const backend = (path: string) => `${origin("backend")}/${path}`;
const FAULTS = backend("__control/faults");

/** Faults of the running test; a process runs one test at a time. */
const broken: Fault[] = [];

export async function breakBackend(request: APIRequestContext, fault: Fault): Promise<void> {
	broken.push(fault);
	expect((await request.post(FAULTS, { data: fault })).ok()).toBe(true);
}
/** Removes the faults of this path, language and person. */
export const healBackend = (request: APIRequestContext, { path, language, person }: Fault) =>
	request.delete(FAULTS, { params: { path, ...(language ? { language } : {}), ...(person ? { person } : {}) } });

/** For tests that break the backend: their faults are removed after each test, also after a failed one. */
export const test = plain.extend<{ healed: undefined }>({
	healed: [
		async ({ request }, use) => {
			await use(undefined);
			for (const fault of broken.splice(0)) await healBackend(request, fault);
		},
		{ auto: true },
	],
});

/** The mails that would have been sent. */
export const outbox = async (request: APIRequestContext): Promise<string> =>
	(await request.get(backend("outbox.json"))).text();
