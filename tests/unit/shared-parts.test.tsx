import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { CardGrid } from "../../client/components/card.tsx";
import { PageFilters } from "../../client/components/filters.tsx";
import { Once } from "../../client/components/once.tsx";
import { Footer } from "../../client/layouts/footer.tsx";
import { type PageContext, PageProvider, usePage } from "../../client/page.ts";
import { translator } from "../../locales/index.ts";
import { bareCard, type Card } from "../../shared/models.ts";
import { sharedParts } from "../../worker/render/shared-parts.tsx";

const PAGE: PageContext = {
	id: "detail",
	locale: "en-IE",
	country: "ie",
	environment: "development",
	sections: ["news"],
	current: null,
	otherLocales: [{ code: "nl-BE", href: "/nl-BE" }],
	accessLevel: "full",
	deeplinkAccess: true,
	path: "/en-IE/news/secret",
	userId: "user-7",
	identity: "local",
	hca: { sdk: "https://sdk.example" },
	hub: "https://hub.example",
	tagManager: "GTM-1",
	firstName: "Aoife",
	trackingInfo: {
		slug: "secret",
		category: null,
		title: "Secret",
		trackingProduct: [],
		trackingMessage: [],
		patientPopulation: [],
	},
	t: translator("en-IE"),
};

async function written(node: React.ReactNode, page = PAGE): Promise<string> {
	const { placeFor, filled } = sharedParts(page);
	const html = renderToString(<PageProvider value={{ ...page, placeFor }}>{node}</PageProvider>);
	return new TextDecoder().decode(await filled(html));
}

const plain = (node: React.ReactNode) => renderToString(<PageProvider value={PAGE}>{node}</PageProvider>);

test("A page with shared parts reads as it does without, in order and in every script", async () => {
	const [first, second] = [{}, {}];
	const node = (
		<ul>
			<Once of={first}>{() => <li>ğüş – один</li>}</Once>
			<Once of={second}>{() => <li>two</li>}</Once>
			<li>€{"\u0001"}</li>
			<Once of={first} variant="again">
				{() => <li>three</li>}
			</Once>
			<Once of={null}>{() => <li>own</li>}</Once>
		</ul>
	);
	expect(await written(node)).toBe(plain(node));
	expect(await written(node)).toBe(plain(node));
});

test("A part is written once for the same objects and variant, and anew for others", async () => {
	let times = 0;
	const Counted = () => {
		times += 1;
		return <p>{times}</p>;
	};
	const [card, other] = [{}, {}];
	const part = (of: object | object[], variant = "") => (
		<Once of={of} variant={variant}>
			{() => <Counted />}
		</Once>
	);
	expect(await written(part(card))).toBe("<p>1</p>");
	expect(await written(part(card))).toBe("<p>1</p>");
	expect(await written(part(card, "small"))).toBe("<p>2</p>");
	expect(await written(part(other))).toBe("<p>3</p>");
	expect(await written(part([card, other]))).toBe("<p>4</p>");
	expect(await written(part([other, card]))).toBe("<p>5</p>");
	expect(await written(part(card), { ...PAGE, locale: "nl-BE", t: translator("nl-BE") })).toBe("<p>6</p>");
	expect(await written(part(card), { ...PAGE, current: "news" })).toBe("<p>7</p>");
	expect(await written(part(card), { ...PAGE, sections: [] })).toBe("<p>8</p>");
	expect(await written(part(card))).toBe("<p>1</p>");
});

test("A shared part sees nothing of the visitor, of their page or of the host", async () => {
	const Whole = () => <p>{JSON.stringify(usePage())}</p>;
	const html = await written(<Once of={{}}>{() => <Whole />}</Once>);
	expect(html).toContain("en-IE");
	expect(html).not.toMatch(/Aoife|user-7|secret|example|GTM-1|nl-BE|full|true/i);
});

test("The parts of a list read as they do without: nothing that React says in the head gets into them", async () => {
	const card: Card = {
		...bareCard("webinars", "evening", "Şişli – evening"),
		image: { src: "/images/a.svg", srcset: "", width: 16, height: 9, alt: "" },
		event: { startsAt: "2020-01-01T10:00:00Z", endsAt: null, timeZone: null, onSite: true },
	};
	const taxonomy = [{ id: 1, name: "Cardiology", slug: null }];
	const filters = { domain: 1, categories: [1], page: 1, collection: null };
	const node = (
		<main>
			<CardGrid cards={[card, { ...card, slug: "another" }]} leading numbered />
			<CardGrid cards={[card]} term="evening" />
			<PageFilters path="/en-IE/webinars" filters={filters} domains={taxonomy} categories={taxonomy} />
			<Footer footer={{ menu: [], legalMention: "", banner: { title: "Join", cta: null }, promotion: null }} />
		</main>
	);
	for (const page of [PAGE, { ...PAGE, userId: null }]) {
		expect(await written(node, page)).toBe(renderToString(<PageProvider value={page}>{node}</PageProvider>));
	}
});
