interface SendAgainProps {
	/** The path that the form was posted to. */
	address: string;
	/** Its fields but passwords. */
	typed: Readonly<Record<string, string>>;
	label: string;
}

/** A form that did not arrive, to be sent once more as it was. */
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
