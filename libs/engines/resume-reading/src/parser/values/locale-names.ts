/**
 * Names of months, languages and countries in the languages resumes are written in, from the runtime's own locale data (CLDR). Fails for abbreviations that no
 * locale lists ("Sept", "Agto"): those forms are kept with their readers.
 */
const locales = 'en de fr es pt it nl pl sv da nb fi cs sk hu ro tr ca hr sl et lv lt id vi ru uk el bg zh zh-Hant ja ko'.split(' ');
const languageCodes =
  'en de fr es pt it nl pl sv da nb nn no fi is cs sk hu ro bg el he tr ca eu gl hr sr sl bs sq mk ru uk be et lv lt ga cy gd mt lb zh yue ja ko ar fa ps ku hi ur bn pa ta te kn ml mr gu ne si vi th lo km my id ms fil jv mn ka hy az kk uz ky tk tg sw am so ha yo ig zu xh af st tn rw ln wo la eo br fy qu gn bo ug'.split(
    ' ',
  );
const countryCodes =
  'AF AL DZ AD AO AR AM AU AT AZ BH BD BY BE BJ BO BA BW BR BG BF KH CM CA CL CN CO CR HR CU CY CZ DK DO EC EG SV EE ET FI FR GE DE GH GR GT HN HK HU IS IN ID IR IQ IE IL IT CI JM JP JO KZ KE KR KW KG LV LB LY LI LT LU MY MT MX MD MC MN ME MA MZ NP NL NZ NI NG MK NO OM PK PA PY PE PH PL PT QA RO RU RW SA SN RS SG SK SI ZA ES LK SD SE CH SY TW TZ TH TN TR UG UA AE GB US UY UZ VE VN ZM ZW'.split(
    ' ',
  );

function displayNames(type: 'language' | 'region', codes: readonly string[]): Set<string> {
  const names = locales.flatMap((locale) => {
    const display = new Intl.DisplayNames(locale, { type, fallback: 'none' });
    return codes.map((code) => display.of(code)?.toLocaleLowerCase(locale) ?? '');
  });
  return new Set(names.filter((name) => name.length > 1));
}

/** Every language's name in every of those languages, lower case. */
export const languageNames = displayNames('language', languageCodes);

/** Every country's name in every of those languages, lower case. */
export const countryNames = displayNames('region', countryCodes);

/** Full and short month names, also as they stand behind a day ("5. ledna"), each with its number 1–12. Names with digits ("3月") are left out. */
export const monthForms: [string, number][] = locales.flatMap((locale) =>
  (['long', 'short'] as const).flatMap((width) => {
    const alone = new Intl.DateTimeFormat(locale, { month: width, timeZone: 'UTC' });
    const behindDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: width, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month): [string, number][] => {
      const date = new Date(Date.UTC(2024, month, 5));
      const forms = [alone.format(date), behindDay.formatToParts(date).find((part) => part.type === 'month')?.value ?? ''];
      return forms
        .map((form) => form.toLocaleLowerCase(locale).replace(/\.$/, ''))
        .filter((form) => /^[^\P{L}\p{Lo}]{3,}$/u.test(form))
        .map((form) => [form, month + 1]);
    }).flat();
  }),
);
