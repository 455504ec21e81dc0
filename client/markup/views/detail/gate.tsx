import { AccountLink } from "../../components/account-link.tsx";
import { HcaButtons } from "../../components/hca-buttons.tsx";
import { Icon } from "../../components/icon.tsx";
import { Island } from "../../components/island.tsx";
import { RegisterPopup } from "../../components/register-popup.tsx";
import { Warning } from "../../components/warning.tsx";
import { LoginForm } from "../../forms/login-form.tsx";
import { usePage } from "../../page.ts";

const WORDS = {
	signIn: { title: "gate.title", text: "gate.text" },
	limited: { title: "gate.limitedTitle", text: "gate.limited" },
	closed: { title: "gate.closedTitle", text: "gate.closed" },
} as const;

/**
 * Explains why the item is locked: it needs a sign-in, the user's access level is too low, or the portal has no accounts. [6.01,
 * 7.08]
 */
export function Gate({ isLinkOver }: { isLinkOver: boolean }) {
	const { userId, hasAccounts, hca, t } = usePage();
	const canSignIn = hasAccounts && userId === null;
	const words = canSignIn ? "signIn" : hasAccounts ? "limited" : "closed";
	return (
		<section className="gate" aria-labelledby="gate">
			{/* The same text for a replaced code and one that never existed, so that it reveals no codes. [2.22] */}
			{isLinkOver && <Warning text={t("gate.linkEnded")} role="status" />}
			<h2 id="gate">
				<Icon name="lock" />
				{t(WORDS[words].title)}
			</h2>
			<p>{t(WORDS[words].text)}</p>
			{canSignIn && (hca ? <HcaButtons /> : <SignIn />)}
			{!isLinkOver && <p className="soft">{t("gate.hint")}</p>}
			{canSignIn && <RegisterPopup />}
		</section>
	);
}

/** The login form in the page, so that nothing has to be opened. */
function SignIn() {
	const { address, t } = usePage();
	const form = { values: {}, failure: null, success: null, returnTo: address };
	return (
		<>
			<Island name="login" props={form}>
				<LoginForm {...form} />
			</Island>
			<p>
				{t("login.newTitle")} <AccountLink to="register">{t("gate.register")}</AccountLink>
			</p>
		</>
	);
}
