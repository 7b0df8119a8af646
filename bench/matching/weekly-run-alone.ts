import { measureWeeklyRun } from './weekly-run.ts'

/** A separate process, because peak memory is counted per process. */
const members = Number(process.argv[2])
measureWeeklyRun(1000)
console.log(JSON.stringify(measureWeeklyRun(members)))
