import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { checkHouse } from './check-house.ts'

const folders: string[] = []

/** Problems that the check reports for a repository of just these files. */
function check(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'house-'))
  folders.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return checkHouse(root)
}

/** A file that imports another. */
const pair = (from: string, to: string) =>
  check({ [from]: `import { x } from '#${to}'\nx()\n`, [to]: 'export const x = () => 1\n' })

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

describe('import rules', () => {
  test.each([
    ['contract/a.ts', 'design/b.ts', 'contract may not import design'],
    ['contract/a.ts', 'server/platform/b.ts', 'contract may not import server'],
    ['design/a.ts', 'contract/b.ts', 'design may not import contract'],
    ['web/lib/a.ts', 'server/platform/b.ts', 'web may not import server'],
    ['web/lib/a.ts', 'demo/b.ts', 'web may not import demo'],
    ['server/platform/a.ts', 'web/lib/b.ts', 'server may not import web'],
    ['server/features/events/actions.ts', 'demo/b.ts', 'server may not import demo'],
    ['demo/a.ts', 'web/lib/b.ts', 'demo may not import web'],
    ['server/app.ts', 'tools/b.ts', 'server may not import tools'],
    ['web/ui/a.test.ts', 'server/app.ts', 'web may not import server'],
    ['server/platform/db/a.ts', 'server/features/events/actions.ts', 'platform may not import features'],
    ['server/features/events/actions.ts', 'server/app.ts', 'features may not import app.ts'],
    ['server/app.ts', 'server/start.ts', 'app.ts may not import start.ts'],
    ['server/app.ts', 'demo/b.ts', 'server may not import demo'],
    ['server/features/events/actions.ts', 'server/testing/harness.ts', 'only tests may import'],
    ['server/features/events/actions.ts', 'server/features/events/testing.ts', 'only tests may import'],
    ['server/features/events/feature.ts', 'server/features/events/event/testing.ts', 'only tests may import'],
    ['server/platform/mail/outbox.ts', 'server/platform/mail/testing.ts', 'only tests may import'],
    ['server/app.ts', 'server/features/events/testing.ts', 'only tests may import'],
    ['demo/load.ts', 'server/features/events/testing.ts', 'only tests may import'],
    ['server/start.ts', 'server/features/auth/session/password-cost.ts', 'only the test harness may change'],
    ['server/features/auth/a.test.ts', 'server/features/auth/session/password-cost.ts', 'only the test harness may'],
    ['web/lib/a.ts', 'web/ui/B.tsx', 'lib may not import ui'],
    ['web/lib/a.ts', 'web/features/events/B.tsx', 'lib may not import features'],
    ['web/ui/A.tsx', 'web/features/events/B.tsx', 'ui may not import features'],
    ['web/ui/A.tsx', 'web/shell/B.tsx', 'ui may not import shell'],
    ['web/features/events/A.tsx', 'web/routes.ts', 'features may not import routes.ts'],
    ['web/features/events/capability.ts', 'web/capabilities.ts', 'features may not import capabilities.ts'],
    ['web/shell/A.tsx', 'web/features/events/B.tsx', 'shell may not import features'],
    ['web/shell/A.tsx', 'web/capabilities.ts', 'shell may not import capabilities.ts'],
    ['web/shell/A.tsx', 'web/participant/B.tsx', 'shell may not import participant'],
    ['web/participant/A.tsx', 'web/features/events/B.tsx', 'participant may not import features'],
    ['web/participant/A.tsx', 'web/shell/menu/B.tsx', 'of the shell only what is public'],
    ['web/features/events/A.tsx', 'web/shell/menu/B.tsx', 'of the shell only what is public'],
    ['web/ui/A.tsx', 'web/participant/B.tsx', 'ui may not import participant'],
    ['server/features/events/actions.ts', 'server/features/chats/store.ts', 'of another feature only actions'],
    ['server/features/events/actions.ts', 'server/features/chats/jobs.ts', 'of another feature only actions'],
    ['web/features/events/A.tsx', 'web/features/chats/draft.ts', 'of another feature only components'],
    ['server/features/events/rules.ts', 'server/features/events/store.ts', 'rules.ts may not import store.ts'],
    ['server/features/events/access.ts', 'server/features/events/actions.ts', 'access.ts may not import actions.ts'],
    ['server/features/events/store.ts', 'server/features/events/jobs.ts', 'store.ts may not import jobs.ts'],
  ])('%s may not import %s', (from, to, message) => {
    expect(pair(from, to)).toEqual([expect.stringContaining(`${from}:1 ${message}`)])
  })

  test.each([
    ['web/lib/a.ts', 'contract/b.ts'],
    ['web/ui/A.tsx', 'design/b.ts'],
    ['server/platform/a.ts', 'design/b.ts'],
    ['demo/a.ts', 'server/platform/b.ts'],
    ['server/start.ts', 'demo/b.ts'],
    ['server/main.ts', 'server/start.ts'],
    ['server/features/events/event.test.ts', 'demo/b.ts'],
    ['server/app.ts', 'server/features/events/actions.ts'],
    ['server/features/events/actions.ts', 'server/platform/db/b.ts'],
    ['server/features/events/event/actions.ts', 'server/features/events/participation/store.ts'],
    ['server/features/events/actions.ts', 'server/features/chats/actions.ts'],
    ['server/features/events/actions.ts', 'server/features/chats/access.ts'],
    ['server/features/events/event.test.ts', 'server/testing/harness.ts'],
    ['server/features/events/event.test.ts', 'server/features/chats/testing.ts'],
    ['server/features/events/testing.ts', 'server/features/chats/testing.ts'],
    ['server/testing/slices.ts', 'server/features/events/testing.ts'],
    ['server/testing/harness.ts', 'server/features/auth/session/password-cost.ts'],
    ['demo/load.test.ts', 'server/features/events/testing.ts'],
    ['bench/community.ts', 'server/features/events/testing.ts'],
    ['web/capabilities.ts', 'web/features/events/capability.ts'],
    ['web/shell/menu/A.tsx', 'web/shell/frame/B.tsx'],
    ['web/features/events/capability.ts', 'web/shell/capability.ts'],
    ['web/features/events/A.tsx', 'web/shell/capabilities.tsx'],
    ['web/features/events/A.tsx', 'web/participant/B.tsx'],
    ['web/features/events/A.tsx', 'web/features/chats/B.tsx'],
    ['web/ui/A.tsx', 'web/lib/b.ts'],
    ['tools/a.ts', 'server/platform/b.ts'],
  ])('%s may import %s', (from, to) => {
    expect(pair(from, to)).toEqual([])
  })

  test.each([
    ["import type { X } from '#server/platform/x.ts'"],
    ["import { type X } from '../../server/platform/x.ts'"],
    ["import '#server/platform/x.ts'"],
    ["export { x } from '#server/platform/x.ts'"],
    ["export * from '#server/platform/x.ts'"],
    ["export const load = () => loadChunk(() => import('#server/platform/x.ts'))"],
  ])('finds %s', statement => {
    const problems = check({
      'web/lib/a.ts': `const near = 1\n${statement}\n`,
      'server/platform/x.ts': 'export const x = 1',
    })
    expect(problems).toEqual(['web/lib/a.ts:2 web may not import server (server/platform/x.ts)'])
  })

  test('ignores comments, strings and markup', () => {
    const problems = check({
      'web/ui/A.tsx': `// import { x } from '#server/a.ts'
        const quoted = "import { x } from '#server/a.ts'"
        export const A = () => <p title={quoted}>it's // import '#server/a.ts' \` and so on</p>`,
    })
    expect(problems).toEqual([])
  })

  test('pure files may import types of a store', () => {
    const problems = check({
      'server/features/events/rules.ts': "import type { Row } from './store.ts'\nexport type Known = Row",
      'server/features/events/store.ts': 'export type Row = { id: string }',
    })
    expect(problems).toEqual([])
  })

  test('capabilities of the web app that import each other are reported where the loop closes', () => {
    const file = (...targets: string[]) =>
      targets.map(target => `import { x } from '#web/features/${target}'\nx()\n`).join('')
    const x = 'export const x = () => 1\n'
    expect(
      check({
        'web/features/events/A.tsx': file('chats/B.tsx') + x,
        'web/features/events/Own.tsx': x,
        'web/features/chats/B.tsx': x,
        'web/features/chats/C.tsx': file('events/Own.tsx'),
        'web/features/admin/D.tsx': file('events/A.tsx'),
      }),
    ).toEqual([
      expect.stringMatching(/capabilities import each other: (events > chats > events|chats > events > chats)$/),
    ])
    expect(
      check({
        'web/features/events/A.tsx': file('chats/B.tsx') + x,
        'web/features/chats/B.tsx': x,
        'web/features/chats/b.test.ts': file('events/A.tsx'),
      }),
    ).toEqual([])
  })

  test('the web app loads chunks by functions that know what to do when one is gone', () => {
    const files = {
      'web/lib/chunks.ts': 'export const loadChunk = (load: () => unknown) => load()\n',
      'web/lib/a.ts': "import { loadChunk } from './chunks.ts'\nexport const a = () => loadChunk(() => import('x'))\n",
      'web/lib/a.test.ts': "export const a = () => import('x')\n",
      'server/platform/a.ts': "export const a = () => import('x')\n",
      'web/lib/b.ts': "export type B = import('x').B\nexport const b = () => import('x')\n",
    }
    expect(check(files)).toEqual(['web/lib/b.ts:2 loads a chunk without loadChunk, loadQuietly, lazyComponent'])
  })

  test('a cycle is reported once, where it closes', () => {
    const problems = check({
      'contract/a.ts': "export * from './b.ts'",
      'contract/b.ts': "export * from './c.ts'",
      'contract/c.ts': "import type { A } from './a.ts'\nexport type C = A",
      'contract/d.ts': "export * from './a.ts'",
    })
    expect(problems).toEqual([
      'contract/c.ts:1 closes a cycle: contract/a.ts > contract/b.ts > contract/c.ts > contract/a.ts',
    ])
  })
})

