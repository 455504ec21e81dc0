import { isNeutral } from "../../../shared/accounts/messages.ts";
import { HcaButtons } from "../components/hca-buttons.tsx";
import { NeutralNotice, Summary } from "../forms/form.tsx";
import { usePage } from "../page.ts";

/** Above the page on which a sign-in was begun that has come to nothing: why, and after a failure the way to try again. [8.09] */
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
						labels={{}}
						// Else the provider would give the same account without asking.
						help={<HcaButtons small again={arrival === "hcaProfileFailed"} />}
					/>
				</div>
			)}
		</div>
	);
}
