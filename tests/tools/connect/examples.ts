import * as z from "zod";
import { registration } from "./writes.ts";

/** Answers of the embedded backend as examples of docs/backend.md: short, and the same on every day. */

type Ask = (path: string, init: { method: string; token?: string; body?: object }) => Promise<unknown>;

interface Example {
	call: `${"GET" | "POST"} /${string}`;
	body?: object;
	/** What is shown of the answer. */
	at?: readonly (string | number)[];
	only?: readonly string[];
	without?: readonly string[];
}

const PERSON = { email: "ie@helvora.example" };
const LOGIN = { ...PERSON, password: "demo-1234", owaLanguage: "en_IE" };
const USER = ":user";
const ITEM = "/strapi/en-IE/item";
const CHECKLIST = `${ITEM}/materials/checklist-for-the-heart-failure-review/none` as const;
/** Shown where they are the subject. */
const HIDDEN = ["formats", "image"];
const OF_CARDS = [...HIDDEN, "content", "slugs", "domains", "patient_populations", "updated_at"];

/** By the shapes' names. `:user` is the person who has signed in. */
const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
	Item: [
		{ call: `GET ${CHECKLIST}`, without: HIDDEN },
		{ call: `GET ${ITEM}/podcasts/the-breathless-patient-heart-or-lung/none`, only: ["audio", "transcript"] },
		{ call: `GET ${ITEM}/webcasts/reading-spirometry-in-three-minutes/none`, only: ["video", "captions"] },
		{ call: `GET ${ITEM}/webinars/copd-evening-in-dublin-and-online/none`, only: ["webinar"] },
	],
	Image: [{ call: "GET /strapi/en-IE/news?_limit=1", at: [0, "image"] }],
	Taxonomy: [{ call: "GET /strapi/en-IE/domains", at: [0] }],
	CategoryName: [{ call: "GET /strapi/en-IE/category-name/11" }],
	Search: [{ call: "GET /strapi/en-IE/search?term=heart+failure+guideline", without: OF_CARDS }],
	Single: [{ call: "GET /strapi/en-IE/single/about", at: [0] }],
	Footer: [{ call: "GET /strapi/en-IE/single/footer", at: [0], without: HIDDEN }],
	Course: [{ call: "GET /talentLMS/course/101", without: ["users"] }],
	Webinar: [{ call: "GET /webinargeek/wg-web-ra-early-en-IE", only: ["status", "watch_url", "full"] }],
	Registration: [
		{
			call: "POST /webinargeek/register",
			body: { webinar_id: "wg-web-diabetes-kidney-en-IE", ...PERSON, firstname: "A", lastname: "B", locale: "en-IE" },
		},
	],
	OwnRegistration: [{ call: "POST /webinargeek/registrations", body: PERSON, at: [0] }],
	Meeting: [
		{
			call: "POST /offline-form",
			body: {
				slug: "copd-evening-in-dublin-and-online",
				...PERSON,
				firstname: "A",
				lastname: "B",
				profession: "general_practitioner",
				phone: "",
				remarks: "",
				attending: true,
			},
		},
	],
	Learner: [
		{
			call: `GET /talentLMS/user/${USER}`,
			only: ["courses"],
			without: ["name", "enrolled_on", "completed_on", "total_time"],
		},
	],
	Enrolled: [{ call: `GET /talentLMS/user/${USER}/enrolled/101` }],
	Progress: [{ call: `GET /talentLMS/course/101/user/${USER}` }],
	User: [{ call: "GET /user", at: ["data"] }],
	Login: [{ call: "POST /login", body: LOGIN, without: ["owa", "attributes", "consents"] }],
	Register: [{ call: "POST /register", body: registration("example@helvora.example", "en-IE") }],
	ForgotPassword: [{ call: "POST /forgotpassword", body: { ...PERSON, owaLanguage: "en_IE" } }],
	ExternalUser: [{ call: "GET /hca/nl/user/hca-anna" }],
	Error: [
		{
			call: `GET ${ITEM}/materials/cardovex-titration-scheme/none`,
			without: [...OF_CARDS, "substances", "tracking_products", "tracking_key_messages", "sources", "reviewed_at"],
		},
	],
};

