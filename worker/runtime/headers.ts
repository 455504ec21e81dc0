export function picked(from: Headers, names: readonly string[]): Headers {
	const headers = new Headers();
	for (const name of names) {
		const value = from.get(name);
		if (value) headers.set(name, value);
	}
	return headers;
}
