import type { FormState } from "../../../../shared/accounts/form-state.ts";
import { Island } from "../../components/island.tsx";
import { RegisterColumn } from "../../components/register-column.tsx";
import { LoginForm } from "../../forms/login-form.tsx";
import { usePage } from "../../page.ts";
import { FormView } from "./form-view.tsx";
import { HcaView } from "./hca-view.tsx";

/** The login modal as a page. [2.42] */
export function Login(props: FormState) {
	const { hca, t } = usePage();
	if (hca) return <HcaView {...props} />;
	return (
		<FormView title={t("login.title")} success={props.success} aside={<RegisterColumn />}>
			<Island name="login" props={props}>
				<LoginForm {...props} />
			</Island>
		</FormView>
	);
}
