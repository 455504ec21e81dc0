import { reasonOf } from "./errors.ts";
import { type Fields, log } from "./log.ts";

export const logFailure = (event: string, error: unknown, fields: Fields = {}): void =>
	log(event, { ...fields, reason: reasonOf(error) });

export const logAs =
	(event: string, fields?: Fields) =>
	(error: unknown): undefined =>
		void logFailure(event, error, fields);
