import type { ObjectiveReport } from "./objectives.ts";
import { percent, type Report } from "./report.ts";
import { number, State, Table } from "./words.tsx";

/** What the portal promises, and how much of what may go wrong has gone wrong. */
export const Objectives = ({ objectives }: Pick<Report, "objectives">) => (
	<section>
		<h2>Objectives</h2>
		<p className="ops-hint">
			Of the last 48 hours. At 100 % of a budget the promise is kept with nothing to spare; who has spent more makes no
			release but to mend it.
		</p>
		<Table
			label="Objectives"
			columns={["Objective", "Promised", "Counted", "Not kept", "Budget spent"]}
			rows={objectives.map((one) => [
				<>
					{one.name} <span className="ops-promise">{one.promise}</span>
				</>,
				`${Number((100 * one.target).toFixed(1))} %`,
				number(one.all),
				number(one.bad),
				<Spent key="spent" spent={one.spent} />,
			])}
		/>
	</section>
);

const Spent = ({ spent }: Pick<ObjectiveReport, "spent">) =>
	spent === null ? "–" : <State isGood={spent <= 1}>{percent(spent, 1)}</State>;
