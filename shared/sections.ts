/** The six kinds of content, in the order of the main navigation. */
export const SECTIONS = ["news", "e-learnings", "webinars", "materials", "podcasts", "webcasts"] as const;
export type Section = (typeof SECTIONS)[number];

export const isSection = (value: string): value is Section => (SECTIONS as readonly string[]).includes(value);
