/** The product's names and the colour of its browser surfaces: the only place where they stand in code. */
export const BRAND = { company: "Helvora", portal: "Helvora Pro", colour: "#0b4a8f" } as const;
