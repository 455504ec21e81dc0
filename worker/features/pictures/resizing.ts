import type { PictureFormat, Width } from "../../content/pictures/renditions.ts";
import { config } from "../../runtime/config.ts";
import { inTime } from "../../runtime/in-time.ts";

/** Cloudflare's Images binding, where the environment has it: other widths and types of a picture. */

/** Resizing has failed; the picture itself may be right. */
export class ResizingError extends Error {
	override readonly name = "ResizingError";
}

const OUTPUT = { avif: "image/avif", webp: "image/webp" } as const;
/** A browser without newer types gets a PNG's sharp edges and transparency as PNG. */
const plainType = (type: string) => (/^image\/png\b/i.test(type) ? "image/png" : "image/jpeg");

export const canResize = (): boolean => config.IMAGES !== undefined;

/** AVIF of a large picture takes seconds; visitors do not wait so long (picture.ts). */
const DEADLINE_MS = 25_000;

/**
 * The picture at most so wide; never enlarged. The whole of it passes through as a stream.
 * @throws ResizingError
 */
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
