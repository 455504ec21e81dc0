import { MESSAGE_MATCHER_IS_ALREADY_BUILT, type Result, type Router } from "hono/router";
import { TrieRouter } from "hono/router/trie-router";
import { remembering } from "../remembering.ts";
import { isPageAddress } from "./page-address.ts";

/** Hono's router, which looks for the handlers of a method and path once. */
export class RouteMemory<T> implements Router<T> {
	name = "RouteMemory";
	#router = new TrieRouter<T>();
	#isAsked = false;
	#found = remembering((asked): Result<T> => {
		// A method has no line break, but a path may: hono decodes "%0A".
		const end = asked.indexOf("\n");
		return this.#router.match(asked.slice(0, end), asked.slice(end + 1));
	}, isPageAddress);

	/** @throws Error after the first match, as hono's own routers do: what is remembered would lack the route */
	add(method: string, path: string, handler: T): void {
		if (this.#isAsked) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
		this.#router.add(method, path, handler);
	}

	match(method: string, path: string): Result<T> {
		this.#isAsked = true;
		return this.#found(`${method}\n${path}`);
	}
}
