import type { RecordEntry } from "../../../../shared/learning/record.ts";
import { otherLanguage } from "../../../../shared/locales.ts";
import { paths } from "../../../../shared/routes.ts";
import { Marked } from "../../components/text.tsx";
import { usePage } from "../../page.ts";

/** The title of a vendor's item, as a link if the portal has a page of it. */
export function ItemTitle({ section, id, title, page }: Pick<RecordEntry, "section" | "id" | "title" | "page">) {
	const { locale, t } = usePage();
	const label = <Marked text={title ?? t(`record.untitled.${section}`, { id })} />;
	if (!page) return <span>{label}</span>;
	const lang = otherLanguage(page.locale, locale);
	return (
		<a href={paths.detail(page.locale, section, page.slug)} lang={lang} hrefLang={lang}>
			{label}
		</a>
	);
}
