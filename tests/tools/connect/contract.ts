import { parseArgs } from "node:util";
import { LOCALES, type LocaleCode } from "../../../shared/locales.ts";
import { callerOf, type Step, type Target } from "./caller.ts";
import { CALLS, type When } from "./calls.ts";
import { secretHeaders, secretsIn } from "./connection.ts";
import { checkContent, type Others, otherThan } from "./content.ts";
import { type FaultKind, REMEDIES } from "./faults.ts";
import { type ContentHost, checkMedia } from "./media.ts";
import { checkPreviews } from "./preview.ts";
import { absence } from "./reach.ts";
import { checkCourses, checkExternal, checkSecret, checkWebinars } from "./vendors.ts";
import { type Account, checkWrites } from "./writes.ts";

/**
 * `npm run contract -- URL`: calls a backend as the portal does, and prints what is missing or has another shape
 * (docs/backend.md). Prints neither secrets nor personal data.
 */

const USAGE = `npm run contract -- URL [--locale nl-BE] [--write[=register,import,delete-user]] [--json]

  URL      the backend: LARAVEL_URL, without /api
  --locale one locale instead of all
  --write  also what changes something, as the account of CONTRACT_EMAIL and CONTRACT_PASSWORD; what cannot be taken
           back is tried only where it is named
  --json   one JSON document instead of lines

From the environment: SERVICE_SECRET, CONTENT_URL (else URL's origin), CONTENT_SECRET, SECRET_HEADERS, CONTENT_IS_OPEN, CONTENT_PATHS, MEDIA_HOSTS, BACKEND_DEADLINE_MS.`;

const NAMED: readonly When[] = ["register", "import", "delete-user"];

