import type { RecordedDeed } from "./deed-store.ts";
import { List, Moment } from "./words.tsx";

export interface DeedsProps {
	deeds: readonly RecordedDeed[] | null;
}

const WORDS: Readonly<Record<RecordedDeed["what"], string>> = {
	purge: "purged",
	"sessions-ended": "ended sessions",
	"review-ended": "ended a review link",
};

export const Deeds = ({ deeds }: DeedsProps) => (
	<section>
		<h2>Who did what</h2>
		<List
			label="Who did what"
			words={4}
			columns={["When", "Who", "What", "Target"]}
			rows={deeds?.map(({ at, what, of, by }) => [<Moment at={at} key="at" />, by.name, WORDS[what], of])}
			none="Nothing in 90 days."
		/>
	</section>
);
