/** The part of Node's module that the Worker uses; the runtime's own types leave it out. */
declare module "node:async_hooks" {
	export class AsyncLocalStorage<T> {
		run<R>(store: T, callback: () => R): R;
		getStore(): T | undefined;
	}
}
