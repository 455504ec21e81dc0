import * as z from "zod/mini";
import { translator } from "../../locales/index.ts";
import type { MessageKey } from "../../locales/keys.ts";
import { BRAND } from "../../shared/brand.ts";
import type { WireFooter, WireSingle } from "../../shared/contracts/single.ts";
import type { LocaleCode } from "../../shared/countries.ts";
import { footerLink, linkOf } from "../../shared/links.ts";
import { type Footer, footer, type PublicSingle, type Shell, type Single, single } from "../../shared/models.ts";
import { paths, SINGLES_WITH_MEDIA } from "../../shared/routes.ts";
import { SECTIONS, type Section } from "../../shared/sections.ts";
import * as backend from "../backend/content.ts";
import { cached } from "../cache/cached.ts";
import { keys } from "../cache/keys.ts";
import { policies } from "../cache/policies.ts";
import { notFound } from "../runtime/errors.ts";
import { about } from "../runtime/findings/findings.ts";
import { FOOTER, singleAsSubject } from "../runtime/findings/noted.ts";
import { memoizedBy } from "../runtime/memoized.ts";
import { hasAccounts, OFFERED_SECTIONS } from "../runtime/offer.ts";
import type { Site } from "../visitor/site.ts";
import { publicRoute, textMedia, toPicture } from "./pictures/pictures.ts";
import { siteLink } from "./text/links.ts";
import { plainField } from "./text/plain-field.ts";
import { richText } from "./text/rich-text.ts";

/** The shell (content of header and footer) and singles (pages with one text of the CMS). */

const EMPTY_FOOTER: Footer = { menu: [], legalMention: "", banner: null, promotion: null };

/** Schemas are built once: building one costs more than a read. */
const activeSections = z.array(z.enum(SECTIONS));
const optionalSingle = z.nullable(single);

export const readActiveSections = (site: Site): Promise<Section[]> =>
	cached(site, {
		key: keys.activeCollections(site.locale),
		policy: policies.content,
		schema: activeSections,
		load: () => backend.fetchActiveCollections(site),
	});

export const emptyShell = (): Shell => ({ footer: EMPTY_FOOTER, sections: OFFERED_SECTIONS });

/** Never throws: after a failure the footer is empty, and the navigation shows all sections. */
export async function readShell(site: Site): Promise<Shell> {
	const { locale } = site;
	const [footerRead, active] = await Promise.all([
		cached(site, {
			key: keys.footer(locale),
			policy: policies.content,
			schema: footer,
			load: async () => {
				const wire = await backend.fetchFooter(site);
				return about({ ...FOOTER, locale }, () => toFooter(wire, locale));
			},
		}).catch(() => EMPTY_FOOTER),
		readActiveSections(site).catch(() => SECTIONS),
	]);
	return { footer: footerRead, sections: OFFERED_SECTIONS.filter((section) => active.includes(section)) };
}

async function toFooter(wire: WireFooter | null, locale: LocaleCode): Promise<Footer> {
	if (!wire) return EMPTY_FOOTER;
	const { banner, promotional_content } = wire;
	return {
		menu: wire.menu.map(({ label, url }) => ({ label, url: siteLink(url, "footer.menu.url", locale, footerLink) })),
		legalMention: await plainField(wire.legal_mention),
		banner: banner?.is_visible ? { title: banner.title, cta: banner.cta } : null,
		promotion: promotional_content?.is_visible ? await toPromotion(promotional_content, locale) : null,
	};
}

type WirePromotion = NonNullable<WireFooter["promotional_content"]>;

async function toPromotion(
	{ image, title, url, cta }: WirePromotion,
	locale: LocaleCode,
): Promise<Footer["promotion"]> {
	const link = siteLink(url, "footer.promotional_content.url", locale, linkOf);
	// A portal without accounts shows no promotion of a course.
	if (url && !link && !hasAccounts) return null;
	return { image: await toPicture(image), title, url: link, cta };
}

/** One object per cache entry, because shared parts are recognised by their props' identity. */
const publicSingle = memoizedBy(({ media: _, ...rest }: Single): PublicSingle => rest);

/** @throws PageError 404 if the CMS has no such page */
export const readSingle = async (site: Site, name: string): Promise<PublicSingle> =>
	publicSingle(await readWholeSingle(site, name));

/** With the sources of its files, in a preview also of its pictures. @throws PageError 404 if the CMS has no such page */
export async function readWholeSingle(site: Site, name: string): Promise<Single> {
	const entry = await cached(site, {
		key: keys.single(site.locale, name),
		policy: policies.content,
		schema: optionalSingle,
		load: async () => {
			const wire = await backend.fetchSingle(site, name);
			if (!wire || site.preview) return wire && toSingle(site, wire, name);
			return about(singleAsSubject(wire, name, site.locale), () => toSingle(site, wire, name));
		},
	});
	if (!entry) throw notFound();
	return entry;
}

/** For pages without a title in the CMS. */
const NAMES: Readonly<Partial<Record<string, MessageKey>>> = {
	about: "nav.about",
	"data-protection": "consents.notice",
	disclaimer: "nav.disclaimer",
	imprint: "nav.imprint",
	"information-notice": "consents.notice",
	privacy: "cookies.privacy",
};

async function toSingle({ locale, preview }: Site, wire: WireSingle, name: string): Promise<Single> {
	const isPreview = backend.seesDrafts(preview);
	const page = SINGLES_WITH_MEDIA.find((one) => one === name);
	const linked = textMedia((medium) => paths.singleMedia(locale, page ?? "about", medium));
	// In a preview the pictures are media of the page, as for items.
	const pictures = page && isPreview ? linked.gated : publicRoute;
	const place = { of: "singles", field: "content", locale, pictures, file: page ? linked.file : null } as const;
	const own = NAMES[name];
	return {
		documentId: wire.documentId,
		title: wire.title ?? (own ? translator(locale)(own) : BRAND.portal),
		intro: await plainField(wire.intro),
		content: await richText(wire.content, place),
		image: await toPicture(wire.image, pictures),
		updatedAt: wire.updated_at,
		media: linked.media,
		editorial: isPreview && wire.state ? { state: wire.state, approvalCode: wire.approval_code } : null,
	};
}
