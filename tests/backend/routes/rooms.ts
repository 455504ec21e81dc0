import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { AppEnv } from "../http.ts";
import { noteAttendance, replayKey, type Webinar, webinarById } from "../learning/webinars.ts";
import { page } from "./page.ts";

/** What a browser opens of a webinar: its room and its recording. They stand for the vendor's pages. */

const heading = ({ title, locale, starts }: Webinar) => {
	const moment = new Date(starts).toISOString();
	return html`<p lang="${locale}">${title}</p>
<p>Start: <time datetime="${moment}">${moment.slice(0, 16).replace("T", " ")} UTC</time></p>
`;
};

const ROOMS = {
	upcoming: ["The webinar has not begun", "Come back at the start: this link lets you in.", 200],
	live: ["You are in the webinar", "It is live now.", 200],
	ended: ["The webinar is over", "Where there is a recording, the portal shows it.", 410],
	cancelled: ["The webinar is cancelled", "It will not take place.", 410],
} as const;

async function room(c: Context<AppEnv>) {
	const id = await c.env.DB.prepare("SELECT webinar_id FROM webinar_registrations WHERE token = ?")
		.bind(c.req.param("token") ?? "")
		.first<string>("webinar_id");
	const webinar = id === null ? undefined : await webinarById(c.env.DB, id);
	if (!webinar) return page(c, "Nobody is registered with this link", html``, 404);
	if (webinar.status === "live") await noteAttendance(c.env.DB, c.req.param("token") ?? "");
	const [title, text, status] = ROOMS[webinar.status];
	return page(c, title, html`${heading(webinar)}<p>${text}</p>`, status);
}

async function recording(c: Context<AppEnv>) {
	const webinar = await webinarById(c.env.DB, c.req.param("id") ?? "");
	const key = webinar && (await replayKey(c.env.SERVICE_SECRET, webinar.id));
	if (!webinar?.hasReplay || c.req.query("key") !== key) return page(c, "There is no such recording", html``, 404);
	return page(c, "Recording of the webinar", html`${heading(webinar)}<p>The vendor would play it here.</p>`);
}

export const rooms = new Hono<AppEnv>().get("/join/:token", room).get("/watch/:id", recording);
