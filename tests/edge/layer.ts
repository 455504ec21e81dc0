import { expect } from "vitest";
import type { Portal } from "./portal.ts";

/** What kept the page that answered this request, as the log has it; undefined: it was made for it alone. */
export async function layerOf(portal: Portal, response: Response): Promise<string | undefined> {
	const id = `"${response.headers.get("x-request-id")}"`;
	const line = () => portal.logs().find((one) => one.includes(id));
	await expect.poll(line).toBeDefined();
	return /"layer":"(html)"/.exec(line() ?? "")?.[1];
}
