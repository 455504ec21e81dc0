import type { ReactNode } from "react";
import { Json } from "../../client/markup/components/island.tsx";
import { Once } from "../../client/markup/components/once.tsx";
import type { LayoutName } from "../../client/markup/layouts/layouts.tsx";
import type { Page } from "../../client/markup/page.ts";
import { BRAND, COLOUR_SCHEMES } from "../../shared/brand.ts";
import { country } from "../../shared/countries.ts";
import { localeOf } from "../../shared/locales.ts";
import { ACCOUNT_TABS } from "../../shared/routes.ts";
import type { Site } from "../visitor/site.ts";
import { accountStylesheet, entry, fontsOf, previewStylesheet, stylesheet } from "./assets.ts";
import { BOOT } from "./boot.ts";
import { alternates, canonical, type Head, originOf } from "./head.ts";

interface DocumentProps {
	site: Site;
	head: Head;
	layout: LayoutName;
	page: Page;
	children: ReactNode;
}

export const Document = ({ site, head, layout, page, children }: DocumentProps) => (
	<html
		lang={localeOf(site.locale).iso}
		className={country(site.country).styleClass}
		id="top"
		data-owner={page.userId ?? undefined}
	>
		<head>
			{/* Outside <Once>: React inserts picture preloads after it, and browsers look for it in the first kilobyte. */}
			<meta charSet="utf-8" />
			{/* The heads of searches differ in their titles only. */}
			<Once of={[PageHead, site.origin, head.isTyped ? head.title : JSON.stringify(head)]} isTyped={head.isTyped}>
				{() => <PageHead site={site} head={head} />}
			</Once>
			{ACCOUNT_TABS.some((tab) => tab === page.id) && <link rel="stylesheet" href={accountStylesheet} />}
			{page.preview && <link rel="stylesheet" href={previewStylesheet} />}
		</head>
		<body data-layout={layout} data-preview={page.preview ? (page.preview.cms ?? "") : undefined}>
			{children}
			<Json id="page" data={page} />
		</body>
	</html>
);

function PageHead({ site, head }: Pick<DocumentProps, "site" | "head">) {
	return (
		<>
			<meta name="viewport" content="width=device-width, initial-scale=1" />
			<title>{head.title}</title>
			{fontsOf(localeOf(site.locale)).map((href) => (
				<link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
			))}
			{head.leading && <Leading {...head.leading} />}
			<Schemes />
			<Boot />
			<link rel="stylesheet" href={stylesheet} />
			<Discovery site={site} head={head} />
			<link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
			<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
			<link rel="manifest" href="/manifest.webmanifest" />
		</>
	);
}

/** Without `href`: browsers without `imagesrcset` would fetch a picture that they do not show. */
const Leading = ({ picture, sizes, media }: NonNullable<Head["leading"]>) => (
	<link
		rel="preload"
		as="image"
		{...(picture.srcset ? { imageSrcSet: picture.srcset, imageSizes: sizes } : { href: picture.src })}
		media={media}
		fetchPriority="high"
	/>
);

/** Before the boot script, which adapts it to the reader's choice. */
const Schemes = () => (
	<>
		<meta name="color-scheme" content="light dark" />
		{COLOUR_SCHEMES.map((scheme) => (
			<meta
				key={scheme}
				name="theme-color"
				data-scheme={scheme}
				media={`(prefers-color-scheme: ${scheme})`}
				content={BRAND.colours[scheme]}
			/>
		))}
	</>
);

/** Before the style sheet, because an inline script after it waits until the sheet is loaded. */
const Boot = () => (
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, whose hash the policy names
	<script data-entry={entry} dangerouslySetInnerHTML={{ __html: BOOT }} />
);

function Discovery({ site, head }: Pick<DocumentProps, "site" | "head">) {
	const url = canonical(head, site);
	const countryOrigin = originOf(site);
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
			{head.feeds?.map(({ type, title, path }) => (
				<link key={path} rel="alternate" type={type} title={title} href={countryOrigin + path} />
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
