import type { ReactNode } from "react";
import type { FormFailure } from "../../../shared/accounts/messages.ts";
import { country } from "../../../shared/countries.ts";
import { endOf, type Phase, timeUntil } from "../../../shared/events.ts";
import { formatDayParts, formatLongDate, formatTime } from "../../../shared/format.ts";
import type { Person, PersonField } from "../../../shared/learning/forms.ts";
import type { Card } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import { Icon } from "../../components/icon.tsx";
import { WaysIn } from "../../components/ways-in.tsx";
import { TextField } from "../../forms/fields.tsx";
import { FailureNotice, Form, Summary } from "../../forms/form.tsx";
import type { FormState } from "../../forms/state.ts";
import { usePage } from "../../page.ts";

/** The session's user and the webinar; without a session nobody. */
export interface Registration {
	/** unknown: the provider could not be asked. */
	state: "signedOut" | "open" | "registered" | "unknown";
	canJoin: boolean;
	/** What the session does not know of its user. */
	asked: readonly PersonField[];
	person: Person | null;
}

export interface EventProps {
	phase: Phase;
	hasReplay: boolean;
	/** Whether the provider has said the phase; else the dates alone do. */
	isSure: boolean;
	/** Whether the visitor may read the item: of a teaser only the date is shown. */
	isOpen: boolean;
	/** null: there is nothing to register for. */
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

const STATE_ICONS = { upcoming: "calendar", live: "live", ended: "check", cancelled: "warning" } as const;

/** Date and time in the event's zone; client/shell/zone.ts adds the visitor's own, and keeps the countdown. */
function When({ card, phase }: { card: Card; phase: Phase }) {
	const { locale, country: code, t } = usePage();
	if (!card.event) return null;
	const { startsAt, endsAt } = card.event;
	const timeZone = card.event.timeZone ?? country(code).timeZone;
	const { day, month } = formatDayParts(startsAt, locale, timeZone);
	const from = formatTime(startsAt, locale, timeZone, endsAt === null);
	const time = endsAt === null ? from : `${from} – ${formatTime(endsAt, locale, timeZone, true)}`;
	return (
		<div className="event__when">
			<span className="leaf" aria-hidden="true">
				<span className="leaf__day">{day}</span>
				<span className="leaf__month">{month}</span>
			</span>
			<div className="event__words">
				<p className="event__state">
					<Icon name={STATE_ICONS[phase]} />
					{t(`event.states.${phase}`)}
				</p>
				<time className="event__date" dateTime={startsAt}>
					{formatLongDate(startsAt, locale, timeZone)}, {time}
				</time>
				<p
					className="event__zone"
					hidden
					data-zone={timeZone}
					data-words={t("event.yourTime", { time: "{{time}}" })}
					data-starts={startsAt}
				/>
				<Countdown slug={card.slug} phase={phase} startsAt={startsAt} ends={endOf(card.event)} timeZone={timeZone} />
			</div>
		</div>
	);
}

interface CountdownProps {
	slug: string;
	phase: Phase;
	startsAt: string;
	/** Milliseconds since 1970. */
	ends: number;
	timeZone: string;
}

function Countdown({ slug, phase, startsAt, ends, timeZone }: CountdownProps) {
	const { locale, t } = usePage();
	const end = new Date(ends).toISOString();
	const running = t("event.runsUntil", { time: formatTime(end, locale, timeZone, true) });
	if (phase === "ended") return <p>{t("detail.past")}</p>;
	if (phase === "cancelled") return <p>{t("event.cancelled")}</p>;
	if (phase === "live") return <p>{running}</p>;
	const left = Date.parse(startsAt) - Date.now();
	return (
		<>
			<p
				data-countdown={startsAt}
				data-ends={end}
				data-zone={timeZone}
				data-words={t("event.begins", { when: "{{when}}" })}
				data-running={t("event.begun")}
				data-over={t("detail.past")}
			>
				{left > 0 ? t("event.begins", { when: timeUntil(startsAt, Date.now(), locale, timeZone) }) : t("event.soon")}
			</p>
			{/* For when the page has stood open over the beginning: what can be done has changed. */}
			<p data-renew hidden>
				<a href={paths.detail(locale, "webinars", slug)}>{t("event.renew")}</a>
			</p>
		</>
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
			{registration && <Register slug={card.slug} phase={phase} registration={registration} form={form} />}
			{(phase === "upcoming" || phase === "live") && (
				<p className="event__more">
					{/* A file, not a page: nothing is to be prefetched or swapped in. */}
					<a href={paths.action(locale, card.slug, "calendar.ics")} download target="_self">
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

/** What could not be asked, and the way to ask again. */
function Uncertain({ slug, children }: { slug: string; children: ReactNode }) {
	const { locale, t } = usePage();
	return (
		<div className="notice notice--warning" role="status">
			<Icon name="warning" />
			<div>
				<p className="notice__text">{children}</p>
				<p>
					<a href={paths.detail(locale, "webinars", slug)}>{t("error.retry")}</a>
				</p>
			</div>
		</div>
	);
}

/** Leads to a place that is the visitor's own, in a tab of its own; the Worker knows where. */
export function PersonalLink({
	href,
	ghost = false,
	children,
}: {
	href: string;
	ghost?: boolean;
	children: ReactNode;
}) {
	const { t } = usePage();
	return (
		<a
			className={ghost ? "button button--ghost" : "button"}
			href={href}
			target="_blank"
			rel="noopener noreferrer"
			data-track="external"
		>
			{children}
			<Icon name="external" />
			<span className="visually-hidden">({t("nav.newTab")})</span>
		</a>
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
				<PersonalLink href={paths.action(locale, slug, "watch")}>{t("event.watch")}</PersonalLink>
			</p>
		</>
	);
}

interface RegisterProps {
	slug: string;
	phase: Phase;
	registration: Registration;
	form: FormState;
}

function Register({ slug, phase, registration, form }: RegisterProps) {
	const { t } = usePage();
	const { state } = registration;
	if (state === "signedOut") {
		return (
			<>
				{form.failure && <FailureNotice notice={form.failure.notice} />}
				<p>{t("event.signIn")}</p>
				<WaysIn />
			</>
		);
	}
	if (state === "registered") return <Registered slug={slug} phase={phase} registration={registration} form={form} />;
	if (state === "unknown" && !form.failure) return <Uncertain slug={slug}>{t("event.unknown")}</Uncertain>;
	if (form.failure && ["webinarOver", "webinarFull"].includes(form.failure.notice)) {
		return <NoPlace slug={slug} failure={form.failure} />;
	}
	return <RegisterForm slug={slug} registration={registration} form={form} />;
}

/** Another webinar is the way on. A place may become free, nobody knows when; one that is over stays so. */
function NoPlace({ slug, failure }: { slug: string; failure: FormFailure }) {
	const { locale, t } = usePage();
	return (
		<>
			<Summary failure={failure} labels={{}} />
			<p className="event__buttons">
				<a className="button" href={paths.list(locale, "webinars")}>
					{t("event.others")}
				</a>
				{failure.notice === "webinarFull" && (
					<a className="button button--ghost" href={paths.detail(locale, "webinars", slug)}>
						{t("event.registerAgain")}
					</a>
				)}
			</p>
		</>
	);
}

function Registered({ slug, phase, registration, form }: RegisterProps) {
	const { locale, t } = usePage();
	const isLive = phase === "live";
	return (
		<>
			{form.failure && <FailureNotice notice={form.failure.notice} />}
			<div className="event__registered">
				<Icon name="check" />
				<div>
					<p className="notice__text">{t("event.registered")}</p>
					<p>{t(isLive ? "event.roomOpen" : registration.canJoin ? "event.roomLater" : "event.roomUnknown")}</p>
				</div>
			</div>
			{registration.canJoin && (
				<p className="event__buttons">
					<PersonalLink href={paths.action(locale, slug, "join")} ghost={!isLive}>
						{t(isLive ? "event.join" : "event.room")}
					</PersonalLink>
				</p>
			)}
		</>
	);
}

const LABELS = { firstname: "fields.firstName", lastname: "fields.lastName", email: "fields.email" } as const;
const COMPLETE = { firstname: "given-name", lastname: "family-name", email: "email" } as const;

/** One click, where the session knows who it is; else the fields that it does not know. */
function RegisterForm({ slug, registration, form }: Omit<RegisterProps, "phase">) {
	const { locale, t } = usePage();
	const { asked, person } = registration;
	const labels = Object.fromEntries(asked.map((name) => [name, t(LABELS[name])]));
	const known = [[person?.firstname, person?.lastname].filter(Boolean).join(" "), person?.email].filter(Boolean);
	return (
		<Form
			action={paths.action(locale, slug, "register")}
			failure={form.failure}
			labels={labels}
			submit={t(form.failure ? "event.registerAgain" : "event.register")}
		>
			{asked.length === 0 && <p>{t("event.oneClick", { who: known.join(", ") })}</p>}
			{asked.length > 0 && <p>{t("event.asked")}</p>}
			{asked.map((name) => (
				<TextField
					key={name}
					name={name}
					label={t(LABELS[name])}
					type={name === "email" ? "email" : "text"}
					autoComplete={COMPLETE[name]}
					defaultValue={form.values[name] ?? person?.[name]}
					error={form.failure?.errors[name]}
				/>
			))}
		</Form>
	);
}
