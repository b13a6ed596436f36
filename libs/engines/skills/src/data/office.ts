import type { SkillRows } from '../read-rows';

/** Tools of every office, and the work of an office. */
export const OFFICE: SkillRows[] = [
  {
    category: 'Office software',
    kind: 'skill',
    rows: `
Microsoft Office | ms office, office suite, microsoft office suite, ms office suite, office 365, microsoft 365, m365, o365, ms office 365, office software, microsoft suite, microsoft applications, microsoft products, microsoft office applications | Computer literacy
Microsoft Excel | Excel!?, ms excel, excel spreadsheets, excel skills, excel formulas, advanced excel, excel modeling | Microsoft Office 0.6, Spreadsheets
VLOOKUP | xlookup, lookups*, sverweis | Microsoft Excel
Pivot tables | pivot tables and vlookups | Microsoft Excel
Microsoft Word | Word!?, ms word, microsoft word processing | Microsoft Office 0.6, Word processing
Microsoft PowerPoint | powerpoint, power point, ms powerpoint, powerpoint presentations, PPT! | Microsoft Office 0.6, Presentation design 0.6
Microsoft Outlook | Outlook!?, ms outlook, outlook calendar | Microsoft Office 0.6, Email software
Microsoft Access | Access!?, ms access, access database | Microsoft Office 0.5, Databases 0.6
Microsoft Teams | Teams!?, ms teams | Video conferencing
Microsoft SharePoint | sharepoint, share point, sharepoint online, ms sharepoint | Document management
Microsoft OneNote | onenote
Evernote
Microsoft OneDrive | onedrive, one drive | File sharing
Microsoft Visio | visio | Diagramming
draw.io | | Diagramming
Lucidchart | | Diagramming
Microsoft Publisher | ms publisher | Desktop publishing
Microsoft Power Automate | power automate, microsoft flow, power platform, microsoft power platform | Process automation
Power Apps | powerapps | Microsoft Power Automate
Google Workspace | g suite, gsuite, google suite, google apps, google apps for work, google office suite | Computer literacy
Google Sheets | gsheets, google spreadsheets | Google Workspace 0.6, Spreadsheets
Google Docs | google documents | Google Workspace 0.6, Word processing
Google Slides | | Google Workspace 0.6, Presentation design 0.6
Google Drive | Drive!? | Google Workspace 0.5, File sharing
Gmail | google mail, google calendar | Google Workspace 0.5, Email software
File sharing | box.com, file sharing tools
Dropbox | | File sharing
Spreadsheets | spreadsheet software
Word processing | word processor
Email software | e-mail, email correspondence, email communication
LibreOffice | openoffice, open office, libre office | Spreadsheets, Word processing
Apple iWork | Keynote!?, apple pages, apple numbers | Presentation design 0.6
Presentation design | presentation software, slide decks, slide design, prezi, powerpoint design, creating presentations
Diagramming | flowcharts, process diagrams, flow charts
Video conferencing | virtual meetings, web conferencing, gotomeeting
Skype | | Video conferencing
Webex | cisco webex | Video conferencing
Google Meet | | Video conferencing
Zoom!? | zoom meetings | Video conferencing
Slack!? | slack messaging, slack channels
Notion!? | notion workspace, notion.so
Airtable | | Project management software
Coda!? | coda.io
Smartsheet | | Project management software
Asana | | Project management software
Project management software | project management tools, task management software, work management tools
Wrike | | Project management software
Basecamp! | | Project management software
ClickUp | | Project management software
Monday.com | | Project management software
Trello | | Project management software
Jira | atlassian jira, jira software, jira service management, atlassian, atlassian suite | Project management software, Ticketing systems 0.6
Confluence! | atlassian confluence, wiki documentation | Documentation
Miro!? | miro boards, figjam
Mural!? | mural.co
Adobe Acrobat | acrobat pro, pdf editing
DocuSign | adobe sign, e-signature | Document management 0.5
Computer literacy | computer skills, basic computer skills, computer proficiency, computer literate, pc skills, it literate, it skills, it literacy, computer knowledge, computer savvy, ict skills, computer applications, basic computer knowledge, digital literacy, digital skills
Process automation | RPA!, robotic process automation, workflow automation, business process automation
Make.com | | Process automation
n8n | | Process automation
Zapier | | Process automation
Blue Prism | | Process automation
Automation Anywhere | | Process automation
UiPath | | Process automation
`,
  },
  {
    category: 'Office work',
    kind: 'skill',
    rows: `
Office administration | administrative support, administrative assistance, office management, administrative duties, clerical work, clerical duties, clerical support, office support, general office duties, administrative tasks, administration skills, secretarial, secretarial support, administrative skills, office procedures, clerical skills, general administration, administrative experience
Executive assistance | executive support, executive assistant, executive administration, c-suite support, c-level support, diary management, calendar management, calendar coordination, managing calendars, personal assistance | Office administration, Scheduling
Scheduling | appointment scheduling, scheduling appointments, appointment setting, calendar scheduling, staff scheduling, rota management, rostering, rotas, shift scheduling, employee scheduling, schedules*, weekly schedules, work schedules, writing schedules, staff schedules, duty rosters, rosters
Travel arrangements | travel coordination, travel booking, travel planning, arranging travel
Meeting coordination | minute taking, taking minutes, meeting minutes, minutes of meetings, agenda preparation, meeting planning, meeting organization
Filing* | record keeping, recordkeeping, records management, file management, records maintenance, document filing, archiving, filing systems
Document management | document control, document controller, document preparation, document management systems, document review, document processing
Typing | touch typing, keyboarding, keyboard skills, WPM!, typing speed, audio typing, fast typing, audio typist
Transcription | dictation, audio transcription, shorthand, stenography
Reception | receptionist, front desk, front desk operations, switchboard, greeting visitors, multi-line phone, multi-line phone systems, phone systems, visitor management, telephone answering, answering phones, call handling, phone etiquette, telephone etiquette | Customer service 0.7, Office administration 0.6
Mail handling | mailroom, mail sorting, mail distribution, post room
Postal delivery | mail carrier, letter carrier, mail delivery, postal service, post office operations | Mail handling 0.6
Office equipment | photocopiers, fax machines, copiers, office machines, photocopying, printers and scanners
Expense management | expense reports, expense reporting, expense tracking
Expensify | | Expense management
SAP Concur | Concur! | Expense management
Proofreading | copy editing, copyediting, proof reading, editing and proofreading
Business correspondence | correspondence, letter writing, business writing, professional writing, drafting correspondence
Documentation | document writing, written documentation, process documentation, report documentation
Note-taking | minute writing
Research | desk research, internet research, online research, research skills, background research, information gathering, fact-finding
Facilities management | facilities maintenance, building management, facilities coordination, facilities operations
Office supplies | ordering supplies, supply ordering, stationery ordering
`,
  },
];

