import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fontSizes, radius, spacing } from '#design/scale.ts'

const css = readFileSync(new URL('./variables.css', import.meta.url), 'utf8')
const written = (name: string) => css.match(new RegExp(`--mantine-${name}:\\s*([^;]+);`))?.[1]

it.each([
  ['font-size', fontSizes],
  ['spacing', spacing],
  ['radius', radius],
])('the stylesheet has the same %s as the design', (kind, scale) => {
  for (const [size, value] of Object.entries(scale)) expect(written(`${kind}-${size}`), size).toBe(value)
})

it('gives every control the radius of the design', () => {
  expect(written('radius-default')).toBe(radius.md)
})
