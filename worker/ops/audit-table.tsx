import type { RecordedEntry } from "./audit-store.ts";
import { List, Moment } from "./words.tsx";

export interface AuditLogProps {
	auditLog: readonly RecordedEntry[] | null;
}

const WORDS: Readonly<Record<RecordedEntry["what"], string>> = {
	purge: "purged",
	"sessions-ended": "ended sessions",
	"review-ended": "ended a review link",
};

export const AuditLog = ({ auditLog }: AuditLogProps) => (
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
