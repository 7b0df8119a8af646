/**
 * A value that frames and replies of several calls tell, of which an older one must never be shown after a newer one. The server is
 * asked one call at a time: what happens while a call is under way makes its reply too old to show, and it is asked once more. A call
 * that fails shows nothing, and is made again when it is next asked for.
 */
export function createLatest<T>(load: () => Promise<T>, show: (value: T) => void) {
  let running: Promise<void> | null = null
  let isOld = false
  /** Another object with each value that is shown. */
  let last: { value: T } | null = null

  function put(value: T): void {
    last = { value }
    show(value)
  }

  /** Ends when the newest reply is shown. */
  function ask(): Promise<void> {
    isOld = true
    running ??= run()
    return running
  }

  async function run(): Promise<void> {
    while (isOld) {
      isOld = false
      const reply = await load().then(
        value => ({ value }),
        () => null,
      )
      if (reply && !isOld) put(reply.value)
    }
    running = null
  }

  /** Shows what is newer than any reply under way, such as a frame. */
  function tell(value: T): void {
    isOld = true
    put(value)
  }

  /**
   * Before another call that tells the value as well. The returned function takes what was replied: it is shown unless something else
   * was shown meanwhile, because nobody knows then which of the two is newer, and the server is asked.
   */
  function expect(): (value: T) => void {
    const before = last
    return value => {
      if (last === before) tell(value)
      else if (!Object.is(last?.value, value)) void ask()
    }
  }

  /** The same for a call that has just been made. */
  async function follow<R>(call: Promise<R>, toValue: (reply: R) => T): Promise<R> {
    const take = expect()
    const reply = await call
    take(toValue(reply))
    return reply
  }

  return { ask, tell, expect, follow }
}
