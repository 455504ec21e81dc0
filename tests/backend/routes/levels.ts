/** What an access level may read of an item. */

export const LEVELS: Record<string, number | undefined> = { none: 0, limited: 1, full: 2 };

/** What nobody below an item's level gets. */
const WITHHELD = ["content", "file", "audio", "transcript", "video", "captions"];

/** What anybody may know of an item: of an on-site meeting the time, not the place. */
export function teaser({ webinar, ...document }: Record<string, unknown>): Record<string, unknown> {
	const shown = Object.fromEntries(Object.entries(document).filter(([name]) => !WITHHELD.includes(name)));
	return typeof webinar === "object" && webinar !== null ? { ...shown, webinar: { ...webinar, on_site: null } } : shown;
}
