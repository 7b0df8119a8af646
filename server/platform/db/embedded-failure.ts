/** A failure of the embedded database that the person at the machine can act on: show its message, not its stack. */
export class EmbeddedFailure extends Error {
  override name = 'EmbeddedFailure'
}