export interface Options {
	target: Target;
	content: ContentHost;
	locales: readonly LocaleCode[];
	/** null for reads only. */
	account: Account | null;
	named: ReadonlySet<When>;
	isJson: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

class UsageError extends Error {}

const isWhen = (name: string): name is When => NAMED.some((one) => one === name);

function namedIn(write: string): Set<When> {
	const names = write.split(",").filter(Boolean);
	if (!names.every(isWhen)) throw new UsageError(`--write names ${NAMED.join(", ")}, and nothing else.`);
	return new Set(names);
}

function listIn(env: Environment, name: string, otherwise: string[]): string[] {
	if (!env[name]) return otherwise;
	const found = secretsIn(env[name]);
	if (!env[name].startsWith("[") || found.length === 0) throw new UsageError(`${name} is no JSON list.`);
	return found;
}

const secretOf = (value: string | undefined, header: string) => {
	const [first] = secretsIn(value ?? "");
	return first ? { header, value: first } : undefined;
};

function headersIn(env: Environment) {
	try {
		return secretHeaders(env.SECRET_HEADERS);
	} catch {
		throw new UsageError('SECRET_HEADERS is a JSON object such as {"service":"X-Service-Secret"}.');
	}
}

function accountIn(env: Environment): Account {
	const { CONTRACT_EMAIL: email, CONTRACT_PASSWORD: password } = env;
	if (!email || !password) throw new UsageError("--write needs a test account: CONTRACT_EMAIL and CONTRACT_PASSWORD.");
	return { email, password };
}

/** @throws UsageError */
export function optionsIn(args: string[], env: Environment): Options {
	// --write takes its names only after "=", because the next argument may be the URL.
	const { values, positionals } = parseArgs({
		args: args.map((arg) => (arg === "--write" ? "--write=" : arg)),
		options: { locale: { type: "string" }, write: { type: "string" }, json: { type: "boolean" } },
		allowPositionals: true,
	});
	const [given = "", ...rest] = positionals;
	const url = URL.parse(given);
	if (!url || !/^https?:$/.test(url.protocol) || rest.length > 0) throw new UsageError("One URL is needed.");
	if (url.username || url.password) throw new UsageError("The URL holds a user name or a password: take them out.");
	const locales = LOCALES.map(({ code }) => code).filter(
		(code) => values.locale === undefined || code === values.locale,
	);
	if (locales.length === 0) throw new UsageError(`--locale is one of ${LOCALES.map(({ code }) => code).join(", ")}.`);
	const headers = headersIn(env);
	const secret = secretOf(env.SERVICE_SECRET, headers.service);
	if (!secret) throw new UsageError("SERVICE_SECRET is missing in the environment.");
	return {
		target: { url: given.replace(/\/+$/, ""), secret, deadlineMs: Number(env.BACKEND_DEADLINE_MS) || 5000 },
		content: {
			origin: new URL(env.CONTENT_URL || url).origin,
			secret: secretOf(env.CONTENT_SECRET, headers.content),
			isOpen: env.CONTENT_IS_OPEN === "yes",
			folders: listIn(env, "CONTENT_PATHS", ["/uploads/"]),
			otherHosts: listIn(env, "MEDIA_HOSTS", []),
		},
		locales,
		account: values.write === undefined ? null : accountIn(env),
		named: namedIn(values.write ?? ""),
		isJson: values.json ?? false,
	};
}

/** Calls of the table that were not made, and the option that makes them. */
function untriedOf(kinds: ReadonlySet<string>): string[] {
	return Object.entries(CALLS).flatMap(([pattern, methods]) =>
		Object.entries(methods).flatMap(([method, { when }]) => {
			if (kinds.has(`${method} ${pattern}`)) return [];
			const how =
				when === "read" ? "nothing was found that leads there" : `--write${when === "write" ? "" : `=${when}`}`;
			return [`  ${method} ${pattern} (${how})`];
		}),
	);
}

const kindsOf = (faults: Step["faults"]): FaultKind[] => [...new Set(faults.map(({ kind }) => kind))];

export const linesOf = ({ call, ms, faults, notes }: Step): string[] => [
	`${faults.length > 0 ? "✘" : "✓"} ${call}  ${ms} ms`,
	...kindsOf(faults).flatMap((kind) => [
		...faults.filter((one) => one.kind === kind).map(({ what }) => `    ✘ ${what}`),
		`      → ${REMEDIES[kind]}`,
	]),
	...notes.map((note) => `    · ${note}`),
];

export interface Result {
	steps: readonly Step[];
	untried: readonly string[];
	broken: number;
}

/** Calls everything. `print` gets each line as soon as it is complete. */
export async function checkContract(options: Options, print: (line: string) => void): Promise<Result> {
	// A step is complete when the next one begins.
	let last: Step | undefined;
	const tell = () => {
		if (last) for (const line of linesOf(last)) print(line);
		last = undefined;
	};
	const caller = callerOf(options.target, (step) => {
		tell();
		last = step;
	});
	const [first] = options.locales;
	const others: Others = first && options.locales.length === 1 ? await otherThan(caller, first) : new Map();
	if (first) await checkSecret(caller, first);
	for (const locale of options.locales) {
		const items = await checkContent(caller, locale, others);
		const courses = await checkCourses(caller, locale);
		await checkWebinars(caller, locale, items);
		await checkExternal(caller, locale);
		await checkPreviews(caller, locale, items);
		await checkMedia(caller, options.content, items);
		if (locale === first && options.account) {
			await checkWrites(caller, options.account, { locale, items, courses }, options.named);
		}
	}
	tell();
	const broken = caller.steps.filter(({ faults }) => faults.length > 0).length;
	return { steps: caller.steps, untried: untriedOf(caller.kinds), broken };
}

function summary({ steps, untried, broken }: Result): string {
	const noted = steps.filter(({ notes }) => notes.length > 0).length;
	const slowest = steps.reduce((most, { ms }) => Math.max(most, ms), 0);
	return [
		"",
		`${steps.length} calls, the slowest ${slowest} ms; ${noted} with a note`,
		...(untried.length > 0 ? ["Not tried:", ...untried] : []),
		broken === 0 ? "The contract holds." : `${broken === 1 ? "1 call breaks" : `${broken} calls break`} the contract.`,
	].join("\n");
}

/** For a pipeline: what the lines say, with each fault's kind and remedy. */
export const documentOf = ({ steps, untried, broken }: Result): string =>
	JSON.stringify(
		{
			holds: broken === 0,
			broken,
			calls: steps.map((step) => ({
				...step,
				faults: step.faults.map((fault) => ({ ...fault, remedy: REMEDIES[fault.kind] })),
			})),
			untried: untried.map((call) => call.trim()),
		},
		null,
		"\t",
	);

async function run(): Promise<number> {
	try {
		const options = optionsIn(process.argv.slice(2), process.env);
		const absent = await absence(options.target);
		if (absent !== undefined) {
			console.log(options.isJson ? JSON.stringify({ holds: false, absent }) : absent);
			return 1;
		}
		const result = await checkContract(options, options.isJson ? () => undefined : console.log);
		console.log(options.isJson ? documentOf(result) : summary(result));
		return result.broken === 0 ? 0 : 1;
	} catch (error) {
		if (!(error instanceof UsageError) && !(error instanceof TypeError && "code" in error)) throw error;
		console.error(`${error.message}\n\n${USAGE}`);
		return 2;
	}
}

if (import.meta.main) process.exitCode = await run();
