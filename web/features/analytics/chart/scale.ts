/** Round values from 0 up to at least the highest, for the lines of a chart: 0, 500, 1000, 1500. */
export function ticksUpTo(highest: number, atMost = 5): number[] {
  const top = Math.max(1, highest)
  const rough = top / (atMost - 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 2.5, 5, 10].find(each => each * power >= rough) ?? 10) * power)
  const whole = Math.ceil(step)
  return Array.from({ length: Math.ceil(top / whole) + 1 }, (_, at) => at * whole)
}

/** Which labels are shown where there is room for so many: at equal distances, the last one always. */
export function shownLabels(count: number, room: number): number[] {
  const every = Math.max(1, Math.ceil(count / Math.max(1, room)))
  return Array.from({ length: count }, (_, at) => at).filter(at => (count - 1 - at) % every === 0)
}
