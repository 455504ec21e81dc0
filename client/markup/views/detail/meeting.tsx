import type { ReactNode } from "react";
import { isAhead, phaseOf } from "../../../../shared/events.ts";
import type { Card, PublicDetail } from "../../../../shared/models.ts";
import { Icon } from "../../components/icon.tsx";
import { Island } from "../../components/island.tsx";
import { Part } from "../../components/part.tsx";
import { Marked } from "../../components/text.tsx";
import type { Deferred } from "../../deferred.ts";
import { MeetingAnswer, MeetingForm, type MeetingProps } from "../../forms/meeting-form.tsx";
import { usePage } from "../../page.ts";

interface MeetingPartProps {
	card: Card;
	venue: NonNullable<PublicDetail["venue"]>;
	meeting: Deferred<MeetingProps | null>;
}

/** The on-site meeting of a webinar. [7.19] Until the provider confirms it, the dates decide. */
export function MeetingPart({ card, venue, meeting }: MeetingPartProps) {
	const phase = card.event && phaseOf(Date.now(), card.event);
	const sectionWith = (note: ReactNode) =>
		phase && isAhead(phase) && <MeetingSection venue={venue}>{note}</MeetingSection>;
	return (
		<Part name="meeting" of={meeting} placeholder={sectionWith}>
			{(loaded) =>
				loaded && (
					<MeetingSection venue={venue} id="meeting">
						<SignUp meeting={loaded} />
					</MeetingSection>
				)
			}
		</Part>
	);
}

interface MeetingSectionProps extends Pick<MeetingPartProps, "venue"> {
	id?: string;
	children: ReactNode;
}

function MeetingSection({ venue, id, children }: MeetingSectionProps) {
	const { t } = usePage();
	return (
		<section className="meeting" id={id} tabIndex={-1} aria-label={t("meeting.title")}>
			<h2>{t("meeting.title")}</h2>
			<p className="meeting__venue">
				<Icon name="place" />
				<span>
					<strong>
						<Marked text={venue.name} />
					</strong>
					{venue.address && (
						<>
							<br />
							<Marked text={venue.address} />
						</>
					)}
				</span>
			</p>
			{children}
		</section>
	);
}

function SignUp({ meeting }: { meeting: MeetingProps }) {
	const { t } = usePage();
	return (
		<>
			<p>{t("meeting.text")}</p>
			<Island name="meeting" props={meeting}>
				<MeetingAnswer {...meeting}>
					<MeetingForm {...meeting} />
				</MeetingAnswer>
			</Island>
		</>
	);
}
