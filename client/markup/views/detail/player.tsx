import type { ReactNode } from "react";
import { SKIP_SECONDS } from "../../../../shared/constants.ts";
import { languageOf } from "../../../../shared/locales.ts";
import type { Card, PublicDetail } from "../../../../shared/models.ts";
import { type Medium, paths } from "../../../../shared/routes.ts";
import { AccountLink } from "../../components/account-link.tsx";
import { Icon, type IconName } from "../../components/icon.tsx";
import { usePage } from "../../page.ts";
import { trackNames } from "./track-names.ts";

/** The native element, and controls that client/browser/player shows instead of the native ones. */

const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2];

interface PlayerProps {
	card: Card;
	detail: PublicDetail;
	source: (medium: Medium) => string;
}

/** A podcast. Nothing loads before it is played. [2.18] */
export function AudioPlayer({ card, source }: PlayerProps) {
	const { t } = usePage();
	return (
		<Player card={card} kind="audio" artwork={card.image?.src}>
			{/* biome-ignore lint/a11y/useMediaCaption: the transcript is under the player */}
			<audio controls preload="none" src={source("audio")} aria-label={card.title}>
				{t("detail.noMedia")}
			</audio>
		</Player>
	);
}

/** A webcast. Only its poster loads before it is played. [2.19] */
export function VideoPlayer({ card, detail, source }: PlayerProps) {
	const { t } = usePage();
	const poster = (detail.poster ?? card.image)?.src;
	const names = trackNames(detail.captions);
	return (
		<Player card={card} kind="video" artwork={poster}>
			{/* biome-ignore lint/a11y/useMediaCaption: the tracks are the item's own */}
			<video controls preload="none" playsInline poster={poster} src={source("video")} aria-label={card.title}>
				{detail.captions.map((caption, index) => (
					<track
						key={source(`captions-${index}`)}
						kind="captions"
						src={source(`captions-${index}`)}
						srcLang={languageOf(caption.locale)}
						label={names[index]}
					/>
				))}
				{t("detail.noMedia")}
			</video>
		</Player>
	);
}

interface FrameProps {
	card: Card;
	kind: "audio" | "video";
	artwork: string | undefined;
	children: ReactNode;
}

/** `data-player` is the path of the item's page. A docked player links to it (client/browser/player/dock.ts). */
function Player({ card, kind, artwork, children }: FrameProps) {
	const { locale, hasAccounts, t } = usePage();
	return (
		<div
			className={`column player player--${kind}`}
			data-enhance="player"
			data-player={paths.detail(locale, card.section, card.slug)}
			data-title={card.title}
			data-duration={card.duration ?? undefined}
			data-artwork={artwork}
		>
			{children}
			<div className="column player__bar">
				<Controls kind={kind} />
				<p
					className="row soft-xs player__note"
					data-note
					data-resume={t("media.resume", { time: "{{time}}" })}
					data-next={t("media.next", { title: "{{title}}" })}
				>
					<span data-note-text>{t("media.kept")}</span>
					<button className="player__link" type="button" data-do="restart" hidden>
						{t("media.restart")}
					</button>
				</p>
			</div>
			<div
				className="player__failure"
				role="alert"
				data-failure
				data-unavailable={t("media.unavailable")}
				data-gone={t("media.gone")}
				data-ended={t(hasAccounts ? "media.ended" : "gate.closed")}
				hidden
			>
				<p data-failure-text />
				{hasAccounts && (
					<AccountLink to="login" className="button button--small" data-do="signIn" hidden>
						{t("gate.signIn")}
					</AccountLink>
				)}
				<button className="button button--small button--ghost" type="button" data-do="retry">
					{t("error.retry")}
				</button>
			</div>
		</div>
	);
}

/** Hidden until the script starts. `data-off` and `data-on` are the two labels of a button. */
function Controls({ kind }: { kind: "audio" | "video" }) {
	const { locale, t } = usePage();
	const speed = new Intl.NumberFormat(locale);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would repeat the player's title
		<div className="row player__controls" role="group" aria-label={t("media.controls")} data-controls hidden>
			<span className="player__seek">
				<span className="soft-xs player__time" data-current>
					0:00
				</span>
				<input type="range" min="0" max="0" step="1" defaultValue="0" aria-label={t("media.position")} data-seek />
				<span className="soft-xs player__time" data-total />
			</span>
			<span className="row player__buttons">
				<Control action="back" icon="back" label={t("media.back", { seconds: SKIP_SECONDS })} />
				<button
					className="player__play"
					type="button"
					data-do="play"
					data-off={t("media.play")}
					data-on={t("media.pause")}
					aria-label={t("media.play")}
				>
					<Icon name="play" />
					<Icon name="pause" />
				</button>
				<Control action="forward" icon="forward" label={t("media.forward", { seconds: SKIP_SECONDS })} />
			</span>
			<span className="row player__choices">
				<select className="player__speed" aria-label={t("media.speed")} defaultValue="1" data-speed>
					{SPEEDS.map((value) => (
						<option key={value} value={value}>
							{speed.format(value)}×
						</option>
					))}
				</select>
				<Control action="mute" icon="volume" label={t("media.mute")} toggle />
				<input
					className="player__volume"
					type="range"
					min="0"
					max="1"
					step="0.05"
					defaultValue="1"
					aria-label={t("media.volume")}
					data-volume
				/>
				{kind === "video" && (
					<>
						<Control action="captions" icon="captions" label={t("media.captions")} toggle />
						<Control action="pictureInPicture" icon="pictureInPicture" label={t("media.pictureInPicture")} toggle />
						<Control action="fullscreen" icon="fullscreen" label={t("media.fullscreen")} toggle />
					</>
				)}
			</span>
		</div>
	);
}

interface ControlProps {
	/** The action in client/browser/player. */
	action: string;
	icon: IconName;
	label: string;
	toggle?: boolean;
}

const Control = ({ action: does, icon, label, toggle = false }: ControlProps) => (
	<button
		className="player__button"
		type="button"
		data-do={does}
		title={label}
		aria-pressed={toggle ? false : undefined}
	>
		<Icon name={icon} />
	</button>
);
