/** All lengths are in pixels from the top of the window. */

interface Box {
	top: number;
	height: number;
}

export interface Viewport {
	/** The lower edge of the page header, which covers the top of the window. */
	line: number;
	bottom: number;
}

/** A text shorter than this many screens counts as seen at once, never as half read. */
const LONG_SCREENS = 1.5;
const BEGUN = 0.15;
const FINISHED = 0.9;

/** The share of the text that is read: 0 while its beginning is visible or if it is short, 1 when its end is visible. */
export function shareRead({ top, height }: Box, { line, bottom }: Viewport): number {
	const screen = bottom - line;
	if (height < LONG_SCREENS * screen) return 0;
	return Math.min(1, Math.max(0, (line - top) / (height - screen)));
}

export const isBegun = (share: number): boolean => share > BEGUN;
export const isFinished = (share: number): boolean => share >= FINISHED;

/** The block at the line, and its share above the line. Both survive another window width or font size. */
export function positionAt(line: number, blocks: readonly Box[]): { block: number; within: number } {
	const block = Math.max(
		0,
		blocks.findLastIndex(({ top }) => top <= line),
	);
	const { top, height } = blocks[block] ?? { top: line, height: 0 };
	return { block, within: height > 0 ? Math.min(1, Math.max(0, (line - top) / height)) : 0 };
}
