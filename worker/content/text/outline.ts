/** Maps a text's headings to h2 to h4, below the page's h1 and without gaps. */
export function outline(): (name: string) => string {
	const open: number[] = [];
	return (name) => {
		const level = Number(name.slice(1));
		while ((open.at(-1) ?? 0) >= level) open.pop();
		open.push(level);
		return `h${Math.min(open.length + 1, 4)}`;
	};
}
