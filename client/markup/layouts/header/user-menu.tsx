import { paths } from "../../../../shared/routes.ts";
import { AccountLink } from "../../components/account-link.tsx";
import { HcaButtons } from "../../components/hca-buttons.tsx";
import { Icon } from "../../components/icon.tsx";
import { usePage } from "../../page.ts";

/** Signed in: greeting or name, logout. [2.38, 2.39] Signed out: login link, or HCA buttons (narrow screens: a link). */
export function UserMenu() {
	const { identity, hasAccounts } = usePage();
	if (identity !== null) return <SignedIn />;
	return hasAccounts && <SignInPrompt />;
}

function SignInPrompt() {
	const { hca, t } = usePage();
	return (
		<>
			{hca && (
				<div className="header__hca">
					<HcaButtons small />
				</div>
			)}
			<AccountLink to="login" className={hca ? "header__account header__account--hca" : "header__account"}>
				<Icon name="user" />
				<span>{t("nav.signIn")}</span>
			</AccountLink>
		</>
	);
}

/** Wide screens have room for both actions. Phones show them in a menu, away from the menu button. */
function SignedIn() {
	const { locale, firstName, identity, t } = usePage();
	const greeting = identity === "hca" ? firstName : t("nav.greeting", { name: firstName });
	const name = firstName === "" ? t("nav.account") : greeting;
	return (
		<>
			<a className="header__account" href={paths.account(locale)}>
				<Icon name="user" />
				<span>{name}</span>
			</a>
			<SignOut className="header__logout" />
			<details className="header__own">
				<summary className="header__button">
					<Icon name="user" />
					<span className="visually-hidden">{name}</span>
				</summary>
				<div className="header__own-menu">
					{firstName !== "" && <p>{name}</p>}
					<a href={paths.account(locale)}>{t("nav.account")}</a>
					<SignOut />
				</div>
			</details>
		</>
	);
}

function SignOut({ className }: { className?: string }) {
	const { locale, identity, t } = usePage();
	return (
		<form
			className={className}
			method="post"
			action={paths.logout(locale)}
			data-hca-logout={identity === "hca" ? "" : undefined}
		>
			<button className="header__button" type="submit">
				<Icon name="leave" />
				<span>{t("nav.signOut")}</span>
			</button>
		</form>
	);
}
