import { localeOf } from "../../shared/locales.ts";
import { paths } from "../../shared/routes.ts";
import { usePage } from "../page.ts";
import { HcaButtons } from "./hca-buttons.tsx";
import { Icon } from "./icon.tsx";

/**
 * Rendered by the Worker on a gated item and opened by client/shell/modals.ts, once per visit. Without a script the
 * gate on the page says the same. [2.45]
 */
export function RegisterPopup() {
	const { locale, hca, t } = usePage();
	return (
		<dialog className="modal modal--narrow" id="register-popup" aria-labelledby="register-popup-title">
			<div className="modal__box">
				<div className="modal__head">
					<h2 id="register-popup-title">{t("popup.title")}</h2>
					<form method="dialog">
						<button className="header__button" type="submit">
							<Icon name="close" />
							<span className="visually-hidden">{t("forms.close")}</span>
						</button>
					</form>
				</div>
				<p>{t("popup.text")}</p>
				{localeOf(locale).popupConditions && <p>{t("popup.conditions")}</p>}
				{hca ? <HcaButtons /> : <LocalWays />}
			</div>
		</dialog>
	);
}

function LocalWays() {
	const { locale, path, t } = usePage();
	return (
		<div className="modal__actions">
			<a className="button" href={paths.account(locale, "register", path)} data-modal="register">
				{t("gate.register")}
			</a>
			<a className="button button--ghost" href={paths.account(locale, "login", path)} data-modal="login">
				{t("gate.signIn")}
			</a>
		</div>
	);
}
