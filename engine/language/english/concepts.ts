/** Cue words of each field; * stands for any letters. */
export const englishFields = `
foodWaste: food waste, wast* food, throw* away food, food goes bad, goes bad, food loss, leftover food
bakery: baker*, unsold bread, pastr*
restaurant: restaurant*, canteen*, kitchen staff, café*, cafe*, catering, chef*
schoolMeals: school lunch*, school meal*, school dinner*, school canteen*, packed lunch*
transit: train*, bus, buses, commut*, public transport, tram*, subway, metro, railway*, timetable*
sharedVehicles: bike sharing, bike-sharing, shared bike*, car sharing, car-sharing, scooter*, rental bike*
drivers: taxi*, ride-hailing, ride hailing, uber, delivery driver*, courier*, truck driver*
electricCars: electric car*, electric vehicle*, evs, ev, charging station*, wall box*, wallbox*
cycling: cyclist*, cycling, bike lane*, cycle lane*, bicycle*, bike*
doctor: doctor*, patient*, hospital*, clinic, clinics, medical, physician*, telehealth, telemedicine, dentist*, gp, gps
nursing: nurse*, nursing, night shift*, ward, wards
familyCare: carer*, caregiver*, dementia, caring for a *, family care*, alzheimer*
newStaff: new employee*, new hire*, new staff, employee onboarding, new starter*, apprentice*, new colleague*
onboarding: onboarding, sign-up, sign up, signup, first use, registration
bank: bank, banks, banking, account opening, fintech
remoteWork: remote work*, work* from home, home office, hybrid work*, telework*, work* remotely
onlineShopping: online shop*, e-commerce, ecommerce, buy* online, webshop*, web shop*, checkout page, shopping cart*
foodDelivery: food deliver*, grocery deliver*, deliver* of groceries, meal deliver*, meal kit*
supermarket: supermarket*, grocer*, self-checkout*, corner shop*
gym: gym, gyms, fitness, workout*, exercise class*
volunteering: volunteer*
club: sports club*, club, clubs, association*
library: librar*
museum: museum*, exhibition*, gallery, galleries
wasteSorting: recycl*, waste sorting, sort* waste, sort* rubbish, rubbish, garbage, compost*, household waste
packaging: packag*
languageCourse: language course*, language learn*, english course*, language class*, learn* a language, online course*, language app*
teaching: teacher*, classroom*, lesson*
childLearning: children learn*, learn* to read, reading app*, kids app*, learning app*
childcare: nursery, nurseries, kindergarten*, childcare, day care, daycare
hotel: hotel*, hostel*, guest house*
travel: travel*, touris*, holiday*, vacation*, airport*, airline*
insurance: insur*
energy: energy, electricity, gas bill*, heating, power bill*, utility bill*, heat pump*, solar
furniture: furniture, flat-pack, flatpack
farming: farm*, agricultur*, crop*, livestock
housing: housing, flat hunt*, mortgage*, first home, first-time buyer*, home buyer*, renting, apartment*
secondHand: second-hand, second hand, secondhand, used clothes, thrift*, vintage, resale, used goods
mobilePay: mobile payment*, digital payment*, mobile money, contactless
water: drinking water, clean water, water supply, tap water
foodMakers: cheese*, farmers market*, farmers' market*, winemaker*, brewer*, beekeep*
jobSearch: job seek*, job search*, job hunt*, applicant*, job applic*, unemployed, recruiter*
customerSupport: customer service, customer support, call cent*, helpdesk, help desk, hotline*
publicOffices: tax return*, tax, taxes, town hall*, public service*, council*, benefit claim*
media: stream*, podcast*, news, newspaper*, television, film*, music, video game*
sleep: sleep*, insomnia
software: software, dashboard*, spreadsheet*, crm, erp, saas
olderPeople: elderly, older, senior*, pensioner*, aged
app: app, apps, mobile application*
`;

