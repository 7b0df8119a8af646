import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type Sql } from '#server/platform/db/connect.ts'
import type { BenchEnvironment, StartedServer } from '../environment.ts'
import { insertActivity } from '../member-activity.ts'
import type { Row } from '../row.ts'
import { memoryOf } from '../stomp-sockets.ts'
import { median } from '../verdict.ts'

const members = 100_000
const imported = 50_000
const rounds = 3
const readEveryMs = 20
const lineFeed = 10

/** All members leave as CSV, and many come by CSV while others read. */
export const memberTransfer: Row<BenchEnvironment> = {
  name: 'member-transfer',
  async measure(bench) {
    const server = await bench.serve('bench_member_transfer', { members })
    const owner = connect(server.databaseUrl, { connections: 1, statementTimeoutMs: 300_000 })
    try {
      await insertActivity(server.databaseUrl, server.community.id)
      await owner`
        insert into permission (community_id, user_id, permission, granted_at)
        select community_id, user_id, 'CAN_MANAGE_COMMUNITY', now() from participant where id = ${server.community.participantId}`
      const exported = await measureExport(server, owner)
      const reading = await measureImport(server)
      const [all, many] = [members, imported].map(count => count.toLocaleString('en-US'))
      return {
        lines: [
          {
            what: `export of ${all} members`,
            peer: 'copy of the same columns to the same client',
            unit: 's',
            ours: exported.ours,
            theirs: exported.theirs,
            limit: { kind: 'atMost', value: 5 },
          },
          {
            what: `memory that the server needs more during the export`,
            peer: null,
            unit: 'MB',
            ours: exported.grownMb,
            theirs: null,
            limit: { kind: 'atMost', value: 100 },
          },
          {
            what: `p95 of a member's list of participants while ${many} rows are imported`,
            peer: null,
            unit: 'ms',
            ours: [reading.during],
            theirs: null,
            limit: { kind: 'atMost', value: 100 },
          },
        ],
        notes: [
          `Import: ${many} rows were checked in ${reading.checkedS.toFixed(0)} s and imported in ${reading.importedS.toFixed(0)} s; before it, the p95 of that list was ${reading.before.toFixed(0)} ms.`,
        ],
      }
    } finally {
      await owner.end()
      await server.stop()
    }
  },
}

const headersOf = ({ community }: StartedServer) => ({
  authorization: `Bearer ${community.token}`,
  community: community.id,
})

async function ask(server: StartedServer, path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    ...init,
    headers: { ...headersOf(server), ...init.headers },
  })
  if (!response.ok) throw new Error(`${path} responded ${response.status}: ${await response.text()}`)
  return response
}

async function measureExport(server: StartedServer, owner: Sql) {
  const ours: number[] = []
  const theirs: number[] = []
  const grownMb: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = memoryOf(server.pid)
    let most = before
    let lines = 0
    const began = performance.now()
    const { body } = await ask(server, '/api/admin/participants/csv')
    for await (const chunk of body ?? []) {
      for (const byte of chunk as Uint8Array) if (byte === lineFeed) lines++
      most = Math.max(most, memoryOf(server.pid))
    }
    ours.push((performance.now() - began) / 1000)
    if (lines !== members + 1) throw new Error(`The file has ${lines} lines`)
    grownMb.push((most - before) / 1000)
    theirs.push(await copySeconds(owner))
  }
  return { ours, theirs, grownMb }
}

async function copySeconds(owner: Sql): Promise<number> {
  const began = performance.now()
  const stream = await owner`
    copy (
      select p.first_name, p.last_name, u.email, p.company, p.position, p.city, p.about, p.looking_for, p.goal, p.tags, p.moderation_status,
        p.preferred_lang, p.joined_at, m.last_active_at, m.intros_sent, m.intros_received, m.intros_answered, m.events_attended,
        array(select t.tag from member_tag t where t.participant_id = p.id order by t.tag),
        (select jsonb_agg(jsonb_build_object('type', c.type, 'value', c.value)) from contact c where c.participant_id = p.id)
      from participant p join app_user u on u.id = p.user_id join listed_member m on m.participant_id = p.id order by p.id
    ) to stdout (format csv)`.readable()
  let bytes = 0
  for await (const chunk of stream) bytes += (chunk as Buffer).length
  if (bytes < members * 50) throw new Error(`The copy has ${bytes} bytes`)
  return (performance.now() - began) / 1000
}

type Import = { id: string; status: string; mapping: (string | null)[] }

async function measureImport(server: StartedServer) {
  const before = await readUntil(server, sleep(5000))
  const rows = Array.from(
    { length: imported },
    (_, at) => `imported-${at}@example.com,Name ${at},Last ${at},City ${at % 100}`,
  )
  const form = new FormData()
  form.append('file', new Blob([`email,first name,last name,city\n${rows.join('\n')}\n`]), 'members.csv')
  const post = (path: string, body: unknown) =>
    ask(server, path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
  const upload: Import = await (await ask(server, '/api/admin/imports', { method: 'POST', body: form })).json()
  const path = `/api/admin/imports/${upload.id}`
  const until = async (status: string): Promise<number> => {
    const began = performance.now()
    for (;;) {
      const now: Import = await (await ask(server, path)).json()
      if (now.status === status) return (performance.now() - began) / 1000
      await sleep(200)
    }
  }
  let [checkedS, importedS] = [0, 0]
  const work = async () => {
    await post(`${path}/check`, { mapping: upload.mapping })
    checkedS = await until('CHECKED')
    await post(`${path}/start`, { lang: 'en' })
    importedS = await until('DONE')
  }
  const during = await readUntil(server, work())
  return { before, during, checkedS, importedS }
}

/** p95 of a list that a member reads again and again until the work is done. */
async function readUntil(server: StartedServer, work: Promise<unknown>): Promise<number> {
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  const times: number[] = []
  while (!isDone) {
    const began = performance.now()
    await (await ask(server, `/api/community/${server.community.id}/participants?size=20`)).text()
    times.push(performance.now() - began)
    await sleep(readEveryMs)
  }
  await done
  if (times.length < 50) throw new Error(`Only ${times.length} reads, median ${median(times)} ms`)
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
}
