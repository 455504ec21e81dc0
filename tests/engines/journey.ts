import type { Visitor } from "./visitor.ts";

/** What a visitor does in one go, step by step. Below the scripts' floor, and without scripts, every step but a few is the same. */

const ITEMS = {
	news: "new-heart-failure-guideline-five-points-for-general-practice",
	materials: "checklist-for-the-heart-failure-review",
	podcasts: "the-breathless-patient-heart-or-lung",
	webcasts: "reading-spirometry-in-three-minutes",
	webinars: "sleep-apnoea-what-the-practice-can-do",
};
/** The sign-out button of wide screens, or the account menu of phones. Old WebKit's window is always 800 px wide. */
const SIGNED_IN = ".header__logout, .header__own summary";
const GATED = "/en-IE/materials/cardovex-titration-scheme";
const MAIL = "ie@helvora.example";

type Step = (visitor: Visitor, origin: (country: string) => string) => Promise<void>;

const POPOVERS = "CSS.supports('selector(:popover-open)')";

const ICONS_ARE_CENTRED = `[...document.querySelectorAll(".card__picture > .icon")].every((icon) => { const [inner, outer] = [icon, icon.parentElement].map((one) => one.getBoundingClientRect()); return Math.abs(inner.top + inner.bottom - outer.top - outer.bottom) < 2; })`;

/** A page that shows something. */
const shows =
	(path: string, selector: string, text = ""): Step =>
	async (visitor, origin) => {
		await visitor.engine.open(origin("ie") + path);
		await visitor.see(selector, text);
	};

