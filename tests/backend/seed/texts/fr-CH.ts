import type { LocaleText } from "../text.ts";
import { text as belgian } from "./fr-BE.ts";

/**
 * The Swiss desk adapts the French of the common text: what names institutions, people, places and laws is its own.
 */

const own: Partial<LocaleText["items"]> = {
	"news-portal-learning": {
		title: "Cinq nouveaux cours à suivre sur le portail",
		intro:
			"Brefs, à votre rythme et conçus pour le téléphone : les nouveaux e-learnings se glissent entre deux consultations.",
		content: `<p>L’offre de formation s’étoffe. Cinq cours traitent de l’insuffisance cardiaque, des inhalateurs, du diabète de type 2, de la polyarthrite rhumatoïde et de l’entretien difficile.</p><p>Chaque cours se compose de modules de cinq à dix minutes, à interrompre et à reprendre quand vous voulez.</p><h2>Où les trouver</h2><p>Tous les cours figurent sous <a href="/fr-CH/e-learnings">E-learnings</a>. Certains se terminent par une attestation de participation.</p>`,
		alt: "Collines calmes en bleu et vert",
	},
	"news-cgm-primary-care": {
		title: "La mesure continue du glucose arrive au cabinet",
		intro:
			"Les capteurs ne sont plus réservés aux spécialistes. Comment lire le rapport standard en trois minutes, et quand adapter le traitement.",
		content: `<p>De plus en plus de personnes atteintes de diabète de type 2 portent un capteur. Trois chiffres répondent à la plupart des questions.</p><h2>L’ordre de lecture</h2><ol><li><strong>Temps sous la cible :</strong> la sécurité d’abord. Plus de 4 % sous 3,9 mmol/l appelle une action.</li><li><strong>Temps dans la cible :</strong> plus de 70 % est l’objectif habituel chez l’adulte.</li><li><strong>Le profil du jour :</strong> quand viennent les pics, après quel repas, quels jours ?</li></ol><p>Changez une chose à la fois et relisez après deux semaines.</p>`,
		alt: "Molécules abstraites en vert",
	},
	"news-glucelia-renal": {
		title: "GLUCELIA® : la surveillance rénale précisée",
		intro:
			"L’information professionnelle recommande désormais un contrôle de la fonction rénale avant le traitement, puis à intervalles fixes.",
		content: `<p>À la suite d’une évaluation de routine, les indications sur la fonction rénale sous GLUCELIA® (sorigluptine) ont été précisées.</p><table><thead><tr><th>DFGe (ml/min/1,73 m²)</th><th>Dose</th><th>Contrôle</th></tr></thead><tbody><tr><td>60 et plus</td><td>50 mg une fois par jour</td><td>Tous les 12 mois</td></tr><tr><td>30 à 59</td><td>25 mg une fois par jour</td><td>Tous les 3 à 6 mois</td></tr><tr><td>Moins de 30</td><td>Non recommandé</td><td>Adresser</td></tr></tbody></table><p>Annoncez à Swissmedic les effets indésirables présumés.</p>`,
		alt: "Motif abstrait d’hexagones",
	},
	"news-adverse-events": {
		title: "Effets indésirables présumés : comment et quand les annoncer",
		intro:
			"Chaque annonce compte, même lorsque le lien de cause à effet n’est pas certain. La voie vers Swissmedic prend cinq minutes.",
		content: `<p>Les professionnels sont tenus d’annoncer à Swissmedic les effets indésirables graves ou jusqu’alors inconnus.</p><script>document.title="hacked"</script><p onclick="alert(1)">Vous n’avez rien à prouver : un soupçon suffit.</p><img src="x" onerror="alert(1)"><p style="position:fixed">Quatre éléments font une annonce valable : un patient, un médicament, une réaction et vous.</p><p>Utilisez le <a href="javascript:alert(1)">formulaire d’annonce</a> ou consultez <a href="https://example.org/">le site de l’autorité</a>.</p><iframe src="https://evil.example/"></iframe><p>Prévenez aussi notre équipe de pharmacovigilance. Votre annonce reste confidentielle.</p>`,
		alt: "Paysage calme",
	},
	"web-hf-primary-care": {
		title: "En direct : l’insuffisance cardiaque au cabinet",
		intro: "La nouvelle recommandation en une heure, avec du temps pour vos cas.",
		content:
			"<p>Deux intervenants présentent la recommandation du point de vue de l’hôpital et du cabinet. Les vingt dernières minutes sont à vous.</p><ul><li>Un diagnostic sans délai</li><li>Quatre traitements en quatre semaines</li></ul>",
		speakers: ["Dre Céline Favre, cardiologue, Lausanne", "Dr Yves Rochat, médecin de famille, Nyon"],
		alt: "Tracé cardiaque abstrait",
	},
	"web-copd-evening": {
		title: "Soirée BPCO à Lausanne et en ligne",
		intro: "Cas, ateliers et apéritif ; les exposés sont diffusés en direct.",
		content:
			"<p>Venez à Lausanne ou participez de chez vous. Sur place, un atelier d’inhalation suit les exposés.</p><ul><li>18 h : deux exposés avec cas</li><li>19 h : ateliers sur place</li></ul>",
		speakers: ["Dr Alain Monnier, pneumologue, Genève", "Valérie Gex, infirmière, Sion"],
		venue: { venue: "Maison du Lac", address: "Quai de l’Exemple 14, 1006 Lausanne" },
		alt: "Bronches abstraites",
	},
};

