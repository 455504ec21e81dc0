import { chunk } from "./chunks.ts";

/** What an island's module exports: takes over the element that the Worker rendered. */
interface IslandModule {
	/** Gives back how to let go of it. */
	mount(element: HTMLElement): Promise<() => void>;
}

const ISLANDS: Record<string, () => Promise<IslandModule>> = {
	header: () => import("../islands/header.tsx"),
	filters: () => import("../islands/filters.tsx"),
	login: () => import("../islands/forms.tsx"),
	register: () => import("../islands/forms.tsx"),
	forgotPassword: () => import("../islands/forms.tsx"),
	meeting: () => import("../islands/meeting.tsx"),
	consents: () => import("../islands/forms.tsx"),
};

/** The first sign that somebody turns to an island. A click before it is ready does what the HTML alone does. */
const INTENT = ["pointerover", "pointerdown", "focusin", "keydown"];

const mounted = new Map<Element, (() => void) | undefined>();

/** One that is still on its way takes over what stands there by then: the Worker's HTML of the page that is shown. */
export const isMounted = (element: Element): boolean => mounted.get(element) !== undefined;

export function watchIslands(): void {
	const onIntent = ({ target }: Event) => {
		const island = target instanceof Element ? target.closest<HTMLElement>("[data-island]") : null;
		if (island) void start(island);
	};
	for (const sign of INTENT) document.addEventListener(sign, onIntent, { passive: true, capture: true });
}

async function start(element: HTMLElement): Promise<void> {
	const load = ISLANDS[element.dataset.island ?? ""];
	if (!load || mounted.has(element)) return;
	mounted.set(element, undefined);
	// The words that an island needs are a chunk of their own.
	const unmount = await chunk(async () => {
		const island = await load();
		return element.isConnected ? island.mount(element) : undefined;
	});
	if (unmount) mounted.set(element, unmount);
	else mounted.delete(element);
}

/** Islands whose page is gone. */
export function unmountGone(): void {
	for (const [element, unmount] of mounted) {
		if (element.isConnected) continue;
		unmount?.();
		mounted.delete(element);
	}
}
