import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type FailureName, failures } from '#contract/capabilities.ts'
import type { FailureBody } from '#contract/failure-body.ts'
import type { Language } from '#contract/languages.ts'
import { isUnavailable } from '#server/platform/db/connect.ts'
import { reportError } from '#server/platform/log/report.ts'
import { failureMessage } from '#server/platform/words/words.ts'
import { Failure } from './failure.ts'
import { acceptedLanguage } from './language.ts'

const fastifyFailures: Record<string, FailureName> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
}

export function failureBodyOf(failure: Failure, lang: Language): FailureBody {
  const { code, status } = failures[failure.failure]
  const fields = failure.fields ? { fields: failure.fields } : {}
  const retryAt = failure.retryAt ? { retryAt: failure.retryAt.toISOString() } : {}
  return { message: failureMessage(lang, failure.failure), code, name: failure.failure, status, ...fields, ...retryAt }
}

/** Error handler of all routes: known failures with their message, everything else as UNEXPECTED without details. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toFailure(error)
  const lang = request.lang ?? acceptedLanguage(request.headers['accept-language'], ['en', 'ru']) ?? 'en'
  if (failure.status >= 500) request.log.error({ err: error }, failure.failure)
  if (failure.failure === 'UNEXPECTED')
    reportError(error, { call: `${request.method} ${request.routeOptions.url ?? ''}` })
  const retryAfter = failure.retryAfter ?? (failure.failure === 'UNAVAILABLE' ? 1 : undefined)
  if (retryAfter) reply.header('retry-after', Math.ceil(retryAfter))
  return reply.code(failure.status).header('cache-control', 'no-store').send(failureBodyOf(failure, lang))
}

/**
 * Responds to a malformed HTTP request with the same failure body and closes the connection. One that has timed out before its first
 * byte is closed without a word: browsers open connections ahead, and would take it for the response to their next request.
 */
export function answerMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) return void socket.destroy()
  const body = JSON.stringify(failureBodyOf(new Failure('INVALID_INPUT'), 'en'))
  const head = ['HTTP/1.1 400 Bad Request', 'content-type: application/json; charset=utf-8', 'connection: close']
  socket.end([...head, `content-length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'))
}

function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (isUnavailable(error)) return new Failure('UNAVAILABLE')
  const { code, statusCode } = error as Partial<FastifyError>
  const known = code ? fastifyFailures[code] : undefined
  if (known) return new Failure(known)
  return new Failure(statusCode && statusCode >= 400 && statusCode < 500 ? 'INVALID_INPUT' : 'UNEXPECTED')
}
