/** Hides pictures that cannot be loaded, so that the background behind them is visible (client/styles/picture.css). */
export function watchPictures(): void {
	const hide = (image: EventTarget | null) => {
		if (image instanceof HTMLImageElement) image.dataset.broken = "";
	};
	// Error events of pictures do not bubble.
	addEventListener("error", ({ target }) => hide(target), true);
	for (const image of document.images) if (image.complete && image.naturalWidth === 0) hide(image);
}
