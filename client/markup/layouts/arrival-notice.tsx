import { isNeutral } from "../../../shared/accounts/messages.ts";
import { HcaButtons } from "../components/hca-buttons.tsx";
import { NeutralNotice, Summary } from "../forms/form.tsx";
import { usePage } from "../page.ts";

/** Explains, above the page where a sign-in started, why it failed. After a failure it offers to try again. [8.09] */
export function ArrivalNotice() {
	const { arrival } = usePage();
	if (arrival === null) return null;
	return (
		<div className="container arrival">
			{isNeutral(arrival) ? (
				<NeutralNotice notice={arrival} />
			) : (
				<div data-console-error={`HCA: ${arrival}`}>
					<Summary
						failure={{ notice: arrival, errors: {} }}
						// Otherwise the provider would return the same account without asking.
						help={<HcaButtons small again={arrival === "hcaProfileFailed"} />}
					/>
				</div>
			)}
		</div>
	);
}
