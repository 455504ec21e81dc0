import type { ReactNode } from "react";
import type { AccountPage, AccountTab } from "../../../shared/routes.ts";

/** The account pages whose form is an island; those of the account's tabs are plain posts. */
export type FormIsland = Exclude<AccountPage, AccountTab>;

/** Each has its code in client/browser/shell/loading/islands.ts. */
export type IslandName = "header" | "filters" | "meeting" | FormIsland;

interface IslandProps {
	name: IslandName;
	/** The component's props, written beside it as JSON. */
	props?: object;
	children: ReactNode;
}

/** A part of the page that React hydrates at the visitor's first sign of interest. */
export const Island = ({ name, props, children }: IslandProps) => (
	<div className="island" data-region={name}>
		<div className="island" data-island={name}>
			{children}
		</div>
		{/* A template, since client-side navigation imports the page and a cloned script element is not trusted. */}
		{props && <template>{JSON.stringify(props)}</template>}
	</div>
);

interface JsonProps {
	data: object;
	id?: string;
	type?: "application/json" | "application/ld+json";
}

/** Data of the whole page as JSON, for scripts or search engines; not to be used inside `main`, which is imported. */
export const Json = ({ data, id, type = "application/json" }: JsonProps) => (
	<script
		type={type}
		id={id}
		// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped cannot leave its element
		dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
	/>
);
