import { translator } from "../../../locales/index.ts";
import { localeOf } from "../../../shared/locales.ts";
import type { Review } from "../../visitor/preview/review-store.ts";
import { ago, Moment } from "../words.tsx";
import { cmsAddress } from "./cms.ts";

interface ReviewsProps {
	reviews: readonly Review[] | null;
	now: number;
}

export const Reviews = ({ reviews, now }: ReviewsProps) => (
	<section aria-labelledby="reviews">
		<h2 id="reviews">Review links</h2>
		<p className="ops-hint">
			Anyone with a review link can see its draft. The link ends after seven days, when the entry is published or
			deleted, or when you end it here.
		</p>
		{reviews === null && <p>The list is unavailable right now. Try again in a minute.</p>}
		{reviews?.length === 0 && <p>No open review links.</p>}
		{reviews && reviews.length > 0 && (
			<ul className="ops-entries">
				{reviews.map((review) => (
					<Open key={review.id} review={review} now={now} />
				))}
			</ul>
		)}
	</section>
);

function Open({ review, now }: { review: Review; now: number }) {
	const { id, title, locale, section, documentId, level, at, until } = review;
	const t = translator("en-IE");
	const cms = cmsAddress({ locale, section, documentId, slug: null, title, isPublic: false });
	return (
		<li className="ops-entry">
			<h3 lang={localeOf(locale).iso}>{title}</h3>
			<p className="ops-entry__ways">
				<span>{`${locale}, ${t(`sections.${section}`)}, viewed as ${t(`preview.levels.${level}`).toLowerCase()}`}</span>
				{cms && (
					<a href={cms} aria-label={`Edit in the CMS: ${title}`}>
						Edit in the CMS
					</a>
				)}
			</p>
			<p className="ops-hint">
				{`Created ${ago(at, now)}, valid until `}
				<Moment at={until} />
			</p>
			<form method="post">
				<button
					className="button button--small button--ghost"
					name="review"
					value={id}
					type="submit"
					aria-label={`End link: ${title}, created ${ago(at, now)}`}
				>
					End link
				</button>
			</form>
		</li>
	);
}
