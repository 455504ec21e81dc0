import type { MessageKey } from "../../../locales/keys.ts";
import { country } from "../../../shared/countries.ts";
import { cardState, isAhead } from "../../../shared/events.ts";
import { colon, formatDate, formatDuration, formatSize, formatStart } from "../../../shared/format.ts";
import type { Card } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import type { Section } from "../../../shared/sections.ts";
import { usePage } from "../page.ts";
import { DownloadLabel } from "./download-label.tsx";
import { Icon, type IconName } from "./icon.tsx";

export type CardSubject = Pick<Card, "event" | "publishedAt" | "duration" | "file" | "publicContent">;

/** Date, duration, size, and the lock. Visitors who may read the item see no lock. */
export function CardFacts({ card, locked }: { card: CardSubject; locked: boolean }) {
	const { locale, country: code, t } = usePage();
	const { timeZone } = country(code);
	const facts: { icon: IconName; text: string; dateTime?: string }[] = [];
	if (card.event) {
		const { startsAt, onSite, isOffline } = card.event;
		const day = formatDate(startsAt, locale, card.event.timeZone);
		const when = `${day}, ${formatStart(card.event, locale, timeZone)}`;
		facts.push({ icon: "calendar", text: when, dateTime: startsAt });
		if (onSite) facts.push({ icon: "place", text: t(isOffline ? "meeting.title" : "card.onSite") });
	} else if (card.publishedAt) {
		facts.push({ icon: "calendar", text: formatDate(card.publishedAt, locale, timeZone), dateTime: card.publishedAt });
	}
	if (card.duration) facts.push({ icon: "clock", text: formatDuration(card.duration, locale) });
	if (card.file) {
		const size = card.file.kilobytes === null ? [] : [formatSize(card.file.kilobytes, locale)];
		const text = [card.file.type, ...size].filter(Boolean).join(", ");
		if (text !== "") facts.push({ icon: "file", text });
	}
	return (
		<ul className="soft-xs card__facts">
			{facts.map(({ icon, text, dateTime }) => (
				<li key={icon}>
					<Icon name={icon} />
					{dateTime ? <time dateTime={dateTime}>{text}</time> : text}
				</li>
			))}
			{locked && (
				<li className="card__lock">
					<Icon name="lock" />
					{t("card.professionals")}
				</li>
			)}
		</ul>
	);
}

const ACTIONS: Partial<Record<Section, { label: MessageKey; icon: IconName; anchor: string }>> = {
	podcasts: { label: "media.play", icon: "play", anchor: "" },
	webcasts: { label: "media.play", icon: "play", anchor: "" },
	webinars: { label: "event.register", icon: "calendar", anchor: "#event" },
	"e-learnings": { label: "card.toCourse", icon: "arrow", anchor: "#course" },
};

/**
 * The item's main action, one click away. Only the compact view has room for it. `hasStates`: the card shows whether the user is
 * registered, once the provider has answered, so its link leads to the registration and does not ask for one.
 */
export function CardAction({ card, hasStates }: { card: Card; hasStates: boolean }) {
	const { locale, hasAccounts, t } = usePage();
	const { section, slug, title, file } = card;
	const about = <span className="visually-hidden">{colon(locale) + title}</span>;
	if (file) {
		return (
			// Without `download`, so that a failure shows the error page.
			<a
				className="card__action"
				href={paths.media(locale, section, slug, "file")}
				target="_self"
				data-track="download"
			>
				<DownloadLabel type={file.type} />
				{about}
			</a>
		);
	}
	const action = ACTIONS[section];
	const mayRegister =
		hasAccounts &&
		card.event !== null &&
		(card.event.onSite || !card.event.isOffline) &&
		isAhead(cardState(Date.now(), card.event));
	if (!action || (section === "webinars" && !mayRegister)) return null;
	return (
		<a className="card__action" href={paths.detail(locale, section, slug) + action.anchor}>
			<Icon name={action.icon} />
			{t(hasStates ? "event.title" : action.label)}
			{about}
		</a>
	);
}
