import type { Translate } from "../../../locales/translate.ts";
import { BRAND } from "../../../shared/brand.ts";
import { dayOf } from "../../../shared/format.ts";
import type { RecordEntry, YearOfRecord } from "../../../shared/learning/record.ts";

export function recordTable(t: Translate, parts: readonly YearOfRecord[], timeZone: string): string[][] {
	const rowOf = (entry: RecordEntry, remark: string): string[] => [
		entry.on === null ? "" : dayOf(entry.on, timeZone),
		entry.title ?? t(`record.untitled.${entry.section}`, { id: entry.id }),
		t(`itemNames.${entry.section}`),
		entry.seconds === null ? "" : String(Math.round(entry.seconds / 60)),
		BRAND.company,
		remark,
	];
	return [
		[
			t("record.date"),
			t("record.item"),
			t("record.kind"),
			t("record.minutes"),
			t("record.provider"),
			t("record.remark"),
		],
		...parts.flatMap(({ entries, gaps, isReported }) => [
			...entries.map((entry) => rowOf(entry, entry.seconds === null ? t("record.noDuration") : "")),
			...gaps.map((entry) => rowOf(entry, t(`record.gaps.${entry.gap}`))),
			...(isReported ? [] : [["", "", t("sections.webinars"), "", "", t("record.notTold")]]),
		]),
	];
}
