import { beforeEach, expect, test } from "vitest";
import { lines, shown } from "./rich-text.ts";

beforeEach(() => void lines.splice(0));

const srcsetOf = async (srcset: string) => {
	const clean = await shown(`<img src="/uploads/a.jpg" alt="A" width="300" srcset="${srcset}">`);
	return /srcset="([^"]*)"/.exec(clean)?.[1]?.replaceAll("/images/", "/");
};

test.each([
	["/uploads/b.jpg 500w, /uploads/c.jpg 1000w", "/uploads/b.jpg 500w, /uploads/c.jpg 1000w"],
	["/uploads/b.jpg 500w,/uploads/c.jpg 1000w", "/uploads/b.jpg 500w, /uploads/c.jpg 1000w"],
	["\n /uploads/b,1.jpg  500w\n,\n /uploads/c.jpg 1000w ,", "/uploads/b,1.jpg 500w, /uploads/c.jpg 1000w"],
	["/uploads/b.jpg 2x, /uploads/c.jpg, /uploads/d.jpg 0w, /uploads/e.jpg 1e3w", undefined],
])("an editor's srcset %j", async (written, offered) => {
	expect(await srcsetOf(written)).toBe(offered);
});

test("pictures keep their place, width and smaller sizes", async () => {
	const html = await shown(
		'<figure class="image image_resized image-style-side" style="width:49.31%;"><img style="aspect-ratio:2/1" src="/uploads/a.jpg" srcset="/uploads/small_a.jpg 500w, /uploads/a.jpg 1000w" sizes="100vw" width="1000" height="500" alt="A"><figcaption>Caption</figcaption></figure>',
	);
	expect(html).toContain('<figure class="image image-style-side width-50">');
	expect(html).toContain('srcset="/images/uploads/small_a.jpg 500w, /images/uploads/a.jpg 1000w"');
	expect(html).toContain('width="1000" height="500"');
	expect(await shown('<img src="https://elsewhere.example/a.jpg" alt="">')).toBe("");
	expect(lines).toMatchObject([{ fault: "picture" }]);
});

test("a picture of Blocks has its caption: the words beside it, else the media library's", async () => {
	const captioned = async (image: object, words = "") => {
		const picture = { url: "/uploads/a.jpg", alternativeText: "A", name: "a.jpg", ...image };
		const html = await shown([{ type: "image", image: picture, children: [{ type: "text", text: words }] }]);
		return /<figcaption>(.*)<\/figcaption>/.exec(html)?.[1];
	};
	expect(await captioned({ caption: "Dose < 5 mg" })).toBe("Dose &lt; 5\u00a0mg");
	expect(await captioned({ caption: "In the library" }, "Beside it")).toBe("Beside it");
	for (const caption of ["a.jpg", " ", null, 7]) expect(await captioned({ caption })).toBeUndefined();
});
