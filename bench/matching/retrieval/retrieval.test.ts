import { expect, it } from 'vitest'
import { connect } from '#server/platform/db/connect.ts'
import { copyDatabase } from '#server/testing/harness.ts'
import { measureRetrieval, ndcg } from './measure.ts'
import { profilesIn } from './pairs.ts'

it('ndcg is one for a perfect order and the mean for ties', () => {
  expect(ndcg(Float32Array.of(3, 2, 1), [3, 1, 0])).toBeCloseTo(1)
  expect(ndcg(Float32Array.of(1, 2, 3), [3, 1, 0])).toBeLessThan(1)
  expect(ndcg(Float32Array.of(1, 1), [3, 0])).toBeCloseTo((1.5 + 1.5 / Math.log2(3)) / 3)
})

it('has enough pairs, all different', () => {
  expect(new Set(profilesIn('ru').map(({ about, city }) => about + city)).size).toBeGreaterThanOrEqual(200)
})

it('ranks better than ts_rank in both languages and across them', async () => {
  const database = await copyDatabase()
  const sql = connect(database.url, { connections: 1 })
  const [russian, english, across] = [
    await measureRetrieval(sql, 'ru', 'ru'),
    await measureRetrieval(sql, 'en', 'en'),
    await measureRetrieval(sql, 'ru', 'en'),
  ]
  await sql.end()
  await database.drop()
  expect(russian.ours / russian.tsRank).toBeGreaterThan(1.02)
  expect(english.ours / english.tsRank).toBeGreaterThan(1.02)
  expect(across.ours / english.ours).toBeGreaterThan(0.7)
})
