const titleWords = new Set(
  (
    'nco sergeant commander lead hand engineer engineers developer manager director analyst consultant designer architect administrator admin assistant associate intern internship trainee apprentice specialist coordinator lead leader head chief officer president vp vice founder cofounder co-founder owner partner ' +
    'scientist researcher fellow professor lecturer teacher tutor instructor teaching postdoc postdoctoral student graduate programmer technician operator supervisor executive secretary accountant auditor controller clerk cashier advisor adviser representative agent broker buyer planner ' +
    'producer editor writer author journalist reporter photographer artist animator illustrator nurse physician doctor surgeon therapist pharmacist dentist paramedic caregiver counselor psychologist attorney lawyer paralegal counsel solicitor judge driver chef cook waiter waitress bartender barista host hostess server ' +
    'mechanic electrician plumber carpenter welder salesperson sales recruiter marketer strategist copywriter translator interpreter librarian curator coach trainer mentor volunteer member treasurer chair chairman chairwoman chairperson captain sergeant lieutenant soldier pilot steward ceo cto cfo coo cmo cio ' +
    'freelance freelancer contractor entrepreneur self-employed principal senior junior sr jr staff master scrum qa sre devops fullstack full-stack frontend front-end backend back-end webmaster tester evangelist advocate ambassador organizer moderator reviewer committee delegate facilitator ' +
    'entwickler entwicklerin ingenieur ingenieurin leiter leiterin mitarbeiter mitarbeiterin werkstudent werkstudentin praktikant praktikantin praktikum berater beraterin projektleiter projektleiterin teamleiter teamleiterin geschäftsführer geschäftsführerin abteilungsleiter sachbearbeiter sachbearbeiterin assistent assistentin auszubildende auszubildender kaufmann kauffrau lehrer lehrerin techniker technikerin wissenschaftlicher wissenschaftliche hilfskraft doktorand doktorandin freiberufler verkäufer verkäuferin referent referentin architekt architektin softwareentwickler softwareentwicklerin ' +
    'ingénieur ingénieure développeur développeuse chef cheffe directeur directrice responsable assistante stagiaire alternant alternante consultante chargé chargée professeur enseignant enseignante gérant gérante comptable vendeur vendeuse technicien technicienne administrateur concepteur conceptrice chercheur chercheuse conseiller conseillère ' +
    'ingeniero ingeniera desarrollador desarrolladora director directora gerente jefe jefa analista consultor consultora diseñador diseñadora profesor profesora becario becaria asistente técnico técnica administrador administradora coordinador coordinadora investigador investigadora contable vendedor vendedora responsable attaché attachée commercial commerciale encargado encargada ayudante auxiliar gobernanta dependiente dependienta operario operaria ' +
    'förskolechef förskollärare lärare lärarinna sjuksköterska undersköterska projektledare ingenjör utvecklare konsult säljare handläggare samordnare snickare elektriker leder medarbejder konsulent udvikler ingeniør lærer sygeplejerske pædagog sælger saksbehandler sykepleier utvikler ' +
    'medewerker beheerder adviseur verkoper leraar verpleegkundige ontwikkelaar chauffeur monteur kierownik specjalista analityk programista inżynier nauczyciel kierowca asystent ingegnere impiegato impiegata direttore direttrice insegnante sviluppatore infermiere infermiera concertmaster conductor dancer actor actress singer composer musician '
  ).split(/\s+/),
);
const orgWords = new Set(
  (
    'inc llc ltd limited gmbh corp corporation co company plc ag kg bv nv sa srl sarl sas spa oy ab as pty pvt group groupe gruppe grupo holding holdings university universität université universidad college school institute institut instituto institution academy laboratory laboratories lab labs ' +
    'hospital clinic klinik bank agency agentur agence agencia studio studios solutions systems technologies technology software services partners associates consulting foundation stiftung fondation fundación association verein society club ministry department center centre zentrum council commission committee museum church restaurant café cafe hotel store shop ' +
    'media networks network energy health healthcare pharma pharmaceuticals industries international global logistics airlines insurance capital ventures robotics motors electronics foods press magazine startup start-up enterprises organization organisation union ngo freelance e.v google microsoft amazon meta facebook apple ibm siemens sap bosch verlag werkstatt sairaala hoivakoti yhtiö koulu kaupunki bureau biuro kancelaria szpital szkoła przychodnia fundacja spółka firma nemocnice strojírny továrna hastanesi okulu şirketi holding ospedale scuola studio comune istituto azienda cooperativa fabbrica ristorante albergo università clínica colegio ayuntamiento consultoría bufete notaría restaurante panadería indústria fundição prefeitura escola faculdade banco transportes hôpital lycée mairie conserverie auberge cabinet société usine ziekenhuis gemeente stichting bedrijf vereniging kommun landsting sjukhus verket kommune sykehus krankenhaus klinikum stadtwerke werke kanzlei praxis hospital seniorenresidenz apotheke kita grundschule gymnasium army navy force corps guard trust alliance district department office works mills farm farms brewery bakery theatre theater orchestra gallery library archive archives co-op cooperative construction builders plumbing heating electric'
  ).split(/\s+/),
);

