/** Whether a key is one for the sandbox, as its first words say. */
export const isTestSecret = (secret: string): boolean => secret.startsWith('folia_test_');
