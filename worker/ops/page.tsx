import type { ReactNode } from "react";
import { BRAND } from "../../shared/brand.ts";
import type { CircuitState } from "../backend/circuit.ts";
import type { Family } from "../backend/families.ts";
import { opsStylesheet, stylesheet } from "../render/assets.ts";
import { HitRateChart } from "./chart.tsx";
import { Purging, type PurgingProps } from "./purging.tsx";
import { type FamilyReport, percent, type Report } from "./report.ts";
import { ago, countryName, Moment, number, Table } from "./words.tsx";

export interface StatusProps extends PurgingProps {
	environment: string;
	/** What a purge by hand came to. */
	notice: string | null;
	release: string;
	/** Milliseconds since 1970, as all times; NaN: not known. */
	uploadedAt: number;
	now: number;
	/** null: the sums of all isolates cannot be read. */
	report: Report | null;
	/** Of the isolate that answers. */
	circuits: { family: Family; state: CircuitState; since: number }[];
}

/** A document of its own, for staff: English alone, and without a script. */
export function StatusPage(props: StatusProps) {
	const { environment, release, uploadedAt, now, report, circuits } = props;
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="robots" content="noindex" />
				<title>{`${props.sent ? "Not purged: " : ""}Operations | ${BRAND.portal}`}</title>
				<link rel="stylesheet" href={stylesheet} />
				<link rel="stylesheet" href={opsStylesheet} />
				<link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
			</head>
			<body className="ops">
				<header className="ops-header">
					<h1>Operations</h1>
					<dl className="ops-facts">
						<Fact name="Environment">{environment}</Fact>
						<Fact name="Release">{release}</Fact>
						<Fact name="Deployed">{Number.isNaN(uploadedAt) ? "not known" : ago(uploadedAt, now)}</Fact>
						<Fact name="Now">
							<Moment at={now} />
						</Fact>
					</dl>
					<a className="button button--small button--ghost" href="/ops/status">
						Read again
					</a>
				</header>
				<main>
					{props.notice && (
						<p className="ops-notice" role="status">
							{props.notice}
						</p>
					)}
					{props.sent && (
						<p className="ops-notice" data-state="bad" role="alert">
							Nothing was purged: <a href="#purge">the form</a> still needs something.
						</p>
					)}
					{report ? <Verdict concerns={report.concerns} /> : <Unknown />}
					<Backend report={report} circuits={circuits} now={now} />
					{report && <Caches caches={report.caches} />}
					{report && <Answers traffic={report.traffic} events={report.events} />}
					<Purging {...props} />
				</main>
			</body>
		</html>
	);
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
	<div>
		<dt>{name}</dt>
		<dd>{children}</dd>
	</div>
);

const Verdict = ({ concerns }: { concerns: readonly string[] }) =>
	concerns.length === 0 ? (
		<p className="ops-verdict" data-state="good">
			<strong>All is well.</strong> Nothing in this hour and the one before needs a look.
		</p>
	) : (
		<section className="ops-verdict" data-state="bad">
			<h2>{concerns.length === 1 ? "One thing needs a look" : `${concerns.length} things need a look`}</h2>
			<ul className="ops-list">
				{concerns.map((concern) => (
					<li key={concern}>{concern}.</li>
				))}
			</ul>
			<p>What to do is in docs/operations.md, under the alerts.</p>
		</section>
	);

const Unknown = () => (
	<p className="ops-verdict" data-state="bad">
		<strong>The counts cannot be read.</strong> The Durable Object that has them does not answer; the portal itself does
		not need it. Below is what this isolate knows.
	</p>
);

function Backend({ report, circuits, now }: Pick<StatusProps, "report" | "circuits" | "now">) {
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

const rate = ({ answers, hits }: { answers: number; hits: number }): string =>
	answers === 0 ? "–" : percent(hits, answers);

function Caches({ caches }: Pick<Report, "caches">) {
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
			<p className="ops-hint">Answers of the last 24 hours by the farthest layer that was needed:</p>
			<Table
				label="Answers by cache layer"
				columns={["Layer", ...caches.map(({ country }) => countryName(country))]}
				rows={(caches[0]?.layers ?? []).map(({ layer }, index) => [
					layer,
					...caches.map(({ layers }) => number(layers[index]?.answers ?? 0)),
				])}
			/>
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

function Answers({ traffic, events }: Pick<Report, "traffic" | "events">) {
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
				<p className="ops-hint">All but the requests. What each means is in docs/operations.md.</p>
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
