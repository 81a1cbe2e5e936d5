import { cors } from 'hono/cors'

/** Any origin may call, without cookies: the token in the header is the only credential. */
export const corsHeaders = cors({
  origin: '*',
  allowMethods: ['GET', 'POST'],
  allowHeaders: [
    'token',
    'otp-token',
    'content-type',
    'idempotency-key',
    'x-xsrf-token',
    'bot-token',
  ],
  maxAge: 600,
})