export const text: LocaleText = {
	...belgian,
	domains: { ...belgian.domains, diabetes: "Diabétologie" },
	items: { ...belgian.items, ...own },
	singles: {
		...belgian.singles,
		home: {
			title: "Le savoir médical, clair et accessible",
			intro:
				"Actualités, documents et formations pour les professionnels de la santé en Suisse, pensés pour les minutes entre deux patients.",
			content: "<p>Vérifié par notre équipe médicale, mis à jour chaque semaine.</p>",
		},
		about: {
			title: "À propos de Helvora Pro",
			intro: "Un portail de Helvora pour les médecins de Suisse.",
			content:
				"<p>Helvora recherche et fabrique des médicaments pour le cœur, les poumons, le métabolisme, les articulations et le cancer.</p><h2>Ce que vous y trouvez</h2><ul><li>Des actualités sur les recommandations et les études</li><li>Des documents pour vous et vos patients</li><li>E-learnings, podcasts, webcasts et webinaires</li></ul><h2>Notre méthode</h2><p>Chaque contribution est écrite ou relue par des médecins, porte sa date et, lorsqu’un médicament est cité, un code d’approbation.</p><h2>Pourquoi certains contenus sont fermés</h2><p>La publicité destinée aux professionnels leur est réservée par la loi. Vous voyez titre et résumé ; le contenu s’ouvre dès que votre accès est confirmé.</p>",
		},
		"data-protection": {
			title: "Protection des données",
			intro:
				"Comment Helvora Suisse traite les données personnelles sur ce portail selon la loi fédérale sur la protection des données (LPD).",
			content:
				"<h2>Responsable</h2><p>Helvora Suisse SA, rue de l’Exemple 22, 3000 Berne, privacy@helvora.example.</p><h2>Finalités</h2><p>Nous traitons des données pour offrir le portail, confirmer votre qualité de professionnel de la santé et améliorer nos contenus.</p><h2>Motifs</h2><p>Le contrat, la loi et, pour les lettres d’information et les statistiques, votre consentement.</p><h2>Conservation</h2><p>Les données du compte sont conservées tant qu’il existe.</p><h2>Vos droits</h2><p>Accès, rectification, effacement, remise, opposition. Vous pouvez saisir le Préposé fédéral à la protection des données et à la transparence (PFPDT).</p>",
		},
		disclaimer: {
			...belgian.singles.disclaimer,
			content:
				"<p>Le contenu s’adresse aux professionnels de la santé en Suisse. Il ne remplace ni votre jugement ni l’information professionnelle.</p><h2>Responsabilité</h2><p>Nous préparons les contenus avec soin, sans pouvoir garantir qu’ils soient à tout moment complets et actuels.</p><h2>Liens</h2><p>Nous n’avons aucune influence sur le contenu d’autres sites.</p>",
		},
		imprint: {
			title: "Impressum",
			intro: "Qui est responsable de ce portail.",
			content:
				'<p><strong>Helvora Suisse SA</strong><br>rue de l’Exemple 22<br>3000 Berne</p><p>Courriel : <a href="mailto:contact@helvora.example">contact@helvora.example</a></p><p>CHE-000.000.000. Helvora est une entreprise fictive.</p>',
		},
	},
	footer: {
		menu: [
			{ label: "Sphère privée et cookies", url: "Privacy" },
			{ label: "Protection des données", url: "Data-Protection" },
			{ label: "Impressum", url: "Imprint" },
			{ label: "Avertissement", url: "Disclaimer" },
			{ label: "Contact", url: "mailto:contact@helvora.example" },
			{ label: "Annoncer un effet indésirable", url: "https://www.swissmedic.ch/" },
			{ label: "CH-HVR-2026-12, novembre 2026" },
		],
		legal_mention:
			"Ce site s’adresse aux professionnels de la santé en Suisse. Helvora Pro, CARDOVEX®, RESPILAIR®, GLUCELIA®, IMMURELIN® et ONCAVERA® sont fictifs.",
		banner: {
			is_visible: true,
			title: "Tous les contenus, un seul compte : accédez en tant que professionnel de la santé",
			cta: "Comment accéder",
		},
		promotional_content: belgian.footer.promotional_content,
	},
};
