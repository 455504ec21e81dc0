interface Window {
	/** Buttons that the visitor pressed before their code was loaded. The boot script notes them: worker/render/boot.ts. */
	readonly pressed?: WeakSet<Element>;
}
