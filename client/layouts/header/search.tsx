import { useEffect, useRef } from "react";
import { SEARCH_DELAY_MS } from "../../../shared/constants.ts";
import { Icon } from "../../components/icon.tsx";
import { Once } from "../../components/once.tsx";
import { SearchForm } from "../../components/search-form.tsx";
import { usePage } from "../../page.ts";

/** The header's search. Escape, a tap beside it and the submit close it. [2.32-2.34] */
export function SearchPanel() {
	const { t } = usePage();
	const panel = useSearchDelays();
	return (
		<div className="search-panel" id="site-search" popover="auto" ref={panel}>
			<Once of={SearchPanel}>
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

/** In a search field with text the browser's Escape would only clear it. */
function closeByEscape(this: HTMLElement, event: KeyboardEvent): void {
	if (event.key !== "Escape") return;
	event.preventDefault();
	this.hidePopover();
}

/** Focused when it has opened, cleared when it has closed, each after the panel's movement. */
function useSearchDelays() {
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const panel = ref.current;
		const field = panel?.querySelector("input");
		// Without a script the browser focuses at once.
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
		// The click that opened it may be what brought this code here, and it may be closed again already.
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
