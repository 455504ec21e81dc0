import { VITAL_ENDS, VITAL_TARGETS, VITALS, type Vital } from "../../shared/vitals.ts";
import type { VitalReport, VitalsOfCountry } from "./vitals-report.ts";
import { countryName, number, State, Table } from "./words.tsx";

/** What three of four page loads of real visitors reached, by country. */
export const VitalsTable = ({ countries }: { countries: readonly VitalsOfCountry[] }) => (
	<section>
		<h2>Real visitors</h2>
		<p className="ops-hint">
			The 75th percentile of the last 24 hours, of visitors who have agreed to analytics; targets stand in the head.
			With fewer than 20 page loads there is none.
		</p>
		<Table
			label="Real visitors"
			columns={["Country", ...VITALS.map((vital) => `${vital}, at most ${inUnit(vital, VITAL_TARGETS[vital])}`)]}
			rows={countries.map(({ country, vitals }) => [
				countryName(country),
				...vitals.map((one) => <Reached key={one.vital} {...one} />),
			])}
		/>
	</section>
);

const Reached = ({ vital, reports, p75, isMet }: VitalReport) =>
	p75 === null ? "–" : <State isGood={isMet}>{`${reachedIn(vital, p75)} of ${number(reports)}`}</State>;

const reachedIn = (vital: Vital, value: number): string =>
	Number.isFinite(value) ? inUnit(vital, value) : `over ${inUnit(vital, VITAL_ENDS[vital].at(-1) ?? 0)}`;

/** CLS has no unit; times of a second and more are told in seconds. */
function inUnit(vital: Vital, value: number): string {
	if (vital === "CLS") return String(Number(value.toFixed(3)));
	return value < 1000 ? `${Math.round(value)} ms` : `${Number((value / 1000).toFixed(1))} s`;
}
