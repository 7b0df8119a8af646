import { loadChunk } from '#web/lib/browser/chunks.ts'

export type Decode = (data: Uint8ClampedArray, width: number, height: number) => { data: string } | null

/** A decoder of QR codes in plain JavaScript: not every browser has one built in. */
export const loadDecoder = async (): Promise<Decode> => (await loadChunk(() => import('jsqr'))).default
