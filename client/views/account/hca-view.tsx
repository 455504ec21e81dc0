import { HcaButtons } from "../../components/hca-buttons.tsx";
import { Summary } from "../../forms/form.tsx";
import type { FormState } from "../../forms/state.ts";
import { usePage } from "../../page.ts";
import { FormView } from "./form-view.tsx";

/** In the place of the local forms where a country signs in with the external identity; failures come back here. */
export function HcaView({ failure, success, returnTo }: FormState) {
	const { t } = usePage();
	return (
		<FormView title={t("hca.title")} intro={t("hca.text")} success={success}>
			{failure && (
				<div data-console-error={`HCA: ${failure.notice}`}>
					<Summary failure={failure} labels={{}} />
				</div>
			)}
			<HcaButtons returnTo={returnTo} />
		</FormView>
	);
}
