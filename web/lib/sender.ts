import { calls } from 'virtual:calls'
import { makeSender } from './sending.ts'

export const sender = makeSender(calls)
