import { alumniEvents } from './alumni.ts'
import { avitoEvents } from './avito.ts'
import { connectEvents } from './connect.ts'
import type { DemoEvent } from './event.ts'
import { joEvents } from './jo.ts'
import { samovarEvents } from './samovar.ts'
import { timEvents } from './tim.ts'
import { vtbEvents } from './vtb.ts'

/** Events of the demo, by the domain of their community. */
export const demoEvents: Record<string, DemoEvent[]> = {
  samovar: samovarEvents,
  vtb: vtbEvents,
  avito: avitoEvents,
  tim: timEvents,
  jo: joEvents,
  alumni: alumniEvents,
  connect: connectEvents,
}
