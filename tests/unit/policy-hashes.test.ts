import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { SPECULATION_RULES, SPECULATION_RULES_HASH } from "../../shared/speculation.ts";
import { BOOT, BOOT_HASH, LATE_SCRIPT, LATE_SCRIPT_HASH } from "../../worker/render/boot.ts";

const sha256 = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

test("[9.05] the policy has the hashes of the speculation rules and of the inline scripts", () => {
	expect(SPECULATION_RULES_HASH).toBe(sha256(SPECULATION_RULES));
	expect(BOOT_HASH).toBe(sha256(BOOT));
	expect(LATE_SCRIPT_HASH).toBe(sha256(LATE_SCRIPT));
});
