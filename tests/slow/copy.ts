import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";

/** Not copied: what is made, and the packages, which the copy finds by a link. */
const LEFT = [".git", ".tsbuild", ".wrangler", "dist", "node_modules"];

const isOfStrapi = (path: string): boolean => /^tests\/cms\/(?:node_modules|build|data)$/.test(path);

/** A copy of the repository in `dist`, for changes that are tried out there. Paths are from the repository's root. */
export function copyOf(name: string) {
	const root = `dist/${name}`;
	const remove = () => rmSync(root, { recursive: true, force: true });
	remove();
	mkdirSync(root, { recursive: true });
	for (const entry of readdirSync(".").filter((one) => !LEFT.includes(one))) {
		cpSync(entry, `${root}/${entry}`, { recursive: true, filter: (path) => !isOfStrapi(path) });
	}
	symlinkSync("../../node_modules", `${root}/node_modules`);

	function edit(file: string, change: (text: string) => string): void {
		const before = readFileSync(file, "utf8");
		const after = change(before);
		if (after === before) throw new Error(`${file} is as it was`);
		writeFileSync(file, after);
	}

	return {
		root,
		remove,
		edit,
		/** What a command says in the copy, and its exit code. It knows nothing of the test that it is part of. */
		run(command: string, ...args: string[]) {
			const env = Object.fromEntries(
				Object.entries(process.env).filter(([key]) => !/^(VITEST|NODE_ENV|SUITES_BUILT)/.test(key)),
			);
			return new Promise<{ code: number; said: string }>((resolve) => {
				const options = { cwd: root, env: { ...env, NO_COLOR: "1" }, maxBuffer: 2 ** 26 };
				execFile(command, args, options, (error, out, err) =>
					resolve({ code: Number(error?.code ?? 0), said: `${out}${err}` }),
				);
			});
		},
		/** Runs `check` with files changed, or removed where there is no change, and then undoes that. */
		async without<Result>(
			changes: Readonly<Record<string, ((text: string) => string) | undefined>>,
			check: () => Promise<Result>,
		): Promise<Result> {
			const texts = Object.keys(changes).map((file) => [file, readFileSync(file, "utf8")] as const);
			for (const [file, change] of Object.entries(changes)) {
				if (change) edit(file, change);
				else rmSync(file);
			}
			try {
				return await check();
			} finally {
				for (const [file, text] of texts) writeFileSync(file, text);
			}
		},
	};
}
