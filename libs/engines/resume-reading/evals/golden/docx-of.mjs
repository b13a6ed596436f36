/**
 * Makes a DOCX of a golden resume's source, for the elements those sources use: h1 h2 h3 p ul li table box header, b i u a br tab.
 * `<html data-styles="none">` writes headings as bold paragraphs without a style; data-font names the font.
 * p: data-right (a right tab stop), data-left="30mm" (a left one), data-center; td: data-w in per cent; box: a floating text box.
 */
import JSZip from 'jszip';

const twips = (millimetres) => Math.round((Number.parseFloat(millimetres) * 1440) / 25.4);
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const name = 'http://schemas.openxmlformats.org';
const spaces = `xmlns:w="${name}/wordprocessingml/2006/main" xmlns:r="${name}/officeDocument/2006/relationships" xmlns:wp="${name}/drawingml/2006/wordprocessingDrawing" xmlns:a="${name}/drawingml/2006/main" xmlns:mc="${name}/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" mc:Ignorable="wps"`;
const blocks = new Set(['h1', 'h2', 'h3', 'p', 'ul', 'table', 'box', 'header', 'div']);

function writer({ styles, font }) {
  const links = [];
  const run = (text, look) => {
    const properties = [
      look.b && '<w:b/>',
      look.i && '<w:i/>',
      look.caps && '<w:caps/>',
      look.smallCaps && '<w:smallCaps/>',
      look.color && `<w:color w:val="${look.color}"/>`,
      look.spacing && `<w:spacing w:val="${look.spacing}"/>`,
      look.size && `<w:sz w:val="${look.size}"/>`,
      look.u && '<w:u w:val="single"/>',
    ].filter(Boolean);
    return `<w:r>${properties.length > 0 ? `<w:rPr>${properties.join('')}</w:rPr>` : ''}${text}</w:r>`;
  };
  const inline = (nodes, look = {}) =>
    nodes
      .map((node) => {
        if (typeof node === 'string') return run(`<w:t xml:space="preserve">${escaped(node)}</w:t>`, look);
        if (node.tag === 'br') return run('<w:br/>', look);
        if (node.tag === 'tab') return run('<w:tab/>', look);
        if (node.tag === 'ul') return '';
        const inner = inline(node.children, {
          ...look,
          ...(node.tag === 'b' && { b: true }),
          ...(node.tag === 'i' && { i: true }),
          ...(node.tag === 'u' && { u: true }),
          ...(node.data.spacing && { spacing: node.data.spacing }),
          ...(node.data.caps !== undefined && { caps: true }),
        });
        if (node.tag !== 'a' || !node.href) return inner;
        links.push(node.href);
        return `<w:hyperlink r:id="link${links.length}">${inner}</w:hyperlink>`;
      })
      .join('');
  const tabs = (data) => {
    const stops = [data.left && `<w:tab w:val="left" w:pos="${twips(data.left)}"/>`, data.right !== undefined && '<w:tab w:val="right" w:pos="9600"/>'];
    return stops.some(Boolean) ? `<w:tabs>${stops.filter(Boolean).join('')}</w:tabs>` : '';
  };
  const paragraph = (content, properties = '') => `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}${content}</w:p>`;
  const list = (node, level) =>
    node.children
      .filter((item) => item.tag === 'li')
      .map((item) => {
        const style = styles === 'none' ? '' : '<w:pStyle w:val="ListParagraph"/>';
        const below = item.children.filter((child) => child.tag === 'ul').map((child) => list(child, level + 1));
        return paragraph(inline(item.children), `${style}<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`) + below.join('');
      })
      .join('');
  const looks = { h1: { b: true, size: 40 }, h2: { b: true, size: 26 }, h3: { b: true } };
  const styleNames = { h1: 'Title', h2: 'Heading1', h3: 'Heading2' };
  let shapes = 0;
  function block(node) {
    if (typeof node === 'string') return paragraph(inline([node]));
    if (looks[node.tag]) {
      const centre = node.data.center === undefined ? '' : '<w:jc w:val="center"/>';
      return styles === 'none'
        ? paragraph(inline(node.children, looks[node.tag]), tabs(node.data) + centre)
        : paragraph(inline(node.children), `<w:pStyle w:val="${styleNames[node.tag]}"/>${tabs(node.data)}${centre}`);
    }
    if (node.tag === 'p') return paragraph(inline(node.children), tabs(node.data) + (node.data.center === undefined ? '' : '<w:jc w:val="center"/>'));
    if (node.tag === 'ul') return list(node, 0);
    if (node.tag === 'table') return table(node);
    if (node.tag === 'box') return box(node);
    if (node.tag === 'header') return '';
    return flow(node.children);
  }
  const isBlock = (node) => blocks.has(node.tag);
  function flow(children) {
    const out = [];
    let open = [];
    const close = () => {
      if (open.some((node) => typeof node !== 'string' || node.trim())) out.push(paragraph(inline(open)));
      open = [];
    };
    for (const node of children) {
      if (isBlock(node)) {
        close();
        out.push(block(node));
      } else open.push(node);
    }
    close();
    return out.join('');
  }
  function table(node) {
    const rows = node.children.flatMap((child) => (child.tag === 'tr' ? [child] : (child.children ?? []).filter((row) => row.tag === 'tr')));
    const edge = node.data.lines === undefined ? 'none' : 'single';
    const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map((side) => `<w:${side} w:val="${edge}" w:sz="4" w:color="999999"/>`).join('');
    const cell = (td) => {
      const content = flow(td.children) || '<w:p/>';
      return `<w:tc><w:tcPr><w:tcW w:w="${Math.round((Number(td.data.w ?? 50) * 9600) / 100)}" w:type="dxa"/></w:tcPr>${content}${content.endsWith('</w:tbl>') ? '<w:p/>' : ''}</w:tc>`;
    };
    const cells = (row) => row.children.filter((td) => td.tag === 'td');
    const grid = cells(rows[0]).map((td) => `<w:gridCol w:w="${Math.round((Number(td.data.w ?? 50) * 9600) / 100)}"/>`).join('');
    return `<w:tbl><w:tblPr><w:tblW w:w="9600" w:type="dxa"/><w:tblBorders>${sides}</w:tblBorders></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${rows.map((row) => `<w:tr>${cells(row).map(cell).join('')}</w:tr>`).join('')}</w:tbl>${paragraph('')}`;
  }
  function box(node) {
    shapes += 1;
    const [x, y, cx, cy] = (node.data.at ?? '150 20 45 60').split(' ').map((value) => Math.round(Number(value) * 36000));
    const content = `<w:txbxContent>${flow(node.children)}</w:txbxContent>`;
    const shape = `<wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx>${content}</wps:txbx><wps:bodyPr/></wps:wsp>`;
    const anchor = `<wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="${shapes}" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="page"><wp:posOffset>${x}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>${y}</wp:posOffset></wp:positionV><wp:extent cx="${cx}" cy="${cy}"/><wp:wrapSquare wrapText="bothSides"/><wp:docPr id="${shapes}" name="Text Box ${shapes}"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape">${shape}</a:graphicData></a:graphic></wp:anchor>`;
    return `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${anchor}</w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" type="#_x0000_t202"><v:textbox>${content}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
  }
  const fonts = `<w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}"/>`;
  const heading = (id, title, size, level, look = '') =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${title}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr><w:keepNext/><w:spacing w:before="200" w:after="60"/>${level === undefined ? '' : `<w:outlineLvl w:val="${level}"/>`}</w:pPr><w:rPr><w:b/>${look}<w:sz w:val="${size}"/></w:rPr></w:style>`;
  const styleSheet = `<w:styles ${spaces}><w:docDefaults><w:rPrDefault><w:rPr>${fonts}<w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${styles === 'none' ? '' : heading('Title', 'Title', 44) + heading('Heading1', 'heading 1', 26, 0, '<w:caps/><w:spacing w:val="30"/>') + heading('Heading2', 'heading 2', 22, 1) + '<w:style w:type="paragraph" w:styleId="ListParagraph"><w:name w:val="List Paragraph"/><w:basedOn w:val="Normal"/></w:style>'}</w:styles>`;
  const levels = ['•', '◦', '▪'].map(
    (mark, level) =>
      `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="${mark}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${360 * (level + 1)}" w:hanging="240"/></w:pPr></w:lvl>`,
  );
  const numbering = `<w:numbering ${spaces}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/>${levels.join('')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
  return { flow, links, styleSheet, numbering };
}

/** @param {import('@playwright/test').Page} page the page that shows the source */
export async function docxOf(page) {
  const { tree, header, options } = await page.evaluate(() => {
    const walk = (node) => {
      if (node.nodeType === 3) return node.textContent.replace(/\s+/g, ' ');
      return {
        tag: node.tagName.toLowerCase(),
        data: { ...node.dataset },
        href: node.getAttribute('href'),
        children: [...node.childNodes]
          .filter((child) => child.nodeType === 3 || child.nodeType === 1)
          .map(walk)
          .filter((child) => child !== ''),
      };
    };
    const head = document.querySelector('header');
    return {
      tree: walk(document.body).children,
      header: head && walk(head).children,
      options: { styles: document.documentElement.dataset.styles ?? 'yes', font: document.documentElement.dataset.font ?? 'Calibri' },
    };
  });
  const xml = (text) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`;
  const { flow, links, styleSheet, numbering } = writer(options);
  const body = flow(tree);
  const headerReference = header ? '<w:headerReference w:type="default" r:id="header"/>' : '';
  const section = `<w:sectPr>${headerReference}<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>`;
  const part = (path, kind) => `<Override PartName="/word/${path}.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml"/>`;
  const relation = (id, type, target, external) =>
    `<Relationship Id="${id}" Type="${name}/officeDocument/2006/relationships/${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`;
  const relations = (inner) => xml(`<Relationships xmlns="${name}/package/2006/relationships">${inner}</Relationships>`);
  const zip = new JSZip();
  const add = (path, text) => zip.file(path, text, { date: new Date('2024-01-01T00:00:00Z') });
  add(
    '[Content_Types].xml',
    xml(
      `<Types xmlns="${name}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('document', 'document.main')}${part('styles', 'styles')}${part('numbering', 'numbering')}${header ? part('header1', 'header') : ''}</Types>`,
    ),
  );
  add('_rels/.rels', relations(relation('document', 'officeDocument', 'word/document.xml')));
  add('word/document.xml', xml(`<w:document ${spaces}><w:body>${body}${section}</w:body></w:document>`));
  add('word/styles.xml', xml(styleSheet));
  add('word/numbering.xml', xml(numbering));
  if (header) add('word/header1.xml', xml(`<w:hdr ${spaces}>${flow(header)}</w:hdr>`));
  add(
    'word/_rels/document.xml.rels',
    relations(
      relation('styles', 'styles', 'styles.xml') +
        relation('numbering', 'numbering', 'numbering.xml') +
        (header ? relation('header', 'header', 'header1.xml') : '') +
        links.map((href, index) => relation(`link${index + 1}`, 'hyperlink', escaped(href), true)).join(''),
    ),
  );
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}
