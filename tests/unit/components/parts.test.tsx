import { expect, test } from "vitest";
import { Button } from "../../../client/markup/components/button.tsx";
import { Filters } from "../../../client/markup/components/filters.tsx";
import { SearchForm } from "../../../client/markup/components/search-form.tsx";
import { Highlighted, Marked, Prose } from "../../../client/markup/components/text.tsx";
import { Deferred } from "../../../client/markup/deferred.ts";
import { MeetingForm } from "../../../client/markup/forms/meeting-form.tsx";
import { ConsentBanner } from "../../../client/markup/layouts/consent-banner.tsx";
import { Footer } from "../../../client/markup/layouts/footer.tsx";
import { SearchPanel } from "../../../client/markup/layouts/header/search-panel.tsx";
import { UserMenu } from "../../../client/markup/layouts/header/user-menu.tsx";
import { layouts } from "../../../client/markup/layouts/layouts.tsx";
import { AccountFrame } from "../../../client/markup/views/account/frame.tsx";
import { Login } from "../../../client/markup/views/account/login.tsx";
import { Register } from "../../../client/markup/views/account/register.tsx";
import { EventRegistration } from "../../../client/markup/views/detail/event-registration.tsx";
import { Facts } from "../../../client/markup/views/detail/facts.tsx";
import { Cite } from "../../../client/markup/views/detail/share.tsx";
import { SpokenTranscript } from "../../../client/markup/views/detail/transcript.tsx";
import { translator } from "../../../locales/index.ts";
import { choiceOf } from "../../../shared/filters.ts";
import { LOCALES } from "../../../shared/locales.ts";
import { bareCard, type PublicDetail } from "../../../shared/models.ts";
import { html } from "../markup.tsx";
import { pageContext } from "../page-context.ts";

const t = translator("en-IE");
const footer = { menu: [], legalMention: "", banner: null, promotion: null };

test("[7.16] [7.19] the registration and the meeting can ask for the same data, each in fields of its own", () => {
	const asked = ["lastname", "email"] as const;
	const form = { values: {}, failure: null, success: null, returnTo: "/", slug: "a", asked };
	const registration = { state: "open", canJoin: false, asked, person: null } as const;
	const markup = html(
		<>
			<EventRegistration slug="a" isRoomOpen={false} registration={registration} form={form} />
			<MeetingForm {...form} />
		</>,
	);
	const ids = [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
	expect(ids).toHaveLength(new Set(ids).size);
});

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

test("[2.38] [2.39] HCA users see their first name, local users a greeting, also in the menu of phones; a user without name has a fallback", () => {
	const shown = (identity: "hca" | "local", firstName: string) => {
		const markup = html(<UserMenu />, { userId: "7", identity, firstName });
		const account = /<a class="header__account".*?<span>([^<]*)/.exec(markup)?.[1];
		return [account, /<div class="header__own-menu">(?:<p>([^<]*)<\/p>)?<a/.exec(markup)?.[1]];
	};
	expect(shown("hca", "Niamh")).toEqual(["Niamh", "Niamh"]);
	expect(shown("local", "Niamh")).toEqual(["Hello Niamh", "Hello Niamh"]);
	for (const identity of ["hca", "local"] as const) expect(shown(identity, "")).toEqual([t("nav.account"), undefined]);
});

test("a reference is in English, its title in the page's language", () => {
	const card = bareCard("news", "a", "Neue Leitlinie");
	const markup = html(<Cite card={card} detail={{ authors: ["Anna Meier"] }} url="" />, pageContext("de-CH"));
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

test("a name stays on one line even if a part of it is a search match", () => {
	expect(html(<Highlighted text="CARDOVEX® in HORIZON-HF: 24 mg" term="horizon cardovex" />)).toBe(
		'<mark>CARDOVEX</mark><sup>®</sup> in <span class="unbroken"><mark>HORIZON</mark>-HF</span>: 24\u00a0mg',
	);
	expect(html(<Marked text={`${"A".repeat(200)}-HF`} />)).not.toContain("unbroken");
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
	expect(tabs.map(([link, href]) => [href, link.includes(t("nav.newTab"))])).toEqual([
		["https://example.com", true],
		["MAILTO:info@example.com", true],
	]);
	for (const href of ["tel:112", "/en-IE/privacy"]) expect(markup).toContain(`<a href="${href}">`);
});

test("[2.29] the hub layout is bare", () => {
	const Layout = layouts.hub;
	expect(html(<Layout footer={footer}>words</Layout>)).toBe('<main id="content">words</main>');
});

test("the sign-in pages tell who is signed in already, with a link on; another person can still sign in", () => {
	const form = { values: {}, failure: null, success: null, returnTo: "/en-IE/about" };
	const signedIn = { userId: "7", firstName: "Aoife", identity: "local" } as const;
	for (const View of [Login, Register]) {
		for (const hca of [null, { sdk: null }]) {
			const page = html(<View {...form} />, { ...signedIn, hca });
			expect(page).toContain("Signed in as Aoife");
			expect(page).toContain('<a href="/en-IE/about">Continue</a>');
			expect(page).toContain('type="submit"');
			// Not where the form has something to say itself, and not without a name.
			for (const other of [
				html(<View {...form} />, { hca }),
				html(<View {...form} />, { ...signedIn, hca, firstName: "" }),
				html(<View {...form} success="hcaEnded" />, { ...signedIn, hca }),
			])
				expect(other).not.toContain("Signed in as");
		}
	}
});
