import type { LocaleText } from "../text.ts";

export const text: LocaleText = {
	domains: {
		cardiology: "Cardiology",
		respiratory: "Respiratory medicine",
		diabetes: "Diabetes",
		immunology: "Rheumatology",
		oncology: "Oncology",
	},
	categories: {
		guidelines: "Guidelines",
		evidence: "Study results",
		practice: "In practice",
		safety: "Medicines safety",
		patients: "For your patients",
		portal: "About this portal",
	},
	items: {
		"news-hf-guideline": {
			title: "New heart failure guideline: five points for general practice",
			intro:
				"The updated European guideline asks for earlier testing and faster treatment. What that means for a practice without an echo machine.",
			content: `<p>The updated guideline moves the first steps of heart failure care towards general practice. A patient with breathlessness, ankle swelling and a raised natriuretic peptide should no longer wait for an echocardiogram before treatment of congestion begins.</p>
<h2>Five points to take away</h2>
<ol><li>Measure a natriuretic peptide at the first suspicion, not at the second visit.</li><li>Refer for echocardiography within two weeks when the value is high, within six when it is moderate.</li><li>Start the four foundation treatments early and at low doses.</li><li>Check potassium and renal function one to two weeks after each step.</li><li>Plan a review within fourteen days of every discharge.</li></ol>
<h2>What does not change</h2>
<p>The history and the examination still decide who is tested. In older patients with several conditions the goals of treatment are agreed first; the doses follow from them.</p>`,
			alt: "Abstract heartbeat line over concentric waves",
		},
		"news-cardovex-phase3": {
			title: "CARDOVEX® in HORIZON-HF: the phase III results in detail",
			intro:
				"Over 26 months, the addition of CARDOVEX® to standard care was associated with fewer hospital admissions for heart failure.",
			content: `<p>HORIZON-HF enrolled 4,812 adults with symptomatic heart failure and reduced ejection fraction. Participants received velocardin (CARDOVEX®) or placebo in addition to guideline treatment.</p>
<table><thead><tr><th>Endpoint</th><th>Hazard ratio</th><th>95% CI</th></tr></thead><tbody><tr><td>Cardiovascular death or admission</td><td>0.81</td><td>0.73–0.90</td></tr><tr><td>First admission for heart failure</td><td>0.76</td><td>0.67–0.87</td></tr><tr><td>Cardiovascular death</td><td>0.91</td><td>0.79–1.05</td></tr></tbody></table>
<h2>Tolerability</h2>
<p>Symptomatic hypotension occurred in 9.1% of patients on CARDOVEX® and 6.4% on placebo. Hyperkalaemia above 5.5 mmol/L was seen in 5.2% and 4.0%.</p>
<p>The results apply to patients like those in the study. Please read the summary of product characteristics before prescribing CARDOVEX®.</p>`,
			alt: "Abstract heartbeat line with a bright centre",
		},
		"news-winter-respiratory": {
			title: "Ready for the winter: preparing your practice for respiratory season",
			intro:
				"Three weeks of preparation save many hours in January. A short plan for vaccination, triage and people with chronic lung disease.",
			content: `<p>Every winter the same weeks are the fullest. Practices that prepare in October report shorter telephone queues and fewer unplanned visits by people with COPD.</p>
<h2>Before the season</h2>
<ul><li>List patients with COPD, severe asthma or immunosuppression and invite them for vaccination.</li><li>Review inhaler technique while they are in the building.</li><li>Renew written action plans, with the number to ring.</li></ul>
<h2>During the season</h2>
<p>Agree on triage questions with the whole team. A breathless patient who cannot finish a sentence is seen now; a cough of three days can usually wait for advice from the pharmacist.</p>`,
			alt: "Abstract branching airways",
		},
		"news-glucelia-renal": {
			title: "GLUCELIA®: updated advice on renal monitoring",
			intro:
				"The product information now recommends renal function tests before the start and at fixed intervals afterwards.",
			content: `<p>Following a routine review of safety data, the advice on monitoring renal function during treatment with GLUCELIA® (sorigluptin) has been made more precise.</p>
<table><thead><tr><th>eGFR (mL/min/1.73 m²)</th><th>Dose</th><th>Checks</th></tr></thead><tbody><tr><td>60 and above</td><td>50 mg once daily</td><td>Every 12 months</td></tr><tr><td>30 to 59</td><td>25 mg once daily</td><td>Every 3 to 6 months</td></tr><tr><td>Below 30</td><td>Not recommended</td><td>Refer</td></tr></tbody></table>
<h2>What we ask of you</h2>
<ul><li>Test eGFR before the first prescription.</li><li>Interrupt treatment during acute illness with dehydration.</li><li>Report suspected adverse reactions to the HPRA.</li></ul>`,
			alt: "Abstract pattern of hexagons",
		},
		"news-portal-learning": {
			title: "Five new courses are now open on the portal",
			intro: "Short, self-paced and made for a phone: the new e-learnings fit between two surgeries.",
			content: `<p>The learning section has grown. Five courses cover heart failure, inhalers, type 2 diabetes, rheumatoid arthritis and the art of difficult conversations.</p>
<p>Each course consists of short units of five to ten minutes. You can stop at any point and go on later on another device.</p>
<h2>Where to find them</h2>
<p>All courses are listed under <a href="/en-IE/e-learnings">E-learnings</a>. Some end with a certificate of attendance; it makes no claim to accreditation.</p>`,
			alt: "Calm hills in blue and green",
		},
		"news-long-title": {
			title:
				"Severe asthma together with other chronic inflammatory conditions: what a registry of more than nine thousand patients in eleven European countries tells us about everyday practice",
			intro:
				"Nearly a third of people with severe asthma live with a second inflammatory disease. The registry shows how seldom treatment is planned jointly.",
			content: `<p>The registry followed 9,214 adults with severe asthma over five years. In 31% a second chronic inflammatory condition was recorded, most often nasal polyps, eczema or inflammatory arthritis.</p>
<h2>Main observations</h2>
<ul><li>Oral steroid courses were twice as frequent when two specialties treated independently of each other.</li><li>A shared treatment plan was documented in only one in eight cases.</li><li>Quality of life followed the number of steroid courses more closely than lung function.</li></ul>
<p>Registries describe, they do not prove. The authors suggest a yearly joint review for patients with two or more inflammatory diseases.</p>`,
			alt: "Abstract airways in teal",
		},
		"news-inhaler-technique": {
			title: "Inhaler technique: where most errors happen with RESPILAIR®",
			intro:
				"A study in 42 practices looked at 1,100 people using RESPILAIR®. Most errors come before the breath, not with it.",
			content: `<p>Trained observers watched 1,100 people with COPD use their RESPILAIR® inhaler. 58% made at least one error; 19% made one that was judged critical.</p>
<h2>The three most frequent errors</h2>
<ol><li>No full breath out before inhaling.</li><li>The device held at a slant while the dose was loaded.</li><li>No pause of the breath afterwards.</li></ol>
<p>A single demonstration of two minutes with teach-back halved the rate of critical errors after three months. Written instructions alone made no difference.</p>`,
			alt: "Abstract branching airways with accents",
		},
		"news-cgm-primary-care": {
			title: "Continuous glucose monitoring reaches primary care",
			intro:
				"Sensors are no longer for specialists alone. How to read the standard report in three minutes, and when to change treatment.",
			content: `<p>More and more people with type 2 diabetes wear a sensor. The report can look overwhelming, but three figures answer most questions.</p>
<h2>Read it in this order</h2>
<ol><li><strong>Time below range:</strong> safety first. More than 4% below 3.9 mmol/L calls for action.</li><li><strong>Time in range:</strong> above 70% is the usual target for adults.</li><li><strong>The daily pattern:</strong> when do the highs come, after which meal, on which days?</li></ol>
<p>Change one thing at a time and look again after two weeks. In frail older people a lower target and fewer alarms are often the better choice.</p>`,
			alt: "Abstract molecules in green",
		},
		"news-biosimilar-switch": {
			title: "Switching in rheumatoid arthritis: two-year data for IMMURELIN®",
			intro:
				"Patients who changed from an original biologic to IMMURELIN® kept their disease activity over two years in an open extension study.",
			content: `<p>In the extension phase 612 adults with rheumatoid arthritis in low disease activity changed to IMMURELIN® (remilizumab). After 24 months 78% were still on treatment.</p>
<ul><li>Mean change of the activity score: +0.08 (95% CI −0.02 to 0.18)</li><li>Serious infections: 2.1 per 100 patient-years</li><li>Treatment stopped for lack of effect: 7%</li></ul>
<h2>Conversation matters</h2>
<p>Where the reasons for the change had been explained by the treating team, fewer patients stopped. A nurse's call after four weeks was the measure that participants valued most.</p>`,
			alt: "Abstract arcs like joints",
		},
		"news-congress-report": {
			title: "Report from the autumn cardiometabolic meeting",
			intro:
				"Heart, kidney and metabolism were discussed as one. Our summary of three sessions that matter for general practice.",
			content: `<p>Two days, forty sessions, one message: the heart, the kidneys and metabolism are better treated together than one after the other.</p>
<h2>Three sessions in brief</h2>
<p><strong>Albuminuria as an early sign.</strong> A yearly urine test finds risk years before creatinine rises.</p>
<p><strong>Weight and heart failure.</strong> Weight loss improved symptoms in preserved ejection fraction; data on admissions are still awaited.</p>
<p><strong>Fewer tablets.</strong> Fixed combinations improved persistence, above all in the first year.</p>
<blockquote>“The best plan is the one that the patient can still explain at home.”</blockquote>`,
		},
		"news-adherence-apps": {
			title: "Reminder apps: what they can do for adherence and what they cannot",
			intro: "Reminders help people who forget. They do not help those who doubt. A sober look at twelve trials.",
			content: `<p>A review of twelve trials found that reminder apps improved adherence by nine percentage points on average. The effect was largest in the first three months and faded afterwards.</p>
<h2>Who benefits</h2>
<ul><li>People with a regular day who simply forget</li><li>People with a new treatment</li><li>People whose family shares the app</li></ul>
<p>Doubts about a medicine need a conversation, not an alarm. Ask openly how often a dose was left out in the last week, and why.</p>`,
			alt: "Abstract molecules in soft green",
		},
		"news-expired-campaign": {
			title: "Winter vaccination information campaign: material for your waiting room",
			intro: "Posters and leaflets for last winter's information campaign. The campaign has ended.",
			content: `<p>The campaign offered posters, leaflets and a short film for waiting rooms. It has ended with the season; the materials are no longer valid.</p><p>New materials will be announced in autumn.</p>`,
			alt: "Abstract airways",
		},
		"news-local-network": {
			title: "A regional network for shared cancer follow-up",
			intro: "Hospital and general practice share follow-up after breast cancer: clear roles, one plan, a direct line.",
			content: `<p>In the new network the hospital team and the general practitioner agree on one written follow-up plan. It names who does which check, and whom to ring when something is unclear.</p>
<h2>First experience</h2>
<p>After one year 340 women had a shared plan. Double examinations fell by a third. Most calls to the direct line concerned fatigue, joint pain and questions about work.</p>
<p>Practices that would like to join find the contact with their regional cancer centre.</p>`,
			alt: "Abstract cells in rose",
		},
		"news-adverse-events": {
			title: "Suspected adverse reactions: how and when to report",
			intro:
				"Every report counts, even where cause and effect are not certain. The way to the HPRA takes five minutes.",
			content: `<p>Health professionals are asked to report any suspected adverse reaction to the Health Products Regulatory Authority (HPRA), above all serious and unexpected ones and those of new medicines.</p>
<script>document.title="hacked"</script><p onclick="alert(1)">You do not need proof: a suspicion is enough.</p><img src="x" onerror="alert(1)"><p style="position:fixed">Four details make a valid report: a patient, a medicine, a reaction and you as the reporter.</p><p>Use the <a href="javascript:alert(1)">reporting form</a> or visit <a href="https://example.org/">the agency's website</a>.</p><iframe src="https://evil.example/"></iframe>
<p>Please tell our medicines safety team as well when a Helvora medicine is concerned. Your report is treated in confidence.</p>`,
			alt: "Calm landscape",
		},
		"mat-hf-checklist": {
			title: "Checklist for the heart failure review",
			intro: "One page for the follow-up visit: symptoms, weight, blood tests, doses and the next appointment.",
			content: `<p>The checklist leads through a review of ten minutes. It can be printed or filled in on screen.</p><ul><li>Symptoms and weight since the last visit</li><li>Blood pressure lying and standing</li><li>Potassium, creatinine, haemoglobin</li><li>Doses: can one be raised today?</li><li>Vaccination, mood, support at home</li></ul>`,
			alt: "Abstract heartbeat line",
		},
		"mat-cardovex-titration": {
			title: "CARDOVEX® titration scheme",
			intro: "From the starting dose to the target dose in three steps, with the checks that go with each.",
			content: `<p>Raise the dose only when blood pressure and potassium allow it.</p><table><thead><tr><th>Week</th><th>Dose</th><th>Before the step</th></tr></thead><tbody><tr><td>0</td><td>25 mg twice daily</td><td>Systolic pressure above 100 mmHg</td></tr><tr><td>2 to 4</td><td>50 mg twice daily</td><td>Potassium below 5.2 mmol/L</td></tr><tr><td>6 to 8</td><td>100 mg twice daily</td><td>Renal function stable</td></tr></tbody></table><p>See the summary of product characteristics of CARDOVEX® for patients with hepatic impairment.</p>`,
			alt: "Abstract heartbeat with waves",
		},
		"mat-inhaler-leaflet": {
			title: "Patient leaflet: using your inhaler correctly",
			intro: "Seven pictures and few words: a leaflet to go through together and take home.",
			content: `<p>The leaflet shows the steps for the three most common types of inhaler. It is written in plain language and suits readers with little practice.</p><h2>How to use it</h2><p>Show the steps, let the patient repeat them, and mark the one that was difficult. Repeat at the next visit.</p>`,
			alt: "Abstract airways in light teal",
		},
		"mat-foot-exam": {
			title: "The diabetic foot examination in five steps",
			intro: "Look, feel, test, grade, agree: the yearly foot examination on one card.",
			content: `<ol><li>Look at both feet, between the toes and into the shoes.</li><li>Feel the pulses at ankle and foot.</li><li>Test sensation with the 10 g monofilament at five points.</li><li>Grade the risk as low, moderate or high.</li><li>Agree on the next check and on foot care at home.</li></ol><p>An open wound is referred the same day.</p>`,
			alt: "Abstract hexagons",
		},
		"mat-glucelia-dosing": {
			title: "GLUCELIA® dosing card",
			intro: "Doses by renal function, combinations and what to do about a missed tablet, for the pocket.",
			content: `<table><thead><tr><th>Situation</th><th>Dose of GLUCELIA®</th></tr></thead><tbody><tr><td>Start, normal renal function</td><td>50 mg once daily</td></tr><tr><td>eGFR 30 to 59</td><td>25 mg once daily</td></tr><tr><td>With insulin</td><td>Consider less insulin first</td></tr></tbody></table><p>A missed tablet is taken on the same day. Never take two on one day.</p>`,
			alt: "Abstract molecules",
		},
		"mat-ra-score-card": {
			title: "Score card: disease activity in rheumatoid arthritis",
			intro: "Joint counts, patient's view and laboratory on one card, with the thresholds for remission and activity.",
			content: `<p>The card guides through the count of 28 joints and leads to a score within five minutes.</p><ul><li>Remission: below 2.6</li><li>Low activity: 2.6 to 3.2</li><li>Moderate activity: 3.3 to 5.1</li><li>High activity: above 5.1</li></ul>`,
			alt: "Abstract arcs",
		},
		"mat-immurelin-monitoring": {
			title: "Monitoring plan for treatment with IMMURELIN®",
			intro: "What to check before the first injection, in the first half-year and then every year.",
			content: `<h2>Before the start</h2><ul><li>Screening for tuberculosis and hepatitis B</li><li>Vaccination status</li><li>Full blood count and liver values</li></ul><h2>During treatment</h2><p>Blood count and liver values after 4 and 12 weeks, then every 3 months. Stop IMMURELIN® during serious infections.</p>`,
			alt: "Abstract arcs in violet",
		},
		"mat-copd-slides": {
			title: "Slide set: exacerbations of COPD and the place of RESPILAIR®",
			intro: "Twenty slides for teaching in your practice or peer group, with references.",
			content: `<p>The set covers definition, prevention and treatment of exacerbations, and the study programme of RESPILAIR®.</p><ul><li>Part 1: why every exacerbation counts</li><li>Part 2: prevention step by step</li><li>Part 3: evidence for RESPILAIR®</li></ul>`,
			alt: "Abstract airways",
		},
		"mat-nausea-guide": {
			title: "Guide for patients: living with nausea during treatment",
			intro: "Practical tips on eating, drinking and medicines, and the signs that call for a doctor.",
			content: `<p>The guide helps patients and their families through the first cycles of treatment.</p><ul><li>Small meals, six times a day</li><li>Drink between meals rather than with them</li><li>Take the medicine against nausea before it begins</li></ul><p>Patients should ring the ward when they cannot keep fluids down for 24 hours.</p>`,
		},
		"mat-shared-decision": {
			title: "Conversation aid: deciding together",
			intro: "Three questions that structure a decision, with space for what matters to the patient.",
			content: `<p>The aid is filled in together during the visit. It asks three questions:</p><ol><li>Which options are there?</li><li>What are benefits and harms of each for me?</li><li>What matters most to me?</li></ol><p>A copy goes home with the patient.</p>`,
			alt: "Abstract cells",
		},
		"pod-breathless-patient": {
			title: "The breathless patient: heart or lung?",
			intro: "A cardiologist and a respiratory physician on the one symptom that they share.",
			content: `<p>Two specialists, one patient: in this episode they go through the first ten minutes with a breathless patient, from the story to the blood test.</p><p>You will hear which sign misleads most often, and why a normal chest sound proves little.</p>`,
			transcript: `<p><strong>Host:</strong> A man of seventy-two is short of breath on the stairs. Where do you begin?</p><p><strong>Dr Niamh Carroll:</strong> With the story. Does he sleep flat? Have the ankles changed? Did the weight go up?</p><p><strong>Dr Owen Farrell:</strong> And I ask about the cough, the winters and the cigarettes. Half of my patients have both diseases.</p><p><strong>Host:</strong> Which test first?</p><p><strong>Dr Niamh Carroll:</strong> A natriuretic peptide. If it is low, the heart is rarely the cause.</p><p><strong>Dr Owen Farrell:</strong> And spirometry, once the patient is stable.</p><p><strong>Host:</strong> Thank you both.</p>`,
			alt: "Abstract heartbeat and waves",
		},
		"pod-difficult-asthma": {
			title: "Difficult asthma, or difficult to treat?",
			intro: "Before a stronger treatment comes a second look: diagnosis, technique, adherence, surroundings.",
			content: `<p>Not all asthma that stays symptomatic is severe asthma. This episode goes through the four questions that come before any escalation.</p><ul><li>Is it asthma?</li><li>Does the medicine arrive in the lungs?</li><li>Is it taken?</li><li>What keeps the inflammation going?</li></ul>`,
			transcript: `<p><strong>Host:</strong> What do you do first when asthma does not settle?</p><p><strong>Dr Aoife Brennan:</strong> I ask the patient to show me the inhaler. Not to tell me, to show me.</p><p><strong>Host:</strong> And then?</p><p><strong>Dr Aoife Brennan:</strong> Then the pharmacy record. If every second pack is missing, we talk about why.</p><p><strong>Host:</strong> Who needs the clinic?</p><p><strong>Dr Aoife Brennan:</strong> Anyone with two or more steroid courses in a year, once technique is right.</p>`,
			alt: "Abstract airways",
		},
		"pod-first-injection": {
			title: "Talking about the first injection",
			intro: "How to offer injectable treatment in diabetes without it sounding like a defeat.",
			content: `<p>Many people hear “injection” and understand “failure”. A diabetes nurse tells how she speaks about the next step, and which sentence she never says.</p><p>With examples for the first visit, the first week and the first doubt.</p>`,
			transcript: `<p><strong>Host:</strong> Which sentence do you never say?</p><p><strong>Maeve Dolan, nurse specialist:</strong> “If you do not manage, you will need injections.” It turns treatment into punishment.</p><p><strong>Host:</strong> What do you say instead?</p><p><strong>Maeve Dolan:</strong> That diabetes changes over the years and that treatment changes with it.</p><p><strong>Host:</strong> And the fear of the needle?</p><p><strong>Maeve Dolan:</strong> We do the first one together, in the first visit, without medicine. Nearly everybody laughs afterwards.</p>`,
			alt: "Abstract molecules",
		},
		"pod-cardovex-practice": {
			title: "CARDOVEX® in daily practice",
			intro: "A year after its introduction: starting, stepping up and the questions patients ask.",
			content: `<p>A cardiologist and a general practitioner compare their first year with CARDOVEX®: whom they chose, how they stepped up the dose, and when they did not.</p><p>The episode closes with five questions from listeners.</p>`,
			transcript: `<p><strong>Host:</strong> Whom do you start on CARDOVEX®?</p><p><strong>Dr Niamh Carroll:</strong> Patients who stay symptomatic on standard treatment and whose blood pressure allows it.</p><p><strong>Dr Sean Whelan:</strong> In my practice the blood test after two weeks is the key. I book it on the day I prescribe.</p><p><strong>Host:</strong> The most frequent question?</p><p><strong>Dr Sean Whelan:</strong> “Will I be dizzy?” Sometimes, in the first days. Standing up slowly helps.</p>`,
			alt: "Abstract heartbeat",
		},
		"pod-fatigue-cancer": {
			title: "Tired after cancer treatment: more than lack of sleep",
			intro: "Fatigue is the most frequent late effect. What helps, and what to rule out first.",
			content: `<p>Fatigue can last for years. An oncologist explains what to test, and a physiotherapist why movement helps even on bad days.</p><p>With a plan for the first four weeks.</p>`,
			transcript: `<p><strong>Host:</strong> What should be ruled out?</p><p><strong>Dr Ciara Nolan:</strong> Anaemia, thyroid disease, depression, and pain that steals the sleep.</p><p><strong>Host:</strong> And if all that is normal?</p><p><strong>Brian Keane, physiotherapist:</strong> Then we begin with ten minutes of walking. Every day, at the same hour.</p><p><strong>Host:</strong> Does it help?</p><p><strong>Brian Keane:</strong> It is the measure with the best evidence.</p>`,
		},
		"pod-biologics-pregnancy": {
			title: "Biologics and the wish to have children",
			intro: "Which treatments may go on, which are changed in time, and who should be part of the conversation.",
			content: `<p>Planning begins before pregnancy. A rheumatologist explains which medicines are stopped and when, and why active disease is a risk of its own.</p><p>The episode names the registers that collect experience.</p>`,
			transcript: `<p><strong>Host:</strong> When should the subject be raised?</p><p><strong>Dr Orla Byrne:</strong> At the first prescription. Half of all pregnancies are not planned.</p><p><strong>Host:</strong> Is stopping always safer?</p><p><strong>Dr Orla Byrne:</strong> No. Active arthritis harms too. We look for the treatment that controls it and is well studied.</p>`,
			alt: "Abstract arcs",
		},
		"cast-spirometry": {
			title: "Reading spirometry in three minutes",
			intro: "Quality, ratio, volume: a fixed order that works for every curve.",
			content: `<p>The film shows the reading of five curves in real time. The order is always the same: first the quality, then the ratio, then the volume.</p><ul><li>Is the curve smooth and the effort complete?</li><li>Is the ratio below the lower limit of normal?</li><li>Does it change after a bronchodilator?</li></ul>`,
			captions: [
				"Look at the curve first.",
				"Is the start steep?",
				"Does it run out slowly?",
				"Then read the ratio.",
				"Below the limit: obstruction.",
				"Now the volume.",
				"Always compare before and after.",
			],
			alt: "Abstract airways",
		},
		"cast-echo-basics": {
			title: "Echo basics for non-cardiologists",
			intro: "What an echo report says, what it leaves open, and which words call for a telephone call.",
			content: `<p>Ejection fraction, filling, valves: the film explains the terms of a report by moving pictures.</p><p>At the end you can tell which findings can wait and which cannot.</p>`,
			captions: [
				"This is the left ventricle.",
				"Watch how it contracts.",
				"The ejection fraction is a share.",
				"Fifty per cent is normal.",
				"Below forty is reduced.",
				"Now look at the valve.",
				"Severe means: ring today.",
			],
			alt: "Abstract heartbeat",
		},
		"cast-oncavera-mechanism": {
			title: "ONCAVERA®: the mechanism of action",
			intro: "How talaraciclib halts the cell cycle, animated in four steps.",
			content: `<p>The animation follows a tumour cell from growth signal to standstill. It shows where ONCAVERA® acts and why blood counts are checked.</p><p>References are listed in the summary of product characteristics.</p>`,
			captions: [
				"A cell prepares to divide.",
				"Two kinases open the gate.",
				"ONCAVERA blocks them.",
				"The cell cycle halts.",
				"Healthy cells pause as well.",
				"That is why counts fall.",
				"They recover in the break.",
			],
			alt: "Abstract cells",
		},
		"cast-joint-ultrasound": {
			title: "Joint ultrasound: what the picture tells",
			intro: "Effusion, synovitis, erosion: three findings at the wrist and how to tell them apart.",
			content: `<p>A rheumatologist scans a wrist and explains what she sees. The film suits everyone who refers patients or reads reports.</p><p>Doppler signal is shown at the end.</p>`,
			captions: [
				"We begin at the wrist.",
				"Bone is the bright line.",
				"Fluid is dark.",
				"Thickened lining is grey.",
				"A gap in the line: erosion.",
				"Colour shows blood flow.",
				"That means active disease.",
			],
			alt: "Abstract arcs",
		},
		"cast-glucelia-cases": {
			title: "Three cases with GLUCELIA®",
			intro: "Newly diagnosed, on combination, with reduced renal function: three decisions explained.",
			content: `<p>Three patients from general practice, three decisions. The film stops at each for you to think first.</p><ol><li>A woman of 51, newly diagnosed</li><li>A man of 64 on two medicines</li><li>A woman of 77 with an eGFR of 41</li></ol>`,
			captions: [
				"Our first patient is 51.",
				"What would you do?",
				"Lifestyle first, then a tablet.",
				"The second takes two already.",
				"We simplify.",
				"The third has weak kidneys.",
				"Half the dose is enough.",
			],
			alt: "Abstract molecules",
		},
		"cast-motivational": {
			title: "Motivational interviewing in five minutes",
			intro: "Ask, listen, summarise: a short conversation, filmed twice.",
			content: `<p>The same conversation twice: once with advice, once with questions. The difference is heard in what the patient says at the end.</p><p>With a card of opening sentences.</p>`,
			captions: [
				"This is the usual way.",
				"Advice, and a polite nod.",
				"Now once more.",
				"What would you like to change?",
				"A pause. Let it be long.",
				"Summarise in her words.",
				"She has named the first step.",
			],
			alt: "Abstract molecules and waves",
		},
		"web-hf-primary-care": {
			title: "Live: heart failure in primary care",
			intro: "The new guideline in one hour, with time for your cases.",
			content: `<p>Two speakers present the guideline from the hospital's and from the practice's side. The last twenty minutes belong to your questions.</p><ul><li>Diagnosis without delay</li><li>Four treatments in four weeks</li><li>Follow-up that works</li></ul>`,
			speakers: ["Dr Niamh Carroll, consultant cardiologist, Galway", "Dr Sean Whelan, general practitioner, Ennis"],
			alt: "Abstract heartbeat",
		},
		"web-copd-evening": {
			title: "COPD evening in Dublin and online",
			intro: "Cases, workshops and a light supper; the lectures are streamed live.",
			content: `<p>Come to Dublin or take part from home. On site, a workshop on inhaler technique follows the lectures.</p><ul><li>6 pm: two lectures with cases</li><li>7 pm: workshops on site</li></ul><p>The number of places on site is limited.</p>`,
			speakers: [
				"Dr Owen Farrell, consultant respiratory physician, Dublin",
				"Grace Molloy, respiratory nurse specialist, Cork",
			],
			venue: { venue: "Liffey Conference House", address: "14 Harbour Row, Dublin 2" },
			alt: "Abstract airways",
		},
		"web-oncavera-experts": {
			title: "ONCAVERA®: ask the experts",
			intro: "Dose adjustment, blood counts, side effects: your questions, answered live.",
			content: `<p>Send your questions in advance or ask them live. Three experts answer from their practice with ONCAVERA®.</p><p>A summary will be published afterwards.</p>`,
			speakers: [
				"Dr Ciara Nolan, consultant oncologist, Limerick",
				"Paul Devine, oncology pharmacist, Dublin",
				"Dr Emma Quirke, medical adviser, Helvora",
			],
			alt: "Abstract cells",
		},
		"web-diabetes-kidney": {
			title: "Diabetes and the kidney: acting early",
			intro: "Which test, how often, and what to do with the result.",
			content: `<p>The yearly urine test is forgotten in every second patient. The webinar shows how a practice can organise it, and which treatments protect the kidney.</p><p>With three cases.</p>`,
			speakers: ["Dr Fiona Hession, consultant nephrologist, Waterford", "Dr Liam Tuohy, general practitioner, Sligo"],
			alt: "Abstract molecules",
		},
		"web-ra-early": {
			title: "Recognising early rheumatoid arthritis",
			intro: "The window of the first twelve weeks: signs, tests and the fast way to the clinic.",
			content: `<p>Swollen joints, morning stiffness, a positive squeeze test: three signs are enough to refer. The recording shows examination and letter.</p><p>With answers to the participants' questions.</p>`,
			speakers: ["Dr Orla Byrne, consultant rheumatologist, Dublin", "Dr Tom Gilroy, general practitioner, Athlone"],
			alt: "Abstract arcs",
		},
		"web-immurelin-safety": {
			title: "IMMURELIN®: safety update",
			intro: "Infections, vaccination and laboratory checks: what five years of data show.",
			content: `<p>The update summarises the safety data of IMMURELIN® over five years and what follows for monitoring.</p><ul><li>Infections by age group</li><li>Vaccination before and during treatment</li></ul>`,
			speakers: ["Dr Orla Byrne, consultant rheumatologist, Dublin", "Dr Emma Quirke, medical adviser, Helvora"],
		},
	},
	courses: {
		"course-hf": {
			name: "Heart failure: from symptom to plan",
			description: `<p>After this course you can suspect heart failure early, order the right tests and start treatment safely.</p><p>Six short units with cases from general practice.</p>`,
			units: [
				"The first suspicion",
				"Tests that matter",
				"Congestion",
				"Four foundations",
				"Stepping up",
				"Living with heart failure",
			],
		},
		"course-inhalers": {
			name: "Inhalers: choosing and teaching",
			description: `<p>After this course you can choose an inhaler with the patient and teach its use with teach-back.</p>`,
			units: ["Types of device", "Choosing together", "Teach-back", "When it does not work"],
		},
		"course-glucelia": {
			name: "GLUCELIA®: from indication to follow-up",
			description: `<p>After this course you know for whom GLUCELIA® is suitable, how it is dosed and what is monitored.</p>`,
			units: ["Indication", "Dose and renal function", "Combinations", "Monitoring", "Three cases"],
		},
		"course-ra": {
			name: "Rheumatoid arthritis in the first year",
			description: `<p>After this course you recognise early arthritis, know the targets of treatment and share follow-up with the clinic.</p>`,
			units: [
				"The window",
				"Joints and laboratory",
				"The referral letter",
				"First treatment",
				"Targets",
				"Infections and vaccines",
				"Work and daily life",
			],
		},
		"course-communication": {
			name: "Difficult conversations",
			description: `<p>After this course you can break bad news in steps, answer anger calmly and end a consultation well.</p>`,
			units: ["Bad news", "Anger and silence", "A good ending"],
		},
	},
	singles: {
		home: {
			title: "Medical knowledge, clear and close at hand",
			intro:
				"News, tools and learning for healthcare professionals in Ireland, made for the minutes between two patients.",
			content: "<p>Checked by our medical team, updated every week.</p>",
		},
		about: {
			title: "About Helvora Pro",
			intro: "A portal by Helvora for doctors, nurses and pharmacists in Ireland.",
			content: `<p>Helvora researches and makes medicines for the heart, the lungs, metabolism, joints and cancer. On this portal we share what may help you in daily work.</p><h2>What you find here</h2><ul><li>News on guidelines and studies</li><li>Materials for you and your patients</li><li>E-learnings, podcasts, webcasts and webinars</li></ul><h2>How we work</h2><p>Every contribution is written or checked by medical staff, carries its date and, where a medicine is named, an approval code. Sources are given. What has expired is withdrawn.</p><h2>Why some content is closed</h2><p>Information on prescription medicines is reserved by law for healthcare professionals. You see title and summary; the content opens once your access has been confirmed.</p>`,
		},
		"data-protection": {
			title: "Data protection",
			intro: "How Helvora Ireland processes personal data on this portal under the GDPR and the Data Protection Acts.",
			content: `<h2>Controller</h2><p>Helvora Ireland DAC, 22 Example Quay, Dublin 1, privacy@helvora.example.</p><h2>Purposes</h2><p>We process data to provide the portal, to confirm that you are a healthcare professional, and to improve our content.</p><h2>Legal basis</h2><p>Contract, legal obligation and, for newsletters and analytics, your consent.</p><h2>Storage</h2><p>Account data are kept as long as the account exists and deleted afterwards, unless the law requires otherwise.</p><h2>Your rights</h2><p>You have the right of access, rectification, erasure, restriction, portability and objection. You may complain to the Data Protection Commission (DPC).</p>`,
		},
		disclaimer: {
			title: "Disclaimer",
			intro: "What this portal is, and what it cannot be.",
			content: `<p>The content is intended for healthcare professionals in Ireland. It does not replace your own judgement nor the summary of product characteristics.</p><h2>Liability</h2><p>We prepare the content with care, yet cannot guarantee that it is complete and up to date at every moment.</p><h2>Links</h2><p>We have no influence on the content of other websites.</p>`,
		},
		imprint: {
			title: "Imprint",
			intro: "Who is responsible for this portal.",
			content: `<p><strong>Helvora Ireland DAC</strong><br>22 Example Quay<br>Dublin 1</p><p>E-mail: <a href="mailto:contact@helvora.example">contact@helvora.example</a></p><p>Registered in Ireland, number 000000. Helvora is a fictional company.</p>`,
		},
		privacy: {
			title: "Privacy and cookies",
			intro: "Which data your browser keeps for us, and how you decide about it.",
			content: `<h2>Necessary cookies</h2><p>One cookie keeps your language, another your sign-in. Without them the portal does not work as you expect.</p><h2>Analytics</h2><p>Statistics are collected only with your consent.</p><h2>Third parties</h2><p>Videos of other providers load when you start them.</p><h2>Withdrawal</h2><p>You can withdraw consent at any time.</p><h2>Contact</h2><p>privacy@helvora.example</p>`,
		},
		happy: {
			title: "Thank you, we are glad",
			intro: "Your feedback tells us that we are on the right way.",
			content: "<p>We shall go on like this. If there is a subject that you miss, write to us.</p>",
		},
		negative: {
			title: "Thank you for being frank",
			intro: "We are sorry that we did not meet your expectations.",
			content: "<p>Our team reads every answer and uses it to improve the portal.</p>",
		},
		neutral: {
			title: "Thank you for your feedback",
			intro: "There is room for improvement, and we are working on it.",
			content: "<p>Tell us what would make the portal more useful to you.</p>",
		},
	},
	footer: {
		menu: [
			{ label: "Privacy and cookies", url: "Privacy" },
			{ label: "Data protection", url: "Data-Protection" },
			{ label: "Imprint", url: "Imprint" },
			{ label: "Disclaimer", url: "Disclaimer" },
			{ label: "Contact", url: "mailto:contact@helvora.example" },
			{ label: "Report an adverse reaction", url: "https://www.hpra.ie/" },
			{ label: "IE-HVR-2026-11, November 2026" },
		],
		legal_mention:
			"This website is intended for healthcare professionals in Ireland. Helvora Pro, CARDOVEX®, RESPILAIR®, GLUCELIA®, IMMURELIN® and ONCAVERA® are fictional.",
		banner: {
			is_visible: true,
			title: "All content, one account: get access as a healthcare professional",
			cta: "How access works",
		},
		promotional_content: {
			is_visible: true,
			title: "New: five courses for the minutes in between",
			url: "/e-learnings",
			cta: "See the courses",
		},
	},
};
