const columnName =
  /^(?:degree|qualification|course|exam(?:ination)?|class|standard|programme?|institut(?:e|ion)|university|school|college|board|university\s?\/\s?board|year|year of passing|passing year|duration|period|from|to|percentage|marks|cgpa|gpa|grade|score|percentage\s?\/\s?cgpa|specialization|subject|employer|company|organi[sz]ation|position|designation|role|title|location|date|skills?|level|responsibilit(?:y|ies)|s\.?\s?no\.?|#|periodo|empresa|puesto|cargo|funciones|lugar|zeitraum|arbeitgeber|firma|stelle|aufgaben|ort|période|entreprise|poste|missions|lieu|when|where|what|dates|duties|tasks|school name|year of|passing|issuer|awarding body|country|von|bis|abschluss|schule|hochschule|diplôme|établissement|année|título|centro|año|开始时间|结束时间|时间|学校|专业|学历|公司|职位|单位|年|月|期間|会社名|내용|기간|회사|직위|학교|전공)$/i;

/** Whether a text only names a column of a table of positions, degrees or skills. */
export const isColumnName = (text: string) => columnName.test(text.trim());
