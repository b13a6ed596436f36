const quality =
  'strong|solid|proven|good|great|excellent|deep|demonstrated|demonstrable|hands-on|working|practical|sound|in-depth|basic|advanced|some|prior|previous|recent|current|extensive|professional|relevant|thorough|real|broad|detailed|clear|genuine|significant|substantial|commercial|exceptional|outstanding|superior|expert|intermediate|high|considerable|verifiable|direct|active|valid|fluent|confident|comfortable|first-class|full|general|minimum|(?:sehr )?gute[rnms]?|(?:fundiert|sicher|mehrjährig|erst|einschlägig|umfassend|vertieft|ausgeprägt|praktisch|solid|verhandlungssicher)e[rnms]?|bonne|très bonne|solide|excellente|buen|buenos|sólidos|amplia|amplios|excelente';
const matter =
  'experience|experiences|knowledge|understanding|command|familiarity|proficiency|expertise|background|skills?|ability|abilities|confidence|comfort|track record|fluency|grasp|competence|competency|mastery|record|exposure|aptitude|history|foundation|working knowledge|use|kenntnisse|erfahrung(?:en)?|berufserfahrung|umgang|verständnis|expérience|connaissances?|maîtrise|pratique|experiencia|conocimientos?|dominio|manejo|nivel|niveau';
const leads = new RegExp(
  `^(?:[–—-]\\s+|[dl]['’](?=\\p{L}{2})|(?:required |essential )?(?:knowledge|experience|skills) (?:must )?includes?\\s+|\\p{L}[\\p{L} &/-]{1,30}:\\s+(?=\\S)|(?:above all|especially|in particular|particularly|mainly|notably|first of all|idealerweise|insbesondere|vor allem|notamment|sobre todo|ours (?:is|are)|used to|who (?:knows?|has|have|holds?|runs?)|(?:isn['’]t|aren['’]t|not) (?:scared|afraid|shy) of|without fear of|\\d+\\+? (?:years? )?(?=in |of |as )|(?:is |are )?(?:strict|particular|careful) about|takes?|(?:is |are )?good (?:at|with|in)|at|I mean|running|operating|setting up and running|(?:are|be) (?=(?:fluent|proficient|experienced|skilled|comfortable|confident|familiar|at home|well)(?!\\p{L}))|can (?:read|write|speak|use)|you (?:program|code|write) in|(?:imprescindible|indispensable|valorable|se valorará)(?= \\p{L})|write (?:well|clearly|fluently) in|care (?:deeply |a lot )?about|you(?:['’]ll)? (?:can |already |also )?(?:read|write|keep|run|handle|own|make|build|design|plan|teach|drive|operate|close|balance|reconcile|cook|manage|do|take)(?: (?:an?|the|your|our))?|(?:freude|spaß|interesse|lust) (?:an|am)(?: der| den| dem)?|(?:or )?so (?:is|are)|(?:or )?so|(?:of )?which(?: \\d+\\+?(?: years?)?)?|somebody|someone|and|or|also|plus|und|et|y|a|an|the|la|le|les|une?|un|el|los|las|der|die|das|any|your|at least|ideally|preferably|we need|we require|we expect|we want|we ask for|you(?:'ll|’ll| will)? (?:also )?(?:must |should )?(?:have|need|bring|hold|know|be|are)|you(?:'re|’re| are)|we(?:'re|’re| are) on|we (?:use|run on|work with|work in)|vous (?:maîtrisez|avez|connaissez|êtes|disposez d['’e]|justifiez d['’e])|de formation|you (?:also )?(?:master|speak|write|understand|love|use|run|work with)|at home (?:in|with)|(?:well[- ])?versed in|hands-on with|adept (?:in|at|with)|used to|exposure to|(?:live|eat|eat,? sleep|love|breathe)(?:,? and (?:live|eat|sleep|breathe))* |experience (?:in |of |with )?(?:writing|building|running|managing|delivering|developing|designing|handling|dealing with|preparing|supporting|working in|working as|administering|operating|conducting|producing|creating|processing)|(?:knows? )?(?:(?:your|their) )?way (?:around|about)|(?:a )?(?:feel|head|eye|knack|flair) for|(?:works?|working) (?:well |confidently )?(?:with|in)|communicate (?:\\p{L}+ly )?in|is|knows?|used|built|written|shipped|worked (?:in|with|on)|holds?|uses?|brings?|understands?|l['’]habitude (?:de|des|du)|can make|as (?:is|are)|how to (?:do|run|use|make|carry out|perform|handle|write|read|build|set up|manage)|has|have|(?:(?:if )?you(?:'ve|’ve| have)|having) (?:(?:also|already|actually|personally|ever|probably|previously|either|both) )?(?:\\p{Ll}+(?:ed|en)|built|run|led|had|done|taught|held|kept|made|sold|spent|got|shot|put|set|cut|gone|won|dealt|rebuilt|written|worked)(?: (?:up|in|on|to|with|through|your|their|own|multiple|several|many|a few|large|complex))*|(?:would |might |will )?suit (?:an?|somebody|someone)|(?:the |this )?role would suit|(?:can |able to )?hold a conversation about|disciplined about|fussy about|rigorous about|a solid grip on|real ownership of|ownership of|grip on|carried|must (?:have|be|hold|know)|must|should have|should be|requires?|required|looking for|someone with|with|of|in|on|for|to|using|use of|able to use|proficient(?: in| with| at)?|skilled(?: in| with| at)?|experienced(?: in| with| as)?|familiar(?: with)?|fluent(?: in)?|confident(?: in| with| using)?|comf(?:ortable|y)(?: in| with| using)?|knowledgeable(?: in| about| of)?|competent(?: in| with)?|trained(?: in| on)?|training (?:in|on)|as (?:an? )?|versed in|expert(?: in| at| with)?|${quality})\\s+|(?:\\p{L}[\\p{L}-]+\\s+){1,2}(?:experience|knowledge|understanding)\\s+(?:with|of|in|on|within|at|as)\\s+(?:an?\\s+|the\\s+)?|(?:(?:${quality}|(?:and|or))\\s+){0,3}(?:${matter})(?:\\s+(?:and|or)\\s+(?:${matter}))?\\s+(?:with|of|in|on|using|as|for|to|at|across|around|working with|mit|in der|in den|in|im|von|der|des|de la|de l['’]|de los|de las|de|en|du|d['’]|con|del|sur|dans|la|le|les)(?:(?<=['’])|\\s+|$))`,
  'iu',
);
const tails = new RegExp(
  `\\s*(?:,|\\b(?:required |to be (?:obtained|completed) |obtained )?within (?:\\w+ ){0,2}(?:months?|years?|weeks?|days?)(?: of \\w+)?|\\b(?:(?:${quality}) )?(?:${matter.replace('|record|', '|')})|\\b(?:is|are|would be|will be|works?) (?:(?:just|equally|also|as|perfectly|quite) ){0,2}(?:fine|good|ok|okay|great|well)(?: too| as well| for us)?|\\bwill (?:also )?do(?: (?:too|as a start|for a start|nicely))?|\\b(?:is|are) a (?:fine|good) (?:place to come from|start)|\\b(?:is|are) (?:ours|what we (?:use|have|run))|\\bwith us|\\b(?:is|are) (?:not (?:strictly |absolutely )?)?(?:required|essential|needed|a must|necessary|mandatory|expected|not optional|nice|handy|advantageous|a plus|an advantage|a bonus|an asset|helpful|preferred|desirable|welcome|useful|valued|appreciated)|\\b(?:required|essential|preferred|needed|mandatory|desirable|desired|a must|a plus|an advantage|a bonus|an asset|welcome|helpful|helps|(?:highly |very |strongly )?(?:advantageous|desirable|beneficial|valued|useful)|basics|fundamentals|behind (?:it|them)|you(?:['’]ve| have)? (?:defended|built|run|written|led)|please|ideally|advantageous|handy|(?:up)?on (?:hire|start|appointment)|at (?:the )?(?:time|point) of hire|(?:should|must|will|would|has to|have to|need to) (?:feel|be|come|sit)(?: \\p{L}+){1,4}|(?:that |which )?sings?|would (?:come in handy|be (?:nice|great|useful|ideal|handy|good))|for (?:several|many|some|a few) years|[–—-] bonus|indispensables?|impérati\\p{L}+|obligatoires?|imprescindibles?|von vorteil|wünschenswert|erforderlich|souhaitée?s?|appréciée?s?|exigée?s?|deseables?|valorables?|or equivalent|or similar)|strongly|highly|behind you|(?:is|are) meritorious|(?:est|serait|sont|seraient) (?:un (?:plus|atout)|appréciée?s?|souhaitée?s?)|[.:!?–—-]+)\\s*$`,
  'iu',
);

