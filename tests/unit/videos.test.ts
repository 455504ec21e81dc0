import { expect, test } from "vitest";
import { frameOf, videoOf } from "../../worker/content/videos.ts";

const HOSTS = ["www.youtube-nocookie.com", "player.vimeo.com", "video.example"];
const ID = "dQw4w9WgXcQ";

test.each([
	`https://www.youtube.com/watch?v=${ID}`,
	`http://youtube.com/watch?list=PL1&v=${ID}`,
	`https://m.youtube.com/watch?v=${ID}&feature=share`,
	`https://youtu.be/${ID}`,
	`https://youtu.be/${ID}?si=abc`,
	`https://www.youtube.com/embed/${ID}?rel=0`,
	`https://www.youtube.com/shorts/${ID}`,
	`https://www.youtube.com/live/${ID}/`,
	`//www.youtube-nocookie.com/embed/${ID}`,
])("%s is played without cookies", (url) => {
	expect(videoOf(url, HOSTS)).toEqual({
		provider: "YouTube",
		player: `https://www.youtube-nocookie.com/embed/${ID}`,
		page: `https://www.youtube.com/watch?v=${ID}`,
	});
});

test.each([
	["t=90", 90],
	["t=1m30s", 90],
	["start=3661", 3661],
	["t=1h1m1s", 3661],
])("a video starts where its link says: %s", (time, seconds) => {
	expect(videoOf(`https://youtu.be/${ID}?${time}`, HOSTS)?.player).toContain(`?start=${seconds}`);
});

test.each([
	["https://vimeo.com/76979871", "76979871?dnt=1", "76979871"],
	["https://player.vimeo.com/video/76979871?title=0", "76979871?dnt=1", "76979871"],
	["https://vimeo.com/channels/staffpicks/76979871", "76979871?dnt=1", "76979871"],
	["https://vimeo.com/76979871/abcdef0123", "76979871?h=abcdef0123&dnt=1", "76979871/abcdef0123"],
	["https://player.vimeo.com/video/76979871?h=abcdef0123", "76979871?h=abcdef0123&dnt=1", "76979871/abcdef0123"],
])("%s is played without tracking", (url, player, page) => {
	expect(videoOf(url, HOSTS)).toEqual({
		provider: "Vimeo",
		player: `https://player.vimeo.com/video/${player}`,
		page: `https://vimeo.com/${page}`,
	});
});

test.each([
	"https://www.youtube.com/@channel",
	"https://www.youtube.com/watch?v=short",
	`https://www.youtube.com.evil.example/watch?v=${ID}`,
	`https://evil.example/?https://youtu.be/${ID}`,
	`https://user@www.youtube.com/watch?v=${ID}`,
	`javascript:alert("https://youtu.be/${ID}")`,
	"https://vimeo.com/about",
	"https://video.example/1",
	"",
])("%s is no video", (url) => expect(videoOf(url, HOSTS)).toBeNull());

test("the embed code of a playlist plays the playlist; of other players without an id there is none", () => {
	const list = "PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI";
	expect(videoOf(`https://www.youtube.com/embed/videoseries?si=x&list=${list}`, HOSTS)).toEqual({
		provider: "YouTube",
		player: `https://www.youtube-nocookie.com/embed/videoseries?list=${list}`,
		page: `https://www.youtube.com/playlist?list=${list}`,
	});
	for (const name of ["videoseries", "live_stream?channel=UC4R8DWoMoI7CAwX8_LjQHig"])
		expect(videoOf(`https://www.youtube.com/embed/${name}`, HOSTS), name).toBeNull();
});

test("a frame's host must be in the list, also for known providers", () => {
	expect(frameOf("https://video.example/embed/1?a=b", HOSTS)).toEqual({
		provider: "video.example",
		player: "https://video.example/embed/1?a=b",
		page: "https://video.example/embed/1?a=b",
	});
	for (const url of ["http://video.example/1", "https://evil.example/", "/relative", "data:text/html,x"])
		expect(frameOf(url, HOSTS), url).toBeNull();
	expect(frameOf(`https://youtu.be/${ID}`, ["video.example"])).toBeNull();
});
