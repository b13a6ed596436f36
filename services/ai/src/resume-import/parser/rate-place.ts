import { contactLabel } from './contact-chunks';
import { placeLikelihood, trailingPlace } from './find-place';
import type { Passage } from './passage';

const placeLabel =
  /^(?:home|address|adresse|anschrift|location|based in|city|dirección|direccion|domicilio|ubicación|wohnort|ort|residence|standort|localisation|ville|lieu|woonplaats|plaats|adres|adress|bostadsort|bosted|bopæl|miejscowość|miejsce zamieszkania|indirizzo|residenza|residente a|morada|endereço|cidade|città|bydliště|adresa|osoite|地址|住址|现居地?|现居住地|所在地|居住地|城市|住所|現住所|주소|거주지|현주소)\s*[:：]?\s/i;
const street =
  /\b(?:street|st\.?|avenue|ave\.?|road|rd\.?|drive|dr\.?|lane|ln\.?|way|blvd|boulevard|court|square|apt\.?|suite|\p{L}*straße|\p{L}*strasse|\p{L}*str\.|\p{L}*weg|\p{L}*platz|winkel|\p{L}*gasse|\p{L}*allee|\p{L}*straat|\p{L}*laan|\p{L}*gatan|\p{L}*vägen|\p{L}*gata|\p{L}*vej|quai|allée|impasse|chemin|place|cours|rue|rua|travessa|largo|viale|corso|vicolo|ulice|náměstí|sokak|cad\.|row|close|crescent|terrace|gardens|circle|trail|highway|parkway|ulica|ul\.|utca|calle|avenida|plaza|paseo|via)(?![\p{L}])/iu;

/** How surely (0–1) a contact is the place a person lives at, and the place without its label. */
export function ratePlace(chunk: Passage): { score: number; value: Passage; label: Passage | null; method: string } {
  const named = contactLabel.exec(chunk.text)?.[0] ?? '';
  const value = chunk.slice(named.length).trim(',;| ');
  const none = { score: 0, value, label: null, method: '' };
  if (!value.text || value.text.length > 150 || value.text.includes('@')) return none;
  if (named && placeLabel.test(`${named} `)) return { ...none, score: 0.98, label: chunk.slice(0, named.length), method: 'labelled place' };
  const likelihood = placeLikelihood(value.text);
  if (likelihood >= 0.5) return { ...none, score: likelihood, method: 'place' };
  const at = trailingPlace(value.text);
  const isStreet = street.test(value.text) && /\d/.test(value.text) && value.text.split(' ').length <= 14;
  if (isStreet) return { ...none, score: at > 0 ? 0.85 : 0.45, method: 'street' };
  return at > 0 && value.text.slice(at).includes(',') ? { ...none, score: 0.5, value: value.slice(at), method: 'place behind comma' } : none;
}
