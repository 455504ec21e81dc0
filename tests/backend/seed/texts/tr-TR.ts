import type { LocaleText } from "../text.ts";

export const text: LocaleText = {
	domains: {
		cardiology: "Kardiyoloji",
		respiratory: "Göğüs hastalıkları",
		diabetes: "Diyabet",
		immunology: "Romatoloji",
		oncology: "Onkoloji",
	},
	categories: {
		guidelines: "Kılavuzlar",
		evidence: "Çalışma sonuçları",
		practice: "Günlük pratik",
		safety: "İlaç güvenliliği",
		patients: "Hastalarınız için",
		portal: "Portal hakkında",
		world: "Uluslararası",
	},
	items: {
		"news-hf-guideline": {
			title: "Yeni kalp yetersizliği kılavuzu: aile hekimliği için beş nokta",
			intro:
				"Güncellenen Avrupa kılavuzu daha erken test ve daha hızlı tedavi istiyor. Ekokardiyografi olmayan bir muayenehane için bunun anlamı nedir?",
			content: `<p>Güncellenen kılavuz, kalp yetersizliğinde ilk adımları birinci basamağa yaklaştırıyor. Nefes darlığı, ayak bileğinde şişlik ve yüksek natriüretik peptidi olan bir hastanın konjesyon tedavisi için ekokardiyografiyi beklemesi gerekmiyor.</p>
<h2>Akılda tutulacak beş nokta</h2>
<ol><li>Natriüretik peptidi ikinci vizitte değil, ilk şüphede ölçün.</li><li>Değer yüksekse iki hafta, orta düzeydeyse altı hafta içinde ekokardiyografiye yönlendirin.</li><li>Dört temel tedaviye erken ve düşük dozda başlayın.</li><li>Her doz adımından bir iki hafta sonra potasyum ve böbrek işlevini kontrol edin.</li><li>Her taburculuktan sonraki on dört gün içinde kontrol planlayın.</li></ol>
<h2>Değişmeyenler</h2>
<p>Kimin test edileceğine yine öykü ve muayene karar verir. Birden fazla hastalığı olan yaşlılarda önce hedefler kararlaştırılır; dozlar bunu izler.</p>`,
			alt: "Dalga halkaları üzerinde soyut kalp ritmi çizgisi",
		},
		"news-cardovex-phase3": {
			title: "HORIZON-HF çalışmasında CARDOVEX®: faz III sonuçlarının ayrıntıları",
			intro:
				"Standart tedaviye CARDOVEX® eklenmesi, 26 ay boyunca kalp yetersizliğine bağlı daha az hastane yatışıyla ilişkiliydi.",
			content: `<p>HORIZON-HF çalışmasına, ejeksiyon fraksiyonu düşük ve semptomatik kalp yetersizliği olan 4.812 erişkin alındı. Katılımcılar kılavuza uygun tedaviye ek olarak velokardin (CARDOVEX®) ya da plasebo aldı.</p>
<table><thead><tr><th>Sonlanım</th><th>Risk oranı</th><th>%95 GA</th></tr></thead><tbody><tr><td>Kardiyovasküler ölüm ya da yatış</td><td>0,81</td><td>0,73–0,90</td></tr><tr><td>Kalp yetersizliği nedeniyle ilk yatış</td><td>0,76</td><td>0,67–0,87</td></tr><tr><td>Kardiyovasküler ölüm</td><td>0,91</td><td>0,79–1,05</td></tr></tbody></table>
<h2>Tolerabilite</h2>
<p>Semptomatik hipotansiyon CARDOVEX® grubunda %9,1, plasebo grubunda %6,4 oranında görüldü. Potasyumun 5,5 mmol/L üzerine çıkması sırasıyla %5,2 ve %4,0 idi.</p>
<p>Sonuçlar çalışmadakine benzer hastalar için geçerlidir. CARDOVEX® reçete etmeden önce kısa ürün bilgisini okuyunuz.</p>`,
			alt: "Parlak merkezli soyut kalp ritmi çizgisi",
		},
		"news-winter-respiratory": {
			title: "Kışa hazır olun: muayenehaneyi solunum mevsimine hazırlamak",
			intro:
				"Üç haftalık hazırlık, ocak ayında saatler kazandırır. Aşılama, triyaj ve kronik akciğer hastaları için kısa bir plan.",
			content: `<p>Her kış aynı haftalar en yoğun haftalardır. Ekim ayında hazırlanan merkezler, KOAH hastalarında daha az plansız başvuru ve telefonda daha kısa bekleme bildiriyor.</p>
<h2>Mevsimden önce</h2>
<ul><li>KOAH, ağır astım ya da bağışıklık baskılanması olan hastaları listeleyip aşıya davet edin.</li><li>Bu sırada inhaler tekniğini gözden geçirin.</li><li>Yazılı eylem planını, aranacak numarayla birlikte yenileyin.</li></ul>
<h2>Mevsim boyunca</h2>
<p>Triyaj sorularını tüm ekiple kararlaştırın. Cümlesini bitiremeyen hasta hemen görülür; üç günlük öksürük çoğunlukla eczacının önerisini bekleyebilir.</p>`,
			alt: "Soyut dallanan hava yolları",
		},
		"news-glucelia-renal": {
			title: "GLUCELIA®: böbrek işlevi izlemine ilişkin güncel öneriler",
			intro: "Ürün bilgisi artık tedaviden önce ve sonrasında belirli aralıklarla böbrek işlevi testini öneriyor.",
			content: `<p>Güvenlilik verilerinin olağan değerlendirmesinin ardından, GLUCELIA® (sorigluptin) tedavisi sırasında böbrek işlevi izlemine ilişkin öneriler netleştirildi.</p>
<table><thead><tr><th>eGFR (mL/dk/1,73 m²)</th><th>Doz</th><th>Kontrol</th></tr></thead><tbody><tr><td>60 ve üzeri</td><td>Günde bir kez 50 mg</td><td>12 ayda bir</td></tr><tr><td>30–59</td><td>Günde bir kez 25 mg</td><td>3–6 ayda bir</td></tr><tr><td>30’un altı</td><td>Önerilmez</td><td>Sevk edin</td></tr></tbody></table>
<h2>Sizden ricamız</h2>
<ul><li>İlk reçeteden önce eGFR değerine bakın.</li><li>Sıvı kaybıyla giden akut hastalıkta tedaviye ara verin.</li><li>Şüpheli advers reaksiyonları TÜFAM’a bildirin.</li></ul>`,
			alt: "Altıgenlerden soyut desen",
		},
		"news-portal-learning": {
			title: "Portalda beş yeni eğitim açıldı",
			intro: "Kısa, kendi hızınızda ve telefon için hazırlandı: yeni çevrim içi eğitimler iki muayene arasına sığıyor.",
			content: `<p>Eğitim bölümü büyüyor. Beş eğitim; kalp yetersizliği, inhalerler, tip 2 diyabet, romatoid artrit ve zor görüşmeler konularını ele alıyor.</p>
<p>Her eğitim beş ila on dakikalık bölümlerden oluşur. İstediğiniz an durabilir, daha sonra başka bir cihazda sürdürebilirsiniz.</p>
<h2>Nerede bulabilirsiniz?</h2>
<p>Tüm eğitimler <a href="/tr-TR/e-learnings">Çevrim içi eğitimler</a> bölümündedir. Bazıları katılım belgesiyle sona erer.</p>`,
			alt: "Mavi ve yeşil sakin tepeler",
		},
		"news-long-title": {
			title:
				"Ağır astımın diğer kronik iltihaplı hastalıklarla birlikte görülmesi: Avrupa’nın on bir ülkesinden dokuz binden fazla hastanın kayıt verileri günlük tedavi hakkında neler söylüyor?",
			intro:
				"Ağır astımı olan kişilerin neredeyse üçte biri ikinci bir iltihaplı hastalıkla yaşıyor. Tedavi nadiren birlikte planlanıyor.",
			content: `<p>Kayıt çalışması, ağır astımı olan 9.214 erişkini beş yıl izledi. Hastaların %31’inde ikinci bir kronik iltihaplı hastalık, en sık nazal polip, egzama ya da artrit kaydedildi.</p>
<h2>Başlıca gözlemler</h2>
<ul><li>İki uzmanlık birbirinden bağımsız tedavi ettiğinde oral steroid kürleri iki kat sıktı.</li><li>Sekiz dosyadan yalnızca birinde ortak bir plan vardı.</li><li>Yaşam kalitesi, akciğer işlevinden çok steroid kürü sayısını izledi.</li></ul>
<p>Kayıtlar betimler, kanıtlamaz. Yazarlar iki ya da daha fazla iltihaplı hastalıkta yıllık ortak değerlendirme öneriyor.</p>`,
			alt: "Mavi yeşil soyut hava yolları",
		},
		"news-inhaler-technique": {
			title: "İnhaler tekniği: RESPILAIR® ile en çok hata nerede yapılıyor?",
			intro:
				"42 merkezde yapılan bir çalışma, RESPILAIR® kullanan 1.100 kişiyi gözlemledi. Hataların çoğu nefes almadan önce yapılıyor.",
			content: `<p>Eğitimli gözlemciler, KOAH’lı 1.100 kişinin RESPILAIR® inhalerini nasıl kullandığını izledi. %58’i en az bir, %19’u ise kritik sayılan bir hata yaptı.</p>
<h2>En sık üç hata</h2>
<ol><li>İnhalasyondan önce nefesi tam boşaltmamak.</li><li>Dozu yüklerken cihazı eğik tutmak.</li><li>Sonrasında nefesi tutmamak.</li></ol>
<p>Hastanın kendisinin gösterdiği iki dakikalık tek bir eğitim, kritik hataları üç ay sonra yarıya indirdi. Tek başına broşür fark yaratmadı.</p>`,
			alt: "Renk vurgulu soyut hava yolları",
		},
		"news-cgm-primary-care": {
			title: "Sürekli glukoz izlemi birinci basamağa ulaşıyor",
			intro:
				"Sensörler artık yalnızca uzmanlara özgü değil. Standart rapor üç dakikada nasıl okunur, tedavi ne zaman değişir?",
			content: `<p>Tip 2 diyabeti olan giderek daha çok kişi sensör kullanıyor. Rapor karmaşık görünse de üç sayı çoğu soruyu yanıtlar.</p>
<h2>Bu sırayla okuyun</h2>
<ol><li><strong>Aralığın altındaki süre:</strong> önce güvenlik. 70 mg/dL altının %4’ten fazla olması önlem gerektirir.</li><li><strong>Aralıktaki süre:</strong> erişkinlerde olağan hedef %70’in üzeridir.</li><li><strong>Günlük örüntü:</strong> yükselmeler ne zaman, hangi öğünden sonra, hangi günlerde?</li></ol>
<p>Her seferinde tek bir şeyi değiştirin ve iki hafta sonra yeniden bakın. Kırılgan yaşlılarda daha esnek hedef çoğu kez daha iyidir.</p>`,
			alt: "Yeşil tonlarda soyut moleküller",
		},
		"news-biosimilar-switch": {
			title: "Romatoid artritte geçiş: IMMURELIN® ile iki yıllık veriler",
			intro:
				"Orijinal biyolojik ilaçtan IMMURELIN® tedavisine geçen hastalar, açık uzatma çalışmasında hastalık aktivitelerini korudu.",
			content: `<p>Uzatma döneminde, hastalık aktivitesi düşük 612 romatoid artrit hastası IMMURELIN® (remilizumab) tedavisine geçti. 24 ay sonra %78’i tedaviyi sürdürüyordu.</p>
<ul><li>Aktivite skorundaki ortalama değişim: +0,08 (%95 GA −0,02 – 0,18)</li><li>Ciddi enfeksiyon: 100 hasta-yılında 2,1</li><li>Etkisizlik nedeniyle bırakma: %7</li></ul>
<h2>Görüşme önemlidir</h2>
<p>Geçişin nedenini ekibin açıkladığı yerlerde daha az hasta tedaviyi bıraktı. En çok değer verilen, dördüncü haftada hemşirenin aramasıydı.</p>`,
			alt: "Eklem gibi soyut yaylar",
		},
		"news-congress-report": {
			title: "Sonbahar kardiyometabolik kongresinden izlenimler",
			intro: "Kalp, böbrek ve metabolizma bir bütün olarak konuşuldu. Aile hekimliği için önemli üç oturumun özeti.",
			content: `<p>İki gün, kırk oturum, tek ileti: kalbi, böbrekleri ve metabolizmayı art arda değil birlikte tedavi etmek daha iyidir.</p>
<h2>Kısaca üç oturum</h2>
<p><strong>Erken belirti olarak albüminüri.</strong> Yılda bir idrar testi, riski kreatininden yıllar önce gösterir.</p>
<p><strong>Kilo ve kalp yetersizliği.</strong> Kilo kaybı, korunmuş ejeksiyon fraksiyonunda yakınmaları azalttı; yatış verileri bekleniyor.</p>
<p><strong>Daha az tablet.</strong> Sabit kombinasyonlar özellikle ilk yılda tedaviye bağlılığı artırdı.</p>
<blockquote>“En iyi plan, hastanın evinde hâlâ anlatabildiği plandır.”</blockquote>`,
		},
		"news-adherence-apps": {
			title: "Hatırlatma uygulamaları: tedaviye uyum için neyi yapabilir, neyi yapamaz?",
			intro: "Hatırlatma, unutana yardım eder; kuşku duyana etmez. On iki çalışmaya serinkanlı bir bakış.",
			content: `<p>On iki çalışmanın derlemesi, hatırlatma uygulamalarının uyumu ortalama dokuz puan artırdığını gösterdi. Etki ilk üç ayda en yüksekti, sonra azaldı.</p>
<h2>Kimlere yarar?</h2>
<ul><li>Düzenli yaşayıp yalnızca unutanlara</li><li>Yeni tedaviye başlayanlara</li><li>Ailesi uygulamayı paylaşanlara</li></ul>
<p>İlaca ilişkin kuşku alarm değil görüşme ister. Geçen hafta kaç doz atlandığını ve nedenini açıkça sorun.</p>`,
			alt: "Yumuşak yeşil soyut moleküller",
		},
		"news-expired-campaign": {
			title: "Kış aşı bilgilendirme kampanyası: bekleme odanız için malzeme",
			intro: "Geçen kışın bilgilendirme kampanyasının afiş ve broşürleri. Kampanya sona erdi.",
			content:
				"<p>Kampanya; afişler, broşürler ve kısa bir film sunuyordu. Mevsimle birlikte sona erdi, malzeme artık geçerli değil.</p><p>Yeni malzeme sonbaharda duyurulacaktır.</p>",
			alt: "Soyut hava yolları",
		},
		"news-local-network": {
			title: "Ortak kanser izlemi için bölgesel ağ",
			intro: "Hastane ve aile hekimi, meme kanseri sonrası izlemi paylaşıyor: açık görevler, tek plan, doğrudan hat.",
			content: `<p>Yeni ağda hastane ekibi ile aile hekimi tek bir yazılı izlem planında anlaşıyor. Plan, hangi kontrolü kimin yapacağını ve kimin aranacağını belirtiyor.</p>
<h2>İlk deneyimler</h2>
<p>Bir yıl sonra İstanbul ve Ankara’da 340 kadının ortak planı vardı. Yinelenen tetkikler üçte bir azaldı. Aramaların çoğu yorgunluk, eklem ağrısı ve işle ilgiliydi.</p>
<p>Katılmak isteyen hekimler bölgelerindeki onkoloji merkeziyle iletişime geçebilir.</p>`,
			alt: "Pembe tonlarda soyut hücreler",
		},
		"news-adverse-events": {
			title: "Şüpheli advers reaksiyonlar: nasıl ve ne zaman bildirilir?",
			intro: "Neden sonuç ilişkisi kesin olmasa da her bildirim önemlidir. TÜFAM’a bildirim beş dakika sürer.",
			content: `<p>Sağlık meslek mensuplarının, özellikle ciddi ve beklenmeyen advers reaksiyonları Türkiye Farmakovijilans Merkezi’ne (TÜFAM) bildirmesi beklenir.</p>
<script>document.title="hacked"</script><p onclick="alert(1)">Kanıt gerekmez: şüphe yeterlidir.</p><img src="x" onerror="alert(1)"><p style="position:fixed">Geçerli bir bildirim dört bilgi içerir: hasta, ilaç, reaksiyon ve bildiren.</p><p><a href="javascript:alert(1)">Bildirim formunu</a> kullanın ya da <a href="https://example.org/">kurumun sitesini</a> ziyaret edin.</p><iframe src="https://evil.example/"></iframe>
<p>Bir Helvora ilacı söz konusuysa ilaç güvenliliği ekibimizi de bilgilendirin. Bildiriminiz gizli tutulur.</p>`,
			alt: "Sakin manzara",
		},
		"mat-hf-checklist": {
			title: "Kalp yetersizliği kontrolü için kontrol listesi",
			intro: "İzlem viziti için bir sayfa: yakınmalar, kilo, kan testleri, dozlar ve sonraki randevu.",
			content:
				"<p>Liste, on dakikalık kontrolde yol gösterir. Yazdırılabilir ya da ekranda doldurulabilir.</p><ul><li>Son vizitten bu yana yakınmalar ve kilo</li><li>Yatarken ve ayakta kan basıncı</li><li>Potasyum, kreatinin, hemoglobin</li><li>Dozlar: bugün biri artırılabilir mi?</li><li>Aşı, ruh hali, evde destek</li></ul>",
			alt: "Soyut kalp ritmi çizgisi",
		},
		"mat-cardovex-titration": {
			title: "CARDOVEX® titrasyon şeması",
			intro: "Başlangıç dozundan hedef doza üç adım ve her adımın kontrolleri.",
			content:
				"<p>Dozu yalnızca kan basıncı ve potasyum izin verdiğinde artırın.</p><table><thead><tr><th>Hafta</th><th>Doz</th><th>Adımdan önce</th></tr></thead><tbody><tr><td>0</td><td>Günde iki kez 25 mg</td><td>Sistolik basınç 100 mmHg üzeri</td></tr><tr><td>2–4</td><td>Günde iki kez 50 mg</td><td>Potasyum 5,2 mmol/L altı</td></tr><tr><td>6–8</td><td>Günde iki kez 100 mg</td><td>Böbrek işlevi kararlı</td></tr></tbody></table><p>Karaciğer yetmezliğinde CARDOVEX® kısa ürün bilgisine bakınız.</p>",
			alt: "Dalgalı soyut kalp ritmi",
		},
		"mat-inhaler-leaflet": {
			title: "Hasta broşürü: inhalerinizi doğru kullanın",
			intro: "Yedi çizim ve az söz: birlikte gözden geçirip eve verilecek bir broşür.",
			content:
				"<p>Broşür, en sık kullanılan üç inhaler türünün adımlarını yalın bir dille gösterir.</p><h2>Nasıl kullanılır?</h2><p>Adımları gösterin, hastaya yineletin ve zorlanılan adımı işaretleyin. Sonraki vizitte yeniden deneyin.</p>",
			alt: "Açık renkli soyut hava yolları",
		},
		"mat-foot-exam": {
			title: "Beş adımda diyabetik ayak muayenesi",
			intro: "Bak, dokun, test et, derecelendir, kararlaştır: yıllık ayak muayenesi tek kartta.",
			content:
				"<ol><li>İki ayağa, parmak aralarına ve ayakkabılara bakın.</li><li>Ayak bileği ve ayak nabızlarına bakın.</li><li>10 g monofilamanla beş noktada duyuyu test edin.</li><li>Riski düşük, orta ya da yüksek olarak belirleyin.</li><li>Sonraki kontrolü ve evde bakımı kararlaştırın.</li></ol><p>Açık yara aynı gün sevk edilir.</p>",
			alt: "Soyut altıgenler",
		},
		"mat-glucelia-dosing": {
			title: "GLUCELIA® doz kartı",
			intro: "Böbrek işlevine göre dozlar, kombinasyonlar ve unutulan tablet, cep boyunda.",
			content:
				"<table><thead><tr><th>Durum</th><th>GLUCELIA® dozu</th></tr></thead><tbody><tr><td>Başlangıç, normal böbrek işlevi</td><td>Günde bir kez 50 mg</td></tr><tr><td>eGFR 30–59</td><td>Günde bir kez 25 mg</td></tr><tr><td>İnsülinle birlikte</td><td>Önce insülini azaltmayı düşünün</td></tr></tbody></table><p>Unutulan tablet aynı gün alınır. Bir günde asla iki tablet alınmaz.</p>",
			alt: "Soyut moleküller",
		},
		"mat-ra-score-card": {
			title: "Skor kartı: romatoid artritte hastalık aktivitesi",
			intro: "Eklem sayımı, hastanın görüşü ve laboratuvar tek kartta; remisyon ve aktivite eşikleriyle.",
			content:
				"<p>Kart, 28 eklemin sayımında yol gösterir ve beş dakikada skora ulaştırır.</p><ul><li>Remisyon: 2,6’nın altı</li><li>Düşük aktivite: 2,6–3,2</li><li>Orta aktivite: 3,3–5,1</li><li>Yüksek aktivite: 5,1’in üzeri</li></ul>",
			alt: "Soyut yaylar",
		},
		"mat-immurelin-monitoring": {
			title: "IMMURELIN® tedavisinde izlem planı",
			intro: "İlk enjeksiyondan önce, ilk altı ayda ve sonra her yıl nelere bakılır?",
			content:
				"<h2>Başlamadan önce</h2><ul><li>Tüberküloz ve hepatit B taraması</li><li>Aşı durumu</li><li>Tam kan sayımı ve karaciğer değerleri</li></ul><h2>Tedavi sırasında</h2><p>Kan sayımı ve karaciğer değerleri 4. ve 12. haftada, sonra 3 ayda bir. Ciddi enfeksiyonda IMMURELIN® tedavisine ara verin.</p>",
			alt: "Mor soyut yaylar",
		},
		"mat-copd-slides": {
			title: "Slayt seti: KOAH alevlenmeleri ve RESPILAIR®’in yeri",
			intro: "Eğitim toplantılarınız için kaynakçalı yirmi slayt.",
			content:
				"<p>Set; alevlenmelerin tanımını, önlenmesini, tedavisini ve RESPILAIR® çalışma programını kapsar.</p><ul><li>1. bölüm: her alevlenme neden önemli?</li><li>2. bölüm: adım adım önleme</li><li>3. bölüm: RESPILAIR® verileri</li></ul>",
			alt: "Soyut hava yolları",
		},
		"mat-nausea-guide": {
			title: "Hastalar için rehber: tedavi sırasında bulantıyla yaşamak",
			intro: "Beslenme, sıvı ve ilaçlar için pratik öneriler; hekimi aramayı gerektiren belirtiler.",
			content:
				"<p>Rehber, ilk kürlerde hastalara ve yakınlarına eşlik eder.</p><ul><li>Günde altı kez küçük öğün</li><li>Öğün aralarında sıvı almak</li><li>Bulantı ilacını başlamadan önce almak</li></ul><p>24 saat boyunca sıvı tutamayan hasta kliniği arar.</p>",
		},
		"mat-shared-decision": {
			title: "Görüşme yardımcısı: birlikte karar vermek",
			intro: "Karara düzen veren üç soru ve hasta için önemli olana ayrılmış yer.",
			content:
				"<p>Yardımcı, muayene sırasında birlikte doldurulur. Üç soru sorar:</p><ol><li>Hangi seçenekler var?</li><li>Her birinin bana yararı ve zararı ne?</li><li>Benim için en önemli olan ne?</li></ol><p>Bir kopyası hastada kalır.</p>",
			alt: "Soyut hücreler",
		},
		"pod-breathless-patient": {
			title: "Nefes darlığı olan hasta: kalp mi, akciğer mi?",
			intro: "Bir kardiyolog ile bir göğüs hastalıkları uzmanı, ortak belirtilerini konuşuyor.",
			content:
				"<p>İki uzman, bir hasta: bu bölümde öyküden kan testine ilk on dakikayı birlikte geçiyorlar.</p><p>Hangi bulgunun en sık yanılttığını ve normal akciğer sesinin neden az şey kanıtladığını dinleyeceksiniz.</p>",
			transcript:
				"<p><strong>Sunucu:</strong> Yetmiş iki yaşında bir erkek merdivende nefessiz kalıyor. Nereden başlarsınız?</p><p><strong>Dr. Elif Yıldırım:</strong> Öyküden. Düz yatabiliyor mu? Ayak bilekleri şişti mi? Kilo aldı mı?</p><p><strong>Dr. Mert Aksoy:</strong> Ben öksürüğü, kışları ve sigarayı sorarım. Hastalarımın yarısında ikisi de var.</p><p><strong>Sunucu:</strong> Önce hangi test?</p><p><strong>Dr. Elif Yıldırım:</strong> Natriüretik peptid. Düşükse neden nadiren kalptir.</p><p><strong>Dr. Mert Aksoy:</strong> Hasta düzelince de spirometri.</p>",
			alt: "Soyut kalp ritmi ve dalgalar",
		},
		"pod-difficult-asthma": {
			title: "Zor astım mı, tedavisi zor hasta mı?",
			intro: "Daha güçlü tedaviden önce ikinci bir bakış: tanı, teknik, uyum, çevre.",
			content:
				"<p>Yakınması süren her astım ağır astım değildir. Bölüm, her basamak artırımından önceki dört soruyu ele alıyor.</p><ul><li>Gerçekten astım mı?</li><li>İlaç akciğere ulaşıyor mu?</li><li>İlaç alınıyor mu?</li><li>İltihabı ne sürdürüyor?</li></ul>",
			transcript:
				"<p><strong>Sunucu:</strong> Astım yatışmadığında ilk ne yaparsınız?</p><p><strong>Dr. Zeynep Kaplan:</strong> Hastadan inhalerini göstermesini isterim. Anlatmasını değil, göstermesini.</p><p><strong>Sunucu:</strong> Sonra?</p><p><strong>Dr. Zeynep Kaplan:</strong> Eczane kayıtlarına bakarım. Her ikinci kutu eksikse nedenini konuşuruz.</p><p><strong>Sunucu:</strong> Kim sevk edilmeli?</p><p><strong>Dr. Zeynep Kaplan:</strong> Tekniği doğru olduğu hâlde yılda iki ya da daha fazla steroid kürü alanlar.</p>",
			alt: "Soyut hava yolları",
		},
		"pod-first-injection": {
			title: "İlk enjeksiyonu konuşmak",
			intro: "Diyabette enjeksiyon tedavisi, yenilgi gibi duyulmadan nasıl önerilir?",
			content:
				"<p>Birçok kişi “iğne” sözünü “başarısızlık” diye anlar. Bir diyabet hemşiresi sonraki adımı nasıl konuştuğunu ve hangi cümleyi asla kurmadığını anlatıyor.</p><p>İlk vizit, ilk hafta ve ilk kuşku için örneklerle.</p>",
			transcript:
				"<p><strong>Sunucu:</strong> Hangi cümleyi asla kurmazsınız?</p><p><strong>Hemşire Ayşe Demirtaş:</strong> “Başaramazsanız iğneye geçeriz.” Bu, tedaviyi cezaya çevirir.</p><p><strong>Sunucu:</strong> Ne dersiniz?</p><p><strong>Hemşire Ayşe Demirtaş:</strong> Diyabetin yıllar içinde değiştiğini, tedavinin de onunla değiştiğini.</p><p><strong>Sunucu:</strong> Ya iğne korkusu?</p><p><strong>Hemşire Ayşe Demirtaş:</strong> İlkini birlikte, ilaçsız yaparız. Sonunda neredeyse herkes güler.</p>",
			alt: "Soyut moleküller",
		},
		"pod-cardovex-practice": {
			title: "Günlük pratikte CARDOVEX®",
			intro: "Kullanıma girişinden bir yıl sonra: başlama, artırma ve hastaların soruları.",
			content:
				"<p>Bir kardiyolog ile bir aile hekimi CARDOVEX® ile ilk yıllarını karşılaştırıyor: kime, hangi hızla ve ne zaman hayır.</p><p>Bölüm, dinleyicilerin beş sorusuyla bitiyor.</p>",
			transcript:
				"<p><strong>Sunucu:</strong> CARDOVEX® tedavisine kimlerde başlıyorsunuz?</p><p><strong>Dr. Elif Yıldırım:</strong> Standart tedaviyle yakınması süren ve kan basıncı uygun olanlarda.</p><p><strong>Dr. Kerem Polat:</strong> Benim için anahtar, iki hafta sonraki kan testi. Reçete günü planlarım.</p><p><strong>Sunucu:</strong> En sık soru?</p><p><strong>Dr. Kerem Polat:</strong> “Başım döner mi?” Bazen, ilk günlerde. Yavaş kalkmak yardımcı olur.</p>",
			alt: "Soyut kalp ritmi",
		},
		"pod-fatigue-cancer": {
			title: "Kanser sonrası yorgunluk: uykusuzluktan fazlası",
			intro: "Yorgunluk en sık geç etkidir. Ne yardımcı olur, önce ne dışlanır?",
			content:
				"<p>Yorgunluk yıllarca sürebilir. Bir onkolog nelere bakılacağını, bir fizyoterapist de hareketin neden kötü günlerde bile işe yaradığını anlatıyor.</p><p>İlk dört hafta için bir planla.</p>",
			transcript:
				"<p><strong>Sunucu:</strong> Neler dışlanmalı?</p><p><strong>Dr. Selin Uçar:</strong> Kansızlık, tiroit hastalığı, depresyon ve uykuyu çalan ağrı.</p><p><strong>Sunucu:</strong> Hepsi normalse?</p><p><strong>Fzt. Emre Tunç:</strong> On dakika yürüyüşle başlarız. Her gün, aynı saatte.</p>",
		},
		"pod-biologics-pregnancy": {
			title: "Biyolojik ilaçlar ve çocuk isteği",
			intro: "Hangi tedavi sürer, hangisi zamanında değişir ve görüşmeye kim katılır?",
			content:
				"<p>Planlama gebelikten önce başlar. Bir romatolog hangi ilaçların ne zaman kesildiğini ve aktif hastalığın neden başlı başına risk olduğunu açıklıyor.</p><p>Bölümde deneyim toplayan kayıt sistemleri de anılıyor.</p>",
			transcript:
				"<p><strong>Sunucu:</strong> Konu ne zaman açılmalı?</p><p><strong>Dr. Gizem Şahin:</strong> İlk reçetede. Gebeliklerin yarısı planlı değil.</p><p><strong>Sunucu:</strong> Kesmek her zaman daha mı güvenli?</p><p><strong>Dr. Gizem Şahin:</strong> Hayır. Aktif artrit de zarar verir. Etkili ve iyi çalışılmış tedaviyi ararız.</p>",
			alt: "Soyut yaylar",
		},
		"cast-spirometry": {
			title: "Üç dakikada spirometri okumak",
			intro: "Kalite, oran, hacim: her eğride işe yarayan değişmez sıra.",
			content:
				"<p>Film, beş eğrinin okunuşunu gösteriyor. Sıra hep aynı: önce kalite, sonra oran, sonra hacim.</p><ul><li>Eğri düzgün, efor tam mı?</li><li>Oran alt sınırın altında mı?</li><li>Bronkodilatörden sonra değişiyor mu?</li></ul>",
			captions: [
				"Önce eğriye bakın.",
				"Başlangıç dik mi?",
				"Yavaş mı bitiyor?",
				"Sonra oranı okuyun.",
				"Sınırın altı: obstrüksiyon.",
				"Şimdi hacim.",
				"Öncesini ve sonrasını kıyaslayın.",
			],
			alt: "Soyut hava yolları",
		},
		"cast-echo-basics": {
			title: "Kardiyolog olmayanlar için eko temelleri",
			intro: "Bir eko raporu ne söyler, neyi açık bırakır ve hangi sözcükte telefona sarılırsınız?",
			content:
				"<p>Ejeksiyon fraksiyonu, dolum, kapaklar: film, rapordaki terimleri hareketli görüntülerle açıklıyor.</p><p>Sonunda hangi bulgunun bekleyebileceğini bileceksiniz.</p>",
			captions: [
				"Bu sol karıncık.",
				"Kasılmasını izleyin.",
				"Fraksiyon bir orandır.",
				"Yüzde elli normaldir.",
				"Kırkın altı düşüktür.",
				"Şimdi kapağa bakın.",
				"Ağır: bugün arayın.",
			],
			alt: "Soyut kalp ritmi",
		},
		"cast-oncavera-mechanism": {
			title: "ONCAVERA®: etki mekanizması",
			intro: "Talarasiklib hücre döngüsünü nasıl durdurur? Dört canlandırma adımında.",
			content:
				"<p>Canlandırma, bir tümör hücresini büyüme sinyalinden duruşa kadar izliyor. ONCAVERA®’nın nerede etki ettiğini ve kan sayımının neden yapıldığını gösteriyor.</p><p>Kaynaklar kısa ürün bilgisindedir.</p>",
			captions: [
				"Hücre bölünmeye hazırlanır.",
				"İki kinaz kapıyı açar.",
				"ONCAVERA onları engeller.",
				"Döngü durur.",
				"Sağlıklı hücre de bekler.",
				"Sayımlar bu yüzden düşer.",
				"Ara haftada toparlar.",
			],
			alt: "Soyut hücreler",
		},
		"cast-joint-ultrasound": {
			title: "Eklem ultrasonu: görüntü ne anlatır?",
			intro: "Efüzyon, sinovit, erozyon: el bileğinde üç bulgu ve ayrımı.",
			content:
				"<p>Bir romatolog el bileğini inceliyor ve gördüklerini açıklıyor. Hasta sevk eden ya da rapor okuyan herkes için.</p><p>Sonda Doppler sinyali gösteriliyor.</p>",
			captions: [
				"El bileğinden başlıyoruz.",
				"Kemik parlak çizgidir.",
				"Sıvı koyudur.",
				"Kalınlaşan zar gridir.",
				"Çizgide boşluk: erozyon.",
				"Renk kan akımıdır.",
				"Bu aktif hastalıktır.",
			],
			alt: "Soyut yaylar",
		},
		"cast-glucelia-cases": {
			title: "GLUCELIA® ile üç olgu",
			intro: "Yeni tanı, kombinasyon, azalmış böbrek işlevi: üç kararın açıklaması.",
			content:
				"<p>Aile hekimliğinden üç hasta, üç karar. Film, önce siz düşünün diye her seferinde duruyor.</p><ol><li>51 yaşında kadın, yeni tanı</li><li>64 yaşında erkek, iki ilaç kullanıyor</li><li>77 yaşında kadın, eGFR 41</li></ol>",
			captions: [
				"İlk hastamız 51 yaşında.",
				"Siz ne yapardınız?",
				"Önce yaşam biçimi.",
				"İkincisi iki ilaç alıyor.",
				"Sadeleştiriyoruz.",
				"Üçüncünün böbreği zayıf.",
				"Yarım doz yeterlidir.",
			],
			alt: "Soyut moleküller",
		},
		"cast-motivational": {
			title: "Beş dakikada motivasyonel görüşme",
			intro: "Sor, dinle, özetle: iki kez çekilmiş kısa bir görüşme.",
			content:
				"<p>Aynı görüşme iki kez: biri öğütle, biri soruyla. Fark, hastanın sonunda söylediğinde duyuluyor.</p><p>Açılış cümleleri kartıyla.</p>",
			captions: [
				"Genellikle böyle olur.",
				"Öğüt ve bir baş sallama.",
				"Şimdi bir kez daha.",
				"Neyi değiştirmek istersiniz?",
				"Sessizlik. Uzun olsun.",
				"Onun sözcükleriyle özetleyin.",
				"İlk adımı kendisi söyler.",
			],
			alt: "Soyut moleküller ve dalgalar",
		},
		"web-hf-primary-care": {
			title: "Canlı: birinci basamakta kalp yetersizliği",
			intro: "Yeni kılavuz bir saatte, olgularınıza ayrılan zamanla.",
			content:
				"<p>İki konuşmacı kılavuzu hastane ve aile hekimliği açısından sunuyor. Son yirmi dakika sorularınızın.</p><ul><li>Gecikmeden tanı</li><li>Dört haftada dört tedavi</li><li>İşleyen izlem</li></ul>",
			speakers: ["Prof. Dr. Elif Yıldırım, kardiyoloji, İzmir", "Uzm. Dr. Kerem Polat, aile hekimliği, Eskişehir"],
			alt: "Soyut kalp ritmi",
		},
		"web-copd-evening": {
			title: "İstanbul’da ve çevrim içi KOAH akşamı",
			intro: "Olgular, atölyeler ve ikram; konuşmalar canlı yayımlanır.",
			content:
				"<p>İstanbul’a gelin ya da evinizden katılın. Salonda konuşmaların ardından inhaler atölyesi var.</p><ul><li>18.00: olgularla iki konuşma</li><li>19.00: salonda atölyeler</li></ul><p>Salondaki yer sayısı sınırlıdır.</p>",
			speakers: ["Doç. Dr. Mert Aksoy, göğüs hastalıkları, İstanbul", "Hemşire Derya Öztürk, Bursa"],
			venue: { venue: "Boğaz Toplantı Evi", address: "Örnek Rıhtımı 14, 34400 Beyoğlu, İstanbul" },
			alt: "Soyut hava yolları",
		},
		"web-oncavera-experts": {
			title: "ONCAVERA®: uzmanlara sorun",
			intro: "Doz ayarı, kan sayımı, yan etkiler: sorularınıza canlı yanıtlar.",
			content:
				"<p>Sorularınızı önceden gönderin ya da canlı sorun. Üç uzman ONCAVERA® deneyimleriyle yanıtlıyor.</p><p>Ardından bir özet yayımlanacak.</p>",
			speakers: [
				"Prof. Dr. Selin Uçar, onkoloji, Ankara",
				"Ecz. Burak Çelik, Antalya",
				"Dr. Ebru Güneş, tıbbi danışman, Helvora",
			],
			alt: "Soyut hücreler",
		},
		"web-diabetes-kidney": {
			title: "Diyabet ve böbrek: erken davranmak",
			intro: "Hangi test, ne sıklıkla ve sonuçla ne yapılır?",
			content:
				"<p>Yıllık idrar testi her iki hastadan birinde unutuluyor. Webinar, bunun nasıl örgütleneceğini ve hangi tedavilerin böbreği koruduğunu gösteriyor.</p><p>Üç olguyla.</p>",
			speakers: ["Doç. Dr. Pınar Yılmazer, nefroloji, Adana", "Uzm. Dr. Onur Kılıç, aile hekimliği, Konya"],
			alt: "Soyut moleküller",
		},
		"web-ra-early": {
			title: "Erken romatoid artriti tanımak",
			intro: "İlk on iki haftanın penceresi: bulgular, testler ve kliniğe hızlı yol.",
			content:
				"<p>Şiş eklemler, sabah tutukluğu, sıkma testinde ağrı: sevk için üç bulgu yeter. Kayıtta muayene ve sevk mektubu gösteriliyor.</p><p>Katılımcı sorularının yanıtlarıyla.</p>",
			speakers: ["Prof. Dr. Gizem Şahin, romatoloji, İstanbul", "Uzm. Dr. Cem Aydın, aile hekimliği, Trabzon"],
			alt: "Soyut yaylar",
		},
		"web-immurelin-safety": {
			title: "IMMURELIN®: güvenlilikte son durum",
			intro: "Enfeksiyonlar, aşılar ve laboratuvar: beş yıllık veriler ne gösteriyor?",
			content:
				"<p>Oturum, IMMURELIN® güvenlilik verilerinin beş yılını ve izlem için sonuçlarını özetliyor.</p><ul><li>Yaş gruplarına göre enfeksiyonlar</li><li>Tedaviden önce ve tedavi sırasında aşı</li></ul>",
			speakers: ["Prof. Dr. Gizem Şahin, romatoloji, İstanbul", "Dr. Ebru Güneş, tıbbi danışman, Helvora"],
		},
		"web-sleep-apnoea": {
			title: "Uyku apnesi: birinci basamak ne yapabilir?",
			intro: "Gündüz yorgun, gece gürültülü: kime test yapılır, hangi ev kaydı yeterlidir ve maske nasıl bırakılmaz?",
			content:
				"<p>Sabah baş ağrısı, direksiyonda atlatılan bir kaza, düşmeyen tansiyon: üç soru bu kişileri bulmaya yeter.</p><ul><li>Kime sormalı?</li><li>Evde kayıt neyi gösterir?</li><li>Maskeyle ilk ay</li></ul>",
			speakers: ["Doç. Dr. Mert Aksoy, göğüs hastalıkları, İstanbul", "Uzm. Dr. Sevgi Erdem, aile hekimliği, Denizli"],
			alt: "Soyut dalgalar",
		},
		"web-skin-lesions": {
			title: "Şüpheli benler: küçük grup webinarı",
			intro: "Otuz katılımcı, yirmi görüntü ve her birinde oylama: ne zaman rahatlatmalı, ne zaman sevk etmeli?",
			content:
				"<p>Her katılımcı yirmi lezyonu önce tek başına, sonra bir dermatologla değerlendirir. Herkes konuşabilsin diye yer sayısı sınırlıdır.</p>",
			speakers: ["Doç. Dr. Aslı Korkmaz, dermatoloji, Ankara"],
			alt: "Soyut noktalar",
		},
		"web-gestational-diabetes": {
			title: "Gebelik diyabetinden sonraki yıllar",
			intro: "Hangi test, ne zaman ve geri gelmeyi kolaylaştıran nedir?",
			content:
				"<p>Doğumdan sonra kontrol kolayca unutulur. Bir diyabet hemşiresi ve bir aile hekimi işleyen bir çağrı düzenini anlatıyor.</p><ul><li>Altı hafta, bir yıl, her yıl</li><li>Suçlamadan risk konuşmak</li></ul>",
			speakers: ["Hemşire Nurcan Aslan, Gaziantep", "Uzm. Dr. Onur Kılıç, aile hekimliği, Konya"],
			alt: "Soyut halkalar",
		},
	},
	courses: {
		"course-hf": {
			name: "Kalp yetersizliği: belirtiden plana",
			description:
				"<p>Bu eğitimin sonunda kalp yetersizliğinden erken kuşkulanır, doğru testleri ister ve tedaviye güvenle başlarsınız.</p><p>Aile hekimliğinden olgularla altı kısa bölüm.</p>",
			units: ["İlk kuşku", "Önemli testler", "Konjesyon", "Dört temel", "Doz artırma", "Hastalıkla yaşamak"],
		},
		"course-inhalers": {
			name: "İnhalerler: seçmek ve öğretmek",
			description:
				"<p>Bu eğitimin sonunda inhaleri hastayla birlikte seçer, kullanımını geri anlattırma yöntemiyle öğretirsiniz.</p>",
			units: ["Cihaz türleri", "Birlikte seçmek", "Geri anlattırma", "Olmadığında"],
		},
		"course-glucelia": {
			name: "GLUCELIA®: endikasyondan izleme",
			description: "<p>Bu eğitimin sonunda GLUCELIA®’nın kime uygun olduğunu, dozunu ve izlemini bilirsiniz.</p>",
			units: ["Endikasyon", "Doz ve böbrek işlevi", "Kombinasyonlar", "İzlem", "Üç olgu"],
		},
		"course-ra": {
			name: "Romatoid artritin ilk yılı",
			description:
				"<p>Bu eğitimin sonunda erken artriti tanır, tedavi hedeflerini bilir ve izlemi uzmanla paylaşırsınız.</p>",
			units: [
				"Pencere",
				"Eklemler ve laboratuvar",
				"Sevk mektubu",
				"İlk tedavi",
				"Hedefler",
				"Enfeksiyon ve aşılar",
				"İş ve günlük yaşam",
			],
		},
		"course-communication": {
			name: "Zor görüşmeler",
			description:
				"<p>Bu eğitimin sonunda kötü haberi adım adım verir, öfkeyi sakin karşılar ve görüşmeyi iyi bitirirsiniz.</p>",
			units: ["Kötü haber", "Öfke ve sessizlik", "İyi bir bitiş"],
		},
	},
	singles: {
		home: {
			title: "Anlaşılır tıbbi bilgi elinizin altında",
			intro: "Türkiye’deki sağlık meslek mensupları için kısa molalarınıza uygun haberler, materyaller ve eğitimler.",
			content: "<p>İçerikleri tıbbi ekibimiz denetler ve her hafta günceller.</p>",
		},
		about: {
			title: "Helvora Pro hakkında",
			intro: "Helvora’nın Türkiye’deki hekimlere yönelik portalı.",
			content:
				"<p>Helvora; kalp, akciğer, metabolizma ve eklem hastalıkları ile kanser için ilaç araştırır ve üretir. Bu portalda günlük çalışmanıza yardımcı olacak içerikler paylaşıyoruz.</p><h2>Burada neler var?</h2><ul><li>Kılavuzlar ve çalışmalar hakkında haberler</li><li>Sizin ve hastalarınız için materyaller</li><li>Çevrim içi eğitimler, podcastler, videolar ve webinarlar</li></ul><h2>Nasıl çalışıyoruz?</h2><p>Her içeriği hekimler yazar ya da denetler. İçeriklerde tarih ve kaynaklar, bir ilaç anılıyorsa onay kodu da yer alır. Süresi dolan içerikleri kaldırırız.</p><h2>Bazı içerikler neden kapalı?</h2><p>Reçeteli ilaç bilgisi yasa gereği sağlık meslek mensuplarına özeldir. Başlığı ve özeti herkes görebilir, içerik ise mesleğiniz doğrulandığında açılır.</p>",
		},
		"data-protection": {
			title: "Kişisel verilerin korunması",
			intro: "Helvora Türkiye, bu portalda kişisel verilerinizi 6698 sayılı Kanun (KVKK) uyarınca işler.",
			content:
				"<h2>Veri sorumlusu</h2><p>Helvora Türkiye İlaç A.Ş., Örnek Caddesi 22, 34000 İstanbul, privacy@helvora.example.</p><h2>İşleme amaçları</h2><p>Verilerinizi portalı sunmak, sağlık meslek mensubu olduğunuzu doğrulamak ve içeriklerimizi geliştirmek için işleriz.</p><h2>Hukuki sebepler</h2><p>Verilerinizi sözleşmeye ve hukuki yükümlülüklerimize, bülten ve istatistiklerde ise açık rızanıza dayanarak işleriz.</p><h2>Saklama süresi</h2><p>Kanun başka bir süre öngörmedikçe hesap verilerinizi hesabınız açık olduğu sürece saklarız.</p><h2>Haklarınız</h2><p>Kanun’un 11. maddesindeki haklarınızı kullanabilir, Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz.</p>",
		},
		disclaimer: {
			title: "Sorumluluk reddi",
			intro: "Bu portal ne sunar, neyin yerini tutmaz?",
			content:
				"<p>İçerik, Türkiye’deki sağlık meslek mensupları içindir. Kendi değerlendirmenizin ve kısa ürün bilgisinin yerine geçmez.</p><h2>Sorumluluk</h2><p>İçerikleri özenle hazırlıyoruz, ancak her an eksiksiz ve güncel olduklarını garanti edemeyiz.</p><h2>Bağlantılar</h2><p>Diğer sitelerin içeriği üzerinde etkimiz yoktur.</p>",
		},
		imprint: {
			title: "Künye",
			intro: "Bu portaldan kim sorumlu, bize nasıl ulaşabilirsiniz?",
			content:
				'<p><strong>Helvora Türkiye İlaç A.Ş.</strong><br>Örnek Caddesi 22<br>34000 İstanbul</p><p>E-posta: <a href="mailto:contact@helvora.example">contact@helvora.example</a></p><p>MERSİS 0000000000000000. Helvora kurgusal bir şirkettir.</p>',
		},
		"information-notice": {
			title: "Aydınlatma metni",
			intro:
				"Hesap oluştururken verdiğiniz kişisel verileri 6698 sayılı Kanun’un (KVKK) 10. maddesi uyarınca nasıl işliyoruz?",
			content:
				"<h2>Veri sorumlusu</h2><p>Verilerinizi Helvora Türkiye İlaç A.Ş. (Örnek Caddesi 22, 34000 İstanbul) işler.</p><h2>Hangi verileri hangi amaçla işliyoruz?</h2><p>Adınızı, mesleğinizi, telefon numaranızı ve e-posta adresinizi hesabınızı açmak, hekim olduğunuzu doğrulamak ve onay verdiyseniz size e-posta göndermek için işleriz.</p><h2>Verileri nasıl topluyoruz, hangi hukuki sebebe dayanıyoruz?</h2><p>Verilerinizi bu portaldaki formlarla elektronik ortamda toplarız. Hesabınız için gerekli olanları sözleşmeye ve hukuki yükümlülüklerimize, diğerlerini açık rızanıza dayanarak işleriz.</p><h2>Verileri kimlere aktarıyoruz?</h2><p>Verilerinizi mesleğinizi doğrulayan OneKey’e, portalı barındıran ve e-postalarımızı gönderen şirketlere, kanunun öngördüğü durumlarda da yetkili kurumlara aktarırız.</p><h2>Haklarınız</h2><p>Kanun’un 11. maddesindeki haklarınızı kullanmak için privacy@helvora.example adresine yazabilirsiniz. Başvurunuzu en geç otuz gün içinde yanıtlarız.</p>",
		},
		privacy: {
			title: "Gizlilik ve çerezler",
			intro: "Tarayıcınızda hangi verileri saklıyoruz, seçiminizi nasıl yapabilirsiniz?",
			content:
				"<h2>Zorunlu çerezler</h2><p>Bir çerez dilinizi, bir diğeri oturumunuzu hatırlar. Bunlar olmadan portal gerektiği gibi çalışmaz.</p><h2>İstatistik</h2><p>Portalı nasıl kullandığınızı yalnızca onay verirseniz ölçeriz. Onay vermezseniz sayfa görüntülemelerini ve tıklamaları kullanıcı numaranız olmadan sayarız.</p><h2>Üçüncü taraflar</h2><p>Diğer şirketlerin videoları yalnızca siz başlattığınızda yüklenir.</p><h2>Onayı geri alma</h2><p>Onayınızı dilediğiniz zaman geri alabilirsiniz.</p><h2>İletişim</h2><p>privacy@helvora.example</p>",
		},
		happy: {
			title: "Teşekkür ederiz, çok sevindik",
			intro: "Geri bildiriminiz doğru yolda olduğumuzu gösteriyor.",
			content: "<p>Böyle sürdüreceğiz. Eksik gördüğünüz bir konu varsa bize yazın.</p>",
		},
		negative: {
			title: "Açık sözlülüğünüz için teşekkür ederiz",
			intro: "Beklentilerinizi karşılayamadığımız için üzgünüz.",
			content: "<p>Ekibimiz her yanıtı okur ve portalı geliştirmek için kullanır.</p>",
		},
		neutral: {
			title: "Geri bildiriminiz için teşekkür ederiz",
			intro: "Daha iyisini yapabiliriz. Bunun üzerinde çalışıyoruz.",
			content: "<p>Portalı sizin için neyin daha yararlı kılacağını bize yazın.</p>",
		},
	},
	footer: {
		menu: [
			{ label: "Gizlilik ve çerezler", url: "Privacy" },
			{ label: "Kişisel verilerin korunması", url: "Data-Protection" },
			{ label: "Aydınlatma metni", url: "Information-Notice" },
			{ label: "Künye", url: "Imprint" },
			{ label: "Sorumluluk reddi", url: "Disclaimer" },
			{ label: "İletişim", url: "mailto:contact@helvora.example" },
			{ label: "Advers reaksiyon bildirin", url: "https://www.titck.gov.tr/" },
			{ label: "TR-HVR-2026-11, Kasım 2026" },
		],
		legal_mention:
			"Bu site Türkiye’deki sağlık meslek mensupları içindir. Helvora Pro, CARDOVEX®, RESPILAIR®, GLUCELIA®, IMMURELIN® ve ONCAVERA® kurgusaldır.",
		banner: {
			is_visible: true,
			title: "Tüm içerikler, tek hesap: sağlık meslek mensubu olarak erişin",
			cta: "Erişim nasıl alınır?",
		},
		promotional_content: {
			is_visible: true,
			title: "Yeni: kısa molalarınız için beş eğitim",
			url: "/e-learnings",
			cta: "Eğitimleri gör",
		},
	},
};
