import { paths } from "../../../shared/routes.ts";
import { usePage } from "../page.ts";

/**
 * The question for consent, the same for everybody. The boot script shows it before the first paint if the browser has no
 * answer, and client/browser/visit/banner.ts handles its buttons. Without scripts it stays hidden: nothing is tracked.
 */
export function ConsentBanner() {
	const { locale, tagManager, t } = usePage();
	return (
		<section
			className="consent"
			id="consent"
			aria-labelledby="consent-title"
			data-saved={t("cookies.saved")}
			data-nosnippet=""
			hidden
		>
			<div className="container consent__row">
				<div className="consent__words">
					{/* No heading, because the page's h1 must be the first. */}
					<p className="consent__title" id="consent-title">
						{t("cookies.title")}
					</p>
					<p>
						{t(tagManager ? "cookies.textMarketing" : "cookies.text")}{" "}
						<a href={paths.single(locale, "privacy")}>{t("cookies.privacy")}</a>
					</p>
				</div>
				<div className="consent__actions">
					<button className="button button--small" type="button" data-answer="reject">
						{t("cookies.rejectAll")}
					</button>
					<button className="button button--small" type="button" data-answer="accept">
						{t("cookies.acceptAll")}
					</button>
					<button className="consent__choose" type="button">
						{t("cookies.choose")}
					</button>
				</div>
			</div>
		</section>
	);
}
