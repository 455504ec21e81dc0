import { config } from "../config.ts";

/** The content host serves the CMS's pictures and media, to which the CMS links by relative or absolute addresses. */

/** Without CONTENT_URL it is the embedded backend, reached by its binding: the name here is never looked up. */
const HOST = config.CONTENT_URL ?? "http://backend";

/** The absolute address of a link of the CMS; null: not an address. */
export const resolved = (url: string): URL | null => URL.parse(url, `${HOST}/`);

/** Whether the worker can fetch it with `fetchContent`. */
export const isOnContentHost = ({ origin }: URL): boolean => origin === HOST;
