import type { SkillRows } from '../read-rows';

/** Law, government, public safety, defence, property. */
export const LAW_AND_PUBLIC: SkillRows[] = [
  {
    category: 'Law',
    kind: 'skill',
    rows: `
Law* | legal practice, practice of law, legal knowledge, legal matters, attorney, lawyer, solicitor, corporate counsel, general counsel, in-house counsel, legal counsel
Legal research | case law research, westlaw and lexis | Law 0.6, Research
LexisNexis | lexis nexis, lexis | Legal research
Westlaw | | Legal research
Legal writing | legal drafting, brief writing, drafting pleadings, drafting briefs, drafting motions, legal memoranda, legal briefs, drafting legal documents, pleadings, drafting* | Law 0.6
Litigation | civil litigation, commercial litigation, litigation support, litigation experience, complex litigation, litigation management | Law
Motion practice | | Litigation
Trial practice | trial preparation, trial experience, trial advocacy, jury trials, courtroom experience, oral advocacy, courtroom advocacy, court appearances | Litigation
Depositions | taking depositions | Trial practice
Discovery in litigation | e-discovery, ediscovery, document discovery, discovery requests, electronic discovery, discovery responses, discovery* | Litigation 0.7
Relativity!? | relativity software | Discovery in litigation
Contract law | contract negotiation legal, commercial contracts, drafting contracts, contract review and drafting, commercial agreements, drafting and negotiating contracts, legal agreements | Law, Contract management 0.8
Corporate law | company law, corporate legal, securities law, commercial law, business law, corporate transactions, transactional law | Law
Intellectual property law | intellectual property, patent law, IP law | Law
Copyright law | | Intellectual property law
Trademark law | trademarks, trademark prosecution | Intellectual property law
Patent prosecution | patent drafting | Intellectual property law
Employment law | labor law, employment legislation, labor and employment law
Title VII | | Employment law
Wage and hour law | wage-and-hour, FLSA, wage-hour compliance, fair labor standards act | Employment law
Family law | divorce law, child custody, matrimonial law | Law
Criminal law | criminal defense, criminal prosecution, criminal justice, criminal procedure, public defense, prosecution
Immigration law | visa applications, immigration*, USCIS, immigration petitions, asylum law, work visas, H-1B, PERM!*, asylum | Law 0.7
Real estate law | property law, title examination, real estate closings, real estate transactions law | Law
Conveyancing | residential conveyancing, residential conveyancer, commercial conveyancing, conveyancer | Real estate law
Tax law | tax legislation, tax code, tax controversy | Law 0.7
Estate planning | wills and trusts, trusts and estates, estate administration, wills and probate, revocable trusts, drafting wills, living trusts
Estate and gift tax | estate tax, gift tax, form 706, form 709, forms 706 and 709, estate tax returns | Estate planning 0.7, Taxation 0.5
Probate | | Estate planning
Bankruptcy law | insolvency, bankruptcy filings, restructuring law | Law
Personal injury law | tort law, medical malpractice, personal injury, insurance defense, workers' compensation law | Law
Environmental law | environmental regulations, EPA regulations, environmental legislation
Privacy law | data protection, data privacy, privacy compliance, data protection law, data privacy law, privacy and data protection, data protection and privacy, privacy counsel
CCPA | | Privacy law
GDPR | general data protection regulation | Privacy law
Mediation and arbitration | arbitration, alternative dispute resolution, ADR!*, mediation
Paralegal work | paralegal, legal assistance, case preparation, legal assistant, paralegal experience, legal support, legal secretary, legal administration | Legal research 0.6, Law 0.5
Court filing | e-filing, docketing, filing with courts, docket management, calendaring deadlines, electronic filing, court procedures, PACER!*
Legal case management software | legal case management, imanage, case management system, case management software
MyCase | | Legal case management software
Clio!? | | Legal case management software
Legal billing | billable hours, legal invoicing, time and billing legal
Notarization | notarial services, notarizing documents
Court reporting | court reporter, stenographic reporting | Transcription
Legal compliance | legal risk, corporate compliance legal, sanctions compliance | Regulatory compliance
FCPA | anti-bribery | Legal compliance
Human rights | human rights law, international law, international humanitarian law
Judicial clerkship | law clerk, judicial clerk, clerkship | Legal research, Legal writing
Title IX | title IX investigations
Contract lifecycle software | ironclad CLM, docusign CLM, CLM! | Contract management 0.6
Antitrust law | competition law | Law
Healthcare law | stark law, anti-kickback, health law | Law
Construction law | construction claims, lien law | Law
Maritime law | admiralty law | Law
Securities regulation | blue sky laws | Corporate law 0.8
Class actions | mass torts, multidistrict litigation | Litigation
Appellate practice | appellate briefs, appellate advocacy, criminal appeals | Litigation 0.8, Legal writing 0.8
Landlord-tenant law | eviction proceedings, housing law | Law
Veterans benefits law | VA claims, disability claims, social security disability | Law 0.6
Juvenile law | juvenile justice, guardian ad litem | Law 0.7
Legal operations | legal ops, legal project management | Project management 0.5
`,
  },
  {
    category: 'Government and society',
    kind: 'skill',
    rows: `
Public administration | government administration, public sector, local government, civil service, government experience, municipal government, public service, public sector experience, government operations
Public policy | policy analysis, policy research, policy advice, policy making, policymaking, legislative analysis, policy advocacy, social policy
Legislative affairs | government relations, government affairs, lobbying, legislative research, parliamentary affairs, legislative process, political affairs
Political campaigning | campaign management political, canvassing, grassroots organizing, voter outreach, political campaigns, field organizing, political organizing
Diplomacy | international relations, foreign affairs, protocol diplomatic, foreign policy, consular services
Urban planning | city planning, town planning, land use planning, land use, public hearings, planning applications, development planning, master planning, planning permission
Zoning | zoning regulations | Urban planning
Public procurement | government procurement, government contracting, FAR!*, federal acquisition regulation, DFARS, government contracts, public tendering | Procurement
Government budgeting | public finance, municipal finance, governmental accounting, GASB, public budgeting | Budgeting
Fund accounting | | Government budgeting
Benefits administration in government | welfare benefits, social security claims, eligibility determination, SNAP benefits, public assistance, public benefits
Permitting* | building permits, permit review, permit processing, licensing and permits, permit applications
Code enforcement | building codes, code compliance, building inspection, international building code, IBC!, building regulations, code inspections
International development | humanitarian aid, NGO management, development programs, humanitarian assistance, USAID, monitoring and evaluation, M&E, humanitarian response, program evaluation
Nonprofit management | charity management, non-profit management, nonprofit leadership, NGO!, nonprofit administration, nonprofit experience, charity sector, nonprofit sector
Fundraising | donor relations, donor management, annual giving, major gifts, capital campaigns, philanthropy, donor cultivation, donor stewardship, fund raising, donor engagement, fund development, charitable giving, raised funds, fundraised
Raiser's Edge | blackbaud, blackbaud raiser's edge, donorperfect, bloomerang, donor databases | Fundraising 0.6
Program evaluation design | logic models, impact evaluation, impact assessment, outcome measurement, theory of change
Translation | document translation, localization, translator, translating*, translation services, CAT tools, SDL trados, trados, subtitling*, translated
Interpreting* | interpretation services, simultaneous interpretation, consecutive interpreting, medical interpreting, interpreter, court interpreting, simultaneous interpreting, medical interpretation, legal interpreting, interpretation*
`,
  },
  {
    category: 'Public safety and defence',
    kind: 'skill',
    rows: `
Law enforcement | policing, police work, patrol operations, police officer, arrest procedures, community policing, patrol*, law enforcement experience | Criminal investigation 0.4
Criminal investigation | investigations*, investigative techniques, crime scene investigation, interviewing suspects, surveillance*, detective work, investigative skills, crime scene
Evidence handling | evidence collection | Criminal investigation
Forensic science | forensics, fingerprint analysis, forensic analysis, DNA analysis forensic, ballistics, forensic
Corrections* | correctional officer, inmate supervision, corrections officer, correctional facility, prison service, detention*, inmates
Probation and parole | probation*, offender management, community corrections, parole, offender rehabilitation
Firefighting | fire suppression, structural firefighting, firefighter, fire rescue, wildland firefighting, fire fighting, fire service
Fire prevention | fire safety, fire inspection, fire code, NFPA codes, fire alarm testing, fire marshal, fire risk assessment, fire safety inspections
NFPA 101 | life safety code | Fire prevention
Emergency management | emergency preparedness, disaster response, emergency planning, FEMA, emergency operations, disaster preparedness, emergency procedures, crisis management
Incident Command System | incident command, ICS-100 | Emergency management
NIMS! | | Emergency management
Emergency dispatch | 911 dispatch, computer-aided dispatch, emergency call handling, 911 operator, police dispatch, 999 call handling, emergency dispatcher, NCIC, CAD!*
Hazardous materials response | hazmat, hazmat response, HAZWOPER, hazardous materials handling, hazardous materials, hazardous waste, dangerous goods, ADR dangerous goods, hazardous waste management, ADR goods
Search and rescue | technical rescue, rope rescue, swiftwater rescue
Physical security | security guard, security officer, guarding*, access control, security patrol, security guarding, patrolling, loss prevention security, surveillance cameras, door supervision, premises security, physical security systems, security services, surveillance*
CCTV monitoring | CCTV | Physical security
Executive protection | close protection, bodyguard
Crowd control | crowd management, event security
Military operations | military leadership, combat operations, army operations, naval operations, military experience, tactical operations, military planning
Intelligence analysis | military intelligence, all-source intelligence, intelligence collection
HUMINT | | Intelligence analysis
SIGINT | | Intelligence analysis
OSINT | open source intelligence | Intelligence analysis
Weapons handling | firearms, firearms training, marksmanship, firearms qualification, small arms, weapons maintenance
Self-defense | defensive tactics, martial arts, use of force, physical intervention
Border control | customs enforcement, border security, immigration enforcement, passport control
`,
  },
  {
    category: 'Property',
    kind: 'skill',
    rows: `
Real estate | property*, real estate sales, residential real estate, commercial real estate, real estate transactions, realty, estate agency, real estate industry, realtor, real estate broker
Property management | residential property management, tenant relations, rental management, apartment management, landlord and tenant, leasing and property management, block management, property manager, CAM reconciliation, property maintenance coordination
Leasing | lease administration, lease negotiation, lease agreements, apartment leasing, leases*, tenant leasing, lettings, lease management, leasing consultant
Property valuation | real estate appraisal, property appraisal, appraisals*, comparative market analysis, valuation of property, appraising*, property assessment
Property management software | MRI software
Entrata | | Property management software
RealPage | | Property management software
AppFolio | | Property management software
Yardi | yardi voyager | Property management software
MLS listings | MLS!, multiple listing service, property listings, zillow
Title and escrow | escrow, title insurance, closing coordination, title search, title searches
Fair housing | fair housing laws, fair housing act, affordable housing, HUD regulations
Section 8 housing | section 8 | Fair housing
LIHTC | low income housing tax credit | Fair housing
Mortgage lending | mortgage origination, loan origination, mortgages, mortgage processing, mortgage loan processing, mortgage advice, VA loans, FHA/VA loans, loan officer, mortgage loan officer
Encompass!? | encompass LOS, ellie mae | Mortgage lending 0.6
FHA loans | | Mortgage lending
Mortgage underwriting | | Mortgage lending, Underwriting
Community association management | HOA management, homeowners association, HOA!, condominium management
`,
  },
  {
    category: 'Law and public credentials',
    kind: 'credential',
    rows: `
Juris Doctor | JD!, law degree, LLB!, bachelor of laws, law school graduate, JD degree | Law, Legal research 0.8, Legal writing 0.8
Master of Laws | LL.M.!* | Law
Bar admission | admission to the state bar, admission to the bar, admitted to the state bar, admission to practice, admitted to the bar, bar license, bar membership, state bar, licensed attorney, member of the bar, licensed to practice law, active bar license, admitted to practice, bar admitted, bar exam, qualified solicitor, bar association membership, good standing with the bar, bar in good standing, licence to practise law, license to practice law, licensed to practise law, admitted to practise, bar member, admitted attorney | Law, Juris Doctor 0.9
Solicitor qualification | SQE!, legal practice course, LPC law, NQ solicitor, admitted solicitor, training contract, practising certificate solicitor | Law
Chartered legal executive | FCILEx, CILEX lawyer, legal executive | Law
Licensed conveyancer | CLC licence, council for licensed conveyancers | Conveyancing
Patent bar | USPTO registration, patent agent, registered patent attorney, registered patent agent | Intellectual property law
Paralegal certificate | certified paralegal, ABA-approved paralegal, NALA certified, paralegal certification, CILEX, ABA paralegal certificate | Paralegal work, Legal research 0.8
Notary Public | notary, commissioned notary, notary commission | Notarization
CIPP | CIPP/E, CIPP/US, CIPM, certified information privacy professional | Privacy law
Certified Compliance and Ethics Professional | CCEP!, CHC!, certified in healthcare compliance | Regulatory compliance
Security clearance | secret clearance, top secret clearance, TS/SCI, active clearance, DoD clearance, top secret, SC clearance, DV clearance, secret security clearance, TS/SCI clearance, public trust clearance, government clearance, active secret, active top secret, secret required
Police academy certification | POST certification, POST certified, peace officer certification, police academy, peace officer license | Law enforcement
Security guard license | guard card, SIA licence, SIA door supervisor, SIA badge, guard license, security license, unarmed security license, armed guard license | Physical security
Firefighter certification | firefighter I, firefighter II, firefighter 1, firefighter 2, IFSAC, pro board certified, firefighter I/II, fire academy | Firefighting
CPAT | candidate physical ability test
Fire apparatus driver operator | driver/operator, fire engine driving, pump operator certification | Firefighting 0.8
Wildland firefighter red card | S-130, S-190 | Firefighting 0.8
HAZWOPER certification | 40-hour HAZWOPER, HAZWOPER 40, OSHA HAZWOPER | Hazardous materials response
Certified Emergency Manager | | Emergency management
Certified Protection Professional | CPP security, ASIS CPP | Physical security
Firearms license | concealed carry permit, armed license, armed security license | Weapons handling
Real estate license | real estate salesperson license, licensed realtor, real estate broker license, real estate agent license, licensed real estate agent, broker's license | Real estate
Certified Property Manager | ARM certification, IREM, ARLA, CPM property, certified apartment manager | Property management
CCIM | certified commercial investment member | Real estate
CEDS | certified e-discovery specialist, relativity certified administrator, RCA relativity | Discovery in litigation
Certified Court Reporter | registered professional reporter, CCR court | Court reporting
Appraiser license | certified residential appraiser, licensed appraiser, certified general appraiser | Property valuation
NMLS license | MLO license, mortgage loan originator, NMLS!, NMLS registered, CeMAP | Mortgage lending
AICP! | american institute of certified planners, MRTPI, RTPI | Urban planning
Master of Public Administration | MPA!, MPP!, master of public policy | Public administration, Public policy 0.8
CFRE! | certified fund raising executive | Fundraising
DBS check | enhanced DBS, DBS!, enhanced DBS check, fingerprint clearance, livescan, fingerprint clearance card, child abuse clearance, führungszeugnis, erweitertes führungszeugnis, polizeiliches führungszeugnis, extrait de casier judiciaire, casier judiciaire vierge, certificado negativo de delitos de naturaleza sexual, certificado de delitos de naturaleza sexual, certificado negativo de delitos sexuales, certificado de delitos sexuales, certificado de antecedentes penales, PVG!, PVG scheme, disclosure scotland, working with children check, BPSS!, baseline personnel security standard, CRB check, enhanced CRB
Zweites Staatsexamen in Recht | volljurist, volljuristin, zweites juristisches staatsexamen, befähigung zum richteramt, zwei staatsexamina, 2. juristisches staatsexamen, assessor iuris, zulassung als rechtsanwalt, certificat d'aptitude à la profession d'avocat, abogado colegiado, máster de acceso a la abogacía, máster en abogacía, examen de acceso a la abogacía | Law, Bar admission 0.9
Sachkundeprüfung 34a | sachkunde 34a, 34a sachkunde, sachkundenachweis 34a, sachkunde nach 34a GewO, unterrichtung 34a, 34a schein, § 34a GewO, paragraph 34a, SSIAP, SSIAP 1, SSIAP 2, CQP APS, TFP APS, carte professionnelle CNAPS, CNAPS!, carte professionnelle de sécurité, habilitación de vigilante de seguridad, TIP de vigilante, vigilante de seguridad habilitado, door supervisor licence, door supervisor, CCTV licence, PSS licence | Security guard license, Physical security
Graduado social | grado en relaciones laborales, graduado en relaciones laborales, diplomado en relaciones laborales, licenciado en ciencias del trabajo, diplomatura en relaciones laborales, colegio de graduados sociales, ciencias del trabajo | Payroll 0.8, Employment law 0.7
Verwaltungsfachangestellter | verwaltungsfachangestellte, verwaltungsfachwirt, beschäftigtenlehrgang, angestelltenlehrgang, ausbildung im öffentlichen dienst, verwaltungslehrgang I, verwaltungslehrgang II | Public administration 0.8
Certificado de profesionalidad | certificado profesional
CIM qualification | chartered institute of marketing
Chartered builder | CIOB!, MCIOB, chartered institute of building | Construction 0.7
ARB registration | ARB!, architects registration board, RIBA part III, eintragung in die architektenkammer, architektenkammer, bauvorlageberechtigung, HMONP! | Architect license
`,
  },
];
