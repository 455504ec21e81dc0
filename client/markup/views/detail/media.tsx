import type { Card, PublicDetail } from "../../../../shared/models.ts";
import { type Medium, paths } from "../../../../shared/routes.ts";
import { Embed } from "../../components/embed.tsx";
import { Warning } from "../../components/warning.tsx";
import { usePage } from "../../page.ts";
import { AudioPlayer, VideoPlayer } from "./player.tsx";
import { type ComingTranscript, SpokenTranscript, WrittenTranscript } from "./transcript.tsx";

interface MediaProps {
	card: Card;
	detail: PublicDetail;
	transcript: ComingTranscript;
}

/** The item's file or player through the Worker's gated route, or another company's player. Nothing is preloaded. */
export function Media({ card, detail, transcript }: MediaProps) {
	const { locale, t } = usePage();
	const poster = (detail.poster ?? card.image)?.src;
	const source = (medium: Medium) => paths.media(locale, card.section, card.slug, medium);
	return (
		<>
			{detail.embed && <Embed embed={detail.embed} title={card.title} isTitled poster={poster} t={t} />}
			{detail.media.includes("audio") && <AudioPlayer card={card} detail={detail} source={source} />}
			{detail.media.includes("video") && <VideoPlayer card={card} detail={detail} source={source} />}
			{detail.unavailable.map((medium) => (
				<Warning key={medium} text={t(medium === "file" ? "detail.noFile" : "detail.noRecording")} />
			))}
			{detail.transcript && <WrittenTranscript card={card} html={detail.transcript} />}
			{transcript && (
				<SpokenTranscript
					card={card}
					source={source(detail.media.includes("video") ? "video" : "audio")}
					transcript={transcript}
				/>
			)}
		</>
	);
}
