import type { HcaFlow } from "../../../shared/hca.ts";
import { paths } from "../../../shared/routes.ts";
import { usePage } from "../page.ts";

interface HcaButtonsProps {
	returnTo?: string;
	small?: boolean;
	/** The provider asks for the account again, even if it has a session. */
	again?: boolean;
}

/** Each is a form. client/browser/shell/loading/hca.ts shows a spinner while it is sent. [4.18] */
export function HcaButtons({ returnTo, small = false, again = false }: HcaButtonsProps) {
	const { address } = usePage();
	return (
		<div className="hca-buttons">
			<HcaButton
				flow="login"
				returnTo={returnTo ?? address}
				again={again}
				className={small ? "button button--small" : "button"}
			/>
			<HcaButton
				flow="register"
				returnTo={returnTo ?? address}
				again={again}
				className={small ? "button button--ghost button--small" : "button button--ghost"}
			/>
		</div>
	);
}

interface HcaButtonProps {
	flow: HcaFlow;
	returnTo: string;
	again: boolean;
	className: string;
}

function HcaButton({ flow, returnTo, again, className }: HcaButtonProps) {
	const { locale, t } = usePage();
	return (
		<form method="post" action={paths.hca(locale, flow)} data-hca>
			<input type="hidden" name="returnTo" value={returnTo} />
			{again && <input type="hidden" name="again" value="1" />}
			{/* A click before the hydration has already marked the button as busy. */}
			<button className={className} type="submit" suppressHydrationWarning>
				{t(`hca.${flow}`)}
			</button>
		</form>
	);
}
