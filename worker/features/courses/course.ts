import { itemOf } from "../../visitor/params.ts";
import type { Ctx } from "../../visitor/site.ts";
import { bodyOf } from "../forms/form-body.ts";
import { refuseOtherUser } from "../forms/form-owner.ts";
import { openItem, redirectToItem, redirectToPersonalLink, showRefused } from "../forms/item-actions.ts";
import { refuse } from "../forms/outcome.ts";
import { enrol, readProgress } from "./enrolment.ts";

export async function enrolOnCourse(c: Ctx): Promise<Response> {
	const { card } = await openItem(c);
	const body = await bodyOf(c);
	const outcome = refuseOtherUser(body, c.get("site")) ?? (await enrol(c, card.slug));
	return outcome.ok ? redirectToItem(c, "#course") : showRefused(c, "course", outcome, body);
}

const noLink = () => refuse(404, "courseNoLink", "There is no link.");

const personalLink = (name: "goto_url" | "certificate_url") => async (c: Ctx) => {
	const { slug } = itemOf(c.req.param());
	await openItem(c);
	return redirectToPersonalLink(
		c,
		"course",
		noLink(),
		async (session) => (await readProgress(c.get("site"), session, slug))?.[name] ?? null,
	);
};

export const goToCourse = personalLink("goto_url");
export const certificate = personalLink("certificate_url");
