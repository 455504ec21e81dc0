interface SendAgainProps {
	address: string;
	/** All fields except passwords. */
	typed: Readonly<Record<string, string>>;
	label: string;
}

export const SendAgain = ({ address, typed, label }: SendAgainProps) => (
	<form method="post" action={address}>
		{Object.entries(typed).map(([name, value]) => (
			<input key={name} type="hidden" name={name} value={value} />
		))}
		<button className="button" type="submit">
			{label}
		</button>
	</form>
);
