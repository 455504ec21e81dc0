declare module "*.webm" {
	const bytes: ArrayBuffer;
	export default bytes;
}
declare module "*.gif" {
	const bytes: ArrayBuffer;
	export default bytes;
}
declare module "*.jpg" {
	const bytes: ArrayBuffer;
	export default bytes;
}
declare module "*.png" {
	const bytes: ArrayBuffer;
	export default bytes;
}
declare module "*.webp" {
	const bytes: ArrayBuffer;
	export default bytes;
}
declare module "*.sql" {
	const statements: string;
	export default statements;
}
