import type { IndexState } from "../content/search/indexer.ts";
import { ago, number, Table } from "./words.tsx";

export interface SearchIndexesProps {
	/** null: their Durable Objects do not answer. */
	indexes: readonly (IndexState & { locale: string })[] | null;
	now: number;
}

export const SearchIndexes = ({ indexes, now }: SearchIndexesProps) => (
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
