import * as z from "zod/mini";
import { readStored, store } from "../storage/local-storage.ts";

const preferences = z.object({
	rate: z.catch(z.number().check(z.minimum(0.25), z.maximum(4)), 1),
	volume: z.catch(z.number().check(z.minimum(0), z.maximum(1)), 1),
	muted: z.catch(z.boolean(), false),
	captions: z.catch(z.boolean(), true),
});
export type Preferences = z.output<typeof preferences>;

const KEY = "player";

export const readPreferences = (): Preferences => {
	const stored = readStored(KEY);
	return preferences.parse(typeof stored === "object" && stored !== null ? stored : {});
};

export const keepPreferences = (chosen: Partial<Preferences>): boolean =>
	store(KEY, { ...readPreferences(), ...chosen });
