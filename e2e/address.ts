/** The address of a page in a community. */
export function at(community: string, path = '/'): string {
  const url = new URL(path, process.env.STORIES_URL)
  url.hostname = `${community}.localhost`
  return url.href
}

/** The address and headers of a request beside the browser: not every system resolves the names under localhost, so the host is a header. */
export function requestTo(community: string, path = '/'): { url: string; headers: { host: string } } {
  return { url: new URL(path, process.env.STORIES_URL).href, headers: { host: new URL(at(community)).host } }
}
