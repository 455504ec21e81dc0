/**
 * How a link of the CMS is rendered. The button rule [5.01]: optional scheme, domain or IPv4, optional port, path,
 * query, hash.
 */
const URL_RULE =
	/^(https?:\/\/)?(([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}|((\d{1,3}\.){3}\d{1,3}))(:\d+)?(\/[-a-z\d%_.~+@:]*)*(\?[;&a-z\d%_.~+=\-@:/[\]]*)?(#[-a-z\d_/.!]*)?$/i;

/** Longer than any real link; keeps long hostile strings away from the regular expression's backtracking. */
const URL_MAX_LENGTH = 2000;

export const isUrl = (link: string): boolean => link.length <= URL_MAX_LENGTH && URL_RULE.test(link);

const withScheme = (link: string): string => (/^https?:\/\//i.test(link) ? link : `https://${link}`);

export type Link = { kind: "text" } | Target;
export type Target = { kind: "external" | "internal"; href: string };

const internal = (path: string, locale: string): Target => ({
	kind: "internal",
	href: `/${locale}/${path.replace(/^\/+/, "")}`.replace(/\/+$/, ""),
});

/** A custom button's link: external when it is a URL, else internal under the locale. [2.49] */
export function buttonLink(link: string, locale: string): Target {
	const written = link.trim();
	return isUrl(written) ? { kind: "external", href: withScheme(written) } : internal(written, locale);
}

/** A footer menu entry's link: mailto and absolute urls go out, any other is lowercased under the locale. [2.41] */
export function footerLink(url: string | null, locale: string): Link {
	const written = url?.trim();
	if (!written) return { kind: "text" };
	if (/^(mailto:|https?:\/\/)/i.test(written)) return { kind: "external", href: written };
	// Another scheme, javascript: among them, is no link.
	if (/^[a-z][a-z\d+.-]*:/i.test(written)) return { kind: "text" };
	return internal(written.toLowerCase(), locale);
}
