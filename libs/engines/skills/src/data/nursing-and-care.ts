import type { SkillRows } from '../read-rows';

/** Nursing, personal care and emergency care. */
export const NURSING_AND_CARE: SkillRows[] = [
  {
    category: 'Nursing',
    kind: 'skill',
    rows: `
Nursing | nursing care, nursing practice, clinical nursing, nursing skills, nursing experience, bedside nursing, nurse | Patient care, Healthcare
Healthcare | health care, healthcare industry, healthcare experience, clinical setting, clinical experience, hospital experience, healthcare setting, clinical skills, clinical practice, acute care setting
Patient care | direct patient care, care of patients, bedside care, patient-centered care, person-centred care, patient-centred care, person centered care, inpatient care, hands-on patient care, patientenversorgung, krankenpflege, soins aux patients, prise en charge des patients, cuidado de pacientes, atención al paciente, cuidados de enfermería | Healthcare 0.8
Acute care | acute care nursing, acute nursing, hospital nursing | Nursing 0.7
Medical-surgical nursing | med-surg, medsurg, medical surgical, med surg nursing | Nursing, Acute care
Critical care nursing | critical care, intensive care, ICU!, ICU nursing, intensive care unit, MICU!, SICU!, CVICU!, critical care unit, CCU!* | Nursing, Acute care
Neonatal care | NICU!, neonatal nursing, neonatal intensive care, newborn care, neonatal | Nursing 0.8
Pediatric nursing | PICU!, children's nursing, pediatric care, paediatric nurse | Nursing, Pediatrics 0.7
Emergency nursing | emergency room, ER!*, ED!*, emergency department, emergency care, A&E!, accident and emergency, trauma nursing, emergency room nursing, emergency nurse, ED nurse, ER nurse, emergency department nursing | Nursing 0.7, Acute care
Perioperative nursing | operating room, OR!*, operating theatre, perioperative, circulating nurse, scrub nurse, operating room nursing, PACU!, recovery room, post-anesthesia care, theatre nurse, pre-op, preoperative care, post-operative care | Nursing
Labor and delivery nursing | labor and delivery, L&D nursing, labour ward, obstetric nursing, postpartum care, mother-baby, mother baby unit, antepartum, maternity nursing, intrapartum care | Nursing
Oncology nursing | oncology care, infusion nursing | Nursing, Oncology 0.7
Chemotherapy administration | chemotherapy, chemo administration | Oncology nursing
Dialysis | renal nursing, dialysis nursing, dialysis machines | Patient care
Peritoneal dialysis | | Dialysis
Hemodialysis | | Dialysis
Psychiatric nursing | mental health nursing, behavioral health nursing, psych nursing, psychiatric unit | Nursing, Mental health care
Community nursing | district nursing, community health nursing, home health nursing, health visiting, home health visits | Nursing
School nursing | school nurse | Nursing
Telehealth | telemedicine, telephone triage, tele-health, virtual care, telephonic nursing | Healthcare 0.6
Nurse leadership | charge nurse, nurse manager, nursing leadership, ward management, nursing supervision, charge nurse experience, nurse management, ward manager, nursing unit management | Nursing, Leadership 0.8
Telemetry | telemetry nursing, cardiac monitoring, telemetry unit, step-down unit, progressive care unit, cardiac telemetry, PCU!, rhythm strip interpretation, EKG interpretation | Nursing 0.7
Triage | patient triage, ER triage, nurse triage, first-line triage, alert triage, ESI triage | Patient assessment 0.7
Patient assessment | nursing assessment, physical assessment, health assessment, head-to-toe assessment, clinical assessment, assessing patients, physical examination, physical exams, assessed patients, assess patients | Patient care
Care planning | care plans, nursing care plans, care plan development, treatment planning, individualized care plans, treatment plans, plan of care, pflegeplanung, pflegedokumentation, projet de soins, plan de cuidados
Medication administration | administering medications, medication management, administer medications, med administration, medication pass, med pass, administration of medication, drug administration, medication rounds, giving medications, IV medications, administered medications, administration des médicaments, distribution des médicaments, administración de medicación, administración de medicamentos | Patient care 0.6
IV therapy | intravenous therapy, IV insertion, IV starts, IV placement, cannulation, IV administration, intravenous cannulation, IV access, infusion therapy, IV infusion, peripheral IV | Patient care 0.6
Central line care | central lines | IV therapy
PICC lines | | IV therapy
Phlebotomy | venipuncture, blood draws, drawing blood, blood collection, venepuncture, specimen collection by venipuncture, taking blood, phlebotomist, phlebotomy technician | Specimen collection 0.8
Wound care | wound dressing, wound management, dressing changes, wound vac, pressure ulcer care, ostomy care, wound assessment, wundversorgung, wundmanagement, pansements, curas, cura de heridas | Patient care 0.6
Lactation support | lactation consulting, breastfeeding support, lactation counseling | Patient education 0.5
Doula support | doula, birth support, postpartum doula
Perfusion | cardiopulmonary bypass, heart-lung machine, perfusionist
Sleep studies | polysomnography, sleep technology
Neurodiagnostics | EEG technology, intraoperative neuromonitoring, nerve conduction studies, EMG!
Music therapy | music therapist
Recreational therapy | therapeutic recreation services, recreational therapist
Child life services | child life specialist, child life
Vocational rehabilitation | rehabilitation counseling, supported employment, job placement services
Healthcare quality improvement | quality measures healthcare, HEDIS, CAHPS, patient experience scores, HCAHPS
Patient access | patient access services, admissions hospital, patient registration hospital
Transplant care | transplant nursing, transplant coordination
Burn care | burn unit nursing
Occupational health nursing | workplace nursing, employee health
Correctional healthcare | prison nursing, correctional nursing
Health coaching | wellness coach, lifestyle coaching
Early intervention | early intervention services
Vital signs | taking vitals, vital sign monitoring, monitoring vital signs, blood pressure monitoring, vitals, taking vital signs, patient vitals | Patient care 0.5
Catheterization | catheter insertion, catheter care, urinary catheterisation, catheters | Patient care 0.5
Foley catheters | | Catheterization
Ventilator management | mechanical ventilation, ventilators, ventilator care, vent management, ventilated patients, vents and drips
Tracheostomy care | trach care, tracheostomy, airway management | Patient care 0.5
Suctioning | | Tracheostomy care
Intubation | | Tracheostomy care
Hemodynamic monitoring | arterial lines, titration of drips, vasoactive drips, swan-ganz, titrating drips | Critical care nursing
ECMO! | | Hemodynamic monitoring
CRRT! | | Hemodynamic monitoring
Infection control | infection prevention, infection prevention and control, isolation precautions, aseptic technique*, universal precautions, standard precautions, sterile technique, hand hygiene, infection control practices, PPE use, infection control protocols, infection control standards
Patient education | patient teaching, health education, patient counseling, family education, educating patients, patient and family education, health teaching, diabetes education, bedside manner
Patient safety | patient safety protocols, clinical safety
Fall prevention | | Patient safety
Care coordination | case management nursing, care management, patient navigation, transition of care, coordination of care, nurse case management, RN case management, care transitions
Discharge planning | discharge plan, discharge teaching | Care coordination
Utilization review | utilization management, interqual, milliman
Prior authorization | prior auth | Utilization review
Palliative care | end-of-life care, comfort care | Patient care
Hospice care | hospice, hospice nursing | Palliative care
Geriatric care | elderly care, geriatrics, older adults, gerontology, care of the elderly, aged care, senior care, gerontological nursing, geriatric nursing, elder care, geriatric | Patient care 0.7
Dementia care | alzheimer's care, alzheimers, dementia | Geriatric care 0.7
Memory care | | Dementia care
Long-term care | skilled nursing facility, SNF!, nursing home, residential care, LTC!, skilled nursing, care home, assisted living | Patient care 0.7
Rehabilitation nursing | rehab nursing, restorative nursing, restorative care | Nursing
Electronic health records | EHR!, EMR!*, electronic medical records, EHR systems, EMR systems, electronic charting, EMR documentation, electronic patient records
Epic!* | epic EHR, epic systems, epic EMR, epic hyperspace, epiccare | Electronic health records
Cerner | cerner powerchart, oracle cerner, cerner millennium | Electronic health records
Meditech | | Electronic health records
Athenahealth | athenanet, athena EHR | Electronic health records
eClinicalWorks | ECW! | Electronic health records
Allscripts | | Electronic health records
NextGen Healthcare | nextgen EHR, nextgen EMR | Electronic health records
PointClickCare | point click care | Electronic health records
SystmOne | systmone clinical system | Electronic health records
EMIS! | EMIS web | Electronic health records
Clinical documentation | charting*, medical charting, nursing documentation, patient documentation, clinical notes, patient charting, progress notes, case notes, medical documentation, chart review
SOAP notes | | Clinical documentation
HIPAA | HIPAA compliance, patient confidentiality, patient privacy, hipaa regulations | Regulatory compliance 0.4
Joint Commission standards | joint commission, JCAHO!, CMS regulations, state survey readiness, joint commission compliance
Blood transfusion | blood products, blood administration, transfusion
Glucose monitoring | blood glucose monitoring, blood sugar monitoring, diabetes management, diabetes care, glucometer, diabetic care | Patient care 0.5
Insulin administration | | Glucose monitoring
Vaccination | immunizations, immunization administration, injections*, administering injections, administering vaccines
EKG | ECG!, electrocardiogram, electrocardiography, 12-lead EKG, 12-lead ECG
Bariatric care | bariatric nursing, bariatric patients | Patient care
Evidence-based practice | evidence-based care, evidence-based medicine
Clinical governance | governance in healthcare
Clinical audit | audit and quality improvement projects
Medicines management | safe handling of medicines, medicines administration, administration of medicines, stellen von medikamenten, medikamentengabe, gestion des médicaments | Medication administration 0.9
Manual handling in care | safe moving and handling, manual handling of patients, hoists and slings | Personal care 0.5
`,
  },
  {
    category: 'Personal care',
    kind: 'skill',
    rows: `
Personal care | activities of daily living, ADLs!, assisting with ADLs, daily living assistance, assistance with daily living, bathing and grooming, bathing and dressing, hygiene assistance, toileting, personal hygiene care, personal care assistance, ADL retraining, ADL training, daily living skills, practise ADLs, self-care training, grundpflege, aide à la toilette, soins d'hygiène, aseo personal, higiene personal de los usuarios | Patient care 0.5
Caregiving | caregiver, home care, home health care, home health, in-home care, domiciliary care, caregiving experience, care giver, home healthcare, care work, support work, support worker | Patient care 0.6, Personal care 0.8
Companionship | companion care, companionship care | Caregiving 0.6
Patient transfers | transferring patients, patient mobility, moving and handling, patient lifting, moving and handling of people, patient handling, mechanical lifts, repositioning patients, turning and repositioning, hoist*
Gait belt | | Patient transfers
Hoyer lift | | Patient transfers
Feeding assistance | assisting with meals, meal assistance, feeding patients
Tube feeding | enteral feeding, PEG feeding, NG tubes | Feeding assistance
Respite care | | Caregiving
Disability support | disability care, disability services, special needs care, disabled adults | Caregiving 0.6
Learning disabilities | developmental disabilities, intellectual disabilities, learning disability support, IDD! | Disability support 0.9
Autism support | autism, autism spectrum disorder, ASD!, autistic children
Safeguarding | safeguarding adults, safeguarding children, child protection, child safeguarding, adult safeguarding, safeguarding of children
Childcare | child care, babysitting, nanny, infant care, toddler care, nannying, daycare, day care, caring for children, looking after children, nursery care, working with children, kinderbetreuung, garde d'enfants, cuidado de niños, atención a menores | Child development 0.4
Medication assistance | medication reminders
`,
  },
  {
    category: 'Emergency care',
    kind: 'skill',
    rows: `
First aid | basic first aid, emergency first aid, first aid at work, first aider, first aid training
Emergency medical services | EMS!*, prehospital care, pre-hospital care, ambulance services, emergency response, ambulance operations, emergency medical response, emergency medicine services
Trauma care | trauma*, trauma assessment, hemorrhage control, level I trauma, trauma center
Ambulance driving | emergency vehicle operation, EVOC!, emergency driving, blue light driving | Driving
Cardiac resuscitation | resuscitation, code blue response, rapid response
AED use | defibrillation, AED! | Cardiac resuscitation
`,
  },
  {
    category: 'Nursing and care credentials',
    kind: 'credential',
    rows: `
Registered Nurse | RN!, registered nursing, RN license, registered nurse license, RN licensure, licensed registered nurse, state RN license, registered general nurse, RGN!, registered nurse licensure | Nursing, Patient care
Licensed Practical Nurse | LPN!, LVN!, licensed vocational nurse, LPN license, LVN license, LPN/LVN, enrolled nurse, practical nurse | Nursing, Patient care
NMC registration | NMC pin, NMC registered, nursing and midwifery council registration, NMC PIN number, NMC!, registered with the NMC, nursing and midwifery council, registration with the NMC | Registered Nurse
Independent prescribing | independent prescriber, V300!, non-medical prescribing, non-medical prescriber, nurse prescriber, independent and supplementary prescribing | Pharmacology 0.5
HCPC registration | HCPC registered, registered with the HCPC, health and care professions council, HCPC! | Patient care 0.5
Certified Nursing Assistant | CNA!, nursing assistant, certified nurse aide, nurse aide, STNA!, certified nursing aide, CNA certification, CNA license, nurse assistant, state tested nursing assistant, healthcare assistant, health care assistant, nursing aide, patient care assistant | Patient care, Personal care, Vital signs 0.7
Patient Care Technician | PCT!*, patient care tech, certified patient care technician, CPCT! | Patient care, Vital signs 0.7, Phlebotomy 0.5
Nurse Practitioner | FNP!, family nurse practitioner, advanced practice registered nurse, APRN!, ARNP!, CRNP!, NP!*, FNP-C, FNP-BC, ACNP!, PMHNP!, advanced nurse practitioner, psychiatric mental health nurse practitioner, acute care nurse practitioner | Registered Nurse, Nursing, Patient assessment, Diagnosis 0.8
Certified Nurse Midwife | CNM!, nurse midwife, registered midwife | Midwifery, Registered Nurse 0.8
Nurse Anesthetist | CRNA!, certified registered nurse anesthetist | Registered Nurse, Anesthesia
Clinical Nurse Specialist | CNS!* | Registered Nurse
Bachelor of Science in Nursing | BSN!, bachelor's in nursing, BSc nursing, bachelor of nursing, nursing degree, BSN degree, bachelor's degree in nursing | Nursing
Master of Science in Nursing | MSN!, master's in nursing | Bachelor of Science in Nursing 0.9, Nursing
Associate Degree in Nursing | ADN!, ASN! | Nursing
Doctor of Nursing Practice | DNP! | Nursing, Master of Science in Nursing 0.9
NCLEX | NCLEX-RN, NCLEX-PN | Nursing
Compact nursing license | multistate license, compact license, multi-state nursing license, nurse licensure compact, NLC license, compact RN license | Registered Nurse 0.7
BLS | basic life support, BLS certification, BLS for healthcare providers, BLS certified, BLS provider, AHA BLS | CPR
ACLS | advanced cardiac life support, advanced cardiovascular life support, ACLS certification, ACLS certified, ACLS provider, ALS certification, advanced life support | BLS, Cardiac resuscitation
PALS!* | pediatric advanced life support, PALS certification, PALS certified, PALS provider | BLS 0.8
NRP! | neonatal resuscitation program, NRP certification, neonatal resuscitation, NRP certified | Neonatal care 0.7
TNCC | trauma nursing core course, trauma nurse core course, ENPC | Trauma care
CPR! | cardiopulmonary resuscitation, CPR certified, CPR certification, CPR/AED, CPR/First Aid, CPR & first aid, first aid/CPR, CPR and first aid certification, CPR and AED | First aid 0.7
First Aid certificate | first aid certification, first aid certified, red cross first aid, emergency first aid at work certificate, st john first aid | First aid
CCRN | critical care registered nurse certification, certified critical care nurse | Critical care nursing, Registered Nurse
CEN! | certified emergency nurse | Emergency nursing, Registered Nurse
CNOR | certified perioperative nurse, RNFA | Perioperative nursing, Registered Nurse
OCN! | oncology certified nurse | Oncology nursing, Registered Nurse
RNC-OB | RNC-NIC, inpatient obstetric nursing certification | Labor and delivery nursing 0.8, Registered Nurse
CMSRN | medical-surgical nursing certification, certified medical-surgical registered nurse, RN-BC | Medical-surgical nursing, Registered Nurse
Certified Wound Care Nurse | CWOCN, WOCN!, wound care certified, WCC! | Wound care, Registered Nurse 0.8
Certified Case Manager | CCM!, ACM-RN, accredited case manager | Care coordination
NIHSS | NIH stroke scale, NIHSS certification, NIH stroke scale certification
Certified Diabetes Care and Education Specialist | CDCES, certified diabetes educator, CDE!* | Glucose monitoring, Patient education
Home Health Aide | HHA!, certified home health aide, home health aide certification | Personal care, Caregiving
Personal Care Aide | PCA!*, personal care attendant, direct support professional, DSP!* | Personal care, Caregiving
Certified Medication Aide | medication aide, CMA med aide, QMAP, qualified medication aide, medication technician, med tech certification | Medication administration
Care Certificate | NVQ health and social care, NVQ level 2 health and social care, NVQ level 3 health and social care, diploma in health and social care, QCF health and social care | Caregiving, Personal care
Emergency Medical Technician | EMT!, EMT-B, EMT-Basic, EMT-I, AEMT!, emergency medical technician basic, NREMT, EMT certification, advanced EMT | Emergency medical services, First aid, CPR 0.9, Patient assessment 0.7
Paramedic | EMT-P, licensed paramedic, NRP paramedic, paramedic license, HCPC paramedic | Emergency Medical Technician, Emergency medical services, ACLS 0.7
CDA credential | CDA!, child development associate, CDA early childhood | Childcare, Early childhood education
Registered Mental Health Nurse | RMN!, registered mental nurse, RNMH!, mental health nursing registration, registered nurse mental health | Registered Nurse, Psychiatric nursing
Registered Learning Disability Nurse | RNLD!, RNMLD!, learning disability nurse, RNLD nurse | Registered Nurse
Registered Children's Nurse | RSCN!, RN child, children's nursing registration, registered paediatric nurse | Registered Nurse, Pediatric nursing
Health visitor qualification | SCPHN!, SCPHN health visiting, specialist community public health nursing, specialist community public health nurse, qualified health visitor | Registered Nurse 0.9, Public health 0.8
Operating department practitioner registration | ODP!, diploma in operating department practice, ODP qualification, registered ODP | HCPC registration, Perioperative nursing 0.8
Nursing associate registration | registered nursing associate, NMC nursing associate | Patient care, Personal care
Practice assessor qualification | mentorship qualification, mentoring qualification in nursing, SLAiP!, ENB 998, practice assessor, mentorship in practice, teaching and assessing qualification, practice supervisor and assessor | Registered Nurse 0.5
ILS! | immediate life support, intermediate life support, ILS training | BLS
UK advanced life support | ALS!, ALS provider, resuscitation council ALS | ILS
APLS! | advanced paediatric life support, EPALS!, EPLS!, european paediatric life support, european paediatric advanced life support | PALS 0.9
ATLS! | advanced trauma life support | Trauma care
NLS! | neonatal life support, newborn life support | Neonatal care 0.6
Emergency First Aid at Work | EFAW!, FAW!, three day first aid at work, betrieblicher ersthelfer, ersthelfer, sauveteur secouriste du travail, SST!, PSC1, AFGSU!, curso de primeros auxilios, erste-hilfe-schein, erste-hilfe-kurs | First Aid certificate 0.9
Paediatric First Aid | paediatric first aid certificate, 12 hour paediatric first aid | First Aid certificate
PCCN! | progressive care certified nurse | Registered Nurse
German nursing licence | examinierte pflegefachkraft, pflegefachkraft, pflegefachfrau, pflegefachmann, examinierte krankenschwester, examinierter krankenpfleger, gesundheits- und krankenpfleger, gesundheits- und krankenpflegerin, examinierter altenpfleger, examinierte altenpflegerin, altenpfleger, altenpflegerin, krankenpflegeexamen, examen in der krankenpflege, dreijährig examinierte pflegekraft | Registered Nurse 0.8, Nursing
French nursing diploma | diplôme d'état infirmier, diplôme d'état d'infirmier, DE infirmier, diplôme d'infirmier, infirmier diplômé d'état, infirmière diplômée d'état, IDE!*, ordre national des infirmiers, inscription à l'ordre des infirmiers | Registered Nurse 0.8, Nursing
Spanish nursing degree | grado en enfermería, diplomatura en enfermería, diplomado en enfermería, graduado en enfermería, título de enfermería, titulación en enfermería, DUE!*, ATS/DUE, diplomatura en infermeria, grau en infermeria, colegiado en enfermería | Registered Nurse 0.8, Nursing
French care assistant diploma | DEAS!, diplôme d'état d'aide-soignant, diplôme d'aide-soignant, aide-soignant diplômé, aide-soignante diplômée, DEAES!, diplôme d'état d'accompagnant éducatif et social, DEAVS! | Patient care, Personal care
Spanish care assistant certificate | TCAE!, técnico en cuidados auxiliares de enfermería, cuidados auxiliares de enfermería, título de auxiliar de enfermería, atención sociosanitaria a personas dependientes, atención sociosanitaria, técnico en atención sociosanitaria, certificado de atención sociosanitaria, título de gerocultor | Patient care, Personal care
German care assistant certificate | pflegehelfer, pflegefachhelfer, krankenpflegehelfer, altenpflegehelfer, pflegebasiskurs, basisqualifikation pflege, schwesternhelferin, betreuungskraft nach 43b | Personal care, Caregiving
Praxisanleiter in care | praxisanleiter, praxisanleiterin, weiterbildung zum praxisanleiter, weiterbildung praxisanleitung | German nursing licence 0.8
German intensive care training | fachweiterbildung intensivpflege, fachweiterbildung anästhesie und intensivpflege, fachweiterbildung intensiv, fachpfleger für intensivpflege | Critical care nursing, German nursing licence 0.9
Wundexperte | wundexperte ICW, ICW wundexperte, wundmanager, wundtherapeut | Wound care
German paramedic qualification | notfallsanitäter, notfallsanitäterin, rettungsassistent | Emergency medical services, Paramedic 0.9
Rettungssanitäter | rettungssanitäterin, ausbildung zum rettungssanitäter | Emergency medical services, Emergency Medical Technician 0.9
Renal nursing course | ENB 136, ENB 136 renal nursing, recognised renal course, renal course, renal nursing qualification | Dialysis 0.8
Intensive care nursing course | ENB 100, critical care course, post-registration critical care course, intensive care course, critical care qualification, post registration award in critical care | Critical care nursing 0.9
Emergency nursing course | ENB 199, emergency care course, A&E nursing course | Emergency nursing 0.9
Theatre nursing course | ENB 176, ENB 183, anaesthetic course, anaesthetic qualification, anaesthetics qualification, ENB 182, surgical first assistant course | Perioperative nursing 0.9
Neonatal nursing course | ENB 405, qualified in specialty neonatal, neonatal qualified in speciality, neonatal QIS | Neonatal care 0.9
Oncology nursing course | ENB 237, chemotherapy course, SACT passport, systemic anti-cancer therapy course, UKONS passport | Oncology nursing 0.9
`,
  },
];
