import { translator } from "../../../../locales/index.ts";
import type { MessageKey } from "../../../../locales/keys.ts";
import type { FormState } from "../../../../shared/accounts/form-state.ts";
import { ARRIVING_FAILURES, NEUTRAL, SUCCESSES } from "../../../../shared/accounts/messages.ts";
import { BRAND } from "../../../../shared/brand.ts";
import type { LocaleCode } from "../../../../shared/locales.ts";
import { ACCOUNT_TABS, type AccountPage, paths, returningTo } from "../../../../shared/routes.ts";
import { everyLocale, type Head, switcherLinks } from "../../../render/head.ts";
import type { Loaded } from "../../../render/page.tsx";
import { queryOf } from "../../../visitor/params.ts";
import { localPath } from "../../../visitor/redirects.ts";
import type { Site } from "../../../visitor/site.ts";
import { addressIn } from "../../lists/other-locale.ts";

export function formState(site: Site, form: FormState | undefined): FormState {
	if (form) return form;
	const query = queryOf(site.search);
	const name = query.notice?.[0];
	const failed = ARRIVING_FAILURES.find((notice) => notice === name);
	return {
		values: {},
		failure: failed ? { notice: failed, errors: {} } : null,
		success: [...SUCCESSES, ...NEUTRAL].find((notice) => notice === name) ?? null,
		returnTo: localPath(query.return?.[0], site),
	};
}

export function formPage<Id extends AccountPage>(
	site: Site,
	id: Id,
	title: MessageKey,
	props: Loaded<Id>["props"],
): Loaded<Id> {
	const t = translator(site.locale);
	const { [id]: path }: Record<AccountPage, (locale: LocaleCode) => string> = paths;
	const head: Head = {
		title: `${t(title)} | ${BRAND.portal}`,
		description: t(title),
		paths: everyLocale(path),
		kind: "website",
	};
	// Sign-in returns to the account's tabs; on the other forms it returns to the page before them.
	const isTab = ACCOUNT_TABS.some((tab) => tab === id);
	const address = isTab ? path(site.locale) : props.returnTo;
	const otherLocales = switcherLinks(head, site, paths.home).map(({ code, href }) => ({
		code,
		href: isTab ? href : href + returningTo(addressIn(code, address, site)),
	}));
	return { props, head, current: null, address, otherLocales };
}
