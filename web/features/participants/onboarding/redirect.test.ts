import { describe, expect, it } from 'vitest'
import { pathAfterOnboarding } from './redirect.ts'

const known = { isEmailConfirmed: true, isPending: false, redirect: null }

describe('pathAfterOnboarding', () => {
  it.each([
    [{}, '/my_communities'],
    [{ redirect: '/event/walk?a=1' }, '/event/walk?a=1'],
    [{ redirect: '//elsewhere.example' }, '/my_communities'],
    [{ isPending: true, redirect: '/event/walk' }, '/profile'],
    [{ isEmailConfirmed: false, redirect: '/event/walk' }, '/last-step'],
  ])('%j leads to %s', (change, path) => {
    expect(pathAfterOnboarding({ ...known, ...change })).toBe(path)
  })
})
