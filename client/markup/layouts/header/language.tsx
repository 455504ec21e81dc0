import { colon } from "../../../../shared/format.ts";
import { localeOf } from "../../../../shared/locales.ts";
import { Icon } from "../../components/icon.tsx";
import { usePage } from "../../page.ts";

/** Short name, full name up to 768 px, dropdown (client/browser/shell/page/elsewhere.ts closes it). [2.36, 2.37] */
export function LanguageSwitcher() {
	const { locale, otherLocales, t } = usePage();
	const { name, shortName } = localeOf(locale);
	const label = (
		<>
			<span className="visually-hidden">{t("nav.language") + colon(locale)}</span>
			<span className="language__short">{shortName}</span>
			<span className="language__full">{name}</span>
		</>
	);
	if (otherLocales.length === 0) return <p className="language language--single">{label}</p>;
	return (
		<details className="language">
			<summary>
				{label}
				<Icon name="chevron" />
			</summary>
			<ul>
				{otherLocales.map(({ code, href }) => {
					const other = localeOf(code);
					return (
						<li key={code}>
							<a href={href} lang={other.iso} hrefLang={other.iso}>
								{other.name}
							</a>
						</li>
					);
				})}
			</ul>
		</details>
	);
}
