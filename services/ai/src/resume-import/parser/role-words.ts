const titleWords = new Set(
  (
    'engineer engineers developer manager director analyst consultant designer architect administrator admin assistant associate intern internship trainee apprentice specialist coordinator lead leader head chief officer president vp vice founder cofounder co-founder owner partner ' +
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
    'media networks network energy health healthcare pharma pharmaceuticals industries international global logistics airlines insurance capital ventures robotics motors electronics foods press magazine startup start-up enterprises organization organisation union ngo freelance e.v google microsoft amazon meta facebook apple ibm siemens sap bosch'
  ).split(/\s+/),
);

const titleEnding =
  /(?:ologist|ographer|ician|teur|trice|ista|logue|ologe|iker|(?:ell|in|an|ar|on|or|ut|ol)ist|medewerker|lärare|ledare|sköterska|ingenjör|utvecklare|beheerder|berater|leiter|ingenieur|entwickler|techniker|assistent|führer|meister|pfleger|schwester|fachkraft|beauftragter?|enfermer[oa]|médic[oa]|abogad[oa]|arquitect[oa]|camarer[oa]|cociner[oa]|maestr[oa]|infirmi(?:er|ère)|médecin|avocate?|cuisini(?:er|ère))(?:in)?$/i;

function hits(text: string, words: Set<string>): number {
  const tokens = text
    .toLowerCase()
    .split(/[\s,/()&.]+/)
    .filter(Boolean);
  return tokens.filter((token) => words.has(token) || words.has(token.replace(/s$/, '')) || words.has(token.replace(/(?::|\*|_|\/)?in(?:nen)?$/, ''))).length;
}

/** How much a text reads like a job title (positive) rather than the name of an organization (negative); about -3…3. Four languages and the commonest words of some more. */
export function titleScore(text: string): number {
  const titles = hits(text, titleWords) || (text.split(/[\s,/()]+/).some((token) => titleEnding.test(token)) ? 1 : 0);
  const organizations = hits(text, orgWords);
  const legal = /\b(?:inc|llc|ltd|gmbh|corp|plc|e\.v|s\.?a\.?r\.?l|pvt)\b\.?/i.test(text) ? 1.5 : 0;
  const gendered = /\((?:m|w|f|d|h|x)\s?\/\s?(?:m|w|f|d|h|x)/i.test(text) ? 1 : 0;
  const lastWord = /(\p{L}+)\W*$/u.exec(text)?.[1]?.toLowerCase() ?? '';
  const ends = titleWords.has(lastWord) ? 0.7 : orgWords.has(lastWord) ? -0.7 : 0;
  return Math.min(titles, 2) - Math.min(organizations, 2) - legal + gendered + ends;
}
