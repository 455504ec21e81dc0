import { config } from "./config.ts";

const { id, tag, timestamp } = config.CF_VERSION_METADATA ?? { id: "", tag: "", timestamp: "" };

/** What was deployed: the version's tag where it was given one, else the beginning of its id. */
export const release = {
	name: tag || id.slice(0, 8) || "development",
	/** Milliseconds since 1970 of the upload; NaN: not known. */
	uploadedAt: Date.parse(timestamp),
};
