export type Duration =
  | { unit: 'seconds'; count: number }
  | { unit: 'minutes'; minutes: number; seconds: number }
  | { unit: 'hours'; hours: number; minutes: number }

/** A time as people say it: 45 s, 2 min 10 s, 3 h 5 min. */
export function durationOf(seconds: number): Duration {
  const whole = Math.round(seconds)
  if (whole < 60) return { unit: 'seconds', count: whole }
  const minutes = Math.floor(whole / 60)
  if (minutes < 60) return { unit: 'minutes', minutes, seconds: whole % 60 }
  return { unit: 'hours', hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
