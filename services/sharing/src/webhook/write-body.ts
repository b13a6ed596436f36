/** The words of a delivery (Standard Webhooks 1.0.0, "Payload structure"): ids only, whatever they belong to is asked for through the API. */
export const writeBody = (type: string, at: Date, data: Readonly<Record<string, string>>): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });
