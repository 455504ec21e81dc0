import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { FormState } from "../../../shared/accounts/form-state.ts";
import { MeetingAnswer, MeetingForm, type MeetingProps } from "../../markup/forms/meeting-form.tsx";
import { usePage } from "../../markup/page.ts";
import { useForm } from "../forms/use-form.ts";
import { hydrate, propsOf } from "./hydrate.tsx";

export const mount = (element: HTMLElement) => hydrate(element, <Meeting {...propsOf<MeetingProps>(element)} />);

/** The answer replaces the form. "Change" brings the form back, as it was sent. */
function Meeting(props: MeetingProps) {
	const [answered, setAnswered] = useState(props.success);
	const [values, setValues] = useState(props.values);
	const [isChanging, setChanging] = useState(false);
	const root = useRef<HTMLDivElement>(null);
	// An answer that came with the page needs no focus: its URL leads there.
	const focused = useRef(answered);
	useEffect(() => {
		const { current } = root;
		if (answered !== focused.current) (current?.querySelector<HTMLElement>(".notice") ?? current)?.focus();
		focused.current = answered;
	}, [answered]);
	const change = (event: MouseEvent) => {
		event.preventDefault();
		setValues({ ...values, attending: String(answered === "meetingYes") });
		setChanging(true);
		setAnswered(null);
	};
	return (
		<MeetingAnswer success={answered} returnTo={props.returnTo} ref={root} onChange={change}>
			<ScriptedMeeting
				{...props}
				values={values}
				failure={isChanging ? null : props.failure}
				isOpen={isChanging}
				onDone={(attending, sent) => {
					setValues({ ...values, ...stringsOf(sent) });
					setAnswered(attending ? "meetingYes" : "meetingNo");
				}}
			/>
		</MeetingAnswer>
	);
}

const stringsOf = (sent: FormData): FormState["values"] =>
	Object.fromEntries([...sent].map(([name, value]) => [name, String(value)]));

interface ScriptedMeetingProps extends MeetingProps {
	isOpen: boolean;
	onDone: (attending: boolean, sent: FormData) => void;
}

function ScriptedMeeting({ onDone, ...form }: ScriptedMeetingProps) {
	const { country: code } = usePage();
	const control = useForm({
		call: "offline-form",
		rules: ({ meeting }) => meeting(code),
		initial: form.failure,
		onDone: ({ attending }, sent) => onDone(attending, sent),
	});
	return <MeetingForm {...form} control={control} />;
}
