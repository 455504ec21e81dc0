export const COLOUR_SCHEMES = ["light", "dark"] as const;

/** The product's names and colours. Code has them nowhere else. */
export const BRAND = {
	company: "Helvora",
	portal: "Helvora Pro",
	/** The dark colour is the surface of the dark scheme in client/styles/tokens.css. */
	colours: { light: "#0b4a8f", dark: "#0e1726" },
	/** The permanent prefix of feed entries' ids (RFC 4151): a domain that the company owned in that year. */
	authority: "helvora.example,2026",
} as const;
