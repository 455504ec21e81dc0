import type { LocaleText } from "../text.ts";

export const text: LocaleText = {
	domains: {
		cardiology: "Cardiologie",
		respiratory: "Longziekten",
		diabetes: "Diabetes",
		immunology: "Reumatologie",
		oncology: "Oncologie",
	},
	categories: {
		guidelines: "Richtlijnen",
		evidence: "Studieresultaten",
		practice: "In de praktijk",
		safety: "Geneesmiddelenveiligheid",
		patients: "Voor uw patiënten",
		portal: "Over dit portaal",
	},
	items: {
		"news-hf-guideline": {
			title: "Nieuwe richtlijn hartfalen: vijf punten voor de huisartsenpraktijk",
			intro:
				"De herziene Europese richtlijn vraagt vroeger te testen en sneller te behandelen. Wat betekent dat voor een praktijk zonder echotoestel?",
			content: `<p>De herziene richtlijn brengt de eerste stappen van de zorg voor hartfalen dichter bij de eerste lijn. Wie kortademig is, gezwollen enkels heeft en een verhoogd natriuretisch peptide, hoeft niet langer op een echografie te wachten voor de behandeling van de stuwing begint.</p>
<h2>Vijf punten om te onthouden</h2>
<ol><li>Bepaal een natriuretisch peptide bij het eerste vermoeden, niet bij het tweede bezoek.</li><li>Verwijs binnen twee weken bij een hoge waarde, binnen zes weken bij een matig verhoogde.</li><li>Start de vier basisbehandelingen vroeg en in lage dosis.</li><li>Controleer kalium en nierfunctie één tot twee weken na elke stap.</li><li>Plan een controle binnen veertien dagen na elk ontslag.</li></ol>
<h2>Wat niet verandert</h2>
<p>Anamnese en klinisch onderzoek bepalen nog altijd wie getest wordt. Bij ouderen met meerdere aandoeningen spreekt u eerst de doelen af; de doses volgen daaruit.</p>`,
			alt: "Abstracte hartslaglijn over kringen van golven",
		},
		"news-cardovex-phase3": {
			title: "CARDOVEX® in HORIZON-HF: de fase III-resultaten in detail",
			intro:
				"Over 26 maanden ging de toevoeging van CARDOVEX® aan de standaardbehandeling gepaard met minder opnames voor hartfalen.",
			content: `<p>HORIZON-HF volgde 4.812 volwassenen met symptomatisch hartfalen en een verminderde ejectiefractie. De deelnemers kregen velocardine (CARDOVEX®) of placebo boven op de behandeling volgens de richtlijn.</p>
<table><thead><tr><th>Eindpunt</th><th>Hazardratio</th><th>95%-BI</th></tr></thead><tbody><tr><td>Cardiovasculair overlijden of opname</td><td>0,81</td><td>0,73–0,90</td></tr><tr><td>Eerste opname voor hartfalen</td><td>0,76</td><td>0,67–0,87</td></tr><tr><td>Cardiovasculair overlijden</td><td>0,91</td><td>0,79–1,05</td></tr></tbody></table>
<h2>Verdraagbaarheid</h2>
<p>Symptomatische hypotensie kwam voor bij 9,1% met CARDOVEX® en bij 6,4% met placebo. Kalium boven 5,5 mmol/l werd gezien bij 5,2% en 4,0%.</p>
<p>De resultaten gelden voor patiënten zoals in de studie. Lees de samenvatting van de productkenmerken voor u CARDOVEX® voorschrijft.</p>`,
			alt: "Abstracte hartslaglijn met een helder middelpunt",
		},
		"news-winter-respiratory": {
			title: "Klaar voor de winter: uw praktijk en het luchtwegenseizoen",
			intro:
				"Drie weken voorbereiding besparen uren in januari. Een kort plan voor vaccinatie, triage en mensen met een chronische longziekte.",
			content: `<p>Elke winter zijn dezelfde weken het drukst. Praktijken die in oktober beginnen, melden kortere wachtrijen aan de telefoon en minder ongeplande bezoeken van mensen met COPD.</p>
<h2>Voor het seizoen</h2>
<ul><li>Maak een lijst van patiënten met COPD, ernstig astma of verminderde afweer en nodig hen uit voor vaccinatie.</li><li>Bekijk de inhalatietechniek als ze er toch zijn.</li><li>Vernieuw het geschreven actieplan, met het nummer dat ze mogen bellen.</li></ul>
<h2>Tijdens het seizoen</h2>
<p>Spreek met het hele team triagevragen af. Wie te kortademig is om een zin af te maken, wordt meteen gezien; een hoest van drie dagen kan meestal wachten op advies van de apotheker.</p>`,
			alt: "Abstracte vertakte luchtwegen",
		},
		"news-glucelia-renal": {
			title: "GLUCELIA®: bijgewerkt advies over controle van de nierfunctie",
			intro: "De productinformatie beveelt nu een nierfunctietest aan voor de start en daarna op vaste tijdstippen.",
			content: `<p>Na een routinebeoordeling van de veiligheidsgegevens is het advies over de nierfunctie tijdens behandeling met GLUCELIA® (sorigluptine) verduidelijkt.</p>
<table><thead><tr><th>eGFR (ml/min/1,73 m²)</th><th>Dosis</th><th>Controle</th></tr></thead><tbody><tr><td>60 en hoger</td><td>50 mg eenmaal per dag</td><td>Om de 12 maanden</td></tr><tr><td>30 tot 59</td><td>25 mg eenmaal per dag</td><td>Om de 3 tot 6 maanden</td></tr><tr><td>Lager dan 30</td><td>Niet aanbevolen</td><td>Verwijzen</td></tr></tbody></table>
<h2>Wat wij u vragen</h2>
<ul><li>Bepaal de eGFR voor het eerste voorschrift.</li><li>Onderbreek de behandeling bij acute ziekte met uitdroging.</li><li>Meld vermoede bijwerkingen aan het FAGG.</li></ul>`,
			alt: "Abstract patroon van zeshoeken",
		},
		"news-portal-learning": {
			title: "Vijf nieuwe cursussen staan klaar op het portaal",
			intro:
				"Kort, op eigen tempo en gemaakt voor de smartphone: de nieuwe e-learnings passen tussen twee raadplegingen.",
			content: `<p>Het leeraanbod groeit. Vijf cursussen behandelen hartfalen, inhalatoren, diabetes type 2, reumatoïde artritis en het moeilijke gesprek.</p>
<p>Elke cursus bestaat uit onderdelen van vijf tot tien minuten. U kunt op elk moment stoppen en later verdergaan, ook op een ander toestel.</p>
<h2>Waar vindt u ze?</h2>
<p>Alle cursussen staan onder <a href="/nl-BE/e-learnings">E-learnings</a>. Sommige eindigen met een deelnameattest.</p>`,
			alt: "Rustige heuvels in blauw en groen",
		},
		"news-long-title": {
			title:
				"Ernstig astma samen met een andere chronische ontstekingsziekte: wat een register van ruim negenduizend patiënten uit elf Europese landen ons leert over de behandeling van elke dag",
			intro:
				"Bijna een derde van de mensen met ernstig astma heeft een tweede ontstekingsziekte. Het register toont hoe zelden de behandeling samen gepland wordt.",
			content: `<p>Het register volgde vijf jaar lang 9.214 volwassenen met ernstig astma. Bij 31% werd een tweede chronische ontstekingsziekte genoteerd, meestal neuspoliepen, eczeem of artritis.</p>
<h2>Belangrijkste vaststellingen</h2>
<ul><li>Kuren met orale steroïden waren dubbel zo frequent als twee specialismen los van elkaar behandelden.</li><li>Slechts in één dossier op acht stond een gezamenlijk plan.</li><li>De levenskwaliteit volgde het aantal steroïdkuren meer dan de longfunctie.</li></ul>
<p>Een register beschrijft, het bewijst niet. De auteurs stellen een jaarlijks gezamenlijk overleg voor bij twee of meer ontstekingsziekten.</p>`,
			alt: "Abstracte luchtwegen in blauwgroen",
		},
		"news-inhaler-technique": {
			title: "Inhalatietechniek: waar het met RESPILAIR® het vaakst misloopt",
			intro:
				"Een studie in 42 praktijken bekeek 1.100 gebruikers van RESPILAIR®. De meeste fouten gebeuren voor de inademing, niet erbij.",
			content: `<p>Getrainde observatoren keken toe terwijl 1.100 mensen met COPD hun RESPILAIR®-inhalator gebruikten. 58% maakte minstens één fout, 19% een fout die als kritisch werd beoordeeld.</p>
<h2>De drie meest voorkomende fouten</h2>
<ol><li>Niet volledig uitademen voor de inhalatie.</li><li>De inhalator schuin houden bij het laden.</li><li>De adem daarna niet inhouden.</li></ol>
<p>Eén demonstratie van twee minuten met terugvragen halveerde het aantal kritische fouten na drie maanden. Een folder alleen maakte geen verschil.</p>`,
			alt: "Abstracte vertakte luchtwegen met accenten",
		},
		"news-cgm-primary-care": {
			title: "Continue glucosemeting bereikt de eerste lijn",
			intro:
				"Sensoren zijn niet langer alleen voor specialisten. Hoe leest u het standaardrapport in drie minuten, en wanneer past u de behandeling aan?",
			content: `<p>Steeds meer mensen met diabetes type 2 dragen een sensor. Het rapport lijkt overweldigend, maar drie cijfers beantwoorden de meeste vragen.</p>
<h2>Lees in deze volgorde</h2>
<ol><li><strong>Tijd onder het bereik:</strong> eerst de veiligheid. Meer dan 4% onder 70 mg/dl vraagt actie.</li><li><strong>Tijd binnen het bereik:</strong> meer dan 70% is het gebruikelijke doel bij volwassenen.</li><li><strong>Het dagpatroon:</strong> wanneer komen de pieken, na welke maaltijd, op welke dagen?</li></ol>
<p>Verander één ding tegelijk en kijk na twee weken opnieuw. Bij kwetsbare ouderen is een ruimer doel met minder alarmen vaak beter.</p>`,
			alt: "Abstracte moleculen in groen",
		},
		"news-biosimilar-switch": {
			title: "Overschakelen bij reumatoïde artritis: gegevens over twee jaar met IMMURELIN®",
			intro:
				"Patiënten die van een origineel biologisch middel overschakelden op IMMURELIN®, behielden hun ziekteactiviteit in een open vervolgstudie.",
			content: `<p>In de vervolgfase schakelden 612 volwassenen met reumatoïde artritis en lage ziekteactiviteit over op IMMURELIN® (remilizumab). Na 24 maanden stond 78% nog op behandeling.</p>
<ul><li>Gemiddelde verandering van de activiteitsscore: +0,08 (95%-BI −0,02 tot 0,18)</li><li>Ernstige infecties: 2,1 per 100 patiëntjaren</li><li>Gestopt wegens onvoldoende effect: 7%</li></ul>
<h2>Het gesprek telt</h2>
<p>Waar het behandelteam de reden van de overschakeling had uitgelegd, stopten minder patiënten. Een telefoontje van de verpleegkundige na vier weken werd het meest gewaardeerd.</p>`,
			alt: "Abstracte bogen als gewrichten",
		},
		"news-congress-report": {
			title: "Verslag van het cardiometabole najaarscongres",
			intro:
				"Hart, nier en metabolisme werden als één geheel besproken. Onze samenvatting van drie sessies die tellen voor de huisarts.",
			content: `<p>Twee dagen, veertig sessies, één boodschap: hart, nieren en metabolisme behandelt u beter samen dan na elkaar.</p>
<h2>Drie sessies in het kort</h2>
<p><strong>Albuminurie als vroeg signaal.</strong> Een jaarlijkse urinetest vindt het risico jaren voor het creatinine stijgt.</p>
<p><strong>Gewicht en hartfalen.</strong> Gewichtsverlies verbeterde de klachten bij een bewaarde ejectiefractie; gegevens over opnames volgen nog.</p>
<p><strong>Minder tabletten.</strong> Vaste combinaties verbeterden het volhouden, vooral in het eerste jaar.</p>
<blockquote>“Het beste plan is dat wat de patiënt thuis nog kan uitleggen.”</blockquote>`,
		},
		"news-adherence-apps": {
			title: "Herinneringsapps: wat ze kunnen voor therapietrouw en wat niet",
			intro: "Een herinnering helpt wie vergeet. Ze helpt niet wie twijfelt. Een nuchtere blik op twaalf studies.",
			content: `<p>Een overzicht van twaalf studies vond dat herinneringsapps de therapietrouw gemiddeld met negen procentpunten verbeteren. Het effect was het grootst in de eerste drie maanden en nam daarna af.</p>
<h2>Wie heeft er baat bij?</h2>
<ul><li>Mensen met een vast dagritme die gewoon vergeten</li><li>Mensen met een nieuwe behandeling</li><li>Mensen van wie de familie meekijkt</li></ul>
<p>Twijfel over een geneesmiddel vraagt een gesprek, geen alarm. Vraag open hoe vaak een dosis wegviel in de voorbije week, en waarom.</p>`,
			alt: "Abstracte moleculen in zacht groen",
		},
		"news-expired-campaign": {
			title: "Wintercampagne vaccinatie: materiaal voor uw wachtkamer",
			intro: "Affiches en folders voor de informatiecampagne van vorige winter. De campagne is afgelopen.",
			content:
				"<p>De campagne bood affiches, folders en een korte film voor de wachtkamer. Ze is afgelopen met het seizoen; het materiaal is niet meer geldig.</p><p>Nieuw materiaal wordt in het najaar aangekondigd.</p>",
			alt: "Abstracte luchtwegen",
		},
		"news-local-network": {
			title: "Een regionaal netwerk voor gedeelde oncologische opvolging",
			intro:
				"Ziekenhuis en huisarts delen de opvolging na borstkanker: duidelijke rollen, één plan, een rechtstreekse lijn.",
			content: `<p>In het nieuwe netwerk spreken het ziekenhuisteam en de huisarts samen één schriftelijk opvolgplan af. Daarin staat wie welke controle doet en wie u belt als iets onduidelijk is.</p>
<h2>Eerste ervaringen</h2>
<p>Na een jaar hadden 340 vrouwen een gedeeld plan. Dubbele onderzoeken daalden met een derde. De meeste oproepen gingen over vermoeidheid, gewrichtspijn en vragen over het werk.</p>
<p>Praktijken die willen aansluiten, nemen contact op met hun oncologisch zorgprogramma.</p>`,
			alt: "Abstracte cellen in roze",
		},
		"news-adverse-events": {
			title: "Vermoede bijwerkingen: hoe en wanneer melden?",
			intro: "Elke melding telt, ook als oorzaak en gevolg niet zeker zijn. De weg naar het FAGG kost vijf minuten.",
			content: `<p>Zorgverleners wordt gevraagd elke vermoede bijwerking te melden aan het Federaal Agentschap voor Geneesmiddelen en Gezondheidsproducten (FAGG), vooral ernstige en onverwachte, en die van nieuwe geneesmiddelen.</p>
<script>document.title="hacked"</script><p onclick="alert(1)">U hoeft niets te bewijzen: een vermoeden volstaat.</p><img src="x" onerror="alert(1)"><p style="position:fixed">Vier gegevens maken een geldige melding: een patiënt, een geneesmiddel, een reactie en u als melder.</p><p>Gebruik het <a href="javascript:alert(1)">meldformulier</a> of bezoek <a href="https://example.org/">de website van het agentschap</a>.</p><iframe src="https://evil.example/"></iframe>
<p>Verwittig ook ons team geneesmiddelenveiligheid als het om een geneesmiddel van Helvora gaat. Uw melding wordt vertrouwelijk behandeld.</p>`,
			alt: "Rustig landschap",
		},
		"mat-hf-checklist": {
			title: "Checklist voor de controle bij hartfalen",
			intro: "Eén blad voor de opvolgraadpleging: klachten, gewicht, bloedonderzoek, doses en de volgende afspraak.",
			content:
				"<p>De checklist leidt u in tien minuten door de controle. U kunt ze afdrukken of op het scherm invullen.</p><ul><li>Klachten en gewicht sinds het vorige bezoek</li><li>Bloeddruk liggend en staand</li><li>Kalium, creatinine, hemoglobine</li><li>Doses: kan er vandaag één omhoog?</li><li>Vaccinatie, stemming, steun thuis</li></ul>",
			alt: "Abstracte hartslaglijn",
		},
		"mat-cardovex-titration": {
			title: "Titratieschema CARDOVEX®",
			intro: "Van startdosis tot doeldosis in drie stappen, met de controles die erbij horen.",
			content:
				"<p>Verhoog de dosis enkel als bloeddruk en kalium het toelaten.</p><table><thead><tr><th>Week</th><th>Dosis</th><th>Voor de stap</th></tr></thead><tbody><tr><td>0</td><td>25 mg tweemaal per dag</td><td>Systolische druk boven 100 mmHg</td></tr><tr><td>2 tot 4</td><td>50 mg tweemaal per dag</td><td>Kalium onder 5,2 mmol/l</td></tr><tr><td>6 tot 8</td><td>100 mg tweemaal per dag</td><td>Stabiele nierfunctie</td></tr></tbody></table><p>Zie de productinformatie van CARDOVEX® bij leverinsufficiëntie.</p>",
			alt: "Abstracte hartslag met golven",
		},
		"mat-inhaler-leaflet": {
			title: "Patiëntenfolder: uw inhalator juist gebruiken",
			intro: "Zeven tekeningen en weinig woorden: een folder om samen te overlopen en mee naar huis te geven.",
			content:
				"<p>De folder toont de stappen voor de drie meest gebruikte soorten inhalatoren. Hij is geschreven in eenvoudige taal.</p><h2>Zo gebruikt u hem</h2><p>Toon de stappen, laat de patiënt ze herhalen en kruis aan wat moeilijk was. Herhaal bij het volgende bezoek.</p>",
			alt: "Abstracte luchtwegen in licht blauwgroen",
		},
		"mat-foot-exam": {
			title: "Het diabetische voetonderzoek in vijf stappen",
			intro: "Kijken, voelen, testen, inschatten, afspreken: het jaarlijkse voetonderzoek op één kaart.",
			content:
				"<ol><li>Bekijk beide voeten, tussen de tenen en in de schoenen.</li><li>Voel de polsen aan enkel en voet.</li><li>Test het gevoel met het monofilament van 10 g op vijf punten.</li><li>Schat het risico in: laag, matig of hoog.</li><li>Spreek de volgende controle en de verzorging thuis af.</li></ol><p>Een open wonde verwijst u dezelfde dag.</p>",
			alt: "Abstracte zeshoeken",
		},
		"mat-glucelia-dosing": {
			title: "Doseerkaart GLUCELIA®",
			intro: "Doses volgens nierfunctie, combinaties en wat te doen bij een vergeten tablet, in zakformaat.",
			content:
				"<table><thead><tr><th>Situatie</th><th>Dosis GLUCELIA®</th></tr></thead><tbody><tr><td>Start, normale nierfunctie</td><td>50 mg eenmaal per dag</td></tr><tr><td>eGFR 30 tot 59</td><td>25 mg eenmaal per dag</td></tr><tr><td>Met insuline</td><td>Overweeg eerst minder insuline</td></tr></tbody></table><p>Een vergeten tablet wordt dezelfde dag ingenomen. Nooit twee op één dag.</p>",
			alt: "Abstracte moleculen",
		},
		"mat-ra-score-card": {
			title: "Scorekaart: ziekteactiviteit bij reumatoïde artritis",
			intro: "Gewrichten, oordeel van de patiënt en labo op één kaart, met de drempels voor remissie en activiteit.",
			content:
				"<p>De kaart leidt door de telling van 28 gewrichten en geeft binnen vijf minuten een score.</p><ul><li>Remissie: lager dan 2,6</li><li>Lage activiteit: 2,6 tot 3,2</li><li>Matige activiteit: 3,3 tot 5,1</li><li>Hoge activiteit: hoger dan 5,1</li></ul>",
			alt: "Abstracte bogen",
		},
		"mat-immurelin-monitoring": {
			title: "Opvolgplan bij behandeling met IMMURELIN®",
			intro: "Wat u controleert voor de eerste injectie, in het eerste halfjaar en daarna elk jaar.",
			content:
				"<h2>Voor de start</h2><ul><li>Screening op tuberculose en hepatitis B</li><li>Vaccinatiestatus</li><li>Bloedbeeld en leverwaarden</li></ul><h2>Tijdens de behandeling</h2><p>Bloedbeeld en leverwaarden na 4 en 12 weken, daarna om de 3 maanden. Onderbreek IMMURELIN® bij ernstige infecties.</p>",
			alt: "Abstracte bogen in violet",
		},
		"mat-copd-slides": {
			title: "Diareeks: COPD-opstoten en de plaats van RESPILAIR®",
			intro: "Twintig dia’s voor uw LOK-groep of praktijkoverleg, met referenties.",
			content:
				"<p>De reeks behandelt definitie, preventie en behandeling van opstoten, en het studieprogramma van RESPILAIR®.</p><ul><li>Deel 1: waarom elke opstoot telt</li><li>Deel 2: preventie stap voor stap</li><li>Deel 3: gegevens over RESPILAIR®</li></ul>",
			alt: "Abstracte luchtwegen",
		},
		"mat-nausea-guide": {
			title: "Gids voor patiënten: leven met misselijkheid tijdens de behandeling",
			intro: "Praktische tips over eten, drinken en geneesmiddelen, en de signalen waarbij men de arts belt.",
			content:
				"<p>De gids helpt patiënten en hun familie door de eerste kuren.</p><ul><li>Kleine maaltijden, zes keer per dag</li><li>Drinken tussen de maaltijden</li><li>Het middel tegen misselijkheid innemen voor ze begint</li></ul><p>Wie 24 uur geen vocht binnenhoudt, belt de afdeling.</p>",
		},
		"mat-shared-decision": {
			title: "Gesprekshulp: samen beslissen",
			intro: "Drie vragen geven een beslissing structuur, met plaats voor wat de patiënt belangrijk vindt.",
			content:
				"<p>De hulp wordt samen ingevuld tijdens de raadpleging. Ze stelt drie vragen:</p><ol><li>Welke mogelijkheden zijn er?</li><li>Wat zijn de voor- en nadelen voor mij?</li><li>Wat vind ik het belangrijkst?</li></ol><p>Een kopie gaat mee naar huis.</p>",
			alt: "Abstracte cellen",
		},
		"pod-breathless-patient": {
			title: "De kortademige patiënt: hart of longen?",
			intro: "Een cardiologe en een longarts over het ene symptoom dat ze delen.",
			content:
				"<p>Twee specialisten, één patiënt: in deze aflevering doorlopen ze de eerste tien minuten met een kortademige patiënt, van het verhaal tot de bloedtest.</p><p>U hoort welk teken het vaakst misleidt en waarom een normaal longgeluid weinig bewijst.</p>",
			transcript:
				"<p><strong>Presentator:</strong> Een man van tweeënzeventig is kortademig op de trap. Waar begint u?</p><p><strong>Dr. Lieve Claessens:</strong> Bij het verhaal. Slaapt hij plat? Zijn de enkels veranderd? Kwam er gewicht bij?</p><p><strong>Dr. Bram Wouters:</strong> En ik vraag naar de hoest, de winters en de sigaretten. De helft van mijn patiënten heeft allebei.</p><p><strong>Presentator:</strong> Welke test eerst?</p><p><strong>Dr. Lieve Claessens:</strong> Een natriuretisch peptide. Is dat laag, dan is het hart zelden de oorzaak.</p><p><strong>Dr. Bram Wouters:</strong> En spirometrie, zodra de patiënt stabiel is.</p>",
			alt: "Abstracte hartslag en golven",
		},
		"pod-difficult-asthma": {
			title: "Moeilijk astma, of moeilijk te behandelen?",
			intro: "Voor een sterkere behandeling komt een tweede blik: diagnose, techniek, therapietrouw, omgeving.",
			content:
				"<p>Niet elk astma dat klachten blijft geven, is ernstig astma. Deze aflevering overloopt de vier vragen die elke volgende stap voorafgaan.</p><ul><li>Is het astma?</li><li>Komt het geneesmiddel in de longen?</li><li>Wordt het genomen?</li><li>Wat houdt de ontsteking gaande?</li></ul>",
			transcript:
				"<p><strong>Presentator:</strong> Wat doet u eerst als astma niet tot rust komt?</p><p><strong>Dr. Hanne Peeters:</strong> Ik vraag de patiënt mij de inhalator te tonen. Niet te vertellen, te tonen.</p><p><strong>Presentator:</strong> En dan?</p><p><strong>Dr. Hanne Peeters:</strong> Dan de gegevens van de apotheek. Als elke tweede doos ontbreekt, praten we over het waarom.</p><p><strong>Presentator:</strong> Wie moet naar de raadpleging?</p><p><strong>Dr. Hanne Peeters:</strong> Wie twee of meer steroïdkuren per jaar krijgt, zodra de techniek goed zit.</p>",
			alt: "Abstracte luchtwegen",
		},
		"pod-first-injection": {
			title: "Praten over de eerste injectie",
			intro: "Hoe stelt u een injecteerbare behandeling bij diabetes voor zonder dat het als een nederlaag klinkt?",
			content:
				"<p>Veel mensen horen ‘injectie’ en begrijpen ‘mislukking’. Een diabeteseducator vertelt hoe zij over de volgende stap praat, en welke zin ze nooit zegt.</p><p>Met voorbeelden voor het eerste bezoek, de eerste week en de eerste twijfel.</p>",
			transcript:
				"<p><strong>Presentator:</strong> Welke zin zegt u nooit?</p><p><strong>Griet Maes, diabeteseducator:</strong> ‘Als het niet lukt, moet u spuiten.’ Dat maakt van een behandeling een straf.</p><p><strong>Presentator:</strong> Wat zegt u wel?</p><p><strong>Griet Maes:</strong> Dat diabetes verandert met de jaren, en de behandeling mee.</p><p><strong>Presentator:</strong> En de angst voor de naald?</p><p><strong>Griet Maes:</strong> De eerste prik doen we samen, zonder geneesmiddel. Bijna iedereen lacht achteraf.</p>",
			alt: "Abstracte moleculen",
		},
		"pod-cardovex-practice": {
			title: "CARDOVEX® in de dagelijkse praktijk",
			intro: "Een jaar na de introductie: starten, verhogen en de vragen van patiënten.",
			content:
				"<p>Een cardiologe en een huisarts vergelijken hun eerste jaar met CARDOVEX®: voor wie ze kozen, hoe ze de dosis verhoogden en wanneer niet.</p><p>De aflevering sluit af met vijf vragen van luisteraars.</p>",
			transcript:
				"<p><strong>Presentator:</strong> Bij wie start u CARDOVEX®?</p><p><strong>Dr. Lieve Claessens:</strong> Bij wie klachten houdt onder de standaardbehandeling en een bloeddruk heeft die het toelaat.</p><p><strong>Dr. Koen Aerts:</strong> In mijn praktijk is de bloedtest na twee weken de sleutel. Ik plan ze op de dag van het voorschrift.</p><p><strong>Presentator:</strong> De meest gestelde vraag?</p><p><strong>Dr. Koen Aerts:</strong> ‘Ga ik duizelig zijn?’ Soms, de eerste dagen. Traag opstaan helpt.</p>",
			alt: "Abstracte hartslag",
		},
		"pod-fatigue-cancer": {
			title: "Moe na kanker: meer dan slaaptekort",
			intro: "Vermoeidheid is het meest voorkomende late gevolg. Wat helpt, en wat sluit u eerst uit?",
			content:
				"<p>Vermoeidheid kan jaren duren. Een oncologe legt uit wat u test, en een kinesitherapeut waarom bewegen helpt, ook op slechte dagen.</p><p>Met een plan voor de eerste vier weken.</p>",
			transcript:
				"<p><strong>Presentator:</strong> Wat sluit u eerst uit?</p><p><strong>Dr. An Verlinden:</strong> Bloedarmoede, schildklierziekte, depressie, en pijn die de slaap steelt.</p><p><strong>Presentator:</strong> En als dat allemaal normaal is?</p><p><strong>Joris Smets, kinesitherapeut:</strong> Dan beginnen we met tien minuten wandelen. Elke dag, op hetzelfde uur.</p>",
		},
		"pod-biologics-pregnancy": {
			title: "Biologische middelen en kinderwens",
			intro: "Welke behandeling mag doorgaan, welke verandert u op tijd, en wie praat mee?",
			content:
				"<p>Plannen begint voor de zwangerschap. Een reumatologe legt uit welke middelen wanneer stoppen, en waarom actieve ziekte zelf een risico is.</p><p>De aflevering noemt de registers die ervaringen verzamelen.</p>",
			transcript:
				"<p><strong>Presentator:</strong> Wanneer brengt u het onderwerp ter sprake?</p><p><strong>Dr. Sofie Lambrecht:</strong> Bij het eerste voorschrift. De helft van de zwangerschappen is niet gepland.</p><p><strong>Presentator:</strong> Is stoppen altijd veiliger?</p><p><strong>Dr. Sofie Lambrecht:</strong> Neen. Actieve artritis schaadt ook. We zoeken de behandeling die werkt en goed bestudeerd is.</p>",
			alt: "Abstracte bogen",
		},
		"cast-spirometry": {
			title: "Spirometrie lezen in drie minuten",
			intro: "Kwaliteit, verhouding, volume: een vaste volgorde die bij elke curve werkt.",
			content:
				"<p>De film toont hoe vijf curven worden gelezen. De volgorde is altijd dezelfde: eerst de kwaliteit, dan de verhouding, dan het volume.</p><ul><li>Is de curve vloeiend en de inspanning volledig?</li><li>Ligt de verhouding onder de ondergrens?</li><li>Verandert ze na een luchtwegverwijder?</li></ul>",
			captions: [
				"Bekijk eerst de curve.",
				"Is het begin steil?",
				"Loopt ze traag uit?",
				"Lees dan de verhouding.",
				"Onder de grens: obstructie.",
				"Nu het volume.",
				"Vergelijk altijd voor en na.",
			],
			alt: "Abstracte luchtwegen",
		},
		"cast-echo-basics": {
			title: "Echografie van het hart voor niet-cardiologen",
			intro: "Wat een echoverslag zegt, wat het openlaat, en bij welke woorden u belt.",
			content:
				"<p>Ejectiefractie, vulling, kleppen: de film legt de termen van een verslag uit met bewegende beelden.</p><p>Na afloop weet u welke bevinding kan wachten en welke niet.</p>",
			captions: [
				"Dit is de linkerkamer.",
				"Kijk hoe ze samentrekt.",
				"De ejectiefractie is een aandeel.",
				"Vijftig procent is normaal.",
				"Onder veertig is verminderd.",
				"Nu de klep.",
				"Ernstig betekent: bel vandaag.",
			],
			alt: "Abstracte hartslag",
		},
		"cast-oncavera-mechanism": {
			title: "ONCAVERA®: het werkingsmechanisme",
			intro: "Hoe talaraciclib de celcyclus stilzet, in vier geanimeerde stappen.",
			content:
				"<p>De animatie volgt een tumorcel van groeisignaal tot stilstand. Ze toont waar ONCAVERA® aangrijpt en waarom het bloedbeeld gecontroleerd wordt.</p><p>Referenties staan in de productinformatie.</p>",
			captions: [
				"Een cel bereidt zich voor.",
				"Twee kinasen openen de poort.",
				"ONCAVERA blokkeert ze.",
				"De celcyclus stopt.",
				"Gezonde cellen pauzeren ook.",
				"Daarom daalt het bloedbeeld.",
				"In de rustweek herstelt het.",
			],
			alt: "Abstracte cellen",
		},
		"cast-joint-ultrasound": {
			title: "Gewrichtsechografie: wat het beeld vertelt",
			intro: "Vocht, synovitis, erosie: drie bevindingen aan de pols en hoe u ze onderscheidt.",
			content:
				"<p>Een reumatologe scant een pols en legt uit wat ze ziet. De film is er voor wie verwijst of verslagen leest.</p><p>Aan het einde ziet u het dopplersignaal.</p>",
			captions: [
				"We beginnen aan de pols.",
				"Bot is de heldere lijn.",
				"Vocht is donker.",
				"Verdikt slijmvlies is grijs.",
				"Een onderbreking: erosie.",
				"Kleur toont doorbloeding.",
				"Dat is actieve ziekte.",
			],
			alt: "Abstracte bogen",
		},
		"cast-glucelia-cases": {
			title: "Drie gevallen met GLUCELIA®",
			intro: "Pas gediagnosticeerd, op combinatie, met verminderde nierfunctie: drie beslissingen toegelicht.",
			content:
				"<p>Drie patiënten uit de huisartsenpraktijk, drie beslissingen. De film stopt telkens zodat u eerst kunt nadenken.</p><ol><li>Een vrouw van 51, pas gediagnosticeerd</li><li>Een man van 64 met twee middelen</li><li>Een vrouw van 77 met een eGFR van 41</li></ol>",
			captions: [
				"Onze eerste patiënte is 51.",
				"Wat zou u doen?",
				"Eerst leefstijl, dan een tablet.",
				"De tweede neemt er al twee.",
				"We vereenvoudigen.",
				"De derde heeft zwakke nieren.",
				"De halve dosis volstaat.",
			],
			alt: "Abstracte moleculen",
		},
		"cast-motivational": {
			title: "Motiverende gespreksvoering in vijf minuten",
			intro: "Vragen, luisteren, samenvatten: een kort gesprek, twee keer gefilmd.",
			content:
				"<p>Hetzelfde gesprek twee keer: eerst met advies, dan met vragen. Het verschil hoort u in wat de patiënte op het einde zegt.</p><p>Met een kaart van openingszinnen.</p>",
			captions: [
				"Zo gaat het meestal.",
				"Advies, en een knikje.",
				"Nu nog eens.",
				"Wat zou u willen veranderen?",
				"Een stilte. Laat ze lang zijn.",
				"Vat samen in haar woorden.",
				"Zij noemt de eerste stap.",
			],
			alt: "Abstracte moleculen en golven",
		},
		"web-hf-primary-care": {
			title: "Live: hartfalen in de eerste lijn",
			intro: "De nieuwe richtlijn in één uur, met tijd voor uw casussen.",
			content:
				"<p>Twee sprekers stellen de richtlijn voor vanuit het ziekenhuis en vanuit de praktijk. De laatste twintig minuten zijn voor uw vragen.</p><ul><li>Diagnose zonder uitstel</li><li>Vier behandelingen in vier weken</li><li>Opvolging die werkt</li></ul>",
			speakers: ["Dr. Lieve Claessens, cardiologe, Gent", "Dr. Koen Aerts, huisarts, Turnhout"],
			alt: "Abstracte hartslag",
		},
		"web-copd-evening": {
			title: "COPD-avond in Antwerpen en online",
			intro: "Casussen, workshops en een broodjesmaaltijd; de lezingen worden live uitgezonden.",
			content:
				"<p>Kom naar Antwerpen of volg van thuis. Ter plaatse volgt na de lezingen een workshop inhalatietechniek.</p><ul><li>18 uur: twee lezingen met casussen</li><li>19 uur: workshops ter plaatse</li></ul><p>Het aantal plaatsen is beperkt.</p>",
			speakers: ["Dr. Bram Wouters, longarts, Antwerpen", "Els Goossens, verpleegkundig consulent, Mechelen"],
			venue: { venue: "Scheldehuis", address: "Voorbeeldkaai 14, 2000 Antwerpen" },
			alt: "Abstracte luchtwegen",
		},
		"web-oncavera-experts": {
			title: "ONCAVERA®: vraag het de experts",
			intro: "Dosisaanpassing, bloedbeeld, bijwerkingen: uw vragen, live beantwoord.",
			content:
				"<p>Stuur uw vragen vooraf of stel ze live. Drie experts antwoorden vanuit hun ervaring met ONCAVERA®.</p><p>Achteraf verschijnt een samenvatting.</p>",
			speakers: [
				"Dr. An Verlinden, oncologe, Leuven",
				"Pieter Dewaele, ziekenhuisapotheker, Kortrijk",
				"Dr. Eva Martens, medisch adviseur, Helvora",
			],
			alt: "Abstracte cellen",
		},
		"web-diabetes-kidney": {
			title: "Diabetes en de nier: vroeg handelen",
			intro: "Welke test, hoe vaak, en wat doet u met het resultaat?",
			content:
				"<p>De jaarlijkse urinetest wordt bij de helft van de patiënten vergeten. Het webinar toont hoe een praktijk ze organiseert en welke behandelingen de nier beschermen.</p><p>Met drie casussen.</p>",
			speakers: ["Dr. Tine Baert, nefrologe, Brugge", "Dr. Wim Hendrickx, huisarts, Hasselt"],
			alt: "Abstracte moleculen",
		},
		"web-ra-early": {
			title: "Vroege reumatoïde artritis herkennen",
			intro: "Het venster van de eerste twaalf weken: tekens, tests en de snelle weg naar de specialist.",
			content:
				"<p>Gezwollen gewrichten, ochtendstijfheid, een positieve knijptest: drie tekens volstaan om te verwijzen. De opname toont onderzoek en brief.</p><p>Met antwoorden op de vragen van deelnemers.</p>",
			speakers: ["Dr. Sofie Lambrecht, reumatologe, Gent", "Dr. Jan Verhaegen, huisarts, Aalst"],
			alt: "Abstracte bogen",
		},
		"web-immurelin-safety": {
			title: "IMMURELIN®: stand van zaken over veiligheid",
			intro: "Infecties, vaccinatie en labocontroles: wat vijf jaar gegevens tonen.",
			content:
				"<p>De update vat de veiligheidsgegevens van IMMURELIN® over vijf jaar samen en wat daaruit volgt voor de opvolging.</p><ul><li>Infecties per leeftijdsgroep</li><li>Vaccinatie voor en tijdens de behandeling</li></ul>",
			speakers: ["Dr. Sofie Lambrecht, reumatologe, Gent", "Dr. Eva Martens, medisch adviseur, Helvora"],
		},
	},
	courses: {
		"course-hf": {
			name: "Hartfalen: van symptoom tot plan",
			description:
				"<p>Na deze cursus vermoedt u hartfalen vroeg, vraagt u de juiste tests aan en start u de behandeling veilig.</p><p>Zes korte onderdelen met casussen uit de huisartsenpraktijk.</p>",
			units: [
				"Het eerste vermoeden",
				"Tests die tellen",
				"Stuwing",
				"Vier pijlers",
				"Doses verhogen",
				"Leven met hartfalen",
			],
		},
		"course-inhalers": {
			name: "Inhalatoren: kiezen en aanleren",
			description:
				"<p>Na deze cursus kiest u samen met de patiënt een inhalator en leert u het gebruik aan met de terugvraagmethode.</p>",
			units: ["Soorten inhalatoren", "Samen kiezen", "Terugvragen", "Als het niet lukt"],
		},
		"course-glucelia": {
			name: "GLUCELIA®: van indicatie tot opvolging",
			description: "<p>Na deze cursus weet u voor wie GLUCELIA® geschikt is, hoe u het doseert en wat u opvolgt.</p>",
			units: ["Indicatie", "Dosis en nierfunctie", "Combinaties", "Opvolging", "Drie casussen"],
		},
		"course-ra": {
			name: "Reumatoïde artritis in het eerste jaar",
			description:
				"<p>Na deze cursus herkent u vroege artritis, kent u de behandeldoelen en deelt u de opvolging met de specialist.</p>",
			units: [
				"Het venster",
				"Gewrichten en labo",
				"De verwijsbrief",
				"Eerste behandeling",
				"Doelen",
				"Infecties en vaccins",
				"Werk en dagelijks leven",
			],
		},
		"course-communication": {
			name: "Moeilijke gesprekken",
			description:
				"<p>Na deze cursus brengt u slecht nieuws in stappen, antwoordt u rustig op boosheid en rondt u een raadpleging goed af.</p>",
			units: ["Slecht nieuws", "Boosheid en stilte", "Een goed einde"],
		},
	},
	singles: {
		home: {
			title: "Medische kennis, helder en binnen handbereik",
			intro:
				"Nieuws, hulpmiddelen en opleiding voor zorgprofessionals in België, gemaakt voor de minuten tussen twee patiënten.",
			content: "<p>Nagekeken door ons medisch team, elke week bijgewerkt.</p>",
		},
		about: {
			title: "Over Helvora Pro",
			intro: "Een portaal van Helvora voor artsen in België.",
			content:
				"<p>Helvora onderzoekt en maakt geneesmiddelen voor hart, longen, metabolisme, gewrichten en kanker. Op dit portaal delen we wat u in de dagelijkse praktijk kan helpen.</p><h2>Wat u hier vindt</h2><ul><li>Nieuws over richtlijnen en studies</li><li>Materiaal voor u en uw patiënten</li><li>E-learnings, podcasts, webcasts en webinars</li></ul><h2>Hoe we werken</h2><p>Elke bijdrage wordt door medische medewerkers geschreven of nagekeken, draagt een datum en, waar een geneesmiddel wordt genoemd, een goedkeuringscode. Bronnen worden vermeld. Wat vervallen is, verdwijnt.</p><h2>Waarom sommige inhoud afgesloten is</h2><p>Informatie over geneesmiddelen op voorschrift is wettelijk voorbehouden aan zorgprofessionals. U ziet titel en samenvatting; de inhoud gaat open zodra uw toegang bevestigd is.</p>",
		},
		"data-protection": {
			title: "Gegevensbescherming",
			intro: "Hoe Helvora Belgium persoonsgegevens op dit portaal verwerkt volgens de AVG.",
			content:
				"<h2>Verantwoordelijke</h2><p>Helvora Belgium NV, Voorbeeldlaan 22, 1000 Brussel, privacy@helvora.example.</p><h2>Doeleinden</h2><p>We verwerken gegevens om het portaal aan te bieden, te bevestigen dat u zorgprofessional bent en onze inhoud te verbeteren.</p><h2>Rechtsgrond</h2><p>Overeenkomst, wettelijke verplichting en, voor nieuwsbrieven en statistieken, uw toestemming.</p><h2>Bewaring</h2><p>Accountgegevens bewaren we zolang het account bestaat, tenzij de wet iets anders oplegt.</p><h2>Uw rechten</h2><p>U hebt recht op inzage, verbetering, wissing, beperking, overdracht en bezwaar. U kunt een klacht indienen bij de Gegevensbeschermingsautoriteit (GBA).</p>",
		},
		disclaimer: {
			title: "Disclaimer",
			intro: "Wat dit portaal is, en wat het niet kan zijn.",
			content:
				"<p>De inhoud is bestemd voor zorgprofessionals in België. Ze vervangt noch uw eigen oordeel, noch de samenvatting van de productkenmerken.</p><h2>Aansprakelijkheid</h2><p>We stellen de inhoud zorgvuldig samen, maar kunnen niet garanderen dat ze op elk moment volledig en actueel is.</p><h2>Links</h2><p>We hebben geen invloed op de inhoud van andere websites.</p>",
		},
		imprint: {
			title: "Colofon",
			intro: "Wie verantwoordelijk is voor dit portaal.",
			content:
				'<p><strong>Helvora Belgium NV</strong><br>Voorbeeldlaan 22<br>1000 Brussel</p><p>E-mail: <a href="mailto:contact@helvora.example">contact@helvora.example</a></p><p>Ondernemingsnummer 0000.000.000. Helvora is een fictief bedrijf.</p>',
		},
		privacy: {
			title: "Privacy en cookies",
			intro: "Welke gegevens uw browser voor ons bewaart, en hoe u daarover beslist.",
			content:
				"<h2>Noodzakelijke cookies</h2><p>Eén cookie onthoudt uw taal, een andere uw aanmelding. Zonder werkt het portaal niet zoals u verwacht.</p><h2>Statistieken</h2><p>Statistieken verzamelen we enkel met uw toestemming.</p><h2>Derden</h2><p>Video’s van andere aanbieders laden als u ze start.</p><h2>Intrekken</h2><p>U kunt uw toestemming op elk moment intrekken.</p><h2>Contact</h2><p>privacy@helvora.example</p>",
		},
		happy: {
			title: "Bedankt, dat doet ons plezier",
			intro: "Uw feedback zegt ons dat we op de goede weg zijn.",
			content: "<p>We gaan zo verder. Mist u een onderwerp, laat het ons weten.</p>",
		},
		negative: {
			title: "Bedankt voor uw eerlijkheid",
			intro: "Het spijt ons dat we uw verwachtingen niet hebben ingelost.",
			content: "<p>Ons team leest elk antwoord en gebruikt het om het portaal te verbeteren.</p>",
		},
		neutral: {
			title: "Bedankt voor uw feedback",
			intro: "Het kan beter, en daar werken we aan.",
			content: "<p>Vertel ons wat het portaal voor u nuttiger zou maken.</p>",
		},
	},
	footer: {
		menu: [
			{ label: "Privacy en cookies", url: "Privacy" },
			{ label: "Gegevensbescherming", url: "Data-Protection" },
			{ label: "Colofon", url: "Imprint" },
			{ label: "Disclaimer", url: "Disclaimer" },
			{ label: "Contact", url: "mailto:contact@helvora.example" },
			{ label: "Een bijwerking melden", url: "https://www.eenbijwerkingmelden.be/" },
			{ label: "BE-HVR-2026-11, november 2026" },
		],
		legal_mention:
			"Deze website is bestemd voor zorgprofessionals in België. Helvora Pro, CARDOVEX®, RESPILAIR®, GLUCELIA®, IMMURELIN® en ONCAVERA® zijn fictief.",
		banner: {
			is_visible: true,
			title: "Alle inhoud, één account: krijg toegang als zorgprofessional",
			cta: "Zo werkt toegang",
		},
		promotional_content: {
			is_visible: true,
			title: "Nieuw: vijf cursussen voor de minuten tussendoor",
			url: "/e-learnings",
			cta: "Bekijk de cursussen",
		},
	},
};
