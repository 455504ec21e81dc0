import { ITEMS } from "./items.ts";
import { LISTS } from "./lists.ts";
import { PAGES } from "./pages.ts";
import { PREVIEWS } from "./previews.ts";
import type { Case } from "./reading.ts";

/** What reading content promises the rest of the Worker, by the demo's content. Laravel's side and Strapi's answer all of it alike. */
export const CASES: Readonly<Record<string, Case>> = { ...LISTS, ...ITEMS, ...PAGES, ...PREVIEWS };
