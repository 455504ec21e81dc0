import { type Link, linkOf } from "../../../shared/links.ts";
import type { LocaleCode } from "../../../shared/locales.ts";
import { isContentHost } from "../../backend/content-host.ts";
import { isOnMediaHost, linkedFile } from "../../backend/media-hosts.ts";
import { finding } from "../../runtime/findings/findings.ts";
import { log } from "../../runtime/log.ts";
import { isRouted } from "../../runtime/patterns.ts";
import { internalPath } from "../../visitor/internal-link.ts";
import type { Reading } from "./text-place.ts";

/** A link in a text may also lead to a file of the CMS, or to an anchor in the same text. */
export type TextLink = Link | { kind: "file"; address: () => Promise<string> } | { kind: "anchor"; fragment: string };

const TEXT: Link = { kind: "text" };

/** Characters: the longest URL that servers commonly accept. sanitize-html takes quadratic time for comments in a URL. */
const LONGEST = 8000;

export function textLink(href: string, text: Reading): TextLink {
	const written = href.trim();
	if (written.startsWith("#")) return { kind: "anchor", fragment: written.slice(1) };
	if (written.length > LONGEST) {
		text.note("link", written);
		return TEXT;
	}
	const address = linkedFile(written);
	const { file } = text;
	if (address !== undefined && file) return { kind: "file", address: () => file(address) };
	const link =
		address === undefined || isOnMediaHost(address) ? reached(linkOf(written, text.locale), text.locale) : TEXT;
	if (link.kind === "text") text.note("link", written);
	return link;
}

/** URLs of the portal become internal. Links to the content host or to no route become text. */
function reached(link: Link, locale: LocaleCode): Link {
	const path = link.kind === "external" ? internalPath(link.href, locale) : undefined;
	if (path !== undefined) return reached({ kind: "internal", href: path }, locale);
	if (link.kind === "external" && isContentHost(link.href)) return TEXT;
	return link.kind === "internal" && !isRouted(link.href) ? TEXT : link;
}

/** A link in a field of its own, such as the footer's; null: empty, or invalid, which is logged and a finding. */
export function siteLink(
	written: string | null,
	field: string,
	locale: LocaleCode,
	linkIn: (written: string, locale: LocaleCode) => Link,
): string | null {
	if (written === null) return null;
	const link = reached(linkIn(written, locale), locale);
	if (link.kind === "internal") return link.href;
	if (link.kind !== "text") return written;
	if (written.trim() === "") return null;
	log("contract", { what: "link", fields: field });
	finding("link", { field, detail: written });
	return null;
}

export const EXTERNAL = { rel: "noopener noreferrer", target: "_blank" } as const;
