import type { Locale } from "../catalogue.ts";
import type { WorldItem } from "./item.ts";
import { TEXT_WORDS } from "./text-words.ts";
import { inLanguage, wordsOf } from "./words.ts";

/** Texts with all that CKEditor and Strapi's Blocks let editors make. */

/** The content host as editors paste it; nobody looks this name up. */
const HOST = "http://backend";
const FILE = "/uploads/files/mat-hf-checklist.en-IE.pdf";

interface Words {
	titles: readonly string[];
	heading: string;
	steps: readonly string[];
	columns: readonly string[];
	footnote: string;
	caption: string;
	file: string;
	dead: string;
	picture: string;
	video: string;
	back: string;
}
const words = (locale: Locale) => ({ ...inLanguage<Words>(locale, TEXT_WORDS), ...wordsOf(locale) });

const items = (texts: readonly string[], attributes = "") =>
	texts.map((text) => `<li${attributes}>${text}</li>`).join("");

const figure = (classes: string, style: string, size: string, alt: string, caption = "") =>
	`<figure class="image ${classes}" style="${style}"><img src="${HOST}/uploads/general-world-text.${size}.svg" alt="${alt}" width="${size.split("x")[0]}" height="${size.split("x")[1]}">${caption && `<figcaption>${caption}</figcaption>`}</figure>`;

function table({ columns, caption }: Words, wide: boolean): string {
	const shown = wide ? columns : columns.slice(0, 2);
	const head = shown.map((column) => `<th>${column}</th>`).join("");
	const cells = (row: number) =>
		shown
			.slice(1)
			.map((_, index) => `<td style="text-align:right;">${25 * row * (index + 1)} mg</td>`)
			.join("");
	const rows = [1, 2, 4].map((row) => `<tr><th>${row}</th>${cells(row)}</tr>`).join("");
	return `<figure class="table" style="width:100%;"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table><figcaption>${caption}</figcaption></figure>`;
}

const task = (text: string, done: boolean) =>
	`<li><label class="todo-list__label"><input type="checkbox" disabled="disabled"${done ? ' checked="checked"' : ""}><span class="todo-list__label__description">${text}</span></label></li>`;

const ckeditor = (locale: Locale): string => {
	const said = words(locale);
	const { steps, paragraph, heading } = said;
	return [
		`<h1>${heading}</h1>`,
		`<p>${paragraph}<sup><a id="ref-1" href="#fn-1">1</a></sup> <strong>${steps[0]}</strong>, <i>${steps[1]}</i>, <u>${steps[2]}</u>, <s>50 mg</s>, H<sub>2</sub>O, 10<sup>6</sup>, <code>eGFR &lt; 30</code>, <mark class="marker-yellow">&lt; 0.05</mark>, <mark class="pen-red">5 * 3 mg</mark>, <abbr title="${heading}">EBM</abbr>, CARDOVEX®.</p>`,
		`<h2>${steps[0]}</h2>`,
		figure("image_resized image-style-side", "width:38.2%;", "800x600", said.picture, said.caption),
		`<p>${paragraph}</p><p>${paragraph}</p>`,
		`<ul>${items(steps)}</ul><ol style="list-style-type:upper-roman;" start="4"><li>${steps[0]}<ol style="list-style-type:lower-latin;">${items(steps)}</ol></li><li>${steps[1]}<ul style="list-style-type:square;">${items(steps)}</ul></li></ol>`,
		`<ul class="todo-list">${task(steps[0] ?? "", true)}${task(steps[1] ?? "", false)}</ul>`,
		`<h2>${said.caption}</h2>`,
		table(said, false),
		table(said, true),
		`<blockquote><p>${paragraph}</p></blockquote>`,
		`<pre><code class="language-plaintext">dose(mg) = weight(kg) * 0.5\nif (eGFR &lt; 30) { dose = dose / 2 }</code></pre><hr>`,
		figure("image_resized", "width:66.67%;", "1200x800", said.picture, said.picture),
		`<p style="text-align:center;">${steps[1]}</p><p dir="rtl" lang="ar">الجرعة حسب الأسبوع</p><p><span lang="la" dir="ltr">ter in die</span></p>`,
		`<p><a href="${FILE}">${said.file}</a> · <a href="${HOST}${FILE}">${HOST}${FILE}</a> · <a href="mailto:desk@example.com">desk@example.com</a> · <a href="tel:+3225550100">+32 2 555 01 00</a> · <a href="https://bücher.example/a,b(c)">bücher.example</a> · <a href="/${locale}/no/such/page/anywhere">${said.dead}</a></p>`,
		`<figure class="media"><oembed url="https://www.youtube.com/watch?v=aqz-KE-bpKQ&amp;t=1m30s"></oembed></figure>`,
		`<p><a href="https://vimeo.com/76979871">${said.video}</a></p>`,
		`<ol><li id="fn-1">${said.footnote} <a href="#ref-1">↩ ${said.back}</a></li></ol>`,
	].join("\n");
};