/** How people work with each other, whatever the work. */
export const SOFT_SKILLS: SkillRows[] = [
  {
    category: 'Working with others',
    kind: 'skill',
    rows: `
Communication | communication skills, verbal communication, written communication, oral communication, interpersonal communication, excellent communication, communicating effectively, communicator, written and verbal communication, verbal and written communication, oral and written communication, written and oral communication, effective communication
Teamwork | team work, team player, collaboration, collaborative, collaborative working, team collaboration, team-oriented, team working, cross-functional collaboration, working in a team
Interpersonal skills | people skills, relationship building, building relationships, interpersonal, rapport building, building rapport
Active listening | listening skills, good listener
Empathy | compassion, emotional intelligence, empathetic, compassionate care
Presentation skills | presenting, public speaking, presentations, speaking in public, giving presentations, oral presentations, presented
Negotiation | negotiation skills, negotiating, contract negotiation, price negotiation, vendor negotiation, negotiated
Conflict resolution | conflict management, de-escalation, deescalation, mediation of conflicts, dispute resolution, handling conflict
Persuasion | influencing, influencing skills, influencing stakeholders, persuasive communication
Facilitation | workshop facilitation, facilitating workshops, facilitating meetings, group facilitation
Cultural awareness | cultural competence, cultural sensitivity, cross-cultural communication, intercultural communication, multicultural teams, cultural competency, diversity awareness
Networking with people | professional networking, relationship management with partners
Discretion | confidentiality, handling confidential information, maintaining confidentiality, sensitive information
`,
  },
  {
    category: 'Leading',
    kind: 'skill',
    rows: `
Leadership | leadership skills, team leadership, leading teams, team lead, team leader, people leadership, leading people, servant leadership, leadership experience, strategic leadership
People management | staff management, team management, managing people, personnel management, line management, managing staff, managing teams, supervising staff, staff supervision, supervision, supervisory experience, supervisory skills, team supervision, supervisor, supervising, people manager, supervised, managed a team, managing a team, led a team, manage a team, leading a team, lead a team, managed teams, direct reports, led teams | Leadership
Coaching | mentoring, mentorship, coaching and mentoring, mentor, coaching skills, staff coaching, life coaching, executive coaching, leadership coaching, coached, mentored, mentoring juniors
Staff training | training staff, training new hires, employee training, training and development of staff, training new employees, on-the-job training, staff development, training delivery, team training, trained staff, trained new hires, trained new staff, training new staff, trained employees, train staff, training colleagues, training?
Delegation | delegating, task delegation
Performance management | performance reviews, performance appraisals, employee evaluations, performance evaluations, goal setting
OKRs | | Performance management
Decision making | sound judgment, sound judgement, good judgement, good judgment, judgment
Strategic thinking | strategic planning, strategy development, strategy, business strategy, strategic planning skills, strategic mindset, corporate strategy
Team building | building teams, team development
Motivation of others | motivational skills, motivating teams, motivating others
`,
  },
  {
    category: 'Managing oneself',
    kind: 'skill',
    rows: `
Problem solving | problem solver, problem solving skills, creative problem solving, solving problems, resolving problems, troubleshooting skills, complex problem solving, problem resolution, troubleshooting, troubleshoot
Critical thinking | analytical thinking, analytical skills, logical thinking, analytical mindset, analytical ability, critical reasoning, logical reasoning, analytical
Attention to detail | detail-oriented, accuracy, meticulous, eye for detail, high attention to detail, detail orientation, precision work
Time management | meeting deadlines, deadline-driven, punctuality, punctual, managing deadlines, working to deadlines, tight deadlines, time keeping, timekeeping
Organizational skills | organised, organization skills, highly organized
Prioritization | prioritizing tasks, task prioritization, workload management, ability to prioritize
Multitasking | multi-tasking, multi-task, multitask, juggling multiple tasks, managing multiple priorities, multiple priorities
Adaptability | flexibility, adaptable, flexible approach, adapting to change, versatility
Creativity | creative thinking, innovative thinking, creative
Self-motivation | self-motivated, self-starter, taking initiative, takes initiative, shows initiative, proactive, proactivity, self-directed, working independently, work independently, independent worker, self-driven
Work ethic | strong work ethic, reliability of work, dependability, dependable, hardworking, hard-working, integrity, trustworthiness
Resilience | stress management, working under pressure, stress tolerance, work under pressure, handling pressure, ability to work under pressure, calm under pressure
Willingness to learn | quick learner, fast learner, eager to learn, continuous learning, lifelong learning, learning agility
Physical stamina | physical fitness, lifting 50 lbs, heavy lifting, lift 50 pounds, manual lifting, ability to lift, manual labor, physically fit, stand for long periods, physical labor, physical strength, lift up to 50 lbs, lifting?
Manual dexterity | hand-eye coordination, dexterity, fine motor skills
`,
  },
];
