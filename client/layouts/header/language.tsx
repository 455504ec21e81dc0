import { useEffect, useRef } from "react";
import { localeOf } from "../../../shared/locales.ts";
import { Icon } from "../../components/icon.tsx";
import { usePage } from "../../page.ts";

/** The short name, up to 768 px the full one; without other locales there is nothing to open. [2.36, 2.37] */
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
		// Open or not is the browser's own state; it may be open already when React takes over.
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

/** Any click elsewhere closes it [4.11]; so do Escape, with the focus back on it, and the focus moving on. */
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
			// The menu around it stays open.
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