/** How titles begin in languages with inflected endings ("księgowa", "müdürü", "coordenadora"). */
const titleStem =
  /^(?:księgow|specjalist|kierowni|inżynier|programist|nauczyciel|pielęgniar|sprzedawc|dyrektor|analityk|konsultant|asystent|menedżer|koordynator|handlow|magazynier|lekarz|prawnik|adwokat|vedouc|účetní|vývojář|program[aá]tor|učitel|inžen[ýy]r|lékař|zdravotní|prodav|obchodní|ředitel|mistr|technolog|projektant|kuchař|müdür|uzman|mühendis|öğretmen|temsilci|yönetici|geliştiric|asistan|hemşire|danışman|sorumlu|memur|stajyer|doktor|avukat|mimar|tasarımcı|architett|infermier|impiegat|dirett|ingegner|insegnant|avvocat|commess|cuoc|camerier|educat|ricercat|sviluppat|tirocin|stagist|soci[oa]|segretari|operai|magazzinier|tecnic|addett|farmacist|veterinari|restaurat|progettist|disegnat|consulent|engenheir|coordenador|professor|enfermeir|advogad|estagiári|técnic|vendedor|desenvolvedor|pesquisador|arquitet|encarregad|supervisor|cozinheir|motorist|médic|psicólog|farmacêut|secretári|docent|bestuurder|verpleeg|ontwikkel|procestechnolog|teamleider|projectleider|kok|bakker|timmerm|loodgiet|elektricien|journalist|redacteur|vormgever|chef|verkstad|möbel|rektor|läkare|jurist|ekonom|kock|bagare|målare|mekaniker|tekniker|designer|rådgiver|sagsbehandler|kokk|tømrer|rørlegger|lege|advokat|opettaja|hoitaja|johtaja|insinööri|myyjä|asiantuntija|päällikkö|kehittäjä|mérnök|tanár|vezető|fejlesztő|tanácsadó|könyvelő|ápoló|krankenpfleger|krankenschwester|gesundheits|altenpfleg|stationsleit|verfahrens|projektleit|bereichsleit|filialleit|geselle|meister|erzieher|arzt|ärztin|apotheker|rechtsanw|steuer|fachinformat|anlagenmechanik|schreiner|tischler|maurer|koch|köchin|bäcker|kellner|friseur|kranführer|lagerist|fahrer|redakteur|dozent|hilfskraft|volontär|referendar|oficial|jefatura|monitor|albañil|fontanero|electricista|carpinter|soldador|repartidor|cajer|periodist|psicólog|fisioterapeut|matron|veterinari|socia|commis|sommelier|serveu|adjoint|apprenti|employé|ouvri|caissi|boulang|pâtiss|menuisi|plombi|électrici|maçon|aide-soign|sage-femme|kinésithérap|éducat|formateur|formatrice|journalist|rédact|traduct|graphist|secrétaire|agent|préparat|carist|magasini|conduct|animat|assistant)\p{L}*$/iu;
