import { withChapters } from "../../../shared/contents.ts";
import type { PublicSingle } from "../../../shared/models.ts";
import { Chapters } from "../components/chapters.tsx";
import { Day } from "../components/day.tsx";
import { PictureFrame } from "../components/picture.tsx";
import { SIZES } from "../components/sizes.ts";
import { Headline, Prose } from "../components/text.tsx";
import { usePage } from "../page.ts";

export interface SingleProps {
	single: PublicSingle;
}

/** [2.02-2.06] */
export function Single({ single }: SingleProps) {
	const { t } = usePage();
	const { html, chapters } = withChapters(single.content);
	return (
		<article className="article">
			<header className="page-head">
				<div className="container">
					<Headline title={single.title} intro={single.intro} />
				</div>
			</header>
			<div className="container section single">
				<Chapters chapters={chapters} />
				{single.image && (
					<PictureFrame
						className="article__picture"
						picture={single.image}
						icon="picture"
						sizes={SIZES.article}
						leading
					/>
				)}
				<Prose html={html} />
				{single.updatedAt && (
					<p className="soft article__updated">
						{t("detail.updated")} <Day iso={single.updatedAt} />
					</p>
				)}
			</div>
		</article>
	);
}
