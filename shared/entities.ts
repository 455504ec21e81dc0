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
];
const SINGLES = {
	quot: 34,
	amp: 38,
	apos: 39,
	lt: 60,
	gt: 62,
	OElig: 338,
	oelig: 339,
	Scaron: 352,
	scaron: 353,
	Yuml: 376,
	ensp: 8194,
	emsp: 8195,
	thinsp: 8201,
	zwnj: 8204,
	zwj: 8205,
	lrm: 8206,
	rlm: 8207,
	ndash: 8211,
	mdash: 8212,
	lsquo: 8216,
	rsquo: 8217,
	sbquo: 8218,
	ldquo: 8220,
	rdquo: 8221,
	bdquo: 8222,
	dagger: 8224,
	bull: 8226,
	hellip: 8230,
	permil: 8240,
	prime: 8242,
	lsaquo: 8249,
	rsaquo: 8250,
	euro: 8364,
	trade: 8482,
	minus: 8722,
	infin: 8734,
	asymp: 8776,
	ne: 8800,
	le: 8804,
	ge: 8805,
};

const CODES = new Map([
	...Object.entries(SINGLES),
	...RUNS.flatMap(([first, names]) => names.split(" ").map((name, index) => [name, first + index] as const)),
]);

/** Decodes once: of "&amp;lt;" remains "&lt;". */
export const unescaped = (html: string): string =>
	html.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,7}));/gi, characterOf);

function characterOf(whole: string, hex?: string, decimal?: string, name = ""): string {
	const code = CODES.get(name) ?? Number(hex ? `0x${hex}` : decimal);
	// HTML allows no NUL.
	const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
	return isCharacter ? String.fromCodePoint(code) : whole;
}
