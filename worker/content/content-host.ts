import { config } from "../config.ts";

/** What the CMS names by relative addresses, and by its own absolute ones: pictures and media. */

/** Without one the embedded backend is it, whose name is never asked for. */
const HOST = config.CONTENT_URL ?? "http://backend";

/** null: no address at all. */
export const resolved = (url: string): URL | null => URL.parse(url, `${HOST}/`);

/** Whether the worker has it by `fetchContent`. */
export const isOnContentHost = ({ origin }: URL): boolean => origin === HOST;
