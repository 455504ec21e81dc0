import type { Embed } from "../../shared/embeds.ts";

const YOUTUBE = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_PATH = /^\/(?:embed|live|shorts|v)\/([\w-]{11})\/?$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
/** Players of YouTube whose names have the length of an id. */
const NO_ID = ["videoseries", "live_stream"];
const PLAYLIST = /^[\w-]{12,64}$/;
/** "90", "90s", "1m30s" and "1h2m3s". */
const TIME = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/;
const VIMEO = /^(?:(?:www|player)\.)?vimeo\.com$/;
const VIMEO_PATH = /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{1,12})(?:\/([\da-f]{6,40}))?\/?$/;
const VIMEO_HASH = /^[\da-f]{6,40}$/;

function youtube({ hostname, pathname, searchParams }: URL): Embed | null {
	const isShort = hostname === "youtu.be";
	if (!isShort && !YOUTUBE.test(hostname)) return null;
	const watched = isShort ? pathname.slice(1).replace(/\/$/, "") : (searchParams.get("v") ?? "");
	const id = YOUTUBE_PATH.exec(pathname)?.[1] ?? (YOUTUBE_ID.test(watched) ? watched : undefined);
	if (id === undefined || NO_ID.includes(id)) return playlist(id, searchParams);
	const start = secondsOf(searchParams.get("t") ?? searchParams.get("start") ?? "");
	return {
		provider: "YouTube",
		player: `https://www.youtube-nocookie.com/embed/${id}${start > 0 ? `?start=${start}` : ""}`,
		page: `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ""}`,
	};
}

function playlist(id: string | undefined, parameters: URLSearchParams): Embed | null {
	const list = parameters.get("list") ?? "";
	if (id !== "videoseries" || !PLAYLIST.test(list)) return null;
	return {
		provider: "YouTube",
		player: `https://www.youtube-nocookie.com/embed/videoseries?list=${list}`,
		page: `https://www.youtube.com/playlist?list=${list}`,
	};
}

function secondsOf(time: string): number {
	const [, hours = 0, minutes = 0, seconds = 0] = TIME.exec(time) ?? [];
	return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function vimeo({ hostname, pathname, searchParams }: URL): Embed | null {
	const [, id, inPath] = (VIMEO.test(hostname) && VIMEO_PATH.exec(pathname)) || [];
	if (id === undefined) return null;
	const hash = inPath ?? searchParams.get("h") ?? "";
	const isUnlisted = VIMEO_HASH.test(hash);
	return {
		provider: "Vimeo",
		player: `https://player.vimeo.com/video/${id}?${isUnlisted ? `h=${hash}&` : ""}dnt=1`,
		page: `https://vimeo.com/${id}${isUnlisted ? `/${hash}` : ""}`,
	};
}

const isOn = (hosts: readonly string[], url: URL): boolean => url.protocol === "https:" && hosts.includes(url.hostname);

/** The video of a URL; null: no video, or its player's host is not in `hosts`. */
export function videoOf(address: string, hosts: readonly string[]): Embed | null {
	const url = parsed(address);
	const embed = url && (youtube(url) ?? vimeo(url));
	return embed && isOn(hosts, new URL(embed.player)) ? embed : null;
}

/** The embed for a frame's URL: a video, or any page on one of `hosts`. */
export function frameOf(address: string, hosts: readonly string[]): Embed | null {
	const url = parsed(address);
	const video = videoOf(address, hosts);
	if (video || !url || !isOn(hosts, url)) return video;
	return { provider: url.hostname, player: url.href, page: url.href };
}

/** Embed codes may omit the scheme: "//host/path". */
function parsed(address: string): URL | null {
	const whole = address.trim().replace(/^\/\//, "https://");
	const url = URL.parse(whole);
	return url && /^https?:$/.test(url.protocol) && url.username === "" ? url : null;
}