const LONGEST = 56;
const TIME = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** The times of a text become hours of one day, in their order. */
function onOneDay(text: string): string {
	const times = [...new Set(text.match(TIME))].sort();
	return text.replace(TIME, (time) => `2026-11-02T${String(9 + times.indexOf(time)).padStart(2, "0")}:00:00.000Z`);
}

/** Nothing that differs between two backends: addresses, tokens, numbers that they choose. */
const steady = (json: string): string =>
	onOneDay(json)
		.replace(/http:\/\/backend\.localhost(?::\d+)?/g, "https://backend.example")
		.replace(/(?<=[/"=])[\w-]{32,}(?=[/"])/g, (word) => (/[A-Z]|^[\da-f]+$/.test(word) ? "..." : word))
		.replace(/\bWIEM\d{8}/g, "WIEM00012348");

/** Cuts prose, takes the first entry of each list, and leaves out empty values. */
function short(value: unknown, without: readonly string[]): unknown {
	if (typeof value === "string") {
		const isProse = value.length > LONGEST && value.includes(" ");
		return isProse ? `${value.slice(0, LONGEST - 1).trimEnd()}…` : value;
	}
	if (Array.isArray(value)) return value.slice(0, 1).map((one: unknown) => short(one, without));
	if (typeof value !== "object" || value === null) return value;
	const isEmpty = (one: unknown) => one === null || one === "" || (Array.isArray(one) && one.length === 0);
	const fields = Object.entries(value).filter(([name, one]) => !without.includes(name) && !isEmpty(one));
	return Object.fromEntries(fields.map(([name, one]) => [name, short(one, without)]));
}

const WIDTH = 120;

/** JSON whose small parts stand on one line. */
function printed(value: unknown, indent = ""): string {
	const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, " ");
	if (typeof value !== "object" || value === null || indent.length + line.length < WIDTH - 20) return line;
	const inner = `${indent}  `;
	const lines = Array.isArray(value)
		? value.map((one: unknown) => inner + printed(one, inner))
		: Object.entries(value).map(([name, one]) => `${inner}${JSON.stringify(name)}: ${printed(one, inner)}`);
	const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
	return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
}

const record = z.record(z.string(), z.unknown());
const part = (value: unknown, name: string | number): unknown =>
	Array.isArray(value) ? value[Number(name)] : record.parse(value)[name];

function shown(answer: unknown, { at = [], only, without = [] }: Example): string {
	const found = at.reduce<unknown>(part, answer);
	const chosen = only ? Object.fromEntries(only.map((name) => [name, record.parse(found)[name]])) : found;
	const steadied: unknown = JSON.parse(steady(JSON.stringify(short(chosen, without))));
	return printed(steadied);
}

const session = z.object({ token: z.string(), data: z.object({ user: z.object({ id: z.number() }) }) });

/** The examples of each shape, by its name. */
export async function examplesOf(ask: Ask): Promise<Map<string, string[]>> {
	const { token, data } = session.parse(await ask("/login", { method: "POST", body: LOGIN }));
	const examples = new Map<string, string[]>();
	for (const [name, list] of Object.entries(EXAMPLES)) {
		const texts: string[] = [];
		for (const example of list) {
			const [method = "", path = ""] = example.call.replace(USER, String(data.user.id)).split(" ");
			const { body } = example;
			texts.push(shown(await ask(path, { method, token, ...(body ? { body } : {}) }), example));
		}
		examples.set(name, texts);
	}
	return examples;
}

/** Calls of an embedded backend in development. */
export const askingAt =
	(origin: string): Ask =>
	async (path, { method, token, body }) => {
		const answer = await fetch(`${origin}/api${path}`, {
			method,
			headers: {
				"X-Service-Secret": "development-service-secret",
				"Accept-Language": "en-IE",
				"Content-Type": "application/json",
				...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
			},
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
		return answer.json();
	};
