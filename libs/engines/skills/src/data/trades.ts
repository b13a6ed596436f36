import type { SkillRows } from '../read-rows';

/** Building, installing, repairing, growing. */
export const TRADES: SkillRows[] = [
  {
    category: 'Construction',
    kind: 'skill',
    rows: `
Construction | construction industry, building construction, construction work, general construction, construction experience, residential construction, commercial construction, heavy construction, building trades, construction trades, construction labor, construction site experience
Construction management | construction project management, construction manager, building site management, managing construction projects, construction administration, construction project manager, construction engineering, conduite de travaux, conducteur de travaux, bauleitung, dirección de obra | Construction, Project management 0.8
Site supervision | site management, construction supervision, site superintendent, superintendent, foreman, foreman experience, crew leadership, crew supervision, construction superintendent, site manager, supervising crews, jobsite supervision, job site supervision, site foreman | Construction 0.8, People management 0.8
Construction estimating | estimating, construction estimation, bid preparation, job costing construction, estimator, bidding, cost estimates, bid estimating, project estimating, preparing estimates | Cost control 0.5
Construction scheduling | look-ahead schedules, CPM scheduling, construction schedules | Construction 0.6, Project controls 0.7
Construction management software | on-screen takeoff, sage 300 construction, viewpoint vista
HeavyBid | | Construction management software
PlanSwift | | Construction management software
Buildertrend | | Construction management software
PlanGrid | | Construction management software
Bluebeam Revu | bluebeam | Construction management software
Procore | | Construction management software
RFIs and submittals | RFI!, submittals*, requests for information, submittal review, submittal logs, shop drawing review | Construction 0.5
Change orders | change order management, variations in construction | Construction 0.5
Project closeout | closeout documents, punch list, closeout, O&M manuals | Construction 0.5
Pay applications | AIA billing, progress billing, schedule of values | Construction 0.5
Subcontract administration | subcontracts, managing subcontractors, subcontract management, subcontractor coordination, buyout, subcontractor buyout | Construction 0.5
Carpentry | carpenter, rough carpentry, woodworking carpentry, first fix and second fix, menuiserie, carpintería, schreinerarbeiten, tischlerarbeiten, zimmererarbeiten | Construction 0.6
Formwork | concrete formwork | Carpentry
Finish carpentry | trim carpentry, trim work, finish work, interior trim | Carpentry
Framing* | wood framing, metal stud framing, house framing, steel stud framing, metal framing, framer* | Carpentry 0.7
Cabinet making | cabinetry, cabinet installation, millwork, joinery, furniture making, woodworking, furniture assembly, wood working, bench joinery, kitchen fitting, cabinetmaking, kitchen installation | Carpentry 0.6
Drywall installation | drywall, drywall finishing, sheetrock, taping and finishing, dry lining, plastering, plasterer, drywall repair, drywall hanging, plasterboard, skimming walls | Construction 0.6
Painting and decorating | house painting, interior painting, exterior painting, spray painting, painting*, painter*, industrial painting, commercial painting, wallpapering, decorating*, surface preparation, paint preparation, paint sprayers, malerarbeiten, peinture en bâtiment, pintura de interiores
Flooring installation | flooring, carpet installation, hardwood flooring, laminate flooring, floor laying, vinyl flooring, carpet fitting, floor installation | Construction 0.5

Tiling | tile installation, tile setting, ceramic tile, grouting, tile work, tiler, wall and floor tiling | Construction 0.5
Roofing | roof installation, shingle roofing, roof repair, roofer, metal roofing, roofing installation | Construction 0.6
Slating and tiling | slating, slate roofing, roof tiling, slate and tile, tiled roofs, slate roofs, slater | Roofing
Flat roofing | single-ply roofing, single-ply membrane, single-ply, felt roofing, EPDM, built-up roofing | Roofing
Leadwork | lead flashing, lead roofing | Roofing 0.6
Masonry | bricklaying, stonemasonry, block laying, brickwork, brick masonry, bricklayer, mason*, pointing brickwork, stone masonry, blockwork, mauerarbeiten, maçonnerie, albañilería | Construction 0.6
Concrete work | concrete finishing, concrete pouring, concrete placement, cement finishing, concrete repair, cement mason, pouring concrete, concrete*, flatwork | Construction 0.6
Rebar installation | ironwork, structural steel erection, steel erection, ironworker, steel fixing, reinforcing steel, rebar | Construction 0.6
Scaffolding | scaffold erection, scaffolder, scaffold building | Construction 0.6
Tower climbing | telecom tower climbing, cell tower work, tower technician | Telecommunications 0.4
Boilermaking | boilermaker | Welding 0.5
Septic systems | septic installation, septic pumping
Well drilling | water well drilling, borehole drilling
Chimney sweeping | chimney repair, chimney sweep
Sprinkler fitting | sprinkler fitter, fire sprinkler installation | Pipefitting 0.7
Fencing installation | fence installation, fencing contractor, deck building, decking | Construction 0.5
Home inspection | property inspection, home inspector
Commercial diving | underwater welding, hyperbaric diving
Traffic control | flagging, flagger, work zone safety, traffic management construction
EV charger installation | electric vehicle charging, EV charging, ladeinfrastruktur, charging infrastructure, EV charge points | Electrical installation 0.5
Testing and balancing | TAB HVAC, air balancing, HVAC commissioning, building commissioning | HVAC 0.6
Epoxy flooring | resin flooring, polished concrete | Flooring installation 0.7
Stucco | rendering walls, EIFS
Gutter installation | siding installation
Demolition | demolition work, strip out | Construction 0.6
Excavation | trenching, earthmoving, grading earth, site grading, earthwork, groundworks, trench safety, excavating, backfilling*
Asphalt paving | paving, road construction, asphalt work, road building, paving stones, hardscaping, interlocking pavers, highway construction, road maintenance, asphalt
Insulation installation | insulation, loft insulation, thermal insulation, weatherization, air sealing | Construction 0.5
Spray foam | | Insulation installation
Window and door installation | window installation, door installation, glazing, glazier, curtain wall, doors and windows*, door hanging, garage doors, windows and doors* | Construction 0.5
Waterproofing | caulking, sealants, damp proofing
Heavy equipment operation | heavy machinery, heavy equipment, front-end loader, plant operation, operating heavy equipment, motor grader, wheel loader, heavy equipment operator, dump truck, loaders*, heavy machinery operation, telehandler
Bulldozer operation | bulldozer, dozer | Heavy equipment operation
Skid steer operation | skid steer | Heavy equipment operation
Backhoe operation | backhoe | Heavy equipment operation
Excavator operation | excavators, excavator operator | Heavy equipment operation
Crane operation | crane operator, tower crane, overhead crane, mobile crane, cranes, overhead crane operation, bridge crane
Rigging | rigging and signaling, slinging, lifting operations, slinger signaller, banksman, rigger, rigging equipment, signal person
Aerial lifts | scissor lift, boom lift, MEWP, cherry picker, aerial work platform, bucket truck, manlift, aerial lift operation
Power tools | power tool operation, hand and power tools
Hand tools | own tools, own hand tools, basic hand tools
Construction safety | site safety, jobsite safety, scaffold safety, toolbox talks, job site safety, trench and excavation safety, ladder safety
Working at height | | Construction safety
Confined space entry | confined space | Construction safety
Fall protection | | Construction safety
General labor | labouring, laborer, labourer, general construction labor, construction laborer
Pipe laying | pipelaying, utility installation, sewer installation, water main installation, utilities construction, pipelayer, water mains
Underground utilities | | Pipe laying
`,
  },
  {
    category: 'Electrical, plumbing and HVAC trades',
    kind: 'skill',
    rows: `
Electrical installation | electrical wiring, wiring*, residential wiring, commercial wiring, conduit installation, electrical work, electrician, rough-in wiring, electrical trade, conduit, pulling wire, commercial electrical, residential electrical, industrial electrical, industrial wiring, electrical construction, panel installation, running conduit, cable pulling, EMT conduit, elektroinstallation, elektroinstallationen, installation électrique, instalaciones eléctricas, instalación eléctrica | Electrical troubleshooting 0.5
Conduit bending | bending conduit | Electrical installation
Electrical troubleshooting | electrical fault, find an electrical fault, electrical diagnosis, trace electrical faults, control faults, troubleshoot electrical, electrical repair, electrical maintenance, electrical fault finding, electrical testing, troubleshooting electrical systems, fault finding, electrical diagnostics, electrical fault diagnosis, electrical systems, fault diagnosis, electrical trouble shooting | Wiring diagrams 0.7
National Electrical Code | NEC!, NEC code, NFPA 70, 18th edition, BS 7671, wiring regulations, electrical codes, NEC knowledge, IEE wiring regulations, 18th edition wiring regulations, canadian electrical code, 17th edition, IET wiring regulations
Electrical safety | electrical isolation | Workplace safety 0.6
Arc flash safety | arc flash, arc flash training | Electrical safety
Lockout/tagout | LOTO!, lock out tag out | Electrical safety
NFPA 70E | | Electrical safety
Industrial electrical maintenance | industrial electrician, three-phase power, 480V, motor control circuits, motors and drives, three phase, 3-phase, 480 volt, electric motors, 3 phase power, industrial controls, relay logic | Electrical troubleshooting, Industrial maintenance 0.7
Panel building | control panel wiring, panel wiring, switchboard assembly, control panel assembly, control panels, panel assembly
Lineman work | power line work, line work, overhead lines, lineman, lineworker, powerline technician, distribution lines, pole climbing, overhead line work, underground distribution
Solar panel installation | solar installation, PV installation, solar installer | Electrical installation 0.5
Low-voltage systems | fire alarm installation, security system installation, alarm systems, access control installation, CCTV installation, low voltage, alarm installation, intruder alarms, security alarm installation, low-voltage wiring
Plumbing | plumber, commercial plumbing, plumbing installation, plumbing repair, pipe repair, pipework, plumbing systems, plumbing maintenance, sanitary installation, drains*, PEX, copper piping, drain camera, sewer camera, drain cleaning machines, backflow prevention, sanitärinstallation, plomberie, fontanería, instalaciones de fontanería
Water heaters | water heater installation, tankless, tankless unit, tank and tankless, hot water tank, water heater replacement, water heater repair | Plumbing
Residential plumbing | residential service*, service plumbing, residential service plumbing, residential repair, residential plumbing service, home plumbing repairs, repairs in houses, domestic plumbing, service plumber | Plumbing
Drain cleaning | | Plumbing
Pipefitting | pipe fitting, steamfitting, pipe installation, pipefitter, steamfitter, steam fitting, pipe threading, process piping | Plumbing 0.5
Gas fitting | gas installation, gas lines, gas appliances, boiler servicing, gas fitter, gas piping, boiler installation, gas boilers
HVAC | heating ventilation and air conditioning, HVAC/R, HVACR, heating and cooling, air conditioning, HVAC service, HVAC maintenance, HVAC installation, heating and air conditioning, HVAC repair, HVAC systems, HVAC troubleshooting, heating systems, air conditioning installation, HVAC technician, split systems, heating and ventilation | Refrigeration 0.5
Commercial HVAC | commercial HVAC service, commercial service HVAC, commercial service*, commercial HVACR, light commercial HVAC, commercial air conditioning, commercial heating and cooling | HVAC
Residential HVAC | residential heating and cooling, residential HVAC service, home heating and cooling | HVAC
Rooftop units | RTU!, packaged rooftop units, packaged units, rooftop equipment | HVAC, Commercial HVAC 0.8
VRF! | VRV!, variable refrigerant flow, VRF systems, VRV systems, Daikin VRV | HVAC
Heat pumps | air-source heat pumps, ductless mini-splits, mini splits | HVAC
Furnace repair | furnaces | HVAC
Refrigeration | commercial refrigeration, refrigeration systems, industrial refrigeration, walk-in coolers, ammonia refrigeration, refrigeration repair
Chillers | | Refrigeration
Refrigerant handling | refrigerants, refrigerant recovery | Refrigeration
Sheet metal work | ductwork, sheet metal fabrication, duct installation, ductwork installation, sheet metal, duct fabrication, press brake sheet metal
Boiler operation | boilers, steam systems, boiler maintenance, steam boilers, boiler repair, low pressure boilers, high pressure boilers, boiler plant
Brazing | soldering pipes, brazing copper, brazing and soldering
Elevator maintenance | lift maintenance, elevator repair, escalator maintenance, elevator installation
`,
  },
  {
    category: 'Mechanics and maintenance',
    kind: 'skill',
    rows: `
Building maintenance | maintenance repair, general maintenance, handyman, property maintenance, apartment maintenance, janitorial maintenance, home repair, handyman work, general repairs, maintenance technician, facility repair, building repairs, home improvement, light maintenance, make-ready, minor repairs, handyman services
Industrial maintenance | plant maintenance, machine maintenance, equipment maintenance, industrial mechanics, manufacturing maintenance, machinery maintenance, machine repair, equipment repair, mechanical maintenance, maintenance mechanic, maintenance electrician, mechanical repair, maintenance engineering, machinery repair, production machinery maintenance, electro-mechanical maintenance, repairing machinery, industrial equipment repair, multi-craft maintenance, electromechanical maintenance , mantenimiento industrial, maintenance industrielle, instandhaltung, mantenimiento de líneas| Mechanical troubleshooting, Preventive maintenance 0.7
Millwright work | millwright, millwrighting | Industrial maintenance
Preventive maintenance | preventative maintenance, PM program, planned maintenance, scheduled maintenance, PMs!*, preventive maintenance programs, planned preventative maintenance, PPM!, preventive maintenance schedules, routine maintenance, mantenimiento preventivo, maintenance préventive, vorbeugende wartung
Total productive maintenance | TPM!* | Preventive maintenance
Mechanical troubleshooting | mechanical aptitude, machine troubleshooting, equipment troubleshooting, troubleshooting equipment, mechanical skills, mechanical fault finding, mechanical ability, troubleshooting machinery, mechanical inclination, troubleshooting mechanical
Maintenance management | CMMS!, maintenance planning, maintenance scheduling, computerized maintenance management system, eMaint, fiix, maintenance supervision, maintenance planner, work order systems, work orders, work order management, maintenance management software
IBM Maximo | | Maintenance management
Hydraulics* | hydraulic systems, hydraulic repair, hydraulic troubleshooting, hydraulic power units, hydraulics and pneumatics, hydraulic pumps, hydraulic*
Pneumatics | pneumatic systems, compressed air systems, pneumatic controls, air compressors, pneumatic
Conveyors | conveyor systems, conveyor maintenance, material handling systems maintenance
Conveyor belts | | Conveyors
Pumps and valves | pump repair, pump maintenance, valve repair, pumps*, gearboxes, bearings and gearboxes, gearbox repair, chain drives, belts and pulleys, pump rebuilds
Centrifugal pumps | | Pumps and valves
Bearings* | | Pumps and valves
Shaft alignment | laser alignment | Pumps and valves
Automotive repair | auto repair, vehicle maintenance, automotive mechanics, car repair, auto mechanic, vehicle repair, automotive technician, automotive maintenance, engine repair, automotive service, motor vehicle repair, vehicle servicing, automotive systems, car maintenance, suspension and steering
Transmission repair | | Automotive repair
Brake repair | brakes and suspension, brakes* | Automotive repair
Automotive diagnostics | OBD-II, engine diagnostics, scan tools, vehicle diagnostics, OBD, diagnostic scan tools, automotive electrical diagnosis, diagnostic equipment automotive, electrical diagnostics vehicles, diagnostic codes, fault codes, reading codes, fault finding on vehicles | Automotive repair 0.8
Diesel mechanics | diesel engine repair, heavy truck repair, diesel repair, diesel engines, diesel technician, truck repair, heavy duty mechanic, fleet repair, diesel diagnostics, heavy vehicle maintenance, heavy equipment repair, HGV mechanic, heavy-duty truck repair | Automotive repair 0.6
Heavy-duty engine diagnostics | cummins INSITE, INSITE!, detroit diagnosticlink, diagnosticlink, DDDL!, JPRO!, cat ET, caterpillar electronic technician, servicemaxx, ptt tech tool, bendix acom, allison DOC, service advisor diagnostics | Diesel mechanics 0.7, Automotive diagnostics
Aftertreatment | DPF!, diesel particulate filter, aftertreatment systems, DEF doser, DEF systems, SCR systems, EGR cleaning, DPF regeneration | Diesel mechanics 0.5
Air brakes | air brake systems, S-cams, slack adjusters, brake chambers, air brake repair | Diesel mechanics 0.5
DOT inspections | annual DOT inspections, federal annual inspections, annual federal inspections, DOT annual inspection, FMCSA inspections | DOT regulations, Automotive repair 0.4
Refrigeration units for trailers | reefer units, thermo king, transport refrigeration | Diesel mechanics 0.4
Fleet maintenance | fleet management, fleet vehicles, fleet coordination, vehicle fleet management
Auto body repair | collision repair, dent repair, auto painting, panel beating, body shop, automotive painting, paintless dent repair, collision estimating, CCC one, body work automotive, auto refinishing, auto body technician, frame straightening, paint mixing, auto body
Tire service | tire changing, tyre fitting, tire mounting, tire rotation, tire repair, tyre fitter, lube service
Oil changes | | Tire service
Wheel alignment | | Tire service
Small engine repair | lawn equipment repair, motorcycle repair, marine engine repair, bicycle repair, outboard engines, outdoor power equipment, bike mechanic
Aircraft maintenance | aviation maintenance, aircraft mechanics, aircraft repair, airframe repair, aircraft inspection, line maintenance aviation, aircraft technician, aircraft structural repair, aviation mechanic, aircraft engines, part 145, aviation technician
Turbine engines | | Aircraft maintenance
Appliance repair | home appliance repair, white goods repair, domestic appliance repair, commercial kitchen equipment repair
Field service | field service engineering, on-site repair, service technician, field service technician, service calls, on-site service, field technician
Locksmithing | lock installation, locks*, door hardware
Key cutting | | Locksmithing
Pool maintenance | swimming pool maintenance, pool chemistry, pool cleaning
Generator maintenance | generators*, emergency generators, standby generators, UPS systems, backup generators
`,
  },
  {
    category: 'Land, plants and cleaning',
    kind: 'skill',
    rows: `
Landscaping | lawn care, groundskeeping, grounds maintenance, landscape maintenance, garden maintenance, mowing, lawn mowing, lawn maintenance, landscape installation, landscape construction, groundskeeper, mulching, grass cutting, groundskeeping equipment, snow removal, hedge trimming, leaf blowing, soft landscaping
Horticulture | plant care, gardening, greenhouse management, nursery plants, plant propagation, greenhouse operations, gardener, plant identification, propagation*, pruning, turf management, turfgrass management, plant health care, planting*, greenhouse growing
Arboriculture | tree pruning, tree care, tree felling, tree trimming, tree removal, arborist, tree climbing, tree surgery
Chainsaw operation | chainsaw | Arboriculture
Irrigation | irrigation systems, sprinkler installation, irrigation installation, irrigation repair, drip irrigation, sprinkler systems landscape
Farming | agriculture, crop production, farm management, harvesting, crop management, farm work, agricultural production, organic farming, farm operations, farm experience, field crops, crops*, vineyard work, sowing, farmworker, row crops, fruit picking
Livestock management | livestock, dairy farming, cattle handling, poultry farming, animal production, milking, cattle, livestock care, beef cattle, dairy cows, swine production, herd management, calving, lambing, sheep farming
Agronomy | soil science, crop science, soil fertility, crop scouting, precision agriculture, plant pathology, soil sampling, agronomist, crop protection, fertilizer application, plant breeding
Tractor operation | farm machinery, farm equipment operation, tractors, combine harvester, tractor driving, agricultural machinery, combine operation, agricultural equipment, farm equipment repair
Forestry | timber harvesting, forest management, logging*, forest inventory, timber cruising, silviculture, reforestation
Fisheries | aquaculture, fish farming, commercial fishing, fish processing
Pesticide application | pest control, pest management, termite treatment, pesticides, fumigation, exterminating, spraying pesticides
Integrated pest management | IPM! | Pesticide application
Herbicide application | weed control | Pesticide application
Conservation* | wildlife management, habitat restoration, natural resource management, park ranger, wildlife conservation, ecological restoration, land management, invasive species management, trail maintenance, environmental conservation, prescribed burns, nature conservation
Beekeeping | apiculture, hive management
Cleaning | commercial cleaning, janitorial, janitorial services, housekeeping cleaning, office cleaning, custodial, cleaning services, sanitation cleaning, janitor, house cleaning, custodian, residential cleaning, custodial services, deep cleaning, domestic cleaning, restroom cleaning, janitorial work, sweeping and mopping, vacuuming, mopping, dusting*, cleaning duties, window cleaning, cleaning experience, janitorial experience, reinigungsarbeiten, gebäudereinigung, nettoyage des locaux, entretien des locaux, limpieza de instalaciones, limpieza de oficinas
Carpet cleaning | | Cleaning
Floor care | floor stripping and waxing, floor buffing, carpet extraction, floor waxing, floor buffers, buffing floors, floor scrubbers, floor maintenance, strip and wax floors
Cleaning chemicals | chemical handling, cleaning chemical safety, handling of chemicals, safe handling of chemicals, handling chemicals
Safety data sheets | MSDS, SDS!* | Cleaning chemicals
COSHH | | Cleaning chemicals
Pressure washing | power washing
Waste management | recycling operations, refuse collection, waste collection, garbage collection, waste disposal, recycling, solid waste management, waste handling
Restoration of damage | water damage restoration, fire restoration, lead abatement
Mold remediation | mould removal | Restoration of damage
Asbestos abatement | asbestos removal | Restoration of damage
Laundry* | laundry operations, dry cleaning, linen service, ironing, pressing clothes, folding laundry, washing and ironing
`,
  },
  {
    category: 'Trade credentials',
    kind: 'credential',
    rows: `
Journeyman Electrician license | journeyman electrician, journeyman electrician card, licensed electrician, journeyman electrical license, journeyman wireman, journeyman card electrical, journeyman license electrical, licensed journeyman electrician, state electrical license, electrical license, electrician license, journeyman inside wireman, red seal electrician | Electrical installation, National Electrical Code 0.9, Electrical troubleshooting 0.8
Master Electrician license | master electrician, licensed master electrician | Journeyman Electrician license, Electrical installation
NVQ Level 3 Electrical Installation | JIB gold card, AM2, city and guilds electrical, ECS gold card, city & guilds 2391, ECS card, city and guilds 2365, JIB approved electrician, level 3 electrical installation, approved electrician | Electrical installation
Journeyman Plumber license | licensed plumber, journeyman plumber, plumbing license, plumber's license, licensed journeyman plumber, NVQ level 3 plumbing, NVQ plumbing, journeyman plumbing license | Plumbing
Master Plumber license | master plumber, licensed master plumber | Journeyman Plumber license, Plumbing
Gas Safe registration | gas safe, gas safe registered, CORGI registered, gas fitter license, ACS gas, G2 gas license, ACS qualified | Gas fitting
EPA 608 | EPA section 608, EPA certification, EPA universal certification, EPA 608 certification, EPA universal, EPA 608 universal, universal EPA certification, EPA type II, F-Gas, F-gas certification, refrigerant certification, EPA certified, CFC certification | Refrigeration 0.7, HVAC 0.7
NATE certification | NATE!, NATE certified, HVAC certification, HVAC excellence, HVAC certificate, NATE HVAC | HVAC
HVAC license | HVAC contractor license, mechanical license HVAC, journeyman HVAC, licensed HVAC technician | HVAC
Journeyman Carpenter | red seal carpenter, carpentry apprenticeship, NVQ carpentry, carpentry and joinery NVQ, NVQ level 2 carpentry, city and guilds carpentry, journeyman carpenter card | Carpentry
Completed apprenticeship | apprenticeship completion, time-served, trade certificate, journeyman card, journeyman status, red seal, red seal certification, registered apprenticeship, certificate of apprenticeship, journey-level, completed an apprenticeship, journeyperson
Contractor license | general contractor license, licensed contractor, licensed general contractor, state contractor's license, CSLB | Construction
OSHA 10 | OSHA 10-hour, OSHA 10 certified, OSHA 10 card, OSHA 10 certification | Workplace safety 0.8, OSHA regulations 0.9
OSHA 30 | OSHA 30-hour, OSHA 30-Hour General Industry, OSHA 30-Hour Construction, OSHA thirty, OSHA 30 certified, OSHA 30 card, OSHA 30 certification, OSHA 10/30 | OSHA 10, Workplace safety
CSCS card | construction skills certification scheme, CSCS green card, CSCS gold card, white card, CSCS!*, CSCS black card, CSCS blue card | Construction safety
SMSTS | SSSTS, site management safety training scheme, site supervision safety training scheme, site supervisors safety training scheme | Construction safety, Site supervision 0.6
CPCS card | CPCS!, NPORS, CPCS ticket, plant operator card, NPORS card | Heavy equipment operation
NCCCO certification | NCCCO, CCO certified, crane operator certification, certified crane operator, NCCCO certified | Crane operation
Rigger certification | NCCER rigger, qualified rigger, LEEA, NCCCO rigger | Rigging
NCCER certification | NCCER, NCCER core, NCCER certified | Construction 0.6
IPAF | PASMA, IPAF card, IPAF licence, IPAF 3a, PASMA card, mobile tower training | Aerial lifts
Confined space certification | confined space training certificate, confined space certified | Construction safety 0.7
H2S certification | H2S alive, H2S awareness, H2S certified | Workplace safety 0.4
BOSIET | HUET, FOET, OPITO, offshore survival | Workplace safety 0.4
Backflow certification | certified backflow tester, backflow tester, backflow prevention certification | Plumbing 0.7
AWS Certified Welder | certified welder, welding certification, 6G certification, 6G!, D1.1, 3G certification, 6G welder, D1.1 certified, welder certification, D1.1 certification, AWS D1.1, coded welder, certified in welding, AWS certified welding, 3G and 4G certified, CWB certification, 4G certification, ASME section IX | Welding
Certified Welding Inspector | CWI!, CSWIP, AWS CWI | Welding inspection, Welding
NDT certification | ASNT level II, NDT level II, ASNT, PCN level 2, ASNT level III, level II NDT, NDT level 2 | Non-destructive testing
ASE certification | ASE!, ASE certified, ASE master technician, ASE master, automotive service excellence, IMI level 3, ASE certified technician, NVQ level 3 light vehicle, ASE A1-A8, NVQ vehicle maintenance | Automotive repair, Automotive diagnostics 0.8
I-CAR certification | I-CAR platinum, I-CAR, I-CAR gold | Auto body repair
A&P license | airframe and powerplant, FAA A&P, A&P mechanic, A&P certificate, airframe and powerplant license, EASA part 66, part-66 licence, A&P certification, B1 licence | Aircraft maintenance
Pesticide applicator license | certified pesticide applicator, PA1 PA6, licensed pesticide applicator, commercial applicator license, pesticide license, PA1 and PA6, qualified applicator license | Pesticide application
ISA Certified Arborist | certified arborist, ISA arborist | Arboriculture
Chainsaw certificate | NPTC chainsaw, CS30, CS31, CS30/31, NPTC | Arboriculture 0.6
Boiler operator license | stationary engineer license, boiler license, third class power engineer, power engineer certificate, fourth class power engineer, stationary engineer, low pressure boiler license | Boiler operation
Lead-safe certification | EPA RRP, asbestos certification, UKATA asbestos awareness, lead renovator certification, asbestos awareness, UKATA! | Construction safety 0.5
Flagger certification | certified flagger, traffic control supervisor, ATSSA certified, traffic control technician | Traffic control
MSHA certification | MSHA!, MSHA part 46, MSHA part 48, MSHA new miner | Workplace safety 0.6
GWO certification | GWO!, GWO basic safety training | Working at height
Home inspector license | InterNACHI, ASHI certified, certified home inspector, licensed home inspector | Home inspection
CPESC | CESSWI, CISEC, qualified SWPPP practitioner, QSP/QSD | Erosion control
Certified Building Official | ICC certification, ICC certified inspector, certified building inspector, ICC residential inspector | Code enforcement
Construction quality management certificate | CQM-C, construction quality management for contractors, USACE CQM | Construction 0.6
NICET | NICET level II, NICET level III, NICET fire alarm | Fire protection engineering 0.7
Elevator mechanic license | NEIEP, licensed elevator mechanic | Elevator maintenance
Septic installer license | certified septic inspector | Septic systems
NATE for building automation | niagara certified, tridium certified, niagara 4 certification | Building automation systems
Certified Irrigation Technician | certified irrigation contractor, rain bird certified | Irrigation
Certified Pool Operator | CPO!*, CPO certification | Pool maintenance
IICRC certification | IICRC, IICRC certified, IICRC WRT | Restoration of damage, Cleaning 0.6
Meisterbrief | meister im handwerk, handwerksmeister, meisterprüfung, meistertitel, industriemeister, industriemeister metall, industriemeister elektrotechnik, geprüfter meister, meisterschule, handwerkskammer meisterprüfung, elektromeister, kfz-meister | Completed apprenticeship
Ausbildereignung | ausbildereignungsprüfung, ausbilderschein, AdA-schein, AEVO!, ausbildung der ausbilder, ausbildereignungsschein, ausbildereignung nach AEVO
Staatlich geprüfter Techniker | staatlich geprüfte technikerin, technikerschule, techniker elektrotechnik, techniker maschinenbau, techniker maschinentechnik | Completed apprenticeship
Elektrofachkraft | EFK!*, elektrofachkraft für festgelegte tätigkeiten, EFKffT, elektrisch unterwiesene person, schaltberechtigung, schaltbefähigung, habilitation électrique, habilitation BR, habilitation B1V, habilitation H0B0, habilitaciones eléctricas | Electrical installation 0.8
Schweißerprüfung | schweißerschein, schweißschein, schweißerzeugnis, geprüfter schweißer, DIN EN ISO 9606, EN ISO 9606, schweißprüfung, qualification soudeur, licence de soudage, licences de soudure, soldador homologado, homologación de soldadura, homologación de soldador, coded welding, ASME IX | Welding
Kältemittel-Sachkunde | kälteschein, sachkundenachweis kälte, F-gases, F-gas qualification, attestation d'aptitude fluides frigorigènes, aptitude fluides frigorigènes, gases fluorados, carnet de gases fluorados, manipulador de gases fluorados | Refrigeration 0.7, HVAC 0.7
Spanish installer licence | carnet de instalador, carné de instalador, instalador autorizado, carnet RITE, RITE!*, carné de instalador electricista, carnet de instalador electricista, carnet de gas, instalador electricista autorizado, REBT!*
Tarjeta profesional de la construcción | TPC!*, tarjeta profesional de construcción, TPC construcción, curso básico de PRL en construcción | Construction safety
French building site permit | AIPR!, habilitation AIPR, carte BTP | Construction safety 0.6
OFTEC registration | OFTEC!, OFTEC registered, ACS qualifications, CCN1!, core domestic gas | Gas fitting 0.8
Inspection and testing certificate | C&G 2391, 2391-52, 2394 and 2395, inspection and testing 2391, NICEIC!, NICEIC approved, JIB card, JIB grading | Electrical installation
CISRS card | CISRS!, scaffolder card, CISRS scaffolder | Construction safety 0.8
NRSWA streetworks | NRSWA!, streetworks card, street works ticket, streetworks accreditation, NRSWA card | Construction safety 0.6
Abrasive wheels certificate | abrasive wheels, abrasive wheels training | Workplace safety 0.4
MOT tester licence | MOT tester, MOT testing licence, class 4 MOT, MOT licence | Automotive repair
Sachkunde Pflanzenschutz | sachkundenachweis pflanzenschutz, pflanzenschutz-sachkunde, certiphyto, carnet de fitosanitarios, carné de fitosanitarios, carnet de aplicador de fitosanitarios, aplicador de productos fitosanitarios, carné de manipulador de productos fitosanitarios, PA1!, PA6! | Pesticide application
Kettensägenschein | motorsägenschein, motorsägenführerschein, AS baum, AS baum 1, chainsaw licence, chainsaw tickets | Chainsaw certificate
Kranführerschein | kranschein, kranführer-schein, carnet de gruista, carnet de operador de grúa, carné de operador de grúa torre, CACES pont roulant, CACES R484, CACES R483, appointed person lifting | Crane operation
`,
  },
];
