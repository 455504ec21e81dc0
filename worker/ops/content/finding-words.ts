import type { Finding, FindingKind } from "../../runtime/findings/finding-store.ts";

/** By kind of finding: what happened, and what to do in the CMS. */

interface Words {
	/** Without the full stop, before which the detail is quoted. */
	what: string;
	todo: string;
}

const WORDS: Readonly<Record<FindingKind, Words>> = {
	field: {
		what: "The entry is left out of the portal because a required field is empty or cannot be read",
		todo: "Fill in the field and publish again.",
	},
	element: {
		what: "An element that the portal does not show was taken out of the text",
		todo: "Its text is kept. Write it as paragraphs, lists or a table.",
	},
	removed: {
		what: "Something that the portal does not show was taken out of the text",
		todo: "None of it is shown. Use a picture or file from the media library, a YouTube or Vimeo video, or a link.",
	},
	formula: {
		what: "A formula is shown in one line, or as it was typed",
		todo: "Check that it reads correctly, or insert it as a picture with alternative text.",
	},
	embed: {
		what: "Something embedded is not shown because its host is not allowed",
		todo: "Use a YouTube or Vimeo video, or a link.",
	},
	link: {
		what: "A link leads nowhere and is shown as plain text",
		todo: "Correct its address, or enter the full address, starting with https://.",
	},
	anchor: {
		what: "A link within the text points to a place that is not there",
		todo: "Give that place the link's name, or remove the link.",
	},
	picture: {
		what: "A picture is not shown: it is not a picture from the media library",
		todo: "Upload it to the media library as a JPEG, PNG, WebP, AVIF, GIF or SVG, and insert it from there.",
	},
	alternative: {
		what: "A picture has no alternative text",
		todo: "Describe in a sentence what it shows, for people who cannot see it.",
	},
	host: {
		what: "A file is not available to visitors because its host is not allowed",
		todo: "Upload it to the media library, or ask for the host to be allowed.",
	},
	missing: {
		what: "A visitor asked for a file that is no longer in the media library",
		todo: "Upload it and select it again, or take its link out of the text.",
	},
	size: {
		what: "A file is larger than 10 MB",
		todo: "Make it smaller. On a phone it takes minutes to download.",
	},
	depth: {
		what: "The text is nested too deeply and is shown as plain paragraphs",
		todo: "It was probably pasted. Paste it again without formatting.",
	},
	length: {
		what: "The text is too long: its end is not shown, or its Markdown is shown as it was typed",
		todo: "Shorten it, or attach it as a file.",
	},
	markdown: {
		what: "The text is written in Markdown, whose marks are shown as they were typed",
		todo: "Ask for the field to be named in CONTENT_FORMAT, or write the text with the editor's own headings and links.",
	},
	characters: {
		what: "Characters that cannot be shown were taken out",
		todo: "They are invisible and were probably pasted. Type the words again.",
	},
	feed: {
		what: "The entry is missing from feeds, podcasts and calendars because a required field is empty",
		todo: "Fill in the field and publish again.",
	},
	date: {
		what: "The webinar provider gives another start time than the CMS",
		todo: "Correct the date in the CMS, which visitors see, or at the provider.",
	},
	block: {
		what: "A block of a kind that the portal does not know was changed or taken out",
		todo: "Write it with the blocks of the CMS's own editor.",
	},
};

export const whatIsWrong = ({ kind, detail }: Pick<Finding, "kind" | "detail">): string =>
	`${WORDS[kind].what}${detail === null ? "" : ` (${detail})`}.`;
export const whatToDo = ({ kind }: Finding): string => WORDS[kind].todo;

export const fieldInWords = ({ field }: Finding): string => field.replaceAll(",", ", ").replaceAll("_", " ");
