import { expect, test } from "vitest";
import { CardGrid } from "../../../client/markup/components/card.tsx";
import { CardFacts } from "../../../client/markup/components/card-facts.tsx";
import { Filters } from "../../../client/markup/components/filters.tsx";
import { Results } from "../../../client/markup/components/results.tsx";
import { Deferred } from "../../../client/markup/deferred.ts";
import { type OwnWebinar, OwnWebinarsPart } from "../../../client/markup/views/account/own-webinars.tsx";
import { ItemActions } from "../../../client/markup/views/detail/actions.tsx";
import { When } from "../../../client/markup/views/detail/event-time.tsx";
import { Facts } from "../../../client/markup/views/detail/facts.tsx";
import { Search } from "../../../client/markup/views/search.tsx";
import { translator } from "../../../locales/index.ts";
import { ANY_RESULT, choiceOf } from "../../../shared/filters.ts";
import { bareCard, type Card, type PublicDetail } from "../../../shared/models.ts";
import { EVENING } from "../evening.ts";
import { html } from "../markup.tsx";
import { pageContext } from "../page-context.ts";

const t = translator("en-IE");
const WEBINAR = { ...bareCard("webinars", "a", "A"), publicContent: true };
const OPEN = { publishedAt: null, duration: null, file: null, publicContent: true };

test("[2.10] [9.03] a page whose items are all hidden leads on to the others; only a section without any is empty", () => {
	const shown = (total: number | null) =>
		html(<Results list={{ cards: [], total }} path="/en-IE/news" query={{ page: 1 }} />);
	expect(shown(41)).toContain("0 of 41 items shown");
	expect(shown(41)).toContain('href="/en-IE/news?page=2#item-10"');
	for (const total of [0, null]) expect(shown(total)).toContain("Nothing here yet");
});

test("[9.03] without a total a full answer leads on, whatever of it is not shown", () => {
	const card = bareCard("news", "a", "A");
	const shown = (cards: number, sent: number, page = 1) =>
		html(<Results list={{ cards: Array(cards).fill(card), total: null, sent }} path="/en-IE/news" query={{ page }} />);
	for (const markup of [shown(8, 9), shown(0, 9), shown(9, 9), shown(16, 18, 2)]) expect(markup).toContain("data-more");
	for (const markup of [shown(8, 8), shown(9, 17, 2)]) expect(markup).not.toContain("data-more");
	expect(shown(8, 8)).toContain("8 items");
	expect(shown(0, 3)).toContain("Nothing here yet");
});

test("[4.16] a reset leads to the list without any choice, the section included", () => {
	const domains = [{ id: "3", name: "Diabetes", slug: "diabetes" }];
	const query = { ...choiceOf((name) => (name === "domain" ? ["3"] : [])), section: "news" as const, page: 1 };
	const reset = `href="/en-IE">${t("filters.reset")}`;
	expect(html(<Filters path="/en-IE" filters={query} domains={domains} categories={[]} />)).toContain(reset);
	const none = { cards: [], total: 0 };
	expect(html(<Results list={none} path="/en-IE" query={query} />)).toContain(reset);
});

test("[9.03] at the longest list's end the way on is a search", () => {
	const list = (page: number, total: number) =>
		html(<Results list={{ cards: [bareCard("news", "a", "A")], total }} path="/en-IE/news" query={{ page }} />);
	expect(list(49, 460)).toContain("data-more");
	const end = list(50, 460);
	expect(end).not.toContain("data-more");
	expect(end).toContain(t("list.bound"));
	expect(end).toContain('href="/en-IE/search"');
	expect(list(50, 1)).not.toContain(t("list.bound"));
});

test("[2.08] results that lack a part say so, with a link to try again", () => {
	const words = { total: 0, sections: [], hits: [], correction: null, page: 1, pages: 1 };
	const query = { ...ANY_RESULT, term: "heart", section: null, page: 1 };
	const page = (isCut: boolean) => {
		const results = { ...words, source: "search" as const, isCut };
		return html(<Search query={query} results={results} refusal={null} dropped={false} options={null} />);
	};
	expect(page(true)).toContain(t("parts.failed.related"));
	expect(page(true)).toContain('<a href="/en-IE/search?term=heart">Try again</a>');
	expect(page(false)).not.toContain(t("parts.failed.related"));
});

test("the card of an event in another zone names the zone, as the event's page does", () => {
	const card = (timeZone: string) =>
		html(<CardFacts card={{ ...OPEN, event: { ...EVENING, timeZone } }} locked={false} />);
	expect(card("America/New_York")).toContain("14 July 2026, 12:00, New York Time");
	expect(card("Europe/Dublin")).toContain("14 July 2026, 17:00</time>");
});

test.each([
	["a webinar whose end nobody has set", null],
	["one that runs longer than planned", "2026-07-14T17:00:00Z"],
])("[2.20] %s is live, without a time at which it ends", (_, endsAt) => {
	const card = { ...WEBINAR, event: { ...EVENING, endsAt } };
	expect(html(<When card={card} phase="live" />)).toContain("<p>Live now.</p>");
});

