import { mkdir } from "node:fs/promises";
import { chromium } from "playwright";
import { browserPath } from "./browser.ts";

/** `npm run screenshots`: the pictures of docs/screenshots, of the portal that `npm start` serves on PORT or 8787. */

const port = process.env.PORT ?? "8787";
const WIDTHS = [360, 768, 1440];
const PAGES = {
	home: ["ch", "/de-CH"],
	list: ["tr", "/tr-TR/news"],
	detail: ["be", "/fr-BE/news/insuffisance-cardiaque-la-nouvelle-recommandation-en-cinq-points"],
	gated: ["ie", "/en-IE/materials/cardovex-titration-scheme"],
	search: ["ie", "/en-IE/search?term=heart"],
	"not-found": ["be", "/nl-BE/bestaat-niet"],
} as const;

const folder = "docs/screenshots";
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox", "--disable-gpu"] });
for (const width of WIDTHS) {
	const page = await browser.newPage({ viewport: { width, height: width < 500 ? 740 : 900 } });
	for (const [name, [country, path]] of Object.entries(PAGES)) {
		await page.goto(`http://${country}.localhost:${port}${path}`, { waitUntil: "networkidle" });
		await page.screenshot({ path: `${folder}/${name}-${width}.png` });
	}
}
await browser.close();
