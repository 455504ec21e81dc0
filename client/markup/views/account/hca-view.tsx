import type { FormState } from "../../../../shared/accounts/form-state.ts";
import { HcaButtons } from "../../components/hca-buttons.tsx";
import { SendUnsent } from "../../components/send-again.tsx";
import { Summary } from "../../forms/form.tsx";
import { usePage } from "../../page.ts";
import { FormView, SignedInAlready } from "./form-view.tsx";

/** Replaces the local forms where HCA is used. A failed HCA sign-in returns here. A form that waits for it can be sent here. */
export function HcaView(props: FormState) {
	const { failure, success, returnTo, unsent } = props;
	const { t } = usePage();
	return (
		<FormView title={t("hca.title")} intro={t("hca.text")} success={success}>
			<SignedInAlready {...props} />
			{failure && (
				<div data-console-error={failure.notice.startsWith("hca") ? `HCA: ${failure.notice}` : undefined}>
					<Summary failure={failure} />
				</div>
			)}
			{success === "hcaEnded" && returnTo && (
				<p>
					<a href={returnTo}>{t("consents.later")}</a>
				</p>
			)}
			<HcaButtons
				returnTo={returnTo}
				again={failure?.notice === "hcaProfileFailed"}
				target={unsent ? "_blank" : undefined}
			/>
			{unsent && <SendUnsent {...unsent} text="unsent.first" />}
		</FormView>
	);
}