test("[2.20] a webinar that the provider has not begun counts down no more, so that nothing says it is live", () => {
	const card = (startsAt: number) => ({
		...WEBINAR,
		event: { ...EVENING, startsAt: new Date(startsAt).toISOString() },
	});
	const late = html(<When card={card(Date.now() - 60_000)} phase="upcoming" />);
	expect(late).toContain(t("event.soon"));
	expect(late).toContain(t("event.renew"));
	expect(late).not.toMatch(/data-countdown| hidden=/);
	expect(html(<When card={card(Date.now() + 60_000)} phase="upcoming" />)).toContain("data-countdown");
});

test("[7.16] [7.19] only a webinar with a date that the provider has, or with a meeting, offers registration on its card", () => {
	const offers = (event: Card["event"]) =>
		html(<CardGrid cards={[{ ...WEBINAR, event }]} numbered />).includes("card__action");
	const event = { ...EVENING, startsAt: "2099-07-14T16:00:00Z" };
	expect([offers({ ...event, onSite: true, isOffline: true }), offers(event)]).toEqual([true, true]);
	expect([offers({ ...event, isOffline: true }), offers(null)]).toEqual([false, false]);
});

test("[2.14] a meeting that the provider does not have is not called an online one", () => {
	const card = (isOffline: boolean) =>
		html(<CardFacts card={{ ...OPEN, event: { ...EVENING, onSite: true, isOffline } }} locked={false} />);
	expect(card(false)).toContain(t("card.onSite"));
	expect(card(true)).not.toContain(t("card.onSite"));
	expect(card(true)).toContain(t("meeting.title"));
});

test("[2.16] a file of unknown type has its size, and a button that names no type", () => {
	const file = { type: "", kilobytes: 12 };
	const card = { ...bareCard("materials", "a", "A"), publicContent: true, file };
	// Safe: the actions read no more of an item.
	const detail = { media: ["file"], authors: [] } as unknown as PublicDetail;
	expect(html(<CardFacts card={card} locked={false} />)).toContain(">12 kB<");
	expect(html(<Facts card={card} detail={null} />)).toContain("12 kB, English");
	expect(html(<Facts card={card} detail={null} />, pageContext("fr-BE"))).toMatch(/12.ko, français/);
	expect(html(<ItemActions card={card} detail={detail} url="" />)).toContain("Download file");
	expect(html(<CardGrid cards={[card]} numbered />)).toContain("Download file");
});

test("[3.09] a file's download is reported from its card too", () => {
	const card = { ...bareCard("materials", "a", "A"), publicContent: true, file: { type: "PDF", kilobytes: 12 } };
	const link = /<a class="card__action"[^>]*>/.exec(html(<CardGrid cards={[card]} numbered />))?.[0];
	expect(link).toContain('href="/en-IE/materials/a/media/file"');
	expect(link).toContain('data-track="download"');
});

test("[2.16] [2.17] an update is told from the day after on, by the country's days", () => {
	const facts = (publishedAt: string, updatedAt: string) =>
		html(<Facts card={{ ...bareCard("news", "a", "A"), publishedAt, updatedAt }} detail={null} />);
	expect(facts("2026-07-14T23:10:00Z", "2026-07-15T08:00:00Z")).toBe("");
	expect(facts("2026-07-14T08:00:00Z", "2026-07-14T23:10:00Z")).toContain("15 July 2026");
});

test("a webinar of the country's other language is marked as such, in the names of its links too", async () => {
	const startsAt = new Date(Date.now() - 60_000).toISOString();
	const own: OwnWebinar = {
		...{ id: "1", title: "Herz", page: { locale: "de-CH", slug: "herz" }, card: null, event: { ...EVENING, startsAt } },
		...{ phase: "live", canJoin: true, hasReplay: false, attended: null },
	};
	const read = Promise.resolve({ registrations: [own], scope: "all" as const, unchecked: 0, hasAddress: true });
	const webinars = new Deferred(read, () => undefined);
	await webinars.settled;
	const shown = (locale: "de-CH" | "fr-CH") =>
		html(<OwnWebinarsPart webinars={webinars} />, { locale, country: "ch", t: translator(locale) });
	expect(shown("fr-CH")).toMatch(/<a [^>]*lang="de-CH"[^>]*>Herz<.*<span lang="de-CH">Herz<\/span>/s);
	expect(shown("de-CH")).not.toContain("lang=");
});

test("[7.16] a cancelled webinar is among the past ones after its date", async () => {
	const own = (startsAt: string): OwnWebinar => ({
		...{ id: startsAt, title: startsAt, page: null, card: null, event: { ...EVENING, startsAt } },
		...{ phase: "cancelled", canJoin: false, hasReplay: false, attended: null },
	});
	const registrations = [own("2099-01-01T10:00:00Z"), own("2020-01-01T10:00:00Z")];
	const read = Promise.resolve({ registrations, scope: "all" as const, unchecked: 0, hasAddress: true });
	const webinars = new Deferred(read, () => undefined);
	await webinars.settled;
	const [ahead, past] = html(<OwnWebinarsPart webinars={webinars} />).split(t("own.over"));
	expect(ahead).toContain("2099-01-01T10:00:00Z</span>");
	expect(ahead).not.toContain("2020-01-01T10:00:00Z</span>");
	expect(past).toContain("2020-01-01T10:00:00Z</span>");
});
