import { readingTime } from "../../../../shared/contents.ts";
import { formatDuration } from "../../../../shared/format.ts";
import type { Card, PublicDetail } from "../../../../shared/models.ts";
import { SECTION_FACTS } from "../../../../shared/sections.ts";
import { Day } from "../../components/day.tsx";
import { Icon } from "../../components/icon.tsx";
import { Marked } from "../../components/text.tsx";
import { usePage } from "../../page.ts";

/** One line below the title: date, length, authors. The panel of an event shows its date. */
export function Byline({ card, detail }: { card: Card; detail: PublicDetail | null }) {
	const { locale, t } = usePage();
	const readingSeconds = detail && SECTION_FACTS[card.section].isRead ? readingTime(detail.content) : 0;
	const entries = [
		card.publishedAt && !card.event && (
			<>
				<span className="visually-hidden">{t("detail.published")} </span>
				<Day iso={card.publishedAt} />
			</>
		),
		card.duration && `${t("detail.duration")} ${formatDuration(card.duration, locale)}`,
		readingSeconds > 0 && `${t("detail.readingTime")} ${formatDuration(readingSeconds, locale)}`,
		detail?.authors.join(", "),
	].filter(Boolean);
	if (entries.length === 0) return null;
	return (
		<ul className="soft article__byline">
			{entries.map((entry, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a fixed order
				<li key={index}>{entry}</li>
			))}
		</ul>
	);
}

export function Sources({ sources }: Pick<PublicDetail, "sources">) {
	const { t } = usePage();
	if (sources.length === 0) return null;
	return (
		<section className="sources" aria-labelledby="sources">
			<h2 id="sources">{t("detail.sources")}</h2>
			<ol>
				{sources.map(({ label, url }) => (
					<li key={label}>
						{url ? (
							<a href={url} target="_blank" rel="noopener noreferrer">
								<Marked text={label} /> <Icon name="external" />
								<span className="visually-hidden">({t("nav.newTab")})</span>
							</a>
						) : (
							<Marked text={label} />
						)}
					</li>
				))}
			</ol>
		</section>
	);
}
