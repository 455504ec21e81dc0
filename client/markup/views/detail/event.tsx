import type { FormState } from "../../../../shared/accounts/form-state.ts";
import type { Phase } from "../../../../shared/events.ts";
import type { Card } from "../../../../shared/models.ts";
import { paths } from "../../../../shared/routes.ts";
import { Icon } from "../../components/icon.tsx";
import { WaysIn } from "../../components/ways-in.tsx";
import { FailureNotice } from "../../forms/form.tsx";
import { usePage } from "../../page.ts";
import { EventRegistration, type Registration, Uncertain } from "./event-registration.tsx";
import { When } from "./event-time.tsx";
import { PersonalLink } from "./personal-link.tsx";

export interface EventProps {
	phase: Phase;
	hasReplay: boolean;
	/** Whether the phase comes from the provider; false: only from the dates. */
	isSure: boolean;
	/** Whether the visitor may read the item; of a teaser only the date is shown. */
	isOpen: boolean;
	/** null: registration is not possible. */
	registration: Registration | null;
	form: FormState;
}

/** When a webinar is, its state, and what the visitor can do about it. [2.20, 7.16] */
export function EventPanel({ card, event }: { card: Card; event: EventProps }) {
	const { t } = usePage();
	const { phase, isOpen } = event;
	return (
		<section className="event" id="event" data-phase={phase} tabIndex={-1} aria-labelledby="event-title">
			<h2 className="visually-hidden" id="event-title">
				{t("event.title")}
			</h2>
			<When card={card} phase={phase} />
			{isOpen && <Actions card={card} event={event} />}
		</section>
	);
}

function Actions({ card, event }: { card: Card; event: EventProps }) {
	const { locale, t } = usePage();
	const { phase, isSure, hasReplay, registration, form } = event;
	return (
		<div className="event__act">
			{!isSure && <Uncertain slug={card.slug}>{t("event.unsure")}</Uncertain>}
			{phase === "cancelled" && (
				<p>
					<a href={paths.list(locale, "webinars")}>{t("event.others")}</a>
				</p>
			)}
			{phase === "ended" && <Recording slug={card.slug} hasReplay={hasReplay} form={form} />}
			{registration && <EventRegistration slug={card.slug} phase={phase} registration={registration} form={form} />}
			{(phase === "upcoming" || phase === "live") && (
				<p className="event__more">
					{/* A file, not a page: nothing is to be prefetched or swapped in. */}
					<a href={paths.calendar(locale, card.slug)} download target="_self">
						<Icon name="calendar" />
						{t("event.calendar")}
					</a>
					{card.event?.onSite && (
						<a href="#meeting">
							<Icon name="place" />
							{t("event.toMeeting")}
						</a>
					)}
				</p>
			)}
		</div>
	);
}

function Recording({ slug, hasReplay, form }: { slug: string; hasReplay: boolean; form: FormState }) {
	const { locale, userId, t } = usePage();
	if (!hasReplay) return <p>{t("event.noReplay")}</p>;
	if (userId === null) {
		return (
			<>
				<p>{t("event.replaySignIn")}</p>
				<WaysIn />
			</>
		);
	}
	return (
		<>
			{form.failure && <FailureNotice notice={form.failure.notice} />}
			<p className="event__buttons">
				<PersonalLink href={paths.watch(locale, slug)}>{t("event.watch")}</PersonalLink>
			</p>
		</>
	);
}
