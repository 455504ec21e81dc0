import { footerLink } from "../../../shared/links.ts";
import type { Footer as FooterContent } from "../../../shared/models.ts";
import { Icon } from "../components/icon.tsx";
import { Logo } from "../components/logo.tsx";
import { Marked } from "../components/text.tsx";
import { usePage } from "../page.ts";

export interface FooterProps {
	footer: FooterContent;
}

/** Logo, and a bottom bar with menu and legal mention. [2.40] */
export function Footer({ footer }: FooterProps) {
	const { t } = usePage();
	return (
		<footer className="footer">
			<div className="container">
				<div className="row footer__top">
					<Logo />
					<ThemeChoice />
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

/** The choice is stored in the browser. With autocomplete, a reload would restore what another tab has changed. */
function ThemeChoice() {
	const { t } = usePage();
	return (
		<label className="theme">
			{t("theme.title")}
			<select data-theme-choice autoComplete="off">
				<option value="">{t("theme.system")}</option>
				<option value="light">{t("theme.light")}</option>
				<option value="dark">{t("theme.dark")}</option>
			</select>
		</label>
	);
}

/** Plain text, a link in a new tab, or a page of the locale. [2.41] */
function FooterEntry({ label, url }: { label: string; url: string | null }) {
	const { locale, t } = usePage();
	const link = footerLink(url, locale);
	const words = <Marked text={label} />;
	if (link.kind === "text") return <span>{words}</span>;
	const isMail = /^mailto:/i.test(link.href);
	if (link.kind !== "external" && !isMail) return <a href={link.href}>{words}</a>;
	return (
		<a href={link.href} target="_blank" rel="noopener noreferrer">
			{words}
			{!isMail && <Icon name="external" />}
			<span className="visually-hidden">({t("nav.newTab")})</span>
		</a>
	);
}
