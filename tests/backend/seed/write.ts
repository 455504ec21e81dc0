import { fold } from "../fold.ts";
import { CATEGORIES, COURSES, DOMAINS, LOCALES, SINGLES } from "./catalogue.ts";
import { type SeededItem, seededItems, upload } from "./documents.ts";
import { seedLearning } from "./learning.ts";
import { drop, migrate } from "./schema.ts";
import { texts } from "./texts.ts";
import { seedUsers } from "./users.ts";
import { worldDrafts, worldItems } from "./world/documents.ts";

/** Raised when what the seed makes of the content changes; new content and a new day write anew by themselves. */
const SHAPE = "7";
const LEVELS = { none: 0, limited: 1, full: 2 } as const;
const COLLECTIONS = ["news", "e-learnings", "webinars", "materials", "podcasts", "webcasts"];

let seeding: Promise<void> | undefined;

/**
 * Writes the content where it is missing or of another day; concurrent requests wait for the same writing. The day is that of the
 * first request: whoever is at work at midnight keeps the content that they have.
 */
export function seeded(db: D1Database): Promise<void> {
	seeding ??= seed(db, new Date().toISOString().slice(0, 10)).catch((error: unknown) => {
		seeding = undefined;
		throw error;
	});
	return seeding;
}

/** Forgets all that people have done. The content is written anew, or kept where nobody has edited it. */
export async function reseeded(db: D1Database, { isContentKept }: { isContentKept: boolean }): Promise<void> {
	if (isContentKept) await seeded(db);
	else seeding = undefined;
	await drop(db, { isContentKept });
	return isContentKept ? seedPeople(db) : seeded(db);
}

async function seedPeople(db: D1Database): Promise<void> {
	await migrate(db);
	await seedUsers(db);
	await seedLearning(db);
}

/** Dates count from `day`. */
async function seed(db: D1Database, day: string): Promise<void> {
	await seedPeople(db);
	const today = Date.parse(day);
	const written = [...seededItems(today), ...worldItems(today)];
	const drafted = worldDrafts(today);
	const content = [texts, written, drafted, COURSES, DOMAINS, CATEGORIES];
	const version = `${SHAPE} ${day} ${await hash(JSON.stringify(content))}`;
	const found = await db.prepare("SELECT value FROM meta WHERE name = 'seed'").first<string>("value");
	if (found === version) return;

	const tables = ["meta", "drafts", "item_domains", "items", "taxonomies", "singles", "courses", "active_collections"];
	await db.batch([
		...tables.map((table) => db.prepare(`DELETE FROM ${table}`)),
		...taxonomies(db),
		...singles(db),
		...courses(db),
		...collections(db),
		...items(db, written),
		...drafts(db, drafted),
		db.prepare("INSERT INTO meta VALUES ('seed', ?)").bind(version),
	]);
}

async function hash(text: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return new Uint8Array(digest).slice(0, 8).toHex();
}

const plain = (html: string) => fold(html.replace(/<[^>]*>/g, " "));

function items(db: D1Database, written: readonly SeededItem[]): D1PreparedStatement[] {
	const insert = db.prepare(`INSERT INTO items VALUES (${Array.from({ length: 14 }, () => "?").join(", ")})`);
	const link = db.prepare("INSERT INTO item_domains VALUES (?, ?)");
	return written.flatMap(({ id, fact, locale, slug, text, document }) => [
		insert.bind(
			id,
			fact.key,
			locale,
			fact.type,
			slug,
			text.title,
			LEVELS[fact.level],
			CATEGORIES.find(({ key }) => key === fact.category)?.id ?? null,
			document.published_at,
			document.expires_at ?? null,
			fold(text.title),
			fold(text.intro),
			plain(`${text.content} ${text.transcript ?? ""}`),
			JSON.stringify(document),
		),
		...DOMAINS.filter(({ key }) => fact.domains.includes(key)).map((domain) => link.bind(id, domain.id)),
	]);
}

/** Of singles one: the imprint is being changed. */
function drafts(db: D1Database, drafted: readonly SeededItem[]): D1PreparedStatement[] {
	const insert = db.prepare("INSERT INTO drafts VALUES (?, ?, ?, ?, ?, ?)");
	const imprints = LOCALES.flatMap((locale) => {
		const { imprint } = texts[locale].singles;
		return imprint ? [{ locale, document: { ...imprint, title: `${imprint.title} 2`, state: "changed" } }] : [];
	});
	return [
		...drafted.map(({ fact, locale, slug, document }) =>
			insert.bind(locale, fact.type, document.documentId, slug, LEVELS[fact.level], JSON.stringify(document)),
		),
		...imprints.map(({ locale, document }) =>
			insert.bind(locale, "single", "imprint", "imprint", 0, JSON.stringify(document)),
		),
	];
}

function taxonomies(db: D1Database): D1PreparedStatement[] {
	const insert = db.prepare("INSERT INTO taxonomies VALUES (?, ?, ?, ?, ?)");
	return LOCALES.flatMap((locale) => [
		...DOMAINS.map(({ id, key }) => ({ kind: "domains", id, key, name: texts[locale].domains[key], locale })),
		...CATEGORIES.map(({ id, key }) => ({ kind: "categories", id, key, name: texts[locale].categories[key], locale })),
		// The slug is what all locales share.
	]).map(({ kind, locale, id, key, name }) => insert.bind(kind, locale, id, name, key));
}

function singles(db: D1Database): D1PreparedStatement[] {
	const insert = db.prepare("INSERT INTO singles VALUES (?, ?, ?)");
	const picture = (name: string) => ({
		id: 1,
		url: `/uploads/${name}.svg`,
		alternativeText: null,
		width: 1600,
		height: 900,
		...upload(name),
	});
	return LOCALES.flatMap((locale) => {
		const { singles: words, footer } = texts[locale];
		const pages = SINGLES.filter((name) => name in words).map((name) => ({
			name,
			document: { ...words[name], ...(name === "home" ? { image: picture("general-home") } : {}) },
		}));
		const promotional_content = { ...footer.promotional_content, image: picture("diabetes-promotion") };
		return [...pages, { name: "footer", document: { ...footer, promotional_content } }].map(({ name, document }) =>
			insert.bind(locale, name, JSON.stringify(document)),
		);
	});
}

function courses(db: D1Database): D1PreparedStatement[] {
	const insert = db.prepare("INSERT INTO courses VALUES (?, ?, ?, ?, ?, ?, ?)");
	return LOCALES.flatMap((locale) =>
		COURSES.map(({ id, key, image, minutes, certificate }, position) => {
			const words = texts[locale].courses[key];
			const document = {
				id,
				name: words.name,
				description: words.description,
				big_avatar: image ? `/uploads/general-${key}.svg` : null,
				units: words.units.map((name, index) => ({ id: `${id}${index + 1}`, name, type: "Unit" })),
				duration: minutes * 60,
				certificate,
			};
			const country = locale.slice(3).toLowerCase();
			return insert.bind(id, locale, country, position, words.name, fold(words.name), JSON.stringify(document));
		}),
	);
}

function collections(db: D1Database): D1PreparedStatement[] {
	const insert = db.prepare("INSERT INTO active_collections VALUES (?, ?, ?)");
	return LOCALES.flatMap((locale) => COLLECTIONS.map((slug, position) => insert.bind(locale, position, slug)));
}
