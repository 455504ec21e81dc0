import { localeOf } from "../../../shared/locales.ts";
import { usePage } from "../page.ts";
import { IconButton } from "./icon-button.tsx";
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
						<IconButton icon="close" label={t("forms.close")} type="submit" />
					</form>
				</div>
				<p>{t("popup.text")}</p>
				{localeOf(locale).popupConditions && <p>{t("popup.conditions")}</p>}
				<SignInLinks />
			</div>
		</dialog>
	);
}
