/**
 * Kinds of work by the words of their titles, one a line: branch, family, words. A title has a family when a word of it begins so. People of one family do
 * the same work; those of one branch know each other's. Longer words win over shorter ones; add to them freely.
 */
const rows = `
software back-end: backend|back-end|back end|server-side|server side|api developer|python developer|python engineer|java developer|java engineer|django|rails|php developer|golang|go developer|go engineer|node|kotlin|spring boot|jvm|.net developer|c# developer|scala
software front-end: frontend|front-end|front end|ui developer|ui engineer|react developer|react engineer|angular developer|vue developer|javascript developer|web designer developer
software software: dev|software engineer|founding engineer|product engineer|software developer|developer|programmer|full-stack|full stack|fullstack|web developer|application developer|entwickler|softwareentwickler|développeur|desarrollador|programador|coder|software architect|softwareingenieur
software mobile: ios|android|mobile developer|mobile engineer|flutter|react native
software operations: sre|site reliability|devops|platform engineer|infrastructure engineer|cloud engineer|cloud architect|systems administrator|system administrator|sysadmin|systemadministrator|reliability engineer|kubernetes|linux administrator|administrateur système|build engineer|release engineer
software network: network engineer|network administrator|telecom|noc
software security: security engineer|security analyst|penetration|pentester|soc analyst|information security|cyber|cybersecurity|ciso|appsec
software data-engineering: data engineer|etl|analytics engineer|data architect|big data|data platform|database administrator|dba|database developer
software data-science: data scientist|machine learning|ml engineer|ai engineer|research scientist|deep learning|nlp|statistician|biostatistician|quantitative|quant|datenwissenschaftler|actuary|actuarial
software data-analysis: data analyst|bi analyst|business intelligence|bi developer|reporting analyst|analytics|insights analyst|product analyst|analyst
software testing: qa|qa automation|qa automation engineer|automation tester|test automation engineer|automation engineer in test|developer in test|test engineer|tester|quality assurance engineer|sdet|test automation|test analyst|software test
software embedded: embedded|firmware|fpga|hardware engineer
software games: game developer|gameplay|game programmer|unity developer
software it-support: help desk|helpdesk|it support|desktop support|support engineer|service desk|it technician|support technician|it specialist|technical support
software product: product manager|product owner|product lead
software project: project manager|programme manager|program manager|scrum master|agile coach|delivery manager|projektleiter|chef de projet|jefe de proyecto|pmo|project coordinator|project lead
software business-analysis: business analyst|systems analyst|requirements|salesforce administrator|salesforce admin|salesforce consultant|crm administrator|erp consultant|sap consultant|functional consultant
design product-design: ux|ui designer|product designer|interaction designer|user experience|ux researcher|user researcher
design graphic-design: graphic designer|visual designer|art director|illustrator|brand designer|grafik|graphiste|diseñador gráfico|motion designer|animator|packaging designer
design interior: interior designer|set designer|fashion designer|stylist
building architecture: architect|architekt|architecte|arquitecto|landscape architect|urban planner|town planner|planning officer|planning enforcement|bim|draftsman|drafter|cad technician
health nursing: nurse|registered nurse|rn|nurse practitioner|midwife|krankenpfleger|krankenschwester|pflegefachkraft|pflegefachfrau|pflegefachmann|gesundheits|infirmier|infirmière|enfermero|enfermera|charge nurse|nursing|staff nurse|health visitor|matron|ward manager|ward sister|ward leader|theatre practitioner|operating department practitioner|advanced clinical practitioner|advanced practitioner|enfermeros|enfermeras|enfermería|hebamme|sage-femme|matrona
health practical-nursing: lpn|licensed practical|lvn|licensed vocational|enrolled nurse
health care-assistance: cna|nursing assistant|care assistant|caregiver|healthcare assistant|home health|carer|patient care technician|nurse aide|nursing aide|support worker|pflegehelfer|aide-soignant|medical assistant|care worker|health aide|health care assistant|domiciliary|asistente domiciliario|asistentes domiciliarios|asistentes/as domiciliarios|asistente/a domiciliario|auxiliar de enfermería|auxiliares de enfermería|gerocultor|cuidador|rehabilitation assistant|recovery worker|pflegeassistent|auxiliaire de vie
health medicine: physician|doctor|surgeon|arzt|ärztin|médecin|médico|resident|hospitalist|psychiatrist|pediatrician|anesthesiologist|radiologist|physician assistant|general practitioner|anaesthetist|haematologist|gastroenterologist|cardiologist|dermatologist|neurologist|oncologist|urologist|ophthalmologist|gynaecologist|obstetrician|paediatrician|pathologist|histopathologist|neonatologist|geriatrician|rheumatologist|nephrologist|endocrinologist|consultant in|consultant physician|medical microbiologist|specialty doctor|specialty registrar|clinical fellow|oberarzt|assistenzarzt|médicos|salaried gp|general practitioners
health therapy: physical therapist|physiotherapist|occupational therapist|speech therapist|speech-language|speech language|respiratory therapist|physiotherapeut|kinésithérapeute|fisioterapeuta|therapist|ergotherapeut|podiatrist|chiropodist|osteopath|terapeuta ocupacional|terapeutas ocupacionales|logopeda|logopäde|orthophoniste|fisioterapeutas
health therapy-assistance: physical therapist assistant|occupational therapist assistant|therapist assistant|physical therapy assistant|therapy assistant|pta|cota|rehab aide|therapy aide|rehabilitation aide
health dental: dentist|dental hygienist|hygienist|dental|zahnarzt|orthodont
health dental-assistance: dental assistant|dental nurse|zahnmedizinische
health pharmacy: pharmacist|apotheker|pharmacien|farmacéutico
health pharmacy-assistance: pharmacy technician|pharmacy assistant|pta apotheke
health laboratory: laboratory|lab technician|medical technologist|phlebotomist|lab scientist|histotechnologist|cytotechnologist|lab assistant|lab analyst
health imaging: radiologic|radiographer|x-ray|mri technologist|ct technologist|imaging|radiography
health sonography: sonographer|ultrasound|sonography|echocardiograph
health emergency: paramedic|emt|ambulance|emergency medical|rettungssanitäter|notfallsanitäter
health veterinary: veterinarian|veterinary|vet nurse|vet tech|tierarzt|animal care
health nutrition: dietitian|nutritionist|dietician|diététicien
health optical: optician|optometrist|audiologist
health health-administration: medical coder|medical billing|health information|medical records|medical secretary|patient access|practice manager|clinic manager|medical receptionist|unit clerk|patient coordinator|billing specialist
health clinical-research: clinical research|clinical trial|cra|pharmacovigilance|regulatory affairs
social housing: housing|tenancy|neighbourhood|estate officer|income officer|lettings officer|resettlement
social social-work: social worker|case manager|sozialarbeiter|sozialpädagoge|assistant social|trabajador social|youth worker|case worker|caseworker|family support|social care|educador social|educador/a social|trabajadora social|trabajadores sociales|graduados sociales
social counselling: counselor|counsellor|psychologist|psychotherapist|behavior analyst|bcba|behaviour|addiction|mental health|school counselor|psychologe|wellbeing practitioner|psychological therapist|high intensity therapist|psicólogo|psychologue|psychotherapeut
education school-teaching: teacher|lehrer|lehrerin|professeur|enseignant|profesor|maestro|special education|schoolteacher|lecturer secondary|form tutor
education teaching-assistance: teaching assistant|teacher aide|paraprofessional|classroom assistant|teacher assistant|classroom aide|school aide|substitute teacher|learning support assistant
education higher-teaching: professor|lecturer|instructor|dozent|adjunct|postdoc|tutor|academic|researcher|research fellow|teaching fellow|wissenschaftliche mitarbeiter|formador|docente
education early-education: preschool|kindergarten|nursery|early childhood|erzieher|erzieherin|childcare|daycare|nanny|éducateur|monitor de tiempo libre|animador sociocultural|educador infantil|maestra infantil
education school-leadership: principal|head teacher|headteacher|dean|school director|vice principal|superintendent schools
education training: trainer|instructional designer|learning and development|training specialist|e-learning|curriculum|corporate trainer|learning designer
education library: librarian|library|archivist|bibliothekar|bibliothécaire|museum|curator
electrical electrician: electrician|elektriker|électricien|electricista|wireman|lineman|lineworker|elektroniker|elektroinstallateur|electrical fitter
electrical electrical-engineering: electrical engineer|electronics engineer|controls engineer|automation engineer|power engineer|plc programmer|elektroingenieur|electronic technician|instrumentation|automation technician|electronics technician
trades plumbing: plumber|drain clean|drain technician|pipefitter|installateur|plombier|fontanero|steamfitter|gas engineer|gas fitter|fontaneros|fontanería
trades hvac: hvac|refrigeration|heating|air conditioning|kältetechniker|boiler
trades carpentry: carpenter|joiner|cabinetmaker|tischler|schreiner|menuisier|carpintero|zimmerer|cabinet maker|framer
trades masonry: bricklayer|mason|maurer|concrete|maçon|albañil|stonemason
trades roofing: roofer|dachdecker|slater|couvreur|roofing
trades finishing: tiler|plasterer|drywall|painter decorator|painter|decorator|flooring|glazier|dry liner|floor layer|maler|peintre|fliesenleger|pintor|pintores|escayolista|estuquista
trades welding: welder|schweißer|soudeur|soldador|fabricator|metalworker|boilermaker|sheet metal|soldadores
trades machining: machinist|cnc|lathe|toolmaker|zerspanungsmechaniker|tool and die|milling|tourneur|fräser|dreher
trades maintenance: maintenance technician|maintenance mechanic|millwright|industrial mechanic|maintenance|facilities technician|handyman|industriemechaniker|technicien de maintenance|facilities|building engineer|hausmeister|caretaker|mantenimiento|electromecánico|electromecánicos|maintenance worker|craftsperson
trades vehicle-repair: automotive|auto mechanic|car mechanic|diesel|mechatroniker|kfz|vehicle technician|mécanicien|mecánico|bicycle mechanic|auto technician|body shop|motor vehicle|mecánicos
trades aircraft-repair: aircraft|avionics|aviation maintenance|airframe|a&p
trades landscaping: gardener|landscaper|groundskeeper|arborist|gärtner|jardinier|horticultur|forester|nursery worker
trades farming: farmer|farm|agronomist|winemaker|vineyard|landwirt|agriculteur|herd|dairy|crop|agrícola|agrícolas|tractorista|tractoristas|peón agrícola|peones agrícolas
building construction-management: construction manager|site manager|superintendent|foreman|bauleiter|chef de chantier|jefe de obra|construction project|estimator|quantity surveyor|site engineer|construction supervisor|project engineer construction
building construction-labour: construction worker|labourer|laborer|scaffolder|builder|heavy equipment|excavator|crane operator|equipment operator|peón de la construcción|peones de la construcción|albañiles|peón|peones|encofrador
building civil-engineering: civil engineer|structural engineer|geotechnical|surveyor|bauingenieur|ingénieur civil|ingeniero civil|transportation engineer|water engineer|hydraulic engineer
engineering mechanical-engineering: mechanical engineer|design engineer|maschinenbau|maschinenbauingenieur|ingénieur mécanique|ingeniero mecánico|product engineer|cad engineer|mechanical designer|stress engineer|hvac engineer|r&d engineer|konstrukteur|mechanical design
engineering manufacturing-engineering: manufacturing engineer|process engineer|production engineer|industrial engineer|lean|continuous improvement|tooling engineer
engineering signal-processing: signal processing|signal engineer|dsp engineer|dsp developer|audio software|audio algorithm|audio dsp|acoustics engineer|acoustic engineer|acoustical engineer|algorithm engineer
engineering quality: quality engineer|quality inspector|quality manager|quality control|quality assurance|qualitäts|quality technician|metrology|inspector
engineering chemical-engineering: chemical engineer|chemist|chemiker|materials engineer|formulation|process chemist|petroleum|aromaticien|parfumeur|flavorist|perfumer
engineering aerospace: aerospace|aeronautical|systems engineer|avionics engineer|flight test
engineering biomedical: biomedical engineer|biotechnolog|bioinformatic|biologist|molecular|scientist|research associate|microbiologist|geneticist|bioprocess|research technician|research assistant
engineering environment: environmental|sustainability|ecologist|geologist|hydrolog|energy engineer|conservation|energy manager|wind turbine|solar
engineering safety: safety officer|ehs|hse|health and safety|safety manager|safety engineer|safety specialist|industrial hygien|safety coordinator
production production: production operator|machine operator|assembler|production worker|line operator|process operator|factory|plant operator|production technician|packer|assembly|operario|operarios|operaria|operador de máquina|operadores de máquina
production production-management: production manager|production supervisor|plant manager|operations manager manufacturing|shift supervisor|production planner|shift leader|werkleiter|production lead
logistics warehouse: warehouse|forklift|lagerist|fachkraft für lagerlogistik|magasinier|mozo de almacén|order picker|picker|inventory|stock|material handler|distribution centre|distribution center|lager|receiving|shipping|almacén|fulfilment|fulfillment
logistics driving: driver|truck|delivery|courier|fahrer|chauffeur|conductor|lorry|bus driver|hgv|cdl|repartidor|repartidores|conductores|conductora
logistics supply-chain: supply chain|logistics|demand planner|procurement|buyer|purchasing|einkäufer|einkauf|tourenplan|acheteur|comprador|materials manager|planner|sourcing|freight|customs|entry writer|import compliance|export compliance|trade compliance|disponent|import export|dispatcher|fleet
logistics transport: pilot|flight attendant|cabin crew|train driver|captain|ship|deck officer|air traffic|lokführer|seafarer
finance accounting: accountant|accounting|bookkeeper|buchhalter|bilanzbuchhalter|comptable|contable|controller|accounts payable|accounts receivable|payroll|cpa|tax|steuerberater|steuerfachangestellte|ledger|finance manager|finance officer|contador|accounts assistant|finance assistant
finance audit: auditor|audit|internal control|wirtschaftsprüfer|forensic accountant
finance compliance: compliance|risk analyst|risk manager|anti-money|aml|kyc|fraud|financial crime|sanctions|geldwäsche
finance financial-analysis: financial analyst|fp&a|investment|portfolio manager|equity|trader|treasury|analyst finance|valuation|corporate finance|m&a|private equity|cfo|finance director|credit analyst|underwriter|asset manager
finance banking: bank|teller|loan|mortgage|credit officer|financial advisor|financial adviser|wealth|relationship manager|bankkaufmann|financial planner|branch manager|bankkauffrau|bankkaufleute|conseiller bancaire
finance insurance: insurance|claims|adjuster|broker insurance|versicherung|schadenregulierer|assurance
people human-resources: human resources|hr|people operations|people partner|hrbp|personalreferent|personal|ressources humaines|recursos humanos|compensation|benefits specialist|people manager|employee relations|talent manager
people recruiting: recruiter|recruiting|talent acquisition|sourcer|recruitment|staffing|headhunter|personalvermittler|chargé de recrutement|recruitment consultant
law law: lawyer|attorney|counsel|solicitor|barrister|rechtsanwalt|avocat|abogado|jurist|legal counsel|associate attorney|prosecutor|public defender|notary|judge|syndikus|juriste
law legal-assistance: paralegal|legal assistant|legal secretary|court clerk|rechtsanwaltsfachangestellte|contract manager|contracts specialist|law clerk|contract administrator|legal operations|conveyancer
sales sales: sales|account executive|account manager|business development|sdr|bdr|vertrieb|commercial|ventas|vendedor|key account|außendienst|sales representative|sales engineer|presales|territory|inside sales|ingénieur commercial|comercial|solutions consultant|verkäufer
sales retail: retail|store manager|shop|cashier|sales associate|verkäuferin|vendeur|merchandiser|filialleiter|store|visual merchandiser|sales assistant|supermarket|boutique|pharmacy cashier|dependiente
sales customer-success: customer success|customer service|customer support|call center|call centre|client services|kundenservice|service client|atención al cliente|contact centre|customer care|support agent|support specialist|client success
sales real-estate: real estate|realtor|property manager|estate agent|immobilien|leasing|agent immobilier|inmobiliari|lettings|property
marketing marketing: marketing|growth|seo|sem|ppc|brand manager|email marketing|performance marketing|demand generation|product marketing|crm manager|e-commerce|ecommerce|campaign|digital marketer|marketer|paid media|paid social|paid search|biddable|lifecycle
marketing social-media: social media|community manager|content creator|influencer
marketing communications: communications|public relations|pr manager|press|corporate communications|kommunikation|spokesperson|fundraiser|fundraising|grant writer|development officer|grants
media writing: writer|copywriter|editor|content strategist|technical writer|author|redakteur|rédacteur|redactor|content writer|proofreader|documentation|copy editor|content designer|content editor
media journalism: journalist|critic|reporter|correspondent|news|broadcaster|columnist
media translation: translator|interpreter|übersetzer|dolmetscher|traducteur|traductor|localization|interprète
media film-photo: photographer|videographer|video editor|film|camera|producer|sound|audio|director of photography|lighting technician|stage|cinematographer|broadcast
media performing: musician|actor|dancer|singer|composer|choreographer|music teacher|conductor orchestra
hospitality kitchen: chef|cook|koch|köchin|cuisinier|cocinero|pastry|baker|sous chef|line cook|kitchen|bäcker|boulanger|pâtissier|butcher|commis|konditor|panadero|metzger|chef de partie|chef de cuisine|cocineros|cocinera|ayudante de cocina
hospitality service: waiter|waitress|server restaurant|bartender|barista|kellner|serveur|camarero|sommelier|restaurant manager|food and beverage|host|catering|restaurant|barkeeper|mixologist|food server|camareros|camarera
hospitality hotel: hotel|revenue manager|front desk|concierge|housekeeping|housekeeper|receptionist|réceptionniste|recepcionista|guest|rezeptionist|front office|night auditor|reservations|spa
hospitality events: event|wedding|conference|veranstaltung|travel|tour|tourism|reise|exhibition
hospitality beauty: hairdresser|barber|beautician|esthetician|friseur|coiffeur|cosmetolog|nail|makeup|massage|hair stylist
hospitality fitness: personal trainer|fitness|coach|yoga|sports|lifeguard|athletic|swimming|physical education|monitor deportivo|monitor de pilates|pilates|monitor de natación
office administration: administrative|office manager|executive assistant|secretary|office assistant|sekretär|assistant administratif|administrativo|data entry|clerk|personal assistant|bürokaufmann|office administrator|coordinator|admin assistant|registrar|assistante de direction|sachbearbeiter|records|administrator|admin|clerical|auxiliar administrativo|administrativos|administrativa|co-ordinator
office operations-management: operations manager|general manager|chief operating|operations director|ceo|managing director|business manager|office director|geschäftsführer|operations coordinator|operations lead|operations associate
office consulting: consultant|management consultant|strategy|advisor|berater|business consultant|strategist
public public-policy: policy|government|civil servant|public administration|diplomat|economist|legislative|urban policy|political|public affairs|researcher policy
public protection: police|firefighter|security guard|security officer|correctional|detective|loss prevention|feuerwehr|polizei|border|guard|sicherheits|probation
public military: army|navy|air force|soldier|military|infantry|sergeant
public cleaning: cleaner|janitor|custodian|reinigung|agent d’entretien|limpieza|housekeeper private|cleaning|domestic assistant|domestic|limpiador|limpiadora|limpiadores|gebäudereiniger
`;

export type RoleFamily = { branch: string; family: string; words: readonly string[] };
export const roleFamilies: readonly RoleFamily[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [head = '', words = ''] = row.split(': ');
    const [branch = '', family = ''] = head.split(' ');
    return { branch, family, words: words.split('|') };
  });