describe('only a store contains SQL', () => {
  const queries = [
    'sql`select 1`',
    'ctx.db`select 1`',
    'db<Row[]>`update x set y = 1`',
    'run`  insert into x`',
    "db.unsafe('x')",
  ]
  test.each(queries)('%s', query => {
    const text = `export const list = () => ${query}\n`
    expect(check({ 'server/features/events/actions.ts': text })).toEqual([
      'server/features/events/actions.ts:1 only a store may hold SQL',
    ])
    expect(check({ 'e2e/events.spec.ts': text })).toHaveLength(1)
    const places = [
      'server/features/events/store.ts',
      'server/platform/db/row-level-security.ts',
      'server/features/events/testing.ts',
    ]
    for (const path of [...places, 'server/features/events/events.test.ts', 'demo/load.ts', 'bench/rows.ts'])
      expect(check({ [path]: text })).toEqual([])
  })

  test('other templates are allowed', () => {
    expect(check({ 'web/ui/a.ts': 'export const a = `select a seat`\nexport const b = css`color: red`' })).toEqual([])
  })
})

describe('locks', () => {
  const lockFile = 'server/platform/db/lock.ts'
  const list = `import { locksOff } from './lock-switch.ts'\nexport const locks = {\n  'a pair': 'why',\n  run: 'why',\n}\nlocksOff.has('run')\n`
  const control = `import { withoutLock } from '#server/testing/race.ts'\nwithoutLock('a pair', x)\nwithoutLock('run', x)\n`
  const files = {
    [lockFile]: list,
    'server/platform/db/lock-switch.ts': 'export const locksOff = new Set()\n',
    'server/testing/race.ts': `import { locksOff } from '#server/platform/db/lock-switch.ts'\nlocksOff.add('run')\n`,
    'server/features/events/event.test.ts': control,
  }

  test('each with a control are accepted', () => {
    expect(check(files)).toEqual([])
  })

  test('a lock that no test turns off is reported', () => {
    const test = control.replace("'a pair'", "'another'")
    expect(check({ ...files, 'server/features/events/event.test.ts': test })).toEqual([
      `${lockFile}:3 no test shows what happens without the lock "a pair"`,
    ])
  })

  test.each([
    'server/app.ts',
    'server/features/events/other.test.ts',
    'demo/load.ts',
    'tools/start.ts',
    'bench/run.ts',
  ])('%s may not turn locks off', path => {
    const text = `import { locksOff } from '#server/platform/db/lock-switch.ts'\nlocksOff.add('run')\n`
    expect(check({ ...files, [path]: text })).toEqual([`${path}:1 only server/testing/race.ts may turn locks off`])
  })

  test.each([
    ['select from account for update', true],
    ['select from account for share of account', true],
    ['select pg_advisory_xact_lock(1)', true],
    ['select pg_advisory_lock(1)', false],
    ['select waiting_for_update from account', false],
  ])('a store may not contain %j: %s', (sql, isTold) => {
    const path = 'server/features/events/event/store.ts'
    const problems = check({ ...files, [path]: `export const get = db => db\`${sql}\`\n` })
    expect(problems).toEqual(isTold ? [`${path}:1 takes a lock without ${lockFile}`] : [])
  })
})

