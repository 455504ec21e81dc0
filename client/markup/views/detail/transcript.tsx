import type { ReactNode } from "react";
import { clock, colon } from "../../../../shared/format.ts";
import { languageOf } from "../../../../shared/locales.ts";
import type { Card } from "../../../../shared/models.ts";
import { paths } from "../../../../shared/routes.ts";
import type { Transcript } from "../../../../shared/transcript.ts";
import { Icon } from "../../components/icon.tsx";
import { Part } from "../../components/part.tsx";
import { Marked, Prose } from "../../components/text.tsx";
import type { Deferred } from "../../deferred.ts";
import { usePage } from "../../page.ts";

/** The transcript under a player. client/browser/player/transcript.ts searches it and follows the recording. */

export const WrittenTranscript = ({ card, html }: { card: Card; html: string }) => (
	<Frame card={card}>
		<Box>
			<Prose html={html} />
		</Box>
	</Frame>
);

/** Null when no transcript will come. A null value means that none could be made. */
export type ComingTranscript = Deferred<Transcript | null> | null;

interface SpokenProps {
	card: Card;
	source: string;
	transcript: NonNullable<ComingTranscript>;
}

/** Made from the captions. If it fails, the page shows nothing, because the player still has the captions. */
export const SpokenTranscript = ({ card, source, transcript }: SpokenProps) => (
	<Part
		name="transcript"
		of={transcript}
		placeholder={(note) => <div className="transcript">{note}</div>}
		failed={(notice) => notice}
	>
		{(loaded) =>
			loaded && (
				<Frame card={card}>
					<Box hasLinks>
						<Lines transcript={loaded} source={source} />
					</Box>
				</Frame>
			)
		}
	</Part>
);

/** Each line links to its time in the recording. A browser without scripts plays from there (Media Fragments URI). */
function Lines({ transcript: { language, lines }, source }: { transcript: Transcript; source: string }) {
	const { locale } = usePage();
	return (
		<ol className="transcript__lines" lang={languageOf(language) === languageOf(locale) ? undefined : language}>
			{lines.map(({ start, end, voice, text }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two lines can be equal
				<li key={index}>
					<a href={`${source}#t=${start}`} data-start={start} data-end={end}>
						<span className="transcript__time">{clock(start)}</span>{" "}
						<span>
							<Marked
								text={voice !== null && voice !== lines[index - 1]?.voice ? `${voice}${colon(language)}${text}` : text}
							/>
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
			<div className="row transcript__head">
				<h2 id="transcript-title">{t("detail.transcript")}</h2>
				<Find />
			</div>
			{children}
		</div>
	);
}

/** A box that scrolls needs a tab stop. Its links are one; without links the box itself is. */
const Box = ({ hasLinks = false, children }: { hasLinks?: boolean; children: ReactNode }) => (
	<section className="transcript__box" aria-labelledby="transcript-title" tabIndex={hasLinks ? undefined : 0} data-box>
		{children}
	</section>
);

/** Hidden until the script starts, and in print. */
function Find() {
	const { t } = usePage();
	return (
		<div className="row transcript__find" data-find hidden>
			{/* A field of type `search` would offer suggestions (client/browser/shell/loading/first-use.ts). */}
			<input
				className="input"
				type="text"
				enterKeyHint="search"
				autoComplete="off"
				aria-label={t("transcript.find")}
				placeholder={t("transcript.find")}
			/>
			<p
				className="soft"
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
