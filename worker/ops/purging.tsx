import type { ReactNode } from "react";
import { COUNTRY_CODES } from "../../shared/countries.ts";
import { localesOf } from "../../shared/locales.ts";
import { SECTIONS } from "../../shared/sections.ts";
import type { RecordedPurge } from "../cache/purges/purges.ts";
import { ALL_SECTIONS, EVERYWHERE, type FieldName, type SentForm } from "./by-hand.ts";
import { countryName, List, Moment, number } from "./words.tsx";

export interface RefusedForm {
	sent: SentForm;
	/** Empty: the form is complete, but the purge failed. */
	missing: Partial<Record<FieldName, string>>;
}

export interface PurgingProps {
	/** Newest first; null: the read failed. */
	purges: readonly RecordedPurge[] | null;
	refused: RefusedForm | null;
}

const SHOWN = 12;
const FEW_TAGS = 3;

export const Purging = ({ purges, refused }: PurgingProps) => (
	<div className="ops-columns">
		<section aria-labelledby="purge">
			<h2 id="purge">Purge by hand</h2>
			<p className="ops-hint">
				The next visit loads fresh content from the backend. While the backend is down, visitors get 503 instead of an
				older page.
			</p>
			<ItemForm refused={refused} />
			<AreaForm refused={refused} />
		</section>
		<section>
			<h2>Recent purges</h2>
			<List
				label="Recent purges"
				words={4}
				columns={["When", "Trigger", "Target", "Tags"]}
				rows={purges
					?.slice(0, SHOWN)
					.map(({ at, event, model, tags }) => [<Moment at={at} key="at" />, event, model, tagsInWords(tags)])}
				none="None yet."
			/>
		</section>
	</div>
);

type FormProps = Pick<PurgingProps, "refused">;

const Form = ({ button, children }: { button: string; children: ReactNode }) => (
	<form className="ops-form" method="post" action="/ops/status" autoComplete="off">
		{children}
		<button className="button button--danger" type="submit">
			{button}
		</button>
	</form>
);

const ItemForm = ({ refused }: FormProps) => (
	<Form button="Purge this address">
		<div className="ops-choice">
			<label htmlFor="purge-address">Address of an item, a page or a picture</label>
			<input
				className="input"
				id="purge-address"
				name="address"
				placeholder="https://…"
				required
				maxLength={2000}
				defaultValue={refused && "address" in refused.sent ? refused.sent.address : ""}
				{...wrong("address", refused)}
			/>
			<Missing name="address" refused={refused} />
		</div>
	</Form>
);

/** Nothing is preselected, and a purge of everything everywhere needs a confirmation. */
const AreaForm = ({ refused }: FormProps) => (
	<Form button="Purge this selection">
		<Choice name="where" label="Where" refused={refused}>
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
		<Choice name="section" label="What" refused={refused}>
			<option value={ALL_SECTIONS}>Everything</option>
			{SECTIONS.map((section) => (
				<option value={section} key={section}>
					{section}
				</option>
			))}
		</Choice>
		<div className="ops-confirm">
			<label>
				<input type="checkbox" name="confirmed" value="yes" {...wrong("confirmed", refused)} />
				Yes, everything everywhere: all hosts begin with a cold cache
			</label>
			<Missing name="confirmed" refused={refused} />
		</div>
	</Form>
);

interface ChoiceProps extends FormProps {
	name: "where" | "section";
	label: string;
	children: ReactNode;
}

const Choice = ({ name, label, refused, children }: ChoiceProps) => (
	<div className="ops-choice">
		<label htmlFor={`purge-${name}`}>{label}</label>
		<select
			className="input"
			id={`purge-${name}`}
			name={name}
			required
			defaultValue={refused && "where" in refused.sent ? refused.sent[name] : ""}
			{...wrong(name, refused)}
		>
			<option value="">Choose…</option>
			{children}
		</select>
		<Missing name={name} refused={refused} />
	</div>
);

/** Marks an invalid field. The first one gets the focus. */
function wrong(name: FieldName, refused: RefusedForm | null) {
	if (!refused?.missing[name]) return {};
	const isFirst = Object.keys(refused.missing)[0] === name;
	return { "aria-invalid": true, "aria-describedby": `purge-${name}-missing`, autoFocus: isFirst };
}

const Missing = ({ name, refused }: FormProps & { name: FieldName }) =>
	refused?.missing[name] && (
		<p className="field-error" id={`purge-${name}-missing`}>
			{refused.missing[name]}
		</p>
	);

const tagsInWords = (tags: readonly string[]): string =>
	tags.length <= FEW_TAGS
		? tags.join(", ")
		: `${tags.slice(0, FEW_TAGS).join(", ")} and ${number(tags.length - FEW_TAGS)} more`;
