/** The id of an article's text. A link to the last reading position ends in it. */
export const READING_ID = "reading";
