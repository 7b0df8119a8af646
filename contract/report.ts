/** Longer messages are cut: what follows is a quoted value. */
const longest = 500

const hidden: [RegExp, string][] = [
  [/[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,253}/gu, '[email]'],
  // Query and fragment of an address.
  [/[?#][^\s"'<>]*/g, ''],
  // Tokens, keys and ids.
  [/(?<![\w.-])(?=[\w.-]{0,500}\d)[\w.-]{16,}/g, '[hidden]'],
  // One-time codes and phone numbers.
  [/\+?\d[\d() -]{2,}\d/g, '[number]'],
]

/** What a parser or the database quotes is input, except for names of constraints. */
const withoutQuoted = (text: string): string =>
  text.replace(/"([^"]*)"?/g, (quoted, inner) => (/^[a-z]+(_[a-z]+)+$/.test(inner) ? quoted : '"[hidden]"'))

/** A message as an error reporting service may have it: without addresses of people, tokens, codes and what somebody typed. */
export const withoutPersonalData = (message: string): string =>
  hidden.reduce((text, [found, instead]) => text.replace(found, instead), withoutQuoted(message.slice(0, longest)))

type Frame = { filename?: string; function?: string; lineno?: number; colno?: number; in_app?: boolean }
type Exception = { type?: string; value?: string; stacktrace?: { frames?: Frame[] } }
type Reported = {
  event_id?: string
  timestamp?: number
  platform?: string
  level?: 'fatal' | 'error' | 'warning' | 'log' | 'info' | 'debug'
  environment?: string
  exception?: { values?: Exception[] }
  tags?: { [name: string]: unknown }
}

/** Names what is sent, rather than what is not: whatever the library adds stays here. */
export function reportOf({ event_id, timestamp, platform, level, environment, exception, tags = {} }: Reported) {
  const values = exception?.values?.map(({ type, value, stacktrace }) => ({
    type,
    value: withoutPersonalData(value ?? ''),
    stacktrace: { frames: stacktrace?.frames?.map(frameOf) },
  }))
  const safeTags = Object.entries(tags).map(([name, value]) => [name, withoutPersonalData(String(value))])
  return {
    event_id,
    timestamp,
    platform,
    level,
    environment,
    exception: { values },
    tags: Object.fromEntries(safeTags) as Record<string, string>,
  }
}

const frameOf = ({ filename, function: name, lineno, colno, in_app }: Frame): Frame => ({
  filename: filename?.replace(/[?#].*/, ''),
  function: name,
  lineno,
  colno,
  in_app,
})
