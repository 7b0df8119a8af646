import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Fields of a request's body; files are bytes. */
export async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const bytes = await buffer(request)
  const type = request.headers['content-type'] ?? ''
  if (bytes.length === 0) return {}
  if (type.startsWith('application/json')) return JSON.parse(bytes.toString()) as Record<string, unknown>
  const [, boundary] = /^multipart\/form-data; *boundary=(\S+)$/.exec(type) ?? []
  return boundary ? readParts(bytes, boundary) : Object.fromEntries(new URLSearchParams(bytes.toString()))
}

const headEnd = '\r\n\r\n'

function readParts(bytes: Buffer, boundary: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  // As Latin-1 each byte is one character.
  for (const part of bytes.toString('latin1').split(`--${boundary}`).slice(1, -1)) {
    const at = part.indexOf(headEnd)
    const [, name] = /name="([^"]*)"/.exec(part.slice(0, at)) ?? []
    const content = Buffer.from(part.slice(at + headEnd.length, -2), 'latin1')
    if (name) fields[name] = part.slice(0, at).includes('filename=') ? content : content.toString()
  }
  return fields
}
