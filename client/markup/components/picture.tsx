import type { ReactNode } from "react";
import type { Picture as PictureData } from "../../../shared/models.ts";
import { Icon, type IconName } from "./icon.tsx";

interface PictureProps {
	picture: PictureData;
	/** How wide the picture is shown, as the `sizes` attribute takes it. */
	sizes: string;
	/** The page's largest picture, fetched first. "wide": hidden on phones, so that it stays lazy and is not fetched there. */
	leading?: boolean | "wide";
	/** Has an empty alt text, because the title beside it says the same. */
	decorative?: boolean;
}

const Picture = ({ picture, sizes, leading = false, decorative = false }: PictureProps) => (
	<img
		src={picture.src}
		{...(picture.srcset ? { srcSet: picture.srcset, sizes } : {})}
		width={picture.width ?? 1600}
		height={picture.height ?? 900}
		alt={decorative ? "" : picture.alt}
		loading={leading === true ? "eager" : "lazy"}
		decoding="async"
		data-focus-x={picture.focus?.x}
		data-focus-y={picture.focus?.y}
		data-fit={picture.fit === "cover" ? undefined : picture.fit}
		fetchPriority={leading ? "high" : "auto"}
	/>
);

interface PicturePlaceProps extends Omit<PictureProps, "picture"> {
	/** The place's own class, which sets its size (client/styles). */
	className: string;
	picture: PictureData | null;
	/** Shown where there is no picture, or it cannot be loaded. */
	icon: IconName;
	children?: ReactNode;
}

/** A place of its own ratio, whatever the picture's: client/styles/picture.css. */
export const PicturePlace = ({ className, picture, icon, children, ...shown }: PicturePlaceProps) => (
	<div className={`picture ${className}`}>
		<Icon name={icon} />
		{picture && <Picture picture={picture} {...shown} />}
		{children}
	</div>
);
