/**
 * Stands for `linkify-it`, with which markdown-it makes links of bare addresses: it is switched off there (markdown.ts), so
 * that its tables stay out of the Worker.
 */
export class LinkifyIt {}
