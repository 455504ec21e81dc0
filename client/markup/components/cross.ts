/** The consent banner uses this path too, but not React or the other icons. */
export const CROSS = "M6 6l12 12M18 6 6 18";
