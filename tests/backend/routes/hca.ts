import type { Context } from "hono";
import { type AppEnv, refuse } from "../http.ts";

/** Users behind accounts of the external identity, by the account's id there. One has told neither e-mail nor name. */
export const HCA_USERS: Readonly<
	Record<string, { onekeyId: string; firstName: string; lastName?: string; email?: string; country?: string }>
> = {
	"hca-anna": {
		onekeyId: "WBEM00090001",
		firstName: "ANNA",
		lastName: "Peeters",
		email: "anna.peeters@helvora.example",
		country: "be",
	},
	"hca-marc": { onekeyId: "WBEM00090002", firstName: "marc" },
	"hca-lena": {
		onekeyId: "WCHM00090003",
		firstName: "Lena",
		lastName: "Brunner",
		email: "lena.brunner@helvora.example",
	},
};

/** GET hca/{language}/user/{localAccountId} [7.09] */
export function hcaUser(c: Context<AppEnv>): Response {
	const user = HCA_USERS[c.req.param("id") ?? ""];
	return user ? c.json(user) : refuse(c, 404, "Unknown user");
}
