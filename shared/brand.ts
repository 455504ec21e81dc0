export const COLOUR_SCHEMES = ["light", "dark"] as const;

/** The only place of the product's names and colours. */
export const BRAND = {
	company: "Helvora",
	portal: "Helvora Pro",
	/** `dark` is the dark scheme's surface (client/styles/tokens.css). */
	colours: { light: "#0b4a8f", dark: "#0e1726" },
	/** Prefix of feed entries' ids (RFC 4151): a domain that the company owned in that year. Permanent. */
	authority: "helvora.example,2026",
} as const;
