import { Icon } from "../../components/icon.tsx";
import { RegisterPopup } from "../../components/register-popup.tsx";
import { SignInLinks } from "../../components/sign-in-links.tsx";
import { usePage } from "../../page.ts";

/** Says that the item needs a login. A signed-in user learns that the access level is too low. [6.01, 7.08] */
export function Gate() {
	const { userId, t } = usePage();
	return (
		<section className="gate">
			<span className="gate__icon">
				<Icon name="lock" />
			</span>
			<h2>{t(userId === null ? "gate.title" : "gate.limitedTitle")}</h2>
			<p>{t(userId === null ? "gate.text" : "gate.limited")}</p>
			{userId === null && <SignInLinks />}
			<p className="gate__hint">{t("gate.hint")}</p>
			{userId === null && <RegisterPopup />}
		</section>
	);
}
