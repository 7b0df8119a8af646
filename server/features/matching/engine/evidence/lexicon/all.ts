import { concepts as business1 } from './business-1.ts'
import { concepts as business2 } from './business-2.ts'
import { concepts as business3 } from './business-3.ts'
import { concepts as business4 } from './business-4.ts'
import { concepts as business5 } from './business-5.ts'
import { concepts as business6 } from './business-6.ts'
import { concepts as business7 } from './business-7.ts'
import { concepts as life1 } from './life-1.ts'
import { concepts as life2 } from './life-2.ts'
import { concepts as life3 } from './life-3.ts'
import { concepts as life4 } from './life-4.ts'
import { concepts as life5 } from './life-5.ts'
import { concepts as life6 } from './life-6.ts'
import { concepts as life7 } from './life-7.ts'
import { concepts as life8 } from './life-8.ts'
import { concepts as life9 } from './life-9.ts'
import { concepts as technology1 } from './technology-1.ts'
import { concepts as technology2 } from './technology-2.ts'
import { concepts as technology3 } from './technology-3.ts'
import { concepts as technology4 } from './technology-4.ts'
import { concepts as technology5 } from './technology-5.ts'
import { concepts as technology6 } from './technology-6.ts'
import { concepts as technology7 } from './technology-7.ts'

export const sources = [
  business1,
  business2,
  business3,
  business4,
  business5,
  business6,
  business7,
  life1,
  life2,
  life3,
  life4,
  life5,
  life6,
  life7,
  life8,
  life9,
  technology1,
  technology2,
  technology3,
  technology4,
  technology5,
  technology6,
  technology7,
]
