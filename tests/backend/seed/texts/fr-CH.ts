import type { LocaleText } from "../text.ts";

export const text: LocaleText = {
	domains: {
		cardiology: "Cardiologie",
		respiratory: "Pneumologie",
		diabetes: "Diabétologie",
		immunology: "Rhumatologie",
		oncology: "Oncologie",
	},
	categories: {
		guidelines: "Recommandations",
		evidence: "Résultats d’études",
		practice: "Au cabinet",
		safety: "Sécurité des médicaments",
		patients: "Pour vos patients",
		portal: "À propos du portail",
		world: "International",
	},
	items: {
		"news-hf-guideline": {
			title: "Insuffisance cardiaque : la recommandation révisée en cinq points",
			intro:
				"La recommandation européenne révisée avance le moment du test et celui du traitement. Voici ce qu’elle change pour un cabinet de médecine de famille.",
			content: `<p>Le texte révisé déplace les premières décisions vers le cabinet. Pour le médecin de famille, le délai entre le premier doute et le premier traitement devient un critère de qualité à part entière.</p>
<h2>Cinq points à retenir</h2>
<ol><li>Doser un peptide natriurétique dès le premier soupçon, sans attendre la deuxième consultation.</li><li>Adresser au cardiologue dans les deux semaines si la valeur est nettement élevée, dans les six si elle l’est peu.</li><li>Débuter tôt, à faible dose, les quatre classes de base.</li><li>Contrôler potassium et créatinine une à deux semaines après chaque palier.</li><li>Revoir le patient dans les quatorze jours suivant une sortie d’hôpital.</li></ol>
<h2>Ce qui reste à votre appréciation</h2>
<p>Chez une personne polymorbide, les objectifs se discutent avant les doses. Le texte souligne aussi l’apport du suivi infirmier, au cabinet ou par les soins à domicile.</p>`,
			alt: "Tracé cardiaque abstrait sur des cercles concentriques",
		},
		"news-cardovex-phase3": {
			title: "CARDOVEX® dans HORIZON-HF : les résultats de phase III",
			intro:
				"Sur un suivi médian de 26 mois, l’ajout de CARDOVEX® au traitement usuel s’est accompagné de moins d’hospitalisations pour insuffisance cardiaque.",
			content: `<p>L’étude HORIZON-HF a réuni 4812 adultes atteints d’insuffisance cardiaque symptomatique à fraction d’éjection réduite, dont 143 en Suisse. Tous recevaient le traitement recommandé ; le tirage au sort y ajoutait la vélocardine (CARDOVEX®) ou un placebo.</p>
<table><thead><tr><th>Critère</th><th>Hazard ratio</th><th>IC à 95 %</th></tr></thead><tbody><tr><td>Décès cardiovasculaire ou hospitalisation</td><td>0,81</td><td>0,73–0,90</td></tr><tr><td>Première hospitalisation pour insuffisance cardiaque</td><td>0,76</td><td>0,67–0,87</td></tr><tr><td>Décès cardiovasculaire</td><td>0,91</td><td>0,79–1,05</td></tr></tbody></table>
<h2>Tolérance</h2>
<p>Une hypotension symptomatique est survenue chez 9,1 % des patients sous CARDOVEX® et 6,4 % sous placebo, un potassium supérieur à 5,5 mmol/l chez 5,2 % et 4,0 %.</p>
<h2>Limites</h2>
<p>La différence de mortalité n’est pas significative à elle seule, et les plus de 85 ans étaient peu représentés. L’effet sur la qualité de vie fait l’objet d’une publication séparée. Consultez l’information professionnelle avant de prescrire CARDOVEX®.</p>`,
			alt: "Courbe cardiaque abstraite au centre lumineux",
		},
		"news-winter-respiratory": {
			title: "Saison respiratoire : préparer son cabinet avant l’hiver",
			intro:
				"Quelques heures d’organisation en automne évitent bien des consultations en urgence en janvier. Un plan simple, à répartir dans toute l’équipe.",
			content: `<p>Entre la rentrée des vacances de Noël et les relâches de février, les lignes téléphoniques saturent. Les cabinets qui s’y préparent tôt voient moins de patients avec BPCO arriver sans rendez-vous.</p>
<h2>En octobre et novembre</h2>
<ul><li>Extraire la liste des patients avec BPCO, asthme sévère ou immunosuppression et les inviter à se faire vacciner selon le plan de vaccination suisse.</li><li>Profiter du vaccin pour regarder la technique d’inhalation.</li><li>Mettre à jour le plan d’action écrit et la réserve de médicaments à domicile.</li></ul>
<h2>Quand la vague est là</h2>
<p>L’assistante médicale trie avec des questions convenues d’avance. Qui ne termine pas sa phrase est vu tout de suite, ou le 144 est appelé. Une toux de trois jours sans fièvre ni maladie chronique peut d’abord passer par la pharmacie.</p>
<p>Une brève réunion, le lundi, suffit à ajuster les plages libres de la semaine.</p>`,
			alt: "Arbre bronchique abstrait sur fond hivernal",
		},
		"news-glucelia-renal": {
			title: "GLUCELIA® : la surveillance rénale est précisée",
			intro:
				"L’information professionnelle demande désormais un contrôle de la fonction rénale avant le traitement, puis à intervalles définis selon le DFGe.",
			content: `<p>Après une réévaluation périodique des données de sécurité, la rubrique « Mises en garde et précautions » de GLUCELIA® (sorigluptine) a été complétée. Aucun nouveau risque n’a été identifié ; il s’agit d’éviter des doses trop élevées lorsque le rein élimine moins.</p>
<table><thead><tr><th>DFGe (ml/min/1,73 m²)</th><th>Dose</th><th>Contrôles</th></tr></thead><tbody><tr><td>60 et plus</td><td>50 mg une fois par jour</td><td>Tous les 12 mois</td></tr><tr><td>30 à 59</td><td>25 mg une fois par jour</td><td>Tous les 3 à 6 mois</td></tr><tr><td>Moins de 30</td><td>Non recommandé</td><td>Avis néphrologique</td></tr></tbody></table>
<h2>Au quotidien</h2>
<ul><li>Déterminer le DFGe et l’albuminurie avant la première ordonnance.</li><li>Suspendre GLUCELIA® en cas de vomissements, de diarrhée ou de fièvre avec déshydratation.</li><li>Recontrôler plus tôt après l’ajout d’un diurétique.</li></ul>
<p>Les patients déjà traités peuvent être adaptés lors du prochain contrôle prévu. Annoncez tout effet indésirable présumé à Swissmedic.</p>`,
			alt: "Motif abstrait d’hexagones verts",
		},
		"news-portal-learning": {
			title: "Cinq nouveaux cours à suivre sur le portail",
			intro:
				"Brefs, à votre rythme et lisibles sur un téléphone : les nouveaux cours se glissent entre deux consultations ou dans un trajet en train.",
			content: `<p>Depuis cette semaine, cinq cours sont ouverts sur Helvora Pro. Ils ont été écrits avec des médecins de famille et des spécialistes romands, puis relus par des collègues qui n’avaient pas participé à leur rédaction.</p>
<h2>Les sujets</h2>
<ul><li>L’insuffisance cardiaque, du symptôme au plan de traitement</li><li>Le choix et l’enseignement des inhalateurs</li><li>GLUCELIA®, de l’indication au suivi</li><li>La polyarthrite rhumatoïde durant la première année</li><li>Les entretiens difficiles</li></ul>
<h2>Où les trouver</h2>
<p>Tous figurent sous <a href="/fr-CH/e-learnings">Cours en ligne</a>. Un module dure cinq à dix minutes ; vous pouvez l’interrompre et le reprendre sur un autre appareil. Trois cours se terminent par une attestation de participation.</p>
<p>La reconnaissance comme formation continue dépend de votre société de discipline : renseignez-vous auprès d’elle. Vos remarques sur les cas présentés nous intéressent et servent à la révision annuelle des contenus.</p>`,
			alt: "Collines calmes en bleu et vert",
		},
		"news-long-title": {
			title:
				"Asthme sévère et comorbidités inflammatoires chroniques : ce que les données de vie réelle d’un registre conduit dans onze pays européens nous apprennent sur les soins au quotidien",
			intro:
				"Près d’un tiers des adultes avec asthme sévère vivent avec une seconde maladie inflammatoire. Leur traitement est rarement discuté entre spécialités.",
			content: `<p>Le registre a suivi 9214 adultes durant cinq ans. Chez 31 % d’entre eux, une autre maladie inflammatoire chronique était documentée, le plus souvent une polypose nasale, un eczéma ou une arthrite.</p>
<h2>Principaux constats</h2>
<ul><li>Les cures de corticostéroïdes oraux étaient deux fois plus fréquentes lorsque deux spécialistes prescrivaient sans se concerter.</li><li>Un plan commun ne figurait que dans un dossier sur huit.</li><li>La qualité de vie dépendait davantage du nombre de cures que du VEMS.</li></ul>
<h2>Comment lire ces chiffres</h2>
<p>Un registre décrit des associations et ne prouve pas de causalité. Les centres universitaires y sont surreprésentés ; les patients suivis uniquement en cabinet le sont moins.</p>
<p>Les auteurs proposent une concertation annuelle dès que deux maladies inflammatoires coexistent. Un médecin de famille qui tient à jour la liste complète des traitements en est souvent le meilleur point de départ, surtout si un assureur demande une nouvelle garantie de prise en charge.</p>`,
			alt: "Voies aériennes abstraites en bleu-vert",
		},
		"news-inhaler-technique": {
			title: "Technique d’inhalation : les erreurs observées avec RESPILAIR®",
			intro:
				"Une étude menée dans 42 cabinets a observé 1100 personnes utilisant RESPILAIR®. La plupart des erreurs surviennent avant même l’inspiration.",
			content: `<p>Des infirmières formées ont regardé 1100 patients atteints de BPCO se servir de leur inhalateur RESPILAIR® (brévatérol), sans les corriger. 58 % ont commis au moins une erreur ; chez 19 %, elle compromettait la prise de la dose.</p>
<h2>Les trois erreurs les plus fréquentes</h2>
<ol><li>Ne pas vider les poumons avant d’inhaler.</li><li>Incliner l’appareil au moment de charger la dose.</li><li>Expirer aussitôt, sans retenir son souffle.</li></ol>
<h2>Ce qui a aidé</h2>
<p>Une démonstration de deux minutes, suivie d’un essai par le patient, a réduit de moitié les erreurs critiques à trois mois. Remettre une brochure seule n’a rien changé.</p>
<blockquote>« Demander si tout va bien ne suffit pas. Il faut voir le geste. »</blockquote>
<p>L’étude n’était pas randomisée et la durée d’observation reste courte. Elle plaide pour un contrôle au moins annuel, que l’assistante médicale ou le pharmacien peut assurer.</p>`,
			alt: "Bronches abstraites avec accents de couleur",
		},
		"news-cgm-primary-care": {
			title: "La mesure continue du glucose arrive au cabinet de famille",
			intro:
				"Les capteurs ne concernent plus seulement les diabétologues. Comment lire le rapport standard en trois minutes, et à quel moment adapter le traitement.",
			content: `<p>Davantage de personnes diabétiques arrivent en consultation avec un rapport de capteur de quatorze jours. Il paraît dense, mais trois éléments répondent à la plupart des questions.</p>
<h2>L’ordre de lecture</h2>
<ol><li><strong>Le temps sous la cible.</strong> La sécurité d’abord : plus de 4 % en dessous de 3,9 mmol/l appelle une adaptation.</li><li><strong>Le temps dans la cible.</strong> Entre 3,9 et 10,0 mmol/l, plus de 70 % est l’objectif usuel chez l’adulte.</li><li><strong>Le profil de la journée.</strong> Quand surviennent les pics, après quel repas, quels jours ?</li></ol>
<h2>Adapter avec mesure</h2>
<p>Ne changez qu’une chose à la fois et relisez le rapport après deux semaines. Chez la personne âgée fragile, un objectif plus souple est préférable.</p>
<p>Le remboursement est régi par la liste des moyens et appareils (LiMA) et dépend du traitement. Vérifiez les conditions avant d’en prescrire un, et confiez la pose initiale à une infirmière en diabétologie.</p>`,
			alt: "Courbe de points abstraite dans des tons verts",
		},
		"news-biosimilar-switch": {
			title: "Polyarthrite : deux ans de recul après le passage à IMMURELIN®",
			intro:
				"Dans une étude d’extension ouverte, l’activité de la maladie est restée stable chez les patients passés de leur biologique initial à IMMURELIN®.",
			content: `<p>L’extension a inclus 612 adultes dont la polyarthrite rhumatoïde était peu active sous un premier traitement biologique. Tous sont passés à IMMURELIN® (rémilizumab), sans période de sevrage.</p>
<h2>À 24 mois</h2>
<ul><li>Toujours sous traitement : 78 %</li><li>Variation moyenne du score d’activité : +0,08 (IC à 95 % : −0,02 à 0,18)</li><li>Infections graves : 2,1 pour 100 années-patients</li><li>Arrêts pour efficacité insuffisante : 7 %</li></ul>
<h2>Le poids des explications</h2>
<p>Les arrêts précoces étaient moins fréquents là où l’équipe avait pris le temps d’exposer les raisons du changement. L’appel d’une infirmière après quatre semaines a été jugé particulièrement utile.</p>
<p>Faute de groupe de comparaison, l’étude ne permet pas de conclure à une équivalence. Une part des arrêts tient sans doute à des attentes négatives plutôt qu’au produit. Tout changement reste une décision partagée, et l’assureur doit parfois être consulté au préalable.</p>`,
			alt: "Arcs violets évoquant des articulations",
		},
		"news-congress-report": {
			title: "Congrès cardiométabolique d’automne : ce qu’il faut en retenir",
			intro:
				"Deux jours de débats à Montreux sur le cœur, le rein et le métabolisme. Notre sélection de trois sessions utiles à la médecine de premier recours.",
			content: `<p>Le Forum cardiométabolique d’automne a réuni cardiologues, néphrologues, diabétologues et médecins de famille. Le fil rouge : traiter ensemble ce que l’on a longtemps traité l’un après l’autre.</p>
<h2>Trois sessions en bref</h2>
<h3>L’albuminurie comme signal</h3>
<p>Un test urinaire annuel révèle un risque des années avant que la créatinine ne bouge. Dans les cabinets présentés, il manquait une fois sur deux.</p>
<h3>Le poids et le cœur</h3>
<p>À fraction d’éjection préservée, une perte de poids améliore les symptômes et le périmètre de marche. Les données sur les hospitalisations sont encore attendues.</p>
<h3>Moins de comprimés</h3>
<p>Les associations fixes favorisent la persévérance, surtout la première année. Elles compliquent en revanche l’adaptation des doses chez les patients fragiles.</p>
<blockquote>« Le meilleur plan est celui que la patiente sait encore expliquer à la maison. »</blockquote>
<p>Plusieurs travaux n’étaient présentés que sous forme de résumés ; leur publication complète reste à venir.</p>`,
		},
		"news-adherence-apps": {
			title: "Applications de rappel : leur apport réel à l’observance",
			intro:
				"Un rappel aide la personne qui oublie, pas celle qui doute. Ce que disent douze études sur les applications destinées à soutenir l’observance.",
			content: `<p>Une revue de douze études conclut à un gain moyen de neuf points de pourcentage sur les prises effectuées. L’effet est plus net durant les trois premiers mois, puis il s’atténue.</p>
<h2>À qui elles rendent service</h2>
<ul><li>Aux personnes dont les journées sont régulières et qui oublient simplement</li><li>À celles qui commencent un nouveau traitement</li><li>À celles dont un proche accepte de suivre les prises</li></ul>
<h2>Ce qu’elles ne font pas</h2>
<p>Une alarme ne répond ni à la crainte d’un effet indésirable ni au coût de la quote-part. Elle ne remplace pas non plus le semainier préparé par la pharmacie, souvent plus simple pour les patients de plus de septante-cinq ans.</p>
<p>Demandez sans jugement : « Combien de prises ont sauté la semaine passée ? » Avant de recommander une application, regardez où elle conserve ses données de santé et si elle fonctionne sans compte.</p>`,
			alt: "Pastilles abstraites alignées dans un vert tendre",
		},
		"news-expired-campaign": {
			title: "Campagne hivernale : informer sur la vaccination en salle d’attente",
			intro:
				"Affiches, dépliants et court film de la campagne d’information de l’hiver dernier. La campagne est terminée et son matériel n’est plus distribué.",
			content: `<p>De novembre à février, Helvora a mis à disposition des cabinets du matériel d’information sur les vaccinations recommandées aux personnes atteintes d’une maladie respiratoire chronique. La campagne s’est achevée avec la saison.</p>
<h2>Ce qu’elle comprenait</h2>
<ul><li>Une affiche en français, en allemand et en italien</li><li>Un dépliant à remettre après la consultation</li><li>Un film muet d’une minute pour l’écran de la salle d’attente</li></ul>
<h2>Le bilan</h2>
<p>Quelque 260 cabinets ont commandé le matériel, dont près de la moitié en Suisse romande. Selon le sondage final, le dépliant a surtout servi de point de départ à la discussion ; l’affiche seule a suscité peu de questions.</p>
<p>Nous vous prions d’éliminer les exemplaires restants : les dates et les références au plan de vaccination ne sont plus à jour. Les recommandations actuelles sont publiées par l’Office fédéral de la santé publique (OFSP). Un nouveau matériel sera annoncé ici.</p>`,
			alt: "Flocons et voies aériennes stylisés",
		},
		"news-adverse-events": {
			title: "Effets indésirables présumés : quand et comment les annoncer",
			intro:
				"Chaque annonce compte, même lorsque le lien de causalité reste incertain. Le point sur l’obligation légale et sur la voie électronique vers Swissmedic.",
			content: `<p>La loi sur les produits thérapeutiques (art. 59 LPTh) oblige les professionnels de la santé à annoncer à Swissmedic les effets indésirables graves ou jusqu’alors inconnus. L’annonce se fait en ligne, par le système de vigilance électronique ElViS.</p>
<script>document.title="hacked"</script>
<p onclick="alert(1)">Vous n’avez rien à prouver : un soupçon fondé suffit.</p>
<img src="x" onerror="alert(1)">
<h2>Quatre éléments indispensables</h2>
<ul><li>Un patient identifiable, par ses initiales ou son année de naissance</li><li>Un médicament suspecté, si possible avec le numéro de lot</li><li>Une réaction, sa date et son évolution</li><li>Vos coordonnées, pour une éventuelle question</li></ul>
<p style="position:fixed">N’attendez pas d’avoir tous les résultats : un complément peut suivre.</p>
<p>Utilisez le <a href="javascript:alert(1)">formulaire d’annonce</a> ou consultez <a href="https://example.org/">le site de l’autorité</a>.</p>
<iframe src="https://evil.example/"></iframe>
<p>Si un médicament de Helvora est en cause, notre pharmacovigilance recueille aussi votre annonce et la transmet. Les données sont traitées de manière confidentielle.</p>`,
			alt: "Paysage calme avec un point lumineux",
		},
		"mat-hf-checklist": {
			title: "Liste de contrôle : consultation d’insuffisance cardiaque",
			intro:
				"Une page pour structurer la consultation de suivi : symptômes, poids, laboratoire, doses et rendez-vous suivant. À imprimer ou à remplir à l’écran.",
			content: `<p>Cette liste conduit en une dizaine de minutes à travers la consultation de suivi. L’assistante médicale peut préparer la première partie ; le médecin complète la seconde avec le patient.</p>
<h2>À préparer</h2>
<ul><li>Poids du jour et carnet de poids</li><li>Pression artérielle couché et debout, pouls</li><li>Potassium, créatinine, hémoglobine, ferritine si elle date</li></ul>
<h2>À discuter</h2>
<ul><li>Effort toléré : combien d’étages, combien d’oreillers ?</li><li>Doses : laquelle peut être augmentée aujourd’hui ?</li><li>Automédication, en particulier les anti-inflammatoires</li><li>Vaccinations, moral, aide à la maison</li></ul>
<h2>À convenir</h2>
<p>Le patient repart avec la date du prochain contrôle et une consigne écrite : plus de deux kilos en trois jours, il appelle. Une copie peut être envoyée à l’organisation de soins à domicile, avec son accord. La liste ne remplace pas l’avis du cardiologue lorsque l’état se dégrade.</p>`,
			alt: "Cases à cocher le long d’un tracé cardiaque",
		},
		"mat-cardovex-titration": {
			title: "CARDOVEX® : schéma de titration et contrôles",
			intro:
				"De la dose initiale à la dose cible en trois paliers, avec les valeurs à vérifier avant chacun et la conduite à tenir si elles sont dépassées.",
			content: `<p>La titration de CARDOVEX® (vélocardine) suit la tolérance du patient plus que le calendrier. Chaque palier suppose une pression artérielle et un potassium récents.</p>
<table><thead><tr><th>Semaine</th><th>Dose</th><th>Condition</th></tr></thead><tbody><tr><td>0</td><td>25 mg deux fois par jour</td><td>Pression systolique supérieure à 100 mmHg</td></tr><tr><td>2 à 4</td><td>50 mg deux fois par jour</td><td>Potassium inférieur à 5,2 mmol/l</td></tr><tr><td>6 à 8</td><td>100 mg deux fois par jour</td><td>Fonction rénale stable</td></tr></tbody></table>
<h2>Si une valeur ne convient pas</h2>
<ul><li>Vertiges ou pression basse : revoir d’abord le diurétique et les autres antihypertenseurs.</li><li>Potassium entre 5,2 et 5,5 mmol/l : rester au palier, recontrôler après une semaine.</li><li>Potassium supérieur à 5,5 mmol/l : réduire ou interrompre selon l’information professionnelle.</li></ul>
<p>La dose la plus élevée tolérée est un objectif acceptable. En cas d’insuffisance hépatique, de grossesse ou d’allaitement, reportez-vous à l’information professionnelle de CARDOVEX®.</p>`,
			alt: "Trois marches abstraites et un tracé cardiaque",
		},
		"mat-inhaler-leaflet": {
			title: "Brochure pour patients : inhaler correctement, pas à pas",
			intro:
				"Sept dessins et peu de mots : une brochure à parcourir ensemble au cabinet, puis à emporter. Disponible en français simple, sans nom de produit.",
			content: `<p>La brochure présente les gestes communs aux trois types d’inhalateurs les plus répandus. Elle s’adresse aux patients atteints d’asthme ou de BPCO et à leurs proches.</p>
<h2>Les sept gestes</h2>
<ol><li>S’asseoir ou se tenir droit.</li><li>Préparer l’appareil comme indiqué.</li><li>Souffler à fond, à côté de l’embout.</li><li>Serrer les lèvres autour de l’embout.</li><li>Inspirer : lentement pour un aérosol, vite et fort pour une poudre.</li><li>Retenir son souffle dix secondes.</li><li>Se rincer la bouche si le médicament contient un corticostéroïde.</li></ol>
<h2>Comment l’utiliser</h2>
<p>Montrez d’abord le geste avec un appareil de démonstration, puis laissez faire. Cochez au dos l’étape qui pose problème et reprenez-la à la visite suivante. La pharmacie peut assurer ce rappel lors du renouvellement.</p>
<p>La brochure ne remplace pas l’information destinée aux patients jointe à chaque emballage.</p>`,
			alt: "Silhouette stylisée et souffle bleu clair",
		},
		"mat-foot-exam": {
			title: "L’examen du pied diabétique en cinq étapes",
			intro:
				"Regarder, palper, tester, classer, convenir : l’examen annuel du pied tient sur une carte de poche, avec les critères pour adresser sans délai.",
			content: `<p>L’examen du pied fait partie du contrôle annuel de toute personne diabétique. Chaussures et chaussettes ôtées, il prend environ cinq minutes et peut être délégué à une infirmière formée.</p>
<ol><li><strong>Regarder</strong> la peau, les ongles, les espaces entre les orteils, les déformations, et l’intérieur des chaussures.</li><li><strong>Palper</strong> les pouls pédieux et tibial postérieur des deux côtés.</li><li><strong>Tester</strong> la sensibilité au monofilament de 10 g et au diapason.</li><li><strong>Classer</strong> le risque : faible, modéré ou élevé.</li><li><strong>Convenir</strong> des soins à domicile et de la date du prochain contrôle.</li></ol>
<h2>Quand adresser</h2>
<p>Une plaie ouverte, une rougeur chaude ou un pied soudainement gonflé sont vus le jour même, de préférence dans une consultation spécialisée du pied. À risque élevé, un contrôle tous les un à trois mois est indiqué.</p>
<p>Les soins podologiques sur ordonnance peuvent être pris en charge par l’assurance de base selon le degré de risque ; mentionnez-le dans la prescription.</p>`,
			alt: "Empreinte de pied stylisée et cinq repères",
		},
		"mat-glucelia-dosing": {
			title: "GLUCELIA® : carte de posologie au format de poche",
			intro:
				"Doses selon la fonction rénale, traitements associés, oubli et situations où suspendre : l’essentiel de la posologie de GLUCELIA® en une carte.",
			content: `<p>La carte résume la posologie de GLUCELIA® (sorigluptine) chez l’adulte avec un diabète de type 2. Le comprimé se prend une fois par jour, avec ou sans repas, si possible à heure fixe.</p>
<table><thead><tr><th>Situation</th><th>Dose de GLUCELIA®</th></tr></thead><tbody><tr><td>DFGe de 60 ou plus</td><td>50 mg une fois par jour</td></tr><tr><td>DFGe de 30 à 59</td><td>25 mg une fois par jour</td></tr><tr><td>DFGe inférieur à 30</td><td>Non recommandé</td></tr><tr><td>Avec une insuline ou un sécrétagogue</td><td>Réduire d’abord ces derniers si la glycémie est basse</td></tr></tbody></table>
<h2>Questions fréquentes</h2>
<ul><li>Oubli : prendre le comprimé le jour même, jamais deux le même jour.</li><li>Vomissements, diarrhée, fièvre : suspendre jusqu’à la reprise normale de l’alimentation.</li><li>Opération prévue : convenir de la pause avec l’anesthésie.</li><li>Grossesse ou allaitement : ne pas utiliser.</li></ul>
<p>La carte est destinée aux professionnels. Elle ne remplace pas l’information professionnelle, que vous trouverez sous swissmedicinfo.ch.</p>`,
			alt: "Comprimés stylisés dans une grille",
		},
		"mat-ra-score-card": {
			title: "Carte de score : activité de la polyarthrite rhumatoïde",
			intro:
				"Compte articulaire, appréciation du patient et laboratoire sur une carte, avec les seuils usuels de rémission et d’activité faible, modérée ou élevée.",
			content: `<p>La carte permet d’obtenir en cinq minutes un score d’activité reproductible. Elle aide à comparer deux consultations et à parler le même langage que le service de rhumatologie.</p>
<h2>Ce qu’il faut relever</h2>
<ul><li>Articulations douloureuses, sur 28</li><li>Articulations gonflées, sur 28</li><li>Appréciation globale du patient, de 0 à 100</li><li>Vitesse de sédimentation ou CRP</li></ul>
<h2>Les seuils</h2>
<table><thead><tr><th>Score</th><th>Activité</th></tr></thead><tbody><tr><td>Moins de 2,6</td><td>Rémission</td></tr><tr><td>2,6 à 3,2</td><td>Faible</td></tr><tr><td>3,3 à 5,1</td><td>Modérée</td></tr><tr><td>Plus de 5,1</td><td>Élevée</td></tr></tbody></table>
<h2>Limites</h2>
<p>Le compte sur 28 articulations ignore les pieds : examinez-les à part. Une fibromyalgie associée ou une arthrose peut élever le score sans que l’inflammation ait augmenté. Avant de modifier un traitement de fond, confirmez donc la synovite à l’examen ou à l’échographie, et tenez compte du projet de vie du patient.</p>`,
			alt: "Mains stylisées et points articulaires",
		},
		"mat-immurelin-monitoring": {
			title: "IMMURELIN® : plan de surveillance du traitement",
			intro:
				"Que contrôler avant la première injection, durant les six premiers mois, puis chaque année ? Un plan partagé entre rhumatologue et médecin de famille.",
			content: `<p>Le plan répartit les contrôles sous IMMURELIN® (rémilizumab) entre le rhumatologue, qui pose l’indication, et le médecin de famille, souvent le premier à voir une infection.</p>
<h2>Avant de commencer</h2>
<ul><li>Dépistage de la tuberculose et des hépatites B et C</li><li>Statut vaccinal ; les vaccins vivants se font avant le traitement</li><li>Formule sanguine, transaminases, créatinine</li><li>Désir d’enfant et contraception</li></ul>
<h2>Pendant le traitement</h2>
<p>Formule sanguine et transaminases après 4 et 12 semaines, puis tous les trois mois. Une fois par an, revoir les vaccinations, la peau et le risque cardiovasculaire.</p>
<h2>Quand suspendre</h2>
<p>En cas de fièvre inexpliquée ou d’infection grave, suspendez IMMURELIN® et appelez le rhumatologue. Avant une opération élective, l’intervalle se convient à l’avance.</p>
<p>Le patient porte sur lui une carte indiquant le traitement, la date de la dernière injection et un numéro joignable. Annoncez tout effet indésirable grave à Swissmedic.</p>`,
			alt: "Calendrier abstrait en violet",
		},
		"mat-copd-slides": {
			title: "Diaporama : exacerbations de la BPCO et place de RESPILAIR®",
			intro:
				"Vingt diapositives commentées pour votre cercle de qualité ou votre équipe : définition, prévention et traitement des exacerbations, avec références.",
			content: `<p>Ce diaporama a été conçu pour un exposé de trente minutes en cercle de qualité. Chaque diapositive porte des notes ; les références figurent à la fin.</p>
<h2>Le déroulement</h2>
<ul><li><strong>Partie 1 :</strong> pourquoi chaque exacerbation compte, pour la fonction pulmonaire et pour le pronostic</li><li><strong>Partie 2 :</strong> prévenir, de l’arrêt du tabac à la réadaptation pulmonaire</li><li><strong>Partie 3 :</strong> les données sur RESPILAIR® (brévatérol), bénéfices et effets indésirables</li><li><strong>Partie 4 :</strong> deux cas à discuter</li></ul>
<h2>Pour l’animation</h2>
<p>Demandez à chaque participant d’apporter le dossier d’un patient ayant eu deux exacerbations dans l’année. La discussion devient plus concrète, et les différences d’un cabinet à l’autre apparaissent vite.</p>
<p>Les parties 1 et 2 ne citent aucun produit et peuvent être utilisées seules. La partie 3 est une information promotionnelle destinée aux médecins ; elle se présente sans modification, avec l’information professionnelle abrégée de RESPILAIR®.</p>`,
			alt: "Bronches stylisées sur un écran clair",
		},
		"mat-nausea-guide": {
			title: "Guide pour patients : les nausées pendant le traitement",
			intro:
				"Conseils pratiques sur les repas, les boissons et les médicaments, et signes qui imposent d’appeler le service. À remettre avant le premier cycle.",
			content: `<p>Le guide accompagne les patients et leurs proches durant les premières semaines d’un traitement anticancéreux. Remis avant le premier cycle, il rassure plus qu’il n’inquiète : la plupart des nausées se préviennent ou s’atténuent.</p>
<h2>Ce qui aide souvent</h2>
<ul><li>Six petits repas plutôt que trois grands</li><li>Boire entre les repas, par petites gorgées</li><li>Préférer le tiède ou le froid, moins odorants</li><li>Prendre l’antiémétique prescrit avant que les nausées ne commencent</li><li>Marcher un peu après le repas</li></ul>
<h2>Quand appeler</h2>
<p>Le patient appelle le service s’il ne garde aucune boisson pendant vingt-quatre heures, s’il urine très peu, s’il a de la fièvre ou s’il se sent confus. Inscrivez le numéro de jour et celui de la nuit au dos du guide.</p>
<p>Une consultation diététique peut être prescrite. La ligue cantonale contre le cancer propose un soutien gratuit et aide pour les questions d’assurance.</p>`,
		},
		"mat-shared-decision": {
			title: "Aide à l’entretien pour décider ensemble d’un traitement",
			intro:
				"Trois questions structurent la décision et laissent de la place à ce qui importe au patient. Une feuille à remplir à deux pendant la consultation.",
			content: `<p>Devant plusieurs traitements défendables, le bon choix dépend aussi de la vie du patient. Cette feuille aide à le dire à voix haute, sans allonger la consultation de plus de quelques minutes.</p>
<h2>Trois questions</h2>
<ol><li>Quelles sont les possibilités, y compris celle d’attendre ?</li><li>Quels bénéfices et quels inconvénients puis-je en attendre, et avec quelle probabilité ?</li><li>Qu’est-ce qui compte le plus pour moi dans les mois à venir ?</li></ol>
<h2>Quelques conseils</h2>
<p>Annoncez d’abord qu’il y a un choix. Donnez les chiffres en nombres entiers, sur cent personnes, et montrez-les. Demandez ensuite au patient de reformuler avec ses mots.</p>
<p>Personne n’est obligé de décider sur-le-champ : le patient peut emporter la feuille, en parler à ses proches et revenir. Avec un interprète communautaire, prévoyez le double du temps. Une copie au dossier facilite la suite, par exemple au tumor board.</p>`,
			alt: "Deux formes en dialogue autour d’un cercle",
		},
		"pod-breathless-patient": {
			title: "Le patient essoufflé : le cœur ou le poumon ?",
			intro:
				"Une cardiologue et un pneumologue se partagent un symptôme et dix minutes de consultation. Ce qu’ils demandent, examinent et dosent en premier.",
			content: `<p>L’essoufflement est l’un des motifs de consultation les plus fréquents après septante ans, et l’un de ceux où l’on se trompe le plus volontiers d’organe. Dans cet épisode, deux spécialistes reprennent le même cas, chacun avec ses réflexes.</p>
<h2>Dans cet épisode</h2>
<ul><li>Les trois questions qui orientent dès l’anamnèse</li><li>Pourquoi une auscultation normale ne tranche pas</li><li>Quand doser un peptide natriurétique et comment lire une valeur intermédiaire</li><li>Quand la spirométrie doit attendre</li></ul>
<p>Nos deux invités rappellent aussi que les deux maladies coexistent souvent, et qu’un traitement d’essai ne remplace pas un diagnostic.</p>
<h2>À retenir</h2>
<p>Douleur thoracique, saturation basse ou essoufflement au repos : le patient ne passe pas par le laboratoire du cabinet, il part aux urgences. Dans les autres cas, un plan en deux consultations suffit le plus souvent.</p>`,
			transcript: `<p><strong>Animatrice :</strong> Un homme de septante-deux ans s’arrête au premier étage. Par où commencez-vous ?</p><p><strong>Dre Céline Favre :</strong> Par ses nuits. Combien d’oreillers, se réveille-t-il pour respirer, ses chaussures serrent-elles le soir ?</p><p><strong>Dr Alain Monnier :</strong> Moi, par ses hivers. La toux, les bronchites, le tabac et le métier qu’il a exercé.</p><p><strong>Animatrice :</strong> Et à l’examen ?</p><p><strong>Dre Céline Favre :</strong> Les jugulaires et les chevilles. Une auscultation normale ne me rassure pas.</p><p><strong>Dr Alain Monnier :</strong> La fréquence respiratoire, comptée pendant une vraie minute. C’est le signe le plus négligé au cabinet.</p><p><strong>Animatrice :</strong> Quel test d’abord ?</p><p><strong>Dre Céline Favre :</strong> Un peptide natriurétique. Bas, il rend l’insuffisance cardiaque peu probable, sauf en cas d’obésité, où il peut tromper.</p><p><strong>Dr Alain Monnier :</strong> Puis une spirométrie, une fois le patient stable. En pleine décompensation, elle égare.</p><p><strong>Animatrice :</strong> Et si les deux sont anormaux ?</p><p><strong>Dr Alain Monnier :</strong> C’est courant. Alors nous traitons les deux maladies, et nous nous téléphonons avant chaque changement.</p>`,
			alt: "Tracé cardiaque et souffle entremêlés",
		},
		"pod-difficult-asthma": {
			title: "Asthme difficile ou patient difficile à traiter ?",
			intro:
				"Avant de passer au palier suivant, un second regard s’impose : le diagnostic, le geste, l’observance et l’environnement. Avec une pneumologue de Fribourg.",
			content: `<p>Un asthme qui reste symptomatique n’est pas forcément sévère. Une pneumologue raconte comment elle reprend un dossier à zéro et pourquoi elle commence toujours par le geste.</p>
<h2>Les quatre questions</h2>
<ol><li>Est-ce bien de l’asthme ?</li><li>Le médicament arrive-t-il dans les bronches ?</li><li>Est-il pris, et à quelle fréquence ?</li><li>Qu’est-ce qui entretient l’inflammation à la maison ou au travail ?</li></ol>
<p>L’épisode aborde aussi le mot « difficile », qui colle vite au patient plutôt qu’à la maladie. Notre invitée propose d’autres formulations, plus utiles dans une lettre.</p>
<h2>Pour votre cabinet</h2>
<p>Deux cures de corticostéroïdes oraux en douze mois, une hospitalisation ou un recours quotidien au bronchodilatateur de secours justifient un avis spécialisé. Joignez à la demande les spirométries antérieures, la liste des traitements essayés et, si possible, l’historique des remises de la pharmacie.</p>`,
			transcript: `<p><strong>Animatrice :</strong> Docteure, votre premier geste devant un asthme qui ne se calme pas ?</p><p><strong>Dre Émilie Rossier :</strong> Je tends un inhalateur de démonstration. Le patient ne raconte pas, il montre.</p><p><strong>Animatrice :</strong> Et que voyez-vous ?</p><p><strong>Dre Émilie Rossier :</strong> Une fois sur trois, une erreur qui explique presque tout. C’est une bonne nouvelle, car elle se corrige.</p><p><strong>Animatrice :</strong> Si le geste est bon ?</p><p><strong>Dre Émilie Rossier :</strong> Je demande à la pharmacie combien d’emballages ont été remis. Avec l’accord du patient, bien sûr.</p><p><strong>Animatrice :</strong> Comment en parler sans accuser ?</p><p><strong>Dre Émilie Rossier :</strong> Je dis : « Beaucoup de gens sautent des doses quand ils vont mieux. Et vous ? » La réponse est presque toujours franche.</p><p><strong>Animatrice :</strong> Et le diagnostic lui-même ?</p><p><strong>Dre Émilie Rossier :</strong> Je le vérifie. Une dysfonction des cordes vocales, un reflux, une insuffisance cardiaque peuvent siffler aussi.</p><p><strong>Animatrice :</strong> Qui faut-il vous adresser ?</p><p><strong>Dre Émilie Rossier :</strong> Toute personne avec deux cures de cortisone dans l’année, une fois le geste acquis.</p>`,
			alt: "Bronches abstraites et point d’interrogation",
		},
		"pod-first-injection": {
			title: "Parler de la première injection sans parler d’échec",
			intro:
				"Comment proposer un traitement injectable à une personne diabétique ? Une infirmière en diabétologie partage ses phrases, et celle qu’elle évite.",
			content: `<p>Beaucoup de patients entendent « injection » et comprennent « faute ». La manière d’en parler, parfois des années plus tôt, pèse sur ce qui suit. Une infirmière en diabétologie du Nord vaudois décrit ses trois rendez-vous.</p>
<h2>Trois moments</h2>
<ul><li><strong>Bien avant :</strong> annoncer que le diabète évolue et que le traitement suivra.</li><li><strong>Le jour même :</strong> faire ensemble une première injection à blanc, sans médicament.</li><li><strong>Après une semaine :</strong> appeler, écouter, regarder les valeurs.</li></ul>
<p>L’épisode évoque aussi la peur de l’hypoglycémie, la conduite automobile et le matériel à emporter en voyage, avec une attestation pour la douane.</p>
<h2>Remarque pratique</h2>
<p>Les conseils en diabétologie sont pris en charge par l’assurance de base sur ordonnance médicale. Prescrivez-les en même temps que le traitement : le premier rendez-vous devrait précéder la première injection, non la suivre.</p>`,
			transcript: `<p><strong>Animateur :</strong> Quelle phrase ne prononcez-vous jamais ?</p><p><strong>Martine Jaquier, infirmière :</strong> « Si vous ne faites pas attention, ce sera la piqûre. » On fait du traitement une punition, et il le reste.</p><p><strong>Animateur :</strong> Que dites-vous à la place ?</p><p><strong>Martine Jaquier :</strong> Que le pancréas se fatigue avec les années, et que le traitement s’adapte. Ce n’est la faute de personne.</p><p><strong>Animateur :</strong> Et la peur de l’aiguille ?</p><p><strong>Martine Jaquier :</strong> Je sors l’aiguille. Elle mesure quatre millimètres, presque tout le monde l’imagine plus longue.</p><p><strong>Animateur :</strong> La première fois se passe comment ?</p><p><strong>Martine Jaquier :</strong> Ici, assis, sans médicament. Je le fais d’abord sur moi. Souvent, le patient dit : « C’est tout ? »</p><p><strong>Animateur :</strong> Et ceux qui refusent ?</p><p><strong>Martine Jaquier :</strong> Je demande ce qui les inquiète le plus. Une fois, c’était le regard des collègues à la pause. Nous avons choisi une autre heure.</p><p><strong>Animateur :</strong> Un conseil aux médecins ?</p><p><strong>Martine Jaquier :</strong> Appelez-nous tôt. Une ordonnance le vendredi soir, sans explication, finit au fond d’un tiroir.</p>`,
			alt: "Gouttes et lignes douces en vert",
		},
		"pod-cardovex-practice": {
			title: "CARDOVEX® dans la pratique quotidienne",
			intro:
				"Une cardiologue et un médecin de famille comparent leur première année avec CARDOVEX® : à qui le proposer, à quel rythme l’augmenter, quand renoncer.",
			content: `<p>Une année après l’introduction de CARDOVEX® (vélocardine), deux médecins font le point sans langue de bois. L’une initie le traitement à l’hôpital, l’autre l’augmente au cabinet.</p>
<h2>Les sujets abordés</h2>
<ul><li>Le profil des patients chez qui ils commencent, et chez qui ils attendent</li><li>L’organisation de la prise de sang après deux semaines</li><li>Les vertiges des premiers jours et la place du diurétique</li><li>Ce qui figure dans la lettre de sortie, et ce qui y manque souvent</li></ul>
<h2>Les limites de l’expérience</h2>
<p>Deux médecins ne font pas une étude. Leurs observations complètent les données d’HORIZON-HF, sans les remplacer, et les patients très âgés y sont peu nombreux.</p>
<p>Avant toute prescription, consultez l’information professionnelle de CARDOVEX®, en particulier les contre-indications et les interactions. L’épisode se termine par trois questions d’auditeurs.</p>`,
			transcript: `<p><strong>Animatrice :</strong> Chez qui commencez-vous CARDOVEX® ?</p><p><strong>Dre Céline Favre :</strong> Chez les patients encore symptomatiques sous traitement usuel, à condition que la pression et le potassium le permettent.</p><p><strong>Animatrice :</strong> Et au cabinet, qu’est-ce qui change ?</p><p><strong>Dr Yves Rochat :</strong> Le calendrier. Je fixe la prise de sang des deux semaines le jour de l’ordonnance. Sinon, elle se perd.</p><p><strong>Animatrice :</strong> La question la plus fréquente des patients ?</p><p><strong>Dr Yves Rochat :</strong> « Est-ce que la tête va me tourner ? » Je réponds que c’est possible au début, et qu’il faut se lever lentement.</p><p><strong>Dre Céline Favre :</strong> Si cela dure, je regarde d’abord la dose de diurétique. Elle est souvent trop élevée chez un patient qui va mieux.</p><p><strong>Animatrice :</strong> Quand renoncez-vous ?</p><p><strong>Dre Céline Favre :</strong> Si le potassium reste au-dessus de la limite malgré les mesures usuelles, ou si le patient ne peut pas venir aux contrôles.</p><p><strong>Animatrice :</strong> Un souhait pour la lettre de sortie ?</p><p><strong>Dr Yves Rochat :</strong> Qu’elle dise le palier prévu, la date et qui s’en charge. Trois lignes, et personne ne cherche.</p>`,
			alt: "Tracé cardiaque abstrait et ligne de temps",
		},
		"pod-fatigue-cancer": {
			title: "La fatigue après un cancer : plus qu’un manque de sommeil",
			intro:
				"La fatigue est l’une des séquelles les plus fréquentes des traitements du cancer. Ce qu’il faut exclure, ce qui aide, et comment en parler à l’employeur.",
			content: `<p>Le dernier contrôle est bon, l’entourage s’attend à un retour à la normale, et pourtant la fatigue reste. Une oncologue et un physiothérapeute expliquent ce que l’on sait de ses causes et de son traitement.</p>
<h2>D’abord exclure</h2>
<ul><li>Anémie, carence en fer, hypothyroïdie</li><li>Dépression, anxiété, trouble du sommeil</li><li>Douleur insuffisamment traitée</li><li>Effet indésirable d’un médicament en cours</li></ul>
<h2>Ensuite bouger, peu mais souvent</h2>
<p>L’activité physique adaptée est la mesure la mieux documentée. Elle se dose comme un médicament : dix minutes par jour pour commencer, à la même heure, puis un peu plus chaque semaine.</p>
<p>Une reprise progressive du travail se prépare avec l’employeur et l’assurance perte de gain. La détection précoce de l’AI peut être sollicitée, et les ligues cantonales contre le cancer conseillent les personnes concernées.</p>`,
			transcript: `<p><strong>Animatrice :</strong> Une patiente de quarante-huit ans, traitement terminé depuis huit mois, se dit épuisée. Que faut-il vérifier ?</p><p><strong>Dre Sandrine Chollet :</strong> L’hémoglobine, la ferritine, la thyroïde. Puis le sommeil, le moral et la douleur. Et la liste des médicaments.</p><p><strong>Animatrice :</strong> Si tout est normal ?</p><p><strong>Dre Sandrine Chollet :</strong> Je le dis ainsi : « Votre fatigue est réelle, même si les analyses sont bonnes. » Cette phrase change déjà quelque chose.</p><p><strong>Animatrice :</strong> Et vous, que proposez-vous ?</p><p><strong>Luc Magnin, physiothérapeute :</strong> Dix minutes de marche par jour. Pas vingt. Les patientes motivées en font trop le lundi et plus rien le mardi.</p><p><strong>Animatrice :</strong> Et les mauvais jours ?</p><p><strong>Luc Magnin :</strong> Cinq minutes, mais dehors. La régularité compte davantage que la distance.</p><p><strong>Animatrice :</strong> Quand reprendre le travail ?</p><p><strong>Dre Sandrine Chollet :</strong> Par étapes, souvent à trente ou quarante pour cent. Un certificat précis, avec les tâches possibles, aide plus qu’un simple taux.</p><p><strong>Animatrice :</strong> Un dernier mot ?</p><p><strong>Luc Magnin :</strong> Noter les progrès. Après six semaines, on les oublie volontiers.</p>`,
		},
		"pod-biologics-pregnancy": {
			title: "Traitements biologiques et désir d’enfant",
			intro:
				"Quels traitements poursuivre, lesquels changer à temps, et qui inviter à la discussion ? Une rhumatologue répond aux questions que les couples posent.",
			content: `<p>Le désir d’enfant s’aborde avant la grossesse, idéalement dès la première ordonnance. Une rhumatologue de Lausanne explique comment elle construit un plan avec la patiente, ou avec le futur père.</p>
<h2>Les grandes lignes</h2>
<ul><li>Viser plusieurs mois de maladie calme avant la conception</li><li>Vérifier chaque médicament séparément, sans arrêt général</li><li>Tenir compte de la demi-vie et du passage placentaire au troisième trimestre</li><li>Noter l’exposition pour le pédiatre, qui en tiendra compte pour les vaccins vivants</li></ul>
<h2>Un équilibre à trouver</h2>
<p>Une polyarthrite active augmente elle aussi le risque de complications. Arrêter par prudence n’est donc pas toujours le choix le plus prudent. L’information professionnelle de chaque produit fait foi ; les données restent limitées pour plusieurs substances récentes.</p>
<p>L’épisode présente enfin les registres de grossesse auxquels une patiente peut participer si elle le souhaite.</p>`,
			transcript: `<p><strong>Animatrice :</strong> Quand abordez-vous le désir d’enfant ?</p><p><strong>Dre Isabelle Perroud :</strong> À la première ordonnance, même si la patiente a vingt ans et n’y pense pas. Une grossesse sur plusieurs n’est pas planifiée.</p><p><strong>Animatrice :</strong> Arrêter tout, n’est-ce pas plus sûr ?</p><p><strong>Dre Isabelle Perroud :</strong> Non, pas forcément. Une arthrite active nuit à la mère et peut nuire à l’enfant. Nous cherchons le traitement efficace le mieux documenté.</p><p><strong>Animatrice :</strong> Et si la grossesse est déjà là ?</p><p><strong>Dre Isabelle Perroud :</strong> Que la patiente m’appelle et n’arrête rien d’elle-même, sauf les substances que nous avons marquées en rouge ensemble.</p><p><strong>Animatrice :</strong> Qui d’autre participe ?</p><p><strong>Dre Isabelle Perroud :</strong> La gynécologue, le médecin de famille, parfois la sage-femme. Une page commune suffit.</p><p><strong>Animatrice :</strong> Et les pères ?</p><p><strong>Dre Isabelle Perroud :</strong> On les oublie. Certains médicaments les concernent aussi, il faut poser la question.</p><p><strong>Animatrice :</strong> Après la naissance ?</p><p><strong>Dre Isabelle Perroud :</strong> Prévoir une consultation dans les six semaines, car les poussées sont fréquentes. Et parler de l’allaitement avant, pas à la maternité.</p>`,
			alt: "Arcs imbriqués aux tons chauds",
		},
		"cast-spirometry": {
			title: "Lire une spirométrie en trois minutes",
			intro:
				"La qualité, le rapport, le volume : un ordre de lecture fixe qui convient à toutes les courbes, y compris à celles qu’il faut d’abord refaire.",
			content: `<p>Une spirométrie se lit vite si l’on garde toujours le même ordre. Le film montre cinq courbes enregistrées dans un cabinet, dont une à refaire.</p>
<h2>L’ordre de lecture</h2>
<ol><li><strong>La qualité.</strong> Départ franc, effort complet, au moins trois essais reproductibles.</li><li><strong>Le rapport</strong> VEMS/CVF, comparé à la limite inférieure de la norme plutôt qu’à un seuil unique.</li><li><strong>Le volume.</strong> Une CVF basse fait évoquer une restriction, que seule la pléthysmographie confirme.</li><li><strong>La réponse</strong> au bronchodilatateur, à interpréter avec l’anamnèse.</li></ol>
<h2>Pièges fréquents</h2>
<p>Une expiration interrompue simule un rapport normal. Une personne âgée peut passer sous le seuil fixe de 0,70 sans être malade. Enfin, une courbe normale n’exclut pas un asthme entre deux crises.</p>
<p>Avant l’examen, demandez quels inhalateurs ont été utilisés le matin et notez-le sur le tracé.</p>`,
			captions: [
				"Regardez d’abord la courbe.",
				"Le départ est-il franc ?",
				"L’effort va-t-il au bout ?",
				"Lisez ensuite le rapport.",
				"Sous la limite : obstruction.",
				"Puis le volume.",
				"Comparez avant et après.",
			],
			alt: "Boucle débit-volume stylisée",
		},
		"cast-echo-basics": {
			title: "Échocardiographie : les bases pour non-cardiologues",
			intro:
				"Ce que dit un rapport d’échocardiographie, ce qu’il laisse ouvert, et les mots qui doivent vous faire appeler le cardiologue le jour même.",
			content: `<p>Le rapport tient sur deux pages et la conclusion sur trois lignes. Ce film relie les termes les plus courants à l’image en mouvement, pour que la conclusion prenne sens.</p>
<h2>Les termes expliqués</h2>
<ul><li><strong>Fraction d’éjection :</strong> la part du sang expulsée à chaque battement, à interpréter avec la taille du ventricule</li><li><strong>Pressions de remplissage :</strong> estimées, jamais mesurées directement</li><li><strong>Valves :</strong> sténose et insuffisance, légère, moyenne ou sévère</li><li><strong>Ventricule droit :</strong> sa fonction et la pression pulmonaire estimée</li></ul>
<h2>Quand réagir</h2>
<p>« Sténose sévère », « épanchement », « thrombus » : ces mots méritent un téléphone. Une fraction d’éjection à 45 % chez un patient stable peut attendre le rendez-vous prévu.</p>
<p>Le film précise aussi ce qu’il faut écrire dans la demande d’examen : symptômes, traitement en cours, examens antérieurs et question précise posée.</p>`,
			captions: [
				"Voici le ventricule gauche.",
				"Il se contracte, puis se remplit.",
				"La fraction est une part.",
				"Plus de cinquante : normal.",
				"Sous quarante : réduite.",
				"Voyez maintenant la valve.",
				"Sévère ? Appelez aujourd’hui.",
			],
			alt: "Éventail d’ondes évoquant une échographie",
		},
		"cast-oncavera-mechanism": {
			title: "ONCAVERA® : comprendre le mécanisme d’action",
			intro:
				"Quatre séquences animées montrent comment le talaraciclib freine le cycle cellulaire, et pourquoi la formule sanguine doit être contrôlée.",
			content: `<p>L’animation suit une cellule tumorale sensible aux hormones, du signal de croissance à l’arrêt du cycle. Elle montre où agit ONCAVERA® (talaraciclib) et ce qui se passe dans les cellules saines à division rapide.</p>
<h2>Quatre séquences</h2>
<ol><li>Le signal hormonal active deux kinases.</li><li>Celles-ci ouvrent le passage vers la réplication de l’ADN.</li><li>ONCAVERA® bloque les kinases ; la cellule reste en phase de repos.</li><li>Dans la moelle, le même frein explique la neutropénie, le plus souvent réversible.</li></ol>
<h2>Ce que l’animation ne montre pas</h2>
<p>Un mécanisme n’est pas une preuve d’efficacité. Les résultats cliniques, les mécanismes de résistance et les effets indésirables sont traités ailleurs sur le portail. Pour la surveillance de la formule sanguine, de l’ECG et du foie, l’information professionnelle d’ONCAVERA® fait foi.</p>
<p>Le film peut être montré au tumor board ou en colloque, sans modification.</p>`,
			captions: [
				"Une cellule se prépare.",
				"Deux kinases ouvrent le passage.",
				"ONCAVERA® les bloque.",
				"Le cycle s’arrête.",
				"La moelle ralentit aussi.",
				"Les neutrophiles baissent.",
				"À la pause, ils remontent.",
			],
			alt: "Cellules stylisées et verrou circulaire",
		},
		"cast-joint-ultrasound": {
			title: "Échographie articulaire : ce que l’image raconte",
			intro:
				"Épanchement, synovite, érosion : une rhumatologue examine un poignet et commente trois anomalies, telles qu’elles figurent dans les rapports.",
			content: `<p>L’échographie montre souvent une inflammation avant que la radiographie ne change. Ce film s’adresse à celles et ceux qui adressent des patients ou lisent des rapports, sans pratiquer eux-mêmes l’examen.</p>
<h2>Ce que vous verrez</h2>
<ul><li><strong>L’épanchement :</strong> une zone noire, que la sonde déplace</li><li><strong>La synovite :</strong> une membrane grise épaissie, qui résiste à la pression</li><li><strong>L’érosion :</strong> une brèche dans la ligne claire de l’os, visible sur deux plans</li><li><strong>Le signal Doppler :</strong> le flux qui trahit une maladie active</li></ul>
<h2>Interpréter avec prudence</h2>
<p>Un peu de liquide est banal après un effort. Un signal Doppler faible peut exister chez des personnes saines, et un anti-inflammatoire pris la veille l’atténue.</p>
<p>L’échographie complète l’examen clinique ; elle ne décide pas seule d’un traitement. Indiquez dans la demande l’articulation concernée, la durée des symptômes et les médicaments en cours.</p>`,
			captions: [
				"Nous commençons au poignet.",
				"L’os : une ligne claire.",
				"Le liquide apparaît noir.",
				"La membrane épaissie est grise.",
				"Une brèche : c’est l’érosion.",
				"La couleur montre le flux.",
				"La maladie est active.",
			],
			alt: "Couches grises et arcs colorés",
		},
		"cast-glucelia-cases": {
			title: "Trois cas de consultation avec GLUCELIA®",
			intro:
				"Diagnostic récent, traitement combiné, fonction rénale diminuée : trois situations de médecine de famille et les décisions prises, expliquées.",
			content: `<p>Trois patients, trois décisions. Le film s’interrompt chaque fois avant la réponse, afin que vous puissiez formuler la vôtre.</p>
<ol><li><strong>Une femme de 51 ans,</strong> diagnostic récent, HbA1c à 7,4 %. Faut-il un médicament tout de suite ?</li><li><strong>Un homme de 64 ans,</strong> deux médicaments et des hypoglycémies au jardin. Que retirer avant d’ajouter ?</li><li><strong>Une femme de 77 ans,</strong> DFGe à 41, vivant seule. Quelle dose, quels contrôles ?</li></ol>
<h2>Ce que les cas ont en commun</h2>
<p>La dose de GLUCELIA® (sorigluptine) suit la fonction rénale, et l’objectif d’HbA1c suit la personne. Dans le deuxième cas, la simplification du traitement prime sur la valeur à atteindre.</p>
<h2>À garder à l’esprit</h2>
<p>Les cas sont fictifs et ne remplacent pas un avis individuel. Les indications remboursées figurent dans la liste des spécialités ; vérifiez les limitations en vigueur et l’information professionnelle.</p>`,
			captions: [
				"La première a 51 ans.",
				"Que proposeriez-vous ?",
				"Le mode de vie d’abord.",
				"Le second a des malaises.",
				"Nous retirons, puis ajoutons.",
				"La troisième : DFGe à 41.",
				"La demi-dose, et un contrôle.",
			],
			alt: "Trois formes géométriques vertes",
		},
		"cast-motivational": {
			title: "L’entretien motivationnel en une seule consultation",
			intro:
				"Demander, écouter, résumer : le même court entretien filmé deux fois, d’abord avec des conseils, puis avec des questions. La différence s’entend.",
			content: `<p>Une patiente fume, a pris du poids et « sait bien qu’il faudrait ». Dans la première version, le médecin explique. Dans la seconde, il demande. Les deux durent presque autant.</p>
<h2>Quatre gestes à essayer</h2>
<ul><li>Une question ouverte au lieu d’un conseil : « Qu’est-ce qui vous gêne le plus ? »</li><li>Un reflet plutôt qu’une objection</li><li>Une échelle de 0 à 10 : « Pourquoi quatre, et pas deux ? »</li><li>Un résumé avec les mots de la patiente</li></ul>
<h2>Et si rien ne bouge ?</h2>
<p>L’ambivalence est normale. Il suffit parfois de demander la permission de revenir sur le sujet, et de le noter. Un changement imposé le mardi est oublié le vendredi ; un premier pas choisi, si petit soit-il, a davantage de chances de durer.</p>
<p>La carte qui accompagne le film propose huit phrases d’ouverture, à garder sur le bureau.</p>`,
			captions: [
				"Voici la version habituelle.",
				"Un conseil, un hochement.",
				"Reprenons depuis le début.",
				"Qu’aimeriez-vous changer ?",
				"Un silence. Laissez-le durer.",
				"Résumez avec ses mots.",
				"Elle choisit le premier pas.",
			],
			alt: "Deux vagues qui se rejoignent",
		},
		"web-hf-primary-care": {
			title: "En direct : l’insuffisance cardiaque au cabinet",
			intro:
				"La recommandation révisée en une heure, vue de l’hôpital et du cabinet. Les vingt dernières minutes sont réservées à vos cas et à vos questions.",
			content: `<p>Que change la recommandation révisée lorsque l’échographie la plus proche a trois semaines d’attente ? Une cardiologue et un médecin de famille répondent avec trois parcours de patients, du premier essoufflement au contrôle annuel.</p>
<h2>Programme</h2>
<ul><li>Un diagnostic sans perte de temps : peptide natriurétique, ECG, demande d’avis</li><li>Quatre traitements de base : l’ordre, le rythme, les contrôles</li><li>Après l’hôpital : qui appelle, qui pèse, qui adapte</li><li>Discussion de vos cas</li></ul>
<h2>Informations pratiques</h2>
<p>La participation est gratuite et réservée aux professionnels de la santé. Vous pouvez envoyer un cas anonymisé lors de l’inscription, jusqu’à deux jours avant le direct. Le lien de connexion vous parvient la veille.</p>
<p>Un enregistrement sera publié sur le portail. Des crédits de formation continue ont été demandés ; le nombre sera communiqué au début de la séance.</p>`,
			speakers: ["Dre Céline Favre, cardiologue, Lausanne", "Dr Yves Rochat, médecin de famille, Nyon"],
			alt: "Tracé cardiaque abstrait sur un écran",
		},
		"web-copd-evening": {
			title: "Soirée BPCO : à Lausanne et en ligne",
			intro:
				"Deux exposés fondés sur des cas, un atelier d’inhalation et un apéritif au bord du lac. Les exposés sont aussi diffusés en direct sur le portail.",
			content: `<p>La soirée réunit médecins de famille, pneumologues, infirmières et pharmaciens autour d’une question : comment éviter la prochaine exacerbation ? Les cas viennent de cabinets romands.</p>
<h2>Déroulement</h2>
<ul><li>18 h : accueil et introduction</li><li>18 h 10 : la BPCO au cabinet, trois cas</li><li>18 h 40 : sortir de l’hôpital et ne pas y retourner</li><li>19 h 10 : atelier d’inhalation en petits groupes, sur place uniquement</li><li>19 h 45 : apéritif</li></ul>
<h2>Participer</h2>
<p>Quarante places sont disponibles sur place ; l’inscription est nécessaire. La Maison du Lac est à dix minutes à pied du métro et accessible en fauteuil roulant. En ligne, le nombre de participants n’est pas limité et les questions se posent par écrit. Les diapositives seront mises à disposition.</p>
<p>Conformément aux règles sur l’intégrité, la collation reste modeste et les frais de trajet ne sont pas remboursés.</p>`,
			speakers: [
				"Dr Alain Monnier, pneumologue, Genève",
				"Dre Émilie Rossier, pneumologue, Fribourg",
				"Valérie Gex, infirmière spécialisée, Sion",
			],
			venue: { venue: "Maison du Lac", address: "Quai de l’Exemple 14, 1006 Lausanne" },
			alt: "Bronches abstraites au-dessus d’un lac",
		},
		"web-oncavera-experts": {
			title: "ONCAVERA® : vos questions aux spécialistes",
			intro:
				"Adaptation des doses, formule sanguine, interactions, effets indésirables : trois spécialistes répondent en direct à vos questions sur ONCAVERA®.",
			content: `<p>Pas d’exposé cette fois : durant septante-cinq minutes, vos questions décident de l’ordre du jour. Trois spécialistes répondent à partir des données publiées et de leur expérience d’ONCAVERA® (talaraciclib) dans le cancer du sein.</p>
<h2>Thèmes déjà proposés</h2>
<ul><li>Neutropénie : interrompre, réduire ou patienter ?</li><li>Interactions avec les médicaments courants et les produits de phytothérapie</li><li>Fatigue et diarrhée : ce que le médecin de famille peut traiter lui-même</li><li>Patientes de plus de septante-cinq ans</li></ul>
<h2>Envoyer une question</h2>
<p>Les questions peuvent être transmises à l’inscription, sans donnée permettant d’identifier une patiente. Celles qui sortent de l’indication autorisée ne seront pas traitées en direct ; notre service médical y répond par écrit.</p>
<p>Un résumé des réponses, avec ses références, paraîtra sur le portail dans les deux semaines suivant la rencontre.</p>`,
			speakers: [
				"Dre Sandrine Chollet, oncologue, Fribourg",
				"Laurent Bovet, pharmacien hospitalier, Neuchâtel",
				"Dre Aline Pittet, conseillère médicale, Helvora",
			],
			alt: "Cellules abstraites et bulles de dialogue",
		},
		"web-diabetes-kidney": {
			title: "Diabète et rein : agir avant la créatinine",
			intro:
				"Quel test, à quel rythme, et que faire du résultat ? Un néphrologue et une médecin de famille présentent une organisation simple pour le cabinet.",
			content: `<p>Le rapport albumine/créatinine urinaire manque chez près d’un patient diabétique sur deux. Il ne coûte pourtant que quelques francs et change parfois tout le traitement. Ce webinaire montre comment l’intégrer sans alourdir les consultations.</p>
<h2>Au programme</h2>
<ol><li>Comprendre l’albuminurie : variations, confirmation, stades</li><li>Organiser le test : rôle de l’assistante médicale et du rappel annuel</li><li>Protéger le rein : pression artérielle, classes de médicaments, tabac, sel</li><li>Adresser : à quelles valeurs, avec quelles informations</li></ol>
<h2>Trois cas pour discuter</h2>
<p>Un agriculteur de cinquante-huit ans, une enseignante enceinte et une dame de nonante ans en EMS : trois situations où la même valeur n’appelle pas la même réponse.</p>
<p>Les participants reçoivent une feuille de route d’une page, à adapter à leur logiciel de cabinet. Les exposés ne mentionnent aucune marque.</p>`,
			speakers: ["Dr Olivier Barras, néphrologue, Sion", "Dre Corinne Duc, médecin de famille, Bulle"],
			alt: "Deux formes de rein en dégradé vert",
		},
		"web-ra-early": {
			title: "Reconnaître tôt la polyarthrite rhumatoïde",
			intro:
				"Les douze premières semaines comptent. Enregistrement du webinaire : signes d’alerte, examens utiles et chemin le plus court vers le rhumatologue.",
			content: `<p>Plus de deux cents médecins ont suivi ce webinaire en direct. L’enregistrement complet est à votre disposition, avec les réponses aux questions restées ouvertes.</p>
<h2>Les trois signes qui suffisent</h2>
<ul><li>Au moins une articulation gonflée, sans traumatisme</li><li>Une raideur matinale de plus de trente minutes</li><li>Une douleur à la pression latérale des mains ou des pieds</li></ul>
<h2>Ce que l’on fait, ce que l’on évite</h2>
<p>CRP, facteur rhumatoïde et anticorps anti-CCP sont utiles, mais leur normalité ne doit pas retarder la demande d’avis. Une cortisone donnée avant l’examen peut masquer le tableau ; mieux vaut appeler d’abord.</p>
<h2>La demande d’avis</h2>
<p>Mentionnez la durée des symptômes, les articulations touchées et l’effet sur le travail. Nos deux intervenants montrent, exemple à l’appui, comment cinq lignes précises permettent d’obtenir un rendez-vous plus rapidement.</p>`,
			speakers: ["Dre Isabelle Perroud, rhumatologue, Lausanne", "Dr Pascal Aubry, médecin de famille, Delémont"],
			alt: "Main stylisée et cadran",
		},
		"web-immurelin-safety": {
			title: "IMMURELIN® : le point sur la sécurité",
			intro:
				"Infections, vaccinations et contrôles de laboratoire : ce que montrent cinq ans de données sur IMMURELIN®, et ce qui en découle pour le suivi.",
			content: `<p>Le webinaire a résumé les données de sécurité d’IMMURELIN® (rémilizumab) recueillies durant cinq ans dans les études et les annonces spontanées. Il a distingué ce qui est établi de ce qui reste incertain.</p>
<h2>Les chapitres</h2>
<ul><li>Infections graves selon l’âge et les comorbidités</li><li>Vaccinations avant et pendant le traitement</li><li>Formule sanguine et transaminases : quand s’inquiéter</li><li>Réactions au point d’injection</li></ul>
<h2>Questions des participants</h2>
<p>Faut-il interrompre IMMURELIN® lors d’un simple rhume ? En général non, si l’état général est bon et sans fièvre. Et avant un soin dentaire ? La décision se prend selon l’intervention, avec le rhumatologue.</p>
<p>Les annonces spontanées ne permettent pas de calculer une fréquence. Elles restent indispensables : annoncez à Swissmedic tout effet grave ou inattendu, même si vous doutez de son lien avec le traitement.</p>`,
			speakers: ["Dre Isabelle Perroud, rhumatologue, Lausanne", "Dre Aline Pittet, conseillère médicale, Helvora"],
		},
		"web-sleep-apnoea": {
			title: "Apnées du sommeil : ce que le cabinet peut faire",
			intro:
				"Fatigué le jour, bruyant la nuit : qui dépister, quel enregistrement à domicile suffit et comment garder le masque après le premier mois.",
			content: `<p>Beaucoup de personnes avec des apnées du sommeil consultent d’abord pour autre chose : maux de tête le matin, accident évité de peu au volant, tension qui ne baisse pas. Un pneumologue et une médecin de famille montrent quelles trois questions permettent de les trouver.</p>
<h2>Programme</h2>
<ul><li>Qui interroger, avec quel questionnaire</li><li>L’enregistrement à domicile : ce qu’il montre, ce qu’il manque</li><li>Le premier mois avec le masque</li><li>Conduite, travail, assurances : vos questions</li></ul>
<p>Les questions sont possibles en tout temps. Aucun produit n’est abordé.</p>`,
			speakers: ["Dr Alain Monnier, pneumologue, Genève", "Dre Corinne Duc, médecin de famille, Bulle"],
			alt: "Ondes abstraites sous un ciel nocturne",
		},
		"web-skin-lesions": {
			title: "Grains de beauté suspects : webinaire en petit groupe",
			intro:
				"Trente participants, vingt images et chaque fois un vote : quand rassurer, quand revoir et quand adresser sans attendre.",
			content: `<p>C’est en voyant beaucoup d’images que l’œil devient sûr. Dans ce petit groupe, chacun juge vingt lésions, d’abord seul, puis avec une dermatologue.</p>
<h2>Déroulement</h2>
<ul><li>Dix images pour s’échauffer, avec la réponse aussitôt</li><li>Dix tirées du cabinet, discutées une à une</li><li>Une lettre qui sera lue</li></ul>
<p>Le nombre de places est limité afin que chacun puisse parler.</p>`,
			speakers: ["Dre Martine Jaquet, dermatologue, Lausanne"],
			alt: "Points abstraits aux couleurs chaudes",
		},
		"web-gestational-diabetes": {
			title: "Après un diabète gestationnel : les années suivantes",
			intro:
				"La moitié des femmes concernées ont un diabète dix ans plus tard. Comment garder le contact, quel test choisir et comment faciliter le retour.",
			content: `<p>Après la naissance, autre chose compte, et le contrôle s’oublie vite. Une infirmière en diabétologie et un médecin de famille décrivent un rappel qui fonctionne.</p>
<h2>Thèmes</h2>
<ul><li>Six semaines, un an, chaque année : quel test et quand</li><li>Parler du risque sans reproche</li><li>La grossesse suivante</li></ul>
<p>Avec dix minutes pour les questions.</p>`,
			speakers: ["Chantal Moret, infirmière en diabétologie, Sion", "Dr Yves Rochat, médecin de famille, Nyon"],
			alt: "Cercles abstraits qui grandissent",
		},
	},
	courses: {
		"course-hf": {
			name: "Insuffisance cardiaque : du symptôme au plan",
			description: `<p>À la fin de ce cours, vous saurez évoquer tôt une insuffisance cardiaque, demander les examens utiles dans le bon ordre et débuter le traitement en sécurité.</p><p>Six modules suivent une même patiente, de la première consultation au cabinet jusqu’au contrôle après l’hôpital.</p><p>Un questionnaire de dix questions donne droit à l’attestation.</p>`,
			units: [
				"Le premier soupçon",
				"Les examens qui comptent",
				"Traiter la congestion",
				"Les quatre piliers",
				"Augmenter les doses",
				"Vivre avec la maladie",
			],
		},
		"course-inhalers": {
			name: "Inhalateurs : choisir et enseigner",
			description: `<p>À la fin de ce cours, vous saurez choisir un inhalateur avec le patient, selon son souffle, ses mains et ses habitudes, et vérifier le geste en deux minutes.</p><p>Les quatre modules conviennent aussi aux assistantes médicales et aux infirmières.</p>`,
			units: ["Les types d’appareils", "Choisir à deux", "Montrer et faire refaire", "Quand cela ne marche pas"],
		},
		"course-glucelia": {
			name: "GLUCELIA® : de l’indication au suivi",
			description: `<p>À la fin de ce cours, vous saurez à qui GLUCELIA® convient, à qui il ne convient pas, comment adapter la dose à la fonction rénale et que surveiller.</p><p>Les cinq modules se fondent sur l’information professionnelle en vigueur et sont revus à chacune de ses modifications.</p>`,
			units: [
				"Indication et limitations",
				"Dose et fonction rénale",
				"Traitements associés",
				"Contrôles et sécurité",
				"Trois cas du cabinet",
			],
		},
		"course-ra": {
			name: "La polyarthrite rhumatoïde durant la première année",
			description: `<p>À la fin de ce cours, vous saurez reconnaître une arthrite débutante, formuler une demande d’avis efficace et partager le suivi avec le rhumatologue.</p><p>Sept modules traitent des douze mois qui suivent le diagnostic, travail et vie quotidienne compris.</p>`,
			units: [
				"La fenêtre des douze semaines",
				"Articulations et laboratoire",
				"La demande d’avis",
				"Le premier traitement de fond",
				"Des objectifs partagés",
				"Infections et vaccinations",
				"Travail et quotidien",
			],
		},
		"course-communication": {
			name: "Les entretiens difficiles",
			description: `<p>À la fin de ce cours, vous saurez annoncer une mauvaise nouvelle par étapes, répondre à la colère sans vous justifier et conclure un entretien de façon claire.</p><p>Trois modules courts, filmés avec des comédiens, à suivre seul ou en équipe.</p>`,
			units: ["Annoncer une mauvaise nouvelle", "La colère et le silence", "Bien conclure"],
		},
	},
	singles: {
		home: {
			title: "Le savoir médical, clair et accessible",
			intro:
				"Actualités, documents et formations pour les professionnels de la santé en Suisse, conçus pour vos moments libres.",
			content: `<p>Notre équipe médicale relit et date chaque contenu.</p>`,
		},
		about: {
			title: "À propos d’Helvora Pro",
			intro:
				"Helvora Pro est le portail d’Helvora pour les médecins et les autres professionnels de la santé en Suisse.",
			content: `<h2>Qui nous sommes</h2><p>Helvora développe et fabrique des médicaments pour le cœur, les poumons, le métabolisme et les articulations, ainsi que contre le cancer. La filiale suisse a son siège à Berne ; une équipe romande rédige et adapte les contenus en français.</p><h2>Ce que vous y trouvez</h2><ul><li>Des actualités sur les recommandations et les études</li><li>Des documents pour le cabinet et pour vos patients</li><li>Des cours en ligne, podcasts, vidéos et webinaires</li></ul><h2>Nos principes de rédaction</h2><p>Des médecins écrivent ou relisent chaque texte. Nous mentionnons les limites d’une étude au même titre que ses résultats. Les contenus qui citent un médicament portent un code d’approbation. Nous retirons ce qui est dépassé.</p><h2>Pourquoi certains contenus sont réservés</h2><p>En Suisse, la publicité pour les médicaments soumis à ordonnance ne peut s’adresser qu’aux professionnels. Sans accès confirmé, vous ne voyez que le titre et l’introduction. Vous pourrez consulter le contenu dès que nous aurons confirmé votre profession.</p>`,
		},
		"data-protection": {
			title: "Protection des données",
			intro:
				"Comment Helvora Suisse traite les données personnelles sur ce portail, conformément à la loi fédérale sur la protection des données (LPD).",
			content: `<h2>Responsable du traitement</h2><p>Helvora Suisse SA, rue de l’Exemple 22, 3000 Berne, privacy@helvora.example.</p><h2>Données et finalités</h2><p>Nous traitons votre nom, votre adresse e-mail, votre profession et des données d’utilisation pour vous proposer ce portail, confirmer votre profession et améliorer nos contenus. Pour confirmer votre profession, nous comparons vos données professionnelles à celles de la base OneKey. L’envoi de lettres d’information et les statistiques nécessitent votre consentement.</p><h2>Communication à des tiers</h2><p>Des sous-traitants hébergent le portail et envoient nos messages. Si des données sont traitées à l’étranger, nous assurons leur protection, en général par des clauses contractuelles reconnues. Nous transmettons les annonces d’effets indésirables à Swissmedic lorsque la loi l’exige.</p><h2>Durée de conservation</h2><p>Nous conservons les données de votre compte tant qu’il existe, puis nous les effaçons, sauf obligation légale contraire.</p><h2>Vos droits</h2><p>Vous pouvez demander l’accès à vos données, leur rectification, leur effacement ou leur remise, et vous opposer à un traitement. Le Préposé fédéral à la protection des données et à la transparence (PFPDT) est l’autorité de surveillance.</p>`,
		},
		disclaimer: {
			title: "Avertissement",
			intro: "Ce que ce portail vous apporte, et ce qu’il ne peut pas remplacer.",
			content: `<p>Ce portail s’adresse aux professionnels de la santé en Suisse. Il ne remplace ni votre jugement clinique ni l’information professionnelle publiée.</p><h2>Responsabilité</h2><p>Les contenus sont préparés avec soin. Nous ne pouvons toutefois garantir qu’ils soient à tout moment complets et à jour.</p><h2>Liens</h2><p>Les sites vers lesquels nous renvoyons relèvent de leurs exploitants ; nous n’avons pas d’influence sur leur contenu.</p>`,
		},
		imprint: {
			title: "Impressum",
			intro: "Qui est responsable de ce portail et comment nous joindre.",
			content: `<p><strong>Helvora Suisse SA</strong><br>rue de l’Exemple 22<br>3000 Berne</p><p>E-mail : <a href="mailto:contact@helvora.example">contact@helvora.example</a></p><p>IDE : CHE-000.000.000</p><p>Helvora Suisse SA, ses médicaments et ses collaborateurs sont fictifs.</p>`,
		},
		privacy: {
			title: "Sphère privée et cookies",
			intro: "Ce que nous enregistrons dans votre navigateur, et comment en décider.",
			content: `<h2>Cookies nécessaires</h2><p>Un cookie retient votre langue, un autre votre connexion, un troisième votre choix en matière de cookies. Sans eux, le portail ne fonctionne pas correctement.</p><h2>Statistiques</h2><p>Avec votre accord, nous mesurons quelles pages vous consultez et ce que vous ouvrez, afin de savoir quels sujets vous sont utiles. Sans accord, nous comptons les pages vues et les clics sans votre numéro d’utilisateur.</p><h2>Contenus de tiers</h2><p>Les vidéos d’autres fournisseurs ne se chargent que lorsque vous les lancez ; votre adresse IP leur est alors transmise.</p><h2>Modifier votre choix</h2><p>Vous pouvez retirer votre accord en tout temps dans les paramètres des cookies et effacer les cookies dans votre navigateur.</p><h2>Vos droits</h2><p>Vous avez le droit de savoir quelles données nous traitons, de les faire rectifier ou effacer. Écrivez à privacy@helvora.example.</p>`,
		},
		happy: {
			title: "Merci, cela nous fait plaisir",
			intro: "Votre avis nous confirme que ce contenu vous est utile.",
			content: `<p>Un sujet vous manque ? Écrivez-nous, les meilleures idées viennent des cabinets.</p>`,
		},
		negative: {
			title: "Merci de votre franchise",
			intro: "Nous regrettons que ce contenu n’ait pas répondu à votre attente.",
			content: `<p>Notre rédaction lit chaque remarque et corrige ce qui peut l’être.</p>`,
		},
		neutral: {
			title: "Merci de votre avis",
			intro: "Nous pouvons faire mieux, et nous y travaillons.",
			content: `<p>Dites-nous ce qui rendrait ce portail plus utile à votre quotidien.</p>`,
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
			"Ce site s’adresse exclusivement aux professionnels de la santé en Suisse. Helvora Pro, CARDOVEX®, RESPILAIR®, GLUCELIA®, IMMURELIN® et ONCAVERA® sont fictifs.",
		banner: {
			is_visible: true,
			title: "Tous les contenus avec un seul compte, pour les professionnels de la santé",
			cta: "Demander un accès",
		},
		promotional_content: {
			is_visible: true,
			title: "Cinq nouveaux cours pour vos moments libres",
			url: "/e-learnings",
			cta: "Découvrir les cours",
		},
	},
};
