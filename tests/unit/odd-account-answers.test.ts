import { expect, test } from "vitest";
import { wireForgotPassword, wireLogin, wireRegister, wireUser } from "../../shared/contracts/user.ts";

/** Converting them to text throws: the methods are values of the JSON, or the lists are nested deeper than the stack. */
const UNWRITABLE: unknown[] = [{ toString: 1, valueOf: 1 }, JSON.parse("[".repeat(50_000) + "]".repeat(50_000))];

test("[7.05] [7.02] [7.08] [6.04] an object in place of a word breaks the contract, and is no defect", () => {
	for (const status of UNWRITABLE) {
		expect(wireLogin.safeParse({ token: "t", status, user: { id: 1 } }).success).toBe(false);
		expect(wireRegister.safeParse({ status, data: { resultOwaUser: {} } }).success).toBe(false);
		expect(wireForgotPassword.safeParse({ status }).success).toBe(false);
		expect(wireUser.parse({ id: 1, security_level: status })).toMatchObject({ securityLevel: Number.NaN });
	}
});
