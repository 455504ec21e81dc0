import type { CircuitState } from "../backend/circuit-breaker.ts";
import { type Family, isPersonal } from "../backend/families.ts";
import type { Fault } from "../runtime/errors.ts";
import type { FamilyReport } from "./family-report.ts";
import type { Report } from "./report.ts";
import { ago, number, shareOf, Table } from "./words.tsx";

export interface BackendProps {
	report: Report | null;
	families: readonly Family[];
	/** Endpoints of this isolate whose circuit is not closed. */
	troubled: { family: Family; name: string; state: CircuitState; since: number }[];
	now: number;
}

export function Backend({ report, families, troubled, now }: BackendProps) {
	const rows = families.map((family) => ({
		family,
		calls: report?.families.find((one) => one.family === family),
		troubled: troubled.filter((one) => one.family === family),
	}));
	const isBusy = ({ calls, troubled }: (typeof rows)[number]) =>
		troubled.length > 0 || (calls !== undefined && calls.calls + calls.spared > 0);
	const idle = rows.filter((row) => !isBusy(row)).map(({ family }) => family);
	return (
		<section>
			<h2>Backend</h2>
			<p className="ops-hint">
				Calls from all isolates in the last ten minutes. “Usual” is the average of the hours before. Circuits show this
				isolate only.
			</p>
			{idle.length < rows.length && (
				<Table
					label="Backend"
					words={2}
					columns={["Family", "Circuits", "Calls", "Failed", "Skipped", "Average", "Usual"]}
					rows={rows
						.filter(isBusy)
						.map(({ family, calls, troubled }) => [
							family,
							isPersonal(family) ? "none" : <Circuits key="circuits" troubled={troubled} now={now} />,
							calls ? number(calls.calls) : "–",
							calls && calls.calls > 0 ? failuresOf(calls) : "–",
							calls ? number(calls.spared) : "–",
							calls ? <Mean key="mean" {...calls} /> : "–",
							calls ? milliseconds(calls.usual) : "–",
						])}
				/>
			)}
			{idle.length > 0 && <p className="ops-idle">{`${report ? "No calls" : "No data"}: ${idle.join(", ")}.`}</p>}
		</section>
	);
}

const Circuits = ({ troubled, now }: Pick<BackendProps, "troubled" | "now">) =>
	troubled.length === 0 ? (
		<span className="ops-state" data-state="good">
			closed
		</span>
	) : (
		troubled.map(({ name, state, since }) => (
			<div className="ops-state" data-state={state} key={name}>
				{`${state}, ${ago(since, now)}: ${name}`}
			</div>
		))
	);

const Mean = ({ mean, limit }: Pick<FamilyReport, "mean" | "limit">) =>
	mean !== null && mean >= limit ? (
		<span className="ops-state" data-state="bad">{`slow: ${milliseconds(mean)}`}</span>
	) : (
		milliseconds(mean)
	);

const milliseconds = (ms: number | null): string => (ms === null ? "–" : `${number(ms)} ms`);

const FAULT_WORDS: Readonly<Record<Fault, string>> = {
	late: "timed out",
	unreached: "connection failed",
	unreadable: "response breaks the contract",
	"429": "status 429",
	"5xx": "status 5xx",
};

const failuresOf = ({ failures, calls, faults }: FamilyReport): string =>
	failures === 0
		? "0"
		: [shareOf(failures, calls), faults.map(({ fault, count }) => `${FAULT_WORDS[fault]} ${number(count)}`).join(", ")]
				.filter(Boolean)
				.join(": ");
