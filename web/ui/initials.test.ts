import { expect, it } from 'vitest'
import { initialsOf, tintOf } from './initials.ts'

it.each([
  ['Anna Sokolova', 'AS'],
  ['  анна   мария  соколова ', 'АС'],
  ['Ёлкин', 'Ё'],
  ['𝒵ed Q', '𝒵Q'],
  ['', ''],
])('initials of "%s"', (name, expected) => {
  expect(initialsOf(name)).toBe(expected)
})

it('gives a name always the same tint, and different names different ones', () => {
  const names = ['Anna', 'Boris', 'Chen', 'Daria', 'Egor', 'Fatima', 'Gleb', 'Hanna']
  expect(names.map(tintOf)).toEqual(names.map(tintOf))
  expect(new Set(names.map(tintOf)).size).toBeGreaterThan(2)
})
