import { usePage } from "../page.ts";
import { Icon } from "./icon.tsx";

/** How many cards are new since the last visit, and a filter for them. Only the browser knows: client/browser/visit/only-new.ts. */
export function NewSince() {
	const { t } = usePage();
	return (
		<button
			className="chip"
			type="button"
			hidden
			aria-pressed="false"
			data-news={t("today.news", { count: "{{count}}", day: "{{day}}" })}
		>
			<Icon name="news" />
			<span />
		</button>
	);
}
