import { jpeg } from "./jpeg.ts";
import { picture } from "./picture.ts";
import { png } from "./png.ts";
import { chart, landscape, logo } from "./scene.ts";

/** Pictures of any size, which the file's name says: `general-world-logo.640x200.png`, with a size of Strapi's before it. */

export const GENERATED = "[a-z0-9_-]+\\.[0-9]{1,4}x[0-9]{1,4}\\.(?:jpg|png|svg)";

interface File {
	bytes: Uint8Array;
	type: string;
}

const made = new Map<string, Promise<File>>();

export function generated(file: string): Promise<File> {
	const found = made.get(file) ?? make(file);
	made.set(file, found);
	return found;
}

async function make(file: string): Promise<File> {
	const [name = "", size = "", ext] = file.split(".");
	const [width = 0, height = 0] = size.split("x").map(Number);
	if (ext === "jpg") return { bytes: jpeg(landscape(width, height), width, height), type: "image/jpeg" };
	if (ext === "svg") return { bytes: new TextEncoder().encode(picture(name, width, height)), type: "image/svg+xml" };
	const scene = name.includes("logo") ? logo : name.includes("chart") ? chart : landscape;
	return { bytes: await png(scene(width, height), width, height), type: "image/png" };
}
