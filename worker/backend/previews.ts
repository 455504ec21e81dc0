import type { Preview } from "./call.ts";

export const seesDrafts = (preview: Preview | null | undefined): boolean =>
	preview?.sees === "everything" && preview.version === "draft";
