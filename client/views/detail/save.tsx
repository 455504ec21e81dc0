import type { Card } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import { Icon } from "../../components/icon.tsx";
import { usePage } from "../../page.ts";

/** Keeps the item for later, in this browser alone: client/library. What is kept are the card's own title and path. */
export function Save({ card }: { card: Card }) {
	const { locale, t } = usePage();
	return (
		<div className="save" data-part="save">
			<button
				className="button button--small button--ghost"
				type="button"
				aria-pressed="false"
				data-path={paths.detail(locale, card.section, card.slug)}
				data-title={card.title}
			>
				<Icon name="bookmark" />
				{t("saved.save")}
			</button>
			<p className="save__failure" role="status" data-failed={t("saved.failed")} />
		</div>
	);
}
