import type { Card, Single } from "../../../shared/models.ts";
import type { PreviewFacts, ReviewFacts } from "../../../shared/preview.ts";

export function previewedOf(
	shown: Pick<Card | Single, "editorial"> & { publishedAt?: string | null },
	review: ReviewFacts | null = null,
): PreviewFacts["item"] {
	const { editorial, publishedAt = null } = shown;
	const isHeldBack = publishedAt !== null && Date.parse(publishedAt) > Date.now();
	return editorial && { ...editorial, embargoUntil: isHeldBack ? publishedAt : null, review };
}
