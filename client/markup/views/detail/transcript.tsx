import type { ReactNode } from "react";
import { clock, colon } from "../../../../shared/format.ts";
import { languageOf } from "../../../../shared/locales.ts";
import type { Card } from "../../../../shared/models.ts";
import { paths } from "../../../../shared/routes.ts";
import type { Transcript } from "../../../../shared/transcript.ts";
import { Icon } from "../../components/icon.tsx";
import { Part } from "../../components/part.tsx";
import { Prose } from "../../components/text.tsx";
import type { Deferred } from "../../deferred.ts";
import { usePage } from "../../page.ts";

/** The words of a recording under its player; client/browser/player/transcript.ts finds in it, and follows what is played. */

/** As the editors have written it. */
export const WrittenTranscript = ({ card, html }: { card: Card; html: string }) => (
	<Frame card={card}>
		<Box>
			<Prose html={html} />
		</Box>
	</Frame>
);

/** null: there is none to come; no value: none can be made. */
export type ComingTranscript = Deferred<Transcript | null> | null;

interface SpokenProps {
	card: Card;
	/** The recording's address. */
	source: string;
	transcript: NonNullable<ComingTranscript>;
}

/** Made from the captions: without it the page says nothing of it, since the player has them all the same. */
export const SpokenTranscript = ({ card, source, transcript }: SpokenProps) => (
	<Part name="transcript" of={transcript} placeholder={(asking) => <div className="transcript">{asking}</div>}>
		{(found) =>
			found && (
				<Frame card={card}>
					<Box hasLinks>
						<Lines transcript={found} source={source} />
					</Box>
				</Frame>
			)
		}
	</Part>
);

/** Each line leads to its place in the recording, which a browser without scripts plays from there (Media Fragments URI). */
function Lines({ transcript: { language, lines }, source }: { transcript: Transcript; source: string }) {
	const { locale } = usePage();
	return (
		<ol className="transcript__lines" lang={languageOf(language) === languageOf(locale) ? undefined : language}>
			{lines.map(({ start, end, voice, text }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
				<li key={index}>
					<a href={`${source}#t=${start}`} data-start={start} data-end={end}>
						<span className="transcript__time">{clock(start)}</span>{" "}
						<span>
							{voice !== null && voice !== lines[index - 1]?.voice ? `${voice}${colon(language)}${text}` : text}
						</span>
					</a>
				</li>
			))}
		</ol>
	);
}

function Frame({ card, children }: { card: Card; children: ReactNode }) {
	const { locale, t } = usePage();
	return (
		<div
			id="transcript"
			className="transcript"
			data-enhance="transcript"
			data-of={paths.detail(locale, card.section, card.slug)}
		>
			<div className="transcript__head">
				<h2 id="transcript-title">{t("detail.transcript")}</h2>
				<Find />
			</div>
			{children}
		</div>
	);
}

/** Scrolls up and down: where no link in it is a stop of the Tab key, it is one itself. */
const Box = ({ hasLinks = false, children }: { hasLinks?: boolean; children: ReactNode }) => (
	<section className="transcript__box" aria-labelledby="transcript-title" tabIndex={hasLinks ? undefined : 0} data-box>
		{children}
	</section>
);

/** Hidden until the script starts, and in print. */
function Find() {
	const { t } = usePage();
	return (
		<div className="transcript__find" data-find hidden>
			{/* Not of type search: such fields offer the portal's pages (client/browser/shell/loading/search.ts). */}
			<input
				className="input"
				type="text"
				enterKeyHint="search"
				autoComplete="off"
				aria-label={t("transcript.find")}
				placeholder={t("transcript.find")}
			/>
			<p
				role="status"
				data-none={t("transcript.none")}
				data-some={t("transcript.some", { at: "{{at}}", number: "{{number}}" })}
			/>
			<button type="button" className="player__button" aria-label={t("transcript.previous")} data-step="-1" disabled>
				<Icon name="chevron" />
			</button>
			<button type="button" className="player__button" aria-label={t("transcript.next")} data-step="1" disabled>
				<Icon name="chevron" />
			</button>
		</div>
	);
}
