import { IconButton } from "../components/icon-button.tsx";
import { usePage } from "../page.ts";

/** Hidden from screen readers, which hear the new page's title instead. [2.51, 4.19] */
export const ProgressBar = () => <div className="progress" id="progress" aria-hidden="true" hidden />;

/** The dock of a player that continues across pages (client/browser/player/dock.ts). */
export function Dock() {
	const { t } = usePage();
	return (
		<aside className="dock" id="dock" aria-label={t("player.playing")} hidden>
			<p className="dock__title" data-dock-title />
			<div className="dock__player" data-dock-slot />
			<IconButton icon="close" label={t("player.stop")} data-dock-close />
		</aside>
	);
}

/** The offline dialog of client/browser/shell/navigation/unreached.ts. Its text cannot be loaded while offline. */
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
