import { formatSize } from "../../../../shared/format.ts";
import { localeOf } from "../../../../shared/locales.ts";
import type { Card } from "../../../../shared/models.ts";
import { Icon } from "../../components/icon.tsx";
import { usePage } from "../../page.ts";

/** A material's file: type, size, language, and the link to it through the gated route. [2.16] */
export function Download({ card, href }: { card: Card; href: string }) {
	const { locale, t } = usePage();
	if (!card.file) return null;
	const { type, kilobytes } = card.file;
	const facts = [kilobytes === null ? null : formatSize(kilobytes, locale), languageName(locale)];
	return (
		<div className="download">
			<span className="download__type" aria-hidden="true">
				<Icon name="file" />
				{type}
			</span>
			<p className="download__facts">{facts.filter((fact) => fact !== null).join(" · ")}</p>
			<a className="button" href={href} download data-enhance="download">
				<Icon name="download" />
				{t("detail.download", { type })}
			</a>
		</div>
	);
}

/** The name of the page's language in that language. Files have the same language. */
export const languageName = (locale: Parameters<typeof localeOf>[0]): string => {
	const { iso } = localeOf(locale);
	const name = new Intl.DisplayNames(iso, { type: "language" }).of(iso.slice(0, 2)) ?? iso;
	return name.charAt(0).toLocaleUpperCase(iso) + name.slice(1);
};
