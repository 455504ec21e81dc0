import { Hono } from "hono";
import { html } from "hono/html";
import * as z from "zod";
import type { AppEnv } from "../http.ts";
import { page } from "./page.ts";

/** The mails that would have been sent, for developers and tests. Their links hold wherever this page is shown. */

const mails = z.array(
	z.object({
		id: z.number(),
		sent_at: z.string(),
		recipient: z.string(),
		language: z.string(),
		subject: z.string(),
		text: z.string(),
		link: z.string(),
	}),
);

async function newest(db: D1Database) {
	const { results } = await db
		.prepare("SELECT id, sent_at, recipient, language, subject, text, link FROM mails ORDER BY id DESC LIMIT 100")
		.all();
	return mails.parse(results);
}

const shown = ({ recipient, subject, sent_at, language, text, link }: z.output<typeof mails>[number]) => html`<li>
<h2>${subject}</h2>
<p>To ${recipient}, <time datetime="${sent_at}">${sent_at}</time>, ${language}</p>
<p>${text}</p>
<p><a href="${link}">${link}</a></p>
</li>
`;

export const outbox = new Hono<AppEnv>()
	.get("/outbox", async (c) => {
		const found = await newest(c.env.DB);
		const list = html`<ol>
${found.map(shown)}</ol>`;
		return page(c, "Outbox", found.length > 0 ? list : html`<p>No mail has been sent.</p>`);
	})
	.get("/outbox.json", async (c) => {
		c.header("Cache-Control", "no-store");
		return c.json(await newest(c.env.DB));
	});

export const outboxControl = new Hono<AppEnv>().delete("/", async (c) => {
	await c.env.DB.prepare("DELETE FROM mails").run();
	return c.json([]);
});
