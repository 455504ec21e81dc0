/**
 * Tabs and "Load more" lead to what the filters' form says: its code or the list may still be under way, and the links are
 * those of the list before. Loaded at the first sign of interest in the filters.
 */
document.addEventListener(
	"click",
	(event) => {
		const { target } = event;
		const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-more], [data-region=tabs] a");
		if (!link) return;
		link.href = withChoice(link.href);
		if (link.dataset.more === undefined || !link.closest("[aria-busy=true]")) return;
		// Of the list that is under way more is wanted, and its cards replace those that are shown.
		event.preventDefault();
		event.stopPropagation();
		const next = new URL(location.href);
		next.searchParams.set("page", "2");
		location.replace(withChoice(next.href));
	},
	{ capture: true },
);

function withChoice(href: string): string {
	const url = new URL(href);
	const query = url.searchParams;
	const page = query.get("page");
	const fields = [...document.querySelectorAll<HTMLInputElement>(".filters__form :is(select, [type=checkbox])")];
	const chosen = fields.filter(({ value, type, checked }) => value && (checked || type !== "checkbox"));
	for (const { name } of fields) query.delete(name);
	for (const { name, value } of chosen) query.append(name, value);
	query.delete("page");
	if (page) query.append("page", page);
	return url.href;
}
