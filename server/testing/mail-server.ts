import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Arrived = { email: Email; raw: string; recipients: string[]; at: number }

/** Reply of the mail server to one letter: accept, refuse, or close the connection without a reply. */
export type Verdict = 'take' | 'cut' | 'hang' | { at: 'recipient' | 'letter'; code: number }

export type MailServer = {
  url: string
  /** Letters that it has read completely, also those without a reply. */
  arrived: Arrived[]
  /** Verdicts on the next letters; after them, everything is accepted. */
  verdicts: Verdict[]
  /** From now on answers the letters to these recipients alone; the others wait until it is called again. */
  answerOnly(isAnswered: (recipient: string) => boolean): void
  stop(): Promise<void>
}

/** A real SMTP server on loopback. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const arrived: Arrived[] = []
  const verdicts: Verdict[] = []
  let isAnswered = (_recipient: string) => true
  const waiting: (() => void)[] = []
  const untilAnswered = async (recipients: string[]) => {
    while (!recipients.every(isAnswered)) await new Promise<void>(resolve => waiting.push(resolve))
  }
  const refusal = (code: number) => Object.assign(new Error('not now'), { responseCode: code })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, done) {
      const [verdict] = verdicts
      if (typeof verdict !== 'object' || verdict.at !== 'recipient') return done()
      verdicts.shift()
      done(refusal(verdict.code))
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = []
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer)
      } catch {
        // The sender was killed in the middle of a letter, which is no letter then.
        return
      }
      const raw = Buffer.concat(chunks)
      const email = await PostalMime.parse(raw)
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      const verdict = verdicts.shift() ?? 'take'
      if (typeof verdict === 'object') return done(refusal(verdict.code))
      arrived.push({ email, raw: raw.toString(), recipients, at: Date.now() })
      await untilAnswered(recipients)
      if (verdict === 'take') done()
      if (verdict === 'cut') breakConnections(server)
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    arrived,
    verdicts,
    answerOnly(chosen) {
      isAnswered = chosen
      for (const resume of waiting.splice(0)) resume()
    },
    stop() {
      breakConnections(server)
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

function breakConnections(server: SMTPServer): void {
  for (const connection of server.connections)
    (connection as unknown as { _socket: { destroy(): void } })._socket.destroy()
}
