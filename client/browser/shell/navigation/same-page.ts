/** Marks a navigation that changes only the address: one that follows a failed visit, or takes a notice away. */
export const SAME_PAGE = "same";
