const LISTS = ["news", "materials", "podcasts", "webcasts"];
const TOPICS = [11, 12, 13, 14, 15, 16, 17];

/** A list that nobody has opened before: each choice of topics in each section. */
export function unasked(index: number): string {
	const chosen = TOPICS.filter((_, bit) => (1 + Math.floor(index / LISTS.length)) & (1 << bit));
	return `/en-IE/${LISTS[index % LISTS.length]}?${chosen.map((id) => `category=${id}`).join("&")}`;
}
