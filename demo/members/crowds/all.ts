import { alumniCrowd } from './alumni.ts'
import { avitoCrowd } from './avito.ts'
import { connectCrowd } from './connect.ts'
import type { Crowd } from './crowd.ts'
import { joCrowd } from './jo.ts'
import { samovarCrowd } from './samovar.ts'
import { timCrowd } from './tim.ts'
import { vtbCrowd } from './vtb.ts'

export const crowds: Crowd[] = [samovarCrowd, vtbCrowd, avitoCrowd, timCrowd, joCrowd, alumniCrowd, connectCrowd]
