/** Cue words of each field; * stands for any letters. */
export const germanFields = `
foodWaste: lebensmittelverschwendung*, essensreste*, lebensmittelabf*, verschwend* lebensmittel, lebensmittel wegwerf*, verdirbt, verderben
bakery: *bäcker*, konditorei*, unverkauft* brot*
restaurant: restaurant*, gastronom*, kantine*, großküche*, café*, gaststätte*
schoolMeals: schulessen, schulkantine*, schulverpflegung, mittagessen in der schule, mensa
transit: zug, züge, zügen, bahn, bahnen, bus, busse, bussen, pend*, nahverkehr*, straßenbahn*, s-bahn*, u-bahn*
sharedVehicles: leihrad, leihräder*, carsharing, bikesharing, e-scooter*, mietr*d*
drivers: taxifahr*, kurierfahr*, lkw-fahr*, paketbot*, lieferfahr*
electricCars: elektroauto*, e-auto*, elektrofahrzeug*, ladesäule*, wallbox*
cycling: radfahr*, radweg*, fahrrad*, fahrräder*
doctor: arzt*, ärzt*, patient*, krankenhaus*, krankenhäuser*, klinik*, *praxis, zahnarzt*, facharzt*
nursing: pflegekr*, krankenpfleg*, nachtschicht*, nachtdienst*
familyCare: pflegende angehörige*, pflegenden angehörigen, demenz*, häusliche pflege, angehörige pfleg*
newStaff: neue mitarbeit*, neuen mitarbeit*, neuer mitarbeit*, einarbeitung*, azubi*, auszubildende*
onboarding: onboarding, registrierung, erste nutzung
bank: bank, banken, bankkund*, girokont*, kontoeröffnung
remoteWork: homeoffice, home-office, telearbeit, mobiles arbeiten, hybrides arbeiten
onlineShopping: online-shop*, onlineshop*, onlinehandel, online-handel, online einkauf*, im internet kaufen, warenkorb*
foodDelivery: lieferdienst*, essenslieferung*, lebensmittellieferung*, kochbox*
supermarket: supermarkt*, supermärkt*, lebensmitteleinkauf, selbstbedienungskasse*
gym: fitnessstudio*, fitness*
volunteering: ehrenamt*, freiwillige*
club: verein, vereine*, *verein, *vereine, vereins*
library: bibliothek*, bücherei*, stadtbücherei*
museum: museum*, museen, ausstellung*
wasteSorting: mülltrennung, müll, abfall*, abfäll*, recycling, recyceln, wertstoff*
packaging: *verpackung*
languageCourse: sprachkurs*, englischkurs*, sprachen lernen, deutschkurs*, onlinekurs*, online-kurs*
teaching: lehrkr*, lehrer*, unterricht*
childLearning: lesen lernen, lern-app*, lernapp*
childcare: kita, kitas, kindergarten*, kindertagesst*, krippe*
hotel: hotel*, pension, pensionen, ferienwohnung*
travel: reisende*, urlaub*, tourist*, tourismus, flughafen*, reisen
insurance: *versicherung*
energy: energie*, strom, stromrechnung*, gasrechnung*, heizung*, heizkosten, wärmepumpe*, strom-*
furniture: möbel*
farming: landwirt*, bauernh*, ackerbau, viehzucht, höfe
housing: wohnung*, wohnungssuche, immobilie*, baufinanz*, eigenheim*
secondHand: secondhand*, second-hand*, gebraucht*
mobilePay: mobiles bezahlen, bezahlen mit dem handy, kontaktlos*
water: trinkwasser*, sauberes wasser, leitungswasser
foodMakers: käse*, winzer*, imker*, wochenmarkt*, hofladen*
jobSearch: arbeitssuch*, jobsuche*, bewerb*, arbeitslos*, stellensuche
customerSupport: kundenservice, kundendienst, callcenter, hotline*
publicOffices: behörde*, steuererkl*, bürgeramt*, verwaltung
media: streaming*, podcast*, nachrichten, zeitung*, fernsehen, filme, musik, videospiel*
sleep: schlaf*, schlafstörung*
software: software*, dashboard*, tabellenkalk*, erp, crm
olderPeople: senior*, ältere menschen, älteren menschen, ältere, rentner*
app: app, apps, *-app
`;

