type LinkKind = 'screen' | 'document' | 'outside'

/** A path with a file extension, such as a legal document, is served by the server; any other is a screen. */
export function kindOfLink(to: string): LinkKind {
  if (!to.startsWith('/')) return /^(?:mailto|tel):/u.test(to) ? 'document' : 'outside'
  const [path = ''] = to.split(/[?#]/u)
  return /\.[a-z0-9]+$/iu.test(path) ? 'document' : 'screen'
}
