import { country } from "../../../shared/countries.ts";
import { formatDate, formatTime } from "../../../shared/format.ts";
import { PREVIEW_LEVELS, type PreviewFacts, type ReviewFacts } from "../../../shared/preview.ts";
import { paths } from "../../../shared/routes.ts";
import { usePage } from "../page.ts";

/** Bar above a page in preview: the state of the content, the access level, and the way out. It works without scripts. */
export function PreviewBar() {
	const { locale, preview, accessLevel, address, t } = usePage();
	if (!preview) return null;
	return (
		<aside className="preview-bar" aria-label={t("preview.label")}>
			<div className="row preview-bar__row container">
				<State preview={preview} />
				<div className="row preview-bar__forms">
					{preview.by === "editor" && (
						<form method="post" action={paths.previewLevel(locale)}>
							<input type="hidden" name="return" value={address} />
							<fieldset className="row">
								<legend>{t("preview.level")}</legend>
								{PREVIEW_LEVELS.map((level) => (
									<button key={level} name="level" value={level} type="submit" aria-pressed={level === accessLevel}>
										{t(`preview.levels.${level}`)}
									</button>
								))}
							</fieldset>
						</form>
					)}
					<div className="row preview-bar__actions">
						{preview.item?.review && <ReviewLink review={preview.item.review} />}
						<form method="post" action={paths.endPreview(locale)}>
							<button type="submit">{t("preview.end")}</button>
						</form>
					</div>
				</div>
			</div>
		</aside>
	);
}

function useDateTime(): (at: string) => string {
	const { locale, country: code } = usePage();
	const { timeZone } = country(code);
	return (at) => `${formatDate(at, locale, timeZone)}, ${formatTime(at, locale, timeZone)}`;
}

/** Creates a review link for people without CMS access and shows the newest one. A script adds the copy button. */
function ReviewLink({ review: { section, documentId, link } }: { review: ReviewFacts }) {
	const { locale, address, t } = usePage();
	const moment = useDateTime();
	return (
		<form className="row preview-bar__review" method="post" action={paths.reviewLink(locale)}>
			<input type="hidden" name="return" value={address} />
			<input type="hidden" name="section" value={section} />
			<input type="hidden" name="documentId" value={documentId} />
			{link && (
				<div className="row preview-bar__link">
					<label htmlFor="review-link">{t("preview.reviewUntil", { date: moment(link.until) })}</label>
					<input id="review-link" type="url" readOnly value={link.address} />
					<button type="button" data-copy="review-link" data-copied={t("preview.copied")} hidden>
						{t("preview.copy")}
					</button>
					<span role="status" />
				</div>
			)}
			<button type="submit">{t(link ? "preview.extendLink" : "preview.reviewLink")}</button>
		</form>
	);
}

function State({ preview: { by, until, item, version } }: { preview: PreviewFacts }) {
	const { locale, t } = usePage();
	const moment = useDateTime();
	return (
		<dl className="row preview-bar__facts">
			<div>
				<dt>{t("preview.label")}</dt>
				{by === "reviewer" && (
					<dd className="preview-bar__state" data-state="draft">
						{t("preview.notApproved")}
					</dd>
				)}
				<dd className="preview-bar__state" data-state={item?.state ?? version}>
					{item ? t(`preview.states.${item.state}`) : t(version === "draft" ? "preview.lists" : "preview.published")}
				</dd>
				{item?.embargoUntil && (
					<dd className="preview-bar__state" data-state="embargo">
						{t("preview.embargo", { date: moment(item.embargoUntil) })}
					</dd>
				)}
			</div>
			{item && (
				<div>
					<dt>{t("preview.approval")}</dt>
					<dd>{item.approvalCode ?? t("preview.noApproval")}</dd>
				</div>
			)}
			<div>
				<dt>{t("preview.country")}</dt>
				<dd>
					{t("site.country")} ({locale})
				</dd>
			</div>
			{until && (
				<div>
					<dt>{t("preview.until")}</dt>
					<dd>{moment(until)}</dd>
				</div>
			)}
		</dl>
	);
}
