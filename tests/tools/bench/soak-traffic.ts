import { setTimeout as pause } from "node:timers/promises";
import type { Portal } from "../../edge/portal.ts";

/** Mixed traffic on all hosts, with an outage of the whole backend in between; for the tests and for `npm run bench -- soak`. */

const PAGES = [
	"ie.localhost/en-IE",
	"ie.localhost/en-IE/news",
	"ie.localhost/en-IE/news/report-from-the-autumn-cardiometabolic-meeting",
	"ie.localhost/en-IE/materials/cardovex-titration-scheme",
	"be.localhost/nl-BE",
	"be.localhost/fr-BE/about",
	"ch.localhost/de-CH/podcasts",
	"tr.localhost/tr-TR",
];
const OWN_PAGES = [
	"ie.localhost/en-IE",
	"ie.localhost/en-IE/materials/cardovex-titration-scheme",
	"ie.localhost/en-IE/account",
];
const CLIENTS = 4;
/** Turns of half a second, together more than a circuit's longest pause. */
const RECOVERY_TRIES = 120;

const FORM = {
	last_name: "Soak",
	first_name: "Ann",
	password: "secret-12",
	passwordConfirm: "secret-12",
	profession: "M",
	zipcode: "D02 X285",
	country: "IE",
	phone: "015550199",
	consent: "true",
};

interface Soaked {
	/** How often each kind of answer came, by names such as `before page 200`. */
	answers: Record<string, number>;
	/** E-mail addresses whose registration was answered as done. */
	registered: string[];
}

/** `hold`: the duration of each part of the run. */
export async function soak(portal: Portal, hold: (part: string) => () => boolean): Promise<Soaked> {
	const answers: Record<string, number> = {};
	const registered: string[] = [];
	let turn = 0;

	const post = (path: string, fields: Record<string, string>) =>
		portal.post(`ie.localhost/en-IE/${path}`, String(new URLSearchParams(fields)), {
			Origin: "http://ie.localhost",
			"Content-Type": "application/x-www-form-urlencoded",
			// A new visitor each time, so that rate limits do not interfere.
			"CF-Connecting-IP": `client-${turn}`,
		});
	const signedIn = await post("login", { email: "ie@helvora.example", password: "demo-1234" });
	const Cookie = signedIn.headers
		.getSetCookie()
		.map((cookie) => cookie.split(";", 1)[0])
		.join("; ");

	// Many visitors, each with searches of their own.
	const search = async (count: number) =>
		(await portal.get(`ie.localhost/en-IE/search?term=heart+${count}`, { "CF-Connecting-IP": `client-${count}` }))
			.status;
	const login = async (count: number) =>
		(await post("login", { email: `nobody-${count}@practice.example`, password: "wrong-secret" })).status;
	async function register(count: number): Promise<number> {
		const email = `soak-${count}@practice.example`;
		const { status } = await post("register", { ...FORM, email });
		if (status === 303) registered.push(email);
		return status;
	}
	const page = async (count: number) => (await portal.get(PAGES[count % PAGES.length] ?? "")).status;
	const own = async (count: number) => (await portal.get(OWN_PAGES[count % OWN_PAGES.length] ?? "", { Cookie })).status;

	const KINDS = [
		["page", page],
		["own page", own],
		["page", page],
		["search", search],
		["page", page],
		["login", login],
		["own page", own],
		["register", register],
	] as const;

	async function run(part: string): Promise<void> {
		const goesOn = hold(part);
		const client = async () => {
			while (goesOn()) {
				turn += 1;
				const [kind, ask] = KINDS[turn % KINDS.length] ?? KINDS[0];
				const name = `${part} ${kind} ${await ask(turn)}`;
				answers[name] = (answers[name] ?? 0) + 1;
			}
		};
		await Promise.all(Array.from({ length: CLIENTS }, client));
	}

	// A typing error: only the index has an answer. The first search has it built.
	const indexed = async () => (await portal.get("ie.localhost/en-IE/search?term=hearrt")).text();
	for (let tries = 0; tries < RECOVERY_TRIES && !(await indexed()).includes('class="hits"'); tries++) await pause(500);
	for (const url of PAGES) await portal.get(url);
	for (const url of OWN_PAGES) await portal.get(url, { Cookie });
	await run("before");
	await portal.fault({ path: "/api/", reset: true });
	await run("outage");
	await portal.heal();
	for (let tries = 0; tries < RECOVERY_TRIES; tries++) {
		turn += 1;
		if ((await search(turn)) === 200 && (await login(turn)) === 401) break;
		await pause(500);
	}
	await run("after");
	return { answers, registered };
}

/** The kinds of answers of a successful run. */
export const EXPECTED = [
	...["before", "after"].flatMap((part) => [
		`${part} login 401`,
		`${part} own page 200`,
		`${part} page 200`,
		`${part} register 303`,
		`${part} search 200`,
	]),
	"outage login 503",
	"outage own page 200",
	"outage page 200",
	"outage register 503",
	"outage search 200",
].sort();

/** E-mail addresses of the users that a run has left in the backend, each with all that a registration writes. */
export async function usersLeft(portal: Portal): Promise<string[]> {
	const { results } = await (await portal.backendStore())
		.prepare(
			`SELECT email FROM users WHERE email LIKE 'soak-%'
			AND EXISTS (SELECT 1 FROM consents WHERE user_id = users.id AND name = 'consent') ORDER BY email`,
		)
		.all<{ email: string }>();
	return results.map(({ email }) => email);
}
