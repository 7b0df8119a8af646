import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { type DnsServer, startDnsServer } from '#server/testing/dns-server.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let dns: DnsServer
let t: TestApp
beforeAll(async () => {
  dns = await startDnsServer()
  t = await startTestApp({ environment: { DNS_SERVER: dns.address } })
})
afterAll(async () => {
  await t.stop()
  await dns.stop()
})
beforeEach(async () => {
  dns.texts.clear()
  dns.isSilent = false
  await t.owner`truncate call_count`
  await t.owner`update community set custom_domain = null`
})

async function openClub() {
  const club = await buildCommunity(t)
  const { userId } = await buildParticipant(t, { communityId: club.id, role: 'ROLE_ADMIN' })
  return { ...club, as: { host: club.host, token: (await buildSession(t, { communityId: club.id, userId })).token } }
}
type Club = Awaited<ReturnType<typeof openClub>>

const ask = (club: Club, hostName: string) => t.call(api.customDomain.request, { hostName }, club.as)
const verify = (club: Club) => t.call(api.customDomain.verify, {}, club.as)
const get = async (club: Club) => (await t.call(api.customDomain.get, {}, club.as)).body
const changes = async (club: Club) => (await t.call(api.change.list, { kind: 'domain' }, club.as)).body.items

async function setRecord(club: Club): Promise<void> {
  const { pending } = await get(club)
  dns.texts.set(String(pending?.record.name), ['v=spf1 -all', String(pending?.record.value)])
}

describe("a community's own domain", () => {
  test('is used once its TXT record is found, and the community is served there', async () => {
    const club = await openClub()
    const asked = (await ask(club, 'Club.Tea.example')).body
    expect(asked).toMatchObject({
      hostName: null,
      pending: { hostName: 'club.tea.example' },
      target: club.host.split(':')[0],
    })
    expect(asked.pending?.record.name).toBe('_samovar.club.tea.example')
    expect((await verify(club)).failure).toMatchObject({ name: 'RECORD_MISSING' })
    await setRecord(club)
    const verified = await verify(club)
    expect(verified.body).toMatchObject({
      hostName: 'club.tea.example',
      communityUrl: 'http://club.tea.example',
      pending: null,
    })
    await expect
      .poll(
        async () => (await t.call(api.community.get, { id: club.id }, { host: 'club.tea.example' })).body.communityUrl,
      )
      .toBe('http://club.tea.example')
    expect((await changes(club)).map(({ before, after, can }) => [before, after, can.undo])).toEqual([
      [{ customDomain: null }, { customDomain: 'club.tea.example' }, false],
      [{ requested: null }, { requested: 'club.tea.example' }, false],
    ])
  })

  test('is given up, and the community is at its label again', async () => {
    const club = await openClub()
    await ask(club, 'leaves.tea.example')
    await setRecord(club)
    await verify(club)
    const removed = (await t.call(api.customDomain.remove, {}, club.as)).body
    expect(removed).toMatchObject({ hostName: null, pending: null })
    expect(removed.communityUrl).toContain(`${club.domain}.`)
    expect((await changes(club))[0]).toMatchObject({ after: { customDomain: null } })
  })

  test('stays while another one waits for its record', async () => {
    const club = await openClub()
    await ask(club, 'old.tea.example')
    await setRecord(club)
    await verify(club)
    await ask(club, 'new.tea.example')
    expect(await get(club)).toMatchObject({ hostName: 'old.tea.example', pending: { hostName: 'new.tea.example' } })
  })

  test('that another community has is refused without a word about it', async () => {
    const [first, second] = [await openClub(), await openClub()]
    await ask(first, 'both.tea.example')
    await ask(second, 'both.tea.example')
    await setRecord(first)
    expect((await verify(first)).status).toBe(200)
    await setRecord(second)
    const late = await verify(second)
    expect(late.failure).toMatchObject({ name: 'DOMAIN_TAKEN' })
    const again = await ask(second, 'both.tea.example')
    expect(again.failure).toMatchObject({ name: 'DOMAIN_TAKEN' })
    for (const secret of [first.id, first.domain]) expect(JSON.stringify([late, again])).not.toContain(secret)
    expect(await get(second)).toMatchObject({ hostName: null })
  })

  test('is not proved by the record of another community', async () => {
    const [owner, thief] = [await openClub(), await openClub()]
    await ask(owner, 'mine.tea.example')
    await setRecord(owner)
    await ask(thief, 'mine.tea.example')
    expect((await verify(thief)).failure?.name).toBe('RECORD_MISSING')
  })

  test('of two communities that prove one at the same moment one gets it', async () => {
    const clubs = [await openClub(), await openClub()]
    for (const club of clubs) await ask(club, 'race.tea.example')
    const values = await Promise.all(clubs.map(async club => String((await get(club)).pending?.record.value)))
    dns.texts.set('_samovar.race.tea.example', values)
    const statuses = (await Promise.all(clubs.map(verify))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
  })

  test.each(['localhost', 'x.localhost', '10.0.0.1', 'printer.local'])('cannot be %s', async hostName => {
    const { failure } = await ask(await openClub(), hostName)
    expect(['DOMAIN_RESERVED', 'INVALID_INPUT']).toContain(failure?.name)
  })

  test('is not verified while no DNS server answers', async () => {
    const club = await openClub()
    await ask(club, 'silent.tea.example')
    await setRecord(club)
    dns.isSilent = true
    expect((await verify(club)).failure).toMatchObject({ name: 'DNS_UNAVAILABLE', status: 400 })
  })
})
