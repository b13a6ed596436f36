import { AppError } from '@folia/contracts/errors';
import { parser as createParser } from 'sax';
import { maxXmlDepth, maxXmlNodes } from './limits';

/** An element of an Office XML part; names keep their prefix ("w:p"). Text is kept in its place among the children. */
export type XmlElement = { name: string; attributes: Record<string, string>; children: (XmlElement | string)[] };

/**
 * Parses one part of a Word file: well-formed XML, no document type and so no entities, at most 256 levels and 250,000 elements. Throws AppError FILE_CORRUPT
 * when it is not well-formed or declares a document type, FILE_TOO_COMPLEX beyond the limits.
 */
export function parseXml(source: Buffer): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open: XmlElement[] = [root];
  let count = 0;
  const parser = createParser(true, { trim: false, normalize: false, position: false });
  parser.onerror = () => {
    throw new AppError('FILE_CORRUPT');
  };
  parser.ondoctype = () => {
    throw new AppError('FILE_CORRUPT');
  };
  parser.onopentag = (tag) => {
    count += 1;
    if (open.length > maxXmlDepth || count > maxXmlNodes) throw new AppError('FILE_TOO_COMPLEX');
    const element = { name: tag.name, attributes: tag.attributes as Record<string, string>, children: [] };
    open[open.length - 1]?.children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => {
    open.pop();
  };
  const addText = (text: string) => open[open.length - 1]?.children.push(text);
  parser.ontext = addText;
  parser.oncdata = addText;
  parser.write(source.toString('utf8')).close();
  return root;
}

/** The first child element with a given name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child): child is XmlElement => typeof child !== 'string' && child.name === name);
}

/** All child elements, in order. */
export function childrenOf(element: XmlElement | undefined): XmlElement[] {
  return (element?.children ?? []).filter((child): child is XmlElement => typeof child !== 'string');
}
