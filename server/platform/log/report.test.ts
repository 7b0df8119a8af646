import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { reportError, startReporting } from './report.ts'

let t: TestApp
const received: { path: string | undefined; body: string }[] = []
const reportsOf = (message: string) => received.filter(({ body }) => body.includes(`"value":"${message}"`))
const service = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  received.push({ path: request.url, body })
  response.end('{}')
})
const dsn = () => `http://key@127.0.0.1:${(service.address() as AddressInfo).port}/7`

beforeAll(async () => {
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
  t = await startTestApp()
})
afterAll(async () => {
  await startReporting(undefined, 'test')
  service.closeAllConnections()
  service.close()
  await t.stop()
})

test('errors are reported after reporting is configured, and not before', async () => {
  await startReporting(undefined, 'test')
  reportError(new Error('The spout is blocked'))
  await startReporting(dsn(), 'test')
  reportError(new Error('The kettle is broken'))
  await expect
    .poll(() => reportsOf('The kettle is broken'))
    .toEqual([expect.objectContaining({ path: expect.stringMatching(/^\/api\/7\/envelope\//) })])
  expect(reportsOf('The spout is blocked')).toEqual([])
})

test('the report of a failed request names the call, and holds nothing of the request or of a person', async () => {
  const here = await buildCommunity(t)
  const { token } = await buildSession(t, await buildConnection(t, { communityId: here.id }))
  await t.owner.unsafe(`
    create function fail_update() returns trigger language plpgsql as $$
      begin raise exception 'no language for % by key %: "%"', old.email, md5('1'), new.preferred_lang; end
    $$;
    create trigger fail_update before update on app_user for each row execute function fail_update()`)
  const address = await t.listen()
  const response = await fetch(`${address}/api/current-user/lang`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      Community: here.id,
      Cookie: 'crumb=steam-cookie',
      'User-Agent': 'steam-agent',
      'Content-Type': 'text/plain',
    },
    body: 'ru',
  })
  expect(response.status).toBe(500)
  const sent = 'no language for [email] by key [hidden]: \\"[hidden]\\"'
  await expect.poll(() => reportsOf(sent)).toHaveLength(1)
  const body = reportsOf(sent)[0]?.body ?? ''
  expect(body).toContain('"tags":{"call":"POST /api/current-user/lang"}')
  const [{ email } = { email: '' }] = await t.owner<{ email: string }[]>`select email from app_user`
  expect(email).toContain('@')
  for (const secret of [token, email, '"ru', 'steam-', here.id, here.host, 'request"', 'server_name'])
    expect(body, secret).not.toContain(secret)
})

test('the crash of a process is reported before it ends', async () => {
  const program = `
    const { startReporting } = await import('${new URL('report.ts', import.meta.url).href}')
    await startReporting('${dsn()}', 'test')
    setTimeout(() => { throw new Error('The samovar fell over') })`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { stdio: 'ignore' })
  expect((await once(child, 'exit'))[0]).toBe(1)
  // What was sent before the end may still be on its way here.
  await expect.poll(() => reportsOf('The samovar fell over')).toHaveLength(1)
})
