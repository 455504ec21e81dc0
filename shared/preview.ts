import type { AccessLevel } from "./access.ts";
import type { Section } from "./sections.ts";

export const PREVIEW_PATH = "/preview";

/** Compared with the published item: never published, changed, or identical. */
export const DRAFT_STATES = ["draft", "changed", "published"] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

export const PREVIEW_VERSIONS = ["draft", "published"] as const;
export type PreviewVersion = (typeof PREVIEW_VERSIONS)[number];

export const PREVIEW_LEVELS = ["none", "limited", "full"] as const satisfies readonly AccessLevel[];

export interface ReviewFacts {
	section: Section;
	documentId: string;
	/** The newest valid link for the previewed level; null: none, or not loaded. `until` is ISO 8601. */
	link: { address: string; until: string } | null;
}

export interface PreviewFacts {
	by: "editor" | "reviewer";
	until: string | null;
	version: PreviewVersion;
	/** null: no item, or the backend sends no state. */
	item: {
		state: DraftState;
		approvalCode: string | null;
		embargoUntil: string | null;
		review: ReviewFacts | null;
	} | null;
	/** The CMS's origin, which may frame the page and notifies it of changes. */
	cms: string | null;
}
