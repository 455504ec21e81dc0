import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { promisify } from "node:util";

/** Builds both trees: the working tree, and the commit in a copy below `dist`, where it finds the packages. */

export const FOLDER = "dist/compare";
const ENTRIES = "tests/tools/compare/entries";
const BACKEND_CONFIG = "tests/backend/wrangler.toml";

export interface Tree {
	/** The folder of sources and client build. */
	root: string;
	/** The folder of the Worker with the comparison's entry. */
	portal: string;
}

export type Trees = Record<"before" | "after", Tree>;

const run = promisify(execFile);
const bundled = (cwd: string, outdir: string, args: string[] = []) =>
	run("wrangler", ["deploy", "--dry-run", "--outdir", resolve(outdir), ...args], { cwd });

/** The commit's files, without changes of the working tree. */
function checkOut(commit: string): string {
	const root = `${FOLDER}/commit`;
	mkdirSync(root, { recursive: true });
	const files = execFileSync("git", ["archive", "--format=tar", commit], { maxBuffer: 2 ** 30 });
	execFileSync("tar", ["-x", "-C", root], { input: files });
	return root;
}

/**
 * Puts an entry before the build.
 * @throws if the Worker imports the platform in another way
 */
function wrap(folder: string, entry: "portal" | "backend"): void {
	const built = readdirSync(folder).find((name) => name.endsWith(".js")) ?? "";
	const script = readFileSync(`${folder}/${built}`, "utf8");
	const own = entry === "portal" ? script.replace(/(from\s*)"cloudflare:workers"/g, '$1"./platform.mjs"') : script;
	if (entry === "portal" && own === script) throw new Error(`${folder} does not import cloudflare:workers`);
	rmSync(`${folder}/${built}`);
	rmSync(`${folder}/${built}.map`);
	// First, because modules may read the clock when they load.
	writeFileSync(`${folder}/built.mjs`, `import "./frozen.mjs";\n${own}`);
	for (const name of ["frozen.mjs", "platform.mjs"]) cpSync(`${ENTRIES}/${name}`, `${folder}/${name}`);
	// Under the name of the entry in the configuration.
	cpSync(`${ENTRIES}/${entry}.js`, `${folder}/${built}`);
}

async function build(root: string, name: string): Promise<Tree> {
	const portal = `${FOLDER}/${name}`;
	await bundled(root, portal);
	wrap(portal, "portal");
	return { root, portal };
}

/**
 * Both trees call the working tree's backend, because a difference between two backends would be no difference of the portal.
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

/** Removes the hashes from the names of assets. */
export const withoutHashes = (text: string): string =>
	text.replace(/(\/assets\/|data-entry=")([\w.-]+?)-[\w-]{8}(\.\w+)/g, "$1$2-[hash]$3");

/** Static files by name and content. Scripts have no content here, because any change of the sources moves them. */
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
