import { Icon } from "../components/icon.tsx";
import { usePage } from "../page.ts";

/** Elements that scripts show and hide; without scripts they stay hidden. */

/** Hidden from screen readers, which announce the new page instead. [2.51, 4.19] */
export const ProgressBar = () => <div className="progress" id="progress" aria-hidden="true" hidden />;

/** The dock for a player that goes on while the reader moves on (client/browser/player/dock.ts). */
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

/** What client/browser/shell/navigation/unreached.ts asks where there is no network; its words cannot be loaded then. */
export function Unreached() {
	const { t } = usePage();
	return (
		<dialog
			className="modal modal--narrow"
			id="unreached"
			aria-labelledby="unreached-title"
			aria-describedby="unreached-text"
		>
			<form className="modal__box" method="dialog">
				<h2 id="unreached-title">{t("unreached.title")}</h2>
				<p id="unreached-text">{t("unreached.text")}</p>
				<div className="modal__actions">
					<button className="button" value="again" type="submit">
						{t("error.retry")}
					</button>
					<button className="button button--ghost" value="" type="submit">
						{t("unreached.stay")}
					</button>
				</div>
			</form>
		</dialog>
	);
}
