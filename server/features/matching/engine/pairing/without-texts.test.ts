import { expect, test } from 'vitest'
import { textHash, wantOf } from '../embedding/profile-texts.ts'
import { CommunityEvidence } from './community-evidence.ts'
import { defaultRules, hasProfileText, languagesOf } from './member.ts'
import { tradespeople } from './testing.ts'
import { runWeekly } from './weekly.ts'
import { withoutTexts } from './without-texts.ts'

const members = tradespeople(40).map((each, at) => (at === 3 ? { ...each, about: '', tags: [], answers: [] } : each))
const inputs = { now: '2026-11-16T06:00:00Z', seed: 1, pairs: [], tastes: [], adminScores: [], rules: defaultRules }

test('members whose texts were read have the same lists without them', () => {
  const evidence = new CommunityEvidence()
  for (const [place, member] of members.entries()) evidence.put(place, member)
  const read = members.map(withoutTexts)
  expect(
    read.map(({ about, request, canHelp, goal, answers }) => [about, request, canHelp, goal, ...answers].join('')),
  ).toEqual(members.map(() => ''))
  expect(runWeekly({ ...inputs, members: read, evidence })).toEqual(runWeekly({ ...inputs, members }))
})

test('what is asked of the texts later is still known: whether there are any, their languages, and of which a vector is', () => {
  for (const member of members) {
    const read = withoutTexts(member)
    expect(hasProfileText(read)).toBe(hasProfileText(member))
    expect(languagesOf(read)).toEqual(languagesOf(member))
    expect(read.read?.wantHash).toBe(textHash(wantOf(member)))
  }
})
