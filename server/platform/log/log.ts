import type { FastifyRequest } from 'fastify'
import { type Logger, type LoggerOptions, pino } from 'pino'

/** Query parameters whose values are redacted. */
const secretQuery = /([?&](?:token|code|secret|email|url_auth_token)=)[^&#]*/gi

export const withoutSecrets = (url: string): string => url.replace(secretQuery, '$1[hidden]')

export const logOptions = (level: string): LoggerOptions => ({
  level,
  redact: {
    paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.email'],
    censor: '[hidden]',
  },
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      url: withoutSecrets(request.url),
      host: request.host,
      address: request.ip,
    }),
  },
  formatters: { level: label => ({ level: label }) },
})

export const makeLog = (level: string): Logger => pino(logOptions(level))
