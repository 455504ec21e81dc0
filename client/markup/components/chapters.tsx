import type { Chapter } from "../../../shared/contents.ts";
import { usePage } from "../page.ts";
import { Marked } from "./text.tsx";

/** Links to the chapters of a long text. Phones show them above the text, wide windows beside it. */
export function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
	const { t } = usePage();
	if (chapters.length === 0) return null;
	return (
		<nav className="chapters" aria-labelledby="chapters">
			<h2 id="chapters">{t("detail.chapters")}</h2>
			<ol>
				{chapters.map(({ id, title }) => (
					<li key={id}>
						<a href={`#${encodeURIComponent(id)}`}>
							<Marked text={title} />
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
