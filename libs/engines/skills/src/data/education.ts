import type { SkillRows } from '../read-rows';

/** Teaching of all ages, schools, libraries, sport. */
export const EDUCATION: SkillRows[] = [
  {
    category: 'Teaching',
    kind: 'skill',
    rows: `
Teaching | classroom teaching, teaching experience, instruction?, classroom instruction, teacher, instructing?, school teaching, instructional delivery, taught, unterrichten, enseignement, docencia, impartir clases
Classroom management | behaviour management, classroom discipline, student behavior management | Teaching 0.7
Positive behavior support | PBIS! | Classroom management
Lesson planning | lesson plans, lesson preparation, unit planning, planning lessons, lesson plan development, planned lessons | Teaching 0.7
Curriculum development | curriculum design, curriculum planning, curriculum writing, course development, course design, curriculum mapping, curriculum, schemes of work, syllabus design, designed curriculum, developed curriculum, designed the curriculum
Differentiated instruction | differentiation, differentiated learning, personalized learning, tiered instruction, scaffolding instruction | Teaching 0.7
Student assessment | formative assessment, summative assessment, assessment of students, grading*, student evaluation, standardized testing, assessment for learning, progress monitoring, marking and assessment, assessing pupils, exam preparation
Early childhood education | early years education, early years, preschool, pre-k, kindergarten, early childhood, preschool teaching, nursery teaching, early childhood development | Teaching 0.8
EYFS | | Early childhood education
Montessori | | Early childhood education
Primary education | elementary education, primary teaching, elementary school, primary school, elementary teaching, elementary teacher | Teaching
Key Stage 2 | KS2 | Primary education
Key Stage 1 | KS1 | Primary education
Secondary education | secondary teaching, high school teaching, secondary school, middle school, high school teacher, middle school teaching | Teaching
Key Stage 4 | KS4 | Secondary education
Key Stage 3 | KS3 | Secondary education
A-level teaching | | Secondary education
GCSE teaching | GCSE! | Secondary education
Higher education | university teaching, college teaching, lecturing, academic teaching, postsecondary education, teaching assistantship, higher ed | Teaching 0.8
Adult education | adult learning, adult learners, andragogy, adult literacy, GED preparation, further education, adult basic education | Teaching 0.8
Special education | SEN!, SEND!*, special educational needs, special needs education, special ed, special education teacher, SPED!, inclusive education, inclusion classroom, learning support, SEND provision, students with disabilities | Teaching 0.7
Co-teaching | coteaching, co-teach, co-taught, team teaching, collaborative teaching, co-teacher, push-in teaching, push-in support | Teaching 0.7
Individualized education programs | IEP!, individualized education plan, individual education plans, IEP development, IEP writing, individualised education plans, EHCP, IEP plans, students on IEPs, IEP goals, IEP meetings | Special education 0.8
504 plans | 504s, section 504, 504 accommodations, section 504 plans | Individualized education programs
English as a second language | ESL!, EFL!, ESOL, English language learners, ELL!, teaching English, English as a foreign language, TEFL teaching, EAL!, ELL students, English as an additional language | Teaching 0.8
Bilingual education | dual language instruction, dual-language, bilingual teaching | Teaching 0.7
Literacy instruction | reading instruction, reading intervention, balanced literacy, literacy teaching, science of reading
Guided reading | | Literacy instruction
Wilson Reading | | Literacy instruction
Orton-Gillingham | | Literacy instruction
Phonics | | Literacy instruction
Mathematics teaching | math instruction, maths teaching, teaching mathematics, math teacher, teaching math | Teaching, Mathematics
Science teaching | science instruction, teaching science, biology teaching, chemistry teaching, physics teaching, science teacher, physics teacher, chemistry teacher, biology teacher, teaching physics, teaching chemistry, teaching biology | Teaching
STEM education | STEM!*, STEAM!*, robotics teaching, STEM teaching
Language teaching | foreign language teaching, world languages, spanish teaching, french teaching, language instruction, modern foreign languages, MFL! | Teaching
Music teaching | music education, piano teaching, teaching music, music lessons, choir directing, band directing, music teacher | Teaching, Music performance 0.7
Art teaching | art education, teaching art, art teacher | Teaching
English teaching | english teacher, english language arts, ELA!, language arts, ELA teacher, teaching writing | Teaching
History teaching | history teacher, social studies, social studies teacher, teaching history | Teaching
Computer science teaching | teaching computing, computer science teacher, teaching coding, computing teacher | Teaching, Programming 0.6
Business teaching | business studies teaching | Teaching
Substitute teaching | supply teaching, substitute teacher, supply teacher, cover supervision, cover supervisor | Teaching 0.8, Classroom management 0.7
Play-based learning | learning through play, reggio emilia | Early childhood education 0.7
Restorative practices | restorative justice, social emotional learning, SEL!, MTSS, response to intervention
School psychology | school psychologist, psychoeducational evaluation, psychoeducational assessments | Psychological assessment 0.8
Physical education | PE!*, PE teaching, PE teacher, gym teacher, teaching PE, sports teaching | Teaching 0.8
Tutoring | private tutoring, academic tutoring, test preparation, homework help, test prep, tutor, one-to-one tuition, tutored | Teaching 0.6
SAT preparation | | Tutoring
Teaching assistance | teaching assistant, classroom assistant, paraprofessional, teacher's aide, paraeducator, instructional aide, classroom aide, classroom support | Teaching 0.4
Educational technology | edtech, learning technology, classroom technology, smart boards, interactive whiteboards, instructional technology, technology integration
Learning management systems | LMS!, LMS administration
Canvas LMS | Canvas!?, instructure canvas | Learning management systems
Blackboard Learn | Blackboard!? | Learning management systems
Moodle | | Learning management systems
Google Classroom | | Learning management systems 0.8, Educational technology
Schoology | | Learning management systems
Student information systems | SIMS arbor
Ellucian Banner | | Student information systems
Skyward! | | Student information systems
Infinite Campus | | Student information systems
PowerSchool | | Student information systems
Instructional design | e-learning development, elearning development, learning design, instructional materials, e-learning design, course authoring, learning experience design, instructional designer | Curriculum development 0.7
ADDIE | | Instructional design
Articulate Storyline | articulate 360, articulate rise | E-learning
Adobe Captivate | | E-learning
Camtasia | | E-learning
E-learning | elearning, online learning, online teaching, remote teaching, distance learning, virtual instruction, online instruction, blended learning
SCORM | | E-learning
Parent communication | parent-teacher conferences, parental engagement, family engagement, parent engagement, communicating with parents, parent conferences, parents' evenings
Student counseling | school counseling, academic advising, guidance counseling, college counseling, student advising, academic counseling, pastoral care*, career advising students, student support, academic advisement
Career counseling | career guidance, career coaching, career development, careers advice, job coaching, employability skills training, job readiness
School leadership | school administration, educational leadership, head of department teaching, principal experience, school improvement, school management, instructional leadership, senior leadership in schools, headteacher | Leadership 0.8
Admissions* | student recruitment, college admissions, enrollment management, enrolment, student enrollment, admissions counseling, university admissions
Student affairs | student life, residence life, student activities, student services, student engagement
Financial aid administration | financial aid, student loans administration
FAFSA | | Financial aid administration
Academic research | research methodology, research methods, scholarly research, literature review, qualitative research, quantitative research, research design, academic writing, peer-reviewed publications, peer-reviewed research | Research
Library services | librarianship, library science, cataloging, cataloguing, reference services, library operations, collection development, library programming, information literacy, circulation desk, librarian, LibGuides, storytime, MARC records, MARC!*, RDA!*, reference desk
Archives management | archival research, digital archives, preservation of records, archival processing, archivist, finding aids, digitization, EAD!*, preservation*
Museum curation | curating, museum collections, exhibition development, curation, collections management, exhibition planning, museum education
Child development | child development knowledge, developmental milestones, child psychology
Music performance | music*, piano, violin, guitar, singing*, vocal performance, orchestral performance, musician
`,
  },
  {
    category: 'Sport and fitness',
    kind: 'skill',
    rows: `
Personal training | fitness training, fitness instruction, personal trainer, fitness assessment, fitness coaching, fitness instructor, exercise programming
Strength training | strength and conditioning, weight training, resistance training
Group fitness instruction | group exercise, spin classes, aerobics instruction, group fitness classes, group classes | Personal training 0.6
Zumba | | Group fitness instruction
Yoga instruction | yoga, yoga teaching, yoga instructor, yoga classes
Pilates instruction | pilates, pilates instructor
Swimming instruction | swim lessons, swim instruction, swimming lessons, swim coaching, swimming, aquatics
Lifeguarding | lifeguard, pool safety, water rescue, pool supervision
Sports coaching | athletic coaching, coaching football, coaching soccer, youth sports coaching, team sports coaching, football coaching, soccer coaching, basketball coaching, coaching athletes
Refereeing | officiating, umpiring, referee | Sports management 0.3
Athletic recruiting | talent scouting sport, sports scouting
Martial arts instruction | karate instruction, judo instruction, jiu-jitsu instruction, taekwondo, kickboxing instruction
Gymnastics coaching | cheerleading coaching, gymnastics instruction | Sports coaching
Tennis instruction | golf instruction, tennis coaching, golf coaching | Sports coaching
Sports management | athletic administration, sports administration
Recreation programming | recreational activities, activity planning, recreation therapy, activities coordination, therapeutic recreation, camp counseling, recreation services
Outdoor education | wilderness guiding, rock climbing instruction, outdoor leadership, hiking guide, wilderness skills, ski instruction
`,
  },
  {
    category: 'Education credentials',
    kind: 'credential',
    rows: `
Teaching license | teaching certificate, teacher certification, teaching credential, certified teacher, licensed teacher, state teaching license, teaching certification, state teacher certification, teacher licensure, teaching qualification, valid teaching license, state certification teaching, qualified teacher, professional educator license | Teaching, Classroom management 0.8, Lesson planning 0.9
Qualified Teacher Status | QTS! | Teaching license, Teaching
PGCE | postgraduate certificate in education, PGDE | Teaching, Qualified Teacher Status 0.8
Bachelor of Education | BEd!, bachelor's in education, education degree, bachelor's degree in education | Teaching
Master of Education | MEd!, master's in education, master's in teaching, MAT degree | Teaching
Special education certification | special education license, special education teaching license, teaching license in special education, special education teacher license, licensed special education teacher, special education licensure, SPED license, academic and behavioral strategist, intervention specialist license, learning disabilities license, SPED certification, special education endorsement, special education credential | Special education, Teaching license 0.9
ESL certification | ESL endorsement, ESOL endorsement, bilingual endorsement, ESL certified | English as a second language
TEFL | TESOL, CELTA, DELTA teaching, TEFL certificate, TEFL certified, TESOL certificate, CELTA certificate | English as a second language
National Board Certification | national board certified teacher, NBCT | Teaching license
Google Certified Educator | apple teacher, microsoft innovative educator | Educational technology
Advanced Placement teaching | AP teaching, AP courses, international baccalaureate, IB teaching, IB diploma programme | Secondary education
Praxis | praxis II, praxis exams, CSET | Teaching 0.6
Paraprofessional certification | parapro, HLTA, higher level teaching assistant, level 3 teaching assistant, level 2 teaching assistant | Teaching assistance
Early childhood education certificate | level 3 childcare, NVQ childcare, ECE certificate, early years educator level 3, cache level 3, ECE certification, early childhood certificate | Early childhood education, Childcare
Master of Library Science | MLIS, MLS library, master of library and information science, MLS degree | Library services

School counselor license | school counseling certification, PPS credential, school counselor certification | Student counseling
School psychologist certification | NCSP, nationally certified school psychologist | School psychology
Principal certification | administrative credential, NPQH, principal license, school administrator license | School leadership
NASM Certified Personal Trainer | NASM!, ACE certified personal trainer, NASM-CPT, ACSM certified, ISSA certified, certified personal trainer, personal trainer certification, level 3 personal trainer, REPS level 3 | Personal training
Yoga Alliance certification | RYT-200, RYT-500, 200-hour yoga, registered yoga teacher | Yoga instruction
Lifeguard certification | red cross lifeguard, water safety instructor, NPLQ, certified lifeguard, lifeguard certified | Lifeguarding, CPR 0.8
CAP petite enfance | CAP AEPE, CAP accompagnant éducatif petite enfance, diplôme d'état d'auxiliaire de puériculture, auxiliaire de puériculture diplômée | Childcare, Early childhood education
Staatlich anerkannter Erzieher | staatlich anerkannte erzieherin, ausbildung zum erzieher, ausbildung zur erzieherin, pädagogische fachkraft, kinderpfleger, kinderpflegerin, staatlich geprüfte kinderpflegerin, sozialassistent, heilerziehungspfleger, heilerziehungspflegerin | Childcare, Early childhood education
UK early years qualification | level 3 early years, level 3 early years educator, early years educator, NNEB!, NVQ level 3 childcare, level 3 in childcare, EYPS!, EYTS!, early years teacher status, level 2 childcare, level 3 childcare qualification, CACHE diploma | Childcare, Early childhood education
Lehramtsbefähigung | zweites staatsexamen lehramt, lehramt, lehramtsstudium, referendariat, lehrbefähigung, CAPES!*, agrégation, professeur certifié, CRPE!, máster de profesorado, máster en formación del profesorado, máster del profesorado, CAP pedagógico, certificado de aptitud pedagógica, MAES! | Teaching, Teaching license 0.9
Docencia de la formación | docencia de la formación profesional para el empleo, certificado de docencia, SSCE0110, certificado de profesionalidad de docencia, docencia para el empleo, formador de formadores, capacitación docente, competencia docente | Adult education 0.8, Teaching 0.7
UK teaching award for adults | PTLLS!, DTLLS!, CTLLS!, level 3 award in education and training, award in education and training, AET!*, level 5 diploma in education and training, cert ed, certificate in education | Adult education 0.8, Teaching 0.8
Assessor award | A1 assessor, D32/D33, TAQA!, CAVA!, assessor qualification, TAQA assessor, A1 assessor award, IQA award, V1 award, internal quality assurance award
SENCO award | national SENCO award, NASENCO, SENDCO qualification | Special education
BAFA | brevet d'aptitude aux fonctions d'animateur, BAFD!, BPJEPS, juleica, jugendleitercard, monitor de tiempo libre, monitor de ocio y tiempo libre, monitor de actividades de tiempo libre, director de tiempo libre, director de actividades de tiempo libre, premonitor | Childcare 0.6
Socorrista | título de socorrista, socorrista acuático, salvamento y socorrismo, curso de socorrismo, BNSSA!, surveillant de baignade, rettungsschwimmer, DLRG silber, rettungsschwimmabzeichen, rettungsschwimmer silber | Lifeguard certification, Lifeguarding
`,
  },
];
