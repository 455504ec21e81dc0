import type { PictureFormat, Width } from "../../content/pictures/renditions.ts";
import { config } from "../../runtime/config.ts";
import { inTime } from "../../runtime/in-time.ts";

/** Resizes with Cloudflare's Images binding, which is optional. */

export class ResizingError extends Error {
	override readonly name = "ResizingError";
}

const OUTPUT = { avif: "image/avif", webp: "image/webp" } as const;
/** For browsers without AVIF and WebP. PNG stays PNG because of its sharp edges and transparency. */
const plainType = (type: string) => (/^image\/png\b/i.test(type) ? "image/png" : "image/jpeg");

export const canResize = (): boolean => config.IMAGES !== undefined;

/** A large AVIF takes many seconds. Visitors wait less (`patience` in picture.ts). */
const DEADLINE_MS = 25_000;

/** Scales the picture down to at most `width` px, as a stream. @throws ResizingError */
export async function resized(
	picture: ReadableStream<Uint8Array>,
	type: string,
	width: Width,
	as: Exclude<PictureFormat, "as-is">,
): Promise<Response> {
	const format = as === "plain" ? plainType(type) : OUTPUT[as];
	try {
		if (!config.IMAGES) throw new Error("No binding");
		const making = config.IMAGES.input(picture).transform({ width, fit: "scale-down" }).output({ format });
		const response = (await inTime(making, DEADLINE_MS)).response();
		if (!response.ok || !response.body) throw new Error(`Status ${response.status}`);
		return response;
	} catch (error) {
		throw new ResizingError(error instanceof Error ? error.message : "Unknown");
	}
}
