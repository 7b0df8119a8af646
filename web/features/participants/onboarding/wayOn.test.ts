import { describe, expect, it } from 'vitest'
import { wayOnFromJoining } from './wayOn.ts'

const known = { isEmailConfirmed: true, isPending: false, redirect: null }

describe('wayOnFromJoining', () => {
  it.each([
    [{}, '/my_communities'],
    [{ redirect: '/event/walk?a=1' }, '/event/walk?a=1'],
    [{ redirect: '//elsewhere.example' }, '/my_communities'],
    [{ isPending: true, redirect: '/event/walk' }, '/profile'],
    [{ isEmailConfirmed: false, redirect: '/event/walk' }, '/last-step'],
  ])('%j leads to %s', (change, path) => {
    expect(wayOnFromJoining({ ...known, ...change })).toBe(path)
  })
})
