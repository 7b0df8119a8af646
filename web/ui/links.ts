export type LinkKind = 'screen' | 'document' | 'outside'

/** A path that names a file, such as a legal document, is the server's; any other path is a screen. */
export function kindOfLink(to: string): LinkKind {
  if (!to.startsWith('/')) return to.startsWith('mailto:') ? 'document' : 'outside'
  const [path = ''] = to.split(/[?#]/u)
  return /\.[a-z0-9]+$/iu.test(path) ? 'document' : 'screen'
}
