/** Marks a navigation that changes the address alone: one that follows a failed visit, or takes a notice away. */
export const SAME_PAGE = "same";
