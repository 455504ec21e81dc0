import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Button } from "../../client/markup/components/button.tsx";
import { CardGrid } from "../../client/markup/components/card.tsx";
import { CardFacts } from "../../client/markup/components/card-facts.tsx";
import { Filters } from "../../client/markup/components/filters.tsx";
import { Results } from "../../client/markup/components/results.tsx";
import { SearchForm } from "../../client/markup/components/search-form.tsx";
import { Highlighted, Marked, Prose } from "../../client/markup/components/text.tsx";
import { Deferred } from "../../client/markup/deferred.ts";
import { ConsentBanner } from "../../client/markup/layouts/consent-banner.tsx";
import { Footer } from "../../client/markup/layouts/footer.tsx";
import { SearchPanel } from "../../client/markup/layouts/header/search-panel.tsx";
import { UserMenu } from "../../client/markup/layouts/header/user-menu.tsx";
import { layouts } from "../../client/markup/layouts/layouts.tsx";
import { type PageContext, PageProvider } from "../../client/markup/page.ts";
import { AccountFrame } from "../../client/markup/views/account/frame.tsx";
import { type OwnWebinar, OwnWebinarsPart } from "../../client/markup/views/account/own-webinars.tsx";
import { ItemActions } from "../../client/markup/views/detail/actions.tsx";
import { When } from "../../client/markup/views/detail/event-time.tsx";
import { Facts } from "../../client/markup/views/detail/facts.tsx";
import { Cite } from "../../client/markup/views/detail/share.tsx";
import { SpokenTranscript } from "../../client/markup/views/detail/transcript.tsx";
import { Search } from "../../client/markup/views/search.tsx";
import { translator } from "../../locales/index.ts";
import { ANY_RESULT, choiceOf } from "../../shared/filters.ts";
import { LOCALES } from "../../shared/locales.ts";
import { bareCard, type PublicDetail } from "../../shared/models.ts";
import { EVENING } from "./evening.ts";
import { pageContext } from "./page-context.ts";

const t = translator("en-IE");
const OPEN = { publishedAt: null, duration: null, file: null, publicContent: true };
const footer = { menu: [], legalMention: "", banner: null, promotion: null };
const html = (node: React.ReactNode, own: Partial<PageContext> = {}) =>
	renderToStaticMarkup(
		<PageProvider value={pageContext("en-IE", { sections: ["news"], ...own })}>{node}</PageProvider>,
	);

test("[2.49] a button with a URL opens a new tab, with another link a page of the locale, and without a link nothing", () => {
	expect(html(<Button link="example.com/a">Go</Button>)).toContain(
		'href="https://example.com/a" target="_blank" rel="noopener noreferrer"',
	);
	expect(html(<Button link="https://example.com">Go</Button>)).toContain("opens in a new tab");
	expect(html(<Button link="/e-learnings">Go</Button>)).toBe('<a class="button" href="/en-IE/e-learnings">Go</a>');
	expect(html(<Button>Go</Button>)).toBe('<button type="button" class="button">Go</button>');
	expect(html(<Button type="submit">Go</Button>)).toContain('type="submit"');
});

test("links of a text say that they open a tab, once, where they do", () => {
	const tab = 'rel="noopener noreferrer" target="_blank"';
	const hint = '<span class="visually-hidden">(opens in a new tab)</span>';
	const text = `<h2>A <a href="https://a.example/" ${tab}>b</a></h2><p><a href="/en-IE/news">n</a> <a href="https://c.example/" ${tab} title="T"><b>c</b></a></p>`;
	const player = `<a href="https://www.youtube.com/watch?v=1" target="_blank">Open ${hint}</a>`;
	const shown = html(<Prose html={text + player} />);
	expect(shown).toContain(`>b ${hint}</a></h2>`);
	expect(shown).toContain(`<a href="/en-IE/news">n</a>`);
	expect(shown).toContain(`<b>c</b> ${hint}</a></p>`);
	expect(shown.match(/opens in a new tab/g)).toHaveLength(3);
	expect(html(<Prose html={text} />, { locale: "fr-CH", t: translator("fr-CH") })).toContain("(s’ouvre dans");
});

