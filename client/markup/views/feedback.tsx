import type { PublicSingle } from "../../../shared/models.ts";
import { type FeedbackPage, paths } from "../../../shared/routes.ts";
import { Icon } from "../components/icon.tsx";
import { Headline, Prose } from "../components/text.tsx";
import { usePage } from "../page.ts";

export interface FeedbackProps {
	name: FeedbackPage;
	single: PublicSingle;
}

export function Feedback({ name, single }: FeedbackProps) {
	const { locale, t } = usePage();
	return (
		<article className="feedback" data-feedback={name}>
			<span className="feedback__icon">
				<Icon name={name} />
			</span>
			<Headline title={single.title} intro={single.intro} />
			<Prose html={single.content} />
			<p>
				<a className="button" href={paths.home(locale)}>
					{t("feedback.home")}
				</a>
			</p>
		</article>
	);
}
