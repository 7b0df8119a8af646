export const concepts = `
software-engineering
= software engineering | разработка программного обеспечения
doers software engineer, software developer, programmer, coder, SWE, dev, developer, tech person, techie, software guy, software team | программист, разработчик ПО, софтверный инженер, кодер, айтишник, прогер, разработчик, технарь, айтишница, команда разработки, разраб, человек с айти
work write code, code for a living, build software, ship code, develop software, develop programs, write programs, write software, write scripts, build internal tools, fix code, rewrite old code | пишу код, программирую, кодю, разрабатываю софт, пишу программы, писать программы, писать код, пишет код, разрабатывать софт, программировать, пишу скрипты, дописываю чужой код, переписываю код
field software development, programming, coding, codebase, source code, code review, programming language, software product, repository, git, code refactoring, custom program | программирование, разработка ПО, разработка софта, кодинг, код-ревью, исходный код, язык программирования, программный продукт, репозиторий, рефакторинг, программа для компьютера, программа на заказ
needs someone to code it, find a programmer, who can code, write a program, write a script, need a developer, need a coder, need a programmer, looking for developer, nobody to code, finish the code, finish our software, someone technical, non-technical founder | некому писать код, нужен технарь, кто умеет программировать, написать программу, написать скрипт, нужен программист, нужен разработчик, ищу программиста, ищу разработчика, дописать код, доделать программу, нет технаря, нетехнический основатель, закодить, запрограммировать, программиста нет

backend < software-engineering
= backend development | бэкенд-разработка
doers backend developer, backend engineer, back-end developer, server-side developer | бэкендер, бэкенд-разработчик, бекендер, серверный разработчик
work build APIs, write server code, write the backend, build the server side, write services, design api, scale the server | пишу бэк, пишу бэкенд, делаю серверную часть, писать бэкенд, разрабатываю серверную часть, проектирую api, пишу сервисы
field backend, back-end, server side, REST API, microservices, GraphQL, gRPC, rest service, server code, api design, http api | бэкенд, бекенд, бэк, серверная часть, микросервисы, серверный код, серверная логика, рест апи, веб-сервис
needs server cannot handle load, the server keeps falling, server falls, server overloaded, server is slow, backend is slow, need a backend, need an api, rewrite the backend | сервер не держит нагрузку, сервер падает, всё тормозит под нагрузкой, падает сервер, сервер тормозит, нужен бэкенд, нужен бэкендер, переписать бэкенд, нужно апи, сервер перегружен

frontend < software-engineering
= frontend development | фронтенд-разработка
doers frontend developer, frontend engineer, front-end developer, web UI developer, web interface developer, javascript developer | фронтендер, фронтенд-разработчик, фронтендщик, джаваскриптер, разработчик интерфейсов, js-разработчик
work build web interfaces, write the frontend, code interfaces, build user interfaces, write javascript | пишу фронт, делаю фронтенд, делаю веб-интерфейсы, писать фронт, пишу интерфейсы, программирую интерфейсы, пишу на джаваскрипте
field frontend, front-end, CSS, TypeScript, JavaScript, single page application, webpack, web interface, user interface code, js | фронтенд, фронт-разработка, джаваскрипт, тайпскрипт, клиентская часть, веб-интерфейс, интерфейс сайта, личный кабинет
needs page loads too slowly, site looks broken, page loads slowly, slow page, site is slow, broken layout, buttons do not work, make the dashboard page, personal account page | сайт долго грузится, интерфейс тормозит, медленный сайт, сайт тормозит, сайт грузится медленно, сделать личный кабинет, кнопка не работает, едет вёрстка, нужен фронтендер

react < frontend
= React | React
doers react developer, react engineer | реакт-разработчик, разработчик на react
work code in react, write react components | пишу на реакте, пишу на react
field reactjs, react.js, next.js, nextjs, redux | реакт, на react, стек react
needs react developer needed, rewrite in react | нужен реакт-разработчик, переписать на реакт, фронт на реакте

vue < frontend
= Vue | Vue
doers vue developer, vue engineer | vue-разработчик, разработчик на vue
work write vue, code in vue | пишу на vue, пишу на вью
field vue.js, vuejs, nuxt, nuxt.js | vue, на vue

angular < frontend
= Angular | Angular
doers angular developer, angular engineer | ангулярщик, разработчик на angular
work code in angular, build angular apps | пишу на ангуляре, пишу на angular
field angular framework, angularjs, rxjs | ангуляр, на angular

html-markup < frontend
= HTML and CSS markup | вёрстка
doers html coder, markup developer | верстальщик, html-верстальщик
work code html pages, slice designs to html, code layouts, code email templates | верстаю, верстаю сайты, верстаю лендинги, верстать, верстать страницы, верстать письма, вёрстка по макету
field html, html markup, responsive layout, scss | вёрстка, адаптивная вёрстка, вёрстка писем, вёрстка сайта
needs site breaks on mobile, turn mockup into html, code the layout, layout is broken, not mobile friendly, email template broken, mockup to code | сайт разъезжается на телефоне, сверстать макет, сверстать страницу, сверстать сайт, сверстать письмо, поехала вёрстка, криво на телефоне, не адаптирован под мобильные

fullstack < software-engineering
= full-stack development | фулстек-разработка
doers full-stack developer, fullstack developer, full stack engineer, fullstack engineer | фулстек, фулстек-разработчик, фуллстек, фулстекер
work build whole web apps, both frontend and backend | фронт и бэк сразу, делаю веб-приложения целиком
field full stack, fullstack, web application | фуллстек-разработка, веб-приложение
needs one developer for everything, a jack-of-all-trades developer, one developer, whole app alone, universal developer | один разработчик на всё, разработчик универсал, один разработчик, сделать всё целиком, универсальный разработчик, нужен фулстек

web-development < software-engineering
= website development | создание сайтов
doers web developer, webmaster, website builder, website maker, website developer, site creator | веб-разработчик, вебмастер, сайтодел, создатель сайтов, разработчик сайтов, сайтостроитель, мастер по сайтам
work make websites, build sites, build landing pages, build websites, create websites, set up websites, make a site, maintain websites, launch sites | делаю сайты, создаю сайты, собираю лендинги, делать сайты, создавать сайты, разрабатываю сайты, сделаю сайт, собираю сайты, поддерживаю сайты, запускаю сайты
field website development, web development, landing page, web studio, online store site, web site, web page, portfolio site, company site, domain and hosting, site maintenance | создание сайтов, разработка сайта, веб-разработка, лендинг, веб-студия, интернет-магазин под ключ, сайт-визитка, веб-сайт, страница в интернете, сайт компании, сайт-портфолио, личный сайт, домен, поддержка сайта, посадочная страница
needs we have no website, our site is outdated, need a website, need a site, make a website, build a website, no website, outdated website, old website, fix the website, site is down, site stopped working, own website, simple site, landing page for | нет сайта, сайт устарел, нужен сайт, сделать сайт, создать сайт, нужен лендинг, сделать лендинг, старый сайт, обновить сайт, переделать сайт, починить сайт, упал сайт, сайт не работает, свой сайт, простой сайт, сайта нет, собрать сайт, доделать сайт

wordpress < web-development
= WordPress and CMS | WordPress и CMS
doers wordpress developer, cms developer, bitrix developer, shopify developer | вордпресс-разработчик, битриксоид, битрикс-разработчик
work build wordpress sites, customise shopify themes, set up wordpress, fix wordpress, customise templates | делаю сайты на вордпресс, дорабатываю битрикс, настраиваю вордпресс, чиню вордпресс, правлю шаблоны
field wordpress, woocommerce, drupal, joomla, shopify theme, webflow cms, site engine, cms, website plugin, wordpress theme | вордпресс, битрикс, 1С-Битрикс, опенкарт, модх, движок сайта, шаблон сайта, админка сайта, bitrix
needs plugin broke the site, update the old site, site hacked wordpress, wordpress broke, update plugins, move the site, edit the site ourselves | плагин сломал сайт, сайт на вордпрессе упал, слетел плагин, сайт на битриксе, сайт на wordpress, перенести сайт, самим править сайт, обновить движок

nocode < software-engineering
= no-code development | ноукод-разработка
doers no-code developer, nocoder, webflow developer, tilda designer, bubble developer | ноукодер, зерокодер, тильдолог, тильда-дизайнер
work build without code, assemble on tilda, build in webflow, build on tilda, automate without code, assemble prototypes | собираю без кода, делаю сайты на тильде, собираю на тильде, делать на тильде, собираю сайты на тильде, собирать без кода, собираю прототипы
field no-code, nocode, low-code, zero-code, webflow, bubble.io, airtable, glideapps, tilda, no code tools, bubble app, site builder | ноукод, зерокод, лоукод, тильда, конструктор сайтов, сайт на тильде, зерокодинг, конструктор приложений
needs prototype without a programmer, launch without developers, without developers, without programmers, without coding, site on tilda, build it fast, cheap prototype | собрать без программиста, быстро собрать прототип, без программистов, без программиста, без разработчиков, без кода, собрать на тильде, быстрый прототип, дешёвый прототип

mobile-development < software-engineering
= mobile app development | мобильная разработка
doers mobile developer, mobile engineer, app developer, mobile app developer, app maker | мобильный разработчик, мобильщик, разработчик приложений, разработчик мобильных приложений, разработчик приложения
work build mobile apps, publish apps, develop mobile apps, make apps, release apps, build an app | делаю мобильные приложения, разрабатываю приложения, разрабатываю мобильные приложения, делать приложения, пишу приложения, выпускаю приложения, публикую приложения
field mobile app, app store, google play, mobile application, phone app, smartphone app, push notifications, app release | мобильное приложение, мобилка, апстор, гугл плей, приложение для телефона, мобильные приложения, пуш-уведомления, публикация приложения, магазин приложений
needs we need an app, app got rejected, need an app, make an app, app for phone, app crashes, app rejected, publish the app, have a mobile app, app developer needed, wrap the site | нужно приложение, приложение не проходит модерацию, приложение вылетает, сделать приложение, нужно мобильное приложение, приложение падает, приложение крашится, опубликовать приложение, приложение отклонили, разработать приложение, хотим приложение, своё приложение

ios < mobile-development
= iOS development | iOS-разработка
doers ios developer, ios engineer, swift developer | ios-разработчик, айосник, свифтер, айос-разработчик
work write swift, build iphone apps | пишу на swift, пишу под ios, пишу под айфон
field ios, swiftui, uikit, objective-c, xcode, testflight | айос, приложение для айфона, под ios
needs app for iphone, iphone app, ios version | версия для айфона, версия для ios, нужен ios-разработчик

android < mobile-development
= Android development | Android-разработка
doers android developer, android engineer, kotlin developer | андроид-разработчик, android-разработчик, андроидщик
work write kotlin, build android apps | пишу на котлине, пишу под андроид
field android, kotlin, jetpack compose, android studio | андроид, котлин, приложение под андроид
needs app for android, android version, android app | приложение для андроида, версия для андроид, нужен андроид-разработчик

flutter < mobile-development
= Flutter and cross-platform apps | кроссплатформенная разработка
doers flutter developer, react native developer, xamarin developer | флаттер-разработчик, флаттерист, кроссплатформенный разработчик
work write flutter apps, code in react native | пишу на флаттере, пишу на реакт нейтив
field flutter, react native, dart language, cross-platform app, kotlin multiplatform | флаттер, реакт нейтив, кроссплатформенное приложение, кроссплатформа
needs app for both platforms, iphone and android together, both platforms, iphone and android, one code | приложение под обе платформы, и айфон и андроид, обе платформы, айфон и андроид, сразу под две платформы

python < backend
= Python | Python
doers python developer, pythonista, django developer, python engineer | питонист, питон-разработчик, python-разработчик, пайтон-разработчик
work write python, code in python | пишу на питоне, пишу на python
field python, django, flask python, fastapi, asyncio | питон, пайтон, джанго, фастапи
needs python script, python developer needed, python help | скрипт на питоне, нужен питонист, помочь с питоном, код на python

java < backend
= Java | Java
doers java developer, java engineer, javist | джавист, java-разработчик, джава-разработчик
work write java, code in java | пишу на джаве, пишу на java
field java, spring boot, jvm, scala | джава, спринг бут, на java

golang < backend
= Go | Go
doers golang developer, go developer, gopher, golang engineer | го-разработчик, гофер, golang-разработчик, гошник
work write golang, code in go | пишу на го, пишу на go, пишу на голанге
field golang, goroutines | голанг, язык go

dotnet < backend
= C# and .NET | C# и .NET
doers .net developer, c# developer, dotnet developer | дотнетчик, шарпист, дотнет-разработчик, c#-разработчик
work write c#, write .net code | пишу на шарпе, пишу на c#
field c#, .net, dotnet, asp.net, blazor | дотнет, си шарп, на .net

php < backend
= PHP | PHP
doers php developer, laravel developer, symfony developer | пхпшник, php-разработчик, пыхер, пхп-разработчик
work write php, code in laravel | пишу на php, пишу на пхп, пишу на ларавеле
field php, laravel, symfony, yii | пхп, ларавель, симфони

nodejs < backend
= Node.js | Node.js
doers node developer, node.js developer, nodejs engineer, nest developer | нодист, node-разработчик, нодер
work write node services, backend in javascript | пишу на ноде, бэк на ноде
field node.js, nodejs, nestjs, express.js, deno | нода, ноджс, на node

ruby < backend
= Ruby | Ruby
doers ruby developer, rails developer, rubyist | рубист, руби-разработчик, рельсовик
work write ruby, code in rails | пишу на руби, пишу на рельсах
field ruby on rails, ror, rails framework, ruby language | руби, руби он рейлс

rust-language < software-engineering
= Rust | Rust
doers rust developer, rustacean, rust engineer | растовик, rust-разработчик, раст-разработчик
work write rust, code in rust | пишу на расте, пишу на rust
field rust language, rustlang, tokio | язык rust, на rust

cpp < software-engineering
= C++ | C++
doers c++ developer, c++ engineer, cpp developer, systems programmer | плюсовик, c++-разработчик, сишник, системный программист
work write c++, systems programming | пишу на плюсах, пишу на c++, пишу на си
field c++, cpp, low-level code, boost c++, cmake | на плюсах, си плюс плюс, системное программирование, низкоуровневый код

one-c < software-engineering
= 1C development | разработка на 1С
doers 1c developer, 1c programmer, 1c consultant | одинэсник, 1с-ник, программист 1С, разработчик 1С, франчайзи 1С, консультант 1С
work implement 1c, customise 1c, set up 1c, write 1c reports, maintain 1c | внедряю 1С, дорабатываю 1С, пишу на 1С, настраиваю 1С, программирую 1С, обслуживаю 1С, настраивать 1С, пишу обработки, сопровождаю 1С
field 1c, 1c enterprise, 1c erp, 1c accounting, 1c configuration | 1С, 1С:Предприятие, одинэс, 1С ERP, 1С УТ, конфигурация 1С, 1С Бухгалтерия, 1С ЗУП, 1С УНФ, обработка 1С, управление торговлей, база 1С
needs 1c runs slowly, fix 1c exchange, 1c is slow, move to 1c, 1c exchange, update 1c | 1С тормозит, настроить 1С, обмен с 1С сломался, обновить 1С, перейти на 1С, доработать 1С, 1С глючит, обмен с сайтом, выгрузка из 1С, сломалась 1С, внедрить 1С

erp-sap < software-engineering
= ERP and SAP | ERP и SAP
doers sap consultant, erp consultant, abap developer, oracle erp consultant, dynamics consultant | консультант SAP, внедренец ERP, abap-разработчик, аксаптер
work implement erp, roll out sap, implement accounting systems, configure erp, integrate erp | внедряю ERP, внедряю SAP, внедряю учётные системы, внедрять ERP, настраиваю ERP, автоматизирую учёт, внедрение учётных систем
field sap, erp, abap, s/4hana, odoo, oracle ebs, microsoft dynamics, netsuite, enterprise system, warehouse management system, production planning software | ЕРП, ERP-система, внедрение ERP, САП, учётная система, аксапта, корпоративная система, система учёта, WMS, планирование производства, складская система
needs everything runs in excel, systems do not talk, accounting in excel, stock in excel, one system, choose an erp, replace sap, planning in spreadsheets | весь учёт в экселе, системы не стыкуются, учёт в excel, учёт в экселе, единая система, выбрать ERP, внедрить ERP, заменить SAP, складской учёт, навести порядок в учёте

crm-development < software-engineering
= CRM implementation | внедрение CRM
doers crm integrator, salesforce developer, hubspot consultant, crm admin | интегратор CRM, внедренец CRM, битрикс24-интегратор, амо-интегратор
work implement crm, set up crm, customise salesforce, configure crm, migrate crm, connect telephony | внедряю CRM, настраиваю CRM, настраиваю амо, настраивать CRM, внедрять CRM, внедряю битрикс24, подключаю телефонию
field crm, salesforce, hubspot, bitrix24, amocrm, zoho, pipedrive, crm system, sales pipeline setup, client database | ЦРМ, амо, амоСРМ, битрикс24, СРМ-система, внедрение CRM, CRM-система, клиентская база, воронка в CRM
needs leads get lost, clients kept in spreadsheets, lost leads, lose leads, forget to call back, clients in excel, choose crm, no client base, leads slip away | теряем заявки, клиенты в экселе, менеджеры забывают перезвонить, теряются заявки, теряем клиентов, забываем перезвонить, внедрить CRM, настроить CRM, выбрать CRM, нет клиентской базы, заявки теряются, клиентская база в экселе

chatbots < software-engineering
= chatbots and messenger bots | чат-боты
doers chatbot developer, bot developer, telegram bot developer | ботодел, разработчик ботов, разработчик чат-ботов
work build telegram bots, make chatbots, write bots, make a bot, automate messengers | делаю ботов, пишу телеграм-ботов, собираю чат-ботов, делать ботов, пишу ботов, пишу чат-ботов, сделаю бота, настраиваю ботов
field chatbot, telegram bot, telegram mini app, voice assistant, whatsapp bot, bot, messenger bot, telegram bots, booking bot | чат-бот, телеграм-бот, бот в телеграме, голосовой помощник, мини-апп, бот, телеграм-боты, бот-помощник, бот для записи, бот в вотсапе, чатбот
needs answer customers automatically, support overwhelmed by questions, need a bot, bot for booking, auto reply, same questions, answer automatically, too many messages | автоматически отвечать клиентам, нужен бот, сделать бота, написать бота, автоответы, одни и те же вопросы, отвечать автоматически, не успеваем отвечать, телеграм бота

process-automation < software-engineering
= process automation | автоматизация процессов
doers automation engineer, rpa developer, automation specialist, zapier expert | автоматизатор, rpa-разработчик, специалист по автоматизации, интегратор систем
work automate routine, automate processes, connect services, automate work, write integrations, automate reports, automate business | автоматизирую процессы, автоматизирую рутину, связываю сервисы, автоматизировать процессы, автоматизирую бизнес, автоматизирую отчёты, настраиваю автоматизации, убираю рутину
field business automation, rpa, zapier, make.com, n8n, uipath, workflow automation, automation, routine tasks, no manual work, automatic reports | автоматизация бизнеса, автоматизация процессов, роботизация процессов, интеграция сервисов, автоматизация, автоматизация отчётов, рутинные операции, робот-помощник
needs too much manual work, copy data by hand, drowning in spreadsheets, manual work, copy paste, routine work, automate invoices, automate the process, too much routine, paperwork eats time, save time on routine | много ручной работы, переносим данные руками, рутина съедает время, тонем в таблицах, ручная работа, всё вручную, делаем вручную, вручную переносим, много рутины, автоматизировать отчёты, автоматизировать процесс, автоматизировать рутину, избавиться от рутины, убрать ручной труд, тратим часы, автоматизировать учёт

web-scraping < software-engineering
= web scraping | парсинг данных
doers scraper developer, web scraper, crawler developer | парсингист, разработчик парсеров, скрейпер
work scrape websites, collect data from sites, parse sites, collect prices, gather data | парсю сайты, пишу парсеры, собираю данные с сайтов, парсить сайты, собираю базы, выгружаю данные, пишу парсер
field web scraping, scraping, crawler, scrapy, selenium scraping, parser, price monitoring, data collection | парсинг, парсер, веб-скрейпинг, краулер, сбор данных с сайтов, мониторинг цен, выгрузка данных
needs monitor competitor prices, collect data from websites, parse a site, competitor prices, gather contacts, download listings, monitor prices | собрать цены конкурентов, собрать базу с сайтов, спарсить сайт, собрать базу, собрать данные, цены конкурентов, собрать цены, выгрузить каталог, мониторить цены

api-integration < backend
= API integration | интеграции по API
doers integration engineer, integration developer, payments engineer | интеграционный разработчик, инженер по интеграциям
work integrate payment gateways, connect by api, connect systems, integrate services, connect payments | делаю интеграции, подключаю платёжки, интегрирую по API, интегрировать системы, связываю системы, подключать оплату, настраиваю обмен данными
field api integration, payment gateway integration, webhook, stripe integration, kafka, rabbitmq, enterprise service bus, data exchange, online payments, payment integration | интеграция по API, подключение эквайринга, вебхук, платёжный шлюз, очереди сообщений, шина данных, обмен данными, онлайн-оплата, приём платежей, интеграция систем, платёжка
needs accept payments on site, sync data between systems, accept payments, online payment, systems not connected, sync stock, sync orders, integrate with bank, link two systems | принимать оплату на сайте, системы не обмениваются данными, подключить оплату, принимать оплату, онлайн оплата, связать системы, синхронизировать остатки, интеграция с банком, интеграция с маркетплейсом, подключить эквайринг

databases < software-engineering
= databases | базы данных
doers dba, database administrator, sql developer, database engineer | администратор баз данных, дба, sql-разработчик, базист
work tune queries, design databases, administer databases, design a database, write sql, optimise sql | оптимизирую запросы, администрирую базы, проектирую базы данных, писать sql, пишу sql, проектировать базы, настраиваю базы данных
field sql, postgresql, postgres, mysql, mongodb, oracle database, redis, clickhouse, database, data storage, sql query | база данных, БД, постгрес, СУБД, кликхаус, монга, субд oracle, sql-запросы, базы данных
needs queries are slow, database lost data, slow queries, slow database, database crashed, lost data, keep records in a database | запросы тормозят, база легла, потеряли данные в базе, медленные запросы, база тормозит, упала база, потеряли данные, спроектировать базу, сделать базу данных

software-architecture < software-engineering
= software architecture | архитектура ПО
doers software architect, solution architect, system architect, enterprise architect | архитектор ПО, солюшн-архитектор, системный архитектор, архитектор решений, корпоративный архитектор
work design system architecture, design distributed systems, review architecture, design systems, scale systems | проектирую архитектуру систем, проектирую высоконагруженные системы, проектировать архитектуру, проектирую системы, ревью архитектуры, масштабирую системы
field system design, software architecture, highload, distributed systems, domain-driven design, monolith to microservices | архитектура ПО, хайлоад, высоконагруженные системы, распределённые системы, системный дизайн, распил монолита
needs system does not scale, legacy monolith, review our architecture, choose the stack, choose technology, does not scale, rewrite from scratch, legacy code, old code | система не масштабируется, легаси, переписать монолит, выбрать стек, выбрать технологии, проверить архитектуру, старый код, легаси код, переписать с нуля, не масштабируется, технический аудит

tech-leadership < software-engineering
= technical leadership | техническое руководство
doers cto, tech lead, dev team lead, engineering manager, vp of engineering, head of engineering, technical director, team lead, fractional cto, technical cofounder, lead developer | тимлид, техлид, технический директор, руководитель разработки, CTO, СТО, ведущий разработчик, руководитель команды разработки, технический сооснователь, технический кофаундер
work lead developers, run engineering, manage engineers, build tech teams, hire engineers, build development teams, conduct tech interviews | руковожу разработкой, руковожу разработчиками, управляю разработкой, тимлидю, строю команды разработки, нанимаю разработчиков, собираю команду разработки, провожу технические интервью, ставлю процессы разработки
field engineering management, technical debt, technical leadership, hire developers, tech team, code quality, team of developers | управление разработкой, технический долг, техдолг, найм разработчиков, команда разработчиков, процессы разработки, технический аудит, технические собеседования
needs technical co-founder, developers miss deadlines, cannot judge the developers, need a cto, part-time cto, tech partner, assess developers, interview developers, developers are slow, audit the code, hire first developer | ищу технического кофаундера, разработчики срывают сроки, не понимаю программистов, нужен техдир, ищу CTO, нужен CTO, оценить разработчиков, собеседовать разработчиков, проверить разработчиков, разработка буксует, технический партнёр, проверить код подрядчика

system-analysis < software-engineering
= systems analysis | системный анализ
doers systems analyst, system analyst, requirements engineer | системный аналитик, системник-аналитик
work write specifications, gather requirements, describe integrations, write requirements, document systems, write specs | пишу ТЗ, собираю требования, описываю интеграции, пишу техзадания, писать ТЗ, описываю требования, описываю процессы, проектирую интеграции
field systems analysis, requirements engineering, uml, technical specification, user stories, bpmn, use cases | системный анализ, техническое задание, ТЗ на разработку, сбор требований, нотация BPMN, требования к системе, техзадание, постановка задач, ТЗ
needs requirements keep changing, developers misunderstood us, write a spec, no specification, describe the requirements, unclear requirements | требования всё время меняются, разработчики сделали не то, некому написать ТЗ, написать ТЗ, составить ТЗ, нужно ТЗ, нет ТЗ, описать требования, непонятные требования, поставить задачу разработчикам

open-source < software-engineering
= open source | открытый код
doers open source maintainer, open source contributor, oss developer | опенсорсер, мейнтейнер, контрибьютор
work contribute to open source, maintain open source | контрибьючу, развиваю опенсорс, мейнтейню
field open source, oss, github repository, free software, pull request, linux kernel | опенсорс, открытый код, свободное ПО, гитхаб, пул-реквест
needs looking for contributors, maintainers burned out, contributors wanted, contribute to project code, first pull request, open the code | ищем контрибьюторов, нужны контрибьюторы, открыть код, выложить в опенсорс, первый пул-реквест

embedded < software-engineering, electronics
= embedded systems | встраиваемые системы
doers embedded developer, embedded engineer, firmware engineer, firmware developer | эмбеддер, эмбедер, embedded-разработчик, программист микроконтроллеров, разработчик прошивок
work write firmware, program microcontrollers, program devices, program controllers, write device firmware | пишу прошивки, программирую микроконтроллеры, прошиваю контроллеры, программирую железо, программирую устройства, писать прошивки, программировать контроллеры
field embedded systems, firmware, microcontroller, stm32, arduino, esp32, rtos, bare metal, controller board, real-time software, low power device | встраиваемые системы, прошивка, микроконтроллер, ардуино, встраиваемое ПО, эмбед, микроконтроллеры, прошивка устройства, программирование железа, контроллер
needs device needs firmware, device keeps freezing, device freezes, program the board, controller code, update device firmware | нужна прошивка, устройство зависает, написать прошивку, прошить контроллер, запрограммировать плату, плата зависает, доработать прошивку, программист железа

iot < embedded
= internet of things | интернет вещей
doers iot developer, iot engineer, smart home installer | iot-разработчик, инженер IoT, инсталлятор умного дома
work connect sensors, build smart devices, set up smart homes, install sensors, collect sensor data, automate homes | подключаю датчики, делаю умные устройства, настраиваю умный дом, ставлю датчики, собираю данные с датчиков, автоматизирую дома, устанавливать датчики
field iot, internet of things, smart home, mqtt, home assistant, connected devices, zigbee, telemetry, sensors, sensor network, remote monitoring, smart meters, lora | интернет вещей, умный дом, умные устройства, датчики, телеметрия, датчик, сеть датчиков, удалённый мониторинг, умные счётчики, датчики температуры, датчик протечки
needs monitor equipment remotely, read meters remotely, sensor data, monitor temperature, monitor remotely, control heating remotely, smart home setup, know when it leaks | следить за оборудованием удалённо, снимать показания удалённо, поставить датчики, данные с датчиков, следить за температурой, управлять отоплением, сделать умный дом, датчики протечки, мониторинг оборудования

blockchain-development < software-engineering
= blockchain development | блокчейн-разработка
doers blockchain developer, solidity developer, web3 developer, smart contract developer, smart contract auditor | блокчейн-разработчик, солидити-разработчик, web3-разработчик, аудитор смарт-контрактов
work write smart contracts, build dapps, audit smart contracts, write solidity, launch tokens | пишу смарт-контракты, делаю децентрализованные приложения, писать смарт-контракты, разрабатываю смарт-контракты, запускаю токены
field blockchain, solidity, smart contract, web3, ethereum, defi protocol, dapp, zero-knowledge proofs | блокчейн, смарт-контракт, веб3, эфириум, децентрализованное приложение, солидити
needs launch a token, contract needs an audit, write smart contract, audit contract code, launch token, nft collection site | выпустить токен, запустить токен, написать смарт-контракт, аудит смарт-контракта, выпуск токена, блокчейн разработчик

desktop-development < software-engineering
= desktop software | десктопная разработка
doers desktop developer, qt developer, delphi developer, electron developer | десктоп-разработчик, qt-разработчик, дельфист
work build desktop apps, write windows software | пишу десктопные приложения, пишу под windows
field desktop app, wpf, winforms, electron app, delphi, qt framework, excel macros, vba | десктопное приложение, дельфи, программа под windows, макросы excel, на qt
needs small windows utility, need a macro, program for windows, excel macro, small utility, write a macro | нужна программка под винду, нужен макрос, программа для windows, написать макрос, макрос в excel, небольшая программа, утилита

functional-programming < software-engineering
= functional programming | функциональное программирование
doers haskell developer, scala developer, erlang developer, elixir developer, clojure developer | хаскелист, скалист, эрлангист, эликсирщик, кложурист
work write haskell, write elixir, write clojure | пишу на хаскеле, пишу на скале, пишу на эликсире
field haskell, elixir language, erlang, clojure, ocaml, functional programming, f# | хаскель, эликсир язык, эрланг, кложа, функциональное программирование

compilers < software-engineering
= compilers and languages | компиляторы и языки программирования
doers compiler engineer, language designer, compiler developer | компиляторщик, разработчик компиляторов
work write compilers, design programming languages | пишу компиляторы, разрабатываю языки программирования
field compiler, llvm, static analysis, interpreter design, virtual machine runtime | компилятор, статический анализ кода, интерпретатор языка, виртуальная машина

programming-education < software-engineering
= teaching programming | обучение программированию
doers coding instructor, programming teacher, coding mentor, bootcamp instructor, computer science teacher, coding teacher, python tutor | преподаватель программирования, ментор по программированию, учитель информатики, айти-ментор, репетитор по программированию, репетитор по информатике, учитель программирования, преподаватель python
work teach coding, teach programming, mentor juniors, teach python, mentor developers, teach kids to code, prepare for tech interviews | учу программировать, преподаю программирование, менторю джунов, готовлю к собеседованиям айти, учу питону, учить программированию, преподаю информатику, менторю разработчиков, учу детей программировать
field coding bootcamp, coding for kids, leetcode, coding interview, scratch for kids, algorithms course, python course, computer science lessons, kids coding | курсы программирования, айти-курсы, литкод, алгоритмическое собеседование, программирование для детей, информатика, курс по питону, уроки программирования, кружок программирования, детское программирование, егэ по информатике
needs switch to tech, get into it career, cannot pass coding interviews, learn to code, learn programming, learn python, start coding, become a programmer, become developer, change career to it, junior job, first tech job, child wants to code | войти в айти, вкатиться в айти, заваливаю техсобесы, сменить профессию на айти, научиться программировать, выучить питон, учить программирование, стать программистом, стать разработчиком, перейти в айти, ребёнок хочет программировать, работа джуном, с нуля в айти, разобраться в коде

it-outsourcing < software-engineering
= software agencies | ИТ-аутсорсинг
doers outsourcing company owner, software house founder, outstaffing provider | владелец аутсорса, владелец айти-компании, аутстаффер, айти-подрядчик
work build software for clients, custom development for clients, develop to order, provide developers | делаем разработку на заказ, заказная разработка, аутстаффим, разрабатываем на заказ, разработка под ключ, выделяем разработчиков
field software outsourcing, outstaffing, custom software, dev shop, software agency, development agency | аутсорс, аутстафф, заказная разработка ПО, айти-компания, студия разработки
needs previous contractor disappeared, need a dev contractor, outsource development, hire contractor developers, dev team for hire, extend the team, contractor failed, developers left | подрядчик пропал, ищем подрядчика на разработку, разработчики сбежали, отдать разработку, команда на аутсорс, усилить команду разработки, подрядчик не справился, разработчики ушли, подрядчик по разработке

mvp-prototyping < software-engineering, product-management
= MVP building | создание MVP
doers mvp developer, prototyper, indie hacker, solo maker | инди-хакер, инди-разработчик, пет-проектник, прототипировщик
work build mvps, prototype products, vibe code, build prototypes, ship first versions, build from scratch | собираю MVP, делаю MVP, вайбкодю, пилю пет-проекты, делаю прототипы, собираю прототип, делаю первую версию, запускаю с нуля
field mvp, minimum viable product, pet project, side project, proof of concept, vibe coding, micro saas, prototype, first version, early version, demo version | МВП, минимальный жизнеспособный продукт, пет-проект, вайб-кодинг, микросаас, прототип, первая версия, демо-версия, пилотная версия
needs idea but no developer, test the idea cheaply, build mvp, make mvp, build a prototype, test the idea, launch quickly, demo for investors | есть идея нет разработчика, проверить идею дёшево, собрать первую версию, собрать MVP, сделать MVP, сделать прототип, проверить идею, есть идея приложения, быстро запустить, прототип для инвесторов, идея сервиса

saas < software-engineering
= SaaS products | SaaS-продукты
doers saas founder, saas builder, saas owner | основатель SaaS, создатель саас-сервиса
work build saas, run a saas | делаю SaaS, развиваю саас, запускаю онлайн-сервис
field saas, b2b saas, software as a service, subscription software, mrr, subscription churn | саас, SaaS-сервис, облачный сервис по подписке, отток подписчиков
needs customers cancel subscriptions, users do not renew, reduce churn, cut churn, first paying users, subscription pricing, launch saas | пользователи отписываются, клиенты не продлевают подписку, снизить отток, первые платящие пользователи, запустить сервис, цена подписки, пользователи не платят

computer-vision-dev < machine-learning
= computer vision | компьютерное зрение
doers computer vision engineer, cv engineer, image recognition engineer | инженер компьютерного зрения, cv-инженер, разработчик компьютерного зрения
work recognise images, train vision models, detect objects, detect defects by camera, read documents automatically, count objects | распознаю изображения, обучаю детекторы, делаю распознавание лиц, распознавать изображения, распознаю документы, считаю объекты по видео, обучаю распознавание
field computer vision, opencv, image recognition, object detection, face recognition, yolo detector, ocr, image segmentation, image analysis, video analytics, license plate recognition, scanned documents recognition | компьютерное зрение, распознавание изображений, распознавание лиц, машинное зрение, детекция объектов, распознавание документов, видеоаналитика, анализ изображений, распознавание номеров, распознавание текста, анализ видео, анализ снимков
needs count people on camera, read scanned documents, recognise documents, count people, count cars, find defects by camera, read scans, analyse video, analyse photos automatically | считать людей на камерах, распознавать сканы, распознать документы, распознавать номера, считать людей, посчитать посетителей, находить дефекты, анализ видео с камер, распознать текст, анализировать снимки

ar-vr < software-engineering, game-development
= AR and VR | дополненная и виртуальная реальность
doers vr developer, ar developer, xr developer, metaverse developer | vr-разработчик, ar-разработчик, xr-разработчик, виарщик
work build vr experiences, make ar filters | делаю VR, делаю AR-маски, разрабатываю виртуальные туры
field virtual reality, augmented reality, vr headset, xr, metaverse, oculus, apple vision pro, spark ar | виртуальная реальность, дополненная реальность, VR-очки, VR-шлем, метавселенная, AR-маска, виртуальный тур
needs virtual training simulator, show it in vr, vr simulator, virtual tour, ar filter, vr training, show in vr, 3d tour | виртуальный тренажёр, показать объект в VR, сделать виртуальный тур, vr-тренажёр, тренажёр в vr, маска в ar, 3d-тур, показать в vr

bioinformatics < software-engineering, biology
= bioinformatics | биоинформатика
doers bioinformatician, computational biologist, bioinformatics scientist | биоинформатик, вычислительный биолог
work analyse genomes, analyse sequencing data, analyse genomic data, process sequencing | анализирую геномы, обрабатываю данные секвенирования, анализ геномных данных, обрабатываю секвенирование, считать геномы
field bioinformatics, genomics, rna-seq, ngs, sequencing data, proteomics, single-cell | биоинформатика, геномика, секвенирование, протеомика, геномные данные
needs process sequencing data, make sense of genomes, analyse sequencing, genome analysis, rna-seq analysis | обработать данные секвенирования, разобраться с геномными данными, анализ секвенирования, обработать геномы, данные секвенирования, нужен биоинформатик

healthtech < software-engineering, medicine
= digital health | цифровая медицина
doers healthtech founder, medtech founder, telemedicine developer, health informatics specialist | медтех-предприниматель, хелстех-фаундер, медицинский информатик
work build health apps, digitise clinics, build medical software, build apps for doctors, digitise hospitals | делаю медицинские приложения, цифровизирую клиники, разрабатываю медицинское ПО, делаю сервисы для врачей, делаю приложение для пациентов, автоматизирую клиники
field healthtech, medtech, digital health, telemedicine, femtech, electronic health records, health app, hl7, hipaa, medical software, patient app, online consultation with doctor, appointment system, hospital information system, medical ai | хелстех, медтех, телемедицина, цифровое здравоохранение, электронная медкарта, МИС, медицинская информационная система, фемтех, медицинское ПО, приложение для пациентов, онлайн-консультация врача, запись к врачу, ЕГИСЗ, медицинский ИИ, ИИ в медицине, медицинский стартап, цифровая клиника
needs clinic records on paper, patients wait in queues, doctors as testers, pilot in a clinic, clinic for pilot, hospital for pilot, access to doctors, feedback from doctors, medical expert for startup, medical records digital, online appointment booking, reduce queues | записи пациентов на бумаге, автоматизировать клинику, пилот в клинике, клиника для пилота, больница для пилота, обратная связь от врачей, врачи для интервью, врач в стартап, медицинский эксперт, электронные медкарты, онлайн-запись пациентов, убрать очереди, нужны врачи для пилота

fintech-development < software-engineering
= fintech | финтех
doers fintech founder, fintech developer, payments product manager, neobank founder | финтех-предприниматель, финтехер, разработчик банковского ПО, платёжник
work build payment products, build banking software, build banking apps, integrate banks, develop payment systems | делаю платёжные сервисы, делаю финтех-продукты, разрабатываю банковское ПО, разрабатываю платёжные системы, делаю банковские приложения, интегрирую банки, процессинг
field fintech, neobank, payment system, open banking, digital wallet, core banking, buy now pay later, card processing, banking app, mobile bank, core banking system | финтех, необанк, платёжная система, электронный кошелёк, банковское ПО, открытый банкинг, мобильный банк, банковское приложение, АБС, эмиссия карт, СБП, банковские системы
needs launch a card product, connect to a bank, issue cards, connect a bank, payment licence, integrate with bank, build a wallet, kyc provider | выпустить карту, подключить банк по API, выпускать карты, подключить банк, подключить СБП, интеграция с банком, платёжная лицензия, сделать кошелёк

edtech-development < software-engineering
= edtech | эдтех
doers edtech founder, edtech product manager, lms developer, lms administrator | эдтехер, эдтех-фаундер, эдтех-предприниматель, администратор LMS
work build learning platforms, set up lms | делаю образовательные платформы, настраиваю LMS, настраиваю геткурс
field edtech, lms, moodle, e-learning platform, learning platform, getcourse, scorm | эдтех, ЛМС, СДО, геткурс, мудл, образовательная платформа, платформа для курсов
needs platform for my course, where to host courses, course platform, platform for school, online school platform, host a course, learning app, track student progress | нужна платформа для курсов, где разместить курс, платформа для школы, запустить онлайн-школу, настроить геткурс, приложение для обучения, следить за прогрессом учеников

agritech < software-engineering
= agritech | агротех
doers agritech founder, precision farming specialist, agtech engineer | агротех-предприниматель, специалист точного земледелия
work digitise farms, monitor crops by drone, build tools for farmers, measure fields, automate greenhouses, map fields | цифровизирую фермы, внедряю точное земледелие, мониторю поля дронами, делаю сервисы для фермеров, автоматизирую теплицы, картирую поля, ставлю датчики в поле
field agritech, agtech, precision farming, vertical farming, hydroponics, crop monitoring, foodtech, soil sensors, field mapping, farm software, greenhouse automation, crop spraying drones, smart irrigation, livestock sensors | агротех, точное земледелие, вертикальная ферма, гидропоника, мониторинг полей, сити-ферма, фудтех, датчики почвы, карта полей, программа для фермеров, автоматизация теплиц, опрыскивание дронами, умный полив, датчики для коров, агродрон, цифровое сельское хозяйство
needs yields are falling, watch over the fields, falling yields, monitor fields, automate greenhouse, automate irrigation, soil moisture, test on a farm, farm for pilot, field trials, farmers for interview | следить за полями, урожайность падает, следить за полем, автоматизировать теплицу, автоматический полив, влажность почвы, ферма для пилота, испытать на поле, опробовать на ферме, полевые испытания, фермеры для пилота

legaltech-govtech < software-engineering
= legaltech and govtech | легалтех и госцифра
doers legaltech founder, govtech specialist, e-government consultant | легалтех-предприниматель, специалист по цифровизации госуслуг, цифровизатор
work automate contracts, digitise public services, digitise government, build public services, automate documents | автоматизирую договоры, цифровизирую госуслуги, цифровизация госорганов, автоматизирую документооборот, внедряю ЭДО, делаю госсервисы
field legaltech, govtech, e-government, contract automation, digital transformation, electronic document flow, public digital services, document automation, electronic signature | легалтех, госуслуги, цифровизация, цифровая трансформация, электронный документооборот, ЭДО, импортозамещение ПО, цифровые госуслуги, электронная подпись, МФЦ, государственные информационные системы, ГИС госорганов, документооборот
needs contracts approved on paper, paper document flow, paperless, document approval, electronic documents, sell software to government, digital services for citizens | договоры согласуем на бумаге, бумажный документооборот, перейти на ЭДО, внедрить ЭДО, согласование документов, продать софт государству, реестр отечественного ПО, попасть в реестр ПО

data
= data work | работа с данными
doers data specialist, data professional, chief data officer, head of data | дата-специалист, директор по данным, руководитель по данным
work work with data, make sense of data, clean data, organise data, govern data | работаю с данными, копаюсь в данных, чищу данные, навожу порядок в данных, работать с данными, собираю данные
field big data, data strategy, data governance, data quality, data-driven, open data, dataset, data set, databases and reports, data collection, data catalogue | большие данные, биг дата, качество данных, управление данными, открытые данные, датасет, набор данных, сбор данных, наборы данных, очистка данных, каталог данных
needs decide by gut feeling, data is a mess, messy data, data in a mess, numbers differ, clean the data, where to get data, need a dataset, data does not match | решаем на глазок, бардак в данных, данные не сходятся, грязные данные, почистить данные, собрать данные, где взять данные, нужны данные, нужен датасет, цифры не сходятся, навести порядок в данных, данные в беспорядке

data-analysis < data
= data analysis | анализ данных
doers data analyst, analytics engineer, insights analyst, analyst, data person | аналитик данных, дата-аналитик, аналитик, аналитик отчётности, аналитик-исследователь
work analyse data, dig through numbers, analyse numbers, make reports, build reports, count metrics, make charts, visualise data | анализирую данные, считаю метрики, копаю цифры, анализировать данные, делаю отчёты, строю отчёты, строю графики, визуализирую данные, работаю с цифрами, считаю показатели
field data analytics, data analysis, pandas, excel formulas, google sheets, jupyter, data visualisation, tables and charts, power bi, tableau | аналитика данных, анализ данных, сводные таблицы, эксель, гугл таблицы, пандас, отчётность по метрикам, графики и диаграммы, визуализация данных, метрики, дашборд, таблицы с данными
needs cannot understand our numbers, why sales dropped, analyse survey, process survey, make sense of numbers, understand the numbers, build a report, make a dashboard, calculate metrics, look at the data, excel tables mess | не понимаем свои цифры, почему упали продажи, посчитать метрики, проанализировать данные, обработать данные, обработать опрос, разобраться в цифрах, разобраться с данными, сделать дашборд, собрать отчёт, построить графики, посчитать показатели, анализ опроса, отчёты вручную, нужна аналитика

data-engineering < data
= data engineering | инженерия данных
doers data engineer, etl developer, dwh developer, data platform engineer | дата-инженер, инженер данных, etl-разработчик, dwh-разработчик
work build data pipelines, load data warehouses, collect data from systems, build data marts | строю пайплайны данных, строю хранилища данных, пишу etl, собираю данные из систем, строю витрины, настраиваю выгрузки, строить хранилища
field data engineering, etl, data warehouse, dwh, data lake, airflow, spark jobs, dbt, snowflake warehouse, hadoop | инженерия данных, хранилище данных, озеро данных, ДВХ, эйрфлоу, хадуп, потоковая обработка данных
needs data scattered across systems, merge data sources, data in different systems, one data warehouse, merge data, combine data, collect data automatically | данные разбросаны по системам, свести данные воедино, данные в разных системах, объединить данные, собрать данные из разных, построить хранилище, автоматическая выгрузка, свести данные

product-analytics < data, product-management
= product analytics | продуктовая аналитика
doers product analyst, growth analyst | продуктовый аналитик, аналитик продукта
work run a/b tests, count retention, analyse funnels, run experiments, analyse user behaviour | провожу a/b тесты, считаю ретеншн, анализирую воронки, проводить тесты, анализирую поведение пользователей, настраиваю аналитику
field product analytics, a/b testing, amplitude analytics, mixpanel, user retention, cohort analysis, unit economics | продуктовая аналитика, аб-тесты, A/B-тестирование, ретеншн, когортный анализ, юнит-экономика, продуктовые метрики
needs users leave after registration, where users drop off, low retention, users leave, where users drop, set up analytics, ab test, low conversion | пользователи уходят после регистрации, где теряем пользователей, низкий ретеншн, уходят пользователи, настроить аналитику, провести аб-тест, низкая конверсия, отваливаются пользователи

statistics < data
= statistics | статистика
doers statistician, biostatistician, econometrician, demographer, statistics consultant, stats person, data analyst for science | математик-статистик, биостатистик, эконометрист, демограф, статистик, специалист по статистике, специалист по обработке данных исследований
work run regressions, calculate sample size, analyse study data, do statistics, compute significance, help with statistics, process survey results | считаю статистику, строю регрессии, считаю выборку, обрабатываю данные исследований, статистическая обработка, делать статистику, обсчитываю данные, помогаю со статистикой, считаю для статей, считаю диссертации
field statistics, biostatistics, econometrics, regression analysis, spss, bayesian, r programming, statistical analysis, sample size, statistical test, confidence interval, survey data, stata, data processing for thesis, study design | матстатистика, статистический анализ, эконометрика, биостатистика, регрессионный анализ, матстат, демография, статистическая обработка данных, размер выборки, статистические критерии, доверительный интервал, статистика для диссертации, дизайн исследования, обработка результатов, статистика в медицине
needs sample size for study, check significance, analyse results, thesis statistics, process results, which test to use, reviewer asks statistics, choose a statistical test | статзначимость проверить, обработать данные исследования, посчитать данные для диссертации, помочь со статистикой, посчитать статистику, обработать результаты, статистика для статьи, рассчитать выборку, какой критерий, обсчитать данные, рецензент просит статистику, обработать анкеты

data-science < data, machine-learning
= data science | дата-сайенс
doers data scientist, ds engineer, quant researcher | дата-сайентист, датасаентист, дсник, дата-саентист, дата-сатанист
work build predictive models, predict churn, forecast demand, predict sales, build forecasts, model data | строю предиктивные модели, прогнозирую спрос, прогнозирую отток, строю прогнозы, прогнозировать спрос, прогноз продаж
field data science, predictive model, kaggle, scikit-learn, feature engineering, demand forecasting, scoring model | дата-сайенс, датасаенс, предиктивная модель, кагл, скоринг, прогнозирование спроса, предиктивная аналитика
needs predict demand, score the clients, forecast sales, predict failures, build a model, prediction model | предсказать спрос, спрогнозировать продажи, прогноз спроса, предсказать отток, предсказывать поломки, построить модель, построить прогноз, прогнозная модель

machine-learning < data
= machine learning and AI | машинное обучение и ИИ
doers ml engineer, machine learning engineer, ai engineer, ai researcher, ml researcher, ai developer, ai specialist, ai expert, ml specialist, ai consultant, neural network developer | ml-инженер, эмельщик, инженер машинного обучения, ии-разработчик, ai-инженер, исследователь ИИ, мл-инженер, ИИ-специалист, специалист по ИИ, эксперт по ИИ, специалист по нейросетям, разработчик нейросетей, специалист по машинному обучению
work train models, train neural networks, ship ml, apply ai, build ai, implement ai, develop neural networks, work with ai | обучаю модели, обучаю нейросети, внедряю ИИ, делаю ML, применяю ИИ, внедрять ИИ, разрабатываю нейросети, делаю ИИ, обучать модели, внедряю нейросети, работаю с нейросетями
field machine learning, artificial intelligence, ai, ml, deep learning, neural network, pytorch, tensorflow, ai startup, neural networks, ai model, ai tools, ai product, ml model | машинное обучение, искусственный интеллект, ИИ, нейросеть, глубокое обучение, нейронка, ии-стартап, МЛ, нейросети, модель машинного обучения, ИИ-модель, ИИ-продукт, искусственный интеллект в бизнесе, ИИ-инструменты
needs bring ai into business, where ai could help, use ai, add ai, train a model, ai for company, ai in work, neural network for, try ai, need ml engineer | внедрить ИИ в бизнес, где применить нейросети, применить ИИ, внедрить ИИ, использовать ИИ, добавить ИИ, обучить модель, нейросеть для, внедрить нейросети, ИИ в работе, нужен ml-инженер, попробовать нейросети

llm < machine-learning
= large language models | языковые модели
doers llm engineer, genai engineer, ai agent developer, rag developer | llm-инженер, разработчик ИИ-агентов, разработчик на LLM
work build ai agents, fine-tune llms, build rag, build assistants, integrate chatgpt, build ai assistants | делаю ИИ-агентов, дообучаю языковые модели, собираю агентов, делаю ИИ-ассистентов, интегрирую chatgpt, внедряю языковые модели, настраиваю ассистентов
field llm, large language model, ai agents, chatgpt, gpt, rag pipeline, langchain, generative ai, claude api, fine-tuning, ai assistant, ai bot, openai api, chat with documents | ЛЛМ, языковая модель, ИИ-агент, чат гпт, генеративный ИИ, большие языковые модели, дообучение модели, чатгпт, ИИ-ассистент, ИИ-помощник, ИИ-бот, нейроассистент
needs chat over our documents, ai assistant for company, chatgpt for business, search our documents, answers from documents, ai agent for | чат по нашим документам, ассистент по базе знаний, ИИ-ассистент для, ИИ-бот для, подключить chatgpt, поиск по документам, ответы по документам, нейросотрудник, ИИ-агент для

prompt-engineering < llm
= prompt engineering | промпт-инжиниринг
doers prompt engineer, ai artist, ai trainer | промпт-инженер, промптер, нейрохудожник, нейрокреатор, ии-тренер
work write prompts, generate images with ai, teach chatgpt | пишу промпты, генерирую картинки нейросетью, обучаю нейросетям
field prompt engineering, midjourney, stable diffusion, ai images, ai video generation, ai tools training | промпт, промпт-инжиниринг, миджорни, нейрофотосессия, нейроарт, генерация видео, обучение нейросетям
needs learn to use chatgpt, ai gives generic answers, use chatgpt, learn ai tools, learn neural networks, generate pictures, images with ai | научиться пользоваться нейросетями, нейросеть выдаёт ерунду, пользоваться chatgpt, освоить нейросети, разобраться с нейросетями, научиться нейросетям, генерировать картинки, писать промпты, нейросети в работе

nlp < machine-learning
= natural language processing | обработка естественного языка
doers nlp engineer, computational linguist, nlp researcher | nlp-инженер, компьютерный лингвист, исследователь NLP
work classify texts, process natural language | классифицирую тексты, обрабатываю тексты моделями
field nlp models, text classification, computational linguistics, semantic search, machine translation engine, sentiment analysis | модели обработки текста, обработка естественного языка, компьютерная лингвистика, семантический поиск, анализ тональности, машинный перевод
needs sort incoming messages automatically, search by meaning, analyse reviews, analyse texts, sort messages, extract from text | автоматически разбирать обращения, поиск по смыслу, разобрать отзывы, анализ отзывов, анализ текстов, классифицировать обращения, извлечь из текста

speech-tech < machine-learning
= speech technology | речевые технологии
doers speech engineer, asr engineer, tts engineer | инженер речевых технологий, разработчик распознавания речи
work recognise speech, synthesise voice | распознаю речь, синтезирую голос
field speech recognition, text to speech, voice cloning, asr, speech synthesis, whisper model, voicebot | распознавание речи, синтез речи, голосовой робот, клонирование голоса, речевая аналитика, транскрибация
needs transcribe calls, robot to call clients, transcribe audio, transcribe interviews, transcribe recordings, voice robot, audio to text | расшифровать звонки, обзванивать роботом, расшифровать аудио, расшифровать интервью, перевести в текст, расшифровка записей, запись в текст

mlops < machine-learning, devops
= MLOps | MLOps
doers mlops engineer, ml platform engineer | mlops-инженер, инженер ML-платформы
work deploy models, serve models in production | деплою модели, вывожу модели в прод
field mlops, mlflow, model serving, gpu cluster, model inference, kubeflow | млопс, инференс, GPU-кластер, вывод модели в прод
needs model never reached production, not enough gpus, deploy model, model in production, gpu server, rent gpu | модель застряла до прода, не хватает видеокарт, развернуть модель, модель в продакшн, gpu-сервер, аренда gpu, нужны видеокарты

data-labelling < machine-learning
= data labelling | разметка данных
doers data annotator, labelling manager, ai tutor, crowd project manager | разметчик данных, асессор, аннотатор данных, краудменеджер
work label data, annotate images | размечаю данные, размечаю картинки
field data labelling, data annotation, training dataset, toloka, scale ai | разметка данных, датасет, толока, краудсорсинг разметки
needs need a labelled dataset, no training data, label images, annotate texts, need annotators, doctors to annotate | нужен размеченный датасет, нет данных для обучения, разметить данные, разметить снимки, разметка изображений, нужны разметчики, врачи для разметки, размеченные данные

recommender-systems < machine-learning
= recommender and search systems | рекомендательные системы и поиск
doers recsys engineer, search engineer, ranking engineer | рексис-инженер, разработчик поиска, разработчик рекомендаций
work build recommendations, tune search ranking | строю рекомендации, улучшаю поисковую выдачу
field recommender system, recsys, search ranking, elasticsearch, personalisation engine, vector search, matching algorithm | рекомендательная система, рексис, ранжирование, эластик, персонализация, векторный поиск, алгоритм подбора
needs users cannot find items, site search finds nothing, recommend items, personal recommendations, improve search, site search, match people | пользователи не находят товары, поиск на сайте плохой, рекомендации товаров, персональные рекомендации, улучшить поиск, поиск по сайту, подбирать людей

ai-ethics < machine-learning
= AI ethics and safety | этика и безопасность ИИ
doers ai safety researcher, ai ethicist, ai policy specialist, alignment researcher | исследователь безопасности ИИ, специалист по этике ИИ
work research ai alignment, audit ai for bias | исследую безопасность ИИ, проверяю модели на предвзятость
field ai safety, ai ethics, ai alignment, ai governance, ai act, algorithmic bias, responsible ai | этика ИИ, безопасность ИИ, регулирование ИИ, предвзятость алгоритмов, ответственный ИИ
needs is our ai compliant, bias in our model, ai regulation, ai law, safe ai, ethical ai | соответствует ли ИИ закону, модель предвзята, закон об ии, безопасный ии, этичный ии

cybersecurity
= cybersecurity | информационная безопасность
doers security engineer, infosec specialist, ciso, security analyst, cybersecurity specialist, security consultant, security specialist, cyber security expert, information security officer, hacker on our side | безопасник, ибшник, специалист по информационной безопасности, специалист ИБ, инженер ИБ, кибербезопасник, специалист по безопасности, специалист по кибербезопасности, эксперт по безопасности, защитник данных
work protect systems, secure infrastructure, investigate incidents, protect data, protect accounts, audit security, train staff in security, set up protection | защищаю системы, обеспечиваю информационную безопасность, расследую инциденты ИБ, защищаю данные, защищать данные, настраиваю защиту, провожу аудит безопасности, обучаю сотрудников безопасности, защита от взлома
field cybersecurity, infosec, information security, data breach, encryption, zero trust, ransomware, firewall, phishing, passwords, two-factor authentication, security policy, hacking, antivirus | кибербезопасность, информационная безопасность, ИБ, инфобез, защита информации, утечка данных, шифровальщик, шифрование, фишинг, пароли, двухфакторная аутентификация, взлом, антивирус, политика безопасности, хакеры, кибератака, ddos
needs we were hacked, account got hacked, data leaked, afraid of leaks, got hacked, hacked account, hacked site, stolen account, stolen password, protect our data, security check, phishing emails, data leak, recover account, ddos attack, secure our site | нас взломали, взломали аккаунт, утекли данные, боимся утечек, угнали аккаунт, взломали сайт, взломали почту, взломали телеграм, украли аккаунт, украли пароль, вернуть аккаунт, защитить данные, защита данных, проверить безопасность, фишинговые письма, защититься от хакеров, боимся взлома, ddos-атака

pentest < cybersecurity
= penetration testing | тестирование на проникновение
doers pentester, ethical hacker, bug bounty hunter, red teamer, white hat | пентестер, белый хакер, этичный хакер, багхантер, редтимер
work break into systems, look for vulnerabilities, hack legally | ищу уязвимости, ломаю системы, провожу пентесты
field pentest, penetration testing, bug bounty, security vulnerability, red team, ctf, burp suite, owasp | пентест, багбаунти, уязвимости системы, аудит безопасности, редтим, тестирование на проникновение
needs check our defences, security audit before launch, test our security, find vulnerabilities, check for holes, security test, security audit | проверить защиту, проверить на взлом, найти уязвимости, проверить сайт на уязвимости, проверка безопасности, заказать пентест

appsec < cybersecurity, devops
= application security | безопасность приложений
doers appsec engineer, devsecops engineer, product security engineer | аппсек, appsec-инженер, devsecops-инженер, девсекопс
work review code for vulnerabilities, build security pipelines | проверяю код на уязвимости, внедряю безопасную разработку
field appsec, devsecops, secure development, sast, dast, secure coding, threat modelling | безопасная разработка, безопасность приложений, моделирование угроз, SSDLC
needs vulnerabilities in our code, client asks security questionnaire, secure code, vulnerable code | дыры в коде, заказчик требует безопасной разработки, безопасный код, внедрить безопасную разработку, уязвимый код

soc-monitoring < cybersecurity
= security monitoring | мониторинг безопасности
doers soc analyst, incident responder, threat hunter, blue teamer, malware analyst, reverse engineer | аналитик SOC, соковец, вирусный аналитик, реверс-инженер, форензик, специалист по реагированию
work respond to incidents, analyse malware, reverse binaries | реагирую на инциденты, анализирую малварь, реверсю
field siem, soc team, threat intelligence, malware, digital forensics, incident response, reverse engineering | СИЕМ, центр мониторинга безопасности, малварь, киберразведка, цифровая криминалистика, реагирование на инциденты, реверс-инжиниринг
needs strange traffic in network, servers encrypted by ransomware, investigate incident, encrypted files, virus in network, who hacked us | файлы зашифровали, странный трафик, расследовать инцидент, зашифровали файлы, вирус в сети, кто взломал

privacy-protection < cybersecurity
= data protection and privacy | защита персональных данных
doers dpo, data protection officer, privacy engineer, privacy consultant, gdpr consultant | ДПО, специалист по персональным данным, консультант по GDPR, специалист по приватности
work make companies gdpr compliant, write privacy policies, protect personal data, audit privacy, anonymise data | привожу к соответствию GDPR, готовлю политику обработки данных, защищаю персональные данные, проверяю персональные данные, обезличиваю данные, готовлю документы по персональным данным
field gdpr, data privacy, personal data, privacy policy, 152-fz, iso 27001, ccpa, soc 2, consent form, data processing agreement, anonymised data, patient data protection | персональные данные, 152-ФЗ, ГДПР, политика конфиденциальности, защита персональных данных, Роскомнадзор, согласие на обработку, обезличенные данные, обработка персональных данных, врачебная тайна, данные пациентов, оператор персональных данных
needs fined for personal data, need a privacy policy, gdpr compliance, comply with gdpr, consent forms, store patient data, store personal data legally | штраф за персональные данные, нужна политика конфиденциальности, соответствовать GDPR, хранить персональные данные, обезличить данные, хранить данные пациентов, закон о персональных данных, проверка роскомнадзора

cryptography < cybersecurity, mathematics
= cryptography | криптография
doers cryptographer, cryptography engineer, cryptanalyst | криптограф, инженер-криптограф, криптоаналитик
work design ciphers, design cryptographic protocols | разрабатываю шифры, разрабатываю криптопротоколы
field cryptography, post-quantum cryptography, digital signature algorithm, public key infrastructure, homomorphic encryption | криптография, постквантовая криптография, электронная подпись, СКЗИ, шифры
needs encrypt data, digital signature, end-to-end encryption, secure exchange | зашифровать данные, шифрование переписки, сквозное шифрование
`
