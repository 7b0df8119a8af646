import { architect } from './architect.ts'
import { backend } from './backend.ts'
import { baker } from './baker.ts'
import { brand } from './brand.ts'
import { builder } from './builder.ts'
import { cafe } from './cafe.ts'
import { carpenter } from './carpenter.ts'
import { ceramicist } from './ceramicist.ts'
import { climate } from './climate.ts'
import { data } from './data.ts'
import { doctor } from './doctor.ts'
import { editor } from './editor.ts'
import { exporter } from './exporter.ts'
import { factory } from './factory.ts'
import { farmer } from './farmer.ts'
import { finance } from './finance.ts'
import { founder } from './founder.ts'
import { games } from './games.ts'
import { gardener } from './gardener.ts'
import { growth } from './growth.ts'
import { hotelier } from './hotelier.ts'
import { investor } from './investor.ts'
import { jeweller } from './jeweller.ts'
import { lawyer } from './lawyer.ts'
import { logistics } from './logistics.ts'
import { mechanic } from './mechanic.ts'
import { ml } from './ml.ts'
import { mobile } from './mobile.ts'
import { organiser } from './organiser.ts'
import { people } from './people.ts'
import { photographer } from './photographer.ts'
import { product } from './product.ts'
import { psychologist } from './psychologist.ts'
import { renovator } from './renovator.ts'
import { repairer } from './repairer.ts'
import { robotics } from './robotics.ts'
import { sales } from './sales.ts'
import { scientist } from './scientist.ts'
import { security } from './security.ts'
import { seller } from './seller.ts'
import type { Story } from './story.ts'
import { tailor } from './tailor.ts'
import { teacher } from './teacher.ts'
import { translator } from './translator.ts'
import { ux } from './ux.ts'
import { video } from './video.ts'

const professions = {
  product,
  backend,
  ml,
  mobile,
  data,
  security,
  ux,
  brand,
  editor,
  video,
  games,
  founder,
  investor,
  growth,
  sales,
  people,
  logistics,
  lawyer,
  finance,
  translator,
  factory,
  builder,
  farmer,
  exporter,
  hotelier,
  cafe,
  baker,
  seller,
  carpenter,
  renovator,
  ceramicist,
  tailor,
  mechanic,
  repairer,
  photographer,
  jeweller,
  doctor,
  psychologist,
  teacher,
  gardener,
  organiser,
  architect,
  climate,
  scientist,
  robotics,
} satisfies Record<string, Story[]>

export type ProfessionName = keyof typeof professions
export const professionNames = Object.keys(professions) as ProfessionName[]
export const storiesOf = (name: ProfessionName): Story[] => professions[name]
