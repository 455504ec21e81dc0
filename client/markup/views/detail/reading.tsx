import type { ReactNode } from "react";
import type { Card } from "../../../../shared/models.ts";
import { paths } from "../../../../shared/routes.ts";
import { SECTION_FACTS } from "../../../../shared/sections.ts";
import { usePage } from "../../page.ts";
import { READING_ID } from "../../reading-id.ts";

/** The text of an article. If the reader allows it, client/browser/library remembers how far it was read. */
export function Reading({ card, children }: { card: Card; children: ReactNode }) {
	const { locale, userId } = usePage();
	if (userId === null || !SECTION_FACTS[card.section].isRead) return children;
	return (
		<div
			id={READING_ID}
			data-enhance="reading"
			data-path={paths.detail(locale, card.section, card.slug)}
			data-title={card.publicContent ? card.title : undefined}
		>
			{children}
		</div>
	);
}
