import { expect, test } from "vitest";
import { keptIn, typedIn } from "../../worker/features/forms/form-body.ts";

test("a form to send again keeps repeated fields, and neither passwords nor files", () => {
	const asked = ["consent", "newsletter"];
	const file = new File(["x"], "x.txt");
	const body = {
		asked: [...asked, file],
		email: "a@b.example",
		password: "secret-12",
		passwordConfirm: ["a", "b"],
		file,
	};
	expect(keptIn(body)).toEqual({ asked, email: "a@b.example" });
	expect(typedIn(body)).toEqual({ email: "a@b.example" });
});
