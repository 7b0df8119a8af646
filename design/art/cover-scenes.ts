import type { Random } from './random.ts'
import { round } from './svg.ts'

/** Exactly four colours, from the darkest to the lightest. */
export type CoverColors = { deep: string; mid: string; light: string; pale: string }

/** Canvas of a scene; `id` prefixes the names of its clip paths. */
export type CoverSheet = { id: string; width: number; height: number; colors: CoverColors; random: Random }

type Scene = (sheet: CoverSheet) => string

const circle = (x: number, y: number, radius: number, attributes: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${attributes}/>`

const path = (data: string, attributes: string) =>
  `<path d="${data.replace(/-?\d+\.\d+(e-?\d+)?/g, number => String(round(Number(number))))}" ${attributes}/>`

const times = <Result>(count: number, make: (index: number) => Result) =>
  Array.from({ length: count }, (_, i) => make(i))

/** A banner shows a strip of a larger picture: shapes are cropped by the edges instead of shrinking. */
const isBanner = ({ width, height }: CoverSheet) => width > height * 2

/** Base unit for sizes, so that nothing is stretched in a wide picture. */
const measure = ({ width, height }: CoverSheet) => Math.min(width, height * 1.5)

/** Intersection of two circles: the logo of the product. */
function sharedPart(id: string, one: [number, number], other: [number, number], radius: number, color: string): string {
  return (
    `<clipPath id="${id}">${circle(...one, radius, '')}</clipPath>` +
    circle(...other, radius, `fill="${color}" clip-path="url(#${id})"`)
  )
}

/** Cups and saucers on a table, from above. */
export const table: Scene = sheet => {
  const { width, height, random } = sheet
  const { deep, mid, light, pale } = sheet.colors
  const unit = Math.min(width, height) * (isBanner(sheet) ? 1.5 : 1.05)
  const isMirrored = random.chance(0.5)
  const cups = [
    { x: 0.3, y: 0.34, size: 0.27, saucer: pale, rim: mid, cup: deep, tea: mid },
    { x: 0.74, y: 0.62, size: 0.33, saucer: light, rim: deep, cup: mid, tea: deep },
    { x: 0.78, y: 0.16, size: 0.15, saucer: mid, rim: mid, cup: deep, tea: mid },
    { x: 0.18, y: 0.8, size: 0.17, saucer: light, rim: deep, cup: mid, tea: deep },
  ]
  return cups
    .map(({ x, y, size, saucer, rim, cup, tea }) => {
      const across = x + random.between(-0.025, 0.025)
      const left = (isMirrored ? 1 - across : across) * width
      const top = (y + random.between(-0.025, 0.025)) * height
      const radius = size * unit
      const glint = `M${left - radius * 0.34} ${top - radius * 0.1}a${radius * 0.36} ${radius * 0.36} 0 0 1 ${radius * 0.3} ${-radius * 0.25}`
      return [
        circle(left + radius * 0.09, top + radius * 0.13, radius, `fill="${deep}" opacity=".28"`),
        circle(left, top, radius, `fill="${saucer}"`),
        circle(
          left,
          top,
          radius * 0.86,
          `fill="none" stroke="${rim}" stroke-opacity=".35" stroke-width="${round(radius * 0.028)}"`,
        ),
        circle(left, top, radius * 0.58, `fill="${cup}"`),
        circle(left, top, radius * 0.5, `fill="${tea}"`),
        path(
          glint,
          `fill="none" stroke="${pale}" stroke-opacity=".7" stroke-width="${round(radius * 0.05)}" stroke-linecap="round"`,
        ),
      ].join('')
    })
    .join('')
}

/** Two circles intersect, and steam rises from the intersection. */
export const meet: Scene = sheet => {
  const { id, width, height, random } = sheet
  const { deep, light, pale } = sheet.colors
  const radius = Math.min(width, height) * (isBanner(sheet) ? 0.4 : 0.29)
  const middle = { x: width / 2, y: height / 2 }
  const lean = random.between(-0.16, 0.16) * radius
  const one: [number, number] = [middle.x - radius * 0.52, middle.y + lean]
  const other: [number, number] = [middle.x + radius * 0.52, middle.y - lean]
  const rise = `c${radius * 0.12} ${-radius * 0.2} ${-radius * 0.12} ${-radius * 0.38} 0 ${-radius * 0.6}s${-radius * 0.06} ${-radius * 0.2} 0 ${-radius * 0.3}`
  const steam = [-1, 0, 1].map(side =>
    path(
      `M${middle.x + side * radius * 0.17} ${middle.y + radius * 0.42}${rise}`,
      `fill="none" stroke="${light}" stroke-width="${round(radius * 0.045)}" stroke-linecap="round" opacity="${side === 0 ? 1 : 0.6}"`,
    ),
  )
  return (
    circle(...one, radius, `fill="${light}"`) +
    circle(...other, radius, `fill="${pale}" opacity=".92"`) +
    sharedPart(`${id}-shared`, one, other, radius, deep) +
    steam.join('')
  )
}

/** Ribbons of steam with a round sun between them. */
export const steam: Scene = sheet => {
  const { width, height, random } = sheet
  const { mid, light, pale } = sheet.colors
  const unit = measure(sheet)
  const ribbons = times(Math.ceil(width / unit / 0.12), index => {
    const x = unit * (0.02 + index * 0.12)
    const sway = unit * 0.07 * (0.6 + random.next())
    const color = [pale, light, mid][index % 3]
    const thickness = round(unit * (0.018 + random.next() * 0.034))
    return path(
      `M${x} ${height * 1.05}C${x + sway} ${height * 0.8},${x - sway} ${height * 0.62},${x} ${height * 0.44}S${x + sway} ${height * 0.14},${x} ${-height * 0.06}`,
      `fill="none" stroke="${color}" stroke-opacity="${index % 3 === 0 ? 0.95 : 0.85}" stroke-width="${thickness}" stroke-linecap="round"`,
    )
  })
  const place = { x: width * random.pick([0.3, 0.5, 0.7]), y: height * random.between(0.3, 0.42) }
  return ribbons.join('') + circle(place.x, place.y, height * (isBanner(sheet) ? 0.24 : 0.17), `fill="${pale}"`)
}

/** Rings on the water around two circles. */
export const rings: Scene = sheet => {
  const { id, width, height, random } = sheet
  const { deep, mid, light, pale } = sheet.colors
  const radius = Math.min(width, height) * (isBanner(sheet) ? 0.3 : 0.2)
  const side = random.pick([-1, 1])
  const middle = { x: width * (0.5 + side * random.between(0.06, 0.12)), y: height * random.between(0.5, 0.6) }
  const waves = times(7, index => 7 - index).map(step =>
    circle(middle.x, middle.y, radius * (1.2 + step * 0.62), `fill="${step % 2 ? deep : mid}" opacity=".5"`),
  )
  const one: [number, number] = [middle.x - radius * 0.58, middle.y]
  const other: [number, number] = [middle.x + radius * 0.58, middle.y]
  return (
    waves.join('') +
    circle(...one, radius, `fill="${light}"`) +
    circle(...other, radius, `fill="${pale}"`) +
    sharedPart(`${id}-shared`, one, other, radius, deep)
  )
}

/** An arch within an arch, and a moon. */
export const arches: Scene = ({ width, height, colors: { deep, mid, light, pale }, random }) => {
  const middle = width * random.between(0.46, 0.54)
  const doors = [mid, light, pale, deep, mid].map((color, index) => {
    const radius = Math.min(width, height) * (0.62 - index * 0.115)
    return path(
      `M${middle - radius} ${height}V${height * 0.72}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${height}z`,
      `fill="${color}"`,
    )
  })
  const moon = circle(
    width * random.pick([0.18, 0.82]),
    height * random.between(0.15, 0.19),
    height * 0.075,
    `fill="${pale}"`,
  )
  return doors.join('') + moon
}

/** Hills, trees and a low sun. */
export const walk: Scene = sheet => {
  const { width: w, height: h, random } = sheet
  const { deep, mid, light, pale } = sheet.colors
  const unit = measure(sheet)
  const sun = circle(w * random.between(0.58, 0.74), h * random.between(0.3, 0.37), h * 0.2, `fill="${pale}"`)
  const lift = () => random.between(-0.03, 0.03) * h
  const [far, near] = [lift(), lift()]
  const hills = [
    path(
      `M0 ${h * 0.6 + far}C${w * 0.2} ${h * 0.42 + far},${w * 0.36} ${h * 0.52},${w * 0.52} ${h * 0.58}S${w * 0.84} ${h * 0.5 - far},${w} ${h * 0.42 - far}V${h}H0z`,
      `fill="${light}"`,
    ),
    path(
      `M0 ${h * 0.74 + near}C${w * 0.24} ${h * 0.56 + near},${w * 0.42} ${h * 0.7},${w * 0.62} ${h * 0.72}S${w * 0.9} ${h * 0.64 - near},${w} ${h * 0.6 - near}V${h}H0z`,
      `fill="${mid}"`,
    ),
    path(`M0 ${h * 0.9}C${w * 0.2} ${h * 0.76},${w * 0.5} ${h * 0.8},${w} ${h * 0.8}V${h}H0z`, `fill="${deep}"`),
  ]
  const trees = [0.14, 0.24, 0.82, 0.9].map((place, index) => {
    const x = w * (place + random.between(-0.02, 0.02))
    const y = h * (0.62 + index * 0.02)
    const trunk = `<rect x="${round(x - unit * 0.004)}" y="${round(y + h * 0.04)}" width="${round(unit * 0.008)}" height="${round(h * 0.2)}" fill="${deep}"/>`
    return `${trunk}<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(unit * 0.035)}" ry="${round(h * random.between(0.08, 0.1))}" fill="${deep}"/>`
  })
  return sun + hills.join('') + trees.join('')
}

