import type { MessageKey } from "../../../locales/keys.ts";
import { SEARCH_TERM_MAX_LENGTH } from "../../../shared/constants.ts";
import { paths } from "../../../shared/routes.ts";
import { usePage } from "../page.ts";
import { Icon } from "./icon.tsx";

interface SearchFormProps {
	id: string;
	/** The landmark's name: the header's search may be open beside the page's own. */
	name?: MessageKey;
	term?: string;
	error?: string | undefined;
}

/** A GET form to the search route, with the query parameter `term`. [2.24, 2.33] */
export function SearchForm({ id, name = "search.title", term = "", error }: SearchFormProps) {
	const { locale, t } = usePage();
	return (
		<search aria-label={t(name)}>
			<form className="search-form" action={paths.search(locale)} method="get">
				<label className="visually-hidden" htmlFor={id}>
					{t("search.label")}
				</label>
				<div className="search-form__row">
					<input
						className="input"
						id={id}
						type="search"
						name="term"
						defaultValue={term}
						placeholder={t("home.searchPrompt")}
						maxLength={SEARCH_TERM_MAX_LENGTH}
						enterKeyHint="search"
						autoComplete="off"
						aria-invalid={error ? true : undefined}
						aria-describedby={error ? `${id}-error` : undefined}
					/>
					{/* client/browser/search/combobox.ts fills this. */}
					<div
						className="suggestions"
						hidden
						data-from={paths.suggestions(locale)}
						data-failed={t("search.notSuggested")}
					/>
					<button className="button" type="submit">
						<Icon name="search" />
						<span>{t("search.submit")}</span>
					</button>
				</div>
				{error && (
					<p className="field-error" id={`${id}-error`}>
						{error}
					</p>
				)}
			</form>
		</search>
	);
}
