declare module "*.webm" {
	const bytes: ArrayBuffer;
	export default bytes;
}
