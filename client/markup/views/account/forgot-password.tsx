import type { FormState } from "../../../../shared/accounts/form-state.ts";
import { Island } from "../../components/island.tsx";
import { ForgotForm } from "../../forms/forgot-form.tsx";
import { usePage } from "../../page.ts";
import { FormView } from "./form-view.tsx";
import { HcaView } from "./hca-view.tsx";

/** [2.42] */
export function ForgotPassword(props: FormState) {
	const { hca, t } = usePage();
	if (hca) return <HcaView {...props} />;
	return (
		<FormView title={t("forgot.title")} success={props.success}>
			<Island name="forgotPassword" props={props}>
				<ForgotForm {...props} />
			</Island>
		</FormView>
	);
}
