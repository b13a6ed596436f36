import type { SkillRows } from '../read-rows';

/** Programming, the web, mobile, games and how software is made. */
export const SOFTWARE: SkillRows[] = [
  {
    category: 'Programming languages',
    kind: 'skill',
    rows: `
Programming | coding, computer programming, programming languages, software programming
Python | python 2, python 3, cpython, py3 | Programming
Java | jdk, j2se, java se, java 8, core java, openjdk | Programming, Object-oriented programming
JavaScript | JS!, java script, ecmascript, es6, es5, es7, es2015, es2016, es2017, es2018, es2019, es2020, es2021, es2022, es2023, es2024, es2025, vanilla js | Programming
TypeScript | TS!*, type script | JavaScript, Programming
C!? | c language, c programming, ansi c, c89, c99, c11 c, embedded c | Programming
C++ | cpp, cplusplus, c plus plus, c++11, c++14, c++17, c++20, c++23, modern c++ | Programming, Object-oriented programming, C 0.6
C# | csharp, c sharp | .NET, Programming, Object-oriented programming
F# | fsharp, f sharp | .NET, Functional programming, Programming
Visual Basic | vb.net, visual basic .net, vb6, VB!*, vbscript | Programming
VBA | visual basic for applications, excel vba, macros* | Microsoft Excel 0.8, Programming 0.6
Excel macros | | VBA
Go!? | golang, go lang, go language, go programming | Programming
Rust!? | rust lang, rustlang, rust programming | Programming
Swift!? | swift programming, swift language | Programming, iOS development 0.7
Kotlin | KMM! | Programming
Kotlin Multiplatform | | Kotlin
Scala!? | scala programming, scala 2, scala 3 | Programming, Functional programming 0.8
Ruby!? | ruby programming, ruby language, jruby | Programming, Object-oriented programming
PHP | php 7, php 8 | Programming
Perl | perl 5, raku | Programming
R!? | r programming, r language, r statistical | Programming 0.7, Statistics 0.6
R Shiny | rshiny | R
dplyr | | R
tidyverse | | R
ggplot2 | | R
RStudio | r studio | R
Julia!? | julialang, julia language, julia programming | Programming
MATLAB | gnu octave | Programming 0.6, Numerical analysis 0.6
Simulink | matlab simulink | MATLAB
Objective-C | objc, obj-c | Programming, iOS development 0.8
Dart!? | dartlang, dart language | Programming
Elixir | elixir lang, phoenix framework, phoenix liveview | Programming, Functional programming
Erlang | erlang otp | Programming, Functional programming
Haskell | ghc | Programming, Functional programming
OCaml | reasonml, rescript | Programming, Functional programming
Clojure | clojurescript | Programming, Functional programming
Common Lisp | lisp, emacs lisp, racket lang | Programming, Functional programming
Elm!? | elm lang, elm language | Programming, Frontend development
Lua | luajit | Programming
Groovy! | apache groovy | Programming, Java 0.6
COBOL | cobol programming | Programming, Mainframe
Fortran | fortran 90, fortran 77 | Programming
Pascal | object pascal, free pascal | Programming
Delphi | embarcadero delphi | Programming, Pascal
Ada!? | ada language, ada programming, ada 95, spark ada | Programming
Prolog | swi-prolog | Programming
Assembly!? | assembly language, x86 assembly, arm assembly, ASM! | Programming
Zig!? | zig lang, zig language | Programming
Solidity | solidity smart contracts | Programming, Smart contracts
ABAP | sap abap, abap oo | Programming, SAP
Apex!? | salesforce apex, apex classes, apex triggers | Programming, Salesforce
PL/SQL | plsql, oracle pl/sql | SQL, Oracle Database
T-SQL | tsql, transact-sql | SQL, Microsoft SQL Server
Bash!? | bash scripting, bash shell, shell scripting, shell scripts, unix shell, zsh | Linux 0.7, Scripting
PowerShell | power shell, pwsh, windows powershell | Scripting
Scripting | scripting languages, automation scripts | Programming 0.6
HTML | html5, html 5, xhtml, dhtml, semantic html | Web development 0.5
CSS | css3, css 3, cascading style sheets | Web development 0.5
Flexbox | | CSS
CSS Grid | | CSS
XML | XSD!
XQuery | | XML
XPath | | XML
XSLT | | XML
JSON | json schema, jsonb
YAML | yml
Regular expressions | regex, regexp
GraphQL | graph ql, apollo graphql, apollo server, apollo client | API design 0.6
WebAssembly | wasm
G-code | gcode, m-code, g&m code | CNC programming 0.8
`,
  },
  {
    category: 'Web front end',
    kind: 'skill',
    rows: `
Frontend development | front-end development, frontend, front end, client-side development, frontend engineering, front-end engineering, ui development, ui engineering | Web development
Web development | web developer, web programming, web application development, web applications, web apps, website development
React!? | react.js, react js, react hooks, react router | JavaScript, Frontend development
TanStack Query | react query | JavaScript, Frontend development
Next.js | next js | React, Server-side rendering
Redux | redux toolkit, redux saga, rtk query | React 0.9, State management
MobX | mobx state tree | State management
State management | client state management
Vue.js | vue, vue js, vue 2, vue 3, vuex, pinia, vue composition api | JavaScript, Frontend development
Nuxt | nuxt.js | Vue.js, Server-side rendering
Angular | angular.js, angular 2, angular 2+, ngrx | JavaScript, TypeScript 0.8, Frontend development
RxJS | reactive extensions | JavaScript
Svelte | sveltejs, sveltekit, svelte kit | JavaScript, Frontend development
SolidJS | | JavaScript, Frontend development
Ember.js | Ember! | JavaScript, Frontend development
Backbone.js | | JavaScript
jQuery | jquery ui | JavaScript
Alpine.js | | JavaScript
HTMX | htmx.js | HTML
Astro!? | astro framework, astro.js | Frontend development
Gatsby!? | gatsbyjs | React
Remix!? | remix run, remix framework, remix.js | React
D3.js | D3! | JavaScript, Data visualization
Three.js | | JavaScript, WebGL
WebGL | webgpu | 3D graphics
Sass | scss, less css, sass/scss | CSS
Tailwind CSS | tailwind, tailwindcss | CSS
Bootstrap!? | bootstrap css, twitter bootstrap, bootstrap 5, bootstrap 4 | CSS
Material UI | MUI!, angular material | Frontend development 0.6
Styled-components | css-in-js, emotion css | CSS
Webpack | | JavaScript 0.6, Build tools
Turbopack | | JavaScript 0.6, Build tools
Parcel bundler | parcel.js | JavaScript 0.6, Build tools
esbuild | | JavaScript 0.6, Build tools
Rollup | rollup.js | JavaScript 0.6, Build tools
Vite | vitejs | JavaScript 0.6, Build tools
Babel!? | babel.js | JavaScript
npm | yarn package manager, npm scripts | JavaScript 0.5
pnpm | | JavaScript 0.5
Storybook!? | storybook.js | Frontend development 0.6
Web components | custom elements, lit element, stencil.js | JavaScript
Progressive web apps | pwa, service workers | Web development
Responsive design | responsive web design, mobile-first design | CSS 0.7
Web accessibility | a11y, digital accessibility, accessible web | Accessibility
ARIA! | wai-aria | Web accessibility
WCAG | wcag 2.1, wcag 2.2 | Web accessibility
Section 508 | | Web accessibility
Web performance | lighthouse audits, page speed optimization | Web development
Core Web Vitals | | Web performance
Server-side rendering | SSR!, static site generation, jamstack | Web development
WordPress | word press, wordpress themes, wordpress plugins, gutenberg blocks, elementor | Content management systems, PHP 0.4
Drupal | drupal 8, drupal 9, drupal 10 | Content management systems, PHP 0.6
Joomla | joomla cms | Content management systems
Shopify | shopify plus, hydrogen shopify | E-commerce
Liquid | shopify liquid | Shopify
Magento | adobe commerce, magento 2 | E-commerce, PHP 0.6
WooCommerce | woo commerce | E-commerce, WordPress
Webflow | | Web design
Squarespace | | Web design
Wix | | Web design
Contentful | headless cms | Content management systems
Sanity CMS | sanity.io | Content management systems
Strapi | | Content management systems
Content management systems | CMS!*, content management
`,
  },
  {
    category: 'Web back end',
    kind: 'skill',
    rows: `
Backend development | back-end development, backend, back end, server-side development, backend engineering, back-end engineering, backend services, server side programming
Node.js | node*, node js | JavaScript, Backend development
Express!? | express.js, express js | Node.js
NestJS | nest js | Node.js, TypeScript
Fastify | | Node.js
hapi!? | hapi.js | Node.js
Koa!? | koa.js | Node.js
Deno | | JavaScript, TypeScript 0.7
Bun!? | bun.js, bun runtime | JavaScript, TypeScript 0.7
Django | django orm, django templates | Python, Backend development, Web development
Django REST Framework | DRF!, django rest | Django, REST APIs
Flask!? | python flask, flask-restful | Python, Backend development
FastAPI | fast api | Python, REST APIs, Backend development
Pydantic | | FastAPI
Celery!? | celery workers, celery beat, django celery, celery task queue | Python, Message queues
SQLAlchemy | sql alchemy | Python, Object-relational mapping
Alembic | alembic migrations | SQLAlchemy
asyncio | async python, aiohttp | Python
Spring!? | spring framework, java spring | Java, Backend development
Spring Batch | | Spring
Spring WebFlux | | Spring
Spring MVC | | Spring
Spring Data | | Spring
Spring Cloud | | Spring
Spring Security | | Spring
Spring Boot | springboot | Spring, Java, Backend development
Jakarta EE | java ee, j2ee, JEE!, java enterprise edition | Java, Backend development
JSF! | | Jakarta EE
Servlets | | Jakarta EE
JSP! | | Jakarta EE
EJB! | | Jakarta EE
Hibernate! | hibernate orm | JPA, Java, Object-relational mapping
JPA! | | Java, Object-relational mapping
Quarkus | | Java, Backend development
Dropwizard | | Java, Backend development
Vert.x | | Java, Backend development
Micronaut | | Java, Backend development
Maven! | apache maven | Java 0.6, Build tools
Gradle | | Java 0.5, Build tools
Apache Tomcat | tomcat | Java 0.5
IBM WebSphere | websphere | Java 0.5
Oracle WebLogic | weblogic | Java 0.5
JBoss | wildfly | Java 0.5
Ruby on Rails | Rails!, RoR!, ruby rails, rails 7 | Ruby, Backend development, Web development
Sidekiq | | Ruby
Resque! | | Ruby
Sinatra!? | sinatra ruby | Ruby
Laravel | laravel framework, eloquent orm, livewire laravel | PHP, Backend development
Symfony | | PHP, Backend development
CodeIgniter | | PHP, Backend development
Laminas | zend framework | PHP, Backend development
Yii | yii framework, yii2 | PHP, Backend development
CakePHP | | PHP, Backend development
.NET | dotnet, dot net, .net core, .net framework, .net 6, .net 7, .net 8, net core, dotnet core, microsoft .net | Programming
ASP.NET | asp.net core, asp.net mvc, asp.net web api | .NET, Backend development
Web Forms | | ASP.NET
Razor Pages | | ASP.NET
Blazor | | .NET, C#
Entity Framework | entity framework core, dapper orm | .NET, Object-relational mapping
EF Core | | Entity Framework
WPF | windows presentation foundation, xaml | .NET, C# 0.8
WinForms | windows forms | WPF
Gin!? | gin framework, gin-gonic | Go, Backend development
Fiber for Go | go fiber | Go, Backend development
Echo framework | | Go, Backend development
Actix | | Rust, Backend development
Tokio!? | | Rust, Backend development
axum | | Rust, Backend development
REST APIs | restful apis, restful api, REST!, restful, restful services, restful web services, rest services, rest api design, rest api development, restful api design | API development
API development | apis, api, web apis, api integration, web services, building apis
OpenAPI | swagger | API development
API design | api architecture, api first, api-first design | API development
SOAP!* | soap web services, soap api, wsdl | API development
gRPC | grpc services | API development
Protocol Buffers | protobuf | gRPC
WebSockets | | Backend development 0.6
SignalR | | WebSockets
Socket.IO | | WebSockets
Microservices | micro-services, microservice architecture | Software architecture 0.6, Distributed systems 0.7
Object-relational mapping | ORM!
Drizzle ORM | | Object-relational mapping
Sequelize | | Object-relational mapping
TypeORM | | Object-relational mapping
Prisma | prisma orm | Object-relational mapping
Message queues | message brokers, asynchronous messaging, pub/sub, pubsub | Distributed systems 0.5
RabbitMQ | rabbit mq, amqp | Message queues
ActiveMQ | | Message queues
JMS! | | Message queues
TIBCO EMS | | Message queues
IBM MQ | mqseries | Message queues
Event-driven architecture | event driven | Software architecture
CQRS! | | Event-driven architecture
Event sourcing | | Event-driven architecture
OAuth | oauth2, oauth 2.0 | Authentication
Single sign-on | SSO! | Authentication
JSON Web Tokens | JWT! | Authentication
SAML! | | Authentication
OpenID Connect | oidc | Authentication
Authentication | user authentication, authn, okta integration
Keycloak | | Authentication
Auth0 | | Authentication
`,
  },
  {
    category: 'Mobile, games and graphics',
    kind: 'skill',
    rows: `
Mobile development | mobile app development, mobile apps, mobile applications, mobile engineering, mobile application development, app development
iOS development | ios, ios apps, ios developer, ios sdk, iphone development | Mobile development
Xcode | | iOS development
SwiftUI | swift ui | Swift, iOS development
Combine framework | Combine!? | Swift, iOS development
XCTest | XCUITest framework | Unit testing, iOS development 0.7
App Store release | app store connect, testflight, google play console, app store deployment | Mobile development 0.6
Core Data | core data ios | SwiftUI
UIKit | | Swift, iOS development
Android development | android, android sdk, android apps | Mobile development
Google Play | play store, google play store, play console, google play releases | Android development 0.6, App Store release
Android Studio | | Android development
Jetpack Compose | android jetpack | Android development, Kotlin
Kotlin coroutines | coroutines | Kotlin
Kotlin Flow | Flow!*, StateFlow, coroutines and flow | Kotlin coroutines, Kotlin
Retrofit!? | okhttp | Android development 0.8
Dagger | hilt android, dagger/hilt, dagger 2 | Android development 0.7
MVVM | MVP architecture, MVI architecture, model-view-viewmodel, MVC! | Software architecture 0.5
React Native | RN!* | React, Mobile development, JavaScript
Expo!? | expo framework, expo react native | React Native
Flutter | flutter sdk | Dart, Mobile development
Ionic! | ionic framework, apache cordova, phonegap, capacitor js | Mobile development
Xamarin | | C#, Mobile development
.NET MAUI | | C#, Mobile development
Game development | game programming, video game development, gameplay programming, game engines
Game design | level design, game mechanics, gameplay design, narrative design, game balancing | Game development 0.5
Unity!? | unity3d, unity 3d, unity engine, unity game engine | Game development, C# 0.8
Unreal Engine | Unreal!, ue4, ue5, unreal engine 5 | Game development, C++ 0.7
Godot | godot engine | Game development
3D graphics | computer graphics, ray tracing
Shader programming | hlsl, glsl | 3D graphics
Vulkan | vulkan api | 3D graphics
DirectX | | 3D graphics
OpenGL | | 3D graphics
Augmented reality | mixed reality, extended reality, AR!*
ARCore | | Augmented reality
ARKit | | Augmented reality
Virtual reality | oculus sdk, VR! | Augmented reality
Embedded systems | embedded software, embedded development, embedded programming, firmware, firmware development, embedded firmware
RTOS | real-time operating systems | Embedded systems
Real-time C++ | realtime C++, embedded C++, real-time C and C++ | C++, Embedded systems 0.8
CMSIS-DSP | | Signal processing 0.8, Microcontrollers 0.8
Fixed-point arithmetic | fixed-point code, fixed-point programming | Signal processing 0.6, Embedded systems 0.6
IEC 62304 | medical device software | Embedded systems 0.3
QNX | | RTOS
Zephyr RTOS | Zephyr!* | RTOS
VxWorks | | RTOS
FreeRTOS | | RTOS
Microcontrollers | arm cortex, arm cortex-m, cortex-m, avr microcontrollers, pic microcontrollers | Embedded systems
ESP32 | | Microcontrollers
STM32 | | Microcontrollers
I2C | i²c | Serial protocols
SPI!* | spi bus, spi interface | Serial protocols
UART! | | Serial protocols
Serial protocols | CAN bus protocol, RS-232, modbus | Embedded systems 0.6
Arduino | arduino programming | Microcontrollers
Raspberry Pi | | Embedded systems 0.5, Linux 0.4
Device drivers | driver development | Embedded systems 0.7, C 0.8
Linux kernel development | kernel development, linux kernel | Device drivers
Internet of Things | iot, iot devices, industrial iot, iiot
MQTT | | Internet of Things
Robotics | robot programming, robotic systems, industrial robots, robotics engineering, robot operator, fanuc robots, abb robots, kuka robots, robotic cells
ROS! | robot operating system, ros2, ros 2 | Robotics
Computer vision | image recognition
Image processing | | Computer vision
Machine vision | | Computer vision
Object detection | | Computer vision
OpenCV | | Computer vision
Qt!? | qt framework, qml, qt quick, pyqt | C++ 0.8
Boost libraries | boost C++, boost libraries C++ | C++
STL! | standard template library | C++
Desktop development | desktop applications
Tauri | | Desktop development
Electron!? | electron.js | Desktop development
`,
  },
  {
    category: 'Software practice',
    kind: 'skill',
    rows: `
Software engineering | software development, software developer, software engineer, software design, application development, full software development lifecycle | Programming
Full-stack development | full stack, fullstack, full-stack engineering, fullstack development | Frontend development, Backend development
Object-oriented programming | OOP! | Programming
Object-oriented design | OOD!, OOAD! | Object-oriented programming
Functional programming | FP!* | Programming
Design patterns | software design patterns, gang of four patterns | Software architecture 0.6
Software architecture | system architecture, application architecture, system design, solution architecture, enterprise architecture, technical architecture, architectural design patterns
TOGAF framework | togaf, zachman framework, archimate | Software architecture 0.7
Domain-driven design | DDD! | Software architecture
Clean code | | Software engineering 0.6
Refactoring | code refactoring | Clean code
SOLID principles | | Clean code
Data structures | data structures and algorithms, DSA! | Programming 0.6
Algorithms | algorithm design | Data structures
Distributed systems | distributed computing, scalable systems, high availability systems, highly available systems
Concurrency | parallel programming, asynchronous programming, concurrent programming, parallel computing | Programming 0.6
Multithreading | multi-threading | Concurrency
High-performance computing | HPC!
GPU programming | | High-performance computing
Message Passing Interface | MPI! | High-performance computing
OpenMP | | High-performance computing
CUDA | | High-performance computing
Low-latency systems | low latency, high-frequency trading systems
Debugging | troubleshooting code, profiling and debugging
Performance tuning | performance optimization, performance engineering, performance analysis
Code review | peer code review, pull request reviews
Git | git version control, gitflow, git flow | Version control
GitHub | git hub, github pull requests | Git
GitLab | git lab | Git
Bitbucket | atlassian bitbucket | Git
Subversion | SVN!, TFVC! | Version control
ClearCase | | Version control
Mercurial | mercurial scm | Version control
Perforce | | Version control
Version control | source control, version control systems, VCS!, revision control
Build tools | build systems
Make!? | makefiles, gnu make | Build tools
Bazel | | Build tools
CMake | | Build tools
Software testing | software qa, software quality assurance, manual testing, functional testing, test cases, test plans, regression testing, qa testing, tests automatisés, softwaretests, pruebas de software
Test automation | automated testing, automated tests, qa automation, automation testing, automating tests, automate tests, automated test suites, web test automation, automated regression tests, automated regression, test automation frameworks, software development in test, developer in test, SDET!, automated checks | Software testing
Unit testing | unit tests | Software testing, Test automation 0.7
UI testing | UI tests, user interface testing, automated UI tests, instrumented tests | Software testing
Integration testing | integration tests, end-to-end testing, end to end tests, e2e tests, e2e testing, system testing | Software testing, Test automation 0.7
Test-driven development | TDD!, test-first development | Unit testing
Behavior-driven development | BDD!, gherkin, behave framework | Software testing
SpecFlow | | Software testing
Cucumber!? | | Software testing
Jest!? | jest testing, jestjs | Unit testing, JavaScript
React Testing Library | | Unit testing, JavaScript
Vitest | | Unit testing, JavaScript
Mocha!? | mochajs | Unit testing, JavaScript
Karma!? | karma test runner | Unit testing, JavaScript
Jasmine!? | jasmine framework | Unit testing, JavaScript
Chai!? | | Unit testing, JavaScript
pytest | python unittest | Unit testing, Python
JUnit | junit 5 | Unit testing, Java
TestNG | | Unit testing, Java
Mockito | | Unit testing, Java
NUnit | | Unit testing, .NET
MSTest | | Unit testing, .NET
xUnit | | Unit testing, .NET
RSpec | | Unit testing, Ruby
Capybara!? | capybara ruby | Unit testing, Ruby
Minitest | | Unit testing, Ruby
PHPUnit | pest php | Unit testing, PHP
Cypress!? | cypress.io, cypress tests, cypress e2e | Integration testing, JavaScript, Test automation
Playwright!? | playwright tests, microsoft playwright | Integration testing, Test automation
Puppeteer! | | Integration testing
Selenium | selenium webdriver, webdriver, webdriverio, selenium grid | Integration testing, Test automation
Appium | mobile test automation | Test automation
Espresso testing | espresso tests | Test automation
XCUITest | | Test automation
Postman! | postman api | API testing
REST Assured! | | API testing
SoapUI | | API testing
Insomnia!? | insomnia rest | API testing
API testing | api tests | Software testing, Test automation 0.7
Load testing | performance testing, stress testing | Software testing
Locust!? | locust.io | Load testing
LoadRunner | | Load testing
k6 | | Load testing
Gatling! | | Load testing
JMeter | | Load testing
User acceptance testing | UAT!, acceptance testing, user acceptance tests | Software testing 0.7
Robot Framework | | Software testing
Ranorex | | Software testing
Tosca | tosca automation | Software testing
Katalon | | Software testing
TestComplete | | Software testing
Agile software development | agile?, agile development, agile methodology, agile environment, agile team, agile practices, agile delivery, agile coach, agile principles, agile ways of working, agile software
Extreme programming | | Agile software development
Pair programming | | Agile software development
Scrum | scrum framework, scrum ceremonies, sprint retrospectives, scrum teams, scrum master | Agile software development
Sprint planning | | Scrum
Kanban | kanban boards | Agile software development 0.6
SAFe!* | scaled agile, scaled agile framework, large-scale scrum | Agile software development
SDLC! | software development life cycle, software development lifecycle, systems development life cycle | Software engineering 0.6
Technical documentation | software documentation, api documentation, documentation as code, API docs, markdown | Technical writing
Open source | open source software, open-source contributions, FOSS!
Release management | release engineering, release planning
Feature flags | | Release management
Blockchain | defi, distributed ledger, distributed ledger technology
Web3 | | Blockchain
Hyperledger | | Blockchain
Ethereum | | Blockchain
Smart contracts | smart contract development | Blockchain
Low-code platforms | low code, no-code, low-code development, no-code tools
Bubble!? | bubble.io | Low-code platforms
Mendix | | Low-code platforms
OutSystems | | Low-code platforms
Technical leadership | tech lead, technical lead, engineering leadership, mentoring engineers, mentoring developers | Leadership 0.7
`,
  },
];
