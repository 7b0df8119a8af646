type MagicLink = { url_auth_token: string; back_to?: string }

/** Parameters of a magic link. */
export function readMagicLink(search: string): MagicLink | null {
  const query = new URLSearchParams(search)
  const token = query.get('url_auth_token')?.trim()
  const backTo = query.get('back_to')?.trim()
  if (!token) return null
  return { url_auth_token: token, ...(backTo ? { back_to: backTo } : {}) }
}
