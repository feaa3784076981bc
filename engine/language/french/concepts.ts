/** Cue words of each field; * stands for any letters. */
export const frenchFields = `
foodWaste: gaspillage alimentaire, gaspill*, jett* de la nourriture, restes alimentaires, invendus alimentaires
bakery: boulanger*, pâtissi*, pain invendu
restaurant: restaurant*, cafétéria*, cuisiniers, brasserie*
schoolMeals: cantine*, cantines scolaires, repas scolaire*
transit: train*, bus, transports en commun, métro, tramway*, navetteur*, rer, transport public
sharedVehicles: vélos en libre-service, vélo* partagé*, autopartage, trottinette*, covoiturage
drivers: chauffeur*, livreurs, taxi*, routier*
electricCars: voiture* électrique*, véhicule* électrique*, borne* de recharge
cycling: cycliste*, piste* cyclable*, vélo*
doctor: médecin*, patient*, hôpital, hôpitaux, clinique*, généraliste*, dentiste*
nursing: infirmi*, équipe* de nuit, soignant*
familyCare: aidant*, démence, alzheimer, proche* dépendant*
newStaff: nouveaux salariés, nouvelles recrues, nouveaux employés, apprentis, nouveaux collaborateurs
onboarding: onboarding, inscription*, première utilisation
bank: banque*, bancaire*
remoteWork: télétrav*, travail à distance, travaill* à domicile, travail hybride
onlineShopping: achat* en ligne, achètent en ligne, e-commerce, commerce en ligne, boutique* en ligne
foodDelivery: livraison de repas, livraison de courses, livraison de nourriture, repas livrés
supermarket: supermarché*, hypermarché*, épicerie*, caisse* automatique*
gym: salle* de sport, fitness, musculation
volunteering: bénévol*
club: club, clubs, association, associations
library: biblioth*, médiathèque*
museum: musée*, exposition*, galerie*
wasteSorting: tri des déchets, tri sélectif, trier, trient, recycl*, compost*, poubelle*, déchet*
packaging: emballage*, conditionnement
languageCourse: cours de langue*, cours d'anglais, apprendre l'anglais, apprentissage des langues, cours en ligne
teaching: enseignant*, professeur*, salle de classe
childLearning: apprendre à lire, lecture des enfants, applications éducatives
childcare: crèche*, garderie*, maternelle*, assistante* maternelle*
hotel: hôtel*, chambre* d'hôte*
travel: voyag*, tourist*, tourisme, vacances, aéroport*
insurance: assur*, mutuelle*
energy: énergie, électricité, facture* de gaz, chauffage, pompe* à chaleur
furniture: meuble*
farming: agricult*, exploitation* agricole*, parcelle*, élevage*, ferme*
housing: logement*, appartement*, prêt immobilier, location
secondHand: seconde main, d'occasion, friperie*
mobilePay: paiement* mobile*, paiement* par téléphone, paiements numériques
water: eau potable, eau propre, eau du robinet
foodMakers: fromage*, fromag*, vigneron*, apicult*, petits producteurs, marché* de producteurs
jobSearch: recherche d'emploi, chercheurs d'emploi, demandeurs d'emploi, candidats, chômeurs
customerSupport: service client*, centre d'appels, service après-vente
publicOffices: impôt*, mairie*, service* public*, démarches administratives
media: streaming, podcast*, actualité*, presse, télévision, films, musique, jeux vidéo
sleep: sommeil, dormir, insomnie*
software: logiciel*, tableau* de bord, tableur*
olderPeople: personnes âgées, seniors, séniors, retraités, aînés
app: application*, appli, applis
`;

