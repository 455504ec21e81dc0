import type { Card, PublicDetail } from "../../../../shared/models.ts";
import { type Medium, paths } from "../../../../shared/routes.ts";
import { Prose } from "../../components/text.tsx";
import { usePage } from "../../page.ts";
import { Download } from "./download.tsx";
import { AudioPlayer, VideoPlayer } from "./player.tsx";

/** The item's file or player, through the worker's gated route; nothing is preloaded. */
export function Media({ card, detail }: { card: Card; detail: PublicDetail }) {
	const { locale } = usePage();
	const source = (medium: Medium) => paths.media(locale, card.section, card.slug, medium);
	return (
		<>
			{detail.media.includes("audio") && <AudioPlayer card={card} detail={detail} source={source} />}
			{detail.media.includes("video") && <VideoPlayer card={card} detail={detail} source={source} />}
			{detail.transcript && <Transcript html={detail.transcript} />}
			{detail.media.includes("file") && card.file && <Download card={card} href={source("file")} />}
		</>
	);
}

/** Transcripts up to this length are open at once. */
const LONG_TRANSCRIPT = 1200;

function Transcript({ html }: { html: string }) {
	const { t } = usePage();
	return (
		<details className="transcript" open={html.length < LONG_TRANSCRIPT}>
			<summary>{t("detail.transcript")}</summary>
			<Prose html={html} />
		</details>
	);
}
