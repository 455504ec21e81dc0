import { chunk } from "./chunks.ts";

export let enhancements: typeof import("../../enhancements/enhancements.ts") | undefined;

export async function enhance(): Promise<void> {
	if (!document.querySelector("[data-enhance], [data-part][data-state]")) return;
	enhancements ??= await chunk(() => import("../../enhancements/enhancements.ts"));
	enhancements?.start();
}
