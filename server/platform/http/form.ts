import type { FastifyRequest } from 'fastify'
import { ensure, Failure } from './failure.ts'

/** Reads a multipart form with its file into the same kind of object as a JSON body. */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  ensure(request.isMultipart(), 'UNSUPPORTED_MEDIA')
  const fields = new Map<string, unknown>()
  try {
    for await (const part of request.parts()) {
      ensure(!fields.has(part.fieldname), 'INVALID_INPUT')
      const value =
        part.type === 'file'
          ? new File([(await part.toBuffer()) as Uint8Array<ArrayBuffer>], 'file', { type: part.mimetype })
          : part.value
      fields.set(part.fieldname, value)
    }
  } catch (error) {
    if (error instanceof Failure) throw error
    const isTooLarge = (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE'
    throw new Failure(isTooLarge ? 'BODY_TOO_LARGE' : 'INVALID_INPUT')
  }
  return Object.fromEntries(fields)
}
