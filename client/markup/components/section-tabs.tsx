import { formatNumber } from "../../../shared/format.ts";
import type { Section } from "../../../shared/sections.ts";
import { usePage } from "../page.ts";
import { Icon } from "./icon.tsx";

interface SectionTabsProps {
	/** Null for all sections. */
	tabs: readonly { section: Section | null; total?: number }[];
	current: Section | null;
	href: (section: Section | null) => string;
}

/** Links, so that a choice can be shared and works without scripts. */
export function SectionTabs({ tabs, current, href }: SectionTabsProps) {
	const { locale, t } = usePage();
	return (
		<ul>
			{tabs.map(({ section, total }) => (
				<li key={section}>
					<a href={href(section)} aria-current={section === current ? "true" : undefined}>
						{section && <Icon name={section} />}
						{t(`sections.${section ?? "all"}`)}
						{total !== undefined && " "}
						{total !== undefined && <span className="badge">{formatNumber(total, locale)}</span>}
					</a>
				</li>
			))}
		</ul>
	);
}
