import { config } from "./config.ts";

const { id, tag, timestamp } = config.CF_VERSION_METADATA ?? { id: "", tag: "", timestamp: "" };

export const release = {
	name: tag || id.slice(0, 8) || "development",
	/** NaN: unknown. */
	uploadedAt: Date.parse(timestamp),
};
