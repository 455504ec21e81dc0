import { decoded } from "./text.ts";

const MAX_LENGTH = 120;
const REFUSED = /[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu;

/** The CMS's name of the file, else the path's last segment, with the path's extension. */
export function fileName(name: string | null, path: string): string {
	const last = decoded(path.split("?")[0]?.split("/").at(-1) ?? "");
	const ending = /\.\w{1,8}$/.exec(last)?.[0] ?? "";
	const named =
		(name ?? last)
			.replace(REFUSED, " ")
			.replace(/\s+/g, " ")
			.replace(/^[. ]+/, "")
			.trim() || "file";
	const stem = ending && named.toLowerCase().endsWith(ending.toLowerCase()) ? named.slice(0, -ending.length) : named;
	return (
		stem
			.slice(0, MAX_LENGTH - ending.length)
			.toWellFormed()
			.trim() + ending
	);
}

/** `Content-Disposition` (RFC 6266): the name in UTF-8 (RFC 8187), and in ASCII for old clients. */
export function attachment(name: string): string {
	const ascii = name
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replace(/[^\w .()-]/g, "_");
	const encoded = encodeURIComponent(name).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
