import type { HcaFlow } from "../../shared/hca.ts";
import { paths } from "../../shared/routes.ts";
import { usePage } from "../page.ts";

interface HcaButtonsProps {
	/** The page to come back to. */
	returnTo?: string;
	small?: boolean;
}

/** Register and login with the external identity. Each is a form; client/shell/hca.ts lets it wait visibly. [4.18] */
export function HcaButtons({ returnTo, small = false }: HcaButtonsProps) {
	const { path } = usePage();
	return (
		<div className="hca-buttons">
			<HcaButton flow="login" returnTo={returnTo ?? path} className={small ? "button button--small" : "button"} />
			<HcaButton
				flow="register"
				returnTo={returnTo ?? path}
				className={small ? "button button--ghost button--small" : "button button--ghost"}
			/>
		</div>
	);
}

function HcaButton({ flow, returnTo, className }: { flow: HcaFlow; returnTo: string; className: string }) {
	const { locale, t } = usePage();
	return (
		<form method="post" action={paths.hca(locale, flow)} data-hca>
			<input type="hidden" name="returnTo" value={returnTo} />
			<button className={className} type="submit">
				{t(`hca.${flow}`)}
			</button>
		</form>
	);
}
