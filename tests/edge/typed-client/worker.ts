import * as content from "../../../worker/backend/content.ts";
import { BackendError } from "../../../worker/runtime/errors.ts";
import { CASES } from "./cases.ts";

/** The typed client alone, in the runtime: answers what a case observes, by its name. */

const refusalOf = (error: unknown): { refused: number } => {
	if (error instanceof BackendError) return { refused: error.status };
	throw error;
};

export default {
	async fetch(request: Request): Promise<Response> {
		const name = decodeURIComponent(new URL(request.url).pathname.slice(1));
		const observed = await CASES[name]?.observe(content).catch(refusalOf);
		return Response.json(observed ?? null);
	},
};
