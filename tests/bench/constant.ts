/** The baseline: a bare Worker that answers a constant string of the measured page's size. */
export default {
	fetch: (request: Request) => new Response("x".repeat(Number(new URL(request.url).searchParams.get("bytes") ?? 0))),
} satisfies ExportedHandler;
