import { release } from "../runtime/release.ts";
import { AuditLog, type AuditLogProps } from "./audit-table.tsx";
import { Backend, type BackendProps } from "./backend.tsx";
import { Counts } from "./counted.tsx";
import { Fact, OpsDocument, Verdict } from "./document.tsx";
import { Answers } from "./hours.tsx";
import { Incidents } from "./incidents-list.tsx";
import { Purging, type PurgingProps, type RefusedForm } from "./purging.tsx";
import { SearchIndexes, type SearchIndexesProps } from "./search-indexes.tsx";
import { ago } from "./words.tsx";

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
