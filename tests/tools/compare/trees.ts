import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { promisify } from "node:util";

/** The two trees, built: the commit's from a copy of it in `dist`, where it finds the packages, and the working tree's. */

export const FOLDER = "dist/compare";
const ENTRIES = "tests/tools/compare/entries";
const BACKEND_CONFIG = "tests/backend/wrangler.toml";

export interface Tree {
	/** Where its sources and its client build lie. */
	root: string;
	/** Where the Worker lies, with the entry that the comparison puts around it. */
	portal: string;
}

export type Trees = Record<"before" | "after", Tree>;

const run = promisify(execFile);
const bundled = (cwd: string, outdir: string, args: string[] = []) =>
	run("wrangler", ["deploy", "--dry-run", "--outdir", resolve(outdir), ...args], { cwd });

/** The commit's files as they are in the repository, whatever the working tree holds. */
function checkOut(commit: string): string {
	const root = `${FOLDER}/commit`;
	mkdirSync(root, { recursive: true });
	const files = execFileSync("git", ["archive", "--format=tar", commit], { maxBuffer: 2 ** 30 });
	execFileSync("tar", ["-x", "-C", root], { input: files });
	return root;
}

/** Puts an entry before what the build has made. @throws when the Worker does not import the platform as it did */
function wrap(folder: string, entry: "portal" | "backend"): void {
	const built = readdirSync(folder).find((name) => name.endsWith(".js")) ?? "";
	const script = readFileSync(`${folder}/${built}`, "utf8");
	const own = entry === "portal" ? script.replace(/(from\s*)"cloudflare:workers"/g, '$1"./platform.mjs"') : script;
	if (entry === "portal" && own === script) throw new Error(`${folder} does not import cloudflare:workers`);
	rmSync(`${folder}/${built}`);
	rmSync(`${folder}/${built}.map`);
	// Before all else: the Worker's modules may keep the clock that they find.
	writeFileSync(`${folder}/built.mjs`, `import "./frozen.mjs";\n${own}`);
	for (const name of ["frozen.mjs", "platform.mjs"]) cpSync(`${ENTRIES}/${name}`, `${folder}/${name}`);
	// Under the name that the configuration's entry gives it.
	cpSync(`${ENTRIES}/${entry}.js`, `${folder}/${built}`);
}

async function build(root: string, name: string): Promise<Tree> {
	const portal = `${FOLDER}/${name}`;
	await bundled(root, portal);
	wrap(portal, "portal");
	return { root, portal };
}

/**
 * One backend answers both trees, the working tree's: it stands for systems that a change of the portal does not change,
 * and what another backend would answer otherwise would be no difference of the portal.
 */
export const BACKEND = { config: BACKEND_CONFIG, folder: `${FOLDER}/backend` };

export async function builtTrees(commit: string): Promise<Trees> {
	rmSync(FOLDER, { recursive: true, force: true });
	const root = checkOut(commit);
	const [before, after] = await Promise.all([
		build(root, "before"),
		build(".", "after"),
		bundled(".", BACKEND.folder, ["-c", BACKEND_CONFIG]).then(() => wrap(BACKEND.folder, "backend")),
	]);
	return { before, after };
}

/** Without the hashes that the build puts into the names of assets. */
export const withoutHashes = (text: string): string =>
	text.replace(/(\/assets\/|data-entry=")([\w.-]+?)-[\w-]{8}(\.\w+)/g, "$1$2-[hash]$3");

/** What is served without the Worker, by name and content; of scripts, which any change of the sources moves, nothing. */
export function staticFiles({ root }: Tree): string {
	const folder = `${root}/dist/client`;
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((file) => file.isFile() && !/\.js$|^manifest\.json$/.test(file.name))
		.map(({ name, parentPath }) => {
			const path = `${parentPath}/${name}`;
			const text = withoutHashes(readFileSync(path, /\.(css|svg)$|_headers$/.test(name) ? "utf8" : "base64"));
			return `${withoutHashes(`/${relative(folder, path)}`)}\n${text}\n`;
		});
	return files.sort().join("\n");
}
