declare module 'passport-linkedin-oauth2' {
  import { Strategy as PassportStrategy } from 'passport';

  /** The OAuth 2 client of passport-oauth2, as much of it as a subclass needs. */
  type OAuth2 = {
    useAuthorizationHeaderforGET(use: boolean): void;
    get(url: string, accessToken: string, done: (error: unknown, body?: string | Buffer) => void): void;
  };

  export class Strategy extends PassportStrategy {
    constructor(options: object, verify: (...values: never[]) => void);
    protected _oauth2: OAuth2;
    authorizationParams(options: object): object;
    userProfile(accessToken: string, done: (error: unknown, profile?: unknown) => void): void;
  }
}
