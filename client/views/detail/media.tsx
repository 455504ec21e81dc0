import type { ReactNode } from "react";
import { formatSize } from "../../../shared/format.ts";
import { languageOf } from "../../../shared/locales.ts";
import type { Card } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import { Icon } from "../../components/icon.tsx";
import { usePage } from "../../page.ts";
import type { PublicDetail } from "./detail.tsx";

/** The item's medium, through the worker's gated route; nothing is loaded before it is asked for. */
export function Media({ card, detail }: { card: Card; detail: PublicDetail }) {
	const { locale, t } = usePage();
	const source = (part: "file" | "audio" | "video" | `captions-${number}`) =>
		paths.media(locale, card.section, card.slug, part);
	return (
		<>
			{detail.media.includes("audio") && (
				<Player card={card}>
					{/* biome-ignore lint/a11y/useMediaCaption: the transcript stands under the player */}
					<audio className="player" controls preload="none" src={source("audio")}>
						{t("detail.noMedia")}
					</audio>
				</Player>
			)}
			{detail.media.includes("video") && (
				<Player card={card}>
					{/* biome-ignore lint/a11y/useMediaCaption: the tracks are the item's own */}
					<video
						className="player"
						controls
						preload="none"
						playsInline
						poster={(detail.poster ?? card.image)?.src}
						src={source("video")}
					>
						{detail.captions.map((caption, index) => (
							<track
								key={caption.locale}
								kind="captions"
								src={source(`captions-${index}`)}
								srcLang={languageOf(caption.locale)}
								label={caption.label}
								default={caption.locale === locale}
							/>
						))}
						{t("detail.noMedia")}
					</video>
				</Player>
			)}
			{detail.media.includes("file") && card.file && <Download card={card} href={source("file")} />}
		</>
	);
}

/** Whose page it belongs to, for when it goes on elsewhere: client/shell/dock.ts. */
function Player({ card, children }: { card: Card; children: ReactNode }) {
	const { locale } = usePage();
	return (
		<div data-player={paths.detail(locale, card.section, card.slug)} data-title={card.title}>
			{children}
		</div>
	);
}

function Download({ card, href }: { card: Card; href: string }) {
	const { locale, t } = usePage();
	if (!card.file) return null;
	const size = card.file.kilobytes === null ? "" : ` (${formatSize(card.file.kilobytes, locale)})`;
	return (
		<p className="download">
			<a className="button" href={href} download>
				<Icon name="download" />
				{t("detail.download", { type: card.file.type }) + size}
			</a>
		</p>
	);
}
