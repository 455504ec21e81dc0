import type { HourReport, Report } from "./report.ts";
import { countryName, Moment, number, shareOf, Table } from "./words.tsx";

const BAR = 10;
const GAP = 2;
const HEIGHT = 100;
/** Makes one 5xx visible beside thousands of responses. */
const LEAST_HEIGHT = 4;

export const Answers = ({ hours, countries }: Pick<Report, "hours" | "countries">) => (
	<section>
		<h2>Responses</h2>
		<p className="ops-hint">
			By hour for all countries, with server errors (5xx) at the foot of each bar. The table shows the last hour by
			country.
		</p>
		<div className="ops-columns">
			<Chart hours={hours} />
			<Table
				label="Responses of the last hour"
				columns={["Last 60 minutes", "Responses", "4xx", "5xx"]}
				rows={countries.map(({ country, answers, refused, failed }) => [
					countryName(country),
					number(answers),
					number(refused),
					number(failed),
				])}
			/>
		</div>
		<details>
			<summary>Show as a table</summary>
			<Table
				label="Responses by hour"
				columns={["Hour", "Responses", "4xx", "5xx", "Failed calls"]}
				rows={hours
					.toReversed()
					.map((hour) => [
						<Moment at={hour.at} key="at" />,
						number(hour.answers),
						number(hour.refused),
						number(hour.failed),
						hour.calls === 0 ? "–" : shareOf(hour.failedCalls, hour.calls),
					])}
			/>
		</details>
	</section>
);

function Chart({ hours }: { hours: readonly HourReport[] }) {
	const most = Math.max(1, ...hours.map(({ answers }) => answers));
	const heightOf = (count: number) => Math.max(LEAST_HEIGHT, Math.round((HEIGHT * count) / most));
	const bar = (index: number, count: number, kind: "answers" | "failed" | "none") => {
		const height = count === 0 ? 1 : heightOf(count);
		const place = { x: index * (BAR + GAP), y: HEIGHT - height, width: BAR, height };
		return <rect className={`ops-chart__${kind}`} {...place} />;
	};
	const total = (of: "answers" | "failed") => number(hours.reduce((sum, hour) => sum + hour[of], 0));
	return (
		<figure className="ops-figure">
			<svg
				className="ops-chart"
				viewBox={`0 0 ${hours.length * (BAR + GAP) - GAP} ${HEIGHT}`}
				preserveAspectRatio="none"
				role="img"
				aria-label={`Responses of the last 48 hours: ${total("answers")}, of these ${total("failed")} server errors`}
			>
				{hours.map(({ at, answers, failed }, index) => (
					<g key={at}>
						{bar(index, answers, answers === 0 ? "none" : "answers")}
						{failed > 0 && bar(index, failed, "failed")}
					</g>
				))}
			</svg>
			<figcaption className="ops-axis">
				<span>48 h ago</span>
				<span>{`peak: ${number(most)} an hour`}</span>
				<span>now</span>
			</figcaption>
		</figure>
	);
}
