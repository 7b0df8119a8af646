/** Browser and system from a User-Agent header, as far as users recognise them. */
type Device = { browser: string | null; system: string | null; isPhone: boolean }

/** In this order: most browsers also name those that they derive from. */
const browsers: [RegExp, string][] = [
  [/YaBrowser\//, 'Yandex Browser'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|Chromium\/|CriOS\/|HeadlessChrome\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]

const nameIn = (names: [RegExp, string][], userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null

export function deviceOf(userAgent: string): Device {
  return {
    browser: nameIn(browsers, userAgent),
    system: nameIn(systems, userAgent),
    isPhone: /iPhone|iPod|Android.*Mobile/.test(userAgent),
  }
}
