/**
 * Where a word is not the skill although everything else speaks for it, one word a row: `word | words right before it | words right behind it`. Case does not
 * matter; `word*` stands for every word that begins so.
 */
export const VETO_ROWS = `
Excel | to, will, you, can, who, must, they, we, i | at, as, within, under, beyond, academically, high, energy, academy, every, while
React | to, will, you, can, who, must, they, we, i, quickly | quickly, calmly, swiftly, appropriately, fast, well, promptly, immediately, under, positively, in an
Law | | firms, firm, offices, office, enforcement
Access | to, remote, internet, public, patient, vascular, iv, venous, equal, equitable, open, gain, early, direct, market, network, healthcare, security, root, easy, full, provide, provides, wireless | to, control, point, points, management, for all, card, cards, services, service, and inclusion
Drive | to, will, you, must, can, who, test, hard, ability, strong, personal, passion and, variable, frequency, chain, belt | results, growth, change, a, the, to, for, sales, revenue, time, through, thru, train, own, your, our, innovation, adoption, engagement
Driving | | results, growth, change, consensus, adoption, engagement, innovation, impact, value, revenue, sales, alignment, improvements, improvement, business, the, a, force, forward, performance, decisions, decision, strategy, efficienc*, continuous, quality, success, outcomes
Teams | of, cross-functional, functional, agile, scrum, our, your, lead, leading, build, building, multiple, sales, product, global, remote, high-performing | of, across, and individuals, to, that, who, in, working, at, lead, management, environment, projects, project, skills, skill
Outlook | positive, the, an, economic, market, negative, stable, optimistic, cheerful, great, job, healthy, long-term, global | on, for, of, is
Express | american, pony, federal, panda, orient, to, holiday inn, polar, holiday | interest, scripts, your, their, yourself, delivery, written, permission, lane, ideas, employment, checkout
Rust | | belt, removal, prevention, proof, protection, inhibitors, inhibitor
Make | to, you, will, we, who, can, must, they | a, an, sure, the, your, our, it, decisions, decision, recommendations, recommendation, an impact, a impact, changes, change, up, use, sense, every
Windows | clean, cleaning, install, installing, fit, fitting, replacement, vinyl, delivery, drive-thru, doors and, wash, washing, maintenance | and doors, of, cleaning, installations, installation, fitters, fitter, installers, installer
Flow | cash, work, traffic, patient, air, material, process, information, value, data, in the, fluid, water, customer | of, rate, rates, cytometry, chart, charts, through, meters, meter, control, state, from, between
Unity | | of, among, between, health, hospital, church, village, square
Spark | to, will, can, creative | plugs, plug, joy, interest, change, new, a, the, curiosity, conversations, conversation, imagination, ignition, erosion, creativity
Bash | birthday |
Ruby | | tuesday, red, valley, mountain, falls, lake
Apache | | county, tribe, nation, junction, corporation, helicopters, helicopter
Mocha | | latte, coffee, frapp*
CNA | | insurance, financial, surety
IT | make, do, about, get, love |
Stata | | center, centre
Security | social, job, food, financial, national, homeland, energy, water, income, airport, event, hotel, retail, economic, sense of, physical, border, department of | number, deposit, guards, guard, officers, officer, clearances, clearance, cameras, camera, check, checks, council, forces, force, interests, interest, patrols, patrol, benefits, card, bank
Sales | | tax, taxes, price, orders, order, receipts, receipt, floor
Puppet | | shows, show, theat*, making, makers, maker
Flask | | cleaning, of
Elm | | street, st, avenue, trees, tree, grove, park
Dart | | boards, board, trains, train, rail
`;

/** What follows the name of a people or country where it is not the language. */
export const AFTER_PEOPLES =
  'cuisine, food, foods, restaurants, restaurant, dishes, dish, fries, toast, press, bread, pastry, pastries, kitchen, doors, door, horn, massage, wines, wine, market, company, government, drains, drain, muffins, muffin';

/** Languages that are also names of peoples. */
export const PEOPLES =
  'English, Spanish, French, German, Italian, Portuguese, Dutch, Chinese, Japanese, Korean, Vietnamese, Thai, Turkish, Greek, Danish, Swedish, Russian, Arabic';
