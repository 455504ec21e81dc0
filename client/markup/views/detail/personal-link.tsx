import type { ReactNode } from "react";
import { colon } from "../../../../shared/format.ts";
import { type LocaleCode, otherLanguage } from "../../../../shared/locales.ts";
import { Icon } from "../../components/icon.tsx";
import { usePage } from "../../page.ts";

interface PersonalLinkProps {
	href: string;
	ghost?: boolean;
	/** Names the target, for pages with several such links. */
	about?: string | null;
	/** The locale of the target and its name; the default is the page's. */
	aboutIn?: LocaleCode;
	children: ReactNode;
}

/** Opens a personal link in a new tab, through a redirect of the Worker. */
export function PersonalLink({ href, ghost, about, aboutIn, children }: PersonalLinkProps) {
	const { locale, t } = usePage();
	return (
		<a
			className={ghost ? "button button--ghost" : "button"}
			href={href}
			target="_blank"
			rel="noopener noreferrer"
			data-track="external"
		>
			{children}
			{about && (
				<span className="visually-hidden">
					{colon(locale)}
					<span lang={otherLanguage(aboutIn, locale)}>{about}</span>
				</span>
			)}
			<Icon name="external" />
			<span className="visually-hidden"> ({t("nav.newTab")})</span>
		</a>
	);
}
