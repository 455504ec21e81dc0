import type { ReactNode } from "react";
import { citation } from "../../../../shared/citation.ts";
import { country } from "../../../../shared/countries.ts";
import { localeOf } from "../../../../shared/locales.ts";
import type { Card, PublicDetail } from "../../../../shared/models.ts";
import { Icon, type IconName } from "../../components/icon.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { raised } from "../../components/raised.tsx";
import { usePage } from "../../page.ts";

interface ShareProps {
	card: Card;
	/** The full URL, without personal data. */
	url: string;
}

/** Passes the item on: address, mail, or the share sheet of the device. The popover opens without scripts. */
export function Share({ card, url }: ShareProps) {
	const { hasAccounts, t } = usePage();
	const mail = `mailto:?subject=${encodeURIComponent(card.title)}&body=${encodeURIComponent(url)}`;
	return (
		<Sheet id="share" icon="share" label={t("share.title")}>
			{!card.publicContent && <p>{t(hasAccounts ? "share.gated" : "share.closed")}</p>}
			<Copied text={url}>
				<a className="button button--small button--ghost" href={mail}>
					{t("share.mail")}
				</a>
				<button
					className="button button--small button--ghost"
					type="button"
					hidden
					data-act="share"
					data-title={card.title}
					data-url={url}
				>
					{t("share.more")}
				</button>
			</Copied>
		</Sheet>
	);
}

/** The item's reference in the Vancouver style, in English like the style itself. */
export function Cite({ card, detail: { authors }, url }: ShareProps & { detail: Pick<PublicDetail, "authors"> }) {
	const { country: code, locale, t } = usePage();
	const work = { title: card.title, authors, published: card.publishedAt, url };
	const [before, title, after] = citation(work, Date.now(), country(code).timeZone);
	const text = (
		<>
			{before}
			<span lang={localeOf(locale).iso}>{raised(title)}</span>
			{after}
		</>
	);
	return (
		<Sheet id="cite" icon="cite" label={t("share.cite")}>
			<Copied text={text} lang="en" />
		</Sheet>
	);
}

function Sheet({ id, icon, label, children }: { id: string; icon: IconName; label: string; children: ReactNode }) {
	const { t } = usePage();
	return (
		<>
			<button className="button button--small button--ghost" type="button" popoverTarget={id} data-act="open">
				<Icon name={icon} />
				{label}
			</button>
			{/* Not a dialog element, which opens with scripts only. */}
			<div className="sheet" id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`}>
				<div className="sheet__head">
					<h2 id={`${id}-title`}>{label}</h2>
					<IconButton icon="close" label={t("forms.close")} popoverTarget={id} popoverTargetAction="hide" />
				</div>
				{children}
			</div>
		</>
	);
}

/** A text with a button that copies it. Without scripts, visitors select the text. */
function Copied({ text, lang, children }: { text: ReactNode; lang?: string; children?: ReactNode }) {
	const { t } = usePage();
	return (
		<div className="sheet__copy">
			<p className="sheet__text" lang={lang} data-text>
				{text}
			</p>
			<div className="row actions">
				<button className="button button--small actions__scripted" type="button" data-act="copy">
					{t("share.copy")}
				</button>
				{children}
			</div>
			<p
				className="soft"
				role="status"
				data-done={t("share.copied")}
				data-failed={t("share.copyFailed")}
				data-unshared={t("share.failed")}
			/>
		</div>
	);
}
