import type { Result, Router } from "hono/router";
import { TrieRouter } from "hono/router/trie-router";
import { remembering } from "../remembering.ts";

/** Hono's router, which looks for the handlers of a method and path once. */
export class RouteMemory<T> implements Router<T> {
	name = "RouteMemory";
	#router = new TrieRouter<T>();
	#found = remembering((asked): Result<T> => {
		// A path begins with the first slash; it is decoded already and may contain anything.
		const slash = asked.indexOf("/");
		return this.#router.match(asked.slice(0, slash), asked.slice(slash));
	});

	add(method: string, path: string, handler: T): void {
		this.#router.add(method, path, handler);
	}

	match(method: string, path: string): Result<T> {
		return this.#found(method + path);
	}
}
