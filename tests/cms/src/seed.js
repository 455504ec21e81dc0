const { readFileSync } = require("node:fs");
const { join } = require("node:path");
const { uidOf } = require("../model.js");

/** Stores what tests/tools/cms/seed.ts has written: the media library's files, then the entries. */

async function storeFiles(strapi, files) {
	const ids = new Map();
	for (const [name, data] of Object.entries(files)) {
		const { id } = await strapi.db.query("plugin::upload.file").create({ data: { ...data, provider: "local", folderPath: "/" } });
		ids.set(name, id);
	}
	return ids;
}

/** `{ file: NAME }` becomes the id of the stored file. */
function withFiles(value, ids) {
	if (Array.isArray(value)) return value.map((one) => withFiles(one, ids));
	if (typeof value !== "object" || value === null) return value;
	if (typeof value.$file === "string") return ids.get(value.$file);
	return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withFiles(one, ids)]));
}

const LATER_MS = 60_000;

/** An editor's draft is newer than what is published: it is told so by the two times alone. */
async function saveDraft(strapi, type, { documentId, locale, data }) {
	await strapi.documents(uidOf(type)).update({ documentId, locale, data });
	const { tableName } = strapi.db.metadata.get(uidOf(type));
	await strapi.db
		.connection(tableName)
		.where({ document_id: documentId, locale, published_at: null })
		.update({ updated_at: Date.now() + LATER_MS });
}

async function seed(strapi) {
	const { files, entries } = JSON.parse(readFileSync(join(process.env.CMS_DATA, "seed.json"), "utf8"));
	const ids = await storeFiles(strapi, files);
	for (const { type, documentId, locale, published, draft } of entries) {
		const documents = strapi.documents(uidOf(type));
		if (published) {
			const data = { documentId, ...withFiles(published, ids) };
			await documents.create({ locale, status: "published", data });
			if (draft) await saveDraft(strapi, type, { documentId, locale, data: withFiles(draft, ids) });
		} else await documents.create({ locale, data: { documentId, ...withFiles(draft, ids) } });
	}
	strapi.log.info(`${entries.length} entries and ${ids.size} files are stored`);
}

module.exports = { seed };
