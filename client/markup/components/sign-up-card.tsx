import { paths } from "../../../shared/routes.ts";
import { usePage } from "../page.ts";
import { AccountLink } from "./account-link.tsx";
import { IconButton } from "./icon-button.tsx";

/** The home page's invitation to register, until the visitor dismisses it. [3.13] */
export function SignUpCard() {
	const { locale, t } = usePage();
	return (
		<aside className="sign-up" aria-labelledby="sign-up">
			<div className="sign-up__words">
				<h2 id="sign-up">{t("signUpCard.title")}</h2>
				<p className="soft">{t("signUpCard.text")}</p>
			</div>
			<AccountLink to="register" className="button button--secondary">
				{t("gate.register")}
			</AccountLink>
			<form method="post" action={paths.signUpCard(locale)} data-dismiss="sign-up">
				<IconButton icon="close" label={t("signUpCard.dismiss")} type="submit" />
			</form>
		</aside>
	);
}
