import { BRAND } from "../../../shared/brand.ts";
import { Icon } from "../../components/icon.tsx";
import { usePage } from "../../page.ts";

/** "Login required", and the way to get access. [6.01] */
export function Gate() {
	const { t } = usePage();
	return (
		<section className="gate">
			<span className="gate__icon">
				<Icon name="lock" />
			</span>
			<h2>{t("gate.title")}</h2>
			<p>{t("gate.text")}</p>
			<p>
				<a className="button" href={`mailto:${BRAND.accessEmail}`}>
					{t("gate.request")}
				</a>
			</p>
			<p className="gate__hint">{t("gate.hint")}</p>
		</section>
	);
}
