import { findSkills } from './find-skills';

describe('what job ads of all professions ask for', () => {
  test.each([
    [
      'Hiring RN for Med-Surg unit: current state RN license, BSN preferred, BLS and ACLS, one year of acute care experience; Epic charting; night shift, weekends PRN.',
      ['Registered Nurse', 'Medical-surgical nursing', 'Bachelor of Science in Nursing', 'BLS', 'ACLS', 'Acute care', 'Epic', 'Clinical documentation'],
    ],
    [
      'CNA needed, FT/PT, 3-11 PM shift. Must have active CNA certificate, CPR and experience with dementia residents. Sign-on bonus.',
      ['Certified Nursing Assistant', 'CPR', 'Dementia care'],
    ],
    [
      'Outpatient PT – DPT required, state PT license, dry needling a plus. PTAs apply elsewhere.',
      ['Physical Therapist license', 'Doctor of Physical Therapy', 'Dry needling', 'Physical Therapist Assistant'],
    ],
    [
      'Middle school math teacher: state certification, classroom management, differentiated instruction, Google Classroom; experience with IEPs. Go Tigers!',
      [
        'Secondary education',
        'Mathematics teaching',
        'Classroom management',
        'Differentiated instruction',
        'Google Classroom',
        'Individualized education programs',
      ],
    ],
    [
      'Corporate counsel: JD and admission to the state bar, 4+ years of commercial contracts, M&A experience, GDPR knowledge, excellent drafting.',
      ['Law', 'Juris Doctor', 'Bar admission', 'Contract law', 'Mergers and acquisitions', 'GDPR', 'Legal writing'],
    ],
    [
      'Senior accountant: CPA preferred, month-end close, GAAP, NetSuite, advanced Excel (pivot tables, VLOOKUP), SOX.',
      ['Accounting', 'Certified Public Accountant', 'Month-end close', 'US GAAP', 'NetSuite', 'Microsoft Excel', 'Pivot tables', 'VLOOKUP', 'Sarbanes-Oxley'],
    ],
    [
      'Inside sales rep: cold calling, Salesforce, 2 years of B2B sales, drive results, exceed quota, excel under pressure.',
      ['Inside sales', 'Cold calling', 'Salesforce', 'B2B sales', 'Quota attainment'],
    ],
    [
      'Digital marketing specialist – SEO, Google Ads, Meta Ads, GA4, HubSpot, email campaigns and A/B testing. Strong copywriting.',
      ['Digital marketing', 'SEO', 'Google Ads', 'Facebook Ads', 'Google Analytics', 'HubSpot', 'Email marketing', 'A/B testing', 'Copywriting'],
    ],
    [
      'Product designer: Figma, design systems, usability testing, Sketch a plus, HTML/CSS. Portfolio required.',
      ['UX design', 'Figma', 'Design systems', 'UX research', 'Sketch', 'HTML', 'CSS'],
    ],
    [
      'Mechanical engineer: SolidWorks, GD&T, FEA (ANSYS), DFM, BSME, EIT or PE preferred.',
      [
        'Mechanical engineering',
        'SolidWorks',
        'GD&T',
        'Finite element analysis',
        'ANSYS',
        'Design for manufacturing',
        'Engineer in Training',
        'Professional Engineer license',
      ],
    ],
    [
      "Journeyman electrician: conduit bending, NEC, blueprint reading, OSHA 30, valid driver's license. Able to lift 50 lbs.",
      ['Journeyman Electrician license', 'Conduit bending', 'National Electrical Code', 'Blueprint reading', 'OSHA 30', "Driver's license"],
    ],
    [
      'CDL-A driver, hazmat endorsement, clean driving record, DOT physical. Home weekends. OTR experience.',
      ['CDL Class A', 'Driving', 'Hazmat endorsement', 'DOT medical card', 'Truck driving'],
    ],
    [
      'CNC machinist: Fanuc controls, Mastercam, micrometers & calipers, blueprint reading, setup and operate mills and lathes.',
      ['CNC operation', 'Mastercam', 'Precision measurement', 'Blueprint reading', 'Machining'],
    ],
    [
      'Line cook: sauté and grill station, ServSafe, knife skills. Fast-paced kitchen. Must be able to stand 8 hours.',
      ['Cooking', 'Grill and fryer operation', 'ServSafe', 'Knife skills'],
    ],
    [
      'Research associate: cell culture, qPCR, Western blot, flow cytometry, ELISA; GraphPad Prism; BS in Biology.',
      ['Research', 'Cell culture', 'qPCR', 'Western blotting', 'Flow cytometry', 'ELISA', 'GraphPad Prism', 'Biology'],
    ],
    [
      'HR generalist: employee relations, FMLA, ADP, onboarding, SHRM-CP a plus, HRIS reporting.',
      ['Human resources', 'Employee relations', 'FMLA', 'ADP', 'Onboarding of employees', 'SHRM-CP', 'HR information systems'],
    ],
    [
      'City planner: zoning, GIS (ArcGIS Pro), public hearings, AICP preferred, land use law.',
      ['Zoning', 'Geographic information systems', 'ArcGIS', 'Urban planning', 'AICP', 'Law'],
    ],
    [
      'Video editor – Premiere Pro, After Effects, DaVinci Resolve; fast turnaround.',
      ['Video editing', 'Adobe Premiere Pro', 'Adobe After Effects', 'DaVinci Resolve'],
    ],
    [
      'Civil engineer: AutoCAD Civil 3D, stormwater, HEC-RAS, PE license; permitting.',
      ['Civil engineering', 'Civil 3D', 'Water resources engineering', 'HEC-RAS', 'Professional Engineer license', 'Permitting'],
    ],
    [
      'Warehouse associate: forklift certified, RF scanner, order picking, cycle counts; lift 50 lb. Weekly pay, PTO, 401(k).',
      ['Warehouse operations', 'Forklift certification', 'RF scanners', 'Order picking', 'Cycle counting'],
    ],
    [
      'Data scientist: Python, R, SQL, scikit-learn, PyTorch; Spark or Databricks; experiment design; PhD preferred.',
      ['Data science', 'Python', 'R', 'SQL', 'scikit-learn', 'PyTorch', 'Apache Spark', 'Databricks', 'Design of experiments', 'Doctorate'],
    ],
    [
      'Backend engineer (Go): Go, gRPC, PostgreSQL, Kubernetes, Terraform, AWS. React experience a bonus. We move fast and go the extra mile.',
      ['Backend development', 'Go', 'gRPC', 'PostgreSQL', 'Kubernetes', 'Terraform', 'AWS', 'React'],
    ],
    [
      '.NET developer: C#, ASP.NET Core, Entity Framework, SQL Server, Azure DevOps. Angular or React.',
      ['.NET', 'C#', 'ASP.NET', 'Entity Framework', 'Microsoft SQL Server', 'Azure DevOps', 'Angular', 'React'],
    ],
    [
      'Embedded engineer: C/C++, RTOS, STM32, I2C/SPI, oscilloscopes, Python for test scripts.',
      ['C', 'C++', 'RTOS', 'STM32', 'I2C', 'SPI', 'Oscilloscopes', 'Python'],
    ],
    [
      'HVAC technician: EPA 608 Universal, NATE, refrigeration, brazing, own hand tools.',
      ['HVAC', 'EPA 608', 'NATE certification', 'Refrigeration', 'Brazing', 'Hand tools'],
    ],
    [
      'Dental hygienist: RDH license, scaling and root planing, Dentrix, X-ray certification, local anesthesia.',
      ['Dental hygiene', 'Registered Dental Hygienist', 'Scaling and root planing', 'Dentrix', 'Radiology', 'Anesthesia'],
    ],
    [
      'Paralegal: litigation support, e-filing, Westlaw, discovery, notary a plus; WPM 60.',
      ['Paralegal work', 'Litigation', 'Court filing', 'Westlaw', 'Discovery in litigation', 'Notary Public', 'Typing'],
    ],
    [
      "Barista: espresso, latte art, POS, friendly. Food handler's card.",
      ['Barista skills', 'Espresso preparation', 'Latte art', 'Point of sale systems', "Food handler's card"],
    ],
    [
      'Welder: GMAW, GTAW, SMAW, 6G, read blueprints, press brake, D1.1.',
      ['Welding', 'MIG welding', 'TIG welding', 'Stick welding', 'AWS Certified Welder', 'Blueprint reading', 'Press brake'],
    ],
    [
      'Financial analyst: FP&A, financial modelling, Hyperion, Tableau, CFA level II candidate, PowerPoint.',
      [
        'Financial analysis',
        'Financial planning and analysis',
        'Financial modeling',
        'Oracle Hyperion',
        'Tableau',
        'Chartered Financial Analyst',
        'Microsoft PowerPoint',
      ],
    ],
    [
      'Lab technician: HPLC, GC-MS, Karl Fischer, GLP, LIMS, ISO 17025.',
      ['HPLC', 'GC-MS', 'Karl Fischer titration', 'Good Laboratory Practice', 'Laboratory information systems', 'ISO 17025'],
    ],
    [
      'Call centre agent: inbound calls, CRM, complaint handling, German C1 and English B2',
      ['Call center operations', 'CRM', 'Complaint handling', 'German', 'English'],
    ],
    [
      'Environmental scientist: Phase I ESA, soil sampling, NEPA, HAZWOPER 40, wetland delineation, ArcGIS',
      ['Environmental science', 'Phase I ESA', 'Agronomy', 'NEPA', 'HAZWOPER certification', 'Wetland delineation', 'ArcGIS'],
    ],
    [
      'Benefits: health insurance, dental, vision, life insurance, 401k retirement plan, paid parental leave, pension contribution, EEO employer, background check and drug test.',
      [],
    ],
    ["Fundraiser: Raiser's Edge, major gifts, grant writing, donor stewardship, CFRE.", ["Raiser's Edge", 'Fundraising', 'Grant writing', 'CFRE']],
    ['Network engineer: CCNP, BGP, OSPF, Palo Alto firewalls, SD-WAN, Python automation.', ['CCNP', 'BGP', 'OSPF', 'Palo Alto Networks', 'SD-WAN', 'Python']],
    [
      'Process engineer: P&IDs, Aspen HYSYS, HAZOP, mass balances, PSM.',
      ['Chemical engineering', 'Piping design', 'Aspen HYSYS', 'HAZOP', 'Process safety management'],
    ],
    [
      'Hotel front desk agent: Opera PMS, guest relations, night audit, cash handling.',
      ['Hotel front desk', 'Hotel property management systems', 'Customer service', 'Night audit', 'Cash handling'],
    ],
    [
      'Security guard: guard card, patrol, CCTV, incident reports, crowd control.',
      ['Physical security', 'Security guard license', 'Law enforcement', 'CCTV monitoring', 'Incident investigation', 'Crowd control'],
    ],
    [
      'Kindergarten teacher: phonics, play-based learning, classroom management, parent communication.',
      ['Early childhood education', 'Teaching', 'Phonics', 'Play-based learning', 'Classroom management', 'Parent communication'],
    ],
    [
      'DevOps engineer: Kubernetes, Helm, ArgoCD, Prometheus/Grafana, GitHub Actions, AWS EKS, Bash, Go or Python.',
      ['DevOps', 'Kubernetes', 'Helm', 'Argo CD', 'Prometheus', 'Grafana', 'GitHub Actions', 'Amazon EKS', 'Bash', 'Go', 'Python'],
    ],
    [
      'Firefighter/EMT: Firefighter I & II, CPAT, EMT-B, driver operator.',
      ['Firefighting', 'Emergency Medical Technician', 'Firefighter certification', 'CPAT', 'Fire apparatus driver operator'],
    ],
  ])('%s', (line, names) => {
    expect([...new Set(findSkills(line).map(({ skill }) => skill.name))]).toEqual(names);
  });
});