describe('names', () => {
  const emptyNames = [
    'server/utils.ts',
    'web/lib/dateHelpers.ts',
    'server/features/events/event-service.ts',
    'contract/user.dto.ts',
  ]
  test.each([...emptyNames, 'web/common/a.ts', 'web/ui/ModalManager.tsx'])('%s is refused as meaningless', path => {
    expect(check({ [path]: 'export const x = 1' })).toEqual([expect.stringMatching(/:1 "\w+" says nothing/)])
  })

  test('an index file is refused as a barrel', () => {
    expect(check({ 'contract/index.ts': 'export const x = 1' })).toEqual([
      'contract/index.ts:1 is a barrel: import the file itself',
    ])
  })

  test('a service worker may be called so', () => {
    expect(check({ 'web/service-worker.ts': 'export const x = 1' })).toEqual([])
  })

  test.each(['export default 1', 'const x = 1\nexport { x as default }', 'export default function go() {}'])(
    'a default export is refused: %s',
    text => {
      expect(check({ 'server/x.ts': text })).toEqual([expect.stringMatching(/^server\/x\.ts:\d has a default export$/)])
      expect(check({ 'vite.config.ts': text, 'server/testing/database-setup.ts': text })).toEqual([])
    },
  )

  test.each(["'samovar'", "'vtb'", '"avito"', '`tim`'])('the name of a community in code is refused: %s', name => {
    const text = `export const isTheirs = (domain: string) => domain === ${name}\n`
    for (const room of ['contract', 'server', 'server/platform/config', 'web', 'design'])
      expect(check({ [`${room}/a.ts`]: text })).toEqual([expect.stringMatching(/a\.ts:1 names the community "\w+"$/)])
    expect(check({ 'demo/a.ts': text, 'server/a.test.ts': text, 'contract/auth/words/en/a.ts': text })).toEqual([])
  })

  test('migrations are numbered without gaps', () => {
    const migration = (name: string) => ({ [`server/migrations/${name}`]: '' })
    expect(check({ ...migration('0001_user.sql'), ...migration('0002_event.sql') })).toEqual([])
    expect(check({ ...migration('0001_user.sql'), ...migration('0003_event.sql') })).toEqual([
      'server/migrations/0003_event.sql:1 should have the number 0002',
    ])
    expect(check({ ...migration('0001_user.sql'), ...migration('0001_event.sql') })).toHaveLength(1)
    expect(check(migration('first.sql'))).toEqual([
      'server/migrations/first.sql:1 is not named like 0001_what_it_does.sql',
    ])
  })
})

