/** Lets nobody go on before that many have arrived: how tests show a race without leaning on time. */
export function meetingOf(count: number): () => Promise<void> {
  let arrived = 0
  let open = () => {}
  const all = new Promise<void>(resolve => {
    open = resolve
  })
  return () => {
    if (++arrived === count) open()
    return all
  }
}
