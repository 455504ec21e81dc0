import type { ReactNode } from "react";
import { COUNTRY_CODES } from "../../shared/countries.ts";
import { localesOf } from "../../shared/locales.ts";
import { SECTIONS } from "../../shared/sections.ts";
import type { RecordedPurge } from "../cache/purges/purges.ts";
import { ALL_SECTIONS, EVERYWHERE, missingIn, type SentForm } from "./by-hand.ts";
import { countryName, Moment, number, Table } from "./words.tsx";

export interface PurgingProps {
	/** Newest first; null: cannot be read. */
	purges: readonly RecordedPurge[] | null;
	/** The form as it was sent, if it lacked something; null otherwise. */
	sent: SentForm | null;
}

const SHOWN = 12;
const FEW_TAGS = 3;

/** The purge form and the last purges. */
export const Purging = ({ purges, sent }: PurgingProps) => (
	<div className="ops-columns">
		<section aria-labelledby="purge">
			<h2 id="purge">Purge by hand</h2>
			<p className="ops-hint">
				Pages and content are asked of the backend anew. While it is down, what was purged is not there: 503 instead of
				an older page.
			</p>
			<PurgeForm sent={sent} />
		</section>
		<section>
			<h2>Last purges</h2>
			{purges === null && <p>They cannot be read: their Durable Object does not answer.</p>}
			{purges?.length === 0 && <p>None yet.</p>}
			{purges && purges.length > 0 && (
				<Table
					label="Last purges"
					words={4}
					columns={["When", "By", "Of", "Tags"]}
					rows={purges
						.slice(0, SHOWN)
						.map(({ at, event, model, tags }) => [<Moment at={at} key="at" />, event, model, tagsInWords(tags)])}
				/>
			)}
		</section>
	</div>
);

/** Nothing is preselected, and purging everything everywhere must be confirmed. */
function PurgeForm({ sent }: Pick<PurgingProps, "sent">) {
	const missing = sent ? missingIn(sent) : {};
	const first = Object.keys(missing)[0];
	return (
		<form className="ops-form" method="post" action="/ops/status" autoComplete="off">
			<Choice name="where" label="Where" chosen={sent?.where} missing={missing.where} isFirst={first === "where"}>
				<option value={EVERYWHERE}>Everywhere</option>
				{COUNTRY_CODES.map((code) => (
					<optgroup label={countryName(code)} key={code}>
						<option value={code}>All of {countryName(code)}</option>
						{localesOf(code).map((locale) => (
							<option value={locale.code} key={locale.code}>
								{locale.code}
							</option>
						))}
					</optgroup>
				))}
			</Choice>
			<Choice
				name="section"
				label="What"
				chosen={sent?.section}
				missing={missing.section}
				isFirst={first === "section"}
			>
				<option value={ALL_SECTIONS}>Everything</option>
				{SECTIONS.map((section) => (
					<option value={section} key={section}>
						{section}
					</option>
				))}
			</Choice>
			<div className="ops-confirm">
				<label>
					<input
						type="checkbox"
						name="confirmed"
						value="yes"
						{...wrong("confirmed", missing.confirmed, first === "confirmed")}
					/>
					Yes, everything everywhere: all hosts begin with a cold cache
				</label>
				<Missing name="confirmed" text={missing.confirmed} />
			</div>
			<button className="button button--danger" type="submit">
				Purge
			</button>
		</form>
	);
}

interface ChoiceProps {
	name: "where" | "section";
	label: string;
	chosen: string | undefined;
	missing: string | undefined;
	isFirst: boolean;
	children: ReactNode;
}

const Choice = ({ name, label, chosen = "", missing, isFirst, children }: ChoiceProps) => (
	<div className="ops-choice">
		<label htmlFor={`purge-${name}`}>{label}</label>
		<select
			className="input"
			id={`purge-${name}`}
			name={name}
			required
			defaultValue={chosen}
			{...wrong(name, missing, isFirst)}
		>
			<option value="">Choose…</option>
			{children}
		</select>
		<Missing name={name} text={missing} />
	</div>
);

/** Marks a field that lacks something; the first of them gets the focus. */
const wrong = (name: string, missing: string | undefined, isFirst: boolean) =>
	missing === undefined
		? {}
		: { "aria-invalid": true, "aria-describedby": `purge-${name}-missing`, autoFocus: isFirst };

const Missing = ({ name, text }: { name: string; text: string | undefined }) =>
	text && (
		<p className="field-error" id={`purge-${name}-missing`}>
			{text}
		</p>
	);

const tagsInWords = (tags: readonly string[]): string =>
	tags.length <= FEW_TAGS
		? tags.join(", ")
		: `${tags.slice(0, FEW_TAGS).join(", ")} and ${number(tags.length - FEW_TAGS)} more`;
