/** Consecutive characters by their names in HTML 4, which PHP's htmlentities() writes. First: the code of the first one. */
const RUNS: readonly (readonly [first: number, names: string])[] = [
	[
		160,
		"nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml",
	],
	[913, "Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho"],
	[931, "Sigma Tau Upsilon Phi Chi Psi Omega"],
	[
		945,
		"alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega",
	],
	[8592, "larr uarr rarr darr harr"],
	[34, "quot"],
	[38, "amp apos"],
	[60, "lt"],
	[62, "gt"],
	[338, "OElig oelig"],
	[352, "Scaron scaron"],
	[376, "Yuml"],
	[8194, "ensp emsp"],
	[8201, "thinsp"],
	[8204, "zwnj zwj lrm rlm"],
	[8211, "ndash mdash"],
	[8216, "lsquo rsquo sbquo"],
	[8220, "ldquo rdquo bdquo"],
	[8224, "dagger"],
	[8226, "bull"],
	[8230, "hellip"],
	[8240, "permil"],
	[8242, "prime"],
	[8249, "lsaquo rsaquo"],
	[8364, "euro"],
	[8482, "trade"],
	[8722, "minus"],
	[8734, "infin"],
	[8776, "asymp"],
	[8800, "ne"],
	[8804, "le ge"],
];
const CODES = new Map(
	RUNS.flatMap(([first, names]) => names.split(" ").map((name, index) => [name, first + index] as const)),
);

/** Decodes once: of "&amp;lt;" remains "&lt;". */
export const unescaped = (html: string): string =>
	html.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,7}));/gi, characterOf);

function characterOf(whole: string, hex?: string, decimal?: string, name = ""): string {
	const code = CODES.get(name) ?? Number(hex ? `0x${hex}` : decimal);
	// HTML allows no NUL.
	const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
	return isCharacter ? String.fromCodePoint(code) : whole;
}
