import { calls } from 'virtual:calls'
import { makeSender } from './calls/client.ts'

export const sender = makeSender(calls)
