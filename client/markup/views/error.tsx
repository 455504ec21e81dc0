import type { Kept } from "../../../shared/accounts/form-state.ts";
import { NOT_FOUND_MESSAGE } from "../../../shared/constants.ts";
import { type ErrorReason, errorWords } from "../../../shared/error-words.ts";
import type { Card } from "../../../shared/models.ts";
import { Hits } from "../components/hits.tsx";
import { SearchForm } from "../components/search-form.tsx";
import { SendAgain } from "../components/send-again.tsx";
import { SignInLinks } from "../components/sign-in-links.tsx";
import { usePage } from "../page.ts";

export interface ErrorProps {
	status: number;
	reason: ErrorReason | null;
	/** Finds the error in the log. Shown for failures of the portal only. */
	requestId: string;
	/** The request to try again, or null when another try would not help. */
	retry: Retry | null;
	/** For a missing item: those with similar addresses. */
	similar: readonly Card[];
}

interface Retry {
	address: string;
	/** The fields of a failed form post. Null for a page. */
	typed: Kept | null;
}

function RetryButton({ address, typed }: Retry) {
	const { t } = usePage();
	if (!typed) {
		return (
			<p>
				<a className="button" href={address}>
					{t("error.retry")}
				</a>
			</p>
		);
	}
	return <SendAgain address={address} typed={typed} label={t("error.retry")} />;
}

/** The text for signed-in users whose access level is too low. */
const LIMITED = { title: "gate.limitedTitle", text: "gate.limited" } as const;

/** Without intros, so that the search field below stays visible. */
function SimilarItems({ cards }: { cards: readonly Card[] }) {
	const { t } = usePage();
	const hits = cards.map((card) => ({ card: { ...card, intro: "" }, inText: false }));
	return (
		<nav aria-labelledby="alike-title">
			<h2 id="alike-title">{t("error.alike")}</h2>
			<Hits hits={hits} term="" page={1} heading="h3" />
		</nav>
	);
}

/** The page of every error, with the text of its status or reason. [2.24, 2.25] */
export function ErrorView({ status, reason, requestId, retry, similar }: ErrorProps) {
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
			{isGated && userId === null && <SignInLinks />}
			{retry && <RetryButton {...retry} />}
			{similar.length > 0 && <SimilarItems cards={similar} />}
			<p>{t("error.prompt")}</p>
			<SearchForm id="error-search" />
			{status === 404 && t(words.text) !== NOT_FOUND_MESSAGE && (
				<p className="soft-xs">
					<span lang="en">{NOT_FOUND_MESSAGE}</span>
				</p>
			)}
			{status >= 500 && (
				<p className="soft-xs">
					{t("error.reference")} <code>{requestId}</code>
				</p>
			)}
		</section>
	);
}
