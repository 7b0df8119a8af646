/** A STOMP 1.2 frame. */
export type Frame = { command: string; headers: Map<string, string>; body: string }

/** What a client did against the protocol; its message is sent in the ERROR frame. */
export class ProtocolError extends Error {
  override name = 'ProtocolError'
}

type Limits = { frameBytes: number; headerBytes: number }

const [nul, lineFeed, carriageReturn] = [0, 10, 13]
const nothing: Buffer = Buffer.alloc(0)

/**
 * Reads frames from the parts in which they arrive: clients may split a large frame over several websocket messages, or send several
 * frames in one. An empty line between frames is a heart-beat.
 */
export class FrameReader {
  readonly #limits: Limits
  #rest = nothing
  /** What is known of a frame that has not arrived whole. Small parts would make reading it anew each time costly. */
  #head: Head | null = null
  #searched = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** The frames that are complete with this part. */
  push(part: Buffer): Frame[] {
    this.#rest = this.#rest.length === 0 ? part : Buffer.concat([this.#rest, part])
    const frames: Frame[] = []
    for (;;) {
      const blank = this.#head ? 0 : countLineEnds(this.#rest)
      if (blank > 0) {
        this.#rest = this.#rest.subarray(blank)
        this.#searched = 0
      }
      const read = this.#rest.length > 0 ? this.#readOne() : null
      if (!read) {
        if (this.#rest.length > this.#limits.frameBytes) throw new ProtocolError('The frame is too large')
        // An empty part of a buffer would keep the memory of the whole.
        if (this.#rest.length === 0) this.#rest = nothing
        return frames
      }
      frames.push(read)
    }
  }

  #readOne(): Frame | null {
    this.#head ??= this.#readHead()
    if (!this.#head) return null
    const { command, headers, end } = this.#head
    const wanted = lengthOf(headers)
    if (wanted !== null && end + wanted > this.#limits.frameBytes) throw new ProtocolError('The frame is too large')
    const bodyEnd = wanted === null ? this.#rest.indexOf(nul, Math.max(end, this.#searched)) : end + wanted
    if (bodyEnd < 0 || this.#rest.length <= bodyEnd) {
      this.#searched = this.#rest.length
      return null
    }
    if (bodyEnd - end > this.#limits.frameBytes) throw new ProtocolError('The frame is too large')
    if (this.#rest[bodyEnd] !== nul) throw new ProtocolError('The body is longer than its content-length')
    const body = this.#rest.toString('utf8', end, bodyEnd)
    this.#rest = this.#rest.subarray(bodyEnd + 1)
    this.#head = null
    this.#searched = 0
    return { command, headers, body }
  }

  /** Null while the empty line after the headers has not arrived. */
  #readHead(): Head | null {
    const end = findEmptyLine(this.#rest, this.#searched)
    if ((end ?? this.#rest.length) > this.#limits.headerBytes) throw new ProtocolError('The headers are too large')
    if (end !== null) return parseHead(this.#rest, end)
    this.#searched = this.#rest.length
    return null
  }
}

function countLineEnds(buffer: Buffer): number {
  let at = 0
  for (;;) {
    if (buffer[at] === lineFeed) at += 1
    else if (buffer[at] === carriageReturn && buffer[at + 1] === lineFeed) at += 2
    else return at
  }
}

/** Command and headers, and where the body begins. */
type Head = { command: string; headers: Map<string, string>; end: number }

/** Where the line after the first empty one begins; null if there is none yet. What was searched before has none. */
function findEmptyLine(buffer: Buffer, searched: number): number | null {
  // An empty line may have begun with the last two bytes.
  for (let feed = buffer.indexOf(lineFeed, Math.max(0, searched - 2)); feed >= 0; ) {
    const next = buffer.indexOf(lineFeed, feed + 1)
    if (next === feed + 1 || (next === feed + 2 && buffer[feed + 1] === carriageReturn)) return next + 1
    feed = next
  }
  return null
}

function parseHead(buffer: Buffer, end: number): Head {
  const lines = buffer
    .toString('utf8', 0, end)
    .split('\n')
    .slice(0, -2)
    .map(line => (line.endsWith('\r') ? line.slice(0, -1) : line))
  const [command = '', ...rest] = lines
  const headers = new Map<string, string>()
  for (const line of rest) {
    const colon = line.indexOf(':')
    if (colon < 1) throw new ProtocolError('A header has no colon')
    const read = isUnescaped(command) ? (value: string) => value : unescapeHeader
    const name = read(line.slice(0, colon))
    // Of a repeated header the first counts.
    if (!headers.has(name)) headers.set(name, read(line.slice(colon + 1)))
  }
  return { command, headers, end }
}

function lengthOf(headers: Map<string, string>): number | null {
  const value = headers.get('content-length')
  if (value === undefined) return null
  if (!/^\d{1,9}$/.test(value)) throw new ProtocolError('The content-length is no number')
  return Number(value)
}

/** These are the same in all versions of the protocol, and earlier ones have no escapes. */
const isUnescaped = (command: string): boolean => command === 'CONNECT' || command === 'CONNECTED'

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', ':': '\\c' }
const unescapes: Record<string, string> = { '\\\\': '\\', '\\n': '\n', '\\r': '\r', '\\c': ':' }

function unescapeHeader(value: string): string {
  return value.includes('\\')
    ? value.replace(/\\.?/g, found => {
        const meant = unescapes[found]
        if (meant === undefined) throw new ProtocolError('A header has an unknown escape')
        return meant
      })
    : value
}

const escapeHeader = (value: string): string => value.replace(/[\\\n\r:]/g, found => escapes[found] as string)

/** A frame as text to send. A body has its length, so that it may contain zero bytes. */
export function writeFrame(command: string, headers: Record<string, string>, body = ''): string {
  const write = isUnescaped(command) ? (value: string) => value : escapeHeader
  const lines = Object.entries(headers).map(([name, value]) => `${write(name)}:${write(value)}\n`)
  const length = body === '' ? '' : `content-length:${Buffer.byteLength(body)}\n`
  return `${command}\n${lines.join('')}${length}\n${body}\0`
}
