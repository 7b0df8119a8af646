import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { connect, type Sql } from '#server/platform/db/connect.ts'
import { copyDatabase, startTestApp, type TestApp } from '#server/testing/harness.ts'
import { inFragment, signInAt } from '#server/testing/openid-provider.ts'
import { demoCommunities } from '../communities/list.ts'
import { loadDemo } from '../load.ts'
import { loginEmail } from '../members/accounts.ts'
import { communitiesPart } from '../parts/communities.ts'
import { forgetDemoProvider, startDemoProvider } from './start.ts'

let database: Awaited<ReturnType<typeof copyDatabase>>
let owner: Sql
let provider: Awaited<ReturnType<typeof startDemoProvider>>
let t: TestApp
beforeAll(async () => {
  database = await copyDatabase()
  owner = connect(database.url, { connections: 2 })
  const world = { sql: owner, now: new Date(), hashPassword: async () => '', onProgress: () => {} }
  await loadDemo({ ...world, storage: {} as never }, [communitiesPart])
  provider = await startDemoProvider(owner, readConfig({ PORT: '0', PUBLIC_URL: 'http://localhost:3000' }))
  t = await startTestApp({ databaseUrl: database.url, environment: provider.settings })
})
afterAll(async () => {
  await t.stop()
  await provider.stop()
  await owner.end()
  await database.drop()
})

const placeWith = (method: string) => {
  const domain = demoCommunities.find(each => each.authConfig.some(({ authType }) => authType === method))?.domain ?? ''
  return { domain, host: `${domain}.localhost:3000` }
}

test('demo accounts sign in with the provider that replaces Google', async () => {
  const { domain, host } = placeWith('GOOGLE')
  const { body } = await t.call(api.provider.startGoogle, {}, { host })
  const back = await signInAt(body.url, loginEmail('member', domain))
  expect(back.origin).toBe(`http://${host}`)
  const token = inFragment(back).get('id_token') ?? ''
  expect((await t.call(api.provider.loginWithGoogle, { token }, { host })).status).toBe(200)
})

test("demo accounts sign in with a community's own provider, which is offered only while it runs", async () => {
  const { domain, host } = placeWith('OAUTH2')
  const { body: started } = await t.call(api.provider.startOauth2, {}, { host })
  const { searchParams } = await signInAt(started.url, loginEmail('member', domain))
  const [code = '', state = ''] = ['code', 'state'].map(name => searchParams.get(name) ?? '')
  const finish = { code, state, verifier: started.verifier }
  expect((await t.call(api.provider.finishOauth2, finish, { host })).status).toBe(200)
  await forgetDemoProvider(owner)
  t.app.communities.forget()
  const { body } = await t.call(api.community.getByDomain, { domain }, { host })
  expect(body.authConfig.map(({ authType }) => authType)).not.toContain('OAUTH2')
})
