import { calls } from 'virtual:calls'
import { makeSender } from './calls/send.ts'

export const sender = makeSender(calls)
