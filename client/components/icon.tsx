import type { Section } from "../../shared/sections.ts";

/** Line icons in a box of 24 by 24. Decorative: the word always stands beside them. */
const PATHS = {
	news: "M4 5h12v14H6a2 2 0 0 1-2-2zM16 9h4v8a2 2 0 0 1-4 0M7 9h6M7 12.500h6M7 16h4",
	"e-learnings": "M12 5 2.500 9.500 12 14l9.500-4.500zM6 11.500V16c0 1.500 3 3 6 3s6-1.500 6-3v-4.500M21.500 9.500V15",
	webinars:
		"M4 6.500h16a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7.500a1 1 0 0 1 1-1zM3 11h18M8 4v4M16 4v4M10.500 13.500v4l3.500-2z",
	materials: "M7 3h7l5 5v13H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM14 3v5h5M12 11.500v6M9.500 15l2.500 2.500 2.500-2.500",
	podcasts: "M12 14a3 3 0 0 0 3-3V6a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3zM6 11a6 6 0 0 0 12 0M12 17v4M9 21h6",
	webcasts: "M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM10 9v6l5-3z",
	search: "M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13zM15.500 15.500 20.500 20.500",
	menu: "M4 7h16M4 12h16M4 17h16",
	close: "M6 6l12 12M18 6 6 18",
	chevron: "M6 9.500l6 6 6-6",
	arrow: "M5 12h14M13 6l6 6-6 6",
	up: "M12 19V5M6 11l6-6 6 6",
	lock: "M6.500 11h11a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM8.500 11V8a3.500 3.500 0 0 1 7 0v3",
	clock: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 8v4.500l3 2",
	calendar: "M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM4 10.500h16M8.500 4v4M15.500 4v4",
	place:
		"M12 21s-6.500-6-6.500-11a6.500 6.500 0 0 1 13 0c0 5-6.500 11-6.500 11zM12 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z",
	file: "M7 3h7l5 5v13H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM14 3v5h5",
	download: "M12 4v11M7 10.500l5 5 5-5M5 20h14",
	external: "M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5",
	filter: "M4 6h16M7 12h10M10 18h4",
	user: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.500 20c.7-3.800 3.600-6 7.500-6s6.800 2.200 7.500 6",
	leave: "M10 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h4M15 8l4 4-4 4M19 12H9",
	warning: "M12 4l9 16H3zM12 10v4.500M12 17.200v.3",
	check: "M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17zM8 12.500l2.700 2.700L16 9.500",
	happy: "M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17zM8 14c1 2 2.500 3 4 3s3-1 4-3M9 9v1M15 9v1",
	neutral: "M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17zM8.500 15h7M9 9v1M15 9v1",
	negative: "M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17zM8 17c1-2 2.500-3 4-3s3 1 4 3M9 9v1M15 9v1",
	play: "M8 5.500v13l10.500-6.500z",
	pause: "M8.500 5.500v13M15.500 5.500v13",
	back: "M4 5v4.500h4.500M4.600 9.200A8 8 0 1 1 4 13M9.500 11v5M15 11h-2.500v2h1a1.500 1.500 0 0 1 0 3h-1",
	forward: "M20 5v4.500h-4.500M19.400 9.200A8 8 0 1 0 20 13M8.500 11v5M14 11h-2.500v2h1a1.500 1.500 0 0 1 0 3h-1",
	volume: "M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15 9.500a3.500 3.500 0 0 1 0 5M17.500 7a7 7 0 0 1 0 10",
	captions:
		"M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM10.500 10.500a2 2 0 1 0 0 3M17 10.500a2 2 0 1 0 0 3",
	pictureInPicture: "M10 18H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1h16a1 1 0 0 1 1 1v5M13 14h8v5h-8z",
	fullscreen: "M4 9V4.500h5M15 4.500h5V9M20 15v4.500h-5M9 19.500H4V15",
	bookmark: "M7 4h10a1 1 0 0 1 1 1v15l-6-4.500L6 20V5a1 1 0 0 1 1-1z",
} as const satisfies Record<Section | string, string>;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { name: IconName }) => (
	<svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
		<path d={PATHS[name]} />
	</svg>
);
