import type { Translate } from "../../../locales/translate.ts";
import type { Embed as EmbedData } from "../../../shared/embeds.ts";
import { Icon } from "./icon.tsx";

interface EmbedProps {
	embed: EmbedData;
	/** What is shown, for the player's name; absent: nobody has said. */
	title?: string | undefined;
	/** The page's heading says the title already. */
	isTitled?: boolean;
	/** The address of a picture of the portal's own. */
	poster?: string | undefined;
	t: Translate;
}

/**
 * Another company's player, of which nothing is loaded before the button is pressed (client/browser/enhancements/embed.ts);
 * without scripts a link. All inline, since editors put videos into paragraphs and table cells.
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
