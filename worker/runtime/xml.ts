/** The little of XML that feeds and sitemaps need: elements whose text and attributes cannot break out. */

/** What no XML 1.0 document may hold, not even escaped; half a surrogate pair is no character. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** The text without characters that no XML document may hold. */
export const allowedInXml = (text: string): string => text.replace(FORBIDDEN, "");

export const escapeXml = (text: string): string =>
	allowedInXml(text).replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Written XML: only `element` makes it, so that a text is never taken for it. */
export interface Xml {
	readonly xml: string;
}

/** null: no such child. */
type Child = Xml | string | null;

export function element(name: string, attributes: Readonly<Record<string, string>>, ...children: Child[]): Xml {
	const opening = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
	const content = children.map((child) => (typeof child === "string" ? escapeXml(child) : (child?.xml ?? "")));
	const start = `<${name}${opening.join("")}`;
	return { xml: content.join("") === "" ? `${start}/>` : `${start}>${content.join("")}</${name}>` };
}

export const xmlDocument = ({ xml }: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
