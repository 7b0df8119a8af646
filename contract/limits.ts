/** How often a call may be made; counted in the database, so that it holds over all processes. */
export const callLimits = {
  signIn: { count: 30, minutes: 10, per: 'address' },
  createCommunity: { count: 3, minutes: 24 * 60, per: 'user' },
  write: { count: 120, minutes: 1, per: 'user' },
} as const satisfies Record<string, { count: number; minutes: number; per: 'address' | 'user' }>
export type LimitName = keyof typeof callLimits

/** Failed sign-ins that one account may have before even the right password is refused. */
export const signInFailures = { count: 5, minutes: 30 }

export const limits = {
  password: { min: 8, max: 128 },
  email: { max: 254 },
  name: { max: 80 },
  title: { max: 120 },
  domain: { min: 2, max: 40 },
  url: { max: 2000 },
  text: { max: 4000 },
  bodyBytes: 256 * 1024,
  idempotencyKey: { max: 128 },
  toastsAtOnce: 20,
} as const

/** Timings and thresholds of the interface, in milliseconds and pixels. */
export const interfaceConstants = {
  toastMs: { success: 3000, error: 4000, warning: 4000, default: 3000 },
  toastRemovalMs: 1000,
  noticeMs: 500_000,
  loaderRemovalMs: 50,
  chunkTimeoutMs: 120_000,
  publicIpTimeoutMs: 5000,
  scrollThreshold: 78,
  narrowWidth: 768,
  landingMenuWidth: 767,
  skeletonDelayMs: 200,
} as const
