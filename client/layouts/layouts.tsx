import type { ReactNode } from "react";
import { country } from "../../shared/countries.ts";
import { paths } from "../../shared/routes.ts";
import { Logo } from "../components/logo.tsx";
import { usePage } from "../page.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

interface LayoutProps {
	children: ReactNode;
}

function SkipLink() {
	const { t } = usePage();
	return (
		<a className="skip-link" href="#content">
			{t("site.skip")}
		</a>
	);
}

/** Header, body and footer. [2.27] */
const DefaultLayout = ({ children }: LayoutProps) => (
	<>
		<SkipLink />
		<Header />
		<main id="content" tabIndex={-1}>
			{children}
		</main>
		<Footer />
	</>
);

/** The country's logo on the header's background, and the footer's. [2.28] */
function FeedbackLayout({ children }: LayoutProps) {
	const { locale, country: code } = usePage();
	return (
		<div className="feedback-layout">
			<SkipLink />
			<header className="feedback-layout__header">
				<a
					className="header__logo"
					href={country(code).header.logoLeadsTo === "about" ? paths.single(locale, "about") : paths.home(locale)}
				>
					<Logo />
				</a>
			</header>
			<main id="content" tabIndex={-1}>
				{children}
			</main>
			<div className="feedback-layout__footer" />
		</div>
	);
}

/** Bare: what the hub shows, it draws itself in the browser. [2.29] */
const HubLayout = ({ children }: LayoutProps) => <main id="content">{children}</main>;

/** [9.06] default layout 'default' */
export const layouts = { default: DefaultLayout, feedback: FeedbackLayout, hub: HubLayout } as const;
export type LayoutName = keyof typeof layouts;
