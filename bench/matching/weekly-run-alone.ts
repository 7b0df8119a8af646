import { measureWeeklyRun } from './weekly-run.ts'

/** A process of its own, because memory is counted for a whole process at its highest. */
const members = Number(process.argv[2])
measureWeeklyRun(1000)
console.log(JSON.stringify(measureWeeklyRun(members)))
