/** A frame of STOMP 1.2. */
export type Frame = { command: string; headers: Record<string, string>; body: string }

const unescapes: Record<string, string> = { '\\\\': '\\', '\\n': '\n', '\\r': '\r', '\\c': ':' }
const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', ':': '\\c' }

/** CONNECT and CONNECTED are the same in all versions of the protocol, and earlier ones have no escapes. */
const isPlain = (command: string) => command === 'CONNECT' || command === 'CONNECTED'

const unescapeHeader = (value: string) => value.replace(/\\[\\nrc]/g, found => unescapes[found] as string)
const escapeHeader = (value: string) => value.replace(/[\\\n\r:]/g, found => escapes[found] as string)

/**
 * The frames in one message of the socket; none in a heart-beat. Our server sends frames whole, and bodies are JSON, which has no zero
 * character, so a frame ends at the first one.
 */
export function readFrames(text: string): Frame[] {
  return text.split('\0').flatMap(part => {
    const frame = part.replace(/^[\r\n]+/, '')
    return frame === '' ? [] : [readFrame(frame)]
  })
}

function readFrame(text: string): Frame {
  const end = /\r?\n\r?\n/.exec(text)
  const [command = '', ...lines] = text.slice(0, end?.index ?? text.length).split(/\r?\n/)
  const read = isPlain(command) ? (value: string) => value : unescapeHeader
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon < 0) continue
    const name = read(line.slice(0, colon))
    // Of a repeated header the first counts.
    headers[name] ??= read(line.slice(colon + 1))
  }
  return { command, headers, body: end ? text.slice(end.index + end[0].length) : '' }
}

export function writeFrame(command: string, headers: Record<string, string>): string {
  const write = isPlain(command) ? (value: string) => value : escapeHeader
  const lines = Object.entries(headers).map(([name, value]) => `${write(name)}:${write(value)}\n`)
  return `${command}\n${lines.join('')}\n\0`
}
