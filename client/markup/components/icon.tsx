import type { FeedbackPage } from "../../../shared/routes.ts";
import type { Section } from "../../../shared/sections.ts";

/** Line icons in a box of 24 by 24. They are decorative: a text next to each has the meaning. */
const PATHS = {
	news: "M4 5h12v14H6a2 2 0 0 1-2-2zM16 9h4v8a2 2 0 0 1-4 0M7 9h6M7 12.5h6M7 16h4",
	"e-learnings": "M12 5 2.5 9.5 12 14l9.5-4.5zM6 11.5V16c0 1.5 3 3 6 3s6-1.5 6-3v-4.5M21.5 9.5V15",
	webinars:
		"M4 6.5h16a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7.5a1 1 0 0 1 1-1zM3 11h18M8 4v4M16 4v4M10.5 13.5v4l3.5-2z",
	materials: "M7 3h7l5 5v13H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM14 3v5h5M12 11.5v6M9.5 15l2.5 2.5 2.5-2.5",
	podcasts: "M12 14a3 3 0 0 0 3-3V6a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3zM6 11a6 6 0 0 0 12 0M12 17v4M9 21h6",
	webcasts: "M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM10 9v6l5-3z",
	search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20.5 20.5",
	menu: "M4 7h16M4 12h16M4 17h16",
	close: "M6 6l12 12M18 6 6 18",
	chevron: "M6 9.5l6 6 6-6",
	arrow: "M5 12h14M13 6l6 6-6 6",
	up: "M12 19V5M6 11l6-6 6 6",
	lock: "M6.5 11h11a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
	live: "M12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM7.5 7.5a6.4 6.4 0 0 0 0 9M16.5 7.5a6.4 6.4 0 0 1 0 9M4.7 4.7a10.3 10.3 0 0 0 0 14.6M19.3 4.7a10.3 10.3 0 0 1 0 14.6",
	clock: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 8v4.5l3 2",
	calendar: "M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM4 10.5h16M8.5 4v4M15.5 4v4",
	place: "M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
	cards: "M4 5h6.500v6.500H4zM13.500 5H20v6.500h-6.500zM4 14h6.500v5.500H4zM13.500 14H20v5.500h-6.500z",
	share: "M12 15V4M8 7.500l4-3.500 4 3.500M6 11H5v9h14v-9h-1",
	cite: "M9.500 7H5v5h4.500zM9.500 12c0 3-1.500 4.500-4 5M19 7h-4.500v5H19zM19 12c0 3-1.500 4.500-4 5",
	print: "M7 8V4h10v4M7 17H5a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-2M7 14h10v6H7z",
	file: "M7 3h7l5 5v13H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM14 3v5h5",
	download: "M12 4v11M7 10.5l5 5 5-5M5 20h14",
	external: "M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5",
	filter: "M4 6h16M7 12h10M10 18h4",
	user: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c.7-3.8 3.6-6 7.5-6s6.8 2.2 7.5 6",
	leave: "M10 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h4M15 8l4 4-4 4M19 12H9",
	warning: "M12 4l9 16H3zM12 10v4.5M12 17.2v.3",
	check: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM8 12.5l2.7 2.7L16 9.5",
	happy: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM8 14c1 2 2.5 3 4 3s3-1 4-3M9 9v1M15 9v1",
	neutral: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM8.5 15h7M9 9v1M15 9v1",
	negative: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM8 17c1-2 2.5-3 4-3s3 1 4 3M9 9v1M15 9v1",
	play: "M8 5.5v13l10.5-6.5z",
	pause: "M8.5 5.5v13M15.5 5.5v13",
	back: "M4 5v4.5h4.5M4.6 9.2A8 8 0 1 1 4 13M9.5 11v5M15 11h-2.5v2h1a1.5 1.5 0 0 1 0 3h-1",
	forward: "M20 5v4.5h-4.5M19.4 9.2A8 8 0 1 0 20 13M8.5 11v5M14 11h-2.5v2h1a1.5 1.5 0 0 1 0 3h-1",
	volume: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15 9.5a3.5 3.5 0 0 1 0 5M17.5 7a7 7 0 0 1 0 10",
	captions:
		"M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM10.5 10.5a2 2 0 1 0 0 3M17 10.5a2 2 0 1 0 0 3",
	pictureInPicture: "M10 18H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1h16a1 1 0 0 1 1 1v5M13 14h8v5h-8z",
	fullscreen: "M4 9V4.5h5M15 4.5h5V9M20 15v4.5h-5M9 19.5H4V15",
	picture:
		"M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM3 16.5l5-5 4.5 4.5 3-3 5.5 5.5M15.5 9v.3",
	feed: "M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8M6.500 16a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3z",
	bookmark: "M7 4h10a1 1 0 0 1 1 1v15l-6-4.5L6 20V5a1 1 0 0 1 1-1z",
} as const satisfies Record<Section | FeedbackPage, string> & Record<string, string>;

export type IconName = keyof typeof PATHS;

/** The size attributes are for pages without the style sheet, where the icon would fill the page. */
export const Icon = ({ name }: { name: IconName }) => (
	<svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
		<path d={PATHS[name]} />
	</svg>
);
