/** How far a text has been read, and where: lengths as the window has them, in pixels from its top. */

interface Box {
	top: number;
	height: number;
}

export interface Sight {
	/** The lower edge of what lies over the page's top. */
	line: number;
	/** The window's lower edge. */
	bottom: number;
}

/** Of what lies below this many screens everything is seen at once, and nothing is left half-way. */
const LONG_SCREENS = 1.5;
const BEGUN = 0.15;
const FINISHED = 0.9;

/** 0: its beginning is in sight, or nothing is left to scroll; 1: its end is. */
export function shareRead({ top, height }: Box, { line, bottom }: Sight): number {
	const screen = bottom - line;
	if (height < LONG_SCREENS * screen) return 0;
	return Math.min(1, Math.max(0, (line - top) / (height - screen)));
}

export const isBegun = (share: number): boolean => share > BEGUN;
export const isFinished = (share: number): boolean => share >= FINISHED;

/** The block under the line, and how much of it is above: the same words whatever the width and the size of letters. */
export function placeUnder(line: number, blocks: readonly Box[]): { block: number; within: number } {
	const block = Math.max(
		0,
		blocks.findLastIndex(({ top }) => top <= line),
	);
	const { top, height } = blocks[block] ?? { top: line, height: 0 };
	return { block, within: height > 0 ? Math.min(1, Math.max(0, (line - top) / height)) : 0 };
}
