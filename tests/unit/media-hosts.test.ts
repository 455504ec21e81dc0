import { expect, test, vi } from "vitest";

const config = vi.hoisted(() => ({
	ENVIRONMENT: "production",
	CONTENT_URL: "https://content.example",
	CONTENT_PATHS: ["/uploads/"],
	MEDIA_HOSTS: ["bucket.s3.example", "content.example", "media.localhost"],
}));
vi.mock("../../worker/runtime/config.ts", () => ({ config }));
const { withoutContentHost } = await import("../../worker/backend/content-host.ts");
const { linkedFile, mediaUrl, mediumAddress } = await import("../../worker/backend/media-hosts.ts");

test.each([
	["https://bucket.s3.example/a/talk.mp4", "https://bucket.s3.example/a/talk.mp4"],
	["https://bucket.s3.example:443/a.mp4?X-Sig=1&b=2#t=5", "https://bucket.s3.example/a.mp4?X-Sig=1&b=2"],
	["HTTPS://BUCKET.S3.EXAMPLE/Ä.mp4", "https://bucket.s3.example/%C3%84.mp4"],
	["//bucket.s3.example/a.mp4", "https://bucket.s3.example/a.mp4"],
])("%s is asked for as %s", (url, asked) => expect(mediaUrl(url)).toBe(asked));

test.each([
	"",
	...`
		http://bucket.s3.example/a.mp4 https://bucket.s3.example:8443/a.mp4 https://bucket.s3.example./a.mp4
		https://user@bucket.s3.example/a.mp4 https://user:password@bucket.s3.example/a.mp4
		https://bucket.s3.example@evil.example/a.mp4 https://bucket.s3.example.evil.example/a.mp4
		https://other.bucket.s3.example/a.mp4 https://s3.example/a.mp4 https://169.254.169.254/latest/meta-data
		https://[::1]/a.mp4 http://media.localhost:9000/a.mp4 ftp://bucket.s3.example/a.mp4
		javascript:alert(1)//bucket.s3.example/a.mp4 https://content.example/api/users /uploads/a.mp4 a.mp4
	`
		.trim()
		.split(/\s+/),
])("%s is not", (url) => expect(mediaUrl(url)).toBeUndefined());

test("media come from the content host or a media host", () => {
	expect(mediumAddress("/uploads/a.mp4")).toBe("/uploads/a.mp4");
	expect(mediumAddress("https://content.example/uploads/a.mp4")).toBe("/uploads/a.mp4");
	expect(mediumAddress("https://bucket.s3.example/a.mp4")).toBe("https://bucket.s3.example/a.mp4");
	expect(mediumAddress("https://elsewhere.example/a.mp4")).toBeUndefined();
});

test("a CMS behind a proxy may write its own address with http; the file is asked for as configured", () => {
	for (const url of ["http://content.example/uploads/a.mp4", "http://content.example:80/uploads/a.mp4"])
		expect(mediumAddress(url), url).toBe("/uploads/a.mp4");
	for (const url of ["ftp://content.example/uploads/a.mp4", "http://content.example:8080/uploads/a.mp4"])
		expect(mediumAddress(url), url).toBeUndefined();
	expect(linkedFile("http://content.example/uploads/a.pdf")).toBe("/uploads/a.pdf");
	expect(withoutContentHost("See http://content.example/uploads/a.pdf or https://content.example.org")).toBe(
		"See a.pdf or https://content.example.org",
	);
});

test("a text links to files on media hosts as media, and to pages there as to any page", () => {
	const ends = (end: string) => linkedFile(`https://bucket.s3.example/${end}`) !== undefined;
	for (const file of ["a.pdf", "a.PDF?v=1", "b/c.pptx", "d.mp4", "e.zip"]) expect(ends(file), file).toBe(true);
	for (const page of ["", "a", "a/", "a.html", "a.php?x=a.pdf", "v1.2/a", "a.aspx"])
		expect(ends(page), page).toBe(false);
	expect(linkedFile("/uploads/a")).toBe("/uploads/a");
});

test("in development media hosts may be on this machine", () => {
	config.ENVIRONMENT = "development";
	expect(mediaUrl("http://media.localhost:9000/a.mp4")).toBe("http://media.localhost:9000/a.mp4");
	expect(mediaUrl("ftp://media.localhost/a.mp4")).toBeUndefined();
	expect(mediaUrl("http://bucket.s3.example/a.mp4")).toBeUndefined();
	expect(mediaUrl("http://127.0.0.1:9000/a.mp4")).toBeUndefined();
	config.ENVIRONMENT = "production";
});
