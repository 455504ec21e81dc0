/** Turkish adds endings to words: a synonym stands here in each form that a sentence of the portal would use. */
export const glossary: Record<string, { use: string; never: string[] }> = {
	news: { use: "haber", never: ["makale", "makaleler", "makalelerde", "duyuru", "duyurular"] },
	"e-learning": {
		use: "çevrim içi eğitim, then eğitim",
		never: ["e-öğrenme", "e-öğrenmeler", "kurs", "kursa", "kursu", "kursun", "kursunuz", "kurslar", "kurslarım"],
	},
	webinar: { use: "webinar", never: ["seminer", "seminerler", "salon", "salona", "seans"] },
	material: { use: "materyal", never: ["araç", "araçlar", "doküman", "dokümanlar", "malzeme", "malzemeler"] },
	webcast: { use: "video", never: ["webcast", "webcastler", "film", "filmler"] },
	recording: { use: "video kaydı", never: ["kayıt", "kayıtlarda"] },
	registration: { use: "kaydolmak, kayıtlısınız", never: ["kaydınız var", "kaydınız alındı", "üye", "üyelik"] },
	"taking part": { use: "katılmak, katılım", never: ["iştirak", "içeri girin"] },
	organiser: { use: "düzenleyen kurum", never: ["sağlayıcı", "sağlayıcılar", "sağlayıcıların", "organizatör"] },
	saved: { use: "kaydedilenler", never: ["favori", "favoriler", "favorilerim", "yer imi", "yer imleri"] },
	session: { use: "oturum, never of a webinar", never: ["oturumlar", "canlı oturum"] },
	"signing in": { use: "giriş yapmak", never: ["oturum aç", "oturum açın", "oturum açtıysanız", "login"] },
	consent: { use: "onay", never: ["rıza", "rızanız", "muvafakat", "izniniz"] },
	"confirmed profession": { use: "doğrulamak", never: ["teyit", "erişiminiz onaylandığında"] },
	gated: {
		use: "sağlık meslek mensuplarına özel",
		never: ["sağlık profesyoneli", "sağlık profesyonelleri", "sağlık çalışanları", "giriş gerekli"],
	},
	doctor: { use: "hekim", never: ["doktor", "doktorlar", "doktorlara", "tabip"] },
	password: { use: "şifre", never: ["parola", "parolanız", "parolanızı"] },
	transcript: { use: "metin dökümü", never: ["transkript", "deşifre"] },
	notice: { use: "aydınlatma metni", never: ["bilgilendirme metni", "aydınlatma bildirimi"] },
};
