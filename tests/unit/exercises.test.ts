import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faultSchema } from "../backend/fault.ts";

const text = readFileSync("docs/operations.md", "utf8");
const sectionOf = (heading: string) => text.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
const exercises = sectionOf("Exercises");

test("every incident has an exercise, or is named as one that has none", () => {
	const incidents = Array.from(sectionOf("Incidents").matchAll(/^### (.+)$/gm), ([, name = ""]) => name);
	expect(incidents.length).toBeGreaterThan(10);
	expect(incidents.filter((name) => !exercises.includes(name))).toEqual([]);
});

test.each(Array.from(exercises.matchAll(/`plant '([^']+)'`/g), ([, fault = ""]) => fault))(
	"the embedded backend accepts %s",
	(fault) => expect(faultSchema.parse(JSON.parse(fault)).path).toMatch(/^(?:re:\^)?\/api\//),
);
