import * as z from "zod/mini";
import type { WireFooter, WireSingle } from "../../shared/contracts/single.ts";
import { type Footer, footer, type Shell, type Single, single } from "../../shared/models.ts";
import { SECTIONS } from "../../shared/sections.ts";
import * as backend from "../backend/content.ts";
import { notFound } from "../errors.ts";
import type { Site } from "../site/site.ts";
import { cached } from "./cached.ts";
import { keys } from "./keys.ts";
import { forEverybody, toPicture } from "./pictures.ts";
import { policies } from "./policies.ts";
import { sanitise } from "./sanitise.ts";

/** The content of header and footer ("shell"), and of pages that are one text of the CMS ("single"). */

const EMPTY_FOOTER: Footer = { menu: [], legalMention: "", banner: null, promotion: null };

/** Schemas are made once: making one costs more than a read. */
const activeSections = z.array(z.enum(SECTIONS));
const foundSingle = z.nullable(single);

/** Never fails: without an answer the footer is empty, and the navigation shows all six sections. */
export async function readShell(site: Site): Promise<Shell> {
	const { locale } = site;
	const policy = policies.content;
	const [footerRead, active] = await Promise.all([
		cached({
			key: keys.footer(locale),
			policy,
			schema: footer,
			load: async () => toFooter(await backend.fetchFooter(site)),
		}).catch(() => EMPTY_FOOTER),
		cached({
			key: keys.activeCollections(locale),
			policy,
			schema: activeSections,
			load: () => backend.fetchActiveCollections(site),
		}).catch(() => SECTIONS),
	]);
	return { footer: footerRead, sections: SECTIONS.filter((section) => active.includes(section)) };
}

/** Banner and promotion each only if is_visible. [1.15] */
async function toFooter(wire: WireFooter | null): Promise<Footer> {
	if (!wire) return EMPTY_FOOTER;
	const { banner, promotional_content: promotion } = wire;
	return {
		menu: wire.menu,
		legalMention: wire.legal_mention ?? "",
		banner: banner?.is_visible ? { title: banner.title, cta: banner.cta } : null,
		promotion: promotion?.is_visible
			? { image: await toPicture(promotion.image), title: promotion.title, url: promotion.url, cta: promotion.cta }
			: null,
	};
}

/** @throws PageError 404 when the CMS has no such page */
export async function readSingle(site: Site, name: string): Promise<Single> {
	const found = await cached({
		key: keys.single(site.locale, name),
		policy: policies.content,
		schema: foundSingle,
		load: async () => toSingle(await backend.fetchSingle(site, name)),
	});
	if (!found) throw notFound();
	return found;
}

const toSingle = async (wire: WireSingle | null): Promise<Single | null> =>
	wire && {
		title: wire.title,
		intro: wire.intro ?? "",
		content: await sanitise(wire.content, forEverybody),
		image: await toPicture(wire.image),
		updatedAt: wire.updated_at,
	};
