import type { Kept, Unsent } from "../../../shared/accounts/form-state.ts";
import { usePage } from "../page.ts";

interface SendAgainProps {
	address: string;
	typed: Kept;
	label: string;
}

export const SendAgain = ({ address, typed, label }: SendAgainProps) => (
	<form method="post" action={address}>
		{Object.entries(typed).map(([name, values]) =>
			[values].flat().map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
		)}
		<button className="button" type="submit">
			{label}
		</button>
	</form>
);

/** Sends a form that waited for the sign-in or the consents, which are above it. */
export function SendUnsent({
	action,
	typed,
	text = "unsent.text",
}: Unsent & { text?: "unsent.text" | "unsent.first" }) {
	const { t } = usePage();
	return (
		<>
			<p>{t(text)}</p>
			<SendAgain address={action} typed={typed} label={t("unsent.send")} />
		</>
	);
}
