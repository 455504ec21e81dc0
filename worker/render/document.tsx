import type { ReactNode } from "react";
import { Json } from "../../client/markup/components/island.tsx";
import { Once } from "../../client/markup/components/once.tsx";
import type { LayoutName } from "../../client/markup/layouts/layouts.tsx";
import type { Page } from "../../client/markup/page.ts";
import { BRAND } from "../../shared/brand.ts";
import { country } from "../../shared/countries.ts";
import { localeOf } from "../../shared/locales.ts";
import type { Site } from "../site/site.ts";
import { entry, fonts, stylesheet } from "./assets.ts";
import { BOOT } from "./boot.ts";
import { alternates, canonical, type Head } from "./head.ts";

interface DocumentProps {
	site: Site;
	head: Head;
	layout: LayoutName;
	/** Written into the document for the scripts. */
	page: Page;
	children: ReactNode;
}

/** The document around every page. */
export const Document = ({ site, head, layout, page, children }: DocumentProps) => (
	<html lang={localeOf(site.locale).iso} className={country(site.country).styleClass} id="top">
		<head>
			{/* Not part of the rest: React writes preloads of pictures behind it, and browsers read it in the first kilobyte. */}
			<meta charSet="utf-8" />
			<Once of={head.isTyped ? null : [PageHead, site.origin, JSON.stringify(head)]}>
				{() => <PageHead site={site} head={head} />}
			</Once>
		</head>
		<body data-layout={layout}>
			{children}
			<Json id="page" data={page} />
		</body>
	</html>
);

function PageHead({ site, head }: Pick<DocumentProps, "site" | "head">) {
	const { extendedLatin } = localeOf(site.locale);
	const preloaded = extendedLatin ? [...fonts.latin, ...fonts.extendedLatin] : fonts.latin;
	return (
		<>
			<meta name="viewport" content="width=device-width, initial-scale=1" />
			<title>{head.title}</title>
			{preloaded.map((href) => (
				<link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
			))}
			<Boot />
			<link rel="stylesheet" href={stylesheet} />
			<Discovery site={site} head={head} />
			<link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
			<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
			<link rel="manifest" href="/manifest.webmanifest" />
			<meta name="theme-color" content={BRAND.colour} />
		</>
	);
}

/** Stands before the style sheet: an inline script behind it would wait until the sheet is loaded. */
const Boot = () => (
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, whose hash the policy names
	<script data-entry={entry} dangerouslySetInnerHTML={{ __html: BOOT }} />
);

function Discovery({ site, head }: Pick<DocumentProps, "site" | "head">) {
	const url = canonical(head, site);
	const image = head.image && new URL(head.image, site.origin).href;
	return (
		<>
			<meta name="description" content={head.description} />
			{!head.indexed && <meta name="robots" content="noindex" />}
			{url && <link rel="canonical" href={url} />}
			{head.indexed &&
				alternates(head, site).map(({ hrefLang, href }) => (
					<link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
				))}
			<meta property="og:site_name" content={BRAND.portal} />
			<meta property="og:type" content={head.kind} />
			<meta property="og:title" content={head.title} />
			<meta property="og:description" content={head.description} />
			<meta property="og:locale" content={site.locale.replace("-", "_")} />
			{url && <meta property="og:url" content={url} />}
			{image && <meta property="og:image" content={image} />}
			{head.jsonLd?.map((object) => (
				<Json key={JSON.stringify(object)} type="application/ld+json" data={object} />
			))}
		</>
	);
}
