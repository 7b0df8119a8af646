/** The same database through the network: for a process that may not reach the socket file, and for what stands in between. */
export function overNetwork(databaseUrl: string): URL {
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  return url
}
