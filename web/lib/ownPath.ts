/** One leading slash and nothing that a browser would read as another host, however it is written. */
export function isOwnPath(path: string | null): path is string {
  if (path === null || !/^\/(?![/\\])/.test(path) || path.includes('\\')) return false
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these while reading an address
  return !/[\u0000-\u0020]/.test(path)
}