/** Steps that need scripts say so by what they find without. */
export const STEPS: Record<string, Step> = {
	"home opens": async (visitor, origin) => {
		await visitor.engine.open(`${origin("ie")}/en-IE`);
		await visitor.see("h1");
		await visitor.until(`document.documentElement.hasAttribute("data-scripts") === ${visitor.hasScripts}`);
	},
	"consent is refused, and asked for no more": async (visitor) => {
		if (!visitor.hasScripts) return visitor.miss(".consent");
		await visitor.click(".consent button", "Reject");
		await visitor.miss(".consent");
	},
	"the search opens and finds": async (visitor) => {
		const [opener, field] = (await visitor.engine.value(POPOVERS))
			? [".header__button[popovertarget=site-search]", "#site-search-term"]
			: [".header__search", "main input[type=search]"];
		await visitor.click(opener);
		await visitor.type(field, "heart");
		await visitor.enter(field);
		await visitor.at("/en-IE/search?term=heart");
		await visitor.see("main mark", "heart");
	},
	"Back leads home": async (visitor) => {
		if (!(await visitor.engine.value(POPOVERS))) {
			await visitor.engine.back();
			await visitor.at("/en-IE/search");
		}
		await visitor.engine.back();
		await visitor.at("/en-IE");
		await visitor.see("h1", "Medical");
	},
	"right after that the menu opens, and leads to a list": async (visitor, origin) => {
		if (await visitor.engine.value(POPOVERS)) {
			// A browser that brings the page back as it was left brings the open panel too: without scripts nothing closes it.
			if (!visitor.hasScripts) await visitor.engine.open(`${origin("ie")}/en-IE`);
			await visitor.click(".header__button[popovertarget=menu]");
		}
		await visitor.click(".navigation a", "News");
		await visitor.at("/en-IE/news");
		await visitor.miss(".header__close");
		await visitor.see("h1", "News");
	},
	"the list is filtered": async (visitor) => {
		await visitor.click(".filters summary");
		await visitor.click(".filters .choice");
		// Scripts with the Navigation API apply each choice at once.
		const isAtOnce = visitor.hasScripts && (await visitor.engine.value("'navigation' in window"));
		// Else the button applies them, which moves when the filters' code adds its hint.
		if (!isAtOnce && visitor.hasScripts) await visitor.see(".filters__note:not(.filters__at-once)");
		if (!isAtOnce) await visitor.click(".filters [type=submit]");
		await visitor.until("location.search.includes('=')");
		await visitor.see(".chip");
	},
	"a filter is taken back": async (visitor) => {
		await visitor.click(".chip");
		await visitor.at("/en-IE/news");
		await visitor.miss(".chip");
	},
	"a list goes on": async (visitor, origin) => {
		await visitor.engine.open(`${origin("ie")}/en-IE`);
		await visitor.click("[data-more]");
		await visitor.until("document.querySelectorAll('.results .card').length > 9");
		await visitor.until("location.search === '?page=2'");
	},
	...Object.fromEntries(
		Object.entries(ITEMS).map(([section, slug]): [string, Step] => [
			`a detail of ${section} opens from its list, and Back leads to the list`,
			async (visitor, origin) => {
				await visitor.engine.open(`${origin("ie")}/en-IE/${section}`);
				await visitor.click(`main a[href="/en-IE/${section}/${slug}"]`);
				await visitor.at(`/en-IE/${section}/${slug}`);
				await visitor.see("main h1");
				await visitor.engine.back();
				await visitor.at(`/en-IE/${section}`);
				await visitor.see(`main a[href="/en-IE/${section}/${slug}"]`);
			},
		]),
	),
	"a course opens": async (visitor, origin) => {
		await visitor.engine.open(`${origin("ie")}/en-IE/e-learnings`);
		await visitor.until(ICONS_ARE_CENTRED);
		await visitor.click("main .card a");
		await visitor.until("location.pathname.startsWith('/en-IE/e-learnings/')");
		await visitor.see("main h1");
	},
	"the player is the portal's with scripts, the browser's without": async (visitor, origin) => {
		await visitor.engine.open(`${origin("ie")}/en-IE/podcasts/${ITEMS.podcasts}`);
		if (visitor.hasScripts) await visitor.see("[data-do=play]");
		else await visitor.see("audio[controls]");
	},
	"paper is filled: no empty sheet at the end, and text begins below its title": async ({ engine }, origin) => {
		for (const [path, format, most] of [
			[`/news/${ITEMS.news}`, "a4", 1],
			["/login", "a4", 1],
			["/search?term=card", "a4", 2],
			["/news", "a4", 3],
			[`/webcasts/${ITEMS.webcasts}`, "a5", 3],
		] as const) {
			if (!engine.sheets) return;
			await engine.open(`${origin("ie")}/en-IE${path}`);
			const sheets = await engine.sheets(format);
			if (sheets < 1 || sheets > most) throw new Error(`${path}: ${sheets} sheets of ${format}`);
		}
	},
	"in a browser without popovers the language is in line with the links": async (visitor, origin) => {
		await visitor.engine.open(`${origin("ie")}/en-IE`);
		if (await visitor.engine.value(POPOVERS)) return;
		await visitor.until(
			`new Set(["language", "header__links a"].map((name) => { const range = document.createRange(); range.selectNodeContents(document.querySelector(".header ." + name)); return Math.round(range.getBoundingClientRect().bottom); })).size === 1`,
		);
	},
	"a page that is not there says so": shows("/en-IE/nowhere", "h1", "not found"),
	"a gated item asks to sign in": shows(GATED, "main .gate [name=email]"),
	"a deep link opens it": shows(`${GATED}/demo-access`, "main a[href*='/media/']"),
	"the visit ends": async (visitor) => {
		await visitor.click(".visit-bar button");
		await visitor.miss(".visit-bar");
	},
	"the login is a modal with scripts, a page without": async (visitor, origin) => {
		await visitor.engine.open(`${origin("ie")}/en-IE/about`);
		// A tap before that leads to the page, which is right, but not what is looked at here.
		if (visitor.hasScripts) await visitor.started();
		await visitor.click(".header__account");
		await visitor.see(visitor.hasScripts ? "dialog.modal[open] [name=email]" : "main [name=email]");
	},
	"what is typed stays": async (visitor) => {
		await visitor.type("form [name=email]", MAIL);
		await visitor.until(`[...document.querySelectorAll("[name=email]")].some(({ value }) => value === "${MAIL}")`);
	},
	"a wrong password is refused": async (visitor) => {
		await visitor.type("form [name=password]", "not-mine-1");
		await visitor.click("form [type=submit]", "Sign in");
		await visitor.see(".notice--error");
	},
	"the page's login takes the right one": async (visitor, origin) => {
		await visitor.engine.open(`${origin("ie")}/en-IE/login`);
		await visitor.type("main [name=email]", MAIL);
		await visitor.type("main [name=password]", "demo-1234");
		await visitor.click("main form [type=submit]", "Sign in");
		await visitor.see(SIGNED_IN);
	},
	"the gated item is open": shows(GATED, "main a[href*='/media/']"),
	"it is kept for later, where there are scripts": async (visitor) => {
		if (!visitor.hasScripts) return visitor.miss(".save");
		await visitor.click(".save button");
		await visitor.see(".save button", "Saved");
		await visitor.click(".save button");
		await visitor.miss(".save button", "Saved");
	},
	"the account is there": shows("/en-IE/account/profile", "main", MAIL),
	"signed out": async (visitor) => {
		if (await visitor.engine.value("matchMedia('(max-width: 768px)').matches"))
			await visitor.click(".header__own summary");
		await visitor.click(":is(.header__logout, .header__own) [type=submit]");
		await visitor.miss(SIGNED_IN);
		await visitor.see(".header__account", "");
	},
	"a register form that lacks something says what": async (visitor, origin) => {
		await visitor.engine.open(`${origin("ie")}/en-IE/register`);
		await visitor.type("main [name=email]", "nobody");
		await visitor.click("main form [type=submit]");
		await visitor.see(".field-error");
	},
	"another language": async (visitor, origin) => {
		await visitor.engine.open(`${origin("be")}/nl-BE/about`);
		if (await visitor.engine.value(POPOVERS)) await visitor.click(".header__button[popovertarget=menu]");
		await visitor.click(".language summary");
		await visitor.click(".language a", "Français");
		await visitor.at("/fr-BE/about");
	},
};
