export type Render = typeof import("react-dom/server").renderToString;

let renderToString: Render | undefined;

/** Loads React at its first use: an isolate that serves only kept pages needs none. */
export async function startReact(): Promise<Render> {
	renderToString ??= (await import("react-dom/server")).renderToString;
	return renderToString;
}
