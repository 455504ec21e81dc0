import type { Context } from "hono";
import { localeOf } from "../../../shared/locales.ts";
import { paths, singlePath } from "../../../shared/routes.ts";
import { bodyOf, textIn } from "../../features/forms/form-body.ts";
import { originOf } from "../../render/head.ts";
import { PageError } from "../../runtime/errors.ts";
import type { Subject } from "../../runtime/findings/finding-store.ts";
import { allFindings } from "../../runtime/findings/findings.ts";
import { allReviews, endReview } from "../../visitor/preview/reviews.ts";
import type { Site } from "../../visitor/site.ts";
import { recordAudit } from "../audit.ts";
import type { OpsEnv } from "../guard.ts";
import { orNull } from "../or-null.ts";
import { renderForStaff } from "../render.ts";
import { ContentPage } from "./content-page.tsx";

export async function content(c: Context<OpsEnv>): Promise<Response> {
	const site = c.get("site");
	const [findings, reviews] = await Promise.all([
		orNull("ops-content", allFindings()),
		orNull("ops-content", allReviews()),
	]);
	return renderForStaff(
		c,
		<ContentPage
			now={Date.now()}
			reader={c.get("actor").name}
			findings={findings}
			reviews={reviews}
			addressOf={(subject) => addressOf(subject, site)}
		/>,
	);
}

/** @throws PageError 400 for any other form */
export async function endReviewByHand(c: Context<OpsEnv>): Promise<Response> {
	const id = textIn(await bodyOf(c), "review");
	if (id === undefined) throw new PageError(400, "This form is not the editors' page's.");
	const ended = await endReview(id);
	if (ended) {
		const { locale, section, documentId } = ended;
		await recordAudit({ what: "review-ended", of: `${locale}, ${section}, ${documentId}`, by: c.get("actor") });
	}
	return c.redirect("/ops/content#reviews", 303);
}

/** null: the entry has no page. */
function addressOf({ locale, section, slug }: Subject, site: Site): string | null {
	const origin = originOf(site, localeOf(locale).country);
	if (section)
		return slug === null ? origin + paths.list(locale, section) : origin + paths.detail(locale, section, slug);
	const page = singlePath(locale, slug);
	return page && origin + page;
}
