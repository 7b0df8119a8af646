import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '#server/platform/config/root.ts'
import { copyDatabase } from '#server/testing/harness.ts'

let database: Awaited<ReturnType<typeof copyDatabase>>
const folder = mkdtempSync(path.join(os.tmpdir(), 'samovar-community-'))
beforeAll(async () => {
  database = await copyDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://example.com', SESSION_SECRET: 's'.repeat(32) }

/** As `npm run` starts it, with the configuration of a server in production. */
function run(tool: string, ...args: string[]): string {
  const program = [path.join(root, 'node_modules/tsx/dist/cli.mjs'), path.join(root, `tools/${tool}.ts`), ...args]
  const env = { PATH: process.env.PATH, ...production, DATABASE_URL: database.url }
  const { stdout, stderr, status } = spawnSync(process.execPath, program, { encoding: 'utf8', env, cwd: folder })
  return `${status} ${stdout}${stderr}`.trim()
}

test('a shell creates a community with its provider and its first admin', () => {
  writeFileSync(path.join(folder, 'secret.txt'), 'hush\n')
  const options = [
    'client-id=x',
    'secret-file=secret.txt',
    ...['code-url', 'token-url', 'user-info-url', 'issuer'].map(name => `${name}=https://id.example.org/${name}`),
  ]
  const created = run(
    'community',
    'create',
    'tea',
    '--title=Tea club',
    '--sign-in=EMAIL,OAUTH2',
    ...options.map(option => `--provider-${option}`),
  )
  expect(created).toMatch(/^0 Tea club is open at https:\/\/tea\.example\.com\n/)
  expect(run('people', 'admin', 'tea', '--email=anna@example.com')).toContain(
    'https://tea.example.com/confirm-recovery?code=',
  )
  expect(run('people', 'code', 'tea', '--label=Speakers', '--uses=2')).toMatch(/^0 /)
  expect(run('matching', 'weights', 'tea', '--rollback')).toMatch(/^0 tea uses no weights of its own/)
  expect(run('matching', 'weights', 'coffee')).toMatch(/^1 There is no community "coffee"/)
})

test('what it does not understand is one sentence and the usage', () => {
  expect(run('community', 'create', 'tea', '--titel=x')).toMatch(/^1 Unknown option '--titel'\.\nSay what to do:/)
  expect(run('community', 'update', 'tea', '--provider-secret-file=nowhere.txt')).toBe(
    '1 --provider-secret-file: nowhere.txt cannot be read (ENOENT).',
  )
  expect(run('matching', 'weights', 'tea', '--rolback')).toBe(
    "1 Unknown option '--rolback'.\nSay what to do, and in which community:\n  npm run matching -- weights tea [--rollback]",
  )
  expect(run('people', 'promote', 'tea')).toMatch(
    /^1 Say what to do, and in which community:\n {2}npm run people -- admin/,
  )
})
