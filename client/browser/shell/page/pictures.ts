/** Pictures that cannot be loaded are hidden, so that what stands behind them is seen (client/styles/picture.css). */
export function watchPictures(): void {
	const hide = (image: EventTarget | null) => {
		if (image instanceof HTMLImageElement) image.dataset.broken = "";
	};
	// Such events do not bubble.
	addEventListener("error", ({ target }) => hide(target), true);
	for (const image of document.images) if (image.complete && image.naturalWidth === 0) hide(image);
}
