import { Icon } from "../components/icon.tsx";
import { usePage } from "../page.ts";

/** What the scripts of every page show and hide; without them it stays hidden. */

/** [2.51, 4.19] To be seen only: what is announced is the page, once it is there. */
export const ProgressBar = () => <div className="progress" id="progress" aria-hidden="true" hidden />;

/** The player that goes on while the reader moves on. */
export function Dock() {
	const { t } = usePage();
	return (
		<aside className="dock" id="dock" aria-label={t("player.playing")} hidden>
			<p className="dock__title" data-dock-title />
			<div className="dock__player" data-dock-slot />
			<button className="header__button" type="button" data-dock-close>
				<Icon name="close" />
				<span className="visually-hidden">{t("player.stop")}</span>
			</button>
		</aside>
	);
}
