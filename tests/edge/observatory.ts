/**
 * The rules of the MDN HTTP Observatory (algorithm 5; analyzer/tests and grader/charts of its sources), for what a portal
 * can answer. Their own package brings a database client and a web server along. 100 is the grade A+; extra credit counts
 * from 90 on.
 */

export interface Scan {
	headers: Headers;
	html: string;
	/** The answer to plain HTTP. */
	plain: Response;
}

const SIX_MONTHS = 15_552_000;
const BROAD = /^(?:\*|(?:https?|ftp):|https?:\/\/\*(?:\.\*)?)$/;
const PRIVATE_REFERRERS = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

/** Directive to its sources; the first of a name counts. */
export function directivesOf(policy: string): Map<string, string[]> {
	const directives = new Map<string, string[]>();
	for (const directive of policy.split(";")) {
		const [name, ...sources] = directive.trim().split(/\s+/);
		if (name && !directives.has(name)) directives.set(name, sources);
	}
	return directives;
}

/** Points by rule: 0 as expected, negative for a fault, positive for extra credit. */
export function rate({ headers, html, plain }: Scan): Record<string, number> {
	return {
		policy: policy(headers.get("content-security-policy") ?? ""),
		cookies: cookies(headers.getSetCookie()),
		sharing: headers.get("access-control-allow-origin") === null ? 0 : -50,
		redirection: plain.status === 301 && plain.headers.get("location")?.startsWith("https://") ? 0 : -20,
		referrer: PRIVATE_REFERRERS.includes(headers.get("referrer-policy") ?? "") ? 5 : -5,
		transport: transport(headers.get("strict-transport-security") ?? ""),
		integrity: /<script[^>]+src="(?:https?:)?\/\//.test(html) ? -5 : 0,
		types: headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
		framing: directivesOf(headers.get("content-security-policy") ?? "").has("frame-ancestors") ? 5 : -20,
		resources: ["same-origin", "same-site"].includes(headers.get("cross-origin-resource-policy") ?? "") ? 10 : 0,
		opener: headers.get("cross-origin-opener-policy") === "same-origin" ? 10 : 0,
	};
}

export function scoreOf(points: Record<string, number>): number {
	const all = Object.values(points);
	const withoutExtra = 100 + all.filter((one) => one < 0).reduce((sum, one) => sum + one, 0);
	return withoutExtra < 90 ? withoutExtra : 100 + all.reduce((sum, one) => sum + one, 0);
}

function policy(text: string): number {
	const directives = directivesOf(text);
	const of = (name: string) => directives.get(name) ?? directives.get("default-src") ?? ["*"];
	const hashed = of("script-src").some((source) => /^'(?:nonce|sha\d{3})-/.test(source));
	const strict = of("script-src").includes("'strict-dynamic'");
	const scripts = strict && hashed ? of("script-src").filter((source) => !BROAD.test(source)) : of("script-src");
	const active = [...directives].flatMap(([name, sources]) => (/^(?:img|media)-src$/.test(name) ? [] : sources));
	const isUnsafe = (source: string) => BROAD.test(source) || source === "'unsafe-inline'" || source === "data:";
	if (text === "") return -25;
	if (strict && !hashed) return -25;
	if (scripts.some(isUnsafe) || of("object-src").some((source) => BROAD.test(source))) return -20;
	if (active.some((source) => /^(?:http|ftp):/.test(source))) return -20;
	if ([...scripts, ...of("style-src")].includes("'unsafe-eval'")) return -10;
	if ([...of("img-src"), ...of("media-src")].some((source) => source.startsWith("http:"))) return -10;
	if (of("style-src").some(isUnsafe)) return 0;
	return directives.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function cookies(set: readonly string[]): number {
	if (set.length === 0) return 0;
	if (set.some((cookie) => /^[^=]*(?:login|sess)/i.test(cookie) && !/; *HttpOnly/i.test(cookie))) return -30;
	if (!set.every((cookie) => /; *Secure/i.test(cookie))) return -20;
	return set.every((cookie) => /; *SameSite=(?:Lax|Strict)/i.test(cookie)) ? 5 : 0;
}

function transport(text: string): number {
	const seconds = Number(/max-age=(\d+)/.exec(text)?.[1] ?? -1);
	if (seconds < 0) return -20;
	return seconds >= SIX_MONTHS ? 0 : -10;
}
