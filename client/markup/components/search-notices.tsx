import { toQueryString } from "../../../shared/filters.ts";
import { paths } from "../../../shared/routes.ts";
import { usePage } from "../page.ts";
import { Icon } from "./icon.tsx";

/** Notices of the search page beside or instead of results. */

interface IndexNoticeProps {
	source: "similar" | "reduced" | "limited";
	correction: string | null;
}

export function IndexNotice({ source, correction }: IndexNoticeProps) {
	const { locale, t } = usePage();
	return (
		<p className="notice search-results__notice">
			<span>
				{t(`search.${source}`)}{" "}
				{correction && (
					<a href={paths.search(locale) + toQueryString({ term: correction })}>
						{t("search.meant", { term: correction })}
					</a>
				)}
			</span>
		</p>
	);
}

export function Help() {
	const { locale, sections, t } = usePage();
	return (
		<div className="search-results__help">
			<p>{t("search.help")}</p>
			<ul className="row chips">
				{sections.map((section) => (
					<li key={section}>
						<a className="chip" href={paths.list(locale, section)}>
							<Icon name={section} />
							{t(`sections.${section}`)}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
