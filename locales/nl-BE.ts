import type { Dictionary } from "./keys.ts";
import { base } from "./nl.ts";

export const dictionary: Dictionary = {
	base,
	differences: {
		site: {
			description: "Nieuws, materiaal en opleiding voor zorgprofessionals in België.",
			country: "België",
		},
		popup: {
			conditions:
				"De toegang staat open voor artsen die in België werken. Uw beroep wordt na de registratie bevestigd.",
		},
		errors: {
			email: "Vul een e-mailadres in zoals naam@praktijk.be.",
		},
	},
};
