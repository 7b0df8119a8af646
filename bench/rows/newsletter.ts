import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { aContent } from '#server/features/newsletters/newsletter/testing.ts'
import { connect, type Sql } from '#server/platform/db/connect.ts'
import type { BenchEnvironment } from '../environment.ts'
import type { Row } from '../row.ts'
import { type Sink, startSink } from '../smtp-sink.ts'

const letters = 2000
const rounds = 3

/** Letters per second between the first and the last. */
async function rateOf(sink: Sink, start: () => Promise<unknown>): Promise<number> {
  sink.arrived = []
  await start()
  while (sink.arrived.length < letters) await sleep(20)
  const [first = 0, last = 0] = [sink.arrived[0], sink.arrived.at(-1)]
  return (letters - 1) / ((last - first) / 1000)
}

async function startNewsletter(owner: Sql, communityId: string): Promise<void> {
  const id = randomUUID()
  const recipients = { isEveryone: true, segmentIds: [], participantIds: [], filter: null }
  await owner`
    insert into newsletter (community_id, id, status, content, recipients, channels, created_at, updated_at, starts_at)
    values (${communityId}, ${id}, 'SENDING', ${JSON.stringify(aContent)}::text::jsonb, ${JSON.stringify(recipients)}::text::jsonb,
      '{EMAIL}', now(), now(), now())`
  await owner`
    select queue_job('newsletter.freeze', ${JSON.stringify({ communityId, data: { newsletterId: id } })}::text::json, null, null, 25, null)`
}

/** A newsletter from its recipients in the database to the mail server, against a pooled nodemailer with the same letter, fixed. */
export const newsletterRow: Row<BenchEnvironment> = {
  name: 'newsletter',
  async measure(bench) {
    const sink = await startSink()
    const server = await bench.serve('bench_newsletter', { members: letters, settings: { SMTP_URL: sink.url } })
    const owner = connect(server.databaseUrl, { connections: 1, statementTimeoutMs: 120_000 })
    try {
      const { id } = server.community
      await owner`insert into newsletter_setting (community_id, per_minute) values (${id}, 60000)`
      // Thirty letters a day to one address are more than the rounds send.
      const ours = () => rateOf(sink, () => startNewsletter(owner, id))
      await ours()
      const { html = '', text = '' } = await PostalMime.parse(sink.last)
      const port = await bench.startPeer('bench/bare/mailer.js', {}, '/')
      const body = JSON.stringify({ smtpUrl: sink.url, count: letters, html, text })
      const theirs = () => rateOf(sink, () => fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body }))
      await theirs()
      const measured: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] }
      for (let round = 0; round < rounds; round++) {
        measured.ours.push(await ours())
        measured.theirs.push(await theirs())
      }
      return {
        lines: [
          {
            what: `newsletter to ${letters.toLocaleString('en-US')}, rendered and handed over`,
            peer: 'nodemailer with a pool, one fixed letter of the same size',
            unit: 'letters/s',
            ...measured,
            limit: { kind: 'atLeast', value: 0.8 },
          },
        ],
      }
    } finally {
      await owner.end()
      await server.stop()
      await sink.stop()
    }
  },
}
