import { expect, test } from "vitest";
import { memoized } from "../../worker/runtime/memoized.ts";
import { isPageAddress } from "../../worker/visitor/page-address.ts";

test("[2.21] only page addresses are stored: no codes, ids or input", () => {
	const host = "https://be.example";
	const pages = [
		"",
		"/",
		"/nl-BE",
		"/nl-BE/news",
		"/nl-BE/news/a-slug",
		"/nl-BE?collection=news&page=2",
		"/nl-BE/news?category=1&category=2",
	];
	const others = [
		"/nl-BE/news/a-slug/the-code /nl-BE/news/a-slug/media/file /nl-BE/news/a-slug//the-code",
		"//nl-BE/news/a-slug/the-code /nl-BE?code=a&state=b /nl-BE?page=2&code=a /nl-BE?page=2?code=a",
		"/nl-BE?page=2%26code=a /nl-BE/search?term=hart /nl-BE/login?return=/nl-BE /api/api/user/12/enrolled",
	].flatMap((row) => row.split(" "));
	for (const before of [host, "GET\n", ""]) {
		let made = 0;
		const ask = memoized((text) => `${++made} ${text}`, isPageAddress);
		for (const path of pages) expect(ask(before + path), before + path).toBe(ask(before + path));
		for (const path of others) expect(ask(before + path), before + path).not.toBe(ask(before + path));
	}
});
