/** `npm run maps -- archive v42` keeps a release's source maps; `npm run maps -- unstack v42 [FILE]` reads a stack with them. */

const COMMANDS: Record<string, () => Promise<unknown>> = {
	archive: () => import("./archive.ts"),
	unstack: () => import("./unstack.ts"),
};

const [, , name = ""] = process.argv;
const command = COMMANDS[name];
if (!command) {
	console.error("Usage: npm run maps -- archive v42, or npm run maps -- unstack v42 < stack.txt");
	process.exit(1);
}
await command();
