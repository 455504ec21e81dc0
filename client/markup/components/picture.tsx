import type { ReactNode } from "react";
import type { Picture as PictureData } from "../../../shared/models.ts";
import { Icon, type IconName } from "./icon.tsx";

interface PictureProps {
	picture: PictureData;
	/** The displayed width, as a `sizes` attribute. */
	sizes: string;
	/** The page's largest picture, fetched first. Phones hide a "wide" one, so it stays lazy. */
	leading?: boolean | "wide";
	/** The alt text is empty, because the title next to the picture says the same. */
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

interface PictureFrameProps extends Omit<PictureProps, "picture"> {
	/** Sets the size of the frame (client/styles). */
	className: string;
	picture: PictureData | null;
	/** Shown without a picture, and when the picture cannot be loaded. */
	icon: IconName;
	children?: ReactNode;
}

/** The frame has its own aspect ratio, whatever the picture's: client/styles/picture.css. */
export const PictureFrame = ({ className, picture, icon, children, ...attributes }: PictureFrameProps) => (
	<div className={`picture ${className}`}>
		<Icon name={icon} />
		{picture && <Picture picture={picture} {...attributes} />}
		{children}
	</div>
);
