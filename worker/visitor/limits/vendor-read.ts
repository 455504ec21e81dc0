import type { Session } from "../session/session-data.ts";
import type { Site } from "../site.ts";
import { budgetOfSession, countUse } from "./uses.ts";

type Read<T> = (site: Site, session: Session, id: string) => Promise<T>;

/**
 * A personal read of a vendor, counted as a use. A personal link that is missing shows the item's page, which has the link's
 * answer: one request reads an id once.
 * @throws OverBudget
 */
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
