import { AsyncLocalStorage } from "node:async_hooks";
import { config } from "../config.ts";
import { objectOf } from "../objects.ts";
import { type Finding, type FindingKind, MOST_FINDINGS, nameOf, type Subject } from "./finding-store.ts";

/**
 * What the portal had to drop or change of the CMS's content while it read it, noted for the page of the CMS's editors
 * (`/ops/content`). Nobody waits for it: it is gathered in memory, and sent behind an answer with the operations' counts.
 */

const subjects = new AsyncLocalStorage<Subject>();
/** By name, as many as are kept for all isolates. */
let gathered = new Map<string, Finding>();

/** The Durable Object, as it is asked here. */
export interface FindingsObject extends Rpc.DurableObjectBranded {
	addFindings(found: readonly Finding[]): Promise<void>;
	findings(): Promise<Finding[]>;
	forgetFindings(documentId: string): Promise<void>;
}

const store = () => objectOf<FindingsObject>(config.OPS_STATUS, "content");

/** Runs what reads the subject, so that all that is found meanwhile is of it. */
export const about = <T>(subject: Subject, work: () => T): T => subjects.run(subject, work);

interface What {
	/** As the contract names it. */
	field: string;
	/** What the editor looks for there, such as an element's name or a link's address. */
	detail?: string | undefined;
}

const MOST_TITLE = 255;
const MOST_DETAIL = 120;

const cut = (text: string | null | undefined, most: number): string | null => text?.slice(0, most) ?? null;

/** Notes something of the subject; of what nobody reads, as in a test of one text, there is nothing to note. */
export function finding(kind: FindingKind, { field, detail }: What, subject = subjects.getStore()): void {
	if (!subject) return;
	const found = {
		...subject,
		title: cut(subject.title, MOST_TITLE),
		slug: cut(subject.slug, MOST_TITLE),
		kind,
		field: field.slice(0, MOST_DETAIL),
		// Not a word of a text that is for professionals alone.
		detail: subject.isPublic ? cut(detail, MOST_DETAIL) : null,
		at: Date.now(),
	};
	if (gathered.size < MOST_FINDINGS) gathered.set(nameOf(found), found);
}

/** Sends what this isolate has gathered. @throws what the Durable Object throws; the findings are kept for the next time */
export async function flushFindings(): Promise<void> {
	if (gathered.size === 0) return;
	const taken = gathered;
	gathered = new Map();
	try {
		await store().addFindings([...taken.values()]);
	} catch (error) {
		gathered = new Map([...taken, ...gathered]);
		throw error;
	}
}

/** Of all isolates, with what this one has gathered until now; the newest first. */
export async function allFindings(): Promise<Finding[]> {
	await flushFindings();
	return store().findings();
}

/** What was found in the entry before it was published anew, or taken away: it comes again if it is still so. */
export async function forgetFindings(documentId: string): Promise<void> {
	for (const [name, one] of gathered) if (one.documentId === documentId) gathered.delete(name);
	await store().forgetFindings(documentId);
}
