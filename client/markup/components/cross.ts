/** The path of the closing cross, also for the consent banner, whose code has neither React nor the other icons. */
export const CROSS = "M6 6l12 12M18 6 6 18";
