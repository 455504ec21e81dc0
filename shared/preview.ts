import type { AccessLevel } from "./access.ts";
import type { Section } from "./sections.ts";

/** The target of the CMS's preview button. */
export const PREVIEW_PATH = "/preview";

/** Compared with the published item: never published, changed since, or identical. */
export const DRAFT_STATES = ["draft", "changed", "published"] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

/** The two tabs of the CMS. */
export const PREVIEW_VERSIONS = ["draft", "published"] as const;
export type PreviewVersion = (typeof PREVIEW_VERSIONS)[number];

export const PREVIEW_LEVELS = ["none", "limited", "full"] as const satisfies readonly AccessLevel[];

export interface ReviewFacts {
	section: Section;
	documentId: string;
	/** The newest valid link for the previewed level. Null when there is none or it cannot be loaded. `until` is ISO 8601. */
	link: { address: string; until: string } | null;
}

export interface PreviewFacts {
	by: "editor" | "reviewer";
	/** The end of a reviewer's link in ISO 8601, or null for editors. */
	until: string | null;
	version: PreviewVersion;
	/** The item on this page. Null without one, or when the backend sends no state. */
	item: {
		state: DraftState;
		approvalCode: string | null;
		/** ISO 8601, or null without an embargo. */
		embargoUntil: string | null;
		/** Null when this visitor may not create a link for it. */
		review: ReviewFacts | null;
	} | null;
	/** The CMS's origin, which may frame the page and notifies it of changes. Null when not configured. */
	cms: string | null;
}
