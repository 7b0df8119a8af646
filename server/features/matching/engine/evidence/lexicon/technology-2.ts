export const concepts = `
antifraud < cybersecurity
= anti-fraud | антифрод
doers antifraud analyst, fraud analyst, fraud prevention manager, trust and safety manager | антифрод-аналитик, фрод-аналитик, специалист по противодействию мошенничеству, антифродер
work catch fraudsters, prevent fraud | ловлю мошенников, борюсь с фродом
field antifraud, fraud detection, chargeback, trust and safety, scam prevention, kyc verification | антифрод, фрод, мошеннические операции, чарджбек, телефонные мошенники, верификация личности
needs scammers among users, many chargebacks, stop scammers, fraud orders, fake accounts, fake users, scam calls, verify users | мошенники среди клиентов, много чарджбеков, развели мошенники, фейковые аккаунты, мошенники звонят, обманули мошенники, проверить пользователей, защита от мошенников

devops < software-engineering
= DevOps | DevOps
doers devops, devops engineer, platform engineer, infrastructure engineer, build engineer, release engineer | девопс, девопс-инженер, платформенный инженер, инфраструктурный инженер, релиз-инженер, девопсер
work set up ci/cd, automate deployment, run infrastructure, deploy apps, set up servers, build pipelines | настраиваю ci/cd, деплою, поддерживаю инфраструктуру, автоматизирую деплой, деплоить, настраивать серверы, настраиваю серверы, разворачиваю приложения, настраиваю деплой
field ci/cd, docker, terraform, ansible, jenkins, gitlab ci, infrastructure as code, deployment pipeline | докер, терраформ, ансибл, деплой, сиайсиди, инфраструктура как код, девопс-практики
needs deploys break everything, releases take days, set up deployment, deploy the app, set up server, server setup, release often, nobody manages servers, need devops | деплой руками, релиз выкатываем сутками, после релиза всё ломается, настроить деплой, развернуть приложение, настроить сервер, выложить на сервер, нужен девопс, настроить ci, некому следить за серверами

kubernetes < devops
= Kubernetes | Kubernetes
doers kubernetes engineer, k8s engineer, kubernetes administrator | кубер-инженер, инженер kubernetes
work run kubernetes, migrate to kubernetes | поднимаю кубер, перевожу в кубернетес
field kubernetes, k8s, helm charts, container orchestration, openshift, istio | кубернетес, кубер, оркестрация контейнеров, опеншифт
needs containers keep restarting, move to containers | поды падают, переехать в контейнеры

sre < devops
= site reliability engineering | надёжность сервисов
doers sre, site reliability engineer, on-call engineer, observability engineer | sre-инженер, инженер по надёжности, дежурный инженер
work keep services up, set up monitoring | слежу за доступностью сервисов, настраиваю мониторинг и алерты
field site reliability, observability, prometheus, grafana, slo, uptime, postmortem of incidents | надёжность сервисов, мониторинг серверов, графана, прометеус, отказоустойчивость, аптайм
needs service keeps going down, users report outages first, service goes down, site outages, reliability of service | сервис падает по ночам, узнаём от пользователей, падает сервис, настроить мониторинг, перебои сервиса, надёжность сервиса

cloud < devops
= cloud infrastructure | облачная инфраструктура
doers cloud engineer, cloud architect, aws engineer, azure engineer, finops specialist | облачный инженер, облачный архитектор, клауд-инженер, aws-инженер
work migrate to cloud, cut cloud costs | переношу в облако, оптимизирую облачные расходы
field aws, azure, gcp, google cloud, cloud migration, serverless, cloud computing, yandex cloud, finops | облачные сервисы, облачная инфраструктура, яндекс облако, амазон aws, миграция в облако, серверлесс
needs cloud bill is huge, move off local servers, move to cloud, cloud costs, cheaper hosting, choose cloud, expensive hosting | дорогое облако, большие счета за облако, переехать с российских серверов, переехать в облако, расходы на облако, выбрать облако, дорогой хостинг, перенести на сервер

sysadmin < devops
= system administration | системное администрирование
doers system administrator, sysadmin, linux administrator, it administrator, windows administrator, server admin, it guy | сисадмин, системный администратор, админ linux, линуксоид, эникейщик, админ серверов, админ, айтишник в офис, приходящий сисадмин
work administer servers, maintain office network, set up office it, set up mail, maintain computers, back up data | администрирую серверы, обслуживаю офисную сеть, админю, настраиваю серверы, настраиваю почту, обслуживаю компьютеры, настраивать офисную технику, делаю бэкапы
field linux, windows server, active directory, vmware, server administration, web hosting, backup server, virtualisation, vps, corporate mail, office computers, local server, backup | линукс, серверы, виртуализация, хостинг, бэкапы, актив директори, резервное копирование, впс, корпоративная почта, офисные компьютеры, резервные копии, сервер в офисе
needs server crashed, no backups, office network slow, server down, office it, set up backups, nobody does it support, move the server, corporate email | упал сервер, нет бэкапов, не работает почта, интернет в офисе тормозит, сервер упал, настроить почту, настроить бэкапы, нужен сисадмин, обслуживание компьютеров, перенести сервер

it-support < sysadmin
= IT support | техподдержка
doers it support specialist, helpdesk specialist, support engineer, desktop support, computer technician, tech support, support agent, computer repairman, computer helper | техподдержка, специалист техподдержки, саппорт-инженер, компьютерный мастер, хелпдеск, инженер техподдержки, сотрудник поддержки, мастер по компьютерам, ремонтник компьютеров, специалист поддержки, поддержка пользователей
work fix computers, support users, set up laptops, answer tickets, help users, repair computers, install software | чиню компьютеры, ремонтирую ноутбуки, настраиваю компьютеры, поддерживаю пользователей, помогаю пользователям, отвечаю на заявки, ремонтирую компьютеры, чинить компьютеры, ставлю программы, настраиваю ноутбуки
field helpdesk, it support, service desk, itil, ticketing system, computer repair, support tickets, laptop, printer, software installation, virus removal, first line support | техническая поддержка, сервис-деск, ремонт компьютеров, ИТИЛ, ремонт ноутбуков, заявки пользователей, ноутбук, принтер, установка программ, первая линия поддержки, вторая линия поддержки, тикеты
needs laptop broke, computer is slow, printer does not work, fix computer, broken laptop, broken computer, slow computer, slow laptop, computer froze, printer broken, install windows, remove virus, set up printer, does not turn on, support team overloaded | сломался ноутбук, компьютер тормозит, принтер не печатает, слетела винда, починить компьютер, починить ноутбук, компьютер не включается, ноутбук не включается, тормозит компьютер, тормозит ноутбук, не работает принтер, настроить принтер, установить windows, удалить вирус, переустановить винду, поддержка не справляется

network-engineering < telecom
= network engineering | сетевая инженерия
doers network engineer, network administrator, cisco engineer, noc engineer | сетевик, сетевой инженер, сетевой администратор, цисковод
work configure routers, build networks | настраиваю сети, настраиваю роутеры, прокладываю сети, настраиваю микротик
field computer networks, cisco, ccna, mikrotik, vpn, routing and switching, wi-fi network, sd-wan | локальная сеть, циска, микротик, маршрутизатор, сетевое оборудование, ВПН, ЛВС, беспроводная сеть
needs wi-fi drops, connect offices by vpn, set up wifi, weak wifi, slow internet, set up router, lay cable, office network, no internet | вайфай отваливается, соединить офисы в сеть, настроить вайфай, слабый вайфай, плохой интернет, медленный интернет, настроить роутер, проложить сеть, нет интернета, сеть в офисе

qa < software-engineering
= software testing | тестирование ПО
doers qa engineer, tester, software tester, qa, manual tester, test lead, qa lead, test engineer, beta tester | тестировщик, тестер, куа, qa-инженер, кьюэй, тест-лид, бета-тестировщик, специалист по тестированию, инженер по тестированию
work test software, find bugs, write test cases, test apps, test websites, check quality, report bugs | тестирую приложения, тестирую софт, ищу баги, пишу тест-кейсы, тестировать приложения, тестирую сайты, проверяю качество, нахожу ошибки
field software testing, quality assurance, test cases, bug report, regression testing, manual testing, bugs, beta testing, test plan | тестирование ПО, ручное тестирование, тест-кейс, баг-репорт, баги, регрессионное тестирование, контроль качества ПО, баг, бета-тест, тестирование сайта, тестирование приложения, план тестирования, тест-план
needs bugs in production, users report bugs, too many bugs, test the app, test our app, need testers, many bugs, full of bugs, beta testers, check before release, errors on site, nobody tests | баги на проде, пользователи жалуются на баги, всё глючит, протестировать приложение, протестировать сайт, нужны тестировщики, найти баги, много багов, бета-тестеры, полно багов, ошибки на сайте, проверить перед релизом, глючит приложение, некому тестировать

test-automation < qa
= test automation | автоматизация тестирования
doers qa automation engineer, sdet, test automation engineer, aqa | автотестер, автоматизатор тестирования, aqa-инженер, автоматизатор QA
work automate tests, write autotests | пишу автотесты, автоматизирую тестирование
field test automation, selenium, playwright, cypress tests, pytest, appium, autotests | автотесты, автоматизация тестирования, селениум, плейрайт
needs regression takes a week, tests still manual, automate testing, manual testing takes long, no autotests | регресс занимает неделю, всё тестируем руками, автоматизировать тесты, нет автотестов, ручное тестирование долго, покрыть тестами

load-testing < qa
= performance testing | нагрузочное тестирование
doers performance engineer, load tester, performance tester | нагрузочник, инженер по нагрузочному тестированию, перформанс-инженер
work run load tests, profile performance | провожу нагрузочное тестирование, профилирую производительность
field load testing, performance testing, jmeter, k6, gatling, stress test of servers | нагрузочное тестирование, джиметр, производительность системы, стресс-тест сервиса
needs survive black friday, slow under load, will it survive load, many visitors, peak load, check the load | выдержит ли сервис нагрузку, тормозит под нагрузкой, выдержит нагрузку, пиковая нагрузка, проверить нагрузку, много посетителей

product-management
= product management | продакт-менеджмент
doers product manager, product owner, pm in tech, cpo, chief product officer, head of product, product lead, product person, digital product manager | продакт, продакт-менеджер, менеджер продукта, продакт-оунер, владелец продукта, директор по продукту, продуктолог, CPO продукта, продукт-менеджер, продакты, руководитель продукта
work launch products, own the roadmap, prioritise backlog, build products, develop products, grow products, talk to users, launch features | запускаю цифровые продукты, веду продукт, приоритизирую бэклог, строю роадмап, развиваю продукт, запускаю продукты, управляю продуктом, вести продукт, развивать продукты, создаю продукты
field product management, product roadmap, backlog, product-market fit, jobs to be done, product discovery, feature prioritisation, product strategy, product metrics, user needs | продакт-менеджмент, управление продуктом, бэклог, роадмап, продуктовый подход, дорожная карта продукта, продакт маркет фит, продуктовая стратегия, метрики продукта, дорожная карта, гипотезы продукта
needs nobody uses the features, what to build next, no product-market fit, which features, what to build, prioritise features, nobody uses, users do not return, product advice, find product-market fit | никто не пользуется фичами, какие фичи делать, нет продакт маркет фита, какие функции, что делать дальше с продуктом, приоритизировать задачи, не пользуются продуктом, найти product-market fit, развитие продукта, продуктовая экспертиза

custdev < product-management
= customer discovery | исследование потребностей клиентов
doers customer researcher, custdev specialist, discovery researcher, user interviewer | кастдевер, специалист по кастдеву, исследователь аудитории, респондент, интервьюер пользователей
work interview customers, run custdev, test hypotheses, do customer interviews, talk to customers, validate ideas | провожу кастдев, провожу проблемные интервью, проверяю гипотезы, кастдевлю, беру интервью у пользователей, общаюсь с клиентами, провожу интервью с клиентами
field customer development, custdev, customer discovery, problem interview, customer interviews, jtbd interview, interviews with users, respondents, user feedback | кастдев, проблемное интервью, глубинное интервью, интервью с пользователями, проверка гипотез, джобс ту би дан, респонденты, интервью с клиентами, обратная связь от пользователей
needs does anyone need it, need people to interview, validate the idea, need respondents, looking for respondents, interview users, talk to users, test hypothesis, validate hypothesis, feedback from users, first users, test users, early adopters, get feedback | нужно ли это кому-то, ищу респондентов, проверить идею на людях, нужны респонденты, поговорить с пользователями, поговорить с клиентами, проверить гипотезу, первые пользователи, тестовые пользователи, ранние последователи, провести кастдев, собрать обратную связь

it-project-management < product-management
= IT project management | управление ИТ-проектами
doers it project manager, delivery manager, technical project manager, program manager | айти-проджект, проджект, деливери-менеджер, руководитель ИТ-проектов, РП в ИТ, технический проджект
work deliver software projects, manage sprints, manage it projects, coordinate developers, deliver projects | веду айти-проекты, управляю спринтами, довожу айти-проекты до релиза, вести айти-проекты, управляю проектами, координирую разработчиков, веду проекты разработки
field it project management, jira, sprint planning, gantt chart, software delivery, pmp | управление ИТ-проектами, джира, спринты, диаграмма ганта, проджект-менеджмент
needs software deadlines slip, nobody tracks the tasks, manage developers, missed deadlines, project is late, keep deadlines | сроки по разработке едут, задачи никто не ведёт, координировать разработчиков, управлять разработкой, срываются сроки, сроки горят, контроль сроков

ux-design < design
= UX/UI design | UX/UI-дизайн
doers ux designer, ui designer, ui/ux designer, product designer, interface designer, designer of interfaces, app designer, web and app designer | ux-дизайнер, ui-дизайнер, ux/ui-дизайнер, продуктовый дизайнер, проектировщик интерфейсов, юиксер, дизайнер интерфейсов, дизайнер приложений, дизайнер продукта, проектировщик
work design interfaces, draw mockups in figma, prototype interfaces, design apps, draw interfaces, design screens, make mockups, make prototypes in figma | проектирую интерфейсы, рисую интерфейсы, рисую макеты в фигме, рисовать интерфейсы, проектировать интерфейсы, дизайн приложений, делаю макеты, делаю прототипы в фигме, рисую экраны
field ux, ui, ui/ux, figma, wireframe, interface design, usability, design system, user flow, app design, mockups, clickable prototype, user interface, interface | юикс, фигма, дизайн интерфейсов, юзабилити, дизайн-система, макет интерфейса, пользовательский путь, дизайн приложения, интерфейс, интерфейсы, кликабельный прототип, экраны приложения, макеты в фигме
needs users get confused, interface is confusing, app looks ugly, design an app, draw the interface, confusing interface, inconvenient interface, ugly app, redesign the app, mockups for developers, users do not understand | пользователи путаются, неудобный интерфейс, интерфейс непонятный, нарисовать интерфейс, непонятный интерфейс, продумать интерфейс, сделать макеты, неудобное приложение, неудобный сайт, пользователи не понимают, редизайн приложения, упростить интерфейс

ux-research < ux-design
= UX research | UX-исследования
doers ux researcher, user researcher, usability tester | ux-исследователь, юикс-исследователь, ux-ресёрчер, исследователь пользователей
work run usability tests, research users | провожу юзабилити-тесты, исследую пользователей
field ux research, usability test, user research, eye tracking, card sorting, user testing | ux-исследование, юзабилити-тестирование, исследование пользователей, айтрекинг, модерируемые тесты
needs why users leave, testers for our interface, test the interface, test prototype, watch users | почему не нажимают кнопку, протестировать на живых пользователях, юзабилити-тест, протестировать прототип, понаблюдать за пользователями, проверить интерфейс, тест на пользователях

ux-writing < ux-design
= UX writing | тексты в интерфейсах
doers ux writer, content designer, ux editor | ux-писатель, ux-редактор, ux-райтер, юикс-райтер, редактор интерфейсов
work write interface texts, write microcopy | пишу тексты для интерфейсов, пишу микротексты
field ux writing, microcopy, interface copy, tone of voice guide, localisation strings | интерфейсные тексты, микрокопи, ux-тексты, тексты в интерфейсе
needs error messages are unclear, users misread buttons, texts for app, interface texts, error texts, clear texts in app | непонятные тексты ошибок, непонятные кнопки, тексты для приложения, тексты в интерфейс, тексты ошибок, понятные тексты

accessibility < ux-design, qa
= digital accessibility | цифровая доступность
doers accessibility specialist, a11y engineer, accessibility consultant | специалист по доступности, эксперт по цифровой доступности
work make sites accessible, audit accessibility, test with screen reader | делаю интерфейсы доступными, проверяю доступность сайтов, делаю сайты доступными, проверяю доступность, тестирую со скринридером
field accessibility, a11y, wcag, screen reader, inclusive design | цифровая доступность, доступность интерфейсов, скринридер, инклюзивный дизайн, доступная среда
needs blind users cannot use, accessibility lawsuit, accessible site, accessible for blind, accessible for disabled, accessibility audit | незрячие не могут пользоваться, версия для слабовидящих, сайт для незрячих, доступный сайт, доступность для инвалидов, проверить доступность

design
= design | дизайн
doers designer, creative director, art director, freelance designer | дизайнер, арт-директор, арт-дир, дизайнер-фрилансер, артдир
work do design, make design | занимаюсь дизайном, делаю дизайн, дизайню
field design studio, design thinking, design education, moodboard, art direction, design portfolio | дизайн, дизайн-студия, дизайн-мышление, мудборд, арт-дирекшн, дизайн-портфолио
needs it looks amateurish, make it look good, design help, looks ugly, looks amateur, nice design, make beautiful | выглядит непрофессионально, сделать красиво, помочь с дизайном, выглядит некрасиво, красиво оформить, нужен дизайн, сделать дизайн

graphic-design < design
= graphic design | графический дизайн
doers graphic designer, visual designer, print designer, layout designer, graphic artist, poster designer | графический дизайнер, дизайнер-график, дизайнер полиграфии, дизайнер-верстальщик, художник-дизайнер, дизайнер плакатов, дизайнер афиш
work design flyers, design social media graphics, do layouts, design posters, make banners, design covers, make layouts | рисую баннеры, делаю макеты для печати, оформляю соцсети, верстаю буклеты, рисую плакаты, делаю баннеры, делаю афиши, рисую обложки, делаю макеты, оформляю посты, делать дизайн
field graphic design, photoshop, adobe illustrator, coreldraw, banner design, poster design, booklet, canva, indesign, poster, flyer, brochure, leaflet, cover design, layout for print, infographics | графический дизайн, фотошоп, баннер, буклет, листовка, полиграфия, макет для печати, канва дизайн, корел, плакат, афиша, брошюра, обложка, инфографика, оформление соцсетей
needs need a flyer, pictures for socials, design a poster, make a poster, need a designer, banner for event, design a cover, design a brochure, make infographics, design for social media, card layout | нужен буклет, оформить соцсети, нужны баннеры, нарисовать афишу, сделать плакат, нужен дизайнер, ищу дизайнера, сделать листовку, сделать баннер, оформить обложку, сделать инфографику, сверстать буклет, нужна обложка, нарисовать открытку

branding-identity < graphic-design
= brand identity design | фирменный стиль
doers brand designer, logo designer, identity designer, brand identity designer | бренд-дизайнер, логомейкер, дизайнер логотипов, айдентик-дизайнер
work design logos, create brand identity, rebrand companies | рисую логотипы, делаю айдентику, разрабатываю фирменный стиль, делаю ребрендинг
field logo, brand identity, corporate identity, brandbook, visual identity, rebranding, guidelines for brand | логотип, айдентика, фирменный стиль, брендбук, ребрендинг, гайдлайн, лого
needs no logo, brand looks outdated, need a logo, make a logo, draw a logo, brand style, new logo, name and logo | нет логотипа, нужен логотип, бренд выглядит устаревшим, сделать логотип, нарисовать логотип, нужен брендинг, новый логотип, придумать логотип

typography < graphic-design
= type design and typography | шрифты и типографика
doers type designer, typographer, calligrapher, lettering artist, font designer | шрифтовой дизайнер, дизайнер-типограф, каллиграф, леттерист, шрифтовик
work draw fonts, do calligraphy, letter by hand | рисую шрифты, занимаюсь каллиграфией, делаю леттеринг
field typeface, typography, lettering, calligraphy, font design, glyphs | типографика, шрифты, леттеринг, каллиграфия, кириллица, дизайн шрифта
needs need a custom font, wedding invitations by hand, hand lettering, choose a font, custom font, calligraphy for invitations | нужен свой шрифт, приглашения от руки, подобрать шрифт, свой шрифт, надпись от руки, каллиграфия для приглашений

presentation-design < graphic-design
= presentation design | дизайн презентаций
doers presentation designer, powerpoint designer, slide designer | слайдмейкер, дизайнер презентаций, оформитель презентаций
work design slides, make presentations | делаю презентации, оформляю презентации, рисую слайды
field presentation design, powerpoint, keynote slides, slide deck, infographics, google slides | дизайн презентаций, повер поинт, слайды, инфографика, презентация для инвестора
needs slides look boring, presentation for investors tomorrow, make slides, ugly slides, pitch deck design, make presentation beautiful | слайды скучные, презентация выглядит плохо, упаковать презентацию, оформить презентацию, сделать презентацию, красивые слайды, сделать слайды, дизайн презентации, презентация для инвесторов

packaging-design < graphic-design
= packaging design | дизайн упаковки
doers packaging designer, label designer | дизайнер упаковки, дизайнер этикетки, конструктор упаковки
work design packaging, design labels | делаю упаковку, рисую этикетки, разрабатываю упаковку
field packaging design, product label, package mockup, shelf design, marketplace cards | дизайн упаковки, этикетка, упаковка товара, карточки для маркетплейсов, инфографика для маркетплейсов
needs product lost on shelf, need a label, design a label, new packaging, label for jar, box design | товар теряется на полке, нужна этикетка, нужны карточки товаров, сделать этикетку, нарисовать этикетку, дизайн коробки, новая упаковка

three-d-graphics < design
= 3D graphics and visualisation | 3D-графика и визуализация
doers 3d artist, 3d modeler, 3d visualiser, cg artist, 3d generalist, archviz artist | 3д-художник, 3d-визуализатор, 3d-моделлер, 3д-моделлер, визуализатор, тридэшник, 3d-художник
work model in 3d, render interiors | моделирую в 3д, делаю рендеры, делаю 3d-визуализации
field 3d modelling, blender, cinema 4d, 3ds max, 3d rendering, 3d visualisation, archviz, zbrush, houdini | 3д-моделирование, блендер, рендер, 3d-графика, 3д-визуализация, три д макс, компьютерная графика
needs show building before construction, need renders, 3d model, render the product, visualise in 3d, render interior | показать интерьер до ремонта, нужны рендеры, нужна 3d-модель, сделать 3d-модель, 3d-визуализация, сделать рендер, визуализировать проект, трёхмерная модель, нужен 3d-моделлер

illustration-digital < design
= illustration | иллюстрация
doers illustrator, digital artist, book illustrator, children's book illustrator, sticker artist | иллюстратор, диджитал-художник, художник-иллюстратор, книжный иллюстратор, стикермейкер
work draw illustrations, illustrate books, draw in procreate | рисую иллюстрации, иллюстрирую книги, рисую в прокриэйте, рисую стикеры
field illustration, procreate, digital art, character illustration, picture book, stickers | иллюстрация, диджитал-арт, прокриэйт, стикеры, стикерпак, персонаж для бренда, книжная иллюстрация
needs pictures for my book, need a mascot, illustrate a book, draw a character, draw pictures, illustrations for article, need an illustrator | нужны картинки к книге, нужен маскот, проиллюстрировать сказку, нарисовать иллюстрации, иллюстрации к книге, нарисовать персонажа, нужен иллюстратор, ищу иллюстратора, картинки для книги, нарисовать картинки

industrial-design < design, engineering
= industrial design | промышленный дизайн
doers industrial designer, furniture designer, object designer, transport designer | промышленный дизайнер, промдизайнер, предметный дизайнер, дизайнер мебели, транспортный дизайнер
work design physical products, design furniture, design enclosures, design cases, design housings, design products | проектирую предметы, разрабатываю дизайн корпуса, проектирую мебель, проектирую корпуса, дизайн изделий, придумываю корпуса, проектировать корпуса
field industrial design, product design of objects, furniture design, ergonomics, design for manufacturing, concept car, device case, enclosure, product housing, device housing | промышленный дизайн, промдизайн, предметный дизайн, эргономика, дизайн корпуса, дизайн мебели, дизайн среды, корпус прибора, корпус устройства, дизайн изделия, дизайн прибора, внешний вид прибора
needs gadget needs a case, make device look good, case for device, enclosure for device, design the housing, product looks, ergonomic handle, design a gadget | нужен корпус для устройства, устройство выглядит кустарно, корпус для прибора, сделать корпус, спроектировать корпус, внешний вид устройства, дизайн гаджета

interior-design < design, architecture
= interior design | дизайн интерьера
doers interior designer, decorator, interior architect, home stager | дизайнер интерьера, интерьерщик, дизайнер интерьеров, декоратор интерьера, хоумстейджер
work design interiors, decorate apartments, stage homes | проектирую интерьеры, делаю дизайн-проекты квартир, декорирую квартиры
field interior design, home staging, apartment renovation design, interior styling, feng shui | дизайн интерьера, интерьер, дизайн-проект квартиры, хоумстейджинг, планировка квартиры, комплектация интерьера, декор интерьера
needs just bought a flat, plan the apartment, furnish the flat, design the apartment, design the office, layout of flat, cafe interior, choose furniture, cosy home | купили квартиру надо обустроить, как спланировать квартиру, нужен дизайн-проект, обустроить квартиру, дизайн квартиры, дизайн офиса, планировка, интерьер кафе, подобрать мебель, обставить квартиру, проект интерьера

service-design < design, product-management
= service design | сервис-дизайн
doers service designer, cx designer, cx manager, customer experience manager | сервис-дизайнер, cx-менеджер, cx-дизайнер, менеджер клиентского опыта
work map customer journeys, design services | строю карты пути клиента, проектирую сервисы
field service design, customer journey map, cjm, customer experience, service blueprint, nps | сервис-дизайн, сервисный дизайн, клиентский опыт, карта пути клиента, клиентский путь
needs customers complain about service, clients do not return, improve service, customer journey, bad service, complaints about service | клиенты жалуются на сервис, клиенты не возвращаются, улучшить сервис, жалобы на сервис, путь клиента, плохой сервис

fashion-tech-design < design
= clothing pattern and fashion design software | дизайн и конструирование одежды
doers fashion designer, pattern maker, clothing constructor, clo3d designer, textile designer | дизайнер одежды, конструктор одежды, модельер, конструктор-модельер, дизайнер тканей, дизайнер принтов
work design clothes, make patterns, design prints | конструирую одежду, строю лекала, рисую принты, создаю коллекции одежды
field fashion design, sewing patterns, clo3d, textile print, clothing collection, tech pack | дизайн одежды, лекала, принты на ткань, коллекция одежды, конструирование одежды, техпакет
needs need patterns graded, launch a clothing brand, sewing pattern, clothing design, design a uniform | нужны лекала, запустить бренд одежды, сделать лекала, построить выкройку, разработать форму одежды

game-development < software-engineering
= game development | разработка игр
doers game developer, gamedev, game programmer, indie game developer, game producer, game maker, game creator | геймдев, разработчик игр, игродел, игроразработчик, инди-разработчик игр, продюсер игр, создатель игр, геймдевелопер, игроделы
work make games, develop video games, create games, code games, develop a game | делаю игры, разрабатываю игры, пилю инди-игру, создаю игры, делать игры, программирую игры, разрабатывать игры, делаю игру
field game development, video game, indie game, steam release, game studio, mobile game, game jam, hypercasual, game prototype, computer game, browser game, pc game, game project | геймдев-студия, разработка игр, видеоигра, инди-игра, игровая студия, мобильная игра, гейм-джем, гиперказуалка, компьютерная игра, прототип игры, браузерная игра, игра на компьютер, игровой проект
needs looking for game publisher, need gameplay testers, make a game, build a game, team for game, join a game project, game idea, playtesters, test the game, publisher for game, game programmer needed | ищу издателя игры, собираю команду на игру, нужны плейтестеры, сделать игру, команда для игры, идея игры, плейтест, протестировать игру, издатель для игры, нужен программист в игру, разработать игру, ищу команду в геймдеве

unity < game-development
= Unity | Unity
doers unity developer, unity programmer | unity-разработчик, юнити-разработчик, юнитист
work code in unity, build games in unity | пишу на юнити, делаю игры на unity
field unity engine, unity3d, unity game | юнити, движок unity, на unity
needs game in unity | нужен unity-разработчик, игра на юнити

unreal-engine < game-development
= Unreal Engine | Unreal Engine
doers unreal developer, ue developer, unreal artist, blueprint programmer | unreal-разработчик, анриал-разработчик, анрильщик
work build in unreal, make scenes in unreal | делаю на анриале, собираю сцены в unreal
field unreal engine, ue5, godot, blueprints in unreal, game engine | анриал, анрил энджин, годот, игровой движок
needs scene in unreal | нужен unreal-разработчик, сцена в анриале

game-design < game-development
= game design | геймдизайн
doers game designer, level designer, narrative designer, game writer, game economist | геймдизайнер, гейм-дизайнер, левел-дизайнер, нарративный дизайнер, сценарист игр, нарративщик
work design game mechanics, design levels, balance games | придумываю механики, балансирую игры, пишу сюжеты для игр
field game design, game mechanics, level design, game balance, game narrative, game economy, game lore | геймдизайн, игровые механики, левел-дизайн, игровой баланс, игровой сюжет, лор игры
needs players quit early, game is boring, balance the game, boring game, invent a game | игроки быстро уходят, играть скучно, игровая механика, сбалансировать игру, скучная игра, придумать игру, баланс игры

game-art < game-development, three-d-graphics
= game art | игровая графика
doers game artist, concept artist, character artist, environment artist, technical artist, pixel artist | концепт-художник, игровой художник, художник по персонажам, техартист, технический художник, пиксель-артист, концептер
work draw concept art, model game characters, draw pixel art | рисую концепты, рисую персонажей, рисую пиксель-арт, делаю игровых персонажей
field concept art, pixel art, game assets, character design, texturing, game sprites, substance painter | концепт-арт, пиксель-арт, игровые ассеты, дизайн персонажей, спрайты, текстурирование
needs game needs an artist, placeholder graphics in game, art for game, draw characters, game graphics, sprites for game | нужен художник в игру, нет графики для игры, арт для игры, графика для игры, нарисовать персонажей, художник для игры, ищу художника в игру

electronics < engineering
= electronics engineering | электроника
doers electronics engineer, hardware engineer, circuit designer, hardware developer, radio engineer, electronics designer, electronics specialist, circuit engineer, hardware person | электронщик, инженер-электронщик, схемотехник, радиоинженер, радиотехник, хардварщик, инженер-схемотехник, разработчик электроники, инженер по электронике, железячник, схемач, радиоэлектронщик
work design circuits, build devices, solder, develop electronics, design electronics, assemble devices, repair electronics, debug hardware, design devices, solder boards | разрабатываю электронику, паяю, проектирую устройства, собираю устройства, разрабатывать электронику, собирать устройства, проектирую электронику, делаю электронику, отлаживаю железо, паяю платы, паять, собираю приборы
field electronics, circuit design, hardware startup, soldering, schematics, consumer electronics, gadget, oscilloscope, electronic device, device prototype, electronic components, power supply unit, analog circuits | электроника, схемотехника, электронное устройство, пайка, радиоэлектроника, гаджет, железо и электроника, осциллограф, электронные компоненты, прибор, схема устройства, блок питания, прототип прибора, электронные устройства, аналоговая схема, электроника для прибора
needs build a device prototype, board burned out, design a circuit, build a device, make a device, electronics for device, hardware prototype, electronics engineer needed, assemble prototype, find components, solder a board, reduce power consumption | собрать прототип устройства, сгорела плата, нужен железячник, разработать схему, сделать устройство, разработать прибор, собрать прототип, нужен электронщик, ищу электронщика, найти компоненты, спаять плату, собрать схему, разработать электронику

pcb-design < electronics
= PCB design | проектирование печатных плат
doers pcb designer, pcb layout engineer, board designer | тополог плат, трассировщик плат, разработчик печатных плат, конструктор РЭА
work design pcbs, route boards, lay out boards, design circuit boards | развожу платы, трассирую платы, проектирую печатные платы, проектирую платы, разводить платы, делаю платы, разрабатываю платы
field pcb, altium, kicad, printed circuit board, pcb assembly, smt line, circuit board, board layout, gerber files | печатная плата, альтиум, разводка платы, трассировка платы, монтаж плат, кикад, печатные платы, топология платы, герберы
needs order boards, small batch of boards, design a board, make a board, lay out the board, manufacture boards, assemble boards, order pcbs | заказать платы, малая серия плат, развести плату, спроектировать плату, изготовить платы, сделать плату, собрать платы, разработать плату, заказать печатные платы

chip-design < electronics
= chip design | микроэлектроника
doers chip designer, asic engineer, fpga engineer, verification engineer, semiconductor engineer, vlsi engineer | разработчик микросхем, плисовод, fpga-разработчик, микроэлектронщик, верификатор микросхем, разработчик ПЛИС
work design chips, write verilog, verify rtl | проектирую микросхемы, пишу на verilog, программирую ПЛИС
field semiconductor, asic, fpga, verilog, vhdl, risc-v, microelectronics, integrated circuit, photolithography, chip design | микроэлектроника, ПЛИС, микросхема, полупроводники, верилог, чипы, интегральная схема, фотолитография, процессор risc-v
needs need a custom chip, replace unavailable chips, fpga developer, design a chip, chip replacement, fpga code | нужна своя микросхема, заменить недоступные микросхемы, нужен плисовод, разработать микросхему, прошивка плис, замена микросхем

robotics < engineering
= robotics | робототехника
doers robotics engineer, roboticist, ros developer, robot programmer, mechatronics engineer | робототехник, инженер-робототехник, мехатроник, программист роботов, ros-разработчик
work build robots, program robots, design robots, automate with robots, assemble robots | делаю роботов, программирую роботов, собираю роботов, разрабатываю роботов, проектирую роботов, конструирую роботов, создаю роботов
field robotics, robot, ros2, mechatronics, humanoid, slam navigation, manipulator arm, autonomous robot, cobots, robot arm, mobile robot, warehouse robot, delivery robot, service robot | робототехника, мехатроника, робот, робот-манипулятор, промышленный робот, роботизация производства, антропоморфный робот, мобильный робот, складской робот, робот-доставщик, сервисный робот, роборука
needs replace labour with robots, robotise the line, build a robot, make a robot, robot for, automate assembly, test our robot, place to test robot | роботизировать производство, заменить ручной труд роботами, сделать робота, собрать робота, робот для, роботизировать, испытать робота, полигон для робота

drones < robotics
= drones | беспилотники
doers drone pilot, drone operator, uav engineer, fpv pilot, drone developer | оператор БПЛА, дроновод, пилот дрона, разработчик дронов, оператор дронов, беспилотчик
work fly drones, build drones, film from drone, survey with drone, spray by drone, inspect by drone, map by drone | летаю на дронах, собираю дроны, снимаю с дрона, пилотирую дроны, облетаю объекты, снимаю дроном, аэросъёмка с дрона, осматриваю дроном, делаю аэрофотосъёмку
field drone, uav, fpv, quadcopter, aerial survey, dji, unmanned aircraft, aerial mapping, drone inspection, thermal drone, drone survey, drone footage | дрон, БПЛА, беспилотник, квадрокоптер, БАС, аэросъёмка, коптер, беспилотные системы, аэрофотосъёмка, осмотр с дрона, тепловизор на дроне, съёмка с дрона, полёты на дроне, дроны
needs film from the air, survey from above, aerial photo, aerial footage, inspect the roof by drone, permission to fly, shoot from drone, fly over | снять с воздуха, облететь объект, аэросъёмка участка, снять дроном, осмотреть крышу, нужен дрон, разрешение на полёты, оператор дрона, облететь

autonomous-driving < robotics, automotive
= self-driving vehicles | беспилотный транспорт
doers self-driving engineer, autonomous vehicle engineer, adas engineer, lidar engineer | инженер беспилотных автомобилей, разработчик беспилотников авто, инженер ADAS
work build self-driving cars, plan vehicle motion | делаю беспилотные автомобили, разрабатываю автопилоты
field self-driving, autonomous vehicle, adas, lidar, autopilot software, robotaxi, sensor fusion | беспилотный автомобиль, лидар, автопилот, роботакси, беспилотный транспорт, планирование движения робота
needs test self-driving, lidar data, self-driving robot, test track | испытать беспилотник, данные лидара, беспилотная тележка, полигон для беспилотника

industrial-automation < engineering
= industrial automation | промышленная автоматизация
doers plc programmer, control systems engineer, scada engineer, instrumentation engineer, automation and control engineer | асушник, инженер АСУ ТП, программист ПЛК, киповец, инженер КИПиА, асутпшник, наладчик автоматики
work program plcs, commission control systems, automate production, set up controllers, install sensors on equipment | программирую ПЛК, внедряю АСУ ТП, налаживаю автоматику, автоматизирую производство, настраиваю контроллеры, автоматизировать производство, ставлю датчики на оборудование, проектирую автоматику
field plc, scada, industrial control systems, siemens tia portal, process instrumentation, industry 4.0, dcs, codesys, hmi panel, mes system, production automation, control cabinet, process control, industrial sensors | АСУ ТП, ПЛК, скада, КИПиА, промышленная автоматизация, промышленные контроллеры, индустрия 4.0, автоматика, MES-система, автоматизация производства, шкаф управления, управление технологическим процессом, промышленные датчики, диспетчеризация, цеховая автоматика
needs production line stops, automate the plant, automate workshop, line stops, equipment stops, control system, equipment monitoring, downtime | линия встаёт, автоматизировать цех, контроллер сгорел, простои оборудования, оборудование встаёт, система управления, контроль оборудования, автоматизировать линию

telecom < engineering
= telecommunications | телекоммуникации
doers telecom engineer, rf engineer, telecom specialist, radio access engineer, antenna engineer | телеком-инженер, связист, инженер связи, телекомщик, радиочастотный инженер, антенщик
work build mobile networks, plan radio coverage, design antennas | строю сети связи, планирую радиопокрытие, проектирую антенны
field telecom, 5g, lte, mobile operator, radio network, antenna design, base station, fiber optics, satellite internet, voip | телеком, сети 5G, оператор связи, сотовая связь, базовая станция, оптоволокно, ВОЛС, антенна, IP-телефония, спутниковый интернет
needs no mobile coverage, connect internet in village, no coverage, bad connection, bring internet, internet in village, amplify signal, set up telephony, mobile signal | нет связи в посёлке, провести интернет за город, настроить телефонию, нет связи, плохая связь, провести интернет, интернет в деревне, усилить сигнал, не ловит телефон, интернет на даче

amateur-radio < telecom, electronics
= amateur radio | радиолюбительство
doers radio amateur, ham radio operator, radio hobbyist | радиолюбитель, коротковолновик, радист
work operate on shortwave, build transceivers | выхожу на коротких волнах, собираю трансиверы
field ham radio, amateur radio, sdr radio, transceiver, shortwave, meshtastic | радиолюбительство, трансивер, рация, позывной, короткие волны, рации
needs radio licence, set up radio, walkie-talkies, radio without internet | получить позывной, настроить рацию, рации для похода, связь без интернета

energy < engineering
= energy | энергетика
doers energy engineer, power engineer, energy consultant, energy manager, energy specialist, energy auditor, heat engineer | инженер-энергетик, энергоаудитор, теплоэнергетик, главный энергетик, энергетик, специалист по энергетике, теплотехник, специалист по энергосбережению
work run power plants, audit energy use, save energy, reduce energy costs, calculate heat loss | эксплуатирую электростанции, провожу энергоаудит, снижаю энергозатраты, экономлю энергию, снижать энергозатраты, считаю теплопотери, энергоаудит зданий, оптимизирую энергопотребление
field energy sector, power plant, power grid, energy audit, energy efficiency, energy market, cogeneration, heat pump, electricity, energy saving, heat loss, district heating, thermal power, energy bills, power consumption, thermal imaging | энергетика, электростанция, ТЭЦ, энергоаудит, энергоэффективность, электросети, энергосбережение, тепловой насос, ТЭК, электроэнергия, теплопотери, теплоснабжение, потребление энергии, тепловизор, счета за электроэнергию, тарифы на электроэнергию, котельная
needs electricity bills too high, not enough power capacity, save electricity, high electricity bills, connect to grid, more power, heating bills, power outages | большие счета за электричество, не хватает мощностей, нет электрической мощности, экономить электроэнергию, счета за электричество, большие счета за отопление, снизить расходы на энергию, теплопотери дома, подключить электричество, увеличить мощность, технологическое присоединение, отключают свет

renewables < energy
= renewable energy | возобновляемая энергетика
doers solar engineer, solar installer, wind energy engineer, renewables developer, cleantech founder | инженер ВИЭ, монтажник солнечных панелей, ветроэнергетик, специалист по солнечной энергетике, клинтех-предприниматель
work install solar panels, develop wind farms, install solar, design solar plants, set up wind turbines, model wind | ставлю солнечные панели, строю солнечные станции, развиваю ветропарки, устанавливаю солнечные панели, проектирую солнечные станции, монтирую ветряки, монтаж солнечных панелей, ставить солнечные панели
field solar panels, renewable energy, wind farm, photovoltaics, green energy, cleantech, green hydrogen, biogas, geothermal, wind energy, solar energy, wind turbine, solar plant, solar power, off-grid power, wind measurements, small hydro | солнечные панели, ВИЭ, зелёная энергетика, ветряк, солнечная электростанция, ветропарк, биогаз, водородная энергетика, возобновляемая энергия, клинтех, ветроэнергетика, солнечная энергия, ветрогенератор, солнечная станция, солнечная батарея, инвертор, автономное электроснабжение, ветроизмерения, солнечная энергетика, малая гидроэнергетика
needs power house from sun, become energy independent, solar for house, solar on roof, wind turbine for, off grid, own power plant, land for solar, wind data | запитать дом от солнца, не зависеть от электросети, поставить солнечные панели, солнечные панели на крышу, солнечные панели на дом, ветряк на участок, автономное электричество, своя электростанция, участок под солнечную станцию, данные о ветре

energy-storage < energy, chemistry
= batteries and storage | аккумуляторы и накопители
doers battery engineer, battery scientist, electrochemist, bms engineer | аккумуляторщик, электрохимик, разработчик батарей, инженер по накопителям
work develop batteries, assemble battery packs | разрабатываю аккумуляторы, собираю батареи
field lithium-ion, battery pack, energy storage, bms board, fuel cell, solid-state battery, supercapacitor | аккумулятор, литий-ионный, накопитель энергии, топливный элемент, аккумуляторная сборка, суперконденсатор, электрохимия
needs battery drains quickly, custom battery pack, battery for device, backup power, choose batteries, assemble battery, battery life, ups for home | батарея быстро садится, нужна нестандартная батарея, аккумулятор для устройства, резервное питание, выбрать аккумулятор, собрать батарею, бесперебойник, быстро разряжается

nuclear-energy < energy, physics
= nuclear power | атомная энергетика
doers nuclear engineer, reactor physicist, radiation safety engineer, nuclear power specialist | атомщик, ядерщик, инженер-ядерщик, инженер АЭС, реакторщик, дозиметрист
work run nuclear reactors, design reactors | работаю на АЭС, проектирую реакторы
field nuclear power, nuclear reactor, fusion energy, tokamak, radiation safety, nuclear waste, uranium, small modular reactor | атомная энергетика, АЭС, ядерный реактор, термояд, токамак, Росатом, радиационная безопасность, ядерные отходы
needs dosimetry, nuclear expert | нужен дозиметрист, специалист по реакторам

oil-gas < energy, engineering
= oil and gas | нефтегаз
doers petroleum engineer, drilling engineer, reservoir engineer, oil and gas engineer, oilman | нефтяник, газовик, буровик, инженер-нефтяник, нефтегазовик, разработчик месторождений, буровой мастер
work drill wells, model reservoirs | бурю скважины, моделирую пласты, добываю нефть, разрабатываю месторождения
field oil and gas, drilling, petroleum, refinery, pipeline construction, lng, oilfield services, upstream oil, reservoir modelling | нефтегаз, нефть и газ, бурение, скважина, нефтесервис, НПЗ, СПГ, нефтепереработка, газопровод, нефтехимия
needs well output is falling, oilfield equipment supplier, oil equipment, drilling contractor, pipeline inspection | падает дебит, поставщик нефтегазового оборудования, нефтяное оборудование, буровой подрядчик, диагностика трубопровода

electrical-engineering < engineering
= electrical engineering | электротехника
doers electrical engineer, electrician, power systems engineer, wiring specialist | электрик, инженер-электрик, электромонтажник, электромонтёр, электротехник, инженер-проектировщик ЭОМ
work wire houses, design power supply, install electrics, repair wiring, install sockets, connect appliances, assemble panels | делаю проводку, провожу электрику, проектирую электроснабжение, собираю щиты, меняю проводку, ставлю розетки, проводить электрику, чиню проводку, подключаю технику, электромонтажные работы
field electrical engineering, wiring, switchboard, power supply design, transformer substation, relay protection, electrical installation, sockets, circuit breaker, electric panel, electrical work | электротехника, электрика, электропроводка, электроснабжение, электромонтаж, электрощит, релейная защита, подстанция, розетки, проводка, щиток, автомат в щитке, электрощиток, выключатели
needs fuse keeps tripping, rewire the flat, no electricity, wiring problem, replace wiring, change sockets, socket sparks, lights flicker, connect stove, need electrician, short circuit, hang a lamp | выбивает пробки, поменять проводку, искрит розетка, нет света, поменять розетки, розетка не работает, мигает свет, нужен электрик, ищу электрика, короткое замыкание, подключить плиту, повесить люстру, провести электричество, проводка старая

engineering
= engineering | инженерное дело
doers engineer, chief engineer, design engineer, r&d engineer, inventor, technical expert, technical consultant, technician, r&d specialist | инженер, главный инженер, инженер-проектировщик, изобретатель, инженер-исследователь, главный конструктор, технический специалист, технический эксперт, техник, разработчик техники
work engineer things, invent things, do r&d, design equipment, develop technology, calculate structures, do engineering calculations, design machines | изобретаю, занимаюсь инженерными разработками, веду НИОКР, разрабатываю технику, проектирую оборудование, делаю расчёты, инженерные расчёты, разрабатываю технологии, конструирую
field engineering, r&d, invention, triz, deep tech, hardware prototyping, engineering bureau, standards and certification, technical expertise, engineering calculation, prototype of device, technical solution, pilot plant, test bench | инженерия, инжиниринг, НИОКР, ТРИЗ, дип-тех, изобретение, инженерное бюро, изобретательство, техническое творчество, техническая экспертиза, инженерный расчёт, опытный образец, техническое решение, испытательный стенд, опытная установка, экспериментальный образец
needs technical feasibility unclear, invention needs an engineer, need an engineer, looking for engineer, make a prototype, working prototype, invent a device, technical advice, check calculations | нужен инженерный расчёт, есть изобретение, проверить техническую реализуемость, нужен инженер, ищу инженера, техническая консультация, сделать опытный образец, рабочий прототип, технически возможно, проверить расчёты, сделать чертёж

mechanical-engineering < engineering
= mechanical engineering | машиностроение
doers mechanical engineer, mechanical designer, machine designer, cad engineer, cad designer | инженер-конструктор, конструктор машин, машиностроитель, инженер-механик, конструктор-машиностроитель, сапровец
work design mechanisms, draw in solidworks, model parts in cad, design parts, make drawings, draw parts, design machines, model in 3d | проектирую механизмы, черчу, моделирую в солиде, разрабатываю чертежи, чертю в компасе, делаю чертежи, чертить, проектировать механизмы, конструирую детали, моделирую детали, проектирую корпуса, 3d-модели деталей
field mechanical engineering, solidworks, cad, autocad, technical drawing, fusion 360, machine parts, catia, inventor cad, drawing of part, cad model, gearbox, machine design | машиностроение, солидворкс, автокад, чертежи, САПР, компас-3D, конструкторская документация, КД, детали машин, редуктор, конструкция изделия, 3d-модель детали, сборочный чертёж
needs drawings of a part, part keeps breaking, need drawings, design a part, design a mechanism, part breaks, mechanical design, draw a part | нужны чертежи, деталь ломается, нужен конструктор механизма, сделать чертежи, начертить деталь, спроектировать механизм, нужен конструктор, разработать конструкцию, ломается деталь, сделать модель детали

simulation-cae < mechanical-engineering
= engineering simulation | инженерные расчёты
doers cfd engineer, fea engineer, stress engineer, simulation engineer | расчётчик, инженер-расчётчик, прочнист, cfd-инженер, аэродинамик
work run simulations, calculate strength, model airflow | делаю расчёты на прочность, считаю прочность, считаю аэродинамику
field finite element, cfd, fea, ansys, comsol, strength analysis, digital twin, aerodynamics | метод конечных элементов, МКЭ, прочностной расчёт, ансис, цифровой двойник, аэродинамика, гидродинамика, сопромат
needs will the structure hold, overheating of device, strength calculation, calculate load, simulate airflow, simulate heat, vibration analysis, device overheats | выдержит ли конструкция, перегревается корпус, расчёт на прочность, рассчитать прочность, рассчитать нагрузку, смоделировать поток, тепловой расчёт, рассчитать вибрации, перегревается прибор

manufacturing-engineering < engineering
= manufacturing engineering | технология производства
doers manufacturing engineer, process engineer, production engineer, plant engineer, quality engineer | технолог производства, инженер-технолог, производственник, заводчанин, начальник цеха, инженер по качеству, производственный инженер
work set up production, launch serial production, improve yield, produce batches, scale production, reduce defects, prepare production | запускаю производство, налаживаю производство, ставлю на серийное производство, внедряю бережливое производство, налаживать производство, снижаю брак, запуск в серию, внедряю в производство, ставлю на производство
field manufacturing, lean manufacturing, contract manufacturing, six sigma, serial production, injection molding, toyota production system, production line, kaizen, small batch production, mass production, production process | серийное производство, бережливое производство, контрактное производство, литьё пластика, пресс-форма, производственная линия, кайдзен, завод, отдел технического контроля, малая серия, мелкосерийное производство, массовое производство, брак на производстве, производственный процесс, производственная площадка
needs find a factory, too many defects, from prototype to series, find a manufacturer, find manufacturer, small batch, first batch, produce a batch, start production, who can produce, launch production, factory for, production site, contract factory | найти завод, много брака, от прототипа к серии, где произвести, найти производителя, ищу производство, ищем производство, малая партия, первая партия, произвести партию, запустить производство, кто произведёт, запустить в серию, завод для, снизить брак, наладить выпуск, пробная партия

machining-cnc < manufacturing-engineering
= CNC and metalworking | ЧПУ и металлообработка
doers machinist, cnc operator, cnc programmer, metalworker, lathe operator, toolmaker | оператор ЧПУ, наладчик ЧПУ, токарь, фрезеровщик, слесарь, программист ЧПУ, металлист, чпушник
work turn parts, mill and turn, cut metal, make parts, machine parts, cut plywood, cut by laser | точу детали, фрезерую, обрабатываю металл, режу лазером, изготавливаю детали, делаю детали на станке, вытачиваю, режу фанеру, режу металл, лазерная резка на заказ
field cnc, machining, milling machine, lathe, laser cutting, sheet metal, metalworking, plasma cutting, turning and milling, metal parts, cnc machine, engraver | ЧПУ, металлообработка, токарный станок, фрезерный станок, лазерная резка, фрезеровка, станки с чпу, гибка металла, листовой металл, токарка, детали из металла, фрезер, гравировка, токарные работы
needs make a metal part, part according to drawing, make a part, machine a part, laser cut, metal part, turn a part, bend metal | выточить деталь, изготовить деталь по чертежу, нарезать фанеру лазером, изготовить деталь, сделать деталь, выточить, вырезать лазером, резать металл, металлическая деталь, согнуть лист, нужен токарь

welding < manufacturing-engineering
= welding | сварка
doers welder, welding engineer, metal fabricator, blacksmith | сварщик, инженер-сварщик, сварной, кузнец, технолог сварки
work weld metal, fabricate steel, forge iron | варю металл, варю конструкции, кую железо, изготавливаю металлоконструкции
field welding, steel structures, metal fabrication, argon welding, blacksmithing, metal forging | сварка, металлоконструкции, аргонная сварка, кузнечное дело, ковка, сварочный аппарат
needs weld a gate, gates and fence, weld, weld a frame, make a metal frame, metal fence, weld pipes, need a welder | сварить ворота, заварить трещину, сварить раму, сварить забор, сварить каркас, нужен сварщик, приварить, металлический каркас, сварочные работы

three-d-printing < manufacturing-engineering
= 3D printing | 3D-печать
doers 3d printing specialist, additive manufacturing engineer, 3d printer operator | 3d-печатник, специалист по 3D-печати, мейкер-изобретатель, аддитивщик, 3д-печатник
work print on 3d printer, print prototypes, 3d scan parts, print parts, print models | печатаю на 3d-принтере, печатаю прототипы, сканирую детали, печатаю детали, печатать на принтере, печатаю модели, 3d-печать на заказ
field 3d printing, additive manufacturing, 3d printer, 3d scanner, pla filament, resin printing, rapid prototyping | 3д-печать, 3d-печать, 3д-принтер, 3d-принтер, аддитивные технологии, 3d-сканирование, пластик для печати
needs print a plastic part, broken part not sold, 3d print, print a part, print a model, print a case, plastic part, print prototype | напечатать деталь, сломалась пластиковая деталь, нужен макет изделия, напечатать корпус, напечатать модель, напечатать на 3d, 3d-печать детали, пластиковая деталь, распечатать на 3d-принтере, нужен 3d-принтер

materials-science < engineering, chemistry
= materials science | материаловедение
doers materials scientist, metallurgist, polymer scientist, composites engineer, ceramics engineer, materials engineer | материаловед, металлург, полимерщик, композитчик, специалист по композитам, коррозионист, литейщик
work develop materials, test alloys, develop composites | разрабатываю материалы, исследую сплавы, делаю композиты, лью металл
field materials science, metallurgy, polymers, composites, alloys, graphene, carbon fibre, corrosion, plastics, nanomaterials | материаловедение, металлургия, полимеры, композиты, сплавы, графен, углепластик, коррозия, пластмассы, наноматериалы
needs choose a material, part corrodes, which material, test the material, material properties, coating for, composite part, replace material, corrosion problem | подобрать материал, деталь ржавеет, заменить импортный материал, какой материал, испытать материал, свойства материала, покрытие для, деталь из композита, ржавеет, заменить материал

nanotechnology < materials-science, physics
= nanotechnology | нанотехнологии
doers nanotechnologist, nanoengineer, thin film scientist, electron microscopist | нанотехнолог, наноинженер, микроскопист, специалист по тонким плёнкам
work make nanoparticles, grow thin films | синтезирую наночастицы, напыляю плёнки
field nanotechnology, nanoparticles, thin films, electron microscopy, quantum dots, clean room | нанотехнологии, наночастицы, тонкие плёнки, электронная микроскопия, квантовые точки, чистая комната

automotive < engineering
= automotive engineering | автомобилестроение
doers automotive engineer, vehicle engineer, car designer, powertrain engineer | автоинженер, автомобилестроитель, автомобильный инженер, моторист, двигателист, конструктор автомобилей
work design cars, develop engines, calibrate engines | разрабатываю автомобили, проектирую двигатели, калибрую двигатели
field automotive, car manufacturer, internal combustion engine, powertrain, can bus, autosar, oem supplier, auto industry | автопром, автомобилестроение, ДВС, двигатель внутреннего сгорания, трансмиссия, автокомпоненты, автозавод, автомобильная промышленность
needs car component supplier, engine test, auto parts production | поставщик автокомпонентов, испытать двигатель, производство автокомпонентов

car-repair < automotive
= car repair | ремонт автомобилей
doers car mechanic, auto mechanic, auto electrician, car painter, detailer, garage owner, motorcycle mechanic, mechanic, car repairer | автомеханик, автослесарь, автоэлектрик, кузовщик, автомаляр, владелец автосервиса, детейлер, шиномонтажник, мотомеханик, механик, мастер автосервиса, автомастер
work repair cars, diagnose engines, detail cars, restore classic cars, fix cars, paint cars, change tyres, repair engines | ремонтирую машины, чиню авто, диагностирую двигатели, делаю детейлинг, восстанавливаю ретроавто, чинить машины, ремонтировать машины, крашу машины, ремонт двигателей, меняю масло, чиню машины
field car repair, car service, auto parts, car detailing, tuning car, body shop, tyre service, vintage cars | автосервис, ремонт авто, СТО автосервис, автозапчасти, детейлинг, кузовной ремонт, шиномонтаж, чип-тюнинг, ретроавто, автоэлектрика
needs car won't start, check engine light, strange noise from car, fix my car, repair car, car broke, car breaks down, engine noise, change oil, find a garage, honest mechanic, brakes squeak, scratch on car, paint the bumper | машина не заводится, загорелся чек, стучит подвеска, разбил бампер, починить машину, отремонтировать машину, сломалась машина, ремонт машины, стучит двигатель, поменять масло, поменять резину, хороший автосервис, скрипят тормоза, покрасить бампер, помяли дверь, честный автосервис

car-buying < automotive
= car selection and import | подбор и ввоз автомобилей
doers car broker, car importer, car dealer, car inspector, vehicle appraiser | автоподборщик, автодилер, импортёр авто, перегонщик, автоброкер, автоэксперт, продавец автомобилей
work import cars, inspect used cars, sell cars | подбираю авто, привожу машины, пригоняю авто, проверяю машины перед покупкой
field used cars, car import, car dealership, vehicle inspection, car auction, car leasing, cars from korea | автоподбор, подбор авто, авто из Кореи, авто из Китая, автосалон, параллельный импорт авто, авто с пробегом, автоаукцион, пригон авто
needs which car to buy, check a used car, sell my car, buy a car, buy used car, choose a car, sell a car, import a car, check car before buying, car from abroad | какую машину купить, проверить машину, купить машину без обмана, продать машину, купить машину, купить авто, выбрать машину, продать авто, пригнать машину, привезти машину, проверить авто, авто из-за границы, машина с пробегом

electric-vehicles < automotive, energy
= electric vehicles | электромобили
doers ev engineer, ev charging operator, electric mobility specialist, ev startup founder | инженер электромобилей, оператор зарядных станций, специалист по электротранспорту
work build charging stations, convert cars to electric | ставлю зарядные станции, делаю электротранспорт, переделываю в электромобили
field electric vehicle, ev, ev charging, charging station, e-mobility, e-bike, tesla, electric scooter, micromobility | электромобиль, зарядная станция, электротранспорт, электрокар, электросамокат, электровелосипед, зарядка для электромобилей, тесла, микромобильность
needs where to charge, install a home charger, charge electric car, home charger, install charger, e-scooter battery | где зарядить электромобиль, поставить зарядку во дворе, зарядить электромобиль, поставить зарядку, зарядная станция у дома, установить зарядку, зарядка во дворе

transport-engineering < engineering
= transport planning | транспортное планирование
doers transport planner, traffic engineer, railway engineer, road engineer, transport modeller, road builder, road designer, road worker, transport expert | транспортный инженер, транспортный планировщик, железнодорожник, дорожник, инженер-дорожник, транспортник, путеец, машинист поезда, мостостроитель, проектировщик дорог, строитель дорог, специалист по транспорту, дорожный рабочий
work plan transport, model traffic, build roads, design roads, repair roads, count traffic, model transport | планирую транспорт, моделирую трафик, строю дороги, проектирую дороги, ремонтирую дороги, считаю трафик, проектировать дороги, проектирую развязки, обследую дороги
field public transport, transport planning, railway, traffic modelling, road construction, cycling infrastructure, metro construction, road safety, asphalt, traffic lights, bus routes, pedestrian crossing, parking spaces | общественный транспорт, транспортное планирование, железная дорога, РЖД, дорожное строительство, транспортное моделирование, велоинфраструктура, безопасность дорожного движения, метрострой, автодорога, асфальт, дорожное движение, светофор, автобусные маршруты, пешеходный переход, парковки, дорожное покрытие
needs dangerous crossing, buses do not come, bad road, repair the road, potholes, traffic jams, speed bump, bus route, dangerous road, bike lane, no parking | опасный перекрёсток, пробки в городе, автобусы не ходят, плохая дорога, отремонтировать дорогу, ямы на дороге, лежачий полицейский, маршрут автобуса, опасная дорога, данные о трафике, велодорожка, негде парковаться, сделать дорогу

aviation < engineering
= aviation | авиация
doers airline pilot, aircraft engineer, aerospace engineer, aviation mechanic, air traffic controller, flight instructor, flight attendant, helicopter pilot | лётчик, авиаинженер, авиаконструктор, авиатехник, авиадиспетчер, лётный инструктор, бортпроводник, стюардесса, пилот самолёта, пилот вертолёта
work fly planes, maintain aircraft, design aircraft, teach flying | пилотирую самолёты, обслуживаю самолёты, проектирую самолёты, учу летать
field aviation, aircraft, airline, avionics, helicopter, private jet, ppl license, flight school, airport operations, airworthiness | авиация, авиакомпания, авионика, вертолёт, авиастроение, малая авиация, лётная школа, авиаприборы, бизнес-авиация, аэропорт
needs learn to fly, charter a plane, learn flying, fly a plane, plane charter, aircraft parts | хочу научиться летать, зафрахтовать самолёт, научиться летать, полетать на самолёте, арендовать самолёт, запчасти для самолёта

shipbuilding < engineering
= shipbuilding and seafaring | судостроение и морское дело
doers shipbuilder, naval architect, ship captain, seafarer, marine engineer, sailor, ship mechanic, boat builder | судостроитель, кораблестроитель, судоводитель, моряк, судовой механик, капитан судна, штурман, судомеханик, лодочный мастер, яхтостроитель
work build ships, sail merchant ships, build boats | строю корабли, хожу в рейсы, строю лодки, строю яхты
field shipbuilding, shipyard, merchant fleet, merchant vessel, marine engineering, maritime, crewing, boat building | судостроение, верфь, торговый флот, морское судно, морское дело, крюинг, судоремонт, морфлот, строительство яхт
needs find a ship contract, repair a boat, repair boat, build a boat, work at sea, boat engine | найти контракт в море, отремонтировать катер, починить лодку, построить лодку, работа в море, лодочный мотор, ремонт яхты

space < engineering, physics
= space industry | космонавтика
doers rocket engineer, satellite engineer, space engineer, astronaut, spacecraft designer, space entrepreneur | ракетчик, космонавт, инженер космической отрасли, спутникостроитель, конструктор ракет, специалист по космонавтике, популяризатор космоса
work build satellites, design rockets, launch cubesats | делаю спутники, проектирую ракеты, запускаю спутники, собираю кубсаты
field space industry, satellite, rocket design, cubesat, spacecraft, orbital mechanics, space startup, newspace, mars mission, nasa | космос, космонавтика, спутник связи, ракета, кубсат, космический аппарат, Роскосмос, ракетостроение, частный космос, орбитальные аппараты
needs launch a satellite, satellite data, cubesat project, space grant, payload for satellite | запустить спутник, спутниковые данные, проект кубсата, школьный спутник, полезная нагрузка

architecture
= architecture | архитектура зданий
doers building architect, residential architect, architect of buildings, chief architect, architectural designer, architectural bureau founder, architect | архитектор зданий, архитектор домов, архитектор-проектировщик, главный архитектор, ГАП, архитектор жилых домов, основатель архитектурного бюро, архитектор
work design buildings, design houses, design schools, make building projects, draw house plans | проектирую здания, проектирую дома, проектирую частные дома, проектировать дома, проектировать здания, делаю проекты домов, рисую планы домов
field architectural bureau, archicad, building design, house design project, architectural concept, facade, architecture of buildings, sustainable architecture, building plan, house project, building permit | архитектурное бюро, архикад, архитектурный проект, проект дома, фасад, эскизный проект, архитектурное проектирование, экоархитектура, деревянное зодчество, план здания, проект здания, разрешение на строительство, перепланировка, план дома
needs build our own house, need a house plan, design a house, house plan, need an architect, redesign the building, extension to house, school building design | хотим построить дом, нужен проект дома, согласовать перепланировку, спроектировать дом, нужен архитектор, ищу архитектора, пристройка к дому, перепланировка квартиры, узаконить перепланировку

urbanism < architecture
= urban planning | урбанистика
doers urbanist, urban planner, city planner, placemaker, urban designer, urban researcher | урбанист, градостроитель, городской планировщик, территориальный маркетолог, мастер-планировщик, городской исследователь
work plan cities, redesign public spaces, research cities, improve yards, plan public spaces, design parks, involve residents | планирую города, благоустраиваю общественные пространства, исследую города, развиваю территории, благоустраиваю дворы, проектирую парки, проектирую общественные пространства, вовлекаю жителей, благоустройство дворов
field urbanism, urban planning, public space, master plan, placemaking, smart city, urban studies, city environment, participatory design, playground, city square, embankment, city development | урбанистика, градостроительство, общественное пространство, мастер-план, благоустройство, городская среда, умный город, развитие территорий, соучаствующее проектирование, детская площадка, сквер, набережная, развитие города, благоустройство двора, площадь города
needs our yard is neglected, revive the city park, improve the yard, neglected yard, new playground, revive the park, city improvement, public space project, no benches | двор запущен, оживить парк, сделать город удобнее, благоустроить двор, оживить сквер, улучшить город, вовлечь жителей, проект благоустройства, нет лавочек, озеленить двор

heritage-restoration < architecture
= architectural restoration | реставрация зданий
doers restoration architect, heritage conservation specialist, building conservator, heritage activist | реставратор зданий, архитектор-реставратор, градозащитник, специалист по культурному наследию, реставратор
work restore historic buildings, save old houses, restore windows, restore doors, restore facades | реставрирую здания, реставрирую памятники, восстанавливаю усадьбы, спасаю старые дома, реставрирую окна, реставрирую двери, реставрация фасадов, реставрировать дома
field architectural heritage, building restoration, historic building, cultural heritage site, listed building, wooden architecture | реставрация, памятник архитектуры, усадьба, объект культурного наследия, ОКН, культурное наследие, наличники, старинный дом, градозащита
needs old mansion is collapsing, restore an old window, restore building, restore facade, old house, old windows, save building, restore door | разрушается усадьба, спасти старый дом, восстановить старинные окна, отреставрировать здание, отреставрировать фасад, старинные окна, спасти здание, отреставрировать дверь, старый особняк, памятник разрушается

structural-engineering < construction
= structural engineering | расчёт строительных конструкций
doers structural engineer, civil engineer, bridge engineer, geotechnical engineer, building inspector, structural expert, bridge specialist | инженер-строитель, конструктор зданий, проектировщик КЖ, мостовик, геотехник, конструктор-строитель, инженер ПГС, эксперт по конструкциям, обследователь зданий, специалист по мостам, инженер-мостовик
work calculate load-bearing structures, design bridges, design foundations, inspect buildings, inspect bridges, monitor structures | рассчитываю несущие конструкции, проектирую мосты, проектирую фундаменты, обследую здания, обследовать здания, обследую мосты, обследование конструкций, рассчитываю фундаменты, рассчитываю мосты, мониторинг конструкций
field structural engineering, civil engineering, reinforced concrete, bridges design, foundation design, load-bearing wall, geotechnics, building survey, structural monitoring, building cracks, load calculation, inspection of bridges | строительные конструкции, железобетон, несущая стена, фундамент дома, обследование зданий, ПГС, геотехника, проектирование мостов, КМ и КЖ, трещины в здании, расчёт нагрузки, обследование мостов, несущие конструкции
needs crack in the wall, remove a wall, inspect the building, cracks in walls, foundation sinks, calculate foundation, calculate beam, emergency building, bridge inspection, monitor the bridge, move a wall, structural expertise | трещина в стене, можно ли снести стену, просел фундамент, обследовать здание, обследование здания, трещины в стенах, проседает фундамент, рассчитать фундамент, рассчитать балку, аварийное здание, обследовать мост, снести стену, экспертиза здания, конструктивный расчёт

bim < architecture, construction
= BIM | информационное моделирование зданий
doers bim manager, bim coordinator, revit modeler, bim specialist | бим-менеджер, bim-менеджер, bim-координатор, ревитчик, бим-координатор
work model buildings in revit, introduce bim | моделирую в ревите, внедряю BIM, веду BIM-модель
field bim, revit, navisworks, building information modelling, ifc model | БИМ, ТИМ-моделирование, ревит, информационное моделирование зданий, тим в строительстве
needs clashes found on site, drawings contradict each other, bim model, model in revit, 3d model of building, scan to bim | коллизии на стройке, разделы не стыкуются, bim-модель, модель в ревите, модель здания, информационная модель

construction
= construction | строительство
doers house builder, construction manager, site manager, general contractor, foreman, construction company owner, roofer, bricklayer, builder, builders, construction worker, building contractor, construction crew | строитель, прораб, застройщик, генподрядчик, владелец стройфирмы, каменщик, кровельщик, бетонщик, монтажник конструкций, начальник участка, строители, строительная бригада, бригада строителей, стройбригада, подрядчик по строительству
work build houses, run construction sites, lay bricks, build cottages, build garages, lay foundations, roof houses | строю дома, веду стройку, кладу кирпич, крою крыши, заливаю фундаменты, строить дома, строим дома, строю гаражи, строительство под ключ, ремонт крыш, чиню крыши, строю заборы
field construction, construction site, house building, frame house, roofing, concrete works, building materials, modular houses, developer of housing, cottage, roof, garage building, bricks, building crew | строительство, стройка, строительство домов, каркасный дом, кровля, бетон, стройматериалы, модульный дом, загородное строительство, девелопмент, крыша, загородный дом, коттедж, забор, кирпич, гараж, стройматериал, дом под ключ
needs roof is leaking, builders disappeared with money, build a country house, build a house, build a garage, leaking roof, roof leaks, repair the roof, need builders, find builders, reliable builders, build a fence, pour foundation, build a cottage, builder for house | крыша течёт, строители пропали с деньгами, построить дачу, построить баню, построить дом, построить гараж, течёт крыша, протекает крыша, починить крышу, нужны строители, ищу строителей, найти бригаду, нужна бригада, поставить забор, залить фундамент, построить дом под ключ, строим дом, проверенные строители

home-renovation < construction
= home renovation | ремонт квартир
doers renovation contractor, handyman, tiler, plasterer, house painter, drywaller, interior finisher, home repair master, repairman, painter and decorator, finisher | отделочник, ремонтник квартир, плиточник, штукатур, маляр, мастер по ремонту, мастер на час, муж на час, бригадир отделочников, шабашник, мастер по отделке, ремонтная бригада, мастер-отделочник, обойщик стен, паркетчик
work renovate apartments, lay tiles, paint walls, fix things at home, renovate, do repairs, paint rooms, lay flooring, hang wallpaper | делаю ремонт, делаю ремонты, кладу плитку, крашу стены, клею обои, отделываю квартиры, делать ремонт, ремонтирую квартиры, класть плитку, шпаклюю стены, стелю ламинат, делаю мелкий ремонт
field home renovation, apartment renovation, tiling, plastering, drywall, wallpapering, turnkey renovation, laminate flooring, renovation, repairs at home, flooring, wall painting, bathroom renovation, small repairs | ремонт квартир, отделка, плитка, штукатурка, гипсокартон, обои, ремонт под ключ, ламинат, косметический ремонт, малярка, ремонт квартиры, ремонт ванной, ремонт комнаты, покраска стен, мелкий ремонт, ремонт в новостройке
needs hang a shelf, renovation has stalled, redo the bathroom, renovate flat, renovate apartment, renovate kitchen, assemble furniture, hang shelves, need handyman, renovate bathroom, change flooring, wallpaper room | повесить полку, ремонт затянулся, переделать ванную, собрать мебель, сделать ремонт, ремонт кухни, положить плитку, покрасить стены, собрать шкаф, повесить полки, нужен отделочник, поклеить обои, постелить ламинат, найти ремонтную бригаду

plumbing-hvac < construction
= plumbing, heating and ventilation | сантехника, отопление и вентиляция
doers plumber, hvac engineer, heating engineer, ventilation engineer, air conditioning installer, pipe fitter | сантехник, инженер ОВиК, отопленец, вентиляционщик, монтажник кондиционеров, инженер ВК, климатехник, холодильщик, печник
work install plumbing, design ventilation, install heating, fix pipes, repair taps, install boilers, install toilets, clear drains, fix leaks | чиню трубы, делаю отопление, проектирую вентиляцию, ставлю кондиционеры, кладу печи, чинить трубы, меняю трубы, ставлю унитазы, чищу засоры, ставлю котлы, монтаж отопления, чиню краны, монтаж вентиляции
field plumbing, hvac, ventilation, heating system, air conditioning, boiler, water supply, sewerage, septic tank, underfloor heating, radiator, heat pump installation, ventilation system, air conditioner | сантехника, отопление, вентиляция, кондиционер, котёл, водоснабжение, канализация, ОВиК, септик, тёплый пол, унитаз, радиатор, батареи отопления, смеситель, засор, водонагреватель, бойлер
needs pipe burst, no heating, tap is dripping, stuffy in the room, leaking tap, leaking pipe, burst pipe, blocked sink, clogged drain, need plumber, cold radiators, no hot water, install boiler, install air conditioner, stuffy room, bad ventilation, heat the house, flooded neighbours | прорвало трубу, течёт кран, холодно в доме, душно в помещении, засорилась раковина, протекает кран, течёт труба, засорилась труба, прочистить засор, нужен сантехник, ищу сантехника, холодные батареи, нет горячей воды, поставить кондиционер, душно, плохая вентиляция, установить котёл, отопить дом, затопили соседи, поменять смеситель
`
