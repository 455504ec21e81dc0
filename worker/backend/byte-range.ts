/** One range of bytes as digits; empty: not given. `first` without a value means the last bytes. */
export interface ByteRange {
	first: string;
	last: string;
}

/**
 * The range that a `Range` header asks for (RFC 9110, 14.1 and 14.2). undefined for several ranges, a malformed one or another
 * unit: the RFC lets a server ignore those and send the whole.
 */
export function byteRange(header: string | null | undefined): ByteRange | undefined {
	const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? "") ?? [];
	const isBackwards = first !== "" && last !== "" && Number(first) > Number(last);
	return isBackwards || first + last === "" ? undefined : { first, last };
}

/** Whether a file of `size` bytes has a byte of the range. */
export const isSatisfiable = ({ first, last }: ByteRange, size: number): boolean =>
	first === "" ? Number(last) > 0 && size > 0 : Number(first) < size;
