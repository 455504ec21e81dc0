import { HitRateChart } from "./chart.tsx";
import { percent, type Report } from "./report.ts";
import { countryName, Moment, number, Table } from "./words.tsx";

const rate = ({ answers, hits }: { answers: number; hits: number }): string =>
	answers === 0 ? "–" : percent(hits, answers);

/** Hit rates by country, as number, chart and table. */
export function Caches({ caches }: Pick<Report, "caches">) {
	const hours = caches[0]?.hours ?? [];
	return (
		<section>
			<h2>Cache hit rate</h2>
			<p className="ops-hint">
				The share of answers with content for which nobody waited for the backend: the last 24 hours, and a bar for each
				of the last 48.
			</p>
			<ul className="ops-caches">
				{caches.map((cache) => (
					<li key={cache.country}>
						<h3>{countryName(cache.country)}</h3>
						<p className="ops-rate">{rate(cache)}</p>
						<HitRateChart
							hours={cache.hours}
							label={`${countryName(cache.country)}: hit rate of the last 48 hours, hour by hour; the numbers are in the table`}
						/>
						<p className="ops-axis">
							<span>48 h ago</span>
							<span>now</span>
						</p>
						<p className="ops-hint">{number(cache.answers)} answers in 24 h</p>
					</li>
				))}
			</ul>
			<details>
				<summary>Hit rate by hour</summary>
				<Table
					label="Hit rate by hour"
					columns={["Hour (UTC)", ...caches.map(({ country }) => countryName(country))]}
					rows={hours
						.map(({ at }, index) => [
							<Moment at={at} key="at" />,
							...caches.map(({ hours: own }) => {
								const { answers = 0, hits = 0 } = own[index] ?? {};
								return answers === 0 ? "–" : `${rate({ answers, hits })} of ${number(answers)}`;
							}),
						])
						.reverse()}
				/>
			</details>
		</section>
	);
}
