import { HtmlValidate } from "html-validate/node";
import { expect } from "vitest";

const checker = new HtmlValidate({ extends: ["html-validate:standard", "html-validate:a11y"] });

interface Page {
	headers: { get(name: string): string | null };
	text(): Promise<string>;
}

/** Expects a page of the embedded backend to be valid and accessible HTML that loads nothing and is not stored. */
export async function expectValidPage(response: Page): Promise<void> {
	expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
	expect(response.headers.get("cache-control")).toBe("no-store");
	const report = await checker.validateString(await response.text());
	expect(report.results.flatMap(({ messages }) => messages.map(({ ruleId, line }) => `${ruleId} ${line}`))).toEqual([]);
}