/** A clause that qualifies what is asked for: "IR35 well enough to explain it", "SQL that others can read". */
const clause =
  /\s(?:well enough|you(?:['’](?:ve|d|ll|re))? (?:\p{L}+ly )?(?:have|had|would|will|can|could|are|were|actually|really|know|own|use|used|run|ran|built|wrote|write|read|speak|led|keep|kept|enjoy|trust|like)|with (?:people|those|somebody|someone|everybody|anyone)|that you|(?:is|are) (?:something|what)|because|so (?:that|you|we)|that|which|who|when|where|from day one|inside[- ]out|in your sleep|suffisant|pour \p{L}+(?:er|ir|re)|para \p{L}+(?:ar|er|ir)|like the back|under your belt|without|to (?:run|explain|manage|build|make|do|keep|get|handle|help)|for the|as \p{L}+ as|every day|daily|before|with (?:clients|customers|colleagues|stakeholders|users|patients))(?![\p{L}]).*$/iu;

const nothingNamed = { start: Number.POSITIVE_INFINITY, end: 0 };

/**
 * What a term of a posting asks for, without "strong experience with" before it and "is a plus" after it. `isAsked`: there were such words. `named`: what is
 * kept whole.
 */
export function stripFiller(term: string, named = nothingNamed): { text: string; from: number; isAsked: boolean } {
  let text = term;
  let from = 0;
  for (let turn = 0; turn < 8; turn += 1) {
    const lead = leads.exec(text)?.[0] ?? '';
    if (!lead || lead.length >= text.length) break;
    // "You can read schematics": the thing named begins inside the filler.
    if (from + lead.length > named.start) {
      text = text.slice(Math.max(0, named.start - from));
      from = Math.max(from, named.start);
      break;
    }
    from += lead.length;
    text = text.slice(lead.length);
  }
  // "Charting in Epic" asks for Epic.
  const use = /^\p{L}+ing (?:in|with|on|using) (?=\p{Lu})/u.exec(text)?.[0] ?? '';
  from += use.length;
  text = text.slice(use.length);
  const lead = from;
  const added = clause.exec(text)?.index ?? text.length;
  if (from + added >= named.end && !/^\p{L}+ing\s/u.test(text)) text = text.slice(0, added);
  for (let turn = 0; turn < 4; turn += 1) {
    const shorter = text.replace(tails, '');
    if (shorter === text || shorter === '' || (named.end > 0 && from + shorter.length <= named.start)) break;
    text = shorter;
  }
  return { text, from: lead, isAsked: lead > 0 || text.length < term.length - lead };
}
