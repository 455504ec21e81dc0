import type { ReactNode } from "react";
import { phaseAt } from "../../../../shared/events.ts";
import type { Card, PublicDetail } from "../../../../shared/models.ts";
import { Icon } from "../../components/icon.tsx";
import { Island } from "../../components/island.tsx";
import { Part } from "../../components/part.tsx";
import type { Deferred } from "../../deferred.ts";
import { MeetingAnswer, MeetingForm, type MeetingProps } from "../../forms/meeting-form.tsx";
import { usePage } from "../../page.ts";

interface MeetingPartProps {
	card: Card;
	venue: NonNullable<PublicDetail["venue"]>;
	meeting: Deferred<MeetingProps | null>;
}

/**
 * The on-site meeting that belongs to a webinar: its venue and the sign-up. [7.19] Whether it takes place is known with the
 * webinar's state; room is kept for it where the dates alone say so.
 */
export function MeetingPart({ card, venue, meeting }: MeetingPartProps) {
	const phase = card.event && phaseAt(Date.now(), card.event);
	const isAhead = phase === "upcoming" || phase === "live";
	const inItsPlace = (words: ReactNode) => isAhead && <MeetingSection venue={venue}>{words}</MeetingSection>;
	return (
		<Part name="meeting" of={meeting} placeholder={inItsPlace} failed={inItsPlace}>
			{(known) =>
				known && (
					<MeetingSection venue={venue} id="meeting">
						<SignUp meeting={known} />
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
					<strong>{venue.name}</strong>
					{venue.address && (
						<>
							<br />
							{venue.address}
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
