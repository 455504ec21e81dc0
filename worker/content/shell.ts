import * as z from "zod/mini";
import type { WireFooter, WireSingle } from "../../shared/contracts/single.ts";
import type { LocaleCode } from "../../shared/countries.ts";
import { footerLink, linkOf } from "../../shared/links.ts";
import { type Footer, footer, type PublicSingle, type Shell, type Single, single } from "../../shared/models.ts";
import { paths, SINGLES_WITH_MEDIA, type SingleWithMedia } from "../../shared/routes.ts";
import { SECTIONS } from "../../shared/sections.ts";
import * as backend from "../backend/content.ts";
import { cached } from "../cache/cached.ts";
import { keys } from "../cache/keys.ts";
import { policies } from "../cache/policies.ts";
import { notFound } from "../runtime/errors.ts";
import { about } from "../runtime/findings/findings.ts";
import { FOOTER, singleAsSubject } from "../runtime/findings/noted.ts";
import type { Site } from "../visitor/site.ts";
import { forEverybody, textMedia, toPicture } from "./pictures/pictures.ts";
import { siteLink } from "./text/links.ts";
import { richText } from "./text/rich-text.ts";

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
		cached(site, {
			key: keys.footer(locale),
			policy,
			schema: footer,
			load: async () => {
				const wire = await backend.fetchFooter(site);
				return about({ ...FOOTER, locale }, () => toFooter(wire, locale));
			},
		}).catch(() => EMPTY_FOOTER),
		cached(site, {
			key: keys.activeCollections(locale),
			policy,
			schema: activeSections,
			load: () => backend.fetchActiveCollections(site),
		}).catch(() => SECTIONS),
	]);
	return { footer: footerRead, sections: SECTIONS.filter((section) => active.includes(section)) };
}

/** Banner and promotion each only if is_visible. [1.15] */
async function toFooter(wire: WireFooter | null, locale: LocaleCode): Promise<Footer> {
	if (!wire) return EMPTY_FOOTER;
	const { banner, promotional_content: promotion } = wire;
	return {
		menu: wire.menu.map(({ label, url }) => ({
			label,
			url: siteLink(url, "footer.menu.url", locale, footerLink),
		})),
		legalMention: wire.legal_mention ?? "",
		banner: banner?.is_visible ? { title: banner.title, cta: banner.cta } : null,
		promotion: promotion?.is_visible
			? {
					image: await toPicture(promotion.image),
					title: promotion.title,
					url: siteLink(promotion.url, "footer.promotional_content.url", locale, linkOf),
					cta: promotion.cta,
				}
			: null,
	};
}

/** Of an entry always the same object: by it a page's shared parts are known again. */
const shown = new WeakMap<Single, PublicSingle>();

/** @throws PageError 404 when the CMS has no such page */
export async function readSingle(site: Site, name: string): Promise<PublicSingle> {
	const whole = await readWhole(site, name);
	const { media: _, ...open } = whole;
	const known = shown.get(whole) ?? open;
	shown.set(whole, known);
	return known;
}

/** With the addresses of its files, and in a preview of its pictures. @throws PageError 404 when the CMS has no such page */
export const readSingleMedia = (site: Site, name: SingleWithMedia): Promise<Single> => readWhole(site, name);

async function readWhole(site: Site, name: string): Promise<Single> {
	const found = await cached(site, {
		key: keys.single(site.locale, name),
		policy: policies.content,
		schema: foundSingle,
		load: async () => {
			const wire = await backend.fetchSingle(site, name);
			if (!wire || site.preview) return wire && toSingle(site, wire, name);
			return about(singleAsSubject(wire, name, site.locale), () => toSingle(site, wire, name));
		},
	});
	if (!found) throw notFound();
	return found;
}

async function toSingle({ locale, preview }: Site, wire: WireSingle, name: string): Promise<Single> {
	const isPreview = backend.seesDrafts(preview);
	const page = SINGLES_WITH_MEDIA.find((one) => one === name);
	const own = textMedia((medium) => paths.singleMedia(locale, page ?? "about", medium));
	// A preview's pictures are the page's own media, as an item's are.
	const pictures = page && isPreview ? own.gated : forEverybody;
	const place = {
		of: "singles",
		field: "content",
		locale,
		pictures,
		file: page ? own.file : null,
	} as const;
	return {
		documentId: wire.documentId,
		title: wire.title,
		intro: wire.intro ?? "",
		content: await richText(wire.content, place),
		image: await toPicture(wire.image, pictures),
		updatedAt: wire.updated_at,
		media: own.media,
		editorial: isPreview && wire.state ? { state: wire.state, approvalCode: wire.approval_code } : null,
	};
}
