import { AsyncLocalStorage } from "node:async_hooks";
import { config } from "../config.ts";
import { objectOf } from "../objects.ts";
import { type Finding, type FindingKind, MOST_FINDINGS, nameOf, type Subject } from "./finding-store.ts";

/** Collects findings in memory. They are sent after a response, with the counts. */

const subjects = new AsyncLocalStorage<Subject>();
let gathered = new Map<string, Finding>();

export interface FindingsObject extends Rpc.DurableObjectBranded {
	addFindings(findings: readonly Finding[]): Promise<void>;
	findings(): Promise<Finding[]>;
	forgetFindings(documentId: string): Promise<void>;
}

const store = () => objectOf<FindingsObject>(config.OPS_STATUS, "content");

export const about = <T>(subject: Subject, work: () => T): T => subjects.run(subject, work);

const MOST_TITLE = 255;
const MOST_DETAIL = 120;

const cut = (text: string | null | undefined, most: number): string | null => text?.slice(0, most) ?? null;

type Place = Pick<Finding, "field"> & { detail?: string | undefined };

/** Does nothing without a subject. */
export function finding(kind: FindingKind, { field, detail }: Place, subject = subjects.getStore()): void {
	if (!subject) return;
	const entry = {
		...subject,
		title: cut(subject.title, MOST_TITLE),
		slug: cut(subject.slug, MOST_TITLE),
		kind,
		field: field.slice(0, MOST_DETAIL),
		detail: subject.isPublic ? cut(detail, MOST_DETAIL) : null,
		at: Date.now(),
	};
	if (gathered.size < MOST_FINDINGS) gathered.set(nameOf(entry), entry);
}

/** @throws the Durable Object's error; the findings are kept for the next flush */
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

export async function allFindings(): Promise<Finding[]> {
	await flushFindings();
	return store().findings();
}

/** Called for a changed entry. Its next read reports the findings that remain. */
export async function forgetFindings(documentId: string): Promise<void> {
	for (const [name, entry] of gathered) if (entry.documentId === documentId) gathered.delete(name);
	await store().forgetFindings(documentId);
}
