declare module "*.webm" {
	const bytes: ArrayBuffer;
	export default bytes;
}
declare module "*.sql" {
	const statements: string;
	export default statements;
}
