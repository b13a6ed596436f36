/** What people ask about a FitScore in their own words, one to a line, as in the front matter of the help's articles. */
export const fitScoreAsked = `
how is the score calculated
what does the number mean
is 70 good or bad
why is my score so low
why did I get so few points
how can I get a higher score
what raises my points
the score is unfair
it ignores my experience
I have the skill but it does not count
why did the score change
how do you weigh experience and education
does my age or gender count
does a photo change my score
does the school I went to matter
which things are not counted
why is there a limit on my score
what is a good result
explain the percentage
how trustworthy is the number
is the score made by AI
does old experience count less
why does a listed skill count so little
how do the points add up
I meet all requirements and still get a bad result
what does a must have do
I got 58, is that okay
got a 45, what now
only 30 points although I have done it for years
is 65 enough to get the job
where does this number come from
how come I get so little
disappointed by my result
what would a perfect score be
is this number any use
the number makes no sense
`.trim();
