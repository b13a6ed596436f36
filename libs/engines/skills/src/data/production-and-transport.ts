import type { SkillRows } from '../read-rows';

/** Making things, moving them, buying and storing them, and safety at work. */
export const PRODUCTION_AND_TRANSPORT: SkillRows[] = [
  {
    category: 'Manufacturing',
    kind: 'skill',
    rows: `
Manufacturing | production*, manufacturing environment, manufacturing experience, factory work, manufacturing processes, production environment*, production line, factory experience, industrial production, plant environment, manufacturing operations, production operations, manufacturing plant, production line work, production work, factory environment
Manufacturing engineering | production engineering, manufacturing process engineering, process validation, IQ/OQ/PQ, process validation protocols, equipment qualification | Manufacturing
Production planning | production scheduling, capacity planning production, materials planning, production control
MRP! | material requirements planning, MRP systems | Production planning
Master scheduling | master production scheduling, MPS planning | Production planning
S&OP | sales and operations planning | Production planning
Production supervision | production management, plant management, manufacturing supervision, shift supervision, line leader, manufacturing management, shift management, production supervisor, production manager, plant manager, line lead, supervising production, shift leader, shift lead | Manufacturing, People management 0.8
Machine operation | operating machinery, machine operator, production machine operation, equipment operation, operating machines, operating production machinery, machine operating, machinery operation, operate machinery, operate machines, running machines, operating equipment, production equipment operation | Manufacturing 0.7
Machine setup | machine set-up, changeovers, setup and changeover, line changeovers, machine setting, setting machines, set-up and changeover, setup reduction, tool changes
SMED | | Machine setup
Assembly work | mechanical assembly, product assembly, assembly line, electromechanical assembly, electro-mechanical assembly, line assembly, assembler, assembly experience, small parts assembly, assembly line work, sub-assembly, assembling parts, assembly of components, parts assembly, assembling products, precision assembly | Manufacturing 0.7
Electronics assembly | PCB assembly, circuit board assembly, cable assembly, through-hole assembly, crimping, pick and place machines SMT | Assembly work 0.7
Wire harness assembly | wire harness, wire harnessing, harness assembly | Electronics assembly
Surface mount technology | SMT! | Electronics assembly
Soldering | soldering and desoldering, hand soldering, SMT soldering, rework soldering, micro-soldering, wave soldering, through-hole soldering
Machining | metal machining, precision machining, machinist, manual machining, machine shop, manual mills, milling and turning, CNC machining, lathes, mills and lathes, lathe operation, turning and milling, milling, milling machines, machine tools, metal cutting, deburring, drill press, zerspanung, usinage, mecanizado | Manufacturing 0.6
Manual lathe | | Machining
CNC operation | CNC!, CNC machines, CNC operator, CNC machine operation, CNC machinist, computer numerical control, CNC setup, CNC router, CNC machining centers, haas CNC, haas, mazak, fanuc controls, 3-axis mills, CNC equipment, okuma, cnc-bearbeitung, usinage cnc, tournage, fraisage, mecanizado cnc, torno cnc, fresadora cnc | Machining
CNC milling | CNC mill | CNC operation
CNC lathe | CNC turning | CNC operation
5-axis machining | 5-axis | CNC operation
CNC programming | CAM!*, computer-aided manufacturing, CNC programmer, CAM programming, CAM software, conversational programming | CNC operation
Mastercam | | CNC programming
Edgecam | | CNC programming
SolidCAM | | CNC programming
hyperMILL | | CNC programming
FeatureCAM | | CNC programming
Esprit CAM | | CNC programming
GibbsCAM | | CNC programming
Grinding* | surface grinding, cylindrical grinding, polishing metal, surface grinders, bench grinder, polishing and buffing, grinders, ID/OD grinding | Machining 0.6
Wire EDM | EDM!, electrical discharge machining, sinker EDM | Machining
Tool and die making | tool making, toolmaking, die making, mold making, toolmaker, tool and die, die maker, mould making, moldmaker | Machining
Precision measurement | measuring instruments, gauges, precision measuring tools, measuring tools, micrometers and calipers, precision measuring instruments, calipers and micrometers, height gauges, dial indicators, measuring equipment, optical comparator
Coordinate measuring machine | CMM!, CMM programming, PC-DMIS | Precision measurement
Calipers | vernier calipers, digital calipers, dial calipers | Precision measurement
Micrometers | outside micrometers | Precision measurement
First article inspection | FAI!, first article, AS9102 | Quality control
APQP | | First article inspection
PPAP | | First article inspection
Welding | welder, arc welding, welding experience, welding and fabrication, welding skills, structural welding, spot welding, oxy-acetylene, production welding, resistance welding, welded, schweißen, soudure, soldadura | Metal fabrication 0.5
Aluminum welding | | Welding
Robotic welding | | Welding
Pipe welding | | Welding
MIG welding | GMAW, MIG!, MIG welder | Welding
TIG welding | GTAW, TIG!, TIG welder | Welding
Stick welding | SMAW, shielded metal arc welding, MMA welding, stick welder | Welding
Flux-cored welding | FCAW, flux core welding, flux cored arc welding, flux core | Stick welding
Plasma cutting | oxy-fuel cutting, torch cutting, oxyfuel cutting, flame cutting, plasma cutter, plasma table
Waterjet cutting | water jet | Plasma cutting
Laser cutting | laser cutter | Plasma cutting
Metal fabrication | fabrication, steel fabrication, fabricating, structural steel fabrication, metal forming, metal bending, ironworking, metal fabricator, shears and brakes, sheet metal forming, fabricator, steel fabricator, metalwork, metalworking, blacksmithing
Press brake | brake press, press brake operation | Metal fabrication
Welding inspection | weld inspection | Quality control 0.6
Non-destructive testing | NDT!, NDE!, dye penetrant testing, radiographic testing, liquid penetrant, nondestructive testing, eddy current testing
Magnetic particle inspection | magnetic particle | Non-destructive testing
Ultrasonic testing | | Non-destructive testing
Casting* | foundry, die casting, investment casting, sand casting, metal casting, foundry work, forging, molten metal
Heat treatment | heat treating, annealing, furnace operation, hardening metals, kiln operation
Injection molding | plastic injection molding, blow molding, plastics processing, thermoforming, injection moulding, injection molding machines, plastic injection moulding, molding machines, plastics manufacturing
Extrusion | plastic extrusion, extruder operation, extrusion lines, aluminium extrusion
Stamping* | metal stamping, punch press, progressive dies, press operation metal, presses stamping, stamping presses
Coating* | anodizing, surface finishing, galvanizing, surface treatment, blasting and painting, metal finishing
Sandblasting | sand blasting | Coating
Electroplating | plating* | Coating
Powder coating | | Coating
Woodworking machinery | sawmill, panel saw, wood machining, CNC routers wood, lumber grading, table saw, moulder operation, edge banding
Textile manufacturing | weaving, knitting machines, textile production, dyeing, garment manufacturing, spinning textile
Glass manufacturing | glass blowing industrial, glass cutting, ceramics manufacturing, fiberglass, fiberglass manufacturing, fiberglass layup, glass production, composite layup
Paper manufacturing | pulp and paper, corrugated manufacturing, paper machine, paper mill, converting paper
Food manufacturing | food processing, food production, meat processing, meat cutting industrial, bottling, beverage production, dairy processing, food plant, canning, food packaging, bakery production, beverage manufacturing, bottling lines, food and beverage manufacturing
Pharmaceutical manufacturing | pharma manufacturing, drug manufacturing, tablet compression, biopharmaceutical manufacturing, biomanufacturing, fill-finish, upstream processing, downstream processing, batch manufacturing pharma
Aseptic processing | aseptic manufacturing, aseptic filling | Pharmaceutical manufacturing
Chemical manufacturing | chemical processing, batch processing chemicals, chemical plant operation, refinery operations, chemical operator, process operations, plant operator chemical, refining*, petrochemicals, batch production, mixing and blending, chemical mixing, distillation
GMP! | good manufacturing practice, cGMP, cGMP compliance, current good manufacturing practices, GMP compliance, GxP, GMP regulations, GMP environment, FDA regulations, GDP documentation, FDA 21 CFR, good documentation practices, FDA compliance, batch records
ISO 13485 | | GMP
21 CFR Part 820 | | GMP
21 CFR Part 11 | | GMP
IATF 16949 | TS 16949, automotive quality standards | Quality management
Packaging | packing*, packaging equipment, packaging lines, hand packing, packaging machinery, packaging operation, packaging machines, product packaging, filling and packaging, labeling products, palletizing, hand packaging, shrink wrapping, packer* | Manufacturing 0.4
Batch record review | production records, production documentation, batch documentation | GMP 0.6
Work instructions | operator instructions, manufacturing work instructions, following work instructions, process sheets
Overall equipment effectiveness | OEE!, downtime reduction, scrap reduction, throughput improvement, yield improvement
Manufacturing execution systems | MES!, MES systems
Print finishing | bookbinding, folding machines, die cutting, laminating
`,
  },
  {
    category: 'Safety at work',
    kind: 'skill',
    rows: `
Workplace safety | occupational health and safety, health and safety, EHS!, HSE!*, occupational safety, safety procedures, safety compliance, safety management, workplace health and safety, environmental health and safety, safety protocols, safety regulations, industrial safety, safety standards, safe working practices, EH&S, OHS!, safety programs, safety practices, environment health and safety, SHE!*, health and safety regulations, occupational safety and health
OSHA regulations | OSHA!, OSHA compliance, OSHA standards, OSHA requirements, OSHA safety, OSHA guidelines, OSHA safety standards | Workplace safety
Safety training | safety meetings, toolbox meetings, training on safety, safety orientation, conducting safety training | Workplace safety 0.6
Incident investigation | accident investigation, near-miss reporting, incident reporting, accident reporting, incident reports | Workplace safety 0.7
Safety inspections | safety audits, hazard identification, job hazard analysis, job safety analysis, JSA!, risk assessments and method statements, RAMS!*, JHA!, hazard assessments, workplace inspections, hazard analysis, hazard recognition | Workplace safety 0.8
Industrial hygiene | exposure monitoring, air sampling, noise monitoring, industrial hygienist | Workplace safety 0.7
Personal protective equipment | PPE!, respirator use, protective equipment
ISO 45001 | OHSAS 18001 | Workplace safety
Behavior-based safety | safety culture | Workplace safety 0.7
Permit to work | hot work permits, work permits
`,
  },
  {
    category: 'Supply chain and warehouse',
    kind: 'skill',
    rows: `
Electronic data interchange | EDI!*, ANSI X12, EDIFACT
Supply chain management | supply chain, SCM!*, supply chain operations, supply chain planning, end-to-end supply chain, supply chain coordination, supply chain optimization, supply chain analytics
Logistics | logistics management, logistics coordination, logistics operations, logistics planning, distribution logistics, transport logistics, inbound logistics, outbound logistics, reverse logistics, third-party logistics, 3PL, logistics coordinator
Procurement | purchasing, sourcing*, strategic sourcing, buying*, purchase orders, procurement management, procure-to-pay, indirect procurement, buyer*, P2P process, purchase order processing, spend analysis, direct procurement, supplier selection, global sourcing, category management procurement, purchase requisitions, supplier negotiations, supplier sourcing, RFQs, request for quotation
Inventory management | inventory control, stock control, stock management, inventory, inventory counts, inventory planning, physical inventory, stocktaking, inventory tracking, stock taking, inventory accuracy, ordering and inventory, count the walk-in, counted the walk-in, weekly inventory, ordering and stock, inventory replenishment, inventory optimization, inventory systems, stock counts, inventory auditing, stock levels, stocktakes, inventory reconciliation, lagerverwaltung, gestion des stocks, gestión de stocks, gestión de almacén, control de inventario
Cycle counting | cycle counts, daily counts, location counts, bin counts, weekly counts, stock counting | Inventory management
Demand planning | demand forecasting, supply planning, demand management, replenishment planning, supply and demand planning, sales forecasting and demand planning | Forecasting
Warehouse operations | warehousing, warehouse, warehouse work, warehouse experience, distribution center, warehouse associate, fulfillment center, warehouse environment, material handling, warehouse operative, distribution center operations, warehouse logistics
Sorting parcels | parcel sorting, package sorting, package handling, package handler | Warehouse operations 0.6
Crossdocking | cross-docking | Warehouse operations 0.7
Warehouse automation | AGVs, goods-to-person systems, AS/RS, automated storage and retrieval
Warehouse management | warehouse supervision, distribution center management, warehouse manager, warehouse supervisor, warehouse team leader, distribution management | Warehouse operations, People management 0.7
Warehouse management systems | WMS!, manhattan WMS, barcode scanners, handheld scanners, blue yonder, scanners*, warehouse software, barcode scanning
RF scanners | RF scanning | Warehouse management systems
Order picking | picking and packing, pick and pack, order pickers, pick/pack, voice picking, picking orders, picking*, pick packing, order selector, order preparation, picker packer, order selection | Warehouse operations 0.8
Forklift operation | forklift, forklift driving, forklift operator, lift truck, order picker operation, stand-up forklift, sit-down forklift, cherry picker forklift, fork lift, counterbalance forklift, powered industrial trucks, counterbalance, fork truck, stand up reach, operating forklifts, operated forklift, drove forklift, operating a forklift, drive a forklift, carretilla elevadora, manejo de carretilla, staplerfahren, conduite de chariot, chariot élévateur | Warehouse operations 0.5
Pallet jack | electric pallet jack, pallet truck, pump truck | Forklift operation
Reach truck operation | reach truck | Forklift operation
Shipping and receiving | shipping*, receiving*, goods in, goods out, shipping/receiving, dispatching goods, receiving goods, shipment processing, goods receiving, inbound and outbound shipments, unloading shipments, receiving shipments, shipping documents | Warehouse operations 0.7
Loading and unloading | truck loading, unloading trucks, loading trucks, container unloading, loading vehicles, loading and securing cargo, load securement, loading/unloading, dock work, loading dock, unloading, container handling, securing loads
Freight forwarding | freight*, freight management, freight brokerage, ocean freight, air freight, freight coordination, freight broker, sea freight, freight operations, carrier management, LTL!, FTL!, carrier negotiation, carrier relations, freight rates, freight audit
FCL and LCL | FCL!, LCL!, full container load, less than container load, ocean freight bookings, container bookings | Freight forwarding 0.7
Demurrage and detention | demurrage, detention charges | Freight forwarding 0.6
AES filing | automated export system, EEI filing  | Freight forwarding 0.6
Import and export | customs clearance, customs compliance, export compliance, import/export, international trade, customs regulations, international shipping, customs documentation, export documentation, trade compliance, EAR export, export control, customs declarations, international logistics, import compliance, ACE customs
Customs brokerage | customs broker, customs entry, entry writing, ACE entries | Import and export
Tariff classification | HTS classification, HTSUS, HTS codes, harmonized tariff schedule, tariff codes, commodity codes, customs classification | Import and export
Customs valuation | | Import and export
Country of origin rules | rules of origin, country of origin | Import and export 0.6
CargoWise | cargowise one | Freight forwarding 0.6
Bills of lading | | Import and export
ITAR | | Import and export
Letters of credit | | Import and export
Incoterms | | Import and export
Transportation management | transport management, route planning, transport planning logistics, TMS!, transportation management systems, route optimization, transportation planning, load planning, routing, fleet routing, transport operations, transportation operations, delivery scheduling, transport scheduling, transportation logistics
Dispatching | load boards, DAT load board, dispatch*, truck dispatch, driver dispatch, dispatch operations, freight dispatch, dispatcher*, load dispatch, dispatching drivers
Cold chain | temperature-controlled logistics, cold storage, refrigerated transport, good distribution practice, cold chain management
Last-mile delivery | parcel delivery, courier, package delivery, delivery driver, delivery driving, multi-drop, last mile, delivery routes, multi-drop delivery, courier services, deliveries, food delivery, home delivery, route delivery | Driving 0.8
Moving services | furniture moving, removals work, packing and moving
Port operations | stevedoring, terminal operations, container terminal, port logistics, longshore
Kitting | kanban replenishment, material staging, parts kitting, line feeding, staging materials
Spare parts management | parts inventory, parts counter, parts department, parts ordering, spare parts, MRO inventory, MRO!
`,
  },
  {
    category: 'Driving and transport',
    kind: 'skill',
    rows: `
Driving | driver*, vehicle operation, safe driving, clean driving record, defensive driving, good driving record, vehicle driving, driving record, company vehicle driving, safe driving record, professional driving, van driving, van driver, driving experience, clean MVR
Truck driving | HGV driving, lorry driving, commercial driving, long-haul, over the road, OTR!, OTR trucking, tractor-trailer, semi-truck, LGV driving, truck driver, OTR driving, HGV driver, box truck, straight truck, dump truck driving, commercial truck driving, regional trucking, box truck driving, articulated lorry, 18-wheeler, trucking, commercial driver, lkw-fahren, conduite de poids lourds, conducción de camión, conducción de camiones | Driving, DOT regulations 0.5
Flatbed hauling | flatbed | Truck driving
Tanker driving | | Truck driving
Bus driving | school bus driving, coach driving, bus operator, bus driver, transit bus operation, passenger transport, passenger transportation, PCV driving, school bus driver, public transit operation | Driving
Taxi driving | chauffeur, rideshare driving, chauffeuring, limousine, ride-share driving, private hire driving | Driving
DOT regulations | DOT!, DOT compliance, FMCSA, vehicle inspections, FMCSA regulations, DOT safety regulations, logbooks, drivers hours, vehicle checks
Tachographs | | DOT regulations
Pre-trip inspections | pre-trip and post-trip inspections | DOT regulations
Electronic logging devices | ELD!, electronic logs, ELD systems | DOT regulations
Hours of service | | DOT regulations
Flying* | pilot*, piloting*, flight operations, aircraft piloting, instrument flying, flight instruction, flight hours, multi-engine, commercial flying, helicopter flying, flight planning, flight training, airline operations
Air traffic control | ATC!, airspace management, radar control, air traffic controller
Airport ground handling | ramp agent, baggage handling, ramp operations, aircraft marshalling, ground handling, ground operations aviation, airport operations, aircraft fueling, ramp work
Cabin crew service | flight attendant, in-flight service, cabin crew, cabin safety, inflight service, air cabin crew, safety demonstrations
Seafaring | deck operations, ship handling, seamanship, vessel operation, bridge watchkeeping, marine navigation, deckhand, boat operation, watchkeeping, deck work, mooring, navigation at sea, boat handling, maritime operations
Rail operations | train driving, locomotive operation, railway signalling, conductor*, rail safety, track maintenance, train operation, railway maintenance, train conductor, railroad, train dispatching, rolling stock maintenance, rail signalling, locomotive engineer, railway operations
Map reading | GPS navigation, navigation skills, local area knowledge, navigation systems, GPS!
Towing | vehicle recovery, tow truck operation, roadside assistance, tow truck
Motorcycle riding | motorbike delivery, bike courier
`,
  },
  {
    category: 'Production and transport credentials',
    kind: 'credential',
    rows: `
CDL Class A | class A CDL, CDL-A, commercial driver's license class A, class A commercial driver's license, class A license, CDL class A license, class A driver, valid class A CDL, class A CDL license | Commercial driver's license, CDL Class B, Truck driving, DOT regulations 0.8
CDL Class B | class B CDL, CDL-B, commercial driver's license class B, class B commercial driver's license, class B license | Commercial driver's license, Truck driving 0.8, DOT regulations 0.8
Commercial driver's license | CDL!, commercial driving license, CDL license, valid CDL | Driver's license, Truck driving 0.8
Hazmat endorsement | CDL hazmat, tanker endorsement, hazmat and tanker endorsements, H endorsement, X endorsement, hazmat/tanker, tanker and hazmat endorsements, doubles/triples endorsement, doubles and triples | Hazardous materials response 0.5, Commercial driver's license 0.9
Passenger endorsement | school bus endorsement, P endorsement, S endorsement, PCV licence, D1 licence, P and S endorsements, PSV licence, category D licence | Bus driving
HGV licence | carné de conducir C, carnet de conducir C, permiso de conducir C, permiso de conducción C, permiso C!, carné C!, carnet C!, permiso C+E, carnet C+E, carné C+E, permiso de conducir C+E, permiso de conducir C y C+E, permis C!, permis CE!, permis poids lourd, permis PL!, FIMO!, FCO!*, führerschein klasse C, führerschein klasse CE, führerschein klasse C/CE, führerschein C/CE, führerschein der klasse C, führerschein der klasse CE, klasse CE!, klasse C1!, LKW-führerschein, berufskraftfahrerqualifikation, schlüsselzahl 95, class 1 licence, class 2 licence, category C licence, category C+E, HGV class 1, HGV class 2, LGV licence, driver CPC, C+E licence, HGV class 1 licence, HGV class 2 licence, class 1 driver, LGV C+E, CPC driver, driver qualification card, category C1, C1 licence, digi tacho card, cat C+E, CPC!*, digi card | Truck driving, Driver's license
Driver's license | permiso de conducir, permiso de conducción, permiso de conducir B, permiso de conducir clase B, carné de conducir B, carnet de conducir B, carnet B!, permiso B!, pkw-führerschein, führerschein der klasse B, führerschein klasse 3, führerscheinklasse B, driving licence, full UK driving licence, valid driver's license, clean driving licence, class C license, full driving licence, full clean driving licence, UK driving licence, valid driving licence, category B licence, manual driving licence, class 5 licence, permis b, permis de conduire, carné de conducir, carnet de conducir, führerschein klasse b, führerschein, clean driver's license
TWIC card | TWIC, transportation worker identification credential
FRA certification | locomotive engineer certification, conductor certification | Rail operations
DOT medical card | DOT physical, medical examiner's certificate, DOT medical certificate, current DOT medical card
Forklift certification | forklift license, forklift operator certificate, powered industrial truck certification, certified forklift operator, RTITB, forklift certified, ITSSAR, reach truck licence, counterbalance licence, FLT licence, FLT!*, forklift operator certification, forklift certificate, valid forklift licence, certified on forklift, forklift operator license | Forklift operation
Commercial pilot license | CPL pilot, private pilot license, airline transport pilot, ATP certificate, ATPL, flight instructor certificate, CFII, instrument rating, ATP license, FAA commercial pilot, commercial pilot certificate, multi-engine rating, ATP pilot, type rating, PPL pilot, CFI flight | Flying
Aircraft dispatcher certificate | FAA dispatcher certificate, FAA aircraft dispatcher | Flight dispatch
CFI certificate | certified flight instructor, CFI!* | Flying
FAA first class medical | first class medical certificate, class 1 medical
FAA flight attendant certificate | cabin crew attestation | Cabin crew service
STCW | STCW certification, STCW 95, coast guard license, merchant mariner credential, MMC!*, USCG license, able seaman, AB seaman, captain's license, 100-ton license, master's licence, USCG captain | Seafaring
APICS CSCP | CSCP!, certified supply chain professional, CSCP certification, APICS, ASCM certification, APICS certification, APICS certified | Supply chain management
APICS CPIM | CPIM!, certified in production and inventory management, CPIM certification, certified in planning and inventory management | Production planning, Inventory management
CPSM! | certified professional in supply management, CPM purchasing, certified purchasing professional, CPPB, CPPO, certified professional public buyer | Procurement
CIPS | MCIPS, CIPS level 4, CIPS qualified, CIPS qualification, CIPS level 6 | Procurement
Certified Logistics Professional | CILT, certified in logistics transportation and distribution, CLTD, transport manager CPC, CPC transport manager, CSCMP SCPro | Logistics, Transportation management 0.7
Licensed Customs Broker | customs broker license, certified customs specialist, LCB customs | Import and export
Certified Safety Professional | CSP!*, certified safety professional CSP, ASP safety, associate safety professional, BCSP | Workplace safety, OSHA regulations 0.9, Safety inspections 0.9
Certified Industrial Hygienist | CIH!* | Industrial hygiene
NEBOSH | NEBOSH general certificate, NEBOSH diploma, IOSH, IOSH managing safely, NEBOSH certificate, CMIOSH, NEBOSH national general certificate, tech IOSH, nebosh construction certificate, managing safely, TechIOSH, GradIOSH | Workplace safety, Safety inspections 0.8
CHST! | construction health and safety technician, OSHA 500, OSHA 510, STSC safety | Construction safety, Workplace safety
IATA certification | IATA dangerous goods, IATA DGR, ADR licence, DGSA, ADR certificate, ADR!*, ADR-schein, gefahrgutschein, gefahrgutführerschein, carnet ADR, carné ADR, permiso ADR, formation ADR | Hazardous materials response 0.7
Certified Packaging Professional | | Packaging
NIMS certification in machining | NIMS machining, machinist apprenticeship, journeyman machinist, NIMS credentials, certified CNC machinist | Machining, Precision measurement 0.8
Certified Production Technician | MSSC certification, MSSC CPT | Manufacturing
CACES | CACES R489, CACES R485, CACES R389, CACES 1, CACES 3, CACES 5, CACES 1 3 5, CACES 1B, CACES chariot élévateur, permis cariste, CACES nacelle, CACES R486, CACES R482 | Forklift operation 0.9
Gabelstaplerschein | staplerschein, flurförderschein, flurförderzeugschein, staplerführerschein, gabelstaplerführerschein, flurförderzeug-führerschein, schein für flurförderzeuge, carnet de carretillero, carné de carretillero, carnet carretillero, carnet de carretilla, carné de carretilla elevadora, carnet de carretilla elevadora, título de carretillero | Forklift operation, Forklift certification
CAP de transporte | CAP en vigor, CAP mercancías, CAP de mercancías, certificado de aptitud profesional, CAP transporte, curso CAP, CAP viajeros, titulo CAP, CAP vigente, tarjeta CAP | Truck driving 0.7
Digital tachograph card | tarjeta de tacógrafo, tarjeta de tacógrafo digital, tacógrafo digital, tarjeta tacógrafo, tarjeta del tacógrafo, carte conducteur, carte chronotachygraphe, fahrerkarte, tacho card, digital tachograph, digital tacho card | Truck driving 0.5
Personenbeförderungsschein | P-schein, fahrerlaubnis zur fahrgastbeförderung, führerschein klasse D, permis D!, permiso D!, permiso de conducir D, carnet D!, PCV licence holder, carte VTC | Bus driving 0.8, Driver's license
HIAB certificate | HIAB!, moffett licence, ALLMI!, lorry loader certificate, lorry mounted crane | Truck driving 0.5
LOLER | LOLER regulations, PUWER!, LOLER and PUWER | Workplace safety 0.6
Fachkraft für Arbeitssicherheit | sicherheitsfachkraft, SiFa!, SiGeKo, sicherheits- und gesundheitsschutzkoordinator, sicherheitsbeauftragter, brandschutzbeauftragter, brandschutzhelfer | Workplace safety
Prevención de riesgos laborales | PRL!, curso de PRL, curso PRL, formación en PRL, curso de prevención de riesgos laborales, formación en prevención de riesgos laborales, curso prevención de riesgos laborales, técnico de prevención, técnico en prevención de riesgos laborales, curso de 20 horas de prevención, curso prevencion riesgos laborales, PRL 20 horas, PRL 60 horas | Workplace safety
Trabajos en altura | curso de trabajos en altura, formación en trabajos en altura, working at height certificate, working at heights ticket, travail en hauteur, habilitation travail en hauteur, höhentauglichkeit, PSAgA | Working at height
Plataforma elevadora | carnet de plataforma elevadora, carné de plataformas elevadoras, PEMP!, hubarbeitsbühnenschein, hubarbeitsbühne, bedienerausweis hubarbeitsbühne, nacelle élévatrice, permis nacelle | Aerial lifts
Ladungssicherung | ladungssicherungsschein, ladungssicherung nach VDI 2700, arrimage, load securing, load restraint
`,
  },
];
