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
	const { locale, address, t } = usePage();
	const size = small ? " button--small" : "";
	return (
		<div className="hca-buttons">
			{(["login", "register"] as const).map((flow) => (
				<form key={flow} method="post" action={paths.hca(locale, flow)} target={target} data-hca={!target || undefined}>
					<input type="hidden" name="returnTo" value={returnTo ?? address} />
					{again && <input type="hidden" name="again" value="1" />}
					{/* A click before the hydration has already marked the button as busy. */}
					<button
						className={`button${flow === "register" ? " button--ghost" : ""}${size}`}
						type="submit"
						suppressHydrationWarning
					>
						{t(`hca.${flow}`)}
						{target && ` (${t("nav.newTab")})`}
					</button>
				</form>
			))}
		</div>
	);
}
