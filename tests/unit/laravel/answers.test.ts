import { expect, test } from "vitest";
import { BackendError } from "../../../worker/runtime/errors.ts";
import { backend, caller, MIXED, page, UNFILTERED } from "./backend.ts";

const laravel = await import("../../../worker/backend/laravel-content.ts");
const courses = await import("../../../worker/backend/courses.ts");
const webinars = await import("../../../worker/backend/webinars.ts");
const accounts = await import("../../../worker/backend/accounts.ts");
const { sendMeetingForm } = webinars;

test("an item of one section needs no type, and its times may be named as by Strapi 4 and 5", async () => {
	const bare = {
		documentId: "abc",
		slug: "a",
		title: "A",
		publishedAt: "2026-11-20T10:00:00.000Z",
		updatedAt: "2026-11-21T10:00:00.000Z",
	};
	const times = { published_at: bare.publishedAt, updated_at: bare.updatedAt };
	const read = { id: "abc", content_type: "podcasts", ...times };
	backend.answer = () => ({ data: [bare, { ...bare, content_type: null }, { ...bare, content_type: "podcast" }] });
	expect(await laravel.fetchList(caller, "podcasts", page(1))).toMatchObject([read, read, read]);
	backend.answer = () => ({ data: bare });
	expect(await laravel.fetchItem(caller, "podcasts", "a", "none")).toMatchObject({ state: "open", item: read });
	backend.answer = () => new BackendError(403, "Login required", { message: "Login required", item: bare });
	expect(await laravel.fetchItem(caller, "podcasts", "a", "none")).toMatchObject({ state: "gated", teaser: read });
	backend.answer = () => [{ ...bare, content_type: "news" }];
	expect(await laravel.fetchList(caller, "podcasts", page(1))).toMatchObject([{ content_type: "news" }]);
	const mixed = { ...MIXED, start: 0, limit: 9 };
	expect((await laravel.fetchMixed(caller, mixed)).items).toHaveLength(1);
	backend.answer = () => [bare];
	expect((await laravel.fetchMixed(caller, mixed)).items).toEqual([]);
});

test("[2.31] the switched-on sections may be entries with a slug", async () => {
	backend.answer = () => [{ id: 1, slug: "news" }, "webinars", { id: 3, slug: "recipes" }, null, 5];
	expect(await laravel.fetchActiveCollections(caller)).toEqual(["news", "webinars"]);
	backend.answer = () => ({
		data: [
			{ id: 1, name: "News" },
			{ id: 2, attributes: { slug: "e_learnings" } },
		],
	});
	expect(await laravel.fetchActiveCollections(caller)).toEqual(["news", "e-learnings"]);
});

test("[2.31] a list without any section that the portal knows is a failure, an empty one switches all off", async () => {
	for (const none of [["recipes"], [{ id: 1 }]]) {
		backend.answer = () => none;
		await expect(laravel.fetchActiveCollections(caller)).rejects.toMatchObject({ status: 0, family: "contract" });
	}
	backend.answer = () => [];
	expect(await laravel.fetchActiveCollections(caller)).toEqual([]);
});

test("[7.14] results by section need no type", async () => {
	const bare = { id: 1, slug: "a", title: "A" };
	backend.answer = () => ({ sections: [{ content_type: "news", items: [bare] }] });
	expect(await laravel.fetchSearch(caller, { term: "a", section: null, from: 0, most: 9 })).toMatchObject({
		total: 1,
		sections: [{ items: [{ content_type: "news" }] }],
	});
});

