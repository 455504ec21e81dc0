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
		world: "Internationaal",
	},
	items: {
		"news-hf-guideline": {
			title: "Nieuwe richtlijn hartfalen: vijf punten voor de huisartsenpraktijk",
			intro:
				"De herziene Europese richtlijn vraagt vroeger te testen en sneller te behandelen. Wat betekent dat voor een huisartsenpraktijk zonder echotoestel?",
			content: `<p>De herziene richtlijn legt de eerste beslissingen bij hartfalen uitdrukkelijk in de eerste lijn. Wie kortademig is, gezwollen enkels heeft en een verhoogd natriuretisch peptide, hoeft niet langer op de echografie te wachten voor u de stuwing behandelt.</p>
<h2>Vijf punten om te onthouden</h2>
<ol><li>Bepaal een natriuretisch peptide bij het eerste vermoeden, niet pas bij het tweede bezoek.</li><li>Verwijs binnen twee weken bij een sterk verhoogde waarde, binnen zes weken bij een matig verhoogde.</li><li>Start bij een verminderde ejectiefractie de vier basisbehandelingen vroeg en in lage dosis.</li><li>Controleer kalium en nierfunctie één tot twee weken na elke dosisstap.</li><li>Zie de patiënt terug binnen veertien dagen na elk ontslag uit het ziekenhuis.</li></ol>
<h2>Wat niet verandert</h2>
<p>Anamnese en klinisch onderzoek bepalen nog altijd wie u test. Vraag bij uw labo na of de bepaling voor deze patiënt wordt terugbetaald.</p>
<p>Bij ouderen met meerdere aandoeningen bespreekt u eerst de doelen; de doses volgen daaruit. Thuisverpleegkundige en apotheker kunnen mee opvolgen, als iedereen van hetzelfde medicatieschema vertrekt.</p>`,
			alt: "Abstracte hartslaglijn over kringen van golven",
		},
		"news-cardovex-phase3": {
			title: "CARDOVEX® in HORIZON-HF: de fase III-resultaten in detail",
			intro:
				"Tijdens een mediane opvolging van 26 maanden ging CARDOVEX® boven op de standaardbehandeling gepaard met minder opnames voor hartfalen.",
			content: `<p>HORIZON-HF volgde 4.812 volwassenen met symptomatisch hartfalen en een verminderde ejectiefractie. Zij kregen door loting velocardine (CARDOVEX®) of placebo, telkens boven op de behandeling volgens de richtlijn. Ook enkele Belgische centra namen deel.</p>
<table><thead><tr><th>Eindpunt</th><th>Hazardratio</th><th>95%-BI</th></tr></thead><tbody><tr><td>Cardiovasculair overlijden of opname voor hartfalen</td><td>0,81</td><td>0,73–0,90</td></tr><tr><td>Eerste opname voor hartfalen</td><td>0,76</td><td>0,67–0,87</td></tr><tr><td>Cardiovasculair overlijden</td><td>0,91</td><td>0,79–1,05</td></tr></tbody></table>
<h2>Verdraagbaarheid</h2>
<p>Symptomatische hypotensie kwam voor bij 9,1% van de patiënten met CARDOVEX® en bij 6,4% met placebo. Een kaliumgehalte boven 5,5 mmol/l werd gezien bij respectievelijk 5,2% en 4,0%.</p>
<h2>Hoe leest u deze cijfers?</h2>
<p>Het verschil in het samengestelde eindpunt komt vooral van de opnames; voor cardiovasculair overlijden op zich was het verschil niet significant. Patiënten met een systolische bloeddruk onder 95 mmHg of een eGFR onder 25 namen niet deel. De resultaten gelden dus voor een geselecteerde groep. Lees de samenvatting van de productkenmerken voor u CARDOVEX® voorschrijft.</p>`,
			alt: "Abstracte hartslaglijn met een helder middelpunt",
		},
		"news-winter-respiratory": {
			title: "Klaar voor de winter: uw praktijk en het luchtwegenseizoen",
			intro:
				"Drie weken voorbereiding besparen uren in januari. Een kort plan voor vaccinatie, triage en mensen met een chronische longziekte.",
			content: `<p>Elke winter zijn het dezelfde weken waarin de telefoon niet stilstaat. Praktijken die in oktober beginnen, melden kortere wachttijden aan de lijn en minder ongeplande bezoeken van mensen met COPD.</p>
<h2>Voor het seizoen</h2>
<ul><li>Haal uit het elektronisch dossier een lijst van patiënten met COPD, ernstig astma of een verminderde afweer en nodig hen uit voor vaccinatie. Volg daarbij het advies van de Hoge Gezondheidsraad.</li><li>Registreer elk vaccin meteen in Vaccinnet, zodat ook de apotheker ziet wat al gegeven is.</li><li>Bekijk de inhalatietechniek als de patiënt er toch is.</li><li>Vernieuw het geschreven actieplan, met het nummer dat men mag bellen.</li></ul>
<h2>Tijdens het seizoen</h2>
<p>Spreek met het onthaal drie triagevragen af. Wie een zin niet kan afmaken, wordt meteen gezien of krijgt de raad 112 te bellen. Een hoest van drie dagen zonder koorts kan meestal wachten op advies van de apotheker.</p>
<p>Hou elke dag twee korte plaatsen vrij voor mensen met een gekende longziekte. Zij wachten vaak te lang omdat ze u niet willen storen.</p>`,
			alt: "Abstracte vertakte luchtwegen onder een winterlucht",
		},
		"news-glucelia-renal": {
			title: "GLUCELIA®: bijgewerkt advies over controle van de nierfunctie",
			intro:
				"De productinformatie beveelt nu een nierfunctietest aan voor de start van GLUCELIA® en daarna op vaste tijdstippen, afhankelijk van de eGFR.",
			content: `<p>Na een periodieke beoordeling van de veiligheidsgegevens is de rubriek over de nierfunctie in de productinformatie van GLUCELIA® (sorigluptine) verduidelijkt. Er is geen nieuw risico vastgesteld. De aanpassing moet vermijden dat patiënten met een dalende klaring ongemerkt de volle dosis blijven nemen.</p>
<table><thead><tr><th>eGFR (ml/min/1,73 m²)</th><th>Dosis</th><th>Controle</th></tr></thead><tbody><tr><td>60 en hoger</td><td>50 mg eenmaal per dag</td><td>Om de 12 maanden</td></tr><tr><td>30 tot 59</td><td>25 mg eenmaal per dag</td><td>Om de 3 tot 6 maanden</td></tr><tr><td>Lager dan 30</td><td>Niet aanbevolen</td><td>Advies van de nefroloog</td></tr></tbody></table>
<h2>Wat wij u vragen</h2>
<ul><li>Bepaal eGFR en albuminurie voor het eerste voorschrift.</li><li>Onderbreek GLUCELIA® bij braken, diarree of koorts met uitdroging en hervat zodra de patiënt weer normaal drinkt.</li><li>Controleer vroeger als u een diureticum toevoegt of verhoogt.</li></ul>
<p>Voor wie het middel al neemt, volstaat het de dosis bij de volgende geplande bloedafname na te kijken. Geef een gewijzigde dosis door aan de huisapotheker, zodat het medicatieschema klopt. Meld vermoede bijwerkingen aan het FAGG.</p>`,
			alt: "Abstract patroon van zeshoeken met één uitgelichte cel",
		},
		"news-portal-learning": {
			title: "Vijf nieuwe cursussen staan klaar op het portaal",
			intro:
				"Kort, op eigen tempo en leesbaar op een smartphone: de nieuwe cursussen passen tussen twee raadplegingen of op de trein naar huis.",
			content: `<p>Het leeraanbod van Helvora Pro groeit. De vijf cursussen zijn geschreven met huisartsen en specialisten uit Vlaanderen en Brussel, en daarna uitgetest door collega’s die er niet aan hadden meegewerkt.</p>
<h2>De onderwerpen</h2>
<ul><li>Hartfalen: van symptoom tot plan</li><li>Inhalatoren kiezen en aanleren</li><li>GLUCELIA®: van indicatie tot opvolging</li><li>Reumatoïde artritis in het eerste jaar</li><li>Moeilijke gesprekken</li></ul>
<h2>Waar vindt u ze?</h2>
<p>Alle cursussen staan onder <a href="/nl-BE/e-learnings">Cursussen</a>. Ze bestaan uit onderdelen van vijf tot tien minuten. U kunt op elk moment stoppen en later verdergaan, ook op een ander toestel.</p>
<p>Drie cursussen eindigen met een deelnameattest. Dat attest geeft op zich geen recht op accrediteringspunten; daarvoor moet een activiteit door het RIZIV erkend zijn. Wordt een cursus erkend, dan leest u dat op de cursuspagina.</p>
<p>De cursussen gaan open zodra uw toegang als zorgprofessional bevestigd is.</p>`,
			alt: "Rustige heuvels in blauw en groen",
		},
		"news-long-title": {
			title:
				"Ernstig astma samen met een andere chronische ontstekingsziekte: wat een register van ruim negenduizend patiënten uit elf Europese landen ons leert over de behandeling van elke dag",
			intro:
				"Bijna een derde van de mensen met ernstig astma heeft een tweede ontstekingsziekte. Het register toont hoe zelden beide behandelingen samen gepland worden.",
			content: `<p>Het register volgde vijf jaar lang 9.214 volwassenen met ernstig astma in de gewone zorg. Bij 31% werd een tweede chronische ontstekingsziekte genoteerd, meestal neuspoliepen, eczeem of artritis.</p>
<h2>Belangrijkste vaststellingen</h2>
<ul><li>Kuren met orale steroïden waren dubbel zo frequent wanneer twee specialismen los van elkaar voorschreven.</li><li>Slechts in één dossier op acht stond een gezamenlijk behandelplan.</li><li>De levenskwaliteit hing sterker samen met het aantal steroïdkuren dan met de longfunctie.</li><li>Bij één patiënt op vijf kende de huisarts de tweede diagnose niet.</li></ul>
<h2>Wat u er wel en niet uit besluit</h2>
<p>Een register beschrijft verbanden, het bewijst geen oorzaak. Universitaire centra leverden de meeste patiënten, zodat mildere vormen ondervertegenwoordigd zijn. Ook de keuze van de behandeling was niet gerandomiseerd.</p>
<p>De auteurs stellen een jaarlijks overleg voor zodra iemand twee of meer ontstekingsziekten heeft. De houder van het globaal medisch dossier is goed geplaatst om dat te vragen: daar komen alle verslagen en voorschriften samen.</p>`,
			alt: "Abstracte luchtwegen in blauwgroen, verweven met kringen",
		},
		"news-inhaler-technique": {
			title: "Inhalatietechniek: waar het met RESPILAIR® het vaakst misloopt",
			intro:
				"Een studie in 42 praktijken bekeek 1.100 gebruikers van RESPILAIR®. De meeste fouten gebeuren nog voor de eigenlijke inademing.",
			content: `<p>Getrainde observatoren keken toe terwijl 1.100 mensen met COPD hun RESPILAIR®-inhalator (brevaterol) gebruikten zoals thuis. Ze verbeterden niet en gaven geen tips. 58% maakte minstens één fout; bij 19% kwam de dosis wellicht onvoldoende in de longen terecht.</p>
<h2>De drie meest voorkomende fouten</h2>
<ol><li>Niet volledig uitademen voor de inhalatie.</li><li>De inhalator schuin houden bij het laden.</li><li>De adem achteraf niet enkele tellen inhouden.</li></ol>
<h2>Wat hielp</h2>
<p>Eén demonstratie van twee minuten, waarna de patiënt alles zelf voordeed, halveerde het aantal kritische fouten na drie maanden. Een folder alleen maakte geen verschil.</p>
<blockquote>“Bijna iedereen zegt dat het lukt. Vraag dus niet of het lukt, vraag om het te tonen.”</blockquote>
<p>De studie had geen controlegroep en duurde kort. Toch pleit ze voor een controle minstens één keer per jaar. Ook de huisapotheker kan daarbij helpen, bijvoorbeeld bij de eerste aflevering.</p>`,
			alt: "Abstracte vertakte luchtwegen met accenten",
		},
		"news-cgm-primary-care": {
			title: "Continue glucosemeting bereikt de eerste lijn",
			intro:
				"Sensoren zijn niet langer alleen voor specialisten. Hoe leest u het standaardrapport in drie minuten, en wanneer past u de behandeling aan?",
			content: `<p>Steeds meer mensen met diabetes dragen een sensor en brengen het rapport van veertien dagen mee naar de huisarts. Het blad lijkt overweldigend, maar drie gegevens beantwoorden de meeste vragen.</p>
<h2>Lees in deze volgorde</h2>
<ol><li><strong>Tijd onder het bereik.</strong> Eerst de veiligheid: meer dan 4% onder 70 mg/dl vraagt een aanpassing.</li><li><strong>Tijd binnen het bereik.</strong> Meer dan 70% tussen 70 en 180 mg/dl is het gebruikelijke doel bij volwassenen.</li><li><strong>Het dagpatroon.</strong> Wanneer komen de pieken, na welke maaltijd, op welke dagen?</li></ol>
<h2>Eén ding tegelijk</h2>
<p>Verander telkens één element en kijk na twee weken opnieuw. Bij kwetsbare ouderen is een ruimer doel met minder alarmen vaak beter dan een mooie curve.</p>
<p>De terugbetaling van sensoren hangt af van de behandeling en loopt meestal via een diabetesconventie van het ziekenhuis met het RIZIV. Wie daarbuiten valt, betaalt de sensor zelf. Bespreek in dat geval of een korte meetperiode van twee weken volstaat. De diabeteseducator kan de eerste plaatsing begeleiden.</p>`,
			alt: "Abstracte glucosecurve van groene punten",
		},
		"news-biosimilar-switch": {
			title: "Overschakelen bij reumatoïde artritis: twee jaar gegevens over IMMURELIN®",
			intro:
				"Patiënten die van een ander biologisch middel overschakelden op IMMURELIN®, behielden hun lage ziekteactiviteit in een open vervolgstudie.",
			content: `<p>In de vervolgfase schakelden 612 volwassenen met reumatoïde artritis en een lage ziekteactiviteit over op IMMURELIN® (remilizumab). De reden was organisatorisch, niet medisch. Na 24 maanden stond 78% nog op de behandeling.</p>
<h2>De cijfers</h2>
<ul><li>Gemiddelde verandering van de activiteitsscore: +0,08 (95%-BI −0,02 tot 0,18)</li><li>Ernstige infecties: 2,1 per 100 patiëntjaren</li><li>Gestopt wegens onvoldoende effect: 7%</li><li>Gestopt op eigen verzoek, zonder objectieve verslechtering: 9%</li></ul>
<h2>Het gesprek telt mee</h2>
<p>In centra die de reden van de overschakeling vooraf hadden uitgelegd, stopten minder patiënten op eigen verzoek. Een telefoontje van de reumaverpleegkundige na vier weken werd het meest gewaardeerd. Onzekerheid over een nieuwe spuit of een ander merk kan klachten mee kleuren; dat benoemen helpt.</p>
<p>De studie had geen controlegroep. Ze sluit dus niet uit dat sommige patiënten ook zonder overschakeling verslechterd zouden zijn. Noteer bij elke overschakeling merknaam en lotnummer in het dossier.</p>`,
			alt: "Abstracte bogen die als gewrichten in elkaar grijpen",
		},
		"news-congress-report": {
			title: "Verslag van het cardiometabole najaarscongres",
			intro:
				"Hart, nier en metabolisme werden als één geheel besproken. Onze samenvatting van drie sessies die tellen voor de huisarts en de internist.",
			content: `<p>Twee dagen, veertig sessies en één rode draad: wie hart, nieren en metabolisme samen bekijkt, ontdekt vroeger wie risico loopt. Wij volgden drie sessies met gevolgen voor de dagelijkse praktijk.</p>
<h2>Albuminurie als vroeg signaal</h2>
<p>Een jaarlijkse urinetest bij mensen met diabetes of hypertensie vindt het risico jaren voor het creatinine stijgt. In een Vlaamse praktijkaudit gebeurde die test bij minder dan de helft van de patiënten.</p>
<h2>Gewicht en hartfalen</h2>
<p>Gewichtsverlies ging samen met minder klachten bij een bewaarde ejectiefractie. Over opnames en overleving zijn de gegevens nog te beperkt voor een besluit.</p>
<h2>Minder tabletten</h2>
<p>Vaste combinaties verbeterden het volhouden, vooral in het eerste jaar. Ze maken het wel moeilijker om één bestanddeel bij te sturen, bijvoorbeeld bij een dalende nierfunctie.</p>
<blockquote>“Het beste plan is het plan dat de patiënt thuis nog kan uitleggen.”</blockquote>
<p>Enkele voorgestelde resultaten zijn nog niet gepubliceerd. We vullen dit verslag aan zodra de volledige artikels beschikbaar zijn.</p>`,
		},
		"news-adherence-apps": {
			title: "Herinneringsapps: wat ze kunnen voor therapietrouw en wat niet",
			intro:
				"Een herinnering helpt wie vergeet. Ze helpt niet wie twijfelt. Een nuchtere blik op twaalf studies en op de vragen die u beter zelf stelt.",
			content: `<p>Een overzicht van twaalf studies vond dat herinneringsapps de therapietrouw gemiddeld met negen procentpunten verbeteren. Het effect was het grootst in de eerste drie maanden en nam daarna af. In de meeste studies werd de inname door de patiënt zelf gerapporteerd, wat de uitkomst kan flatteren.</p>
<h2>Wie heeft er baat bij?</h2>
<ul><li>Mensen met een vast dagritme die gewoon vergeten</li><li>Mensen die met een nieuwe behandeling beginnen</li><li>Mensen bij wie een familielid meekijkt, met hun akkoord</li></ul>
<h2>Wie niet?</h2>
<p>Wie bang is voor bijwerkingen, wie het nut niet inziet of wie de kosten voelt, zet het alarm na een week uit. Daar helpt een gesprek meer dan een melding. Vraag open hoe vaak een dosis wegviel in de voorbije week, en waarom.</p>
<p>Kijk ook naar de gegevens: niet elke app vertelt duidelijk waar die bewaard worden. Een actueel medicatieschema, een weekdoos of een weekblister van de apotheker blijven voor veel ouderen de eenvoudigste oplossing.</p>`,
			alt: "Abstracte klok van moleculen in zacht groen",
		},
		"news-expired-campaign": {
			title: "Wintercampagne vaccinatie: materiaal voor uw wachtkamer",
			intro:
				"Affiches en folders voor de informatiecampagne over vaccinatie van vorige winter. De campagne is afgelopen en het materiaal is niet meer geldig.",
			content: `<p>Met deze campagne hielp Helvora praktijken vorige winter om mensen met een chronische longziekte te informeren over vaccinatie. Meer dan driehonderd praktijken in Vlaanderen en Brussel vroegen een pakket aan.</p>
<h2>Wat zat er in het pakket?</h2>
<ul><li>Twee affiches voor de wachtkamer, zonder vermelding van een vaccin of merk</li><li>Een folder in eenvoudige taal met vragen die patiënten vaak stellen</li><li>Een film zonder geluid van veertig seconden voor het scherm in de wachtkamer</li><li>Een voorbeeld van een uitnodigingsbrief uit het elektronisch dossier</li></ul>
<h2>Wat doet u met wat overblijft?</h2>
<p>De campagne liep af met het seizoen. De data op de affiches kloppen niet meer en de adviezen over doelgroepen kunnen intussen veranderd zijn. Gelieve resterende folders bij het oud papier te leggen en de film van uw scherm te halen.</p>
<p>De geldende adviezen vindt u bij de Hoge Gezondheidsraad. Nieuw materiaal kondigen we op dit portaal aan zodra het beschikbaar is.</p>`,
			alt: "Abstracte luchtwegen met sneeuwvlokken",
		},
		"news-local-network": {
			title: "Een regionaal netwerk voor gedeelde oncologische opvolging",
			intro:
				"Ziekenhuizen en huisartsen delen de opvolging na borstkanker: duidelijke rollen, één geschreven plan en een rechtstreekse telefoonlijn.",
			content: `<p>In het nieuwe netwerk spreken het ziekenhuisteam en de huisarts samen één opvolgplan af, meestal na het laatste multidisciplinair oncologisch consult (MOC). Daarin staat wie welke controle doet, wat de patiënte zelf in het oog houdt en wie u belt als iets onduidelijk is.</p>
<h2>Zo werkt het</h2>
<ol><li>De verpleegkundig consulent stelt het plan op en overloopt het met de patiënte.</li><li>De huisarts krijgt het via de eHealthBox en bevestigt binnen twee weken.</li><li>Bij een alarmteken volgt een afspraak in de borstkliniek binnen vijf werkdagen.</li></ol>
<h2>Eerste ervaringen</h2>
<p>Na een jaar hadden 340 vrouwen een gedeeld plan. Dubbele onderzoeken daalden met een derde. De meeste oproepen gingen over vermoeidheid, gewrichtspijn en vragen over werkhervatting.</p>
<p>Niet alles loopt vlot: verslagen komen soms pas na de afgesproken controle aan, en avondoproepen belanden bij de wachtpost zonder dossier. Praktijken die willen aansluiten, nemen contact op met het oncologisch zorgprogramma van hun ziekenhuis.</p>`,
			alt: "Abstracte cellen in roze, verbonden door lijnen",
		},
		"news-adverse-events": {
			title: "Vermoede bijwerkingen: hoe en wanneer melden?",
			intro:
				"Elke melding telt, ook als het verband met het geneesmiddel niet zeker is. De online melding aan het FAGG vraagt ongeveer vijf minuten.",
			content: `<p>Zorgverleners wordt gevraagd vermoede bijwerkingen te melden aan het Federaal Agentschap voor Geneesmiddelen en Gezondheidsproducten (FAGG). Dat geldt vooral voor ernstige en onverwachte reacties, voor kwetsbare groepen en voor geneesmiddelen met een zwarte driehoek (▼) in de bijsluiter.</p>
<script>document.title="hacked"</script>
<p onclick="alert(1)">U hoeft niets te bewijzen: een vermoeden volstaat.</p>
<img src="x" onerror="alert(1)">
<p>Vul het <a href="javascript:alert(1)">meldformulier</a> in of raadpleeg eerst <a href="https://example.org/">de website van het agentschap</a>.</p>
<iframe src="https://evil.example/"></iframe>
<p style="position:fixed">Wacht niet tot alle uitslagen binnen zijn; aanvullen kan achteraf.</p>
<h2>Vier gegevens maken een geldige melding</h2>
<ul><li>Een patiënt, aangeduid met initialen, leeftijd of geslacht</li><li>Een geneesmiddel, bij voorkeur met dosis en lotnummer</li><li>Een reactie, met datum en verloop</li><li>Een melder die bereikbaar is voor vragen</li></ul>
<h2>En daarna?</h2>
<p>Het FAGG beoordeelt uw melding en stuurt ze zonder naam van de patiënt door naar de Europese databank. Ook patiënten kunnen zelf melden via eenbijwerkingmelden.be.</p>
<p>Gaat het om een geneesmiddel van Helvora, dan kunt u ook ons team geneesmiddelenbewaking verwittigen. Uw melding wordt vertrouwelijk behandeld.</p>`,
			alt: "Rustig landschap met één lichtpunt",
		},
		"mat-hf-checklist": {
			title: "Checklist voor de controleraadpleging bij hartfalen",
			intro:
				"Eén blad voor de opvolgraadpleging: klachten, gewicht, bloedonderzoek, doses en de volgende afspraak, in een vaste volgorde.",
			content: `<p>De checklist leidt u in ongeveer tien minuten door de controle van een stabiele patiënt. U kunt ze afdrukken of op het scherm invullen en als bijlage in het dossier bewaren.</p>
<h2>Wat u overloopt</h2>
<ul><li>Klachten sinds het vorige bezoek: kortademigheid, slapen met hoeveel kussens, gezwollen benen</li><li>Gewicht thuis en in de praktijk, op dezelfde weegschaal</li><li>Bloeddruk liggend en na één minuut staan, pols en hartritme</li><li>Kalium, natrium, creatinine, hemoglobine en ijzerstatus</li><li>Doses: kan er vandaag één omhoog, of moet er één omlaag?</li><li>Vrij verkrijgbare pijnstillers die vocht vasthouden</li><li>Vaccinatie, stemming en steun thuis</li></ul>
<h2>Wie vult wat in?</h2>
<p>Gewicht en bloeddruk kan de praktijkverpleegkundige of de thuisverpleegkundige vooraf noteren. De laatste regel, met datum en doel van de volgende afspraak, vult u samen met de patiënt in.</p>
<p>Een toename van twee kilogram in drie dagen of kortademigheid in rust hoort niet bij een gewone controle: beoordeel dezelfde dag.</p>`,
			alt: "Abstracte hartslaglijn naast aangevinkte vakjes",
		},
		"mat-cardovex-titration": {
			title: "Titratieschema CARDOVEX®: van start- tot doeldosis",
			intro:
				"Van startdosis tot doeldosis in drie stappen, met de controles die voor elke stap nodig zijn en de waarden waarbij u wacht of afbouwt.",
			content: `<p>Het schema geldt voor volwassenen met hartfalen en een verminderde ejectiefractie. Verhoog de dosis van CARDOVEX® enkel als bloeddruk, kalium en nierfunctie het toelaten. Niet iedereen bereikt de doeldosis, en dat hoeft ook niet.</p>
<table><thead><tr><th>Week</th><th>Dosis</th><th>Voorwaarde voor de stap</th></tr></thead><tbody><tr><td>0</td><td>25 mg tweemaal per dag</td><td>Systolische druk boven 100 mmHg</td></tr><tr><td>2 tot 4</td><td>50 mg tweemaal per dag</td><td>Kalium onder 5,2 mmol/l</td></tr><tr><td>6 tot 8</td><td>100 mg tweemaal per dag</td><td>Stabiele nierfunctie, geen duizeligheid</td></tr></tbody></table>
<h2>Wanneer wacht u?</h2>
<ul><li>Kalium tussen 5,2 en 5,5 mmol/l: dezelfde dosis, nieuwe controle na een week</li><li>Creatinine meer dan 30% gestegen: vochtbalans en andere geneesmiddelen nakijken</li><li>Duizelig bij rechtstaan: eerst het diureticum herbekijken</li></ul>
<h2>Wanneer stopt u?</h2>
<p>Bij een kalium boven 6,0 mmol/l, bij angio-oedeem en bij zwangerschap stopt u meteen. Bij leverinsufficiëntie gelden andere doses: zie de samenvatting van de productkenmerken van CARDOVEX®.</p>`,
			alt: "Abstracte trap van drie golven met een hartslag",
		},
		"mat-inhaler-leaflet": {
			title: "Patiëntenfolder: uw inhalator juist gebruiken",
			intro:
				"Zeven tekeningen en weinig woorden: een folder om samen te overlopen tijdens de raadpleging en daarna mee naar huis te geven.",
			content: `<p>De folder toont de stappen voor de drie meest gebruikte soorten inhalatoren: de dosisaerosol, de poederinhalator en de nevelinhalator. Hij is geschreven in eenvoudige taal en nagelezen door een panel van patiënten met COPD en astma.</p>
<h2>Zo gebruikt u hem</h2>
<ol><li>Kruis het toestel van de patiënt aan en doorstreep de andere.</li><li>Doe de stappen voor met een demotoestel.</li><li>Laat de patiënt ze herhalen, hardop en met het eigen toestel.</li><li>Omcirkel wat moeilijk was.</li></ol>
<h2>Bij het volgende bezoek</h2>
<p>Vraag om folder en inhalator mee te brengen. Begin bij het omcirkelde deel; de rest gaat meestal vanzelf. Lukt een stap ook na drie keer oefenen niet, dan past een ander type wellicht beter bij de handen of de ademkracht van de patiënt.</p>
<p>Op de achterzijde is plaats voor het telefoonnummer van de praktijk, de naam van de apotheker en de datum van de volgende controle. De folder noemt geen merken.</p>`,
			alt: "Abstracte luchtwegen in licht blauwgroen",
		},
		"mat-foot-exam": {
			title: "Het diabetische voetonderzoek in vijf stappen",
			intro:
				"Kijken, voelen, testen, inschatten, afspreken: het jaarlijkse voetonderzoek op één kaart, met de risicogroepen en de weg naar de podoloog.",
			content: `<p>Reken op zes minuten als schoenen en kousen al uit zijn wanneer u binnenkomt. De kaart past in de lade van het bureau.</p>
<ol><li><strong>Kijken.</strong> Bekijk beide voeten, ook tussen de tenen en onder de hiel. Kijk en voel daarna in de schoenen.</li><li><strong>Voelen.</strong> Zoek de pols op de voetrug en achter de binnenenkel. Vergelijk de temperatuur links en rechts.</li><li><strong>Testen.</strong> Gebruik het monofilament van 10 g op de afgesproken punten, nooit op eelt. Laat de patiënt de ogen sluiten.</li><li><strong>Inschatten.</strong> Bepaal de risicogroep: van geen gevoelsverlies (0) tot een vroegere wonde of amputatie (3).</li><li><strong>Afspreken.</strong> Leg de volgende controle vast, en wie de nagels en het eelt verzorgt.</li></ol>
<h2>Podologie en terugbetaling</h2>
<p>Voor patiënten met een verhoogd risico kan een deel van de podologie terugbetaald worden, afhankelijk van de risicogroep en het zorgprogramma. Vermeld de groep op het voorschrift.</p>
<p>Een open wonde, een warme gezwollen voet of zwarte verkleuring verwijst u dezelfde dag naar een diabetische voetkliniek.</p>`,
			alt: "Abstracte zeshoeken in de vorm van een voetafdruk",
		},
		"mat-glucelia-dosing": {
			title: "Doseerkaart GLUCELIA® op zakformaat",
			intro:
				"De dosis volgens nierfunctie, de combinaties die aandacht vragen en wat te doen bij een vergeten tablet, samengevat op zakformaat.",
			content: `<p>De kaart vat de dosering van GLUCELIA® (sorigluptine) samen voor volwassenen met diabetes type 2. De tablet wordt eenmaal per dag ingenomen, met of zonder voedsel.</p>
<table><thead><tr><th>Situatie</th><th>Dosis GLUCELIA®</th></tr></thead><tbody><tr><td>Start, eGFR 60 of hoger</td><td>50 mg eenmaal per dag</td></tr><tr><td>eGFR 30 tot 59</td><td>25 mg eenmaal per dag</td></tr><tr><td>eGFR lager dan 30</td><td>Niet aanbevolen</td></tr><tr><td>Samen met insuline</td><td>Zelfde dosis; overweeg vooraf minder insuline</td></tr></tbody></table>
<h2>Vergeten tablet</h2>
<p>Een vergeten tablet mag nog dezelfde dag. Is het al de volgende dag, dan slaat de patiënt ze over. Nooit twee tabletten op één dag.</p>
<h2>Let op bij</h2>
<ul><li>Vasten, een grote ingreep of een onderzoek met contrastmiddel: tijdelijk onderbreken volgens lokale afspraak</li><li>Ouderen met een lage vochtinname</li><li>Zwangerschapswens: overschakelen voor de conceptie</li></ul>
<p>De kaart vervangt de samenvatting van de productkenmerken niet. Controleer voor u voorschrijft ook de geldende voorwaarden voor terugbetaling.</p>`,
			alt: "Abstracte moleculen op een kleine kaart",
		},
		"mat-ra-score-card": {
			title: "Scorekaart: ziekteactiviteit bij reumatoïde artritis",
			intro:
				"Gewrichten, oordeel van de patiënt en labo op één kaart, met de drempels voor remissie en voor lage, matige en hoge ziekteactiviteit.",
			content: `<p>De kaart leidt door de telling van 28 gewrichten en brengt u binnen vijf minuten bij een samengestelde score. Ze is bedoeld voor opvolging; de diagnose stelt u er niet mee.</p>
<h2>Vier bouwstenen</h2>
<ol><li>Aantal pijnlijke gewrichten (0 tot 28)</li><li>Aantal gezwollen gewrichten (0 tot 28)</li><li>Oordeel van de patiënt over de voorbije week (0 tot 100)</li><li>Bezinking of CRP, telkens dezelfde bepaling</li></ol>
<h2>Drempels</h2>
<ul><li>Remissie: lager dan 2,6</li><li>Lage activiteit: 2,6 tot 3,2</li><li>Matige activiteit: hoger dan 3,2 tot en met 5,1</li><li>Hoge activiteit: hoger dan 5,1</li></ul>
<p>Voeten en enkels tellen niet mee in de 28 gewrichten. Vraag er dus apart naar. Fibromyalgie en artrose kunnen de score optrekken zonder dat er ontsteking is.</p>
<p>De reumatoloog heeft een gedateerde score vaak nodig bij de aanvraag of verlenging van een terugbetaling. Noteer daarom altijd de vier bouwstenen en niet alleen het eindcijfer.</p>`,
			alt: "Abstracte handen opgebouwd uit bogen en stippen",
		},
		"mat-immurelin-monitoring": {
			title: "Opvolgplan bij behandeling met IMMURELIN®",
			intro:
				"Wat u controleert voor de eerste injectie, in het eerste halfjaar en daarna, en welke afspraken huisarts en reumatoloog vooraf maken.",
			content: `<p>De reumatoloog start IMMURELIN® (remilizumab), maar een groot deel van de opvolging gebeurt dichter bij huis. Dit plan verdeelt de taken en past als bijlage bij de verwijsbrief.</p>
<h2>Voor de start</h2>
<ul><li>Screening op latente tuberculose, met radiografie van de thorax</li><li>Serologie voor hepatitis B en C</li><li>Vaccinatiestatus; levende vaccins vooraf, in overleg</li><li>Bloedbeeld, leverwaarden en nierfunctie</li></ul>
<h2>Tijdens de behandeling</h2>
<ul><li>Bloedbeeld en leverwaarden na 4 en 12 weken, daarna om de 3 maanden</li><li>Lipiden na 3 maanden, daarna jaarlijks</li><li>Huid en injectieplaatsen bij elke controle</li></ul>
<h2>Koorts of infectie</h2>
<p>CRP en koorts kunnen onder IMMURELIN® onderdrukt zijn. Laat u niet geruststellen door een normale waarde bij een patiënt die er ziek uitziet. Stel de volgende injectie uit bij een ernstige infectie en bel de dienst reumatologie.</p>
<p>Geef elke patiënt de waarschuwingskaart mee en noteer het lotnummer. Meld vermoede bijwerkingen aan het FAGG.</p>`,
			alt: "Abstracte bogen in violet langs een tijdlijn",
		},
		"mat-copd-slides": {
			title: "Diareeks: COPD-opstoten en de plaats van RESPILAIR®",
			intro:
				"Twintig slides voor uw LOK-groep of praktijkoverleg, met sprekersnotities, referenties en drie casussen om samen te bespreken.",
			content: `<p>De reeks is gemaakt voor een bespreking van drie kwartier in een lokale kwaliteitsgroep. U mag slides weglaten, maar niet wijzigen; bij de productslides hoort altijd de laatste met de essentiële gegevens.</p>
<h2>Opbouw</h2>
<ol><li><strong>Waarom elke opstoot telt.</strong> Definitie, verloop en het risico in de weken na een opname.</li><li><strong>Preventie stap voor stap.</strong> Rookstop, vaccinatie, longrevalidatie en inhalatietechniek, in die volgorde.</li><li><strong>RESPILAIR® (brevaterol).</strong> Studieprogramma, werkzaamheid, bijwerkingen en wie niet in aanmerking komt.</li></ol>
<h2>Drie casussen</h2>
<p>Een bakker met elke winter twee kuren, een alleenstaande vrouw na een verblijf op spoed en een man bij wie het uiteindelijk hartfalen bleek. Bij elke casus staan twee stellingen om over te stemmen.</p>
<p>De slides over RESPILAIR® bevatten ook de negatieve bevindingen: bij patiënten zonder opstoot in het voorbije jaar was er geen verschil met placebo. Droge mond en heesheid waren de meest gemelde bijwerkingen.</p>`,
			alt: "Abstracte luchtwegen op een reeks vlakken",
		},
		"mat-nausea-guide": {
			title: "Gids voor patiënten: misselijkheid tijdens de behandeling",
			intro:
				"Praktische tips over eten, drinken en geneesmiddelen tijdens een kankerbehandeling, en de signalen waarbij men meteen belt.",
			content: `<p>De gids helpt patiënten en hun familie door de eerste kuren. Hij telt twaalf bladzijden, in grote letter en met veel wit. U overloopt best samen bladzijde vier, waar de voorgeschreven middelen ingevuld worden.</p>
<h2>Wat vaak helpt</h2>
<ul><li>Kleine maaltijden, zes keer per dag, eerder koud dan warm</li><li>Drinken tussen de maaltijden in plaats van erbij</li><li>Het middel tegen misselijkheid innemen zoals afgesproken, ook als het goed gaat</li><li>Iemand anders laten koken, met het raam open</li></ul>
<h2>Wanneer bellen?</h2>
<p>Wie 24 uur geen vocht binnenhoudt, duizelig wordt bij rechtstaan of koorts heeft van 38 graden of meer, belt de afdeling oncologie, ook ’s nachts en in het weekend. Het nummer staat op de binnenflap.</p>
<h2>Voor de familie</h2>
<p>Aandringen bij het eten geeft spanning aan tafel. De gids stelt voor om te vragen waar de ander zin in heeft, en een leeg bord niet als maatstaf te nemen. Een diëtist van het oncologisch team kan meedenken bij gewichtsverlies.</p>`,
		},
		"mat-shared-decision": {
			title: "Gesprekshulp: samen beslissen over de behandeling",
			intro:
				"Drie vragen geven een moeilijke beslissing structuur, met plaats voor wat de patiënt belangrijk vindt en voor wat nog onzeker is.",
			content: `<p>De gesprekshulp is een dubbelgevouwen blad dat u samen invult tijdens de raadpleging. Ze werkt bij de keuze van een biologisch middel even goed als bij de vraag of een aanvullende behandeling na kanker zinvol is.</p>
<h2>Drie vragen</h2>
<ol><li>Welke mogelijkheden zijn er, niets doen inbegrepen?</li><li>Wat zijn de voor- en nadelen voor mij?</li><li>Wat vind ik het belangrijkst in de komende maanden?</li></ol>
<h2>Getallen die men begrijpt</h2>
<p>Schrijf kansen op als ‘4 op 100’ en gebruik voor elke optie dezelfde noemer. Het blad heeft vakken met honderd bolletjes om in te kleuren. Vraag de patiënt nadien in eigen woorden te vertellen wat u besprak.</p>
<h2>Nog geen beslissing?</h2>
<p>Dat mag. Noteer welke informatie ontbreekt en wanneer u elkaar weer spreekt. Een kopie gaat mee naar huis, zodat partner, kinderen of huisarts kunnen meelezen. In het dossier bewaart u het blad als teken dat de patiënt geïnformeerd heeft gekozen.</p>`,
			alt: "Abstracte cellen tussen twee gespreksballonnen",
		},
		"pod-breathless-patient": {
			title: "De kortademige patiënt: hart of longen?",
			intro:
				"Een cardiologe en een longarts over het ene symptoom dat ze delen, en over de eerste tien minuten met zo’n patiënt in uw praktijk.",
			content: `<p>Twee specialisten, één patiënt: in deze aflevering overlopen ze de eerste tien minuten met iemand die op de trap moet stoppen, van het verhaal tot de eerste bloedafname. Ze zijn het niet altijd eens, en dat is leerzaam.</p>
<h2>In deze aflevering</h2>
<ul><li>Welke drie vragen het meeste onderscheid maken</li><li>Waarom een normaal longgeluid weinig bewijst</li><li>Wat een natriuretisch peptide zegt bij voorkamerfibrillatie, overgewicht en hoge leeftijd</li><li>Wanneer spirometrie beter wacht</li></ul>
<h2>Onze gasten</h2>
<p>Dr. Lieve Claessens leidt een hartfalenkliniek in Gent. Dr. Bram Wouters is longarts in Antwerpen en ziet veel patiënten die eerst bij de cardioloog waren.</p>
<p>Het besproken verhaal is samengesteld uit meerdere patiënten. Acute kortademigheid in rust, pijn op de borst of een lage zuurstofsaturatie vallen buiten deze aflevering: daarvoor belt u 112.</p>`,
			transcript: `<p><strong>Presentator:</strong> Een man van tweeënzeventig moet halverwege de trap stoppen. Waar begint u?</p><p><strong>Dr. Lieve Claessens:</strong> Bij zijn verhaal. Slaapt hij plat? Spannen zijn schoenen? Is er gewicht bijgekomen?</p><p><strong>Dr. Bram Wouters:</strong> Ik vraag naar hoest, naar de winters en naar sigaretten. Veel van mijn patiënten hebben allebei, hart en longen.</p><p><strong>Presentator:</strong> Welk teken misleidt het vaakst?</p><p><strong>Dr. Lieve Claessens:</strong> Piepen. Iedereen denkt aan astma, maar stuwing kan ook piepen.</p><p><strong>Dr. Bram Wouters:</strong> En omgekeerd: zuivere longen bij auscultatie sluiten COPD niet uit.</p><p><strong>Presentator:</strong> Welke test eerst?</p><p><strong>Dr. Lieve Claessens:</strong> Een ecg en een natriuretisch peptide. Zijn beide normaal, dan is het hart zelden de oorzaak. Bij zwaarlijvigheid lees ik een lage waarde wel voorzichtiger.</p><p><strong>Dr. Bram Wouters:</strong> Daarna spirometrie, maar pas als hij stabiel is. Blazen met natte longen levert een curve op waar niemand iets mee kan.</p><p><strong>Presentator:</strong> En als het allebei blijkt?</p><p><strong>Dr. Bram Wouters:</strong> Dan behandelen we allebei. Eén brief, twee handtekeningen, en de huisarts houdt het overzicht.</p>`,
			alt: "Abstracte hartslag die overgaat in ademgolven",
		},
		"pod-difficult-asthma": {
			title: "Moeilijk astma, of moeilijk te behandelen?",
			intro:
				"Voor een sterkere behandeling komt een tweede blik: klopt de diagnose, klopt de techniek, wordt het middel genomen en wat speelt er thuis?",
			content: `<p>Niet elk astma dat klachten blijft geven, is ernstig astma. Longarts Hanne Peeters schat dat de helft van de patiënten die naar haar spreekuur verwezen worden, geen biologisch middel nodig heeft maar een grondig gesprek en een uur met de verpleegkundige.</p>
<h2>Vier vragen vooraf</h2>
<ol><li>Is het astma? Is er ooit een variabele obstructie gemeten?</li><li>Komt het geneesmiddel in de longen terecht?</li><li>Wordt het genomen, ook in goede weken?</li><li>Wat houdt de ontsteking gaande: rook, schimmel, werk, neuspoliepen?</li></ol>
<h2>Wanneer verwijzen</h2>
<p>Bij twee of meer steroïdkuren per jaar ondanks een goede techniek, bij een opname voor astma of bij twijfel over de diagnose. Stuur de afleverhistoriek en een vroegere spirometrie mee: dat spaart vaak een tweede bezoek uit.</p>
<p>De aflevering noemt geen producten en richt zich op volwassenen.</p>`,
			transcript: `<p><strong>Presentator:</strong> Een patiënte heeft haar derde kuur steroïden dit jaar. Wat doet u eerst?</p><p><strong>Dr. Hanne Peeters:</strong> Ik vraag haar de inhalator te tonen. Niet erover te vertellen, echt te tonen.</p><p><strong>Presentator:</strong> En wat ziet u dan?</p><p><strong>Dr. Hanne Peeters:</strong> Vorige week nog: het dopje zat erop. Dat overkomt ook slimme mensen, en niemand had ooit gekeken.</p><p><strong>Presentator:</strong> Stel dat de techniek goed zit.</p><p><strong>Dr. Hanne Peeters:</strong> Dan bekijk ik met haar akkoord de afleveringen bij de apotheek. Ontbreekt elke tweede doos, dan praten we over het waarom. Vaak is het de prijs, soms schrik voor cortisone.</p><p><strong>Presentator:</strong> Twijfelt u soms aan de diagnose?</p><p><strong>Dr. Hanne Peeters:</strong> Regelmatig. Een stembandprobleem of paniek kan perfect op astma lijken. Zonder gemeten obstructie begin ik opnieuw.</p><p><strong>Presentator:</strong> Wie moet er zeker naar u komen?</p><p><strong>Dr. Hanne Peeters:</strong> Wie twee kuren per jaar nodig heeft terwijl techniek en inname in orde zijn. En wie op spoed belandde. Wacht dan geen volgende winter af.</p>`,
			alt: "Abstracte luchtwegen achter een vergrootglas",
		},
		"pod-first-injection": {
			title: "Praten over de eerste injectie bij diabetes",
			intro:
				"Hoe stelt u een injecteerbare behandeling bij diabetes voor zonder dat het als een nederlaag klinkt? Een diabeteseducator vertelt.",
			content: `<p>Veel mensen horen ‘injectie’ en begrijpen ‘mislukking’. Griet Maes is al achttien jaar diabeteseducator in Limburg, in het ziekenhuis en aan huis. Ze vertelt hoe zij over de volgende stap praat, en welke zin ze nooit uitspreekt.</p>
<h2>U hoort</h2>
<ul><li>Waarom het gesprek best een jaar te vroeg begint</li><li>Hoe u angst voor de naald onderscheidt van angst voor de ziekte</li><li>Wat de eerste week thuis nodig heeft: een nummer, een doel, een bezoek</li><li>Wanneer u beter nog even wacht</li></ul>
<h2>Praktisch</h2>
<p>Educatie door een erkende educator kan in de zorgtrajecten en programma’s voor diabetes worden voorgeschreven. De voorwaarden verschillen; vraag ze na bij de educator of het ziekenfonds.</p>
<p>De aflevering gaat niet over een bepaald middel. Ze past bij insuline, maar ook bij andere injecteerbare behandelingen.</p>`,
			transcript: `<p><strong>Presentator:</strong> Mevrouw Maes, welke zin zegt u nooit?</p><p><strong>Griet Maes, diabeteseducator:</strong> ‘Als het zo niet lukt, moet u spuiten.’ Dat maakt van een behandeling een straf.</p><p><strong>Presentator:</strong> Wat zegt u dan wel?</p><p><strong>Griet Maes:</strong> Dat diabetes verandert met de jaren, en de behandeling mee. Dat zeg ik al bij de diagnose, als er nog lang geen sprake van is.</p><p><strong>Presentator:</strong> En wie echt schrik heeft van de naald?</p><p><strong>Griet Maes:</strong> De eerste prik doen we samen, zonder geneesmiddel. Ik prik eerst bij mezelf. De meesten zeggen achteraf: is dat alles?</p><p><strong>Presentator:</strong> Is het altijd de naald?</p><p><strong>Griet Maes:</strong> Neen. Een man zei me dat zijn moeder met insuline begon en een jaar later haar voet verloor. Dan praat je niet over naalden, dan praat je over zijn moeder.</p><p><strong>Presentator:</strong> Wat vraagt u van de arts?</p><p><strong>Griet Maes:</strong> Eén duidelijk doel, en dat de patiënt weet wie hij op zaterdag mag bellen. De rest leren we samen.</p>`,
			alt: "Abstracte moleculen rond een fijne lijn",
		},
		"pod-cardovex-practice": {
			title: "CARDOVEX® in de dagelijkse praktijk: een jaar later",
			intro:
				"Een jaar na de introductie in België: bij wie starten, hoe verhogen, wanneer niet, en welke vragen patiënten het vaakst stellen.",
			content: `<p>Een cardiologe en een huisarts vergelijken hun eerste jaar met CARDOVEX® (velocardine). Ze vertellen voor wie ze kozen, hoe ze de dosis verhoogden en bij wie ze opnieuw afbouwden. Ervaringen van twee artsen zijn geen bewijs; waar er studiegegevens zijn, verwijzen ze naar HORIZON-HF.</p>
<h2>Onderwerpen</h2>
<ul><li>De bloedafname na twee weken, en wie ze aanvraagt</li><li>Duizeligheid: dosis, tijdstip of diureticum?</li><li>Ziektedagen met koorts of diarree</li><li>Afspraken tussen hartfalenkliniek en huisarts</li></ul>
<h2>Goed om te weten</h2>
<p>CARDOVEX® wordt gebruikt boven op de basisbehandeling, niet in de plaats ervan. Het middel is niet onderzocht bij een systolische druk onder 95 mmHg. De voorwaarden voor terugbetaling vindt u bij het RIZIV.</p>
<p>Lees de samenvatting van de productkenmerken voor u voorschrijft. Beide gasten ontvingen een vergoeding van Helvora voor dit gesprek.</p>`,
			transcript: `<p><strong>Presentator:</strong> Bij wie start u CARDOVEX®, dokter Claessens?</p><p><strong>Dr. Lieve Claessens:</strong> Bij wie klachten houdt onder de basisbehandeling en een bloeddruk heeft die het toelaat. Ik kijk altijd ook rechtstaand.</p><p><strong>Presentator:</strong> En in de huisartsenpraktijk?</p><p><strong>Dr. Koen Aerts:</strong> Ik start zelden zelf, maar ik verhoog wel. De bloedafname na twee weken plan ik op de dag van het voorschrift, anders vergeten we ze allebei.</p><p><strong>Presentator:</strong> Wat is de meest gestelde vraag?</p><p><strong>Dr. Koen Aerts:</strong> ‘Ga ik duizelig zijn?’ Soms, vooral de eerste dagen. Traag rechtstaan helpt, en soms kan het diureticum wat lager.</p><p><strong>Presentator:</strong> Bij wie bent u gestopt?</p><p><strong>Dr. Lieve Claessens:</strong> Bij een vrouw van eenentachtig met een kalium van 5,9. Later herstart op de laagste dosis, met een controle na een week. Dat ging.</p><p><strong>Presentator:</strong> Haalt iedereen de doeldosis?</p><p><strong>Dr. Lieve Claessens:</strong> Neen. Een dosis die men verdraagt en blijft nemen, is beter dan een doel op papier.</p><p><strong>Dr. Koen Aerts:</strong> En bij buikgriep: bellen voor men verder slikt. Dat schrijf ik op de doos.</p>`,
			alt: "Abstracte hartslag over een jaarcirkel",
		},
		"pod-fatigue-cancer": {
			title: "Moe na kanker: meer dan een tekort aan slaap",
			intro:
				"Vermoeidheid is een van de meest voorkomende late gevolgen van kanker. Wat sluit u eerst uit, en wat helpt in de eerste vier weken?",
			content: `<p>Vermoeidheid na kanker kan maanden tot jaren duren en verdwijnt niet door te rusten. Een oncologe legt uit wat ze onderzoekt voor ze het woord gebruikt, en een kinesitherapeut waarom bewegen helpt, ook op slechte dagen.</p>
<h2>Een plan voor vier weken</h2>
<ol><li><strong>Week 1:</strong> een dagboek met drie cijfers per dag, meer niet.</li><li><strong>Week 2:</strong> elke dag tien minuten wandelen op een vast uur.</li><li><strong>Week 3:</strong> vaste tijden om op te staan en één rustmoment voor 15 uur.</li><li><strong>Week 4:</strong> samen bekijken wat energie geeft en wat ze kost.</li></ol>
<h2>Hulp in de buurt</h2>
<p>Veel ziekenhuizen bieden een programma voor oncologische revalidatie aan. Ook een psycholoog of ergotherapeut kan deel uitmaken van het team. Bespreek werkhervatting vroeg, samen met de arbeidsarts en de adviserend arts van het ziekenfonds.</p>
<p>Nieuwe of snel toenemende vermoeidheid vraagt altijd een medisch onderzoek.</p>`,
			transcript: `<p><strong>Presentator:</strong> Een vrouw zegt een jaar na haar behandeling: ik ben op. Wat sluit u eerst uit?</p><p><strong>Dr. An Verlinden:</strong> Bloedarmoede, een trage schildklier, depressie, en pijn die de slaap steelt. En herval, al spreek ik dat voorzichtig uit.</p><p><strong>Presentator:</strong> Stel dat alles normaal is.</p><p><strong>Dr. An Verlinden:</strong> Dan zeg ik dat het echt is. Veel patiënten denken dat ze zich aanstellen.</p><p><strong>Joris Smets, kinesitherapeut:</strong> En dan beginnen we met tien minuten wandelen, elke dag op hetzelfde uur. Niet meer, ook niet op een goede dag.</p><p><strong>Presentator:</strong> Waarom niet meer?</p><p><strong>Joris Smets:</strong> Omdat mensen op een goede dag alles inhalen en er drie dagen voor betalen. Regelmaat wint van wilskracht.</p><p><strong>Presentator:</strong> Wat met het werk?</p><p><strong>Dr. An Verlinden:</strong> Vroeg over praten, en in stappen. Twee voormiddagen per week kan een begin zijn, als de werkgever meedenkt.</p><p><strong>Presentator:</strong> Hoe weet u dat het betert?</p><p><strong>Joris Smets:</strong> Iemand vertelt iets over het weekend, en pas daarna over de vermoeidheid.</p>`,
		},
		"pod-biologics-pregnancy": {
			title: "Biologische middelen en kinderwens: op tijd plannen",
			intro:
				"Welke behandeling mag doorgaan, welke verandert u op tijd, en wie praat mee? Een reumatologe over plannen voor de zwangerschap begint.",
			content: `<p>Plannen begint voor de zwangerschap. Reumatologe Sofie Lambrecht legt uit waarom ze het onderwerp bij het eerste voorschrift aansnijdt, bij vrouwen én bij mannen, en waarom actieve ziekte zelf een risico is voor moeder en kind.</p>
<h2>Wat aan bod komt</h2>
<ul><li>Middelen die maanden vooraf gestopt worden, en met welke anticonceptie ondertussen</li><li>Biologische middelen waarover veel gegevens bestaan, en andere waarover weinig bekend is</li><li>Borstvoeding en vaccinatie van de baby in het eerste halfjaar</li><li>Het gesprek na een ongeplande zwangerschap</li></ul>
<h2>Over onze geneesmiddelen</h2>
<p>Voor IMMURELIN® zijn de gegevens bij zwangere vrouwen beperkt. Gebruik tijdens de zwangerschap wordt afgeraden, tenzij de behandelend specialist anders beslist.</p>
<p>Meld elke blootstelling tijdens de zwangerschap, ook als alles goed verloopt: registers kunnen alleen geruststellen met volledige gegevens. Stop nooit een behandeling zonder overleg met de reumatoloog.</p>`,
			transcript: `<p><strong>Presentator:</strong> Dokter Lambrecht, wanneer brengt u kinderwens ter sprake?</p><p><strong>Dr. Sofie Lambrecht:</strong> Bij het eerste voorschrift. Heel wat zwangerschappen zijn niet gepland, en dan kom ik te laat.</p><p><strong>Presentator:</strong> Is stoppen niet altijd veiliger?</p><p><strong>Dr. Sofie Lambrecht:</strong> Neen. Een opstoot tijdens de zwangerschap is ook schadelijk. We zoeken de behandeling die werkt én die voldoende bestudeerd is.</p><p><strong>Presentator:</strong> Hoeveel tijd vraagt dat?</p><p><strong>Dr. Sofie Lambrecht:</strong> Reken op zes maanden. Een middel stoppen, een ander starten, en dan zien of de ziekte rustig blijft.</p><p><strong>Presentator:</strong> Wie zit mee aan tafel?</p><p><strong>Dr. Sofie Lambrecht:</strong> De gynaecoloog, de huisarts en de partner. En later de kinderarts, want sommige vaccins met levende kiemen stel je bij de baby uit.</p><p><strong>Presentator:</strong> Wat als een patiënte u belt, acht weken ver en in paniek?</p><p><strong>Dr. Sofie Lambrecht:</strong> Dezelfde week een afspraak. Ik zeg haar niets op eigen houtje te stoppen, behalve als het middel duidelijk verboden is. En ik meld de blootstelling.</p><p><strong>Presentator:</strong> Geldt dit ook voor mannen?</p><p><strong>Dr. Sofie Lambrecht:</strong> Minder vaak, maar ja. Vraag het gewoon.</p>`,
			alt: "Abstracte bogen die een kleine kring omsluiten",
		},
		"cast-spirometry": {
			title: "Spirometrie lezen in drie minuten",
			intro:
				"Kwaliteit, verhouding, volume: een vaste leesvolgorde die bij elke curve werkt, getoond aan de hand van vijf voorbeelden.",
			content: `<p>De film toont hoe vijf curven gelezen worden, van een perfecte blaastest tot een die u beter overdoet. De volgorde is altijd dezelfde, zodat u onder tijdsdruk niets overslaat.</p>
<h2>De volgorde</h2>
<ol><li><strong>Kwaliteit.</strong> Steile start, geen hoest, minstens zes seconden of een duidelijk plateau, drie pogingen die op elkaar lijken.</li><li><strong>Verhouding.</strong> Ligt FEV1/FVC onder de ondergrens van normaal voor leeftijd, lengte en geslacht?</li><li><strong>Volume.</strong> Is de FVC verlaagd, dan kan er restrictie zijn of een te korte uitademing.</li><li><strong>Reversibiliteit.</strong> Vergelijk voor en na een luchtwegverwijder.</li></ol>
<h2>Valkuilen</h2>
<p>Een vaste grens van 0,70 miskent obstructie bij jongeren en overschat ze bij ouderen. Een normale spirometrie in een goede week sluit astma niet uit. Bij verdenking op restrictie zijn longvolumes nodig, en daarvoor verwijst u naar een longfunctielabo.</p>`,
			captions: [
				"Bekijk eerst de curve.",
				"Is het begin steil?",
				"Loopt ze rustig uit, zonder hoest?",
				"Lees dan de verhouding.",
				"Onder de ondergrens: obstructie.",
				"Kijk nu naar het volume.",
				"Vergelijk altijd voor en na.",
			],
			alt: "Abstracte volumecurve met luchtbellen",
		},
		"cast-echo-basics": {
			title: "Echografie van het hart voor niet-cardiologen",
			intro:
				"Wat een echoverslag u vertelt, wat het openlaat, en bij welke bevindingen u de cardioloog het best nog dezelfde dag opbelt.",
			content: `<p>Ejectiefractie, vullingsdrukken, kleppen: de film verklaart de termen van een verslag met bewegende beelden. U hoeft nadien geen echo te kunnen maken, wel een verslag te kunnen gebruiken.</p>
<h2>Drie regels die u eerst leest</h2>
<ul><li><strong>De beeldkwaliteit.</strong> Bij een matig venster zijn alle getallen schattingen.</li><li><strong>De ejectiefractie.</strong> Bewaard vanaf 50%, licht verminderd van 41 tot 49%, verminderd tot en met 40%.</li><li><strong>De kleppen.</strong> ‘Mild’ is frequent en zelden een probleem; ‘ernstig’ vraagt altijd een plan.</li></ul>
<h2>Wat het verslag niet zegt</h2>
<p>Een bewaarde ejectiefractie sluit hartfalen niet uit. Kijk dan naar de linkervoorkamer, de geschatte vullingsdruk en vooral naar de patiënt. Een verschil van vijf procentpunten tussen twee onderzoeken valt vaak binnen de meetfout.</p>
<p>Bel bij pericardvocht met kortademigheid, bij een vermoeden van endocarditis en bij een ernstige aortaklepstenose met flauwvallen.</p>`,
			captions: [
				"Dit is de linkerhartkamer.",
				"Kijk hoe ze samentrekt.",
				"De ejectiefractie is een percentage.",
				"Vanaf vijftig heet ze bewaard.",
				"Tot veertig is ze verminderd.",
				"Nu de aortaklep.",
				"Ernstig, met klachten: bel vandaag.",
			],
			alt: "Abstracte echowaaier met een kloppende vorm",
		},
		"cast-oncavera-mechanism": {
			title: "ONCAVERA®: het werkingsmechanisme in beeld",
			intro:
				"Hoe talaraciclib de celcyclus stilzet en waarom het bloedbeeld daarbij daalt, uitgelegd in vier korte, geanimeerde stappen.",
			content: `<p>De animatie volgt een hormoongevoelige borstkankercel van groeisignaal tot stilstand. Ze toont waar ONCAVERA® (talaraciclib) aangrijpt en waarom ook gezonde voorlopercellen in het beenmerg de invloed voelen.</p>
<h2>Vier stappen</h2>
<ol><li>Het groeisignaal activeert twee kinasen aan het begin van de celdeling.</li><li>De kinasen schakelen een natuurlijke rem uit.</li><li>Talaraciclib bindt beide kinasen; de rem blijft op.</li><li>De cel blijft in rust en deelt niet verder.</li></ol>
<h2>Gevolg voor de controle</h2>
<p>In het beenmerg is hetzelfde effect omkeerbaar. Daarom wordt ONCAVERA® drie weken genomen, gevolgd door een week zonder, en controleert men het bloedbeeld voor elke nieuwe cyclus. Bij koorts belt de patiënte meteen het oncologisch team.</p>
<p>De animatie vereenvoudigt. Een mechanisme voorspelt geen resultaat bij een individuele patiënte; voor werkzaamheid en veiligheid verwijzen we naar de samenvatting van de productkenmerken.</p>`,
			captions: [
				"Een cel maakt zich klaar om te delen.",
				"Twee kinasen openen de poort.",
				"ONCAVERA® blokkeert ze.",
				"De celcyclus stopt.",
				"Ook gezonde cellen pauzeren.",
				"Daarom daalt het bloedbeeld.",
				"In de rustweek herstelt het.",
			],
			alt: "Abstracte cel met een gesloten poort",
		},
		"cast-joint-ultrasound": {
			title: "Gewrichtsechografie: wat het beeld vertelt",
			intro:
				"Vocht, synovitis, erosie: drie bevindingen aan de pols, hoe u ze van elkaar onderscheidt en wat ze betekenen in het verslag.",
			content: `<p>Een reumatologe scant een pols en vertelt ondertussen wat ze ziet. De film is bedoeld voor wie verwijst of verslagen leest, niet als opleiding om zelf te scannen.</p>
<h2>Drie bevindingen</h2>
<ul><li><strong>Vocht</strong> is donker en laat zich met de sonde wegduwen.</li><li><strong>Synovitis</strong> is grijs, laat zich niet wegduwen en kan een dopplersignaal tonen.</li><li><strong>Erosie</strong> is een onderbreking van de heldere botlijn, zichtbaar in twee richtingen.</li></ul>
<h2>Wat u ermee doet</h2>
<p>Een dopplersignaal past bij actieve ontsteking, maar bewijst op zich geen reumatoïde artritis: ook jicht en een recente overbelasting kunnen kleur geven. Een normale echo bij duidelijk gezwollen gewrichten is geen reden om niet te verwijzen.</p>
<p>Vermeld op de aanvraag welke gewrichten pijn doen en sinds wanneer. Zonder die informatie wordt vaak alleen het gewricht bekeken dat toevallig genoemd is. Ontstekingsremmers in de dagen vooraf kunnen het beeld milder maken.</p>`,
			captions: [
				"We beginnen aan de pols.",
				"De heldere lijn is bot.",
				"Vocht is donker en wijkt.",
				"Verdikt slijmvlies blijft grijs.",
				"Een onderbreking: erosie.",
				"Kleur toont doorbloeding.",
				"Dat past bij actieve ziekte.",
			],
			alt: "Abstracte bogen met gekleurde stippen",
		},
		"cast-glucelia-cases": {
			title: "Drie gevallen met GLUCELIA® uit de huisartsenpraktijk",
			intro:
				"Pas gediagnosticeerd, op combinatie, met een verminderde nierfunctie: drie beslissingen toegelicht, met tijd om zelf te kiezen.",
			content: `<p>Drie patiënten, drie beslissingen. De film stopt telkens even, zodat u zelf kunt kiezen voor het antwoord van de huisarts en de endocrinoloog volgt. Hun redenering vindt u hieronder kort terug.</p>
<ol><li><strong>Een vrouw van 51, pas gediagnosticeerd.</strong> Eerst leefstijl en de gebruikelijke eerste tablet. GLUCELIA® komt pas aan bod als het persoonlijke doel na drie maanden niet gehaald is.</li><li><strong>Een man van 64 met twee middelen.</strong> Hij vergeet de avonddosis. Het schema wordt vereenvoudigd voor er iets bij komt.</li><li><strong>Een vrouw van 77 met een eGFR van 41.</strong> Zij krijgt 25 mg GLUCELIA® per dag, met een controle van de nierfunctie na drie maanden.</li></ol>
<h2>Wat de gevallen gemeen hebben</h2>
<p>Telkens gaat een doel vooraf aan het voorschrift, en telkens kijkt iemand na wat de patiënt werkelijk neemt. De terugbetaling hangt af van de voorgaande behandeling; controleer ze voor de start.</p>
<p>De gevallen zijn verzonnen. Lees de samenvatting van de productkenmerken.</p>`,
			captions: [
				"Onze eerste patiënte is 51.",
				"Wat zou u doen?",
				"Eerst leefstijl en een eerste tablet.",
				"De tweede neemt al twee middelen.",
				"We vereenvoudigen zijn schema.",
				"De derde heeft een eGFR van 41.",
				"Voor haar volstaat de halve dosis.",
			],
			alt: "Drie abstracte moleculen op een rij",
		},
		"cast-motivational": {
			title: "Motiverende gespreksvoering in vijf minuten",
			intro:
				"Vragen, luisteren, samenvatten: één kort gesprek over bewegen, twee keer gefilmd, met twee heel verschillende uitkomsten.",
			content: `<p>Hetzelfde gesprek, twee keer. Eerst geeft de arts advies: correct, vriendelijk en zonder gevolg. Daarna stelt ze vragen en zwijgt ze langer. Het verschil hoort u in de laatste zin van de patiënte.</p>
<h2>Let op deze momenten</h2>
<ul><li>De vraag om toestemming: ‘Mag ik daar iets over vragen?’</li><li>De schaalvraag: ‘Waarom een vier en geen twee?’</li><li>De stilte van zes seconden na het antwoord</li><li>De samenvatting, in haar woorden en niet in de onze</li></ul>
<h2>En als er geen tijd is?</h2>
<p>Eén goede vraag per raadpleging is al iets. Noteer het antwoord in het dossier en kom er de volgende keer op terug; dat u het nog weet, doet vaak meer dan een folder.</p>
<p>Bij de film hoort een kaart met tien openingszinnen. De rollen worden gespeeld door acteurs. Motiverende gespreksvoering vergt oefening: veel LOK-groepen nodigen er een trainer voor uit.</p>`,
			captions: [
				"Zo gaat het meestal.",
				"Advies, en een beleefd knikje.",
				"Nu nog eens, anders.",
				"Wat zou u zelf willen veranderen?",
				"Een stilte. Laat ze duren.",
				"Vat samen in haar woorden.",
				"Zij noemt de eerste stap.",
			],
			alt: "Twee abstracte golven die naar elkaar toe buigen",
		},
		"web-hf-primary-care": {
			title: "Live webinar: hartfalen in de eerste lijn",
			intro:
				"De herziene richtlijn in één uur, bekeken vanuit het ziekenhuis en vanuit de huisartsenpraktijk, met ruim tijd voor uw casussen.",
			content: `<p>Wat verandert er morgen in uw praktijk? Een cardiologe en een huisarts overlopen de herziene richtlijn aan de hand van één patiënte, van het eerste vermoeden tot zes maanden na haar ontslag uit het ziekenhuis.</p>
<h2>Programma</h2>
<ul><li>Diagnose zonder uitstel: wie test u, en met welke grenswaarde?</li><li>Vier behandelingen starten: volgorde, tempo en bloedafnames</li><li>Opvolging die werkt: wie belt, wie weegt, wie beslist?</li><li>Vragen en casussen (20 minuten)</li></ul>
<h2>Praktisch</h2>
<p>Het webinar begint om 19 uur en duurt één uur. Deelname is gratis voor zorgprofessionals. U kunt een casus zonder herkenbare gegevens doorsturen tot drie dagen vooraf; we kiezen er twee uit.</p>
<p>U krijgt de toegangslink per e-mail na inschrijving. De opname blijft daarna drie maanden beschikbaar op dit portaal. Over producten van Helvora wordt niet gesproken.</p>`,
			speakers: ["Dr. Lieve Claessens, cardiologe, Gent", "Dr. Koen Aerts, huisarts, Turnhout"],
			alt: "Abstracte hartslag op een scherm",
		},
		"web-copd-evening": {
			title: "COPD-avond in Antwerpen en online",
			intro:
				"Twee lezingen met casussen, een broodje en workshops ter plaatse. Wie niet naar Antwerpen kan komen, volgt de lezingen live van thuis.",
			content: `<p>COPD verloopt in opstoten, en na elke opstoot is er minder reserve. Op deze avond bespreken een longarts, een verpleegkundig consulent en een kinesitherapeute hoe u de volgende opstoot helpt vermijden.</p>
<h2>Programma</h2>
<ul><li><strong>18.00 uur:</strong> na de opstoot, de eerste vier weken (lezing met casussen)</li><li><strong>18.30 uur:</strong> longrevalidatie dicht bij huis (lezing)</li><li><strong>19.00 uur:</strong> broodjes en ontmoeting</li><li><strong>19.20 uur:</strong> workshops inhalatietechniek en spirometrie, enkel ter plaatse</li></ul>
<h2>Praktisch</h2>
<p>De zaal ligt op tien minuten wandelen van het station Antwerpen-Centraal en is toegankelijk met een rolstoel. Er zijn veertig plaatsen voor de workshops; schrijf ook de praktijkverpleegkundige in.</p>
<p>Online deelnemers kunnen vragen stellen via de chat. De uitzending eindigt om 19 uur. De maaltijd blijft binnen de grenzen van de wetgeving op gastvrijheid.</p>`,
			speakers: [
				"Dr. Bram Wouters, longarts, Antwerpen",
				"Els Goossens, verpleegkundig consulent, Mechelen",
				"Karen Nijs, kinesitherapeute, Lier",
			],
			venue: { venue: "Scheldehuis", address: "Voorbeeldkaai 14, 2000 Antwerpen" },
			alt: "Abstracte luchtwegen boven een rivier",
		},
		"web-oncavera-experts": {
			title: "ONCAVERA®: vraag het aan de experts",
			intro:
				"Dosisaanpassing, bloedbeeld, bijwerkingen en wisselwerkingen: uw vragen over ONCAVERA®, live beantwoord door drie experts.",
			content: `<p>Geen lezing, wel antwoorden. Een oncologe, een ziekenhuisapotheker en een medisch adviseur behandelen vijf kwartier lang vragen uit de praktijk over ONCAVERA® (talaraciclib) bij gevorderde, hormoongevoelige borstkanker.</p>
<h2>Vragen die we al kregen</h2>
<ul><li>Wanneer stelt u een cyclus uit bij een laag aantal neutrofielen?</li><li>Welke gewone geneesmiddelen verhogen de bloedspiegel?</li><li>Wat doet de huisarts bij koorts op dag 18?</li><li>Hoe vangt u diarree op in de eerste weken?</li></ul>
<h2>Hoe neemt u deel?</h2>
<p>We starten om 20 uur. Stuur uw vraag bij de inschrijving of stel ze live, desgewenst anoniem. Vragen over een individuele patiënte beantwoorden we in algemene termen; gebruik geen gegevens waarmee iemand herkenbaar is.</p>
<p>Achteraf verschijnt een schriftelijke samenvatting. Vragen buiten de goedgekeurde indicatie worden niet in het webinar behandeld, maar apart door onze medische dienst beantwoord.</p>`,
			speakers: [
				"Dr. An Verlinden, oncologe, Leuven",
				"Pieter Dewaele, ziekenhuisapotheker, Kortrijk",
				"Dr. Eva Martens, medisch adviseur, Helvora Belgium",
			],
			alt: "Abstracte cellen met vraagtekens van licht",
		},
		"web-diabetes-kidney": {
			title: "Diabetes en de nier: vroeg handelen",
			intro:
				"Welke test, hoe vaak, en wat doet u met het resultaat? Een nefrologe en een huisarts bouwen samen een werkwijze voor uw praktijk.",
			content: `<p>De jaarlijkse urinetest op albumine wordt bij veel mensen met diabetes vergeten, terwijl net die test de vroegste schade toont. Dit webinar laat zien hoe een groepspraktijk in Hasselt ze op een jaar tijd bij acht op de tien patiënten kreeg.</p>
<h2>Wat u meeneemt</h2>
<ul><li>eGFR en albuminurie samen lezen in één raster</li><li>Een afwijkende waarde bevestigen voor u ze een diagnose noemt</li><li>Welke groepen geneesmiddelen de nier beschermen, en welke u beter mijdt</li><li>Wanneer u verwijst en wanneer een zorgtraject chronische nierinsufficiëntie te overwegen is</li></ul>
<h2>Drie casussen</h2>
<p>Een veertiger met een normaal creatinine, een vrouw met een snelle daling na een ziekenhuisopname en een man van 83 bij wie minder behandelen beter was.</p>
<p>Start om 19 uur, duur één uur, met een kwartier voor vragen. U kunt ook anoniem meestemmen bij de casussen.</p>`,
			speakers: ["Dr. Tine Baert, nefrologe, Brugge", "Dr. Wim Hendrickx, huisarts, Hasselt"],
			alt: "Abstracte niervorm opgebouwd uit moleculen",
		},
		"web-ra-early": {
			title: "Vroege reumatoïde artritis herkennen",
			intro:
				"De eerste twaalf weken tellen: tekens, tests en de snelle weg naar de reumatoloog. Bekijk de opname van het webinar, met de antwoorden.",
			content: `<p>Gezwollen gewrichten, ochtendstijfheid van meer dan een halfuur, een positieve knijptest: wie deze tekens vindt, hoeft niet op de bloeduitslag te wachten om te verwijzen. In deze opname tonen een reumatologe en een huisarts hoe dat in een raadpleging van een kwartier past.</p>
<h2>Hoofdstukken</h2>
<ol><li>De knijptest, voorgedaan aan hand en voet</li><li>Welk labo wel, en waarom een negatieve reumafactor niet geruststelt</li><li>De verwijsbrief in vijf regels</li><li>Overbruggen tot de afspraak: pijnstilling zonder het beeld te verbergen</li></ol>
<h2>Uit de vragen</h2>
<p>Veel deelnemers vroegen wat te doen bij lange wachttijden. Het antwoord: bel. De meeste diensten houden plaatsen vrij voor een vermoeden van vroege artritis, maar alleen als het woord in de verwijzing staat.</p>
<p>De vragen die tijdens de uitzending bleven liggen, zijn schriftelijk beantwoord in de bijlage.</p>`,
			speakers: ["Dr. Sofie Lambrecht, reumatologe, Gent", "Dr. Jan Verhaegen, huisarts, Aalst"],
			alt: "Abstracte bogen rond een wijzerplaat",
		},
		"web-immurelin-safety": {
			title: "IMMURELIN®: stand van zaken over veiligheid",
			intro:
				"Infecties, vaccinatie en labocontroles: wat vijf jaar veiligheidsgegevens over IMMURELIN® tonen, en wat nog onzeker blijft.",
			content: `<p>Dit webinar is voorbij. De sprekers vatten de veiligheidsgegevens van IMMURELIN® (remilizumab) over vijf jaar samen, uit studies en uit spontane meldingen, en bespraken de gevolgen voor de opvolging in België.</p>
<h2>Kernpunten</h2>
<ul><li>Het aantal ernstige infecties bleef stabiel over de jaren en was het hoogst boven 75 jaar en bij gelijktijdig gebruik van steroïden.</li><li>Gordelroos kwam iets vaker voor dan verwacht; bespreek vaccinatie bij voorkeur voor de start.</li><li>Leverwaarden stegen meestal licht en voorbijgaand, vooral in de eerste drie maanden.</li></ul>
<h2>Wat we nog niet weten</h2>
<p>Over gebruik langer dan zeven jaar en over zwangerschap zijn de gegevens te beperkt om conclusies te trekken. Spontane meldingen laten bovendien niet toe om frequenties te berekenen.</p>
<p>Uw meldingen blijven nodig. Vermeld bij een biologisch geneesmiddel altijd merknaam en lotnummer. Een opname is niet beschikbaar; de samenvatting kunt u aanvragen bij onze medische dienst.</p>`,
			speakers: ["Dr. Sofie Lambrecht, reumatologe, Gent", "Dr. Eva Martens, medisch adviseur, Helvora Belgium"],
		},
		"web-sleep-apnoea": {
			title: "Slaapapneu: wat de praktijk kan doen",
			intro:
				"Moe overdag, luid ’s nachts: wie test u, welke registratie thuis volstaat en hoe helpt u mensen om het masker na de eerste maand te blijven dragen?",
			content: `<p>Veel mensen met slaapapneu komen eerst voor iets anders: hoofdpijn ’s morgens, bijna een ongeval achter het stuur, een bloeddruk die niet wil dalen. Een longarts en een huisarts tonen met welke drie vragen u hen vindt.</p>
<h2>Programma</h2>
<ul><li>Wie bevraagt u, en met welke vragenlijst?</li><li>Registratie thuis: wat ze toont en wat ze mist</li><li>De eerste maand met het masker</li><li>Rijden, werk en verzekering: vragen uit de chat</li></ul>
<p>U kunt doorlopend vragen stellen. Er worden geen producten besproken.</p>`,
			speakers: ["Dr. Bram Wouters, longarts, Antwerpen", "Dr. Katrien Maes, huisarts, Diest"],
			alt: "Abstracte golven onder een nachthemel",
		},
		"web-skin-lesions": {
			title: "Verdachte moedervlekken: webinar in kleine groep",
			intro:
				"Dertig deelnemers, twintig foto’s en telkens een stemming: wanneer stelt u gerust, wanneer kijkt u opnieuw en wanneer verwijst u meteen?",
			content: `<p>Wie veel beelden ziet, krijgt een zeker oog. In deze kleine groep beoordeelt elke deelnemer twintig letsels, eerst alleen en daarna samen met een dermatologe.</p>
<h2>Zo werkt het</h2>
<ul><li>Tien foto’s als opwarming, met meteen het antwoord</li><li>Tien uit de dagelijkse praktijk, één voor één besproken</li><li>Een verwijsbrief die ook gelezen wordt</li></ul>
<p>Het aantal plaatsen is beperkt, zodat iedereen aan het woord komt.</p>`,
			speakers: ["Dr. Hilde Roelandt, dermatologe, Leuven"],
			alt: "Abstracte stippen in warme kleuren",
		},
		"web-gestational-diabetes": {
			title: "Na zwangerschapsdiabetes: de jaren die volgen",
			intro:
				"De helft heeft tien jaar later diabetes. Hoe een praktijk contact houdt, welke test ze gebruikt en wat terugkomen gemakkelijker maakt.",
			content: `<p>Na de geboorte telt iets anders, en de controle wordt snel vergeten. Een diabeteseducator en een huisarts beschrijven een oproepsysteem dat werkt.</p>
<h2>Onderwerpen</h2>
<ul><li>Zes weken, één jaar, elk jaar: welke test wanneer?</li><li>Over risico praten zonder verwijt</li><li>De volgende zwangerschap</li></ul>
<p>Met tien minuten voor vragen.</p>`,
			speakers: ["Greet Vos, diabeteseducator, Genk", "Dr. Wim Hendrickx, huisarts, Hasselt"],
			alt: "Abstracte cirkels die groeien",
		},
	},
	courses: {
		"course-hf": {
			name: "Hartfalen: van symptoom tot plan",
			description: `<p>Na deze cursus herkent u hartfalen vroeg, vraagt u de juiste tests in de juiste volgorde aan en start u de behandeling veilig op.</p><p>De zes onderdelen volgen één patiënte, van haar eerste klacht in de huisartsenpraktijk tot de controle na een opname. Na elk onderdeel beantwoordt u twee vragen.</p><p>Reken op drie kwartier in totaal. Wie de cursus voltooit, kan een attest downloaden.</p>`,
			units: [
				"Het eerste vermoeden",
				"Tests die tellen",
				"Stuwing behandelen",
				"De vier pijlers",
				"Doses verhogen",
				"Leven met hartfalen",
			],
		},
		"course-inhalers": {
			name: "Inhalatoren: kiezen en aanleren",
			description: `<p>Na deze cursus kiest u samen met de patiënt een inhalator die past bij adem, handen en gewoonten, en leert u het gebruik aan in enkele minuten.</p><p>Korte films tonen de fouten die het vaakst voorkomen. De cursus is ook geschikt voor praktijkverpleegkundigen en apothekers.</p>`,
			units: ["Soorten inhalatoren", "Samen kiezen", "Tonen en laten terugtonen", "Als het niet lukt"],
		},
		"course-glucelia": {
			name: "GLUCELIA®: van indicatie tot opvolging",
			description: `<p>Na deze cursus weet u voor wie GLUCELIA® geschikt is en voor wie niet, hoe u de dosis aan de nierfunctie aanpast en wat u daarna controleert.</p><p>De vijf onderdelen steunen op de geldende samenvatting van de productkenmerken en worden bij elke wijziging herzien. Vooraf en achteraf test u uw kennis met dezelfde zes vragen.</p>`,
			units: [
				"Indicatie en beperkingen",
				"Dosis en nierfunctie",
				"Combinaties",
				"Opvolging en veiligheid",
				"Drie casussen uit de praktijk",
			],
		},
		"course-ra": {
			name: "Reumatoïde artritis in het eerste jaar",
			description: `<p>Na deze cursus herkent u een beginnende artritis, schrijft u een verwijsbrief die voorrang krijgt en deelt u de opvolging met de reumatoloog.</p><p>Zeven onderdelen lopen door het eerste jaar na de diagnose: van de eerste gezwollen knokkel tot de vraag of het werk nog lukt.</p><p>U kiest zelf de volgorde. Aan deze cursus is geen attest verbonden.</p>`,
			units: [
				"De eerste twaalf weken",
				"Gewrichten en labo",
				"De verwijsbrief",
				"De eerste behandeling",
				"Doelen afspreken",
				"Infecties en vaccins",
				"Werk en dagelijks leven",
			],
		},
		"course-communication": {
			name: "Moeilijke gesprekken",
			description: `<p>Na deze cursus brengt u slecht nieuws in stappen, antwoordt u rustig op boosheid en sluit u een moeilijke raadpleging helder af.</p><p>Drie korte onderdelen met gefilmde gesprekken, om alleen te bekijken of samen met uw team.</p>`,
			units: ["Slecht nieuws brengen", "Boosheid en stilte", "Een goed einde"],
		},
	},
	singles: {
		home: {
			title: "Medische kennis, helder en binnen handbereik",
			intro: "Nieuws, materiaal en opleiding voor zorgprofessionals in België, voor uw korte pauzes.",
			content: `<p>Ons medisch team leest alles na en vermeldt telkens de datum.</p>`,
		},
		about: {
			title: "Over Helvora Pro",
			intro: "Helvora Pro is het portaal van Helvora voor artsen en andere zorgprofessionals in België.",
			content: `<h2>Wie we zijn</h2><p>Helvora onderzoekt en maakt geneesmiddelen voor hart, longen, metabolisme en gewrichten, en tegen kanker. De Belgische vestiging is in Brussel; daar stelt een tweetalige redactie de inhoud samen.</p><h2>Wat u hier vindt</h2><ul><li>Nieuws over richtlijnen, studies en veiligheid</li><li>Materiaal voor de praktijk en voor uw patiënten</li><li>Cursussen, podcasts, webcasts en webinars</li></ul><h2>Hoe we werken</h2><p>Artsen en apothekers schrijven onze teksten of lezen ze na. Naast de resultaten van een studie vermelden we ook haar beperkingen. Noemen we een geneesmiddel, dan staat er een goedkeuringscode bij. Wat achterhaald is, verwijderen we.</p><h2>Waarom u zich voor sommige inhoud moet aanmelden</h2><p>Reclame voor geneesmiddelen op voorschrift mag in België niet tot het publiek gericht zijn. Zonder toegang ziet u de titel en de samenvatting. Zodra bevestigd is dat u zorgprofessional bent, kunt u alles lezen.</p>`,
		},
		"data-protection": {
			title: "Gegevensbescherming",
			intro:
				"Hoe Helvora Belgium persoonsgegevens op dit portaal verwerkt, volgens de AVG en de Belgische wet van 30 juli 2018.",
			content: `<h2>Verantwoordelijke</h2><p>Helvora Belgium NV, Voorbeeldlaan 22, 1000 Brussel. Onze functionaris voor gegevensbescherming bereikt u via privacy@helvora.example.</p><h2>Gegevens en doeleinden</h2><p>We verwerken uw naam, e-mailadres en beroep, en hoe u het portaal gebruikt. We doen dat om het portaal aan te bieden, te bevestigen dat u zorgprofessional bent en onze inhoud te verbeteren. Om uw beroep te bevestigen, vergelijken we uw beroepsgegevens met de OneKey-databank.</p><h2>Rechtsgrond</h2><p>We steunen op de overeenkomst met u, op wettelijke verplichtingen, zoals die rond reclame en geneesmiddelenbewaking, en voor nieuwsbrieven en statistieken op uw toestemming.</p><h2>Bewaring en ontvangers</h2><p>Accountgegevens bewaren we zolang het account bestaat, tenzij de wet een langere termijn oplegt. Verwerkers die het portaal hosten of e-mails versturen, handelen in onze opdracht. Meldingen van bijwerkingen geven we door aan het FAGG.</p><h2>Uw rechten</h2><p>U hebt recht op inzage, verbetering, wissing, beperking, overdraagbaarheid en bezwaar, en kunt uw toestemming altijd intrekken. U kunt een klacht indienen bij de Gegevensbeschermingsautoriteit (GBA), Drukpersstraat 35, 1000 Brussel.</p>`,
		},
		disclaimer: {
			title: "Disclaimer",
			intro: "Wat dit portaal u biedt, en wat het niet kan vervangen.",
			content: `<p>De inhoud is bestemd voor zorgprofessionals in België. Die vervangt noch uw eigen oordeel, noch de samenvatting van de productkenmerken.</p><h2>Aansprakelijkheid</h2><p>We stellen de inhoud zorgvuldig samen, maar kunnen niet garanderen dat die op elk moment volledig en actueel is. Controleer doses en terugbetaling altijd in een officiële bron.</p><h2>Links</h2><p>Andere websites vallen onder de verantwoordelijkheid van hun beheerders. Op hun inhoud hebben we geen invloed.</p><h2>Auteursrecht</h2><p>Materiaal voor patiënten mag u ongewijzigd afdrukken en meegeven. Voor ander gebruik vraagt u vooraf onze toestemming.</p>`,
		},
		imprint: {
			title: "Colofon",
			intro: "Wie verantwoordelijk is voor dit portaal en hoe u ons bereikt.",
			content: `<p><strong>Helvora Belgium NV</strong><br>Voorbeeldlaan 22<br>1000 Brussel</p><p>E-mail: <a href="mailto:contact@helvora.example">contact@helvora.example</a></p><p>Ondernemingsnummer 0000.000.000, RPR Brussel</p><p>Verantwoordelijke uitgever: de medische directie, op hetzelfde adres.</p><p>Helvora Belgium NV, de geneesmiddelen en de genoemde personen zijn fictief.</p>`,
		},
		privacy: {
			title: "Privacy en cookies",
			intro: "Welke gegevens we in uw browser bewaren, en hoe u uw keuze wijzigt.",
			content: `<h2>Noodzakelijke cookies</h2><p>Eén cookie onthoudt uw taal, een andere dat u aangemeld bent. Zonder die cookies werkt het portaal niet goed. Daarom is er geen toestemming voor nodig.</p><h2>Statistieken</h2><p>Met uw toestemming meten we welke pagina’s u leest en wat u opent. Zo weten we welke onderwerpen nuttig zijn. Weigert u, dan tellen we paginaweergaven en kliks zonder uw gebruikersnummer.</p><h2>Inhoud van derden</h2><p>Video’s van andere aanbieders worden pas geladen als u ze afspeelt. De aanbieder ontvangt dan uw IP-adres.</p><h2>Uw keuze wijzigen</h2><p>U kunt uw toestemming op elk moment intrekken of de cookies wissen in uw browser. Dat verandert niets aan wat eerder is verwerkt.</p><h2>Uw rechten</h2><p>Vragen over uw gegevens stuurt u naar privacy@helvora.example. U krijgt binnen een maand antwoord.</p>`,
		},
		happy: {
			title: "Bedankt, dat doet ons plezier",
			intro: "Fijn dat u iets aan deze inhoud hebt.",
			content: `<p>Mist u nog een onderwerp? Laat het ons weten. Veel van onze artikelen begonnen met een vraag uit een praktijk.</p>`,
		},
		negative: {
			title: "Bedankt voor uw eerlijkheid",
			intro: "Het spijt ons dat deze inhoud niet aan uw verwachtingen voldeed.",
			content: `<p>De redactie leest elke opmerking en verbetert wat beter kan.</p>`,
		},
		neutral: {
			title: "Bedankt voor uw feedback",
			intro: "Er is nog ruimte voor verbetering. Daar gaan we mee aan de slag.",
			content: `<p>Vertel ons gerust wat dit portaal nuttiger zou maken voor uw werkdag.</p>`,
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
			"Deze website is uitsluitend bestemd voor zorgprofessionals in België. Helvora Pro, CARDOVEX®, RESPILAIR®, GLUCELIA®, IMMURELIN® en ONCAVERA® zijn fictief.",
		banner: {
			is_visible: true,
			title: "Alle inhoud met één account. Vraag toegang als zorgprofessional.",
			cta: "Toegang aanvragen",
		},
		promotional_content: {
			is_visible: true,
			title: "Nieuw: vijf cursussen voor uw korte pauzes",
			url: "/e-learnings",
			cta: "Cursussen bekijken",
		},
	},
};
