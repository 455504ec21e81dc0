import { SECTIONS } from "../../../shared/sections.ts";
import { usePage } from "../page.ts";
import { Icon } from "./icon.tsx";

/** client/browser/library/shelves.ts fills the shelves. Every part reserves its height, so nothing moves. */
export function Shelves() {
	const { t } = usePage();
	return (
		<div className="shelves container" data-enhance="shelves">
			<Shelf name="progress" title={t("saved.continue")} />
			<Shelf name="saved" title={t("saved.title")} empty={t("saved.emptySaved")} />
			<p className="row soft-xs shelves__note">
				<span>{t("saved.note")}</span>
				<label>
					<input type="checkbox" data-keep /> {t("saved.keep")}
				</label>
				<label>
					<input type="checkbox" data-reading /> {t("saved.reading")}
				</label>
			</p>
			<Entry />
		</div>
	);
}

const Shelf = ({ name, title, empty }: { name: "progress" | "saved"; title: string; empty?: string }) => (
	<section className="shelf" data-shelf={name} aria-labelledby={`shelf-${name}`}>
		<h2 id={`shelf-${name}`} tabIndex={-1}>
			{title}
		</h2>
		<div className="shelf__place">
			{empty && <p className="shelf__empty">{empty}</p>}
			<ul className="shelf__list" hidden />
		</div>
	</section>
);

/** The template of an entry, with the icons of all sections. The script removes all but one. */
function Entry() {
	const { t } = usePage();
	return (
		<template data-entry>
			<li className="shelf__entry">
				{SECTIONS.map((section) => (
					<span key={section} className="shelf__kind" data-section={section}>
						<Icon name={section} />
						<span className="visually-hidden">{t(`itemNames.${section}`)}</span>
					</span>
				))}
				<a className="shelf__title" href="#top">
					…
				</a>
				<progress className="shelf__progress" max="1" value="0" aria-hidden="true" />
				<span className="soft-xs shelf__time" data-read={t("saved.read", { share: "{{share}}" })} />
				<button
					className="shelf__remove"
					type="button"
					aria-label={t("saved.remove", { title: "…" })}
					data-label={t("saved.remove", { title: "{{title}}" })}
					data-done={t("saved.removed", { title: "{{title}}" })}
				>
					<Icon name="close" />
				</button>
			</li>
		</template>
	);
}
