/** Digits, or "". Without `first`, `last` counts bytes from the end. */
export interface ByteRange {
	first: string;
	last: string;
}

/** undefined for several or malformed ranges and other units, which a server may ignore (RFC 9110, 14.2). */
export function byteRange(header: string | null | undefined): ByteRange | undefined {
	const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? "") ?? [];
	const isBackwards = first !== "" && last !== "" && Number(first) > Number(last);
	return isBackwards || first + last === "" ? undefined : { first, last };
}

export const isSatisfiable = ({ first, last }: ByteRange, size: number): boolean =>
	first === "" ? Number(last) > 0 && size > 0 : Number(first) < size;
