import type { Picture as PictureData } from "../../../shared/models.ts";

interface PictureProps {
	picture: PictureData;
	/** How wide the picture is shown, as the `sizes` attribute takes it. */
	sizes: string;
	/** The page's largest picture, fetched first. "wide": hidden on phones, so that it stays lazy and is not fetched there. */
	leading?: boolean | "wide";
	/** Has an empty alt text, because the title beside it says the same. */
	decorative?: boolean;
}

export const Picture = ({ picture, sizes, leading = false, decorative = false }: PictureProps) => (
	<img
		src={picture.src}
		{...(picture.srcset ? { srcSet: picture.srcset, sizes } : {})}
		width={picture.width ?? 1600}
		height={picture.height ?? 900}
		alt={decorative ? "" : picture.alt}
		loading={leading === true ? "eager" : "lazy"}
		decoding="async"
		fetchPriority={leading ? "high" : "auto"}
	/>
);
