/** In characters; `list` in names. A slug of 255 characters takes up to 3,060 in a URL. */
export const TRACKING_LIMITS = { word: 40, text: 120, title: 300, url: 3200, list: 10 } as const;
