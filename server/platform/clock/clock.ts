/** The only source of time, so that tests can move it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands where it is put, or runs on from there. */
export class MovableClock implements Clock {
  #offset = 0
  now(): Date {
    return new Date(Date.now() + this.#offset)
  }
  moveTo(time: Date | string): void {
    this.#offset = new Date(time).getTime() - Date.now()
  }
  moveBy(milliseconds: number): void {
    this.#offset += milliseconds
  }
}
