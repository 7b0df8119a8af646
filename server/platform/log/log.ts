import type { FastifyRequest } from 'fastify'
import { type Logger, type LoggerOptions, pino } from 'pino'
import { api } from '#contract/capabilities.ts'
import { type Group, isSecretName } from '#contract/endpoint.ts'

/** Query parameters whose values are redacted. */
const isHidden = (name: string): boolean => isSecretName(name) || /^(email|state|authorization)$/i.test(name)

/** Paths of calls with a secret in them, such as `/api/invitation/:code`. */
const secretPaths = Object.values<Group>(api)
  .flatMap(rows => Object.values(rows))
  .flatMap(({ path, pathFields }) => {
    const field = pathFields.find(isSecretName)
    return field ? [path.slice(0, path.indexOf(`:${field}`))] : []
  })
const secretSegment = new RegExp(`((?:${[...new Set(secretPaths)].join('|')}))[^/?#]+`, 'gi')

/** The address of a request without codes, tokens and personal addresses. */
export const withoutSecrets = (url: string): string =>
  url
    .replace(secretSegment, '$1[hidden]')
    .replace(/([?&]([^=&#]+)=)[^&#]*/g, (pair, start, name) => (isHidden(plain(name)) ? `${start}[hidden]` : pair))

/** A name may be written with escapes. */
function plain(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

export const logOptions = (level: string): LoggerOptions => ({
  level,
  redact: {
    paths: [
      'req.headers.authorization',
      'req.headers.cookie',
      '*.password',
      '*.token',
      '*.code',
      '*.secret',
      '*.email',
    ],
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
