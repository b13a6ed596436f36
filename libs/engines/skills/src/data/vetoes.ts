/**
 * Where a word is not the skill although everything else speaks for it, one word a row: `word | words right before it | words right behind it`. Case does not
 * matter; `word*` stands for every word that begins so, `#` for a number.
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
Spring | early, late, last, next, this, each, every, in, since, until, from, by, for, during, of, the, # | semester, term, break, season, intern, cleaning
C | vitamin, hepatitis, hep, class, category, cat, schedule, section, type, grade, level, plan, part, appendix, series, group, tier, exhibit, phase, unit, building, block, division, annex, licence, license, # | level, suite, section, corp, difficile, diff, arm, store, class, and above, or above, license, licence, minus
R | toys, section, rated, type, unit, schedule, group, j, l | and d, value*, rating*, squared*
D | vitamin, class, category, schedule, section, part, plan, medicare part, grade, series |
Go | pokémon, pokemon, let's, lets, let’s, we, you, who, ready, steady, on the, good to | to the, to our, to your, to work, to market, to a, the, above, beyond, live, getter, ahead, green, out, home, further, deep, for it, hand, where, when
Word | god's, gods, god’s, last, single, spoken, written, every | of, for word, count, problem, problems
Swift | taylor, be | response, transportation, action, code, river, delivery, resolution, message, messages, payment, payments
Breads | daily |
Oracle | at, by, for, joined, delphic | park, arena, of
Chef | sous, executive, head, pastry, sushi, private, line, junior, demi, lead, master, assistant, banquet, personal, commis, the, our, a | de, wanted, jacket, knives, tournant, position, positions, role, roles
Slack | cut, some, any, no, of | time, in the
Sketch | to, can, who | ideas, artist, comedy, out, pad, pads, book
Notion | the, a, any, no | of, that
Hive | bee | of, health, inspection, inspections, management
Salt | sea, rock, road | lake, water, river, spreading, content
Assembly | general, national, legislative, state, the, final, mechanical, board, pcb, furniture, cable, electronic, product, line, welsh, school, wire, panel, sub | line, lines, worker, workers, drawing, drawings, of, member, work, technician, technicians, operator, operators, instruction, instructions, plant, hall, experience, skill, skills, test, tests, testing, job, jobs, environment, environments, project, projects, engineer, engineers, server, servers
Maya | by | civilisation, civilization, ruins, angelou
Cypress | | creek, hills, gardens, semiconductor, tree, trees, mulch
PT | | hours, shift, shifts, or ft, and ft, position, basis, role, job, schedule, days, evening, evenings, weekend, weekends, employee, employees, status, benefits, dba
PM | am | shift, shifts, to, hours, peak, snack, care, est, pst, cst
OT | paid, unlimited, weekly, some, mandatory, plus, #, available, with, work | pay, available, hours, after, opportunit*, as needed, rate, eligible, when, if, is, required, at, over
PA | | system*, announcement*, child*, act #, turnpike*, license plate, licence plate, department*, resident*
MA | | resident*, in, degree*, or ms*, or phd*
ED | special, special., phys, phys., gen, gen., higher, driver's, drivers, driver’s, driver, sex, health | tech, pills
EEO | | employer, statement, m/f
Hiring | now, we're, we’re, were, are, is, currently, not | manager, process, team, event, range, salary, bonus
Lean | to, no | on, in, into, team, teams, meat, staff, startup, against, over, body, muscle, toward, towards
Scala | la | of
Julia | | child, roberts
Polish | nail, shoe, to, car, floor, metal | and the, the, your, floor, floors, remover, removers, metal, surfaces, parts
`;

/** What follows the name of a people or country where it is not the language. */
export const AFTER_PEOPLES =
  'cuisine, food, foods, restaurants, restaurant, dishes, dish, fries, toast, press, bread, pastry, pastries, kitchen, doors, door, horn, massage, wines, wine, market, company, government, drains, drain, muffins, muffin';

/** Languages that are also names of peoples. */
export const PEOPLES =
  'English, Spanish, French, German, Italian, Portuguese, Dutch, Chinese, Japanese, Korean, Vietnamese, Thai, Turkish, Greek, Danish, Swedish, Russian, Arabic';
