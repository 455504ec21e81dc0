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
	},
	items: {
		"news-hf-guideline": {
			title: "Neue Leitlinie Herzinsuffizienz: fünf Punkte für die Hausarztpraxis",
			intro:
				"Die überarbeitete europäische Leitlinie verlangt, früher zu testen und schneller zu behandeln. Was das für eine Praxis ohne Echogerät bedeutet.",
			content: `<p>Die überarbeitete Leitlinie rückt die ersten Schritte näher an die Grundversorgung. Wer kurzatmig ist, geschwollene Knöchel und ein erhöhtes natriuretisches Peptid hat, muss nicht mehr auf die Echokardiografie warten, bis die Behandlung der Stauung beginnt.</p>
<h2>Fünf Punkte zum Merken</h2>
<ol><li>Ein natriuretisches Peptid beim ersten Verdacht bestimmen, nicht erst beim zweiten Besuch.</li><li>Bei hohem Wert innert zwei Wochen zur Echokardiografie überweisen, bei mässigem innert sechs.</li><li>Die vier Basistherapien früh und niedrig dosiert beginnen.</li><li>Kalium und Nierenfunktion ein bis zwei Wochen nach jedem Schritt prüfen.</li><li>Nach jedem Spitalaustritt innert vierzehn Tagen eine Kontrolle vorsehen.</li></ol>
<h2>Was bleibt</h2>
<p>Anamnese und Untersuchung entscheiden weiterhin, wer getestet wird. Bei älteren Menschen mit mehreren Krankheiten werden zuerst die Ziele vereinbart; die Dosen folgen daraus.</p>`,
			alt: "Abstrakte Herzlinie über kreisförmigen Wellen",
		},
		"news-cardovex-phase3": {
			title: "CARDOVEX® in HORIZON-HF: die Phase-III-Ergebnisse im Einzelnen",
			intro:
				"Über 26 Monate ging die Zugabe von CARDOVEX® zur Standardtherapie mit weniger Spitaleinweisungen wegen Herzinsuffizienz einher.",
			content: `<p>HORIZON-HF schloss 4812 Erwachsene mit symptomatischer Herzinsuffizienz und verminderter Auswurffraktion ein. Sie erhielten Velocardin (CARDOVEX®) oder Placebo zusätzlich zur leitliniengerechten Behandlung.</p>
<table><thead><tr><th>Endpunkt</th><th>Hazard Ratio</th><th>95%-KI</th></tr></thead><tbody><tr><td>Kardiovaskulärer Tod oder Einweisung</td><td>0,81</td><td>0,73–0,90</td></tr><tr><td>Erste Einweisung wegen Herzinsuffizienz</td><td>0,76</td><td>0,67–0,87</td></tr><tr><td>Kardiovaskulärer Tod</td><td>0,91</td><td>0,79–1,05</td></tr></tbody></table>
<h2>Verträglichkeit</h2>
<p>Eine symptomatische Hypotonie trat bei 9,1 % unter CARDOVEX® und 6,4 % unter Placebo auf. Kalium über 5,5 mmol/l zeigte sich bei 5,2 % und 4,0 %.</p>
<p>Die Ergebnisse gelten für Patientinnen und Patienten wie in der Studie. Bitte lesen Sie die Fachinformation, bevor Sie CARDOVEX® verordnen.</p>`,
			alt: "Abstrakte Herzlinie mit hellem Zentrum",
		},
		"news-winter-respiratory": {
			title: "Bereit für den Winter: die Praxis auf die Atemwegssaison vorbereiten",
			intro:
				"Drei Wochen Vorbereitung sparen im Januar viele Stunden. Ein kurzer Plan für Impfung, Triage und Menschen mit chronischer Lungenkrankheit.",
			content: `<p>Jeden Winter sind dieselben Wochen die vollsten. Praxen, die im Oktober beginnen, berichten von kürzeren Wartezeiten am Telefon und weniger ungeplanten Besuchen bei COPD.</p>
<h2>Vor der Saison</h2>
<ul><li>Personen mit COPD, schwerem Asthma oder Immunsuppression auflisten und zur Impfung einladen.</li><li>Bei dieser Gelegenheit die Inhalationstechnik ansehen.</li><li>Den schriftlichen Aktionsplan erneuern, mit der Nummer für den Notfall.</li></ul>
<h2>Während der Saison</h2>
<p>Vereinbaren Sie Triagefragen mit dem ganzen Team. Wer keinen Satz zu Ende bringt, wird sofort gesehen; ein Husten seit drei Tagen kann meist auf den Rat der Apotheke warten.</p>`,
			alt: "Abstrakte verzweigte Atemwege",
		},
		"news-glucelia-renal": {
			title: "GLUCELIA®: aktualisierte Hinweise zur Überwachung der Nierenfunktion",
			intro:
				"Die Fachinformation empfiehlt neu eine Bestimmung der Nierenfunktion vor Beginn und danach in festen Abständen.",
			content: `<p>Nach einer routinemässigen Prüfung der Sicherheitsdaten wurden die Hinweise zur Nierenfunktion unter GLUCELIA® (Sorigluptin) präzisiert.</p>
<table><thead><tr><th>eGFR (ml/min/1,73 m²)</th><th>Dosis</th><th>Kontrolle</th></tr></thead><tbody><tr><td>60 und mehr</td><td>50 mg einmal täglich</td><td>Alle 12 Monate</td></tr><tr><td>30 bis 59</td><td>25 mg einmal täglich</td><td>Alle 3 bis 6 Monate</td></tr><tr><td>Unter 30</td><td>Nicht empfohlen</td><td>Überweisen</td></tr></tbody></table>
<h2>Worum wir Sie bitten</h2>
<ul><li>eGFR vor der ersten Verordnung bestimmen.</li><li>Bei akuter Krankheit mit Flüssigkeitsmangel unterbrechen.</li><li>Vermutete unerwünschte Wirkungen an Swissmedic melden.</li></ul>`,
			alt: "Abstraktes Muster aus Sechsecken",
		},
		"news-portal-learning": {
			title: "Fünf neue Kurse auf dem Portal",
			intro:
				"Kurz, im eigenen Tempo und fürs Telefon gemacht: Die neuen E-Learnings passen zwischen zwei Sprechstunden.",
			content: `<p>Das Lernangebot wächst. Fünf Kurse behandeln Herzinsuffizienz, Inhalatoren, Typ-2-Diabetes, rheumatoide Arthritis und das schwierige Gespräch.</p>
<p>Jeder Kurs besteht aus Lektionen von fünf bis zehn Minuten. Sie können jederzeit unterbrechen und später weiterfahren, auch auf einem anderen Gerät.</p>
<h2>Wo Sie die Kurse finden</h2>
<p>Alle Kurse stehen unter <a href="/de-CH/e-learnings">E-Learnings</a>. Einige schliessen mit einer Teilnahmebestätigung.</p>`,
			alt: "Ruhige Hügel in Blau und Grün",
		},
		"news-long-title": {
			title:
				"Schweres Asthma zusammen mit weiteren chronisch-entzündlichen Krankheiten: was ein Register mit über neuntausend Menschen aus elf Ländern Europas über die Behandlung im Alltag sagt",
			intro:
				"Fast ein Drittel der Menschen mit schwerem Asthma lebt mit einer zweiten entzündlichen Krankheit. Gemeinsam geplant wird die Behandlung selten.",
			content: `<p>Das Register begleitete 9214 Erwachsene mit schwerem Asthma über fünf Jahre. Bei 31 % war eine zweite chronisch-entzündliche Krankheit vermerkt, meist Nasenpolypen, Ekzem oder Arthritis.</p>
<h2>Wichtigste Beobachtungen</h2>
<ul><li>Orale Steroidstösse waren doppelt so häufig, wenn zwei Fachgebiete unabhängig voneinander behandelten.</li><li>Nur in jeder achten Akte stand ein gemeinsamer Plan.</li><li>Die Lebensqualität folgte der Zahl der Stösse stärker als der Lungenfunktion.</li></ul>
<p>Register beschreiben, sie beweisen nicht. Die Autoren schlagen ab zwei entzündlichen Krankheiten eine jährliche gemeinsame Besprechung vor.</p>`,
			alt: "Abstrakte Atemwege in Blaugrün",
		},
		"news-inhaler-technique": {
			title: "Inhalationstechnik: wo mit RESPILAIR® die meisten Fehler geschehen",
			intro:
				"Eine Studie in 42 Praxen beobachtete 1100 Personen mit RESPILAIR®. Die meisten Fehler geschehen vor dem Einatmen.",
			content: `<p>Geschulte Beobachter sahen 1100 Menschen mit COPD beim Gebrauch ihres RESPILAIR®-Inhalators zu. 58 % machten mindestens einen Fehler, 19 % einen kritischen.</p>
<h2>Die drei häufigsten Fehler</h2>
<ol><li>Vor der Inhalation nicht vollständig ausatmen.</li><li>Das Gerät beim Laden schräg halten.</li><li>Danach den Atem nicht anhalten.</li></ol>
<p>Eine einzige Vorführung von zwei Minuten mit Rückfrage halbierte die kritischen Fehler nach drei Monaten. Ein Merkblatt allein änderte nichts.</p>`,
			alt: "Abstrakte Atemwege mit Farbtupfern",
		},
		"news-cgm-primary-care": {
			title: "Die kontinuierliche Glukosemessung kommt in die Grundversorgung",
			intro:
				"Sensoren sind nicht mehr nur Sache der Spezialisten. Wie Sie den Standardbericht in drei Minuten lesen und wann Sie die Therapie anpassen.",
			content: `<p>Immer mehr Menschen mit Typ-2-Diabetes tragen einen Sensor. Der Bericht wirkt überladen, doch drei Zahlen beantworten die meisten Fragen.</p>
<h2>In dieser Reihenfolge lesen</h2>
<ol><li><strong>Zeit unter dem Zielbereich:</strong> Sicherheit zuerst. Mehr als 4 % unter 3,9 mmol/l verlangen eine Änderung.</li><li><strong>Zeit im Zielbereich:</strong> über 70 % ist das übliche Ziel bei Erwachsenen.</li><li><strong>Das Tagesmuster:</strong> Wann kommen die Spitzen, nach welcher Mahlzeit, an welchen Tagen?</li></ol>
<p>Ändern Sie eines aufs Mal und schauen Sie nach zwei Wochen wieder. Bei gebrechlichen Menschen ist ein lockereres Ziel oft besser.</p>`,
			alt: "Abstrakte Moleküle in Grün",
		},
		"news-biosimilar-switch": {
			title: "Umstellung bei rheumatoider Arthritis: Zweijahresdaten zu IMMURELIN®",
			intro:
				"Wer von einem Originalbiologikum auf IMMURELIN® wechselte, behielt in einer offenen Verlängerungsstudie seine Krankheitsaktivität.",
			content: `<p>In der Verlängerung wechselten 612 Erwachsene mit rheumatoider Arthritis und niedriger Aktivität auf IMMURELIN® (Remilizumab). Nach 24 Monaten standen 78 % noch unter Behandlung.</p>
<ul><li>Mittlere Änderung des Aktivitätsscores: +0,08 (95%-KI −0,02 bis 0,18)</li><li>Schwere Infektionen: 2,1 pro 100 Patientenjahre</li><li>Abbruch wegen fehlender Wirkung: 7 %</li></ul>
<h2>Das Gespräch zählt</h2>
<p>Wo das Team die Gründe erklärt hatte, brachen weniger ab. Am meisten geschätzt wurde der Anruf der Pflegefachperson nach vier Wochen.</p>`,
			alt: "Abstrakte Bögen wie Gelenke",
		},
		"news-congress-report": {
			title: "Bericht vom kardiometabolischen Herbstkongress",
			intro:
				"Herz, Niere und Stoffwechsel als Ganzes: unsere Zusammenfassung von drei Sitzungen, die für die Hausarztpraxis zählen.",
			content: `<p>Zwei Tage, vierzig Sitzungen, eine Botschaft: Herz, Nieren und Stoffwechsel behandelt man besser zusammen als nacheinander.</p>
<h2>Drei Sitzungen in Kürze</h2>
<p><strong>Albuminurie als frühes Zeichen.</strong> Ein jährlicher Urintest findet das Risiko Jahre vor dem Kreatinin.</p>
<p><strong>Gewicht und Herzinsuffizienz.</strong> Gewichtsabnahme besserte die Beschwerden bei erhaltener Auswurffraktion; Daten zu Einweisungen fehlen noch.</p>
<p><strong>Weniger Tabletten.</strong> Fixe Kombinationen verbesserten das Durchhalten, vor allem im ersten Jahr.</p>
<blockquote>«Der beste Plan ist jener, den die Patientin zu Hause noch erklären kann.»</blockquote>`,
		},
		"news-adherence-apps": {
			title: "Erinnerungs-Apps: was sie für die Therapietreue leisten und was nicht",
			intro:
				"Eine Erinnerung hilft, wer vergisst. Sie hilft nicht, wer zweifelt. Ein nüchterner Blick auf zwölf Studien.",
			content: `<p>Eine Übersicht über zwölf Studien fand, dass Erinnerungs-Apps die Therapietreue im Mittel um neun Prozentpunkte verbessern. Am grössten war die Wirkung in den ersten drei Monaten.</p>
<h2>Wem sie nützen</h2>
<ul><li>Menschen mit geregeltem Tag, die einfach vergessen</li><li>Menschen mit einer neuen Behandlung</li><li>Menschen, deren Familie mitliest</li></ul>
<p>Zweifel brauchen ein Gespräch, keinen Alarm. Fragen Sie offen, wie oft in der letzten Woche eine Dosis ausfiel, und weshalb.</p>`,
			alt: "Abstrakte Moleküle in hellem Grün",
		},
		"news-expired-campaign": {
			title: "Winterkampagne Impfinformation: Material für Ihr Wartezimmer",
			intro: "Plakate und Broschüren der Kampagne des letzten Winters. Die Kampagne ist beendet.",
			content:
				"<p>Die Kampagne bot Plakate, Broschüren und einen kurzen Film. Sie endete mit der Saison; das Material gilt nicht mehr.</p><p>Neues Material wird im Herbst angekündigt.</p>",
			alt: "Abstrakte Atemwege",
		},
		"news-local-network": {
			title: "Ein regionales Netz für die gemeinsame Krebsnachsorge",
			intro:
				"Spital und Hausarztpraxis teilen die Nachsorge nach Brustkrebs: klare Rollen, ein Plan, ein direkter Draht.",
			content: `<p>Im neuen Netz vereinbaren Spitalteam und Hausärztin einen schriftlichen Nachsorgeplan. Er hält fest, wer welche Kontrolle macht und wen man anruft.</p>
<h2>Erste Erfahrungen</h2>
<p>Nach einem Jahr hatten 340 Frauen einen gemeinsamen Plan. Doppeluntersuchungen gingen um ein Drittel zurück. Die meisten Anrufe betrafen Müdigkeit, Gelenkschmerzen und Fragen zur Arbeit.</p>
<p>Interessierte Praxen wenden sich an ihr regionales Tumorzentrum.</p>`,
			alt: "Abstrakte Zellen in Rosa",
		},
		"news-adverse-events": {
			title: "Vermutete unerwünschte Wirkungen: wie und wann melden",
			intro:
				"Jede Meldung zählt, auch wenn Ursache und Wirkung nicht sicher sind. Der Weg zu Swissmedic dauert fünf Minuten.",
			content: `<p>Fachpersonen sind verpflichtet, schwerwiegende oder bisher nicht bekannte unerwünschte Arzneimittelwirkungen an Swissmedic zu melden.</p>
<script>document.title="hacked"</script><p onclick="alert(1)">Sie müssen nichts beweisen: Ein Verdacht genügt.</p><img src="x" onerror="alert(1)"><p style="position:fixed">Vier Angaben machen eine gültige Meldung aus: eine Person, ein Arzneimittel, eine Reaktion und Sie.</p><p>Nutzen Sie das <a href="javascript:alert(1)">Meldeformular</a> oder <a href="https://example.org/">die Website der Behörde</a>.</p><iframe src="https://evil.example/"></iframe>
<p>Informieren Sie auch unser Team für Arzneimittelsicherheit, wenn ein Präparat von Helvora betroffen ist. Ihre Meldung wird vertraulich behandelt.</p>`,
			alt: "Ruhige Landschaft",
		},
		"mat-hf-checklist": {
			title: "Checkliste für die Kontrolle bei Herzinsuffizienz",
			intro: "Eine Seite für die Verlaufskontrolle: Beschwerden, Gewicht, Labor, Dosen und der nächste Termin.",
			content:
				"<p>Die Checkliste führt in zehn Minuten durch die Kontrolle. Sie lässt sich drucken oder am Bildschirm ausfüllen.</p><ul><li>Beschwerden und Gewicht seit dem letzten Besuch</li><li>Blutdruck im Liegen und Stehen</li><li>Kalium, Kreatinin, Hämoglobin</li><li>Dosen: Lässt sich heute eine steigern?</li><li>Impfung, Stimmung, Hilfe zu Hause</li></ul>",
			alt: "Abstrakte Herzlinie",
		},
		"mat-cardovex-titration": {
			title: "Titrationsschema CARDOVEX®",
			intro: "Von der Startdosis zur Zieldosis in drei Schritten, mit den zugehörigen Kontrollen.",
			content:
				"<p>Steigern Sie nur, wenn Blutdruck und Kalium es erlauben.</p><table><thead><tr><th>Woche</th><th>Dosis</th><th>Vor dem Schritt</th></tr></thead><tbody><tr><td>0</td><td>25 mg zweimal täglich</td><td>Systolisch über 100 mmHg</td></tr><tr><td>2 bis 4</td><td>50 mg zweimal täglich</td><td>Kalium unter 5,2 mmol/l</td></tr><tr><td>6 bis 8</td><td>100 mg zweimal täglich</td><td>Nierenfunktion stabil</td></tr></tbody></table><p>Bei Leberinsuffizienz siehe Fachinformation CARDOVEX®.</p>",
			alt: "Abstrakte Herzlinie mit Wellen",
		},
		"mat-inhaler-leaflet": {
			title: "Patientenbroschüre: den Inhalator richtig anwenden",
			intro: "Sieben Zeichnungen und wenige Worte: eine Broschüre zum gemeinsamen Durchgehen und Mitgeben.",
			content:
				"<p>Die Broschüre zeigt die Schritte für die drei häufigsten Inhalatoren in einfacher Sprache.</p><h2>So setzen Sie sie ein</h2><p>Zeigen Sie die Schritte, lassen Sie sie wiederholen und kreuzen Sie an, was schwierig war. Beim nächsten Besuch nochmals.</p>",
			alt: "Abstrakte Atemwege, hell",
		},
		"mat-foot-exam": {
			title: "Die diabetische Fussuntersuchung in fünf Schritten",
			intro: "Schauen, tasten, prüfen, einstufen, vereinbaren: die jährliche Fusskontrolle auf einer Karte.",
			content:
				"<ol><li>Beide Füsse ansehen, zwischen den Zehen und in den Schuhen.</li><li>Pulse an Knöchel und Fuss tasten.</li><li>Gefühl mit dem 10-g-Monofilament an fünf Punkten prüfen.</li><li>Risiko einstufen: niedrig, mittel oder hoch.</li><li>Nächste Kontrolle und Pflege zu Hause vereinbaren.</li></ol><p>Eine offene Wunde wird gleichentags überwiesen.</p>",
			alt: "Abstrakte Sechsecke",
		},
		"mat-glucelia-dosing": {
			title: "Dosierungskarte GLUCELIA®",
			intro: "Dosen nach Nierenfunktion, Kombinationen und Vorgehen bei vergessener Tablette, im Taschenformat.",
			content:
				"<table><thead><tr><th>Situation</th><th>Dosis GLUCELIA®</th></tr></thead><tbody><tr><td>Beginn, normale Nierenfunktion</td><td>50 mg einmal täglich</td></tr><tr><td>eGFR 30 bis 59</td><td>25 mg einmal täglich</td></tr><tr><td>Mit Insulin</td><td>Zuerst weniger Insulin erwägen</td></tr></tbody></table><p>Eine vergessene Tablette wird am selben Tag genommen. Nie zwei an einem Tag.</p>",
			alt: "Abstrakte Moleküle",
		},
		"mat-ra-score-card": {
			title: "Scorekarte: Krankheitsaktivität bei rheumatoider Arthritis",
			intro: "Gelenke, Urteil der Patientin und Labor auf einer Karte, mit den Schwellen für Remission und Aktivität.",
			content:
				"<p>Die Karte führt durch die Zählung von 28 Gelenken und ergibt in fünf Minuten einen Score.</p><ul><li>Remission: unter 2,6</li><li>Niedrige Aktivität: 2,6 bis 3,2</li><li>Mittlere Aktivität: 3,3 bis 5,1</li><li>Hohe Aktivität: über 5,1</li></ul>",
			alt: "Abstrakte Bögen",
		},
		"mat-immurelin-monitoring": {
			title: "Überwachungsplan bei Behandlung mit IMMURELIN®",
			intro: "Was vor der ersten Injektion, im ersten Halbjahr und danach jährlich zu prüfen ist.",
			content:
				"<h2>Vor Beginn</h2><ul><li>Screening auf Tuberkulose und Hepatitis B</li><li>Impfstatus</li><li>Blutbild und Leberwerte</li></ul><h2>Während der Behandlung</h2><p>Blutbild und Leberwerte nach 4 und 12 Wochen, dann alle 3 Monate. IMMURELIN® bei schweren Infektionen unterbrechen.</p>",
			alt: "Abstrakte Bögen in Violett",
		},
		"mat-copd-slides": {
			title: "Foliensatz: COPD-Exazerbationen und der Stellenwert von RESPILAIR®",
			intro: "Zwanzig Folien für Qualitätszirkel und Teamfortbildung, mit Literatur.",
			content:
				"<p>Der Satz behandelt Definition, Vorbeugung und Behandlung von Exazerbationen und das Studienprogramm von RESPILAIR®.</p><ul><li>Teil 1: Warum jede Exazerbation zählt</li><li>Teil 2: Vorbeugung Schritt für Schritt</li><li>Teil 3: Daten zu RESPILAIR®</li></ul>",
			alt: "Abstrakte Atemwege",
		},
		"mat-nausea-guide": {
			title: "Ratgeber: mit behandlungsbedingter Übelkeit leben",
			intro: "Praktische Tipps zu Essen, Trinken und Medikamenten, und die Zeichen, bei denen man anruft.",
			content:
				"<p>Der Ratgeber begleitet Betroffene und Angehörige durch die ersten Zyklen.</p><ul><li>Kleine Mahlzeiten, sechsmal täglich</li><li>Zwischen den Mahlzeiten trinken</li><li>Das Mittel gegen Übelkeit nehmen, bevor sie beginnt</li></ul><p>Wer 24 Stunden keine Flüssigkeit behält, ruft die Abteilung an.</p>",
		},
		"mat-shared-decision": {
			title: "Gesprächshilfe: gemeinsam entscheiden",
			intro: "Drei Fragen geben einer Entscheidung Halt, mit Platz für das, was der Patientin wichtig ist.",
			content:
				"<p>Die Hilfe wird in der Sprechstunde gemeinsam ausgefüllt. Sie stellt drei Fragen:</p><ol><li>Welche Möglichkeiten gibt es?</li><li>Was nützt und was schadet mir?</li><li>Was ist mir am wichtigsten?</li></ol><p>Eine Kopie geht mit nach Hause.</p>",
			alt: "Abstrakte Zellen",
		},
		"pod-breathless-patient": {
			title: "Atemnot: Herz oder Lunge?",
			intro: "Eine Kardiologin und ein Pneumologe über das eine Symptom, das sie teilen.",
			content:
				"<p>Zwei Fachleute, ein Patient: In dieser Folge gehen sie die ersten zehn Minuten durch, von der Geschichte bis zum Bluttest.</p><p>Sie hören, welches Zeichen am häufigsten täuscht und warum ein normaler Lungenbefund wenig beweist.</p>",
			transcript:
				"<p><strong>Moderation:</strong> Ein Mann von zweiundsiebzig ist auf der Treppe ausser Atem. Wo beginnen Sie?</p><p><strong>Dr. Regula Ammann:</strong> Bei der Geschichte. Schläft er flach? Sind die Knöchel dicker? Hat er zugenommen?</p><p><strong>Dr. Beat Zollinger:</strong> Und ich frage nach Husten, Wintern und Zigaretten. Die Hälfte meiner Patienten hat beides.</p><p><strong>Moderation:</strong> Welcher Test zuerst?</p><p><strong>Dr. Regula Ammann:</strong> Ein natriuretisches Peptid. Ist es tief, ist selten das Herz schuld.</p><p><strong>Dr. Beat Zollinger:</strong> Und Spirometrie, sobald der Zustand stabil ist.</p>",
			alt: "Abstrakte Herzlinie und Wellen",
		},
		"pod-difficult-asthma": {
			title: "Schwieriges Asthma oder schwierig zu behandeln?",
			intro: "Vor der stärkeren Therapie kommt der zweite Blick: Diagnose, Technik, Therapietreue, Umfeld.",
			content:
				"<p>Nicht jedes Asthma, das Beschwerden macht, ist schweres Asthma. Die Folge geht die vier Fragen durch, die vor jeder Steigerung stehen.</p><ul><li>Ist es Asthma?</li><li>Kommt das Medikament in der Lunge an?</li><li>Wird es genommen?</li><li>Was unterhält die Entzündung?</li></ul>",
			transcript:
				"<p><strong>Moderation:</strong> Was tun Sie zuerst, wenn Asthma nicht zur Ruhe kommt?</p><p><strong>Dr. Nina Keller:</strong> Ich lasse mir den Inhalator zeigen. Nicht erzählen, zeigen.</p><p><strong>Moderation:</strong> Und dann?</p><p><strong>Dr. Nina Keller:</strong> Die Bezüge der Apotheke. Fehlt jede zweite Packung, reden wir darüber.</p><p><strong>Moderation:</strong> Wer gehört überwiesen?</p><p><strong>Dr. Nina Keller:</strong> Wer zwei oder mehr Steroidstösse im Jahr braucht, sobald die Technik stimmt.</p>",
			alt: "Abstrakte Atemwege",
		},
		"pod-first-injection": {
			title: "Über die erste Injektion sprechen",
			intro: "Wie man bei Diabetes eine Injektionstherapie anbietet, ohne dass es nach Niederlage klingt.",
			content:
				"<p>Viele hören «Spritze» und verstehen «Versagen». Eine Diabetesfachberaterin erzählt, wie sie über den nächsten Schritt spricht und welchen Satz sie nie sagt.</p><p>Mit Beispielen für den ersten Besuch, die erste Woche und den ersten Zweifel.</p>",
			transcript:
				"<p><strong>Moderation:</strong> Welchen Satz sagen Sie nie?</p><p><strong>Ursina Caduff, Diabetesfachberaterin:</strong> «Wenn es nicht klappt, müssen Sie spritzen.» So wird die Therapie zur Strafe.</p><p><strong>Moderation:</strong> Was sagen Sie stattdessen?</p><p><strong>Ursina Caduff:</strong> Dass sich Diabetes mit den Jahren ändert und die Behandlung mit ihm.</p><p><strong>Moderation:</strong> Und die Angst vor der Nadel?</p><p><strong>Ursina Caduff:</strong> Den ersten Stich machen wir zusammen, ohne Medikament. Fast alle lachen danach.</p>",
			alt: "Abstrakte Moleküle",
		},
		"pod-cardovex-practice": {
			title: "CARDOVEX® im Praxisalltag",
			intro: "Ein Jahr nach der Einführung: beginnen, steigern und die Fragen der Patienten.",
			content:
				"<p>Eine Kardiologin und ein Hausarzt vergleichen ihr erstes Jahr mit CARDOVEX®: für wen, in welchem Tempo und wann nicht.</p><p>Zum Schluss fünf Fragen aus der Hörerschaft.</p>",
			transcript:
				"<p><strong>Moderation:</strong> Bei wem beginnen Sie CARDOVEX®?</p><p><strong>Dr. Regula Ammann:</strong> Bei Personen, die unter Standardtherapie Beschwerden haben und deren Blutdruck es erlaubt.</p><p><strong>Dr. Urs Hofer:</strong> In meiner Praxis ist der Bluttest nach zwei Wochen der Schlüssel. Ich plane ihn am Tag der Verordnung.</p><p><strong>Moderation:</strong> Die häufigste Frage?</p><p><strong>Dr. Urs Hofer:</strong> «Wird mir schwindlig?» Manchmal, in den ersten Tagen. Langsam aufstehen hilft.</p>",
			alt: "Abstrakte Herzlinie",
		},
		"pod-fatigue-cancer": {
			title: "Müde nach Krebs: mehr als Schlafmangel",
			intro: "Fatigue ist die häufigste Spätfolge. Was hilft und was man zuerst ausschliesst.",
			content:
				"<p>Fatigue kann Jahre dauern. Eine Onkologin erklärt, was zu testen ist, und ein Physiotherapeut, warum Bewegung auch an schlechten Tagen hilft.</p><p>Mit einem Plan für die ersten vier Wochen.</p>",
			transcript:
				"<p><strong>Moderation:</strong> Was ist auszuschliessen?</p><p><strong>Dr. Sandra Vogt:</strong> Anämie, Schilddrüse, Depression und Schmerz, der den Schlaf raubt.</p><p><strong>Moderation:</strong> Und wenn alles normal ist?</p><p><strong>Reto Bieri, Physiotherapeut:</strong> Dann zehn Minuten Gehen. Jeden Tag, zur gleichen Zeit.</p>",
		},
		"pod-biologics-pregnancy": {
			title: "Biologika und Kinderwunsch",
			intro: "Welche Therapien weitergehen, welche man rechtzeitig ändert und wer mitredet.",
			content:
				"<p>Die Planung beginnt vor der Schwangerschaft. Eine Rheumatologin erklärt, welche Mittel wann abgesetzt werden und warum aktive Krankheit selbst ein Risiko ist.</p><p>Die Folge nennt die Register, die Erfahrungen sammeln.</p>",
			transcript:
				"<p><strong>Moderation:</strong> Wann spricht man es an?</p><p><strong>Dr. Lea Brunner:</strong> Bei der ersten Verordnung. Die Hälfte der Schwangerschaften ist nicht geplant.</p><p><strong>Moderation:</strong> Ist Absetzen immer sicherer?</p><p><strong>Dr. Lea Brunner:</strong> Nein. Aktive Arthritis schadet auch. Wir suchen die Therapie, die wirkt und gut untersucht ist.</p>",
			alt: "Abstrakte Bögen",
		},
		"cast-spirometry": {
			title: "Spirometrie lesen in drei Minuten",
			intro: "Qualität, Verhältnis, Volumen: eine feste Reihenfolge für jede Kurve.",
			content:
				"<p>Der Film zeigt das Lesen von fünf Kurven. Die Reihenfolge ist immer gleich: zuerst die Qualität, dann das Verhältnis, dann das Volumen.</p><ul><li>Ist die Kurve glatt und die Anstrengung vollständig?</li><li>Liegt das Verhältnis unter der Norm?</li><li>Ändert es sich nach Bronchodilatation?</li></ul>",
			captions: [
				"Zuerst die Kurve ansehen.",
				"Ist der Beginn steil?",
				"Läuft sie langsam aus?",
				"Dann das Verhältnis lesen.",
				"Unter der Grenze: Obstruktion.",
				"Nun das Volumen.",
				"Immer vorher und nachher.",
			],
			alt: "Abstrakte Atemwege",
		},
		"cast-echo-basics": {
			title: "Echo-Grundlagen für Nichtkardiologen",
			intro: "Was ein Echobefund sagt, was er offenlässt und bei welchen Worten man anruft.",
			content:
				"<p>Auswurffraktion, Füllung, Klappen: Der Film erklärt die Begriffe eines Befunds an bewegten Bildern.</p><p>Danach wissen Sie, welcher Befund warten kann und welcher nicht.</p>",
			captions: [
				"Das ist die linke Kammer.",
				"Achten Sie auf die Bewegung.",
				"Die Fraktion ist ein Anteil.",
				"Fünfzig Prozent sind normal.",
				"Unter vierzig: vermindert.",
				"Nun die Klappe.",
				"Schwer heisst: heute anrufen.",
			],
			alt: "Abstrakte Herzlinie",
		},
		"cast-oncavera-mechanism": {
			title: "ONCAVERA®: der Wirkmechanismus",
			intro: "Wie Talaraciclib den Zellzyklus anhält, in vier animierten Schritten.",
			content:
				"<p>Die Animation folgt einer Tumorzelle vom Wachstumssignal bis zum Stillstand. Sie zeigt, wo ONCAVERA® angreift und weshalb das Blutbild kontrolliert wird.</p><p>Literatur in der Fachinformation.</p>",
			captions: [
				"Eine Zelle bereitet sich vor.",
				"Zwei Kinasen öffnen das Tor.",
				"ONCAVERA blockiert sie.",
				"Der Zyklus steht still.",
				"Gesunde Zellen pausieren auch.",
				"Darum sinken die Werte.",
				"In der Pause steigen sie.",
			],
			alt: "Abstrakte Zellen",
		},
		"cast-joint-ultrasound": {
			title: "Gelenkultraschall: was das Bild erzählt",
			intro: "Erguss, Synovitis, Erosion: drei Befunde am Handgelenk und wie man sie unterscheidet.",
			content:
				"<p>Eine Rheumatologin schallt ein Handgelenk und erklärt, was sie sieht. Für alle, die überweisen oder Befunde lesen.</p><p>Am Ende folgt das Dopplersignal.</p>",
			captions: [
				"Wir beginnen am Handgelenk.",
				"Knochen ist die helle Linie.",
				"Flüssigkeit ist dunkel.",
				"Verdickte Schleimhaut ist grau.",
				"Eine Lücke: die Erosion.",
				"Farbe zeigt den Blutfluss.",
				"Das ist aktive Krankheit.",
			],
			alt: "Abstrakte Bögen",
		},
		"cast-glucelia-cases": {
			title: "Drei Fälle mit GLUCELIA®",
			intro: "Neu diagnostiziert, unter Kombination, mit verminderter Nierenfunktion: drei Entscheide erklärt.",
			content:
				"<p>Drei Personen aus der Hausarztpraxis, drei Entscheide. Der Film hält jeweils an, damit Sie zuerst überlegen.</p><ol><li>Eine Frau, 51, neu diagnostiziert</li><li>Ein Mann, 64, mit zwei Medikamenten</li><li>Eine Frau, 77, eGFR 41</li></ol>",
			captions: [
				"Die erste Patientin ist 51.",
				"Was würden Sie tun?",
				"Zuerst der Lebensstil.",
				"Der zweite nimmt schon zwei.",
				"Wir vereinfachen.",
				"Die dritte hat schwache Nieren.",
				"Die halbe Dosis genügt.",
			],
			alt: "Abstrakte Moleküle",
		},
		"cast-motivational": {
			title: "Motivierende Gesprächsführung in fünf Minuten",
			intro: "Fragen, zuhören, zusammenfassen: ein kurzes Gespräch, zweimal gefilmt.",
			content:
				"<p>Dasselbe Gespräch zweimal: einmal mit Ratschlägen, einmal mit Fragen. Der Unterschied zeigt sich in dem, was die Patientin am Ende sagt.</p><p>Mit einer Karte für den Einstieg.</p>",
			captions: [
				"So läuft es meistens.",
				"Ein Rat und ein Nicken.",
				"Nun noch einmal.",
				"Was möchten Sie ändern?",
				"Eine Pause. Aushalten.",
				"Mit ihren Worten sagen.",
				"Sie nennt den ersten Schritt.",
			],
			alt: "Abstrakte Moleküle und Wellen",
		},
		"web-hf-primary-care": {
			title: "Live: Herzinsuffizienz in der Grundversorgung",
			intro: "Die neue Leitlinie in einer Stunde, mit Zeit für Ihre Fälle.",
			content:
				"<p>Zwei Referierende stellen die Leitlinie aus Sicht von Spital und Praxis vor. Die letzten zwanzig Minuten gehören Ihren Fragen.</p><ul><li>Diagnose ohne Verzug</li><li>Vier Therapien in vier Wochen</li><li>Nachsorge, die trägt</li></ul>",
			speakers: ["Dr. Regula Ammann, Kardiologin, Bern", "Dr. Urs Hofer, Hausarzt, Thun"],
			alt: "Abstrakte Herzlinie",
		},
		"web-copd-evening": {
			title: "COPD-Abend in Zürich und online",
			intro: "Fälle, Workshops und ein Apéro; die Vorträge werden live übertragen.",
			content:
				"<p>Kommen Sie nach Zürich oder nehmen Sie von zu Hause teil. Vor Ort folgt auf die Vorträge ein Workshop zur Inhalation.</p><ul><li>18 Uhr: zwei Vorträge mit Fällen</li><li>19 Uhr: Workshops vor Ort</li></ul><p>Die Platzzahl ist beschränkt.</p>",
			speakers: ["Dr. Beat Zollinger, Pneumologe, Zürich", "Anna Rüegg, Pflegefachfrau, Winterthur"],
			venue: { venue: "Haus am Limmatufer", address: "Musterquai 14, 8001 Zürich" },
			alt: "Abstrakte Atemwege",
		},
		"web-oncavera-experts": {
			title: "ONCAVERA®: Fragen an die Fachleute",
			intro: "Dosisanpassung, Blutbild, Nebenwirkungen: Ihre Fragen, live beantwortet.",
			content:
				"<p>Senden Sie Ihre Fragen im Voraus oder stellen Sie sie live. Drei Fachleute antworten aus ihrer Erfahrung mit ONCAVERA®.</p><p>Danach erscheint eine Zusammenfassung.</p>",
			speakers: [
				"Dr. Sandra Vogt, Onkologin, Basel",
				"Marco Steiner, Spitalapotheker, Luzern",
				"Dr. Eva Frei, medizinische Beraterin, Helvora",
			],
			alt: "Abstrakte Zellen",
		},
		"web-diabetes-kidney": {
			title: "Diabetes und Niere: früh handeln",
			intro: "Welcher Test, wie oft, und was tun mit dem Ergebnis?",
			content:
				"<p>Der jährliche Urintest geht bei jedem zweiten vergessen. Das Webinar zeigt, wie eine Praxis ihn organisiert und welche Therapien die Niere schützen.</p><p>Mit drei Fällen.</p>",
			speakers: ["Dr. Monika Egli, Nephrologin, St. Gallen", "Dr. Daniel Roth, Hausarzt, Chur"],
			alt: "Abstrakte Moleküle",
		},
		"web-ra-early": {
			title: "Frühe rheumatoide Arthritis erkennen",
			intro: "Das Fenster der ersten zwölf Wochen: Zeichen, Tests und der schnelle Weg in die Sprechstunde.",
			content:
				"<p>Geschwollene Gelenke, Morgensteifigkeit, ein positiver Drucktest: Drei Zeichen genügen für die Überweisung. Die Aufzeichnung zeigt Untersuchung und Brief.</p><p>Mit Antworten auf die Fragen.</p>",
			speakers: ["Dr. Lea Brunner, Rheumatologin, Aarau", "Dr. Peter Lüthi, Hausarzt, Solothurn"],
			alt: "Abstrakte Bögen",
		},
		"web-immurelin-safety": {
			title: "IMMURELIN®: Sicherheit auf dem neuesten Stand",
			intro: "Infektionen, Impfungen und Laborkontrollen: was fünf Jahre Daten zeigen.",
			content:
				"<p>Der Überblick fasst die Sicherheitsdaten zu IMMURELIN® über fünf Jahre zusammen und was für die Überwachung folgt.</p><ul><li>Infektionen nach Altersgruppe</li><li>Impfungen vor und während der Behandlung</li></ul>",
			speakers: ["Dr. Lea Brunner, Rheumatologin, Aarau", "Dr. Eva Frei, medizinische Beraterin, Helvora"],
		},
	},
	courses: {
		"course-hf": {
			name: "Herzinsuffizienz: vom Symptom zum Plan",
			description:
				"<p>Nach diesem Kurs schöpfen Sie früh Verdacht, ordnen die richtigen Tests an und beginnen die Behandlung sicher.</p><p>Sechs kurze Lektionen mit Fällen aus der Hausarztpraxis.</p>",
			units: [
				"Der erste Verdacht",
				"Tests, die zählen",
				"Stauung",
				"Vier Säulen",
				"Dosen steigern",
				"Leben mit der Krankheit",
			],
		},
		"course-inhalers": {
			name: "Inhalatoren: wählen und anleiten",
			description:
				"<p>Nach diesem Kurs wählen Sie gemeinsam einen Inhalator und leiten den Gebrauch mit Rückfragen an.</p>",
			units: ["Gerätetypen", "Gemeinsam wählen", "Rückfragen", "Wenn es nicht klappt"],
		},
		"course-glucelia": {
			name: "GLUCELIA®: von der Indikation zur Verlaufskontrolle",
			description:
				"<p>Nach diesem Kurs wissen Sie, für wen GLUCELIA® geeignet ist, wie es dosiert und was überwacht wird.</p>",
			units: ["Indikation", "Dosis und Nierenfunktion", "Kombinationen", "Überwachung", "Drei Fälle"],
		},
		"course-ra": {
			name: "Rheumatoide Arthritis im ersten Jahr",
			description:
				"<p>Nach diesem Kurs erkennen Sie die frühe Arthritis, kennen die Therapieziele und teilen die Nachsorge mit der Fachpraxis.</p>",
			units: [
				"Das Fenster",
				"Gelenke und Labor",
				"Der Überweisungsbrief",
				"Erste Therapie",
				"Ziele",
				"Infektionen und Impfungen",
				"Arbeit und Alltag",
			],
		},
		"course-communication": {
			name: "Schwierige Gespräche",
			description:
				"<p>Nach diesem Kurs überbringen Sie schlechte Nachrichten in Schritten, begegnen Wut ruhig und schliessen ein Gespräch gut ab.</p>",
			units: ["Schlechte Nachrichten", "Wut und Schweigen", "Ein gutes Ende"],
		},
	},
	singles: {
		home: {
			title: "Medizinisches Wissen, klar und zur Hand",
			intro:
				"Aktuelles, Unterlagen und Fortbildung für medizinische Fachpersonen in der Schweiz, gemacht für die Minuten zwischen zwei Patienten.",
			content: "<p>Geprüft von unserem medizinischen Team, jede Woche aktualisiert.</p>",
		},
		about: {
			title: "Über Helvora Pro",
			intro: "Ein Portal von Helvora für Ärztinnen und Ärzte in der Schweiz.",
			content:
				"<p>Helvora erforscht und produziert Arzneimittel für Herz, Lunge, Stoffwechsel, Gelenke und gegen Krebs. Auf diesem Portal teilen wir, was Ihnen im Alltag helfen kann.</p><h2>Was Sie hier finden</h2><ul><li>Aktuelles zu Leitlinien und Studien</li><li>Unterlagen für Sie und Ihre Patienten</li><li>E-Learnings, Podcasts, Webcasts und Webinare</li></ul><h2>Wie wir arbeiten</h2><p>Jeder Beitrag wird von medizinischem Personal geschrieben oder geprüft, trägt ein Datum und, wo ein Arzneimittel genannt wird, einen Freigabecode. Quellen werden genannt. Was abgelaufen ist, verschwindet.</p><h2>Warum einiges verschlossen ist</h2><p>Fachwerbung für Arzneimittel ist von Gesetzes wegen Fachpersonen vorbehalten. Sie sehen Titel und Zusammenfassung; der Inhalt öffnet sich, sobald Ihr Zugang bestätigt ist.</p>",
		},
		"data-protection": {
			title: "Datenschutz",
			intro: "Wie Helvora Schweiz Personendaten auf diesem Portal nach dem Datenschutzgesetz (DSG) bearbeitet.",
			content:
				"<h2>Verantwortliche</h2><p>Helvora Schweiz AG, Musterstrasse 22, 3000 Bern, privacy@helvora.example.</p><h2>Zwecke</h2><p>Wir bearbeiten Daten, um das Portal anzubieten, Ihre Eigenschaft als Fachperson zu bestätigen und unsere Inhalte zu verbessern.</p><h2>Rechtfertigung</h2><p>Vertrag, gesetzliche Pflicht und, für Newsletter und Statistik, Ihre Einwilligung.</p><h2>Aufbewahrung</h2><p>Kontodaten bleiben, solange das Konto besteht, ausser das Gesetz verlangt anderes.</p><h2>Ihre Rechte</h2><p>Auskunft, Berichtigung, Löschung, Herausgabe, Widerspruch. Sie können sich an den Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten (EDÖB) wenden.</p>",
		},
		disclaimer: {
			title: "Haftungsausschluss",
			intro: "Was dieses Portal ist und was es nicht sein kann.",
			content:
				"<p>Der Inhalt richtet sich an medizinische Fachpersonen in der Schweiz. Er ersetzt weder Ihr Urteil noch die Fachinformation.</p><h2>Haftung</h2><p>Wir erarbeiten die Inhalte sorgfältig, können aber nicht gewährleisten, dass sie jederzeit vollständig und aktuell sind.</p><h2>Links</h2><p>Auf den Inhalt anderer Websites haben wir keinen Einfluss.</p>",
		},
		imprint: {
			title: "Impressum",
			intro: "Wer für dieses Portal verantwortlich ist.",
			content:
				'<p><strong>Helvora Schweiz AG</strong><br>Musterstrasse 22<br>3000 Bern</p><p>E-Mail: <a href="mailto:contact@helvora.example">contact@helvora.example</a></p><p>CHE-000.000.000. Helvora ist ein fiktives Unternehmen.</p>',
		},
		privacy: {
			title: "Privatsphäre und Cookies",
			intro: "Welche Daten Ihr Browser für uns aufbewahrt und wie Sie darüber bestimmen.",
			content:
				"<h2>Notwendige Cookies</h2><p>Eines merkt sich Ihre Sprache, ein anderes Ihre Anmeldung. Ohne sie arbeitet das Portal nicht wie erwartet.</p><h2>Statistik</h2><p>Statistik führen wir nur mit Ihrer Einwilligung.</p><h2>Dritte</h2><p>Videos anderer Anbieter laden, wenn Sie sie starten.</p><h2>Widerruf</h2><p>Sie können Ihre Einwilligung jederzeit widerrufen.</p><h2>Kontakt</h2><p>privacy@helvora.example</p>",
		},
		happy: {
			title: "Danke, das freut uns",
			intro: "Ihre Rückmeldung sagt uns, dass wir auf dem richtigen Weg sind.",
			content: "<p>Wir machen so weiter. Fehlt Ihnen ein Thema, schreiben Sie uns.</p>",
		},
		negative: {
			title: "Danke für Ihre Offenheit",
			intro: "Es tut uns leid, dass wir Ihre Erwartungen nicht erfüllt haben.",
			content: "<p>Unser Team liest jede Antwort und nutzt sie, um das Portal zu verbessern.</p>",
		},
		neutral: {
			title: "Danke für Ihre Rückmeldung",
			intro: "Es geht noch besser, und wir arbeiten daran.",
			content: "<p>Sagen Sie uns, was das Portal für Sie nützlicher machen würde.</p>",
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
			"Diese Website richtet sich an medizinische Fachpersonen in der Schweiz. Helvora Pro, CARDOVEX®, RESPILAIR®, GLUCELIA®, IMMURELIN® und ONCAVERA® sind fiktiv.",
		banner: {
			is_visible: true,
			title: "Alle Inhalte, ein Konto: Zugang für medizinische Fachpersonen",
			cta: "So erhalten Sie Zugang",
		},
		promotional_content: {
			is_visible: true,
			title: "Neu: fünf Kurse für die Minuten dazwischen",
			url: "/e-learnings",
			cta: "Kurse ansehen",
		},
	},
};
