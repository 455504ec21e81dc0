import type { Dictionary } from "./keys.ts";
import { base } from "./tr.ts";

export const dictionary: Dictionary = {
	base,
	differences: {
		site: {
			description: "Türkiye’deki sağlık meslek mensupları için haberler, materyaller ve eğitimler.",
			country: "Türkiye",
		},
		popup: {
			conditions: "Erişim, Türkiye’de çalışan doktorlara açıktır. Mesleğiniz kayıttan sonra doğrulanır.",
		},
		errors: {
			email: "Lütfen ad@muayenehane.com gibi bir e-posta adresi girin.",
		},
	},
};
