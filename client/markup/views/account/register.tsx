import type { FormState } from "../../../../shared/accounts/form-state.ts";
import { paths, returningTo } from "../../../../shared/routes.ts";
import { Island } from "../../components/island.tsx";
import { RegisterForm } from "../../forms/register-form.tsx";
import { usePage } from "../../page.ts";
import { FormView, SignedInAlready } from "./form-view.tsx";
import { HcaView } from "./hca-view.tsx";

/** [2.43] */
export function Register(props: FormState) {
	const { locale, hca, t } = usePage();
	if (hca) return <HcaView {...props} />;
	const intro = (
		<>
			{t("register.intro")} <a href={paths.login(locale) + returningTo(props.returnTo)}>{t("register.haveAccount")}</a>
		</>
	);
	return (
		<FormView title={t("register.title")} intro={intro} success={props.success}>
			<SignedInAlready {...props} />
			<Island name="register" props={props}>
				<RegisterForm {...props} />
			</Island>
		</FormView>
	);
}
