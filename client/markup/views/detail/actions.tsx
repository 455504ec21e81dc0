import type { Card, PublicDetail } from "../../../../shared/models.ts";
import { paths } from "../../../../shared/routes.ts";
import { DownloadLabel } from "../../components/download-label.tsx";
import { Icon } from "../../components/icon.tsx";
import { usePage } from "../../page.ts";
import { Save } from "./save.tsx";
import { Cite, Share } from "./share.tsx";

interface ItemActionsProps {
	card: Card;
	/** Null when the visitor may not read the item. */
	detail: PublicDetail | null;
	url: string;
}

/** What can be done with the item: its file, then saving, sharing, citing and printing it. */
export function ItemActions({ card, detail, url }: ItemActionsProps) {
	const { locale, userId, t } = usePage();
	const file = detail?.media.includes("file") ? card.file : null;
	return (
		<div className="row actions">
			{file && (
				<a
					className="button button--small"
					href={paths.media(locale, card.section, card.slug, "file")}
					download
					data-enhance="download"
				>
					<DownloadLabel type={file.type} />
				</a>
			)}
			{userId !== null && <Save card={card} />}
			<Share card={card} url={url} />
			{detail && <Cite card={card} detail={detail} url={url} />}
			{detail && (
				<button className="button button--small button--ghost actions__scripted" type="button" data-act="print">
					<Icon name="print" />
					{t("detail.print")}
				</button>
			)}
		</div>
	);
}