describe('the vocabulary of a slice', () => {
  const glossary =
    '| term | по-русски | meaning |\n|---|---|---|\n| sign-in, sign-out | вход | a session |\n| weekly letter | – | mail |\n'
  const names = (...files: string[]) =>
    check({ 'docs/glossary.md': glossary, ...Object.fromEntries(files.map(file => [file, 'export const x = 1\n'])) })

  test.each([
    'server/features/auth/sign-in/actions.ts',
    'server/features/auth/sign-in/letters.tsx',
    'server/features/auth/sign-in/sign-in.ts',
    'server/features/auth/sign-in/sign-in-throttle.test.ts',
    'server/features/auth/sign-in/weekly-letter.ts',
    'server/features/auth/sign-in/redirect.ts',
    'server/features/auth/walk.test.ts',
    'server/features/matching/engine/score/anything.ts',
    'server/features/features.ts',
  ])('%s is inside', file => {
    expect(names(file)).toEqual([])
  })

  test.each([
    ['server/features/auth/sign-in/opening.ts', '"opening" is outside the vocabulary'],
    ['server/features/auth/sign-in/asking.test.ts', '"asking" is outside the vocabulary'],
    ['server/features/auth/opening/actions.ts', 'the slice "opening" is no noun of the contract or glossary'],
    ['server/features/auth/opening.ts', 'belongs into a slice'],
  ])('%s is reported', (file, message) => {
    expect(names(file)).toEqual([expect.stringContaining(`${file}:1 ${message}`)])
  })

  test('a slice may have the noun of its contract', () => {
    expect(names('contract/auth/ticket.ts', 'server/features/auth/ticket/actions.ts')).toEqual([])
  })
})