/** The name of each concept, and the words of a brief that call for it. */
export const germanConcepts = `
wasteReasons: Gründe für das Wegwerfen; wegwerf*, weggeworfen*, werfen, verdirbt
leftovers: Verwertung von Resten; reste, speisereste
storage: Lagerung und Haltbarkeit; kühlschrank*, haltbar*, lagerung, lagern
shopPlanning: Einkaufs- und Essensplanung; einkaufsliste*, essensplan*
portions: Portionsgrößen; portion*
wasteFeelings: Gefühle beim Wegwerfen; schuldgefühl*, schlechtes gewissen
quantities: Planung der Mengen; menge*, produktion*, bestellmenge*
unsold: Unverkaufte Ware; unverkauft*
priceCuts: Preisnachlässe; rabatt*, preisnachl*, reduziert*
donating: Weitergabe und Spenden; spende*, tafel, verschenk*
freshness: Frische der Ware; frisch*, frische
customers: Beziehung zur Kundschaft; kundschaft, stammkund*
menu: Speiseplan und Auswahl; speiseplan*, speisekarte*
staffing: Personalmangel; personalmangel*, fachkräftemangel
hygiene: Sauberkeit und Hygiene; sauberkeit, hygien*
taste: Geschmack und Vorlieben; geschmack*, vorliebe*
healthyFood: Gesunde Ernährung; gesunde ernährung, ernährung*
delays: Verspätungen und Ausfälle; verspät*, ausfall*, ausfäll*
disruption: Auskunft bei Störungen; störung*
crowding: Gedränge und Stoßzeiten; gedränge, überfüll*, stoßzeit*, voll besetzt
fares: Fahrpreise und Fahrkarten; fahrkarte*, ticket*, fahrpreis*
connections: Anschlüsse und Umstiege; anschl*ss*, umsteig*
alternatives: Ausweichmöglichkeiten; alternative*, umweg*
parking: Parkplätze; parkpl*, parken
condition: Zustand der Ware; zustand
availability: Verfügbarkeit; verfügbar*, ausverkauft
deposit: Pfand und Erstattung; pfand, kaution*
safety: Sicherheit; sicherheit*, gefahr*, unfall*, unfälle*, unsicher
earnings: Verdienst und Ausgaben; verdienst*, verdienen, einkommen
passengers: Umgang mit Fahrgästen; fahrg*st*
traffic: Verkehr und Strecken; straßenverkehr, stau, staus
workHours: Arbeitszeiten und Pausen; arbeitszeit*, schicht*, überstunden
platform: Regeln der Plattform; plattform*
charging: Lademöglichkeiten; ladesäule*, aufladen
range: Sorge um die Reichweite; reichweite*
chargePrices: Kosten des Ladens; ladekosten
tripPlanning: Reiseplanung; reiseplan*, route*
purchase: Kaufentscheidung; kaufentscheidung*
cyclePaths: Radwege; radweg*
theft: Diebstahl und sicheres Abstellen; diebstahl*, gestohlen
weather: Wetter und Jahreszeiten; wetter*, winter, sommer, regen
booking: Terminvereinbarung; termin, termine, terminen, arzttermin*, terminvergabe
waiting: Wartezeiten; warten, wartezeit*, schlange
doctorChoice: Wahl der Praxis; wahl des arztes
doctorTalk: Gespräch mit dem Arzt
treatment: Behandlung und Medikamente; behandlung*, medikament*, tierarzt*
privacy: Datenschutz; datenschutz*, persönliche daten, privatsphäre
handover: Übergabe von Informationen; übergabe*
errors: Fehler und ihre Ursachen; fehler*
fatigue: Müdigkeit und Erschöpfung; müde*, erschöpf*
records: Aufzeichnungen und Dokumentation; dokument*
workload: Arbeitslast und Zeitdruck; arbeitsbelastung*, zeitdruck, stress
burden: Belastung durch die Pflege; belastung*
respite: Entlastung und Auszeiten; entlastung*
relatives: Hilfe von Angehörigen; angehörige*, enkel*
careHomes: Umzug ins Pflegeheim; pflegeheim*
entitlements: Leistungen und Ansprüche; pflegegeld*, anspruch*
firstDays: Die ersten Arbeitstage; erste tage, ersten tage*
training: Schulung und Einführung; schulung*, fortbildung*
colleagues: Kontakt zu Kollegen; kolleg*
tasks: Aufgaben und Zuständigkeiten; aufgaben, zuständig*
mentor: Mentoren und Ansprechpartner; mentor*, ansprechpartner*
equipment: Geräte und Ausstattung; geräte*, ausstattung*
firstSteps: Erste Schritte; erste schritte, ersten schritte*
signup: Anmeldung; anmeld*, registrier*
instructions: Anleitungen und Erklärungen; anleitung*, erklärung*
verification: Identitätsprüfung; identität*, legitimation*
helpContact: Hilfe und Kontakt; chat, support
dropout: Gründe für den Abbruch; abbrech*, abbruch*, aufgeben
fraud: Angst vor Betrug; betrug*, betrüg*
transfers: Überweisungen und Zahlungen; überweis*
trust: Vertrauen und Zweifel; vertrau*, zweifel*, misstrau*
fees: Beiträge und Verträge; gebühr*, mitgliedsbeitr*, mitgliedschaft*
worklife: Vereinbarkeit von Arbeit und Privatleben; vereinbarkeit, privatleben
meetings: Besprechungen; besprechung*, meeting*
concentration: Konzentration und Störungen; konzentr*, ablenkung*
homeOffice: Arbeitsplatz zu Hause; schreibtisch*
recognition: Anerkennung und Wertschätzung; anerkennung*, wertschätzung*
productChoice: Auswahl und Vergleich; auswahl, auswählen, auswählt, vergleich*, wählen
reviews: Bewertungen und Empfehlungen; bewertungen, rezension*
payment: Zahlungsarten; bezahl*, zahlung*
delivery: Lieferung; liefer*, versand*
courierContact: Kontakt zu Boten; bote, boten
returns: Rücksendung und Erstattung; rücksend*, retoure*, erstattung*
findingGoods: Auffinden der Produkte; regal*
prices: Preise und Angebote; preis, preise*, angebote, teuer, günstig*
checkout: Bezahlen an der Kasse; kasse, kassen
legibility: Schriftgröße und Lesbarkeit; schrift, schriftgröße, lesbar*
staffHelp: Hilfe durch das Personal; personal
shopHabits: Einkaufsgewohnheiten; einkaufsgewohn*
motivation: Motivation und Ziele; motivation*, motiviert
schedule: Termine und Zeitmangel; zeitmangel, kurszeiten, zeitplan*
coaching: Betreuung und Anleitung; trainer*, betreuung
leaving: Gründe für den Austritt; kündig*, austritt*, treten * aus, verlassen
community: Gemeinschaft; gemeinschaft*, zusammenhalt
volunteers: Gewinnung von Ehrenamtlichen; ehrenamtliche gewinnen, ehrenamt*
borrowing: Ausleihe und Rückgabe; ausleih*
openingHours: Öffnungszeiten; öffnungszeit*
studySpaces: Lernplätze; lernpl*, lesesaal*
noise: Lärm und Ruhe; lärm*, ruhe, zu laut
collection: Angebot an Büchern und Medien; bücher*, medien
exhibits: Exponate und Erklärungen; exponat*, ausstellung*
signage: Beschilderung und Orientierung; beschilder*, schilder
tickets: Eintritt und Karten; eintritt*
familyVisits: Besuche mit Kindern; mit kindern
returnVisits: Gründe für die Rückkehr; wiederkomm*
sortingRules: Verständnis der Trennregeln
bins: Tonnen und Sammelstellen; tonne, tonnen, sammelstelle*
space: Platzmangel; platzmangel, zu wenig platz
recyclingTrust: Vertrauen in das Recycling
sortMotivation: Motivation zum Trennen
neighbours: Nachbarschaft; nachbar*
packMaterial: Material der Verpackung; plastik*, pappe, karton*
disposal: Entsorgung nach Gebrauch; entsorg*
leaks: Undichte Stellen und Schäden; undicht*
environment: Sorge um die Umwelt; umwelt*, klima*, nachhaltig*
packPrice: Kosten der Verpackung
speaking: Sprechpraxis; sprechpraxis, sprechübung*, aussprache
teacherFeedback: Rückmeldung der Lehrkräfte; rückmeldung*
progress: Lernfortschritt; fortschritt*
lessonPlanning: Unterrichtsvorbereitung; unterrichtsvorbereitung, vorbereitung
materials: Lehrmaterial; lehrmaterial*, schulbuch*, schulbücher*
pupils: Bedürfnisse der Lernenden; schüler*
parentContact: Kontakt zu den Eltern; eltern
screenTime: Bildschirmzeit; bildschirm*
content: Inhalte und Schwierigkeitsgrad; inhalte*
parentRole: Rolle der Eltern
appUse: Nutzung der App; app, apps, *-app
handling: Bedienung und Übersicht; bedien*, navigation, knöpfe
paperwork: Papierkram und Dokumentation; papierkram, bürokrat*
notifications: Erinnerungen und Mitteilungen; erinnerung*, benachrichtig*
hotelChoice: Auswahl des Hotels
roomQuality: Zimmer und Sauberkeit; zimmer*
location: Lage und Umgebung; lage, standort*
cancelTerms: Stornobedingungen; storn*
transport: Fortbewegung vor Ort; fortbewegung
language: Sprachbarrieren; sprachbarriere*, fachbegriff*
lodging: Unterkunft; unterkunft*, unterkünfte*
localContact: Kontakt zu Einheimischen; einheimische*
coverage: Umfang des Schutzes; versicherungsschutz*, deckung*
claims: Schadensmeldung und Erstattung; schadensfall*, schadensmeldung*
premiums: Beitragshöhe; beitrag*, beiträg*
contracts: Vertragsbedingungen; vertrag*, verträg*
billReading: Verständnis der Rechnung; rechnung*, *rechnung, *rechnungen
consumption: Verbrauch im Haushalt; verbrauch*
energySaving: Möglichkeiten zum Energiesparen; energie sparen, strom sparen, energiesparen
switching: Anbieterwechsel; anbieter*
arrears: Nachzahlungen und Schulden; nachzahlung*, schulden, abschlag*, abschläg*
meters: Zähler und Ablesung; zähler, zählerst*
missingParts: Fehlende Teile und Ersatzteile; teile, ersatzteil*
tools: Werkzeug und Hilfsmittel; werkzeug*
helpers: Hilfe von anderen
damage: Schäden und Mängel; schaden, schäden, mängel
cropDecisions: Entscheidungen im Anbau; aussaat, ernte*, schädling*
advice: Beratung und Information; beratung*, ratschl*
marketPrices: Marktpreise; marktpreis*
machines: Maschinen und Technik; maschine*, traktor*
homeSearch: Wohnungssuche; wohnungssuche
viewings: Besichtigungen; besichtig*
loan: Kredit und Bank; kredit*, darlehen*
budget: Budget; budget*, leisten können
agents: Makler und Vermieter; makler*, vermieter*
sellerTrust: Vertrauen in Verkäufer; verkäufer*
priceHaggling: Preise und Verhandlungen; verhandl*
sizeFit: Größe und Passform; passform, größen
network: Netz und Verbindungsfehler; funkloch*, offline
cash: Gewohnheit der Barzahlung; bargeld*
waterAccess: Zugang zu Wasser
waterQuality: Wasserqualität
distance: Entfernungen und Fahrzeit; entfernung*, fahrzeit*
illness: Gesundheit und Krankheiten; gesundheit*, krankheit*
repairs: Reparaturen und Wartung; reparatur*, reparier*, wartung*
rules: Vorschriften und Kontrollen; vorschrift*, gesetz*, regeln, kontrollen
sales: Verkauf und Werbung; verkauf, verkaufen, vermarktung
quality: Qualität; qualität*
priceSetting: Preisgestaltung
applications: Bewerbungsunterlagen; bewerbungsunterlagen, lebenslauf*
interviews: Vorstellungsgespräche; vorstellungsgespr*
pay: Gehalt und Bedingungen; gehalt*, gehälter*, lohn
skills: Fähigkeiten und Abschlüsse; fähigkeiten, qualifikation*
rejections: Umgang mit Absagen; absage*
phone: Kontakt per Telefon; telefon*, anruf*
competence: Kompetenz der Beratung
complaints: Beschwerden; beschwer*, reklamation*
followUp: Verlässliche Rückmeldung; rückruf*
tone: Tonfall und Freundlichkeit; freundlich*
forms: Formulare und Unterlagen; formular*
deadlines: Fristen; frist*
officeVisits: Besuche beim Amt
online: Online-Verfahren; online-portal*, webseite*, website*
contentChoice: Auswahl der Inhalte
subscriptions: Abonnements; abo, abos, abonnement*
advertising: Werbung; werbung*
sources: Vertrauen in Quellen; quellen, falschinformation*
recommendations: Persönliche Empfehlungen; empfehl*
routines: Gewohnheiten und Abläufe; gewohnheit*, routine*, alltag
worries: Sorgen und Ängste; sorge*, angst, ängste*
dataEntry: Dateneingabe; dateneingabe, eingabe*
integration: Anbindung an andere Systeme; schnittstelle*
reports: Berichte und Auswertungen; berichte
digitalSkills: Digitale Kenntnisse; digital*
mobility: Beweglichkeit im Alltag; mobilität
school: Schulferien; schulferien
`;
