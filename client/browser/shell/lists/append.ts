/** "Load more": the shown cards stay, so that no picture flickers. [9.03] */
export function appendCards(next: Document): void {
	const [region, fresh] = [document, next].map((one) => one.querySelector("[data-region=results]"));
	const list = region?.querySelector(".card-grid");
	const shown = new Set(cardsIn(region).map(linkOf));
	// The list may have changed since, and begin with other cards.
	const added = cardsIn(fresh).filter((card) => !shown.has(linkOf(card)));
	for (const item of added) {
		list?.append(item);
		const card = item.querySelector(".card");
		if (card) card.id = `item-${list?.childElementCount}`;
	}
	const more = fresh?.querySelector(".more");
	if (more) region?.querySelector(".more")?.replaceWith(more);
	region?.removeAttribute("aria-busy");
	added[0]?.querySelector("a")?.focus();
}

const cardsIn = (region: Element | null | undefined): Element[] => [
	...(region?.querySelector(".card-grid")?.children ?? []),
];

const linkOf = (card: Element): string | null | undefined => card.querySelector("a")?.getAttribute("href");
