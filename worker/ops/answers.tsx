import type { Report } from "./report.ts";
import { countryName, number, Table } from "./words.tsx";

/** Answers by country and status, and log events by name. */
export function Answers({ traffic, events }: Pick<Report, "traffic" | "events">) {
	return (
		<div className="ops-columns">
			<section>
				<h2>Answers</h2>
				<p className="ops-hint">Of this hour and the one before.</p>
				<Table
					label="Answers"
					columns={["Country", "All", "4xx", "5xx"]}
					rows={traffic.map(({ country, requests, refused, failed }) => [
						countryName(country),
						number(requests),
						number(refused),
						number(failed),
					])}
				/>
			</section>
			<section>
				<h2>Log events</h2>
				<p className="ops-hint">
					All but requests and pages made to be kept. What each means is in docs/operations.md.
				</p>
				{events.length === 0 ? (
					<p>None in the last 24 hours.</p>
				) : (
					<Table
						label="Log events"
						columns={["Event", "These two hours", "24 hours"]}
						rows={events.map(({ name, recent, day }) => [name, number(recent), number(day)])}
					/>
				)}
			</section>
		</div>
	);
}
