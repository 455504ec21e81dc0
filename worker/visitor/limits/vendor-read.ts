import type { Session } from "../session/session-data.ts";
import type { Site } from "../site.ts";
import { budgetOfSession, countUse } from "./uses.ts";

type Read<T> = (site: Site, session: Session, id: string) => Promise<T>;

/** A personal read, counted. It is shared within the request: a missing link's page reads the same id. @throws OverBudget */
export function vendorRead<T>(read: Read<T>): (site: Site, session: Session, id?: string) => Promise<T> {
	const last = new WeakMap<Site, { id: string; answer: Promise<T> }>();
	return (site, session, id = "") => {
		const known = last.get(site);
		if (known?.id === id) return known.answer;
		const answer = countUse("vendors", budgetOfSession(session)).then(() => read(site, session, id));
		last.set(site, { id, answer });
		return answer;
	};
}
