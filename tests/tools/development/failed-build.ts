import { resolve } from "node:path";
import { BRAND } from "../../../shared/brand.ts";

/** The page that replaces the portal after a failed build: the compiler's message, until the next build. */

const escaped = (text: string): string =>
	text.replace(/[&<>]/g, (character) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[character] ?? character);

const page = (message: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>The build failed | ${escaped(BRAND.portal)}</title>
<style>
	body { margin: 2rem auto; max-width: 70rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
	pre { overflow: auto; padding: 1rem; border: 1px solid; border-inline-start: 0.5rem solid #c21f3a; font-size: 0.875rem }
</style>
</head>
<h1>The build failed</h1>
<pre tabindex="0">${escaped(message)}</pre>
<p>This page reloads as soon as the next build is there.</p>
</html>
`;

/**
 * A module for wrangler to bundle.
 * @param objects the classes of Durable Objects that the configuration requires
 */
export const failedBuild = (message: string, objects: readonly string[]): string => `
import { DurableObject } from "cloudflare:workers";
import { reloading } from ${JSON.stringify(resolve("tests/tools/development/live-reload.ts"))};
${objects.map((name) => `export class ${name} extends DurableObject {}`).join("\n")}
const page = ${JSON.stringify(page(message))};
const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
export default { fetch: reloading(() => new Response(page, { status: 500, headers })) };
`;
