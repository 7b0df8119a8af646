/** A failure of the embedded database that the operator can fix: print its message, not its stack. */
export class EmbeddedFailure extends Error {
  override name = 'EmbeddedFailure'
}
