import { isSitePath, isWebUrl } from '#contract/shapes.ts'

/** Whether an origin is one of a community of this installation. */
export type OwnsOrigin = (origin: string) => Promise<boolean>

/** Where a person may be sent after signing in: a path of this site, or a community of this installation. Else null. */
export async function safeReturn(wanted: string | undefined, ownsOrigin: OwnsOrigin): Promise<string | null> {
  if (!wanted) return null
  if (isSitePath(wanted)) return wanted
  return isWebUrl(wanted) && (await ownsOrigin(new URL(wanted).origin)) ? new URL(wanted).href : null
}
