const UNITS = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1000 };

/** A time as the documents write it. */
export function inWords(ms: number): string {
	const [unit, size] = Object.entries(UNITS).find(([, one]) => ms % one === 0) ?? ["ms", 1];
	return `${ms / size} ${unit}${ms === size ? "" : "s"}`;
}
