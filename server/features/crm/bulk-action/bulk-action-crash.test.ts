import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { killChildWorker, killChildWorkers, startChildWorker, startNextWorker } from '#server/testing/child-worker.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { holdWrites, untilWaiting, withoutLock } from '#server/testing/race.ts'
import { saveProgress, takeBatch } from './store.ts'
import { buildBulkAction } from './testing.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(async () => {
  killChildWorkers()
  await t.stop()
})

test('an action whose process is killed between batches is finished by another, each member once', {
  timeout: 90_000,
}, async () => {
  const here = await buildCommunity(t)
  const admin = await buildSignedInParticipant(t, here.id, { role: 'ROLE_ADMIN' })
  const as = { host: here.host, token: admin.token }
  await t.owner`
    insert into app_user (id, email, created_at) select gen_random_uuid(), 'many' || n || '@example.com', now() from generate_series(1, 1200) n`
  await t.owner`
    insert into connection (community_id, user_id, connected_at) select ${here.id}, id, now() from app_user where email like 'many%'`
  await t.owner`
    insert into participant (community_id, id, user_id, slug, first_name, joined_at)
    select ${here.id}, gen_random_uuid(), id, 'many-' || replace(id::text, '-', ''), 'Many', now() from app_user where email like 'many%'`
  await t.owner.unsafe(`
    create table tagging (participant_id uuid);
    create function note_tagging() returns trigger language plpgsql security definer as $$
      begin insert into tagging values (new.participant_id); return new; end $$;
    create trigger note_tagging after insert on member_tag for each row execute function note_tagging()`)
  const child = await startChildWorker({ DATABASE_URL: t.ownerUrl })
  // The first batch is committed, the second waits in its transaction.
  const held = await holdWrites(t.owner, 'bulk_action', { when: "tg_op = 'UPDATE' and new.done > 500" })
  const selection = { filter: { search: 'many' }, except: [] }
  const { body } = await t.call(api.bulkAction.create, { step: { kind: 'tag', tag: 'x' }, selection }, as)
  expect(body.total).toBe(1200)
  const get = async () => (await t.call(api.bulkAction.get, { id: body.id }, as)).body
  await vi.waitFor(async () => expect((await get()).done).toBe(500), { timeout: 30_000, interval: 20 })
  await killChildWorker(child)
  await held.release()
  const worker = await startNextWorker(t)
  try {
    await vi.waitFor(async () => expect((await get()).finishedAt).not.toBeNull(), { timeout: 60_000, interval: 50 })
  } finally {
    await worker.stop()
  }
  expect(await get()).toMatchObject({ total: 1200, done: 1200, skipped: 0, failed: 0 })
  const [tagging] = await t.owner<{ all: number; distinct: number }[]>`
    select count(*)::integer as all, count(distinct participant_id)::integer as distinct from tagging`
  expect(tagging).toEqual({ all: 1200, distinct: 1200 })
})

/** Two workers that take a batch of one action at the same moment; returns how many members they took in all. */
async function takeTwice(): Promise<number> {
  const here = await buildCommunity(t)
  const participantIds = Array.from({ length: 4 }, (_, at) => `019a0000-0000-7000-8000-00000000000${at}`)
  const id = await buildBulkAction(t, { communityId: here.id, participantIds })
  let taken = 0
  const take = (beforeSave: () => Promise<void>) =>
    t.app.openScope(here.id, true, async ({ db, now }) => {
      const batch = await takeBatch(db, id, 2)
      taken += batch?.ids.length ?? 0
      await beforeSave()
      if (batch) await saveProgress(db, id, { done: batch.ids.length, skipped: 0, failed: 0 }, now)
    })
  const firsts = new Set<string>()
  let second: Promise<void> | undefined
  await take(async () => {
    second = t.app.openScope(here.id, true, async ({ db }) => {
      const batch = await takeBatch(db, id, 2)
      for (const each of batch?.ids ?? []) firsts.add(each)
    })
    await Promise.race([second, untilWaiting(t.owner, waiting => waiting > 0)])
  })
  await second
  return [...firsts].filter(each => participantIds.indexOf(each) < taken).length
}

test('two workers do not take the same batch', async () => {
  expect(await takeTwice()).toBe(0)
})

test('without the lock they take the same batch', async () => {
  expect(await withoutLock('bulk action', takeTwice)).toBe(2)
})
