/** The text of an article; the address of the place where it was left ends in it. */
export const READING_ID = "reading";
