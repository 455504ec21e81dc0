import type { ComponentProps } from "react";
import { Icon, type IconName } from "./icon.tsx";

interface IconButtonProps extends ComponentProps<"button"> {
	icon: IconName;
	/** For screen readers only. */
	label: string;
}

export const IconButton = ({ icon, label, ...button }: IconButtonProps) => (
	<button className="header__button" type="button" {...button}>
		<Icon name={icon} />
		<span className="visually-hidden">{label}</span>
	</button>
);
