export const concepts = `
dementia-care < elder-care, psychology
= dementia care | помощь при деменции
doers dementia carer, dementia consultant, memory clinic psychologist, geriatric psychologist | специалист по деменции, геронтопсихолог, гериатр, психолог для пожилых
work support families with dementia, train memory of elderly | помогаю семьям с деменцией, тренирую память пожилых, консультирую родственников
field dementia, Alzheimer's disease, memory loss, memory cafe, caregivers | деменция, болезнь Альцгеймера, потеря памяти, родственники больных, клуб памяти
needs mother forgets, father does not recognise, mother wanders, tired of caring, father has dementia, forgets everything, grandmother with dementia | мама забывает, отец не узнаёт, бабушка уходит из дома, устала ухаживать, у папы деменция, бабушка с деменцией, всё забывает, у бабушки Альцгеймер

hospital-volunteering < medicine, nonprofit-management
= hospital volunteering | волонтёрство в больницах
doers hospital volunteer, hospital clown, volunteer in hospital, ward volunteer | больничный волонтёр, больничный клоун, волонтёр в больнице, волонтёр-медик
work play with children in hospital, visit patients, perform in hospitals, cheer up patients, play with sick children | играю с детьми в больнице, навещаю больных, выступаю в больницах, волонтёрю в больнице, клоунирую в больнице, играю с больными детьми, навещаю пациентов
field children's ward, hospital clowns, patients' leisure, volunteers in hospital, hospital playroom, reading to patients | детское отделение, больничная клоунада, досуг пациентов, игровая в больнице, волонтёры в больнице, концерт в больнице
needs entertain sick children, concert for patients, books for hospital, volunteers for ward, toys for ward, volunteers for hospital, cheer up children, concert in hospital, sit with patients, toys for hospital | развлечь больных детей, концерт для пациентов, книги в больницу, волонтёры в отделение, игрушки в больницу, волонтёры в больницу, порадовать детей в больнице, посидеть с пациентами

goods-donation < volunteering, second-hand-swap
= collecting and giving things to those in need | сбор и передача вещей
doers donation organiser, charity shop manager | организатор сбора вещей, директор благотворительного магазина
work collect clothes, give things away, deliver parcels to families | собираю вещи, отдаю вещи, развожу продукты нуждающимся, собираю одежду
field clothes donation, charity shop, food bank, household goods, children's clothes | сбор вещей, благотворительный магазин, фудшеринг, продуктовая помощь, детская одежда, вещи в дар
needs give away clothes, furniture for free, pram to give, things for refugees, need a bed, clothes for family, where to donate, washing machine for family, school bags | отдать одежду, мебель даром, отдам коляску, вещи для беженцев, нужна кровать, детские вещи, одежда для семьи, куда отдать вещи, стиральная машина для семьи, собрать к школе, отдам бесплатно, приму в дар

sponsor-search < fundraising-charity, events
= sponsors and patrons for culture and local projects | спонсоры и меценаты для культуры
doers patron of arts, sponsor manager, sponsorship manager | меценат, спонсор, менеджер по спонсорству
work find sponsors, sponsor festivals, support theatre, support young musicians | нахожу спонсоров, спонсирую фестивали, поддерживаю театр, поддерживаю молодых музыкантов, меценатствую
field sponsorship, sponsor package, patronage, cultural grant | спонсорство, спонсорский пакет, меценатство, грант на культуру, президентский фонд культурных инициатив
needs sponsors wanted, sponsor for concert, sponsor for play, money for festival, grant for theatre, support for musicians, budget for play, funds for costumes | спонсор для концерта, спонсор спектакля, деньги на фестиваль, грант на театр, деньги на спектакль, деньги на костюмы, нужны спонсоры, спонсорская поддержка, найти мецената

grant-culture < grant-writing, cultural-management
= grants for culture, education and civic projects | гранты на культуру и социальные проекты
doers grant consultant for NGOs, grant manager | грант-менеджер, консультант по грантам НКО, грантрайтер
work write grant applications, won grants for culture, help NGOs with grants | пишу заявки на гранты, выигрываю гранты, помогаю с заявками, выиграли президентский грант
field grant application, cultural fund, presidential grants, EU grants, project report | заявка на грант, фонд президентских грантов, грантовый конкурс, культурный фонд, отчёт по гранту
needs apply for grant, write grant application, grant for festival, grant for museum, find a grant, grant rejected, partner for grant | подать на грант, написать заявку, грант на фестиваль, грант для музея, найти грант, отклонили заявку, партнёр для гранта, получить грант, выиграть грант

local-newspaper < journalism, local-history
= local press and neighbourhood media | местная пресса
doers local journalist, editor of local newspaper, local blogger | местный журналист, редактор районной газеты, городской блогер, главред
work write about town, run local news channel, run city channel | пишу о городе, веду городской паблик, веду районный канал, делаю местную газету
field local newspaper, town blog, city news, district newspaper | местная газета, городской паблик, районная газета, городские новости, городское медиа
needs write about us, article about event, announce in newspaper, stories of townspeople, press for event | написать о нас, анонс мероприятия, рассказать городу, истории горожан, статья в газету, пресса на мероприятие, распространить анонс

poster-flyer < graphic-design, events
= posters and flyers for events | афиши и листовки
doers poster designer, poster artist | дизайнер афиш, художник афиш, плакатист
work design posters, draw posters, make flyers | делаю афиши, рисую афиши, рисую плакаты, делаю листовки
field poster, flyer, concert poster, theatre poster, programme booklet | афиша, листовка, плакат, театральная афиша, программка, буклет
needs poster for concert, poster for play, design a flyer, draw a poster, programme for play, invitation design | афиша для концерта, афиша спектакля, сделать афишу, нарисовать плакат, программка для спектакля, листовки для праздника, дизайн приглашения

event-help-hands < events, volunteering
= hands and equipment for events | помощь и техника на мероприятия
doers event helper, stage builder, event technician | помощник на мероприятии, монтажник сцены, техник мероприятий
work set up stages, build stands, help at events | монтирую сцены, ставлю шатры, помогаю на мероприятиях, ставлю стенды
field stage platform, marquee, chairs and tables, projector and screen, sound equipment hire | сцена для праздника, шатры, столы и стулья, проектор и экран, аренда звука
needs stage for festival, tents for event, chairs for event, projector for evening, sound system for event, build a stage, help on day of event | сцена для фестиваля, шатры на праздник, стулья на мероприятие, проектор на вечер, колонки на праздник, собрать сцену, аппаратура на праздник, помощь в день мероприятия

speaker-guest < public-speaking, events
= guests and speakers for meetings | гости и спикеры на встречи
doers guest speaker, invited speaker, lecturer for hire | приглашённый спикер, спикер, гость встречи
work give talks, speak at meetings, give public lectures, talk about my work | выступаю на встречах, рассказываю о работе, выступаю с лекциями, читаю публичные лекции
field public talk, evening talk, lecture evening, guest talk | публичная лекция, встреча с гостем, лекторий, творческая встреча
needs speaker for meeting, guest for evening, someone to tell, interesting guest, lecture for club, invite a speaker, talk for seniors, guests for club | спикер на встречу, гость на вечер, кто расскажет, интересный гость, лекция в клуб, пригласить спикера, найти лектора, выступить у нас, гости в клуб

book-presentation < bookselling, events
= book launches and readings | презентации книг и чтения
doers reading host, literary evening host | ведущий литературных вечеров, организатор чтений
work organise readings, hold book launches | провожу литературные вечера, устраиваю чтения, провожу презентации книг
field book launch, literary evening, author meeting | презентация книги, литературный вечер, авторские чтения, встреча с автором
needs present my book, reading in library, meet readers, venue for reading, invite an author | презентовать книгу, чтения в библиотеке, встретиться с читателями, пригласить писателя, площадка для презентации книги

picture-book-team < childrens-literature, illustration
= making children's books together | создание детских книг
doers picture book author, picture book artist | автор книжки-картинки, художник детской книги
work make picture books, draw for children's books, write picture books | делаю книжки-картинки, рисую детские книги, рисую для детских издательств, создаю детские книги
field picture book, children's book project, illustrated tale, colouring book | книжка-картинка, детский книжный проект, иллюстрированная сказка, раскраска, виммельбух
needs pictures for tale, artist for tale, drawings for children's book, text needs pictures, illustrator for children, draw animals for book, finished text no pictures | рисунки к сказке, художник для сказки, картинки к детской книге, нарисовать сказку, нарисовать зверей, есть текст нужны картинки, иллюстратор для сказки, художник для детской книги

nature-science-illustration < illustration, biology
= scientific and botanical illustration | научная и ботаническая иллюстрация
doers botanical illustrator, scientific illustrator, medical illustrator | ботанический иллюстратор, научный иллюстратор, медицинский иллюстратор, художник-анималист
work draw plants, draw animals, illustrate textbooks, illustrate science | рисую растения, рисую животных, иллюстрирую учебники, рисую научные иллюстрации
field botanical illustration, scientific illustration, field guide drawings, anatomical drawing | ботаническая иллюстрация, научная иллюстрация, определитель с рисунками, анатомический рисунок
needs draw birds, pictures for field guide, illustrate article, drawings for museum, information boards | нарисовать птиц, нарисовать растения, рисунки для определителя, иллюстрации к статье, рисунки для музея, информационные стенды

home-help < neighbour-help, repair-diy
= small help around the house | помощь по дому
doers home helper, odd-job man, window cleaner | помощник по дому, мастер по мелочам, мойщик окон, домработница
work clean flats, wash windows, do odd jobs, assemble furniture | убираю квартиры, мою окна, собираю мебель, делаю по дому
field house cleaning, furniture assembly, household chores | уборка квартиры, сборка мебели, домашние дела, генеральная уборка
needs clean the flat, help around house, ironing, hang curtains, carry shopping | убрать квартиру, помыть окна, помочь по дому, повесить шторы, погладить бельё, принести продукты, найти уборщицу

key-parcel-errands < neighbour-help
= errands and carrying things for each other | поручения и передачи
doers errand runner, traveller with free luggage | курьер по поручениям, попутчик с багажом
work run errands, bring parcels, carry medicines | выполняю поручения, передаю посылки, вожу лекарства, беру передачи
field errands, parcel with traveller, medicines from home | поручения, передача с оказией, лекарства с родины, передачка
needs bring documents, pass a parcel, bring medicine, pick up order, send keys | передать документы, передать посылку, привезти лекарства, кто летит, забрать заказ, с оказией, передать с кем-нибудь

car-sharing-rides < taxi-carpool
= giving lifts and shared rides | попутки и подвоз
doers driver with free seats, ride giver | водитель с местами, автомобилист
work give lifts, drive people to doctor, drive children | подвожу людей, подвезу, вожу детей, отвожу к врачу
field free seats in car, ride to airport | попутка, места в машине, поездка в аэропорт, развоз детей
needs lift to airport, drive to doctor, ride to city, driver for day, someone with car, drive grandmother, car for trip | подвезти до аэропорта, отвезти к врачу, попутка до города, водитель на день, кто с машиной, отвезти бабушку, нужна машина, подвезти вещи

newcomer-buddy < cultural-adaptation, volunteering
= showing newcomers around | поддержка новичков на месте
doers buddy for newcomers, local guide for newcomers, old-timer | бадди для новичков, старожил, местный житель, проводник новичков
work show newcomers around, live here ten years, know the city, introduce to locals | живу здесь десять лет, знаю город, знакомлю с местными, подсказываю новичкам, помогаю приезжим освоиться
field life in city, local tips, neighbourhoods to live, first steps after move | жизнь в городе, районы для жизни, местные лайфхаки, первые шаги после переезда, районы города
needs which district to live, how things work here, local advice, ask locals, moved recently, where to live in city, first steps in country, someone who lives there, tips from locals, life in Berlin, find my feet | в каком районе жить, как здесь живётся, совет местных, спросить местных, недавно переехали, первые шаги в стране, расскажите о городе, какой район выбрать, подскажите по району, жизнь в Берлине

teenagers-abroad < schools-abroad, cultural-adaptation
= children and teenagers after a move | дети и подростки после переезда
doers psychologist for migrant children, adaptation tutor | психолог для детей эмигрантов, адаптационный тьютор
work help children adapt, support teenagers after move | помогаю детям адаптироваться, поддерживаю подростков после переезда
field children in new country, new school, welcome class | дети в новой стране, новая школа, интеграционный класс, приветственный класс
needs son has no friends, daughter misses friends, child in new school, teenager refuses to move, child does not speak language, child lonely, homesick child | у сына нет друзей, дочь скучает по друзьям, ребёнок в новой школе, подросток не хочет переезжать, ребёнок не знает языка, ребёнку одиноко, адаптация ребёнка, тяжело в новой школе

diploma-recognition-doctor < document-legalisation, medicine
= recognition of professional qualifications abroad | подтверждение профессии за рубежом
doers doctor in recognition, nurse in recognition, approbation consultant | врач на апробации, консультант по апробации, медсестра на признании
work passed approbation, confirmed my diploma, help doctors with licensing | прошла апробацию, подтвердил диплом врача, помогаю врачам с апробацией
field approbation, licensing exam for doctors, Fachsprachprüfung, USMLE, teacher recognition, equivalence of diploma | апробация, подтверждение диплома, медицинский немецкий, эквивалентность диплома, признание квалификации, лицензия медсестры
needs work as doctor abroad, confirm medical diploma, teacher abroad, language for doctors, licence for nurse, work in profession | работать врачом за границей, подтвердить диплом врача, учителем за границей, немецкий для врачей, лицензия для медсестры, подтвердить профессию

home-garden-plot < gardening
= allotments and community gardens | общие огороды и дачные участки
doers allotment gardener, community garden founder | участник общего огорода, основатель городского огорода, председатель СНТ
work run a community garden, rent allotment, grow on balcony | веду общий огород, держу дачу, выращиваю на балконе, развожу городской огород
field community garden, allotment plot, raised beds, balcony garden, garden association | городской огород, дачный участок, СНТ, садовое товарищество, огород на балконе, высокие грядки
needs share a garden, plot to share, garden neighbours, land for garden, water for garden, grow own vegetables | делить огород, участок на двоих, земля под сад, вырастить овощи, свой огород, участок в аренду, дача в аренду

seed-plant-exchange < gardening, second-hand-swap
= exchange of seeds and plants | обмен семенами и растениями
doers seed keeper, plant swapper | хранитель семян, коллекционер растений
work swap seeds, share cuttings, grow heirloom tomatoes | меняюсь семенами, делюсь черенками, выращиваю сортовые томаты, собираю старые сорта
field heirloom seeds, cuttings, seedlings, old apple varieties | сортовые семена, черенки, рассада помидоров, старые сорта яблонь, саженцы
needs seeds of tomatoes, spare seedlings, cuttings of roses, divide perennials | семена томатов, старые сорта, лишние саженцы, черенки роз, поделиться саженцами

fruit-harvest-sharing < gardening, food
= surplus harvest and shared picking | излишки урожая
doers orchard owner, juice presser | хозяин сада, владелец пресса для сока
work press juice, pick fruit, give away apples | давлю сок, собираю яблоки, раздаю яблоки
field apple juice, surplus apples, fruit picking | яблочный сок, излишки урожая, сбор яблок
needs too many apples, apples rot, press apples, someone to pick, give away fruit | некуда деть яблоки, яблоки гниют, отжать сок, собрать яблоки, отдам яблоки, самосбор

animal-assisted < animals, rehabilitation
= animal-assisted therapy | терапия с животными
doers dog therapist, hippotherapist, therapy dog handler | канистерапевт, иппотерапевт, проводник собаки-терапевта
work visit with therapy dog, therapy with horses | хожу с собакой в больницы, веду иппотерапию, занимаюсь канистерапией
field therapy dog, hippotherapy, guide dog | канистерапия, иппотерапия, собака-терапевт, собака-проводник
needs dogs for hospital, horses for special child, child afraid of dogs | собаки в больницу, лошади для особого ребёнка, ребёнок боится собак

pet-relocation < animals, relocation
= moving pets abroad | перевозка животных за границу
doers pet relocation agent, pet escort | перевозчик животных, сопровождающий питомцев, зооперевозчик
work transport pets, prepare pet documents | перевожу животных, вывожу собак, оформляю документы на животных
field pet travel, pet documents, cat in cabin, rabies titre | перевозка животных, ветпаспорт для вывоза, кот в салоне, титры бешенства, переноска
needs take dog abroad, fly with cat, pet papers, pet escort wanted, move with cat | вывезти собаку, вывезти кота, лететь с котом, документы на кота, переезд с кошкой, переезд с собакой, сопровождающий для кошки

amateur-theatre < theatre, hobbies
= amateur theatre | любительский театр
doers amateur actor, amateur theatre director | актёр любительского театра, режиссёр народного театра, участник театральной студии
work act in amateur theatre, perform with drama club | играю в любительском театре, занимаюсь в театральной студии, играю в народном театре
field amateur play, drama club, community theatre, village theatre | любительский спектакль, народный театр, театральная самодеятельность, драмкружок
needs men for roles, actors without experience, join drama club, people for play, prompter wanted, play with neighbours | мужчины на роли, актёры без опыта, вступить в драмкружок, люди на роли, нужны люди в спектакль, самодеятельность

theatre-tech-workshop < stage-design, carpentry
= building stage sets and platforms | постройка декораций и сцен
doers stage carpenter, scenic carpenter, theatre workshop head, scenic artist | театральный столяр, мастер сцены, завпост, заведующий постановочной частью, театральный бутафор
work build platforms, build scenery, weld set constructions | строю станки для сцены, делаю конструкции декораций, собираю декорации, сколачиваю декорации, варю конструкции
field stage platform, scenic construction, flats and platforms, theatre workshop | театральные станки, конструкции декораций, постановочная часть, театральная мастерская
needs carpenter for set, build a platform, wood for scenery, set must be light, moving scenery, workshop for scenery, build set cheap | столяр для декораций, построить подиум, дерево для декораций, лёгкие декорации, мастерская для декораций, сколотить декорации, кто сделает декорации

opera-musical-production < theatre, music
= musicals and music theatre | мюзиклы и музыкальный театр
doers musical performer, musical director | артист мюзикла, музыкальный руководитель, завмуз
work sing in musicals, stage musicals | играю в мюзиклах, ставлю мюзиклы, пою в мюзикле
field musical, music theatre, operetta, children's opera | мюзикл, музыкальный театр, оперетта, детская опера, музыкальный спектакль
needs singers for musical, live music for play, stage a musical, musicians for play | певцы в мюзикл, живая музыка в спектакль, поставить мюзикл, музыканты в спектакль, музыкальное оформление

festival-volunteers < volunteering, events
= festival volunteering | волонтёры на фестивалях
doers festival volunteer, volunteer shift leader | волонтёр фестиваля, координатор волонтёров фестиваля
work volunteer at festivals, meet guests, sell tickets at door | волонтёрю на фестивалях, встречаю гостей, стою на входе
field festival crew, guest reception, festival shifts | команда фестиваля, встреча гостей, смены на фестивале, волонтёрский штаб
needs people for festival, volunteers at entrance, accommodation for guests, host festival guests, drivers for guests | люди на фестиваль, волонтёры на вход, разместить гостей, жильё для артистов, встретить гостей, помочь на фестивале

artist-residency < visual-arts, hospitality
= residencies and houses for artists and writers | резиденции для художников и писателей
doers residency founder, residency host | основатель резиденции, куратор резиденции
work run a residency, host artists, house for artists | веду резиденцию, принимаю художников, держу дом для художников
field art residency, writers' house, residency programme | арт-резиденция, дом творчества, литературная резиденция, писательская резиденция
needs place to write, quiet house to work, residency for writer, artists for residency, work in silence | место чтобы писать, тихий дом для работы, резиденция для писателя, художники в резиденцию, поработать в тишине

photo-studio < photography, venue-rental
= photo studios and equipment | фотостудии и техника
doers studio owner, photo assistant | владелец фотостудии, ассистент фотографа
work rent out photo studio, lend cameras | сдаю фотостудию, даю технику, ассистирую фотографу
field photo studio, studio light, backdrop, camera rental | фотостудия, студийный свет, фотофон, прокат фототехники
needs studio for shoot, borrow lens, camera to rent, model for shoot, assistant for shoot | студия для съёмки, одолжить объектив, камера напрокат, модель для съёмки, ассистент на съёмку, помещение для фотосъёмки

photo-teaching < photography, education
= teaching photography | обучение фотографии
doers photography teacher, photo school founder | преподаватель фотографии, основатель фотошколы
work teach photography, photo walks, lead photo club | преподаю фотографию, учу фотографировать, веду фотокружок, провожу фотопрогулки
field photography course, photo club, photo walk, mobile photography | курс фотографии, фотоклуб, фотопрогулка, мобильная фотография, фотошкола, фотокружок
needs learn photography, learn camera, bought a camera, better phone photos, photo club for teens | научиться фотографировать, освоить камеру, купил камеру, снимать на телефон, фотокружок для подростков

photo-archive-family < photography, archives
= digitising photos, films and tapes | оцифровка фото, плёнок и кассет
doers digitisation specialist | специалист по оцифровке, оцифровщик
work digitise photos, scan slides, digitise cassettes | оцифровываю кассеты, сканирую слайды, оцифровываю плёнки, оцифровываю фотографии
field old cassettes, VHS tapes, film negatives, home videos | старые кассеты, видеокассеты, негативы, домашнее видео, киноплёнка
needs digitise VHS, scan albums, old film reels, restore recording | оцифровать кассеты, оцифровать видео, отсканировать альбом, старая киноплёнка, восстановить запись, оцифровать слайды

product-photo-maker < commercial-photography, crafts
= photos for makers and shops | съёмка изделий и работ
doers craft photographer, object photographer | предметный фотограф, фотограф изделий
work photograph crafts, photograph furniture, photograph paintings | снимаю изделия, снимаю мебель, снимаю предметку, фотографирую картины
field product photos, craft photos, catalogue shoot | предметная съёмка, фото изделий, съёмка для каталога, каталожная съёмка
needs photos of furniture, photos of crafts, photograph my works, photos for shop, pictures for catalogue | фото мебели, сфотографировать изделия, фото для магазина, снять работы, фото для каталога, сфотографировать картины

stage-photo-video < photography, theatre
= filming and photographing performances | съёмка спектаклей и концертов
doers theatre photographer, concert photographer | театральный фотограф, концертный фотограф
work shoot performances, photograph plays, photograph concerts | снимаю спектакли, снимаю концерты, фотографирую спектакли, репетиции снимаю
field theatre photos, concert photos, rehearsal photos, performance video | фото спектакля, концертная съёмка, съёмка репетиции, видеозапись спектакля
needs photos of play, video of performance, record concert, photograph rehearsal, photos for poster, trailer for play | фото со спектакля, видео спектакля, записать концерт, поснимать репетицию, фото для афиши, тизер спектакля

health-talks < volunteering, medicine
= health advice and choosing a doctor | советы по здоровью и выбор врача
doers family doctor, medical adviser | семейный врач, медицинский консультант
work consult patients, explain diagnoses, advise on doctors | консультирую пациентов, объясняю диагнозы, подсказываю врачей, смотрю анализы
field test results, second opinion, choice of clinic | результаты анализов, второе мнение, выбор клиники
needs good doctor, which clinic, read test results, explain diagnosis, doctor for child, doctor for mother | второе мнение врача, хороший врач, какую клинику, расшифровать анализы, объяснить диагноз, врач для ребёнка, врач для мамы, посоветуйте врача, показаться врачу

healthy-back-office < fitness-training, physiotherapy-exercise
= exercise for people who sit | разминка и осанка для сидячих
doers office fitness trainer, posture trainer | тренер по осанке, тренер офисных разминок
work run office stretching, correct posture | провожу разминки, исправляю осанку, веду здоровую спину
field healthy back class, posture correction, office stretching | здоровая спина, коррекция осанки, производственная гимнастика, суставная гимнастика
needs sit at computer, stiff neck from computer, bad posture, hunched back, move more | сижу за компьютером, затекает шея, плохая осанка, сутулюсь, больше двигаться, мало двигаюсь

burnout-support < psychology, coaching
= burnout and stress | выгорание и стресс
doers burnout coach, stress counsellor | специалист по выгоранию, консультант по стрессу
work help with burnout, restore energy, support helping professions | помогаю при выгорании, восстанавливаю ресурс, поддерживаю помогающие профессии, работаю с выгоранием
field burnout, emotional exhaustion, chronic stress | эмоциональное выгорание, хронический стресс
needs burnt out, no energy, exhausted, tired all time, volunteers burn out, teachers burn out, cannot rest | выгораю, совсем нет сил, устала от всего, постоянно устаю, волонтёры выгорают, выгорание у команды, не могу отдохнуть

grief-support < psychotherapy
= grief and loss | горе и утрата
doers grief counsellor | психолог по утрате, горевой терапевт
work support bereaved, work with loss | поддерживаю в горе, работаю с утратой
field grief, bereavement, loss of a loved one | утрата, горевание, потеря близкого, смерть близкого
needs lost my husband, lost a child, mother died, cope with loss | потеряла мужа, потеряли ребёнка, умерла мама, умер отец, пережить утрату

teen-activities < youth-work, parenting
= things for teenagers to do | занятия для подростков
doers teen club leader, teen mentor | руководитель подросткового клуба, наставник подростков
work mentor teenagers, run teen club, take teens hiking | наставляю подростков, веду клуб для подростков, вожу подростков в походы
field teen club, teenage volunteers, summer job for teens | подростковый клуб, подработка для подростка, подростки-волонтёры
needs teenager on phone, summer job for son, internship for teenager, interest for teenager, company for teenager | подросток в телефоне, подработка для сына, стажировка для подростка, увлечь подростка, подростку нужна компания, чем занять подростка

children-goods-swap < second-hand-swap, parenting
= children's things, used and shared | детские вещи
doers mum with baby things | мама с детскими вещами
work give away baby clothes, sell pram, lend cot | отдаю детские вещи, продаю коляску, отдаю кроватку
field pram, cot, baby clothes, child seat, children's bicycle | коляска детская, кроватка, детская одежда, автокресло, детский велосипед
needs pram wanted, cot for baby, clothes for baby, ski boots for child | нужна коляска для малыша, кроватка для малыша, нужно автокресло, одежда на малыша, лыжи ребёнку, вещи для новорождённого

reading-aloud < library-work, childrens-literature
= reading aloud and children's reading | чтение вслух и детское чтение
doers reading mentor, children's librarian | детский библиотекарь, чтец сказок
work read to children, children's reading club | читаю детям, веду детский читательский клуб, читаю сказки вслух
field reading aloud, bedtime stories, children's library | чтение вслух, сказки на ночь, детская библиотека
needs book for child, what to read to child, child reads badly, story hour | что почитать ребёнку, книжки для ребёнка, ребёнок плохо читает, книги для подростка, что почитать подростку

playground-building < urban-activism, carpentry
= building playgrounds and yard furniture | детские площадки и дворовая мебель
doers playground designer, playground builder | проектировщик детских площадок, строитель площадок
work build playgrounds, make benches, build tree houses | строю детские площадки, делаю скамейки, строю домики на дереве
field playground, wooden playground, bench, tree house, sandbox | деревянная площадка, скамейка, домик на дереве, песочница, качели
needs swings for yard, bench for yard, build playground, tree house for kids, sandbox for yard | качели во двор, скамейка во двор, построить площадку, домик на дереве детям, песочница во двор

homework-help < tutoring, after-school-clubs
= homework help and after-school support | помощь с уроками
doers homework tutor, study helper, after-school tutor | помощник с уроками, репетитор на продлёнке, тьютор по домашним заданиям
work help with homework, do homework with children | делаю уроки с детьми, помогаю с домашними заданиями, сижу на продлёнке
field homework, after-school group, study hour | домашка, домашнее задание, группа продлёнки
needs homework takes hours, fight over homework, homework with child, cannot help with homework | уроки до ночи, скандалы из-за уроков, делать домашку, уроки с ребёнком, помочь с домашкой, домашние задания на чужом языке

internship-students < vocational-education, mentoring
= internships and first experience | стажировки и первый опыт
doers intern, trainee, student intern, internship supervisor | стажёр, практикант, студент на практике, руководитель практики
work take interns, supervise interns, offer internships | беру стажёров, беру практикантов, веду стажировки, руковожу практикой
field internship, student practice, trainee programme, first job | стажировка, производственная практика, программа стажировок, первая работа
needs find an internship, internship for student, interns wanted, first work experience, place for practice, take on student | найти стажировку, ищу стажировку, ищем стажёров, первый опыт работы, место практики, взять студента, стажировка для дочери, практика для сына

student-life < education
= student life and dormitories | студенческая жизнь
doers student, undergraduate, student union leader, first-year student | студент, студентка, первокурсник, председатель студсовета
work study at university, study in college, run student union | учусь в университете, учусь в вузе, веду студенческий клуб, учусь на третьем курсе
field dormitory, student club, student union, student discount | общежитие, общага, студсовет, студенческий клуб, студенческое объединение
needs room in dormitory, part-time job for student, new in university, student friends | место в общежитии, подработка студенту, подработка для студентов, новые друзья в универе

philosophy-for-children < education, philosophy
= philosophy and thinking for children | философия для детей
doers philosophy teacher, thinking skills teacher | учитель философии, педагог по критическому мышлению
work teach philosophy, talk with children about big questions, teach critical thinking | преподаю философию, говорю с детьми о важном, учу критическому мышлению
field critical thinking, philosophy for children, logic lessons | критическое мышление, философия для детей, логика для детей
needs teach child to think, big questions of children, logic for child | научить ребёнка думать, детские вопросы, развить логику

nature-education < education, environment-activism
= nature education and forest lessons | экологическое просвещение
doers nature educator, forest teacher, ecology teacher | эколог-педагог, эколого-просветитель, лесной педагог
work lead nature walks with children, teach ecology | веду экоуроки, вожу детей в лес, учу экологии, провожу экопрогулки
field nature walk, forest kindergarten, eco lesson, school ecology club | экоурок, лесной садик, экологическая тропа, экологический кружок
needs nature walk for class, eco lesson for school, children to forest, guide for forest | экоурок для класса, прогулка в лес с детьми, детей на природу, экоурок в школе

home-mould-damp < home-renovation
= damp, mould, insulation and noise at home | сырость, плесень, утепление и шум в квартире
doers insulation specialist, soundproofing specialist, mould expert | мастер по утеплению, специалист по шумоизоляции, специалист по плесени
work insulate houses, soundproof rooms, remove mould | утепляю дома, делаю шумоизоляцию, удаляю плесень
field mould, insulation, soundproofing, draughts, damp wall | плесень, утепление, шумоизоляция, сквозняк, сырость
needs mould on wall, cold flat, hear neighbours, soundproof room, draught from windows, damp cellar, soundproof rehearsal room | плесень на стене, холодная квартира, слышно соседей, звукоизоляция комнаты, дует из окон, сырой подвал, звукоизолировать помещение

home-inspection < real-estate, construction
= inspection of a flat or house before buying | осмотр и приёмка жилья
doers home inspector, building surveyor, flat acceptance expert | приёмщик квартир, эксперт по осмотру домов, строительный эксперт
work inspect houses, accept flats from developers, assess condition of houses | осматриваю дома, принимаю квартиры, оцениваю состояние дома, проверяю дома
field building survey, acceptance of flat, hidden defects | приёмка квартиры, обследование дома, скрытые дефекты, технический осмотр дома
needs check house before buying, inspect a flat, look at house, is house worth | проверить дом перед покупкой, посмотреть дом, принять квартиру, скрытые дефекты в доме, стоит ли покупать дом, оценить состояние дома

house-buying-papers < property-law, real-estate
= papers for buying and selling a home | документы при покупке жилья
doers conveyancer, property paper checker | юрист по сделкам с недвижимостью, специалист по проверке квартир
work check property papers, accompany deals, register ownership | проверяю документы на квартиру, сопровождаю сделки с жильём, регистрирую собственность
field title deed, land register, property purchase contract, ownership share | выписка ЕГРН, договор купли-продажи квартиры, право собственности, доля в квартире, земельный реестр
needs buy a flat, sell a flat, buy a house, papers for house, check seller, inherited flat, sell share | купить квартиру, продать квартиру, купить дом, документы на дом, проверить продавца, квартира по наследству, продать долю, оформить дом, оформить участок

house-sitting < home-exchange-couchsurfing, pet-sitting
= house-sitting | присмотр за домом
doers house sitter, caretaker | хаус-ситтер, смотритель дома, сторож дома
work look after houses, live in while owners away | присматриваю за домом, живу в доме в отсутствие хозяев, смотрю за дачей
field house-sitting, empty house, winter care of house | присмотр за домом, пустой дом, дом зимой
needs look after house, house empty in winter, live with cat, someone to live in | присмотреть за домом, дом пустует, пожить с котом, пожить в квартире, присмотреть за дачей

locksmith < repair-diy
= locks and doors | замки и двери
doers locksmith, door fitter | мастер по замкам, слесарь по замкам, установщик дверей
work open locks, change locks, fit doors | вскрываю замки, меняю замки, ставлю двери
field door lock, key copy | дверной замок, дубликат ключей, ключи от квартиры
needs lost keys, door locked, change lock, copy key, lock jammed | потерял ключи, захлопнулась дверь, поменять замок, сделать ключ, заел замок

upcycling < crafts, environment-activism
= upcycling and repair of things | апсайклинг и вторая жизнь вещей
doers upcycler, upcycling designer | апсайклер, мастер апсайклинга
work make things from waste, upcycle clothes, reuse materials | делаю из отходов, перешиваю одежду, переделываю старые вещи
field upcycling, reused materials, fabric scraps, old jeans | апсайклинг, вторая жизнь вещей, обрезки ткани, старые джинсы, вторсырьё для творчества
needs waste materials for art, remake clothes, old materials, plastic for art | обрезки ткани отдать, материалы для творчества, перешить одежду, ненужные материалы, остатки материалов

basketry-natural-crafts < crafts
= basketry, wickerwork and natural materials | плетение и природные материалы
doers basket maker, wicker weaver | лозоплетельщик, мастер плетения, корзинщик
work weave baskets, weave willow, work with birch bark | плету корзины, плету из лозы, работаю с берестой
field baskets, willow, birch bark, wickerwork | корзины, лоза, береста, плетение
needs woven baskets, wicker fence, learn weaving baskets, willow for weaving | плетёные корзины, плетень, научиться плести, лоза для плетения

shoemaking < crafts, leatherwork
= shoemaking and shoe repair | обувь: пошив и ремонт
doers shoemaker, cobbler, shoe designer | сапожник, обувщик, обувной мастер
work make shoes, repair shoes | шью обувь, чиню обувь, ремонтирую обувь
field handmade shoes, shoe repair, stage shoes | обувь ручной работы, ремонт обуви, сценическая обувь, подмётки
needs heel broke, shoes to order, shoes for costume | починить обувь, сломался каблук, обувь на заказ, обувь для сцены, обувь для спектакля

masks-wigs-props < costume-design, stage-design
= masks, wigs and stage accessories | маски, парики и сценические аксессуары
doers mask maker, wig maker, milliner, armour maker | мастер масок, постижёр, шляпник, шляпница, мастер доспехов
work make masks, make wigs, make hats | делаю маски, делаю парики, шью шляпы, делаю доспехи
field theatre mask, wig, hats, headdress, armour | театральная маска, парик, шляпы, головные уборы, кокошник, доспехи
needs masks for play, wig for role, hats for play, crown for king, masks for carnival | маски для спектакля, парик для роли, шляпы для спектакля, корона для короля, головные уборы для хора

sheet-music-arranging < music-composition
= arranging and engraving sheet music | аранжировка и набор нот
doers arranger, music engraver, copyist | аранжировщик, нотный наборщик, переложитель
work arrange for choir, arrange for orchestra, engrave scores | делаю переложения, аранжирую для хора, набираю ноты, пишу партитуры
field choral arrangement, Sibelius, MuseScore | переложение для хора, партитура, набор нот, Сибелиус
needs arrange a song, score for choir, parts for ensemble, transcribe music, notes from recording | аранжировать песню, переложить для хора, ноты для ансамбля, снять ноты с записи, набрать ноты, партии для квартета

live-band-events < music, events-business
= live music for weddings and evenings | живая музыка на праздники
doers cover band, wedding musician, party musician | кавер-бэнд, музыкант на праздник, свадебный музыкант
work play at weddings, play at corporate parties, play background music | играю на свадьбах, играем на корпоративах, играю на праздниках, играю в ресторане
field live music, wedding band, string quartet for event, background music | живая музыка на свадьбу, квартет на свадьбу, фоновая музыка, дуэт на праздник
needs music for wedding, band for party, live music for opening, violinist for wedding, harp for wedding, band for town festival | музыка на свадьбу, группа на вечеринку, музыканты на открытие, скрипач на свадьбу, группа на день города, ансамбль на юбилей

inclusive-theatre < theatre, disability-support
= inclusive theatre and art | инклюзивный театр и искусство
doers inclusive theatre director, art teacher for disabled | режиссёр инклюзивного театра, педагог инклюзивной студии
work theatre with disabled people, run inclusive studio | делаю инклюзивный театр, веду инклюзивную студию, ставлю с особыми артистами
field inclusive theatre, inclusive studio, deaf actors, special artists | инклюзивный театр, инклюзивная мастерская, особые артисты, особые художники
needs audio description, play for blind, accessible performance, deaf audience, special actors | тифлокомментарий, спектакль для незрячих, доступный спектакль, глухие актёры, студия для особых

children-theatre-shows < theatre, children-parties
= shows for children | спектакли для детей
doers children's theatre actor, fairy tale performer | актёр детского театра, артист детских спектаклей
work perform for children, travel with children's plays, play in schools | играю для детей, вожу детские спектакли, показываем спектакли в школах
field children's play, travelling show, New Year show | детский спектакль, выездной спектакль, новогодняя ёлка, новогодний спектакль, бэби-театр
needs play for kindergarten, show at school, performance for children, show in village | спектакль в садик, спектакль в школу, новогоднее представление, представление для детей, спектакль в деревню, дед мороз

colour-grading-post < video-editing
= film postproduction and colour | постпродакшн и цвет
doers colourist, colorist, post-production supervisor | колорист, супервайзер постпродакшна
work grade films, colour correct, finish films | крашу фильмы, делаю цветокоррекцию, делаю постпродакшн
field colour grading, postproduction, DCP, film finishing | цветокоррекция фильма, постпродакшн, цвет в кино
needs grade my film, DCP for festival, finish postproduction, colour of film | покрасить кино, сделать DCP, доделать постпродакшн, цветокор, докрутить фильм

film-school < film, education
= teaching film | обучение кино
doers film teacher, film school teacher, film workshop leader | преподаватель кино, педагог киношколы, руководитель киномастерской
work teach filmmaking, film workshops for teens | преподаю режиссуру, учу снимать кино, веду киношколу, снимаю кино с подростками
field film school, film workshop, film club for teens | киношкола, киномастерская, детская киностудия, кинокружок
needs learn filmmaking, learn directing, film with teenagers, enter film school | научиться снимать кино, учиться режиссуре, снять кино с детьми, поступить во ВГИК, поступить в киношколу

festival-programming < film-distribution-festivals, events
= film and theatre festivals | кино- и театральные фестивали
doers festival director, festival programmer, festival selector | директор кинофестиваля, программный директор, отборщик фестиваля
work run film festival, select films, programme festivals | делаю кинофестиваль, отбираю фильмы, составляю программу фестиваля
field film festival, festival programme, competition of films, jury | кинофестиваль, программа фестиваля, конкурс фильмов, жюри фестиваля
needs films for festival, jury for festival, festival guests, hall for festival, festival partner | фильмы на фестиваль, жюри на фестиваль, гости фестиваля, зал для фестиваля, партнёр фестиваля

zines-small-press < self-publishing, illustration
= zines and small press | зины и малая печать
doers zine maker, small press publisher, riso printer | зинмейкер, малый издатель, самиздатчик
work make zines, print riso, publish small editions | делаю зины, печатаю ризо, издаю малыми тиражами, делаю самиздат
field zine, risograph, small edition, artist book | зин, ризограф, малый тираж, книга художника, самиздат
needs print a zine, risograph print, small edition print, zine fair | напечатать зин, печать на ризографе, малотиражная печать, зин-фестиваль

letters-ceremony-texts < writing
= texts for life occasions | тексты на случай
doers occasional writer, letter writer, celebrant | автор поздравлений, автор текстов на заказ, церемониймейстер
work write congratulations, write letters for others, write obituaries | пишу поздравления, пишу письма за других, пишу некрологи
field wedding vows, congratulation text, obituary, complaint letter | свадебная клятва, текст поздравления, некролог, письмо-жалоба
needs write a letter, congratulate grandmother, write a complaint, words for funeral, poem for anniversary | написать письмо, поздравить бабушку, написать жалобу, слова прощания, стихи к юбилею

women-circle-clubs < community-building
= women's clubs and circles | женские клубы
doers women's club founder, women's circle leader | основательница женского клуба, ведущая женских кругов
work run women's club, gather women | веду женский клуб, собираю женщин, провожу женские круги
field women's club, women's circle, mothers' club | женский клуб, женский круг, мамский клуб, клуб мам
needs female friends, women's company, club for mothers | женская компания, подруги в новом городе, найти подруг, клуб для мам

men-groups < community-building, psychology
= men's and fathers' groups | мужские и отцовские группы
doers fathers' club leader, men's group leader | руководитель клуба отцов, ведущий мужской группы
work run fathers' club, lead men's groups | веду клуб отцов, веду мужские группы
field fathers' club, men's group | папа-клуб, совет отцов, мужская группа, клуб отцов
needs company of fathers, time with son, activities with father | компания отцов, время с сыном, походы с папами

fear-of-stage < psychology, public-speaking
= fear of speaking and performing | страх выступлений
doers public speaking coach, stage fear coach | тренер по выступлениям, психолог для выступающих
work help overcome stage fright, train for speeches | помогаю справиться со страхом сцены, готовлю к выступлениям
field stage fright, fear of speaking | страх сцены, страх выступлений, мандраж
needs afraid to speak, voice trembles, nervous before audience, freeze on stage, blush when speaking | боюсь выступать, дрожит голос, волнуюсь перед публикой, теряюсь на сцене, страшно говорить, боюсь говорить перед людьми

adult-adhd < psychology
= ADHD and attention in adults | СДВГ у взрослых
doers ADHD coach | СДВГ-коуч, коуч по СДВГ
work support adults with ADHD, live with ADHD | помогаю людям с СДВГ, живу с СДВГ
field adult ADHD, executive functions | СДВГ у взрослых, исполнительные функции, РАС у взрослых
needs cannot focus, always late, start and drop, distracted all time | не могу сфокусироваться, всё бросаю, постоянно отвлекаюсь, всегда опаздываю

chronic-illness-living < patient-communities
= living with a chronic illness | жизнь с хронической болезнью
doers patient advocate, patient expert | пациентский активист, равный консультант
work live with diabetes, support patients, share my illness experience | живу с диабетом, поддерживаю пациентов, прошла лечение, делюсь опытом болезни
field diabetes life, remission, patient organisation, rare disease | жизнь с диабетом, ремиссия, пациентская организация, редкое заболевание
needs newly diagnosed, same diagnosis, medicine not available, child with diabetes, someone who recovered | поставили диагноз, такой же диагноз, не достать лекарство, ребёнок с диабетом, кто лечился, кто сталкивался с диагнозом

table-games-clubs < hobbies, board-games
= cards, bridge, billiards, darts and other club games | карты, бридж, бильярд и клубные игры
doers bridge player, billiards player, poker player, darts player | бриджист, бильярдист, игрок в покер, игрок в дартс
work play bridge, play billiards, play poker | играю в бридж, играю в бильярд, играю в покер, играю в домино
field bridge club, billiards, snooker, darts, petanque, bowling | бридж, бильярд, снукер, дартс, петанк, боулинг, домино
needs partner for bridge, fourth for bridge, petanque company | партнёр по бриджу, поиграть в бильярд, четвёртый в бридж, компания на боулинг, поиграть в петанк

dog-company < animals, hobbies
= dog walks together and dog playmates | совместные прогулки с собаками
doers dog owner nearby | собачник по соседству, хозяин собаки рядом
work walk with dogs together, organise dog walks | гуляю с собакой, собираю собачников, устраиваю собачьи прогулки
field dog walk, dog park, dog playground | прогулка с собаками, собачья площадка, площадка для выгула
needs company for dog walks, friends for dog, where to walk dog | компания для прогулок с собакой, друзья для собаки, где гулять с собакой

garden-structures < landscaping-business, carpentry
= fences, sheds, ponds and paths | заборы, беседки, пруды и дорожки
doers fence builder, pond builder, garden builder | строитель заборов, мастер по прудам, мастер садовых построек
work build fences, build sheds, dig ponds, lay paths | ставлю заборы, строю беседки, копаю пруды, мощу дорожки, строю теплицы
field fence, shed, gazebo, pond, garden path, greenhouse building | забор, беседка, пруд, садовая дорожка, навес, хозблок
needs fence fell, build a fence, build gazebo, dig a pond, lay path, build greenhouse, shed for tools | упал забор, поставить забор, построить беседку, выкопать пруд, выложить дорожку, построить теплицу, навес для машины

town-festival < events, urban-activism
= town and neighbourhood festivals | городские и дворовые праздники
doers town festival organiser, street party organiser | организатор городского праздника, организатор дворового праздника
work organise street parties, hold town fairs, Christmas market | устраиваю дворовые праздники, провожу городские ярмарки, организую день двора
field street festival, town fair, neighbours' day | день соседей, рождественская ярмарка, городской фестиваль, праздник улицы, масленица
needs stalls for fair, craftsmen for market, musicians for street party, food for festival, stage in yard, people for fair | торговцы на ярмарку, мастера на рынок, музыканты на праздник двора, еда на фестиваль, сцена во дворе, ярмарка ищет, участвовать в ярмарке

exhibition-making < art-curating, events
= mounting exhibitions | монтаж и устройство выставок
doers exhibition installer, framer, gallery technician | монтажник выставок, багетный мастер, экспозиционер
work hang exhibitions, frame pictures, build exhibition stands | монтирую выставки, развешиваю картины, оформляю в багет, делаю рамы
field picture frames, passepartout, exhibition hanging | багет, рамы для картин, паспарту, развеска, витрины для музея
needs frame a picture, frames for exhibition, hang paintings, light for exhibition, wall for exhibition | оформить картину в раму, рамы для выставки, развесить картины, свет для выставки, витрина для экспонатов, багетная мастерская

refugee-tutoring < tutoring, volunteering
= free lessons for children in need | бесплатные уроки для детей в трудной ситуации
doers volunteer tutor, volunteer teacher | волонтёр-репетитор, учитель-волонтёр
work teach orphans for free, tutor refugee children, free lessons online | бесплатно занимаюсь с детьми, учу детей беженцев, занимаюсь с детдомовцами, уроки для подопечных
field free tutoring, lessons for refugees, lessons in hospital school | бесплатное репетиторство, уроки для беженцев, госпитальная школа
needs free lessons for children, teachers as volunteers, tutor for refugee child, lessons for orphans | бесплатные уроки детям, учителя-волонтёры, репетитор ребёнку беженцев, уроки для сирот, позаниматься бесплатно
`
