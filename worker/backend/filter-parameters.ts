import { type FilterChoice, type FilterName, idsOf } from "../../shared/filters.ts";

export type ContractNames = Readonly<Record<FilterName, string>>;

/** A section's list and count repeat the name. [7.10] */
const IN_LIST: ContractNames = { categories: "category.id", domain: "domains.id" };
/** Mixed content joins the ids with commas. [7.15] */
const IN_MIXED: ContractNames = { domain: "domains", categories: "categories" };

const named = <Value>(names: ContractNames, value: (name: FilterName) => Value): Record<string, Value> =>
	Object.fromEntries((Object.keys(names) as FilterName[]).map((name) => [names[name], value(name)]));

export const inList = (choice: FilterChoice) => named(IN_LIST, (name) => idsOf(choice, name));
export const inMixed = (choice: FilterChoice) => named(IN_MIXED, (name) => idsOf(choice, name).join() || null);
