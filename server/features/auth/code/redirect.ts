import { isSitePath } from '#contract/shapes.ts'
import { isWebUrl } from '#contract/web-address.ts'
import type { Communities } from '#server/platform/http/context.ts'

/** Open redirect protection: a path of this site or an address of a community of this installation; else null. */
export async function safeRedirect(
  wanted: string | undefined,
  communities: Pick<Communities, 'ownsOrigin'>,
): Promise<string | null> {
  // Stryker disable next-line ConditionalExpression: only the compiler needs it; undefined is neither a path nor a URL.
  if (!wanted) return null
  if (isSitePath(wanted)) return wanted
  return isWebUrl(wanted) && (await communities.ownsOrigin(new URL(wanted).origin)) ? new URL(wanted).href : null
}
