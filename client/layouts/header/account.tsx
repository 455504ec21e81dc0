import { useStore } from "zustand";
import { paths } from "../../../shared/routes.ts";
import { Icon } from "../../components/icon.tsx";
import { usePage } from "../../page.ts";
import { session } from "../../stores/session.ts";

/** A greeting with the first name and the way out, or the prompt that opens the login. [2.30, 2.39] */
export function Account() {
	const { userId } = usePage();
	return userId === null ? <SignInPrompt /> : <SignedIn />;
}

function SignInPrompt() {
	const { locale, path, t } = usePage();
	return (
		<a className="header__account" href={paths.account(locale, "login", path)} data-modal="login">
			<Icon name="user" />
			<span>{t("nav.signIn")}</span>
		</a>
	);
}

function SignedIn() {
	const { locale, firstName, t } = usePage();
	const isFetching = useStore(session, (state) => state.isFetchingUser);
	return (
		<>
			<a className="header__account" href={paths.account(locale, "account")} aria-busy={isFetching || undefined}>
				<Icon name="user" />
				<span>{firstName ? t("nav.greeting", { name: firstName }) : t("nav.account")}</span>
			</a>
			<form className="header__logout" method="post" action={paths.logout(locale)}>
				<button className="header__button" type="submit">
					<Icon name="leave" />
					<span className="visually-hidden">{t("nav.signOut")}</span>
				</button>
			</form>
		</>
	);
}
