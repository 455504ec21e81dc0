import { expect, test } from "vitest";
import { runtimeOf } from "../tools/workers.ts";
import { IN_ALL, PRODUCTION } from "./own-portal.ts";
import { backendAlone, startPortal } from "./portal.ts";
import { pageWith } from "./visitor.ts";

const LIMITED_ITEM = "/en-IE/materials/score-card-disease-activity-in-rheumatoid-arthritis";
const FULL_ITEM = "/en-IE/materials/cardovex-titration-scheme";

test("[6.03] [4.02] [4.04] staging: the product's subdomain and .ch read limited items, a deep link full ones, other hosts none", async () => {
	const portal = await startPortal({
		SEALING_KEYS: PRODUCTION.SEALING_KEYS,
		ENVIRONMENT: "staging",
		SERVICE_SECRET: "staging-service-secret",
		PRODUCT_SUBDOMAIN: "onco",
		DEEPLINK_CODES: '["right-code-of-tests"]',
		SECURITY_TXT: "{}",
		HOSTS: '{"onco.localhost":"ie","www.localhost":"ie","www.portal.ch":"ch","portal.ch.localhost":"ie"}',
	});
	try {
		const limited = await portal.get(`onco.localhost${LIMITED_ITEM}`);
		expect(limited.headers.get("cache-control")).toBe("private, no-store");
		expect(await limited.text()).toContain("Remission: below 2.6");
		expect(await (await portal.get(`www.localhost${LIMITED_ITEM}`)).text()).not.toContain("Remission: below 2.6");
		const full = await (await portal.get(`onco.localhost${FULL_ITEM}`)).text();
		expect(full).toContain("Login required");
		expect(full).not.toContain("twice daily");
		const opened = await portal.get(`onco.localhost${FULL_ITEM}/right-code-of-tests`);
		const Cookie = opened.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
		expect(await (await portal.get(`onco.localhost${FULL_ITEM}`, { Cookie })).text()).toContain("twice daily");
		const swiss = await portal.get("www.portal.ch/de-CH/news/anything");
		expect(swiss.headers.get("cache-control")).toBe("private, no-store");
		const inName = await portal.get("portal.ch.localhost/en-IE/news/anything");
		expect(inName.headers.get("cache-control")).toBe("private, no-cache");
		const levels = (await portal.calls()).flatMap(({ path }) => /\/item\/.*\/(\w+)$/.exec(path)?.[1] ?? []);
		expect(levels).toEqual(["limited", "none", "limited", "full", "limited", "none"]);
		expect(await (await portal.get("onco.localhost/robots.txt")).text()).toContain("Disallow: /\n");
		// Without a contact there is nothing to say.
		expect((await portal.get("onco.localhost/.well-known/security.txt")).status).toBe(404);
	} finally {
		await portal.close();
	}
});

test("a sealing key is rotated in two steps: visits and pictures work with the old one", IN_ALL, async () => {
	const oldKey = '{"id":"dev","key":"ZGV2ZWxvcG1lbnQtb25seS1zZWFsaW5nLWtleS0wMDE"}';
	const newKey = '{"id":"next","key":"bmV4dC1kZXZlbG9wbWVudC1zZWFsaW5nLWtleS0wMDI"}';
	const visits: string[] = [];
	const pictures: string[] = [];
	for (const SEALING_KEYS of [`[${oldKey}]`, `[${newKey},${oldKey}]`, `[${newKey}]`]) {
		const portal = await startPortal({ SEALING_KEYS });
		try {
			const opened = await portal.get(`ie.localhost${FULL_ITEM}/demo-access`);
			visits.push((opened.headers.get("set-cookie") ?? "").split(";", 1)[0] ?? "");
			const reads = [];
			for (const Cookie of visits)
				reads.push((await (await portal.get(`ie.localhost${FULL_ITEM}`, { Cookie })).text()).includes("twice daily"));
			const expected = [[true], [true, true], [false, true, true]][visits.length - 1];
			expect(reads).toEqual(expected);
			const page = await (await portal.get("ie.localhost/en-IE/news")).text();
			pictures.push(/src="(\/images\/[^"]+)"/.exec(page)?.[1] ?? "");
			const shown = [];
			for (const picture of pictures) shown.push((await portal.get(`ie.localhost${picture}`)).status === 200);
			expect(shown).toEqual(expected);
		} finally {
			await portal.close();
		}
	}
});

test("[3.04] with LARAVEL_URL and CONTENT_URL pages, pictures and media come over HTTP", async () => {
	const laravel = runtimeOf(() => [backendAlone()]);
	const url = await laravel.start();
	await laravel.ask("http://backend/__control/store", { method: "PUT" });
	const portal = await startPortal({ LARAVEL_URL: url.origin, CONTENT_URL: url.origin });
	try {
		const { html } = await pageWith(200, portal.get("ie.localhost/en-IE/materials"));
		expect(html).toContain("Checklist for the heart failure review");
		expect(html).not.toContain(url.host);
		const [, picture] = /src="(\/images\/[\w-]{16}\/[\w-]{8}\/as-is\/uploads\/[^"]+)"/.exec(html) ?? [];
		expect((await portal.get(`ie.localhost${picture}`)).headers.get("content-type")).toContain("image/svg+xml");
		const file = await portal.get("ie.localhost/en-IE/materials/checklist-for-the-heart-failure-review/media/file", {
			Range: "bytes=0-3",
		});
		expect([file.status, await file.text()]).toEqual([206, "%PDF"]);
		expect(await portal.calls()).toEqual([]);
	} finally {
		await portal.close();
		await laravel.close();
	}
});
