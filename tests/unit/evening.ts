import type { Card } from "../../shared/models.ts";

/** An evening's event, online and of the provider. */
export const EVENING: NonNullable<Card["event"]> = {
	...{ startsAt: "2026-07-14T16:00:00Z", endsAt: null, timeZone: "Europe/Dublin" },
	...{ onSite: false, status: null, hasReplay: false },
};
