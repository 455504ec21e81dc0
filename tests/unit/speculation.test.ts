import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { SPECULATION_RULES, SPECULATION_RULES_HASH } from "../../shared/speculation.ts";

test("[9.05] the policy's hash is that of the rules", () => {
	expect(SPECULATION_RULES_HASH).toBe(`sha256-${createHash("sha256").update(SPECULATION_RULES).digest("base64")}`);
});
