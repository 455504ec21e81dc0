import type { CircuitState } from "../backend/circuit.ts";
import type { Family } from "../backend/families.ts";
import { type FamilyReport, percent, type Report } from "./report.ts";
import { ago, number, Table } from "./words.tsx";

export interface BackendProps {
	/** null: the sums of all isolates cannot be read. */
	report: Report | null;
	/** Of the isolate that answers. */
	circuits: { family: Family; state: CircuitState; since: number }[];
	/** Milliseconds since 1970. */
	now: number;
}

/** Calls to the backend and circuits, by family. */
export function Backend({ report, circuits, now }: BackendProps) {
	return (
		<section>
			<h2>Backend</h2>
			<p className="ops-hint">
				Calls of this hour and the one before, by all isolates; circuits of the isolate that answers.
			</p>
			<Table
				label="Backend"
				words={2}
				columns={["Family", "Circuit", "Calls", "Failed", "Not made", "Mean"]}
				rows={circuits.map(({ family, state, since }) => {
					const own = report?.families.find((one) => one.family === family);
					return [
						family,
						<span className="ops-state" data-state={state} key="state">
							{state}
							{state !== "closed" && `, ${ago(since, now)}`}
						</span>,
						own ? number(own.calls) : "–",
						own && own.calls > 0 ? failuresOf(own) : "–",
						own ? number(own.spared) : "–",
						own && own.mean !== null ? `${number(own.mean)} ms` : "–",
					];
				})}
			/>
		</section>
	);
}

const failuresOf = ({ failures, calls }: FamilyReport): string =>
	failures === 0 ? "0" : `${number(failures)} (${percent(failures, calls)})`;