/** The name of each concept, and the words of a brief that call for it. */
export const englishConcepts = `
wasteReasons: Reasons for throwing things away; throw* away, thrown away, discard*
leftovers: Use of leftovers; leftover*
storage: Storage and shelf life; stor* food, fridge*, shelf life, expir*, best before, goes bad, go bad
shopPlanning: Meal and shopping plans; shopping list*, meal plan*
portions: Portion sizes; portion*
wasteFeelings: Feelings about waste; guilt*, feelings of staff, feel* about waste
quantities: Planning the right quantities; daily order*, production, quantit*, how much to, forecast*, over-order*
unsold: Unsold goods; unsold
priceCuts: Price reductions; discount*, prices are cut, price reduction*, markdown*, cut prices
donating: Giving away and donating; donat*, charit*, give it to, give away, food bank*
freshness: Freshness; fresh*
customers: Relationship with customers; regular customers, customer wishes, customer relation*
menu: Menu and variety; menu*
staffing: Staff shortages; staff shortage*, understaff*, short of staff, staffing
hygiene: Cleanliness and hygiene; hygien*, clean*
taste: Taste and preferences; taste*, flavour*, flavor*
healthyFood: Healthy eating; healthy, nutrition*, diet*
delays: Delays and cancellations; delay*, late train*, late bus*, trains are late, run late
disruption: Information during disruption; disrupt*
crowding: Crowding and busy times; crowd*, overcrowd*, busy hours, rush hour*, peak hour*
fares: Fares and tickets; fare*, ticket*
connections: Connections and changes; connection*, missed connection*
alternatives: Alternatives and detours; alternative*, detour*
parking: Parking; parking
condition: Condition of the items; worn, damaged goods
availability: Availability when needed; availab*, out of stock, sold out
deposit: Deposit and refunds; deposit*
safety: Safety; safe, safety, unsafe, danger*, accident*
earnings: Earnings and expenses; earn*, income*
passengers: Contact with passengers; passenger*
traffic: Traffic and routes; traffic
workHours: Working hours and breaks; working hours, shift*, overtime
platform: Rules of the platform; platform*
charging: Charging opportunities; charger*, charging
range: Worries about range; range
chargePrices: Cost of charging; cost per charge, price* of charging, charging cost*
tripPlanning: Planning of trips; plan* of trips, plan* trips, itinerar*, trip*
purchase: Decision to buy; decide to buy, purchase*, buying decision*
cyclePaths: Cycle paths; bike lane*, cycle lane*, cycle path*
theft: Theft and secure parking; theft, stolen
weather: Weather and seasons; weather, winter, summer, season*, rain
booking: Booking appointments; appointment*
waiting: Waiting times; wait*, queue*
doctorChoice: Choosing a doctor; choose a doctor, choose their doctor
doctorTalk: Talking with the doctor
treatment: Treatment and medication; treatment*, medication*, medicine*, therap*, vet, vets
privacy: Privacy and personal data; privacy, personal data, data protection
handover: Handover of information; handover*, hand over
errors: Mistakes and their causes; mistake*, error*, go wrong, goes wrong
fatigue: Tiredness and strain; tired*, fatigue, exhaust*, burnout
records: Records and documentation; records, record keeping, documentation
workload: Workload and time pressure; workload*, time pressure, overwork*, stress*
burden: Burden of caring; burden*
respite: Time off and relief; respite, relief
relatives: Help from relatives; relatives, grandchildren, adult children
careHomes: Moving into a care home; care home*, nursing home*
entitlements: Benefits and entitlements; entitle*, allowance*
firstDays: The first days at work; first day*, first week at
training: Training and introduction; training, trained
colleagues: Contact with colleagues; colleague*, coworker*, co-worker*, team spirit
tasks: Tasks and responsibilities; responsibilit*, tasks
mentor: Mentors and contact persons; mentor*, buddy
equipment: Equipment; equipment
firstSteps: First steps; first step*, getting started, get started
signup: Signing up; sign up, signing up, sign-up, regist*, create an account
instructions: Instructions and explanations; instruction*, manual*, explanation*, tutorial*
verification: Proof of identity; identity, verif*
helpContact: Help and contact; chat, helpline, hotline, customer support, support team
dropout: Reasons for giving up; drop out, drop-out*, give up, abandon*, quit, stop going, do not finish
fraud: Fear of fraud; fraud*, scam*
transfers: Transfers and payments; transfer*
trust: Trust and doubts; trust*, doubt*, reliab*
fees: Fees and contracts; fee, fees, membership*
worklife: Work-life balance; work-life, private life, family life, boundar*
meetings: Meetings; meeting*
concentration: Concentration and interruptions; concentrat*, interrupt*, focus at
homeOffice: Workplace at home; desk*, home office
recognition: Recognition and appreciation; recogni*, appreciat*
productChoice: Choosing and comparing; choos*, compar*, choice*
reviews: Reviews and recommendations; review*, rating*, recommend*
payment: Ways of paying; pay, paying, payment*
delivery: Delivery; deliver*, shipping, shipment*
courierContact: Contact with couriers; courier*, riders
returns: Returns and refunds; send back, refund*, returns, return items
findingGoods: Finding products; find products, aisle*, shelf, shelves
prices: Prices and special offers; price*, pricing, special offer*, coupon*, expensive
checkout: At the checkout; checkout*, self-checkout*, till, tills
legibility: Text size and legibility; font*, text size, legib*, small print
staffHelp: Help from staff; help from staff, staff help, friendly staff, reception
shopHabits: Shopping habits; shopping habit*, weekly shop
motivation: Motivation and goals; motivat*, keeps * coming, personal goal*, their goals
schedule: Schedules and free time; schedul*, time slot*, lack of time, class times
coaching: Coaching and guidance; coach*, trainer*, guidance
leaving: Reasons for leaving; leav*, quit, cancel their, cancel membership, churn
community: Sense of community; communit*, belong*, friends
volunteers: Finding volunteers; find* volunteers, recruit* volunteers
borrowing: Borrowing and returning; borrow*, loans of books
openingHours: Opening hours; opening hours, opening times, open on
studySpaces: Study spaces; study space*, reading room*, study room*
noise: Noise and quiet; noise, noisy, quiet, loud
collection: Range of books and media; books, catalogue*
exhibits: Exhibits and explanations; exhibit*
signage: Signs and orientation; signs, signage, find their way, orientation
tickets: Tickets and admission; admission, entrance fee*
familyVisits: Visits with children; with children, families with
returnVisits: Reasons to come back; come back, coming back, return visit*, visit again
sortingRules: Understanding the sorting rules; sorting rule*
bins: Bins and collection points; bins, collection point*, containers
space: Lack of space; lack of space, space in, small flat*, small kitchen*
recyclingTrust: Trust in recycling
sortMotivation: Motivation to sort
neighbours: Neighbours and community; neighbour*, neighbor*
packMaterial: Materials of packaging; plastic*, cardboard
disposal: Disposal after use; dispos*
leaks: Leaks and damage; leak*, spill*
environment: Environmental concerns; environment*, climate, sustainab*, eco-friendly
packPrice: Cost of packaging
speaking: Speaking practice; speaking, speak english, conversation practice, pronunciation
teacherFeedback: Feedback from teachers; feedback from *, teacher feedback
progress: Progress and success; progress*
lessonPlanning: Preparing lessons; prepar* lesson*, lesson plan*
materials: Teaching materials; teaching material*, textbook*, worksheet*
pupils: Needs of the pupils; pupil*
parentContact: Contact with parents; parents
screenTime: Screen time; screen time, screens
content: Content and difficulty; content
parentRole: Role of the parents
appUse: Using the app; app, apps
handling: Handling and navigation; navigat*, confus*, buttons, menus in, interface*
paperwork: Paperwork and records; paperwork, bureaucra*
notifications: Reminders and notifications; remind*, notif*
hotelChoice: Choice of hotel; choose a hotel, choose hotels
roomQuality: Rooms and cleanliness; rooms
location: Location and surroundings; location*
cancelTerms: Cancellation terms; cancellation*, cancel a booking, cancel bookings
transport: Getting around; get around, getting around, get there
language: Language barriers; language barrier*, jargon, plain language, technical terms
lodging: Accommodation; accommodation, lodging
localContact: Contact with local people; locals
coverage: Extent of the cover; cover, covers, coverage
claims: Claims and reimbursement; claim*, reimburs*
premiums: Premiums; premium*
contracts: Contract terms; contract*
billReading: Understanding the bill; bill, bills
consumption: Household consumption; consum*
energySaving: Ways to save energy; save energy, saving energy
switching: Switching provider; switch*, provider*
arrears: Back payments and arrears; back payment*, arrear*, debt*, pay late
meters: Meters and readings; meter, meters
missingParts: Missing and spare parts; missing part*, spare part*, parts
tools: Tools and equipment; tool, tools
helpers: Help from others; help from friends
damage: Damage and faults; damage*, fault*
cropDecisions: Decisions on crops; sowing, harvest*, fertili*, pest*
advice: Advice and information; advice, advis*
marketPrices: Market prices; market price*
machines: Machines and technology; machine*, tractor*
homeSearch: Searching for a home; flat hunting, house hunting
viewings: Viewings; viewing*
loan: Loan and bank; loan*, mortgage*
budget: Budget and affordability; budget*, afford*
agents: Estate agents and owners; agent, agents, landlord*
sellerTrust: Trust in sellers; seller*
priceHaggling: Prices and negotiation; negotiat*, haggl*
sizeFit: Size and fit; sizes, sizing
network: Network and connection faults; network, internet connection, offline
cash: Habit of paying cash; cash
waterAccess: Access to water
waterQuality: Quality of the water
distance: Distances and travel time; distance*, far away
illness: Health and illness; illness*, disease*, health
repairs: Repairs and maintenance; repair*, maintenance, break down, breakdown*
rules: Rules and inspections; regulation*, rules, inspection*, law, laws
sales: Selling and marketing; sell, selling, marketing
quality: Quality; quality
priceSetting: Setting prices
applications: Writing applications; cover letter*, cv, cvs, application form*
interviews: Job interviews; job interview*
pay: Pay and conditions; salar*, wage*
skills: Skills and qualifications; skill*, qualification*
rejections: Dealing with rejection; reject*
phone: Contact by phone; phone call*, by phone, telephone
competence: Competence of the advisers; competen*
complaints: Complaints; complain*
followUp: Reliability of follow-up; follow-up*
tone: Tone and friendliness; friendl*, polite*
forms: Forms and documents; forms, form filling
deadlines: Deadlines; deadline*
officeVisits: Visits to the office
online: Online procedures; online portal*
contentChoice: Choosing what to watch or hear
subscriptions: Subscriptions; subscri*
advertising: Advertising; advert*
sources: Trust in sources; sources, misinformation
recommendations: Personal recommendations; recommendation*
routines: Habits and routines; habit*, routine*, every day
worries: Worries and fears; worr*, fear*, anxi*, afraid
dataEntry: Data entry; data entry, enter data
integration: Links to other systems; integrat*
reports: Reports and analysis; reporting
digitalSkills: Digital skills; digital skill*, digitally
mobility: Getting about; walking, mobility
school: School holidays; school holiday*
`;