describe('every endpoint is called by a test', () => {
  const contract = `import { endpoint } from './endpoint.ts'
    export const participationApi = {
      approve: endpoint({ call: 'POST /api/event/:id/participants/:pid/approve', input: {} }),
    }`
  const checkWith = (test: string, rows = contract) =>
    check({
      'contract/participation.ts': rows,
      'contract/endpoint.ts': 'export const endpoint = (x: object) => x',
      'server/a.test.ts': test,
    })

  test('a row without a test is reported', () => {
    expect(checkWith('')).toEqual([
      'contract/participation.ts:3 no test calls POST /api/event/:id/participants/:pid/approve',
    ])
  })

  test.each([
    "call('POST /api/event/:id/participants/:pid/approve')",
    "post('/api/event/17/participants/4/approve')",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a test
    'post(`/api/event/${event.id}/participants/${p.id}/approve?x=1`)',
    'call(api.participation.approve, { id })',
    'call(participationApi.approve, { id })',
  ])('%s counts as a call', test => {
    expect(checkWith(test)).toEqual([])
  })

  test.each([
    "// post('/api/event/17/participants/4/approve')",
    "post('/api/event/17/participants/4/approve/twice')",
    "post('/api/event/17/participants/4')",
    'call(api.participation.approveAll)',
  ])('%s does not count as a call', test => {
    expect(checkWith(test)).toHaveLength(1)
  })

  test('the method decides when two rows share a path', () => {
    const rows = `import { endpoint } from './endpoint.ts'
      export const eventApi = {
        get: endpoint({ call: 'GET /api/event/:id' }),
        remove: endpoint({ call: 'DELETE /api/event/:eventId' }),
      }`
    expect(checkWith("inject({ method: 'GET', url: '/api/event/1' })", rows)).toEqual([
      'contract/participation.ts:4 no test calls DELETE /api/event/:eventId',
    ])
  })

  test('a test of the contract itself does not count as a call', () => {
    const rows = { 'contract/participation.ts': contract.replace(/import.*\n/, '') }
    expect(check({ ...rows, 'contract/calls.test.ts': 'expect(api.participation.approve.call)' })).toHaveLength(1)
  })

  test('a browser story counts too', () => {
    const story = "page.waitForResponse('/api/event/1/participants/2/approve')"
    expect(
      check({ 'contract/participation.ts': contract.replace(/import.*\n/, ''), 'e2e/events/a.spec.ts': story }),
    ).toEqual([])
  })
})
