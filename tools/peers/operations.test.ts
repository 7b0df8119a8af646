import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '#server/platform/config/root.ts'
import { connect } from '#server/platform/db/connect.ts'
import { type Embedded, startEmbedded } from '#server/platform/db/embedded.ts'
import { limitKey } from '#server/platform/http/store.ts'
import { freePort } from '#server/testing/free-port.ts'
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts'
import { makeCertificate, startNginx } from './nginx.ts'
import { type Block, localise, readBlocks } from './page-blocks.ts'
import { type Running, runCommands, startCommands } from './shell.ts'

/*
 * Follows docs/operations.md from an empty folder: every block for a shell, the SQL and the nginx configuration are taken from the
 * page. Only its values are replaced. Blocks marked `as-root` install and restart what this test has of its own: PostgreSQL, nginx,
 * certificate and mail server.
 */

const host = 'samovar.example.com'
const folder = mkdtempSync(path.join(os.tmpdir(), 'samovar-operations-'))
const clone = path.join(folder, 'samovar')
const stops: (() => Promise<unknown>)[] = []
let blocks: Block[]
let postgres: Embedded
let mail: MailServer
let browser: Browser
let httpsPort: number
let httpPort: number

beforeAll(async () => {
  postgres = await startEmbedded({ dataDir: path.join(folder, 'postgres'), fast: true, log: { info() {}, warn() {} } })
  stops.push(() => postgres.stop())
  mail = await startMailServer()
  stops.push(() => mail.stop())
  const args = ['--no-sandbox', `--host-resolver-rules=MAP *.example.com 127.0.0.1`]
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args })
  stops.push(() => browser.close())
  const { certificate, key } = makeCertificate(folder, [host, `*.${host}`])
  httpsPort = await freePort()
  httpPort = await freePort()
  const port = await freePort()
  const read = readBlocks('docs/operations.md').filter(({ kind }) => ['sh', 'sql', 'nginx'].includes(kind))
  blocks = localise(read, {
    'https://git.example.com/samovar.git': root,
    '/opt/samovar': clone,
    'PORT=3000': `PORT=${port}`,
    '127.0.0.1:3000': `127.0.0.1:${port}`,
    '127.0.0.1:5432': `127.0.0.1:${postgres.port}`,
    'smtp://user:password@mail.example.com:587': mail.url,
    '/etc/ssl/samovar/fullchain.pem': certificate,
    '/etc/ssl/samovar/privkey.pem': key,
    'listen 80;': `listen 127.0.0.1:${httpPort};`,
    'listen [::]:80;': '',
    'listen 443 ssl http2;': `listen 127.0.0.1:${httpsPort} ssl http2;`,
    'listen [::]:443 ssl http2;': '',
    [`PUBLIC_URL=https://${host}`]: `PUBLIC_URL=https://${host}:${httpsPort}`,
  })
})
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
  // Tens of thousands of files of packages, which take minutes on a busy disk.
  await rm(folder, { recursive: true, force: true })
}, 600_000)

const block = (kind: string, heading: RegExp): string => {
  const found = blocks.find(each => each.kind === kind && heading.test(each.heading))
  if (!found) throw new Error(`The page has no block ${kind} under ${heading}`)
  return found.text
}
const run = (heading: RegExp) => runCommands(block('sh', heading), folder)

async function prepareDatabase(): Promise<void> {
  const superuser = new URL(postgres.url)
  superuser.pathname = 'postgres'
  const sql = connect(superuser.href, { connections: 1 })
  await sql.unsafe('drop database samovar')
  for (const statement of block('sql', /The database/).split(';\n')) if (statement.trim()) await sql.unsafe(statement)
  await sql.end()
}

async function setUp(page: Page, secret: string): Promise<void> {
  await page.goto(`https://${host}:${httpsPort}/`)
  await page.getByLabel('Set-up secret').fill(secret)
  await page.getByLabel('Name').fill('Tea club')
  await page.getByLabel('Address').fill('tea')
  await page.getByLabel('Time zone').fill('Europe/Berlin')
  await page.getByLabel('Email').fill('anna@example.com')
  await page.getByLabel('Password').fill('a kettle on the hob')
  await page.getByRole('button', { name: 'Open the community' }).click()
  await page.getByRole('heading', { name: 'Tea club is open' }).waitFor()
  await page.getByRole('link', { name: 'Invite the first members' }).click()
}

