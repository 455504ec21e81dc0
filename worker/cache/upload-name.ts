import { decoded } from "../../shared/text.ts";

const SIZE = /^(?:thumbnail|xsmall|small|medium|large|xlarge)_/;

/** The upload's name, from its hash or the address of any of its files. */
export function uploadName(address: string): string | undefined {
	const [path = ""] = address.split(/[?#]/, 1);
	const file = path.slice(path.lastIndexOf("/") + 1);
	const name = decoded(file)
		.replace(/\.[^.]*$/, "")
		.replace(SIZE, "");
	return name === "" ? undefined : name;
}
