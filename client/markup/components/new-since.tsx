import { usePage } from "../page.ts";
import { Icon } from "./icon.tsx";

/** The number of cards that are new since the last visit, as a filter. client/browser/visit/only-new.ts fills it. */
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
