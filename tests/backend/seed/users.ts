import { now } from "../accounts/token.ts";
import { CONSENTS, noteConsents, type User } from "../accounts/users.ts";

/** Demo users, written once where they are absent: what somebody did with one stays. */

/** "demo-1234", hashed once for all of them: a dozen hashes would make the first request wait. */
const DEMO_PASSWORD = {
	salt: "a18d31c5422a3a9d8138fa63c109e211",
	hash: "9e1f5f9911e0d416092155ae237d35c30b29c69d3941e0ccf21e4991650e0f14",
};

type DemoUser = Pick<User, "country" | "shape" | "firstname" | "name" | "phone" | "onekeycode"> & {
	/** Before @helvora.example. */
	key: string;
	answered: boolean;
	level?: number;
	/** Answers about this one do not tell the country. */
	untold?: true;
};

const user = (
	[key, country, shape]: [string, string, User["shape"]],
	[firstname, name, phone]: [string, string, string],
	onekeycode: string | null,
	more: Pick<DemoUser, "answered" | "level" | "untold">,
): DemoUser => ({ key, country, shape, firstname, name, phone, onekeycode, ...more });

/** Each of the three shapes is among those that have answered, among those that have not, and among those who tell. */
const USERS = [
	user(["be", "BE", "owa"], ["Annelies", "Vermeulen", "025550101"], "WBEM00012345", { answered: true }),
	user(["ch", "CH", "attributes"], ["Reto", "Aebischer", "0315550102"], "WCHM00012346", {
		answered: true,
		untold: true,
	}),
	user(["tr", "TR", "flat"], ["Ayşe", "Yıldırım", "2125550103"], "WTRM00012347", { answered: true }),
	user(["ie", "IE", "owa"], ["Niamh", "O’Sullivan", "015550104"], "WIEM00012348", { answered: true, untold: true }),
	user(["be.new", "BE", "flat"], ["Maxime", "Delvaux", "025550105"], "WBEM00012349", { answered: false }),
	user(["ch.new", "CH", "owa"], ["Chloé", "Rochat", "0215550106"], "WCHM00012350", { answered: false }),
	user(["tr.new", "TR", "attributes"], ["İbrahim", "Güneş", "3125550107"], "WTRM00012351", { answered: false }),
	user(["ie.new", "IE", "flat"], ["Ciarán", "Byrne", "015550108"], "WIEM00012352", { answered: false, untold: true }),
	user(["tr.tl1", "TR", "owa"], ["Işıl", "Çetin", "2165550109"], null, { answered: true }),
	user(["tr.tl1.untold", "TR", "flat"], ["Deniz", "Kaya", "2325550111"], null, { answered: true, untold: true }),
	user(["be.tl1", "BE", "attributes"], ["Lotte", "Maes", "025550112"], null, { answered: true }),
	user(["level3", "IE", "owa"], ["Orla", "Kehoe", "015550110"], "WIEM00012353", { answered: true, level: 3 }),
];

/** Addresses that the external OWA registry knows, though nobody here has them. */
const OWA_REGISTRY = ["owa.known@helvora.example"];

const address = ({ key }: DemoUser) => `${key}@helvora.example`;

export async function seedUsers(db: D1Database): Promise<void> {
	const { results } = await db.prepare("SELECT email FROM users").all<{ email: string }>();
	const present = new Set(results.map(({ email }) => email));
	const known = db.prepare("INSERT OR IGNORE INTO owa_registry VALUES (?)");
	await db.batch([
		...OWA_REGISTRY.map((email) => known.bind(email)),
		...USERS.filter((one) => !present.has(address(one))).flatMap((one) => written(db, one)),
	]);
}

function written(db: D1Database, one: DemoUser): D1PreparedStatement[] {
	const consents = Object.fromEntries(CONSENTS.map((name) => [name, one.answered ? true : null]));
	const details = { profession: "M" };
	return [
		db
			.prepare(
				`INSERT OR IGNORE INTO users (email, password_salt, password_hash, country, shape, security_level, onekeycode,
					firstname, name, phone, details, created_at, tells_country)
				VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			)
			.bind(
				address(one),
				DEMO_PASSWORD.salt,
				DEMO_PASSWORD.hash,
				one.country,
				one.shape,
				one.level ?? 2,
				one.onekeycode,
				one.firstname,
				one.name,
				one.phone,
				JSON.stringify(details),
				now(),
				one.untold ? 0 : 1,
			),
		...noteConsents(db, address(one), consents, now()),
	];
}
