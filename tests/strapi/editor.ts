import * as z from "zod";
import { USER } from "../tools/cms/strapi.ts";

/** What editors do in Strapi's admin, by the calls that the admin itself makes. */

const session = z.object({ data: z.object({ token: z.string() }) });
const document = z.object({ data: z.object({ documentId: z.string() }) });
const file = z.object({ id: z.number(), url: z.string() });

export interface Entry {
	uid: string;
	locale: string;
	documentId: string;
}

export async function editorOf(cms: string) {
	const headers = { "Content-Type": "application/json" };
	const login = await fetch(`${cms}/admin/login`, { method: "POST", headers, body: JSON.stringify(USER) });
	const { token } = session.parse(await login.json()).data;

	async function call(method: string, path: string, body?: object | FormData): Promise<unknown> {
		const isForm = body instanceof FormData;
		const answer = await fetch(cms + path, {
			method,
			headers: { Authorization: `Bearer ${token}`, ...(isForm ? {} : headers) },
			...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
		});
		if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
		return answer.status === 204 ? undefined : answer.json();
	}
	const path = ({ uid, documentId, locale }: Entry, action = "") =>
		`/content-manager/collection-types/${uid}/${documentId}${action}?locale=${locale}`;
	const form = (name: string, bytes: string, type: string) => {
		const data = new FormData();
		data.append("files", new Blob([bytes], { type }), name);
		data.append("fileInfo", JSON.stringify({ name, alternativeText: null, caption: null }));
		return data;
	};

	return {
		token,
		/** Whether there is an entry at a path of the content manager. */
		has: async (path: string): Promise<boolean> => (await call("GET", `/content-manager/${path}`)) !== null,
		create: async (uid: string, locale: string, data: object): Promise<Entry> => {
			const made = await call("POST", `/content-manager/collection-types/${uid}?locale=${locale}`, data);
			return { uid, locale, documentId: document.parse(made).data.documentId };
		},
		save: (entry: Entry, data: object) => call("PUT", path(entry), data),
		publish: (entry: Entry, data: object = {}) => call("POST", path(entry, "/actions/publish"), data),
		unpublish: (entry: Entry) => call("POST", path(entry, "/actions/unpublish"), {}),
		discard: (entry: Entry) => call("POST", path(entry, "/actions/discard"), {}),
		delete: (entry: Entry) => call("DELETE", path(entry)),
		bulkPublish: ({ uid, locale }: Entry, documentIds: readonly string[]) =>
			call("POST", `/content-manager/collection-types/${uid}/actions/bulkPublish?locale=${locale}`, {
				documentIds,
				locale,
			}),
		saveSingle: (uid: string, locale: string, data: object) =>
			call("PUT", `/content-manager/single-types/${uid}?locale=${locale}`, data),
		publishSingle: (uid: string, locale: string) =>
			call("POST", `/content-manager/single-types/${uid}/actions/publish?locale=${locale}`, {}),
		upload: async (name: string, bytes: string, type: string) => {
			const [made] = z.array(file).parse(await call("POST", "/upload", form(name, bytes, type)));
			if (!made) throw new Error("Strapi has stored no file");
			return made;
		},
		replace: (id: number, name: string, bytes: string, type: string) =>
			call("POST", `/upload?id=${id}`, form(name, bytes, type)),
		deleteFile: (id: number) => call("DELETE", `/upload/files/${id}`),
	};
}

export type Editor = Awaited<ReturnType<typeof editorOf>>;