/** The name of each concept, and the words of a brief that call for it. */
export const frenchConcepts = `
wasteReasons: Raisons de jeter; jett*, jeter
leftovers: Utilisation des restes; restes
storage: Conservation et dates limites; réfrigérateur*, frigo*, péremption, conserv*
shopPlanning: Planification des repas et des courses; liste de courses
portions: Taille des portions; portion*
wasteFeelings: Sentiments face au gaspillage; culpab*
quantities: Calcul des quantités; quantité*, production, prévision*
unsold: Invendus; invendu*
priceCuts: Baisses de prix; remise*, rabais, baisse* de prix
donating: Dons aux associations; don, dons, donner
freshness: Fraîcheur des produits; fraîche*, fraîcheur, produits frais
customers: Relation avec la clientèle; clientèle
menu: Menus et variété; menu, menus
staffing: Manque de personnel; manque de personnel
hygiene: Propreté et hygiène; propreté, hygiène, nettoy*
taste: Goûts et préférences; goût*
healthyFood: Alimentation saine; nutrition*, équilibré*
delays: Retards et annulations; retard*
disruption: Information en cas de perturbation; perturb*
crowding: Affluence et heures de pointe; affluence, heure* de pointe, bondé*
fares: Tarifs et billets; billet*, tarif*
connections: Correspondances; correspondance*
alternatives: Solutions de rechange; alternative*
parking: Stationnement; stationne*, parking*
condition: État des articles; en bon état
availability: Disponibilité; disponib*, rupture de stock
deposit: Caution et remboursement; caution*
safety: Sécurité; sécurité, danger*, accident*
earnings: Revenus et dépenses; revenu*, gagn* leur vie
passengers: Relation avec les passagers; passager*
traffic: Circulation et itinéraires; circulation, embouteillage*
workHours: Temps de travail et pauses; horaires de travail, heures supplémentaires
platform: Règles de la plateforme; plateforme*
charging: Possibilités de recharge; recharg*, borne*
range: Inquiétude face à l’autonomie; autonomie
chargePrices: Coût de la recharge
tripPlanning: Préparation des trajets; itinéraire*, prépar* leur voyage
purchase: Décision d’achat; décision d'achat, décident d'acheter
cyclePaths: Pistes cyclables; piste* cyclable*
theft: Vols et stationnement sécurisé; vols de vélos, volé*
weather: Météo et saisons; météo, hiver, été, pluie, saison*
booking: Prise de rendez-vous; rendez-vous
waiting: Temps d’attente; attente, file* d'attente, patientent
doctorChoice: Choix du médecin; choisi* leur médecin, choisi* un médecin
doctorTalk: Échange avec le médecin
treatment: Soins et traitements; traitement*, médicament*, soins, vétérinaire*
privacy: Données personnelles et vie privée; vie privée, données personnelles
handover: Transmission des informations; transmission*, relève
errors: Erreurs et leurs causes; erreur*
fatigue: Fatigue et épuisement; fatigue*, épuis*
records: Documents et suivi écrit; document*
workload: Charge et pression de travail; charge de travail, stress
burden: Charge des aidants
respite: Répit et repos; répit, repos
relatives: Aide des proches; proches, petits-enfants
careHomes: Entrée en maison de retraite; maison* de retraite, ehpad
entitlements: Aides et droits; allocation*, aides financières
firstDays: Premiers jours au travail; premiers jours
training: Formation et prise en main; formation*
colleagues: Contact avec les collègues; collègue*
tasks: Tâches et responsabilités; tâches, responsabilité*
mentor: Tuteurs et référents; tuteur*, référent*, parrain*
equipment: Équipement et matériel; équipement*, matériel
firstSteps: Premiers pas; premiers pas
signup: Inscription; inscri*
instructions: Consignes et explications; notice*, mode* d'emploi, consigne*, explication*
verification: Vérification de l’identité; vérifi*, identité
helpContact: Aide et contact; chat en ligne, assistance
dropout: Raisons de l’abandon; abandon*, arrêtent
fraud: Peur de la fraude; fraude*, arnaque*
transfers: Virements et paiements; virement*
trust: Confiance et doutes; confiance, doute*, méfian*
fees: Abonnements et frais; abonnement*, frais de *, cotisation*
worklife: Équilibre entre travail et vie privée; vie de famille, équilibre
meetings: Réunions; réunion*
concentration: Concentration et interruptions; concentr*, interrup*
homeOffice: Espace de travail à domicile; bureau à la maison
recognition: Reconnaissance; reconnaissance
productChoice: Choix et comparaison; choisi*, choix, compar*
reviews: Avis et recommandations; avis en ligne, avis des *
payment: Moyens de paiement; payer, paiement*, paient
delivery: Livraison; livraison*, livré*
courierContact: Contact avec les livreurs; livreur*
returns: Retours et remboursements; retourn*
findingGoods: Recherche des produits en rayon; rayon*
prices: Prix et promotions; prix, promotion*, cher, chers, chère
checkout: Passage en caisse; caisse*
legibility: Taille et lisibilité du texte; lisib*, petits caractères
staffHelp: Aide du personnel; personnel
shopHabits: Habitudes d’achat
motivation: Motivation et objectifs; motiv*
schedule: Emploi du temps; emploi du temps, manque de temps
coaching: Encadrement et conseils; entraîneur*, coach*, encadr*
leaving: Raisons du départ; résili*, départ*, quitt*
community: Vie collective; communauté, lien social, amis
volunteers: Recrutement de bénévoles
borrowing: Emprunts et retours; emprunt* des livres, emprunt* de livres
openingHours: Horaires d’ouverture; horaire*, ouverture
studySpaces: Salles de travail; salle* de travail, salle* de lecture
noise: Bruit et calme; bruit*, calme
collection: Offre de livres et de médias; livre*, catalogue*
exhibits: Œuvres et explications; exposition*, œuvres
signage: Signalétique et orientation; signalétique, panneau*
tickets: Billetterie et entrée; entrée payante, billetterie
familyVisits: Visites avec des enfants; parents viennent, avec * enfants
returnVisits: Raisons de revenir; revenir, reviennent
sortingRules: Compréhension des consignes de tri
bins: Bacs et points de collecte; bac, bacs, poubelle*
space: Manque de place; manque d'espace, manque de place
recyclingTrust: Confiance dans le recyclage
sortMotivation: Motivation à trier
neighbours: Voisinage; voisin*
packMaterial: Matériaux d’emballage; plastique*, carton*
disposal: Devenir après usage
leaks: Fuites et dégâts; fuite*
environment: Souci de l’environnement; environnement, écolog*, climat*, durable*
packPrice: Coût des emballages
speaking: Pratique orale; parler, conversation*, prononciation
teacherFeedback: Retours des enseignants; professeur*
progress: Progrès et réussites; progrès, progress*
lessonPlanning: Préparation des cours; prépar* * cours, prépar* * leçons
materials: Supports pédagogiques; manuels, supports
pupils: Besoins des élèves; élève*
parentContact: Contact avec les parents; parents
screenTime: Temps d’écran; écran*
content: Contenus et difficulté; contenu*
parentRole: Rôle des parents
appUse: Utilisation de l’application; application, appli
handling: Prise en main et navigation; navigu*, boutons, interface*
paperwork: Formalités et paperasse; paperasse, formalité*
notifications: Rappels et notifications; rappel*, notification*
hotelChoice: Choix de l’hôtel
roomQuality: Chambres et propreté; chambre*
location: Emplacement et environs; emplacement, quartier recherché
cancelTerms: Conditions d’annulation; annul*
transport: Déplacements sur place; déplace*
language: Barrière de la langue; barrière* de la langue, jargon
lodging: Hébergement; hébergement*
localContact: Contact avec les habitants
coverage: Étendue des garanties; garantie*, couvert*
claims: Remboursements et sinistres; rembours*, sinistre*
premiums: Prix de l’assurance
contracts: Conditions du contrat; contrat*
billReading: Compréhension de la facture; facture*
consumption: Consommation du foyer; consomm*
energySaving: Économies d’énergie; économ*
switching: Changement de fournisseur; fournisseur*
arrears: Impayés et dettes; impayé*, dette*
meters: Compteurs et relevés; compteur*
missingParts: Pièces manquantes; pièces
tools: Outils et matériel; outil*
helpers: Aide de l’entourage
damage: Dégâts et défauts; dégât*, défaut*
cropDecisions: Choix des cultures; semis, récolte*, cultures
advice: Conseils et informations; conseil*
marketPrices: Prix du marché; prix du marché
machines: Machines et technologies; machine*, tracteur*
homeSearch: Recherche de logement; cherchent un logement, cherchent leur *, recherche de logement
viewings: Visites de logements; visites, visitent
loan: Crédit et banque; crédit*, prêt immobilier
budget: Budget; budget*
agents: Agences et propriétaires; agence*, bailleur*
sellerTrust: Confiance envers les vendeurs; vendeur*
priceHaggling: Prix et négociation; négoci*
sizeFit: Tailles et coupes; tailles
network: Réseau et coupures; réseau mobile, hors ligne
cash: Habitude de payer en espèces; espèces
waterAccess: Accès à l’eau
waterQuality: Qualité de l’eau
distance: Distances et temps de trajet; distance*, trajet*, loin
illness: Santé et maladies; santé, maladie*
repairs: Réparations et entretien; répar*, entretien des *, panne*
rules: Règles et contrôles; règle*, loi, lois, norme*, contrôle*
sales: Vente et promotion; vendre, vendent, vente, ventes
quality: Qualité; qualité
priceSetting: Fixation des prix
applications: Candidatures et CV; cv, candidature*
interviews: Entretiens d’embauche; entretien* d'embauche
pay: Salaire et conditions; salaire*
skills: Compétences et qualifications; compétence*
rejections: Refus et découragement; refus*
phone: Contact par téléphone; téléphone, appels
competence: Compétence des conseillers
complaints: Plaintes et réclamations; plainte*, réclamation*
followUp: Suivi des dossiers; suivi
tone: Amabilité et ton; amabilité
forms: Formulaires et documents; formulaire*
deadlines: Délais; délai*
officeVisits: Passages au guichet; guichet*
online: Démarches en ligne; site internet, site web, portail
contentChoice: Choix des contenus
subscriptions: Abonnements
advertising: Publicité; publicité*
sources: Confiance dans les sources; sources, désinformation
recommendations: Recommandations de l’entourage; recommand*
routines: Habitudes et routines; habitude*, routine*, quotidien
worries: Inquiétudes et craintes; inquiét*, crain*, peur*, angoiss*
dataEntry: Saisie des données; saisie, saisir
integration: Liens avec d’autres systèmes; interfa* avec
reports: Rapports et analyses; rapports
digitalSkills: Aisance avec le numérique; numérique*
mobility: Mobilité; mobilité, marcher
school: Vacances scolaires; vacances scolaires
`;
