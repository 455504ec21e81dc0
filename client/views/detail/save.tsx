import type { Card } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import { Icon } from "../../components/icon.tsx";
import { usePage } from "../../page.ts";

/**
 * Keeps the item for later, in this browser alone: client/library. What is kept are the card's own title
 * and path. The button's name says what it is, and what a press does: it is no toggle beside that.
 */
export function Save({ card }: { card: Card }) {
	const { locale, t } = usePage();
	return (
		<div className="save" data-part="save">
			<button
				className="button button--small button--ghost"
				type="button"
				data-path={paths.detail(locale, card.section, card.slug)}
				data-title={card.title}
			>
				<Icon name="bookmark" />
				<span data-off={t("saved.save")} data-on={t("saveButton.saved")}>
					{t("saved.save")}
				</span>
			</button>
			<p
				className="save__said"
				role="status"
				data-done={t("saveButton.done")}
				data-undone={t("saveButton.undone")}
				data-failed={t("saved.failed")}
			/>
		</div>
	);
}
