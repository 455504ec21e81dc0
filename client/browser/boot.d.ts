interface Window {
	/** The buttons that were pressed, noted by the boot script: worker/render/boot.ts. */
	readonly pressed?: WeakSet<Element>;
}
