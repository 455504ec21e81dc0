import type { ReactNode } from "react";
import { BRAND } from "../../shared/brand.ts";
import { opsStylesheet, stylesheet } from "../render/assets.ts";
import { Answers } from "./answers.tsx";
import { Backend, type BackendProps } from "./backend.tsx";
import { Caches } from "./caches.tsx";
import { Deeds, type DeedsProps } from "./deeds-table.tsx";
import { Purging, type PurgingProps } from "./purging.tsx";
import { ago, Moment } from "./words.tsx";

export interface StatusProps extends PurgingProps, BackendProps, DeedsProps {
	environment: string;
	/** Who reads the page. */
	reader: string;
	/** Says that a purge by hand has been made; null: none just now. */
	notice: string | null;
	release: string;
	/** Milliseconds since 1970; NaN: not known. */
	uploadedAt: number;
}

/** The operations page: a document of its own for staff, only in English and without scripts. */
export function StatusPage(props: StatusProps) {
	const { environment, release, uploadedAt, now, report, families, troubled } = props;
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="robots" content="noindex" />
				<title>{`${props.sent ? "Not purged: " : ""}Operations | ${BRAND.portal}`}</title>
				<link rel="stylesheet" href={stylesheet} />
				<link rel="stylesheet" href={opsStylesheet} />
				<link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
			</head>
			<body className="ops">
				<header className="ops-header">
					<h1>Operations</h1>
					<dl className="ops-facts">
						<Fact name="Environment">{environment}</Fact>
						<Fact name="Release">{release}</Fact>
						<Fact name="Deployed">{Number.isNaN(uploadedAt) ? "not known" : ago(uploadedAt, now)}</Fact>
						<Fact name="You">{props.reader}</Fact>
						<Fact name="Now">
							<Moment at={now} />
						</Fact>
					</dl>
					<a className="button button--small button--ghost" href="/ops/status">
						Read again
					</a>
				</header>
				<main>
					{props.notice && (
						<p className="ops-notice" role="status">
							{props.notice}
						</p>
					)}
					{props.sent && (
						<p className="ops-notice" data-state="bad" role="alert">
							Nothing was purged: <a href="#purge">the form</a> still needs something.
						</p>
					)}
					{report ? <Verdict concerns={report.concerns} /> : <Unknown />}
					<Backend report={report} families={families} troubled={troubled} now={now} />
					{report && <Caches caches={report.caches} />}
					{report && <Answers traffic={report.traffic} events={report.events} />}
					<Purging {...props} />
					<Deeds deeds={props.deeds} />
				</main>
			</body>
		</html>
	);
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
	<div>
		<dt>{name}</dt>
		<dd>{children}</dd>
	</div>
);

const Verdict = ({ concerns }: { concerns: readonly string[] }) =>
	concerns.length === 0 ? (
		<p className="ops-verdict" data-state="good">
			<strong>All is well.</strong> Nothing in this hour and the one before needs a look.
		</p>
	) : (
		<section className="ops-verdict" data-state="bad">
			<h2>{concerns.length === 1 ? "One thing needs a look" : `${concerns.length} things need a look`}</h2>
			<ul className="ops-list">
				{concerns.map((concern) => (
					<li key={concern}>{concern}.</li>
				))}
			</ul>
			<p>What to do is in docs/operations.md, under the alerts.</p>
		</section>
	);

const Unknown = () => (
	<p className="ops-verdict" data-state="bad">
		<strong>The counts cannot be read.</strong> The Durable Object that has them does not answer; the portal itself does
		not need it. Below is what this isolate knows.
	</p>
);
