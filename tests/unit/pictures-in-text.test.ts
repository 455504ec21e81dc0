import { expect, test, vi } from "vitest";

// Only a Worker has bindings.
vi.mock("../../worker/runtime/config.ts", () => ({
	config: {
		VIDEO_HOSTS: [],
		MEDIA_HOSTS: [],
		CONTENT_FORMAT: {},
		HOSTS: {},
		CONTENT_PATHS: ["/uploads/"],
		SEALING_KEYS: [],
	},
}));
vi.mock("../../worker/content/pictures/sizes.ts", () => ({ knownFiles: async () => new Map() }));
const { richText } = await import("../../worker/content/text/rich-text.ts");

const srcsetOf = async (srcset: string) => {
	const html = `<img src="/uploads/a.jpg" alt="A" width="300" srcset="${srcset}">`;
	const clean = await richText(html, {
		of: "news",
		field: "content",
		locale: "en-IE",
		pictures: { resizes: false, address: async ({ path }) => path },
		file: null,
	});
	return /srcset="([^"]*)"/.exec(clean)?.[1];
};

test.each([
	["/uploads/b.jpg 500w, /uploads/c.jpg 1000w", "/uploads/b.jpg 500w, /uploads/c.jpg 1000w"],
	["/uploads/b.jpg 500w,/uploads/c.jpg 1000w", "/uploads/b.jpg 500w, /uploads/c.jpg 1000w"],
	["\n /uploads/b,1.jpg  500w\n,\n /uploads/c.jpg 1000w ,", "/uploads/b,1.jpg 500w, /uploads/c.jpg 1000w"],
	["/uploads/b.jpg 2x, /uploads/c.jpg, /uploads/d.jpg 0w, /uploads/e.jpg 1e3w", undefined],
])("an editor's srcset %j", async (written, shown) => {
	expect(await srcsetOf(written)).toBe(shown);
});

test("a picture that stands within the text takes no time", async () => {
	const start = performance.now();
	expect(await srcsetOf(`data:image/png;base64,${"A".repeat(100_000)} 2x`)).toBeUndefined();
	expect(await srcsetOf(`${"a,".repeat(50_000)} 2x`)).toBeUndefined();
	expect(performance.now() - start).toBeLessThan(2000);
});
