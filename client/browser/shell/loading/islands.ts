import type { IslandName } from "../../../markup/components/island.tsx";
import { chunk } from "./chunks.ts";

/** What an island's module exports. */
interface IslandModule {
	/** Hydrates the element that the Worker rendered; resolves to the function that unmounts it. */
	mount(element: HTMLElement): Promise<() => void>;
}

const ISLANDS: Record<string, () => Promise<IslandModule>> = {
	header: () => import("../../islands/header.tsx"),
	filters: async () => {
		// Small, and there before React: what is chosen meanwhile holds for the list's links. Without it they lead where they did.
		void import("../lists/choice.ts").catch(() => {});
		return import("../../islands/filters.tsx");
	},
	login: () => import("../../islands/forms.tsx"),
	register: () => import("../../islands/forms.tsx"),
	forgotPassword: () => import("../../islands/forms.tsx"),
	meeting: () => import("../../islands/meeting.tsx"),
	consents: () => import("../../islands/forms.tsx"),
} satisfies Record<IslandName, unknown>;

/** Events that show interest in an island. Until its code is there, a click does what the plain HTML does. */
const INTENT = ["pointerover", "pointerdown", "focusin", "keydown"];

const mounted = new Map<Element, (() => void) | undefined>();

/** Whether React has hydrated the element; not yet while the island's code is being loaded. */
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
	// The dictionary is a chunk too, and fails like one.
	const unmount = await chunk(async () => {
		const island = await load();
		return element.isConnected ? island.mount(element) : undefined;
	});
	element.toggleAttribute("data-failed", !unmount);
	if (unmount) mounted.set(element, unmount);
	else mounted.delete(element);
}

/** Unmounts the islands that have left the document. */
export function unmountGone(): void {
	for (const [element, unmount] of mounted) {
		if (element.isConnected) continue;
		unmount?.();
		mounted.delete(element);
	}
}
