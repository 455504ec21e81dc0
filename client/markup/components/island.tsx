import type { ReactNode } from "react";
import type { AccountPage, AccountTab } from "../../../shared/routes.ts";

/** The account pages with an island. Forms on the account tabs are plain form posts. */
export type FormIsland = Exclude<AccountPage, AccountTab>;

/** client/browser/shell/loading/islands.ts has the code of each. */
export type IslandName = "header" | "filters" | "meeting" | FormIsland;

interface IslandProps {
	name: IslandName;
	/** The component's props, written as JSON next to the island. */
	props?: object;
	children: ReactNode;
}

/** A part of the page that React hydrates at the visitor's first sign of interest. */
export const Island = ({ name, props, children }: IslandProps) => (
	<div className="island" data-region={name}>
		<div className="island" data-island={name}>
			{children}
		</div>
		{/* A template, because client-side navigation clones the page and Trusted Types reject cloned script elements. */}
		{props && <template>{JSON.stringify(props)}</template>}
	</div>
);

interface JsonProps {
	data: object;
	id?: string;
	type?: "application/json" | "application/ld+json";
}

/** JSON of the whole page, for scripts or search engines. Not for `main`, which client-side navigation clones. */
export const Json = ({ data, id, type = "application/json" }: JsonProps) => (
	<script
		type={type}
		id={id}
		// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped cannot leave its element
		dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
	/>
);
