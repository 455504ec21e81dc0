import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { onChange } from "./watching.ts";

/**
 * Type errors neither stop nor delay a page. `tsc --watch` misses changes in many containers and shared folders, and those
 * that are made while it compiles.
 *
 * @returns a function that ends it
 */
export function followTypes(): () => void {
	let compiler: ChildProcess;
	async function compile(): Promise<void> {
		compiler = spawn("tsc", ["-b"], { stdio: "inherit" });
		if (compiler.pid) setPriority(compiler.pid, constants.priority.PRIORITY_BELOW_NORMAL);
		const [code]: unknown[] = await once(compiler, "exit");
		if (code === 0) console.log("No type errors");
	}
	const first = compile();
	void onChange(() => first.then(compile));
	return () => void compiler.kill();
}
