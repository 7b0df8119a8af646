import { Window } from 'happy-dom'
import { expect } from 'vitest'

/** Parses as strict XML and checks that every reference resolves within the picture. */
export function parseSvg(text: string) {
  const document = new new Window().DOMParser().parseFromString(text, 'image/svg+xml')
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined()
  const root = document.documentElement
  expect(root.tagName.toLowerCase()).toBe('svg')
  expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 [\d.]+ [\d.]+">/)
  expect(text).not.toMatch(/undefined|NaN|null|Infinity/)
  const ids = idsOf(text)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of text.matchAll(/url\(#([^)]*)\)/g)) expect(ids).toContain(id)
  return root
}

export const idsOf = (text: string) => [...text.matchAll(/ id="([^"]*)"/g)].map(match => match[1])
