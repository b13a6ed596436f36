import type { SkillRows } from '../read-rows';

/** Running systems: cloud, containers, delivery, networks, support and their security. */
export const CLOUD_AND_IT: SkillRows[] = [
  {
    category: 'Cloud',
    kind: 'skill',
    rows: `
Cloud computing | cloud, cloud platforms, cloud services, cloud infrastructure, public cloud, cloud native, cloud technologies, cloud engineering, cloud architecture, IaaS!, PaaS!
AWS | amazon web services, aws cloud, amazon aws, amazon cloud | Cloud computing
Microsoft Azure | azure, azure cloud, ms azure, windows azure | Cloud computing
Azure Key Vault | key vault | Microsoft Azure
Google Cloud | gcp, google cloud platform, gcloud | Cloud computing
Amazon EC2 | ec2, aws ec2 | AWS
Amazon S3 | s3, aws s3 | AWS
AWS Lambda | lambda functions | AWS, Serverless
Step Functions | aws step functions | AWS Lambda
Amazon RDS | RDS!, aws rds | AWS, Relational databases 0.8
Aurora | amazon aurora, aurora mysql, aurora postgresql | Amazon RDS
Amazon DynamoDB | dynamodb, dynamo db | AWS, NoSQL
Amazon ECS | ECS!, aws ecs | AWS, Containers
Fargate | aws fargate | Amazon ECS
Amazon EKS | EKS!, aws eks | AWS, Kubernetes
Amazon CloudWatch | cloudwatch, aws cloudwatch | AWS, Monitoring
Amazon SQS | SQS!, aws sqs | AWS, Message queues
Amazon EventBridge | eventbridge | AWS, Message queues
Amazon SNS | aws sns | AWS, Message queues
AWS IAM | aws identity and access management, aws cognito | AWS, Identity and access management 0.8
AWS CDK | aws sam | AWS, Infrastructure as code
AWS CloudFormation | cloudformation | AWS, Infrastructure as code
Azure DevOps | azure pipelines, VSTS!, team foundation server, TFS!, azure boards | CI/CD, Microsoft Azure 0.6
Azure Functions | azure logic apps | Microsoft Azure, Serverless
Azure Kubernetes Service | AKS! | Microsoft Azure, Kubernetes
Google Kubernetes Engine | GKE! | Google Cloud, Kubernetes
Google Cloud Run | google cloud functions, google app engine, cloud run | Google Cloud, Serverless
Firebase | firestore, google firebase, firebase auth | Google Cloud 0.5, NoSQL 0.6
Supabase | | PostgreSQL 0.6
Heroku | | Cloud computing 0.5
Fly.io | | Cloud computing 0.5
Render!? | render.com | Cloud computing 0.5
Netlify | | Cloud computing 0.5
Vercel | | Cloud computing 0.5
DigitalOcean | digital ocean | Cloud computing 0.7
Hetzner | hetzner cloud | Cloud computing 0.7
Linode | | Cloud computing 0.7
OpenStack | | Cloud computing
Alibaba Cloud | | Cloud computing
IBM Cloud | | Cloud computing
Oracle Cloud Infrastructure | OCI!* | Cloud computing
Serverless | serverless computing, serverless architecture, serverless framework | Cloud computing
Cloud migration | lift and shift, cloud transformation | Cloud computing
Cloud cost management | finops, cloud cost optimization, aws cost optimization | Cloud computing 0.6
`,
  },
  {
    category: 'DevOps',
    kind: 'skill',
    rows: `
DevOps | dev ops, devops engineering, devops practices, devsecops, devops culture
Site reliability engineering | SRE!, site reliability, reliability engineering practices | DevOps 0.8
Platform engineering | internal developer platform, developer platforms | DevOps 0.7
Containers* | containerization, containerized applications, container orchestration, containerized*, oci containers, linux containers
Podman | | Containers
Docker | docker compose, dockerfile, docker swarm, docker containers | Containers
Kubernetes | k8s, kubectl, kube, k3s | Containers
Helm!? | helm charts | Kubernetes
Kustomize | | Kubernetes
OpenShift | red hat openshift | Kubernetes
Rancher!? | | Kubernetes
Istio | service mesh | Kubernetes 0.7, Microservices 0.6
Envoy!? | envoy proxy | Kubernetes 0.7, Microservices 0.6
Linkerd | | Kubernetes 0.7, Microservices 0.6
CI/CD | cicd, continuous integration, continuous delivery, continuous deployment, build pipelines, deployment pipelines, ci pipelines, ci/cd pipelines, deployment automation, release automation | DevOps 0.6
Jenkins | jenkins pipelines, jenkinsfile | CI/CD
GitHub Actions | github workflows | CI/CD, GitHub
GitLab CI | gitlab ci/cd, gitlab pipelines, gitlab runner | CI/CD, GitLab
CircleCI | circle ci | CI/CD
Drone CI | | CI/CD
Buildkite | | CI/CD
Travis CI | travisci | CI/CD
TeamCity | azure release pipelines | CI/CD
Octopus Deploy | | CI/CD
Bamboo!? | bamboo ci | CI/CD
Argo CD | argocd, gitops, fluxcd, flux cd, argo workflows | CI/CD, Kubernetes 0.8
Infrastructure as code | IaC!, infrastructure automation
Terraform | terragrunt, hashicorp terraform, opentofu, HCL! | Infrastructure as code
Pulumi | | Infrastructure as code
ARM templates | | Infrastructure as code
Bicep | bicep templates | Infrastructure as code
Configuration management | configuration management tools | Infrastructure as code 0.6
Ansible | ansible playbooks, ansible tower, AWX! | Configuration management, Infrastructure as code
Chef!? | chef infra, chef cookbooks, opscode chef | Configuration management
Puppet!? | puppet enterprise, puppet manifests | Configuration management
Salt!? | saltstack, salt stack | Configuration management
Vault!? | hashicorp vault, secrets management | DevOps 0.5
HashiCorp Nomad | | DevOps 0.5
HashiCorp Consul | Consul!?, consul hashicorp | DevOps 0.5
Packer!? | hashicorp packer | Infrastructure as code 0.7
Vagrant! | | Infrastructure as code 0.7
Monitoring* | system monitoring, observability, infrastructure monitoring, application monitoring, application performance monitoring, alerting, APM!
Prometheus | prometheus metrics, alertmanager, thanos prometheus | Monitoring
Grafana | grafana dashboards, grafana loki | Monitoring
Datadog | data dog | Monitoring
New Relic | newrelic | Monitoring
AppDynamics | | Monitoring
Dynatrace | | Monitoring
Splunk | splunk enterprise, splunk spl | Log management, Monitoring 0.7
KQL! | kusto query language | Log management 0.7
ELK Stack | ELK!, elastic stack | Log management, Elasticsearch
Graylog | | Log management, Elasticsearch 0.5
Fluentd | | Log management, Elasticsearch 0.5
Logstash | | Log management, Elasticsearch 0.8
Kibana | | Log management, Elasticsearch 0.8
Log management | log analysis, centralized logging, log aggregation
OpenTelemetry | distributed tracing, jaeger tracing, zipkin | Monitoring
Sentry!? | sentry.io | Monitoring 0.6
Bugsnag | | Monitoring 0.6
Rollbar | | Monitoring 0.6
Nagios | | Monitoring
SolarWinds | | Monitoring
PRTG | | Monitoring
Icinga | | Monitoring
Zabbix | | Monitoring
Incident management | incident response, on-call*, on call rotation, major incident management, post-incident reviews, blameless postmortems
Opsgenie | | Incident management
PagerDuty | | Incident management
Nginx | nginx plus, reverse proxy | Web servers
Traefik | | Web servers
HAProxy | | Web servers
Web servers | apache http server, apache httpd, Apache!?
IIS! | internet information services | Web servers
Load balancing | load balancers, f5 big-ip, f5 ltm | Networking 0.6
Artifactory | nexus repository, jfrog | CI/CD 0.5
Disaster recovery | backup and recovery, disaster recovery planning, backup and restore, backup*
Business continuity | business continuity planning, BCDR! | Disaster recovery
Capacity planning | scalability planning
`,
  },
  {
    category: 'Systems and networks',
    kind: 'skill',
    rows: `
Linux | gnu/linux, linux administration, linux systems, linux server, linux command line | Operating systems
Ubuntu | ubuntu server | Linux
Debian | debian linux | Linux
Red Hat Enterprise Linux | rhel, red hat, redhat, fedora linux, rocky linux | Linux
SUSE Linux | suse | Linux
CentOS | | Linux
Unix | hp-ux | Operating systems
FreeBSD | bsd unix | Operating systems
AIX! | | Operating systems
Solaris! | | Operating systems
Windows!? | microsoft windows, windows 7, windows xp, windows os, ms windows, windows operating system | Operating systems
Windows 11 | | Windows
Windows 10 | | Windows
Windows Server | windows server 2016, windows server 2019, windows server 2022, microsoft server | Operating systems, Systems administration 0.7
macOS | mac os, os x, mac os x, apple macos | Operating systems
JAMF! | jamf pro | macOS
Operating systems
Mainframe | z/os, ibm mainframe, JCL!, cics, as/400, as400, ibm i, iseries
Systems administration | sysadmin, systems administrator, server administration, server management, server maintenance
Active Directory | ad ds, microsoft active directory, AD!* | Systems administration 0.6
Group Policy | GPO! | Active Directory
Microsoft Entra ID | azure ad, azure active directory, entra id, microsoft entra | Active Directory
LDAP | | Active Directory
Microsoft Exchange | exchange server, exchange online, office 365 administration, o365 administration, microsoft 365 administration, Exchange!* | Systems administration 0.6
Microsoft Intune | intune, SCCM!, endpoint manager, endpoint management, mobile device management, MDM!* | Systems administration 0.7
Virtualization | virtual machines, hypervisors
KVM! | | Virtualization
VirtualBox | | Virtualization
Proxmox | | Virtualization
Hyper-V | hyperv | Virtualization
VMware | vsphere, vmware vsphere, esxi | Virtualization
Citrix | citrix xenapp, xendesktop, virtual desktop infrastructure, VDI! | Virtualization 0.7
Storage systems | san storage, nas storage, emc storage, storage area network, network attached storage
NetApp | | Storage systems
Networking!? | computer networking, network engineering, networking protocols, computer networks, network administration, network infrastructure, ip networking, networking fundamentals, network troubleshooting, network configuration, lan/wan, LAN!, WAN!, network protocols
TCP/IP | dns/dhcp, UDP!, ipv6, osi model | Networking
DHCP! | | TCP/IP
DNS! | | TCP/IP
Routing and switching | routers and switches, eigrp, routing protocols, network switches, switches and routers | Networking
MPLS! | | Routing and switching
VLANs | | Routing and switching
OSPF! | | Routing and switching
BGP! | | Routing and switching
Cisco | cisco ios, cisco routers, cisco switches, cisco networking | Networking
Cisco ASA | | Cisco
Cisco Meraki | meraki | Cisco
Juniper | juniper networks, junos | Networking
Aruba Networks | hpe aruba | Networking
Arista! | | Networking
Firewalls | checkpoint firewall, firewall management | Network security
SonicWall | | Firewalls
pfSense | | Firewalls
Fortinet | fortigate | Firewalls
Palo Alto Networks | palo alto firewalls | Firewalls
VPN | virtual private network, wireguard | Networking 0.7
IPsec | | VPN
SD-WAN | sdwan | VPN
Wireless networking | wi-fi, wifi networks, wireless networks, wlan, 802.11, wireless lan | Networking
VoIP | voice over ip, sip trunking, unified communications, ip telephony, cisco call manager, PBX!
Asterisk | asterisk pbx | VoIP
Telecommunications | telecom, GSM!
Fiber optics | fibre optic, fiber optic splicing, fusion splicing, otdr, ftth | Telecommunications
LTE! | 4g lte | Telecommunications
5G | | Telecommunications
Network cabling | structured cabling, cat5, cat6, cabling installation, low-voltage cabling, data cabling
IT support | technical support, tech support, help desk, helpdesk, service desk, desktop support, it helpdesk, it help desk, user support, end-user support, computer support, it technical support, technical troubleshooting, desktop troubleshooting, tier 2 support, deskside support
Computer hardware | pc hardware, hardware troubleshooting, computer repair, pc repair, hardware installation, hardware maintenance, printer troubleshooting, computer assembly
ITIL | itil v3, itil v4, itil 4, it service management, ITSM! | Incident management 0.6
ServiceNow | service now, snow itsm | ITIL 0.6, Ticketing systems
Ticketing systems | ticketing software, freshservice, help desk software, ticket management, ticketing*
Remote support | remote desktop, RDP!, bomgar
AnyDesk | | Remote support
TeamViewer | | Remote support
IT asset management | software licensing, hardware asset management, it inventory
IT management | it operations, it infrastructure, it operations management, it strategy, it service delivery, information technology management
COBIT | cobit 5, cobit 2019 | IT management 0.6
Knowledge management | knowledge bases, knowledge base articles, knowledge sharing systems | Documentation 0.6
Change management in IT | it change management, change advisory board | ITIL 0.6
Data center operations | data center, rack and stack
`,
  },
  {
    category: 'Security of systems',
    kind: 'skill',
    rows: `
Cybersecurity | information security, infosec, cyber security, it security, security?, computer security, security engineering, security operations
Network security | intrusion detection, intrusion prevention, ids/ips, network access control, web application firewall, WAF! | Cybersecurity
Application security | appsec, sql injection, cross-site scripting, secure coding, secure software development, SAST!, DAST!, static application security testing, code scanning | Cybersecurity
OWASP | owasp top 10 | Application security
Cloud security | aws security, azure security, CSPM! | Cybersecurity
Penetration testing | pen testing, pentesting, pentest, bug bounty | Cybersecurity
Red teaming | | Penetration testing
Ethical hacking | | Penetration testing
Kali Linux | kali | Penetration testing
Burp Suite | | Penetration testing
Metasploit | | Penetration testing
Vulnerability management | vulnerability assessment, vulnerability scanning | Cybersecurity
Patch management | | Vulnerability management
Tenable! | | Vulnerability management
Qualys! | | Vulnerability management
Nessus | | Vulnerability management
Security operations center | soc analyst, soc operations, security monitoring, blue team, threat detection | Cybersecurity
SIEM | security information and event management, arcsight, splunk es | Cybersecurity
Microsoft Sentinel | azure sentinel | SIEM
IBM QRadar | qradar | SIEM
Security incident response | cyber incident response, DFIR!, reverse engineering malware | Cybersecurity
Threat hunting | | Security incident response
Digital forensics | computer forensics | Security incident response
Malware analysis | | Security incident response
Threat intelligence | cyber threat intelligence | Cybersecurity
Threat modeling | | Threat intelligence
MITRE ATT&CK | | Threat intelligence
Endpoint security | EDR!, endpoint protection, endpoint detection and response, endpoint detection, XDR!, extended detection and response | Cybersecurity
Microsoft Defender | defender for endpoint, microsoft defender for endpoint | Endpoint security
Carbon Black | | Endpoint security
SentinelOne | | Endpoint security
CrowdStrike | | Endpoint security
Identity and access management | IAM!*, identity management, privileged access management, access control management, multi-factor authentication, MFA! | Cybersecurity 0.7
SailPoint | | Identity and access management
Okta | | Identity and access management
CyberArk | | Identity and access management
Cryptography | encryption, PKI!, public key infrastructure, ssl/tls, tls certificates
Security compliance | cis controls | Cybersecurity 0.6, Regulatory compliance 0.5
HITRUST | | Security compliance
FedRAMP | | Security compliance
PCI DSS | pci compliance | Security compliance
NIST frameworks | nist csf, nist 800-53, nist cybersecurity framework | Security compliance
SOC 2 | soc2, SOC 2 audit, SOC 2 Type II, SOC 2 Type 2, SOC2 audit | Security compliance
ISO 27001 | iso/iec 27001 | Security compliance
Security awareness training | security awareness | Cybersecurity 0.5
Phishing simulation | | Security awareness training
Zero trust | zero trust architecture | Cybersecurity
IT risk management | information security risk, it risk, cyber risk, it audit, it auditing, it general controls, ITGC! | Risk management 0.6
`,
  },
  {
    category: 'IT credentials',
    kind: 'credential',
    rows: `
AWS Certified Solutions Architect | aws solutions architect, aws certified solutions architect associate, aws certified solutions architect professional, aws certified | AWS
AWS Certified Developer | aws certified developer associate, aws developer associate | AWS
AWS Certified Cloud Practitioner | aws cloud practitioner | AWS 0.6
AWS Certified SysOps Administrator | aws sysops administrator | AWS
AWS Certified DevOps Engineer | | AWS
Azure Administrator Associate | az-104, azure administrator | Microsoft Azure
Azure Fundamentals | az-900 | Microsoft Azure 0.6
Azure Solutions Architect Expert | azure solutions architect, az-305 | Microsoft Azure
Google Cloud Professional Cloud Architect | google professional cloud architect, google cloud certified, professional data engineer google | Google Cloud
Certified Kubernetes Administrator | certified kubernetes application developer, CKA!, CKAD!, CKS! | Kubernetes
Terraform Associate | hashicorp terraform associate | Terraform
CompTIA A+ | a+ certification, comptia a plus, a+ certified | IT support, Computer hardware
CompTIA Network+ | network+, network plus | Networking
CompTIA Security+ | security+, security plus, sec+ | Cybersecurity
CompTIA Cybersecurity Analyst | cysa+, comptia cysa+ | Cybersecurity
CompTIA PenTest+ | pentest+ | Cybersecurity
CompTIA CASP+ | | Cybersecurity
CCNA | cisco certified network associate, ccent | Cisco, Networking, Routing and switching
CCNP | cisco certified network professional | Cisco, Networking, Routing and switching
CCIE | | Cisco, Networking, Routing and switching
JNCIA | | Juniper, Networking
JNCIP | | Juniper, Networking
JNCIS | | Juniper, Networking
CISSP | certified information systems security professional | Cybersecurity
CCSP | certified cloud security professional | Cloud security, Cybersecurity
SSCP | systems security certified practitioner | Cybersecurity
AWS Certified Security | aws security specialty | AWS, Cloud security
Google Associate Cloud Engineer | google cloud associate, associate cloud engineer | Google Cloud
Splunk Certified Power User | splunk core certified user, splunk certification, splunk certified | Splunk
TOGAF certification | togaf certified, togaf 9 | TOGAF framework
Certified Data Management Professional | CDMP | Data governance
SAP certification | SAP certified, SAP certified application associate | SAP
ServiceNow Certified System Administrator | servicenow CSA, servicenow certified | ServiceNow
Apple Certified Support Professional | ACSP, apple certified | macOS
ISO 27001 Lead Auditor | ISO 27001 lead implementer | ISO 27001
CISM | certified information security manager | Cybersecurity
CISA! | certified information systems auditor | IT risk management, Auditing 0.7
CEH! | certified ethical hacker | Penetration testing
OSCP | offensive security certified professional | Penetration testing
GIAC! | GSEC!, GCIH!, GCIA!, GPEN! | Cybersecurity
CRISC | certified in risk and information systems control | IT risk management
ITIL Foundation | itil certified, itil certification, itil foundation certificate, itil v4 foundation | ITIL
RHCSA | red hat certified system administrator | Red Hat Enterprise Linux
RHCE | red hat certified engineer | Red Hat Enterprise Linux
MCSA! | MCSE!, MCP!, microsoft certified systems engineer, microsoft certified solutions expert | Windows Server
Linux Professional Institute Certification | lpic-1, lpic, comptia linux+, linux+ | Linux
VMware Certified Professional | vcp-dcv, vmware vcp | Virtualization
Oracle Certified Professional | oracle certified associate, oca java, ocp java, oracle certified java programmer | Java 0.6
ISTQB | istqb certified tester, certified tester foundation level, istqb foundation | Software testing
Certified ScrumMaster | CSM!, certified scrum master, professional scrum master, psm i, PSM!, scrum master certification | Scrum
Certified Scrum Product Owner | cspo, professional scrum product owner, pspo | Scrum, Product ownership
`,
  },
];
