import { Verdict } from "./document.tsx";
import type { Incident } from "./incidents.ts";
import { RUNBOOKS } from "./signals.ts";
import { Clock } from "./words.tsx";

export function Incidents({ incidents }: { incidents: readonly Incident[] }) {
	const open = incidents.filter(({ state }) => state !== "over");
	return (
		<div className="ops-incidents">
			<Verdict isGood={open.length === 0} title={titleOf(open.length)}>
				{incidents.length === 0
					? "No warning in the last 60 minutes."
					: "Warnings of the last 60 minutes. Each names its runbook in docs/operations.md. Times are UTC."}
			</Verdict>
			{incidents.map((incident) => (
				<article className="ops-incident" data-state={incident.state} key={incident.runbook}>
					<h3>{RUNBOOKS[incident.runbook]}</h3>
					<p className="ops-when">
						<When {...incident} />
					</p>
					<ul className="ops-list">
						{incident.warnings.map(({ words, ...span }) => (
							<li key={words}>
								{`${words.charAt(0).toUpperCase()}${words.slice(1)}. `}
								{(span.state !== incident.state || span.since !== incident.since || span.last !== incident.last) && (
									<span className="ops-hint">
										<When {...span} />
									</span>
								)}
							</li>
						))}
					</ul>
				</article>
			))}
		</div>
	);
}

const titleOf = (open: number): string =>
	open === 0 ? "All is well" : open === 1 ? "1 ongoing incident" : `${open} ongoing incidents`;

type WhenProps = Pick<Incident, "state" | "since" | "last">;

const WHEN: Readonly<Record<Incident["state"], [label: string, before: string, between: string]>> = {
	"goes on": ["Ongoing", " since ", ", last seen "],
	over: ["Ended", ": ", " to "],
	quiet: ["No calls since", " ", ", first seen "],
};

function When({ state, since, last }: WhenProps) {
	const [label, before, between] = WHEN[state];
	const [first, second] = state === "quiet" ? [last, since] : [since, last];
	return (
		<>
			<strong className="ops-state" data-state={state}>
				{label}
			</strong>
			{before}
			<Clock at={first} />
			{between}
			<Clock at={second} />
		</>
	);
}
