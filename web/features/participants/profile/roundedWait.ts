/** Up to a day and a half in hours, then in days; never less than an hour, which nobody should count on. */
export function roundedWait(minutes: number): { unit: 'Hours' | 'Days'; count: number } {
  const hours = Math.max(Math.round(minutes / 60), 1)
  return hours <= 36 ? { unit: 'Hours', count: hours } : { unit: 'Days', count: Math.round(hours / 24) }
}
