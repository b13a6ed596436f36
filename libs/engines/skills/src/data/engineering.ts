import type { SkillRows } from '../read-rows';

/** Mechanical, electrical, civil, chemical, aerospace and environmental engineering, and architecture. */
export const ENGINEERING: SkillRows[] = [
  {
    category: 'Mechanical engineering and design tools',
    kind: 'skill',
    rows: `
Mechanical engineering | mechanical design, mechanical engineer, machine design, mechanical systems design, mechanical design engineering
CAD! | computer-aided design, CAD software, CAD design, 3D CAD, 2D CAD, CAD drafting, CAD modeling, CAD drawings, CAD tools, CADD
AutoCAD | auto cad, autocad lt, autocad drafting | CAD, Drafting
SolidWorks | solid works, dassault solidworks | CAD, Mechanical engineering 0.4
Autodesk Inventor | Inventor!?, inventor software | CAD
Fusion 360 | autodesk fusion, autodesk fusion 360 | CAD
CATIA | catia v5, catia v6, 3dexperience | CAD
Creo! | pro/engineer, ptc creo, pro/e, proengineer | CAD
Siemens NX | NX!*, unigraphics, NX CAD | CAD
Solid Edge | | CAD
Grasshopper!? | grasshopper rhino | CAD
Rhino | rhino 3D, rhinoceros 3D | CAD
Onshape | | CAD
SketchUp | sketch up, google sketchup | CAD, 3D modeling 0.7
MicroStation | bentley microstation, openroads, bentley openroads | CAD
Drafting* | technical drawing, drawings*, manufacturing drawings, production drawings, part drawings, assembly drawings, release drawings, engineering drawings, mechanical drafting, draftsman, drafter*, detail drawings, shop drawings, drawing production, architectural drafting, working drawings
Blueprint reading | reading blueprints, read blueprints, reading drawings, read drawings, reading schematics, interpreting blueprints, print reading, schematic reading, reading engineering drawings, blueprint interpretation, blueprints, schematics, read schematics, wiring schematics, interpret drawings, plan reading, reading plans, interpreting technical drawings, blueprints and schematics, able to read drawings, reading technical drawings, read prints, reading prints, read shop drawings, reading shop drawings, engineering prints, read technical drawings, prints and drawings
Wiring diagrams | electrical schematics, electrical drawings, electrical diagrams, circuit diagrams, ladder diagrams, wiring schematic, electrical prints | Blueprint reading
GD&T | geometric dimensioning and tolerancing, tolerance analysis, tolerance stack-up, ASME Y14.5, geometric dimensioning
Finite element analysis | FEA!, finite element method, finite element, FEM!, structural simulation, stress analysis, finite element modeling | Mechanical engineering 0.5
SolidWorks Simulation | solidworks FEA, cosmosworks | Finite element analysis, SolidWorks 0.7
HyperMesh | | Finite element analysis
LS-DYNA | | Finite element analysis
Nastran | | Finite element analysis
Abaqus | | Finite element analysis
ANSYS | ansys workbench, ansys mechanical, ansys fluent | Finite element analysis
Computational fluid dynamics | CFD!, fluent CFD, fluid simulation
OpenFOAM | | Computational fluid dynamics
STAR-CCM+ | | Computational fluid dynamics
COMSOL | comsol multiphysics | Finite element analysis
Thermodynamics | heat transfer, thermal analysis, thermal management, thermal engineering, thermal design
Fluid mechanics | fluid dynamics, hydraulics and pneumatics design, aerodynamics
Design for manufacturing | DFM!, DFMA, design for assembly, design for manufacturability, DFM/DFA, design for manufacture
Product development | new product development, NPD!, new product introduction, NPI!, R&D, research and development, product engineering, hardware product development, prototype development
Prototyping of parts | rapid prototyping, SLA printing, FDM printing, selective laser sintering, prototype fabrication
3D printing | additive manufacturing | Prototyping of parts
Materials science | materials engineering, material selection, material testing, polymer science, failure analysis of materials, tensile testing
Metallurgy | | Materials science
Composites | composite materials | Materials science
Tool design | fixture design, jig and fixture design, tooling design, mold design, die design, jigs and fixtures, mould design, tooling*
Sheet metal design | sheet metal parts, weldment design | CAD 0.6
Vibration analysis | modal analysis, NVH!, noise vibration and harshness, predictive maintenance, condition monitoring, thermography, rotating equipment
PLM software | PLM!, product lifecycle management software, PDM!, enovia, product data management, engineering change orders, ECO process, engineering change management, bill of materials, BOM!
Windchill | | PLM software
Teamcenter | | PLM software
Automotive engineering | vehicle engineering, vehicle dynamics, engine calibration, automotive design, hybrid vehicles engineering, electric vehicles
Powertrain engineering | powertrain | Automotive engineering
CAN bus | | Automotive engineering
AUTOSAR | | Automotive engineering
ADAS! | | Automotive engineering
Aerospace engineering | aeronautical engineering, aircraft design, flight test, propulsion*, spacecraft, aircraft structures, flight mechanics, airframe design
Avionics | | Aerospace engineering
DO-178C | | Aerospace engineering
AS9100 | | Aerospace engineering
HVAC design | HVAC engineering, load calculations, building services engineering, MEP!, MEP design, mechanical electrical plumbing, MEP coordination, ductwork design, HVAC systems design, ASHRAE, building services, trane trace
Piping design | pipe stress analysis, P&ID, piping engineering, caesar II, piping systems, plant 3D, piping and instrumentation diagrams
Pressure vessels | ASME boiler code, boiler design, ASME section VIII
Reliability engineering | RAMS analysis, weibull analysis, reliability centered maintenance, MTBF, reliability analysis
Test engineering | product testing, design verification, DVT!, validation testing, verification and validation, V&V, test procedures, test fixtures, environmental testing, design validation, test equipment, lab testing of products
Systems engineering | MBSE, model-based systems engineering, requirements engineering, SysML, systems integration, DOORS requirements, systems engineer, interface control documents
Marine engineering | naval architecture, ship design, marine systems, ship engines, marine engine maintenance
Biomedical engineering | medical device design, bioengineering, biomedical equipment repair, medical device development, biomedical equipment, BMET, medical equipment maintenance, medical devices
Nuclear engineering | reactor operations, radiation protection, radiation safety, health physics, nuclear safety, nuclear power
Acoustics | acoustical engineering, noise control
Optics | optical engineering, photonics, laser systems, zemax, optical design, lasers
`,
  },
  {
    category: 'Electrical engineering',
    kind: 'skill',
    rows: `
Electrical engineering | electrical design, electrical engineer, electrical systems design, power electronics design, electrical engineering design
Electronics | electronic engineering, analog electronics, digital electronics, electronic circuits, electronics repair, electronic components, electronic design, electronics troubleshooting | Electrical engineering 0.6
Circuit design | analog circuit design, circuit analysis, schematic capture, analog design, mixed-signal design, digital circuit design, electronic circuit design, schematic design | Electronics
PCB design | PCB layout, printed circuit board design, PCBs, printed circuit boards, board layout | Electronics 0.8
Altium Designer | Altium | PCB design
KiCad | | PCB design
Cadence Allegro | | PCB design
OrCAD | | PCB design
Eagle PCB | autodesk eagle | PCB design
SPICE simulation | multisim | Circuit design 0.7
PSpice | | SPICE simulation
LTspice | | SPICE simulation
FPGA | field programmable gate arrays, FPGA design, xilinx, vivado, altera, quartus, FPGA programming, FPGA development
VHDL | | FPGA 0.8, Digital design
Verilog | SystemVerilog | FPGA 0.8, Digital design
Digital design | digital logic design, SoC design, chip design, UVM!, IC design, digital logic
RTL design | | Digital design
ASIC design | ASIC! | Digital design
VLSI | | Digital design
Semiconductor processes | wafer fabrication, semiconductor fabrication, semiconductor manufacturing
Photolithography | | Semiconductor processes
Cleanroom work | cleanroom, clean room, cleanroom protocols | Semiconductor processes
RF engineering | radio frequency, RF design, microwave engineering, RF!*, RF testing, wireless communications engineering, HFSS
Antenna design | | RF engineering
EMC! | EMI/EMC, electromagnetic compatibility | RF engineering
Signal processing | DSP!*, digital signal processing, DSP algorithms, DSP architecture, image signal processing
Audio signal processing | audio DSP, acoustic signal processing, speech signal processing, audio algorithms | Signal processing
Beamforming | beamformer, microphone arrays, microphone array processing | Audio signal processing 0.8, Signal processing
Adaptive filters | adaptive filtering, adaptive filter design, LMS filters, Kalman filters, kalman filtering | Signal processing
Filter banks | filterbanks, filter bank design | Signal processing
Digital filters | FIR filters, IIR filters, digital filter design | Signal processing
Noise suppression | speech enhancement, active noise control, active noise cancellation, echo cancellation, feedback cancellation, wind-noise reduction, noise-reduction algorithms | Signal processing
Psychoacoustics | psychoacoustic, listening tests, auditory perception | Acoustics 0.6
Power electronics | inverters, power supplies, power converters, motor drives, DC-DC converters, power supply design
Power systems | power distribution, power transmission, electrical power systems, power systems analysis, high voltage, power generation, SKM power tools, medium voltage, transmission and distribution, arc flash studies, load flow analysis, power plant operations, high-voltage systems | Electrical engineering
Transformers* | | Power systems
Switchgear | | Power systems
Protection relays | relay protection | Power systems
Substations | substation design | Power systems
ETAP | | Power systems
Renewable energy | clean energy
Energy storage | battery storage | Renewable energy
Solar energy | photovoltaic, solar PV, solar design, solar power, photovoltaik, PV-Anlagen, photovoltaics | Renewable energy
Wind turbines | wind energy, wind power | Renewable energy
PVsyst | | Renewable energy
Battery technology | battery systems, lithium-ion batteries, battery management systems, BMS batteries, battery engineering
Energy management | energy efficiency, energy audits, energy auditing, energy modeling, building energy modeling, energy conservation, energy analysis
Control systems | control systems engineering, process control, control engineering, control theory, automation controls, motion control, feedback control, process control systems, control systems design, control loops
PID control | | Control systems
PLC programming | PLC!, programmable logic controllers, PLC troubleshooting, PLC maintenance, codesys | Industrial automation
Ladder logic | PLC ladder logic | PLC programming
Allen-Bradley PLCs | allen bradley, rockwell automation, rslogix, rslogix 5000, studio 5000, controllogix, compactlogix, factorytalk, rockwell PLC | PLC programming
Siemens PLCs | siemens S7, TIA portal, simatic, step 7, S7-1200, S7-1500 | PLC programming
Mitsubishi PLCs | | PLC programming
Beckhoff TwinCAT | twincat | PLC programming
Schneider PLCs | | PLC programming
Omron PLCs | | PLC programming
SCADA | SCADA systems, wonderware, ignition SCADA, SCADA programming, HMI/SCADA | Industrial automation
HMI! | human-machine interface, HMI programming, panelview, operator interfaces | Industrial automation
Industrial automation | factory automation, automation engineering, automation systems, process automation engineering, automated systems, automation equipment, automated production lines, automation technician
DCS! | distributed control systems, deltaV, honeywell experion | Control systems
Instrumentation | instrumentation and controls, I&C, process instrumentation, instrument calibration, flow meters, pressure transmitters, instrumentation technician, transmitters*, sensors*, sensor integration, instruments and controls, E&I
Calibration | equipment calibration, calibrating equipment, metrology, calibration of instruments, calibrate instruments
Variable frequency drives | VFD!, variable speed drives, VSDs, frequency drives, VFD troubleshooting, VFD programming, AC/DC drives
Servo drives | servo motors | Variable frequency drives
Motor controls | motor control centers | Variable frequency drives
LabVIEW | national instruments, NI TestStand, TestStand, lab view
Electronic test equipment | spectrum analyzer, signal generators, logic analyzer
Multimeters | digital multimeter, use of multimeter | Electronic test equipment
Oscilloscopes | | Electronic test equipment
Electrical estimating | electrical takeoff
EPLAN | eplan electric P8, autocad electrical, e-plan | Electrical engineering 0.6, CAD
Lighting engineering | lighting calculations, AGI32
DIALux | | Lighting engineering
Building automation systems | BMS controls, building automation, niagara framework, building management systems, BAS controls, johnson controls metasys, tridium niagara, DDC controls, KNX!, gebäudeautomation, gebäudeleittechnik
BACnet | | Building automation systems
`,
  },
  {
    category: 'Civil engineering and architecture',
    kind: 'skill',
    rows: `
Civil engineering | civil design, civil engineer, infrastructure engineering, civil works, civil infrastructure
Land development | site development design, land development design, land development engineering, site civil, site civil design, subdivision design, residential subdivisions, site plans, site planning and design | Civil engineering
Grading and drainage design | grading*, grading plans, grading and drainage, grading design, earthwork design, site grading plans | Civil engineering
Structural engineering | structural design, structural analysis, steel design, concrete design, reinforced concrete design, structural calculations, structural engineer, structural steel design, structural drawings | Civil engineering 0.7
Reinforcement detailing | rebar detailing, RC detailing, bar bending schedules, BS 8666 | Structural engineering 0.5
Structural software | robot structural analysis, RAM structural system | Structural engineering 0.8
Structural codes | ASCE 7, AISC, ACI 318, eurocodes, steel connection design, AISC 360 | Structural engineering 0.7
Seismic design | seismic analysis, seismic retrofit | Structural engineering 0.8
Tekla Structures | tekla | Structural software
RISA 3D | | Structural software
STAAD.Pro | STAAD! | Structural software
SAP2000 | | Structural software
ETABS | | Structural software
Geotechnical engineering | soil mechanics, soil testing, foundation design, geotechnical investigation, slope stability, site investigation, foundations engineering, geotechnical | Civil engineering 0.7
Transportation engineering | highway design, traffic engineering, road design, roadway design, traffic studies, pavement design, traffic impact studies, synchro traffic, highway engineering, transport planning, traffic signal design, transit planning | Civil engineering 0.8
Bridge engineering | bridge design, bridge inspection, bridges* | Structural engineering 0.7
Water resources engineering | stormwater management, hydraulic modeling, drainage design, stormwater, storm water management, flood modelling, drainage, stormwater design, storm drainage, storm drains, storm sewer design, stormwater ponds, stormwater calculations, detention ponds | Civil engineering 0.8
Hydrology | | Water resources engineering
Erosion control | | Water resources engineering
SWMM | | Water resources engineering
HEC-HMS | | Water resources engineering
HEC-RAS | | Water resources engineering
Water treatment | wastewater treatment, water and wastewater, wastewater, water quality, water treatment plant operation, wastewater operations, water distribution, sewer design, potable water, water supply, water systems
Environmental engineering | remediation*, site remediation, air quality, pollution control, environmental remediation, contaminated land, soil and groundwater remediation, air permitting, emissions monitoring
Phase I ESA | | Environmental engineering
Civil 3D | autocad civil 3D, civil3D, autodesk civil 3D | AutoCAD, Civil engineering 0.7
Revit | autodesk revit, revit architecture, revit structure, revit MEP | BIM, CAD 0.8
BIM! | building information modeling, BIM 360, BIM coordination, BIM modeling, autodesk construction cloud
Navisworks | clash detection | BIM
ArchiCAD | | BIM 0.8, CAD, Architecture of buildings 0.6
Allplan | | BIM 0.8, CAD, Architecture of buildings 0.6
Vectorworks | | BIM 0.8, CAD, Architecture of buildings 0.6
Architecture of buildings | architectural design, architect*, building design, Architecture!?, residential architecture, architectural practice, schematic design buildings, design development, construction documents, architectural drawings, architectural detailing, building architecture
Historic preservation | heritage conservation, historic restoration, building conservation, listed buildings
Sustainable design | green building, sustainable architecture, passive house, passivhaus, green design
BREEAM assessment | | Sustainable design
LEED design | | Sustainable design
Land surveying | surveying, topographic survey, boundary surveys, GPS surveying, setting out, construction staking, site surveying, surveyor, laser scanning, land surveyor, surveying equipment, trimble
Total station | robotic total station | Land surveying
Quantity surveying | bills of quantities, quantity takeoff, quantity take-off, material takeoffs, takeoffs, take-offs, measured works, cost planning construction, final accounts, quantity surveyor
Construction contracts | NEC3, NEC4, JCT!, JCT contracts, FIDIC, NEC contracts | Contract management 0.6
RICS membership | RICS, MRICS, chartered surveyor, AssocRICS, FRICS | Quantity surveying 0.5, Property valuation 0.5
Construction materials testing | concrete testing, asphalt testing, compaction testing, nuclear density gauge
Mining engineering | mine planning, blasting*, underground mining, surface mining, drilling and blasting, mineral processing, mining operations, open pit mining, ore processing
Petroleum engineering | reservoir engineering, drilling engineering, well completions, oil and gas, upstream oil and gas, drilling operations, reservoir simulation, production engineering oil, well control, pipeline engineering, offshore operations, oilfield services
Oilfield operations | roughneck, drilling rig, oil rig, derrickhand, floorhand, well servicing, hydraulic fracturing, fracking, wireline, coiled tubing | Heavy equipment operation 0.3
Chemical engineering | process engineering, process design, chemical process engineering, mass balance, heat and material balances, unit operations, chemical processes, chemical engineer, process engineer, process safety engineering
Aspen HYSYS | hysys, process simulation, aspentech, chemcad | Chemical engineering
Aspen Plus | | Chemical engineering
Process safety management | PSM!, process hazard analysis, layers of protection analysis, process safety, PHA studies
LOPA | | Process safety management
HAZOP | HAZOP studies | Process safety management
Industrial engineering | time studies, time and motion studies, work measurement, facility layout, plant layout, line balancing, ergonomics, industrial engineer, plant layout design, method studies
Sustainability | ESG!, sustainability reporting, environmental sustainability, corporate sustainability, ESG reporting, circular economy, GRI standards, decarbonization, net zero
Carbon accounting | carbon footprint, GHG emissions, greenhouse gas accounting | Sustainability
Life cycle assessment | LCA!* | Sustainability
Environmental management | environmental compliance, environmental impact assessment, environmental permitting, environmental monitoring, environmental management systems, environmental assessments, environmental audits
ISO 14001 | | Environmental management
SWPPP | | Environmental management
NEPA | | Environmental management
Fire protection engineering | sprinkler design, fire sprinkler systems, fire alarm design, fire suppression systems, fire protection systems
Fire alarm systems | brandmeldeanlagen, fire alarms, fire detection systems, brandmeldetechnik, NFPA 72 | Electrical installation 0.4
NFPA 13 | | Fire protection engineering
Engineering calculations | mathcad, engineering analysis, engineering design, engineering principles
Engineering management | managing engineers, engineering projects management
Value engineering | cost engineering, should-cost analysis
`,
  },
  {
    category: 'Engineering credentials',
    kind: 'credential',
    rows: `
Professional Engineer license | PE license, licensed professional engineer, P.E.!*, professional engineer, PE licensure, registered professional engineer, P.Eng, PE registration, licensed PE | Engineer in Training
Engineer in Training | EIT!, fundamentals of engineering, FE exam, EIT certification, engineering intern certification, FE/EIT
Structural Engineer license | SE license | Structural engineering, Professional Engineer license 0.9
Chartered Engineer | CEng, incorporated engineer, IEng, MICE!*, MIMechE, MIET!, MIStructE, eur ing
Architect license | registered architect, licensed architect, AIA!, RIBA, ARB registered, NCARB, RIBA part 3, architect registration, RIBA part 2, licensed architect registration, architectural license | Architecture of buildings
LEED AP | LEED accredited professional, LEED green associate, LEED certification, LEED!, LEED GA, LEED AP BD+C, WELL AP | Sustainable design
Certified SolidWorks Professional | CSWP, CSWA, solidworks certification, certified solidworks associate, CSWE | SolidWorks
Autodesk Certified Professional | autocad certified, autodesk certified user, autocad certification, revit certified professional | AutoCAD 0.8
Professional Land Surveyor | PLS!, registered land surveyor, licensed land surveyor, RPLS, licensed surveyor | Land surveying
Certified Energy Manager | CEM!, certified energy auditor, BPI certified, HERS rater | Energy management
Certified Floodplain Manager | CFM floodplain | Water resources engineering 0.6
Landscape architect license | licensed landscape architect, RLA!, PLA landscape, registered landscape architect | Landscape design
Water treatment operator license | water operator license, wastewater operator license, grade II water operator, class B wastewater operator, certified water operator, class A operator water, wastewater treatment operator license | Water treatment
Certified Reliability Leader | CMRP, certified maintenance and reliability professional, certified reliability engineer | Reliability engineering 0.8, Maintenance management 0.8
Certified Automation Professional | ISA CAP, certified control systems technician, CCST! | Industrial automation, Instrumentation
IPC certification | IPC-A-610, J-STD-001, IPC-A-610 certified, IPC/WHMA-A-620, IPC 610, IPC certified | Soldering, Electronics assembly
Certified Hazardous Materials Manager | CHMM | Hazardous materials response, Environmental management
Professional Geologist | licensed geologist, PG license, registered geologist | Geology
NABCEP | NABCEP certified, PV installation professional | Renewable energy, Solar panel installation
`,
  },
];
