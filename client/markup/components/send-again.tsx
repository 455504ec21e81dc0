interface SendAgainProps {
	/** The path of the failed form post. */
	address: string;
	/** All fields except passwords. */
	typed: Readonly<Record<string, string>>;
	label: string;
}

/** Sends a form again after a failed post. */
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