test("[2.08] [2.32] the header's search and the page's own are landmarks with different names, in each language", () => {
	for (const { code } of LOCALES) {
		const page = html(
			<>
				<SearchPanel />
				<SearchForm id="search-term" />
			</>,
			{ locale: code, t: translator(code) },
		);
		const names = [...page.matchAll(/<search aria-label="([^"]+)">/g)].map(([, name]) => name);
		expect(new Set(names).size, code).toBe(2);
	}
});

test("the account's first page is headed like the link to it, its other pages by their tabs", () => {
	for (const [id, title] of [
		["account", "account.title"],
		["profile", "account.tabs.profile"],
	] as const)
		expect(html(<AccountFrame success={null}>Own</AccountFrame>, { id })).toContain(`<h1>${t(title)}</h1>`);
});

test.each(["small", "secondary", "ghost", "loading", "white"] as const)("[2.50] the flag %s", (flag) => {
	expect(html(<Button {...{ [flag]: true }}>Go</Button>)).toContain(`class="button button--${flag}"`);
});

test("[2.50] a disabled link is no link, a loading one is busy", () => {
	const disabled = html(
		<Button link="news" disabled>
			Go
		</Button>,
	);
	expect(disabled).toBe('<button type="button" class="button" disabled="">Go</button>');
	expect(html(<Button loading>Go</Button>)).toContain('aria-busy="true"');
});

test.each(LOCALES)("$code: the question for consent names marketing if a tag manager is configured", ({ code }) => {
	const t = translator(code);
	const lower = (text: string) => text.toLocaleLowerCase(code);
	const question = (tagManager: string | null) => lower(html(<ConsentBanner />, { locale: code, t, tagManager }));
	expect(question("GTM-1")).toContain(lower(t("cookies.marketing")));
	expect(question(null)).not.toContain(lower(t("cookies.marketing")));
});

test("[2.38] [2.39] HCA users see their first name, local users a greeting; a user without name has a fallback", () => {
	const shown = (identity: "hca" | "local", firstName: string) =>
		/<a class="header__account".*?<span>([^<]*)/.exec(html(<UserMenu />, { userId: "7", identity, firstName }))?.[1];
	expect(shown("hca", "Niamh")).toBe("Niamh");
	expect(shown("local", "Niamh")).toBe("Hello Niamh");
	for (const identity of ["hca", "local"] as const)
		expect(shown(identity, "")).toBe(translator("en-IE")("nav.account"));
});

test("[2.38] [2.39] on phones the account's menu shows the name, which the header has no room for", () => {
	const shown = (identity: "hca" | "local", firstName: string) =>
		/<div class="header__own-menu">(?:<p>([^<]*)<\/p>)?<a/.exec(
			html(<UserMenu />, { userId: "7", identity, firstName }),
		);
	expect(shown("hca", "Niamh")?.[1]).toBe("Niamh");
	expect(shown("local", "Niamh")?.[1]).toBe("Hello Niamh");
	expect(shown("local", "")?.[1]).toBeUndefined();
});

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

test("a reference is in English, its title in the page's language", () => {
	const markup = renderToStaticMarkup(
		<PageProvider value={pageContext("de-CH")}>
			<Cite
				card={bareCard("news", "a", "Neue Leitlinie")}
				detail={{ authors: ["Anna Meier"] }}
				url="https://a.example/a"
			/>
		</PageProvider>,
	);
	expect(markup).toMatch(/lang="en"[^>]*>Meier A\. <span lang="de-CH">Neue Leitlinie<\/span> \[Internet\]\./);
});

