import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { Once } from "../../../client/markup/components/once.tsx";
import { type Dependency, usePage } from "../../../client/markup/page.ts";
import { translator } from "../../../locales/index.ts";
import { TYPED_PARTS_BYTES } from "../../../worker/cache/policies.ts";
import { counting, PAGE, plain, unchecked, written } from "./parts.tsx";

/** Stands for the component of a part. */
const Part = () => null;

test("A page with shared parts reads as it does without, in order and in every script", () => {
	const [first, second] = [{}, {}];
	const node = (
		<ul>
			<Once of={[Part, first]}>{() => <li>ğüş – один</li>}</Once>
			<Once of={[Part, second]}>{() => <li>two</li>}</Once>
			<li>€{"\u0001"}</li>
			<Once of={[Part, first, "again"]}>{() => <li>three</li>}</Once>
			<Once of={null}>{() => <li>own</li>}</Once>
		</ul>
	);
	expect(written(node)).toBe(plain(node));
	expect(written(node)).toBe(plain(node));
});

test("A part is written once for the same dependencies, and anew for others", () => {
	unchecked();
	const Counted = counting();
	const [card, other] = [{}, {}];
	const part = (...of: Dependency[]) => <Once of={[Counted, ...of]}>{() => <Counted />}</Once>;
	expect(written(part(card))).toBe("<p>1</p>");
	expect(written(part(card))).toBe("<p>1</p>");
	expect(written(part(card, "small"))).toBe("<p>2</p>");
	expect(written(part(other))).toBe("<p>3</p>");
	expect(written(part(card, other))).toBe("<p>4</p>");
	expect(written(part(other, card))).toBe("<p>5</p>");
	expect(written(part([]))).toBe("<p>6</p>");
	expect(written(part([]))).toBe("<p>6</p>");
	expect(written(part(card), { ...PAGE, locale: "nl-BE", t: translator("nl-BE") })).toBe("<p>7</p>");
	expect(written(part(card), { ...PAGE, current: "news" })).toBe("<p>8</p>");
	expect(written(part(card), { ...PAGE, sections: [] })).toBe("<p>9</p>");
	expect(written(part(card))).toBe("<p>1</p>");
});

test("A shared part sees nothing of the visitor, of their page or of the host", () => {
	unchecked();
	const Whole = () => <p>{JSON.stringify(usePage())}</p>;
	const html = written(<Once of={[Whole]}>{() => <Whole />}</Once>);
	expect(html).toContain("en-IE");
	// What the portal offers is the same for everybody.
	const facts = html.replace("hasAccounts&quot;:true", "");
	expect(facts).not.toMatch(/Aoife|user-7|secret|example|nl-BE|full|true/i);
});

test("A part with the visitor's name is written once for all names, and keeps none of them", () => {
	unchecked();
	let times = 0;
	const names = new Set<string>();
	function Greeting() {
		const { firstName, userId } = usePage();
		times += 1;
		names.add(firstName);
		return (
			<p title={firstName}>
				{userId} {times} {`Hello ${firstName}`}
			</p>
		);
	}
	const node = (
		<Once of={[Greeting]} hasName>
			{() => <Greeting />}
		</Once>
	);
	const greeted = (name: string) => `<p title="${name}"> <!-- -->1<!-- --> <!-- -->Hello ${name}</p>`;
	for (const name of ["Aoife", "Niamh", "Şule", "", "Aoife"])
		expect(written(node, { ...PAGE, firstName: name })).toBe(greeted(name));
	const hostile = { ...PAGE, firstName: `"><script>alert('&')</script>` };
	expect(written(node, hostile)).toBe(greeted("&quot;&gt;&lt;script&gt;alert(&#x27;&amp;&#x27;)&lt;/script&gt;"));
	expect(names.size).toBe(1);
	expect([...names].join()).toMatch(/[\da-f]{8}-/);
});

test("Parts within a part are shared too", () => {
	unchecked();
	const Counted = counting("li");
	const card = {};
	const list = (...titles: string[]) => (
		<Once of={[Counted, ...titles]}>
			{() => (
				<ul>
					{titles.map((title) => (
						<Once key={title} of={[Counted, card, title]}>
							{() => <Counted />}
						</Once>
					))}
				</ul>
			)}
		</Once>
	);
	expect(written(list("a", "b"))).toBe("<ul><li>1</li><li>2</li></ul>");
	expect(written(list("b", "c"))).toBe("<ul><li>2</li><li>3</li></ul>");
});

test("A part with a visitor's words is kept with the results alone, and in no page without them", () => {
	unchecked();
	const Counted = counting();
	const node = (term: string) => (
		<Once of={[Counted, term]} isTyped>
			{() => <Counted />}
		</Once>
	);
	const [results, later] = [{}, {}];
	expect(written(node("potassium"))).toBe("<p>1</p>");
	expect(written(node("potassium"))).toBe("<p>2</p>");
	expect(written(node("potassium"), PAGE, results)).toBe("<p>3</p>");
	expect(written(node("potassium"), PAGE, results)).toBe("<p>3</p>");
	expect(written(node("sodium"), PAGE, results)).toBe("<p>4</p>");
	expect(written(node("potassium"), PAGE, later)).toBe("<p>5</p>");
	expect(written(node("potassium"))).toBe("<p>6</p>");
	expect(written(node("potassium"), PAGE, results)).toBe("<p>3</p>");
});

test("Parts beyond the room of a page of results replace what it keeps; one that is too large is never kept", () => {
	unchecked();
	let times = 0;
	const Long = ({ length }: { length: number }) => {
		times += 1;
		return <p>{`${times} ${"x".repeat(length)}`}</p>;
	};
	const results = {};
	const at = (name: string, length: number) => {
		const node = (
			<Once of={[Long, name]} isTyped>
				{() => <Long length={length} />}
			</Once>
		);
		return Number(/\d+/.exec(written(node, PAGE, results)));
	};
	const half = TYPED_PARTS_BYTES / 2;
	expect([at("a", half), at("b", 10), at("a", half), at("b", 10)]).toEqual([1, 2, 1, 2]);
	expect([at("c", half), at("c", half), at("b", 10)]).toEqual([3, 3, 4]);
	expect([at("d", 2 * half), at("d", 2 * half)]).toEqual([5, 6]);
});

test.each([
	[undefined, "true"],
	["staging", "false"],
	["production", "false"],
])("the build of %s checks shared parts: %s", (env, isChecked) => {
	const { define } = unstable_readConfig({ config: "wrangler.toml", ...(env ? { env } : {}) }, { hideWarnings: true });
	expect(define.CHECK_SHARED_PARTS).toBe(isChecked);
});
