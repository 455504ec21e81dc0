/** Marks a navigation that changes only the address: after a failed visit, or to remove a notice. */
export const SAME_PAGE = "same";
