import { expect, test, vi } from "vitest";
import type { Single } from "../../shared/models.ts";
import type { Site } from "../../worker/visitor/site.ts";

const entry: Single = {
	documentId: null,
	title: "Home",
	intro: "",
	content: "",
	image: null,
	updatedAt: null,
	media: { "guide.pdf": { url: "/uploads/guide.pdf", mime: null, name: null } },
	editorial: null,
};
vi.mock("../../worker/cache/cached.ts", () => ({ cached: async () => entry }));
const { readSingle } = await import("../../worker/content/shell.ts");

test("an entry's text is the same object at each read, without the addresses of its media: shared parts are rendered once", async () => {
	// Safe: only the locale is read.
	const site = { locale: "en-IE" } as unknown as Site;
	const first = await readSingle(site, "home");
	expect(first).not.toHaveProperty("media");
	expect(await readSingle(site, "home")).toBe(first);
});
