import { Answers } from "./answers.tsx";
import { Backend, type BackendProps } from "./backend.tsx";
import { Caches } from "./caches.tsx";
import { Deeds, type DeedsProps } from "./deeds-table.tsx";
import { Fact, OpsDocument } from "./document.tsx";
import { Objectives } from "./objectives-table.tsx";
import { Purging, type PurgingProps } from "./purging.tsx";
import type { Concern } from "./report.ts";
import { VitalsTable } from "./vitals-table.tsx";
import { ago, Moment } from "./words.tsx";

export interface StatusProps extends PurgingProps, BackendProps, DeedsProps {
	environment: string;
	/** Who reads the page. */
	reader: string;
	/** Says that a purge by hand has been made; null: none just now. */
	notice: string | null;
	release: string;
	/** Milliseconds since 1970; NaN: not known. */
	uploadedAt: number;
}

/** The operations page. */
export function StatusPage(props: StatusProps) {
	const { environment, release, uploadedAt, now, report, families, troubled } = props;
	return (
		<OpsDocument
			title="Operations"
			alarm={props.sent && "Not purged"}
			path="/ops/status"
			facts={
				<>
					<Fact name="Environment">{environment}</Fact>
					<Fact name="Release">{release}</Fact>
					<Fact name="Deployed">{Number.isNaN(uploadedAt) ? "not known" : ago(uploadedAt, now)}</Fact>
					<Fact name="You">{props.reader}</Fact>
					<Fact name="Now">
						<Moment at={now} />
					</Fact>
				</>
			}
		>
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
			{report && <Objectives objectives={report.objectives} />}
			<Backend report={report} families={families} troubled={troubled} now={now} />
			{report && <Caches caches={report.caches} />}
			{report && <VitalsTable countries={report.vitals} />}
			{report && <Answers traffic={report.traffic} events={report.events} />}
			<Purging {...props} />
			<Deeds deeds={props.deeds} />
		</OpsDocument>
	);
}

const Verdict = ({ concerns }: { concerns: readonly Concern[] }) =>
	concerns.length === 0 ? (
		<p className="ops-verdict" data-state="good">
			<strong>All is well.</strong> Nothing in this hour and the one before needs a look.
		</p>
	) : (
		<section className="ops-verdict" data-state="bad">
			<h2>{concerns.length === 1 ? "One thing needs a look" : `${concerns.length} things need a look`}</h2>
			<ul className="ops-list">
				{concerns.map(({ what, runbook }) => (
					<li key={what}>
						{what}. <span className="ops-runbook">Runbook: {runbook}</span>
					</li>
				))}
			</ul>
			<p>The runbooks are in docs/operations.md.</p>
		</section>
	);

const Unknown = () => (
	<p className="ops-verdict" data-state="bad">
		<strong>The counts cannot be read.</strong> The Durable Object that has them does not answer; the portal itself does
		not need it. Below is what this isolate knows.
	</p>
);
