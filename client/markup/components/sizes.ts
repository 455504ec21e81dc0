/** The displayed width of pictures as `sizes` attributes, by their place in the layout. */
export const SIZES = {
	card: "(max-width: 660px) 92vw, (max-width: 1023px) 46vw, 370px",
	hero: "(max-width: 1023px) 92vw, 560px",
	article: "(max-width: 1023px) 92vw, 760px",
	/** Beside the title of an item from 661 px. */
	beside: "(max-width: 660px) 92vw, 352px",
	promotion: "(max-width: 768px) 92vw, 30rem",
} as const;

/** Phones hide the hero's picture (client/styles/home.css). */
export const HERO_SHOWN = "(min-width: 769px)";

const ARTICLE_WIDTH = 760;

/** `width` is the picture's maximum width in a text. Null stands for full width. */
export const sizesInText = (width: number | null): string =>
	width === null || width >= ARTICLE_WIDTH
		? SIZES.article
		: `(max-width: ${Math.ceil(width / 0.92)}px) 92vw, ${width}px`;
