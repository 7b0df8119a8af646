/** A perceptual colour: lightness 0..1, chroma 0..~0.37, hue in degrees. */
type Oklch = { lightness: number; chroma: number; hue: number }

type Channels = [number, number, number]

const hexPattern = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/

/** The colour in lower case; throws on anything else, since communities' settings end up in a stylesheet. */
export function parseHex(color: string): string {
  const hex = typeof color === 'string' ? color.toLowerCase() : ''
  if (!hexPattern.test(hex)) throw new Error(`Not a colour: ${JSON.stringify(color)}. Expected #rrggbb`)
  return hex
}

/** Red, green and blue, each 0..255. */
export function channels(color: string): Channels {
  const hex = parseHex(color)
  return [
    Number.parseInt(hex.slice(1, 3), 16),
    Number.parseInt(hex.slice(3, 5), 16),
    Number.parseInt(hex.slice(5, 7), 16),
  ]
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function gamma(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
}

function linearChannels(color: string): Channels {
  const [red, green, blue] = channels(color)
  return [linear(red), linear(green), linear(blue)]
}

function hexOf(linearRgb: Channels): string {
  const bytes = linearRgb.map(value => Math.round(Math.min(1, Math.max(0, gamma(Math.max(0, value)))) * 255))
  return `#${bytes.map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}

export function toOklch(color: string): Oklch {
  const [red, green, blue] = linearChannels(color)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

function toLinear(lightness: number, chroma: number, hue: number): Channels {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** The nearest sRGB colour: reduces chroma, keeps lightness and hue. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  let reduced = chroma
  for (let attempt = 0; attempt < 40; attempt++) {
    const rgb = toLinear(lightness, reduced, hue)
    if (rgb.every(value => value > -0.0005 && value < 1.0005)) return hexOf(rgb)
    reduced *= 0.94
  }
  return hexOf(toLinear(lightness, 0, hue))
}

function luminance(color: string): number {
  const [red, green, blue] = linearChannels(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio by WCAG 2, 1..21. */
export function contrast(one: string, other: string): number {
  const first = luminance(one)
  const second = luminance(other)
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** Degrees between two hues, 0..180. */
export function hueDistance(one: number, other: number): number {
  const distance = Math.abs(one - other) % 360
  return Math.min(distance, 360 - distance)
}
