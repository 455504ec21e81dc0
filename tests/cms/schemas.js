const { mkdirSync, rmSync, writeFileSync } = require("node:fs");
const { dirname, join } = require("node:path");
const { COLLECTIONS, COMPONENTS, SINGLES, singularOf, uidOf } = require("./model.js");

/** Writes the files that Strapi reads its content types from: a schema, and the routes, controller and service of a plain type. */

const LOCALIZED = { pluginOptions: { i18n: { localized: true } } };

function write(path, content) {
	const file = join(__dirname, "src", path);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, typeof content === "string" ? content : `${JSON.stringify(content, null, "\t")}\n`);
}

const titleOf = (name) => name.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());

const attributeOf = (attribute) => ({
	...attribute,
	...(attribute.type === "relation" ? { target: uidOf(attribute.target) } : {}),
	...LOCALIZED,
});

function writeType(kind, type, { attributes, isAlwaysPublished = false }) {
	const singular = singularOf(type);
	const plural = singular === type ? `${type}s` : type;
	write(`api/${singular}/content-types/${singular}/schema.json`, {
		kind,
		collectionName: plural.replaceAll("-", "_"),
		info: { singularName: singular, pluralName: plural, displayName: titleOf(type) },
		options: { draftAndPublish: !isAlwaysPublished },
		...LOCALIZED,
		attributes: Object.fromEntries(Object.entries(attributes).map(([name, one]) => [name, attributeOf(one)])),
	});
	for (const part of ["router", "controller", "service"]) {
		const folder = part === "router" ? "routes" : `${part}s`;
		const factory = `createCore${titleOf(part)}`;
		write(
			`api/${singular}/${folder}/${singular}.js`,
			`module.exports = require("@strapi/strapi").factories.${factory}(${JSON.stringify(uidOf(type))});\n`,
		);
	}
}

for (const folder of ["api", "components"]) rmSync(join(__dirname, "src", folder), { recursive: true, force: true });
for (const [type, one] of Object.entries(COLLECTIONS)) writeType("collectionType", type, one);
for (const [type, one] of Object.entries(SINGLES)) writeType("singleType", type, one);
for (const [name, attributes] of Object.entries(COMPONENTS)) {
	const [category, own] = name.split(".");
	write(`components/${category}/${own}.json`, {
		collectionName: `components_${category}_${own}`.replaceAll("-", "_"),
		info: { displayName: titleOf(own) },
		options: {},
		attributes,
	});
}
