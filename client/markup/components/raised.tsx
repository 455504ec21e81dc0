import type { ReactNode } from "react";

/** Raises the registered trademark sign. [5.03] */
export const raised = (text: string): ReactNode =>
	// biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
	text.split(/(®)/).map((piece, index) => (piece === "®" ? <sup key={index}>®</sup> : piece));
