import type { FormState } from "../../../../shared/accounts/form-state.ts";
import type { Consent, CountryCode } from "../../../../shared/countries.ts";
import { paths, returningTo } from "../../../../shared/routes.ts";
import { Button } from "../../components/button.tsx";
import { Island } from "../../components/island.tsx";
import { SendUnsent } from "../../components/send-again.tsx";
import { ConsentsForm } from "../../forms/consents-form.tsx";
import { FailureNotice } from "../../forms/form.tsx";
import { usePage } from "../../page.ts";
import { FormView } from "./form-view.tsx";

export interface ConsentsProps extends FormState {
	/** Empty when nobody is signed in. */
	userId: string;
	country: CountryCode;
	/** The consents that are null. [4.17] */
	asked: readonly Consent[];
}

/** The consent modal's form as a page. [2.44] */
export function Consents(props: ConsentsProps) {
	const { locale, t } = usePage();
	const { unsent } = props;
	const signedIn = props.userId !== "";
	if (!signedIn || props.asked.length === 0) {
		return (
			<FormView title={t("consents.title")} success={props.success}>
				<FailureNotice failure={props.failure} />
				<p>{t(signedIn ? "consents.answered" : "notices.signInFirst")}</p>
				<p>
					{signedIn ? (
						<Button link="/">{t("feedback.home")}</Button>
					) : (
						<a className="button" href={paths.login(locale) + returningTo(props.returnTo)}>
							{t("nav.signIn")}
						</a>
					)}
				</p>
			</FormView>
		);
	}
	const form = <ConsentsForm {...props} />;
	return (
		<FormView title={t("consents.title")} success={props.success}>
			{unsent ? (
				// A plain form post, as in login.tsx.
				<>
					{form}
					<SendUnsent {...unsent} />
				</>
			) : (
				<>
					<Island name="consents" props={props}>
						{form}
					</Island>
					<p>
						<a href={props.returnTo || paths.home(locale)}>{t("consents.later")}</a>
					</p>
				</>
			)}
		</FormView>
	);
}
