/** Characters that XML 1.0 forbids even when escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

export const allowedInXml = (text: string): string => text.replace(FORBIDDEN, "");

export const escapeXml = (text: string): string =>
	allowedInXml(text).replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);

export interface Xml {
	readonly xml: string;
}

type Child = Xml | string | null;

export function element(name: string, attributes: Readonly<Record<string, string>>, ...children: Child[]): Xml {
	const opening = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
	const content = children.map((child) => (typeof child === "string" ? escapeXml(child) : (child?.xml ?? "")));
	const start = `<${name}${opening.join("")}`;
	return { xml: content.join("") === "" ? `${start}/>` : `${start}>${content.join("")}</${name}>` };
}

export const xmlDocument = ({ xml }: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
