import { beforeEach, expect, test, vi } from "vitest";
import { countPassword } from "../../worker/visitor/limits/passwords.ts";

const calls = vi.hoisted((): string[] => []);
const clientWait = vi.hoisted(() => ({ seconds: 0 }));
vi.mock("../../worker/runtime/objects.ts", () => ({
	objectOf: () => ({
		admit: async (bucket: string) => {
			calls.push(`take ${bucket}`);
			return { wait: bucket === "client" ? clientWait.seconds : 0, credits: 7, byCredit: false };
		},
		credits: async () => {
			calls.push("credits");
			return 7;
		},
	}),
}));

// Safe: only the client's address is read of it.
const context = { req: { raw: { headers: new Headers({ "CF-Connecting-IP": "203.0.113.1" }) } } } as never;
beforeEach(() => void calls.splice(0));

test("a client that is refused stores nothing for the account, whose challenge is as dear as before", async () => {
	clientWait.seconds = 600;
	expect(await countPassword(context, "invented@a.example")).toMatchObject({ wait: 600, credits: 7 });
	expect(calls).toEqual(["take client", "credits"]);
});

test("an admitted client's try counts for both", async () => {
	clientWait.seconds = 0;
	expect(await countPassword(context, "someone@a.example")).toMatchObject({ wait: 0, credits: 7 });
	expect(calls).toEqual(["take client", "take account"]);
});
