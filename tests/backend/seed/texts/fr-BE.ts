import type { LocaleText } from "../text.ts";

export const text: LocaleText = {
	domains: {
		cardiology: "Cardiologie",
		respiratory: "Pneumologie",
		diabetes: "Diabète",
		immunology: "Rhumatologie",
		oncology: "Oncologie",
	},
	categories: {
		guidelines: "Recommandations",
		evidence: "Résultats d’études",
		practice: "En pratique",
		safety: "Pharmacovigilance",
		patients: "Pour vos patients",
		portal: "À propos du portail",
		world: "International",
	},
	items: {
		"news-hf-guideline": {
			title: "Insuffisance cardiaque : la nouvelle recommandation en cinq points",
			intro:
				"La recommandation européenne révisée demande de tester plus tôt et de traiter plus vite. Ce que cela change pour un cabinet sans échographe.",
			content: `<p>La recommandation révisée rapproche de la première ligne les premières étapes de la prise en charge. Un patient essoufflé, aux chevilles gonflées et au peptide natriurétique élevé n’a plus à attendre l’échographie pour que le traitement de la congestion commence.</p>
<h2>Cinq points à retenir</h2>
<ol><li>Doser un peptide natriurétique dès le premier soupçon, non à la deuxième visite.</li><li>Adresser en échographie dans les deux semaines si la valeur est élevée, dans les six si elle est modérée.</li><li>Commencer tôt les quatre traitements de fond, à faible dose.</li><li>Contrôler le potassium et la fonction rénale une à deux semaines après chaque palier.</li><li>Prévoir un contrôle dans les quatorze jours après chaque sortie d’hôpital.</li></ol>
<h2>Ce qui ne change pas</h2>
<p>L’anamnèse et l’examen décident toujours de qui sera testé. Chez les personnes âgées polymorbides, on convient d’abord des objectifs ; les doses en découlent.</p>`,
			alt: "Tracé cardiaque abstrait sur des ondes concentriques",
		},
		"news-cardovex-phase3": {
			title: "CARDOVEX® dans HORIZON-HF : les résultats de phase III en détail",
			intro:
				"Sur 26 mois, l’ajout de CARDOVEX® au traitement standard s’est accompagné de moins d’hospitalisations pour insuffisance cardiaque.",
			content: `<p>HORIZON-HF a suivi 4 812 adultes atteints d’insuffisance cardiaque symptomatique à fraction d’éjection réduite. Ils ont reçu la vélocardine (CARDOVEX®) ou un placebo en plus du traitement recommandé.</p>
<table><thead><tr><th>Critère</th><th>Rapport de risque</th><th>IC à 95 %</th></tr></thead><tbody><tr><td>Décès cardiovasculaire ou hospitalisation</td><td>0,81</td><td>0,73–0,90</td></tr><tr><td>Première hospitalisation pour insuffisance cardiaque</td><td>0,76</td><td>0,67–0,87</td></tr><tr><td>Décès cardiovasculaire</td><td>0,91</td><td>0,79–1,05</td></tr></tbody></table>
<h2>Tolérance</h2>
<p>Une hypotension symptomatique est survenue chez 9,1 % des patients sous CARDOVEX® et 6,4 % sous placebo. Un potassium supérieur à 5,5 mmol/l a été observé chez 5,2 % et 4,0 %.</p>
<p>Ces résultats valent pour des patients comparables à ceux de l’étude. Lisez le résumé des caractéristiques du produit avant de prescrire CARDOVEX®.</p>`,
			alt: "Tracé cardiaque abstrait au centre lumineux",
		},
		"news-winter-respiratory": {
			title: "Prêts pour l’hiver : préparer le cabinet à la saison respiratoire",
			intro:
				"Trois semaines de préparation épargnent bien des heures en janvier. Un plan bref pour la vaccination, le tri et les malades chroniques.",
			content: `<p>Chaque hiver, les mêmes semaines débordent. Les cabinets qui s’y préparent en octobre signalent moins d’attente au téléphone et moins de visites imprévues de personnes atteintes de BPCO.</p>
<h2>Avant la saison</h2>
<ul><li>Lister les patients avec BPCO, asthme sévère ou immunodépression et les inviter à se faire vacciner.</li><li>Revoir la technique d’inhalation à cette occasion.</li><li>Renouveler le plan d’action écrit, avec le numéro à appeler.</li></ul>
<h2>Pendant la saison</h2>
<p>Convenez des questions de tri avec toute l’équipe. Qui ne peut finir sa phrase est vu tout de suite ; une toux de trois jours peut en général attendre l’avis du pharmacien.</p>`,
			alt: "Bronches abstraites ramifiées",
		},
		"news-glucelia-renal": {
			title: "GLUCELIA® : nouvelles précisions sur la surveillance rénale",
			intro:
				"L’information sur le produit recommande désormais un contrôle de la fonction rénale avant le début du traitement, puis à intervalles fixes.",
			content: `<p>À la suite d’une évaluation de routine, les conseils sur la fonction rénale sous GLUCELIA® (sorigluptine) ont été précisés.</p>
<table><thead><tr><th>DFGe (ml/min/1,73 m²)</th><th>Dose</th><th>Contrôle</th></tr></thead><tbody><tr><td>60 et plus</td><td>50 mg une fois par jour</td><td>Tous les 12 mois</td></tr><tr><td>30 à 59</td><td>25 mg une fois par jour</td><td>Tous les 3 à 6 mois</td></tr><tr><td>Moins de 30</td><td>Non recommandé</td><td>Adresser</td></tr></tbody></table>
<h2>Ce que nous vous demandons</h2>
<ul><li>Déterminer le DFGe avant la première prescription.</li><li>Interrompre le traitement lors d’une maladie aiguë avec déshydratation.</li><li>Notifier les effets indésirables présumés aux autorités.</li></ul>`,
			alt: "Motif abstrait d’hexagones",
		},
		"news-portal-learning": {
			title: "Cinq nouveaux cours sont ouverts sur le portail",
			intro:
				"Brefs, à votre rythme et conçus pour le téléphone : les nouveaux cours tiennent entre deux consultations.",
			content: `<p>L’offre de formation s’étoffe. Cinq cours traitent de l’insuffisance cardiaque, des inhalateurs, du diabète de type 2, de la polyarthrite rhumatoïde et de l’entretien difficile.</p>
<p>Chaque cours se compose de modules de cinq à dix minutes. Vous pouvez vous arrêter à tout moment et reprendre plus tard, même sur un autre appareil.</p>
<h2>Où les trouver</h2>
<p>Tous les cours figurent sous <a href="/fr-BE/e-learnings">Cours en ligne</a>. Certains se terminent par une attestation de participation.</p>`,
			alt: "Collines calmes en bleu et vert",
		},
		"news-long-title": {
			title:
				"Asthme sévère associé à une autre maladie inflammatoire chronique : ce qu’un registre de plus de neuf mille patients dans onze pays d’Europe nous apprend sur les soins au quotidien",
			intro:
				"Près d’un tiers des personnes atteintes d’asthme sévère vivent avec une seconde maladie inflammatoire. Le traitement est rarement planifié en commun.",
			content: `<p>Le registre a suivi pendant cinq ans 9 214 adultes atteints d’asthme sévère. Chez 31 %, une seconde maladie inflammatoire chronique était notée, le plus souvent polypose nasale, eczéma ou arthrite.</p>
<h2>Principaux constats</h2>
<ul><li>Les cures de corticoïdes oraux étaient deux fois plus fréquentes lorsque deux spécialités traitaient séparément.</li><li>Un plan commun ne figurait que dans un dossier sur huit.</li><li>La qualité de vie suivait le nombre de cures plus que la fonction pulmonaire.</li></ul>
<p>Un registre décrit, il ne prouve pas. Les auteurs proposent une concertation annuelle dès deux maladies inflammatoires.</p>`,
			alt: "Bronches abstraites en bleu-vert",
		},
		"news-inhaler-technique": {
			title: "Technique d’inhalation : où se font les erreurs avec RESPILAIR®",
			intro:
				"Une étude dans 42 cabinets a observé 1 100 utilisateurs de RESPILAIR®. La plupart des erreurs précèdent l’inspiration.",
			content: `<p>Des observateurs formés ont regardé 1 100 personnes atteintes de BPCO utiliser leur inhalateur RESPILAIR®. 58 % ont commis au moins une erreur, 19 % une erreur jugée critique.</p>
<h2>Les trois erreurs les plus fréquentes</h2>
<ol><li>Ne pas expirer à fond avant d’inhaler.</li><li>Tenir l’appareil incliné pendant le chargement.</li><li>Ne pas retenir son souffle ensuite.</li></ol>
<p>Une seule démonstration de deux minutes avec reformulation a réduit de moitié les erreurs critiques après trois mois. Un dépliant seul n’a rien changé.</p>`,
			alt: "Bronches abstraites avec accents de couleur",
		},
		"news-cgm-primary-care": {
			title: "La mesure continue du glucose arrive en première ligne",
			intro:
				"Les capteurs ne sont plus réservés aux spécialistes. Comment lire le rapport standard en trois minutes, et quand adapter le traitement.",
			content: `<p>De plus en plus de personnes atteintes de diabète de type 2 portent un capteur. Le rapport impressionne, mais trois chiffres répondent à la plupart des questions.</p>
<h2>L’ordre de lecture</h2>
<ol><li><strong>Temps sous la cible :</strong> la sécurité d’abord. Plus de 4 % sous 70 mg/dl appelle une action.</li><li><strong>Temps dans la cible :</strong> plus de 70 % est l’objectif habituel chez l’adulte.</li><li><strong>Le profil du jour :</strong> quand viennent les pics, après quel repas, quels jours ?</li></ol>
<p>Changez une chose à la fois et relisez après deux semaines. Chez la personne âgée fragile, un objectif plus souple vaut souvent mieux.</p>`,
			alt: "Molécules abstraites en vert",
		},
		"news-biosimilar-switch": {
			title: "Changer de traitement dans la polyarthrite : deux ans de recul avec IMMURELIN®",
			intro:
				"Les patients passés d’un biologique d’origine à IMMURELIN® ont gardé la même activité de la maladie dans une étude d’extension ouverte.",
			content: `<p>Dans la phase d’extension, 612 adultes atteints de polyarthrite rhumatoïde peu active sont passés à IMMURELIN® (rémilizumab). Après 24 mois, 78 % étaient encore traités.</p>
<ul><li>Variation moyenne du score d’activité : +0,08 (IC à 95 % : −0,02 à 0,18)</li><li>Infections graves : 2,1 pour 100 patients-années</li><li>Arrêts pour manque d’effet : 7 %</li></ul>
<h2>L’entretien compte</h2>
<p>Là où l’équipe avait expliqué les raisons du changement, moins de patients ont arrêté. L’appel d’une infirmière après quatre semaines a été la mesure la plus appréciée.</p>`,
			alt: "Arcs abstraits comme des articulations",
		},
		"news-congress-report": {
			title: "Compte rendu du congrès cardiométabolique d’automne",
			intro:
				"Cœur, rein et métabolisme y formaient un tout. Notre résumé de trois sessions utiles au médecin généraliste.",
			content: `<p>Deux jours, quarante sessions, un message : le cœur, les reins et le métabolisme se soignent mieux ensemble que l’un après l’autre.</p>
<h2>Trois sessions en bref</h2>
<p><strong>L’albuminurie, signe précoce.</strong> Un test urinaire annuel révèle le risque des années avant la créatinine.</p>
<p><strong>Poids et insuffisance cardiaque.</strong> Perdre du poids améliore les symptômes à fraction d’éjection préservée ; on attend les données d’hospitalisation.</p>
<p><strong>Moins de comprimés.</strong> Les associations fixes améliorent la persévérance, surtout la première année.</p>
<blockquote>« Le meilleur plan est celui que le patient sait encore expliquer chez lui. »</blockquote>`,
		},
		"news-adherence-apps": {
			title: "Applications de rappel : ce qu’elles peuvent, et ne peuvent pas",
			intro: "Un rappel aide qui oublie. Il n’aide pas qui doute. Un regard sobre sur douze études.",
			content: `<p>Une revue de douze études a trouvé que les applications de rappel améliorent l’observance de neuf points en moyenne. L’effet est le plus net les trois premiers mois, puis s’estompe.</p>
<h2>À qui elles profitent</h2>
<ul><li>Aux personnes aux journées régulières qui oublient simplement</li><li>À celles qui débutent un traitement</li><li>À celles dont la famille suit l’application</li></ul>
<p>Le doute demande un entretien, pas une alarme. Demandez sans jugement combien de prises ont été sautées cette semaine, et pourquoi.</p>`,
			alt: "Molécules abstraites en vert tendre",
		},
		"news-expired-campaign": {
			title: "Campagne de vaccination hivernale : du matériel pour votre salle d’attente",
			intro: "Affiches et dépliants de la campagne d’information de l’hiver dernier. La campagne est terminée.",
			content:
				"<p>La campagne proposait des affiches, des dépliants et un court film. Elle s’est terminée avec la saison ; le matériel n’est plus valable.</p><p>Un nouveau matériel sera annoncé à l’automne.</p>",
			alt: "Bronches abstraites",
		},
		"news-adverse-events": {
			title: "Effets indésirables présumés : comment et quand les notifier",
			intro:
				"Chaque notification compte, même lorsque le lien de cause à effet n’est pas certain. La démarche prend cinq minutes.",
			content: `<p>Les professionnels de santé sont invités à notifier tout effet indésirable présumé à l’Agence fédérale des médicaments et des produits de santé (AFMPS), surtout s’il est grave ou inattendu, ou concerne un nouveau médicament.</p>
<script>document.title="hacked"</script><p onclick="alert(1)">Vous n’avez rien à prouver : un soupçon suffit.</p><img src="x" onerror="alert(1)"><p style="position:fixed">Quatre éléments font une notification valable : un patient, un médicament, une réaction et vous.</p><p>Utilisez le <a href="javascript:alert(1)">formulaire de notification</a> ou consultez <a href="https://example.org/">le site de l’agence</a>.</p><iframe src="https://evil.example/"></iframe>
<p>Prévenez aussi notre équipe de pharmacovigilance lorsqu’un médicament de Helvora est en cause. Votre notification est traitée en toute confidentialité.</p>`,
			alt: "Paysage calme",
		},
		"mat-hf-checklist": {
			title: "Liste de contrôle pour le suivi de l’insuffisance cardiaque",
			intro: "Une page pour la consultation de suivi : symptômes, poids, prise de sang, doses et prochain rendez-vous.",
			content:
				"<p>La liste guide le contrôle en dix minutes. Elle s’imprime ou se remplit à l’écran.</p><ul><li>Symptômes et poids depuis la dernière visite</li><li>Tension couché et debout</li><li>Potassium, créatinine, hémoglobine</li><li>Doses : peut-on en augmenter une ?</li><li>Vaccination, moral, aide à domicile</li></ul>",
			alt: "Tracé cardiaque abstrait",
		},
		"mat-cardovex-titration": {
			title: "Schéma de titration de CARDOVEX®",
			intro: "De la dose initiale à la dose cible en trois paliers, avec les contrôles de chacun.",
			content:
				"<p>N’augmentez la dose que si la tension et le potassium le permettent.</p><table><thead><tr><th>Semaine</th><th>Dose</th><th>Avant le palier</th></tr></thead><tbody><tr><td>0</td><td>25 mg deux fois par jour</td><td>Tension systolique supérieure à 100 mmHg</td></tr><tr><td>2 à 4</td><td>50 mg deux fois par jour</td><td>Potassium inférieur à 5,2 mmol/l</td></tr><tr><td>6 à 8</td><td>100 mg deux fois par jour</td><td>Fonction rénale stable</td></tr></tbody></table><p>Voir l’information sur CARDOVEX® en cas d’insuffisance hépatique.</p>",
			alt: "Tracé cardiaque et ondes",
		},
		"mat-inhaler-leaflet": {
			title: "Dépliant pour patients : bien utiliser son inhalateur",
			intro: "Sept dessins et peu de mots : un dépliant à parcourir ensemble et à emporter.",
			content:
				"<p>Le dépliant montre les étapes pour les trois types d’inhalateurs les plus courants, dans une langue simple.</p><h2>Mode d’emploi</h2><p>Montrez les étapes, faites-les répéter et cochez celle qui pose problème. Recommencez à la visite suivante.</p>",
			alt: "Bronches abstraites claires",
		},
		"mat-foot-exam": {
			title: "L’examen du pied diabétique en cinq étapes",
			intro: "Regarder, palper, tester, évaluer, convenir : l’examen annuel du pied sur une carte.",
			content:
				"<ol><li>Regarder les deux pieds, entre les orteils et dans les chaussures.</li><li>Palper les pouls à la cheville et au pied.</li><li>Tester la sensibilité au monofilament de 10 g en cinq points.</li><li>Évaluer le risque : faible, modéré ou élevé.</li><li>Convenir du prochain contrôle et des soins à domicile.</li></ol><p>Une plaie ouverte est adressée le jour même.</p>",
			alt: "Hexagones abstraits",
		},
		"mat-glucelia-dosing": {
			title: "Carte de posologie GLUCELIA®",
			intro: "Doses selon la fonction rénale, associations et conduite en cas d’oubli, en format de poche.",
			content:
				"<table><thead><tr><th>Situation</th><th>Dose de GLUCELIA®</th></tr></thead><tbody><tr><td>Début, fonction rénale normale</td><td>50 mg une fois par jour</td></tr><tr><td>DFGe 30 à 59</td><td>25 mg une fois par jour</td></tr><tr><td>Avec insuline</td><td>Envisager d’abord moins d’insuline</td></tr></tbody></table><p>Un comprimé oublié se prend le jour même. Jamais deux le même jour.</p>",
			alt: "Molécules abstraites",
		},
		"mat-ra-score-card": {
			title: "Carte de score : activité de la polyarthrite rhumatoïde",
			intro: "Articulations, avis du patient et laboratoire sur une carte, avec les seuils de rémission et d’activité.",
			content:
				"<p>La carte guide le compte de 28 articulations et donne un score en cinq minutes.</p><ul><li>Rémission : moins de 2,6</li><li>Activité faible : 2,6 à 3,2</li><li>Activité modérée : 3,3 à 5,1</li><li>Activité élevée : plus de 5,1</li></ul>",
			alt: "Arcs abstraits",
		},
		"mat-immurelin-monitoring": {
			title: "Plan de surveillance sous IMMURELIN®",
			intro: "Que contrôler avant la première injection, pendant six mois, puis chaque année.",
			content:
				"<h2>Avant de commencer</h2><ul><li>Dépistage de la tuberculose et de l’hépatite B</li><li>Statut vaccinal</li><li>Formule sanguine et enzymes hépatiques</li></ul><h2>Pendant le traitement</h2><p>Formule sanguine et foie après 4 et 12 semaines, puis tous les 3 mois. Suspendre IMMURELIN® lors d’une infection grave.</p>",
			alt: "Arcs abstraits violets",
		},
		"mat-copd-slides": {
			title: "Diaporama : exacerbations de la BPCO et place de RESPILAIR®",
			intro: "Vingt diapositives pour votre groupe local ou votre équipe, avec les références.",
			content:
				"<p>Le diaporama couvre définition, prévention et traitement des exacerbations, et le programme d’études de RESPILAIR®.</p><ul><li>Partie 1 : pourquoi chaque exacerbation compte</li><li>Partie 2 : la prévention pas à pas</li><li>Partie 3 : les données sur RESPILAIR®</li></ul>",
			alt: "Bronches abstraites",
		},
		"mat-nausea-guide": {
			title: "Guide pour patients : vivre avec les nausées pendant le traitement",
			intro:
				"Conseils pratiques sur l’alimentation, la boisson et les médicaments, et les signes qui imposent d’appeler.",
			content:
				"<p>Le guide accompagne les patients et leurs proches pendant les premiers cycles.</p><ul><li>De petits repas, six fois par jour</li><li>Boire entre les repas</li><li>Prendre l’antinauséeux avant que cela commence</li></ul><p>Qui ne garde aucun liquide pendant 24 heures appelle le service.</p>",
		},
		"mat-shared-decision": {
			title: "Aide à l’entretien : décider ensemble",
			intro: "Trois questions structurent la décision, avec de la place pour ce qui compte aux yeux du patient.",
			content:
				"<p>L’aide se remplit ensemble pendant la consultation. Elle pose trois questions :</p><ol><li>Quelles sont les possibilités ?</li><li>Quels bénéfices et inconvénients pour moi ?</li><li>Qu’est-ce qui compte le plus pour moi ?</li></ol><p>Le patient emporte une copie.</p>",
			alt: "Cellules abstraites",
		},
		"pod-breathless-patient": {
			title: "Le patient essoufflé : cœur ou poumon ?",
			intro: "Une cardiologue et un pneumologue parlent du symptôme qu’ils partagent.",
			content:
				"<p>Deux spécialistes, un patient : dans cet épisode, ils parcourent les dix premières minutes, du récit à la prise de sang.</p><p>Vous entendrez quel signe trompe le plus souvent, et pourquoi une auscultation normale prouve peu.</p>",
			transcript:
				"<p><strong>Animatrice :</strong> Un homme de septante-deux ans s’essouffle dans l’escalier. Par où commencez-vous ?</p><p><strong>Dr Claire Dumont :</strong> Par son récit. Dort-il à plat ? Les chevilles ont-elles changé ? A-t-il pris du poids ?</p><p><strong>Dr Olivier Lambert :</strong> Et moi, par la toux, les hivers et les cigarettes. La moitié de mes patients ont les deux.</p><p><strong>Animatrice :</strong> Quel test d’abord ?</p><p><strong>Dr Claire Dumont :</strong> Un peptide natriurétique. S’il est bas, le cœur est rarement en cause.</p><p><strong>Dr Olivier Lambert :</strong> Et une spirométrie, une fois le patient stable.</p>",
			alt: "Tracé cardiaque et ondes",
		},
		"pod-difficult-asthma": {
			title: "Asthme difficile, ou difficile à traiter ?",
			intro: "Avant un traitement plus fort, un second regard : diagnostic, technique, observance, environnement.",
			content:
				"<p>Tout asthme qui reste symptomatique n’est pas sévère. L’épisode passe en revue les quatre questions qui précèdent tout palier.</p><ul><li>Est-ce de l’asthme ?</li><li>Le médicament arrive-t-il aux poumons ?</li><li>Est-il pris ?</li><li>Qu’est-ce qui entretient l’inflammation ?</li></ul>",
			transcript:
				"<p><strong>Animatrice :</strong> Que faites-vous d’abord quand l’asthme ne se calme pas ?</p><p><strong>Dr Émilie Renard :</strong> Je demande au patient de me montrer son inhalateur. Pas de raconter, de montrer.</p><p><strong>Animatrice :</strong> Et ensuite ?</p><p><strong>Dr Émilie Renard :</strong> Les données de la pharmacie. S’il manque une boîte sur deux, nous en parlons.</p><p><strong>Animatrice :</strong> Qui adresser ?</p><p><strong>Dr Émilie Renard :</strong> Toute personne avec deux cures de corticoïdes par an, une fois la technique acquise.</p>",
			alt: "Bronches abstraites",
		},
		"pod-first-injection": {
			title: "Parler de la première injection",
			intro: "Comment proposer un traitement injectable dans le diabète sans que cela sonne comme une défaite.",
			content:
				"<p>Beaucoup entendent « injection » et comprennent « échec ». Une éducatrice en diabétologie raconte comment elle parle de l’étape suivante, et la phrase qu’elle ne dit jamais.</p><p>Avec des exemples pour la première visite, la première semaine et le premier doute.</p>",
			transcript:
				"<p><strong>Animatrice :</strong> Quelle phrase ne dites-vous jamais ?</p><p><strong>Martine Leroy, éducatrice :</strong> « Si vous n’y arrivez pas, ce sera les piqûres. » C’est faire du traitement une punition.</p><p><strong>Animatrice :</strong> Que dites-vous plutôt ?</p><p><strong>Martine Leroy :</strong> Que le diabète change avec les années, et le traitement avec lui.</p><p><strong>Animatrice :</strong> Et la peur de l’aiguille ?</p><p><strong>Martine Leroy :</strong> La première fois, nous la faisons ensemble, sans médicament. Presque tous rient après.</p>",
			alt: "Molécules abstraites",
		},
		"pod-cardovex-practice": {
			title: "CARDOVEX® dans la pratique quotidienne",
			intro: "Un an après son introduction : commencer, augmenter, et les questions des patients.",
			content:
				"<p>Une cardiologue et un généraliste comparent leur première année avec CARDOVEX® : pour qui, à quel rythme, et quand non.</p><p>L’épisode se conclut par cinq questions d’auditeurs.</p>",
			transcript:
				"<p><strong>Animatrice :</strong> Chez qui commencez-vous CARDOVEX® ?</p><p><strong>Dr Claire Dumont :</strong> Chez ceux qui gardent des symptômes sous traitement standard et dont la tension le permet.</p><p><strong>Dr Benoît Marchal :</strong> Au cabinet, la prise de sang après deux semaines est décisive. Je la fixe le jour de la prescription.</p><p><strong>Animatrice :</strong> La question la plus fréquente ?</p><p><strong>Dr Benoît Marchal :</strong> « Aurai-je des vertiges ? » Parfois, les premiers jours. Se lever lentement aide.</p>",
			alt: "Tracé cardiaque abstrait",
		},
		"pod-fatigue-cancer": {
			title: "Fatigué après un cancer : plus qu’un manque de sommeil",
			intro: "La fatigue est la séquelle la plus fréquente. Ce qui aide, et ce qu’il faut d’abord exclure.",
			content:
				"<p>La fatigue peut durer des années. Une oncologue explique ce qu’il faut tester, un kinésithérapeute pourquoi bouger aide même les mauvais jours.</p><p>Avec un plan pour les quatre premières semaines.</p>",
			transcript:
				"<p><strong>Animatrice :</strong> Que faut-il exclure ?</p><p><strong>Dr Sarah Petit :</strong> L’anémie, la thyroïde, la dépression, et la douleur qui vole le sommeil.</p><p><strong>Animatrice :</strong> Et si tout est normal ?</p><p><strong>Luc Gérard, kinésithérapeute :</strong> Alors, dix minutes de marche. Chaque jour, à la même heure.</p>",
		},
		"pod-biologics-pregnancy": {
			title: "Biologiques et désir d’enfant",
			intro: "Quels traitements poursuivre, lesquels changer à temps, et qui associer à l’entretien.",
			content:
				"<p>La planification commence avant la grossesse. Une rhumatologue explique quels médicaments arrêter et quand, et pourquoi la maladie active est elle-même un risque.</p><p>L’épisode cite les registres qui recueillent l’expérience.</p>",
			transcript:
				"<p><strong>Animatrice :</strong> Quand aborder le sujet ?</p><p><strong>Dr Nathalie Simon :</strong> À la première prescription. La moitié des grossesses ne sont pas prévues.</p><p><strong>Animatrice :</strong> Arrêter, est-ce toujours plus sûr ?</p><p><strong>Dr Nathalie Simon :</strong> Non. L’arthrite active nuit aussi. Nous cherchons le traitement efficace et bien étudié.</p>",
			alt: "Arcs abstraits",
		},
		"cast-spirometry": {
			title: "Lire une spirométrie en trois minutes",
			intro: "Qualité, rapport, volume : un ordre fixe qui convient à toute courbe.",
			content:
				"<p>Le film montre la lecture de cinq courbes. L’ordre est toujours le même : la qualité, puis le rapport, puis le volume.</p><ul><li>La courbe est-elle lisse et l’effort complet ?</li><li>Le rapport est-il sous la limite ?</li><li>Change-t-il après un bronchodilatateur ?</li></ul>",
			captions: [
				"Regardez d’abord la courbe.",
				"Le début est-il raide ?",
				"Finit-elle lentement ?",
				"Lisez ensuite le rapport.",
				"Sous la limite : obstruction.",
				"Maintenant le volume.",
				"Comparez avant et après.",
			],
			alt: "Bronches abstraites",
		},
		"cast-echo-basics": {
			title: "Bases de l’échocardiographie pour non-cardiologues",
			intro: "Ce que dit un protocole d’écho, ce qu’il laisse ouvert, et les mots qui imposent d’appeler.",
			content:
				"<p>Fraction d’éjection, remplissage, valves : le film explique les termes d’un protocole par des images animées.</p><p>Vous saurez quel résultat peut attendre, et lequel non.</p>",
			captions: [
				"Voici le ventricule gauche.",
				"Voyez comme il se contracte.",
				"La fraction est une part.",
				"Cinquante pour cent : normal.",
				"Sous quarante : réduite.",
				"Voyez maintenant la valve.",
				"Sévère : appelez aujourd’hui.",
			],
			alt: "Tracé cardiaque abstrait",
		},
		"cast-oncavera-mechanism": {
			title: "ONCAVERA® : le mécanisme d’action",
			intro: "Comment le talaraciclib arrête le cycle cellulaire, en quatre étapes animées.",
			content:
				"<p>L’animation suit une cellule tumorale du signal de croissance à l’arrêt. Elle montre où agit ONCAVERA® et pourquoi on contrôle la formule sanguine.</p><p>Les références figurent dans l’information sur le produit.</p>",
			captions: [
				"Une cellule se prépare.",
				"Deux kinases ouvrent la porte.",
				"ONCAVERA les bloque.",
				"Le cycle s’arrête.",
				"Les cellules saines aussi.",
				"D’où la baisse des globules.",
				"Ils remontent à la pause.",
			],
			alt: "Cellules abstraites",
		},
		"cast-joint-ultrasound": {
			title: "Échographie articulaire : ce que dit l’image",
			intro: "Épanchement, synovite, érosion : trois lésions du poignet et comment les distinguer.",
			content:
				"<p>Une rhumatologue examine un poignet et commente ce qu’elle voit. Pour qui adresse des patients ou lit des protocoles.</p><p>Le signal Doppler vient à la fin.</p>",
			captions: [
				"Nous commençons au poignet.",
				"L’os est la ligne claire.",
				"Le liquide est noir.",
				"La membrane épaissie est grise.",
				"Une brèche : l’érosion.",
				"La couleur montre le flux.",
				"C’est la maladie active.",
			],
			alt: "Arcs abstraits",
		},
		"cast-glucelia-cases": {
			title: "Trois cas avec GLUCELIA®",
			intro: "Diagnostic récent, association, fonction rénale réduite : trois décisions expliquées.",
			content:
				"<p>Trois patients de médecine générale, trois décisions. Le film s’arrête chaque fois pour vous laisser réfléchir.</p><ol><li>Une femme de 51 ans, diagnostic récent</li><li>Un homme de 64 ans sous deux médicaments</li><li>Une femme de 77 ans, DFGe de 41</li></ol>",
			captions: [
				"La première patiente a 51 ans.",
				"Que feriez-vous ?",
				"L’hygiène de vie d’abord.",
				"Le second en prend déjà deux.",
				"Nous simplifions.",
				"La troisième a les reins faibles.",
				"La demi-dose suffit.",
			],
			alt: "Molécules abstraites",
		},
		"cast-motivational": {
			title: "L’entretien motivationnel en cinq minutes",
			intro: "Demander, écouter, résumer : un court entretien filmé deux fois.",
			content:
				"<p>Le même entretien deux fois : d’abord avec des conseils, puis avec des questions. La différence s’entend dans ce que dit la patiente à la fin.</p><p>Avec une carte de phrases d’ouverture.</p>",
			captions: [
				"Voici la façon habituelle.",
				"Un conseil, un hochement.",
				"Maintenant, encore une fois.",
				"Qu’aimeriez-vous changer ?",
				"Un silence. Laissez-le durer.",
				"Résumez avec ses mots.",
				"Elle nomme le premier pas.",
			],
			alt: "Molécules et ondes abstraites",
		},
		"web-hf-primary-care": {
			title: "En direct : l’insuffisance cardiaque en première ligne",
			intro: "La nouvelle recommandation en une heure, avec du temps pour vos cas.",
			content:
				"<p>Deux intervenants présentent la recommandation du point de vue de l’hôpital et du cabinet. Les vingt dernières minutes sont à vous.</p><ul><li>Un diagnostic sans délai</li><li>Quatre traitements en quatre semaines</li><li>Un suivi qui tient</li></ul>",
			speakers: ["Dr Claire Dumont, cardiologue, Liège", "Dr Benoît Marchal, médecin généraliste, Namur"],
			alt: "Tracé cardiaque abstrait",
		},
		"web-copd-evening": {
			title: "Soirée BPCO à Bruxelles et en ligne",
			intro: "Cas, ateliers et buffet ; les exposés sont diffusés en direct.",
			content:
				"<p>Venez à Bruxelles ou participez de chez vous. Sur place, un atelier d’inhalation suit les exposés.</p><ul><li>18 h : deux exposés avec cas</li><li>19 h : ateliers sur place</li></ul><p>Le nombre de places est limité.</p>",
			speakers: ["Dr Olivier Lambert, pneumologue, Bruxelles", "Sophie Collin, infirmière, Charleroi"],
			venue: { venue: "Maison du Canal", address: "Quai de l’Exemple 14, 1000 Bruxelles" },
			alt: "Bronches abstraites",
		},
		"web-oncavera-experts": {
			title: "ONCAVERA® : questions aux experts",
			intro: "Adaptation des doses, formule sanguine, effets indésirables : réponses en direct.",
			content:
				"<p>Envoyez vos questions à l’avance ou posez-les en direct. Trois experts répondent à partir de leur pratique d’ONCAVERA®.</p><p>Un résumé paraîtra ensuite.</p>",
			speakers: [
				"Dr Sarah Petit, oncologue, Mons",
				"Thomas Henin, pharmacien hospitalier, Arlon",
				"Dr Julie Delvaux, conseillère médicale, Helvora",
			],
			alt: "Cellules abstraites",
		},
		"web-diabetes-kidney": {
			title: "Diabète et rein : agir tôt",
			intro: "Quel test, à quel rythme, et que faire du résultat.",
			content:
				"<p>Le test urinaire annuel est oublié chez un patient sur deux. Le webinaire montre comment un cabinet l’organise et quels traitements protègent le rein.</p><p>Avec trois cas.</p>",
			speakers: ["Dr Anne Wauters, néphrologue, Bruxelles", "Dr Michel Franck, médecin généraliste, Dinant"],
			alt: "Molécules abstraites",
		},
		"web-ra-early": {
			title: "Reconnaître tôt la polyarthrite rhumatoïde",
			intro: "La fenêtre des douze premières semaines : signes, tests et voie rapide vers le spécialiste.",
			content:
				"<p>Articulations gonflées, raideur matinale, test de pression positif : trois signes suffisent pour adresser. L’enregistrement montre l’examen et la lettre.</p><p>Avec les réponses aux questions.</p>",
			speakers: ["Dr Nathalie Simon, rhumatologue, Bruxelles", "Dr Pierre Noël, médecin généraliste, Wavre"],
			alt: "Arcs abstraits",
		},
		"web-immurelin-safety": {
			title: "IMMURELIN® : le point sur la sécurité",
			intro: "Infections, vaccination et contrôles : ce que montrent cinq ans de données.",
			content:
				"<p>Le point résume les données de sécurité d’IMMURELIN® sur cinq ans et ce qui en découle pour le suivi.</p><ul><li>Infections par tranche d’âge</li><li>Vaccination avant et pendant le traitement</li></ul>",
			speakers: ["Dr Nathalie Simon, rhumatologue, Bruxelles", "Dr Julie Delvaux, conseillère médicale, Helvora"],
		},
		"web-sleep-apnoea": {
			title: "Apnées du sommeil : le rôle du généraliste",
			intro:
				"Fatigué le jour, bruyant la nuit : qui dépister, quel enregistrement à domicile suffit, et comment garder le masque.",
			content:
				"<p>Mal de tête le matin, accident évité de peu, tension qui ne baisse pas : trois questions permettent de trouver les personnes concernées.</p><ul><li>Qui interroger</li><li>L’enregistrement à domicile</li><li>Le premier mois avec le masque</li></ul>",
			speakers: ["Dr Olivier Lambert, pneumologue, Bruxelles", "Dr Hélène Jacquet, médecin généraliste, Huy"],
			alt: "Ondes abstraites",
		},
		"web-skin-lesions": {
			title: "Grains de beauté suspects, en petit groupe",
			intro: "Trente participants, vingt images et chaque fois un vote : rassurer, revoir ou adresser.",
			content:
				"<p>Chacun juge vingt lésions, d’abord seul, puis avec une dermatologue. Le nombre de places est limité afin que chacun puisse parler.</p>",
			speakers: ["Dr Valérie Hubert, dermatologue, Liège"],
			alt: "Points abstraits",
		},
		"web-gestational-diabetes": {
			title: "Après un diabète gestationnel : garder le contact",
			intro: "Quel test, à quel moment, et comment faciliter le retour au cabinet dans les années qui suivent.",
			content:
				"<p>Après la naissance, le contrôle s’oublie vite. Une éducatrice en diabétologie et un médecin généraliste décrivent un rappel qui fonctionne.</p><ul><li>Six semaines, un an, chaque année</li><li>Parler du risque sans reproche</li></ul>",
			speakers: [
				"Isabelle Mertens, éducatrice en diabétologie, Verviers",
				"Dr Michel Franck, médecin généraliste, Dinant",
			],
			alt: "Cercles abstraits",
		},
	},
	courses: {
		"course-hf": {
			name: "Insuffisance cardiaque : du symptôme au plan",
			description:
				"<p>Après ce cours, vous soupçonnez tôt l’insuffisance cardiaque, demandez les bons tests et commencez le traitement en sécurité.</p><p>Six modules brefs avec des cas de médecine générale.</p>",
			units: [
				"Le premier soupçon",
				"Les tests utiles",
				"La congestion",
				"Quatre piliers",
				"Augmenter les doses",
				"Vivre avec la maladie",
			],
		},
		"course-inhalers": {
			name: "Inhalateurs : choisir et enseigner",
			description:
				"<p>Après ce cours, vous choisissez un inhalateur avec le patient et en enseignez l’usage par la reformulation.</p>",
			units: ["Types d’appareils", "Choisir ensemble", "La reformulation", "Quand cela échoue"],
		},
		"course-glucelia": {
			name: "GLUCELIA® : de l’indication au suivi",
			description: "<p>Après ce cours, vous savez à qui convient GLUCELIA®, comment le doser et que surveiller.</p>",
			units: ["Indication", "Dose et fonction rénale", "Associations", "Surveillance", "Trois cas"],
		},
		"course-ra": {
			name: "La polyarthrite rhumatoïde, première année",
			description:
				"<p>Après ce cours, vous reconnaissez l’arthrite débutante, connaissez les objectifs et partagez le suivi avec le spécialiste.</p>",
			units: [
				"La fenêtre",
				"Articulations et laboratoire",
				"La lettre",
				"Premier traitement",
				"Objectifs",
				"Infections et vaccins",
				"Travail et quotidien",
			],
		},
		"course-communication": {
			name: "Entretiens difficiles",
			description:
				"<p>Après ce cours, vous annoncez une mauvaise nouvelle par étapes, répondez calmement à la colère et concluez bien un entretien.</p>",
			units: ["La mauvaise nouvelle", "Colère et silence", "Bien conclure"],
		},
	},
	singles: {
		home: {
			title: "Le savoir médical, clair et à portée de main",
			intro:
				"Actualités, documents et formations pour les professionnels de la santé en Belgique, conçus pour vos moments libres.",
			content: "<p>Notre équipe médicale vérifie chaque contenu et met le portail à jour chaque semaine.</p>",
		},
		about: {
			title: "À propos d’Helvora Pro",
			intro: "Le portail d’Helvora pour les médecins en Belgique.",
			content:
				"<p>Helvora recherche et fabrique des médicaments pour le cœur, les poumons, le métabolisme et les articulations, ainsi que contre le cancer. Sur ce portail, nous partageons ce qui peut vous être utile au quotidien.</p><h2>Ce que vous y trouvez</h2><ul><li>Des actualités sur les recommandations et les études</li><li>Des documents pour vous et vos patients</li><li>Des cours en ligne, podcasts, vidéos et webinaires</li></ul><h2>Notre méthode</h2><p>Des médecins écrivent ou relisent chaque contenu. Celui-ci est daté et porte un code d’approbation s’il cite un médicament. Nous indiquons nos sources et retirons ce qui est dépassé.</p><h2>Pourquoi certains contenus sont réservés</h2><p>La loi réserve l’information sur les médicaments soumis à prescription aux professionnels de la santé. Sans accès confirmé, vous ne voyez que le titre et l’introduction.</p>",
		},
		"data-protection": {
			title: "Protection des données",
			intro: "Comment Helvora Belgium traite les données personnelles sur ce portail, conformément au RGPD.",
			content:
				"<h2>Responsable</h2><p>Helvora Belgium SA, avenue de l’Exemple 22, 1000 Bruxelles, privacy@helvora.example.</p><h2>Finalités</h2><p>Nous traitons vos données pour vous proposer ce portail, confirmer votre profession et améliorer nos contenus. Pour confirmer votre profession, nous comparons vos données professionnelles à celles de la base OneKey.</p><h2>Base légale</h2><p>Nous nous fondons sur le contrat qui nous lie, sur nos obligations légales et, pour les lettres d’information et les statistiques, sur votre consentement.</p><h2>Conservation</h2><p>Nous conservons les données de votre compte tant qu’il existe, sauf obligation légale contraire.</p><h2>Vos droits</h2><p>Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, la limitation de leur traitement ou leur portabilité, et vous opposer au traitement. Vous pouvez aussi saisir l’Autorité de protection des données (APD).</p>",
		},
		disclaimer: {
			title: "Avertissement",
			intro: "Ce que ce portail vous apporte, et ce qu’il ne remplace pas.",
			content:
				"<p>Ce portail s’adresse aux professionnels de la santé en Belgique. Il ne remplace ni votre jugement ni le résumé des caractéristiques du produit.</p><h2>Responsabilité</h2><p>Nous préparons les contenus avec soin, sans pouvoir garantir qu’ils soient à tout moment complets et à jour.</p><h2>Liens</h2><p>Nous n’avons aucune influence sur le contenu d’autres sites.</p>",
		},
		imprint: {
			title: "Mentions légales",
			intro: "Qui est responsable de ce portail.",
			content:
				'<p><strong>Helvora Belgium SA</strong><br>avenue de l’Exemple 22<br>1000 Bruxelles</p><p>E-mail : <a href="mailto:contact@helvora.example">contact@helvora.example</a></p><p>Numéro d’entreprise 0000.000.000. Helvora est une entreprise fictive.</p>',
		},
		privacy: {
			title: "Vie privée et cookies",
			intro: "Ce que nous enregistrons dans votre navigateur, et comment en décider.",
			content:
				"<h2>Cookies nécessaires</h2><p>Un cookie retient votre langue, un autre votre connexion. Sans eux, le portail ne fonctionne pas correctement.</p><h2>Statistiques</h2><p>Nous mesurons votre utilisation du portail uniquement avec votre consentement. Sans lui, nous comptons les pages vues et les clics sans votre numéro d’utilisateur.</p><h2>Contenus de tiers</h2><p>Les vidéos d’autres fournisseurs ne se chargent que lorsque vous les lancez.</p><h2>Retrait du consentement</h2><p>Vous pouvez retirer votre consentement à tout moment dans les paramètres des cookies.</p><h2>Contact</h2><p>privacy@helvora.example</p>",
		},
		happy: {
			title: "Merci, cela nous fait plaisir",
			intro: "Votre avis nous encourage à continuer.",
			content: "<p>Un sujet vous manque ? Écrivez-nous.</p>",
		},
		negative: {
			title: "Merci de votre franchise",
			intro: "Nous regrettons de n’avoir pas répondu à vos attentes.",
			content: "<p>Notre équipe lit chaque réponse et s’en sert pour améliorer le portail.</p>",
		},
		neutral: {
			title: "Merci de votre avis",
			intro: "Nous pouvons faire mieux, et nous y travaillons.",
			content: "<p>Dites-nous ce qui rendrait le portail plus utile pour vous.</p>",
		},
	},
	footer: {
		menu: [
			{ label: "Vie privée et cookies", url: "Privacy" },
			{ label: "Protection des données", url: "Data-Protection" },
			{ label: "Mentions légales", url: "Imprint" },
			{ label: "Avertissement", url: "Disclaimer" },
			{ label: "Contact", url: "mailto:contact@helvora.example" },
			{ label: "Notifier un effet indésirable", url: "https://www.notifieruneffetindesirable.be/" },
			{ label: "BE-HVR-2026-12, novembre 2026" },
		],
		legal_mention:
			"Ce site s’adresse aux professionnels de la santé en Belgique. Helvora Pro, CARDOVEX®, RESPILAIR®, GLUCELIA®, IMMURELIN® et ONCAVERA® sont fictifs.",
		banner: {
			is_visible: true,
			title: "Tous les contenus avec un seul compte, pour les professionnels de la santé",
			cta: "Demander un accès",
		},
		promotional_content: {
			is_visible: true,
			title: "Cinq nouveaux cours pour vos moments libres",
			url: "/e-learnings",
			cta: "Voir les cours",
		},
	},
};
