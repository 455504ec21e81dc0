import type { ReactNode } from "react";
import type { FormState } from "../../../../shared/accounts/form-state.ts";
import { isAhead, isRoomOpen, type Phase, phaseOf } from "../../../../shared/events.ts";
import type { Card } from "../../../../shared/models.ts";
import { paths } from "../../../../shared/routes.ts";
import { Icon } from "../../components/icon.tsx";
import { Notice, Part } from "../../components/part.tsx";
import type { Deferred } from "../../deferred.ts";
import { FailureNotice } from "../../forms/form.tsx";
import { usePage } from "../../page.ts";
import { EventRegistration, type Registration } from "./event-registration.tsx";
import { When } from "./event-time.tsx";
import { PersonalLink } from "./personal-link.tsx";
import { SignInFirst } from "./sign-in-first.tsx";

export interface EventProps {
	phase: Phase;
	/** Null: the provider does not answer, or the recording is on this page. */
	hasReplay: boolean | null;
	/** False when the phase comes only from the dates, not from the provider. */
	isSure: boolean;
	/** The visitor may read the item. A teaser shows only the date. */
	isOpen: boolean;
	/** Null when registration is not possible. */
	registration: Registration | null;
	form: FormState;
}

/** Time, state and actions of a webinar. The dates show at once, the state comes from the provider. [2.20, 7.16] */
export function EventPart({ card, event }: { card: Card; event: Deferred<EventProps> }) {
	if (!card.event) return null;
	const phase = phaseOf(Date.now(), card.event);
	const datesWith = (note: ReactNode) => (
		<EventPanel card={card} phase={phase}>
			<div className="column event__act">{note}</div>
		</EventPanel>
	);
	return (
		<Part name="event" of={event} placeholder={datesWith}>
			{(loaded) => (
				<EventPanel card={card} phase={loaded.phase} id="event">
					{loaded.isOpen && <Actions card={card} event={loaded} />}
				</EventPanel>
			)}
		</Part>
	);
}

interface EventPanelProps {
	card: Card;
	phase: Phase;
	/** Only the loaded panel has the id: links to it need its actions. */
	id?: string;
	children: ReactNode;
}

function EventPanel({ card, phase, id, children }: EventPanelProps) {
	const { hasAccounts, t } = usePage();
	const title = t(hasAccounts ? "event.title" : "event.date");
	return (
		<section className="event" id={id} data-phase={phase} tabIndex={-1} aria-label={title}>
			<h2 className="visually-hidden">{title}</h2>
			<When card={card} phase={phase} />
			{children}
		</section>
	);
}

function Actions({ card, event }: { card: Card; event: EventProps }) {
	const { locale, hasAccounts, t } = usePage();
	const { phase, isSure, hasReplay, registration, form } = event;
	return (
		<div className="column event__act">
			{!isSure && <Notice part="event">{t("event.unsure")}</Notice>}
			{phase === "cancelled" && (
				<p>
					<a href={paths.list(locale, "webinars")}>{t("event.others")}</a>
				</p>
			)}
			{hasAccounts && phase === "ended" && hasReplay !== null && (
				<Recording slug={card.slug} hasReplay={hasReplay} form={form} />
			)}
			{registration && (
				<EventRegistration
					slug={card.slug}
					isRoomOpen={card.event !== null && isRoomOpen(Date.now(), phase, card.event)}
					registration={registration}
					form={form}
				/>
			)}
			{isAhead(phase) && (
				<p className="event__more">
					{/* A file, so it is neither prefetched nor swapped in. */}
					<a href={paths.calendar(locale, card.slug)} download target="_self">
						<Icon name="calendar" />
						{t("event.calendar")}
					</a>
					{hasAccounts && card.event?.onSite && (
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
	if (userId === null) return <SignInFirst>{t("event.replaySignIn")}</SignInFirst>;
	return (
		<>
			<FailureNotice failure={form.failure} />
			<p className="event__buttons">
				<PersonalLink href={paths.watch(locale, slug)}>{t("event.watch")}</PersonalLink>
			</p>
		</>
	);
}
