import { country } from "../../../shared/countries.ts";
import { formatDate } from "../../../shared/format.ts";
import type { Single as SingleData } from "../../../shared/models.ts";
import { Picture } from "../components/picture.tsx";
import { Headline, Prose } from "../components/text.tsx";
import { usePage } from "../page.ts";

export interface SingleProps {
	single: SingleData;
}

/** A page that is one text of the CMS: about and the legal pages. [2.02-2.06] */
export function Single({ single }: SingleProps) {
	const { locale, country: code, t } = usePage();
	return (
		<article className="article">
			<header className="page-head">
				<div className="container">
					<Headline title={single.title} intro={single.intro} />
				</div>
			</header>
			<div className="container section single">
				{single.image && (
					<div className="article__picture">
						<Picture picture={single.image} sizes="(max-width: 1023px) 92vw, 760px" leading />
					</div>
				)}
				<Prose html={single.content} />
				{single.updatedAt && (
					<p className="article__updated">
						{t("detail.updated")}{" "}
						<time dateTime={single.updatedAt}>{formatDate(single.updatedAt, locale, country(code).timeZone)}</time>
					</p>
				)}
			</div>
		</article>
	);
}
