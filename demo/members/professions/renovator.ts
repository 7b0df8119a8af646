import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const renovator: Story[] = [
  {
    at: 'solo',
    position: both('Electrician', 'Электрик'),
    about: both(
      'Electrician with {9..17} years and a drawing for every flat. Old aluminium wiring is my speciality: {130..260} flats are now safe.',
      'Электрик, {9..17 год|года|лет} опыта, на каждую квартиру есть схема. Специализируюсь на старой алюминиевой проводке: {130..260} квартир теперь безопасны.',
    ),
    request: both(
      'Someone who shoots short videos: I can explain a fuse box, but not to a camera.',
      'Ищу того, кто снимает короткие ролики: щиток объяснить могу, а в камеру не умею.',
    ),
    goal: both('Work only through recommendations', 'Работать только по рекомендациям'),
    tags: tagged('Electrical work/Электрика, Flats/Квартиры, Renovation/Ремонт'),
  },
  {
    at: 'solo',
    position: both('Tiler', 'Плиточник'),
    about: both(
      'I lay tiles that meet at the corner. Bathrooms in {8..13} days, a photo report every evening, the rubbish leaves with me.',
      'Кладу плитку так, что швы сходятся в углу. Ванная за {8..13 день|дня|дней}, вечером фотоотчёт, мусор увожу с собой.',
    ),
    request: both(
      'A lawyer or an experienced foreman to make a simple contract for works under {200..400},000.',
      'Ищу юриста или опытного бригадира, чтобы составить простой договор на работы до {200..400} тысяч.',
    ),
    goal: both('Work only through recommendations', 'Работать только по рекомендациям'),
    tags: tagged('Tiling/Плитка, Renovation/Ремонт, Flats/Квартиры'),
  },
  {
    at: 'construction',
    position: both('Renovation foreman', 'Бригадир по ремонту'),
    about: both(
      'A team of {4..6} for turnkey renovation, {11..19} flats a year. We open the estimate before the wallpaper.',
      'Бригада из {4..6} человек, ремонт под ключ, {11..19} квартир в год. Сначала открываем смету, потом обои.',
    ),
    request: both(
      'A plasterer and a painter {inCity} to take whole flats together. I have orders until spring.',
      'Ищу штукатура и маляра {inCity}, чтобы брать квартиры целиком. Заказы есть до весны.',
    ),
    goal: both('Gather a team for two flats at once', 'Собрать бригаду на две квартиры сразу'),
    tags: tagged('Renovation/Ремонт, Teams/Бригады, Estimates/Сметы'),
  },
  {
    at: 'solo',
    position: both('Heating fitter', 'Мастер по отоплению'),
    about: both(
      'Heated floors, boilers, water: I came from a heating plant. {90..170} houses in the region, I know most cellars by heart.',
      'Тёплые полы, котлы, вода: раньше работал{|а} на теплоцентрали. {90..170 дом|дома|домов} в области, подвалы помню наизусть.',
    ),
    request: both(
      'Owners of country houses who plan a boiler before the first frost: I take {4..6} houses a season.',
      'Ищу владельцев загородных домов, которые думают о котле до первых морозов: беру {4..6 дом|дома|домов} в сезон.',
    ),
    goal: both('Work only through recommendations', 'Работать только по рекомендациям'),
    tags: tagged('Heating/Отопление, Renovation/Ремонт, Estimates/Сметы'),
  },
]
