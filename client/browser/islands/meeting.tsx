import { type MouseEvent, useEffect, useRef, useState } from "react";
import { accountCall } from "../../../shared/endpoints.ts";
import { MeetingAnswer, MeetingForm, type MeetingProps } from "../../markup/forms/meeting-form.tsx";
import { usePage } from "../../markup/page.ts";
import { useForm } from "../forms/use-form.ts";
import { hydrate, propsOf } from "./hydrate.tsx";

export const mount = (element: HTMLElement) => hydrate(element, <Meeting {...propsOf<MeetingProps>(element)} />);

/** The answer replaces the form. "Change" brings the form back. */
function Meeting(props: MeetingProps) {
	const [answered, setAnswered] = useState(props.success);
	const [former, setFormer] = useState<boolean>();
	const root = useRef<HTMLDivElement>(null);
	// An answer that came with the page needs no focus: its URL leads there.
	useEffect(() => {
		const { current } = root;
		if (answered !== props.success) (current?.querySelector<HTMLElement>(".notice") ?? current)?.focus();
	}, [answered, props.success]);
	const change = (event: MouseEvent) => {
		event.preventDefault();
		setFormer(answered === "meetingYes");
		setAnswered(null);
	};
	return (
		<MeetingAnswer success={answered} returnTo={props.returnTo} ref={root} onChange={change}>
			<ScriptedMeeting
				{...props}
				values={former === undefined ? props.values : { ...props.values, attending: String(former) }}
				isOpen={former !== undefined}
				onDone={(attending) => setAnswered(attending ? "meetingYes" : "meetingNo")}
			/>
		</MeetingAnswer>
	);
}

interface ScriptedMeetingProps extends MeetingProps {
	isOpen: boolean;
	onDone: (attending: boolean) => void;
}

function ScriptedMeeting({ onDone, ...form }: ScriptedMeetingProps) {
	const { country: code } = usePage();
	const control = useForm({
		endpoint: accountCall("offline-form"),
		rules: ({ meeting }) => meeting(code),
		initial: form.failure,
		onDone: ({ attending }) => onDone(attending),
	});
	return <MeetingForm {...form} control={control} />;
}
