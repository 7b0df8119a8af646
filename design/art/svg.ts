import { hash } from './random.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Characters that XML 1.0 forbids even when escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

export function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, character => entities[character] ?? '')
}

const paintPattern = /^(#[0-9a-f]{6}|var\(--[a-z0-9-]+\)|currentColor)$/i

/** Validates a colour for `fill` or `stroke`: colours come from communities' settings, so nothing else may pass. */
export function paint(color: string): string {
  if (!paintPattern.test(color))
    throw new Error(`Not a colour: ${JSON.stringify(color)}. Expected #rrggbb or var(--name)`)
  return color
}

/** Two decimals are enough to see, and keep pictures small. */
export const round = (value: number) => Math.round(value * 100) / 100

/** A deterministic id that differs between pictures, so that several can be in one document. */
export const idFor = (kind: string, input: unknown) => `${kind}-${hash(JSON.stringify(input)).toString(36)}`

export function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`
}

/** The diagonal gradient behind faces and covers. */
export function gradient(id: string, from: string, to: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
}
