/** Prints figures and writes them to the file. */

export type Row = Record<string, string | number>;

export function medianOf(values: number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = sorted.length / 2;
	return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle) - 1] ?? Number.NaN)) / 2;
}

/** Columns as wide as their widest cell, with numbers aligned to the right. */
export function print(title: string, rows: readonly Row[]): void {
	const columns = Object.keys(rows[0] ?? {});
	const widths = columns.map((name) => Math.max(name.length, ...rows.map((row) => String(row[name]).length)));
	const line = (cell: (name: string) => string | number) =>
		columns
			.map((name, index) => {
				const value = cell(name);
				const width = widths[index] ?? 0;
				return typeof value === "number" ? String(value).padStart(width) : value.padEnd(width);
			})
			.join("  ")
			.trimEnd();
	console.log(`\n${title}\n`);
	console.log(line((name) => name));
	for (const row of rows) console.log(line((name) => row[name] ?? ""));
}
