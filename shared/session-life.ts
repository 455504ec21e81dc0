/** How long a session goes on; all in seconds from the answer. */
export interface SessionLife {
	/** For so long after a request. */
	idle: number;
	/** Without another request. */
	left: number;
	/** In any case. */
	atMost: number;
}
