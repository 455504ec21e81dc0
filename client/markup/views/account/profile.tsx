import { type Consents, shownConsents } from "../../../../shared/accounts/consents.ts";
import type { FormState } from "../../../../shared/accounts/form-state.ts";
import type { CountryCode } from "../../../../shared/countries.ts";
import { paths } from "../../../../shared/routes.ts";
import { type Fact, FactList } from "../../components/fact-list.tsx";
import { Icon } from "../../components/icon.tsx";
import { Warning } from "../../components/warning.tsx";
import { ConsentTick } from "../../forms/consent-tick.tsx";
import { PasswordField } from "../../forms/fields.tsx";
import { FailureNotice, Form } from "../../forms/form.tsx";
import { usePage } from "../../page.ts";
import { AccountFrame } from "./frame.tsx";

interface AccountUser {
	/** The country whose rules the account follows. */
	country: CountryCode;
	/** Access is limited until the profession is confirmed. [7.08] */
	isLimited: boolean;
	firstName: string;
	lastName: string;
	email: string;
	phone: string;
	onekeycode: string | null;
	/** Null when they cannot be read. */
	consents: Consents | null;
}

export interface ProfileProps extends FormState {
	/** Null when nobody is signed in. */
	user: AccountUser | null;
}

/** The user's details, consents and data. Its forms are plain form posts. */
export function Profile({ user, values, failure, success }: ProfileProps) {
	const { identity } = usePage();
	const failed = failure && failedForm(values);
	return (
		<AccountFrame success={success} failure={user ? null : failure}>
			{user && (
				<>
					<Details user={user} />
					<DevicesSection />
				</>
			)}
			{user && identity === "local" && (
				<>
					<ConsentSection user={user} values={values} failure={failed === "consents" ? failure : null} />
					<DataSection failure={failed === "data" ? failure : null} />
					<DeletionSection email={user.email} failure={failed === "deletion" ? failure : null} />
				</>
			)}
		</AccountFrame>
	);
}

/** Each of the page's forms has a field that the others do not have. */
function failedForm(values: FormState["values"]): "consents" | "deletion" | "data" {
	if ("manage" in values) return "consents";
	return "username" in values ? "deletion" : "data";
}

function Details({ user }: { user: AccountUser }) {
	const { t } = usePage();
	const facts: Fact[] = [
		[t("account.name"), `${user.firstName} ${user.lastName}`.trim()],
		[t("fields.email"), user.email],
		[t("fields.phone"), user.phone],
		[t("account.onekey"), user.onekeycode ?? ""],
	];
	return (
		<section className="account__section" aria-labelledby="account-facts">
			<h2 id="account-facts">{t("account.facts")}</h2>
			<FactList className="account__facts" facts={facts.filter(([, value]) => value)} />
			{user.isLimited && <p>{t("account.limited")}</p>}
		</section>
	);
}

function DevicesSection() {
	const { locale, identity, t } = usePage();
	return (
		<section className="account__section" aria-labelledby="account-devices">
			<h2 id="account-devices">{t("account.devicesTitle")}</h2>
			<p>{t("account.devicesText")}</p>
			<form method="post" action={paths.logoutEverywhere(locale)} data-hca-logout={identity === "hca" ? "" : undefined}>
				<button className="button button--ghost button--small" type="submit">
					{t("account.signOutEverywhere")}
				</button>
			</form>
		</section>
	);
}

function ConsentSection({ user, values, failure }: { user: AccountUser } & Pick<FormState, "values" | "failure">) {
	const { locale, t } = usePage();
	const { consents, country } = user;
	return (
		<section className="account__section" aria-labelledby="account-consents">
			<h2 id="account-consents">{t("consents.title")}</h2>
			{consents ? (
				<Form action={paths.consents(locale)} failure={failure} submit={t("account.save")}>
					<input type="hidden" name="manage" value="1" />
					{shownConsents(country).map((name) => (
						<div key={name}>
							<input type="hidden" name="asked" value={name} />
							<ConsentTick
								name={name}
								country={country}
								defaultChecked={failure ? values[name] === "true" : consents[name] === true}
							/>
						</div>
					))}
				</Form>
			) : (
				<Warning text={t("error.unavailable")} role="status">
					<a href={paths.profile(locale)}>{t("error.retry")}</a>
				</Warning>
			)}
		</section>
	);
}

function DataSection({ failure }: Pick<FormState, "failure">) {
	const { locale, t } = usePage();
	return (
		<section className="account__section" aria-labelledby="account-data">
			<h2 id="account-data">{t("account.dataTitle")}</h2>
			<p>{t("account.dataText")}</p>
			<FailureNotice failure={failure} />
			<p>
				{/* A link with a target is not prefetched. Personal data must not load before the user asks for it. */}
				<a className="button button--ghost button--small" href={paths.accountData(locale)} target="_self" download>
					<Icon name="download" />
					{t("account.download")}
				</a>
			</p>
		</section>
	);
}

function DeletionSection({ email, failure }: { email: string; failure: FormState["failure"] }) {
	const { locale, t } = usePage();
	const labels = { password: t("fields.password") };
	return (
		<section className="account__section" aria-labelledby="account-deletion">
			<h2 id="account-deletion">{t("account.deleteTitle")}</h2>
			<p>{t("account.deleteText")}</p>
			<details open={failure !== null}>
				<summary className="button button--danger button--small">{t("account.deleteSubmit")}</summary>
				<Form action={paths.account(locale)} failure={failure} labels={labels} submit={t("account.deleteConfirm")}>
					{/* For password managers. */}
					<input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
					<PasswordField
						name="password"
						label={labels.password}
						autoComplete="current-password"
						error={failure?.errors.password}
						missing="password"
					/>
				</Form>
			</details>
		</section>
	);
}
