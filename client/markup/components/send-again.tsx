import type { Kept } from "../../../shared/accounts/form-state.ts";

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
