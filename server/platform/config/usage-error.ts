/** A command of the shell that cannot be done as asked; the message is shown without a stack. */
export class UsageError extends Error {}
