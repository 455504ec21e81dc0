import type * as z from "zod/mini";
import { saysSecurityLevel } from "../../shared/access.ts";
import type { LoginForm } from "../../shared/accounts/forms.ts";
import {
	type ExternalUser,
	externalUser,
	type WireUser,
	wireDeletion,
	wireExport,
	wireForgotPassword,
	wireLogin,
	wireLoginWithoutId,
	wireRefusal,
	wireRegister,
	wireUser,
	wireUserAnswer,
} from "../../shared/contracts/user.ts";
import { BackendError, failureOf } from "../runtime/errors.ts";
import { log } from "../runtime/log.ts";
import { type Caller, callJson } from "./call.ts";
import { levelRefusalIn } from "./laravel-error.ts";
import { parsed } from "./parse.ts";

/** Accounts. [7.01-7.09] @throws BackendError 0 for a body outside the contract, 422 for one with a message or errors [8.04] */

function parse<T extends z.ZodMiniType>(schema: T, body: unknown): z.output<T> {
	const result = schema.safeParse(body);
	if (result.success) return result.data;
	const { message, errors } = wireRefusal.parse(body);
	const words = levelRefusalIn(body) ?? message;
	// The backend may refuse with status 200.
	if (words || Object.keys(errors).length > 0) throw new BackendError(422, words, body);
	return parsed(schema, body, "accounts");
}

function logUnknownCountry<User extends { hasUnknownCountry: boolean }>(user: User, what: string): User {
	if (user.hasUnknownCountry) log("contract", { what, fields: "country" });
	return user;
}

type Credentials = Pick<LoginForm, "email" | "password"> & { owaLanguage: string };

export async function login(credentials: Credentials, caller: Caller): Promise<{ token: string; user: WireUser }> {
	const body = await callJson("/login", { method: "POST", body: credentials }, caller);
	const login = wireLogin.safeParse(body).data;
	if (login) return { token: login.token, user: logUnknownCountry(login.data.user, "login") };
	const { token, data } = parse(wireLoginWithoutId, body);
	return { token, user: logUnknownCountry(await completed(data.user, token, caller), "login") };
}

/**
 * Adds what the login's user lacks and the user call has. [3.01]
 * @throws BackendError as it came if the call refuses the user's level, or is one too many; status 0 for its other refusals
 */
async function completed(user: object, token: string, caller: Caller): Promise<WireUser> {
	try {
		const stored = await fetchUser(token, caller);
		const known = parse(wireUser, { ...user, id: stored.writtenId });
		const onekeycode = known.attributes.onekeycode ?? stored.attributes.onekeycode;
		return {
			...known,
			securityLevel: known.securityLevel ?? stored.securityLevel,
			country: known.country ?? stored.country,
			attributes: { ...known.attributes, onekeycode },
		};
	} catch (error) {
		await logout(token, caller).catch(() => undefined);
		// A 401 as it is would say that the password is wrong.
		if (!(error instanceof BackendError) || !error.isRefusal || error.status === 429) throw error;
		if (saysSecurityLevel(error.message)) throw error;
		throw failureOf("accounts", 0, `the user call refuses the new token (${error.status})`);
	}
}

export const logout = (token: string, caller: Caller): Promise<unknown> =>
	callJson("/logout", { method: "POST", token, isBodyIgnored: true }, caller);

export async function fetchUser(token: string, caller: Caller): Promise<WireUser> {
	const answer = await callJson("/user", { method: "GET", token }, caller);
	return logUnknownCountry(parse(wireUserAnswer, answer).data, "user");
}

/** The new user's OneKey code; null: the backend gave none. */
export async function register(payload: object, caller: Caller): Promise<string | null> {
	const answer = parse(wireRegister, await callJson("/register", { method: "POST", body: payload }, caller));
	return answer.data.resultOwaUser.onekeycodeWithCodebase;
}

export async function forgotPassword(payload: { email: string; owaLanguage: string }, caller: Caller): Promise<void> {
	parse(wireForgotPassword, await callJson("/forgotpassword", { method: "POST", body: payload }, caller));
}

/**
 * If the answer is not this user with consents but, for instance, the record of the consents, a second call reads the user and
 * compares the consents.
 */
export async function updateConsents(
	token: string,
	payload: { readonly id: WireUser["writtenId"]; readonly [name: string]: unknown },
	caller: Caller,
): Promise<WireUser> {
	const isOwn = ({ id }: WireUser): boolean => id === String(payload.id);
	const answer = await callJson("/consents", { method: "POST", body: payload, token, isBodyIgnored: true }, caller);
	const updated = wireUserAnswer.safeParse(answer).data?.data;
	const hasAnswers = Object.values(updated?.consents ?? {}).some((one) => one !== null);
	if (updated && isOwn(updated) && hasAnswers) return logUnknownCountry(updated, "consents");
	const user = await fetchUser(token, caller);
	const sent = new Map(Object.entries(payload));
	const isSaved = Object.entries(user.consents).every(([name, value]) => !sent.has(name) || sent.get(name) === value);
	if (isSaved && isOwn(user)) return user;
	parse(wireUserAnswer, answer);
	throw failureOf("contract", 0, "The consents are not saved");
}

export const importPortalUser = (payload: object, caller: Caller): Promise<unknown> =>
	callJson("/importPortalgrup", { method: "POST", body: payload, isBodyIgnored: true }, caller);

/** The user of an account at the HCA provider. [3.02] */
export async function fetchHcaUser(language: string, accountId: string, caller: Caller): Promise<ExternalUser> {
	const path = `/hca/${language}/user/${encodeURIComponent(accountId)}` as const;
	return logUnknownCountry(parse(externalUser, await callJson(path, { method: "GET" }, caller)), "hca/user");
}

/** Optional call of the contract. */
export const exportUser = async (token: string, caller: Caller): Promise<unknown> =>
	parsed(wireExport, await callJson("/user/export", { method: "GET", token }, caller), "export");

/** Optional call of the contract. */
export async function deleteUser(token: string, password: string, caller: Caller): Promise<void> {
	const call = { method: "DELETE", body: { password }, token, isBodyIgnored: true } as const;
	parsed(wireDeletion, await callJson("/user", call, caller), "deletion");
}
