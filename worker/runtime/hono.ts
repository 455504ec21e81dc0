import type { Env } from "hono";
import { HonoBase } from "hono/hono-base";
import { TrieRouter } from "hono/router/trie-router";
import type { BlankSchema } from "hono/types";

/** Hono with one router. Its default first tries another, which does not take the portal's patterns. */
export const newHono = <E extends Env>() => new HonoBase<E, BlankSchema, "/">({ router: new TrieRouter() });
