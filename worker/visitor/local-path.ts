import { paths } from "../../shared/routes.ts";
import type { Site } from "./site.ts";

/** The path, with query and fragment, if it is a page of the locale on this host, else the home page: prevents open redirects. */
export function localPath(path: string | undefined, { locale, origin }: Site): string {
	const home = paths.home(locale);
	if (path === undefined || !URL.canParse(path, origin)) return home;
	const url = new URL(path, origin);
	const isOwn = url.origin === origin && (url.pathname === home || url.pathname.startsWith(`${home}/`));
	return isOwn ? url.pathname + url.search + url.hash : home;
}
