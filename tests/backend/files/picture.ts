import {
	between,
	cells,
	circle,
	heart,
	joints,
	landscape,
	lung,
	type Motif,
	molecule,
	n,
	type Palette,
	type Random,
} from "./motifs.ts";

/**
 * The seeded pictures: abstract art drawn from the file's name alone, so that every item has its own and a request
 * costs no storage. The name begins with the therapeutic domain, which chooses palette and motif.
 */

const PALETTES: Record<string, Palette> = {
	cardiology: ["#0b3b73", "#1f6fb8", "#7fb4e3", "#e6f0fa", "#e4572e"],
	respiratory: ["#0a4d5c", "#1b8a9e", "#84cdd6", "#e3f4f6", "#f2a65a"],
	diabetes: ["#0c5444", "#1f9272", "#8fd3b8", "#e4f5ee", "#f4c152"],
	immunology: ["#3d2f73", "#6a5bb5", "#b3a9e0", "#efecfa", "#3fb68b"],
	oncology: ["#6b2346", "#b14c78", "#e2a4bf", "#fbebf2", "#4a8fd6"],
	general: ["#123e6b", "#2f7fb5", "#9ccbe0", "#e8f3f8", "#3fb68b"],
};

/** A small seeded generator: the same name, the same picture. */
function randomOf(name: string): Random {
	let state = 2166136261;
	for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
	return () => {
		state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
		return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
	};
}

const MOTIFS: Record<string, readonly Motif[]> = {
	cardiology: [heart, joints, landscape],
	respiratory: [lung, landscape, cells],
	diabetes: [molecule, cells, joints],
	immunology: [joints, cells, molecule],
	oncology: [cells, molecule, lung],
	general: [landscape, joints, molecule],
};

/** An SVG, of 16 by 9 unless told; no styles and no scripts, so that the strictest policy shows it. */
export function picture(name: string, width: number, height = Math.round((width * 9) / 16)): string {
	const domain = name.split("-", 1)[0] ?? "";
	const palette = PALETTES[domain] ?? PALETTES.general;
	if (!palette) throw new Error("No palette");
	const random = randomOf(name);
	const motifs = MOTIFS[domain] ?? [landscape];
	const motif = motifs[Math.floor(random() * motifs.length)] ?? landscape;
	const [deep, mid, light, pale] = palette;
	const glow = Array.from({ length: 3 }, () =>
		circle(
			between(random, 0, 1600),
			between(random, 0, 900),
			between(random, 240, 460),
			`fill="${random() > 0.5 ? light : mid}" opacity="0.22"`,
		),
	).join("");
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="g" x1="0" y1="0" x2="${n(random())}" y2="1"><stop offset="0" stop-color="${pale}"/><stop offset="1" stop-color="${light}" stop-opacity="0.85"/></linearGradient></defs><rect width="1600" height="900" fill="#fff"/><rect width="1600" height="900" fill="url(#g)"/>${glow}${motif(random, palette)}<rect width="1600" height="900" fill="${deep}" opacity="0.03"/></svg>`;
}
