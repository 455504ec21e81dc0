import { displayName } from "../../../../shared/hca.ts";
import { paths, returningTo } from "../../../../shared/routes.ts";
import { HcaButtons } from "../../components/hca-buttons.tsx";
import { Icon } from "../../components/icon.tsx";
import { usePage } from "../../page.ts";

interface UserMenuProps {
	/** True while the browser checks the session. [4.09] */
	isFetchingUser: boolean;
}

/**
 * Signed in: greeting (HCA users: name) and logout. [2.38, 2.39] Signed out: login link or HCA buttons, narrow screens a
 * modal.
 */
export function UserMenu({ isFetchingUser }: UserMenuProps) {
	const { userId } = usePage();
	return userId === null ? <SignInPrompt /> : <SignedIn isFetchingUser={isFetchingUser} />;
}

function SignInPrompt() {
	const { locale, address, hca, t } = usePage();
	return (
		<>
			{hca && (
				<div className="header__hca">
					<HcaButtons small />
				</div>
			)}
			<a
				className={hca ? "header__account header__account--hca" : "header__account"}
				href={paths.login(locale) + returningTo(address)}
				data-modal="login"
			>
				<Icon name="user" />
				<span>{t("nav.signIn")}</span>
			</a>
		</>
	);
}

function SignedIn({ isFetchingUser }: UserMenuProps) {
	const { locale, firstName, identity, t } = usePage();
	return (
		<>
			<a className="header__account" href={paths.account(locale)} aria-busy={isFetchingUser || undefined}>
				<Icon name="user" />
				<span>
					{firstName.trim() === ""
						? t("nav.account")
						: identity === "hca"
							? displayName(firstName, locale)
							: t("nav.greeting", { name: firstName })}
				</span>
			</a>
			<form
				className="header__logout"
				method="post"
				action={paths.logout(locale)}
				data-hca-logout={identity === "hca" ? "" : undefined}
			>
				<button className="header__button" type="submit">
					<Icon name="leave" />
					<span className="visually-hidden">{t("nav.signOut")}</span>
				</button>
			</form>
		</>
	);
}
