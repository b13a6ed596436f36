/** What a section of a resume holds. `none`: known, but nothing of it is one of our kinds (interests, references). */
export const sectionKinds = [
  'summary',
  'contact',
  'profiles',
  'work',
  'education',
  'skill',
  'language',
  'project',
  'publication',
  'certification',
  'award',
  'achievement',
  'talk',
  'patent',
  'volunteering',
  'course',
  'none',
] as const;
export type SectionKind = (typeof sectionKinds)[number];

/** Headings as people write them, in English, German, French and Spanish, the plainest in some more languages: lower case, no punctuation, "and" for "&" in every language. */
export const sectionHeadings: Record<SectionKind, string> = {
  summary:
    'summary|professional summary|who am i|who i am|hello|hi|executive summary|career summary|summary of qualifications|qualifications summary|profile|professional profile|personal profile|career profile|about|about me|objective|career objective|professional objective|personal statement|introduction|overview|bio|biography|' +
    'profil|kurzprofil|über mich|ueber mich|zusammenfassung|berufsziel|zur person|persönliches profil|résumé|à propos|a propos|à propos de moi|résumé professionnel|profil professionnel|objectif|objectif professionnel|présentation|' +
    'perfil|perfil profesional|resumen|resumen profesional|sobre mí|sobre mi|objetivo|objetivo profesional|extracto|acerca de mí|presentación|' +
    'sammanfattning|om mig|om meg|om mig selv|profiel|over mij|samenvatting|o mnie|podsumowanie|podsumowanie zawodowe',
  contact:
    'details|contact|contacts|contact information|contact info|contact details|contact me|get in touch|personal details|personal information|personal info|personal data|kontakt|kontaktdaten|persönliche daten|persönliche angaben|angaben zur person|anschrift|' +
    'coordonnées|contactez moi|informations personnelles|état civil|contacto|datos personales|información personal|datos de contacto|información de contacto|' +
    'kontaktuppgifter|personuppgifter|kontaktinformation|kontaktoplysninger|kontaktinformasjon|personalia|personlige oplysninger|personlige opplysninger|persoonlijke gegevens|contactgegevens|dane kontaktowe|dane osobowe',
  profiles:
    'profiles|links|social|social media|social links|social profiles|online profiles|websites|find me online|on the web|online presence|profile im netz|liens|réseaux sociaux|enlaces|redes sociales|redes|soziale netzwerke',
  work:
    'experience|employment record|employment details|service record|work details|work record|professional record|stationen|auslandserfahrung|esperienza lavorativa|esperienze professionali|teaching and mentoring|professional journey|where i have worked|where i ve worked|career progression|career snapshot|military|military service experience|jobs|work and projects|professional life|experiences|research|research positions|work experience|professional experience|employment|employment history|work history|career history|career|job history|professional background|professional history|relevant experience|related experience|industry experience|' +
    'research experience|teaching experience|academic experience|internships|internship experience|internship|internship and work experience|work|work and research experience|positions|positions held|appointments|academic appointments|professional appointments|clinical experience|military service|military experience|leadership experience|career experience|professional career|freelance experience|consulting experience|engineering experience|technical experience|other experience|additional experience|previous experience|work and experience|experience and internships|job experience|employment experience|' +
    'berufserfahrung|berufserfahrungen|berufliche erfahrung|berufliche erfahrungen|berufspraxis|beruflicher werdegang|werdegang|praktische erfahrung|praktische erfahrungen|praktika|praktikum|arbeitserfahrung|berufstätigkeit|beruflicher hintergrund|tätigkeiten|berufliche stationen|erfahrung|erfahrungen|anstellungen|' +
    'expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|parcours|emplois|stages|stage|expériences de travail|carrière|postes occupés|' +
    'experiencia|experiencia laboral|experiencia profesional|experiencias|historial laboral|trayectoria profesional|trayectoria|empleo|prácticas|vida laboral|esperienza|esperienze lavorative|esperienza professionale|experiência|experiência profissional|werkervaring|ervaring|' +
    'arbetslivserfarenhet|arbetserfarenhet|yrkeserfarenhet|erfarenhet|anställningar|erhvervserfaring|arbejdserfaring|erfaring|arbeidserfaring|yrkeserfaring|loopbaan|arbeidsverleden|arbeidservaring|työkokemus|doświadczenie|doświadczenie zawodowe|przebieg kariery',
  education:
    'education|educational background|academic record|academics and certifications|scholastic record|schulausbildung|schule|hochschule|studienverlauf|professional qualification|theses|education and training|academic background|academic history|academic qualifications|educational qualifications|academics|academic education|qualifications|education and qualifications|academic qualification|education background|educational qualification|degrees|schooling|training and education|education and coursework|academic credentials|formal education|university education|studies|' +
    'ausbildung|bildung|bildungsweg|schulbildung|studium|akademische ausbildung|ausbildung und studium|studium und ausbildung|schule und studium|bildungsgang|hochschulbildung|akademischer werdegang|aus und weiterbildung|schulische ausbildung|' +
    'formation|formations|études|éducation|diplômes|formation académique|cursus|parcours académique|parcours scolaire|formation et diplômes|diplômes et formations|scolarité|' +
    'educación|formación|formación académica|estudios|educación y formación|titulación|titulaciones|formación y estudios|historial académico|istruzione|istruzione e formazione|educação|formação|formação acadêmica|opleiding|opleidingen|' +
    'utbildning|utbildningar|uddannelse|uddannelser|utdanning|utdannelse|opleiding and cursussen|koulutus|wykształcenie|edukacja',
  skill:
    'skills|skill|tools and platforms|platforms|areas of specialization|areas of specialisation|specialization|specializations|software proficiency|computer proficiency|proficiency|technical qualification|technical qualifications|what i do|skills profile|core technologies|methods|methodologies|weitere fähigkeiten|persönliche fähigkeiten|persönliche stärken|otros conocimientos|conoscenze|computer literacy|it literacy|technical skills|technical skill|core skills|key skills|professional skills|skill set|skillset|core competencies|competencies|key competencies|competences|areas of expertise|expertise|technologies|technology|tech stack|technical proficiencies|technical proficiency|proficiencies|technical expertise|technical competencies|computer skills|it skills|software skills|software|tools|tools and technologies|technologies and tools|hard skills|soft skills|top skills|skills and expertise|skills and abilities|abilities|skills and tools|skills and technologies|programming languages|programming skills|programming|strengths|skills summary|summary of skills|technical summary|technical knowledge|specialties|specialities|specialisms|skills and competencies|relevant skills|additional skills|other skills|skills and interests|skills and awards|interpersonal skills|personal skills|digital skills|frameworks|languages and technologies|languages and frameworks|technical toolkit|toolbox|languages and tools|key qualifications|core strengths|core qualifications|skill highlights|highlights of skills|languages and skills|skills and certifications|laboratory skills|lab skills|clinical skills|' +
    'kenntnisse|fähigkeiten|kompetenzen|it kenntnisse|edv kenntnisse|fachkenntnisse|technische kenntnisse|kenntnisse und fähigkeiten|fähigkeiten und kenntnisse|besondere kenntnisse|kernkompetenzen|weitere kenntnisse|qualifikationen|technische fähigkeiten|fachliche kompetenzen|programmierkenntnisse|softwarekenntnisse|soziale kompetenzen|stärken|zusatzqualifikationen|edv|' +
    'compétences|compétence|compétences techniques|compétences clés|compétences informatiques|compétences professionnelles|savoir faire|savoir être|informatique|outils|logiciels|qualités|aptitudes|atouts|domaines de compétences|' +
    'habilidades|competencias|aptitudes|conocimientos|destrezas|habilidades técnicas|competencias técnicas|conocimientos técnicos|informática|conocimientos informáticos|capacidades|tecnologías|herramientas|habilidades y competencias|competenze|competências|vaardigheden|' +
    'kompetenser|kompetens|färdigheter|kunskaper|kompetencer|færdigheder|kompetanse|ferdigheter|competenties|kennis and vaardigheden|taidot|osaaminen|umiejętności|kompetencje',
  language:
    'languages|language|language proficiencies|sprachen and weitere kenntnisse|language skills|language proficiency|spoken languages|foreign languages|languages spoken|linguistic skills|sprachen|sprachkenntnisse|fremdsprachen|langues|langue|compétences linguistiques|langues étrangères|idiomas|idioma|lenguas|lenguajes|lingue|línguas|talen|' +
    'språk|språkkunskaper|sprog|sprogkundskaber|språkferdigheter|talenkennis|kielitaito|kielet|języki|języki obce|znajomość języków',
  project:
    'projects|project|project highlights|contributions|code|personal projects|academic projects|selected projects|key projects|side projects|relevant projects|notable projects|project experience|projects and research|open source|open source projects|open source contributions|open source work|technical projects|featured projects|major projects|course projects|professional projects|other projects|project work|research projects|portfolio|research and projects|university projects|software projects|student projects|projects and activities|' +
    'projekte|projekt|projekterfahrung|eigene projekte|ausgewählte projekte|private projekte|projets|projet|projets personnels|réalisations|projets académiques|proyectos|proyectos personales|proyecto|proyectos destacados|progetti|projetos|projecten|' +
    'projekter|prosjekter|projekty',
  publication:
    'publications|publication|peer reviewed articles|peer reviewed publications|books and chapters|posters and papers|selected publications|papers|research papers|journal articles|journal publications|conference papers|conference publications|peer reviewed publications|articles|preprints|books|book chapters|bibliography|publications and presentations|publications and patents|research publications|refereed publications|journal papers|refereed journal articles|refereed conference papers|working papers|writing|manuscripts|publikationen|veröffentlichungen|publikation|articles et publications|publicaciones|artículos|pubblicazioni|publicações|' +
    'publikationer|publikasjoner|publicaties|publikacje',
  certification:
    'certifications|certification|certification courses|online courses|moocs|industrial training|professional registration|professional registrations|registrations|registration|professional qualifications|certificates|certificate|licenses|licences|licenses and certifications|certifications and licenses|professional certifications|certificates and licenses|licensure|training|trainings|courses and certifications|certifications and courses|certifications and training|training and certifications|certifications and trainings|professional development|credentials|licensure and certifications|professional licenses|professional training|continuing education|technical certifications|' +
    'zertifikate|zertifizierungen|zertifizierung|weiterbildung|weiterbildungen|fortbildung|fortbildungen|zertifikate und weiterbildungen|lizenzen|schulungen|certificats|certifications et formations|habilitations|permis et certificats|formation continue|formations complémentaires|' +
    'certificaciones|certificados|cursos y certificaciones|certificaciones y cursos|formación complementaria|licencias|licencias y certificaciones|certificazioni|certificações|certificaten|' +
    'admissions|bar admissions|court admissions|tickets|licences and tickets|tickets and licences|tickets and cards|accreditations|accreditation|certifications and accreditations|kurser|kurser and certifikat|certifikat|certifikater|sertifikater|cursussen|certyfikaty|kursy|szkolenia|kursy and szkolenia',
  award:
    'awards|award|scholarship|grants and funding|funding|positions of distinction|honors|honours|honors and awards|honours and awards|awards and honors|awards and honours|honors awards|honours awards|awards and achievements|achievements and awards|scholarships|scholarships and awards|awards and scholarships|fellowships|fellowships and awards|awards and fellowships|grants|grants and awards|awards and grants|prizes|distinctions|awards and recognition|recognition|recognitions|academic honors|academic awards|accolades|awards and distinctions|competitions|hackathons|grants and fellowships|academic achievements|awards and certifications|honors and scholarships|' +
    'auszeichnungen|preise|stipendien|ehrungen|auszeichnungen und preise|preise und auszeichnungen|preise und stipendien|stipendien und auszeichnungen|prix|récompenses|distinctions honorifiques|bourses|prix et distinctions|bourses et prix|prix et récompenses|' +
    'premios|reconocimientos|becas|galardones|distinciones|premios y reconocimientos|premios y becas|honores|premi|prêmios|' +
    'utmärkelser|priser|stipendier|stipender|prijzen|nagrody|wyróżnienia',
  achievement:
    'achievements|accomplishments|key achievements|key accomplishments|major achievements|professional achievements|selected achievements|notable achievements|career highlights|highlights|career achievements|erfolge|leistungen|accomplissements|logros|logros destacados',
  talk: 'talks|presentations|invited seminars|posters|poster|speaking and teaching|invited talks|conference presentations|speaking|speaking engagements|lectures|conference talks|conferences|seminars|talks and presentations|presentations and talks|invited lectures|invited presentations|oral presentations|poster presentations|public speaking|workshops|vorträge|konferenzen|vorträge und konferenzen|conférences|présentations orales|interventions|ponencias|conferencias|charlas|presentaciones',
  patent: 'patents|patent|patents and inventions|inventions|patente|brevets|patentes',
  volunteering:
    'volunteering|volunteer|volunteerism|position of responsibility|positions of responsibility|board service|board memberships|board membership|boards|mentoring|reviewer|reviewing|leadership roles|volunteer experience|volunteer work|volunteer activities|volunteer service|community service|community involvement|community engagement|community|volunteer and leadership|leadership and volunteering|volunteering experience|voluntary work|voluntary experience|extracurricular activities|extracurriculars|extracurricular|extra curricular activities|extracurricular activity|extra curriculars|activities|leadership|leadership and activities|activities and leadership|campus involvement|on campus involvement|student activities|involvement|organizations|student organizations|professional service|service|committees|program committees|leadership and involvement|leadership activities|leadership and extracurricular activities|extracurricular experience|campus activities|social engagement|civic engagement|volunteering and leadership|clubs|clubs and societies|societies|co curricular activities|academic service|outreach|' +
    'ehrenamt|ehrenamtliche tätigkeit|ehrenamtliche tätigkeiten|ehrenamtliches engagement|engagement|soziales engagement|gesellschaftliches engagement|freiwilligenarbeit|außerschulische aktivitäten|bénévolat|expérience bénévole|engagements|engagement associatif|activités extrascolaires|vie associative|activités associatives|' +
    'voluntariado|experiencia de voluntariado|actividades|actividades extracurriculares|trabajo voluntario|volontariato|vrijwilligerswerk|' +
    'ideellt engagemang|ideella uppdrag|frivilligt arbejde|frivillig arbeid|frivillig|wolontariat',
  course:
    'courses|coursework|relevant coursework|relevant courses|key courses|selected coursework|kurse|cours|cursos|asignaturas|graduate coursework|courses taken',
  none:
    'interests|hobbies|hobbies and interests|interests and hobbies|personal interests|references|referees|reference|declaration|activities and interests|interests and activities|personality|life philosophy|my time|a day of my life|day of my life|most proud of|philosophy|memberships|professional memberships|affiliations|professional affiliations|professional memberships and affiliations|professional associations|miscellaneous|other|additional information|other information|misc|personal|references available upon request|signature|passions|areas of interest|research interests|research interest|teaching interests|extras|quote|favorite quote|teaching|supervision|media|press|additional|availability|focus areas|' +
    'interessen|hobbys|hobbies und interessen|hobbys und interessen|interessen und hobbys|referenzen|sonstiges|mitgliedschaften|persönliche interessen|freizeit|persönliches|' +
    'loisirs|centres d intérêt|centre d intérêt|centres d intérêts|intérêts|références|divers|activités|passe temps|' +
    'intereses|aficiones|pasatiempos|referencias|otros|otros datos|información adicional|datos de interés|hobbies e intereses|intereses personales|' +
    'referenser|referencer|referanser|referenties|fritidsintressen|intressen|fritid|interesser|fritidsinteresser|zainteresowania|hobby|hobby s|körkort|zakelijke referenties',
};
