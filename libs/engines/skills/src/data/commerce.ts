import type { SkillRows } from '../read-rows';

/** Selling, marketing, serving customers, shops. */
export const COMMERCE: SkillRows[] = [
  {
    category: 'Sales',
    kind: 'skill',
    rows: `
Sales? | selling, sales experience, sales skills, salesperson, sales professional, sales representative, sales associate, salesmanship, sales environment, sales role, sales techniques, vertrieb, vente, ventas
Sales management | sales leadership, managing sales teams, sales team management, sales manager, leading sales teams, sales team leadership | Sales, People management 0.8
B2B sales | business-to-business sales, b2b selling, enterprise sales, corporate sales, B2B!?, commercial sales, ventas b2b, vente b2b, b2b-vertrieb | Sales
B2C sales | direct-to-consumer sales, consumer sales, direct sales, door-to-door sales | Sales
SaaS sales | software sales, selling software, technology sales, selling SaaS, tech sales | B2B sales, Sales, B2B SaaS
B2B SaaS | SaaS!?, B2B SaaS sales, SaaS deals, B2B SaaS deals, software as a service, B2B software, SaaS company, SaaS product, SaaS business, SaaS industry, SaaS environment, SaaS vendor, SaaS startup, SaaS platform, cloud software, software by subscription, subscription software, software subscriptions, as a service
Inside sales | inside sales representative, internal sales, phone sales | Sales
Outside sales | field sales, territory sales, outside sales representative, field sales experience | Sales
Retail sales | selling in stores, in-store sales, shop floor sales, retail selling | Sales, Retail
Consultative selling | solution selling, value-based selling, sandler sales, relationship selling, consultative sales | Sales
Challenger Sale | Challenger!?, Challenger selling, Challenger methodology | Consultative selling
SPIN selling | | Consultative selling
MEDDIC | MEDDPICC, MEDDICC, MEDDIC sales | Consultative selling
Prospecting | lead generation, cold outreach, outbound prospecting, sales development, SDR!, BDR!, outbound sales, generating leads, cold emailing, lead gen, pipeline generation, outbound calling, prospección, prospección en frío, prospection, kaltakquise, neukundengewinnung | Sales 0.8
Cold calling | llamadas en frío | Prospecting
Lead qualification | qualifying leads, lead nurturing, inbound leads, inbound sales | Sales 0.6
Closing deals | closing sales, full-cycle role, full-cycle deals, full-cycle selling, full cycle account executive, end-to-end sales, whole sales cycle, entire sales cycle, closed deals, deals closed, close deals, prospecting to close, first call to signature, from cold call to close, deal closing, sales closing, full-cycle sales, full sales cycle, closing skills, deal negotiation, closing new business | Sales
Account management | key account management, client account management, strategic account management, account executive, managing key accounts, client management, client relationship management, account manager, key accounts, client relationships, account growth, client relations | Sales 0.6
Territory management | territory planning, regional sales management, territory development | Sales 0.8
Pipeline management | sales pipeline, sales forecasting, sales pipeline management, sales planning, opportunity management, managing a pipeline | Sales 0.8
Upselling | cross-selling, up-selling, upsell and cross-sell, suggestive selling, upsell, upsold | Sales 0.7
Sales presentations | product demonstrations, product demos, sales demos, demos, software demonstrations | Sales 0.6, Presentation skills 0.7
Sales operations | sales analytics, sales enablement, revenue operations, sales ops, revops, sales reporting, sales administration, sales support, quota setting | Sales 0.5
Quota attainment | President's Club, quota achievement, meeting quota, beating quota, met quota, hit quota, over quota, of quota, above quota, quota, above plan, yearly target, annual sales target, exceeding quota, meeting sales targets, sales targets, exceeding sales targets, exceed quota, quota-carrying, sales quotas, sales goals | Sales 0.8
Technical sales | sales engineering, presales, pre-sales, solutions engineering, solutions consulting, technical selling, pre-sales engineering | Sales
Medical device sales | medical sales, pharmaceutical sales, pharma sales, medical equipment sales, operating room sales | Sales
Automotive sales | car sales, vehicle sales, auto sales, dealership sales | Sales
Advertising sales | media sales, ad sales, sponsorship sales | Sales
Telemarketing | telesales, tele-sales, outbound telemarketing, telephone sales | Sales 0.8
Pricing | pricing strategy, price optimization, pricing analysis, quoting, quotations, price quotes, sales quotes, preparing quotes
Channel sales | partner sales, reseller management, distributor management, channel partner management, channel management, distribution channels | Sales
Customer success | customer success management, customer retention, client success, churn reduction, client retention, customer success manager, CSM!* | Customer service 0.7
Renewals* | contract renewals, subscription renewals, renewals and expansion, renewal management, renewal negotiation, software renewals, license renewals, upsell and renewal | Customer success 0.8, Account management 0.6
Net revenue retention | NRR!, net retention, gross revenue retention, GRR!, net dollar retention | Customer success 0.7
Customer onboarding | client onboarding, onboarding customers, onboarding clients, onboarding new customers, customer implementation, kick-off to go-live, customer go-live | Customer success 0.7
Quarterly business reviews | QBR!, business reviews, executive business reviews, EBR!, account reviews | Customer success 0.7, Account management 0.6
Product adoption of customers | customer adoption, adoption campaigns, customer health scores, health scores, usage analytics | Customer success 0.7
Gainsight | | Customer success
ChurnZero | | Customer success
Totango | | Customer success
Sales engagement software | | Prospecting 0.6
Apollo.io | | Sales engagement software
LinkedIn Sales Navigator | sales navigator | Sales engagement software
ZoomInfo | | Sales engagement software
Gong!? | gong.io | Sales engagement software
Outreach!? | outreach.io | Sales engagement software
Salesloft | | Sales engagement software
Export sales | international sales, global sales, overseas sales | Sales
`,
  },
  {
    category: 'Customer service and retail',
    kind: 'skill',
    rows: `
Customer service | customer care, client service, customer support, customer relations, customer assistance, customer-facing, customer service skills, customer service experience, guest service, customer experience, client support, customer interaction, client care, serving customers, customer focus, customer-focused, customer satisfaction, client-facing, customer service representative, guest relations, guest satisfaction, guest experience, served customers, assisted customers, assisting customers, helping customers, kundenbetreuung, kundenservice, service client, relation client, atención al cliente, atención al público
Call center operations | call center, contact center, inbound calls, outbound calls, call centre experience, inbound and outbound calls, high call volume, high-volume calls, handling inbound calls | Customer service
Complaint handling | complaint resolution, handling complaints, resolving complaints, customer complaints, service recovery, customer escalations, escalation management, complaints, guest complaints | Customer service
Live chat support | chat support, email support, omnichannel support, social media support | Customer service
Customer training | client training, user training, end-user training, product training, training end users
Retail | retail operations, retail experience, retail store, store operations, retail industry, shop work, retail environment, retail assistant, retail customer service | Customer service 0.6
Retail management | store management, shop management, store manager, retail store management, assistant store manager | Retail, People management 0.7
Merchandising | visual merchandising, product displays, merchandise display, store displays, window displays, retail merchandising, merchandise presentation | Retail 0.6
Planograms | | Merchandising
Point of sale systems | POS!, point of sale, POS systems, shopify POS, EPOS
Aloha POS | | Point of sale systems
Lightspeed POS | | Point of sale systems
Micros POS | | Point of sale systems
Square POS | | Point of sale systems
Toast POS | | Point of sale systems
Stock replenishment | stocking shelves, shelf stocking, restocking, shelf filling, stock rotation, stocking, replenishing shelves, replenishment, stocking merchandise | Retail 0.5
Loss prevention | shrinkage control, theft prevention, shrink reduction, asset protection retail, inventory shrink, asset protection
Retail buying | merchandise buying, assortment planning, category management, buying and merchandising, fashion buying, merchandise planning, range planning, open-to-buy
Fashion retail | apparel retail, footwear sales | Retail 0.7
Cashier supervision | head cashier, front-end supervision retail | Cash handling, Retail 0.7
Pharmacy retail | drugstore retail | Retail 0.6
Grocery retail | grocery, supermarket, deli counter, produce department, grocery store | Retail
Electronics retail | mobile phone sales, wireless sales | Retail sales 0.8
Furniture sales | home furnishings sales, mattress sales | Retail sales 0.8
Jewelry sales | diamond sales, watch sales | Retail sales 0.8
Clienteling | luxury retail, personal styling, personal shopping
Product knowledge | knowledge of products
Returns processing | returns and exchanges, refunds, processing returns, refund processing
Order processing | order entry, order management, order fulfilment, order taking, taking orders, sales order processing, processing orders, purchase order entry
Cosmetics sales | beauty retail, makeup counter | Retail
Auctioneering | auctions | Retail
`,
  },
  {
    category: 'Marketing',
    kind: 'skill',
    rows: `
Marketing | marketing management, marketing experience, integrated marketing, marketing principles, marketer, marketing skills, marketing initiatives
Digital marketing | online marketing, internet marketing, digital advertising, digital campaigns, performance marketing, digital media marketing, growth marketing, growth hacking, digital channels | Marketing
Marketing strategy | strategic marketing, marketing planning, marketing plans, go-to-market strategy, go-to-market, GTM strategy | Marketing
SEO | search engine optimization, on-page SEO, off-page SEO, organic search, local SEO | Digital marketing
Technical SEO | | SEO
Keyword research | | SEO
Link building | | SEO
SEM! | search engine marketing, PPC!, pay-per-click, paid search, search advertising, PPC campaigns | Digital marketing
Google Ads | adwords, google adwords, google search ads, google display network, bing ads, microsoft advertising | SEM, Digital marketing
Paid social advertising | instagram ads, paid social, social media advertising, meta business suite | Digital marketing
LinkedIn Ads | | Paid social advertising
Facebook Ads | meta ads, facebook advertising, facebook ads manager | Paid social advertising
Programmatic advertising | display advertising, ad operations, google ad manager, DSP platforms | Digital marketing 0.8
Media buying | media planning, ad buying | Programmatic advertising
The Trade Desk | | Programmatic advertising
Display & Video 360 | DV360 | Programmatic advertising
SEO tools | | SEO
Google Search Console | | SEO tools
Screaming Frog | | SEO tools
Moz Pro | | SEO tools
SEMrush | | SEO tools
Ahrefs | | SEO tools
Social media marketing | social media, social media management, social media strategy, SMM!, social media content, community management, facebook, twitter, social media manager, social media platforms, pinterest, social media campaigns, social media accounts, online community management, community manager, discord | Digital marketing 0.7
Instagram | | Social media marketing
TikTok | | Social media marketing
TikTok Ads | tiktok ads manager, tiktok advertising, spark ads | Paid social advertising, TikTok
Snapchat Ads | snapchat advertising, snap ads, snapchat ads manager | Paid social advertising
Pinterest Ads | pinterest advertising | Paid social advertising
Social media scheduling tools | later app
Sprinklr | | Social media scheduling tools
Sprout Social | | Social media scheduling tools
Buffer!? | buffer app | Social media scheduling tools
Hootsuite | | Social media scheduling tools
Content marketing | content strategy, content creation, content planning, content development, content production, editorial calendar, inbound marketing, content calendars, blog content, creating content | Marketing 0.7
Copywriting | copy writing, ad copy, marketing copy, web copy, sales copy, UX writing, email copy, writing copy, advertising copy, copywriter, brand voice, long-form content, write copy, wrote copy | Writing
Email marketing | email campaigns, newsletter marketing, e-mail marketing, newsletters, drip campaigns, email automation, email newsletters, lifecycle marketing, CRM marketing | Digital marketing 0.7
Mailchimp | | Email marketing
SendGrid | | Email marketing
Campaign Monitor | | Email marketing
Constant Contact | | Email marketing
Klaviyo | | Email marketing, Marketing automation
Customer.io | | Email marketing, Marketing automation
Iterable!? | | Email marketing, Marketing automation
Braze!? | | Email marketing, Marketing automation
Marketing automation | marketing operations, marketing technology, martech, automated campaigns | Digital marketing 0.6
Marketo | | Marketing automation
ActiveCampaign | | Marketing automation
Eloqua | | Marketing automation
Affiliate marketing | referral marketing, affiliate programs | Digital marketing 0.7
Influencer marketing | influencer partnerships, influencer campaigns | Affiliate marketing
Brand management | branding, brand strategy, brand development, brand marketing, brand identity, brand building, brand awareness, brand positioning, brand guidelines, brand standards | Marketing 0.7
Product marketing | product launches, product positioning, product messaging, product launch, sales collateral, product launch planning, positioning and messaging | Marketing
Campaign management | marketing campaigns, advertising campaigns, campaign planning, campaign execution, campaign analysis, campaign strategy, multichannel campaigns, multi-channel campaigns | Marketing 0.8
Marketing analytics | campaign analytics, marketing metrics, marketing mix modeling, ROI analysis marketing, campaign reporting, marketing data analysis, customer segmentation, customer lifetime value | Data analysis 0.6, Marketing 0.6
Marketing attribution | attribution*, attribution modeling, attribution models, multi-touch attribution, last-click attribution | Marketing analytics 0.8
Conversion rate optimization | CRO!*, conversion optimization, funnel optimization | Digital marketing 0.6
Landing pages | landing page optimization | Conversion rate optimization
Optimizely | | Conversion rate optimization
Advertising | advertising strategy, media strategy, traditional advertising, print advertising, radio advertising, ad agency, outdoor advertising, advertising agency | Marketing 0.7
Event marketing | trade shows, trade show management, experiential marketing, webinars, exhibitions marketing, field marketing, trade fairs, tradeshows | Marketing 0.6, Event planning 0.6
Account-based marketing | ABM!, lead generation campaigns, ABM campaigns, target account marketing | Marketing
B2B marketing | business-to-business marketing, B2B campaigns, B2B marketer | Marketing
Demand generation | demand gen, demand creation, demand generation campaigns, demand gen campaigns | Account-based marketing, B2B marketing 0.8
Direct mail | direct marketing, direct mail campaigns | Marketing
Trade marketing | shopper marketing, in-store promotions, promotions planning, sales promotions, promotional campaigns, brand ambassador | Marketing 0.7
Public relations | PR!*, media relations, press relations, publicity, media outreach, media pitching, media monitoring, PR campaigns, press office | Writing 0.5
Press releases | press release writing | Public relations
Crisis communications | | Public relations
Meltwater | | Public relations
Cision | | Public relations
Corporate communications | internal communications, employee communications, external communications, executive communications, communications strategy, communications planning, strategic communications, internal comms
E-commerce | ecommerce, online retail, online store management, amazon marketplace, ecommerce management, online sales, marketplace management, amazon FBA, ecommerce platforms
Etsy | | E-commerce
eBay | | E-commerce
Amazon Seller Central | | E-commerce
Customer insights | voice of the customer, customer journey mapping, customer feedback analysis, customer journey
NPS! | net promoter score | Customer insights
Mobile marketing | app store optimization, SMS marketing, push notifications marketing | Digital marketing 0.7
`,
  },
  {
    category: 'Commerce credentials',
    kind: 'credential',
    rows: `
Google Ads certification | google ads certified, google ads search certification, google adwords certified | Google Ads
Google Analytics certification | google analytics certified, google analytics IQ, GAIQ, google analytics individual qualification | Web analytics
HubSpot certification | hubspot inbound certification, hubspot certified, hubspot inbound marketing, hubspot content marketing certification, hubspot academy | HubSpot, Content marketing 0.6
Meta Blueprint certification | facebook blueprint, facebook certified digital marketing associate, meta certified digital marketing associate | Paid social advertising
Chartered Institute of Marketing qualification | CIM qualified, CIM diploma, CIM level 4, chartered marketer, CIM level 6 | Marketing
Accreditation in Public Relations | APR!* | Public relations
Certified Sales Professional | CPSP, certified professional sales person | Sales
Certified Customer Success Manager | CCSM! | Customer success
`,
  },
];