/** Titles and organizations in languages without spaces. */
const eastTitle =
  /(?:工程师|工程師|经理|經理|主管|总监|總監|专员|專員|助理|设计师|設計師|教师|老师|讲师|医生|护士|顾问|分析师|开发|研发|实习生|實習生|主任|部长|部長|課長|係長|店長|主任|担当|営業|エンジニア|デザイナー|マネージャー|リーダー|コンサルタント|プログラマー|スタッフ|インターン|アルバイト|ディレクター|講師|看護師|教諭|教員|研究員|技師|会計|编辑|記者|记者|律师|会计|出纳|文员|秘书|销售|运营|策划|翻译|厨师|司机|操作员|代表|总裁|副总|合伙人|创始人|엔지니어|개발자|디자이너|매니저|팀장|팀원|부장|차장|과장|대리|사원|주임|기획자|마케터|연구원|간호사|교사|강사|인턴|조교|대표|이사|실장|점장|담당|컨설턴트|애널리스트|프로그래머|편집자|기자|번역가|요리사|조리사)$/u;
const eastOrganization =
  /(?:公司|集团|集團|株式会社|有限会社|合同会社|\(株\)|㈱|大学|大學|学院|医院|病院|银行|銀行|研究所|研究院|事務所|事务所|中心|工厂|协会|学校|科技|주식회사|\(주\)|㈜|병원|은행|재단|협회|센터|그룹|대학교|커뮤니케이션|연구소|코퍼레이션)$|^(?:株式会社|有限会社|合同会社|주식회사|\(주\)|㈜)/u;

const titleEnding =
  /(?:hoitaja|johtaja|insinööri|myyjä|opettaja|päällikkö|kehittäjä|harjoittelija|suunnittelija|asentaja|lektor|redaktør|ologist|ographer|ician|teur|trice|ista|logue|ologe|iker|(?:ell|in|an|ar|on|or|ut|ol)ist|medewerker|lärare|ledare|sköterska|ingenjör|utvecklare|beheerder|berater|leiter|ingenieur|entwickler|techniker|assistent|führer|meister|pfleger|schwester|fachkraft|beauftragter?|enfermer[oa]|médic[oa]|abogad[oa]|arquitect[oa]|camarer[oa]|cociner[oa]|maestr[oa]|infirmi(?:er|ère)|médecin|avocate?|cuisini(?:er|ère))(?:in)?$/i;

function hits(text: string, words: Set<string>): number {
  const tokens = text
    .toLowerCase()
    .split(/[\s,/()&.]+/)
    .filter(Boolean);
  return tokens.filter((token) => words.has(token) || words.has(token.replace(/s$/, '')) || words.has(token.replace(/(?::|\*|_|\/)?in(?:nen)?$/, ''))).length;
}

/**
 * How much a text looks like a position title (positive) rather than the name of an organization (negative); about -3…3. Covers four languages and the most
 * common words of some others.
 */
export function titleScore(text: string): number {
  const east = eastOrganization.test(text.trim()) ? -2 : eastTitle.test(text.trim()) ? 2 : 0;
  if (east !== 0) return east;
  const titles = hits(text, titleWords) || (text.split(/[\s,/()]+/).some((token) => titleEnding.test(token) || titleStem.test(token)) ? 1 : 0);
  const lastWord = /(\p{L}+)\W*$/u.exec(text)?.[1]?.toLowerCase() ?? '';
  // "Software Engineer", "Bank Clerk": a word for an organization before a title says what kind of title it is.
  const organizations = titleWords.has(lastWord) ? 0 : hits(text, orgWords);
  const legal =
    /\b(?:inc|llc|ltd|gmbh|corp|plc|e\.v|s\.?a\.?r\.?l|pvt|s\.?r\.?o|a\.s|s\.?p\.?a|s\.?r\.?l|ltda|eireli|o\.o|sp\. z|a\.ş|şti|oyj?|aps|asa|b\.v|n\.v|d\.o\.o|kft|zrt)(?![\p{L}])\.?/iu.test(
      text,
    )
      ? 1.5
      : 0;
  const gendered = /\((?:m|w|f|d|h|x)\s?\/\s?(?:m|w|f|d|h|x)/i.test(text) ? 1 : 0;
  const ends = titleWords.has(lastWord) ? 0.7 : orgWords.has(lastWord) ? -0.7 : 0;
  return Math.min(titles, 2) - Math.min(organizations, 2) - legal + gendered + ends;
}
