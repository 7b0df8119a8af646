export const concepts = `
scouting < youth-work, camping-survival
= scouting | скаутинг
doers scout, scout leader, scoutmaster | скаут, скаутмастер, вожатый скаутов
work lead scouts, take scouts camping | веду скаутов, вожу скаутов в лагерь
field scouts, scout troop, scout camp | скауты, скаутский отряд, скаутский лагерь
needs scouts for son, leaders for scouts, place for scout camp | в скауты, вожатые для скаутов, место для скаутского лагеря

woodturning < woodworking
= woodturning | токарные работы по дереву
doers woodturner, wood turner | токарь по дереву, точильщик по дереву
work turn bowls, turn balusters, turn wood | точу по дереву, точу чаши, точу балясины
field wood lathe, wooden bowls, balusters | токарный станок по дереву, деревянная посуда, балясины
needs turn a baluster, chair leg missing, wooden bowl, turned parts, staircase balusters | выточить балясину, выточить ножку, балясины для лестницы, деревянная чаша, ножки для стола

window-door-carpentry < woodworking, windows-doors
= wooden windows, doors and stairs | деревянные окна, двери и лестницы
doers window joiner, stair builder, door maker | столяр по окнам, мастер лестниц, мастер по деревянным дверям
work make wooden windows, make wooden doors, build stairs, copy old windows | делаю деревянные окна, делаю деревянные двери, делаю лестницы, повторяю старые окна
field wooden windows, wooden doors, wooden staircase, window sashes, oak door | деревянные двери, деревянные рамы, дубовая дверь, створки, лестница из дерева, оконные переплёты
needs new wooden windows, copy old window, wooden door to order, stairs to attic, staircase creaks, windows for old house, door for old house | новые деревянные окна, окна как старые, дверь из массива, лестница на чердак, скрипит лестница, скрипит пол, окна для старого дома, дверь для старого дома

floor-restoration < home-renovation, carpentry
= wooden floors and parquet | деревянные полы и паркет
doers parquet layer, floor sander | паркетчик, мастер по полам, циклёвщик
work lay parquet, sand floors, restore parquet | кладу паркет, циклюю паркет, шлифую полы, реставрирую паркет
field parquet, floorboards, floor sanding, oiled floor | паркет, половая доска, циклёвка, деревянный пол, масло для пола
needs floor creaks, sand the floor, old parquet, restore floorboards, lay wooden floor | скрипит паркет, отциклевать паркет, старый паркет, деревянный пол положить, отшлифовать пол

storage-space < neighbour-help, self-storage
= garages, cellars and storage for things | место для хранения вещей
doers garage owner, barn owner | владелец гаража, хозяин сарая
work rent out garage, have a dry cellar, store things | сдаю гараж, есть сухой подвал, храню вещи, есть сарай
field garage, dry cellar, storage room, barn for storage | гараж, кладовка, сухой подвал, складское место, сарай для хранения
needs store furniture, place for sets, keep boxes, garage for boat, dry place for wood, store costumes, nowhere to store | хранить мебель, место для декораций, оставить коробки, гараж для лодки, сухое место, хранить костюмы, негде хранить, сложить вещи

van-transport < moving-logistics
= a van and a driver for bulky things | машина и водитель для громоздких вещей
doers van driver, van owner, driver with trailer | водитель газели, водитель микроавтобуса, владелец фургона, водитель с прицепом
work drive a van, transport furniture, transport sets, carry instruments | вожу на газели, перевожу мебель, перевожу декорации, вожу инструменты, есть прицеп
field van, minibus, car trailer, pickup truck | фургон, микроавтобус, газель, автоприцеп, пикап
needs van for day, transport scenery, transport instruments, take furniture to dump, bring planks, minibus for group, van for props | фургон на день, перевезти декорации, перевезти инструменты, вывезти старую мебель, привезти доски, микроавтобус для группы, перевезти реквизит

medical-equipment-loan < disability-support, volunteering
= loan of wheelchairs and care equipment | прокат средств ухода
doers equipment loan coordinator | координатор пункта проката
work lend wheelchairs, collect crutches, lend care beds | даю коляски напрокат, собираю костыли, передаём медицинские кровати
field wheelchair loan, crutches, care bed, walking frame | прокат колясок, костыли, медицинская кровать, ходунки, противопролежневый матрас
needs wheelchair for month, crutches needed, care bed for father, walker for grandmother | коляска на месяц, нужны костыли, медицинская кровать для папы, ходунки для бабушки, одолжить костыли

sleep-problems < psychology, medicine
= sleep problems | проблемы со сном
doers sleep doctor, somnologist, sleep therapist | сомнолог, психолог по сну, специалист по сну
work treat insomnia, help people sleep | лечу бессонницу, помогаю наладить сон
field insomnia, sleep hygiene, sleep disorders | бессонница, гигиена сна, нарушения сна, сомнология
needs cannot fall asleep, wake at night, sleep badly, night shifts sleep | не могу заснуть, просыпаюсь ночью, плохо сплю, сбился режим, мучает бессонница

tour-for-children < tour-guiding, parenting
= tours and museum classes for children | экскурсии и занятия для детей
doers children's guide, museum educator | детский экскурсовод, музейный педагог
work guide children, museum lessons for classes | вожу детей по музеям, провожу занятия в музее, детские экскурсии
field children's tours, museum lesson, class excursion | музейный урок, экскурсия для школьников
needs excursion for class, tour with children, interesting museum for child, take pupils to museum | экскурсия для детей, экскурсия классу, музей с ребёнком, повести класс в музей

workshop-visits < crafts, tourism-business
= open studios and workshop visits | открытые мастерские и экскурсии к мастерам
doers workshop host, open studio organiser | хозяин открытой мастерской, организатор экскурсий к мастерам
work show my workshop, welcome groups to workshop | показываю мастерскую, принимаю группы в мастерской, провожу экскурсии по мастерской
field open studio day, workshop tour, visit to craftsman | день открытых мастерских, экскурсия в мастерскую, визит к мастеру
needs show children a workshop, see how things are made, visit craftsmen, film in workshop | показать детям мастерскую, посмотреть как делают, побывать в мастерской, снять мастеров, сходить к мастеру

stage-movement-fight < choreography, theatre
= stage fights and stunts | сценический бой и трюки
doers fight director, stuntman, stunt coordinator | постановщик боёв, каскадёр, постановщик трюков
work stage fights, perform stunts | ставлю бои, ставлю драки, выполняю трюки
field stage combat, stunts, sword fights | сценический бой, трюки, сценическое фехтование
needs fight scene, stunt for film, safe fall on stage | сцена драки, трюк для фильма, сцена боя, поставить бой

film-music-supervision < music-business, film
= music rights for films and shows | права на музыку для кино
doers music supervisor, music rights manager | музыкальный супервайзер, специалист по музыкальным правам
work clear music rights, choose music for films | очищаю права на музыку, подбираю музыку для фильмов
field music rights, music licence, royalty-free music | права на музыку, лицензия на музыку, музыка без авторских прав
needs use a song in film, rights for song, licence music | использовать песню в фильме, права на песню, очистить музыку, подобрать музыку

ancestor-letters-reading < archives, translation
= reading old handwriting | чтение старых рукописей
doers palaeographer, old handwriting reader | палеограф, читатель старых рукописей
work read old German script, transcribe old letters | читаю старый немецкий шрифт, расшифровываю рукописи, читаю скоропись
field Kurrent script, old handwriting, parish registers | готический курсив, скоропись, старые рукописи, приходские книги
needs read old letter, old German handwriting, transcribe diary, grandfather's letters | прочитать старое письмо, расшифровать дневник, письма деда, старый почерк прочитать
`
