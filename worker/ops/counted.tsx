import type { Counted, Report } from "./report.ts";
import { ago, List, number } from "./words.tsx";

export const Counts = ({ codes, events, now }: Pick<Report, "codes" | "events"> & { now: number }) => (
	<div className="ops-columns">
		<section>
			<h2>Visits by deep link</h2>
			<p className="ops-hint">Counted by code id. To find a code's id, open its link, then refresh this page.</p>
			<CountedTable label="Visits by deep link" first="Code" rows={codes} now={now} />
		</section>
		<section>
			<h2>Log events</h2>
			<p className="ops-hint">
				Requests, purges, actions and deep links have their own tables. docs/operations.md explains each event.
			</p>
			<CountedTable label="Log events" first="Event" rows={events} now={now} />
		</section>
	</div>
);

interface CountedTableProps {
	label: string;
	first: string;
	rows: readonly Counted[];
	now: number;
}

const CountedTable = ({ label, first, rows, now }: CountedTableProps) => (
	<List
		label={label}
		columns={[first, "1 h", "48 h", "Last"]}
		rows={rows.map(({ name, hour, all, last }) => [name, number(hour), number(all), ago(last, now)])}
		none="None in 48 hours."
	/>
);
