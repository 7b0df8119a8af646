import { z } from 'zod'
import { type brandConfig, coverKinds, coverPalettes, markShapes } from '../communities/community.ts'
import { endpoint, fileReply } from '../endpoint.ts'
import { colour } from '../shapes.ts'

/** Names are chosen by the server: a folder, a random part and a known ending. */
export const fileName = z.string().regex(/^[a-z]+-[0-9a-f-]{36}(-\d{2,4})?\.(webp|png|jpg|svg)$/)

const side = z.coerce.number().int().min(40).max(2000)

const coverWishes = {
  kind: z.enum(coverKinds),
  palette: z.enum(coverPalettes),
  seed: z.string().max(80).default('cover'),
  width: side.default(800),
  height: side.default(800),
}

/** A bitmap costs the server more than a drawing, so its sides are shorter. */
const bitmapSide = z.coerce.number().int().min(40).max(1200)

export const fileApi = {
  get: endpoint({
    call: 'GET /files/:name',
    access: 'anyone',
    summary: 'A stored file of this community, such as a photo.',
    input: { name: fileName },
    reply: fileReply,
    replyKind: 'file',
  }),
  getCover: endpoint({
    call: 'GET /art/cover.svg',
    access: 'anyone',
    summary: 'A drawn cover; the same words always give the same picture.',
    input: coverWishes,
    reply: fileReply,
    replyKind: 'file',
  }),
  getCoverImage: endpoint({
    call: 'GET /art/cover.png',
    access: 'anyone',
    summary: 'The same cover as a bitmap, for letters: mail programs show no drawings.',
    input: { ...coverWishes, width: bitmapSide.default(800), height: bitmapSide.default(800) },
    reply: fileReply,
    replyKind: 'file',
  }),
  getMark: endpoint({
    call: 'GET /art/mark.svg',
    access: 'anyone',
    summary: "A community's mark on its tile.",
    input: {
      mark: z.enum(markShapes),
      background: colour,
      letter: z.string().max(2).optional(),
      maskable: z.stringbool().default(false),
    },
    reply: fileReply,
    replyKind: 'file',
  }),
  getIcon: endpoint({
    call: 'GET /art/icon.png',
    access: 'anyone',
    summary: "The host's community's icon as a bitmap, for home screens and letters.",
    input: { size: z.coerce.number().int().min(16).max(512).default(192), maskable: z.stringbool().default(false) },
    reply: fileReply,
    replyKind: 'file',
  }),
}

/** Where the mark of a brand is drawn. */
export function markUrl(brand: z.infer<typeof brandConfig>['mark'], background: string, letter?: string): string {
  const query = new URLSearchParams({ mark: brand, background, ...(letter ? { letter } : {}) })
  return `/art/mark.svg?${query}`
}

type CoverWishes = {
  kind: (typeof coverKinds)[number]
  palette: (typeof coverPalettes)[number]
  seed?: string
  width?: number
  height?: number
}

export function coverUrl(cover: CoverWishes, format: 'svg' | 'png' = 'svg'): string {
  const entries = Object.entries(cover).filter(([, value]) => value !== undefined)
  return `/art/cover.${format}?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`
}
