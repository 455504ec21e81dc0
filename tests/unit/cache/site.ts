import type { Site } from "../../../worker/visitor/site.ts";

/** An anonymous visitor of a page in Ireland. */
export const anonymousSite: Site = {
	hostCountry: "ie",
	country: "ie",
	locale: "en-IE",
	level: "none",
	levelSignedOut: "none",
	session: null,
	lapsed: null,
	confirm: async () => undefined,
	endRefused: () => Promise.reject(new Error("There is no session")),
	signUpCard: false,
	deeplink: false,
	preview: null,
	origin: "http://ie.localhost",
	path: "/en-IE",
	search: "",
	requestId: "one",
};
