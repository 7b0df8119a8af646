import { describe, expect, it } from 'vitest'
import { interfaceConstants } from '#contract/limits.ts'
import {
  complete,
  isLastStep,
  nextStep,
  noFlags,
  show,
  skip,
  stepBefore,
  stepToShow,
  type TourFlags,
} from './tourRules.ts'

const { resumeMs } = interfaceConstants.tour
const [me, other] = ['me', 'other']
const now = 1_800_000_000_000

describe('the steps', () => {
  it.each([
    [1, 2, 1],
    [2, 3, 1],
    [3, 4, 2],
    [4, 4, 3],
  ])('after %i is %i, before it is %i', (step, next, before) => {
    expect([nextStep(step), stepBefore(step)]).toEqual([next, before])
  })

  it('end with the fourth', () => {
    expect([1, 2, 3, 4].map(isLastStep)).toEqual([false, false, false, true])
  })
})

describe('the tour', () => {
  const cases = [true, false].flatMap(completed =>
    [true, false].flatMap(skipped =>
      [me, other, null].flatMap(firstLogin =>
        [null, 0, 1, 3, 4, 9].flatMap(step =>
          [null, { userId: me, ago: 0 }, { userId: me, ago: resumeMs - 1 }, { userId: me, ago: resumeMs }]
            .concat({ userId: other, ago: 0 })
            .flatMap(last =>
              [true, false].map(isTutorialSeen => ({ completed, skipped, firstLogin, step, last, isTutorialSeen })),
            ),
        ),
      ),
    ),
  )

  /** Written by hand, one reason after the other. */
  function expected({ completed, skipped, firstLogin, step, last, isTutorialSeen }: (typeof cases)[number]) {
    if (completed) return null
    if (skipped) return null
    if (step === null) return firstLogin === 'me' && !isTutorialSeen ? 1 : null
    if (last === null || last.userId !== 'me' || last.ago === resumeMs) return null
    return { 0: 1, 1: 1, 3: 3, 4: 4, 9: 4 }[step]
  }

  it.each(cases)(
    '$completed/$skipped/first $firstLogin/step $step/shown $last/seen $isTutorialSeen',
    ({ last, ...each }) => {
      const lastShown = last && { userId: last.userId, at: now - last.ago }
      const flags: TourFlags = {
        completed: each.completed,
        skipped: each.skipped,
        step: each.step,
        firstLogin: each.firstLogin,
        lastShown,
      }
      const shown = stepToShow(flags, { userId: me, isTutorialSeen: each.isTutorialSeen, now })
      expect(shown).toBe(expected({ last, ...each }))
    },
  )

  it('starts with the first login alone', () => {
    const viewer = { userId: me, isTutorialSeen: false, now }
    expect(stepToShow(noFlags, viewer)).toBeNull()
    expect(stepToShow({ ...noFlags, firstLogin: me }, viewer)).toBe(1)
  })
})

describe('what is kept', () => {
  const flags: TourFlags = { ...noFlags, firstLogin: me, step: 2, lastShown: { userId: me, at: 1 } }

  it('is the step that is shown, to whom and when', () => {
    const viewer = { userId: me, isTutorialSeen: false, now }
    expect(show(flags, 3, viewer)).toEqual({ ...flags, step: 3, lastShown: { userId: me, at: now } })
    expect([show(flags, 0, viewer).step, show(flags, 7, viewer).step]).toEqual([1, 4])
  })

  it('is that it was skipped', () => {
    expect(skip(flags)).toEqual({ ...flags, skipped: true })
  })

  it('is that it was completed, and no step any more', () => {
    expect(complete(flags)).toEqual({ ...flags, completed: true, step: null })
  })
})
