/** Replaces `linkify-it` in the bundle: markdown.ts does not enable links from bare URLs, so its tables are not needed. */
export class LinkifyIt {}
