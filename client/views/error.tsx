import type { MessageKey } from "../../locales/keys.ts";
import { SearchForm } from "../components/search-form.tsx";
import { WaysIn } from "../components/ways-in.tsx";
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

interface Words {
	title: MessageKey;
	text: MessageKey;
}

const WORDS: Readonly<Record<number, Words>> = {
	403: { title: "gate.title", text: "gate.text" },
	404: { title: "error.notFoundTitle", text: "error.notFound" },
	410: { title: "error.goneTitle", text: "error.gone" },
	503: { title: "error.unavailableTitle", text: "error.unavailable" },
};

/** Whoever is signed in is told why that is not enough. */
const LIMITED: Words = { title: "gate.limitedTitle", text: "gate.limited" };

export const errorWords = (status: number): Words =>
	WORDS[status] ?? { title: "error.failedTitle", text: "error.failed" };

/** Not found, and every other error under its own status. [2.24, 2.25] */
export function ErrorView({ status, message, requestId, retry }: ErrorProps) {
	const { userId, t } = usePage();
	const isGated = status === 403;
	const words = isGated && userId !== null ? LIMITED : errorWords(status);
	return (
		<section className="error-page container">
			<p className="error-page__status" aria-hidden="true">
				{status}
			</p>
			<h1>{t(words.title)}</h1>
			<p className="lead">{t(words.text)}</p>
			{isGated && userId === null && <WaysIn />}
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
				{message !== t(words.text) && <span lang="en">{message} </span>}
				{t("error.reference")}: <code>{requestId}</code>
			</p>
		</section>
	);
}
