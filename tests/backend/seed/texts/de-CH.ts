import type { LocaleText } from "../text.ts";

export const text: LocaleText = {
	domains: {
		cardiology: "Kardiologie",
		respiratory: "Pneumologie",
		diabetes: "Diabetologie",
		immunology: "Rheumatologie",
		oncology: "Onkologie",
	},
	categories: {
		guidelines: "Leitlinien",
		evidence: "Studienergebnisse",
		practice: "Aus der Praxis",
		safety: "Arzneimittelsicherheit",
		patients: "Für Ihre Patienten",
		portal: "Über dieses Portal",
		world: "International",
	},
	items: {
		"news-hf-guideline": {
			title: "Neue Leitlinie Herzinsuffizienz: fünf Punkte für die Hausarztpraxis",
			intro:
				"Die überarbeitete europäische Leitlinie verlangt, früher zu testen und rascher zu behandeln. Was das für eine Praxis ohne eigenes Echogerät bedeutet.",
			content: `<p>Müdigkeit, Atemnot auf der Treppe, Schuhe, die am Abend drücken: Zwischen den ersten Beschwerden und der Diagnose vergehen oft Monate. Die überarbeitete Leitlinie möchte diese Zeit verkürzen und traut der Grundversorgung dabei mehr zu als bisher.</p>
<h2>Fünf Punkte für die Sprechstunde</h2>
<ol><li>Beim ersten Verdacht ein natriuretisches Peptid bestimmen und ein EKG schreiben.</li><li>Bei deutlich erhöhtem Wert innert zwei Wochen zur Echokardiografie zuweisen, bei mässig erhöhtem innert sechs.</li><li>Eine Stauung sofort behandeln; das Echo darf folgen.</li><li>Die vier Basistherapien früh und in kleiner Dosis beginnen, Kalium und Kreatinin nach jedem Schritt kontrollieren.</li><li>Nach einem Spitalaustritt innert vierzehn Tagen eine Konsultation einplanen.</li></ol>
<h2>Augenmass bei Polymorbidität</h2>
<p>Wer hochbetagt ist oder im Pflegeheim lebt, profitiert nicht von jeder Steigerung. Die Leitlinie rät, zuerst die Behandlungsziele zu besprechen und die Dosen danach auszurichten. Eine Spitex, die das Gewicht verfolgt, ist dabei oft mehr wert als ein weiterer Laborwert.</p>`,
			alt: "Abstrakte Herzlinie über kreisförmigen Wellen",
		},
		"news-cardovex-phase3": {
			title: "CARDOVEX® in HORIZON-HF: die Phase-III-Ergebnisse im Einzelnen",
			intro:
				"Bei einer medianen Beobachtung von 26 Monaten ging CARDOVEX® zusätzlich zur Standardtherapie mit weniger Spitaleintritten wegen Herzinsuffizienz einher.",
			content: `<p>In HORIZON-HF wurden 4812 Erwachsene mit symptomatischer Herzinsuffizienz und reduzierter Auswurffraktion doppelblind behandelt, 143 davon in der Schweiz. Zur leitliniengerechten Therapie erhielten sie entweder Velocardin (CARDOVEX®) oder Placebo.</p>
<table><thead><tr><th>Endpunkt</th><th>Hazard Ratio</th><th>95%-KI</th></tr></thead><tbody><tr><td>Kardiovaskulärer Tod oder Hospitalisation (primär)</td><td>0,81</td><td>0,73–0,90</td></tr><tr><td>Erste Hospitalisation wegen Herzinsuffizienz</td><td>0,76</td><td>0,67–0,87</td></tr><tr><td>Kardiovaskulärer Tod</td><td>0,91</td><td>0,79–1,05</td></tr></tbody></table>
<h2>Verträglichkeit</h2>
<p>Symptomatische Hypotonien waren unter CARDOVEX® häufiger als unter Placebo (9,1 % gegenüber 6,4 %), ebenso Kaliumwerte über 5,5 mmol/l (5,2 % gegenüber 4,0 %). Abbrüche wegen unerwünschter Wirkungen unterschieden sich kaum.</p>
<h2>Einordnung</h2>
<p>Der Unterschied im primären Endpunkt beruht vor allem auf den Hospitalisationen; für die kardiovaskuläre Sterblichkeit allein ist er statistisch nicht gesichert. Personen über 85 Jahre und solche mit einer eGFR unter 30 waren wenig oder gar nicht vertreten. Bitte konsultieren Sie vor der Verordnung die Fachinformation von CARDOVEX®.</p>`,
			alt: "Abstrakte Herzlinie mit hellem Zentrum",
		},
		"news-winter-respiratory": {
			title: "Bereit für den Winter: die Praxis auf die Atemwegssaison vorbereiten",
			intro:
				"Wer im Oktober eine Stunde plant, gewinnt im Januar viele zurück. Vorschläge für Impftermine, Triage am Telefon und Menschen mit chronischer Lungenkrankheit.",
			content: `<p>Spätestens nach den Sportferien ist das Telefon dauernd besetzt, und die Hälfte des Teams hustet selbst. Ganz verhindern lässt sich das nicht. Einiges kann eine Praxis aber vor der ersten Welle regeln.</p>
<h2>Im Herbst</h2>
<ul><li>Liste der Personen mit COPD, schwerem Asthma oder Immunsuppression aus der Praxissoftware ziehen und zur Impfung gemäss Schweizerischem Impfplan einladen.</li><li>Den Impftermin nutzen, um sich die Inhalation zeigen zu lassen.</li><li>Schriftliche Aktionspläne erneuern und prüfen, ob die Notfallmedikamente zu Hause noch haltbar sind.</li><li>Im Team festlegen, wer bei Ausfällen wen vertritt.</li></ul>
<h2>In der Hochsaison</h2>
<p>Die MPA triagiert anhand weniger, gemeinsam vereinbarter Fragen. Wer keinen Satz zu Ende bringt, wird sofort gesehen, oder es wird die 144 alarmiert. Ein Husten seit drei Tagen ohne Fieber und ohne Vorerkrankung kann zuerst in die Apotheke. Bewährt haben sich zwei freie Plätze pro Halbtag, die erst am selben Morgen vergeben werden.</p>`,
			alt: "Abstrakte verzweigte Atemwege in Winterfarben",
		},
		"news-glucelia-renal": {
			title: "GLUCELIA®: Hinweise zur Kontrolle der Nierenfunktion präzisiert",
			intro:
				"Die Fachinformation nennt neu feste Abstände für die Kontrolle der Nierenfunktion und eine klare Dosisgrenze. Die Änderungen im Überblick.",
			content: `<p>Die Rubrik «Warnhinweise und Vorsichtsmassnahmen» von GLUCELIA® (Sorigluptin) wurde nach der periodischen Beurteilung der Sicherheitsdaten ergänzt. Ein neues Risiko kam nicht zum Vorschein. In der Praxis blieb die Dosis jedoch häufig unverändert, obwohl die Nierenfunktion abgenommen hatte.</p>
<table><thead><tr><th>eGFR (ml/min/1,73 m²)</th><th>Dosis</th><th>Kontrollen</th></tr></thead><tbody><tr><td>60 und mehr</td><td>50 mg einmal täglich</td><td>Alle 12 Monate</td></tr><tr><td>30 bis 59</td><td>25 mg einmal täglich</td><td>Alle 3 bis 6 Monate</td></tr><tr><td>Unter 30</td><td>Nicht empfohlen</td><td>Nephrologische Beurteilung</td></tr></tbody></table>
<h2>Was Sie jetzt tun können</h2>
<ul><li>Vor der ersten Verordnung eGFR und Albumin-Kreatinin-Quotient im Urin bestimmen.</li><li>Bei Erbrechen, Durchfall oder Fieber mit Flüssigkeitsmangel GLUCELIA® pausieren.</li><li>Nach dem Beginn eines Diuretikums früher nachkontrollieren.</li></ul>
<p>Bei laufender Behandlung genügt die Anpassung anlässlich der nächsten geplanten Kontrolle, sofern die eGFR nicht unter 30 liegt. Vermutete unerwünschte Wirkungen melden Sie bitte Swissmedic. Die vollständige Fachinformation finden Sie auf swissmedicinfo.ch.</p>`,
			alt: "Abstraktes Muster aus grünen Sechsecken",
		},
		"news-portal-learning": {
			title: "Fünf neue Kurse auf dem Portal: lernen in kleinen Portionen",
			intro:
				"Kurz, im eigenen Tempo und auch auf dem Telefon gut lesbar: Die neuen Kurse passen in eine kurze Pause oder eine Zugfahrt.",
			content: `<p>In unserer Umfrage vom Frühling war der Wunsch deutlich: kürzer, praktischer, ohne festen Termin. Daraus sind fünf Kurse entstanden, die Hausärztinnen, Spezialisten und eine Praxispädagogin gemeinsam geschrieben haben.</p>
<h2>Das Angebot</h2>
<ul><li>Herzinsuffizienz: vom Symptom zum Plan</li><li>Inhalatoren: wählen und anleiten</li><li>GLUCELIA®: von der Indikation zur Verlaufskontrolle</li><li>Rheumatoide Arthritis im ersten Jahr</li><li>Schwierige Gespräche</li></ul>
<h2>So steigen Sie ein</h2>
<p>Sie finden alle Kurse unter <a href="/de-CH/e-learnings">Online-Kurse</a>. Eine Lektion dauert fünf bis zehn Minuten. Sie können jederzeit unterbrechen und am Abend auf einem anderen Gerät weiterfahren. Drei Kurse schliessen mit einer Teilnahmebestätigung.</p>
<p>Ob Ihre Fachgesellschaft den Kurs als Fortbildung anrechnet, erfahren Sie direkt bei ihr; die Vorgaben unterscheiden sich. Was Ihnen an einem Fall unrealistisch vorkommt, schreiben Sie uns bitte: Die Inhalte werden jährlich überarbeitet.</p>`,
			alt: "Ruhige Hügel in Blau und Grün",
		},
		"news-long-title": {
			title:
				"Schweres Asthma zusammen mit weiteren chronisch-entzündlichen Krankheiten: was ein Register mit über neuntausend Menschen aus elf Ländern Europas über die Behandlung im Alltag sagt",
			intro:
				"Fast ein Drittel der Erwachsenen mit schwerem Asthma lebt mit einer zweiten entzündlichen Krankheit. Gemeinsam geplant wird die Behandlung selten.",
			content: `<p>Die Pneumologin verschreibt Kortison, der Rheumatologe auch, und in der Hausarztpraxis kommt die Summe an. Wie häufig das vorkommt, zeigt nun ein Register, das 9214 Erwachsene fünf Jahre lang begleitet hat.</p>
<h2>Die wichtigsten Zahlen</h2>
<ul><li>Bei 31 % war eine weitere chronisch-entzündliche Krankheit dokumentiert, am häufigsten Nasenpolypen, ein Ekzem oder eine Arthritis.</li><li>Orale Steroidstösse waren doppelt so häufig, wenn zwei Fachgebiete ohne Absprache behandelten.</li><li>Ein gemeinsamer Plan lag nur in jeder achten Krankengeschichte.</li><li>Die Lebensqualität hing stärker von der Zahl der Stösse ab als vom FEV1.</li></ul>
<h2>Was sich daraus ableiten lässt</h2>
<p>Ein Register zeigt Zusammenhänge, keine Ursachen; zudem nahmen vor allem Zentren teil. Der Vorschlag der Autorinnen leuchtet dennoch ein: einmal im Jahr eine kurze Absprache aller Beteiligten, mit einer einzigen Medikationsliste. Wer sie führt, ist zweitrangig. In der Schweiz wird es meist die Hausarztpraxis sein, die ohnehin auch die Kostengutsprachen im Blick hat.</p>`,
			alt: "Abstrakte Atemwege in Blaugrün",
		},
		"news-inhaler-technique": {
			title: "Inhalationstechnik: wo mit RESPILAIR® die meisten Fehler geschehen",
			intro:
				"In 42 Praxen wurden 1100 Personen beim Gebrauch von RESPILAIR® beobachtet. Die meisten Fehler passieren, bevor überhaupt eingeatmet wird.",
			content: `<p>«Das mache ich seit Jahren so.» Diesen Satz hörten die Studienmitarbeitenden oft, kurz bevor etwas schieflief. Sie schauten 1100 Menschen mit COPD beim Inhalieren mit RESPILAIR® (Brevaterol) zu, ohne einzugreifen. 58 % machten mindestens einen Fehler, bei 19 % war er so schwer, dass die Dosis fraglich blieb.</p>
<h2>Die drei häufigsten Fehler</h2>
<ol><li>Vor dem Inhalieren nicht ausatmen.</li><li>Das Gerät beim Laden schräg halten.</li><li>Den Atem danach nicht anhalten.</li></ol>
<h2>Zwei Minuten genügen</h2>
<p>Wurde der Ablauf einmal vorgezeigt und gleich selbst wiederholt, halbierten sich die schweren Fehler innert drei Monaten. Ein abgegebenes Merkblatt allein bewirkte nichts Messbares.</p>
<p>Die Studie war nicht randomisiert, und wie lange der Effekt anhält, bleibt offen. Für die Praxis heisst das: mindestens einmal jährlich hinschauen. Die MPA oder die Apotheke können das übernehmen. Weitere Angaben zur Anwendung stehen in der Fachinformation von RESPILAIR®.</p>`,
			alt: "Abstrakte Bronchien mit Farbtupfern",
		},
		"news-cgm-primary-care": {
			title: "Die kontinuierliche Glukosemessung kommt in die Grundversorgung",
			intro:
				"Sensoren sind nicht mehr nur Sache der Diabetologie. Wie Sie den Standardbericht in drei Minuten lesen und wann Sie die Therapie anpassen.",
			content: `<p>Vierzehn Tage, über tausend Messwerte, ein farbiger Ausdruck: Wer den Bericht eines Glukosesensors zum ersten Mal sieht, weiss kaum, wo beginnen. Eine feste Reihenfolge hilft.</p>
<h2>Von unten nach oben lesen</h2>
<ol><li><strong>Zeit unter dem Zielbereich.</strong> Liegen mehr als 4 % der Werte unter 3,9 mmol/l, hat das Vorrang vor allem anderen.</li><li><strong>Zeit im Zielbereich.</strong> Zwischen 3,9 und 10,0 mmol/l sollten bei den meisten Erwachsenen über 70 % liegen.</li><li><strong>Tagesprofil.</strong> Erst jetzt lohnt der Blick auf die Kurve: Welche Mahlzeit, welche Wochentage?</li></ol>
<h2>Eine Änderung aufs Mal</h2>
<p>Passen Sie nur etwas an und schauen Sie den Bericht nach zwei Wochen wieder an. Bei gebrechlichen Menschen ist ein lockereres Ziel oft das bessere. Warnen Sie ausserdem vor dem dauernden Blick aufs Display; er verunsichert manche mehr, als er nützt.</p>
<p>Die Vergütung richtet sich nach der MiGeL und hängt von der Therapie ab. Das Setzen des ersten Sensors gehört idealerweise in die Diabetesfachberatung.</p>`,
			alt: "Punktkurve in abgestuften Grüntönen",
		},
		"news-biosimilar-switch": {
			title: "Umstellung bei rheumatoider Arthritis: Zweijahresdaten zu IMMURELIN®",
			intro:
				"In einer offenen Verlängerungsstudie blieb die Krankheitsaktivität stabil, nachdem Betroffene von ihrem bisherigen Biologikum auf IMMURELIN® gewechselt hatten.",
			content: `<p>Ein Wechsel des Biologikums ist medizinisch oft unspektakulär und für die betroffene Person doch ein grosser Schritt. Die Verlängerungsstudie mit 612 Erwachsenen, deren rheumatoide Arthritis wenig aktiv war, liefert dazu nun Zahlen über zwei Jahre. Alle wechselten ohne Pause auf IMMURELIN® (Remilizumab).</p>
<h2>Ergebnisse nach 24 Monaten</h2>
<ul><li>Weiterhin unter Behandlung: 78 %</li><li>Mittlere Veränderung des Aktivitätsscores: +0,08 (95%-KI −0,02 bis 0,18)</li><li>Schwere Infektionen: 2,1 pro 100 Patientenjahre</li><li>Abbruch wegen ungenügender Wirkung: 7 %</li></ul>
<h2>Erwartungen wirken mit</h2>
<p>An Zentren, die den Wechsel in einem eigenen Gespräch vorbereiteten, brachen weniger Personen früh ab. Besonders geschätzt wurde ein Anruf der Pflegefachperson nach vier Wochen.</p>
<p>Ohne Vergleichsgruppe lässt sich keine Gleichwertigkeit belegen. Ob und wann gewechselt wird, entscheiden Arzt und Patientin gemeinsam; bei limitierten Präparaten ist vorgängig die Kostengutsprache zu klären. Massgebend ist die Fachinformation von IMMURELIN®.</p>`,
			alt: "Violette Bögen, die an Gelenke erinnern",
		},
		"news-congress-report": {
			title: "Herz, Niere, Stoffwechsel: Bericht vom Herbstkongress in Montreux",
			intro:
				"Zwei Tage lang diskutierten Fachleute am Kardiometabolischen Herbstforum über gemeinsame Wege. Drei Sitzungen, die für die Hausarztpraxis zählen.",
			content: `<p>Im Saal sassen für einmal alle nebeneinander: Kardiologie, Nephrologie, Diabetologie und auffallend viele Hausärztinnen und Hausärzte. Entsprechend praktisch waren die Fragen.</p>
<h2>Drei Sitzungen in Kürze</h2>
<h3>Der vergessene Urinbecher</h3>
<p>Die Albuminurie zeigt ein Risiko an, lange bevor das Kreatinin steigt. In den vorgestellten Praxen fehlte der jährliche Test bei jeder zweiten Person mit Diabetes.</p>
<h3>Gewicht und Pumpfunktion</h3>
<p>Bei erhaltener Auswurffraktion besserten sich mit der Gewichtsabnahme die Beschwerden und die Gehstrecke. Ob auch Hospitalisationen abnehmen, ist noch nicht geklärt.</p>
<h3>Fixe Kombinationen</h3>
<p>Weniger Tabletten bedeuten mehr Beständigkeit, vor allem im ersten Jahr. Bei gebrechlichen Personen erschweren sie allerdings die Anpassung der Dosis.</p>
<blockquote>«Der beste Plan ist jener, den meine Patientin am Küchentisch noch erklären kann.»</blockquote>
<p>Mehrere Arbeiten lagen erst als Abstract vor. Bis zur vollständigen Publikation sind ihre Zahlen mit Zurückhaltung zu lesen.</p>`,
		},
		"news-adherence-apps": {
			title: "Erinnerungs-Apps: was sie für die Therapietreue leisten und was nicht",
			intro:
				"Eine Erinnerung hilft Menschen, die vergessen. Wer zweifelt, braucht etwas anderes. Ein nüchterner Blick auf zwölf Studien zu Apps und Therapietreue.",
			content: `<p>Auf fast jedem Telefon lässt sich heute eine Medikamenten-App einrichten. Eine Übersichtsarbeit hat zwölf Studien dazu ausgewertet: Im Mittel stieg der Anteil der eingenommenen Dosen um neun Prozentpunkte. Nach drei Monaten flachte die Wirkung ab.</p>
<h2>Für wen sich der Versuch lohnt</h2>
<ul><li>Menschen mit geregeltem Tagesablauf, denen die Einnahme schlicht entgeht</li><li>Personen, die eine Behandlung neu beginnen</li><li>Familien, in denen jemand mitlesen darf</li></ul>
<h2>Wo die Technik an Grenzen stösst</h2>
<p>Angst vor Nebenwirkungen, Kosten unterhalb der Franchise oder fehlende Überzeugung verschwinden nicht mit einem Signalton. Bei vielen Tabletten ist ein Wochendosett, von der Apotheke oder der Spitex gerichtet, oft die einfachere Lösung.</p>
<p>Fragen Sie offen: «Wie viele Tabletten sind letzte Woche liegen geblieben?» Und falls Sie eine App empfehlen, werfen Sie einen Blick in die Datenschutzerklärung. Nicht jede Anbieterin bearbeitet Gesundheitsdaten in der Schweiz.</p>`,
			alt: "Aneinandergereihte Kreise in hellem Grün",
		},
		"news-expired-campaign": {
			title: "Winterkampagne Impfinformation: Material für Ihr Wartezimmer",
			intro:
				"Plakat, Broschüre und Kurzfilm der Informationskampagne vom letzten Winter. Die Kampagne ist abgeschlossen, das Material wird nicht mehr abgegeben.",
			content: `<p>Von November bis Februar stellte Helvora den Praxen Informationsmaterial zur Verfügung. Es richtete sich an Menschen mit chronischer Atemwegskrankheit und erklärte, welche Impfungen für sie empfohlen sind. Mit dem Ende der Saison ist die Kampagne ausgelaufen.</p>
<h2>Das gehörte dazu</h2>
<ul><li>Ein Plakat in Deutsch, Französisch und Italienisch</li><li>Eine Broschüre zum Mitgeben, auch in leichter Sprache</li><li>Ein Film von einer Minute für den Bildschirm im Wartezimmer, ohne Ton</li></ul>
<h2>Rückblick</h2>
<p>Rund 260 Praxen bestellten das Material, gut die Hälfte davon in der Deutschschweiz. In der Schlussumfrage schnitt die Broschüre am besten ab: Sie gab Anlass zum Gespräch. Das Plakat allein löste wenig Fragen aus.</p>
<p>Bitte entsorgen Sie übrig gebliebene Exemplare im Altpapier, denn die Verweise auf den Impfplan sind überholt. Die gültigen Empfehlungen veröffentlicht das Bundesamt für Gesundheit (BAG). Über neues Material informieren wir an dieser Stelle.</p>`,
			alt: "Schneeflocken und stilisierte Atemwege",
		},
		"news-local-network": {
			title: "Ein regionales Netz für die gemeinsame Krebsnachsorge",
			intro:
				"Spital und Hausarztpraxis teilen sich die Nachsorge nach Brustkrebs: mit klaren Rollen, einem schriftlichen Plan und einem direkten Draht.",
			content: `<p>Wer nach einer Brustkrebstherapie aus dem Spital entlassen wird, hat oft drei Anlaufstellen und keine Übersicht. Im Netz «Nachsorge Aaretal» haben sich deshalb ein Brustzentrum, 38 Hausarztpraxen und die kantonale Krebsliga zusammengetan.</p>
<h2>Die Abmachung</h2>
<ul><li>Jede Patientin erhält vor der letzten Konsultation im Spital einen Nachsorgeplan von zwei Seiten.</li><li>Darin steht, wer welche Untersuchung veranlasst und in welchem Monat.</li><li>Für Rückfragen gibt es werktags eine Nummer, die eine Breast Care Nurse beantwortet.</li></ul>
<h2>Nach dem ersten Jahr</h2>
<p>340 Frauen haben einen gemeinsamen Plan. Doppelt durchgeführte Untersuchungen gingen um rund einen Drittel zurück. Angerufen wurde vor allem wegen Müdigkeit, Gelenkschmerzen und der Rückkehr an den Arbeitsplatz.</p>
<p>Nicht alles ist gelöst: Die Koordination wird bislang aus Projektgeldern bezahlt, und der Austausch läuft noch über verschlüsselte E-Mail statt über das elektronische Patientendossier. Eine unabhängige Auswertung ist geplant.</p>`,
			alt: "Verbundene Punkte in zartem Rosa",
		},
		"news-adverse-events": {
			title: "Vermutete unerwünschte Wirkungen: wann und wie melden",
			intro:
				"Jede Meldung zählt, auch wenn der Zusammenhang unsicher ist. Was das Heilmittelgesetz von Fachpersonen verlangt und wie der Weg zu Swissmedic aussieht.",
			content: `<p>Schwerwiegende und bisher unbekannte unerwünschte Arzneimittelwirkungen sind für Fachpersonen meldepflichtig. So steht es in Artikel 59 des Heilmittelgesetzes. Gemeldet wird online über das Portal ElViS von Swissmedic; die Eingabe dauert wenige Minuten.</p>
<script>document.title="hacked"</script>
<p onclick="alert(1)">Beweisen müssen Sie nichts: Ein begründeter Verdacht genügt.</p>
<img src="x" onerror="alert(1)">
<h2>Vier Angaben für eine gültige Meldung</h2>
<ul><li>Eine bestimmbare Person, etwa mit Initialen, Geschlecht und Jahrgang</li><li>Das verdächtigte Arzneimittel, bei Biologika mit Chargennummer</li><li>Die Reaktion mit Beginn und Verlauf</li><li>Ihre Kontaktangaben für Rückfragen</li></ul>
<p style="position:fixed">Warten Sie nicht auf den letzten Laborwert; Angaben lassen sich nachreichen.</p>
<p>Verwenden Sie das <a href="javascript:alert(1)">Meldeformular</a> oder besuchen Sie <a href="https://example.org/">die Website der Behörde</a>.</p>
<iframe src="https://evil.example/"></iframe>
<p>Betrifft der Verdacht ein Arzneimittel von Helvora, können Sie sich auch an unsere Arzneimittelsicherheit wenden. Sie leitet die Meldung weiter und behandelt Ihre Angaben vertraulich. Bei Vergiftungen hilft Tox Info Suisse unter der Nummer 145 rund um die Uhr.</p>`,
			alt: "Ruhige Landschaft mit einem hellen Punkt",
		},
		"mat-hf-checklist": {
			title: "Checkliste für die Verlaufskontrolle bei Herzinsuffizienz",
			intro:
				"Eine Seite, die durch die Konsultation führt: Beschwerden, Gewicht, Labor, Dosen und der nächste Termin. Zum Ausdrucken oder Ausfüllen am Bildschirm.",
			content: `<p>Die Checkliste ist so aufgebaut, wie eine Kontrolle in der Praxis abläuft. Den oberen Teil füllt die MPA aus, den unteren die Ärztin zusammen mit der Patientin oder dem Patienten. Zehn Minuten reichen in der Regel.</p>
<h2>Vor der Konsultation</h2>
<ul><li>Gewicht heute und Gewichtstagebuch</li><li>Blutdruck im Liegen und im Stehen, Puls</li><li>Kalium, Kreatinin, Hämoglobin; Ferritin nach Bedarf</li></ul>
<h2>Im Gespräch</h2>
<ul><li>Wie viele Treppen, wie viele Kissen?</li><li>Welche Dosis lässt sich heute steigern, welche nicht?</li><li>Frei gekaufte Schmerzmittel, vor allem Entzündungshemmer</li><li>Stimmung, Impfungen, Hilfe im Haushalt</li></ul>
<h2>Zum Schluss</h2>
<p>Vereinbaren Sie den nächsten Termin und geben Sie die Anweisung schriftlich mit: Wer in drei Tagen mehr als zwei Kilogramm zunimmt, ruft an. Mit Einverständnis erhält die Spitex eine Kopie. Bei rascher Verschlechterung ersetzt die Liste das Telefon an die Kardiologie nicht.</p>`,
			alt: "Kästchen zum Ankreuzen entlang einer Herzlinie",
		},
		"mat-cardovex-titration": {
			title: "CARDOVEX®: Titrationsschema mit den nötigen Kontrollen",
			intro:
				"Von der Startdosis in drei Schritten zur Zieldosis, mit den Werten, die vor jedem Schritt vorliegen müssen, und dem Vorgehen bei Abweichungen.",
			content: `<p>Bei CARDOVEX® (Velocardin) bestimmt die Verträglichkeit das Tempo. Die Zeitangaben im Schema sind Richtwerte; ein Schritt später ist besser als ein Schritt zu früh.</p>
<table><thead><tr><th>Woche</th><th>Dosis</th><th>Voraussetzung</th></tr></thead><tbody><tr><td>0</td><td>25 mg zweimal täglich</td><td>Blutdruck systolisch über 100 mmHg</td></tr><tr><td>2 bis 4</td><td>50 mg zweimal täglich</td><td>Kalium unter 5,2 mmol/l</td></tr><tr><td>6 bis 8</td><td>100 mg zweimal täglich</td><td>Nierenfunktion stabil</td></tr></tbody></table>
<h2>Wenn ein Wert nicht passt</h2>
<ul><li><strong>Schwindel oder tiefer Blutdruck:</strong> zuerst Diuretikum und übrige Blutdrucksenker überprüfen.</li><li><strong>Kalium 5,2 bis 5,5 mmol/l:</strong> Dosis belassen, nach einer Woche kontrollieren.</li><li><strong>Kalium über 5,5 mmol/l:</strong> gemäss Fachinformation reduzieren oder unterbrechen.</li><li><strong>Kreatinin steigt deutlich:</strong> Volumenstatus beurteilen, Rücksprache mit der Kardiologie.</li></ul>
<p>Nicht alle erreichen die Zieldosis, und das ist vertretbar. Bei Leberinsuffizienz, in der Schwangerschaft und in der Stillzeit gelten besondere Hinweise. Bitte beachten Sie die Fachinformation von CARDOVEX®, insbesondere Kontraindikationen und Interaktionen.</p>`,
			alt: "Drei Stufen mit ansteigender Herzlinie",
		},
		"mat-inhaler-leaflet": {
			title: "Patientenbroschüre: den Inhalator richtig anwenden",
			intro:
				"Sieben Zeichnungen und wenige Worte: eine Broschüre zum gemeinsamen Durchgehen in der Sprechstunde und zum Mitgeben, ohne Produktnamen.",
			content: `<p>Die Broschüre zeigt, was bei den drei verbreitetsten Gerätetypen gleich ist und wo sie sich unterscheiden. Sie ist für Menschen mit Asthma oder COPD gedacht und für jene, die ihnen zu Hause helfen.</p>
<h2>Die sieben Schritte</h2>
<ol><li>Aufrecht sitzen oder stehen.</li><li>Das Gerät bereit machen.</li><li>Neben dem Mundstück ganz ausatmen.</li><li>Das Mundstück mit den Lippen umschliessen.</li><li>Einatmen: beim Dosieraerosol langsam, beim Pulver rasch und kräftig.</li><li>Den Atem zehn Sekunden anhalten.</li><li>Nach einem Kortisonspray den Mund spülen.</li></ol>
<h2>So setzen Sie die Broschüre ein</h2>
<p>Zeigen Sie den Ablauf mit einem Demogerät, lassen Sie ihn wiederholen und kreuzen Sie auf der Rückseite an, was noch schwerfällt. Beim nächsten Mal beginnen Sie dort. Auch die Apotheke oder die Beratungsstelle der Lungenliga kann nachschulen.</p>
<p>Die Patienteninformation in der Packung bleibt in jedem Fall verbindlich.</p>`,
			alt: "Stilisierte Figur mit hellblauem Atemzug",
		},
		"mat-foot-exam": {
			title: "Die diabetische Fussuntersuchung in fünf Schritten",
			intro:
				"Schauen, tasten, prüfen, einstufen, vereinbaren: die jährliche Fusskontrolle auf einer Taschenkarte, mit den Zeichen, die keinen Aufschub dulden.",
			content: `<p>Einmal im Jahr gehören beide Füsse auf die Untersuchungsliege, ohne Socken. Die Karte hält die Reihenfolge fest, damit auch in einer vollen Sprechstunde nichts vergessen geht.</p>
<ol><li><strong>Schauen:</strong> Haut, Nägel, Zehenzwischenräume, Druckstellen, Fehlstellungen. Auch ein Griff in den Schuh lohnt sich.</li><li><strong>Tasten:</strong> Fusspulse beidseits, Temperatur im Seitenvergleich.</li><li><strong>Prüfen:</strong> 10-g-Monofilament an mehreren Stellen, Vibration mit der Stimmgabel.</li><li><strong>Einstufen:</strong> Risiko klein, mittel oder gross.</li><li><strong>Vereinbaren:</strong> Pflege zu Hause, Schuhe, nächste Kontrolle.</li></ol>
<h2>Gleichentags handeln</h2>
<p>Eine offene Wunde, ein überwärmter oder plötzlich geschwollener Fuss sowie jedes Zeichen einer Infektion werden am selben Tag beurteilt, wenn möglich in einer interdisziplinären Fusssprechstunde.</p>
<h2>Podologie verordnen</h2>
<p>Auf ärztliche Anordnung vergütet die Grundversicherung podologische Fusspflege bei Diabetes. Wie viele Sitzungen pro Jahr möglich sind, hängt vom Risiko ab; vermerken Sie es auf der Verordnung.</p>`,
			alt: "Stilisierter Fussabdruck mit fünf Punkten",
		},
		"mat-glucelia-dosing": {
			title: "GLUCELIA®: Dosierungskarte für die Kitteltasche",
			intro:
				"Dosis nach Nierenfunktion, Kombinationen, vergessene Tablette und Gründe für eine Pause: das Wichtigste zur Dosierung von GLUCELIA® auf einer Karte.",
			content: `<p>Die Karte gilt für Erwachsene mit Typ-2-Diabetes. GLUCELIA® (Sorigluptin) wird einmal täglich eingenommen, unabhängig von den Mahlzeiten und möglichst zur gleichen Zeit.</p>
<table><thead><tr><th>Situation</th><th>Dosis GLUCELIA®</th></tr></thead><tbody><tr><td>eGFR 60 und mehr</td><td>50 mg einmal täglich</td></tr><tr><td>eGFR 30 bis 59</td><td>25 mg einmal täglich</td></tr><tr><td>eGFR unter 30</td><td>Nicht empfohlen</td></tr><tr><td>Zusammen mit Insulin oder Sulfonylharnstoff</td><td>Dosis des Partners überprüfen, um Hypoglykämien zu vermeiden</td></tr></tbody></table>
<h2>Häufige Fragen am Telefon</h2>
<ul><li><strong>Tablette vergessen?</strong> Am selben Tag nachholen, nie zwei an einem Tag.</li><li><strong>Magen-Darm-Grippe?</strong> Pausieren, bis Essen und Trinken wieder möglich sind.</li><li><strong>Operation geplant?</strong> Die Pause mit der Anästhesie absprechen.</li><li><strong>Schwanger oder am Stillen?</strong> Nicht anwenden.</li></ul>
<h2>Rückseite</h2>
<p>Auf der Rückseite ist Platz für eGFR, Datum und nächste Kontrolle. Die Karte ist für Fachpersonen bestimmt und wird nicht an Patientinnen und Patienten abgegeben. Sie ersetzt die Fachinformation auf swissmedicinfo.ch nicht.</p>`,
			alt: "Stilisierte Tabletten in einem Raster",
		},
		"mat-ra-score-card": {
			title: "Scorekarte: Krankheitsaktivität bei rheumatoider Arthritis",
			intro:
				"Gelenke, Selbsteinschätzung und Labor auf einer Karte, dazu die üblichen Schwellen für Remission sowie niedrige, mittlere und hohe Aktivität.",
			content: `<p>«Es geht so» lässt sich schlecht vergleichen. Die Karte macht aus Untersuchung, Selbsteinschätzung und Labor eine Zahl, die von Konsultation zu Konsultation dasselbe bedeutet.</p>
<h2>Vier Angaben</h2>
<ul><li>Druckschmerzhafte Gelenke (von 28)</li><li>Geschwollene Gelenke (von 28)</li><li>Globale Einschätzung durch die betroffene Person (0 bis 100)</li><li>Blutsenkung oder CRP</li></ul>
<table><thead><tr><th>Score</th><th>Aktivität</th></tr></thead><tbody><tr><td>Unter 2,6</td><td>Remission</td></tr><tr><td>2,6 bis 3,2</td><td>Niedrig</td></tr><tr><td>3,3 bis 5,1</td><td>Mittel</td></tr><tr><td>Über 5,1</td><td>Hoch</td></tr></tbody></table>
<h2>Was der Score nicht sieht</h2>
<p>Die Füsse zählen nicht mit und müssen separat untersucht werden. Eine Fibromyalgie oder eine Arthrose kann den Wert erhöhen, ohne dass die Entzündung zugenommen hat. Bevor eine Basistherapie geändert wird, sollte die Synovitis deshalb klinisch oder sonografisch bestätigt sein. Ein einzelner Wert sagt weniger als der Verlauf: Auf der Karte haben sechs Messungen Platz.</p>`,
			alt: "Stilisierte Hände mit markierten Gelenken",
		},
		"mat-immurelin-monitoring": {
			title: "IMMURELIN®: Überwachungsplan für Praxis und Rheumatologie",
			intro:
				"Was vor der ersten Injektion, im ersten Halbjahr und danach jährlich zu prüfen ist, und wer es übernimmt: ein Plan für beide Seiten.",
			content: `<p>Die Rheumatologin stellt die Indikation, doch mit Fieber kommt die Patientin zuerst in die Hausarztpraxis. Der Plan legt fest, wer unter IMMURELIN® (Remilizumab) was kontrolliert.</p>
<h2>Vor der ersten Injektion</h2>
<ul><li>Screening auf Tuberkulose sowie Hepatitis B und C</li><li>Impfausweis; Lebendimpfungen vor Therapiebeginn</li><li>Blutbild, Transaminasen, Kreatinin</li><li>Kinderwunsch und Verhütung</li></ul>
<h2>Unter der Behandlung</h2>
<p>Blutbild und Transaminasen nach 4 und 12 Wochen, danach alle drei Monate. Einmal jährlich kommen Impfungen, Haut und kardiovaskuläres Risiko dazu.</p>
<h2>Wann unterbrechen</h2>
<p>Bei unklarem Fieber oder einer schweren Infektion wird IMMURELIN® pausiert und die Rheumatologie angerufen. Vor planbaren Operationen wird der Abstand zur letzten Injektion rechtzeitig vereinbart.</p>
<p>Zum Plan gehört ein Ausweis mit Therapie, Datum der letzten Injektion und Telefonnummer. Schwerwiegende oder unbekannte Reaktionen sind Swissmedic zu melden. Verbindlich ist die Fachinformation.</p>`,
			alt: "Abstrakter Kalender in Violett",
		},
		"mat-copd-slides": {
			title: "Foliensatz: COPD-Exazerbationen und der Stellenwert von RESPILAIR®",
			intro:
				"Zwanzig kommentierte Folien für Ihren Qualitätszirkel oder das Praxisteam: Definition, Vorbeugung und Behandlung von Exazerbationen, mit Literatur.",
			content: `<p>Der Foliensatz ist auf dreissig Minuten Vortrag und ebenso viel Diskussion ausgelegt. Zu jeder Folie gibt es Sprechnotizen; die Literatur steht am Schluss.</p>
<h2>Aufbau</h2>
<ul><li><strong>Teil 1:</strong> Warum jede Exazerbation zählt</li><li><strong>Teil 2:</strong> Vorbeugen, vom Rauchstopp bis zur pulmonalen Rehabilitation</li><li><strong>Teil 3:</strong> Daten zu RESPILAIR® (Brevaterol), Nutzen und unerwünschte Wirkungen</li><li><strong>Teil 4:</strong> Zwei Fälle zum Diskutieren</li></ul>
<h2>Tipps für die Moderation</h2>
<p>Bitten Sie alle Teilnehmenden, eine Krankengeschichte mit mindestens zwei Exazerbationen im letzten Jahr mitzubringen. Vergleichen Sie: Wer hatte einen Aktionsplan, wer war bei der Physiotherapie, wer raucht noch? Die Unterschiede zwischen den Praxen sind meist lehrreicher als jede Folie.</p>
<p>Teil 1, 2 und 4 enthalten keine Produktnamen und dürfen für sich allein verwendet werden. Teil 3 ist Fachwerbung im Sinn der Arzneimittel-Werbeverordnung; er ist unverändert und mit der gekürzten Fachinformation zu zeigen.</p>`,
			alt: "Stilisierte Bronchien auf heller Leinwand",
		},
		"mat-nausea-guide": {
			title: "Ratgeber für Betroffene: Übelkeit während der Krebstherapie",
			intro:
				"Praktische Hinweise zu Essen, Trinken und Medikamenten sowie die Zeichen, bei denen man anruft. Am besten vor dem ersten Zyklus abgeben.",
			content: `<p>Übelkeit gehört zu den Nebenwirkungen, vor denen sich viele am meisten fürchten. Der Ratgeber nimmt diese Sorge ernst und zeigt, was sich vorbeugend tun lässt. Er richtet sich an Betroffene und Angehörige.</p>
<h2>Aus dem Inhalt</h2>
<ul><li>Lieber sechs kleine Mahlzeiten als drei grosse</li><li>Zwischen den Mahlzeiten trinken, in kleinen Schlucken</li><li>Kühle Speisen riechen weniger</li><li>Das verordnete Mittel nehmen, bevor die Übelkeit beginnt</li><li>Nach dem Essen an die frische Luft</li></ul>
<h2>Wann die Abteilung anrufen?</h2>
<p>Wer während vierundzwanzig Stunden nichts bei sich behält, kaum Wasser löst, Fieber hat oder verwirrt wirkt, wartet nicht bis zum nächsten Termin. Tragen Sie die Tages- und die Nachtnummer auf der letzten Seite ein, bevor Sie den Ratgeber abgeben.</p>
<p>Bei Gewichtsverlust kann eine Ernährungsberatung ärztlich angeordnet werden. Die kantonalen Krebsligen beraten kostenlos und unterstützen auch bei Fragen zur Versicherung.</p>`,
		},
		"mat-shared-decision": {
			title: "Gesprächshilfe: Behandlungen gemeinsam entscheiden",
			intro:
				"Drei Fragen geben dem Gespräch Halt und lassen Raum für das, was der betroffenen Person wichtig ist. Ein Blatt, das beide gemeinsam ausfüllen.",
			content: `<p>Oft gibt es mehr als eine vertretbare Behandlung. Welche passt, zeigt sich erst, wenn auch der Alltag zur Sprache kommt: die Arbeit, die Enkelkinder, der weite Weg ins Spital. Dafür ist dieses Blatt gedacht.</p>
<h2>Drei Fragen</h2>
<ol><li>Welche Möglichkeiten habe ich, Abwarten eingeschlossen?</li><li>Was bringen sie mir, was belasten sie mich, und wie wahrscheinlich ist das?</li><li>Was ist mir in den nächsten Monaten am wichtigsten?</li></ol>
<h2>Hinweise für Ihr Gespräch</h2>
<ul><li>Sagen Sie zu Beginn, dass es etwas zu entscheiden gibt.</li><li>Nennen Sie Zahlen bezogen auf hundert Menschen.</li><li>Bitten Sie Ihr Gegenüber, das Gehörte in eigenen Worten zu wiederholen.</li></ul>
<p>Niemand muss sofort wählen. Das Blatt darf nach Hause mitgehen und mit Angehörigen besprochen werden. Mit einer interkulturellen Dolmetscherin rechnen Sie besser mit der doppelten Zeit. Eine Kopie in der Krankengeschichte erspart am Tumorboard manche Rückfrage.</p>`,
			alt: "Zwei Formen im Gespräch um einen Kreis",
		},
		"pod-breathless-patient": {
			title: "Atemnot in der Sprechstunde: Herz oder Lunge?",
			intro:
				"Eine Kardiologin und ein Pneumologe teilen sich ein Symptom und zehn Minuten Zeit. Was sie fragen, was sie untersuchen und welchen Test sie zuerst machen.",
			content: `<p>Kaum ein Symptom führt so oft in die falsche Richtung wie die Atemnot. Zwei Fachleute nehmen sich denselben Patienten vor, jede und jeder mit den Gewohnheiten des eigenen Fachs, und kommen am Ende erstaunlich nahe zusammen.</p>
<h2>In dieser Folge</h2>
<ul><li>Drei Fragen, die schon die Anamnese ordnen</li><li>Weshalb ein unauffälliger Auskultationsbefund wenig beweist</li><li>Wie ein Peptidwert im Graubereich zu lesen ist</li><li>Warum die Spirometrie manchmal warten muss</li></ul>
<h2>Für den Praxisalltag</h2>
<p>Atemnot in Ruhe, Thoraxschmerz oder eine tiefe Sättigung gehören nicht ins Praxislabor, sondern auf die Notfallstation. In allen anderen Situationen reichen meist zwei Konsultationen innert einer Woche, um einen Plan zu machen.</p>
<p>Beide Gäste erinnern daran, dass Herz und Lunge häufig gemeinsam erkranken. Ein gutes Ansprechen auf einen Therapieversuch ist noch keine Diagnose.</p>`,
			transcript: `<p><strong>Moderation:</strong> Ein Mann, zweiundsiebzig, muss auf dem Weg zum Bahnhof neuerdings stehen bleiben. Wo beginnen Sie?</p><p><strong>Dr. Seraina Ammeter:</strong> In der Nacht. Wie viele Kissen, erwacht er mit Atemnot, muss er oft hinaus?</p><p><strong>Dr. Beat Rütimeier:</strong> Ich beginne im Winter davor. Husten, Auswurf, Zigaretten, und was er gearbeitet hat. Er war Gipser, das ist nicht unwichtig.</p><p><strong>Moderation:</strong> Und dann untersuchen Sie.</p><p><strong>Dr. Seraina Ammeter:</strong> Halsvenen und Knöchel zuerst. Die Lunge kann ruhig klingen und das Herz trotzdem schwach sein.</p><p><strong>Dr. Beat Rütimeier:</strong> Ich zähle die Atemzüge, eine ganze Minute lang. Fast niemand macht das.</p><p><strong>Moderation:</strong> Welcher Test kommt zuerst?</p><p><strong>Dr. Seraina Ammeter:</strong> Ein natriuretisches Peptid. Ist es tief, ist das Herz selten schuld. Bei Adipositas bin ich vorsichtiger.</p><p><strong>Dr. Beat Rütimeier:</strong> Danach die Spirometrie, aber erst, wenn er stabil ist. Mitten in der Stauung sagt sie wenig.</p><p><strong>Moderation:</strong> Und wenn beides krankhaft ist?</p><p><strong>Dr. Seraina Ammeter:</strong> Dann haben wir beide recht, und er braucht uns beide.</p><p><strong>Dr. Beat Rütimeier:</strong> Und einen Hausarzt, der die Fäden zusammenhält.</p>`,
			alt: "Herzlinie und Atemwelle, ineinander verschlungen",
		},
		"pod-difficult-asthma": {
			title: "Schwieriges Asthma oder schwierig zu behandeln?",
			intro:
				"Vor der nächsten Therapiestufe steht der zweite Blick: Diagnose, Technik, Therapietreue und Umfeld. Mit einer Pneumologin aus St. Gallen.",
			content: `<p>Die Beschwerden bleiben, die Dosis steigt, und irgendwann steht «therapieresistent» in der Krankengeschichte. Unser Gast legt das Wort beiseite und fängt noch einmal von vorne an.</p>
<h2>Die vier Fragen</h2>
<ol><li>Ist es überhaupt Asthma?</li><li>Kommt das Medikament in den Bronchien an?</li><li>Wird es genommen, und wie oft?</li><li>Was hält die Entzündung zu Hause oder bei der Arbeit in Gang?</li></ol>
<p>Im Gespräch geht es auch um Mehlstaub, Katzen und Schimmel in Altbauwohnungen, und darum, wie sich über Therapietreue reden lässt, ohne dass sich jemand ertappt fühlt.</p>
<h2>Wann zuweisen?</h2>
<p>Zwei orale Steroidstösse innert zwölf Monaten, eine Hospitalisation oder täglicher Bedarf an Notfallspray rechtfertigen eine pneumologische Beurteilung. Legen Sie frühere Spirometrien und die bisherigen Therapien bei. Bei Verdacht auf berufliche Ursachen lohnt eine frühe Meldung an den Unfallversicherer.</p>`,
			transcript: `<p><strong>Moderation:</strong> Frau Doktor, das Asthma kommt nicht zur Ruhe. Ihr erster Schritt?</p><p><strong>Dr. Nina Oberhänsli:</strong> Ich lege einen Inhalator auf den Tisch und sage nichts. Die meisten greifen danach und zeigen mir, wie sie es machen.</p><p><strong>Moderation:</strong> Was sehen Sie dann?</p><p><strong>Dr. Nina Oberhänsli:</strong> Bei etwa jedem Dritten einen Fehler, der vieles erklärt. Das ist die beste Nachricht des Tages, denn den können wir beheben.</p><p><strong>Moderation:</strong> Und wenn die Technik stimmt?</p><p><strong>Dr. Nina Oberhänsli:</strong> Dann schaue ich die Bezüge an. Viele Praxen geben die Medikamente ja selber ab, da genügt ein Klick.</p><p><strong>Moderation:</strong> Wie sprechen Sie Lücken an?</p><p><strong>Dr. Nina Oberhänsli:</strong> Ich sage: «Die meisten lassen es weg, wenn es ihnen gut geht. Wann ist das bei Ihnen so?» Dann kommt eine ehrliche Antwort.</p><p><strong>Moderation:</strong> Zweifeln Sie auch an der Diagnose?</p><p><strong>Dr. Nina Oberhänsli:</strong> Immer. Stimmbänder, Reflux, Herz: Nicht alles, was pfeift, ist Asthma.</p><p><strong>Moderation:</strong> Wen sollen wir Ihnen schicken?</p><p><strong>Dr. Nina Oberhänsli:</strong> Wer trotz guter Technik zweimal im Jahr Kortison braucht. Lieber ein Jahr zu früh als eines zu spät.</p>`,
			alt: "Abstrakte Bronchien mit Fragezeichen",
		},
		"pod-first-injection": {
			title: "Über die erste Injektion sprechen, ohne zu drohen",
			intro:
				"Wie bietet man bei Diabetes eine Injektionstherapie an, ohne dass es nach Niederlage klingt? Eine Diabetesfachberaterin aus Chur erzählt.",
			content: `<p>Viele hören «Spritze» und verstehen «selber schuld». Dabei entscheidet oft ein einziger Satz, Jahre zuvor gesagt, ob der Beginn einer Injektionstherapie gelingt. Ursina Cadalbert begleitet seit achtzehn Jahren Menschen in genau diesem Moment.</p>
<h2>Ihr Vorgehen in drei Schritten</h2>
<ul><li><strong>Lange davor:</strong> erklären, dass sich ein Diabetes verändert und die Behandlung mit ihm.</li><li><strong>Am Tag selbst:</strong> gemeinsam stechen, zuerst ohne Medikament.</li><li><strong>Eine Woche danach:</strong> anrufen und vor allem zuhören.</li></ul>
<p>Weitere Themen sind die Angst vor Unterzuckerungen, das Autofahren, die Entsorgung der Nadeln und die Frage, was auf eine Skitour mitmuss.</p>
<h2>Gut zu wissen</h2>
<p>Die Diabetesberatung wird auf ärztliche Anordnung von der Grundversicherung vergütet. Ordnen Sie sie zusammen mit der Therapie an. Der erste Termin sollte vor der ersten Injektion liegen und nicht erst danach.</p>`,
			transcript: `<p><strong>Moderation:</strong> Welchen Satz sagen Sie nie?</p><p><strong>Ursina Cadalbert, Diabetesfachberaterin:</strong> «Wenn Sie so weitermachen, müssen Sie spritzen.» Damit wird die Therapie zur Strafe, und das vergisst niemand mehr.</p><p><strong>Moderation:</strong> Was sagen Sie stattdessen?</p><p><strong>Ursina Cadalbert:</strong> Dass die Bauchspeicheldrüse mit den Jahren müde wird. Das ist so, wie wenn man eine Brille braucht.</p><p><strong>Moderation:</strong> Und die Angst vor der Nadel?</p><p><strong>Ursina Cadalbert:</strong> Ich lege sie auf die Hand. Vier Millimeter, viel kürzer, als die meisten denken. Dann steche ich zuerst mich selbst.</p><p><strong>Moderation:</strong> Im Ernst?</p><p><strong>Ursina Cadalbert:</strong> Immer, ohne Medikament. Danach sind die Leute dran, und die meisten fragen: «War das schon alles?»</p><p><strong>Moderation:</strong> Gibt es auch ein Nein?</p><p><strong>Ursina Cadalbert:</strong> Sicher. Ein Bauer hatte Angst, auf dem Traktor zu unterzuckern. Das war eine sehr vernünftige Sorge. Wir haben dann mit dem Hausarzt ein anderes Mittel gewählt.</p><p><strong>Moderation:</strong> Ihr Wunsch an die Ärztinnen und Ärzte?</p><p><strong>Ursina Cadalbert:</strong> Rufen Sie uns früh. Ein Rezept am Freitagabend ohne Anleitung bleibt im Kühlschrank.</p>`,
			alt: "Tropfen und weiche Linien in Grün",
		},
		"pod-cardovex-practice": {
			title: "CARDOVEX® im Praxisalltag: ein Jahr danach",
			intro:
				"Eine Spitalkardiologin und ein Hausarzt vergleichen ihr erstes Jahr mit CARDOVEX®: bei wem beginnen, wie rasch steigern und wann darauf verzichten.",
			content: `<p>Sie beginnt die Behandlung auf der Station, er führt sie in Thun weiter. Ein Jahr nach der Einführung von CARDOVEX® (Velocardin) sprechen beide darüber, was gut läuft und wo es klemmt.</p>
<h2>Worüber gesprochen wird</h2>
<ul><li>Für wen CARDOVEX® infrage kommt und bei wem sie zuwarten</li><li>Die Blutentnahme nach zwei Wochen und wer daran denkt</li><li>Schwindel in den ersten Tagen und die Rolle des Diuretikums</li><li>Was im Austrittsbericht stehen sollte</li></ul>
<h2>Persönliche Erfahrung bleibt persönlich</h2>
<p>Was die beiden schildern, ergänzt die Daten aus HORIZON-HF und ersetzt sie nicht. Sehr alte Menschen kamen in der Studie kaum vor; entsprechend vorsichtig äussern sich beide zu dieser Gruppe.</p>
<p>Am Schluss beantworten sie drei Fragen aus der Hörerschaft. Kontraindikationen, Interaktionen und Dosierung entnehmen Sie bitte der Fachinformation von CARDOVEX®.</p>`,
			transcript: `<p><strong>Moderation:</strong> Bei wem beginnen Sie CARDOVEX®?</p><p><strong>Dr. Seraina Ammeter:</strong> Bei Personen, die unter der Standardtherapie noch Beschwerden haben. Blutdruck und Kalium müssen mitmachen.</p><p><strong>Moderation:</strong> Herr Wyssbach, was kommt davon bei Ihnen an?</p><p><strong>Dr. Ruedi Wyssbach:</strong> Ein Patient mit einer neuen Tablette und vielen Fragen. Am wichtigsten ist der Termin nach zwei Wochen. Den vergebe ich, bevor er zur Türe hinausgeht.</p><p><strong>Moderation:</strong> Was wird am häufigsten gefragt?</p><p><strong>Dr. Ruedi Wyssbach:</strong> «Wird mir davon trümmlig?» Ich sage: vielleicht am Anfang. Langsam aufstehen, genug trinken, und anrufen, wenn es bleibt.</p><p><strong>Dr. Seraina Ammeter:</strong> Bleibt es, schaue ich zuerst das Diuretikum an. Wem es besser geht, der braucht oft weniger davon.</p><p><strong>Moderation:</strong> Wann verzichten Sie?</p><p><strong>Dr. Seraina Ammeter:</strong> Wenn das Kalium trotz aller Massnahmen zu hoch bleibt. Oder wenn Kontrollen nicht möglich sind, etwa weil jemand allein und weitab wohnt.</p><p><strong>Moderation:</strong> Ein Wunsch ans Spital?</p><p><strong>Dr. Ruedi Wyssbach:</strong> Drei Zeilen im Bericht: nächster Schritt, Datum, wer macht ihn. Mehr braucht es nicht.</p>`,
			alt: "Abstrakte Herzlinie auf einer Zeitachse",
		},
		"pod-fatigue-cancer": {
			title: "Müde nach Krebs: mehr als fehlender Schlaf",
			intro:
				"Fatigue gehört zu den häufigsten Spätfolgen einer Krebstherapie. Was zuerst ausgeschlossen wird, was hilft und wie die Rückkehr zur Arbeit gelingt.",
			content: `<p>Die letzte Kontrolle war gut, die Haare sind nachgewachsen, alle erwarten den Alltag zurück. Nur die Müdigkeit bleibt. Eine Onkologin und ein Physiotherapeut erklären, was dahinterstecken kann.</p>
<h2>Zuerst ausschliessen</h2>
<ul><li>Anämie, Eisenmangel, Schilddrüsenunterfunktion</li><li>Depression, Angst, Schlafstörung</li><li>Schmerzen, die nachts wach halten</li><li>Medikamente, auch die antihormonelle Therapie</li></ul>
<h2>Dann bewegen</h2>
<p>Am besten belegt ist regelmässige, angepasste Bewegung. Sie beginnt mit zehn Minuten am Tag, immer zur gleichen Zeit, und wird wöchentlich etwas länger. Wer an guten Tagen alles nachholt, bezahlt es am nächsten.</p>
<p>Für den Wiedereinstieg braucht es früh das Gespräch mit Arbeitgeber und Taggeldversicherung. Die IV-Stelle kann im Rahmen der Früherfassung beigezogen werden. Die kantonalen Krebsligen beraten Betroffene unentgeltlich. Ein bebilderter Bewegungsplan für die ersten vier Wochen liegt der Folge bei und darf abgegeben werden.</p>`,
			transcript: `<p><strong>Moderation:</strong> Eine Lehrerin, achtundvierzig, ist acht Monate nach der Therapie noch erschöpft. Was klären Sie ab?</p><p><strong>Dr. Livia Brodtmann:</strong> Blutbild, Ferritin, Schilddrüse. Dann frage ich nach Schlaf, Stimmung und Schmerz, und ich gehe die Medikamente durch.</p><p><strong>Moderation:</strong> Und wenn alles in Ordnung ist?</p><p><strong>Dr. Livia Brodtmann:</strong> Dann sage ich nicht: «Sie haben nichts.» Ich sage: «Ihre Müdigkeit ist echt, und sie hat einen Namen.»</p><p><strong>Moderation:</strong> Herr Zumwald, jetzt kommen Sie.</p><p><strong>Reto Zumwald, Physiotherapeut:</strong> Mit zehn Minuten. Einmal um den Block, jeden Tag zur gleichen Zeit. Die Motivierten wollen gleich auf den Pilatus, die muss ich bremsen.</p><p><strong>Moderation:</strong> Und an schlechten Tagen?</p><p><strong>Reto Zumwald:</strong> Fünf Minuten. Hauptsache, die Schuhe waren an.</p><p><strong>Moderation:</strong> Wann geht sie wieder zur Schule?</p><p><strong>Dr. Livia Brodtmann:</strong> In Stufen, vielleicht mit dreissig Prozent. Ins Arztzeugnis schreibe ich, was sie tun kann: zwei Lektionen am Morgen, keine Pausenaufsicht. Damit kann die Schulleitung etwas anfangen.</p><p><strong>Moderation:</strong> Was geben Sie ihr mit?</p><p><strong>Reto Zumwald:</strong> Ein Heft. Nach sechs Wochen weiss niemand mehr, wie klein er angefangen hat.</p>`,
		},
		"pod-biologics-pregnancy": {
			title: "Biologika und Kinderwunsch: rechtzeitig planen",
			intro:
				"Welche Behandlung läuft weiter, welche wird rechtzeitig gewechselt, und wer redet mit? Eine Rheumatologin beantwortet die Fragen, die Paare ihr stellen.",
			content: `<p>Der Kinderwunsch kommt in der rheumatologischen Sprechstunde oft erst zur Sprache, wenn der Test schon positiv ist. Dr. Lea Hunzinger aus Aarau möchte das umkehren und fragt beim ersten Rezept danach.</p>
<h2>Grundsätze</h2>
<ul><li>Einige Monate ruhige Krankheit vor der Empfängnis anstreben</li><li>Jedes Medikament einzeln beurteilen, nicht alles pauschal absetzen</li><li>Halbwertszeit und Plazentagängigkeit im letzten Drittel beachten</li><li>Die Exposition im Bericht an die Kinderärztin festhalten, wegen der Lebendimpfungen</li></ul>
<h2>Abwägen statt absetzen</h2>
<p>Eine aktive Arthritis erhöht ihrerseits das Risiko für Komplikationen. Vorsicht kann deshalb auch bedeuten, eine wirksame Therapie fortzuführen. Für neuere Substanzen sind die Daten begrenzt; verbindlich ist die jeweilige Fachinformation.</p>
<p>Die Folge weist zudem auf Schwangerschaftsregister hin, an denen Patientinnen freiwillig teilnehmen können. Je mehr mitmachen, desto besser wird die nächste Generation beraten.</p>`,
			transcript: `<p><strong>Moderation:</strong> Wann sprechen Sie den Kinderwunsch an?</p><p><strong>Dr. Lea Hunzinger:</strong> Beim ersten Rezept. Auch wenn die Patientin zwanzig ist und lacht. Viele Schwangerschaften sind nicht geplant.</p><p><strong>Moderation:</strong> Wäre es nicht am sichersten, alles abzusetzen?</p><p><strong>Dr. Lea Hunzinger:</strong> Das klingt sicher, ist es aber oft nicht. Ein Schub schadet der Mutter und kann auch dem Kind schaden. Wir suchen die Therapie, die wirkt und am besten untersucht ist.</p><p><strong>Moderation:</strong> Und wenn sie schon schwanger ist?</p><p><strong>Dr. Lea Hunzinger:</strong> Dann ruft sie an, am selben Tag. Sofort weglassen soll sie nur, was wir zusammen rot markiert haben.</p><p><strong>Moderation:</strong> Wer gehört mit an den Tisch?</p><p><strong>Dr. Lea Hunzinger:</strong> Die Gynäkologin, der Hausarzt, später die Hebamme. Eine Seite, die alle kennen, genügt.</p><p><strong>Moderation:</strong> Und die Väter?</p><p><strong>Dr. Lea Hunzinger:</strong> Die gehen gern vergessen. Einzelne Medikamente betreffen auch sie, also frage ich die Männer genauso.</p><p><strong>Moderation:</strong> Was kommt nach der Geburt?</p><p><strong>Dr. Lea Hunzinger:</strong> Häufig ein Schub. Deshalb ist der Termin sechs Wochen danach schon abgemacht, und übers Stillen haben wir vorher gesprochen.</p>`,
			alt: "Ineinandergreifende Bögen in warmen Tönen",
		},
		"cast-spirometry": {
			title: "Spirometrie lesen in drei Minuten",
			intro:
				"Qualität, Verhältnis, Volumen: eine feste Reihenfolge, die für jede Kurve taugt, auch für jene, die man zuerst wiederholen muss.",
			content: `<p>Fünf Kurven aus einer Hausarztpraxis, davon eine unbrauchbar: An ihnen zeigt der Film, wie wenig Zeit ein guter Befund braucht, wenn die Reihenfolge stimmt.</p>
<h2>Die Reihenfolge</h2>
<ol><li><strong>Qualität:</strong> steiler Beginn, vollständige Ausatmung, drei vergleichbare Versuche.</li><li><strong>Verhältnis:</strong> FEV1 zu FVC, gemessen an der unteren Normgrenze.</li><li><strong>Volumen:</strong> Eine tiefe FVC weckt den Verdacht auf eine Restriktion; beweisen kann sie nur die Bodyplethysmografie.</li><li><strong>Reversibilität:</strong> Der Vergleich nach Bronchodilatation ist immer zusammen mit der Anamnese zu lesen.</li></ol>
<h2>Drei Fallen</h2>
<p>Wer zu früh aufhört auszuatmen, täuscht ein normales Verhältnis vor. Mit dem fixen Grenzwert von 0,70 gelten viele Betagte als krank, die es nicht sind. Und zwischen zwei Anfällen kann die Kurve bei Asthma völlig unauffällig sein.</p>
<p>Fragen Sie vor der Messung, welcher Spray am Morgen schon genommen wurde, und notieren Sie es direkt auf dem Ausdruck.</p>`,
			captions: [
				"Zuerst die Form der Kurve.",
				"Ist der Beginn steil?",
				"Läuft sie bis zum Ende aus?",
				"Dann lesen wir das Verhältnis.",
				"Unter der Grenze: Obstruktion.",
				"Jetzt folgt das Volumen.",
				"Zuletzt: vorher und nachher.",
			],
			alt: "Stilisierte Fluss-Volumen-Kurve",
		},
		"cast-echo-basics": {
			title: "Echo-Grundlagen für Nichtkardiologen",
			intro:
				"Was ein Echobefund aussagt, was er offenlässt und bei welchen Wörtern man noch am selben Tag zum Telefon greift und die Kardiologie anruft.",
			content: `<p>Zwei Seiten Zahlen, drei Zeilen Beurteilung: Den meisten Zuweisenden bleibt nur der Schluss. Der Film verbindet die häufigsten Begriffe mit dem bewegten Bild, damit auch der Rest lesbar wird.</p>
<h2>Begriffe, die Sie danach kennen</h2>
<ul><li><strong>Auswurffraktion:</strong> der Anteil des Blutes, den die Kammer pro Schlag auswirft</li><li><strong>Diastolische Funktion:</strong> wie gut sich die Kammer füllt; der Druck wird geschätzt, nicht gemessen</li><li><strong>Klappenvitien:</strong> leicht, mittel oder schwer, und warum die Grade nicht immer zusammenpassen</li><li><strong>Rechtes Herz:</strong> Funktion und geschätzter Druck im kleinen Kreislauf</li></ul>
<h2>Anrufen oder abwarten?</h2>
<p>«Schwere Stenose», «Perikarderguss», «Thrombus»: Hier wird angerufen. Eine Auswurffraktion von 45 % bei jemandem, dem es unverändert geht, hat Zeit bis zum vereinbarten Termin.</p>
<p>Zum Schluss folgt ein Beispiel für eine gute Zuweisung: Beschwerden, Medikamente, Vorbefund und eine klare Frage.</p>`,
			captions: [
				"Das ist die linke Kammer.",
				"Sie füllt und entleert sich.",
				"Die Fraktion ist ein Anteil.",
				"Über fünfzig gilt als normal.",
				"Unter vierzig: vermindert.",
				"Hier öffnet sich die Klappe.",
				"Schwer heisst: heute anrufen.",
			],
			alt: "Fächerförmige Wellen wie im Ultraschall",
		},
		"cast-oncavera-mechanism": {
			title: "ONCAVERA®: der Wirkmechanismus in vier Bildern",
			intro:
				"Wie Talaraciclib den Zellzyklus bremst, in vier animierten Sequenzen. Und weshalb das Blutbild unter der Behandlung regelmässig kontrolliert wird.",
			content: `<p>Die Animation begleitet eine hormonempfindliche Tumorzelle vom Wachstumssignal bis zum Stillstand. Sie zeigt, wo ONCAVERA® (Talaraciclib) eingreift und was gleichzeitig im Knochenmark geschieht.</p>
<h2>Die vier Sequenzen</h2>
<ol><li>Ein Hormonsignal aktiviert zwei Kinasen.</li><li>Die Kinasen geben den Weg zur Verdoppelung der DNA frei.</li><li>ONCAVERA® hemmt beide Kinasen; die Zelle verharrt in der Ruhephase.</li><li>Auch Vorläuferzellen im Knochenmark pausieren. Das erklärt die meist reversible Neutropenie.</li></ol>
<h2>Grenzen der Darstellung</h2>
<p>Ein plausibler Mechanismus ist kein Beleg für den klinischen Nutzen. Studienergebnisse, Resistenzen und unerwünschte Wirkungen werden in anderen Beiträgen behandelt. Für Dosierung, Kontrollen von Blutbild, Leberwerten und EKG sowie für Interaktionen gilt die Fachinformation von ONCAVERA®.</p>
<p>Sie dürfen den Film an internen Fortbildungen zeigen, sofern er vollständig und unverändert bleibt. Für das Gespräch mit Patientinnen ist er nicht bestimmt.</p>`,
			captions: [
				"Eine Zelle erhält ein Signal.",
				"Zwei Kinasen werden aktiv.",
				"ONCAVERA® hemmt sie beide.",
				"Der Zellzyklus steht still.",
				"Auch das Knochenmark bremst.",
				"Die Neutrophilen sinken.",
				"In der Pause steigen sie.",
			],
			alt: "Stilisierte Zellen mit ringförmigem Schloss",
		},
		"cast-joint-ultrasound": {
			title: "Gelenkultraschall: was das Bild erzählt",
			intro:
				"Erguss, Synovitis, Erosion: Eine Rheumatologin untersucht ein Handgelenk und erklärt, wie sich die drei Befunde im Bericht unterscheiden.",
			content: `<p>Entzündung ist im Ultraschall oft zu sehen, bevor das Röntgenbild sich verändert. Der Film ist für alle gedacht, die zuweisen und Berichte lesen, ohne selber zu schallen.</p>
<h2>Was Sie sehen werden</h2>
<ul><li><strong>Erguss:</strong> schwarz und mit dem Schallkopf verschiebbar</li><li><strong>Synovitis:</strong> grau, verdickt, gibt dem Druck kaum nach</li><li><strong>Erosion:</strong> eine Lücke in der hellen Knochenlinie, in zwei Ebenen nachweisbar</li><li><strong>Dopplersignal:</strong> Farbe, wo vermehrt Blut fliesst</li></ul>
<h2>Nicht überinterpretieren</h2>
<p>Etwas Flüssigkeit nach dem Holzen oder einer langen Velotour ist harmlos. Ein schwaches Dopplersignal kommt auch bei Gesunden vor, und wer am Vorabend einen Entzündungshemmer genommen hat, zeigt weniger davon.</p>
<p>Der Ultraschall ergänzt die klinische Untersuchung. Über eine Therapie entscheidet er nicht allein. Hilfreich in der Zuweisung sind das betroffene Gelenk, die Dauer der Beschwerden und die aktuellen Medikamente.</p>`,
			captions: [
				"Wir beginnen am Handgelenk.",
				"Die helle Linie ist Knochen.",
				"Schwarz bedeutet Flüssigkeit.",
				"Grau und dick: die Synovia.",
				"Diese Lücke ist eine Erosion.",
				"Farbe zeigt den Blutfluss.",
				"Hier ist die Krankheit aktiv.",
			],
			alt: "Graue Schichten mit farbigen Bögen",
		},
		"cast-glucelia-cases": {
			title: "Drei Fälle aus der Sprechstunde mit GLUCELIA®",
			intro:
				"Neu diagnostiziert, unter Kombinationstherapie, mit verminderter Nierenfunktion: drei Situationen aus der Hausarztpraxis und die Entscheide dazu.",
			content: `<p>Vor jeder Antwort hält der Film an. Überlegen Sie zuerst selber, was Sie tun würden; zum Teil gibt es mehr als eine gute Lösung.</p>
<ol><li><strong>Frau, 51,</strong> Diagnose vor drei Wochen, HbA1c 7,4 %. Braucht sie schon ein Medikament?</li><li><strong>Mann, 64,</strong> zwei Antidiabetika, zittrig beim Rasenmähen. Was lassen wir weg, bevor etwas dazukommt?</li><li><strong>Frau, 77,</strong> eGFR 41, alleinstehend, Spitex zweimal pro Woche. Welche Dosis, welche Kontrollen?</li></ol>
<h2>Was die Fälle verbindet</h2>
<p>Die Dosis von GLUCELIA® (Sorigluptin) richtet sich nach der Niere, das Therapieziel nach dem Menschen. Im zweiten Fall ist Vereinfachen wichtiger als ein schöner HbA1c-Wert. Im dritten zählt, wer die Tabletten richtet und wer das Labor abnimmt.</p>
<h2>Bitte beachten</h2>
<p>Die Personen sind erfunden. Welche Kombinationen die Grundversicherung vergütet, steht in der Limitatio der Spezialitätenliste. Für alles Übrige gilt die Fachinformation von GLUCELIA®.</p>`,
			captions: [
				"Die erste Patientin ist 51.",
				"Was würden Sie ihr raten?",
				"Zuerst Bewegung und Essen.",
				"Der zweite hat Unterzucker.",
				"Wir lassen etwas weg.",
				"Die dritte: eGFR einundvierzig.",
				"Halbe Dosis, engere Kontrolle.",
			],
			alt: "Drei geometrische Formen in Grün",
		},
		"cast-motivational": {
			title: "Motivierende Gesprächsführung in einer Konsultation",
			intro:
				"Fragen, zuhören, zusammenfassen: dasselbe kurze Gespräch, zweimal gefilmt, zuerst mit Ratschlägen und dann mit Fragen. Der Unterschied ist hörbar.",
			content: `<p>Ein Patient raucht, sitzt viel und «weiss ja eigentlich alles». Im ersten Durchgang erklärt ihm die Ärztin, was er ändern sollte. Im zweiten fragt sie. Die Gespräche dauern fast gleich lang, nämlich knapp fünf Minuten.</p>
<h2>Vier Dinge zum Ausprobieren</h2>
<ul><li>Mit einer offenen Frage beginnen: «Was stört Sie selber am meisten?»</li><li>Spiegeln statt widersprechen</li><li>Eine Skala von 0 bis 10: «Weshalb eine Vier und keine Zwei?»</li><li>Zum Schluss in seinen Worten zusammenfassen</li></ul>
<h2>Wenn sich nichts bewegt</h2>
<p>Wer zwei Meinungen in sich trägt, wird durch Drängen selten entschlossener. Fragen Sie, ob Sie das Thema wieder ansprechen dürfen, und notieren Sie die Antwort. Der kleine Schritt, den jemand selbst vorschlägt, hält meist länger als der grosse, den Sie verordnen.</p>
<p>Zum Film gehört eine Karte mit acht Einstiegssätzen, auf Wunsch auch mit einer Mundartfassung fürs Team.</p>`,
			captions: [
				"So läuft es meistens ab.",
				"Ein Rat, ein Nicken, fertig.",
				"Und nun nochmals von vorne.",
				"Was möchten Sie ändern?",
				"Eine Pause. Halten Sie sie aus.",
				"In seinen Worten wiederholen.",
				"Er nennt den ersten Schritt.",
			],
			alt: "Zwei Wellen, die zueinander finden",
		},
		"web-hf-primary-care": {
			title: "Live: Herzinsuffizienz in der Grundversorgung",
			intro:
				"Die neue Leitlinie in einer Stunde, aus der Sicht von Spital und Praxis. Die letzten zwanzig Minuten gehören Ihren Fällen und Ihren Fragen.",
			content: `<p>Was lässt sich in der Praxis entscheiden, wenn der nächste Echotermin erst in drei Wochen frei ist? Eine Kardiologin und ein Hausarzt zeigen es an drei Verläufen, vom ersten Verdacht bis zur Jahreskontrolle.</p>
<h2>Programm</h2>
<ul><li>Diagnose ohne Verzug: Peptid, EKG, Zuweisung</li><li>Vier Therapien: womit beginnen, wie rasch steigern, was kontrollieren</li><li>Nach dem Spital: Wer ruft an, wer kontrolliert das Gewicht, wer passt an?</li><li>Ihre Fälle</li></ul>
<h2>Organisatorisches</h2>
<p>Die Teilnahme ist für medizinische Fachpersonen kostenlos. Wenn Sie einen Fall einbringen möchten, senden Sie ihn anonymisiert mit der Anmeldung, spätestens zwei Tage vorher. Den Zugangslink erhalten Sie am Vortag per E-Mail.</p>
<p>Die Anerkennung als Kernfortbildung ist beantragt; über die Zahl der Credits informieren wir zu Beginn. Eine Aufzeichnung wird auf dem Portal veröffentlicht. Es werden keine Präparate beworben.</p>`,
			speakers: ["Dr. med. Seraina Ammeter, Kardiologin, Bern", "Dr. med. Ruedi Wyssbach, Hausarzt, Thun"],
			alt: "Abstrakte Herzlinie auf einem Bildschirm",
		},
		"web-copd-evening": {
			title: "COPD-Abend in Zürich und online",
			intro:
				"Zwei Vorträge anhand von Fällen, ein Workshop zur Inhalation und ein Apéro an der Limmat. Die Vorträge werden live auf dem Portal übertragen.",
			content: `<p>Wie lässt sich die nächste Exazerbation verhindern? An diesem Abend suchen Hausärztinnen, Pneumologen, Pflegefachpersonen, MPA und Apotheken gemeinsam nach Antworten. Die Fälle stammen aus Praxen im Kanton Zürich.</p>
<h2>Ablauf</h2>
<ul><li>18.00 Uhr: Begrüssung</li><li>18.10 Uhr: COPD in der Hausarztpraxis, drei Fälle</li><li>18.40 Uhr: Aus dem Spital entlassen, und dann?</li><li>19.10 Uhr: Workshops zur Inhalation in Gruppen, nur vor Ort</li><li>19.45 Uhr: Apéro</li></ul>
<h2>Teilnahme</h2>
<p>Vor Ort stehen fünfzig Plätze zur Verfügung; bitte melden Sie sich an. Das Haus am Limmatufer ist rollstuhlgängig und vom Hauptbahnhof aus zu Fuss in zwölf Minuten erreichbar. Parkplätze gibt es keine. Online ist die Zahl der Plätze nicht beschränkt, Fragen stellen Sie dort schriftlich.</p>
<p>Die Verpflegung bleibt im bescheidenen Rahmen, den die Verordnung über Integrität und Transparenz vorsieht. Reisespesen werden nicht vergütet.</p>`,
			speakers: [
				"Dr. med. Beat Rütimeier, Pneumologe, Zürich",
				"Dr. med. Nina Oberhänsli, Pneumologin, St. Gallen",
				"Anna Lüthold, Pflegeexpertin APN, Winterthur",
			],
			venue: { venue: "Haus am Limmatufer", address: "Musterquai 14, 8001 Zürich" },
			alt: "Abstrakte Bronchien über einem Fluss",
		},
		"web-oncavera-experts": {
			title: "ONCAVERA®: Ihre Fragen an die Fachleute",
			intro:
				"Dosisanpassung, Blutbild, Interaktionen, Nebenwirkungen: Drei Fachleute beantworten live, was Sie im Umgang mit ONCAVERA® beschäftigt.",
			content: `<p>Kein Vortrag, keine Folien: In diesen fünfundsiebzig Minuten geben Ihre Fragen den Ablauf vor. Die drei Fachleute stützen sich auf publizierte Daten und auf ihre Erfahrung mit ONCAVERA® (Talaraciclib) bei Brustkrebs.</p>
<h2>Bereits eingegangen</h2>
<ul><li>Neutropenie: abwarten, pausieren oder reduzieren?</li><li>Johanniskraut, Grapefruit und andere Interaktionen</li><li>Durchfall und Müdigkeit: Was kann die Hausarztpraxis übernehmen?</li><li>Behandlung von Patientinnen über 75</li></ul>
<h2>So fragen Sie</h2>
<p>Sie können Ihre Frage mit der Anmeldung senden oder während der Sendung schreiben. Verzichten Sie auf Angaben, die Rückschlüsse auf eine Patientin zulassen. Fragen ausserhalb der zugelassenen Indikation werden nicht live behandelt; unsere medizinische Abteilung antwortet Ihnen schriftlich.</p>
<p>Eine Zusammenfassung mit Literaturangaben erscheint innert zwei Wochen auf dem Portal, ebenso die Aufzeichnung in voller Länge. Massgebend bleibt die Fachinformation von ONCAVERA®.</p>`,
			speakers: [
				"Dr. med. Livia Brodtmann, Onkologin, Basel",
				"Marco Stirnimann, Spitalapotheker FPH, Luzern",
				"Dr. med. Eva Freudweiler, medizinische Beraterin, Helvora",
			],
			alt: "Abstrakte Zellen und Sprechblasen",
		},
		"web-diabetes-kidney": {
			title: "Diabetes und Niere: handeln, bevor das Kreatinin steigt",
			intro:
				"Welcher Test, wie oft und was folgt aus dem Ergebnis? Ein Nephrologe und eine Hausärztin stellen einen Ablauf vor, der in jede Praxis passt.",
			content: `<p>Der Albumin-Kreatinin-Quotient kostet wenig, braucht nur einen Spontanurin und geht trotzdem bei rund jeder zweiten Person mit Diabetes vergessen. Das Webinar zeigt, wie er ohne Mehraufwand zur Jahreskontrolle gehört.</p>
<h2>Inhalt</h2>
<ol><li>Albuminurie verstehen: Schwankungen, Bestätigung, Stadien</li><li>Den Test organisieren: Erinnerung in der Praxissoftware, Rolle der MPA</li><li>Die Niere schützen: Blutdruck, Medikamente, Salz, Rauchstopp</li><li>Zuweisen: bei welchen Werten und mit welchen Angaben</li></ol>
<h2>Drei Fälle</h2>
<p>Ein Landwirt von 58 Jahren, eine schwangere Primarlehrerin und eine Frau von 91 Jahren im Pflegeheim haben denselben Laborwert. Dreimal bedeutet er etwas anderes.</p>
<p>Alle Teilnehmenden erhalten eine Seite mit dem Ablauf, die sich an die eigene Praxis anpassen lässt. Die Vorträge nennen nur Wirkstoffklassen, keine Marken. Fragen sind jederzeit im Chat möglich; wer später einsteigt, kann die Aufzeichnung nachschauen.</p>`,
			speakers: ["Dr. med. Corsin Vonmoos, Nephrologe, Chur", "Dr. med. Mirjam Leutwiler, Hausärztin, Wil"],
			alt: "Zwei nierenförmige Flächen in Grün",
		},
		"web-ra-early": {
			title: "Frühe rheumatoide Arthritis erkennen",
			intro:
				"Auf die ersten zwölf Wochen kommt es an. Aufzeichnung des Webinars: Warnzeichen, sinnvolle Tests und der kürzeste Weg in die rheumatologische Sprechstunde.",
			content: `<p>Mehr als dreihundert Kolleginnen und Kollegen waren live dabei. Nun steht die ungekürzte Aufzeichnung bereit, ergänzt um die Antworten auf jene Fragen, für die am Abend keine Zeit mehr blieb.</p>
<h2>Drei Zeichen genügen</h2>
<ul><li>Ein geschwollenes Gelenk ohne Unfall</li><li>Morgensteifigkeit von mehr als einer halben Stunde</li><li>Schmerz, wenn Hand oder Vorfuss quer zusammengedrückt wird</li></ul>
<h2>Tests mit Mass</h2>
<p>CRP, Rheumafaktor und Anti-CCP gehören dazu. Sind sie normal, schliesst das eine Arthritis nicht aus, und die Zuweisung sollte deswegen nicht warten. Kortison vor der Untersuchung verwischt das Bild; ein Anruf ist besser.</p>
<h2>Der Zuweisungsbrief</h2>
<p>Dauer, betroffene Gelenke, Auswirkung auf die Arbeit: Fünf genaue Zeilen bringen rascher einen Termin als zwei Seiten Vorgeschichte. Ein Musterbrief ist in der Aufzeichnung ab Minute vierzig zu sehen.</p>`,
			speakers: ["Dr. med. Lea Hunzinger, Rheumatologin, Aarau", "Dr. med. Tobias Affentranger, Hausarzt, Olten"],
			alt: "Stilisierte Hand mit Zifferblatt",
		},
		"web-immurelin-safety": {
			title: "IMMURELIN®: Sicherheit auf dem neuesten Stand",
			intro:
				"Infektionen, Impfungen und Laborkontrollen: was fünf Jahre Sicherheitsdaten zu IMMURELIN® zeigen und was daraus für die Überwachung folgt.",
			content: `<p>Fünf Jahre nach der Zulassung von IMMURELIN® (Remilizumab) liegen Daten aus Studien, Registern und Spontanmeldungen vor. Das Webinar ordnet sie: Was ist gesichert, was wahrscheinlich, was offen?</p>
<h2>Themen des Webinars</h2>
<ul><li>Schwere Infektionen nach Alter und Begleitkrankheiten</li><li>Impfungen vor und während der Behandlung</li><li>Blutbild und Transaminasen: harmlose und ernste Abweichungen</li><li>Reaktionen an der Einstichstelle</li></ul>
<h2>Aus der Fragerunde</h2>
<p>Muss man IMMURELIN® bei einem Schnupfen aussetzen? Meist nicht, solange kein Fieber besteht und das Befinden gut ist. Und vor einer Zahnextraktion? Das hängt vom Eingriff ab und wird mit der Rheumatologie besprochen.</p>
<p>Aus Spontanmeldungen lassen sich keine Häufigkeiten berechnen. Als Frühwarnsystem sind sie trotzdem unentbehrlich: Melden Sie Swissmedic schwerwiegende und unerwartete Reaktionen auch dann, wenn Sie am Zusammenhang zweifeln. Bitte beachten Sie die aktuelle Fachinformation.</p>`,
			speakers: [
				"Dr. med. Lea Hunzinger, Rheumatologin, Aarau",
				"Dr. med. Eva Freudweiler, medizinische Beraterin, Helvora",
			],
		},
		"web-sleep-apnoea": {
			title: "Schlafapnoe: was die Praxis tun kann",
			intro:
				"Müde am Tag, laut in der Nacht: wen Sie abklären, welche Messung zu Hause genügt und wie die Maske auch nach dem ersten Monat getragen wird.",
			content: `<p>Viele Menschen mit Schlafapnoe kommen zuerst wegen etwas anderem: Kopfweh am Morgen, ein Beinahe-Unfall am Steuer, ein Blutdruck, der nicht sinken will. Ein Pneumologe und eine Hausärztin zeigen, mit welchen drei Fragen man sie findet.</p>
<h2>Programm</h2>
<ul><li>Wen fragen, und mit welchem Fragebogen?</li><li>Messung zu Hause: was sie zeigt und was sie übersieht</li><li>Der erste Monat mit der Maske</li><li>Fahren, Arbeit und Versicherung: Fragen aus dem Chat</li></ul>
<p>Fragen sind jederzeit möglich. Präparate werden nicht besprochen.</p>`,
			speakers: ["Dr. med. Beat Rütimeier, Pneumologe, Zürich", "Dr. med. Mirjam Leutwiler, Hausärztin, Wil"],
			alt: "Abstrakte Wellen unter einem Nachthimmel",
		},
		"web-skin-lesions": {
			title: "Verdächtige Muttermale: Webinar in kleiner Gruppe",
			intro:
				"Dreissig Teilnehmende, zwanzig Bilder und jedes Mal eine Abstimmung: wann beruhigen, wann nochmals hinschauen und wann sofort zuweisen?",
			content: `<p>Wer viele Bilder sieht, bekommt einen sicheren Blick. In dieser kleinen Gruppe beurteilen alle zwanzig Läsionen, zuerst allein und dann mit einer Dermatologin.</p>
<h2>So läuft es ab</h2>
<ul><li>Zehn Bilder zum Aufwärmen, mit der Antwort gleich danach</li><li>Zehn aus dem Praxisalltag, eines nach dem anderen besprochen</li><li>Ein Zuweisungsschreiben, das gelesen wird</li></ul>
<p>Die Zahl der Plätze ist beschränkt, damit alle zu Wort kommen.</p>`,
			speakers: ["Dr. med. Franziska Hauenstein, Dermatologin, Bern"],
			alt: "Abstrakte Punkte in warmen Farben",
		},
		"web-gestational-diabetes": {
			title: "Nach dem Schwangerschaftsdiabetes: die Jahre danach",
			intro:
				"Die Hälfte hat zehn Jahre später einen Diabetes. Wie eine Praxis in Kontakt bleibt, welcher Test sich eignet und was das Wiederkommen erleichtert.",
			content: `<p>Nach der Geburt zählt anderes, und die Kontrolle geht leicht vergessen. Eine Diabetesfachberaterin und ein Hausarzt beschreiben ein Aufgebot, das funktioniert.</p>
<h2>Themen</h2>
<ul><li>Sechs Wochen, ein Jahr, jedes Jahr: welcher Test wann?</li><li>Über Risiken reden, ohne Vorwurf</li><li>Die nächste Schwangerschaft</li></ul>
<p>Mit zehn Minuten für Fragen.</p>`,
			speakers: ["Ursina Caflisch, Diabetesfachberaterin, Chur", "Dr. med. Ruedi Wyssbach, Hausarzt, Thun"],
			alt: "Abstrakte Kreise, die wachsen",
		},
	},
	courses: {
		"course-hf": {
			name: "Herzinsuffizienz: vom Symptom zum Plan",
			description: `<p>Nach diesem Kurs denken Sie früh an eine Herzinsuffizienz, ordnen die Untersuchungen in sinnvoller Reihenfolge an und beginnen die Behandlung sicher.</p><p>In sechs Lektionen begleiten Sie dieselbe Patientin, von der ersten Konsultation bis zur Kontrolle nach dem Spitalaustritt.</p><p>Wer die zehn Schlussfragen beantwortet, erhält eine Teilnahmebestätigung.</p>`,
			units: [
				"Der erste Verdacht",
				"Untersuchungen, die zählen",
				"Die Stauung behandeln",
				"Vier Säulen der Therapie",
				"Dosen steigern",
				"Leben mit der Krankheit",
			],
		},
		"course-inhalers": {
			name: "Inhalatoren: wählen und anleiten",
			description: `<p>Nach diesem Kurs wählen Sie zusammen mit der betroffenen Person ein Gerät, das zu Atemkraft, Händen und Gewohnheiten passt, und überprüfen den Gebrauch in zwei Minuten.</p><p>Die vier Lektionen eignen sich auch für MPA und Pflegefachpersonen.</p>`,
			units: ["Gerätetypen im Vergleich", "Gemeinsam wählen", "Vorzeigen und wiederholen", "Wenn es nicht klappt"],
		},
		"course-glucelia": {
			name: "GLUCELIA®: von der Indikation zur Verlaufskontrolle",
			description: `<p>Nach diesem Kurs wissen Sie, für wen GLUCELIA® infrage kommt und für wen nicht, wie Sie die Dosis der Nierenfunktion anpassen und was Sie überwachen.</p><p>Die fünf Lektionen beruhen auf der gültigen Fachinformation und werden bei jeder Änderung angepasst.</p>`,
			units: [
				"Indikation und Limitatio",
				"Dosis und Nierenfunktion",
				"Kombinationen",
				"Kontrollen und Sicherheit",
				"Drei Fälle",
			],
		},
		"course-ra": {
			name: "Rheumatoide Arthritis im ersten Jahr",
			description: `<p>Nach diesem Kurs erkennen Sie eine beginnende Arthritis, schreiben eine wirksame Zuweisung und teilen sich die Verlaufskontrollen mit der Rheumatologie.</p><p>Sieben Lektionen führen durch die zwölf Monate nach der Diagnose, Beruf und Alltag eingeschlossen.</p>`,
			units: [
				"Das Fenster der ersten Wochen",
				"Gelenke und Labor",
				"Der Zuweisungsbrief",
				"Die erste Basistherapie",
				"Gemeinsame Ziele",
				"Infektionen und Impfungen",
				"Arbeit und Alltag",
			],
		},
		"course-communication": {
			name: "Schwierige Gespräche",
			description: `<p>Nach diesem Kurs überbringen Sie schlechte Nachrichten in Schritten, bleiben bei Wut ruhig, ohne sich zu rechtfertigen, und finden für jedes Gespräch einen klaren Schluss.</p><p>Drei kurze Lektionen mit gespielten Szenen, allein oder im Team zu bearbeiten.</p>`,
			units: ["Schlechte Nachrichten", "Wut und Schweigen", "Ein guter Schluss"],
		},
	},
	singles: {
		home: {
			title: "Medizinisches Wissen, klar und griffbereit",
			intro:
				"Aktuelles, Dokumente und Fortbildung für medizinische Fachpersonen in der Schweiz, gemacht für die kurzen Pausen im Praxisalltag.",
			content: `<p>Unser medizinisches Team prüft und datiert jeden Beitrag.</p>`,
		},
		about: {
			title: "Über Helvora Pro",
			intro:
				"Helvora Pro ist das Portal von Helvora für Ärztinnen, Ärzte und weitere medizinische Fachpersonen in der Schweiz.",
			content: `<h2>Wer wir sind</h2><p>Helvora entwickelt und produziert Arzneimittel gegen Herz-, Lungen-, Stoffwechsel- und Gelenkkrankheiten sowie gegen Krebs. Unsere Schweizer Niederlassung hat ihren Sitz in Bern. Dort betreut eine kleine Redaktion die deutschen und französischen Inhalte.</p><h2>Was Sie hier finden</h2><ul><li>Aktuelles zu Leitlinien und Studien</li><li>Dokumente für die Praxis und für Ihre Patientinnen und Patienten</li><li>Online-Kurse, Podcasts, Webcasts und Webinare</li></ul><h2>Wie wir arbeiten</h2><p>Ärztinnen und Ärzte schreiben oder prüfen die Beiträge. Wir nennen die Grenzen einer Studie ebenso wie ihre Ergebnisse. Beiträge, die ein Arzneimittel nennen, tragen einen Freigabecode. Was überholt ist, nehmen wir vom Netz.</p><h2>Weshalb manche Inhalte Fachpersonen vorbehalten sind</h2><p>Werbung für verschreibungspflichtige Arzneimittel darf sich in der Schweiz nur an Fachpersonen richten. Ohne bestätigten Zugang sehen Sie Titel und Einleitung. Sobald wir Ihren Beruf bestätigt haben, können Sie den ganzen Inhalt öffnen.</p>`,
		},
		"data-protection": {
			title: "Datenschutz",
			intro:
				"Wie Helvora Schweiz auf diesem Portal Personendaten nach dem Bundesgesetz über den Datenschutz (DSG) bearbeitet.",
			content: `<h2>Verantwortliche Stelle</h2><p>Verantwortlich ist die Helvora Schweiz AG, Musterstrasse 22, 3000 Bern. Anfragen richten Sie bitte an privacy@helvora.example.</p><h2>Daten und Zwecke</h2><p>Wir bearbeiten Name, E-Mail-Adresse, Beruf und Nutzungsdaten, um das Portal zu betreiben, Ihren Beruf zu bestätigen und die Inhalte zu verbessern. Um Ihren Beruf zu bestätigen, gleichen wir Ihre Berufsangaben mit der OneKey-Datenbank ab. Newsletter und Statistiken gibt es nur mit Ihrer Einwilligung.</p><h2>Weitergabe und Ausland</h2><p>Auftragsbearbeiter hosten das Portal und versenden unsere Mitteilungen. Gelangen Daten ins Ausland, schützen wir sie angemessen, in der Regel mit anerkannten Vertragsklauseln. Meldungen zu unerwünschten Wirkungen leiten wir an Swissmedic weiter, soweit das Gesetz es verlangt.</p><h2>Aufbewahrung</h2><p>Wir bewahren Ihre Kontodaten auf, solange Ihr Konto besteht. Danach löschen wir sie, ausser das Gesetz verpflichtet uns zur Aufbewahrung.</p><h2>Ihre Rechte</h2><p>Sie können Auskunft, Berichtigung, Löschung und Herausgabe Ihrer Daten verlangen und einer Bearbeitung widersprechen. Aufsichtsbehörde ist der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte (EDÖB).</p>`,
		},
		disclaimer: {
			title: "Haftungsausschluss",
			intro: "Was dieses Portal leisten kann und was es nicht ersetzt.",
			content: `<p>Die Inhalte richten sich an medizinische Fachpersonen in der Schweiz. Sie ersetzen weder Ihr fachliches Urteil noch die veröffentlichte Fachinformation.</p><h2>Haftung</h2><p>Wir erarbeiten die Beiträge sorgfältig. Dass sie jederzeit vollständig, richtig und aktuell sind, können wir dennoch nicht gewährleisten.</p><h2>Links</h2><p>Für verlinkte Websites sind deren Betreiber verantwortlich. Auf ihre Inhalte haben wir keinen Einfluss.</p>`,
		},
		imprint: {
			title: "Impressum",
			intro: "Wer für dieses Portal verantwortlich ist und wie Sie uns erreichen.",
			content: `<p><strong>Helvora Schweiz AG</strong><br>Musterstrasse 22<br>3000 Bern</p><p>E-Mail: <a href="mailto:contact@helvora.example">contact@helvora.example</a></p><p>UID: CHE-000.000.000</p><p>Die Helvora Schweiz AG, ihre Arzneimittel und ihre Mitarbeitenden sind frei erfunden.</p>`,
		},
		privacy: {
			title: "Privatsphäre und Cookies",
			intro: "Was wir in Ihrem Browser speichern und wie Sie darüber bestimmen.",
			content: `<h2>Notwendige Cookies</h2><p>Ein Cookie speichert Ihre Sprache, eines Ihre Anmeldung und eines Ihre Auswahl zu den Cookies. Ohne diese Cookies funktioniert das Portal nicht richtig.</p><h2>Statistik</h2><p>Mit Ihrer Einwilligung messen wir, welche Seiten Sie lesen und was Sie öffnen, und sehen so, welche Themen gefragt sind. Ohne Ihre Einwilligung zählen wir Seitenaufrufe und Klicks ohne Ihre Benutzernummer.</p><h2>Inhalte Dritter</h2><p>Videos anderer Anbieter werden erst geladen, wenn Sie sie abspielen. Dabei erhält der Anbieter Ihre IP-Adresse.</p><h2>Auswahl ändern</h2><p>In den Cookie-Einstellungen können Sie Ihre Einwilligung jederzeit widerrufen. Zudem können Sie Cookies in Ihrem Browser löschen.</p><h2>Ihre Rechte</h2><p>Sie dürfen wissen, welche Daten wir über Sie bearbeiten, und sie berichtigen oder löschen lassen. Schreiben Sie dafür an privacy@helvora.example.</p>`,
		},
		happy: {
			title: "Danke, das freut uns",
			intro: "Ihre Rückmeldung zeigt uns, dass Ihnen der Beitrag etwas gebracht hat.",
			content: `<p>Fehlt Ihnen ein Thema? Schreiben Sie uns; die besten Ideen kommen aus der Praxis.</p>`,
		},
		negative: {
			title: "Danke für Ihre Offenheit",
			intro: "Es tut uns leid, dass der Beitrag Ihren Erwartungen nicht entsprochen hat.",
			content: `<p>Die Redaktion liest jede Rückmeldung und bessert nach, wo es möglich ist.</p>`,
		},
		neutral: {
			title: "Danke für Ihre Rückmeldung",
			intro: "Das können wir noch besser.",
			content: `<p>Sagen Sie uns gerne, was Ihnen im Alltag mehr nützen würde.</p>`,
		},
	},
	footer: {
		menu: [
			{ label: "Privatsphäre und Cookies", url: "Privacy" },
			{ label: "Datenschutz", url: "Data-Protection" },
			{ label: "Impressum", url: "Imprint" },
			{ label: "Haftungsausschluss", url: "Disclaimer" },
			{ label: "Kontakt", url: "mailto:contact@helvora.example" },
			{ label: "Unerwünschte Wirkung melden", url: "https://www.swissmedic.ch/" },
			{ label: "CH-HVR-2026-11, November 2026" },
		],
		legal_mention:
			"Diese Website richtet sich ausschliesslich an medizinische Fachpersonen in der Schweiz. Helvora Pro, CARDOVEX®, RESPILAIR®, GLUCELIA®, IMMURELIN® und ONCAVERA® sind frei erfunden.",
		banner: {
			is_visible: true,
			title: "Alle Inhalte mit einem Konto – für medizinische Fachpersonen",
			cta: "Zugang beantragen",
		},
		promotional_content: {
			is_visible: true,
			title: "Fünf neue Kurse für die kurzen Pausen",
			url: "/e-learnings",
			cta: "Kurse ansehen",
		},
	},
};
