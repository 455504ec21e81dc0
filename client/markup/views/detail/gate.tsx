import { paths, returningTo } from "../../../../shared/routes.ts";
import { HcaButtons } from "../../components/hca-buttons.tsx";
import { Icon } from "../../components/icon.tsx";
import { Island } from "../../components/island.tsx";
import { RegisterPopup } from "../../components/register-popup.tsx";
import { LoginForm } from "../../forms/login-form.tsx";
import { usePage } from "../../page.ts";

/** Says that the item needs a login. A signed-in user learns that the access level is too low. [6.01, 7.08] */
export function Gate({ isLinkOver }: { isLinkOver: boolean }) {
	const { userId, hca, t } = usePage();
	const isSignedIn = userId !== null;
	return (
		<section className="gate" aria-labelledby="gate">
			{isLinkOver && <LinkOver />}
			<h2 id="gate">
				<Icon name="lock" />
				{t(isSignedIn ? "gate.limitedTitle" : "gate.title")}
			</h2>
			<p>{t(isSignedIn ? "gate.limited" : "gate.text")}</p>
			{!isSignedIn && (hca ? <HcaButtons /> : <SignIn />)}
			{!isLinkOver && <p className="gate__hint">{t("gate.hint")}</p>}
			{!isSignedIn && <RegisterPopup />}
		</section>
	);
}

/** The same words for a replaced code and one that never existed: nobody learns which codes there were. [2.22] */
function LinkOver() {
	const { t } = usePage();
	return (
		<div className="notice notice--warning" role="status">
			<Icon name="warning" />
			<p className="notice__text">{t("gate.linkEnded")}</p>
		</div>
	);
}

/** The login form in the page, so that nothing has to be opened. */
function SignIn() {
	const { locale, address, t } = usePage();
	const form = { values: {}, failure: null, success: null, returnTo: address };
	return (
		<>
			<Island name="login" props={form}>
				<LoginForm {...form} />
			</Island>
			<p>
				{t("login.newTitle")}{" "}
				<a href={paths.register(locale) + returningTo(address)} data-modal="register">
					{t("gate.register")}
				</a>
			</p>
		</>
	);
}
