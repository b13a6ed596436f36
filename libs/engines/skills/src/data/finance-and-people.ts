import type { SkillRows } from '../read-rows';

/** Money and insurance; the people of a company. */
export const FINANCE: SkillRows[] = [
  {
    category: 'Accounting',
    kind: 'skill',
    rows: `
Accounting | accountancy, financial accounting, accounting principles, accounting experience, general accounting, accounting knowledge, accountant, accounting practices, accounting procedures
Bookkeeping | book keeping, bookkeeper, double-entry bookkeeping, full-charge bookkeeping, kept the books, buchhaltung, finanzbuchhaltung, debitorenbuchhaltung, keeping the books, buchführung, comptabilité générale, tenue de comptabilité, saisie comptable, contabilidad general, llevanza de contabilidad, asientos contables | Accounting 0.7
DATEV | datev unternehmen online | Accounting software
Accounts payable | AP!*, invoice processing, vendor invoices, AP processing, purchase ledger, vendor payments, three-way match, 3-way match, accounts payable processing, processing invoices, supplier invoices, A/P!, kreditorenbuchhaltung, comptabilité fournisseurs, cuentas a pagar, facturación de proveedores | Accounting 0.6
Accounts receivable | AR!*, A/R, billing and collections, customer invoicing, cash application, sales ledger, AR collections, receivables, comptabilité clients, cuentas a cobrar, facturación a clientes | Accounting 0.6
General ledger | GL!*, general ledger accounting, journal entries, GL accounting, chart of accounts, ledger management, general ledger reconciliation, nominal ledger, accruals and prepayments, accruals | Accounting 0.8
Account reconciliation | bank reconciliation, reconciliations, balance sheet reconciliation, reconcile accounts, reconciling accounts, bank recs, reconciled, reconcile bank accounts | Accounting 0.6
Month-end close | monthly close, year-end close, period close, month-end closing, financial close, month-end and year-end close, close process, month end, year-end accounts | Accounting 0.8
Financial reporting | financial statements, financial statement preparation, statutory reporting, external reporting, statutory accounts, preparation of financial statements, financial reports | Accounting 0.8
Management accounts | monthly management accounts, management reporting pack, monthly accounts pack | Financial reporting
P&L management | P&L, profit and loss, P&L responsibility, P&L ownership, profit and loss responsibility, P&L accountability | Budgeting 0.7
SEC reporting | 10-K, 10-Q | Financial reporting
US GAAP | GAAP!, generally accepted accounting principles, UK GAAP, FRS 102 | Accounting 0.8
IFRS | international financial reporting standards, IAS/IFRS | Accounting 0.8
Cost accounting | management accounting, managerial accounting, standard costing, job costing, inventory accounting, product costing, cost accountant | Accounting
Fixed assets | fixed asset accounting, depreciation*, fixed asset management, fixed assets register, asset accounting | Accounting 0.7
Revenue recognition | IFRS 15, deferred revenue | Accounting 0.8
ASC 606 | | Revenue recognition
Consolidations | intercompany accounting, financial consolidation, consolidated financial statements, intercompany | Accounting 0.8
OneStream | | Consolidations
Oracle Hyperion | Hyperion! | Consolidations
BlackLine | | Consolidations
Invoicing | billing, invoice preparation, customer billing, invoice generation, client billing, preparing invoices, invoices | Accounting 0.3
Payroll | payroll processing, payroll administration, payroll management, running payroll, payroll accounting, multi-state payroll, payroll taxes, processing payroll, end to end payroll, payroll tax, certified payroll, processed payroll, ran payroll , national insurance*, nóminas, lohnabrechnung, gehaltsabrechnung, confección de nóminas, gestión de nóminas, elaboración de nóminas, seguros sociales, sistema RED, lohnbuchhaltung, lohn- und gehaltsabrechnung, entgeltabrechnung, gestion de la paie, établissement des paies, bulletins de paie | Human resources 0.3, Accounting 0.3
Credit control | collections*, debt collection, debt recovery, accounts collections, collections calls, credit and collections, dunning
Tax preparation | tax returns, income tax preparation, individual tax returns, tax filing, preparing tax returns, corporate tax returns, 1040, personal tax, self assessment returns, tax return preparation, income tax | Taxation 0.8
Business tax returns | 1120!*, 1065!*, partnership tax returns, S-corp returns, corporate returns, form 1065, form 1120 | Tax preparation, Taxation 0.8
Tax provision | ASC 740, income tax provision, FIN 48 | Taxation
1099 reporting | 1099s, 1099 filing, form 1099 | Accounts payable 0.4
Taxation | tax*, tax accounting, tax compliance, corporate tax, tax planning, indirect tax, tax advisory, international tax, state and local tax, tax research, corporation tax | Accounting 0.5
Sales tax | sales and use tax, sales tax returns | Taxation
Transfer pricing | | Taxation
VAT! | VAT returns | Taxation
Auditing | audit, external audit, financial audit, statutory audit, audit planning, audit procedures, audit experience, financial statement audits, audit fieldwork, audited | Accounting 0.7
Internal audit | internal auditing, internal auditor, operational audits, risk-based audit | Auditing, Internal controls 0.8
Internal controls | control testing, control environment
Sarbanes-Oxley | SOX!, SOX compliance, SOX 404 | Internal controls
Forensic accounting | fraud examination, fraud investigation, fraud detection, fraud prevention, fraud analysis
Nonprofit accounting | not-for-profit accounting, charity accounting, grant accounting | Accounting
QuickBooks | quickbooks online, quick books, quickbooks desktop, intuit quickbooks, QBO! | Accounting software, Bookkeeping 0.7
Xero | xero accounting | Accounting software, Bookkeeping 0.7
Sage accounting | sage 50, Sage!?, sage intacct, sage 100, sage 200, peachtree, sage line 50 | Accounting software
MYOB | | Accounting software
Wave accounting | | Accounting software
FreshBooks | | Accounting software
Bill.com | | Accounts payable 0.6
Tipalti | | Accounts payable 0.6
Accounting software | accounting systems, bookkeeping software, computerized accounting, accounting packages, financial systems, financial software
Tax software | proconnect, onesource
CCH Axcess | | Tax software
Drake Tax | | Tax software
UltraTax | | Tax software
TurboTax | | Tax software
ProSeries | | Tax software
Lacerte | | Tax software
Cash handling | cash management retail, cash register, cash drawer, cash control, cashing up, handling cash, till operation, cashiering, cashier, register operation, cash transactions, counting cash, balancing tills, operating a till, cash reconciliation, handled cash, handle cash
`,
  },
  {
    category: 'Finance and banking',
    kind: 'skill',
    rows: `
Finance | corporate finance, financial management, finance management, financial operations, finance operations, business finance
Financial analysis | financial analyst, analyzing financial data, ratio analysis, profitability analysis, finance analysis, financial statement analysis | Finance 0.7
Financial modeling | financial models, three-statement model, valuation models, building financial models | Financial analysis, Microsoft Excel 0.6
LBO modeling | LBO models | Financial modeling
Discounted cash flow | DCF! | Financial modeling
Financial planning and analysis | FP&A, financial forecasting, budgeting and forecasting, budget forecasting, financial planning, long-range planning, rolling forecasts | Financial analysis, Budgeting 0.8
Variance analysis | budget variance analysis, budget vs actual, flux analysis, budget variances | Financial analysis 0.7
Business valuation | company valuation, equity valuation, comparable company analysis, valuations, precedent transactions | Finance 0.7
Investment analysis | equity research, investment research, securities analysis, fundamental analysis, stock analysis | Financial analysis
Investment banking | capital markets, debt capital markets, equity capital markets, pitch books, deal execution, M&A advisory | Finance
Private equity | PE!*, venture capital, deal sourcing, growth equity | Finance
Portfolio management | asset management, investment management, asset allocation, portfolio construction, fund management, investment portfolio management
Wealth management | private banking, financial advising, financial advisory, retirement planning*, client portfolio advice, financial advisor, financial planning for individuals, investment advice, 401k advice, financial adviser
Trading* | equity trading, derivatives trading, fixed income trading, forex trading, stock trading, algorithmic trading, trade execution, foreign exchange trading, commodities trading
Fixed income | bonds*, bond markets, credit markets
Derivatives* | options pricing, futures and options, swaps*, structured products
Quantitative finance | quantitative modeling, quantitative trading, stochastic calculus, financial engineering, quant modelling | Mathematics 0.7, Finance
Bloomberg Terminal | Bloomberg!?
PitchBook
Morningstar Direct
FactSet
Capital IQ
Refinitiv Eikon
Treasury | cash management, cash flow management, treasury management, liquidity management, treasury operations, cash flow | Finance 0.7
Cash flow forecasting | cash forecasting, cash flow forecast, 13-week cash flow, liquidity forecast | Treasury
Credit analysis | credit risk, credit risk analysis, underwriting loans, commercial credit, credit assessment, commercial underwriting, creditworthiness
Underwriting | underwriter, underwriting guidelines, underwriting conditions
Loan underwriting | credit underwriting, commercial loan underwriting | Underwriting, Credit analysis
Commercial lending | small business lending, commercial loans, business lending, loan processing, loan servicing, consumer lending, lending, loan closing, loans*
SBA loans | | Commercial lending
Banking | retail banking, commercial banking, branch banking, bank teller, teller operations, teller, bank operations, personal banking, teller experience, corporate banking, bank products, universal banker, branch operations
Anti-money laundering | AML!, financial crime
Suspicious activity reports | SAR!*, suspicious activity reporting, STRs!*, SAR writing, SAR filing | Anti-money laundering
Sanctions screening | OFAC | Anti-money laundering
Transaction monitoring | | Anti-money laundering
Bank Secrecy Act | BSA! | Anti-money laundering
Know your customer | KYC!, customer due diligence | Anti-money laundering
Banking regulation | dodd-frank, SEC regulations, CCAR, stress testing banks, FCA regulations | Regulatory compliance 0.7
MiFID II | MiFID | Banking regulation
FINRA rules | | Banking regulation
Basel III | | Banking regulation
Fund administration | NAV calculation, fund accounting investments, hedge fund accounting, transfer agency, custody services
Payments* | payment processing, merchant services, card payments, SWIFT payments, payment systems, payment gateways, stripe payments, stripe API
ACH payments | ACH! | Payments
Wire transfers | | Payments
Fintech | financial technology, digital banking
Cryptocurrency | crypto, digital assets | Fintech
Financial literacy education | financial counseling, credit counseling, budget counseling, debt counselling
Actuarial science | actuarial analysis, actuarial modeling, reserving*, pricing actuarial, loss reserving | Statistics 0.8, Mathematics 0.8
Insurance* | insurance industry, property and casualty insurance, life insurance*, health insurance*, insurance products, commercial insurance, personal lines, commercial lines, P&C insurance, property & casualty
Insurance underwriting | commercial lines underwriting, risk underwriting | Insurance, Underwriting
Claims handling | insurance claims, claims processing, claims adjusting, claims investigation, claims adjustment, claims management, claims adjuster, auto claims, property claims, claims settlement, claims handler, first notice of loss, insurance adjuster, roof inspections | Insurance 0.8
Xactimate | | Claims handling
Insurance sales | policy sales, insurance agent, insurance brokerage, insurance broking | Insurance, Sales
Reinsurance | treaty reinsurance | Insurance
Pension administration | pensions*, retirement plans*, pension schemes*, defined benefit plans
401(k) administration | | Pension administration
`,
  },
  {
    category: 'Finance credentials',
    kind: 'credential',
    rows: `
Certified Public Accountant | CPA!, CPA license, CPA certification, licensed CPA, CPA licensed, active CPA, CPA eligible | Accounting, Auditing 0.8, US GAAP 0.8, Financial reporting 0.9, Taxation 0.7
ACCA! | chartered certified accountant, ACCA qualified, FCCA, association of chartered certified accountants, ACCA qualification, part-qualified ACCA | Accounting, Financial reporting 0.9, IFRS 0.8
ACA! | chartered accountant, ICAEW, ACA qualified, CA qualified, ICAS, FCA chartered, chartered accountants ireland, ACA/ACCA | Accounting, Financial reporting 0.9, Auditing 0.8
CIMA! | ACMA, CGMA, chartered management accountant, CIMA qualified | Accounting, Cost accounting
Certified Management Accountant | CMA certification accounting, certified management accounting, CMA! | Accounting, Cost accounting
AAT!* | AAT qualified, AAT level 4, AAT level 3, association of accounting technicians, AAT qualification | Bookkeeping, Accounting 0.8
Chartered Financial Analyst | CFA!, CFA charterholder, CFA level I, CFA level II, CFA level 1, CFA level 2, CFA level 3, CFA candidate | Financial analysis, Investment analysis, Portfolio management 0.8
Certified Financial Planner | CFP!, certified financial planner professional, chartered financial planner, DipPFS, CFP designation | Wealth management
Certified Internal Auditor | CIA!?, certified internal auditor designation | Internal audit
Certified Fraud Examiner | CFE! | Forensic accounting
Enrolled Agent | IRS enrolled agent, EA license, EA!* | Tax preparation, Taxation
Financial Risk Manager | FRM!, PRM certification | Risk management, Quantitative finance 0.6
Certified Treasury Professional | CTP! | Treasury
Chartered Alternative Investment Analyst | CAIA | Investment analysis
Accredited in Business Valuation | ABV!, CVA valuation, ASA appraiser business | Business valuation
ChFC | chartered financial consultant, CLU designation, RICP | Wealth management
Certified Management Consultant | CMC consultant | Strategy consulting
CGFM | certified government financial manager | Government budgeting
CPFO | certified public finance officer | Government budgeting
Certified in Risk Management Assurance | CRMA! | Risk management, Internal audit 0.8
CAMS!* | certified anti-money laundering specialist, CAMS certified, ACAMS! | Anti-money laundering
FINRA Series 7 | series 7, series 7 license, series 7 and 66, general securities representative | Trading 0.5, Wealth management 0.7
FINRA Series 63 | series 63, series 63 license | Wealth management 0.5
FINRA Series 65 | series 65, series 66, series 65 license, series 66 license | Wealth management 0.7
FINRA Series 6 | series 6, series 6 license | Wealth management 0.5
FINRA SIE | securities industry essentials, SIE exam, series 3, series 24, series 79
Property and casualty license | P&C license, licensed insurance agent, property and casualty insurance license, insurance license, life and health license, life and health insurance license | Insurance, Insurance sales 0.7
Adjuster license | claims adjuster license, licensed adjuster, all-lines adjuster | Claims handling
CPCU! | chartered property casualty underwriter, AINS designation, ARM designation, AIC designation | Insurance, Insurance underwriting
Chartered Insurance Institute qualification | cert CII, ACII, dip CII, CII qualified | Insurance
Associate of the Society of Actuaries | ASA actuary, FSA actuary, ACAS!, FCAS, actuarial exams, FIA actuary, associate of the casualty actuarial society | Actuarial science
QuickBooks ProAdvisor | quickbooks certified, quickbooks certification, certified quickbooks proadvisor | QuickBooks
Certified Bookkeeper | | Bookkeeping
Certified Payroll Professional | CPP payroll, CPP certification, FPC certification, fundamental payroll certification, CIPP payroll | Payroll
Chartered Institute of Credit Management qualification | | Credit control
CCAB qualification | CCAB!, CCAB qualified, CCAB qualified accountant, CCAB accountant, CCAB or equivalent, CIPFA!, CIPFA qualified, qualified accountant, institute of chartered accountants, CIMA or ACCA | Accounting, Financial reporting 0.9
Chartered Tax Adviser | CTA qualified, chartered institute of taxation, association of taxation technicians, ATT qualified, ATT/CTA | Taxation, Tax preparation
DipFA | diploma for financial advisers, CeFA!, diploma in financial planning, CISI!, chartered institute for securities and investment, IMC qualification, investment management certificate | Wealth management 0.7
Bilanzbuchhalter | geprüfter bilanzbuchhalter, bilanzbuchhalterin, bilanzbuchhalter IHK, finanzbuchhalter, weiterbildung zum bilanzbuchhalter | Accounting, Bookkeeping, Financial reporting 0.8
Steuerfachangestellter | steuerfachangestellte, steuerfachwirt, steuerfachgehilfe, ausbildung zum steuerfachangestellten | Bookkeeping, Tax preparation, Accounting 0.7
Steuerberaterexamen | steuerberater, steuerberaterin, bestellung zum steuerberater, steuerberaterprüfung, wirtschaftsprüferexamen, wirtschaftsprüfer, wirtschaftsprüferin | Taxation, Accounting, Tax preparation
French accounting diploma | DCG!, DSCG!, DECF!, diplôme de comptabilité et de gestion, diplôme d'expertise comptable, diplôme d'expert-comptable, expert-comptable diplômé, BTS comptabilité, BTS CG, BTS comptabilité et gestion, bac pro comptabilité, DUT GEA | Accounting, Bookkeeping
Spanish accounting certificate | técnico superior en administración y finanzas, grado superior en administración y finanzas, ciclo superior de administración y finanzas, FP administración y finanzas, técnico en gestión administrativa, grado medio de gestión administrativa, FP administrativo | Bookkeeping 0.7
Bankkaufmann | bankkauffrau, ausbildung zum bankkaufmann, ausbildung zur bankkauffrau, sparkassenkaufmann, bankfachwirt, bankbetriebswirt | Banking 0.9
`,
  },
];

