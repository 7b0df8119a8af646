import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { type MailTransport, Refusal } from './outbox.ts'
import type { Sender } from './sender.ts'
import type { Letter } from './store.ts'
import { textPart } from './text-part.ts'

/** Sends letters over SMTP, through a small connection pool. */
export function smtpTransport(url: string): MailTransport {
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    // Servers that want fewer letters on a connection close it themselves.
    maxMessages: Number.POSITIVE_INFINITY,
    // Only for a pooled connection that the server closed meanwhile; the outbox makes all other retries.
    maxRequeues: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const bodies = new Map<string, Readable>()
  pool.use('stream', (mail, done) => {
    // What the connection reads, after the signature: that reads the whole letter before it is sent.
    const { message } = mail
    const open = message.createReadStream.bind(message)
    message.createReadStream = options => {
      const body = open(options)
      bodies.set(message.messageId(), body as Readable)
      return body
    }
    done()
  })
  return {
    isReady: true,
    async deliver(letter, from) {
      const message = messageOf(letter, from)
      try {
        await pool.sendMail(message)
      } catch (error) {
        const hasBegun = bodies.get(message.messageId)?.readableDidRead ?? false
        throw refusalOf(error as SmtpError, hasBegun) ?? error
      } finally {
        bodies.delete(message.messageId)
      }
    },
    close: () => pool.close(),
  }
}

/** The same letter makes the same message on every attempt, so that mailboxes can detect a duplicate. */
function messageOf(letter: Letter, sender: Sender) {
  const from = addressOf(sender.address)
  const to = addressOf(letter.recipient)
  return {
    messageId: `<${letter.id}@${from.split('@')[1]}>`,
    date: new Date(letter.createdAt),
    from: { name: oneLine(sender.name), address: from },
    to: { name: '', address: to },
    ...(sender.replyTo && { replyTo: { name: '', address: addressOf(sender.replyTo) } }),
    ...(sender.dkim && { dkim: sender.dkim }),
    envelope: { from, to },
    subject: oneLine(letter.subject),
    text: textPart('plain', letter.plain),
    html: textPart('html', inlined(letter.html)),
    attachments: [...picturesOf(letter), ...calendarFilesOf(letter)],
    ...calendarOf(letter),
    headers: { 'Auto-Submitted': 'auto-generated', ...safeHeaders(letter.headers) },
  }
}

const picture = /src="data:image\/png;base64,([A-Za-z0-9+/=]+)"/g

/** Pictures inside the HTML become inline parts of the message: mail programs do not show them otherwise. */
const picturesOf = ({ html }: Letter) =>
  [...html.matchAll(picture)].map(([, content = ''], nth) => ({
    cid: cidOf(nth),
    filename: `picture-${nth + 1}.png`,
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
    content: Buffer.from(content, 'base64'),
  }))

function inlined(html: string): string {
  let shown = 0
  return html.replace(picture, () => `src="cid:${cidOf(shown++)}"`)
}

const cidOf = (nth: number): string => `picture-${nth + 1}@letter`

/** An alternative beside the texts, which mail programs act upon, and the same as a file for those that do not. */
const calendarOf = ({ calendar, calendarMethod }: Letter) =>
  calendar && calendarMethod ? { icalEvent: { method: calendarMethod, filename: 'invite.ics', content: calendar } } : {}

/** Of several alternatives a mail program would show one; files it offers one by one. */
const calendarFilesOf = ({ calendarFiles }: Letter) =>
  calendarFiles.map(({ method, name, content }) => ({
    filename: name,
    contentType: `text/calendar; charset=utf-8; method=${method}; component=VEVENT`,
    contentDisposition: 'attachment' as const,
    content,
  }))

/** Exactly one address: a comma would add a recipient, a line break a header. */
function addressOf(text: string): string {
  if (!/^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/.test(text)) throw new Refusal('this is not an address', true)
  return text
}

/** Prevents header injection by a line break. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is dropped
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()

const safeHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name)) throw new Refusal('this is not the name of a header', true)
      return [name, oneLine(value)]
    }),
  )

type SmtpError = Error & {
  code?: string
  responseCode?: number
  permanent?: boolean
  command?: string
  response?: string
}

/** Answers to RCPT TO that mean: there is no such mailbox. Codes 5.7.x are policy, such as a blocked sender. */
const noMailbox = [550, 551, 553, 556]

const isBounce = ({ code, command, responseCode = 0, response = '' }: SmtpError): boolean =>
  code === 'EENVELOPE' && command === 'RCPT TO' && noMailbox.includes(responseCode) && !/\b5\.7\.\d/.test(response)

/** The server requires authentication: the configuration is wrong, not the letter. */
const authenticationRequired = 530

/**
 * The refusal that an error means; null when the letter was in transit and no response came, so that the outcome is
 * unknown.
 * A permanent failure of authentication or greeting says nothing about the letter, which waits until the configuration
 * is fixed.
 */
export function refusalOf(error: SmtpError, hasBegun: boolean): Refusal | null {
  const { code, responseCode = 0 } = error
  const isAboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE'
  const isAnswered = responseCode >= 400 && code !== 'EPROTOCOL'
  if (isAnswered)
    return new Refusal(
      error.message,
      isAboutLetter && error.permanent === true && responseCode !== authenticationRequired,
      isBounce(error),
    )
  // Rejected on this side, before the server was asked.
  if (isAboutLetter) return new Refusal(error.message, true)
  return hasBegun ? null : new Refusal(error.message, false)
}
