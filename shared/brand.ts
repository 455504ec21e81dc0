/** The product's names: the only place where they stand in code. */
export const BRAND = { company: "Helvora", portal: "Helvora Pro" } as const;
