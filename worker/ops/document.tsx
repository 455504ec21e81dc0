import type { ReactNode } from "react";
import { BRAND } from "../../shared/brand.ts";
import { opsStylesheet, stylesheet } from "../render/assets.ts";
import { config } from "../runtime/config.ts";
import { Moment } from "./words.tsx";

interface OpsDocumentProps {
	title: string;
	alarm?: string | null;
	facts?: ReactNode;
	reader: string;
	now: number;
	path: string;
	children: ReactNode;
}

export const OpsDocument = ({ title, alarm = null, facts, reader, now, path, children }: OpsDocumentProps) => (
	<html lang="en">
		<head>
			<meta charSet="utf-8" />
			<meta name="viewport" content="width=device-width, initial-scale=1" />
			<meta name="color-scheme" content="light dark" />
			<meta name="robots" content="noindex" />
			<title>{`${alarm === null ? "" : `${alarm}: `}${title} | ${BRAND.portal}`}</title>
			<link rel="stylesheet" href={stylesheet} />
			<link rel="stylesheet" href={opsStylesheet} />
			<link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
		</head>
		<body className="ops">
			<header className="ops-header">
				<h1>{title}</h1>
				<dl className="ops-facts">
					<Fact name="Environment">{config.ENVIRONMENT}</Fact>
					{facts}
					<Fact name="You">{reader}</Fact>
					<Fact name="Now">
						<Moment at={now} />
					</Fact>
				</dl>
				<a className="button button--small button--ghost" href={path}>
					Refresh
				</a>
			</header>
			<main>{children}</main>
		</body>
	</html>
);

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
	<div>
		<dt>{name}</dt>
		<dd>{children}</dd>
	</div>
);

export const Verdict = ({ isGood, title, children }: { isGood: boolean; title: string; children: ReactNode }) => (
	<section className="ops-verdict" data-state={isGood ? "good" : "bad"} aria-labelledby="verdict">
		<h2 id="verdict">{title}</h2>
		<p>{children}</p>
	</section>
);
