import { translator } from "../../../locales/index.ts";
import { localeOf } from "../../../shared/locales.ts";
import { SECTIONS, type Section } from "../../../shared/sections.ts";
import type { Finding, Subject } from "../../runtime/findings/finding-store.ts";
import type { Review } from "../../visitor/preview/review-store.ts";
import { OpsDocument, Verdict } from "../document.tsx";
import { ago, Moment } from "../words.tsx";
import { cmsAddress } from "./cms.ts";
import { fieldInWords, whatIsWrong, whatToDo } from "./finding-words.ts";
import { Reviews } from "./reviews.tsx";

interface FindingsProps {
	/** null: the read failed. */
	findings: readonly Finding[] | null;
	now: number;
	/** The address for visitors; null: the entry has no page. */
	addressOf: (subject: Subject) => string | null;
}

interface ContentPageProps extends FindingsProps {
	reader: string;
	reviews: readonly Review[] | null;
}

/** The page for the CMS's editors: content dropped or changed by the portal in the last day. */
export const ContentPage = ({ reader, findings, reviews, ...props }: ContentPageProps) => (
	<OpsDocument title="Content" path="/ops/content" reader={reader} now={props.now}>
		<Summary findings={findings} />
		{bySection(findings ?? []).map(({ section, entries }) => (
			<section key={section ?? "pages"} aria-labelledby={`of-${section ?? "pages"}`}>
				<h2 id={`of-${section ?? "pages"}`}>{nameOf(section)}</h2>
				<ul className="ops-entries">
					{entries.map(([key, found]) => (
						<Entry key={key} findings={found} {...props} />
					))}
				</ul>
			</section>
		))}
		<Reviews reviews={reviews} now={props.now} />
	</OpsDocument>
);

const keyOf = ({ locale, documentId, slug }: Subject): string => `${locale}/${documentId ?? slug}`;
const nameOf = (section: Section | null): string =>
	section === null ? "Pages and footer" : translator("en-IE")(`sections.${section}`);

/** Sections in the order of the navigation, their entries by the newest finding. */
function bySection(findings: readonly Finding[]) {
	const sections = Map.groupBy(findings, ({ section }) => section);
	return [...SECTIONS, null].flatMap((section) => {
		const entries = Map.groupBy(sections.get(section) ?? [], keyOf);
		return entries.size === 0 ? [] : [{ section, entries: [...entries] }];
	});
}

function Summary({ findings }: Pick<FindingsProps, "findings">) {
	if (findings === null) {
		return (
			<Verdict isGood={false} title="The list is unavailable right now">
				Try again in a minute. The portal works without it.
			</Verdict>
		);
	}
	if (findings.length === 0) {
		return (
			<Verdict isGood title="All content is shown as written">
				Nothing that was read in the last 24 hours had to be dropped or changed.
			</Verdict>
		);
	}
	const entries = new Set(findings.map((one) => `${one.section} ${keyOf(one)}`)).size;
	return (
		<Verdict isGood={false} title={entries === 1 ? "1 entry needs attention" : `${entries} entries need attention`}>
			In the last 24 hours the portal had to leave out or change what is below. Publishing an entry again removes it
			from this list. It returns if a visitor opens it and something is still wrong.
		</Verdict>
	);
}

function Entry({ findings, now, addressOf }: { findings: Finding[] } & Omit<FindingsProps, "findings">) {
	const [subject] = findings;
	if (!subject) return null;
	const title = subject.title ?? subject.slug ?? "Untitled";
	const [address, cms] = [addressOf(subject), cmsAddress(subject)];
	return (
		<li className="ops-entry">
			<h3 lang={subject.title === null ? undefined : localeOf(subject.locale).iso}>{title}</h3>
			<p className="ops-entry__ways">
				<span>{subject.locale}</span>
				{address && (
					<a href={address} aria-label={`On the portal: ${title}`}>
						On the portal
					</a>
				)}
				{cms && (
					<a href={cms} aria-label={`Edit in the CMS: ${title}`}>
						Edit in the CMS
					</a>
				)}
			</p>
			<ul className="ops-findings">
				{findings.map((finding) => (
					<li key={[finding.kind, finding.field, finding.detail].join()}>
						<p>
							<strong>
								<WhatIsWrong {...finding} />
							</strong>{" "}
							{whatToDo(finding)}
						</p>
						<p className="ops-hint">{`Field: ${fieldInWords(finding)}. Seen ${ago(finding.at, now)}.`}</p>
					</li>
				))}
			</ul>
		</li>
	);
}

/** The detail of another start time is the provider's, in ISO 8601. */
function WhatIsWrong({ kind, detail }: Finding) {
	if (kind !== "date" || detail === null) return whatIsWrong({ kind, detail });
	return (
		<>
			{whatIsWrong({ kind, detail: null }).slice(0, -1)} (<Moment at={Date.parse(detail)} dated />
			).
		</>
	);
}
