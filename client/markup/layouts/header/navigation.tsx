import { paths } from "../../../../shared/routes.ts";
import { Icon } from "../../components/icon.tsx";
import { usePage } from "../../page.ts";

/** The active sections. Following a link closes the menu. [2.35] */
export function MainNavigation() {
	const { locale, sections, current, t } = usePage();
	return (
		<nav className="navigation" aria-label={t("nav.main")}>
			<ul>
				{sections.map((section) => (
					<li key={section}>
						<a href={paths.list(locale, section)} aria-current={current === section ? "page" : undefined}>
							<Icon name={section} />
							{t(`sections.${section}`)}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
