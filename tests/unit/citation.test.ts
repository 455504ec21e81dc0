import { expect, test } from "vitest";
import { citation } from "../../shared/citation.ts";

const NOW = Date.parse("2026-11-25T10:00:00Z");
const URL = "https://portal.example/en-IE/materials/x";

test("a citation in the Vancouver style, with and without authors and date", () => {
	const work = { title: "Titration scheme.", published: "2026-11-16T00:00:00Z", url: URL };
	expect(citation({ ...work, authors: ["Dr Maeve Anne Brennan", "Jonas Keller"] }, NOW)).toBe(
		`Brennan MA, Keller J. Titration scheme [Internet]. Helvora Pro; 2026 Nov 16 [cited 2026 Nov 25]. Available from: ${URL}`,
	);
	expect(citation({ ...work, published: null, authors: [] }, NOW)).toBe(
		`Helvora. Titration scheme [Internet]. Helvora Pro [cited 2026 Nov 25]. Available from: ${URL}`,
	);
	const many = Array.from({ length: 8 }, (_, index) => `Ada Author${index}`);
	expect(citation({ ...work, authors: many }, NOW)).toContain("Author5 A, et al. Titration");
	expect(citation({ ...work, authors: ["Dr", "Galen"] }, NOW)).toMatch(/^Dr, Galen\. /);
});
