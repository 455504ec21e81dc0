import { useEffect, useRef } from "react";
import { localeOf } from "../../../../shared/locales.ts";
import { Icon } from "../../components/icon.tsx";
import { usePage } from "../../page.ts";

/** The locale's short name, up to 768 px its full one, with a dropdown where the country has other locales. [2.36, 2.37] */
export function LanguageSwitcher() {
	const { locale, otherLocales, t } = usePage();
	const dropdown = useClosesElsewhere();
	const { name, shortName } = localeOf(locale);
	const label = (
		<>
			<span className="visually-hidden">{t("nav.language")}: </span>
			<span className="language__short">{shortName}</span>
			<span className="language__full">{name}</span>
		</>
	);
	if (otherLocales.length === 0) return <p className="language language--single">{label}</p>;
	return (
		// The browser owns the `open` state, so that it may differ at hydration.
		<details className="language" ref={dropdown} suppressHydrationWarning>
			<summary>
				{label}
				<Icon name="chevron" />
			</summary>
			<ul>
				{otherLocales.map(({ code, href }) => {
					const other = localeOf(code);
					return (
						<li key={code}>
							<a href={href} lang={other.iso} hrefLang={other.iso}>
								{other.name}
							</a>
						</li>
					);
				})}
			</ul>
		</details>
	);
}

/** Closes the dropdown on a click elsewhere [4.11], when the focus leaves it, and on Escape, which focuses its button. */
function useClosesElsewhere() {
	const ref = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		const leave = (event: Event) => {
			const details = ref.current;
			if (details?.open && event.target instanceof Node && !details.contains(event.target)) details.open = false;
		};
		const closeByKey = (event: KeyboardEvent) => {
			const details = ref.current;
			if (event.key !== "Escape" || !details?.open) return;
			details.open = false;
			details.querySelector("summary")?.focus();
			// Keeps the menu popover around it open.
			event.preventDefault();
		};
		document.addEventListener("click", leave);
		document.addEventListener("focusin", leave);
		document.addEventListener("keydown", closeByKey);
		return () => {
			document.removeEventListener("click", leave);
			document.removeEventListener("focusin", leave);
			document.removeEventListener("keydown", closeByKey);
		};
	}, []);
	return ref;
}
