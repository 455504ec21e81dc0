/** The types that the bench uses of autocannon, which has none. */
declare module "autocannon" {
	export interface Request {
		method: "GET" | "POST";
		path: string;
		headers?: Record<string, string>;
		body?: string;
		/** Called before each request. */
		setupRequest?: (request: Request) => Request;
	}
	interface Options {
		url: string;
		connections: number;
		/** Seconds. */
		duration: number;
		headers: Record<string, string>;
		/** Called for each connection. */
		setupClient?: (client: { setRequests: (requests: Request[]) => void }) => void;
	}
	interface Result {
		duration: number;
		errors: number;
		non2xx: number;
		/** Milliseconds. */
		latency: { p50: number; p99: number };
		requests: { total: number; sent: number };
	}
	export default function autocannon(options: Options): Promise<Result>;
}
