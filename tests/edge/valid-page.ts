import { type ConfigData, HtmlValidate } from "html-validate/node";

/**
 * What the Nu checker refuses, as far as html-validate knows it: its rules of the standard (WHATWG), of whole documents and
 * of accessible markup.
 */
const RULES: ConfigData = {
	extends: ["html-validate:standard", "html-validate:document", "html-validate:a11y"],
	rules: {
		"input-attributes": "error",
		// Style sheets come from the portal itself, under names that hold their hash.
		"require-sri": "off",
	},
};

const checker = new HtmlValidate(RULES);

/** A page's faults; empty: valid. */
export async function htmlFaults(html: string): Promise<string[]> {
	const { results } = await checker.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, line, message }) => `${ruleId} ${line}: ${message}`),
	);
}
