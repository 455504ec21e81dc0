import type { AccessLevel } from "./access.ts";
import type { Section } from "./sections.ts";

/** What the CMS's preview shows, by whom and how: worker/visitor/preview/visit.ts. */

/** Where the CMS's preview button leads, with the secret. */
export const PREVIEW_PATH = "/preview";

/** Of an item beside what is published: not published yet, published and changed since, published as it is. */
export const DRAFT_STATES = ["draft", "changed", "published"] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

/** The two tabs of the CMS. */
export const PREVIEW_VERSIONS = ["draft", "published"] as const;
export type PreviewVersion = (typeof PREVIEW_VERSIONS)[number];

/** The levels that a visitor can have, as which a page may be looked at. */
export const PREVIEW_LEVELS = ["none", "limited", "full"] as const satisfies readonly AccessLevel[];

/** What an item's page says of its link for reviewers. */
export interface ReviewFacts {
	section: Section;
	documentId: string;
	/** The newest that is open, for the level at which the page is looked at; null: none, or it cannot be asked. */
	link: { address: string /** ISO. */; until: string } | null;
}

/** What the bar of a preview says. */
export interface PreviewFacts {
	by: "editor" | "reviewer";
	/** ISO: when a reviewer's link ends; null for editors. */
	until: string | null;
	version: PreviewVersion;
	/** Of the item on this page; null: none, or the backend does not tell. */
	item: {
		state: DraftState;
		approvalCode: string | null;
		/** ISO; null: nothing holds it back. */
		embargoUntil: string | null;
		/** null: nobody may make one of it here. */
		review: ReviewFacts | null;
	} | null;
	/** The CMS's origin, which may frame the page and tells it of changes; null: none is configured. */
	cms: string | null;
}
