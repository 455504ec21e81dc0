import { expect, test } from "vitest";
import { queryOf } from "../../worker/visitor/params.ts";

test("a query has all values by name, for any parameter name", () => {
	expect(queryOf("?a=1&b=x+y&a=%32&&c&__proto__=p&constructor=q&a=%zz%E9")).toEqual(
		Object.fromEntries([
			["a", ["1", "2", "%zz\uFFFD"]],
			["b", ["x y"]],
			["c", [""]],
			["__proto__", ["p"]],
			["constructor", ["q"]],
		]),
	);
	expect(queryOf("")).toEqual({});
	// A list of all values for each repetition would not fit into memory.
	expect(queryOf("a&".repeat(50_000)).a).toHaveLength(50_000);
});
