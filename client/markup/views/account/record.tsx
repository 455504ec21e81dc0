import type { FormState } from "../../../../shared/accounts/form-state.ts";
import { BRAND } from "../../../../shared/brand.ts";
import { country, type LocaleCode } from "../../../../shared/countries.ts";
import { formatDate, formatDuration } from "../../../../shared/format.ts";
import { offeredYears, type RecordEntry, type YearOfRecord } from "../../../../shared/learning/record.ts";
import { paths } from "../../../../shared/routes.ts";
import { Day } from "../../components/day.tsx";
import { Icon } from "../../components/icon.tsx";
import { Notice } from "../../components/part.tsx";
import { PrintLine } from "../../components/print-line.tsx";
import type { Deferred } from "../../deferred.ts";
import { usePage } from "../../page.ts";
import { AccountFrame } from "./frame.tsx";
import { ItemTitle } from "./item-title.tsx";
import { OwnSection } from "./own-section.tsx";

export interface RecordProps extends FormState {
	year: number;
	present: number;
	/** ISO 8601. */
	today: string;
	name: string;
	/** Null when nobody is signed in, also when the session ends during the request. */
	courses: Deferred<YearOfRecord | null> | null;
	webinars: Deferred<YearOfRecord | null> | null;
}

/** One year's participation as the vendors report it, as a page to print. */
export function ParticipationRecord(props: RecordProps) {
	const { locale, country: code, t } = usePage();
	const { year, present, today, name, success, failure, courses, webinars } = props;
	return (
		<AccountFrame title={t("record.titleOf", { year })} success={success} failure={failure}>
			<Years year={year} present={present} />
			<PrintLine />
			<div className="record__for">
				{name && <p className="record__name">{name}</p>}
				<p>
					{t("record.asOf", { date: formatDate(today, locale, country(code).timeZone) })}, {BRAND.company},{" "}
					{BRAND.portal}
				</p>
				<p>{t("record.intro")}</p>
			</div>
			{courses && <YearPart part="courses" title={t("record.courses")} year={year} of={courses} />}
			{webinars && <YearPart part="webinars" title={t("record.webinars")} year={year} of={webinars} />}
			<p className="record__files">
				<button className="button button--ghost button--small" type="button" data-enhance="print">
					<Icon name="print" />
					{t("record.print")}
				</button>
				<a
					className="button button--ghost button--small"
					href={`${paths.recordFile(locale)}?year=${year}`}
					target="_self"
					download
				>
					<Icon name="download" />
					{t("record.csv")}
				</a>
			</p>
		</AccountFrame>
	);
}

const addressOf = (locale: LocaleCode, year: number): string => `${paths.record(locale)}?year=${year}`;

function Years({ year, present }: Pick<RecordProps, "year" | "present">) {
	const { locale, t } = usePage();
	const offered = offeredYears(present);
	const years = offered.includes(year) ? offered : [...offered, year];
	return (
		<nav className="record__years" aria-label={t("record.years")}>
			<ul className="row chips">
				{years.map((option) => (
					<li key={option}>
						<a className="chip" href={addressOf(locale, option)} aria-current={option === year ? "page" : undefined}>
							{option}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

interface YearPartProps {
	part: "courses" | "webinars";
	title: string;
	year: number;
	of: Deferred<YearOfRecord | null>;
}

function YearPart({ part, title, year, of }: YearPartProps) {
	const { locale, t } = usePage();
	return (
		<OwnSection part={part} title={title} of={of} address={addressOf(locale, year)}>
			{({ isReported, entries, gaps, hasFailed, otherYears }) => (
				<>
					{hasFailed && (
						<Notice part={part} address={addressOf(locale, year)}>
							{t("own.noDetails")}
						</Notice>
					)}
					{!isReported && <p>{t("record.notTold")}</p>}
					{isReported && entries.length === 0 && <p className="own__empty">{t(`record.none.${part}`, { year })}</p>}
					{entries.length > 0 && <Entries entries={entries} title={title} />}
					{gaps.length > 0 && (
						<>
							<h3>{t("record.unknown")}</h3>
							<ul className="record__gaps">
								{gaps.map((entry) => (
									<li key={entry.id}>
										<ItemTitle {...entry} /> <span className="soft record__gap">{t(`record.gaps.${entry.gap}`)}</span>
									</li>
								))}
							</ul>
						</>
					)}
					<OtherYears years={otherYears} />
				</>
			)}
		</OwnSection>
	);
}

function OtherYears({ years }: { years: readonly number[] }) {
	const { locale, t } = usePage();
	if (years.length === 0) return null;
	return (
		<p className="soft record__others">
			{t("record.otherYears")}{" "}
			{years.map((year, index) => (
				<span key={year}>
					{index > 0 && ", "}
					<a href={addressOf(locale, year)}>{year}</a>
				</span>
			))}
		</p>
	);
}

function Entries({ entries, title }: { entries: readonly RecordEntry[]; title: string }) {
	const { locale, t } = usePage();
	return (
		<table className="record__table">
			<caption className="visually-hidden">{title}</caption>
			<thead>
				<tr>
					<th scope="col">{t("record.date")}</th>
					<th scope="col">{t("record.item")}</th>
					<th scope="col">{t("record.duration")}</th>
					<th scope="col">{t("record.provider")}</th>
				</tr>
			</thead>
			<tbody>
				{entries.map((entry) => (
					<tr key={entry.id}>
						<td>{entry.on && <Day iso={entry.on} />}</td>
						<th scope="row">
							<ItemTitle {...entry} />
						</th>
						<td>{entry.seconds === null ? t("record.notGiven") : formatDuration(entry.seconds, locale)}</td>
						<td>{BRAND.company}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