/** Hiring, paying, developing and keeping the people of a company. */
export const PEOPLE: SkillRows[] = [
  {
    category: 'Human resources',
    kind: 'skill',
    rows: `
Human resources | HR!, human resource management, HR management, HRM!, HR experience, HR operations, HR administration, HR generalist, personnel administration, HR business partnering, HR business partner, HR advisory, people operations, HR function
Recruiting | recruitment, talent acquisition, hiring?, full-cycle recruiting, full-cycle recruitment, end-to-end recruitment, staffing, candidate selection, recruiter, full-lifecycle recruiting, recruiting and hiring, full life cycle recruiting, 360 recruitment, recruitment and selection, recruited | Human resources 0.7
Candidate sourcing | sourcing candidates, talent sourcing, passive candidates, talent mapping | Recruiting
Executive search | headhunting | Candidate sourcing
Boolean search | boolean searches | Candidate sourcing
LinkedIn Recruiter | | Candidate sourcing
Interviewing* | candidate interviews, interviewing candidates, behavioral interviewing, structured interviews, conducting interviews, competency-based interviews | Recruiting 0.6
Campus recruiting | university recruiting, graduate recruitment, college recruiting, job fairs, career fairs | Recruiting
Technical recruiting | IT recruiting, tech recruiting | Recruiting
Employer branding | employer value proposition, recruitment marketing
Onboarding of employees | employee onboarding, new hire onboarding, new hire orientation, onboarding, new employee orientation, onboarding and offboarding, offboarding, new starter induction, orientation programs
Employee relations | employee relations investigations, workplace investigations, grievance handling, disciplinary procedures, disciplinary and grievance, employee complaints, employee issues, grievances | Human resources 0.7
Labor relations | union relations, industrial relations, trade union negotiations, union negotiations, union environment, collective agreements, unionized environment, union contracts, labor union | Human resources 0.6
Collective bargaining | | Labor relations
Employee engagement | engagement surveys, employee retention, retention strategies, employee recognition
Compensation and benefits | total rewards, salary benchmarking, compensation analysis, job evaluation, reward and benefits, compensation planning, comp and benefits, pay structures | Human resources 0.6
Benefits administration | open enrollment, benefits management, health benefits administration, benefits enrollment | Human resources 0.6
COBRA! | | Benefits administration
Leave administration | leave management, leave of absence, absence management, LOA!* | Human resources 0.5, Employment law 0.4
ADA compliance | ADA accommodations, ADA!, reasonable accommodations | Leave administration
FMLA | FMLA administration, family and medical leave act | Leave administration
Employment regulations | HR compliance, HR legislation | Human resources 0.5, Employment law 0.7
I-9 verification | I-9, e-verify, I-9 compliance | Employment regulations
EEO compliance | EEO!, EEOC, EEO reporting | Employment regulations
OFCCP compliance | affirmative action, OFCCP | Employment regulations
HR policy | employee handbook, HR policies and procedures, policy administration HR, personnel policies, HR procedures | Human resources 0.7
Workforce planning | headcount planning, manpower planning, talent planning, workforce management, labor planning, resource planning, resource allocation
Succession planning | | Workforce planning
Talent management | talent development, talent reviews, career pathing | Human resources 0.7
Learning and development | L&D, training and development, corporate training, training programs, employee development, leadership development, training program development, training needs analysis, organizational learning, training facilitation, training design, training needs assessment, corporate learning
Organizational development | org design, organization design, organizational design, OD consulting, organizational effectiveness, culture change
Diversity and inclusion | DEI!, diversity equity and inclusion, D&I, inclusion programs, EDI!*, equality and diversity, equity and inclusion, DE&I, DEIB
HR analytics | people analytics, workforce analytics, HR metrics, HR reporting | Human resources 0.7, Data analysis 0.6
HR information systems | HRIS!, HCM!*, HR systems, human resource information systems, HRIS administration, HR software, HR technology, HR database
Applicant tracking systems | ATS!, ATS systems
Greenhouse ATS | Greenhouse!? | Applicant tracking systems
Taleo! | | Applicant tracking systems
Lever!? | lever ATS | Applicant tracking systems
SmartRecruiters | | Applicant tracking systems
Bullhorn | | Applicant tracking systems
Jobvite! | | Applicant tracking systems
iCIMS | | Applicant tracking systems
ADP! | ADP workforce now, ADP payroll, ADP run | Payroll 0.7, HR information systems
BambooHR | bamboo HR | HR information systems
Zenefits! | | HR information systems
Paylocity | | HR information systems
Paycom | | HR information systems
Rippling! | | HR information systems
Gusto | gusto payroll | HR information systems
UKG! | kronos, ultipro, ukg pro, kronos timekeeping, workforce ready | HR information systems, Workforce planning 0.4
Ceridian Dayforce | dayforce, ceridian | HR information systems, Payroll 0.7
Cornerstone OnDemand | | Learning management systems, HR information systems 0.6
Job analysis | job descriptions, job description writing, writing job descriptions, competency frameworks
Exit interviews | termination procedures, terminations*, redundancy consultation, TUPE, separation processing | Human resources 0.5
Workers' compensation | workers comp, workplace injury claims, workmans compensation, workers compensation claims
Timekeeping systems | time and attendance, attendance tracking, timesheets, time sheets
Employee wellness | wellbeing programs, employee wellbeing
Immigration sponsorship | H-1B processing, visa sponsorship administration, global mobility, relocation management
`,
  },
  {
    category: 'Human resources credentials',
    kind: 'credential',
    rows: `
SHRM-CP | SHRM certified professional, SHRM certification, SHRM certified, SHRM! | Human resources
SHRM-SCP | SHRM senior certified professional | Human resources, SHRM-CP
PHR! | professional in human resources, PHR certification, HRCI certification, aPHR, PHR certified | Human resources
SPHR | senior professional in human resources, SPHR certification, GPHR | Human resources, PHR
CIPD | CIPD level 5, CIPD level 7, CIPD qualified, CIPD level 3, MCIPD, assoc CIPD, chartered MCIPD, CIPD qualification | Human resources
Certified Compensation Professional | CCP certification, CEBS, certified employee benefit specialist | Compensation and benefits
Certified Professional in Talent Development | CPTD, CPLP, APTD, ATD certification | Learning and development
ICF coaching certification | ICF certified coach, PCC coach, ACC coach, certified coach | Coaching
Certified Diversity Professional | | Diversity and inclusion
Ausbildung Personaldienstleistung | personaldienstleistungskaufmann, personalfachkaufmann, personalfachkauffrau, personalreferent IHK | Human resources
`,
  },
];
