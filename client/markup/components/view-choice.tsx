import { usePage } from "../page.ts";
import { Icon } from "./icon.tsx";

/** The boot script applies and keeps the choice (worker/render/boot.ts), so kept pages are the same for everybody. */
export function ViewChoice() {
	const { t } = usePage();
	return (
		<button className="view" type="button" data-view>
			<span className="view__rows">
				<Icon name="menu" />
				{t("list.rows")}
			</span>
			<span className="view__cards">
				<Icon name="cards" />
				{t("list.cards")}
			</span>
		</button>
	);
}
