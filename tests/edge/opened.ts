import type { Portal } from "./portal.ts";
import type { Visitor } from "./visitor.ts";

const cookiesOf = ({ jar }: Pick<Visitor, "jar">) => {
	const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
	return cookies ? { Cookie: cookies } : {};
};

/** The first flush, the rest, and the answer's head. */
export async function openedOn(portal: Portal, someone: Visitor, path: string) {
	const stop = new AbortController();
	const { headers, status, body } = await portal.open(
		`${path.slice(4, 6).toLowerCase()}.localhost${path}`,
		cookiesOf(someone),
		stop.signal,
	);
	if (!body) throw new Error("No body");
	const pieces = body[Symbol.asyncIterator]();
	const decoder = new TextDecoder();
	const next = async () => {
		const { done, value } = await pieces.next();
		return done ? null : decoder.decode(value, { stream: true });
	};
	let first = "";
	// The page's facts and the script after them are sent last of what is there.
	while (!/<\/html>|id="page">[^<]*<\/script><script>.*<\/script>$/s.test(first)) first += await next();
	const rest = async () => {
		let text = "";
		for (let piece = await next(); piece !== null; piece = await next()) text += piece;
		return text;
	};
	return { first, rest, headers, status, leave: () => stop.abort() };
}
