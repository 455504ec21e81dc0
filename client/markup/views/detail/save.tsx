import type { Card } from "../../../../shared/models.ts";
import { paths } from "../../../../shared/routes.ts";
import { Icon } from "../../components/icon.tsx";
import { usePage } from "../../page.ts";

/** Saves the item in this browser. The label changes from "save" to "saved", so `aria-pressed` would repeat it. */
export function Save({ card }: { card: Card }) {
	const { locale, t } = usePage();
	return (
		<div className="save" data-enhance="save">
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
				className="soft save__status"
				role="status"
				data-done={t("saveButton.done")}
				data-undone={t("saveButton.undone")}
				data-failed={t("saved.failed")}
			/>
		</div>
	);
}
