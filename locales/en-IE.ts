import { base } from "./en.ts";
import type { Dictionary } from "./keys.ts";

export const dictionary: Dictionary = {
	base,
	differences: {
		site: {
			description: "News, resources and learning for healthcare professionals in Ireland.",
			country: "Ireland",
		},
		fields: {
			zipcode: "Eircode",
		},
		register: {
			intro: "For doctors, nurses and pharmacists practising in Ireland. It takes about two minutes.",
		},
		popup: {
			conditions:
				"For doctors, nurses and pharmacists practising in Ireland. We confirm your profession after you register.",
		},
		errors: {
			missing: { zipcode: "Enter your Eircode." },
			email: "Enter an e-mail address such as name@practice.ie.",
		},
	},
};
