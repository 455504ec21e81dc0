import { HtmlValidate } from "html-validate/node";
import { expect } from "vitest";

const standard = new HtmlValidate({ extends: ["html-validate:standard"] });
const checker = new HtmlValidate({ extends: ["html-validate:standard", "html-validate:a11y"] });

/** What is not valid in a page of the portal, whose accessibility the browser tests judge; empty: nothing. */
export async function htmlFaults(html: string, validator = standard): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, line, message }) => `${ruleId} ${line}: ${message}`),
	);
}

interface Page {
	headers: { get(name: string): string | null };
	text(): Promise<string>;
}

/** Expects a page of the embedded backend to be valid and accessible HTML that loads nothing and is not stored. */
export async function expectValidPage(response: Page): Promise<void> {
	expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
	expect(response.headers.get("cache-control")).toBe("no-store");
	expect(await htmlFaults(await response.text(), checker)).toEqual([]);
}
