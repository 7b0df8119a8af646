import { test } from 'vitest'
import { api } from '#contract/api.ts'
import { startTestApp } from './harness.ts'
import { buildCommunity, buildConnection, buildSession } from './factories.ts'
import { buildReader } from './matching.ts'
test('x', async () => {
  const t = await startTestApp()
  const here = await buildCommunity(t)
  const n = 10000
  await t.owner.unsafe(`set statement_timeout = 0`)
  await t.owner.begin(async db => {
    await db.unsafe(`set local statement_timeout = 0`)
    await db.unsafe(`create temp table s on commit drop as select g, gen_random_uuid() as id, gen_random_uuid() as u from generate_series(0, ${n - 1}) g`)
    await db.unsafe(`insert into app_user (id, email, created_at) select u, 'p'||g||'@example.com', now() from s`)
    await db.unsafe(`insert into connection (community_id, user_id, connected_at) select '${here.id}', u, now() from s`)
    await db.unsafe(`insert into participant (community_id, id, user_id, slug, first_name, last_name, looking_for, about, moderation_status, joined_at)
      select '${here.id}', id, u, 'p'||g, 'N'||g, 'L', 'Ищу наставника по продажам чая номер '||g||' and a designer of shops for my second tea house in Kazan', 'about', 'CONFIRMED', now() - g * interval '1 minute' from s`)
    await db.unsafe(`insert into matching (community_id, id, participant_id, subject_id, week, origin, place, rate, matched_at)
      select '${here.id}', gen_random_uuid(), a.id, b.id, date '2026-11-16' - 7*w, 'WEEKLY', k, random()*100, now() - w * interval '7 days'
      from s a, generate_series(0,7) w, generate_series(1,10) k join s b on true where b.g = (a.g + w*1000 + k*37) % ${n}`)
    await db.unsafe(`insert into intro (community_id, id, from_id, to_id, created_at) select '${here.id}', gen_random_uuid(), a.id, b.id, now() from s a join s b on b.g = (a.g + 37) % ${n} where a.g % 10 = 0`)
  })
  await t.owner.unsafe('analyze')
  const me = await buildReader(t, here.id, { permissions: ['CAN_VIEW_ADMIN_PANEL', 'CAN_SCORE_MATCHES'] })
  const o = { host: here.host, token: me.token }
  const time = async (name: string, work: () => Promise<{ status: number }>) => {
    await work()
    const b = performance.now()
    let s = 0
    for (let i = 0; i < 3; i++) s = (await work()).status
    console.log(name, s, ((performance.now() - b) / 3).toFixed(0), 'ms')
  }
  await time('request.list', () => t.call(api.request.list, {}, o))
  await time('request.search', () => t.call(api.request.list, { search: 'наставник' }, o))
  await time('request.search none', () => t.call(api.request.list, { search: 'nothinglikeit' }, o))
  await time('funnel', () => t.call(api.matchingManagement.getFunnel, {}, o))
  await time('next', () => t.call(api.scoring.getNext, {}, o))
  const pair = (await t.call(api.scoring.getNext, {}, o)).body.pair
  await time('history', () => t.call(api.scoring.listPairHistory, { firstId: pair?.first.id as string, secondId: pair?.second.id as string }, o))
  await time('assistance', () => t.call(api.scoring.getAssistance, { firstId: pair?.first.id as string, secondId: pair?.second.id as string }, o))
  await time('score', () => t.call(api.scoring.score, { firstId: pair?.first.id as string, secondId: pair?.second.id as string, internalAdminScore: 4 }, o))
  await t.stop()
}, 300000)
