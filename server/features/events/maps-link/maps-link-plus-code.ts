/*
 * Open Location Code, the "plus codes" of Google Maps: https://github.com/google/open-location-code/blob/main/Documentation/Specification/specification.md
 */

export type Point = { latitude: number; longitude: number }

const digits = '23456789CFGHJMPQRVWX'
/** Degrees per digit of each pair. */
const pairSizes = [20, 1, 0.05, 0.0025, 0.000125]
const pairLength = pairSizes.length * 2
/** After the pairs each digit is a cell of a grid of 5 rows and 4 columns. */
const grid = { rows: 5, columns: 4 }

const form = '[23456789CFGHJMPQRVWX]'
const fullCode = new RegExp(`^(${form}{8}\\+(${form}{2,7})?|${form}{2,6}0{2,6}\\+)$`)
const shortCode = new RegExp(`^(${form}{2}|${form}{4}|${form}{6})\\+${form}{2,7}$`)

const written = /^([0-9A-Z]{2,8})([+ ])([0-9A-Z]{2,7})?(?=$|[\s,])/

/**
 * A code at the beginning of a text, and what follows it: "GC2M+2H Berlin, Germany". In addresses its plus may have become a space;
 * then a short code is only taken for one if it has digits.
 */
export function splitPlusCode(text: string): { code: string; rest: string } | null {
  const found = written.exec(text.trim().toUpperCase())
  if (!found) return null
  const [whole, before = '', sign, after = ''] = found
  const code = `${before}+${after}`
  const isCode =
    fullCode.test(code) || (shortCode.test(code) && (sign === '+' || (/\d/.test(before) && /\d/.test(after))))
  return isCode
    ? {
        code,
        rest: text
          .trim()
          .slice(whole.length)
          .replace(/^[\s,]+/, ''),
      }
    : null
}

export const isShortCode = (code: string): boolean => shortCode.test(code)

/** Centre of the area of a full code; null if there is no such area. */
export function decodePlusCode(code: string): Point | null {
  const places = code.replace('+', '').replace(/0+$/, '')
  if (!fullCode.test(code) || code.indexOf('+') !== 8 || (places.length % 2 === 1 && places.length < pairLength))
    return null
  let [south, west] = [-90, -180]
  let [height, width] = [0, 0]
  for (let at = 0; at < Math.min(places.length, pairLength); at += 2) {
    const size = pairSizes[at / 2] as number
    south += digits.indexOf(places.charAt(at)) * size
    west += digits.indexOf(places.charAt(at + 1)) * size
    height = width = size
  }
  for (const digit of places.slice(pairLength)) {
    height /= grid.rows
    width /= grid.columns
    south += Math.floor(digits.indexOf(digit) / grid.columns) * height
    west += (digits.indexOf(digit) % grid.columns) * width
  }
  if (south >= 90 || west >= 180) return null
  return { latitude: rounded(south + height / 2), longitude: rounded(west + width / 2) }
}

/** The point of a short code that is nearest to a place. */
export function decodeNear(code: string, near: Point): Point | null {
  const missing = 8 - code.indexOf('+')
  const size = pairSizes[missing / 2 - 1] as number
  const point = decodePlusCode(encodePairs(near).slice(0, missing) + code)
  if (!point) return null
  const moved = (value: number, wanted: number, limit: number): number => {
    if (wanted + size / 2 < value && value - size >= -limit) return rounded(value - size)
    if (wanted - size / 2 > value && value + size <= limit) return rounded(value + size)
    return value
  }
  return {
    latitude: moved(point.latitude, near.latitude, 90),
    longitude: moved(point.longitude, near.longitude, 180),
  }
}

function encodePairs({ latitude, longitude }: Point): string {
  let [south, west] = [latitude + 90, longitude + 180]
  return pairSizes
    .map(size => {
      const [row, column] = [Math.min(19, Math.floor(south / size)), Math.min(19, Math.floor(west / size))]
      south -= row * size
      west -= column * size
      return digits.charAt(row) + digits.charAt(column)
    })
    .join('')
}

const rounded = (degrees: number): number => Math.round(degrees * 1e7) / 1e7
