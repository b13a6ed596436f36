import { DefaultNamingStrategy } from 'typeorm';

/** A property `ownerId` of an entity is the column `owner_id`. */
export class SnakeCaseNaming extends DefaultNamingStrategy {
  override columnName(property: string, custom: string | undefined): string {
    return custom ?? property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}
