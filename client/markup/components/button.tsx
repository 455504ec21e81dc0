import type { ReactNode } from "react";
import { linkOf } from "../../../shared/links.ts";
import { usePage } from "../page.ts";

/** [2.50] */
interface ButtonFlags {
	small?: boolean;
	secondary?: boolean;
	ghost?: boolean;
	loading?: boolean;
	white?: boolean;
	disabled?: boolean;
}

interface ButtonProps extends ButtonFlags {
	/** A URL opens in a new tab, other links are pages of the locale, invalid ones text. Without it: a plain button. [2.49] */
	link?: string;
	type?: "button" | "submit";
	onClick?: () => void;
	children: ReactNode;
}

const FLAGS = ["small", "secondary", "ghost", "loading", "white"] as const;

export function Button({ link, type = "button", onClick, children, ...flags }: ButtonProps) {
	const { locale, t } = usePage();
	const className = ["button", ...FLAGS.filter((flag) => flags[flag]).map((flag) => `button--${flag}`)].join(" ");
	if (link === undefined || flags.disabled) {
		return (
			<button
				type={type}
				className={className}
				disabled={flags.disabled}
				aria-busy={flags.loading || undefined}
				onClick={onClick}
			>
				{children}
			</button>
		);
	}
	const target = linkOf(link, locale);
	if (target.kind === "text") return children;
	if (target.kind === "external") {
		return (
			<a className={className} href={target.href} target="_blank" rel="noopener noreferrer">
				{children} <span className="visually-hidden">({t("nav.newTab")})</span>
			</a>
		);
	}
	return (
		<a className={className} href={target.href}>
			{children}
		</a>
	);
}
