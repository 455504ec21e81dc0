import type { Translate } from "../../../locales/translate.ts";
import type { Embed as EmbedData } from "../../../shared/embeds.ts";
import { Icon } from "./icon.tsx";

interface EmbedProps {
	embed: EmbedData;
	/** The title of the video. Without one, the button names the provider. */
	title?: string | undefined;
	isTitled?: boolean;
	/** The URL of a poster image on the portal's own host. */
	poster?: string | undefined;
	t: Translate;
}

/**
 * Nothing of the player loads before the visitor presses the button (client/browser/enhancements/embed.ts). All
 * elements are inline, because editors put videos into paragraphs and table cells.
 */
export const Embed = ({ embed: { provider, player, page }, title, isTitled, poster, t }: EmbedProps) => (
	<span
		className="embed"
		data-enhance="embed"
		data-player={player}
		data-title={title || t("embed.video", { provider })}
	>
		{poster && <img className="embed__poster" src={poster} alt="" loading="lazy" decoding="async" />}
		<span className="embed__words">
			{title && !isTitled && <span className="embed__title">{title}</span>}
			<button className="button button--white" type="button" data-do="play">
				<Icon name="play" />
				{t("embed.play", { provider })}
			</button>
			<span className="embed__note">{t("embed.note", { provider })}</span>
			<a href={page} target="_blank" rel="noopener noreferrer">
				{t("embed.open", { provider })} <span className="visually-hidden">({t("nav.newTab")})</span>
			</a>
		</span>
	</span>
);
