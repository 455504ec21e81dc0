import { expect } from "vitest";
import type { Portal } from "./portal.ts";

/** "html" if the request was answered from the page cache, by its log line; undefined: the page was made for it. */
export async function layerOf(portal: Portal, response: Response): Promise<string | undefined> {
	const id = `"${response.headers.get("x-request-id")}"`;
	const line = () => portal.logs().find((one) => one.includes(id));
	await expect.poll(line).toBeDefined();
	return /"layer":"(html)"/.exec(line() ?? "")?.[1];
}
