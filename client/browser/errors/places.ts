/** Chrome writes `at name (https://host/file.js:1:2)`, Firefox and Safari write `name@https://host/file.js:1:2`. */
const FRAME = /([a-z][a-z+.-]*:\/\/[^\s()@]+):(\d+):(\d+)/i;

/** The positions in files below `folder`, as `name:line:column`; empty for another script, such as an extension's. */
export function portalFrames(stack: string, folder: string): string[] {
	const frames = stack.split("\n").flatMap((line) => {
		const [, url, row, column] = FRAME.exec(line) ?? [];
		return url ? [{ url, at: `:${row}:${column}` }] : [];
	});
	if (!frames[0]?.url.startsWith(folder)) return [];
	return frames.flatMap(({ url, at }) => (url.startsWith(folder) ? [url.slice(folder.length) + at] : []));
}
