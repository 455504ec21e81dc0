/** What lasts in this browser, as JSON; where nothing can be kept, it is as if nothing had been. */

/** Anything may stand there: to be parsed. */
export function readKept(key: string): unknown {
	try {
		return JSON.parse(localStorage.getItem(key) ?? "null");
	} catch {
		return null;
	}
}

/** Whether it is kept now. */
export function keep(key: string, value: object): boolean {
	try {
		localStorage.setItem(key, JSON.stringify(value));
		return true;
	} catch {
		return false;
	}
}

export function forgetKept(key: string): void {
	try {
		localStorage.removeItem(key);
	} catch {}
}

export function keptKeys(): string[] {
	try {
		return Object.keys(localStorage);
	} catch {
		return [];
	}
}
