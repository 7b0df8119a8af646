import type { CityRow } from './city-row.ts'
import { africaNorthWest } from './data/africa-north-west.ts'
import { africaSouthEast } from './data/africa-south-east.ts'
import { belarusMoldovaBaltics } from './data/belarus-moldova-baltics.ts'
import { caucasusCentralAsia } from './data/caucasus-central-asia.ts'
import { centralAmerica } from './data/central-america.ts'
import { china } from './data/china.ts'
import { eastAsia } from './data/east-asia.ts'
import { europeCentral } from './data/europe-central.ts'
import { europeGermanSpeaking } from './data/europe-german-speaking.ts'
import { europeNorthWest } from './data/europe-north-west.ts'
import { europeSouthEast } from './data/europe-south-east.ts'
import { europeSouthWest } from './data/europe-south-west.ts'
import { middleEast } from './data/middle-east.ts'
import { northAmerica } from './data/north-america.ts'
import { oceania } from './data/oceania.ts'
import { russiaCentre } from './data/russia-centre.ts'
import { russiaFarEast } from './data/russia-far-east.ts'
import { russiaNorthWest } from './data/russia-north-west.ts'
import { russiaSiberia } from './data/russia-siberia.ts'
import { russiaSouth } from './data/russia-south.ts'
import { russiaUrals } from './data/russia-urals.ts'
import { russiaVolga } from './data/russia-volga.ts'
import { southAmerica } from './data/south-america.ts'
import { southAsia } from './data/south-asia.ts'
import { southEastAsia } from './data/south-east-asia.ts'
import { ukraine } from './data/ukraine.ts'

/** All known cities. */
export const cityRows: CityRow[] = [
  ...africaNorthWest,
  ...africaSouthEast,
  ...belarusMoldovaBaltics,
  ...caucasusCentralAsia,
  ...centralAmerica,
  ...china,
  ...eastAsia,
  ...europeCentral,
  ...europeGermanSpeaking,
  ...europeNorthWest,
  ...europeSouthEast,
  ...europeSouthWest,
  ...middleEast,
  ...northAmerica,
  ...oceania,
  ...russiaCentre,
  ...russiaFarEast,
  ...russiaNorthWest,
  ...russiaSiberia,
  ...russiaSouth,
  ...russiaUrals,
  ...russiaVolga,
  ...southAmerica,
  ...southAsia,
  ...southEastAsia,
  ...ukraine,
]
