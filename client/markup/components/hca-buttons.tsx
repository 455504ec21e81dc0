import type { HcaFlow } from "../../../shared/hca.ts";
import { paths } from "../../../shared/routes.ts";
import { usePage } from "../page.ts";

interface HcaButtonsProps {
	returnTo?: string;
	small?: boolean;
	/** The provider asks for the account again, even if it has a session. */
	again?: boolean;
	/** A new tab, for a page that must stay. Scripts would open the provider in this one. */
	target?: "_blank" | undefined;
}

/** Each is a form. client/browser/hca/submit.ts shows a spinner while it is sent. [4.18] */
export function HcaButtons({ returnTo, small = false, again = false, target }: HcaButtonsProps) {
	const { address } = usePage();
	const props = { returnTo: returnTo ?? address, again, target };
	return (
		<div className="hca-buttons">
			<HcaButton {...props} flow="login" className={small ? "button button--small" : "button"} />
			<HcaButton
				{...props}
				flow="register"
				className={small ? "button button--ghost button--small" : "button button--ghost"}
			/>
		</div>
	);
}

interface HcaButtonProps extends Pick<HcaButtonsProps, "target"> {
	flow: HcaFlow;
	returnTo: string;
	again: boolean;
	className: string;
}

function HcaButton({ flow, returnTo, again, target, className }: HcaButtonProps) {
	const { locale, t } = usePage();
	return (
		<form method="post" action={paths.hca(locale, flow)} target={target} data-hca={!target || undefined}>
			<input type="hidden" name="returnTo" value={returnTo} />
			{again && <input type="hidden" name="again" value="1" />}
			{/* A click before the hydration has already marked the button as busy. */}
			<button className={className} type="submit" suppressHydrationWarning>
				{t(`hca.${flow}`)}
				{target && ` (${t("nav.newTab")})`}
			</button>
		</form>
	);
}
