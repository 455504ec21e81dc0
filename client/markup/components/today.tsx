import { country } from "../../../shared/countries.ts";
import type { Phase } from "../../../shared/events.ts";
import { formatStart } from "../../../shared/format.ts";
import { paths } from "../../../shared/routes.ts";
import type { Deferred } from "../deferred.ts";
import { usePage } from "../page.ts";
import { PersonalLink } from "../views/detail/personal-link.tsx";
import type { CardEvent } from "./card-states.tsx";
import { Icon } from "./icon.tsx";
import { NewSince } from "./new-since.tsx";
import { PartSlot } from "./part.tsx";
import { Marked } from "./text.tsx";

export interface TodaysWebinar {
	slug: string;
	title: string;
	event: CardEvent;
	phase: Phase;
	/** The room is open and the user has a place in it. */
	canJoin: boolean;
}

/** Shortcuts below the hero. client/browser/library/resume.ts and client/browser/visit/new.ts show the hidden ones. */
export function Today({ webinar }: { webinar: Deferred<TodaysWebinar | null> }) {
	const { locale, t } = usePage();
	return (
		<ul className="today" aria-label={t("today.label")}>
			<li className="today__webinar">
				<PartSlot name="webinars:today" of={webinar} placeholder={null} inline>
					{(outcome) => outcome.ok && outcome.value && <Webinar {...outcome.value} />}
				</PartSlot>
			</li>
			<li>
				<a className="today__link" data-enhance="resume" data-label={t("today.continue")} hidden href="#latest">
					<Icon name="clock" />
					<span />
				</a>
			</li>
			<li>
				<NewSince />
			</li>
			<li className="today__saved">
				<a className="today__link" href={`${paths.account(locale)}#shelf-saved`}>
					<Icon name="bookmark" />
					<span>{t("saved.title")}</span>
				</a>
			</li>
		</ul>
	);
}

function Webinar({ slug, title, event, phase, canJoin }: TodaysWebinar) {
	const { locale, country: code, t } = usePage();
	const time = formatStart(event, locale, country(code).timeZone);
	return (
		<>
			<a className="today__link" href={paths.detail(locale, "webinars", slug)}>
				<Icon name={phase === "live" ? "live" : "calendar"} />
				<span>
					{phase === "live" ? (
						<strong data-live>{t("event.states.live")}</strong>
					) : (
						<strong>{t("today.webinar", { time })}</strong>
					)}{" "}
					<Marked text={title} />
				</span>
			</a>
			{canJoin && (
				<PersonalLink href={paths.join(locale, slug)} about={title}>
					{t("event.join")}
				</PersonalLink>
			)}
		</>
	);
}
