import type { Dictionary } from "./keys.ts";
import { base } from "./tr.ts";

export const dictionary: Dictionary = {
	base,
	differences: {
		site: {
			description: "Türkiye’deki sağlık meslek mensupları için haberler, materyaller ve eğitimler.",
			country: "Türkiye",
		},
		register: {
			intro:
				"Bu form, Türkiye’de çalışan hekimler içindir. Hemşireler ve eczacılar burada hesap oluşturamaz. Hesap oluşturmak yaklaşık iki dakika sürer.",
		},
		popup: {
			conditions:
				"Erişim, Türkiye’de çalışan hekimlere açıktır. Hesabınızı oluşturduktan sonra mesleğinizi doğrularız.",
		},
		errors: {
			email: "Geçerli bir e-posta adresi girin, örneğin ad@muayenehane.com.",
		},
	},
};
