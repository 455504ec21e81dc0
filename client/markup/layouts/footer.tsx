import { footerLink } from "../../../shared/links.ts";
import type { Footer as FooterContent } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import { Button } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import { Logo } from "../components/logo.tsx";
import { Picture } from "../components/picture.tsx";
import { Marked } from "../components/text.tsx";
import { usePage } from "../page.ts";

export interface FooterProps {
	footer: FooterContent;
}

/** Pre-footer block, logo, bottom bar with menu and legal mention. [2.40] */
export const Footer = ({ footer }: FooterProps) => (
	<>
		<PreFooter banner={footer.banner} promotion={footer.promotion} />
		<BottomBar footer={footer} />
	</>
);

function BottomBar({ footer }: FooterProps) {
	const { t } = usePage();
	return (
		<footer className="footer">
			<div className="container">
				<div className="footer__top">
					<Logo />
					<a className="footer__to-top" href="#top" data-to-top>
						<Icon name="up" />
						<span>{t("nav.toTop")}</span>
					</a>
				</div>
				<div className="footer__bar">
					<div className="footer__links">
						{footer.menu.length > 0 && (
							<nav aria-label={t("nav.footer")}>
								<ul className="footer__menu">
									{footer.menu.map(({ label, url }) => (
										<li key={label}>
											<FooterEntry label={label} url={url} />
										</li>
									))}
								</ul>
							</nav>
						)}
						<button className="footer__cookies" type="button" data-consent>
							{t("cookies.footer")}
						</button>
					</div>
					{footer.legalMention && (
						<p className="footer__legal">
							<Marked text={footer.legalMention} />
						</p>
					)}
				</div>
			</div>
		</footer>
	);
}

/** Plain text, a new tab or a page of the locale. [2.41] */
function FooterEntry({ label, url }: { label: string; url: string | null }) {
	const { locale, t } = usePage();
	const link = footerLink(url, locale);
	if (link.kind === "text") return <span>{label}</span>;
	if (link.kind === "internal") return <a href={link.href}>{label}</a>;
	return (
		<a href={link.href} target="_blank" rel="noopener noreferrer">
			{label}
			<Icon name="external" />
			<span className="visually-hidden">({t("nav.newTab")})</span>
		</a>
	);
}

/** Promotional banner and content, each only if the CMS makes it visible. [1.15] */
function PreFooter({ banner, promotion }: Pick<FooterContent, "banner" | "promotion">) {
	const { locale } = usePage();
	if (!banner && !promotion) return null;
	return (
		<aside className="pre-footer">
			<div className="container pre-footer__grid">
				{banner && (
					<section className="banner">
						<h2>
							<Marked text={banner.title} />
						</h2>
						{banner.cta && (
							<a className="button button--white" href={paths.register(locale)} data-modal="register">
								{banner.cta}
							</a>
						)}
					</section>
				)}
				{promotion && (
					<section className="promotion">
						{promotion.image && <Picture picture={promotion.image} sizes="(max-width: 768px) 92vw, 30rem" decorative />}
						<div className="promotion__body">
							<h2>
								<Marked text={promotion.title} />
							</h2>
							{promotion.url && (
								<Button link={promotion.url} secondary small>
									{promotion.cta ?? promotion.title}
								</Button>
							)}
						</div>
					</section>
				)}
			</div>
		</aside>
	);
}
