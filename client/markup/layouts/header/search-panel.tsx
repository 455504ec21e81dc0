import { useEffect, useRef } from "react";
import { SEARCH_DELAY_MS } from "../../../../shared/constants.ts";
import { Icon } from "../../components/icon.tsx";
import { Once } from "../../components/once.tsx";
import { SearchForm } from "../../components/search-form.tsx";
import { usePage } from "../../page.ts";

/** The header's search panel. Escape, a click outside and the submit close it. [2.32-2.34] */
export function SearchPanel() {
	const { t } = usePage();
	const panel = useSearchDelays();
	return (
		<div className="search-panel" id="site-search" popover="auto" ref={panel}>
			<Once of={[SearchPanel]}>
				{() => (
					<div className="container search-panel__row">
						<SearchForm id="site-search-term" placeholder={t("home.searchPrompt")} autoFocus />
						<PopoverClose popover="site-search" />
					</div>
				)}
			</Once>
		</div>
	);
}

/** By default Escape in a search field only clears its text; here it closes the panel. */
function closeByEscape(this: HTMLElement, event: KeyboardEvent): void {
	if (event.key !== "Escape") return;
	event.preventDefault();
	this.hidePopover();
}

/** Focuses the field 300 ms after opening and clears it 300 ms after closing. [2.32, 2.34] */
function useSearchDelays() {
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const panel = ref.current;
		const field = panel?.querySelector("input");
		// The attribute is for visitors without script, for whom the browser focuses at once.
		if (field) field.autofocus = false;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const follow = (isOpen: boolean) => {
			clearTimeout(timer);
			timer = setTimeout(() => {
				if (isOpen) field?.focus();
				else panel?.querySelector("form")?.reset();
			}, SEARCH_DELAY_MS);
		};
		const onToggle = (event: ToggleEvent) => follow(event.newState === "open");
		panel?.addEventListener("beforetoggle", onToggle);
		panel?.addEventListener("keydown", closeByEscape);
		// The panel may be open already: the click that opened it may have started the hydration. Or it is closed again.
		follow(panel?.matches(":popover-open") ?? false);
		return () => {
			clearTimeout(timer);
			panel?.removeEventListener("beforetoggle", onToggle);
			panel?.removeEventListener("keydown", closeByEscape);
		};
	}, []);
	return ref;
}

export function PopoverClose({ popover }: { popover: string }) {
	const { t } = usePage();
	return (
		<button className="header__button header__close" type="button" popoverTarget={popover} popoverTargetAction="hide">
			<Icon name="close" />
			<span className="visually-hidden">{t("nav.close")}</span>
		</button>
	);
}
