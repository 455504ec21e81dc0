import type { Result, Router } from "hono/router";
import { TrieRouter } from "hono/router/trie-router";
import { remembering } from "../remembering.ts";

/** Hono's router, which looks for the handlers of a method and path once. */
export class RouteMemory<T> implements Router<T> {
	name = "RouteMemory";
	#router = new TrieRouter<T>();
	#found = remembering((asked): Result<T> => {
		const [method = "", path = ""] = asked.split("\n");
		return this.#router.match(method, path);
	});

	add(method: string, path: string, handler: T): void {
		this.#router.add(method, path, handler);
	}

	match(method: string, path: string): Result<T> {
		return this.#found(`${method}\n${path}`);
	}
}
