import type { ReactNode } from "react";
import { country } from "../../../../shared/countries.ts";
import { dayOf, formatSize } from "../../../../shared/format.ts";
import { languageOf } from "../../../../shared/locales.ts";
import type { Card, PublicDetail } from "../../../../shared/models.ts";
import { Day } from "../../components/day.tsx";
import { type Fact, FactList } from "../../components/fact-list.tsx";
import { Marked } from "../../components/text.tsx";
import { usePage } from "../../page.ts";
import { languageName } from "./track-names.ts";

/** The item's facts, the most useful first. */
export function Facts({ card, detail }: { card: Card; detail: PublicDetail | null }) {
	const { locale, country: code, t } = usePage();
	const { timeZone } = country(code);
	const facts: Fact[] = [];
	const add = (label: string, value: ReactNode) => {
		if (value) facts.push([label, value]);
	};
	const addText = (label: string, text: string | null | undefined) => add(label, text && <Marked text={text} />);

	if (detail?.venue) {
		const { name, address } = detail.venue;
		add(t("detail.venue"), <Lines lines={address === null ? [name] : [name, address]} />);
	}
	if (detail && detail.speakers.length > 0) add(t("detail.speakers"), <Lines lines={detail.speakers} />);
	if (detail && detail.units.length > 0) {
		add(t("detail.units"), t.count("detail.unitCount", detail.units.length));
		add(t("detail.certificate"), t(detail.certificate ? "detail.certificateYes" : "detail.certificateNo"));
	}
	if (card.file) {
		const { type, kilobytes } = card.file;
		const size = kilobytes === null ? [] : [formatSize(kilobytes, locale)];
		// Files have the page's language.
		add(t("detail.file"), [type, ...size, languageName(languageOf(locale))].filter(Boolean).join(", "));
	}
	addText(t("detail.category"), card.category?.name);
	addText(t("detail.domains"), card.domains.map(({ name }) => name).join(", "));
	const day = (iso: string | null) => iso && dayOf(iso, timeZone);
	if (card.updatedAt && day(card.updatedAt) !== day(card.publishedAt)) {
		add(t("detail.updated"), <Day iso={card.updatedAt} />);
	}
	if (detail?.reviewedAt) add(t("detail.reviewed"), <Day iso={detail.reviewedAt} />);
	add(t("detail.approval"), detail?.approvalCode);

	if (facts.length === 0) return null;
	return (
		<aside className="facts" aria-labelledby="facts">
			<h2 id="facts">{t("detail.facts")}</h2>
			<FactList facts={facts} />
		</aside>
	);
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
	<ul>
		{lines.map((line) => (
			<li key={line}>
				<Marked text={line} />
			</li>
		))}
	</ul>
);
