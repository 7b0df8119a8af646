/** Kilobytes below one megabyte, then megabytes with one digit after the point. */
export function fileSize(bytes: number): { unit: 'kb' | 'mb'; count: number } {
  const kb = Math.max(1, Math.round(bytes / 1024))
  return kb < 1024 ? { unit: 'kb', count: kb } : { unit: 'mb', count: Math.round(bytes / 1024 / 102.4) / 10 }
}
