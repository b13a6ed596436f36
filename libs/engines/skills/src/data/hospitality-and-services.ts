import type { SkillRows } from '../read-rows';

/** Kitchens, restaurants, hotels, travel, beauty and services for people at home. */
export const HOSPITALITY_AND_SERVICES: SkillRows[] = [
  {
    category: 'Kitchen and table',
    kind: 'skill',
    rows: `
Cooking | food preparation, line cook, cook, culinary arts, culinary skills, line cooking, food prep, meal preparation, kitchen experience, culinary, professional cooking, chef?, kitchen work, professional kitchen, chef de partie, commis chef, prep cook, fry cook, grill cook, cooking skills, commercial kitchen, culinary experience, scratch cooking, cookery, preparing meals, short order cooking, kochen, cuisine traditionnelle, elaboración de platos | Food safety 0.6
Sous chef | lead cook, junior sous chef, executive sous chef, head cook, lead line cook, kitchen lead, second chef, souschef | Cooking
Head chef | executive chef, chef de cuisine, kitchen chef, chef-owner, küchenchef, chef de cocina | Sous chef
Food safety | food hygiene, safe food handling, food handling, food sanitation, kitchen hygiene, sanitation standards, health code compliance, food safety standards, food hygiene standards, food handling procedures, sanitation, safe food handling practices, kitchen safety, health department regulations, food safety regulations
HACCP | hazard analysis and critical control points, HACCP plans, HACCP principles | Food safety
Kitchen management | kitchen operations, kitchen supervision, back of house, BOH!, back of house operations, kitchen manager, running a kitchen, kitchen leadership, brigade management | Cooking 0.8, People management 0.7
Menu planning | menu development, menu writing, wrote the menu, write menus, writing menus, menu changes, specials, recipe development, menu design, menu creation, menu costing, recipe costing, seasonal menus, menu engineering | Cooking 0.6
Food costing | food cost control, food cost, portion control, food waste reduction, food cost management, food and labor costs, GP margins kitchen, cost of goods control, plate cost
Baking | pastry, bread baking, pastry arts, bakery, baker, pastry chef, viennoiserie, patisserie, artisan bread, breads, confectionery, chocolate work | Cooking 0.5
Laminated dough | croissant dough, lamination*, laminated pastry, croissants, croissant making, laminate every day | Baking
Chocolate tempering | temper chocolate, tempering chocolate, tempered chocolate | Baking 0.6
Sourdough | sourdough bread, levain, natural leaven | Baking
Plated desserts | | Baking 0.6
Cake decorating | cakes, decorating cakes, sugar work, fondant | Baking
Butchery | meat cutting, butcher, meat preparation, fish filleting, meat cutter, fish preparation, boning*, fishmonger | Food safety 0.5
Knife skills | knife handling, knife work, knife techniques | Cooking 0.7
Grill and fryer operation | grilling, deep frying, sauté station, saute, grill station, fryer, broiling, fry station | Cooking 0.8
Sushi preparation | sushi, sushi making, sushi chef | Cooking
Vegan and special diets | vegetarian cooking, gluten-free cooking, special diets, dietary requirements, allergen awareness, food allergens, allergen management, allergens, therapeutic diets, dietary restrictions, modified diets
Catering | banquet service, event catering, banquets, catering operations, banqueting, contract catering, functions catering, banquet operations, catering services, catering events | Food service
Food service | foodservice, fast food, quick service restaurant, QSR!, school catering, cafeteria service, dietary aide, counter service, food and beverage, F&B, food service operations, food service experience, food and beverage service, food and beverage operations, tray line, cafeteria, crew member fast food, school cafeteria
Waiting tables | table service, waiter, waitress, server in restaurants, waitstaff, serving food, restaurant service, food serving, fine dining, serving guests, restaurant server, fine dining service, wait staff, silver service, waiting staff, table waiting, serving tables, restaurant serving, table side service, food running, food runner, busser, bussing tables | Food service, Customer service 0.8
Hosting guests | restaurant host, hostess, seating guests, table reservations, host/hostess, greeting guests | Customer service 0.8
Bartending | bar service, mixology, cocktails, bartender, cocktail making, bar operations, barback, cocktail preparation, bar management, pouring drinks, craft cocktails, bar work, bar staff, cocktail menus, beverage service | Food service 0.8, Customer service 0.7
Barista skills | coffee making, barista, coffee preparation, specialty coffee, coffee roasting | Food service 0.8, Customer service 0.7
Espresso preparation | espresso, espresso machine | Barista skills
Latte art | | Barista skills
Wine knowledge | sommelier, wine service, wine pairing, wine tasting, beverage pairing, wine list, wines*
Brewing | beer brewing, winemaking, distilling, viticulture, brewery operations, fermentation beverages, cellar work, brewing operations, brewer, brewhouse, wine making
Beverage management | beverage cost, cellar management, beverage program, beverage operations, bar inventory
Restaurant management | restaurant operations, front of house, FOH!, front of house management, restaurant manager, dining room management, restaurant supervision, restaurant management experience, food service management, front of house operations, full-service restaurant, full-service dining, full-service dining room | Food service 0.8, People management 0.7
Dishwashing | kitchen porter, dish washing, pot washing, dishwasher operation, kitchen porter duties, kitchen cleaning
Food styling | food presentation, plate presentation
Restaurant reservation systems | resy
SevenRooms | | Restaurant reservation systems
OpenTable | | Restaurant reservation systems
`,
  },
  {
    category: 'Hotels, travel and events',
    kind: 'skill',
    rows: `
Hospitality | hospitality industry, hospitality experience, hospitality service, hospitality sector, hotel industry, hotel experience, hospitality environment | Customer service 0.7
Hotel management | hotel operations, lodging management, general manager hotel, rooms division, hospitality management, resort management, hotel manager, hotel administration, rooms division management, resort operations | Hospitality, People management 0.6
Hotel front desk | guest check-in, front office, front office operations, hotel reception, check-in and check-out, guest registration, front desk agent, check-in/check-out, hotel front office, checking in guests, front desk agent hotel | Hospitality 0.8, Reception 0.8
Night audit | night auditing, night auditor | Hotel front desk
Hotel property management systems | opera PMS, oracle opera, micros opera, hotel PMS, Fidelio!, cloudbeds, onQ hilton, fosse marriott, opera cloud, opera property management system, protel, mews hospitality
Housekeeping | room cleaning, room attendant, hotel housekeeping, housekeeping operations, bed making, guest room cleaning, making beds, housekeeping standards, turndown service, cleaning guest rooms, housekeeper, changing linens, housekeeping supervision, executive housekeeping | Cleaning 0.8
Concierge services | concierge, bell service, valet*, guest concierge, porter services, doorman, bell desk, valet parking
Reservations* | booking systems, reservation systems, reservation management, booking management, bookings, taking reservations
Revenue management in hotels | yield management, hotel revenue management, rate management, room rate management, hotel sales, OTA management, online travel agencies, channel manager hotel
Travel agency | travel consulting, tour packages, travel sales, itinerary planning, travel agent, travel consultant, itineraries, travel counselling, cruise sales, travel industry
Global distribution systems | GDS!, worldspan
Galileo GDS | Galileo!? | Global distribution systems
Sabre!? | sabre GDS, sabre red | Global distribution systems
Amadeus!? | amadeus GDS, amadeus booking | Global distribution systems
Tour guiding | tour operations, tourism*, destination knowledge, tour guide, guided tours, sightseeing tours, leading tours, tour leader, tourism industry, destination marketing, tour management
Casino operations | gaming operations, slot operations, casino dealing, casino dealer, croupier, casino surveillance, gaming regulations, casino games
Table games dealing | blackjack dealing, poker dealing, dealing blackjack | Casino operations
Wedding planning | wedding coordination, bridal events | Event planning
Event setup | event staffing, event set-up, banquet setup, stage setup, event crew, room setup, event setup and breakdown
Ticketing of events | box office, ticket sales, ticketing*, ticketmaster, ushering, box office operations
Theme park operations | ride operation, amusement park operation, attractions operation, ride operator
Spa management | spa services, spa operations | Hospitality 0.5
Airline customer service | airport check-in, passenger services, gate agent, boarding passengers, passenger service agent | Customer service 0.8
Flight dispatch | aircraft dispatcher, flight dispatcher | Transportation management 0.4
`,
  },
  {
    category: 'Beauty and personal services',
    kind: 'skill',
    rows: `
Cosmetology | beauty therapy, beauty treatments, beautician, salon services, beauty industry, beauty services, salon experience, salon operations, cosmetologist
Hairdressing | hair styling, haircutting, hair cutting, hairstyling, blow drying, hair extensions, hairdresser, hair stylist, haircuts, hair cutting and styling, hair design, stylist salon, cutting and coloring, updos, blow-dry | Cosmetology 0.7
Hair coloring | hair color | Hairdressing
Balayage | highlights and balayage | Hairdressing
Barbering | barber, fades*, men's haircuts, shaving services, beard trimming, clipper cuts, straight razor shaves, hot towel shaves, beard trims | Hairdressing 0.7
Nail services | manicure, pedicure, nail art, gel nails, manicures and pedicures, nail technician, acrylic nails, nail care
Makeup artistry | make-up artist, makeup application, makeup artist, bridal makeup, special effects makeup, make-up artistry, make up, makeup*
Skin care | esthetics, chemical peels, microdermabrasion, skincare, adermaplaning, skin treatments, skin analysis, esthetician
Facials | facial treatments | Skin care
Hair removal | laser hair removal, threading*, sugaring, electrolysis
Waxing* | brazilian waxing | Hair removal
Eyelash extensions | lash extensions, brow lamination, lash lift, eyebrow shaping, microblading
Injectables | botox, dermal fillers, aesthetic injections, cosmetic injectables, laser treatments
Tattooing | body piercing, tattoo art, tattoo artist
Funeral services | funeral directing, mortuary, funeral arranging, mortuary science, funeral director, cremation
Embalming | | Funeral services
Massage and spa therapies | hot stone massage, aromatherapy, reflexology, body wraps, body treatments
Household management | estate management household, butler service, house management, private household, household staff, house manager, personal concierge
Errands | grocery shopping, running errands, personal errands, light housekeeping, meal prep and light housekeeping
Religious ministry | pastoral care*, preaching, chaplaincy, worship leading, sermon preparation, ministry, spiritual care, youth ministry, worship planning, clergy, pastoral ministry, biblical teaching
Lifestyle management | personal assistant
Children's entertainment | face painting, party entertainment, birthday party hosting
`,
  },
  {
    category: 'Hospitality and services credentials',
    kind: 'credential',
    rows: `
ServSafe | ServSafe certification, ServSafe manager, ServSafe certified, ServSafe food handler, ServSafe food protection manager, serv safe, ServSafe food manager | Food safety
Food handler's card | food handlers permit, food handler certification, food handler certificate, food handler license, safe food handler certificate | Food safety
Certified Food Protection Manager | CFPM!, food manager certification, food protection manager, food manager certificate, food safety manager certification, certified food manager | Food safety, ServSafe 0.9
Level 2 Food Hygiene certificate | level 2 food safety, food hygiene certificate, level 3 food hygiene, level 3 food safety, food hygiene level 2, level 2 food hygiene, basic food hygiene certificate, food safety level 2, food safety level 3 | Food safety
HACCP certification | PCQI, HACCP certified, preventive controls qualified individual, SQF practitioner, HACCP certificate, SQF!, BRC!, BRCGS | HACCP, Food safety
Alcohol server certification | TIPS certification, TIPS certified, responsible beverage service, RBS certification, personal licence holder, TABC certified, RSA certificate, alcohol server permit, smart serve, TABC certification, personal licence alcohol, MAST permit, bartending license, OLCC permit, liquor license holder, ServSafe alcohol | Bartending 0.5
Culinary degree | culinary arts degree, culinary diploma, NVQ professional cookery, NVQ level 2 professional cookery, city and guilds culinary, culinary school, NVQ catering, le cordon bleu, culinary certificate, 706/1 706/2, professional cookery level 2, professional cookery level 3 | Cooking
ACF certification | certified culinarian, certified executive chef, CEC!, certified sous chef, ACF certified, certified chef de cuisine | Cooking, Kitchen management 0.7
WSET | WSET level 2, WSET level 3, certified sommelier, court of master sommeliers, WSET level 4 diploma, cicerone, certified cicerone, introductory sommelier | Wine knowledge
Certified Hotel Administrator | CHA hotel, certified hospitality supervisor | Hotel management
Certified Travel Associate | CTA travel, certified travel counselor | Travel agency
Cosmetology license | licensed cosmetologist, cosmetologist license, NVQ hairdressing, NVQ level 2 hairdressing, NVQ level 3 hairdressing, state cosmetology license, hairdressing NVQ level 2, hairstylist license, licensed hair stylist | Cosmetology, Hairdressing
Barber license | licensed barber, barbering license, NVQ barbering | Barbering
Esthetician license | licensed esthetician, NVQ beauty therapy, NVQ level 2 beauty therapy, NVQ level 3 beauty therapy, CIDESCO | Skin care, Hair removal 0.7
Nail technician license | manicurist license, licensed nail technician | Nail services
Funeral director license | licensed embalmer, licensed funeral director, mortuary license | Funeral services
Gaming license | casino licence, gaming control license, gaming card, PML licence, gaming registration
Certified Wedding Planner | | Wedding planning
Ordained minister | ordination, master of divinity, MDiv, board certified chaplain, BCC chaplain, clinical pastoral education, ordained, CPE units | Religious ministry
Hygienebelehrung | gesundheitszeugnis, infektionsschutzbelehrung, belehrung nach 43 IfSG, belehrung nach § 43 infektionsschutzgesetz, rote karte gesundheitsamt, formation hygiène alimentaire, formation HACCP, carnet de manipulador de alimentos, carné de manipulador de alimentos, manipulador de alimentos, carnet de manipulador, carné de manipulador, carnet manipulador de alimentos, CIEH level 2 | Food safety, Food handler's card
Personal licence | personal alcohol licence, APLH!, permis d'exploitation, permis d'exploitation débit de boissons, licence IV | Bartending 0.5
German cook qualification | ausbildung zum koch, gelernter koch, ausgebildeter koch, ausgebildete köchin, kochausbildung, koch-ausbildung, küchenmeister, CAP cuisine, bac pro cuisine, grado medio de cocina, técnico en cocina y gastronomía, técnico en cocina, professional cookery | Cooking, Culinary degree 0.9
German hotel qualification | hotelfachmann, hotelfachfrau, restaurantfachmann, restaurantfachfrau, hotelkaufmann, fachmann für restaurants und veranstaltungsgastronomie | Hotel management 0.6
`,
  },
];
