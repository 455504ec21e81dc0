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
	open === 0 ? "All is well" : open === 1 ? "One incident goes on" : `${open} incidents go on`;

type WhenProps = Pick<Incident, "state" | "since" | "last">;

const When = ({ state, since, last }: WhenProps) => (
	<>
		<strong className="ops-state" data-state={state}>
			{state === "goes on" ? "Goes on" : state === "over" ? "Over" : "Nobody has asked since"}
		</strong>
		{state === "over" ? ", from " : ", since "}
		<Clock at={since} />
		{state === "over" ? " to " : ", last sign "}
		<Clock at={last} />
	</>
);
