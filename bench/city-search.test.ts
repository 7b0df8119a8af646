import { expect, test } from 'vitest'
import { searchCities } from '#server/features/participants/city/rules.ts'

test('a search for a city takes less than a millisecond of CPU time', () => {
  const texts = ['s', 'м', 'nizh nov', 'санкт-петербург', 'brest, france', 'nothing like it']
  const rounds = 50
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) texts.forEach(searchCities)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / (rounds * texts.length)).toBeLessThan(1000)
})
