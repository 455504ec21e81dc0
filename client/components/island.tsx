import type { ReactNode } from "react";

interface IslandProps {
	/** As client/shell/islands.ts knows it. */
	name: string;
	/** What its component is given, written beside it as JSON. */
	props?: object;
	children: ReactNode;
}

/** A part of the page that React takes over in the browser at the first sign of intent. */
export const Island = ({ name, props, children }: IslandProps) => (
	<div className="island" data-region={name}>
		<div className="island" data-island={name}>
			{children}
		</div>
		{/* Not a script: pages are cloned as they are opened, and a script that is cloned is not trusted. */}
		{props && <template>{JSON.stringify(props)}</template>}
	</div>
);

interface JsonProps {
	data: object;
	id?: string;
	type?: "application/json" | "application/ld+json";
}

/** Data of the whole page, for its scripts or for search engines; never inside `main`. */
export const Json = ({ data, id, type = "application/json" }: JsonProps) => (
	<script
		type={type}
		id={id}
		// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped cannot leave its element
		dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
	/>
);
