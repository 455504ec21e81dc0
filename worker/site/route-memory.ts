import type { Result, Router } from "hono/router";
import { TrieRouter } from "hono/router/trie-router";
import { remembering } from "../remembering.ts";
import { isPageAddress } from "./page-address.ts";

/** Hono's router, which looks for the handlers of a method and path once. All routes are added before the first request. */
export class RouteMemory<T> implements Router<T> {
	name = "RouteMemory";
	#router = new TrieRouter<T>();
	#found = remembering((asked): Result<T> => {
		// A method has no line break, but a path may: hono decodes "%0A".
		const end = asked.indexOf("\n");
		return this.#router.match(asked.slice(0, end), asked.slice(end + 1));
	}, isPageAddress);

	add(method: string, path: string, handler: T): void {
		this.#router.add(method, path, handler);
	}

	match(method: string, path: string): Result<T> {
		return this.#found(`${method}\n${path}`);
	}
}