/** Who the page is logged in as, without having been asked for the password. */
async function readUser(page: Page): Promise<{ role: string; email: string }> {
  await page.waitForURL(`https://tea.${host}:${httpsPort}/launch/invitations`)
  const token = await (await page.waitForFunction(() => localStorage.getItem('token'))).jsonValue()
  return page.evaluate(async bearer => {
    const response = await fetch('/api/current-user', { headers: { authorization: `Bearer ${bearer}` } })
    return response.json()
  }, token)
}

/** A sign-in that fails, sent to nginx. */
async function ask(protocol: typeof http | typeof https, port: number, headers: Record<string, string>) {
  const where = { host: '127.0.0.1', port, path: '/api/auth/login', method: 'POST', rejectUnauthorized: false }
  const request = protocol.request({ ...where, headers: { ...headers, 'content-type': 'application/json' } })
  request.end(JSON.stringify({ authType: 'EMAIL', email: 'anna@example.com', password: 'another one' }))
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.resume()
  return { status: response.statusCode, location: response.headers.location }
}

async function countSignIns(address: string): Promise<number> {
  const sql = connect(postgres.url, { connections: 1 })
  const key = createHash('sha256').update(limitKey('signIn', { address })).digest('base64url')
  const [row] = await sql`select coalesce(sum(count), 0)::integer as count from call_count where key = ${key}`
  await sql.end()
  return row?.count
}

test('docs/operations.md leads from an empty folder to a signed-in admin, behind nginx', {
  timeout: 1_200_000,
}, async () => {
  await prepareDatabase()
  await run(/The program/)
  await run(/The configuration/)
  const nginx = await startNginx(path.join(folder, 'nginx'), block('nginx', /nginx/))
  stops.push(() => nginx.stop())
  const server: Running = await startCommands(block('sh', /The first start/), folder, /Started in/)
  stops.push(() => server.stop())
  const secret = /set-up secret: (\S+)/.exec(server.said())?.[1] ?? ''

  const page = await (await browser.newContext({ ignoreHTTPSErrors: true, locale: 'en-US' })).newPage()
  const refused: string[] = []
  page.on('console', message => /Content Security Policy/.test(message.text()) && refused.push(message.text()))
  await setUp(page, secret)
  expect(await readUser(page)).toMatchObject({ role: 'ROLE_ADMIN', email: 'anna@example.com' })
  expect(refused).toEqual([])

  // What a visitor claims to be counts neither as address nor as host.
  const claims = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'other.example.org', host: `tea.${host}` }
  expect((await ask(https, httpsPort, claims)).status).toBe(401)
  expect(await countSignIns('203.0.113.7')).toBe(0)
  expect(await countSignIns('127.0.0.1')).toBe(2)
  const { status, location } = await ask(http, httpPort, { host: `tea.${host}` })
  expect([status, location]).toEqual([301, `https://tea.${host}/api/auth/login`])

  // The letter went through the mail server, and its link leads to the community.
  await expect.poll(() => mail.arrived.map(({ recipients }) => recipients.join())).toContain('anna@example.com')
  const [letter] = mail.arrived
  expect(letter?.email.subject).toBe('Your community Tea club is open')
  expect(letter?.email.from?.address).toBe(`hello@${host}`)
  expect(letter?.email.text).toContain(`https://tea.${host}:${httpsPort}`)

  // The same from a shell: a second community, its admin, codes and invitations.
  const listed = await run(/^Communities/)
  expect(listed).toMatch(new RegExp(`tea \\(default\\) +https://tea\\.${host}:${httpsPort} `))
  const link = /https:\S+confirm-recovery\S+/.exec(listed)?.[0] ?? ''
  await page.goto(link)
  await expect.poll(() => page.title()).toContain('Кофейный клуб')
  expect(await run(/^Admins/)).toContain('boris@example.com is unblocked.')
})
