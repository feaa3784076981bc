/**
 * Fields of research, recognised by cue words of a brief, with the concepts that findings of such a field are sorted by; the
 * most specific first. Their names are in the folder of each language.
 */
const table = `
foodWaste: wasteReasons leftovers storage shopPlanning portions wasteFeelings
bakery: quantities unsold priceCuts donating freshness customers
restaurant: quantities menu leftovers staffing hygiene customers
schoolMeals: menu taste portions leftovers hygiene healthyFood
transit: delays disruption crowding fares connections alternatives
sharedVehicles: parking condition availability deposit fares safety
drivers: earnings safety passengers traffic workHours platform
electricCars: charging range chargePrices parking tripPlanning purchase
cycling: cyclePaths traffic safety theft parking weather
doctor: booking waiting doctorChoice doctorTalk treatment privacy
nursing: handover errors staffing fatigue records workload
familyCare: burden respite treatment relatives careHomes entitlements
newStaff: firstDays training colleagues tasks mentor equipment
onboarding: firstSteps instructions helpContact signup training dropout
bank: verification fraud transfers helpContact trust fees
remoteWork: worklife meetings concentration colleagues homeOffice recognition
onlineShopping: productChoice reviews payment delivery returns fraud
foodDelivery: delivery freshness availability prices courierContact packMaterial
supermarket: findingGoods prices checkout legibility staffHelp shopHabits
gym: motivation schedule equipment crowding coaching fees
volunteering: motivation recognition schedule training leaving community
club: community coaching fees volunteers leaving schedule
library: borrowing openingHours studySpaces noise collection staffHelp
museum: exhibits signage tickets openingHours familyVisits returnVisits
wasteSorting: sortingRules bins space recyclingTrust sortMotivation neighbours
packaging: packMaterial disposal leaks environment packPrice delivery
languageCourse: motivation speaking schedule teacherFeedback progress dropout
teaching: lessonPlanning materials workload pupils equipment parentContact
childLearning: screenTime content parentRole progress motivation handling
childcare: parentContact paperwork workload privacy handling notifications
hotel: hotelChoice reviews roomQuality location cancelTerms staffHelp
travel: transport language lodging tripPlanning signage localContact
insurance: coverage claims premiums contracts productChoice trust
energy: billReading consumption energySaving switching arrears meters
furniture: instructions missingParts tools delivery helpers damage
farming: weather cropDecisions records advice marketPrices machines
housing: homeSearch viewings loan location budget agents
secondHand: condition sellerTrust priceHaggling sizeFit delivery returns
mobilePay: fraud fees network trust cash customers
water: waterAccess waterQuality distance illness storage repairs
foodMakers: rules sales customers quality priceSetting workload
jobSearch: applications interviews pay skills rejections advice
customerSupport: waiting phone competence complaints followUp tone
publicOffices: forms deadlines language officeVisits online advice
media: contentChoice subscriptions advertising sources recommendations screenTime
sleep: fatigue routines worries treatment relatives noise
software: dataEntry training errors integration reports helpContact
olderPeople: relatives mobility worries routines digitalSkills legibility
app: appUse handling legibility notifications digitalSkills privacy helpContact
`;

/** What narrower fields leave of wider ones: a brief about a language course is none about teaching. */
const narrower = `
languageCourse: teaching childLearning
childLearning: teaching
childcare: teaching
schoolMeals: teaching restaurant foodWaste
nursing: doctor
newStaff: onboarding
drivers: transit
electricCars: drivers sharedVehicles
sharedVehicles: cycling
secondHand: onlineShopping
mobilePay: bank onlineShopping
bakery: foodWaste
foodDelivery: onlineShopping drivers restaurant
packaging: wasteSorting
library: media
familyCare: olderPeople doctor
foodMakers: farming
`;

/** Concepts that mean nearly the same: only the one closest to the brief is used. */
const alike = `
trust recyclingTrust sellerTrust sources
prices marketPrices priceSetting packPrice priceHaggling chargePrices premiums priceCuts
motivation sortMotivation
productChoice hotelChoice doctorChoice contentChoice purchase
schedule workHours openingHours
dropout leaving rejections
equipment tools machines
records paperwork dataEntry forms
fares tickets
subscriptions fees
community neighbours colleagues
damage repairs leaks condition
contracts cancelTerms
reviews recommendations
tripPlanning transport
payment transfers
parentContact parentRole
online appUse
wasteReasons disposal
instructions advice
rules sortingRules
helpers relatives
`;

export type Field = {
  readonly key: string;
  readonly concepts: readonly string[];
  readonly leaves: readonly string[];
};

function* lines(text: string): Generator<[string, string[]]> {
  for (const line of text.trim().split('\n')) {
    const [key = '', words = ''] = line.split(': ');
    yield [key, words.split(' ')];
  }
}

const left = new Map(lines(narrower));

export const fields: readonly Field[] = [...lines(table)].map(([key, concepts]) => ({
  key,
  concepts,
  leaves: left.get(key) ?? [],
}));

/** The name of the group of a concept that has nearly the same meaning as others; its own key where it has none. */
export const groupOf: ReadonlyMap<string, string> = new Map(
  alike
    .trim()
    .split('\n')
    .flatMap((line) => line.split(' ').map((key, _, [first = key]) => [key, first] as const)),
);
