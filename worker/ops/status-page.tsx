import type { IndexState } from "../content/search/indexer.ts";
import { release } from "../runtime/release.ts";
import type { RecordedEntry } from "./audit-store.ts";
import { Backend, type BackendProps } from "./backend.tsx";
import { Fact, OpsDocument, Verdict } from "./document.tsx";
import { Answers } from "./hours.tsx";
import { Incidents } from "./incidents-list.tsx";
import { Purging, type PurgingProps, type RefusedForm } from "./purging.tsx";
import type { Counted, Report } from "./report.ts";
import { ago, List, Moment, number, Table } from "./words.tsx";

export interface StatusProps extends PurgingProps, BackendProps, AuditLogProps, SearchIndexesProps {
	reader: string;
	notice: string | null;
}

export function StatusPage(props: StatusProps) {
	const { now, report } = props;
	return (
		<OpsDocument
			title="Operations"
			alarm={props.refused && "Not purged"}
			path="/ops/status"
			reader={props.reader}
			now={now}
			facts={
				<>
					<Fact name="Release">{release.name}</Fact>
					<Fact name="Deployed">{Number.isNaN(release.uploadedAt) ? "not known" : ago(release.uploadedAt, now)}</Fact>
				</>
			}
		>
			{props.notice && (
				<p className="ops-notice" role="status">
					{props.notice}
				</p>
			)}
			{props.refused && (
				<p className="ops-notice" data-state="bad" role="alert">
					<NotPurged {...props.refused} />
				</p>
			)}
			{report ? <Incidents incidents={report.incidents} /> : <Unknown />}
			<Backend {...props} />
			{report && <Answers {...report} />}
			{report && <Counts {...report} now={now} />}
			<SearchIndexes {...props} />
			<Purging {...props} />
			<AuditLog auditLog={props.auditLog} />
		</OpsDocument>
	);
}

const NotPurged = ({ missing }: RefusedForm) =>
	Object.keys(missing).length > 0 ? (
		<>
			Nothing was purged: <a href="#purge">the form</a> is incomplete.
		</>
	) : (
		<>
			The purge failed, and other isolates may still serve the old content. Send <a href="#purge">the form</a> again.
		</>
	);

const Unknown = () => (
	<Verdict isGood={false} title="The counts cannot be read">
		Their Durable Object does not respond. The portal works without it. Below is this isolate's data only.
	</Verdict>
);

const Counts = ({ codes, events, now }: Pick<Report, "codes" | "events"> & { now: number }) => (
	<div className="ops-columns">
		<section>
			<h2>Visits by deep link</h2>
			<p className="ops-hint">Counted by code id. To find a code's id, open its link, then refresh this page.</p>
			<CountedTable label="Visits by deep link" first="Code" rows={codes} now={now} />
		</section>
		<section>
			<h2>Log events</h2>
			<p className="ops-hint">
				Requests, purges, actions and deep links have their own tables. docs/operations.md explains each event.
			</p>
			<CountedTable label="Log events" first="Event" rows={events} now={now} />
		</section>
	</div>
);

interface CountedTableProps {
	label: string;
	first: string;
	rows: readonly Counted[];
	now: number;
}

const CountedTable = ({ label, first, rows, now }: CountedTableProps) => (
	<List
		label={label}
		columns={[first, "1 h", "48 h", "Last"]}
		rows={rows.map(({ name, hour, all, last }) => [name, number(hour), number(all), ago(last, now)])}
		none="None in 48 hours."
	/>
);

interface SearchIndexesProps {
	/** null: their Durable Objects do not answer. */
	indexes: readonly (IndexState & { locale: string })[] | null;
	now: number;
}

const SearchIndexes = ({ indexes, now }: SearchIndexesProps) => (
	<section>
		<h2>Search indexes</h2>
		<p className="ops-hint">
			Purges and visits rebuild an index, at most once a minute. After a failure, retries wait longer each time and the
			previous index stays in use.
		</p>
		{indexes ? (
			<Table
				label="Search indexes"
				columns={["Locale", "Built", "Cards", "Next build", "Failures"]}
				rows={indexes.map(({ locale, built, nextAt, failures, reason }) => [
					locale,
					built ? ago(built.at, now) : "never",
					built ? `${number(built.cards)}${built.isComplete ? "" : ", only the newest"}` : "–",
					nextAt === null ? "–" : inWords(nextAt - now),
					failures === 0 ? (
						"none"
					) : (
						<span className="ops-state" data-state="bad" key="failures">{`${number(failures)}: ${reason}`}</span>
					),
				])}
			/>
		) : (
			<p className="ops-idle">Their Durable Objects do not respond.</p>
		)}
	</section>
);

const inWords = (ms: number): string => (ms < 1000 ? "now" : `in ${number(Math.ceil(ms / 1000))} s`);

interface AuditLogProps {
	auditLog: readonly RecordedEntry[] | null;
}

const WORDS: Readonly<Record<RecordedEntry["what"], string>> = {
	purge: "purged",
	"sessions-ended": "ended sessions",
	"review-ended": "ended a review link",
};

const AuditLog = ({ auditLog }: AuditLogProps) => (
	<section>
		<h2>Who did what</h2>
		<List
			label="Who did what"
			words={4}
			columns={["When", "Who", "What", "Target"]}
			rows={auditLog?.map(({ at, what, of, by }) => [<Moment at={at} key="at" />, by.name, WORDS[what], of])}
			none="Nothing in 90 days."
		/>
	</section>
);
