/**
 * Milliseconds of processor time that the work takes in this process. Unlike time on the clock it does not grow with what else the
 * machine is doing; other threads of a test run can make it some times larger, so a limit leaves room for that.
 */
export function cpuTimeOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