const text = (value: string, modifiers: object = {}) => ({ type: "text", text: value, ...modifiers });
const listItem = (value: string) => ({ type: "list-item", children: [text(value)] });

function blocks(locale: Locale): object[] {
	const { steps, paragraph, heading, picture, video, footnote } = words(locale);
	const [first = "", second = "", third = ""] = steps;
	return [
		{ type: "heading", level: 2, children: [text(heading)] },
		{
			type: "paragraph",
			children: [
				text(`${paragraph} `),
				text(first, { bold: true }),
				text(", "),
				text(second, { italic: true, underline: true }),
				text(", "),
				text("50 mg", { strikethrough: true }),
				text(", "),
				text("eGFR < 30", { code: true }),
				text("\np < 0.05, 5 * 3 mg, CARDOVEX® "),
				{ type: "link", url: "https://example.org/a,b(c)", children: [text("example.org")] },
			],
		},
		{
			type: "list",
			format: "ordered",
			indentLevel: 0,
			children: [
				listItem(first),
				{ type: "list", format: "unordered", indentLevel: 1, children: [listItem(second), listItem(third)] },
				listItem(third),
			],
		},
		{ type: "quote", children: [text(footnote)] },
		{ type: "code", language: "plaintext", children: [text("dose = weight * 0.5\nif (eGFR < 30) dose / 2")] },
		{
			type: "image",
			image: {
				name: "diagram.svg",
				url: `${HOST}/uploads/general-world-blocks.1200x600.svg`,
				alternativeText: picture,
				width: 1200,
				height: 600,
				formats: null,
			},
			children: [text("")],
		},
		...[3, 4, 5, 6].map((level) => ({ type: "heading", level, children: [text(second)] })),
		{ type: "paragraph", children: [{ type: "link", url: "https://youtu.be/aqz-KE-bpKQ", children: [text(video)] }] },
		{ type: "paragraph", children: [text("")] },
	];
}

/** A file that only the text of a gated item names. */
const gated = (locale: Locale): string => {
	const said = words(locale);
	return `<p>${said.paragraph}</p>${table(said, true)}<p><a href="/uploads/files/mat-cardovex-titration.${locale}.pdf">${said.file}</a></p>`;
};

const title = (locale: Locale, index: number) => ({ title: words(locale).titles[index] ?? "" });

export const TEXTS: readonly WorldItem[] = [
	{ key: "world-ckeditor", type: "news", text: (locale) => ({ ...title(locale, 0), content: ckeditor(locale) }) },
	{
		key: "world-blocks",
		type: "news",
		text: (locale) => title(locale, 1),
		fields: ({ locale }) => ({ content: blocks(locale) }),
	},
	{
		key: "world-gated-text",
		type: "news",
		level: "full",
		text: (locale) => ({ ...title(locale, 2), content: gated(locale) }),
	},
];
