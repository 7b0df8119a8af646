import { randomUUID } from 'node:crypto'
import { type Api, api } from '#contract/api.ts'
import type { Endpoint, SentOf } from '#contract/endpoint.ts'
import type { World } from './world.ts'

/** How a row of the contract is called in the tests that go over all of them. */
export type Sample<E extends Endpoint> = {
  /** What the member `here` sends to reach a 2xx. */
  input(world: World): SentOf<E>
  /**
   * Ids of things of the other community, and ids of nothing: both must be answered alike. `open` where the ids name what
   * everybody may see from anywhere, null where there are none.
   */
  ids: ((world: World) => { foreign: Partial<SentOf<E>>; unknown: Partial<SentOf<E>> }) | 'open' | null
}

type Samples = { [G in keyof Api]: { [N in keyof Api[G]]: Sample<Extract<Api[G][N], Endpoint>> } }

const nothing = { input: () => ({}), ids: null }

/** A row without a sample does not compile. */
export const samples: Samples = {
  session: {
    login: {
      input: ({ people: { anotherMember } }) => ({
        authType: 'EMAIL',
        email: anotherMember.email,
        password: anotherMember.password,
      }),
      // `introFor` is kept for the client; the server does not look it up.
      ids: 'open',
    },
    logout: nothing,
  },
  user: {
    init: nothing,
    getCurrent: nothing,
    getCurrentParticipant: {
      input: ({ here }) => ({ communityId: here.id }),
      ids: ({ elsewhere }) => ({ foreign: { communityId: elsewhere.id }, unknown: { communityId: randomUUID() } }),
    },
    updateLanguage: { input: () => ({ lang: 'ru' }), ids: null },
    listPermissions: nothing,
    getContact: nothing,
  },
  community: {
    create: { input: world => ({ domain: world.freeDomain(), title: 'A new club' }), ids: null },
    get: { input: ({ here }) => ({ id: here.id }), ids: 'open' },
    getByDomain: { input: ({ here }) => ({ domain: here.domain }), ids: 'open' },
    listByUser: {
      input: ({ people }) => ({ userId: people.member.userId }),
      ids: ({ people }) => ({ foreign: { userId: people.foreignAdmin.userId }, unknown: { userId: randomUUID() } }),
    },
    listOptions: { input: ({ here }) => ({ id: here.id }), ids: 'open' },
    previewParticipants: {
      input: ({ here }) => ({ id: here.id }),
      ids: ({ elsewhere }) => ({ foreign: { id: elsewhere.id }, unknown: { id: randomUUID() } }),
    },
    getNavigation: { input: ({ here }) => ({ domain: here.domain }), ids: 'open' },
    getLandingFile: { input: ({ here }) => ({ id: here.id, file: 'landing_ru.json' }), ids: 'open' },
    getNavigationFile: { input: ({ here }) => ({ id: here.id }), ids: 'open' },
    getManifest: nothing,
  },
  file: {
    get: {
      input: ({ hereFile }) => ({ name: hereFile }),
      ids: ({ elsewhereFile }) => ({
        foreign: { name: elsewhereFile },
        unknown: { name: `photo-${randomUUID()}-256.webp` },
      }),
    },
    getCover: { input: () => ({ kind: 'table', palette: 'copper' }), ids: null },
    getCoverImage: { input: () => ({ kind: 'table', palette: 'copper', width: 64, height: 64 }), ids: null },
    getMark: { input: () => ({ mark: 'bowl', background: '#b3501f' }), ids: null },
    getIcon: { input: () => ({ size: 32 }), ids: null },
  },
  mailbox: {
    list: nothing,
    get: {
      input: ({ hereLetter }) => ({ id: hereLetter }),
      ids: ({ elsewhereLetter }) => ({ foreign: { id: elsewhereLetter }, unknown: { id: randomUUID() } }),
    },
    getText: {
      input: ({ hereLetter }) => ({ id: hereLetter }),
      ids: ({ elsewhereLetter }) => ({ foreign: { id: elsewhereLetter }, unknown: { id: randomUUID() } }),
    },
  },
  docs: { getOpenApi: nothing, read: nothing },
}

export type SampledRow = { group: string; name: string; row: Endpoint; sample: Sample<Endpoint> }

/** Every row of the contract with its sample, each under its call for the title of a test. */
export const sampledRows: [call: string, SampledRow][] = Object.entries(api).flatMap(([group, rows]) => {
  const ofGroup = samples[group as keyof Api] as unknown as Record<string, Sample<Endpoint>>
  return Object.entries<Endpoint>(rows).map(([name, row]): [string, SampledRow] => [
    row.call,
    { group, name, row, sample: ofGroup[name] as Sample<Endpoint> },
  ])
})
