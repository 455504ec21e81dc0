import {
	ALL,
	type Case,
	CHECKLIST,
	DRAFT,
	DRAFTS_ID,
	editor,
	GATED,
	LIMITED,
	refusal,
	seen,
	teaser,
	visitor,
	whole,
} from "./reading.ts";

/** Items at their levels. */
export const ITEMS: Readonly<Record<string, Case>> = {
	"[6.01] below its level an item is a teaser without its body": {
		observe: (content) =>
			Promise.all([
				seen(content.fetchItem(visitor, "materials", GATED, "none")),
				seen(content.fetchItem(visitor, "materials", GATED, "limited")),
				seen(content.fetchItem(visitor, "materials", LIMITED, "none")),
			]),
		expected: [
			teaser("CARDOVEX® titration scheme"),
			teaser("CARDOVEX® titration scheme"),
			teaser("Score card: disease activity in rheumatoid arthritis"),
		],
	},
	"[6.03] at its level an item is whole": {
		observe: (content) =>
			Promise.all([
				seen(content.fetchItem(visitor, "materials", CHECKLIST, "none")),
				seen(content.fetchItem(visitor, "materials", GATED, "full")),
				seen(content.fetchItem(visitor, "materials", LIMITED, "limited")),
				seen(content.fetchItem(visitor, "materials", LIMITED, "full")),
				seen(content.fetchItem(visitor, "podcasts", "the-breathless-patient-heart-or-lung", "none")),
				seen(content.fetchItem(visitor, "webcasts", "reading-spirometry-in-three-minutes", "none")),
			]),
		expected: [
			whole("Checklist for the heart failure review", "content", "file"),
			whole("CARDOVEX® titration scheme", "content", "file"),
			whole("Score card: disease activity in rheumatoid arthritis", "content", "file"),
			whole("Score card: disease activity in rheumatoid arthritis", "content", "file"),
			whole("The breathless patient: heart or lung?", "content", "transcript", "audio"),
			whole("Reading spirometry in three minutes", "content", "video", "captions"),
		],
	},
	"[2.20] a webinar has its dates, its people and its place": {
		observe: async (content) => {
			const answer = await content.fetchItem(visitor, "webinars", "copd-evening-in-dublin-and-online", "none");
			const webinar = answer.state === "open" ? answer.item.webinar : null;
			return {
				...webinar,
				webinargeek_id: Boolean(webinar?.webinargeek_id),
				has_recording: Boolean(webinar?.has_recording),
				starts_at: Boolean(webinar?.starts_at),
				ends_at: Boolean(webinar?.ends_at),
			};
		},
		expected: {
			webinargeek_id: true,
			starts_at: true,
			ends_at: true,
			timezone: "Europe/Dublin",
			status: "upcoming",
			has_recording: false,
			speakers: [
				"Dr Owen Farrell, consultant respiratory physician, Dublin",
				"Grace Molloy, respiratory nurse specialist, Cork",
			],
			on_site: { venue: "Liffey Conference House", address: "14 Harbour Row, Dublin 2" },
		},
	},
	"[8.01] what is not there is 404, whatever its name": {
		observe: (content) =>
			Promise.all(
				["no-such-item", "a/b?status=draft&populate=*#c", "' OR 1=1 --", "%2e%2e", "ğ-ü", "null", DRAFT, DRAFTS_ID].map(
					(slug) => content.fetchItem(visitor, "news", slug, "full").then(({ state }) => state, refusal),
				),
			),
		expected: Array.from({ length: 8 }, () => 404),
	},
	"an item under embargo is answered with its date, for the portal to hide": {
		observe: async (content) => {
			const drafts = await content.fetchList(editor, "news", ALL);
			const embargoed = drafts.find(({ slug }) => slug.includes("embargo"));
			const answer = await content.fetchItem(visitor, "news", embargoed?.slug ?? "", "none");
			return answer.state === "open" && answer.item.published_at;
		},
		expected: "2099-01-01T09:00:00.000Z",
	},
	"an item that is over is refused, or says since when": {
		observe: (content) =>
			content
				.fetchItem(visitor, "news", "winter-vaccination-information-campaign-material-for-your-waiting-room", "none")
				.then(
					(answer) => answer.state === "open" && new Date(answer.item.expires_at ?? "9999") < new Date(),
					(error) => refusal(error) === 410,
				),
		expected: true,
	},
};
