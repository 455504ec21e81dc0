import type { IslandName } from "../../../markup/components/island.tsx";
import { chunk } from "./chunks.ts";

interface IslandModule {
	/** Takes over the element that the Worker rendered. Resolves to a function that ends it. */
	mount(element: HTMLElement): Promise<() => void>;
}

const ISLANDS: Record<string, () => Promise<IslandModule>> = {
	header: () => import("../../header/header.ts"),
	filters: async () => {
		// Small, so it is ready before React. Without it, list links ignore choices made during loading.
		void import("../lists/choice.ts").catch(() => {});
		return import("../../islands/filters.tsx");
	},
	login: () => import("../../islands/forms.tsx"),
	register: () => import("../../islands/forms.tsx"),
	forgotPassword: () => import("../../islands/forms.tsx"),
	meeting: () => import("../../islands/meeting.tsx"),
	consents: () => import("../../islands/forms.tsx"),
} satisfies Record<IslandName, unknown>;

/** Events that show interest in an island. Until its code is loaded, a click does what the plain HTML does. */
const INTENT = ["pointerover", "pointerdown", "focusin", "keydown"];

const mounted = new Map<Element, (() => void) | undefined>();

/** False while the island's code is loading. */
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
	// The dictionary is a chunk too and can fail in the same way.
	const unmount = await chunk(async () => {
		const island = await load();
		return element.isConnected ? island.mount(element) : undefined;
	});
	element.toggleAttribute("data-failed", !unmount);
	if (unmount) mounted.set(element, unmount);
	else mounted.delete(element);
}

export function unmountGone(): void {
	for (const [element, unmount] of mounted) {
		if (element.isConnected) continue;
		unmount?.();
		mounted.delete(element);
	}
}
