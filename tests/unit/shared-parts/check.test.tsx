import { expect, test } from "vitest";
import { Once } from "../../../client/markup/components/once.tsx";
import { usePage } from "../../../client/markup/page.ts";
import { PAGE, written } from "./parts.tsx";

/** The check of development: what a part reads of the page, it must name. */

test("The check names all facts that a part lacks, and none that it has", () => {
	function Greeting() {
		const { locale, address, userId, firstName } = usePage();
		return <a href={address}>{userId === null ? locale : firstName}</a>;
	}
	const node = (
		<Once of={[Greeting]} facts={{ address: PAGE.address }}>
			{() => <Greeting />}
		</Once>
	);
	const nobody = { ...PAGE, userId: null };
	expect(written(node, nobody)).toBe('<a href="/en-IE/news/secret">en-IE</a>');
	expect(() => written(node)).toThrow(
		'<Once of={[Greeting, ...]}> lacks userId, firstName, which it reads by usePage. Kept: <a href="/en-IE/news/secret">en-IE</a>\nNow: <a href="/en-IE/news/secret">Aoife</a>',
	);
	expect(written(node, nobody)).toBe('<a href="/en-IE/news/secret">en-IE</a>');
});

test("Parts in a part are checked with it, and by themselves where it is new", () => {
	const Inner = ({ title }: { title: string }) => <b>{title}</b>;
	const Outer = ({ title }: { title: string }) => (
		<p>
			<Once of={[Inner]}>{() => <Inner title={title} />}</Once>
			{usePage().firstName}
		</p>
	);
	const node = (title: string) => <Once of={[Outer, title]}>{() => <Outer title={title} />}</Once>;
	const nobody = { ...PAGE, firstName: "" };
	expect(written(node("one"), nobody)).toBe("<p><b>one</b></p>");
	expect(() => written(node("one"))).toThrow("<Once of={[Outer, ...]}> lacks firstName");
	expect(() => written(node("two"), nobody)).toThrow("<Once of={[Inner, ...]}> lacks a value");
});

test("The check finds markup that differs from React's, such as its comment between a text and a part", () => {
	const Inner = () => <b>inner</b>;
	const Outer = () => (
		<p>
			Before <Once of={[Inner]}>{() => <Inner />}</Once>
		</p>
	);
	const node = <Once of={[Outer]}>{() => <Outer />}</Once>;
	expect(() => written(node)).toThrow("Kept: <p>Before <!-- --><b>inner</b></p>\nNow: <p>Before <b>inner</b></p>");
});
