/** Hides the consent banner, which the boot script may have shown. Without its code it cannot be answered. */
export const hideBanner = (): void => {
	delete document.documentElement.dataset.asks;
};
