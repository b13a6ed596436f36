/** Words around an ambiguous word, with commas between them; `word*` stands for every word that begins so. */

/** What leads to a skill in whatever case: "experience in sales", "knowledge of Go". */
export const STRONG_LEADS = `
knowledge of, knowledge in, knowledge with, knowledge using, knowledge to, command of, command in, command with, command using, command to,
understanding of, understanding in, understanding with, understanding using, understanding to, use of, use in, use with, use using, use to, grasp of,
grasp in, grasp with, grasp using, grasp to, mastery of, mastery in, mastery with, mastery using, mastery to, users of, users in, users with, users
using, users to, user of, user in, user with, user using, user to, years of, years in, years with, years using, years to, experience of, experience
in, experience with, experience using, experience to, exposure of, exposure in, exposure with, exposure using, exposure to, background of, background
in, background with, background using, background to, principles of, principles in, principles with, principles using, principles to, basics of,
basics in, basics with, basics using, basics to, fundamentals of, fundamentals in, fundamentals with, fundamentals using, fundamentals to, experienced
in, experienced with, experienced at, experienced of, expertise in, expertise with, expertise at, expertise of, expert in, expert with, expert at,
expert of, skills in, skills with, skills at, skills of, skill in, skill with, skill at, skill of, skilled in, skilled with, skilled at, skilled of,
proficient in, proficient with, proficient at, proficient of, proficiency in, proficiency with, proficiency at, proficiency of, competent in,
competent with, competent at, competent of, competence in, competence with, competence at, competence of, trained in, trained with, trained at,
trained of, training in, training with, training at, training of, certified in, certified with, certified at, certified of, certification in,
certification with, certification at, certification of, fluent in, fluent with, fluent at, fluent of, fluency in, fluency with, fluency at, fluency
of, versed in, versed with, versed at, versed of, working in, working with, working using, worked in, worked with, worked using, work in, work with,
work using, familiar in, familiar with, familiar using, familiarity in, familiarity with, familiarity using, career in, career with, career using,
careers in, careers with, careers using, qualification in, qualification with, qualification using, coursework in, coursework with, coursework using,
specialization in, specialization with, specialization using, interest in, interest with, interest using, degree in, degree with, degree using,
diploma in, diploma with, diploma using, years', years’, years, yrs, years' experience, years’ experience
`;

/** What leads to a skill that is written in the case of a name: "using Make", "modern C". */
export const LEADS = `
in, with, using, via, into, on, like, such as, including, e.g., e.g, eg., eg, plus, know, knows, knowing, learn, learning, learned, use, uses, used,
write, writes, wrote, writing, proficient, programming, coding, scripting, certified, idiomatic, modern, embedded, senior, junior, advanced,
intermediate, basic, microsoft, ms, adobe, google, apache, salesforce, versions of, version of
`;

/** What may stand between a lead and the skill. */
export const BETWEEN = `
the, our, modern, advanced, basic, some, pure, strong, solid, good, either, both, idiomatic, production, our own
`;

/** What follows a skill in whatever case: "sales experience", "Go is a plus". */
export const STRONG_FOLLOWERS = `
experience, skills, skill, proficiency, knowledge, expertise, literacy, background, fundamentals, principles, techniques, methodology, basics,
certifi*, licenc*, licens*, credentials, credential, registration, or similar, or equivalent, or better, is a, is an, is your, is our, is not, is
required, is preferred, is essential, is desired, is desirable, is nice, is must, are a, are an, are your, are our, are not, are required, are
preferred, are essential, are desired, are desirable, are nice, are must, a plus, a must, an advantage, a bonus, nice to have, required, preferred,
essential, desirable, desired
`;

/** What follows a skill that is written in the case of a name: "Go developer", "Excel macros", "Epic charting". */
export const FOLLOWERS = `
based, language, languages, developers, developer, programmers, programmer, programming, engineers, engineer, developments, development, code,
codebases, codebase, coding, scripts, script, scripting, services, service, microservices, microservice, backends, backend, frontends, frontend,
back-ends, back-end, front-ends, front-end, frameworks, framework, library, libraries, stack, applications, application, apps, app, components,
component, packages, package, modules, module, hooks, compilers, compiler, toolchain, ecosystem, software, plugins, plugin, integrations, integration,
projects, project, pipelines, pipeline, tests, test, testing, spreadsheets, spreadsheet, workbooks, workbook, macros, macro, formulas, formula, pivot,
modelling, modeling, files, reports, report, dashboards, dashboard, templates, template, channels, workspaces, workspace, databases, database, db,
queries, erp, clusters, cluster, jobs, servers, server, environments, environment, admins, admin, administrators, administrator, administration,
administering, security, cookbooks, cookbook, playbooks, playbook, recipes, charting, documentation, trained, setting, unit, screens, screen, pages,
page, views, view, widgets, widget, uis, ui, migrations, migration, rewrites, rewrite
`;

/** Words of a heading before a list: "Languages: Go", "Tools – Make". */
export const HEADING_WORDS = `
languages, language, skills, skill, tools, tool, tooling, technology, technologies, software, stack, frameworks, framework, platforms, platform,
systems, system, programs, program, applications, application, environment, databases, database, requirements, requirement, required, preferred,
must-haves, must-have, must haves, must have, proficiency, proficiencies, competency, competencies, keywords, methods, certifications, certification,
licences, licence, licenses, license, credentials, credential, backend, back-end, frontend, front-end, infrastructure, programming, office
`;
