import type * as z from "zod";
import type { owaLanguage } from "./fields.ts";

export type Language = z.output<typeof owaLanguage>;

/** The mail for a forgotten password and the pages of its link, in the language in which the mail was asked for. */
interface ResetWords {
	subject: string;
	text: string;
	/** Of the page with the form. */
	title: string;
	error: string;
	field: string;
	hint: string;
	wrong: string;
	save: string;
	changed: string;
	changedText: string;
	expired: string;
	expiredText: string;
}

const FRENCH: ResetWords = {
	subject: "Choisissez un nouveau mot de passe",
	text: "Vous avez demandé un nouveau mot de passe. Ce lien est valable une heure et ne peut être utilisé qu’une fois. Si vous n’avez rien demandé, ignorez cet e-mail. Votre mot de passe reste inchangé.",
	title: "Nouveau mot de passe",
	error: "Erreur : nouveau mot de passe",
	field: "Nouveau mot de passe",
	hint: "De 6 à 16 caractères",
	wrong: "Utilisez de 6 à 16 caractères.",
	save: "Enregistrer",
	changed: "Votre mot de passe a été modifié",
	changedText: "Vous pouvez vous connecter avec ce mot de passe. Vos sessions ont été fermées sur tous les appareils.",
	expired: "Ce lien n’est plus valable",
	expiredText:
		"Il a déjà servi, il date de plus d’une heure ou vous avez reçu un lien plus récent. Demandez un nouveau lien depuis la page de connexion.",
};

export const RESET_WORDS: Record<Language, ResetWords> = {
	nl_BE: {
		subject: "Kies een nieuw wachtwoord",
		text: "U hebt een nieuw wachtwoord aangevraagd. Deze link is één uur geldig en werkt één keer. Hebt u dit niet aangevraagd? Dan hoeft u niets te doen. Uw wachtwoord verandert niet.",
		title: "Nieuw wachtwoord",
		error: "Fout: nieuw wachtwoord",
		field: "Nieuw wachtwoord",
		hint: "6 tot 16 tekens",
		wrong: "Gebruik 6 tot 16 tekens.",
		save: "Opslaan",
		changed: "Uw wachtwoord is gewijzigd",
		changedText: "U kunt zich er nu mee aanmelden. U bent op alle toestellen afgemeld.",
		expired: "Deze link is niet meer geldig",
		expiredText:
			"U hebt de link al gebruikt, hij is ouder dan een uur of u hebt een nieuwere gekregen. Vraag een nieuwe link aan op de aanmeldpagina.",
	},
	fr_BE: FRENCH,
	de_CH: {
		subject: "Neues Passwort wählen",
		text: "Sie möchten ein neues Passwort wählen. Dieser Link gilt eine Stunde und kann nur einmal verwendet werden. Haben Sie kein neues Passwort angefordert, müssen Sie nichts tun. Ihr Passwort bleibt unverändert.",
		title: "Neues Passwort",
		error: "Fehler: Neues Passwort",
		field: "Neues Passwort",
		hint: "6 bis 16 Zeichen",
		wrong: "Verwenden Sie 6 bis 16 Zeichen.",
		save: "Speichern",
		changed: "Ihr Passwort wurde geändert",
		changedText: "Sie können sich jetzt damit anmelden. Sie wurden auf allen Geräten abgemeldet.",
		expired: "Dieser Link ist nicht mehr gültig",
		expiredText:
			"Sie haben ihn schon verwendet, er ist älter als eine Stunde, oder Sie haben einen neueren erhalten. Fordern Sie auf der Anmeldeseite einen neuen Link an.",
	},
	fr_CH: FRENCH,
	tr_TR: {
		subject: "Yeni şifrenizi belirleyin",
		text: "Yeni bir şifre istediniz. Bu bağlantı bir saat geçerlidir ve yalnızca bir kez kullanılabilir. Böyle bir istekte bulunmadıysanız bu e-postayı dikkate almayın, şifreniz değişmez.",
		title: "Yeni şifre",
		error: "Hata: Yeni şifre",
		field: "Yeni şifre",
		hint: "6–16 karakter",
		wrong: "6–16 karakter kullanın.",
		save: "Kaydet",
		changed: "Şifreniz değiştirildi",
		changedText: "Artık yeni şifrenizle giriş yapabilirsiniz. Tüm cihazlardaki oturumlarınız kapatıldı.",
		expired: "Bu bağlantı artık geçerli değil",
		expiredText:
			"Bağlantı kullanılmış, bir saatlik süresi dolmuş ya da size daha yeni bir bağlantı gönderilmiş olabilir. Giriş sayfasından yeni bir bağlantı isteyebilirsiniz.",
	},
	en_IE: {
		subject: "Choose a new password",
		text: "You asked for a new password. This link works once, within one hour. If you did not ask for it, ignore this e-mail and your password stays the same.",
		title: "Choose a new password",
		error: "Error: Choose a new password",
		field: "New password",
		hint: "6 to 16 characters",
		wrong: "Use 6 to 16 characters.",
		save: "Save",
		changed: "Your password has been changed",
		changedText: "You can sign in with it now. You have been signed out on all devices.",
		expired: "This link is no longer valid",
		expiredText:
			"It has been used, is more than one hour old, or was replaced by a newer one. Ask for a new link on the sign-in page.",
	},
};
