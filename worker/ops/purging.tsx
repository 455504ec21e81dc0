import { COUNTRY_CODES } from "../../shared/countries.ts";
import { localesOf } from "../../shared/locales.ts";
import { SECTIONS } from "../../shared/sections.ts";
import type { RecordedPurge } from "../purges/purges.ts";
import { ALL_SECTIONS, EVERYWHERE } from "./by-hand.ts";
import { countryName, Moment, number, Table } from "./words.tsx";

export interface PurgingProps {
	/** Newest first; null: cannot be read. */
	purges: readonly RecordedPurge[] | null;
}

const SHOWN = 12;
const FEW_TAGS = 3;

/** Last purges, and the form that makes one. */
export const Purging = ({ purges }: PurgingProps) => (
	<div className="ops-columns">
		<section>
			<h2>Purge by hand</h2>
			<p className="ops-hint">
				Pages and content are asked of the backend anew. While it is down, what was purged is not there: 503 instead of
				an older page.
			</p>
			<form className="ops-form" method="post" action="/ops/status">
				<label>
					Where
					<select className="input" name="where">
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
					</select>
				</label>
				<label>
					What
					<select className="input" name="section">
						<option value={ALL_SECTIONS}>Everything</option>
						{SECTIONS.map((section) => (
							<option value={section} key={section}>
								{section}
							</option>
						))}
					</select>
				</label>
				<button className="button button--danger" type="submit">
					Purge
				</button>
			</form>
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

const tagsInWords = (tags: readonly string[]): string =>
	tags.length <= FEW_TAGS
		? tags.join(", ")
		: `${tags.slice(0, FEW_TAGS).join(", ")} and ${number(tags.length - FEW_TAGS)} more`;
