/** Reads the truth from the attributes of a golden resume's source (see render.mjs). Runs inside the page. */
export function truthOf({ id, format }) {
  const tidy = (text) => text.replace(/\s+/g, ' ').trim();
  const value = (element, name) => {
    const parts = tidy(element.getAttribute(name) || element.textContent)
      .split('||')
      .map((part) => part.trim());
    return parts.length > 1 ? parts : parts[0];
  };
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const field = (entry, name) => {
    if (entry.getAttribute(name)) return value(entry, name);
    const inside = entry.querySelector(`[${name}]`);
    if (inside) return value(inside, name);
    const group = entry.closest('[group]')?.querySelector(`[${name}]`);
    return group ? value(group, name) : undefined;
  };
  const dates = (entry) => {
    const [start, end] = [entry.getAttribute('s'), entry.getAttribute('e')];
    return { ...(start && { startDate: start }), ...(end === 'now' ? { endDate: null, current: true } : end && { endDate: end }) };
  };
  // Of a bullet only its own text, not that of the bullets below it.
  const opening = (element) => {
    const copy = element.cloneNode(true);
    for (const list of copy.querySelectorAll('ul,ol,li')) list.remove();
    return tidy(copy.textContent).replace(/^[–—•▪*-]\s*/, '').split(' ').slice(0, 6).join(' ');
  };
  const one = (name) => {
    const element = document.querySelector(`[${name}]`);
    return element ? { [{ nm: 'name', em: 'email', ph: 'phone', lo: 'location', url: 'url' }[name]]: value(element, name) } : {};
  };
  const truth = {
    id,
    file: `${id}.${format}`,
    tags: [format, ...(document.documentElement.dataset.tags ?? '').split(' ').filter(Boolean)],
    basics: {
      ...one('nm'),
      ...one('em'),
      ...one('ph'),
      ...one('url'),
      ...one('lo'),
      profiles: all('[pf]').map((element) => {
        const [network, username] = element.getAttribute('pf').split('|');
        return { network, username, url: tidy(element.getAttribute('href') || element.textContent) };
      }),
    },
  };
  const optional = {};
  const put = (name, element, entry) => {
    truth[name] ??= [];
    optional[name] ??= [];
    (element.hasAttribute('opt') || element.closest('[allopt]') ? optional : truth)[name].push(entry);
  };
  const lists = { projects: 'name', publications: 'name', awards: 'title', certificates: 'name', languages: 'language' };
  for (const name of ['work', 'education', 'skills', ...Object.keys(lists)]) [truth[name], optional[name]] = [[], []];
  for (const entry of all('[w]')) {
    const highlights = all('li:not([x]),[h]', entry).map(opening).filter(Boolean);
    const before = all('[o]', entry).map(opening);
    put('work', entry, {
      name: field(entry, 'n'),
      position: field(entry, 'p'),
      ...dates(entry),
      highlightsCount: highlights.length,
      highlights,
      ...(before.length > 0 && { optionalHighlights: before }),
    });
  }
  for (const entry of all('[ed]'))
    put('education', entry, { institution: field(entry, 'i'), studyType: field(entry, 't'), area: field(entry, 'a'), ...dates(entry) });
  for (const element of all('[k]')) {
    if (element.getAttribute('k')) put('skills', element, value(element, 'k') === '1' ? tidy(element.textContent) : value(element, 'k'));
    else for (const skill of tidy(element.textContent).split(/\s*[,;·•|、，]\s*/)) if (skill) put('skills', element, skill);
  }
  for (const element of all('[kg]')) optional.skills.push(tidy(element.textContent).replace(/:$/, ''));
  for (const [attribute, name] of [['pr', 'projects'], ['pu', 'publications'], ['aw', 'awards'], ['ce', 'certificates'], ['la', 'languages']])
    for (const element of all(`[${attribute}]`)) put(name, element, { [lists[name]]: value(element, attribute) });
  return { ...truth, optional };
}
