import { paths } from "../../shared/routes.ts";
import type { Site } from "./middleware.ts";

/** A page of the locale on this host, or the home page: nobody is led away by a link that was made up. */
export function localPath(path: string | undefined, { locale, origin }: Site): string {
	const home = paths.home(locale);
	if (path === undefined || !URL.canParse(path, origin)) return home;
	const url = new URL(path, origin);
	const isOwn = url.origin === origin && (url.pathname === home || url.pathname.startsWith(`${home}/`));
	return isOwn ? url.pathname + url.search : home;
}
