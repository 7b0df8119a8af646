/** Where files of people are kept. Names are made by the server and never reused, so a file never changes. */
export type Storage = {
  put(communityId: string, name: string, bytes: Uint8Array, type: string): Promise<void>
  /** Null when there is no such file. */
  get(communityId: string, name: string): Promise<Uint8Array | null>
  remove(communityId: string, name: string): Promise<void>
}

const part = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/

/** Where a file lies, below its community. Names come from the server; one that could lead elsewhere is a mistake in the code. */
export function placeOf(communityId: string, name: string): string {
  if (!part.test(communityId) || !part.test(name)) throw new Error('A file name must stay inside its community')
  return `${communityId}/${name}`
}
