import { page } from "../../stores/page.ts";

/** Adds the form's filters to the links of tabs and "Load more" while the island or the list is still loading. */
document.addEventListener(
	"click",
	(event) => {
		if (!("navigation" in window)) return;
		const { target } = event;
		const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-more], [data-region=tabs] a");
		if (!link || link.classList.contains("button--loading")) return;
		link.href = withChoice(link.href);
		if (link.dataset.more === undefined || !link.closest("[aria-busy=true]")) return;
		// "Load more" during loading replaces the old cards with the first two pages of the new list.
		event.preventDefault();
		event.stopPropagation();
		const next = new URL(location.href);
		next.searchParams.set("page", "2");
		location.replace(withChoice(next.href));
	},
	{ capture: true },
);

// Until the island is mounted, the next list replaces the filters. They may have been opened meanwhile and stay open.
page.subscribe(() => {
	const main = document.querySelector("main");
	if (!main?.querySelector(".filters__panel[open]")) return;
	// The page's facts come first.
	queueMicrotask(() => main.isConnected && main.querySelector(".filters__panel")?.setAttribute("open", ""));
});

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
	// As in the page: the focus returns to the link with the same `href`.
	return url.pathname + url.search + url.hash;
}
