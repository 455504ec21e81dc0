/** Where something was thrown, as browsers write it into a stack. */

/** `at name (https://host/file.js:1:2)` in Chrome, `name@https://host/file.js:1:2` in Firefox and Safari. */
const PLACE = /([a-z][a-z+.-]*:\/\/[^\s()@]+):(\d+):(\d+)/i;

/**
 * The places in the files below `folder`, by `name:line:column`; none when somebody else's script has thrown it: an
 * extension, or a script of another site. Native code has no place, and counts as whose has called it.
 */
export function ownPlaces(stack: string, folder: string): string[] {
	const places = stack.split("\n").flatMap((line) => {
		const [, url, row, column] = PLACE.exec(line) ?? [];
		return url ? [{ url, at: `:${row}:${column}` }] : [];
	});
	if (!places[0]?.url.startsWith(folder)) return [];
	return places.flatMap(({ url, at }) => (url.startsWith(folder) ? [url.slice(folder.length) + at] : []));
}
