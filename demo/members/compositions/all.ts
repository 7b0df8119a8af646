import { alumniComposition } from './alumni.ts'
import { avitoComposition } from './avito.ts'
import type { Composition } from './composition.ts'
import { connectComposition } from './connect.ts'
import { joComposition } from './jo.ts'
import { samovarComposition } from './samovar.ts'
import { timComposition } from './tim.ts'
import { vtbComposition } from './vtb.ts'

export const compositions: Composition[] = [
  samovarComposition,
  vtbComposition,
  avitoComposition,
  timComposition,
  joComposition,
  alumniComposition,
  connectComposition,
]
