import { expect, test } from "vitest";
import { sharedPortal } from "./own-portal.ts";
import { textOf } from "./portal.ts";
import { pageWith, visitor } from "./visitor.ts";

/** Forms while the backend fails. */

const portal = sharedPortal({ before: "healed", vars: { BACKEND_DEADLINE_MS: "2000" } });

const formsOf = (email: string) =>
	[
		{ path: "login", api: "login", fields: { email, password: "secret-12" }, kept: [email] },
		{ path: "forgot-password", api: "forgotpassword", fields: { email }, kept: [email] },
		{
			path: "register",
			api: "register",
			fields: {
				email,
				last_name: "Ní Bhriain",
				first_name: "Áine",
				password: "secret-12",
				passwordConfirm: "secret-12",
				profession: "P",
				zipcode: "D02 X285",
				country: "IE",
				phone: "015550199",
				consent: "true",
			},
			kept: [email, "Ní Bhriain", "Áine", "D02 X285", "015550199"],
		},
	] as const;

test("[8.02] a posted form whose item cannot be read can be sent again with all that was typed", async () => {
	await portal.fault({ path: "re:^/api/strapi/.*/item/", status: 500 });
	const action = "/en-IE/webinars/nobody-has-read-this/attend";
	const remarks = "ö".repeat(2000);
	const fields = `remarks=${encodeURIComponent(remarks)}&asked=one&asked=two&password=secret-12`;
	const { html } = await pageWith(503, visitor(portal, "ie.localhost").form(action, fields));
	expect(html).toContain(`<form action="${action}" method="post">`);
	for (const field of [`remarks" value="${remarks}`, 'asked" value="one', 'asked" value="two'])
		expect(html).toContain(`<input type="hidden" name="${field}"/>`);
	expect(html).not.toContain("secret-12");
});

test.each([
	["does not answer in time", { delay: 4000 }],
	["breaks the connection", { reset: true }],
	["answers 500", { status: 500 }],
	["answers HTML", { status: 200, body: "<html>" }],
])("[8.04] [8.05] [8.06] with a backend that %s forms show the failure and keep their values", async (how, fault) => {
	// Mails to an account that may have been sent are limited.
	const forms = formsOf(`doctor.${how.replaceAll(" ", "-")}@practice.example`);
	for (const { api } of forms) await portal.fault({ path: `/api/${api}`, ...fault });
	const fails = async ({ path, api, fields, kept }: (typeof forms)[number]) => {
		const someone = visitor(portal, "ie.localhost");
		const [call, page] = await Promise.all([someone.call(api, fields), someone.form(`/en-IE/${path}`, fields)]);
		expect(call, api).toMatchObject({ status: 503, body: { notice: "unavailable", statusCode: 503 } });
		expect(page.status, path).toBe(503);
		const html = await page.text();
		expect(textOf(html), path).toContain("We can’t reach the service right now.");
		for (const value of kept) expect(html, path).toContain(`value="${value}"`);
		expect(html, path).not.toContain("secret-12");
		expect(someone.session()).toBeUndefined();
	};
	await Promise.all(forms.map(fails));
});
