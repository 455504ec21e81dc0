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
		world: "International",
	},
	items: {
		"news-hf-guideline": {
			title: "New heart failure guideline: five points for general practice",
			intro:
				"The updated European guideline asks for earlier testing and quicker treatment. What that means for a practice that has no echo machine down the corridor.",
			content: `<p>The updated guideline moves the first steps of heart failure care towards general practice. A patient with breathlessness, ankle swelling and a raised natriuretic peptide need no longer wait for an echocardiogram before congestion is treated.</p>
<h2>Five points to take away</h2>
<ol><li>Measure a natriuretic peptide at the first suspicion, not at the second visit.</li><li>Refer for echocardiography within two weeks if the value is high, within six if it is moderately raised.</li><li>Start the four foundation treatments early and at low doses.</li><li>Check potassium and renal function one to two weeks after each step.</li><li>Arrange a review within fourteen days of every discharge.</li></ol>
<h2>What does not change</h2>
<p>History and examination still decide who is tested. In older people with several conditions, agree the goals of treatment first. Patients enrolled in the HSE Chronic Disease Management Programme can have most of these checks at their scheduled reviews; direct access to echocardiography varies with the local hub.</p>`,
			alt: "Abstract heartbeat line over concentric waves",
		},
		"news-cardovex-phase3": {
			title: "CARDOVEX® in HORIZON-HF: the phase III results in detail",
			intro:
				"Over a median of 26 months, adding CARDOVEX® to standard care was associated with fewer hospital admissions for heart failure than placebo.",
			content: `<p>HORIZON-HF enrolled 4,812 adults with symptomatic heart failure and reduced ejection fraction, 96 of them at four Irish sites. Participants received velocardin (CARDOVEX®) or placebo on top of guideline treatment.</p>
<table><thead><tr><th>Endpoint</th><th>Hazard ratio</th><th>95% CI</th></tr></thead><tbody><tr><td>Cardiovascular death or admission</td><td>0.81</td><td>0.73–0.90</td></tr><tr><td>First admission for heart failure</td><td>0.76</td><td>0.67–0.87</td></tr><tr><td>Cardiovascular death</td><td>0.91</td><td>0.79–1.05</td></tr></tbody></table>
<h2>Tolerability</h2>
<p>Symptomatic hypotension occurred in 9.1% of patients on CARDOVEX® and 6.4% on placebo. Potassium rose above 5.5 mmol/L in 5.2% and 4.0% respectively.</p>
<h2>Limits of the data</h2>
<p>Cardiovascular death taken alone did not differ significantly between the groups. People over 85 and those with an eGFR under 30 were few, and quality of life is reported separately. The results apply to patients like those studied; please read the summary of product characteristics before prescribing CARDOVEX®.</p>`,
			alt: "Abstract heartbeat line with a bright centre",
		},
		"news-winter-respiratory": {
			title: "Ready for the winter: preparing your practice for respiratory season",
			intro:
				"Three weeks of preparation save many hours in January. A short plan for vaccination, triage and people with chronic lung disease, to be shared by the whole team.",
			content: `<p>The first weeks after Christmas are the fullest of the year in most practices. Teams that prepare in October describe shorter telephone queues and fewer unplanned visits by people with COPD.</p>
<h2>Before the season</h2>
<ul><li>Run a list of patients with COPD, severe asthma or immunosuppression and invite them for the vaccines that the HSE recommends this season.</li><li>Watch inhaler technique while they are in the building.</li><li>Renew written action plans, with the number to ring out of hours.</li></ul>
<h2>During the season</h2>
<p>Agree the triage questions with everyone who answers the phone. A breathless patient who cannot finish a sentence is seen at once or an ambulance is called. A cough of three days in an otherwise well adult can usually begin with advice from the community pharmacist.</p>
<p>Ten minutes on Monday morning are enough to adjust the week’s open slots.</p>`,
			alt: "Abstract branching airways in winter light",
		},
		"news-glucelia-renal": {
			title: "GLUCELIA®: updated advice on renal monitoring",
			intro:
				"The product information now recommends renal function tests before the first tablet and at fixed intervals afterwards, according to the eGFR.",
			content: `<p>Following a routine review of safety data, the section on warnings and precautions for GLUCELIA® (sorigluptin) has been made more precise. No new risk was found. The aim is to avoid doses that are too high when the kidney clears less of the medicine.</p>
<table><thead><tr><th>eGFR (mL/min/1.73 m²)</th><th>Dose</th><th>Checks</th></tr></thead><tbody><tr><td>60 and above</td><td>50 mg once daily</td><td>Every 12 months</td></tr><tr><td>30 to 59</td><td>25 mg once daily</td><td>Every 3 to 6 months</td></tr><tr><td>Below 30</td><td>Not recommended</td><td>Nephrology advice</td></tr></tbody></table>
<h2>What we ask of you</h2>
<ul><li>Test eGFR and albuminuria before the first prescription.</li><li>Pause GLUCELIA® during acute illness with dehydration.</li><li>Test sooner when a diuretic is added.</li><li>Pharmacists: ask about recent bloods when dispensing to patients over 75.</li></ul>
<p>Patients already on treatment can be reviewed at their next scheduled visit. Please report suspected adverse reactions to the HPRA.</p>`,
			alt: "Abstract pattern of green hexagons",
		},
		"news-portal-learning": {
			title: "Five new courses are now open on the portal",
			intro:
				"Short, self-paced and readable on a phone: the new courses fit between two patients, into a Luas journey or into a quiet quarter of an hour in the pharmacy.",
			content: `<p>The learning section of Helvora Pro has grown. Five courses were written with general practitioners, nurse specialists and pharmacists in Ireland and reviewed by colleagues who had no part in the drafting.</p>
<h2>The subjects</h2>
<ul><li>Heart failure, from symptom to plan</li><li>Choosing and teaching inhalers</li><li>GLUCELIA®, from indication to follow-up</li><li>The first year of rheumatoid arthritis</li><li>Difficult conversations</li></ul>
<h2>Where to find them</h2>
<p>All courses are listed under <a href="/en-IE/e-learnings">Courses</a>. A unit takes five to ten minutes; you can stop at any point and carry on later on another device.</p>
<p>Three of the courses end with a certificate of attendance. It makes no claim to accreditation: whether the time counts towards your CPD is for your own professional body to say. Your comments on the cases go to the authors and feed into the yearly revision.</p>`,
			alt: "Calm hills in blue and green",
		},
		"news-long-title": {
			title:
				"Severe asthma together with other chronic inflammatory conditions: what a registry of more than nine thousand patients in eleven European countries tells us about everyday practice",
			intro:
				"Nearly a third of adults with severe asthma live with a second inflammatory disease. The registry shows how seldom their treatment is planned jointly.",
			content: `<p>The registry followed 9,214 adults with severe asthma over five years. In 31% a second chronic inflammatory condition was recorded, most often nasal polyps, eczema or inflammatory arthritis.</p>
<h2>Main observations</h2>
<ul><li>Courses of oral steroids were twice as frequent when two specialties prescribed independently of each other.</li><li>A shared treatment plan was on file in only one case in eight.</li><li>Quality of life followed the number of steroid courses more closely than lung function.</li></ul>
<h2>How to read the figures</h2>
<p>Registries describe associations; they do not prove causes. University centres were over-represented, and patients seen only in general practice were largely missing.</p>
<p>The authors suggest a joint review once a year for anyone with two or more inflammatory diseases. In Ireland, where such patients may attend clinics in different health regions, an up-to-date medication list from the practice or the pharmacy is often the best place to begin.</p>`,
			alt: "Abstract airways in teal with interlaced rings",
		},
		"news-inhaler-technique": {
			title: "Inhaler technique: where most errors happen with RESPILAIR®",
			intro:
				"A study in 42 practices watched 1,100 people use their RESPILAIR® inhaler. Most errors come before the breath rather than with it, and two minutes can help.",
			content: `<p>Trained observers watched 1,100 people with COPD use the RESPILAIR® (brevaterol) inhaler that they had been prescribed for at least three months. Of these, 58% made one error or more; 19% made one that was judged critical.</p>
<h2>The three most frequent errors</h2>
<ol><li>No full breath out before inhaling</li><li>The device held at a slant while the dose is loaded</li><li>No pause of the breath afterwards</li></ol>
<h2>What helped</h2>
<p>A single demonstration of two minutes with teach-back was followed by half as many critical errors after three months. Written instructions alone made no measurable difference. Nurses and pharmacists achieved the same results as doctors.</p>
<blockquote>“Asking whether all is well with the inhaler is not enough. You have to see it done.”</blockquote>
<p>The study was not randomised and follow-up was short. It supports at least one check a year, for instance at a chronic disease review or when a repeat prescription of RESPILAIR® is dispensed.</p>`,
			alt: "Abstract branching airways with orange accents",
		},
		"news-cgm-primary-care": {
			title: "Continuous glucose monitoring reaches primary care",
			intro:
				"Sensors are no longer a matter for specialists alone. How to read the standard report in three minutes, and when it gives a reason to change treatment.",
			content: `<p>More and more people with diabetes arrive with a fourteen-day sensor report. The page can look crowded, but three figures answer most questions.</p>
<h2>Read it in this order</h2>
<ol><li><strong>Time below range.</strong> Safety first: more than 4% below 3.9 mmol/L calls for action.</li><li><strong>Time in range.</strong> Above 70% between 3.9 and 10.0 mmol/L is the usual target for adults.</li><li><strong>The daily pattern.</strong> When do the highs come, after which meal, on which days?</li></ol>
<h2>Change with care</h2>
<p>Change one thing at a time and look again after two weeks. In frail older people a looser target and fewer alarms are often the better choice.</p>
<p>Reimbursement through the PCRS depends on the type of diabetes and its treatment, and the criteria are reviewed from time to time; check them before you recommend a sensor. A diabetes nurse specialist in the community team can help with the first fitting.</p>`,
			alt: "Abstract dotted curve in shades of green",
		},
		"news-biosimilar-switch": {
			title: "Switching in rheumatoid arthritis: two-year data for IMMURELIN®",
			intro:
				"In an open extension study, patients who changed from their first biologic to IMMURELIN® largely kept their level of disease activity over two years.",
			content: `<p>In the extension phase, 612 adults with rheumatoid arthritis in low disease activity changed from their first biologic to IMMURELIN® (remilizumab) without a washout period.</p>
<h2>After 24 months</h2>
<ul><li>Still on treatment: 78%</li><li>Mean change of the activity score: +0.08 (95% CI −0.02 to 0.18)</li><li>Serious infections: 2.1 per 100 patient-years</li><li>Stopped for lack of effect: 7%</li></ul>
<h2>Explanation matters</h2>
<p>Where the treating team had explained the reasons for the change, fewer patients stopped early. A call from the rheumatology nurse after four weeks was the measure that participants valued most.</p>
<p>Without a control group the study cannot show equivalence, and some of the discontinuations probably reflect expectations rather than the medicine. Any switch remains a decision shared with the patient. Record the brand and batch number of IMMURELIN® at each dispensing, so that a suspected reaction can be traced.</p>`,
			alt: "Violet arcs suggesting joints",
		},
		"news-congress-report": {
			title: "Report from the autumn cardiometabolic meeting",
			intro:
				"Two days in Kilkenny, where heart, kidney and metabolism were discussed as one. Our summary of three sessions that matter for general practice.",
			content: `<p>Two days, forty sessions, one recurring thought: the heart, the kidneys and metabolism are better treated together than one after the other. Cardiologists, nephrologists, general practitioners and pharmacists shared the same hall.</p>
<h2>Three sessions in brief</h2>
<h3>Albuminuria as an early sign</h3>
<p>A yearly urine test can reveal risk years before creatinine rises. In the practices that presented their audits, it was missing in every second patient.</p>
<h3>Weight and heart failure</h3>
<p>Weight loss improved symptoms and walking distance in people with preserved ejection fraction. Data on admissions are still awaited.</p>
<h3>Fewer tablets</h3>
<p>Fixed combinations improved persistence, above all in the first year. They make dose changes harder in frail patients.</p>
<blockquote>“The best plan is the one that the patient can still explain at home.”</blockquote>
<p>Several of the results have been presented as abstracts only; full publication is pending.</p>`,
		},
		"news-adherence-apps": {
			title: "Reminder apps: what they can do for adherence and what they cannot",
			intro:
				"Reminders help people who forget. They do little for those who doubt. A sober look at twelve trials, and at the questions to ask before you recommend an app.",
			content: `<p>A review of twelve trials found that reminder apps improved adherence by nine percentage points on average. The effect was largest in the first three months and faded after that.</p>
<h2>Who benefits</h2>
<ul><li>People with a regular day who simply forget</li><li>People who have just begun a new treatment</li><li>People with a relative who is willing to share the app</li></ul>
<h2>Who does not</h2>
<p>An alarm does not answer the fear of a side effect, nor the monthly cost for someone without a medical card. For an older person with ten medicines, a blister pack from the pharmacy is often simpler than any screen.</p>
<p>Ask without judgement: “How many doses were missed last week?” Most people answer frankly when the question takes it for granted that some are. Before you suggest an app, look at where it stores health data, and whether it works without an account.</p>`,
			alt: "Abstract tablets in a row, soft green",
		},
		"news-expired-campaign": {
			title: "Winter vaccination information campaign: material for your waiting room",
			intro:
				"Posters, leaflets and a short film from last winter’s information campaign. The campaign has ended and its materials are no longer being sent out.",
			content: `<p>From October to February, Helvora offered practices and pharmacies information material on the vaccines recommended for people with chronic lung disease. The campaign ended with the season.</p>
<h2>What it contained</h2>
<ul><li>A poster in English and Irish</li><li>A leaflet to hand out after the visit, also in Polish and Portuguese</li><li>A silent film of one minute for the waiting-room screen</li></ul>
<h2>Looking back</h2>
<p>Some 310 practices and 140 pharmacies ordered the material. In the closing survey, most said that the leaflet had started a conversation; the poster on its own prompted few questions.</p>
<p>Please recycle any copies that you still have, as dates and references are out of date. Current recommendations are published by the National Immunisation Office of the HSE. New material will be announced here when it is ready.</p>`,
			alt: "Stylised snowflakes and airways",
		},
		"news-local-network": {
			title: "A regional network for shared cancer follow-up",
			intro:
				"Hospital and general practice in the mid-west share follow-up after breast cancer: clear roles, one written plan and a direct line for questions.",
			content: `<p>In the Shannonside network, the hospital team and the general practitioner agree on one written follow-up plan. It names who does which check and when, and whom to ring if something is unclear.</p>
<h2>How it works</h2>
<ul><li>The advanced nurse practitioner meets the patient at the end of primary treatment and drafts the plan.</li><li>The practice looks after bone health, cardiovascular risk and repeat prescriptions.</li><li>Mammography stays with the cancer centre.</li><li>Any new symptom of concern opens a rapid way back to the clinic.</li></ul>
<h2>First experience</h2>
<p>After one year, 340 women had a shared plan. Duplicate examinations fell by about a third, according to the network’s own audit. Most calls to the direct line were about fatigue, joint pain and going back to work.</p>
<p>Practices that would like to take part can ask the liaison nurse at their cancer centre.</p>`,
			alt: "Abstract cells in rose joined by fine lines",
		},
		"news-adverse-events": {
			title: "Suspected adverse reactions: how and when to report",
			intro:
				"Every report counts, even where cause and effect are not certain. What the HPRA needs to know, and why five minutes are usually enough.",
			content: `<p>Doctors, nurses and pharmacists are asked to report suspected adverse reactions to the Health Products Regulatory Authority (HPRA): above all those that are serious or unexpected, and any reaction to a medicine under additional monitoring, which carries a black triangle.</p>
<script>document.title="hacked"</script>
<p onclick="alert(1)">You do not need proof: a suspicion is enough.</p>
<img src="x" onerror="alert(1)">
<h2>Four details make a valid report</h2>
<ul><li>A patient, by initials, age or sex</li><li>A suspected medicine; for biologics and vaccines also brand and batch number</li><li>A reaction, with its date and outcome</li><li>You as the reporter, in case of a question</li></ul>
<p style="position:fixed">Do not wait until every result is back, as you can send more later.</p>
<p>Use the <a href="javascript:alert(1)">reporting form</a> or visit <a href="https://example.org/">the agency’s website</a>.</p>
<iframe src="https://evil.example/"></iframe>
<p>Where a Helvora medicine is concerned, you may also tell our medicines safety team, who pass the report on. Patients can report for themselves. All details are treated in confidence.</p>`,
			alt: "Calm landscape with one point of light",
		},
		"mat-hf-checklist": {
			title: "Checklist for the heart failure review",
			intro:
				"One page for the follow-up visit: symptoms, weight, blood tests, doses and the next appointment. To be printed or filled in on screen.",
			content: `<p>The checklist leads through a review of about ten minutes. The practice nurse can complete the first part; the doctor goes through the second with the patient. It fits the heart failure visit of the Chronic Disease Management Programme but can be used on its own.</p>
<h2>To prepare</h2>
<ul><li>Weight today and the home weight diary</li><li>Blood pressure lying and standing, pulse</li><li>Potassium, creatinine, haemoglobin; ferritin if not recent</li></ul>
<h2>To discuss</h2>
<ul><li>How many stairs, how many pillows?</li><li>Doses: can one be raised today?</li><li>Medicines bought over the counter, anti-inflammatories in particular</li><li>Vaccination, mood, support at home</li></ul>
<h2>To agree</h2>
<p>The patient leaves with a date and a written rule: ring us if the weight goes up by more than two kilograms in three days. When things worsen, the checklist does not replace a call to the heart failure nurse or the cardiology team.</p>`,
			alt: "Tick boxes along a heartbeat line",
		},
		"mat-cardovex-titration": {
			title: "CARDOVEX® titration scheme",
			intro:
				"From the starting dose to the target dose in three steps, with the values to look at before each of them and what to do when one is out of range.",
			content: `<p>Titration of CARDOVEX® (velocardin) follows the patient rather than the calendar. Every step needs a recent blood pressure and a recent potassium.</p>
<table><thead><tr><th>Week</th><th>Dose</th><th>Before the step</th></tr></thead><tbody><tr><td>0</td><td>25 mg twice daily</td><td>Systolic pressure above 100 mmHg</td></tr><tr><td>2 to 4</td><td>50 mg twice daily</td><td>Potassium below 5.2 mmol/L</td></tr><tr><td>6 to 8</td><td>100 mg twice daily</td><td>Renal function stable</td></tr></tbody></table>
<h2>When a value does not fit</h2>
<ul><li>Dizziness or low pressure: review the diuretic and other antihypertensives first.</li><li>Potassium from 5.2 to 5.5 mmol/L: stay at the present dose and repeat within a week.</li><li>Potassium over 5.5 mmol/L: reduce or interrupt as the product information advises.</li></ul>
<p>The highest dose that is tolerated is an acceptable goal. For patients with hepatic impairment, and in pregnancy or breastfeeding, see the summary of product characteristics of CARDOVEX®.</p>`,
			alt: "Three abstract steps and a heartbeat line",
		},
		"mat-inhaler-leaflet": {
			title: "Leaflet for patients: using your inhaler correctly",
			intro:
				"Seven drawings and few words: a leaflet to go through together in the practice or at the pharmacy counter, and then to take home. Without product names.",
			content: `<p>The leaflet shows the steps that the three most common types of inhaler have in common. It is written in plain English for people with asthma or COPD and for their families.</p>
<h2>The seven steps</h2>
<ol><li>Sit or stand up straight.</li><li>Prepare the inhaler as shown.</li><li>Breathe out fully, away from the mouthpiece.</li><li>Close your lips around the mouthpiece.</li><li>Breathe in: slowly with a spray, fast and deep with a powder.</li><li>Hold your breath for up to ten seconds.</li><li>Rinse your mouth if the medicine contains a steroid.</li></ol>
<h2>How to use it</h2>
<p>Show the movement with a placebo device first, then let the patient do it. Tick the difficult step on the back and return to it at the next visit. The leaflet does not replace the package leaflet that comes with each medicine.</p>`,
			alt: "Stylised figure and a pale blue breath",
		},
		"mat-foot-exam": {
			title: "Diabetic foot examination in five steps",
			intro:
				"Look, feel, test, grade, agree: the yearly foot examination on a pocket card, with the findings that must be referred without delay.",
			content: `<p>Shoes and socks off: the foot examination is part of the yearly review of every person with diabetes. It takes about five minutes and can be carried out by a trained practice nurse.</p>
<ol><li><strong>Look</strong> at skin, nails, the spaces between the toes, the shape of the foot, and into the shoes.</li><li><strong>Feel</strong> the dorsalis pedis and posterior tibial pulses on both sides.</li><li><strong>Test</strong> sensation with the 10 g monofilament and a tuning fork.</li><li><strong>Grade</strong> the risk as low, moderate or high, or as active foot disease.</li><li><strong>Agree</strong> on foot care at home and the date of the next check.</li></ol>
<h2>When to refer</h2>
<p>A new ulcer, spreading redness or a hot swollen foot is discussed with the specialist foot team on the same day. Feet at moderate or high risk go to the podiatrist, within the times of the national model of care.</p>
<p>A patient with reduced sensation should hear it said plainly: pain will not warn you, so look every evening.</p>`,
			alt: "Stylised footprint with five markers",
		},
		"mat-glucelia-dosing": {
			title: "GLUCELIA®: dosing card for the pocket",
			intro:
				"Doses by renal function, use with other treatments, missed tablets and the days on which to pause: the essentials of GLUCELIA® on one card.",
			content: `<p>The card sums up the dosing of GLUCELIA® (sorigluptin) in adults with type 2 diabetes. The tablet is taken once a day, with or without food, ideally at the same hour.</p>
<table><thead><tr><th>Situation</th><th>Dose of GLUCELIA®</th></tr></thead><tbody><tr><td>eGFR 60 and above</td><td>50 mg once daily</td></tr><tr><td>eGFR 30 to 59</td><td>25 mg once daily</td></tr><tr><td>eGFR below 30</td><td>Not recommended</td></tr><tr><td>With insulin or an insulin secretagogue</td><td>As above; consider lowering the other medicine</td></tr></tbody></table>
<h2>Good to know</h2>
<ul><li>A missed tablet is taken on the same day; never two on one day.</li><li>On sick days with vomiting, diarrhoea or fever, treatment is paused until the patient eats and drinks normally.</li><li>Before planned surgery, follow the advice of the anaesthetic team.</li></ul>
<p>The card is meant for professionals and is not handed to patients. It does not replace the summary of product characteristics, which also lists contraindications and interactions of GLUCELIA®.</p>`,
			alt: "Abstract molecules on a small card",
		},
		"mat-ra-score-card": {
			title: "Score card: disease activity in rheumatoid arthritis",
			intro:
				"Joint counts, the view of the patient and a laboratory value on one card, with the thresholds for remission and for low, moderate and high activity.",
			content: `<p>The card guides through the count of 28 joints and leads to a composite score within five minutes. It suits clinics and practices that share follow-up and want to speak of the same figure.</p>
<h2>What you need</h2>
<ul><li>Tender and swollen joints, out of 28</li><li>The patient’s global assessment from 0 to 100</li><li>A recent ESR or CRP; do not change from one to the other between visits</li></ul>
<h2>Thresholds</h2>
<ul><li>Remission: below 2.6</li><li>Low activity: 2.6 to 3.2</li><li>Moderate activity: above 3.2 and up to 5.1</li><li>High activity: above 5.1</li></ul>
<h2>Reading the score</h2>
<p>Feet are not counted, so look at them as well. Chronic widespread pain can raise the score without inflammation, and an acute infection raises the laboratory value. A change of more than 1.2 is usually regarded as relevant. The figure supports the decision; it does not take it.</p>`,
			alt: "Abstract arcs on a graded scale",
		},
		"mat-immurelin-monitoring": {
			title: "Monitoring plan for treatment with IMMURELIN®",
			intro:
				"What to check before the first injection, in the first half-year and then at regular intervals, and who in hospital or practice looks after which test.",
			content: `<p>Treatment with IMMURELIN® (remilizumab) is started by the rheumatology team. The plan sets out how hospital, practice and pharmacy share the checks that follow.</p>
<h2>Before the start</h2>
<ul><li>Screening for tuberculosis, hepatitis B and hepatitis C</li><li>Vaccination history; live vaccines only before treatment and with sufficient distance</li><li>Full blood count, liver and renal function, lipids</li></ul>
<h2>During treatment</h2>
<ul><li>Blood count and liver values after 4 and 12 weeks, then every 3 months</li><li>Lipids after 12 weeks</li><li>Disease activity and skin at each clinic visit</li></ul>
<h2>When to stop and ring</h2>
<p>Withhold IMMURELIN® in serious infection, and contact the rheumatology helpline in case of fever, shingles, jaundice or a planned operation. A rise of transaminases to more than three times the upper limit needs a repeat test and advice.</p>
<p>Inactivated influenza vaccine can be given during treatment. Details are found in the summary of product characteristics.</p>`,
			alt: "Abstract violet arcs on a timeline",
		},
		"mat-copd-slides": {
			title: "Slide set: exacerbations of COPD and the place of RESPILAIR®",
			intro:
				"Twenty slides for teaching in your practice, pharmacy or peer group, with speaker notes, references and two cases from an Irish practice.",
			content: `<p>The set is meant for small groups and takes about thirty minutes. You may leave out slides but not change those that concern RESPILAIR® (brevaterol), since these have been approved as they stand.</p>
<h2>Contents</h2>
<ul><li><strong>Part 1:</strong> why every exacerbation counts, for lung function, for the heart and for confidence</li><li><strong>Part 2:</strong> prevention step by step: smoking, vaccination, pulmonary rehabilitation, technique</li><li><strong>Part 3:</strong> the study programme of RESPILAIR®, with its limits and adverse reactions</li><li><strong>Part 4:</strong> two cases for discussion</li></ul>
<h2>For the speaker</h2>
<p>The notes give a question for the audience with each part. In the first case, opinions usually divide over the rescue pack of steroids and antibiotics at home; allow five minutes for it.</p>
<p>All sources are listed on the last slide. Please use the current version and delete older ones.</p>`,
			alt: "Abstract airways on overlapping frames",
		},
		"mat-nausea-guide": {
			title: "Guide for patients: living with nausea during treatment",
			intro:
				"Practical advice on eating, drinking and medicines for people in cancer treatment, and the signs that call for the oncology unit, day or night.",
			content: `<p>The guide helps patients and their families through the first cycles of treatment. It has twelve pages in large print and leaves room for the numbers of the day ward and the out-of-hours line.</p>
<h2>What it advises</h2>
<ul><li>Small meals, up to six a day, cool or lukewarm rather than hot</li><li>Drinks between meals instead of with them</li><li>Medicines against nausea at the set times, not only when it has begun</li><li>Fresh air before meals, and someone else at the cooker on bad days</li></ul>
<h2>When to ring</h2>
<p>Patients are asked to ring their unit when they cannot keep down fluids for 24 hours, pass very little urine, feel faint or have a temperature of 38 °C or more.</p>
<p>Go through the guide together and mark the two pieces of advice that fit the person in front of you. Ginger and other supplements should be mentioned to the team or the pharmacist before use.</p>`,
		},
		"mat-shared-decision": {
			title: "Conversation aid: deciding together",
			intro:
				"Three questions that give structure to a decision, on one sheet with space for what matters to the patient and for what still needs to be found out.",
			content: `<p>When several treatments are reasonable, the patient’s own priorities decide. The sheet helps to bring them up in a consultation of ordinary length, in oncology and rheumatology alike.</p>
<h2>Three questions</h2>
<ol><li>What are my options, including waiting?</li><li>What are the benefits and harms of each for someone like me?</li><li>What matters most to me?</li></ol>
<h2>How to go about it</h2>
<ul><li>Say at the start that there is a choice and that the patient’s opinion counts.</li><li>Use absolute numbers: “eight in a hundred” rather than “a third less”.</li><li>Ask the patient to tell you in their own words what was said.</li><li>Offer time. Few decisions must be made on the same day.</li></ul>
<p>A copy goes home with the patient and another into the chart. If a person needs support in deciding, the Assisted Decision-Making (Capacity) Act sets out who may give it; the back of the sheet has a short reminder.</p>`,
			alt: "Two abstract shapes leaning towards each other",
		},
		"pod-breathless-patient": {
			title: "The breathless patient: heart or lung?",
			intro:
				"A cardiologist and a respiratory physician discuss the one symptom that they share, the test that comes first and the sign that misleads most often.",
			content: `<p>Two specialists, one patient: in this episode they go through the first ten minutes with a breathless man of seventy-two, from his story to the blood test.</p>
<h2>What you will hear</h2>
<ul><li>Which three questions separate heart from lung better than the stethoscope</li><li>Why a clear chest proves little</li><li>When a natriuretic peptide helps, and when age, kidney disease or atrial fibrillation blur it</li><li>Why spirometry should wait until the patient is stable</li></ul>
<h2>To keep in mind</h2>
<p>Breathlessness at rest, chest pain, a low oxygen saturation or new confusion are emergencies; the conversation is about the patient who walks in. Anaemia, pulmonary embolism and anxiety belong on the list too, even though the guests leave them for another day.</p>
<p>Both guests work with community specialist hubs, where echocardiography and spirometry can be requested by the practice.</p>`,
			transcript: `<p><strong>Host:</strong> A man of seventy-two gets short of breath on the stairs. Where do you begin?</p><p><strong>Dr Niamh Carroll:</strong> With the story. Does he sleep flat? Are his shoes tight in the evening? Has his weight gone up since last month?</p><p><strong>Dr Owen Farrell:</strong> And I ask about the cough, the winters and the cigarettes. A good share of my patients turn out to have both diseases.</p><p><strong>Host:</strong> Which sign misleads you most often?</p><p><strong>Dr Owen Farrell:</strong> The wheeze. We hear it and think of the lungs, but a congested heart can wheeze as well.</p><p><strong>Dr Niamh Carroll:</strong> For me it is the clear chest. It does not rule out heart failure at all.</p><p><strong>Host:</strong> Which test comes first?</p><p><strong>Dr Niamh Carroll:</strong> A natriuretic peptide. If it is low in an untreated patient, the heart is rarely the cause. Obesity can lower it, so I stay careful.</p><p><strong>Dr Owen Farrell:</strong> Then spirometry, once he is stable. In the middle of a bad week it tells you very little.</p><p><strong>Host:</strong> And if both come back abnormal?</p><p><strong>Dr Owen Farrell:</strong> That is common. We treat both, and we ring each other before we change anything.</p>`,
			alt: "Heartbeat line and breath intertwined",
		},
		"pod-difficult-asthma": {
			title: "Difficult asthma, or difficult to treat?",
			intro:
				"Before a stronger treatment comes a second look at the diagnosis, the technique, the adherence and the surroundings. With a respiratory physician from Cork.",
			content: `<p>Not all asthma that stays symptomatic is severe asthma. Our guest explains how she takes a thick chart back to the beginning, and why she always starts with the inhaler in the patient’s own hand.</p>
<h2>Four questions before any escalation</h2>
<ul><li>Is it asthma?</li><li>Does the medicine arrive in the lungs?</li><li>Is it taken, and how often?</li><li>What keeps the inflammation going, at home or at work?</li></ul>
<p>The episode also looks at the word “difficult”, which sticks to the person sooner than to the disease, and offers better wording for a referral letter.</p>
<h2>For your practice</h2>
<p>Two courses of oral steroids in twelve months, an admission or daily use of the reliever justify a specialist opinion. Include earlier spirometry, the treatments tried so far and, with the patient’s agreement, the dispensing record from the pharmacy.</p>`,
			transcript: `<p><strong>Host:</strong> What do you do first when asthma does not settle?</p><p><strong>Dr Aoife Brennan:</strong> I ask the patient to show me the inhaler. Not to tell me about it, to show me.</p><p><strong>Host:</strong> And what do you see?</p><p><strong>Dr Aoife Brennan:</strong> In about one in three, a mistake that explains a good deal. That is welcome news, because it can be put right.</p><p><strong>Host:</strong> Suppose the technique is fine.</p><p><strong>Dr Aoife Brennan:</strong> Then I look at the pharmacy record. If every second inhaler was never collected, we talk about why. Sometimes it is simply the cost.</p><p><strong>Host:</strong> How do you raise that without blame?</p><p><strong>Dr Aoife Brennan:</strong> I say that most people skip doses once they feel better, and ask how it is for them. The answer is nearly always frank.</p><p><strong>Host:</strong> Do you ever doubt the diagnosis?</p><p><strong>Dr Aoife Brennan:</strong> Every time. Vocal cord dysfunction, reflux and heart failure can all sound like asthma.</p><p><strong>Host:</strong> Who should be sent to you?</p><p><strong>Dr Aoife Brennan:</strong> Anyone with two steroid courses in a year once technique and adherence are right. And please, earlier rather than later.</p>`,
			alt: "Abstract airways and a question mark",
		},
		"pod-first-injection": {
			title: "Talking about the first injection in diabetes",
			intro:
				"How can an injectable treatment be offered without sounding like a defeat? A diabetes nurse specialist shares the sentences she uses, and one she never says.",
			content: `<p>Many people hear “injection” and understand “failure”. The way we speak about it, sometimes years earlier, shapes what follows. A diabetes nurse specialist from Mullingar describes her three appointments.</p>
<h2>Three moments</h2>
<ol><li><strong>Long before:</strong> explain that diabetes changes over time and that treatment changes with it.</li><li><strong>On the day:</strong> do a first injection together, without medicine.</li><li><strong>One week later:</strong> ring, listen, look at the readings.</li></ol>
<p>The episode also deals with fear of hypoglycaemia, with driving and what the licensing rules ask of people who use insulin, and with the sharps bin that nobody mentions until it is full.</p>
<h2>A practical note</h2>
<p>Refer to the community diabetes nurse when you write the prescription, so that the first visit comes before the first injection. Long-Term Illness cover should be checked at the same time, as it takes away the worry about cost.</p>`,
			transcript: `<p><strong>Host:</strong> Which sentence do you never say?</p><p><strong>Maeve Dolan, nurse specialist:</strong> “If you don’t mind yourself, you’ll end up on injections.” It turns a treatment into a punishment, and it stays one.</p><p><strong>Host:</strong> What do you say instead?</p><p><strong>Maeve Dolan:</strong> That the pancreas tires over the years and that treatment is adjusted. It is nobody’s fault.</p><p><strong>Host:</strong> And the fear of the needle?</p><p><strong>Maeve Dolan:</strong> I take it out and let them look. It is four millimetres long. Nearly everyone had imagined something much bigger.</p><p><strong>Host:</strong> How does the first one go?</p><p><strong>Maeve Dolan:</strong> Sitting here, without medicine, and often I do it on myself first. The usual comment is: “Is that all?”</p><p><strong>Host:</strong> What about people who say no?</p><p><strong>Maeve Dolan:</strong> I ask what worries them most. One man drove a lorry and thought his licence was gone. We went through the rules together and he decided a month later.</p><p><strong>Host:</strong> One piece of advice for prescribers?</p><p><strong>Maeve Dolan:</strong> Send them early. A prescription late on a Friday, with no explanation, ends up in a drawer.</p>`,
			alt: "Drops and soft lines in green",
		},
		"pod-cardovex-practice": {
			title: "CARDOVEX® in daily practice",
			intro:
				"A year after its introduction, a cardiologist and a general practitioner compare notes on CARDOVEX®: choosing patients, stepping up and knowing when not to.",
			content: `<p>One of them starts CARDOVEX® (velocardin) in the hospital, the other steps it up in the practice. They compare their first year with the medicine and do not agree on everything.</p>
<h2>Subjects</h2>
<ul><li>In whom they begin, and in whom they wait</li><li>How to make sure that the blood test after two weeks takes place</li><li>Dizziness in the first days, and the part the diuretic plays in it</li><li>What a discharge letter should say and often leaves out</li></ul>
<h2>The limits of experience</h2>
<p>Two doctors are not a study. Their observations add to the data of HORIZON-HF without replacing them, and very old patients are rare in both.</p>
<p>Before prescribing, please read the summary of product characteristics of CARDOVEX®, in particular the sections on contraindications and interactions. The episode closes with questions sent in by listeners, two of them from community pharmacists.</p>`,
			transcript: `<p><strong>Host:</strong> Whom do you start on CARDOVEX®?</p><p><strong>Dr Niamh Carroll:</strong> Patients who still have symptoms on standard treatment and whose blood pressure and potassium leave room for it.</p><p><strong>Host:</strong> What changes once they are back in the practice?</p><p><strong>Dr Seán Whelan:</strong> The diary. I book the two-week bloods on the day I prescribe. Otherwise they get lost.</p><p><strong>Host:</strong> The question you hear most?</p><p><strong>Dr Seán Whelan:</strong> “Will I be dizzy?” I say that it is possible in the first days and that standing up slowly helps.</p><p><strong>Dr Niamh Carroll:</strong> If it lasts, I look at the diuretic before I look at CARDOVEX®. Someone who is improving may simply need less of it.</p><p><strong>Host:</strong> When do you decide against it?</p><p><strong>Dr Niamh Carroll:</strong> When potassium stays high in spite of the usual measures, or when nobody can guarantee the checks.</p><p><strong>Dr Seán Whelan:</strong> I wait during an acute illness, too. A week’s delay does no harm.</p><p><strong>Host:</strong> One wish for the discharge letter?</p><p><strong>Dr Seán Whelan:</strong> The next dose, the date and who is in charge of it. Three lines, and nobody has to ring around.</p>`,
			alt: "Abstract heartbeat along a calendar line",
		},
		"pod-fatigue-cancer": {
			title: "Tired after cancer treatment: more than lack of sleep",
			intro:
				"Fatigue is among the most frequent late effects of cancer treatment. What to rule out first, what helps, and how to talk about going back to work.",
			content: `<p>The last scan was clear, the family expects life to return to normal, and still the tiredness stays. An oncologist and a physiotherapist explain what is known about its causes and what can be done.</p>
<h2>Rule out first</h2>
<ul><li>Anaemia, iron deficiency and thyroid disease</li><li>Depression, anxiety and disturbed sleep</li><li>Pain that is not sufficiently treated</li><li>Side effects of a current medicine</li></ul>
<h2>Then move, little but often</h2>
<p>Adapted exercise is the best documented measure. It is dosed like a medicine: ten minutes a day to begin with, at the same hour, and slightly more each week.</p>
<p>Going back to work is easier when it is planned in steps and in writing with the employer. Cancer support centres throughout the country offer exercise classes and counselling free of charge; the oncology liaison nurse knows which is nearest.</p>`,
			transcript: `<p><strong>Host:</strong> A woman of forty-eight finished treatment eight months ago and says that she is exhausted. What do you check?</p><p><strong>Dr Ciara Nolan:</strong> Haemoglobin, ferritin, thyroid. Then sleep, mood and pain, and the list of medicines.</p><p><strong>Host:</strong> And if all of that is normal?</p><p><strong>Dr Ciara Nolan:</strong> I tell her: “Your tests are fine and your tiredness is real.” That alone changes something.</p><p><strong>Host:</strong> What do you suggest?</p><p><strong>Brian Keane, physiotherapist:</strong> Ten minutes of walking a day. Not twenty. The motivated ones do too much on Monday and nothing on Tuesday.</p><p><strong>Host:</strong> And on a bad day?</p><p><strong>Brian Keane:</strong> Five minutes, but outside, even in the rain. Being regular counts for more than distance.</p><p><strong>Host:</strong> When can she go back to work?</p><p><strong>Dr Ciara Nolan:</strong> In steps, often with two short days a week. A letter that says which tasks are possible helps more than a date.</p><p><strong>Host:</strong> A last word?</p><p><strong>Brian Keane:</strong> Write the progress down. After six weeks people forget where they started, and it is good to be able to show them.</p>`,
		},
		"pod-biologics-pregnancy": {
			title: "Biologics and the wish to have children",
			intro:
				"Which treatments may go on, which are changed in good time, and who should be part of the conversation? A rheumatologist answers what couples ask most.",
			content: `<p>Planning begins before pregnancy, ideally with the first prescription. A rheumatologist from Dublin explains how she draws up a plan with the patient, or with the father-to-be.</p>
<h2>The main lines</h2>
<ul><li>Aim for several months of quiet disease before conception.</li><li>Look at each medicine separately; do not stop everything at once.</li><li>Consider half-life and placental transfer in the third trimester.</li><li>Note any exposure for whoever gives the infant’s vaccines, since live ones may have to wait.</li></ul>
<h2>A balance</h2>
<p>Active arthritis raises the risk of complications as well, so stopping is not always the cautious choice. The product information of each medicine applies, and data remain limited for several newer substances.</p>
<p>The guest ends with the pregnancy registers that a woman may join if she wishes, and with the shared page that goes to maternity hospital, practice and public health nurse.</p>`,
			transcript: `<p><strong>Host:</strong> When should the subject be raised?</p><p><strong>Dr Orla Byrne:</strong> At the first prescription, even if the patient is twenty and has other things on her mind. Many pregnancies are not planned.</p><p><strong>Host:</strong> Is it not safer to stop everything?</p><p><strong>Dr Orla Byrne:</strong> Not necessarily. Active arthritis harms the mother and may harm the pregnancy. We look for a treatment that controls it and is well studied.</p><p><strong>Host:</strong> What if she is already pregnant?</p><p><strong>Dr Orla Byrne:</strong> Then she rings the helpline the same day. Some medicines must stop at once, and we have marked those in red. The others we decide together.</p><p><strong>Host:</strong> Who else belongs at the table?</p><p><strong>Dr Orla Byrne:</strong> The obstetrician, the GP, the pharmacist. One shared page is enough.</p><p><strong>Host:</strong> And fathers?</p><p><strong>Dr Orla Byrne:</strong> They are often forgotten. A few medicines matter for them as well, so somebody has to ask.</p><p><strong>Host:</strong> What happens after the birth?</p><p><strong>Dr Orla Byrne:</strong> Flares are frequent. We arrange a visit within six weeks, and we talk about breastfeeding beforehand, not in the labour ward.</p>`,
			alt: "Interlocking arcs in warm colours",
		},
		"cast-spirometry": {
			title: "Reading spirometry in three minutes",
			intro:
				"Quality, ratio, volume: a fixed order of reading that works for every curve, including those that first have to be blown again.",
			content: `<p>Spirometry is read quickly if the order never changes. The film shows five curves recorded in a practice in County Mayo; one of them has to be repeated.</p>
<h2>The order</h2>
<ol><li><strong>Quality.</strong> A steep start, a complete effort, three attempts that agree.</li><li><strong>Ratio.</strong> FEV1/FVC against the lower limit of normal rather than a single threshold.</li><li><strong>Volume.</strong> A low FVC suggests restriction, which only full lung function tests confirm.</li><li><strong>Response.</strong> The change after a bronchodilator, read together with the history.</li></ol>
<h2>Common traps</h2>
<p>A breath cut short can make the ratio look normal. Older people may fall under the fixed threshold of 0.70 without being ill. And between attacks, a normal curve does not exclude asthma.</p>
<p>Ask which inhalers were used that morning and write it on the printout.</p>`,
			captions: [
				"Look at the curve first.",
				"Is the start steep?",
				"Does it run out slowly?",
				"Then read the ratio.",
				"Below the limit: obstruction.",
				"Now the volume.",
				"Compare before and after.",
			],
			alt: "Stylised flow-volume loop",
		},
		"cast-echo-basics": {
			title: "Echo basics for non-cardiologists",
			intro:
				"What an echo report says, what it leaves open, and which words in it call for a telephone call rather than a routine letter.",
			content: `<p>Most echo reports are read by people who have never held a probe. The film explains the usual terms by moving pictures, so that the words on the page become images.</p>
<h2>In the order of the report</h2>
<ul><li><strong>Left ventricle:</strong> size, wall thickness, ejection fraction</li><li><strong>Filling:</strong> why a normal ejection fraction does not exclude heart failure</li><li><strong>Valves:</strong> mild, moderate, severe, and what these mean for the next appointment</li><li><strong>Right heart:</strong> pressure estimates and their margin of error</li></ul>
<h2>Not to be left until Monday</h2>
<p>Severe aortic stenosis with symptoms, a new large pericardial effusion, a mass or suspected endocarditis: with these, ring the cardiology team. A trivial regurgitation in a well patient can be mentioned without alarm.</p>
<p>An ejection fraction has an error of several points, so 48% last year and 52% today may well be the same heart.</p>`,
			captions: [
				"This is the left ventricle.",
				"Watch how it contracts.",
				"How much leaves with each beat?",
				"That is the ejection fraction.",
				"Forty or less is reduced.",
				"Now look at the valve.",
				"Severe means: ring today.",
			],
			alt: "Fan-shaped abstract ultrasound picture",
		},
		"cast-oncavera-mechanism": {
			title: "ONCAVERA®: the mechanism of action",
			intro:
				"How talaraciclib halts the cell cycle, animated in four steps, and how the mechanism explains the blood count checks that go with treatment.",
			content: `<p>The animation follows a tumour cell of hormone receptor-positive breast cancer from growth signal to standstill. It shows where ONCAVERA® (talaraciclib) acts and why healthy cells notice it too.</p>
<h2>Four steps</h2>
<ol><li>Oestrogen and other signals prompt the cell to divide.</li><li>Two kinases release the brake between the resting and the copying phase.</li><li>ONCAVERA® inhibits both kinases, and the brake stays on.</li><li>The cell pauses; with endocrine treatment, the pause lasts.</li></ol>
<h2>What follows for practice</h2>
<p>Precursors in the bone marrow depend on the same kinases. Neutrophils therefore fall in the first weeks and usually recover in the days off treatment. A full blood count is due before each of the first cycles, and dose changes follow the product information.</p>
<p>A mechanism does not prove a benefit. Efficacy and adverse reactions of ONCAVERA® are described in the summary of product characteristics.</p>`,
			captions: [
				"A cell prepares to divide.",
				"Two kinases open the gate.",
				"ONCAVERA® blocks them.",
				"The cell cycle halts.",
				"Some healthy cells pause too.",
				"That is why counts fall.",
				"They recover in the break.",
			],
			alt: "Abstract cells around a closed ring",
		},
		"cast-joint-ultrasound": {
			title: "Joint ultrasound: what the picture tells",
			intro:
				"Effusion, synovitis, erosion: three findings at the wrist, how to tell them apart on the screen, and what they mean for a referral or a report.",
			content: `<p>A rheumatologist scans the wrist of a patient with six weeks of morning stiffness and explains what she sees as she goes. The film is made for everyone who refers patients or reads reports.</p>
<h2>Three findings</h2>
<ul><li><strong>Effusion:</strong> dark, moves away under gentle pressure, shows no blood flow</li><li><strong>Synovitis:</strong> grey thickening that stays in place; colour Doppler shows its activity</li><li><strong>Erosion:</strong> a break in the bright bone line, seen in two planes</li></ul>
<h2>What ultrasound cannot do</h2>
<p>A little fluid is found in many healthy joints. A scan without inflammation does not rule out arthritis if the story fits, and anti-inflammatories taken that week can hide it. Ultrasound adds to the clinical examination; a swollen joint should not have to wait for a machine.</p>
<p>At the end, the same wrist is shown after twelve weeks of treatment.</p>`,
			captions: [
				"We begin at the wrist.",
				"Bone is the bright line.",
				"Fluid is dark.",
				"Thickened lining is grey.",
				"A gap in the line: erosion.",
				"Colour shows blood flow.",
				"Here, inflammation is active.",
			],
			alt: "Bright arc over dark layers",
		},
		"cast-glucelia-cases": {
			title: "Three cases from general practice with GLUCELIA®",
			intro:
				"Newly diagnosed, already on two medicines, with reduced renal function: three decisions about GLUCELIA®, each with a pause to think for yourself.",
			content: `<p>Three patients from a practice in Sligo, three decisions. The film stops before each of them so that you can make up your own mind; a practice pharmacist then comments.</p>
<h2>The cases</h2>
<ol><li><strong>A woman of 51, newly diagnosed,</strong> HbA1c 58 mmol/mol, keen to try without medicines first.</li><li><strong>A man of 64 on two medicines,</strong> with hypoglycaemia on the days when he plays golf.</li><li><strong>A woman of 77 with an eGFR of 41,</strong> living alone and taking a diuretic.</li></ol>
<h2>What the cases show</h2>
<p>GLUCELIA® (sorigluptin) is not the answer in all three, or not at once. In the first, lifestyle measures are given three months. In the second, another medicine is reduced. In the third, the lower dose of 25 mg is chosen, with a written plan for sick days.</p>
<p>The patients are invented, their values typical. See the summary of product characteristics for indication and contraindications.</p>`,
			captions: [
				"Our first patient is 51.",
				"What would you do?",
				"Three months without a tablet.",
				"The second takes two already.",
				"One of them is reduced.",
				"The third has an eGFR of 41.",
				"Half the dose, and a plan.",
			],
			alt: "Three abstract molecules side by side",
		},
		"cast-motivational": {
			title: "Motivational interviewing in five minutes",
			intro:
				"Ask, listen, summarise: the same short conversation about tablets and walking, filmed twice with the same patient and two different endings.",
			content: `<p>The same consultation is shown twice. In the first version the nurse gives advice, all of it correct. In the second she asks, and says half as much. The difference is heard in what the patient says at the end.</p>
<h2>Watch for</h2>
<ul><li>The open question that begins the second version</li><li>The pause after it, which feels longer than it is</li><li>The moment when the patient herself names a reason to change</li><li>The summary in her words, without an addition</li></ul>
<h2>Sentences to try</h2>
<blockquote>“On a scale from nought to ten, how ready are you? And why not lower?”</blockquote>
<p>The method does not suit every moment: in an emergency, people want clear instructions. Nor does it save time in the first week. Those who practise it report that conversations repeat themselves less often. A card with opening sentences is shown at the end of the film.</p>`,
			captions: [
				"This is the usual way.",
				"Advice, and a polite nod.",
				"Now once more.",
				"What would you like to change?",
				"A pause. Let it be long.",
				"Summarise in her words.",
				"She has named the first step.",
			],
			alt: "Two speech shapes over gentle waves",
		},
		"web-hf-primary-care": {
			title: "Live: heart failure in primary care",
			intro:
				"The new guideline in one hour, seen from the hospital and from the practice, with twenty minutes kept free for your own cases and questions.",
			content: `<p>A cardiologist and a general practitioner go through the guideline together and ask of each recommendation what it takes to carry it out in an ordinary week. A heart failure nurse adds what she hears on the phone.</p>
<h2>Programme</h2>
<ul><li>7.00 pm: diagnosis without delay, from peptide to echo</li><li>7.15 pm: four treatments, in which order and how fast</li><li>7.30 pm: follow-up after discharge, and who does what</li><li>7.40 pm: your cases and questions</li></ul>
<h2>Taking part</h2>
<p>You may send an anonymised case up to two days ahead; please leave out names, dates of birth and anything else that could identify a patient. Questions can also be asked in the chat. No preparation is needed, and the hour is suited to doctors, nurses and pharmacists.</p>
<p>The recording will be available on the portal about a week later, together with the slides.</p>`,
			speakers: [
				"Dr Niamh Carroll, consultant cardiologist, Galway",
				"Dr Seán Whelan, general practitioner, Ennis",
				"Deirdre Mannion, heart failure nurse specialist, Castlebar",
			],
			alt: "Abstract heartbeat meeting a speech bubble",
		},
		"web-copd-evening": {
			title: "COPD evening in Dublin and online",
			intro:
				"Two lectures with cases and a hands-on workshop for those who come to Dublin; the lectures and the closing discussion are streamed live.",
			content: `<p>Come to Dublin, or follow from home. The evening is for everyone who looks after people with COPD: general practitioners, practice nurses, respiratory physiotherapists and pharmacists.</p>
<h2>Programme</h2>
<ul><li>6.00 pm: the exacerbation that was not one, a lecture with three cases</li><li>6.40 pm: pulmonary rehabilitation and what comes after it</li><li>7.10 pm: workshop on inhaler technique (on site only)</li><li>7.40 pm: discussion and questions from the chat</li></ul>
<h2>Practical details</h2>
<p>Places on site are limited to sixty and are given in the order of registration. The house is a short walk from the Luas and has step-free access; tea and sandwiches are served from half past five. Those who take part online receive a link on the day before. The lectures are recorded, the discussion is not.</p>`,
			speakers: [
				"Dr Owen Farrell, consultant respiratory physician, Dublin",
				"Grace Molloy, respiratory nurse specialist, Cork",
			],
			venue: { venue: "Liffey Conference House", address: "14 Harbour Row, Dublin 2" },
			alt: "Abstract airways above evening lights",
		},
		"web-oncavera-experts": {
			title: "ONCAVERA®: ask the experts live",
			intro:
				"Dose adjustment, blood counts, side effects, interactions: your questions about treatment with ONCAVERA®, answered by an oncologist and a pharmacist.",
			content: `<p>No lecture, only questions. An oncologist, an oncology pharmacist and a medical adviser answer from their work with ONCAVERA® (talaraciclib). Send your questions ahead or ask them on the evening.</p>
<h2>Subjects that came up last time</h2>
<ul><li>Neutropenia in the first two cycles: when to pause, when to reduce</li><li>Diarrhoea, and what to give patients to take home</li><li>Interactions with common antibiotics and antifungals</li><li>Dispensing under the High Tech arrangement, and handover to the community pharmacy</li></ul>
<h2>House rules</h2>
<p>Answers keep to the licensed indication of ONCAVERA®; questions beyond it are taken up individually by our medical information service. Please describe cases so that no patient can be recognised. Adverse reactions that are mentioned will be recorded and reported as the rules require.</p>
<p>A written summary of the questions is published on the portal within three weeks.</p>`,
			speakers: [
				"Dr Ciara Nolan, consultant medical oncologist, Limerick",
				"Paul Devine, oncology pharmacist, Dublin",
				"Dr Emma Quirke, medical adviser, Helvora Ireland",
			],
			alt: "Abstract cells and a question mark",
		},
		"web-diabetes-kidney": {
			title: "Diabetes and the kidney: acting early",
			intro:
				"Which test, how often, and what to do with the result: how a practice can find early kidney disease in diabetes and slow it down.",
			content: `<p>Creatinine is checked in almost everyone with diabetes, albuminuria in far fewer. Yet it is the urine that speaks first. A nephrologist and a general practitioner show how a practice in the west organised the test and what it found.</p>
<h2>What you will take home</h2>
<ul><li>One sample in the morning, two to confirm: a routine that reception can support</li><li>Reading eGFR and albuminuria together</li><li>Which treatments have been shown to protect the kidney, and their checks</li><li>Medicines to pause on sick days, with a card for the patient</li></ul>
<h2>Three cases</h2>
<p>A fall in eGFR after a new tablet, a rise in albuminuria with normal creatinine, and a man of 82 for whom less is more: each case ends with a vote. The last fifteen minutes are for questions. Referral criteria are discussed in the light of current Irish guidance.</p>`,
			speakers: ["Dr Fiona Hession, consultant nephrologist, Waterford", "Dr Liam Tuohy, general practitioner, Sligo"],
			alt: "Abstract molecules passing a filter",
		},
		"web-ra-early": {
			title: "Recognising early rheumatoid arthritis",
			intro:
				"The window of the first twelve weeks: the signs, the tests and the quickest way to the clinic. Recording of the live webinar, with answers.",
			content: `<p>Treatment works best when it begins early, and the longest delay often comes before the referral. In this recording a rheumatologist and a general practitioner look at how the first twelve weeks can be used.</p>
<h2>Three signs are enough</h2>
<ul><li>Swelling of at least one joint without injury</li><li>Morning stiffness of more than half an hour</li><li>Pain when the row of knuckles or toes is squeezed</li></ul>
<p>CRP, rheumatoid factor and anti-CCP antibodies complete the letter, but a negative result should not hold it up.</p>
<h2>In the recording</h2>
<p>From minute 12 the examination of the hand is shown, from minute 25 a model referral letter, from minute 38 the bridge until the first appointment. Participants asked above all about steroids before the clinic: the speakers advise ringing first, since a short course may hide the findings.</p>`,
			speakers: ["Dr Orla Byrne, consultant rheumatologist, Dublin", "Dr Tom Gilroy, general practitioner, Athlone"],
			alt: "Abstract arcs opening like a window",
		},
		"web-immurelin-safety": {
			title: "IMMURELIN®: safety update after five years",
			intro:
				"Infections, vaccination and laboratory checks: what five years of data on IMMURELIN® show and what follows for monitoring. Summary of the webinar.",
			content: `<p>The update brings together the long-term extension studies, two registers and spontaneous reports on IMMURELIN® (remilizumab). It confirms the known profile; one warning has been worded more clearly.</p>
<h2>Main points</h2>
<ul><li>Serious infections: 2.3 per 100 patient-years, higher from the age of 70 and with steroids</li><li>Shingles: more frequent than in the general population; discuss vaccination before the start</li><li>Transaminases: mostly transient rises, seldom a reason to stop</li><li>Injection site reactions: mainly in the first three months</li></ul>
<h2>What follows</h2>
<p>The intervals of blood tests stay as they are. New is the advice to look again at the need for steroids after twelve weeks. Registers cannot settle every question: numbers in pregnancy and in patients over 80 remain small.</p>
<p>Please report suspected adverse reactions to the HPRA, with brand name and batch number.</p>`,
			speakers: [
				"Dr Orla Byrne, consultant rheumatologist, Dublin",
				"Dr Emma Quirke, medical adviser, Helvora Ireland",
			],
		},
		"web-sleep-apnoea": {
			title: "Sleep apnoea: what the practice can do",
			intro:
				"Tired by day, loud at night: whom to test, which home recording is enough, and how to help people keep using the mask after the first month.",
			content: `<p>Many people with sleep apnoea are first seen for something else: headache in the morning, a near miss at the wheel, blood pressure that will not settle. A respiratory physician and a general practitioner show which three questions find them.</p>
<h2>Programme</h2>
<ul><li>Whom to ask, and with which questionnaire</li><li>Home recording: what it shows and what it misses</li><li>The first month with the mask</li><li>Driving, work and insurance: questions from the chat</li></ul>
<p>Questions can be asked throughout. No products are discussed.</p>`,
			speakers: [
				"Dr Owen Farrell, consultant respiratory physician, Dublin",
				"Dr Maeve Kinsella, general practitioner, Tralee",
			],
			alt: "Abstract waves under a night sky",
		},
		"web-skin-lesions": {
			title: "Suspicious moles: a small-group webinar",
			intro:
				"Thirty participants, twenty pictures and a vote on each: when to reassure, when to look again and when to refer without delay.",
			content: `<p>Seeing many pictures is what makes the eye sure. In this small group every participant decides on twenty lesions, first alone and then together with a dermatologist.</p>
<h2>How it works</h2>
<ul><li>Ten pictures as a warm-up, with the answers at once</li><li>Ten from daily practice, discussed one by one</li><li>A referral letter that is read at the clinic</li></ul>
<p>The number of places is limited so that everyone can speak.</p>`,
			speakers: ["Dr Eimear Lacey, consultant dermatologist, Cork"],
			alt: "Abstract dots in warm colours",
		},
		"web-gestational-diabetes": {
			title: "After gestational diabetes: the years that follow",
			intro:
				"Half of those affected have diabetes ten years later. How a practice keeps in touch, which test to use and what makes it easier to come back.",
			content: `<p>After the birth other things matter, and the follow-up test is easily forgotten. A diabetes nurse specialist and a general practitioner describe a recall that works.</p>
<h2>Subjects</h2>
<ul><li>Six weeks, one year, every year: which test when</li><li>Talking about risk without blame</li><li>The next pregnancy</li></ul>
<p>With ten minutes for questions.</p>`,
			speakers: [
				"Ann-Marie Duffy, diabetes nurse specialist, Letterkenny",
				"Dr Liam Tuohy, general practitioner, Sligo",
			],
			alt: "Abstract circles that grow",
		},
	},
	courses: {
		"course-hf": {
			name: "Heart failure: from symptom to plan",
			description: `<p>After this course you can suspect heart failure early, order the right tests and begin treatment safely while the patient waits for the echocardiogram.</p><p>Six short units follow one patient through a year, from swollen ankles to a stable plan. Each ends with two questions that you can answer on your phone.</p>`,
			units: [
				"The first suspicion",
				"Tests that matter",
				"Treating congestion",
				"Four foundations",
				"Stepping up safely",
				"Living with heart failure",
			],
		},
		"course-inhalers": {
			name: "Inhalers: choosing and teaching",
			description: `<p>After this course you can choose an inhaler together with the patient and teach its use by teach-back.</p><p>Films show the most frequent errors at real speed. The course is suited to doctors, nurses and pharmacists and names no brands.</p>`,
			units: ["Types of device", "Choosing together", "Teach-back", "When it does not work"],
		},
		"course-glucelia": {
			name: "GLUCELIA®: from indication to follow-up",
			description: `<p>After this course you know for whom GLUCELIA® is suitable and for whom it is not, how the dose is adjusted and what is monitored.</p><p>Five units lead from the decision to the yearly review; the last presents three cases. The summary of product characteristics is linked throughout.</p>`,
			units: ["Indication and limits", "Dose and renal function", "Combinations", "Monitoring", "Three cases"],
		},
		"course-ra": {
			name: "Rheumatoid arthritis in the first year",
			description: `<p>After this course you recognise early arthritis, write a referral that is seen quickly and share follow-up with the rheumatology clinic.</p><p>Seven units accompany a teacher of 39 through her first year, including vaccination, blood tests and the return to the classroom.</p>`,
			units: [
				"The window of opportunity",
				"Joints and laboratory",
				"The referral letter",
				"First treatment",
				"Treating to target",
				"Infections and vaccines",
				"Work and daily life",
			],
		},
		"course-communication": {
			name: "Difficult conversations",
			description: `<p>After this course you can break bad news in steps, stay calm when you meet anger, and end a consultation well.</p><p>Three filmed conversations, each with a pause before the sentence on which it turns.</p>`,
			units: ["Bad news", "Anger and silence", "A good ending"],
		},
	},
	singles: {
		home: {
			title: "Medical knowledge, clear and close at hand",
			intro: "News, resources and learning for healthcare professionals in Ireland, made for your short breaks.",
			content: "<p>Written with practising colleagues, checked by our medical team and removed when out of date.</p>",
		},
		about: {
			title: "About Helvora Pro",
			intro: "Helvora Ireland’s portal for doctors, nurses and pharmacists, and how we create its content.",
			content: `<p>Helvora researches and makes medicines for the heart, the lungs, metabolism, joints and cancer. On this portal we share what may be useful in your daily work.</p><h2>What you will find here</h2><ul><li>News on guidelines, studies and medicines safety</li><li>Resources for you and for your patients</li><li>Courses, podcasts, webcasts and webinars</li></ul><h2>How we work</h2><p>Healthcare professionals write or review everything we publish. Each item shows its date and, if it concerns one of our medicines, an approval code. We keep information and promotion apart, name our sources and remove what has expired. Authors and speakers declare their interests.</p><h2>Why you need to sign in for some content</h2><p>By law, information that promotes prescription medicines is for healthcare professionals only. You see the title and summary of such content; the rest opens once your access is confirmed through your account or a personal link. All other content is open to everyone.</p>`,
		},
		"data-protection": {
			title: "Data protection",
			intro: "How Helvora Ireland processes personal data on this portal under the GDPR and the Data Protection Acts.",
			content: `<h2>Controller</h2><p>Helvora Ireland DAC, 22 Example Quay, Dublin 1. You can reach our data protection officer at privacy@helvora.example.</p><h2>Data and purposes</h2><p>We process your name, e-mail address, profession and how you use the portal. We do this to run the portal, to confirm that you are a healthcare professional and to improve our content.</p><h2>Legal basis and recipients</h2><p>We rely on our contract with you, on legal obligations (for example reporting adverse reactions to the HPRA), on our legitimate interests and, for newsletters and statistics, on your consent. Processors host the portal on our behalf. Where data leave the European Economic Area, standard contractual clauses apply.</p><h2>Storage</h2><p>We keep your account data for as long as your account exists and then delete them, unless the law requires otherwise.</p><h2>Your rights</h2><p>You have the right of access, rectification, erasure, restriction, portability and objection, and may withdraw consent at any time. You may also complain to the Data Protection Commission (DPC), www.dataprotection.ie.</p>`,
		},
		disclaimer: {
			title: "Disclaimer",
			intro: "What this portal is for, and what it cannot replace.",
			content: `<p>The content is intended for healthcare professionals in Ireland. It replaces neither your own clinical judgement nor the current summary of product characteristics of a medicine.</p><h2>Liability</h2><p>We prepare the content with care but cannot guarantee that it is always complete and up to date. Check doses before use.</p><h2>Links</h2><p>The operators of the websites we link to are responsible for them; we have no influence on their content.</p>`,
		},
		imprint: {
			title: "Legal notice",
			intro: "Who is responsible for this portal and how to reach us.",
			content: `<p><strong>Helvora Ireland DAC</strong><br>22 Example Quay<br>Dublin 1</p><p>E-mail: <a href="mailto:contact@helvora.example">contact@helvora.example</a></p><p>Registered in Ireland, company number 000000. VAT number IE0000000XX.</p><p>Helvora Ireland DAC, its medicines and its staff are fictional.</p>`,
		},
		privacy: {
			title: "Privacy and cookies",
			intro: "What we store in your browser, and how you can change your choice at any time.",
			content: `<h2>Necessary cookies</h2><p>One cookie remembers your language, another your sign-in, a third your choice about cookies. The portal does not work properly without them, so they need no consent.</p><h2>Statistics</h2><p>With your consent, we measure which pages you read and what you open so that we learn which topics are useful. Without it, we count page views and clicks without your user ID.</p><h2>Third parties</h2><p>Videos from other providers load only when you play them; the provider then receives your IP address.</p><h2>Changing your mind</h2><p>You can withdraw your consent at any time in the cookie settings or delete the cookies in your browser.</p><h2>Your rights</h2><p>You can ask us which data we hold and have them corrected or erased. Write to privacy@helvora.example. The supervisory authority is the Data Protection Commission.</p>`,
		},
		happy: {
			title: "Thank you, we are glad to hear it",
			intro: "It is good to know that this content was useful to you.",
			content: "<p>Is a topic missing? Write to us. Many of our best ideas come from practices and pharmacies.</p>",
		},
		negative: {
			title: "Thank you for your honest feedback",
			intro: "We are sorry that this content did not meet your expectations.",
			content: "<p>Our editors read every comment and improve what they can.</p>",
		},
		neutral: {
			title: "Thank you for your feedback",
			intro: "There is room for improvement, and we have noted it.",
			content: "<p>Tell us what would make the portal more useful in your daily work.</p>",
		},
	},
	footer: {
		menu: [
			{ label: "Privacy and cookies", url: "Privacy" },
			{ label: "Data protection", url: "Data-Protection" },
			{ label: "Legal notice", url: "Imprint" },
			{ label: "Disclaimer", url: "Disclaimer" },
			{ label: "Contact", url: "mailto:contact@helvora.example" },
			{ label: "Report an adverse reaction", url: "https://www.hpra.ie/" },
			{ label: "IE-HVR-2026-11, November 2026" },
		],
		legal_mention:
			"This website is intended for healthcare professionals in Ireland. Helvora Pro, CARDOVEX®, RESPILAIR®, GLUCELIA®, IMMURELIN® and ONCAVERA® are fictional.",
		banner: {
			is_visible: true,
			title: "Register once as a healthcare professional to open all content",
			cta: "How access works",
		},
		promotional_content: {
			is_visible: true,
			title: "New: five courses for your short breaks",
			url: "/e-learnings",
			cta: "See the courses",
		},
	},
};
