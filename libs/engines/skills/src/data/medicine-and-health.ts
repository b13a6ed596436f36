import type { SkillRows } from '../read-rows';

/** Medicine, allied health, pharmacy, mental health, medical administration, animals. */
export const MEDICINE_AND_HEALTH: SkillRows[] = [
  {
    category: 'Medicine',
    kind: 'skill',
    rows: `
Medicine | medical practice, clinical medicine, physician, medical doctor, general medicine, medical care* | Healthcare, Diagnosis 0.8
Diagnosis | differential diagnosis, diagnosing patients, medical diagnosis, diagnosis and treatment, clinical diagnosis, diagnosing and treating
Internal medicine | internist, hospital medicine, hospitalist | Medicine
Family medicine | primary care, general practice, family practice, general practitioner, GP practice, primary care physician | Medicine 0.8
Emergency medicine | emergency physician | Medicine
Surgery | surgical procedures, general surgery, surgeon, surgical experience | Medicine 0.7
Laparoscopic surgery | minimally invasive surgery | Surgery
Surgical assisting | surgical assistance, first assist, first assisting, scrubbing in, surgical technology, surgical instruments, surgical tech, scrub tech, sterile field, instrument counts, operating department practice, ortho cases, surgical technologist duties
Orthopedics | outpatient orthopedics, orthopedic patients, musculoskeletal, orthopedic surgery, orthopedic
Cardiology | cardiac care, cardiovascular care, interventional cardiology, cardiovascular medicine
Cardiac catheterization | cath lab | Cardiology
Neurology | neuro, neurological care, neuroscience nursing, stroke care
Oncology | cancer care, radiation oncology, hematology oncology
Pediatrics | pediatric patients, child health, pediatric population, pediatric
Obstetrics and gynecology | OB/GYN, OBGYN, obstetrics, gynecology, women's health, obstetric, gynecologic
Midwifery | midwife, prenatal care, antenatal care, childbirth, home births | Obstetrics and gynecology 0.7
Psychiatry | psychiatric evaluation, psychopharmacology, psychiatrist, medication management psychiatry, psychiatric | Mental health care
Anesthesia | anesthesiology, anaesthetics, anesthesia care, conscious sedation, sedation, regional anesthesia
Dermatology | skin conditions, dermatologic procedures
Mohs surgery | | Dermatology
Gastroenterology | GI lab
Endoscopy | | Gastroenterology
Colonoscopy | | Gastroenterology
Ophthalmology | optometry, eye exams, eye examinations, ophthalmic testing, refraction, visual acuity testing, optometrist
Radiology | diagnostic imaging, medical imaging, radiography, diagnostic radiology, X-ray, X-ray imaging, radiographic imaging, radiologic technology, radiographer | Healthcare 0.6
Computed tomography | CT scans, CT imaging, CT scanning, CT scanner | Radiology
Magnetic resonance imaging | MRI!, MRI imaging, MRI scanning, MRI safety | Radiology
Sonography | ultrasound, ultrasound imaging, diagnostic medical sonography, obstetric ultrasound | Radiology 0.6
Vascular ultrasound | | Sonography
Echocardiography | | Sonography
PACS! | picture archiving and communication system | Radiology 0.6
Mammography | breast imaging | Radiology
Nuclear medicine | PET imaging, PET/CT | Radiology
Radiation therapy | radiotherapy, linear accelerator, treatment delivery radiation, dosimetry
Urology | nephrology, kidney disease
Endocrinology | hormone therapy
Pulmonology | pulmonary care, pulmonary function testing, PFTs, COPD management
Infectious diseases | HIV care, communicable diseases, tuberculosis control
Pathology | anatomic pathology, surgical pathology, histopathology, autopsy, forensic pathology
Public health | population health, community health, health promotion, global health, community outreach health, public health programs, disease prevention
Epidemiology | disease surveillance, outbreak investigation, contact tracing, epidemiological studies, public health surveillance | Public health, Statistics 0.5
Health policy | healthcare policy | Public policy 0.7
Maternal and child health | WIC program | Public health
Vector control | mosquito control | Public health 0.5
Environmental health inspection | restaurant inspection, sanitarian, public health inspection | Food safety 0.6, Public health 0.6
Occupational health | occupational medicine, workplace health
Clinical research | clinical trials, clinical studies, clinical trial management, research protocols, phase III trials, site monitoring, clinical trial monitoring, clinical research coordination, study coordination, patient recruitment for trials, clinical study management, clinical research coordinator, clinical research associate, CRA!*, patient recruitment*, study protocols
Good Clinical Practice | GCP training, GCP compliance, ICH-GCP, GCP certification  | Clinical research 0.7
REDCap | | Electronic data capture
Medidata Rave | Rave EDC | Electronic data capture
Electronic data capture | EDC!, EDC systems, Veeva EDC, query resolution | Clinical research 0.6
Survival analysis | mixed models, mixed-effects models, longitudinal analysis | Statistics
CDISC standards | CDISC, SDTM, CDISC SDTM/ADaM | Clinical research 0.7
Informed consent | IRB submissions, IRB!, institutional review board, human subjects research, ethics committee submissions
Pharmacovigilance | drug safety, AE/SAE reporting, SAE reporting, serious adverse events, safety reporting, adverse event reporting, adverse events
Medical writing | clinical writing, regulatory medical writing, clinical study reports | Technical writing 0.6
Medical terminology | anatomy and physiology, human anatomy, anatomy, medical vocabulary, physiology
`,
  },
  {
    category: 'Allied health',
    kind: 'skill',
    rows: `
Physical therapy | physiotherapy, physical rehabilitation, physio, physical therapy treatment, physical therapist, physiotherapist | Rehabilitation, Healthcare
Manual therapy | manual therapy skills, soft tissue mobilization, joint manipulation | Physical therapy 0.7
Myofascial release | | Manual therapy
Joint mobilization | | Manual therapy
Therapeutic exercise | exercise prescription, home exercise programs | Physical therapy 0.6
Dry needling | trigger point dry needling | Physical therapy 0.5
Gait training | balance training, gait analysis, fall risk assessment | Physical therapy 0.6
Outpatient rehabilitation | outpatient therapy, outpatient clinic | Rehabilitation
Rehabilitation | rehab, rehabilitation therapy, neuro rehabilitation, inpatient rehab, stroke rehabilitation, cardiac rehabilitation, neurological rehabilitation
Vestibular therapy | vestibular rehabilitation | Physical therapy
Sports medicine | sports rehabilitation, athletic training, sports injuries, injury prevention, sports therapy
Occupational therapy | OT services, occupational therapist, occupational therapy services | Rehabilitation, Healthcare
Sensory integration | | Occupational therapy
Hand therapy | orthotic fabrication | Occupational therapy 0.7
Splinting | | Hand therapy
Speech-language pathology | speech therapy, speech pathology, speech and language therapy, speech-language therapy, articulation therapy, speech therapist, speech and language therapist, speech language pathologist | Healthcare 0.7
AAC! | augmentative and alternative communication | Speech-language pathology
Dysphagia management | dysphagia, swallowing disorders, modified barium swallow, swallow studies | Speech-language pathology
Audiology | hearing tests, audiometry
Hearing aids | hearing aid fitting | Audiology
Respiratory therapy | respiratory care, nebulizer treatments, respiratory treatments, CPAP!, respiratory therapist | Patient care 0.6
Arterial blood gases | ABGs, blood gas analysis | Respiratory therapy 0.6
Oxygen therapy | | Respiratory therapy
BiPAP | | Respiratory therapy
Dietetics | nutrition, clinical nutrition, medical nutrition therapy, nutritional counseling, nutrition counseling, nutrition education, diet planning, dietary counselling, menu planning for patients, MNT!, dietitian
Massage therapy | swedish massage, sports massage, massage, therapeutic massage, deep tissue, prenatal massage, hot stone, trigger point therapy, massage therapist
Deep tissue massage | | Massage therapy
Chiropractic | chiropractic care, spinal adjustments, chiropractic adjustments, chiropractor
Acupuncture | traditional chinese medicine, cupping therapy
Podiatry | foot care, diabetic foot care, podiatrist
Prosthetics and orthotics | prosthetics, orthotics, prosthetic, orthotic
Medical assisting | rooming patients, clinical support, taking patient histories, medical assistant experience, patient intake, patient rooming, medical assistant | Patient care, Vital signs 0.8
Dental assisting | chairside assisting, four-handed dentistry, dental assistant, dental impressions, chairside assistance, dental nurse | Dentistry 0.6
Dental hygiene | prophylaxis dental, teeth cleaning, periodontal charting, oral hygiene instruction, dental prophylaxis, dental hygienist | Dentistry 0.6
Scaling and root planing | | Dental hygiene
Dentistry | general dentistry, dental care*, restorative dentistry, dental procedures, dental office, dental practice, crowns and bridges, dental fillings, dentist | Healthcare 0.7
Oral surgery | | Dentistry
Orthodontics | invisalign | Dentistry
Endodontics | | Dentistry
Dental radiography | dental x-rays, digital x-rays dental, dental radiographs | Radiology 0.4
Dental software
Open Dental | | Dental software
Eaglesoft | | Dental software
Dentrix | | Dental software
Optical dispensing | lens fitting, frame fitting, optician, eyeglass fitting, spectacle dispensing, lens edging, eyewear, eyewear styling, frame styling
Sterilization | sterile processing, autoclave, instrument sterilization, decontamination, central sterile, instrument reprocessing, sterilisation of instruments, sterile instruments, spore testing, spore tests, autoclave log | Infection control 0.9
Therapy documentation | therapy notes | Electronic health records 0.6
WebPT | | Therapy documentation
Kareo | | Electronic health records 0.6
Clinical instruction | clinical instructor, clinical supervision, preceptor, precepting, precepting students, student supervision, clinical preceptor
Home modifications | adaptive equipment, durable medical equipment, DME!, assistive technology, wheelchair assessment, DME equipment
Musculoskeletal physiotherapy | MSK!, musculoskeletal outpatients, MSK outpatients, MSK physiotherapy, musculoskeletal conditions, musculoskeletal rehabilitation | Physical therapy
`,
  },
  {
    category: 'Pharmacy and laboratory medicine',
    kind: 'skill',
    rows: `
Pharmacy | pharmacy practice, pharmaceutical care, pharmacist, pharmacy experience, pharmacy operations | Healthcare 0.7
Hospital pharmacy | inpatient pharmacy, hospital pharmacist, inpatient pharmacist, hospital pharmacy experience, health-system pharmacy, PGY-1 residency, PGY1 residency, pharmacy residency, PGY-1, PGY1, PGY-1 pharmacy residency, unit-based pharmacist | Pharmacy
Community pharmacy | retail pharmacy, community pharmacist, retail pharmacist, dispensing pharmacy | Pharmacy
Clinical pharmacy | clinical pharmacist, clinical pharmacy services | Pharmacy
Vancomycin dosing | aminoglycoside dosing, pharmacokinetic dosing, pharmacokinetics consults, vancomycin and aminoglycosides | Clinical pharmacy 0.8
Anticoagulation management | anticoagulation service, anticoagulation clinic, warfarin dosing, anticoagulation | Clinical pharmacy 0.7, Medication therapy management
Antimicrobial stewardship | antibiotic stewardship, ASP!* | Clinical pharmacy 0.7
Prescription dispensing | dispensing medications, filling prescriptions, dispensing, prescription processing, prescription filling, prescription verification, drug dispensing, pharmacy technician | Pharmacy
Automated dispensing cabinets | pyxis, omnicell | Prescription dispensing 0.5
Compounding | sterile compounding, USP 795 | Pharmacy
IV admixture | | Compounding
USP 800 | | Compounding
USP 797 | | Compounding
Medication therapy management | MTM!*, drug utilization review, medication review | Pharmacy
Medication reconciliation | | Medication therapy management
Pharmacology | drug interactions, pharmacokinetics, dosage calculations, drug calculations
Pharmacy insurance claims | third-party billing pharmacy, insurance adjudication, prescription insurance | Pharmacy 0.6
Clinical laboratory science | medical laboratory, clinical laboratory, clinical lab, medical technology, lab testing medical, medical laboratory science, clinical chemistry, laboratory diagnostics | Laboratory techniques
Urinalysis | | Clinical laboratory science
Hematology | coagulation testing, blood cell counts, blood smears, blood film, blood film morphology, haematology laboratory | Clinical laboratory science
Blood banking | transfusion medicine, immunohematology, blood bank | Clinical laboratory science
Clinical microbiology | culture and sensitivity | Clinical laboratory science, Microbiology
Gram staining | gram stain | Clinical microbiology
Histology | histotechnology, tissue processing, microtomy, immunohistochemistry, tissue embedding | Laboratory techniques
Cytology | cytotechnology, pap smears | Laboratory techniques
Specimen collection | specimen processing, specimen handling, sample collection, collecting specimens, specimen labeling, swab collection
`,
  },
  {
    category: 'Mental health and social care',
    kind: 'skill',
    rows: `
Mental health care | mental health, behavioral health, mental healthcare, mental health services, mental health support
Counseling | individual counseling, group counseling, therapeutic counseling, talk therapy, supportive counseling, individual and group counseling, counselling skills, counseled | Mental health care 0.7
Psychotherapy | individual therapy, couples therapy, psychotherapeutic, therapy sessions, marriage and family therapist | Counseling, Mental health care
Art therapy | | Psychotherapy
Play therapy | | Psychotherapy
Group therapy | | Psychotherapy
Family therapy | marriage and family therapy | Psychotherapy
Cognitive behavioral therapy | CBT! | Psychotherapy
Dialectical behavior therapy | DBT! | Psychotherapy
EMDR | eye movement desensitization and reprocessing | Psychotherapy
Trauma-informed care | trauma-informed practice, trauma therapy | Mental health care 0.7
Motivational interviewing | | Counseling 0.6
Crisis intervention | crisis management in care, crisis counseling, crisis de-escalation, crisis response, crisis hotline | Mental health care 0.5
Suicide risk assessment | suicide prevention | Crisis intervention
Substance abuse treatment | addiction counseling, substance abuse counseling, substance use disorder, substance abuse, addiction treatment, chemical dependency, drug and alcohol counselling, addiction recovery, SUD! | Counseling 0.7, Mental health care 0.7
Harm reduction | | Substance abuse treatment
Psychological assessment | psychological testing, psychometric testing, psychometrics, biopsychosocial assessments, diagnostic assessments, mental health assessments, WISC, psychological evaluation, clinical psychologist | Mental health care 0.6
DSM-5 | | Psychological assessment
Neuropsychological testing | | Psychological assessment
Applied behavior analysis | ABA!*, ABA therapy, behavior analysis, behavior modification
Behavior intervention plans | BIP!, behavior plans, behavior support plans, positive behavior support plans | Special education 0.5, Classroom management 0.5
Discrete trial training | | Applied behavior analysis
Functional behavior assessment | FBA!, functional behavioral assessment, functional behavior analysis | Applied behavior analysis
Social work | clinical social work, social worker, medical social work, social services, social work practice, school social work, social care, sozialarbeit, travail social, trabajo social, intervención social
Case management | caseload management, case manager, case work, casework, case planning, client case management, managing a caseload | Care coordination 0.4
Child welfare | child welfare services, child protective services, family services, children and families, family preservation | Social work 0.7
Adoption services | | Child welfare
Foster care | | Child welfare
Community outreach | outreach*, community engagement, community resources, outreach programs, community organizing, community development, community relations, community resource referrals
Housing support | homelessness services, homeless services, supportive housing, housing first, tenancy support, housing assistance
Domestic violence support | domestic abuse, victim advocacy, victim services, sexual assault advocacy, intimate partner violence
Refugee services | refugee resettlement, asylum support, immigrant services | Social work 0.4
Youth work | youth development, youth services, at-risk youth, youth programs, working with youth, youth mentoring, after-school programs, youth programming
Peer support | peer counseling, recovery coaching, peer specialist
Client advocacy | patient advocacy, advocacy, advocating for clients, advocacy for clients
Needs assessment | client assessment, intake assessments, intake interviews, client intake
Volunteer management | volunteer coordination, volunteer recruitment, managing volunteers, volunteer engagement
Mental Capacity Act | MCA DoLS, DoLS!, deprivation of liberty safeguards, mental capacity assessments | Safeguarding 0.6
Mental Health Act | mental health act 1983, MHA assessments | Mental health care 0.7
Care Programme Approach | CPA care coordination, CPA process, CPA reviews | Care coordination
IAPT | improving access to psychological therapies, talking therapies, NHS talking therapies | Mental health care
CAMHS | child and adolescent mental health, child and adolescent mental health services | Mental health care
PMVA | prevention and management of violence and aggression, MAPA training, management of actual or potential aggression, physical intervention training, restraint training, breakaway training, team teach, conflict resolution training | Crisis intervention 0.7
Makaton | signalong, PECS!, picture exchange communication system
`,
  },
  {
    category: 'Medical administration',
    kind: 'skill',
    rows: `
Medical office administration | medical office, medical receptionist, medical secretary, medical front office, patient registration, patient scheduling, medical administration, patient check-in, front office medical, medical reception, medical records, health information management, HIM!*, practice management, medical practice management | Office administration 0.8, Healthcare 0.5
Medical billing | healthcare billing, claims submission, medical claims, insurance billing, patient billing, revenue cycle management, revenue cycle, RCM!, billing and coding, medical insurance claims | Medical office administration 0.6, Invoicing 0.6
Denial management | claims denials | Medical billing
Medical coding | diagnosis coding, clinical coding, medical coder, certified coder, medical records coding, chart coding
DRG coding | DRG! | Medical coding
CPT coding | CPT!*, CPT codes, CPT-4, procedure coding | Medical coding
HCPCS! | HCPCS codes, HCPCS coding, HCPCS Level II, HCPCS II | Medical coding
E/M coding | E/M leveling, E/M!, E&M coding, E&M leveling, E/M levels, evaluation and management coding, evaluation and management services, E/M guidelines, office visit coding | Medical coding
Professional fee coding | profee coding, pro fee coding, pro-fee, profee, physician coding, physician practice coding, outpatient professional coding, professional coding | Medical coding
Inpatient coding | facility coding, hospital inpatient coding, MS-DRG, ICD-10-PCS, inpatient coder | Medical coding
Outpatient coding | hospital outpatient coding, ambulatory coding, APC coding | Medical coding
Risk adjustment coding | HCC coding, HCC!, risk adjustment, RAF scores, hierarchical condition categories | Medical coding
Clinical documentation improvement | CDI!*, clinical documentation integrity, physician queries, CDI queries | Medical coding 0.6
ICD-10 | ICD-10-CM, ICD-9, ICD 10 coding | Medical coding
Insurance verification | insurance eligibility, benefits verification, verifying insurance, medical insurance verification, insurance authorization, eligibility verification
Medicare and Medicaid | medicare regulations, CMS guidelines
Medicaid | medicaid waiver | Medicare and Medicaid
Medicare | | Medicare and Medicaid
Medical transcription | medical scribing, medical scribe, medical transcriptionist | Transcription, Medical terminology
Healthcare administration | hospital administration, health administration, healthcare management, health services management, health care administration, healthcare operations
Health informatics | clinical informatics, healthcare IT, health information technology, healthcare analytics, nursing informatics
FHIR | | Health informatics
HL7 | | Health informatics
NHS patient systems | TrakCare, carenotes, careflow, lorenzo PAS, patient administration system, PAS system, rio electronic records | Electronic health records
Electronic staff record | ESR system, NHS ESR
Datix | incident reporting on datix, datix incident reporting
Medical secretary diploma | AMSPAR!, AMSPAR diploma, medical secretarial diploma, diploma for medical secretaries | Medical terminology
`,
  },
  {
    category: 'Animals',
    kind: 'skill',
    rows: `
Veterinary medicine | veterinary care, veterinarian, small animal medicine, veterinary practice, veterinary surgery, large animal medicine, animal medicine, vet clinic, veterinary clinic
Veterinary nursing | veterinary technology, veterinary technician, veterinary assistance, vet tech, animal restraint, veterinary nurse, veterinary assistant, veterinary assisting | Veterinary medicine 0.6, Animal care
Veterinary practice software | AVImark, ezyVet, cornerstone software, impromed | Medical office administration 0.4
Animal care | animal handling, animal husbandry, kennel work, animal welfare, zookeeping, pet care, animal feeding, kennel, care of animals
Dog grooming | pet grooming, animal grooming | Animal care
Dog training | animal training, dog walking, animal behavior | Animal care
Horse care | equine care, stable management, horseback riding, horse riding, equestrian, horse training | Animal care
Laboratory animal care | vivarium, laboratory animal science, in vivo studies, rodent handling, animal models | Animal care 0.7
`,
  },
  {
    category: 'Medical credentials',
    kind: 'credential',
    rows: `
IBMS Specialist Portfolio | specialist portfolio, IBMS specialist diploma, IBMS portfolio | Clinical laboratory science 0.8
Doctor of Medicine | MD!*, MBBS, MBChB, medical degree, medical doctor degree, doctor of osteopathic medicine, D.O.!, MD/DO, board certified physician | Medicine, Diagnosis
Medical license | state medical license, medical licensure, GMC registration, USMLE, GMC registered, physician license, full GMC registration, GMC!, general medical council, registered with the GMC, registration with the GMC, GMC specialist register, licence to practise medicine | Medicine
Board certification in medicine | board certified, board eligible, BC/BE, board certification | Medicine 0.7
DEA registration | DEA license, DEA number, DEA certificate
Physician Assistant | PA-C, physician associate, PA!*, certified physician assistant, physician assistant certified | Medicine 0.7, Diagnosis 0.9, Patient assessment
Doctor of Physical Therapy | DPT!, physical therapy degree, doctorate of physical therapy, MPT!, master of physical therapy, bachelor of physiotherapy, BSc physiotherapy, doctorate in physical therapy | Physical therapy
Physical Therapist license | PT license, PT!*, licensed physical therapist, PT licensure, HCPC physiotherapist, chartered physiotherapist, state PT license, licensed PT | Physical therapy
Physical Therapist Assistant | PTA!, physical therapy assistant, licensed physical therapist assistant, PTA license, physical therapy assistant license | Physical therapy 0.7
Orthopaedic Clinical Specialist | OCS!, board-certified orthopaedic specialist | Orthopedics, Physical therapy
Certified Strength and Conditioning Specialist | CSCS!* | Personal training, Strength training
Certified Athletic Trainer | ATC!, athletic trainer certified, athletic trainer, LAT!* | Sports medicine
Occupational Therapist license | OTR/L, OTR!, registered occupational therapist, licensed occupational therapist, OT license, OT!*, NBCOT, occupational therapist registered | Occupational therapy
Certified Occupational Therapy Assistant | COTA!, COTA/L, occupational therapy assistant | Occupational therapy 0.7
Speech-Language Pathologist license | CCC-SLP, SLP!, certificate of clinical competence, licensed speech-language pathologist, SLP license | Speech-language pathology
Doctor of Audiology | Au.D.!, CCC-A | Audiology
Registered Respiratory Therapist | RRT!, CRT!*, respiratory therapist license, licensed respiratory therapist, registered respiratory therapist license | Respiratory therapy
Registered Dietitian | RD!*, RDN!, registered dietitian nutritionist, dietitian license, registered dietician | Dietetics
Licensed Massage Therapist | LMT!, massage therapy license, massage license | Massage therapy
Radiologic Technologist | ARRT, ARRT certification, RT(R), registered radiologic technologist, radiologic technologist registered, ARRT registered, radiology technologist | Radiology
Registered Diagnostic Medical Sonographer | RDMS!, ARDMS, RVT vascular, RDCS!, diagnostic medical sonographer | Sonography
Surgical Technologist | CST!, certified surgical technologist, surgical technologist certification, operating department practitioner | Surgical assisting
Certified Medical Assistant | CMA!, RMA!, registered medical assistant, CCMA!, certified clinical medical assistant, MA certification, MA!*, medical assistant certification | Medical assisting, Vital signs, Patient care 0.9
Certified Phlebotomy Technician | CPT phlebotomy, phlebotomy certification, certified phlebotomist, PBT(ASCP), phlebotomy certificate | Phlebotomy, Specimen collection
Medical Laboratory Scientist | MLS(ASCP), MLS!, MT(ASCP), ASCP certification, ASCP certified, medical technologist, clinical laboratory scientist, ASCP, medical laboratory scientist certification | Clinical laboratory science
Medical Laboratory Technician | MLT!, MLT(ASCP), clinical laboratory technician | Clinical laboratory science
Doctor of Pharmacy | PharmD, doctor of pharmacy degree, MPharm, BPharm | Pharmacy, Pharmacology
Pharmacist license | licensed pharmacist, registered pharmacist, RPh, GPhC registration, pharmacy license, GPhC registered, GPhC!, general pharmaceutical council, registered with the GPhC, approbation als apotheker, approbierter apotheker | Pharmacy, Prescription dispensing
Certified Pharmacy Technician | CPhT, PTCB, pharmacy technician certification, registered pharmacy technician, PTCB certification, pharmacy technician license | Pharmacy 0.7, Prescription dispensing 0.8
Doctor of Dental Surgery | DDS!, DMD!, dental license, GDC registration, BDS dentist, GDC!, general dental council, registered with the GDC, GDC registered, zahnärztliche approbation | Dentistry
Registered Dental Hygienist | RDH!, dental hygienist license, dental hygiene license, licensed dental hygienist | Dental hygiene, Dental radiography 0.8
Registered Dental Assistant | RDA!*, DANB, certified dental assistant, registered dental nurse, CDA!, CDA dental | Dental assisting
Optometrist license | doctor of optometry, O.D. optometry, licensed optometrist | Ophthalmology
Certified Optician | ABO certified, ABO certification, ABOC, licensed optician, certified optician ABO, NCLE certified | Optical dispensing
Licensed Clinical Social Worker | LCSW!, LICSW!, licensed independent clinical social worker, LCSW-C, LISW!, LCSW license, clinical social work license | Social work, Psychotherapy 0.9, Licensed Master Social Worker 0.9
Licensed Master Social Worker | LMSW!, LSW!, licensed social worker, social work license, LGSW!, social work england registration, social work england, SWE registered, registered with social work england, registered social worker, SSSC!, social care wales registration, diploma in social work, DipSW | Social work
Master of Social Work | MSW!, master's in social work, master of social work degree | Social work, Bachelor of Social Work 0.9
Bachelor of Social Work | BSW!, bachelor's in social work | Social work
Licensed Professional Counselor | LPC!, LCPC!*, LMHC!, licensed mental health counselor, LPCC!, LPC license, BACP accredited | Counseling, Psychotherapy
Licensed Marriage and Family Therapist | LMFT!, MFT license | Psychotherapy, Counseling
Licensed Psychologist | PsyD, HCPC psychologist, licensed clinical psychologist | Psychological assessment, Psychotherapy
Certified Alcohol and Drug Counselor | CADC!, LCDC!, CASAC, LADC!, certified addiction counselor | Substance abuse treatment
Board Certified Behavior Analyst | BCBA!, BCaBA | Applied behavior analysis
Registered Behavior Technician | RBT!*, RBT certification | Applied behavior analysis 0.8
IBCLC | international board certified lactation consultant, certified lactation counselor | Lactation support
Certified Perfusionist | certified clinical perfusionist | Perfusion
RPSGT | registered polysomnographic technologist | Sleep studies
REEGT | registered EEG technologist, CNIM | Neurodiagnostics
MT-BC | board certified music therapist | Music therapy
CTRS | certified therapeutic recreation specialist | Recreational therapy
Certified Child Life Specialist | CCLS! | Child life services
Certified Rehabilitation Counselor | CRC counselor | Vocational rehabilitation
CPHQ | certified professional in healthcare quality | Healthcare quality improvement
CHAA | certified healthcare access associate | Patient access
CRCST | certified registered central service technician, CSPDT, sterile processing certification | Sterilization
Histotechnician certification | HT(ASCP), HTL(ASCP) | Histology
ARRT CT certification | RT(CT), ARRT (CT), CT certification, CT registered | Computed tomography, Radiologic Technologist 0.9
ARRT MRI certification | RT(MR), ARRT (MR), MRI registered, ARMRIT | Magnetic resonance imaging
ARRT mammography certification | RT(M), mammography certification, MQSA | Mammography, Radiologic Technologist 0.9
ARRT radiation therapy certification | RT(T), licensed radiation therapist | Radiation therapy
CNMT | NMTCB, certified nuclear medicine technologist | Nuclear medicine
CIC certification | certified in infection control, CIC infection | Infection control
CHPN | certified hospice and palliative nurse | Palliative care, Registered Nurse
Certified Nephrology Nurse | certified dialysis nurse, CCHT, certified clinical hemodialysis technician | Dialysis
PMH-BC | psychiatric-mental health nursing certification | Psychiatric nursing, Registered Nurse
Orthopaedic nurse certification | ONC!, orthopaedic nurse certified | Orthopedics, Registered Nurse
Certified Orthotist | certified prosthetist, CPO orthotist, ABC certified orthotist | Prosthetics and orthotics
Certified Ophthalmic Assistant | COA!*, COT!*, JCAHPO, certified ophthalmic technician | Ophthalmology 0.7
Certified Hand Therapist | CHT! | Hand therapy
Neurologic Clinical Specialist | NCS!, GCS physical therapy, SCS sports, PCS pediatric, ABPTS | Physical therapy, Rehabilitation
Certified Lymphedema Therapist | CLT-LANA, CLT! | Physical therapy 0.6
LSVT certification | LSVT BIG, LSVT LOUD | Rehabilitation 0.6
ATP certification | assistive technology professional, RESNA | Home modifications 0.8
Certified Prenatal Educator | certified childbirth educator | Patient education 0.6
Chiropractor license | doctor of chiropractic, DC license, licensed chiropractor | Chiropractic
Acupuncturist license | licensed acupuncturist, L.Ac.!, NCCAOM | Acupuncture
Podiatrist license | DPM!, doctor of podiatric medicine | Podiatry
Qualified Mental Health Professional | QMHP, QMHA | Mental health care
Certified Peer Specialist | certified peer support specialist, certified recovery coach | Peer support
Certified Community Health Worker | community health worker, CHW! | Public health 0.7, Community outreach 0.8
Certified Professional Coder | CPC!, CCS!, certified coding specialist, AAPC, AHIMA, CCS-P, CPC certification, RHIT!, RHIA! | Medical coding
Certified Clinical Research Coordinator | CCRC!, CCRP!, CCRA!, SOCRA, ACRP | Clinical research
Master of Public Health | MPH!* | Public health
Master of Health Administration | MHA! | Healthcare administration
Certified Health Education Specialist | CHES!, MCHES | Patient education, Public health
Doctor of Veterinary Medicine | DVM!, VMD!, MRCVS, veterinary license | Veterinary medicine
Certified Veterinary Technician | CVT!, LVT!, RVT!, licensed veterinary technician, registered veterinary technician, registered veterinary nurse, RVN! | Veterinary nursing
Crisis Prevention Institute certification | CPI certification, CPI training, nonviolent crisis intervention, crisis prevention intervention | Crisis intervention 0.8
Certificate of Completion of Training | CCT!*, CESR!, certificate of eligibility for specialist registration, completion of training, CCT holder, specialist registration | Medical license 0.9, Board certification in medicine 0.8
MRCP! | membership of the royal college of physicians, MRCP UK | Medicine
MRCS! | membership of the royal college of surgeons, FRCS! | Medicine
MRCPsych! | membership of the royal college of psychiatrists | Medicine
MRCGP! | membership of the royal college of general practitioners, RCGP! | Medicine
FRCA! | fellowship of the royal college of anaesthetists | Medicine, Anesthesia
FRCR! | fellowship of the royal college of radiologists | Medicine, Radiology
MRCEM! | FRCEM!, royal college of emergency medicine membership | Medicine
MRCOG! | membership of the royal college of obstetricians and gynaecologists | Medicine
MRCPCH! | membership of the royal college of paediatrics and child health | Medicine
Section 12 approval | section 12 approved, section 12(2) approval, approved clinician status, approved clinician | Medical license 0.8
Approbation als Arzt | approbation, ärztliche approbation, approbierter arzt, approbierte ärztin, approbation als ärztin, deutsche approbation | Medical license, Medicine
Facharztanerkennung | facharzt, fachärztin, facharzttitel, facharztbezeichnung, facharztprüfung | Approbation als Arzt, Board certification in medicine 0.8
Spanish medical specialty | título de especialista vía MIR, especialidad vía MIR, MIR!*, título MIR, médico especialista, especialidad médica | Medical license 0.8, Medicine
French medical registration | ordre des médecins, inscription à l'ordre des médecins, conseil de l'ordre des médecins, diplôme d'état de docteur en médecine, docteur en médecine | Medical license, Medicine
General Optical Council registration | general optical council, registered with the general optical council, GOC registration | Ophthalmology 0.6
AMHP qualification | AMHP!, approved mental health professional, ASW qualification, best interests assessor, BIA qualification | Licensed Master Social Worker 0.7, Mental health care
BABCP accreditation | BABCP!, BABCP accredited, accredited CBT therapist, CBT accreditation, BABCP member | Cognitive behavioral therapy, Psychotherapy 0.8
BACP accreditation | BACP!, BACP registered, UKCP!, UKCP registered, UKCP registration, BPC registered, NCPS! | Counseling, Psychotherapy 0.8
PWP qualification | psychological wellbeing practitioner, PWP!*, PWP qualified, low intensity qualification, postgraduate certificate in low intensity | Cognitive behavioral therapy 0.7, Mental health care
High intensity CBT qualification | high intensity therapist, HI CBT, postgraduate diploma in CBT, high intensity CBT | Cognitive behavioral therapy, Psychotherapy 0.8
Doctorate in clinical psychology | DClinPsy, DClinPsych, ClinPsyD, doctorate in counselling psychology, practitioner psychologist | Psychological assessment, Psychotherapy, Licensed Psychologist 0.9
Colegiación profesional | colegiación, colegiado, colegiada, número de colegiado, colegio profesional, colegiación obligatoria
Medizinische Fachangestellte | medizinischer fachangestellter, arzthelferin, ausbildung zur medizinischen fachangestellten | Medical assisting, Certified Medical Assistant 0.9
Zahnmedizinische Fachangestellte | ZFA!, zahnarzthelferin, zahnmedizinischer fachangestellter, zahnmedizinische prophylaxeassistentin, ZMP! | Dental assisting
Pharmazeutisch-technische Assistentin | pharmazeutisch-technischer assistent | Prescription dispensing, Pharmacy 0.7
Staatliche Anerkennung in Sozialarbeit | staatlich anerkannter sozialarbeiter, staatlich anerkannte sozialarbeiterin, sozialpädagoge, sozialpädagogin, studium der sozialen arbeit, soziale arbeit, staatlich anerkannter sozialpädagoge | Social work
French social work diploma | diplôme d'état d'assistant de service social, DEASS!, assistant de service social diplômé, DEES!, diplôme d'état d'éducateur spécialisé, éducateur spécialisé diplômé, moniteur éducateur diplômé, DEME! | Social work
`,
  },
];
