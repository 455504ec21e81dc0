import type { Context } from "hono";
import * as z from "zod/mini";
import { Suggestions } from "../../../client/markup/components/suggestions.tsx";
import { translator } from "../../../locales/index.ts";
import {
	MOST_SUGGESTED_TOPICS,
	MOST_SUGGESTIONS,
	SEARCH_TERM_MAX_LENGTH,
	SUGGESTIONS_FROM,
} from "../../../shared/constants.ts";
import { normalized } from "../../../shared/text.ts";
import { type Answer, askIndex } from "../../content/search/ask.ts";
import { parseJson } from "../../runtime/json.ts";
import { log } from "../../runtime/log.ts";
import { startReact } from "../../runtime/react.ts";
import { RETRY } from "../../visitor/limits/codes.ts";
import { budgetOf, mayUse } from "../../visitor/limits/uses.ts";
import type { AppEnv } from "../../visitor/site.ts";

const requestBody = z.object({
	term: z.pipe(
		z.string().check(z.maxLength(SEARCH_TERM_MAX_LENGTH)),
		z.transform((text: string) => normalized(text.trim(), "NFC")),
	),
});

const NOTHING: Pick<Answer, "hits" | "topics"> = { hits: [], topics: [] };

/** Suggestions from the Worker's index, as HTML. A POST keeps the typed text out of URLs, logs and caches. */
export async function postSuggestions(c: Context<AppEnv>): Promise<Response> {
	c.set("cacheControl", "personal");
	const { success, data } = requestBody.safeParse(parseJson(await c.req.text()));
	if (!success) return c.body(null, 400);
	if (!(await mayUse("suggestions", budgetOf(c)))) {
		log("suggestions-limited", {});
		return c.body(null, 429, RETRY);
	}
	const site = c.get("site");
	const { term } = data;
	const isLongEnough = [...term].length >= SUGGESTIONS_FROM;
	const [answer, render] = await Promise.all([
		isLongEnough ? askIndex(site, term, { most: MOST_SUGGESTIONS }) : NOTHING,
		startReact(),
	]);
	const { hits, topics } = answer ?? NOTHING;
	const { locale } = site;
	return c.body(
		render(
			<Suggestions
				locale={locale}
				t={translator(locale)}
				term={term}
				topics={topics.slice(0, MOST_SUGGESTED_TOPICS)}
				cards={hits.map(({ card }) => card)}
			/>,
		),
		200,
		{ "Content-Type": "text/html; charset=utf-8" },
	);
}
