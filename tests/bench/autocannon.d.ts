/** What the bench uses of autocannon, which has no types of its own. */
declare module "autocannon" {
	interface Options {
		url: string;
		connections: number;
		/** Seconds. */
		duration: number;
		headers: Record<string, string>;
	}
	interface Result {
		duration: number;
		errors: number;
		non2xx: number;
		latency: { p99: number };
		requests: { total: number; sent: number };
	}
	export default function autocannon(options: Options): Promise<Result>;
}
