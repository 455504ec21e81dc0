import { IconButton } from "../../components/icon-button.tsx";
import { Once } from "../../components/once.tsx";
import { SearchForm } from "../../components/search-form.tsx";
import { usePage } from "../../page.ts";

/** Escape, a click outside and the submit close it. [2.32-2.34] client/browser/header/search-panel.ts moves the focus. */
export function SearchPanel() {
	return (
		<div className="search-panel" id="site-search" popover="auto">
			<Once of={[SearchPanel]}>
				{() => (
					<div className="container search-panel__row">
						<SearchForm id="site-search-term" name="search.quick" />
						<PopoverClose popover="site-search" />
					</div>
				)}
			</Once>
		</div>
	);
}

export function PopoverClose({ popover }: { popover: string }) {
	const { t } = usePage();
	return (
		<IconButton
			className="header__button header__close"
			icon="close"
			label={t("nav.close")}
			popoverTarget={popover}
			popoverTargetAction="hide"
		/>
	);
}
