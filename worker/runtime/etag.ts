const hex = (bytes: ArrayBuffer): string =>
	[...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Weak, because the platform may compress the body. */
export const etagOf = async (body: BufferSource): Promise<string> =>
	`W/"${hex(await crypto.subtle.digest("SHA-1", body))}"`;

/** `If-None-Match`, compared weakly (RFC 9110, 13.1.2). */
export const namesEtag = (header: string | null | undefined, etag: string): boolean =>
	header != null && (header.trim() === "*" || opaque(header).includes(opaque(etag)[0] ?? ""));

/** Whether the browser has this file (304). `If-Modified-Since` counts only without `If-None-Match`. */
export function isUnchanged(request: Headers, file: Headers): boolean {
	const [tags, since] = [request.get("if-none-match"), request.get("if-modified-since")];
	if (tags !== null) return namesEtag(tags, file.get("etag") ?? "");
	return since !== null && Date.parse(file.get("last-modified") ?? "") <= Date.parse(since);
}

const opaque = (tags: string): string[] => tags.match(/"[^"]*"/g) ?? [];
