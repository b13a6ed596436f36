import type { SkillRows } from '../read-rows';

/** Projects, products, improvement of how work is done, and the systems companies run on. */
export const BUSINESS: SkillRows[] = [
  {
    category: 'Projects and products',
    kind: 'skill',
    rows: `
Project management | project manager, project planning, project delivery, managing projects, project coordination, project execution, project leadership, project administration, project implementation, project lifecycle, leading projects, project scheduling, PM!?, projektmanagement, projektleitung, gestion de projet, gestión de proyectos, dirección de proyectos
Program management | portfolio management of projects, PMO!, project management office, program manager, program coordination, programme delivery | Project management
Project controls | project cost control, critical path method, gantt charts, work breakdown structure | Project management 0.6
Earned value management | EVM!* | Project controls
Microsoft Project | ms project | Project controls
Primavera P6 | primavera | Project controls
Waterfall methodology | waterfall project management, prince2 methodology, stage-gate | Project management 0.6
Risk management | risk assessment, risk analysis, risk mitigation, enterprise risk management, risk identification, operational risk, risk registers, risk control
Stakeholder management | stakeholder engagement, stakeholder communication, managing stakeholders, stakeholder relations, stakeholder relationships, working with stakeholders
Change management | organizational change management, organisational change, change implementation, change leadership, adkar, prosci methodology, managing change, transformation programs, business transformation, digital transformation
Product management | product manager, product strategy, product planning, product lifecycle management, PM!?, go-to-market for products, product vision, product development strategy | Product roadmap 0.9
Product roadmap | roadmapping, roadmap*, roadmap planning, roadmap prioritization, backlog prioritization, feature prioritization, product prioritization, prioritization of features, RICE scoring, MoSCoW prioritization
Product ownership | product owner, backlog management, backlog grooming, backlog refinement, product backlog, user stories, user story writing | Product management 0.7, Agile software development 0.6
Product discovery | customer discovery, jobs to be done, mvp development, product market fit, minimum viable product | Product management 0.6
Business analysis | business analyst, requirements gathering, requirements analysis, requirements elicitation, business requirements, functional specifications, gap analysis, business process analysis, functional requirements, requirements management
Process improvement | business process improvement, process optimization, continuous improvement, business process reengineering, workflow optimization, operational improvement, operational excellence, process redesign, process efficiency, improving processes, process re-engineering, streamlined processes, streamlining processes, improved processes, efficiency improvements
Process mapping | business process modeling, process modelling, workflow design, business process management, BPM! | Process improvement 0.7
BPMN! | | Process mapping
Value stream mapping | | Process mapping
Operations management | operational management, business operations, managing operations, operations planning, day-to-day operations, daily operations, operations manager, operational planning
Strategy consulting | management consulting, business consulting, consulting, advisory services, consultancy
Vendor management | supplier management, supplier relationship management, vendor relations, vendor relationship management, third-party management, supplier relationships, vendor relationships, managing vendors, contractor management, managing contractors, subcontractor management
Contract management | contract administration, contract lifecycle management, contract review, contract drafting
Budgeting | budget management, budget planning, budget preparation, budget control, budget monitoring, managing budgets, budget administration, budget development, budgets, budget responsibility, managed budgets, manage budgets, managing a budget, budget owner
Cost control | cost management, cost reduction, cost analysis, cost savings, cost estimation, cost estimating, cost containment
Business development | new business development, market expansion, partnership development, strategic partnerships, partnerships, alliance management, partner management
Entrepreneurship | business planning, startup experience, start-up experience, small business management, business plans
Proposal writing | RFP!, bid writing, tender writing, rfp responses, proposal development, tendering, bid management, tenders | Writing 0.8
Grant writing | grant proposals, grant applications, grantwriting, grant management, grant administration, grant proposal writing, grants manager | Writing
Federal grants | grants.gov, 2 CFR 200, uniform guidance, federal grant management, federal grant administration, federal funding | Grant writing 0.6
Cvent | eventbrite | Event planning 0.6
Event planning | event management, event coordination, conference planning, event production, event organization, event logistics, meeting and event planning, organizing events, organized events, organised events, planned events
Market research | market analysis, competitor analysis, competitive analysis, competitive intelligence, consumer research, focus groups, industry analysis, consumer insights
Policy development | policy writing, policies and procedures, procedure writing, sop development, sops, standard operating procedures, writing procedures
Mergers and acquisitions | m&a, post-merger integration, acquisition integration
Due diligence | | Mergers and acquisitions
Corporate governance | board reporting, board governance, board relations, company secretarial, governance records, corporate governance matters
Board minutes | minute books, board resolutions, board consents, corporate records, corporate secretarial work, board papers, minutes and consents | Corporate governance
Regulatory compliance | compliance, compliance management, compliance monitoring, regulatory requirements, regulatory affairs, compliance audits, compliance reporting, regulatory reporting
Business acumen | commercial awareness, commercial acumen, business sense
`,
  },
  {
    category: 'Lean and quality',
    kind: 'skill',
    rows: `
Lean? | lean manufacturing, lean principles, lean methodology, lean production, lean management, lean thinking, toyota production system, lean tools, lean practices, lean operations | Process improvement
Six Sigma | 6 sigma | Process improvement, Lean 0.6
DMAIC | | Six Sigma
Lean Six Sigma | LSS! | Six Sigma
Kaizen | kaizen events, kaizen blitz | Lean 0.8, Process improvement
5S | 5s methodology, 6S!, 5s principles | Lean 0.6
Root cause analysis | RCA!, 8D!, 8d problem solving, corrective action, failure analysis, root cause investigation
CAPA! | corrective and preventive action | Root cause analysis
Fishbone diagrams | ishikawa | Root cause analysis
5 Whys | five whys | Root cause analysis
Quality management | quality management systems, QMS!, total quality management, TQM!, quality systems, quality improvement
Quality assurance | QA!, quality standards, quality compliance
Quality control | QC!*, quality inspection, inspection*, quality checks, product inspection, visual inspection, in-process inspection, final inspection, incoming inspection
ISO 9001 | iso9001, iso 9000, iso 9001:2015 | Quality management
Statistical process control | SPC!, control charts, process capability, Cpk! | Quality control, Statistics 0.6
FMEA | failure mode and effects analysis, dfmea, pfmea | Risk management 0.5, Quality management 0.6
Quality audits | internal auditing of quality, quality management audits, supplier audits, iso audits, process audits
`,
  },
  {
    category: 'Company systems',
    kind: 'skill',
    rows: `
ERP systems | ERP!, enterprise resource planning, erp software, erp implementation
SAP! | sap erp, sap s/4hana, s/4hana, sap ecc, sap r/3, sap software, sap system, sap hana | ERP systems
SAP FICO | sap fi, sap fi/co, sap finance, sap co, FI/CO | SAP
SAP MM | sap materials management | SAP
SAP APO | sap ibp, SAP integrated business planning | SAP, Demand planning 0.7
SAP SD | sap sales and distribution | SAP
SAP PP | sap production planning | SAP
SAP WM | sap warehouse management | SAP, Warehouse management systems 0.8
SAP EWM | sap extended warehouse management | SAP, Warehouse management systems 0.8
SAP PM | SAP plant maintenance | SAP, Maintenance management 0.7
SAP QM | sap quality management | SAP, Quality management 0.5
SAP Basis | | SAP
SAP BW | sap bi, sap bw/4hana | SAP, Data warehousing
SAP SuccessFactors | successfactors, sap hcm | SAP 0.6, HR information systems
SAP Ariba | ariba | Procurement 0.6
Jaggaer | | Procurement 0.6
Coupa! | | Procurement 0.6
Oracle ERP | oracle ebs, oracle e-business suite, oracle financials, oracle fusion, oracle cloud erp | ERP systems
NetSuite | oracle netsuite, net suite | ERP systems
PeopleSoft | | ERP systems
JD Edwards | JDE! | ERP systems
Microsoft Dynamics | dynamics 365, ms dynamics, dynamics nav, dynamics ax, business central, dynamics gp, dynamics crm | ERP systems
Epicor | | ERP systems
IFS ERP | | ERP systems
Syspro | | ERP systems
Odoo | | ERP systems
Sage X3 | | ERP systems
Infor! | | ERP systems
Workday! | workday hcm, workday financials, workday integrations | HR information systems, ERP systems 0.5
CRM | crm software, customer relationship management, crm systems, crm tools, customer relationship management software, crm platforms
Salesforce | salesforce.com, sfdc, salesforce crm, sales cloud, service cloud, salesforce administration, salesforce admin | CRM
Salesforce Flow | Flow!?, flow builder, process builder, record-triggered flows, screen flows | Salesforce
Data import | data loading, data loads, bulk data loads, data clean-up, quarterly loads
Data Loader! | dataloader, salesforce data loader, dataloader.io | Salesforce 0.8, Data import
Salesforce user management | permission sets, sharing rules, salesforce profiles, role hierarchy, permission set groups | Salesforce
Nonprofit Success Pack | NPSP!, nonprofit cloud | Salesforce
Experience Cloud | salesforce experience cloud, salesforce communities | Salesforce
Salesforce Lightning | Lightning!?, lightning web components, LWC!, visualforce, aura components | Salesforce
HubSpot | hub spot, hubspot crm | CRM, Marketing automation 0.8
Zoho CRM | zoho, microsoft crm | CRM
Freshsales | | CRM
SugarCRM | | CRM
Pipedrive | | CRM
Zendesk | livechat software | Ticketing systems, Customer service 0.6
Gorgias | | Ticketing systems, Customer service 0.6
Help Scout | | Ticketing systems, Customer service 0.6
Intercom! | | Ticketing systems, Customer service 0.6
Freshdesk | | Ticketing systems, Customer service 0.6
Salesforce Marketing Cloud | pardot, exacttarget | Salesforce 0.6, Marketing automation
`,
  },
  {
    category: 'Business credentials',
    kind: 'credential',
    rows: `
PMP! | project management professional, pmp certification, pmp certified | Project management
CAPM! | certified associate in project management | Project management
PgMP | program management professional | Program management
PMI-RMP | pmi risk management professional | Risk management, Project management 0.6
PMI-SP | pmi scheduling professional | Project controls
Certified Construction Manager | CCM construction, CMCI, CMIT | Construction management
Certified Cost Professional | AACE certification, certified estimating professional, certified professional estimator | Cost control, Construction estimating 0.7
Certified Product Manager | AIPMM, pragmatic marketing certified, pragmatic institute | Product management
PMI-ACP | pmi agile certified practitioner | Agile software development, Project management 0.7
PRINCE2 | prince2 practitioner, prince2 foundation, prince 2 | Project management
Google Project Management Certificate | | Project management 0.7
Six Sigma Green Belt | lean six sigma green belt, green belt, certified six sigma green belt, cssgb | Six Sigma
Six Sigma Black Belt | lean six sigma black belt, certified six sigma black belt, cssbb, master black belt | Six Sigma, Six Sigma Green Belt
Six Sigma Yellow Belt | yellow belt, lean six sigma yellow belt | Six Sigma 0.7
SAFe Agilist | safe agilist certification, certified safe, safe program consultant, safe certified | SAFe, Agile software development
CBAP | certified business analysis professional, CCBA!, ECBA!, pmi-pba | Business analysis
Certified Quality Engineer | CQE!, asq certified quality engineer, asq cqe | Quality management, Quality assurance
Certified Quality Auditor | CQA!, asq certified quality auditor, iso 9001 lead auditor, lead auditor certification | Quality assurance, Quality audits
Certified Quality Technician | CQT!, CQI!, certified quality inspector | Quality control
Salesforce Certified Administrator | salesforce administrator certification, salesforce certified, salesforce adm 201 | Salesforce
Platform App Builder certification | salesforce certified platform app builder, platform app builder | Salesforce
Salesforce Platform Developer | salesforce platform developer i, salesforce developer certification | Salesforce, Apex
Prosci Certified Change Practitioner | prosci, prosci certification | Change management
Microsoft Office Specialist | mos certification, mos excel, microsoft office specialist certification | Microsoft Office
Certified Administrative Professional | | Office administration
Certified Meeting Professional | CMP! | Event planning
Chartered Manager | | People management
MBA | master of business administration, emba | Business acumen
`,
  },
];
