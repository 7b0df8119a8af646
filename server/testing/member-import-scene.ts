import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { MemberImport } from '#contract/crm/member-import.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from './harness.ts'

type Settings = { duplicates?: 'fill' | 'overwrite' | 'skip'; status?: 'PENDING' | 'CONFIRMED'; isInviting?: boolean }
type Member = { id: string; userId: string; firstName: string; company: string; isEmailConfirmed: boolean }
type Scene = { t: TestApp; here: { id: string; host: string }; manager: { host: string; token: string } }

/** A server that runs jobs, and for each test a community with a manager who imports. */
export function startMemberImportScene() {
  const scene = {} as Scene
  let number = 0
  const buildManager = async () => {
    const place = await buildConnection(scene.t, {
      communityId: scene.here.id,
      permissions: ['CAN_MANAGE_COMMUNITY'],
    })
    return { host: scene.here.host, token: (await buildSession(scene.t, place)).token }
  }
  beforeAll(async () => {
    scene.t = await startTestApp({ runsJobs: true })
  })
  afterAll(() => scene.t.stop())
  beforeEach(async () => {
    await scene.t.owner`truncate call_count`
    scene.here = await buildCommunity(scene.t)
    scene.manager = await buildManager()
  })

  const upload = (text: string | Uint8Array) => {
    const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
    return scene.t.call(api.memberImport.upload, { file: bytes as unknown as File, fileName: 'tea.csv' }, scene.manager)
  }
  const until = (id: string, status: MemberImport['status']) =>
    vi.waitFor(
      async () => {
        const { body } = await scene.t.call(api.memberImport.get, { id }, scene.manager)
        expect(body.status).toBe(status)
        return body
      },
      { timeout: 30_000, interval: 20 },
    )
  const uploadAndCheck = async (text: string, mapping?: MemberImport['mapping']): Promise<MemberImport> => {
    const { body } = await upload(text)
    await scene.t.call(api.memberImport.check, { id: body.id, mapping: mapping ?? body.mapping }, scene.manager)
    return until(body.id, 'CHECKED')
  }
  return Object.assign(scene, {
    buildManager,
    freshEmail: () => `import-${++number}@example.com`,
    upload,
    until,
    uploadAndCheck,
    run: async (text: string, settings: Settings = {}): Promise<MemberImport> => {
      const { id } = await uploadAndCheck(text)
      await scene.t.call(api.memberImport.start, { id, lang: 'en', ...settings }, scene.manager)
      return until(id, 'DONE')
    },
    undo: async (id: string): Promise<MemberImport> => {
      await scene.t.call(api.memberImport.undo, { id }, scene.manager)
      return until(id, 'UNDONE')
    },
    memberOf: async (email: string) =>
      (
        await scene.t.owner<Member[]>`
          select p.* from participant p join app_user u on u.id = p.user_id
          where p.community_id = ${scene.here.id} and u.email = ${email}`
      )[0],
  })
}
