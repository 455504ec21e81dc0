import * as z from "zod/mini";
import { SLUG_MAX_LENGTH } from "../../shared/constants.ts";
import { isSection, type Section } from "../../shared/sections.ts";
import { notFound } from "../errors.ts";

const slugRule = z.string().check(z.maxLength(SLUG_MAX_LENGTH), z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._~-]*$/u));

/**
 * Section and slug from a route's parameters. [2.26]
 * @throws PageError 404 for a slug that no item can have, before the backend is asked
 */
export function itemOf(params: Record<string, string>): { section: Section; slug: string } {
	const { section = "", slug } = params;
	const parsed = slugRule.safeParse(slug);
	if (!isSection(section) || !parsed.success) throw notFound();
	return { section, slug: parsed.data };
}
