import content from "../migrations/0001_content.sql";
import indexes from "../migrations/0002_indexes.sql";
import accounts from "../migrations/0003_accounts.sql";
import learning from "../migrations/0004_learning.sql";
import toldCountry from "../migrations/0005_told_country.sql";
import drafts from "../migrations/0006_drafts.sql";
import attended from "../migrations/0007_attended.sql";

/** The tables, made where they are missing. What has been applied is noted as wrangler notes it. */

const MIGRATIONS = {
	"0001_content.sql": content,
	"0002_indexes.sql": indexes,
	"0003_accounts.sql": accounts,
	"0004_learning.sql": learning,
	"0005_told_country.sql": toldCountry,
	"0006_drafts.sql": drafts,
	"0007_attended.sql": attended,
};
const APPLIED = `CREATE TABLE IF NOT EXISTS d1_migrations (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	name TEXT UNIQUE,
	applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

const statements = (sql: string): string[] =>
	sql
		.replace(/^\s*--.*$/gm, "")
		.split(";")
		.filter((statement) => statement.trim() !== "");

export async function migrate(db: D1Database): Promise<void> {
	await db.prepare(APPLIED).run();
	const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
	const applied = new Set(results.map(({ name }) => name));
	const missing = Object.entries(MIGRATIONS).filter(([name]) => !applied.has(name));
	if (missing.length === 0) return;
	await db.batch(
		missing.flatMap(([name, sql]) => [
			...statements(sql).map((statement) => db.prepare(statement)),
			db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
		]),
	);
}

/** The CMS's content: migrations and their tables. The other tables hold what people have done. */
const CONTENT: Readonly<Record<string, readonly string[]>> = {
	"0001_content.sql": ["meta", "items", "item_domains", "taxonomies", "singles", "courses", "active_collections"],
	"0002_indexes.sql": [],
	"0006_drafts.sql": ["drafts"],
};

/** Drops all tables, or those without content. `migrate` makes them anew. */
export async function drop(db: D1Database, { isContentKept }: { isContentKept: boolean }): Promise<void> {
	const kept = isContentKept ? ["d1_migrations", ...Object.values(CONTENT).flat()] : [];
	const ofContent = Object.keys(CONTENT);
	const { results } = await db
		.prepare(
			"SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*'",
		)
		.all<{ name: string }>();
	await db.batch([
		db.prepare("PRAGMA defer_foreign_keys = on"),
		...results.filter(({ name }) => !kept.includes(name)).map(({ name }) => db.prepare(`DROP TABLE ${name}`)),
		...(isContentKept
			? [
					db
						.prepare(`DELETE FROM d1_migrations WHERE name NOT IN (${ofContent.map(() => "?").join(", ")})`)
						.bind(...ofContent),
				]
			: []),
	]);
}
