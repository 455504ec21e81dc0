/**
 * How a link of the CMS is rendered. The button rule [5.01]: optional scheme, domain or IPv4, optional port, path,
 * query, hash.
 */
const URL_RULE =
	/^(https?:\/\/)?(([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}|((\d{1,3}\.){3}\d{1,3}))(:\d+)?(\/[-a-z\d%_.~+@:]*)*(\?[;&a-z\d%_.~+=\-@:/[\]]*)?(#[-a-z\d_/.!]*)?$/i;

/** Longer than any real link; keeps long hostile strings away from the regular expression's backtracking. */
const URL_MAX_LENGTH = 2000;

export const isUrl = (link: string): boolean => link.length <= URL_MAX_LENGTH && URL_RULE.test(link);

/** `contact`: mailto and tel, which open no page. `text`: what was typed cannot be a link. */
export type Link = { kind: "text" } | { kind: "external" | "internal" | "contact"; href: string };

const TEXT: Link = { kind: "text" };

/** What browsers leave out of an address before they read it, so that "java\nscript:" is a scheme. */
const IGNORED = /^[\0-\x20]+|(?<![\0-\x20])[\0-\x20]+$|[\t\n\r]/g;
/** An address on the web as browsers parse it, whatever stands behind the host; its letters may be any. */
const WEB = /^https?:\/\/(?:[^/\\?#@]*@)?(?:[^\s/\\?#@:<>[\]^|%]+|\[[\da-f:.]+\])(?::\d{0,5})?(?:[/\\?#]|$)/i;
/** Without both slashes browsers take it for a page of the same host, where that has the same scheme. */
const SLASHES = /^(https?:)[/\\]*/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const LOCALE = /^[a-z]{2}-[A-Z]{2}(?:[/?#]|$)/;

/** A page below the locale, unless the path names a locale itself. */
function internal(path: string, locale: string, written: (path: string) => string): Link {
	const below = path.replace(/^[/\\]+/, "");
	const href = LOCALE.test(below) ? `/${below}` : `/${locale}/${written(below)}`;
	return { kind: "internal", href: href.replace(/(?<!\/)\/+$/, "") };
}

const onTheWeb = (href: string): Link => (WEB.test(href) ? { kind: "external", href } : TEXT);

function linkIn(link: string | null, locale: string, written: (path: string) => string): Link {
	const typed = link?.replace(IGNORED, "") ?? "";
	if (typed === "") return TEXT;
	const address = typed.startsWith("//") ? `https:${typed}` : typed;
	if (/^https?:/i.test(address)) return onTheWeb(address.replace(SLASHES, "$1//"));
	if (/^(?:mailto|tel):./i.test(address)) return { kind: "contact", href: address };
	if (isUrl(address)) return { kind: "external", href: `https://${address}` };
	return SCHEME.test(address) ? TEXT : internal(address, locale, written);
}

/** An editor's link: external when it is a URL, else internal under the locale. [2.49] */
export const linkOf = (link: string | null, locale: string): Link => linkIn(link, locale, (path) => path);

/** A footer menu entry's link, whose path is lowercased. [2.41] */
export const footerLink = (url: string | null, locale: string): Link =>
	linkIn(url, locale, (path) => path.toLowerCase());
