const before =
  /(?:\b(?:no|not an?|not (?:looking for|interested in|hiring)|(?:aren|isn)['’]t (?:looking for|hiring|an?)|neither|(?:said )?goodbye to|no need (?:to know|for)|(?:dropped|abandoned|ditched|scrapped|switched off|got rid of|moved (?:away )?(?:from|off)|left behind|took the last|phased out)(?: our| the)?|without|never|isn['’]t an?|is not an?|instead of|rather than|nor|do(?:es)? not (?:use|need|want|have|require|write|do|touch)|don['’]t (?:use|need|want|have|require|write|do|touch)|need(?:s)? no|keine?n?|ohne|kein|pas de|pas d['’]|sans|sin|no (?:es|usamos|se (?:requiere|necesita|usa)))\s+(?:(?:to (?:know|have|use|understand|bring|be)(?: an?)? |previous |prior |any |knowledge of |experience (?:with|in|of) |need for |use of )){0,2}|, not )(?:(?:for |of |with )?(?:an? )?[\p{L}+#.-]+(?:,(?: or| nor| and)?| or| and| nor| oder| ou| o)\s+){0,3}(?:(?:for |of |with |in )(?:an? )?|an? )?$/iu;
const notRuled = /\b(?:no (?:less|fewer|more|later|doubt|matter|one)|not (?:only|just|all|optional|least)|whether or not|no need to (?:ask|worry))\b[^.;]*$/i;
const after =
  /^(?:s|es)?(?: \p{L}+)?:? ?(?:not here)|^(?:s|es)?(?:\s+(?:or|and)\s+[\p{L}+#.-]+)?(?:[\s,]+(?:[\p{L}-]+\s+){0,4}?)(?:(?:is|are) (?:another|someone else['’]s|somebody else['’]s|a different) (?:\p{L}+['’]?s? )?(?:job|work|team|task|world|story|matter)|(?:is|are) gone\b|left (?:the building|us)\b|(?:was|were|is|are|has been|have been) (?:switched|turned) off\b|(?:was|were|has been) (?:filled|retired|phased out)\b|(?<!\b(?:who|that|which) )(?:(?:belongs?|stays?|sits?|remains?) (?:to|with) (?:an?|another|our|the|other|somebody|someone)|goes (?:out )?to (?:an?(?:other)? (?:\p{L}+ )?(?:vendor|agency|contractor|firm|team|partner)|another|outside))\b|(?:is|are) (?:handled|done|covered|outsourced|looked after|run|owned) (?:by|to|elsewhere)|(?:is|are) taken care of|(?:is|are) (?:listed|posted|advertised) (?:under|separately|elsewhere|in|on|at)\b|[^.;:]{0,30}: (?:this is|we train|see our|we have (?:another|a separate|an?other)|see\b|please (?:see|look|apply))|(?:will not|won['’]t|cannot|can['’]t) be (?:considered|accepted|counted)|(?:is|are|will be|was) (?:\p{L}+ )?(?:not|never|neither) (?:\p{L}+ )?(?:needed|required|necessary|used|enough|sufficient|accepted|considered|eligible|a substitute|part of|relevant|suitable|the same|wanted)|(?:is|are) (?:outsourced|not what)|(?:is|are) (?:referred|farmed|sent|contracted) out|(?:itself )?(?:is|are) being (?:decommissioned|retired|replaced|phased out|sunset)|(?:is|are) \p{L}+['’]s(?=[,.;]|$)|(?:isn|aren)['’]t (?:what we|for us|our|needed|required|necessary|used|enough|sufficient|accepted|considered|part of)|(?:won['’]t|will not|wouldn['’]t|would not|doesn['’]t|does not) (?:\p{L}+ )?(?:help|matter|do|get you|be (?:of )?(?:any )?(?:use|help))(?!\p{L})|(?:is|are) of (?:no|little) (?:use|help|interest)|do(?:es)? not (?:meet|qualify|count|suffice|satisfy|apply|replace)|(?:doesn|don)['’]t (?:meet|qualify|count|suffice|satisfy)|cannot (?:be considered|replace|apply)|can['’]t be considered|need not apply|should not apply|please see our|please see the|have their own|not (?:here|needed|required|necessary|accepted|considered|used|eligible)|nicht (?:nötig|erforderlich|notwendig)|sind nicht|pas (?:nécessaire|requis)|no (?:es necesari|se requiere)|unnecessary)/iu;
/** "We left AutoCAD in 2012", "left QuickBooks behind". */
const leaves = /\b(?:left|leave|leaving|retired|replaced) (?:our |the )?$/i;
const isLeft = /^(?: behind| (?:(?:back )?in|before|after) (?:(?:19|20)\d\d|\p{Lu}\p{Ll}+)| (?:last|two|three|four|five|ten|some|many) years?)(?!\p{L})/u;
const yetWelcome = /\b(?:but|though)\b[^.;]*\b(?:plus|welcome|helpful|nice|bonus|useful|advantage)/i;
const welcomeBut =
  /^(?:,| (?:is|are|would be))* (?:desirable|desired|beneficial|useful|helpful|welcome|preferred|advantageous|nice|an? (?:plus|advantage|bonus|asset)),? (?:but|though|although)(?!\p{L})/iu;
const reach = 90;

/** Whether the sentence says that the words from `start` to `end` in it are not wanted: "no PHP needed", "LPN does not meet", "not a JavaScript role". */
export function isRuledOut(sentence: string, start: number, end: number): boolean {
  const left = sentence.slice(Math.max(0, start - reach), start);
  const right = sentence.slice(end, end + reach);
  if (yetWelcome.test(right) || welcomeBut.test(right)) return false;
  if (/\b(?:do not|don['’]t|should not|need not) apply (?:if|when)\b/i.test(sentence.slice(0, start))) return true;
  if (
    /\bif (?:you(?:['’]ve| have)|all you(?:['’]ve| have)) (?:only (?:ever )?)?(?:ever )?(?:done|worked (?:in|on|with)|used|built|known|seen)(?: is| are)? $/i.test(
      left,
    ) &&
    /\b(?:only|all you)/i.test(left)
  )
    return true;
  if (before.test(left) && !notRuled.test(left)) return true;
  return after.test(right) || (leaves.test(left) && isLeft.test(right));
}
