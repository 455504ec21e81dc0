import type { ReactNode } from "react";
import { readingTime } from "../../../../shared/contents.ts";
import { country } from "../../../../shared/countries.ts";
import { formatDate, formatDuration, formatSize } from "../../../../shared/format.ts";
import type { Card, PublicDetail } from "../../../../shared/models.ts";
import { SECTION_FACTS } from "../../../../shared/sections.ts";
import { type Fact, FactList } from "../../components/fact-list.tsx";
import { usePage } from "../../page.ts";
import { languageName } from "./download.tsx";

/** The item's facts, the most useful first. */
export function Facts({ card, detail }: { card: Card; detail: PublicDetail | null }) {
	const { locale, country: code, t } = usePage();
	const { timeZone } = country(code);
	const date = (iso: string) => <time dateTime={iso}>{formatDate(iso, locale, timeZone)}</time>;
	const facts: Fact[] = [];
	const add = (label: string, value: ReactNode) => {
		if (value) facts.push([label, value]);
	};

	if (detail?.venue) add(t("detail.venue"), <Venue {...detail.venue} />);
	if (detail && detail.speakers.length > 0) add(t("detail.speakers"), <Lines lines={detail.speakers} />);
	if (card.duration) add(t("detail.duration"), formatDuration(card.duration, locale));
	const readingSeconds = detail && SECTION_FACTS[card.section].isRead ? readingTime(detail.content) : 0;
	if (readingSeconds > 0) add(t("detail.readingTime"), formatDuration(readingSeconds, locale));
	if (detail && detail.units.length > 0) {
		add(t("detail.units"), t.count("detail.unitCount", detail.units.length));
		add(t("detail.certificate"), t(detail.certificate ? "detail.certificateYes" : "detail.certificateNo"));
	}
	if (card.file) {
		add(t("detail.fileType"), card.file.type);
		add(t("detail.fileSize"), card.file.kilobytes === null ? null : formatSize(card.file.kilobytes, locale));
		add(t("nav.language"), languageName(locale));
	}
	add(t("detail.category"), card.category?.name);
	add(t("detail.domains"), card.domains.map(({ name }) => name).join(", "));
	if (card.publishedAt) add(t("detail.published"), date(card.publishedAt));
	if (card.updatedAt && card.updatedAt.slice(0, 10) !== card.publishedAt?.slice(0, 10)) {
		add(t("detail.updated"), date(card.updatedAt));
	}
	add(t("detail.approval"), detail?.approvalCode);

	if (facts.length === 0) return null;
	return (
		<aside className="facts" aria-labelledby="facts">
			<h2 id="facts">{t("detail.facts")}</h2>
			<FactList facts={facts} />
		</aside>
	);
}

const Venue = ({ name, address }: { name: string; address: string | null }) => (
	<Lines lines={address === null ? [name] : [name, address]} />
);

const Lines = ({ lines }: { lines: readonly string[] }) => (
	<ul>
		{lines.map((line) => (
			<li key={line}>{line}</li>
		))}
	</ul>
);
