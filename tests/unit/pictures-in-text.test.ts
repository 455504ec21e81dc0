import { expect, test } from "vitest";
import { shown } from "./rich-text.ts";

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
