import type { Attributes } from "sanitize-html";
import { Embed } from "../../../client/markup/components/embed.tsx";
import { translator } from "../../../locales/index.ts";
import type { Embed as EmbedData } from "../../../shared/embeds.ts";
import { unescaped } from "../../../shared/entities.ts";
import { config } from "../../runtime/config.ts";
import { startReact } from "../../runtime/react.ts";
import { frameOf, videoOf } from "../videos.ts";
import type { Reading } from "./text-place.ts";

export interface TextEmbed {
	embed: EmbedData;
	title: string | undefined;
}

/** The embed of an `<iframe>` or `<oembed>`; undefined: its host is not allowed. */
export function embedIn({ src, url, title }: Attributes): TextEmbed | undefined {
	const embed = frameOf(src || url || "", config.VIDEO_HOSTS);
	return embed ? { embed, title: title || undefined } : undefined;
}

const LONE_LINK = /<p(?: [^<>]*)?>\s*(?:<a href="([^"<>]*)"[^<>]*>([^<>]*)<\/a>|(https?:\/\/[^\s<>]+))\s*<\/p>/g;

/** Replaces paragraphs that contain only the URL of a video with the result of `placed`. */
export function withLoneVideos(html: string, placed: (embed: TextEmbed) => string): string {
	return html.replace(LONE_LINK, (paragraph: string, href?: string, words?: string, bare?: string) => {
		const embed = videoOf(unescaped(href ?? bare ?? ""), config.VIDEO_HOSTS);
		if (!embed) return paragraph;
		const title = unescaped(words ?? "").trim();
		return placed({ embed, title: title === "" || URL.canParse(title) ? undefined : title });
	});
}

export async function embedHtml({ embed, title }: TextEmbed, { locale }: Reading): Promise<string> {
	const render = await startReact();
	// Only hydration needs React's comments between texts.
	return render(<Embed embed={embed} title={title} t={translator(locale)} />).replaceAll("<!-- -->", "");
}
