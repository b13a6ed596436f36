import type { Provider } from '@folia/contracts/session/shapes';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A way to sign in: an account at a provider. */
@Entity('identity')
export class IdentityEntity {
  @PrimaryColumn('text') issuer: string;
  @PrimaryColumn('text') subject: string;
  @Column('uuid') id: string;
  @Column('uuid') userId: string;
  @Column('text', { nullable: true }) provider: Provider | null;
  @Column('text', { nullable: true }) email: string | null;
  @Column('boolean') emailVerified: boolean;
  @Column('timestamptz') connectedAt: Date;
}
