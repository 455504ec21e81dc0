/** Headings below the page's own: levels as the text nests them, without gaps, from the second to the fourth. */
export function outline(): (name: string) => string {
	const open: number[] = [];
	return (name) => {
		const level = Number(name.slice(1));
		while ((open.at(-1) ?? 0) >= level) open.pop();
		open.push(level);
		return `h${Math.min(open.length + 1, 4)}`;
	};
}
