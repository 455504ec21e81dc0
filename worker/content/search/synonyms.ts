import type { LocaleCode } from "../../../shared/countries.ts";
import { languageOf } from "../../../shared/locales.ts";
import { fold } from "../../../shared/text.ts";
import { memoized } from "../../runtime/memoized.ts";

/** Abbreviations by language, also English ones that its professionals use. A search for one finds texts with the other. */
const TERMS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
	nl: {
		atriumfibrilleren: ["AF", "VKF"],
		bloeddruk: ["RR", "BD"],
		"arteriële hypertensie": ["AHT"],
		"chronisch obstructief longlijden": ["COPD"],
		"coronair hartlijden": ["CHL", "CAD"],
		"diabetes mellitus": ["DM"],
		hartfalen: ["HF"],
		"acuut myocardinfarct": ["AMI"],
		"cerebrovasculair accident": ["CVA"],
		"diepe veneuze trombose": ["DVT"],
		"reumatoïde artritis": ["RA"],
		"chronische nierinsufficiëntie": ["CNI", "CKD"],
		"continue glucosemeting": ["CGM"],
		"obstructief slaapapneu": ["OSA", "OSAS"],
	},
	fr: {
		"fibrillation auriculaire": ["FA", "AF"],
		"tension artérielle": ["TA"],
		"hypertension artérielle": ["HTA"],
		"bronchopneumopathie chronique obstructive": ["BPCO", "COPD"],
		"maladie cardiovasculaire": ["MCV"],
		"maladie coronarienne": ["CAD"],
		"diabète sucré": ["DM"],
		"insuffisance cardiaque": ["IC", "HF"],
		"infarctus du myocarde": ["IDM"],
		"accident vasculaire cérébral": ["AVC"],
		"thrombose veineuse profonde": ["TVP"],
		"polyarthrite rhumatoïde": ["PR", "RA"],
		"insuffisance rénale chronique": ["IRC", "MRC"],
		"maladie rénale chronique": ["MRC", "IRC"],
		"mesure continue du glucose": ["MCG", "CGM"],
		"apnées du sommeil": ["SAS", "SAOS"],
	},
	de: {
		vorhofflimmern: ["VHF", "AF"],
		blutdruck: ["RR", "BD"],
		"arterielle hypertonie": ["aHT"],
		"chronisch obstruktive lungenkrankheit": ["COPD"],
		"koronare herzkrankheit": ["KHK", "CAD"],
		"diabetes mellitus": ["DM"],
		herzinsuffizienz: ["HI", "HF"],
		herzinfarkt: ["AMI", "MI"],
		"zerebrovaskulärer insult": ["CVI"],
		"tiefe venenthrombose": ["TVT"],
		"rheumatoide arthritis": ["RA"],
		"chronische nierenkrankheit": ["CNI", "CKD"],
		"kontinuierliche glukosemessung": ["CGM"],
		schlafapnoe: ["OSA", "OSAS"],
	},
	tr: {
		"atriyal fibrilasyon": ["AF"],
		"kan basıncı": ["KB", "TA"],
		hipertansiyon: ["HT"],
		"kronik obstrüktif akciğer hastalığı": ["KOAH", "COPD"],
		"koroner arter hastalığı": ["KAH"],
		"diabetes mellitus": ["DM"],
		"kalp yetersizliği": ["KY", "KKY", "HF"],
		"miyokard enfarktüsü": ["ME", "MI"],
		"serebrovasküler olay": ["SVO"],
		"derin ven trombozu": ["DVT"],
		"romatoid artrit": ["RA"],
		"kronik böbrek hastalığı": ["KBH"],
		"sürekli glukoz ölçümü": ["SGÖ", "CGM"],
		"uyku apnesi": ["OUAS", "OSA"],
	},
	en: {
		"atrial fibrillation": ["AF", "AFib"],
		"blood pressure": ["BP"],
		hypertension: ["HTN"],
		"chronic obstructive pulmonary disease": ["COPD", "COAD"],
		"coronary heart disease": ["CHD", "CAD"],
		"diabetes mellitus": ["DM"],
		"heart failure": ["HF", "CHF"],
		"myocardial infarction": ["MI"],
		"cerebrovascular accident": ["CVA"],
		"deep vein thrombosis": ["DVT"],
		"rheumatoid arthritis": ["RA"],
		"chronic kidney disease": ["CKD"],
		"continuous glucose monitoring": ["CGM"],
		"sleep apnoea": ["OSA"],
	},
};

/** Words of a term that abbreviations omit. */
const FILLING = new Set(["du", "de", "of"]);

/** The words of each term, by abbreviation. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

function synonymsIn(language: string): Synonyms {
	const terms = new Map<string, string[][]>();
	for (const [term, abbreviations] of Object.entries(TERMS[language] ?? {})) {
		const words = fold(term)
			.split(" ")
			.filter((word) => !FILLING.has(word));
		for (const short of abbreviations.map(fold)) terms.set(short, [...(terms.get(short) ?? []), words]);
	}
	return terms;
}

/** Made at the first search in a language, because the first visitor waits for an isolate's start. */
const byLanguage = memoized(synonymsIn);

export const synonymsOf = (locale: LocaleCode): Synonyms => byLanguage(languageOf(locale));
