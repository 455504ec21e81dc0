import { itemOf } from "../../visitor/params.ts";
import type { Ctx } from "../../visitor/site.ts";
import { bodyOf } from "../forms/form-body.ts";
import { openItem, redirectToItem, redirectToPersonalLink, showRefused } from "../forms/item-actions.ts";
import { refuse } from "../forms/outcome.ts";
import { enrol, readProgress } from "./enrolment.ts";

export async function enrolOnCourse(c: Ctx): Promise<Response> {
	const { card } = await openItem(c);
	const body = await bodyOf(c);
	const outcome = await enrol(c, card.slug, body);
	return outcome.ok ? redirectToItem(c, "#course") : showRefused(c, "course", outcome, body);
}

function toPersonalLink(c: Ctx, name: "goto_url" | "certificate_url"): Promise<Response> {
	const { slug } = itemOf(c.req.param());
	return redirectToPersonalLink(c, "course", async (session) => {
		const progress = await readProgress(c.get("site"), session, slug);
		return progress ? progress[name] : refuse(404, "courseEnrolFirst", "There is no enrolment.");
	});
}

export async function goToCourse(c: Ctx): Promise<Response> {
	await openItem(c);
	return toPersonalLink(c, "goto_url");
}

/** A person's certificate stays when the country's list no longer has the course. */
export async function certificate(c: Ctx): Promise<Response> {
	if (c.get("site").level !== "full") await openItem(c);
	return toPersonalLink(c, "certificate_url");
}
