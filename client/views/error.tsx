import { SearchForm } from "../components/search-form.tsx";
import { usePage } from "../page.ts";

export interface ErrorProps {
	status: number;
	/** The error's own message, in English for operators. [8.02] */
	message: string;
	/** Finds the error in the log. */
	requestId: string;
	/** The address to try again; null where trying again does not help. */
	retry: string | null;
}

const KINDS = { 404: "notFound", 410: "gone", 503: "unavailable" } as const;

/** Not found, and every other error under its own status. [2.24, 2.25] */
export function ErrorView({ status, message, requestId, retry }: ErrorProps) {
	const { t } = usePage();
	const kind = (KINDS as Record<number, (typeof KINDS)[keyof typeof KINDS] | undefined>)[status] ?? "failed";
	return (
		<section className="error-page container">
			<p className="error-page__status" aria-hidden="true">
				{status}
			</p>
			<h1>{t(`error.${kind}Title`)}</h1>
			<p className="lead">{t(`error.${kind}`)}</p>
			{retry && (
				<p>
					<a className="button" href={retry}>
						{t("error.retry")}
					</a>
				</p>
			)}
			<p>{t("error.prompt")}</p>
			<SearchForm id="error-search" />
			<p className="error-page__reference">
				{message !== t(`error.${kind}`) && <span lang="en">{message} </span>}
				{t("error.reference")}: <code>{requestId}</code>
			</p>
		</section>
	);
}
