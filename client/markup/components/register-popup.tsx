import { localeOf } from "../../../shared/locales.ts";
import { usePage } from "../page.ts";
import { Icon } from "./icon.tsx";
import { SignInLinks } from "./sign-in-links.tsx";

/** client/browser/visit/popup.ts opens it. Without scripts it stays closed: the gate has the same links. [2.45] */
export function RegisterPopup() {
	const { locale, t } = usePage();
	return (
		<dialog className="modal modal--narrow" id="register-popup" aria-labelledby="register-popup-title">
			<div className="modal__box">
				<div className="modal__head">
					{/* The heading gets the focus when the popup opens. */}
					<h2 id="register-popup-title" tabIndex={-1}>
						{t("popup.title")}
					</h2>
					<form method="dialog">
						<button className="header__button" type="submit">
							<Icon name="close" />
							<span className="visually-hidden">{t("forms.close")}</span>
						</button>
					</form>
				</div>
				<p>{t("popup.text")}</p>
				{localeOf(locale).popupConditions && <p>{t("popup.conditions")}</p>}
				<SignInLinks />
			</div>
		</dialog>
	);
}
