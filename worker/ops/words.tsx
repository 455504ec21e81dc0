import type { ReactNode } from "react";
import type { CountryCode } from "../../shared/countries.ts";

// Created at first use: most isolates never render these pages.
let formats: ReturnType<typeof createFormats> | undefined;
const createFormats = () => ({
	regions: new Intl.DisplayNames("en", { type: "region" }),
	numbers: new Intl.NumberFormat("en-IE"),
	times: new Intl.DateTimeFormat("en-IE", {
		day: "numeric",
		month: "short",
		hour: "2-digit",
		minute: "2-digit",
		timeZone: "UTC",
	}),
	dated: new Intl.DateTimeFormat("en-IE", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" }),
	clock: new Intl.DateTimeFormat("en-IE", { hour: "2-digit", minute: "2-digit", timeZone: "UTC" }),
});
const inEnglish = () => {
	formats ??= createFormats();
	return formats;
};

export const countryName = (code: CountryCode): string => inEnglish().regions.of(code.toUpperCase()) ?? code;
export const number = (value: number): string => inEnglish().numbers.format(value);

const FEWEST_FOR_PERCENT = 100;

/** As in "12 of 40", or "12 of 400 (3.0%)" for a large total. */
export function shareOf(part: number, whole: number): string {
	const counts = `${number(part)} of ${number(whole)}`;
	const percent = ((100 * part) / whole).toFixed(part * 10 < whole ? 1 : 0);
	return whole < FEWEST_FOR_PERCENT ? counts : `${counts} (${percent}%)`;
}

/** `dated`: with the year. */
export const Moment = ({ at, dated }: { at: number; dated?: true }) => (
	<time dateTime={new Date(at).toISOString()}>{`${inEnglish()[dated ? "dated" : "times"].format(at)} UTC`}</time>
);

const UNITS = [
	["day", 86_400_000],
	["hour", 3_600_000],
	["minute", 60_000],
] as const;

/** The time only, in UTC. */
export const Clock = ({ at }: { at: number }) => (
	<time dateTime={new Date(at).toISOString()}>{inEnglish().clock.format(at)}</time>
);

export function ago(at: number, now: number): string {
	const [unit, size] = UNITS.find(([, ms]) => now - at >= ms) ?? ["minute", 60_000];
	const count = Math.floor((now - at) / size);
	if (count < 1) return "just now";
	return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}

interface TableProps {
	label: string;
	/** The number of leading columns with words instead of numbers. */
	words?: 1 | 2 | 4;
	columns: readonly string[];
	/** The first cell is the row's name. */
	rows: readonly (readonly ReactNode[])[];
}

interface ListProps extends Omit<TableProps, "rows"> {
	/** undefined: the read failed. */
	rows: TableProps["rows"] | undefined;
	none: string;
}

export function List({ rows, none, ...table }: ListProps) {
	if (!rows) return <p>The list is unavailable: its Durable Object does not respond.</p>;
	return rows.length === 0 ? <p>{none}</p> : <Table {...table} rows={rows} />;
}

/** On narrow screens a table scrolls in its box, or stacks its rows if it has many columns. */
export const Table = ({ label, words = 1, columns, rows }: TableProps) => (
	<section
		className="ops-table"
		data-wide={columns.length > 4 || words === 4 || undefined}
		aria-label={label}
		// biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling box
		tabIndex={0}
	>
		<table data-words={words}>
			<thead>
				<tr>
					{columns.map((column) => (
						<th key={column} scope="col">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(([name, ...cells], row) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
					<tr key={row}>
						<th scope="row">{name}</th>
						{cells.map((cell, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
							<td key={index} data-column={columns[index + 1]}>
								{cell}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	</section>
);
