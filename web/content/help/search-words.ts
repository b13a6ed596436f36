/** Words and phrases that mean the same to who searches the help centre: a group to a line, in small letters. One may stand in several groups. */
export const synonyms: readonly string[] = `
resume, cv, vita, curriculum, curriculum vitae, lebenslauf
portfolio, profile, page, site, website, webpage, homepage, my stuff, my info
employer, employ, boss, company, firm, manager, supervisor, my work, workplace, chief
colleague, coworker, co-worker, workmate, teammate, people at work
recruiter, headhunter, hiring manager, hiring person, hr, talent scout, agency, hiring lady, hr lady, hr person
job, vacancy, posting, position, opening, role, advert, ad, ads, advertisement, job offer, listing
candidate, applicant, people who applied, applications, jobseeker
phone number, telephone, mobile number, cell, cellphone, phone
phone, mobile, smartphone, tablet, ipad, iphone, android, app
email, mail, emails, inbox, mailbox, gmail, outlook
picture, photo, image, selfie, headshot, snapshot, pic, portrait, avatar
delete, remove, erase, wipe, get rid, throw away, take down, take off, gone for good, clear, vanish, disappear, destroy, purge, scrap
leave, quit, close, cancel, end, terminate, deactivate, unregister, unsubscribe, opt out, drop out
withdraw, pull out, take back, back out, changed my mind, retract, undo my application, no longer want, dont want the job
undo, revert, restore, recover, get back, bring back, go back, roll back, by accident, by mistake, accidentally, oops
download, export, save a copy, get a copy, take with me, backup, take along, extract, get out
upload, import, put in, bring in, load, add, insert, drop, feed, attach, transfer
sign in, log in, login, signin, get in, get into, enter, sign on, log on, logging
sign up, register, registration, create an account, open an account, join, make an account
locked out, cant get in, cannot get in, cant log in, cannot log in, lost access, not let me in, wont let me in, cant enter, cant sign in, cant access
password, passcode, pin, pwd, passwort, secret word
code, verification code, access code, otp, one time code, six digits, confirmation code
hacked, stolen, broke into, someone else is in, intruder, not me, unknown device, strange login, compromised, someone else uses
cost, price, pay, money, fee, charge, expensive, cheap, how much, afford, pricing, bucks, dollars, euros, paid
free, gratis, no money, without paying, for nothing, trial, free of charge, zero cost, freebie
refund, money back, reimburse, charged twice, overcharged, wrong charge
bill, invoice, receipt, payment, credit card, card, paypal, billing, debit, checkout
plan, subscription, tier, membership, package, premium, upgrade, downgrade, pro version, smaller plan, bigger plan
limit, quota, allowance, units, credits, used up, ran out, run out, no more, none left, tries, exceeded, maximum, cap
renew, automatically, every month, recurring, each month, monthly, yearly
student, graduate, school leaver, uni, university, college, fresh out, no experience, first job, beginner, newbie, trainee, intern, apprentice, never worked, never had a job
empty, blank, from scratch, from zero, nothing yet, by hand, manually, type it, type in
google, bing, search engine, yahoo, duckduckgo, googled, googling, web search, search results
find, search, discover, look up, come across, found, locate, turn up, come up, show up, appear, pop up
chatbot, bot, assistant, deeptalk, robot, ai assistant, buddy, virtual, chat, ai chat
model, chatgpt, openai, gpt, llm, ai, artificial intelligence, claude, gemini, language model, machine learning, copilot
train, training, learn from, trained
send, share, give, forward, pass on, pass, hand, show, sent, shared, gave
link, url, web address, hyperlink
see, view, visible, look, watch, read, peek, notice, saw, seen, spy, check out, viewed
who can see, who sees, can see, who reads, able to see, everybody see, everyone see, anybody see, seen by, visible to
hide, private, secret, invisible, conceal, confidential, hidden, not show, dont show, keep from, discreet, keep secret, anonymous
public, publish, go live, online, on the internet, out there, for everyone, open to all, in public, exposed
stranger, strangers, random people, anybody, anyone, everybody, everyone, whole world, unknown people
visitor, viewer, reader, readers, visited, visit, views, clicks, looked at, opened, viewed, who looked, looked me up, checked me out, traffic, hits
statistics, stats, analytics, count, counter, how many, insights, tracking, metrics
change, edit, update, modify, alter, adjust, switch, replace, swap
correct, fix, repair, put right, sort out, make right, amend, rectify
wrong, incorrect, mistake, error, typo, inaccurate, misread, garbled, nonsense, mixed up, messed up, rubbish, false, mess, jumbled
missing, left out, forgot, omitted, not there, skipped, lost, gone, missed, ignored, overlooked, half of it
twice, double, duplicate, two times, repeated, same thing
broken, fails, doesnt work, does not work, not working, not work, wont work, crash, crashed, bug, stuck, frozen, freezes, hangs, glitch, out of order, useless, failed, nothing happens, dead, keeps loading, spinning, loading forever, problem, trouble, issue, crap
doesnt open, wont open, cant open, cannot open, not opening, opens nothing, doesnt load, wont load, not open, dead, unable to open
refused, rejected, denied, declined, not accepted, turned down, wont take, wont accept, doesnt take, does not take, bounced, says no, said no, not allowed, doesnt accept, didnt accept, spits out, turns down
not get, didnt get, not arrive, not arriving, doesnt arrive, never arrives, never arrived, never came, not receive, not received, did not receive, no email, no mail, not come, nothing comes, waiting for, didnt receive, havent received
expired, ran out, run out, too old, expire, expiry, timed out, no longer valid, outdated, end date, deadline
how long, how much time, duration, wait, waiting, takes forever, slow, minutes, seconds, taking ages, takes ages, hours
stop, turn off, switch off, disable, mute, silence, shut off, shut up, no more, make it stop, switch it off, turn it off, shut it up, deactivate, off
turn on, switch on, enable, activate, allow
too many, flooded, all the time, constantly, every day, bombard, bombarded, swamped, loads of, nonstop, overwhelmed
notification, alert, reminder, ping, push, bell, notify, tell me, be told, let me know, newsletter, digest
message, write to me, contact me, text me, dm, reach me, get in touch, writes me, writing me, messages, messaging, reach out
reply, answer, respond, response, write back, answered
block, ban, kick out, keep away, kick, shut out, get away from, stay away
harass, bother, annoy, creep, creepy, stalker, stalk, rude, insult, threaten, bully, abuse, weird guy, pest, molest, pester, bothering
report, complain, flag, tell the admins, denounce, complaint
scam, fraud, fake, phishing, impersonate, pretends, con, swindle, fishy, suspicious, not real, is it real
spam, junk, unwanted, spammed, spamming
username, user name, handle, nickname, slug
name, surname, last name, family name, married name, maiden name, first name
married, marrying, wedding, divorced, divorce
domain, custom domain, own domain, dot com, own url
color, colour, theme, design, style, layout, font, template, appearance, pretty, colourful, nicer, nice, beautiful, ugly, boring, background, prettier, dark mode, purple, pink, blue, green
video, film, clip, gallery, media
version, versions, several, multiple, two pages, two profiles, another, second, more than one, different ones, separate, two versions, second one
client, customer, freelance, freelancer, side job, side hustle, hobby, second career, two careers
language, english, german, french, spanish, translate, translation, foreign, bilingual, mother tongue
match, fit, suit, suitable, qualified, good enough, enough for, chance, chances, right for, cut out for, eligible, odds, compare, skilled enough
score, points, rating, percent, percentage, grade, mark, number, fitscore, result, out of 100
low, bad, poor, terrible, ridiculous, unfair, too low, so low, disappointing, weak, lousy
raise, improve, better, higher, increase, boost, more points, go up
calculate, computed, formula, works out, how is it made, based on, weigh, weights, come from
skill, skills, ability, strengths, know-how, knowledge, abilities
requirement, criterion, criteria, must have, needed, required
tailor, adapt, customise, customize, rewrite, adjust, fit it, tweak, personalise, optimise, optimize, tailored, make it fit, suits
cover letter, motivation letter, letter, motivational letter, letter of motivation, application letter
pdf, word, docx, doc, file, document, odt, format, paper, pages file
print, printed, paper copy, on paper
scan, scanned, photo of, picture of, photographed, screenshot, camera, jpg, jpeg, png, snapshot
too big, too large, too long, too heavy, size, megabyte, mb, huge, big, large
linkedin, xing, indeed, europass, json, github
make up, invent, lie, lies, hallucinate, untrue, things up, false, exaggerate, fake experience, never did, never done, never said, fabricates, made up
true, truth, honest, trust, reliable, accurate, believe, proof, verify, verified, serious
apply, applied, application, applying, send my application, handed in
hire, hiring, hires, recruit, recruiting, employ, fill a position, find staff, staff, workers, looking for people, find people, we need people
screen, screening, sort, sift, shortlist, filter, rank, go through, select, selection, choose, preselect, narrow down, sort through, pile
compare, side by side, next to each other, against each other, versus
decision, decide, reject, rejected, rejection, refused, turned down, not chosen, said no to me, didnt get the job, denied
appeal, contest, dispute, object, challenge, disagree, unfair, complain, question the, not right, not fair
invited, invitation, asked me, asked to, invite, got an invitation
interview, meeting, talk to me
blind, without names, anonymous, hide names, no names, nameless
bias, discriminate, discrimination, racist, sexist, fair, prejudice, age, older, gender, race, too old, colour of skin, disability, foreigner, women
law, legal, lawyer, counsel, gdpr, ai act, compliance, regulation, attorney, court, allowed by law, illegal, audit, dsgvo, eu, auditor, compliant
privacy, data protection, personal data, my data, my information, details about me, personal information, personal details, info about me
sell, sold, third party, third parties, advertiser, advertisers, pass on, trade
keep, store, stored, hold, kept, save, saved, retention, retain, remember
safe, secure, security, protected, encryption, encrypted, leak, leaked, breach
team, colleagues, organisation, organization, members, coworkers, several of us, department, group
role, roles, admin, owner, permission, rights
api, webhook, webhooks, integration, integrate, interface, endpoint, developer, key, token, rest, sdk, connector, oauth, programmatically, mcp
ats, greenhouse, lever, workday, ashby, applicant tracking, hr software, hr system, our system, our software, tracking system, personio, other software, other program, other system
connect, hook up, plug in, link up, sync, synchronise, connected, link together, tie in, attach
device, computer, laptop, pc, browser, chrome, safari, firefox, machine
contact you, talk to you, support, helpdesk, human, call you, hotline, customer service, write to you, reach you, speak to, real person, someone to help, help me, ask you, talk to someone, tell you
idea, suggestion, suggest, wish, feature, feedback, request, missing feature
person, human, real person, somebody, someone, a guy, a woman
date, dates, year, years, month, day, period, timeline
address, home address, street, where i live, postal address, location, city, town
watermark, download my, copy my, screenshot my
password protect, protect, lock, locked, secured, restrict, restricted
only one, one person, only him, only her, a single, just one, certain people, chosen people, selected people, particular person, specific person, one company, only this, only some, only for
stop sharing, take back, revoke, no longer see, close the link, unshare, cut off, cut access, take away, pull the link, not see anymore, kick out
temporary, for a week, for some days, until, limited time, few days, self destruct
order, sort, sequence, rearrange, move up, top, arrange, reorder
section, part, block, entry, chapter, paragraph
education, degree, school, diploma, studies, certificate, certification
work, employment, job history, career, experience, positions, past jobs
project, publication, patent, article, paper, portfolio piece, work sample, conference
purpose, what is this, what for, whats this, what does it do, point of, explain, how does it work, what can i do, about, idea behind, good for, what do you do, wat is, what is folia
begin, start, get started, first step, first steps, set up, setup, getting started, how to use
different from, difference, instead of, compared to, better than, unlike, why should i
job board, find me a job, looking for work, job search, get a job, find a job, unemployed, find work
be found, get found, discovered, noticed by companies, open to work, available for hire, let companies find, headhunted
current employer, present employer, old boss, my boss, my manager, my employer, people at work
ex, ex husband, ex wife, ex boyfriend, ex girlfriend, stalker
track, keep track, overview of, follow up, remind, reminder, list of jobs, status, progress, where i applied
status, progress, what happened to, any news, hear back, heard nothing, no answer, how far, waiting, radio silence, ghosted
merge, join, combine, together, two accounts
move, switch to, transfer, migrate
account, my login, user account, membership
ask, question, questions, asks, asked, query, enquire
receive, get, arrive, come, came, got
take, took, taken, takes
lose, lost, losing
choose, chose, chosen, pick, picked
write, wrote, written, type, typed
open, opened, opens
buy, bought, purchase, order
old, previous, former, earlier, outdated, past
read, recognise, recognised, recognize, parse, parsed, detect, understood, picked up, pick up, parser
paste, copy paste, copied, pasted
spelling, spelled, misspelled, spelt, accents
social media, facebook, instagram, twitter, whatsapp
mobile app, app store, play store, on my phone, on a phone, on my mobile, from my phone, on the phone
no cv, dont have a cv, havent got a cv, have no cv, without a cv, no resume, dont have a resume, have no resume, without a resume, no document, nothing to upload, nothing on paper
`
  .trim()
  .split('\n');

/** Words that say nothing about what is searched for, and short forms in which they are typed. */
export const emptyWords = `
a able about actually after again all already also always am an and another any anybody anymore anyone anything are arent as at b be because been before being believe bit
but by c came can cant cannot come could couldnt d dear did didnt do does doesnt doing dont e each else even ever every everyone f for from g get gets getting give go goes
going got h had has hasnt have havent he hello help her here hey hi him his how i id if ill im in into is isnt it its ive j just k keep keeps kind kindly l let lets like
little m made make makes many may maybe me might mine much must my myself n need needs never no not now o of ok okay on one or other our out p people please pls plz put q
r rather really right rn s see seems she should since so some somebody somehow someone something still such sure t take tell than thank thanks that thats the their them
then there these they thing things this those to too try trying u up ur us use v very w wanna want wanted wants was wat way we well were what whats when where which while
who whom whose why will wish with without wont would x y yes yet you your youre yourself z
`.trim();
