import { createHmac } from 'node:crypto';

/** The value of `Stripe-Signature` for a body: a time, and the HMAC-SHA256 of time, dot and body. */
export const signStripeEvent = (body: string, secret: string, at: Date): string => {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
};