/** A voice as bars of sound. */
export const voice: Scene = ({ width, height, colors: { mid, light, pale }, random }) => {
  const bars = 19
  return times(bars, index => {
    const place = index / (bars - 1)
    const x = width * (0.08 + place * 0.84)
    const loudness = height * (0.06 + 0.3 * Math.sin(place * Math.PI) * (0.35 + 0.65 * random.next()))
    const color = index % 4 === 0 ? pale : index % 2 ? light : mid
    return `<rect x="${round(x - width * 0.013)}" y="${round(height / 2 - loudness)}" width="${round(width * 0.026)}" height="${round(loudness * 2)}" rx="${round(width * 0.013)}" fill="${color}"/>`
  }).join('')
}

/** A quilt of circles, quarters and halves. */
export const grid: Scene = ({ width, height, colors: { deep, mid, light, pale }, random }) => {
  const rows = Math.max(1, Math.round((height / width) * 6))
  const side = height / rows
  const columns = Math.ceil(width / side)
  const patches = [
    (x: number, y: number, paint: string) => circle(x + side / 2, y + side / 2, side / 2, paint),
    (x: number, y: number, paint: string) => path(`M${x} ${y}h${side}a${side} ${side} 0 0 1 ${-side} ${side}z`, paint),
    (x: number, y: number, paint: string) => path(`M${x} ${y + side}a${side / 2} ${side / 2} 0 0 1 ${side} 0z`, paint),
    (x: number, y: number, paint: string) =>
      path(`M${x + side} ${y + side}h${-side}a${side} ${side} 0 0 1 ${side} ${-side}z`, paint),
    (x: number, y: number, paint: string) => circle(x + side / 2, y + side / 2, side * 0.22, paint),
  ]
  return times(rows * columns, index => {
    const patch = random.pick(patches)
    const color = random.pick([mid, light, pale, deep, mid])
    return patch((index % columns) * side, Math.floor(index / columns) * side, `fill="${color}"`)
  }).join('')
}
