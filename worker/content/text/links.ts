import { type Link, linkOf } from "../../../shared/links.ts";
import type { LocaleCode } from "../../../shared/locales.ts";
import { isContentHost } from "../../backend/content-host.ts";
import { isOnMediaHost, linkedFile } from "../../backend/media-hosts.ts";
import { finding } from "../../runtime/findings/findings.ts";
import { log } from "../../runtime/log.ts";
import { offersPath } from "../../runtime/offer.ts";
import { routedSpelling } from "../../runtime/patterns.ts";
import { internalPath } from "../../visitor/internal-link.ts";
import type { Reading } from "./text-place.ts";

/** A link in a text may also lead to a file of the CMS, or to an anchor in the same text. */
export type TextLink = Link | { kind: "file"; address: () => Promise<string> } | { kind: "anchor"; fragment: string };

const TEXT: Link = { kind: "text" };

/** Characters: the longest URL that servers accept. sanitize-html takes quadratic time for comments in a URL. */
const LONGEST = 8000;

export function textLink(href: string, text: Reading): TextLink {
	const written = href.trim();
	if (written.startsWith("#")) return { kind: "anchor", fragment: written.slice(1) };
	if (written.length > LONGEST) {
		text.report("link", written);
		return TEXT;
	}
	const address = linkedFile(written);
	const { file } = text;
	if (address !== undefined && file) return { kind: "file", address: () => file(address) };
	const link =
		address === undefined || isOnMediaHost(address)
			? reached(inPortal(linkOf(written, text.locale), text.locale))
			: TEXT;
	if (link.kind === "text") text.report("link", written);
	return link;
}

/** Whole addresses of the portal's own pages become internal. */
function inPortal(link: Link, locale: LocaleCode): Link {
	const path = link.kind === "external" ? internalPath(link.href, locale) : undefined;
	return path === undefined ? link : { kind: "internal", href: path };
}

/** Links to the content host, or to paths that the portal does not offer, become text. */
function reached(link: Link): Link {
	if (link.kind === "external" && isContentHost(link.href)) return TEXT;
	if (link.kind !== "internal") return link;
	const href = routedSpelling(link.href);
	return href === undefined || !offersPath(href) ? TEXT : { kind: "internal", href };
}

/**
 * A link in a field of its own, such as the footer's; null: empty, or no link. A whole address stays as written, also one of
 * the portal, and opens a tab [2.41, 2.49]. A link that leads nowhere is a finding; to a page it stays, for the button.
 */
export function siteLink(
	written: string | null,
	field: string,
	locale: LocaleCode,
	linkIn: (written: string, locale: LocaleCode) => Link,
): string | null {
	if (written === null || written.trim() === "") return null;
	const link = linkIn(written, locale);
	const address = inPortal(link, locale);
	const target = reached(address);
	if (target.kind === "text") {
		log("contract", { what: "link", fields: field });
		finding("link", { field, detail: written });
		if (address.kind !== "internal" || !offersPath(address.href)) return null;
	}
	if (link.kind !== "internal") return written;
	return target.kind === "internal" ? target.href : link.href;
}

export const EXTERNAL = { rel: "noopener noreferrer", target: "_blank" } as const;
