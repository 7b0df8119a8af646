/** "in/mikhail-orlov": the network is named beside it, so that its host says nothing new. */
export function shortAddress(value: string): string {
  return value.replace(/^https?:\/\/[^/]+\//, '')
}
