import { findLocale } from "./locales.ts";

/** The button rule. [5.01] Only the start decides: a path may have any characters, as DOIs do. Domains may have any letters. */
const URL_RULE =
	/^(https?:\/\/)?(([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}]+|(\d{1,3}\.){3}\d{1,3})(:\d+)?([/?#]|$)/iu;

/** Longer than real links. Limits the regular expression's backtracking. */
const URL_MAX_LENGTH = 2000;

export const isUrl = (link: string): boolean => link.length <= URL_MAX_LENGTH && URL_RULE.test(link);

/** `contact`: mailto and tel, which open no page. `text`: no link. */
export type Link = { kind: "text" } | { kind: "external" | "internal" | "contact"; href: string };

const TEXT: Link = { kind: "text" };

/** Removed by browsers before parsing: "java\nscript:" is a scheme. */
const IGNORED = /^[\0-\x20]+|(?<![\0-\x20])[\0-\x20]+$|[\t\n\r]/g;
/** A web address by the browsers' parsing rules. */
const WEB = /^https?:\/\/(?:[^/\\?#@]*@)?(?:[^\s/\\?#@:<>[\]^|%]+|\[[\da-f:.]+\])(?::\d{0,5})?(?:[/\\?#]|$)/i;
/** Without both slashes, browsers resolve it as a path. */
const SLASHES = /^(https?:)[/\\]*/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

function internal(path: string, locale: string, written: (path: string) => string): Link {
	const below = path.replace(/^[/\\]+/, "");
	const [first = ""] = below.split(/[/?#]/, 1);
	const named = findLocale(first)?.code;
	const href = named ? `/${named}${written(below.slice(first.length))}` : `/${locale}/${written(below)}`;
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

/** An editor's link: external if it is a URL, else a path below the locale. [2.49] */
export const linkOf = (link: string | null, locale: string): Link => linkIn(link, locale, (path) => path);

/** A footer link, with a lower-case path. [2.41] */
export const footerLink = (url: string | null, locale: string): Link =>
	linkIn(url, locale, (path) => path.toLowerCase());
