import type { PublicDetail } from "../../../../shared/models.ts";
import { Icon } from "../../components/icon.tsx";
import { Island } from "../../components/island.tsx";
import { MeetingAnswer, MeetingForm, type MeetingProps } from "../../forms/meeting-form.tsx";
import { usePage } from "../../page.ts";

interface MeetingSectionProps {
	venue: NonNullable<PublicDetail["venue"]>;
	meeting: MeetingProps;
}

/** The on-site meeting that belongs to a webinar: its venue and the sign-up. [7.19] */
export function MeetingSection({ venue, meeting }: MeetingSectionProps) {
	const { t } = usePage();
	return (
		<section className="meeting" id="meeting" tabIndex={-1} aria-labelledby="meeting-title">
			<h2 id="meeting-title">{t("meeting.title")}</h2>
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
			<p>{t("meeting.text")}</p>
			<Island name="meeting" props={meeting}>
				<MeetingAnswer {...meeting}>
					<MeetingForm {...meeting} />
				</MeetingAnswer>
			</Island>
		</section>
	);
}
