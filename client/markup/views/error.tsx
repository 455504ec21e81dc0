import type { MessageKey } from "../../../locales/keys.ts";
import { NOT_FOUND_MESSAGE } from "../../../shared/constants.ts";
import { SearchForm } from "../components/search-form.tsx";
import { WaysIn } from "../components/ways-in.tsx";
import { usePage } from "../page.ts";

/** Errors with words of their own, where those of the status would be wrong. */
export type ErrorReason = "foreign" | "unreadable" | "cancelled";

export interface ErrorProps {
	status: number;
	/** null: what the status says. */
	reason: ErrorReason | null;
	/** By which the error is found in the log. */
	requestId: string;
	/** The address to try again; null: trying again does not help. */
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

const REASONS: Readonly<Record<ErrorReason, Words>> = {
	foreign: { title: "error.failedTitle", text: "errorReasons.foreign" },
	unreadable: { title: "error.failedTitle", text: "errorReasons.unreadable" },
	cancelled: { title: "error.goneTitle", text: "event.cancelled" },
};

/** For signed-in users whose level is limited. */
const LIMITED: Words = { title: "gate.limitedTitle", text: "gate.limited" };

export const errorWords = (status: number, reason: ErrorReason | null): Words =>
	(reason ? REASONS[reason] : WORDS[status]) ?? { title: "error.failedTitle", text: "error.failed" };

/** The page of every error, with the words of its status or reason. [2.24, 2.25] */
export function ErrorView({ status, reason, requestId, retry }: ErrorProps) {
	const { userId, t } = usePage();
	const isGated = status === 403 && reason === null;
	const words = isGated && userId !== null ? LIMITED : errorWords(status, reason);
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
			<SearchForm id="error-search" placeholder={t("home.searchPrompt")} />
			<p className="error-page__reference">
				{status === 404 && t(words.text) !== NOT_FOUND_MESSAGE && <span lang="en">{NOT_FOUND_MESSAGE} </span>}
				{t("error.reference")} <code>{requestId}</code>
			</p>
		</section>
	);
}
