/** The services that own tables: each has a login role `folia_<service>` and a schema of its name. */
export const databaseServices = ['user', 'portfolio', 'ai', 'sharing'];