test("Laravel's resources have an envelope, also around counts, searches and what the vendors answer", async () => {
	const inEnvelope = <T>(data: unknown, read: () => Promise<T>): Promise<T> => {
		backend.answer = () => ({ data });
		return read();
	};
	expect(await inEnvelope(12, () => laravel.fetchCount(caller, "news", UNFILTERED))).toBe(12);
	const search = () => laravel.fetchSearch(caller, { term: "a", section: null, from: 0, most: 9 });
	expect(await inEnvelope({ total: 0, sections: [] }, search)).toEqual({ total: 0, sections: [] });
	for (const course of [{ id: 1, name: "A" }, [{ id: 1, name: "A" }], { data: { id: 1, name: "A" } }])
		expect(await inEnvelope(course, () => courses.fetchCourse(caller, "1"))).toMatchObject({ id: "1" });
	for (const none of [null, []])
		await expect(inEnvelope(none, () => courses.fetchCourse(caller, "1"))).rejects.toMatchObject({ status: 404 });
	expect(await inEnvelope({ data: { count: 12 } }, () => laravel.fetchCount(caller, "news", UNFILTERED))).toBe(12);
	const learner = { courses: [{ id: 7, completion_status: "completed", completion_percentage: 100 }] };
	expect(await inEnvelope(learner, () => courses.fetchLearner(caller, "x"))).toMatchObject([{ id: "7" }]);
	expect(await inEnvelope({ enrolled: true }, () => courses.isEnrolled(caller, "x", "1"))).toBe(true);
	const progress = { completion_status: "completed", completion_percentage: 100 };
	expect(await inEnvelope(progress, () => courses.fetchProgress(caller, "x", "1"))).toMatchObject(progress);
	const state = { status: "cancelled", full: true };
	expect(await inEnvelope(state, () => webinars.fetchWebinar(caller, "1"))).toMatchObject(state);
	const check = () => webinars.checkRegistration(caller, "1", "a@b.example");
	expect(await inEnvelope({ registered: true }, check)).toMatchObject({ registered: true });
});

test("[3.16] consents that were saved are not called lost: who answers without the user is asked for the user", async () => {
	const payload = { id: "1", country: "IE", consent: true, newsletter: false, owaConsent: null };
	const saved = { id: 1, consent: true, newsletter: false };
	const update = (body: unknown, user: unknown) => {
		backend.calls = [];
		backend.answer = (url) => {
			backend.calls.push(url);
			return url.pathname === "/consents" ? body : user;
		};
		return accounts.updateConsents("token", payload, caller);
	};
	expect(await update({ data: saved }, null)).toMatchObject({ id: "1" });
	expect(backend.calls).toHaveLength(1);
	const consents = { newsletter: false };
	const short = { data: { id: 1, email: "a@b.example" } };
	for (const body of [undefined, { status: "Success" }, { message: "Updated" }, { data: { consent: true } }, short])
		expect(await update(body, { data: saved }), JSON.stringify(body)).toMatchObject({ consents });
	for (const body of [undefined, { status: "Error", message: "No." }])
		await expect(update(body, { data: { ...saved, newsletter: null } })).rejects.toBeInstanceOf(BackendError);
});

test("[3.16] a record with another id is not the user: the session must not become somebody else's", async () => {
	const payload = { id: 8, consent: true, newsletter: false };
	const update = (user: object) => {
		backend.answer = (url) => ({ data: url.pathname === "/consents" ? { ...payload, id: 501 } : user });
		return accounts.updateConsents("token", payload, caller);
	};
	expect(await update(payload)).toMatchObject({ id: "8", consents: { consent: true } });
	await expect(update({ ...payload, id: 9 })).rejects.toBeInstanceOf(BackendError);
	await expect(update({ ...payload, consent: null })).rejects.toBeInstanceOf(BackendError);
});

test("[7.16] [7.18] an empty answer is no registration, and no enrolment; a failure is neither", async () => {
	const check = () => webinars.checkRegistration(caller, "1", "a@b.example");
	const progress = () => courses.fetchProgress(caller, "x", "1");
	for (const none of [null, [], { data: [] }, { data: null }]) {
		backend.answer = () => none;
		expect(await check()).toEqual({ registered: false, join_url: null });
		expect(await progress()).toBeNull();
	}
	for (const failure of [{ message: "No." }, "", {}, new BackendError(0, "404 without a message")]) {
		backend.answer = () => failure;
		await expect(check()).rejects.toBeInstanceOf(BackendError);
		await expect(progress()).rejects.toBeInstanceOf(BackendError);
	}
});

test("[7.19] a meeting's answer may be a number, in an envelope, or 204", async () => {
	const person = { email: "a@b.example", firstname: "A", lastname: "B", profession: "M" } as const;
	const form = { ...person, slug: "a", attending: true };
	for (const body of [{ ok: true }, { ok: 1 }, { data: { ok: "1" } }, undefined]) {
		backend.answer = () => body;
		await sendMeetingForm(caller, form);
	}
	for (const body of [{ ok: 0 }, { ok: "maybe" }, {}, null, { message: "Full" }]) {
		backend.answer = () => body;
		await expect(sendMeetingForm(caller, form), JSON.stringify(body)).rejects.toMatchObject({ status: 0 });
	}
});
