export const COLOUR_SCHEMES = ["light", "dark"] as const;

/** The product's names and the colour of its browser surfaces: the only place where they stand in code. */
export const BRAND = {
	company: "Helvora",
	portal: "Helvora Pro",
	/** The dark one is the surface of the dark scheme in client/styles/tokens.css. */
	colours: { light: "#0b4a8f", dark: "#0e1726" },
	/** Names the feeds' entries for good, whatever the hosts: a domain that the company has had since that year. */
	authority: "helvora.example,2026",
} as const;
