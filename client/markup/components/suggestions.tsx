import type { Translate } from "../../../locales/translate.ts";
import type { LocaleCode } from "../../../shared/countries.ts";
import { choiceOf, FILTERS, toQueryString } from "../../../shared/filters.ts";
import type { Card, Topic } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import type { Section } from "../../../shared/sections.ts";
import { isolated } from "../../../shared/text.ts";
import { Icon, type IconName } from "./icon.tsx";
import { Highlighted } from "./text.tsx";

interface SuggestionsProps {
	locale: LocaleCode;
	t: Translate;
	term: string;
	topics: readonly Topic[];
	cards: readonly Card[];
}

/** The options are links, so they can be tapped and opened in a new tab. The last one searches for the term. */
export function Suggestions({ locale, t, term, topics, cards }: SuggestionsProps) {
	const count = topics.length + cards.length;
	return (
		<div
			className="suggestions__list"
			role="listbox"
			aria-label={t("search.suggestions")}
			data-none={count === 0 || undefined}
			data-announce={count > 0 ? t.count("search.suggested", count) : t("search.noneSuggested")}
		>
			{topics.map(({ filter, id, name }) => (
				<Option
					key={`${filter}-${id}`}
					href={paths.home(locale) + toQueryString(choiceOf((name) => (name === filter ? [id] : [])))}
					name={name}
					term={term}
					icon="filter"
					kind={t(FILTERS[filter].label)}
				/>
			))}
			{cards.map(({ section, slug, title }) => (
				<Option
					key={`${section}/${slug}`}
					href={paths.detail(locale, section, slug)}
					name={title}
					term={term}
					icon={section}
					section={section}
					kind={t(`itemNames.${section}`)}
				/>
			))}
			<Option
				href={paths.search(locale) + toQueryString({ term })}
				name={t("search.meant", { term: isolated(term) })}
				term=""
				icon="search"
			/>
		</div>
	);
}

interface OptionProps {
	href: string;
	name: string;
	term: string;
	icon: IconName;
	kind?: string;
	section?: Section;
}

const Option = ({ href, name, term, icon, kind, section }: OptionProps) => (
	<a className="suggestion" role="option" aria-selected="false" tabIndex={-1} href={href} data-section={section}>
		<Icon name={icon} />
		<span className="suggestion__name">
			<Highlighted text={name} term={term} />
		</span>
		{kind && " "}
		{kind && <span className="suggestion__kind">{kind}</span>}
	</a>
);
