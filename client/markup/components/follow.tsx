import { usePage } from "../page.ts";
import { Icon } from "./icon.tsx";
import { Once } from "./once.tsx";

/** A feed, podcast or calendar that visitors can follow with an app. */
export interface Follow {
	kind: keyof typeof ICONS;
	name: string;
	/** The full URL, because visitors paste it into an app. */
	href: string;
}

const ICONS = { feed: "feed", podcast: "podcasts", calendar: "calendar" } as const;
const KINDS = ["podcast", "calendar", "feed"] as const satisfies Follow["kind"][];

/** Explains how to follow a list. Without anything to follow the region stays, so that client-side navigation can fill it. */
export const FollowRegion = ({ follow, open = false }: { follow: readonly Follow[]; open?: boolean }) => (
	<div data-region="follow">
		<Once of={[FollowRegion, open, JSON.stringify(follow)]}>
			{() => follow.length > 0 && <FollowPanel follow={follow} open={open} />}
		</Once>
	</div>
);

function FollowPanel({ follow, open }: { follow: readonly Follow[]; open: boolean }) {
	const { t } = usePage();
	return (
		<details className="follow" open={open}>
			<summary>
				<Icon name="feed" />
				{t("follow.title")}
				<Icon name="chevron" />
			</summary>
			<p>{t("follow.text")}</p>
			<ul>
				{KINDS.map((kind) => {
					const entries = follow.filter((entry) => entry.kind === kind);
					return entries.length > 0 && <FollowKind key={kind} kind={kind} follow={entries} />;
				})}
			</ul>
		</details>
	);
}

function FollowKind({ kind, follow }: { kind: Follow["kind"]; follow: readonly Follow[] }) {
	const { t } = usePage();
	return (
		<li>
			<strong>
				<Icon name={ICONS[kind]} />
				{t(`follow.${kind}`)}
			</strong>
			<p>{t(`follow.${kind}How`)}</p>
			{follow.map(({ name, href }) => (
				<p key={href}>
					<a href={kind === "calendar" ? href.replace(/^https?:/, "webcal:") : href}>{name}</a>
					<code>{href}</code>
				</p>
			))}
		</li>
	);
}
