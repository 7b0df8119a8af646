/** The only source of time, so that tests can move it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that tests can move and stop. */
export class MovableClock implements Clock {
  #offset = 0
  #stoppedAt: number | null = null
  now(): Date {
    return new Date((this.#stoppedAt ?? Date.now()) + this.#offset)
  }
  /** Stands still from now on; it can still be moved. */
  stop(): void {
    this.#stoppedAt = Date.now()
  }
  moveTo(time: Date | string): void {
    this.#offset = new Date(time).getTime() - (this.#stoppedAt ?? Date.now())
  }
  moveBy(milliseconds: number): void {
    this.#offset += milliseconds
  }
}