test("[5.03] the registered trademark sign in plain text", () => {
	expect(html(<Marked text="A® & B®" />)).toBe("A<sup>®</sup> &amp; B<sup>®</sup>");
	const lines = [{ start: 0, end: 1, voice: "C®", text: "D®" }];
	const transcript = new Deferred(Promise.resolve({ language: "en", lines }), () => {});
	transcript.outcome = { ok: true, value: { language: "en", lines } };
	const card = bareCard("podcasts", "a", "A");
	expect(html(<SpokenTranscript card={card} source="/a" transcript={transcript} />)).toContain(
		"C<sup>®</sup>: D<sup>®</sup>",
	);
	const venue = { name: "E®", address: "F®" };
	const detail = { venue, speakers: ["G®"], units: [] } as unknown as PublicDetail;
	expect(html(<Facts card={card} detail={detail} />)).toMatch(/E<sup>®<.*F<sup>®<.*G<sup>®</);
	const categories = [{ id: "3", name: "H®", slug: null }];
	const query = { ...choiceOf(() => ["3"]), section: null, page: 1 };
	const filters = html(<Filters path="/en-IE" filters={query} domains={[]} categories={categories} />);
	expect(filters.match(/H<sup>®<\/sup>/g)).toHaveLength(2);
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

test("a name stays on one line even if a part of it is a search match", () => {
	expect(html(<Highlighted text="CARDOVEX® in HORIZON-HF: 24 mg" term="horizon cardovex" />)).toBe(
		'<mark>CARDOVEX</mark><sup>®</sup> in <span class="unbroken"><mark>HORIZON</mark>-HF</span>: 24\u00a0mg',
	);
	expect(html(<Marked text={`${"A".repeat(200)}-HF`} />)).not.toContain("unbroken");
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
	const card = { ...bareCard("webinars", "a", "A"), event: { ...EVENING, endsAt } };
	expect(html(<When card={card} phase="live" />)).toContain("<p>Live now.</p>");
});

test("[2.20] a webinar that the provider has not begun counts down no more, so that nothing says it is live", () => {
	const event = { endsAt: null, timeZone: "Europe/Dublin", onSite: false, status: null, hasReplay: false };
	const card = (startsAt: number) => ({
		...bareCard("webinars", "a", "A"),
		event: { ...event, startsAt: new Date(startsAt).toISOString() },
	});
	const late = html(<When card={card(Date.now() - 60_000)} phase="upcoming" />);
	expect(late).toContain(t("event.soon"));
	expect(late).toContain(t("event.renew"));
	expect(late).not.toMatch(/data-countdown| hidden=/);
	expect(html(<When card={card(Date.now() + 60_000)} phase="upcoming" />)).toContain("data-countdown");
});

test("[7.16] a webinar without a date offers no registration on its card, because its page has none", () => {
	const card = { ...bareCard("webinars", "a", "A"), publicContent: true };
	expect(html(<CardGrid cards={[card]} numbered />)).not.toContain("card__action");
});

test("[7.16] [7.19] only a webinar that the provider has, or with a meeting, offers registration on its card", () => {
	const action = (onSite: boolean, isOffline: boolean) => {
		const event = { startsAt: "2099-07-14T16:00:00Z", endsAt: null, timeZone: "Europe/Dublin", status: null };
		const card = { ...bareCard("webinars", "a", "A"), publicContent: true };
		const cards = [{ ...card, event: { ...event, hasReplay: false, onSite, isOffline } }];
		return html(<CardGrid cards={cards} numbered />).includes("card__action");
	};
	expect([action(false, true), action(true, true), action(false, false)]).toEqual([false, true, true]);
});

test("[2.14] a meeting that the provider does not have is not called an online one", () => {
	const card = (isOffline: boolean) =>
		html(<CardFacts card={{ ...OPEN, event: { ...EVENING, onSite: true, isOffline } }} locked={false} />);
	expect(card(false)).toContain(t("card.onSite"));
	expect(card(true)).not.toContain(t("card.onSite"));
	expect(card(true)).toContain(t("meeting.title"));
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

test("[2.41] footer menu: web and mail links announce their new tab, phone numbers and pages have none", () => {
	const menu = [
		{ label: "Web", url: "https://example.com" },
		{ label: "Mail", url: "MAILTO:info@example.com" },
		{ label: "Phone", url: "tel:112" },
		{ label: "Page", url: "Privacy" },
		{ label: "Words", url: null },
	];
	const markup = html(<Footer footer={{ ...footer, menu }} />);
	const tabs = [...markup.matchAll(/<a href="([^"]*)" target="_blank" rel="noopener noreferrer">.*?<\/a>/g)];
	expect(tabs.map(([link, href]) => [href, link.includes(translator("en-IE")("nav.newTab"))])).toEqual([
		["https://example.com", true],
		["MAILTO:info@example.com", true],
	]);
	for (const href of ["tel:112", "/en-IE/privacy"]) expect(markup).toContain(`<a href="${href}">`);
});

test("[2.29] the hub layout is bare", () => {
	const Layout = layouts.hub;
	expect(html(<Layout footer={footer}>words</Layout>)).toBe('<main id="content">words</main>');
});
