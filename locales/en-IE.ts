import { base } from "./en.ts";
import type { Dictionary } from "./keys.ts";

export const dictionary: Dictionary = {
	base,
	differences: {
		site: {
			description: "News, materials and learning for healthcare professionals in Ireland.",
			country: "Ireland",
		},
		fields: {
			zipcode: "Eircode",
		},
		popup: {
			conditions:
				"Access is open to doctors, nurses and pharmacists who practise in Ireland. Your profession is confirmed after registration.",
		},
		errors: {
			email: "Please enter an e-mail address such as name@practice.com.",
			zipcode: "Please enter an Eircode such as D02 X285.",
		},
	},
};
