import type { LandingContent } from '#contract/communities/landing.ts'

type Face = LandingContent['nod']['face']

/** Three different faces of the landing's content; the same person may occur in several parts. */
export function threeFaces({ example, nod, quote }: Pick<LandingContent, 'example' | 'nod' | 'quote'>): Face[] {
  const faces = [example.right, nod.face, quote.author, example.left]
  return [...new Map(faces.map(face => [face.imageUrl, face])).values()].slice(0, 3)
}
