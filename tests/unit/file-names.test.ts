import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

/** What stands in two places of a runtime under one name: there it is the same thing. */
const SAME_THING = {
	worker: {
		"account.ts": "the page, and what its forms do",
		"accounts.ts": "the endpoints, and the backend's calls behind them",
		"calendar.ts": "one webinar's file, and the calendar of all of them",
		"document.tsx": "of the portal's pages, and of the operations'",
		"record.ts": "the page, and what it shows",
		"sign-in.ts": "with a password, and with HCA",
		"webinars.ts": "the backend's calls, and their cached reads",
	},
	client: {
		"filters.tsx": "the component, and its island",
		"header.tsx": "the component, and its island",
		"meeting.tsx": "the component, and its island",
		"modals.ts": "the store, and what opens them",
		"modals.tsx": "the component, and its island",
		"page.ts": "the page's facts as both sides render them, and as the browser's store keeps them",
		"reveal.ts": "what is loaded when it is pressed, and what waits for that",
	},
	shared: {
		"client-errors.ts": "the endpoint, and its contract",
		"forms.ts": "the accounts', and those of what one learns",
		"tracking.ts": "the endpoint, and its contract",
		"vitals.ts": "the endpoint, and its contract",
	},
} as const;

test.each(Object.entries(SAME_THING))(
	"in %s two files of one name are the same thing in two places",
	(folder, known) => {
		const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
			.filter((path) => /\.tsx?$/.test(path))
			.map((path) => basename(path));
		const twice = names.filter((name, index) => names.indexOf(name) < index);
		expect([...new Set(twice)].toSorted()).toEqual(Object.keys(known));
	},
);
