/** Lifetimes in seconds from the response. */
export interface SessionLife {
	/** After each request. */
	idle: number;
	/** Without another request. */
	left: number;
	atMost: number;
}
