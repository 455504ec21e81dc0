declare module "client-manifest" {
	const manifest: unknown;
	export default manifest;
}
