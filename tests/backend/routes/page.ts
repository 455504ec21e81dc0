import type { Context } from "hono";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";

type Html = ReturnType<typeof html>;

/** A page that loads nothing and whose address, which may hold a token, goes to nobody. */
export function page(c: Context, title: string, content: Html, status: ContentfulStatusCode = 200, lang = "en") {
	c.header(
		"Content-Security-Policy",
		"default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
	);
	c.header("Cache-Control", "no-store");
	c.header("Referrer-Policy", "no-referrer");
	c.header("X-Content-Type-Options", "nosniff");
	c.header("X-Robots-Tag", "noindex");
	return c.html(
		html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`,
		status,
	);
}
