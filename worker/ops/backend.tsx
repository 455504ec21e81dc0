import type { CircuitState } from "../backend/circuit-breaker.ts";
import { type Family, isPersonal } from "../backend/families.ts";
import type { Fault } from "../runtime/errors.ts";
import { type FamilyReport, percent, type Report } from "./report.ts";
import { ago, number, Table } from "./words.tsx";

export interface BackendProps {
	/** null: the sums of all isolates cannot be read. */
	report: Report | null;
	families: readonly Family[];
	/** Endpoints of the isolate that answers, whose circuit is not closed. */
	troubled: { family: Family; name: string; state: CircuitState; since: number }[];
	/** Milliseconds since 1970. */
	now: number;
}

/** Calls to the backend and circuits that are not closed, by family. */
export function Backend({ report, families, troubled, now }: BackendProps) {
	return (
		<section>
			<h2>Backend</h2>
			<p className="ops-hint">
				Calls of this hour and the one before, by all isolates; circuits, one an endpoint, of the isolate that answers.
			</p>
			<Table
				label="Backend"
				words={2}
				columns={["Family", "Circuits", "Calls", "Failed", "Not made", "Mean"]}
				rows={families.map((family) => {
					const own = report?.families.find((one) => one.family === family);
					return [
						family,
						isPersonal(family) ? (
							"none"
						) : (
							<Circuits key="circuits" troubled={troubled.filter((one) => one.family === family)} now={now} />
						),
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

const Circuits = ({ troubled, now }: Pick<BackendProps, "troubled" | "now">) =>
	troubled.length === 0 ? (
		<span className="ops-state" data-state="closed">
			closed
		</span>
	) : (
		troubled.map(({ name, state, since }) => (
			<div className="ops-state" data-state={state} key={name}>
				{`${state}, ${ago(since, now)}: ${name}`}
			</div>
		))
	);

const FAULT_WORDS: Readonly<Record<Fault, string>> = {
	late: "no answer in time",
	unreached: "connection failed",
	unreadable: "not an answer of the contract",
	"429": "status 429",
	"5xx": "status 5xx",
};

const failuresOf = ({ failures, calls, faults }: FamilyReport): string =>
	failures === 0
		? "0"
		: [
				`${number(failures)} (${percent(failures, calls)})`,
				faults.map(({ fault, count }) => `${FAULT_WORDS[fault]} ${number(count)}`).join(", "),
			]
				.filter(Boolean)
				.join(": ");
