import type { ReactNode } from "react";
import { ACCOUNT_TABS, type PageId } from "../../../shared/routes.ts";
import { Island } from "../components/island.tsx";
import { Once } from "../components/once.tsx";
import { holdsTerm, type Page, usePage } from "../page.ts";
import { ArrivalNotice } from "./arrival-notice.tsx";
import { ConsentBanner } from "./consent-banner.tsx";
import { Footer, type FooterProps } from "./footer.tsx";
import { Header, HomeLink } from "./header/header.tsx";
import { PreFooter } from "./pre-footer.tsx";
import { PreviewBar } from "./preview-bar.tsx";
import { Dock, ProgressBar, Unreached } from "./surface.tsx";
import { VisitBar } from "./visit-bar.tsx";

interface LayoutProps extends FooterProps {
	children: ReactNode;
}

/** The start of every page. Tab reaches the banner second. A preview is no visit and asks nothing. */
function Top() {
	const { preview, t } = usePage();
	return (
		<>
			<a className="skip-link" href="#content">
				{t("site.skip")}
			</a>
			{!preview && <Once of={[ConsentBanner]}>{() => <ConsentBanner />}</Once>}
		</>
	);
}

/** The end of every page, and the elements that lie over it. */
const Foot = ({ footer }: FooterProps) => (
	<Once of={[Footer, footer]}>
		{() => (
			<>
				<Footer footer={footer} />
				<Dock />
				<Unreached />
				<div id="modals" />
				<p className="visually-hidden" id="announcer" role="status" />
			</>
		)}
	</Once>
);

const FORMS: readonly PageId[] = [...ACCOUNT_TABS, "login", "register", "forgotPassword", "consents"];

/** Forms and legal pages are shown without promotion, forms also without the link to the top (client/styles/footer.css). */
function plainness({ id, current }: Pick<Page, "id" | "current">): "form" | "legal" | undefined {
	if (FORMS.includes(id)) return "form";
	return id === "single" && current !== "about" ? "legal" : undefined;
}

/** Header, main and footer, with modals, progress bar and the docked player over them. [2.27] */
function DefaultLayout({ footer, children }: LayoutProps) {
	const { id, identity, firstName, address, otherLocales, hca, current } = usePage();
	return (
		<>
			{/* The search term is part of the links to other languages and to the sign-in. */}
			<Once
				of={[Header, firstName === ""]}
				facts={{ address, otherLocales, hca, identity }}
				isTyped={holdsTerm(address)}
				hasName={firstName !== ""}
			>
				{() => (
					<>
						<Top />
						<PreviewBar />
						<ProgressBar />
						<Island name="header">
							<Header />
						</Island>
					</>
				)}
			</Once>
			<VisitBar />
			<main id="content" tabIndex={-1} data-plain={plainness({ id, current })}>
				<ArrivalNotice />
				{children}
			</main>
			<PreFooter footer={footer} />
			<Foot footer={footer} />
		</>
	);
}

/** The country's logo on the header's background, the page without navigation, and the footer. [2.28] */
const FeedbackLayout = ({ footer, children }: LayoutProps) => (
	<div className="feedback-layout">
		<Top />
		<PreviewBar />
		<header className="feedback-layout__header">
			<HomeLink />
		</header>
		<main id="content" tabIndex={-1}>
			{children}
		</main>
		<Foot footer={footer} />
	</div>
);

/** The browser renders the hub. [2.29] */
const HubLayout = ({ children }: LayoutProps) => <main id="content">{children}</main>;

/** [9.06] requires `default`. */
export const layouts = { default: DefaultLayout, feedback: FeedbackLayout, hub: HubLayout } as const;
export type LayoutName = keyof typeof layouts;
