import { usePage } from "../page.ts";
import { Icon } from "./icon.tsx";
import { Once } from "./once.tsx";

/** Something to follow, and with which kind of app. */
export interface Follow {
	kind: keyof typeof WAYS;
	name: string;
	/** Whole, as one pastes it into an app. */
	href: string;
}

/** The kinds of apps, with their icons. */
const WAYS = { feed: "feed", podcast: "podcasts", calendar: "calendar" } as const;
const KINDS = ["podcast", "calendar", "feed"] as const satisfies Follow["kind"][];

/** What can be followed of a list, and how, for somebody who has never done so; the region stays where there is nothing. */
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
					const own = follow.filter((one) => one.kind === kind);
					return own.length > 0 && <Way key={kind} kind={kind} follow={own} />;
				})}
			</ul>
		</details>
	);
}

function Way({ kind, follow }: { kind: Follow["kind"]; follow: readonly Follow[] }) {
	const { t } = usePage();
	return (
		<li>
			<strong>
				<Icon name={WAYS[kind]} />
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
