// Made from services/gateway/openapi.json by `npm run openapi`: what programs ask, and what they are answered.

export interface paths {
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The key that you use: for whom it acts, what it may do, and until when */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /** Format: uuid */
                            accountId: string;
                            /** Format: uuid */
                            makerId: string;
                            /** @enum {string} */
                            mode: "live" | "test";
                            scopes: ("candidates:read" | "candidates:write" | "portfolios:read" | "portfolios:write" | "files:read" | "files:write" | "jobs:read" | "jobs:write" | "applications:read" | "applications:write" | "fit-scores:read" | "fit-scores:write" | "resumes:read" | "resumes:write" | "screenings:read" | "screenings:write" | "criteria:read" | "criteria:write" | "links:read" | "links:write" | "webhooks:read" | "webhooks:write" | "members:read" | "members:write")[];
                            endsAt: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Originals that were imported */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An original, byte by byte */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Candidates of all jobs or of one, the latest first; with a sync token, who has changed or is gone since */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    syncToken?: string;
                    updatedAfter?: string;
                    jobId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deleted: {
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                deletedAt: string;
                            }[];
                            nextCursor: string | null;
                            syncToken: string | null;
                            items: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                number: number;
                                name: string | null;
                                headline: string;
                                /** @enum {string} */
                                stage: "new" | "shortlist" | "interview" | "offer" | "hired" | "declined";
                                /** @enum {string} */
                                way: "apply" | "upload" | "link" | "found" | "invited";
                                /** Format: date-time */
                                addedAt: string;
                                isSeenBefore: boolean;
                                problem: string | null;
                                tags: string[];
                                /** Format: uuid */
                                jobId: string;
                                readAt: string | null;
                                correctedAt: string | null;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Applications to all jobs or to one, the latest first; with a sync token, what has changed or is gone since */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    syncToken?: string;
                    updatedAfter?: string;
                    jobId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deleted: {
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                deletedAt: string;
                            }[];
                            nextCursor: string | null;
                            syncToken: string | null;
                            items: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                candidateId: string;
                                /** Format: uuid */
                                jobId: string;
                                /** @enum {string} */
                                state: "new" | "shortlist" | "interview" | "offer" | "hired" | "declined";
                                /** @enum {string} */
                                source: "portfolio" | "file";
                                /** Format: date-time */
                                appliedAt: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One application */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    applicationId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            candidateId: string;
                            /** Format: uuid */
                            jobId: string;
                            /** @enum {string} */
                            state: "new" | "shortlist" | "interview" | "offer" | "hired" | "declined";
                            /** @enum {string} */
                            source: "portfolio" | "file";
                            /** Format: date-time */
                            appliedAt: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portfolios/me/resume.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole portfolio as JSON Resume 1.x, with `x-` keys for what it has no name for; importing it gives the same portfolio */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            basics: {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fit-scores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Scores of the caller, or of one of their jobs, the latest first; with a sync token, what has changed or ended since */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    syncToken?: string;
                    updatedAfter?: string;
                    postingId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deleted: {
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                deletedAt: string;
                            }[];
                            nextCursor: string | null;
                            syncToken: string | null;
                            items: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                postingId: string;
                                profileId: string | null;
                                /** @enum {string} */
                                state: "accepted" | "running" | "done" | "failed" | "cancelled";
                                score: number | null;
                                company: string;
                                role: string;
                                location: string;
                                /** @enum {string} */
                                application: "saved" | "applied" | "interview" | "offer" | "closed";
                                comparison: {
                                    /** Format: uuid */
                                    against: string;
                                    difference: number;
                                    otherScorer: boolean;
                                    changes: {
                                        requirementId: string | null;
                                        label: string;
                                        points: number;
                                        itemIds: string[];
                                    }[];
                                } | null;
                                /** Format: date-time */
                                createdAt: string;
                                scoredAgainAt: string | null;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /** Score a job against the portfolio or a named profile; the same again within 30 days costs nothing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "text": "Payments engineer at Meridian Pay\nWe look for a payments engineer. You write services in Go and PostgreSQL.\nRequirements\n- Five years of Go\n- PostgreSQL\n- You have worked with Kafka or a similar log"
                     *     }
                     */
                    "application/json": {
                        text?: string;
                        url?: string | null;
                        /** Format: uuid */
                        postingId?: string;
                        profileId?: string | null;
                    };
                };
            };
            responses: {
                /** @description Done */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            jobId: string;
                            /** Format: uuid */
                            postingId: string;
                            free: boolean;
                            reused: boolean;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fit-scores/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A score with its requirements, their evidence and the job */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            postingId: string;
                            profileId: string | null;
                            /** @enum {string} */
                            state: "accepted" | "running" | "done" | "failed" | "cancelled";
                            score: number | null;
                            company: string;
                            role: string;
                            location: string;
                            /** @enum {string} */
                            application: "saved" | "applied" | "interview" | "offer" | "closed";
                            comparison: {
                                /** Format: uuid */
                                against: string;
                                difference: number;
                                otherScorer: boolean;
                                changes: {
                                    requirementId: string | null;
                                    label: string;
                                    points: number;
                                    itemIds: string[];
                                }[];
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            scoredAgainAt: string | null;
                            result: {
                                scorerVersion: string;
                                asOf: string;
                                score: number;
                                atMost: number;
                                atMostBecause: string[];
                                parts: {
                                    /** @enum {string} */
                                    name: "must" | "nice" | "duties" | "role" | "years" | "level" | "education" | "language" | "location";
                                    weight: number;
                                    share: number;
                                    points: number;
                                }[];
                                job: {
                                    company: string;
                                    role: string;
                                    location: string;
                                    workplace: ("on-site" | "hybrid" | "remote") | null;
                                    seniority: ("intern" | "junior" | "mid" | "senior" | "lead" | "manager" | "director" | "executive") | null;
                                    /** @enum {string} */
                                    language: "en" | "de" | "fr" | "es";
                                };
                                passages: {
                                    start: number;
                                    end: number;
                                    /** @enum {string} */
                                    use: "title" | "about" | "duties" | "must" | "nice" | "ruled-out" | "boilerplate";
                                }[];
                                requirements: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "skill" | "years" | "degree" | "credential" | "title" | "responsibility" | "language" | "location";
                                    /** @enum {string} */
                                    need: "must" | "nice" | "duty";
                                    /** @default true */
                                    scored: boolean;
                                    label: string;
                                    anyOf: string[];
                                    start: number;
                                    end: number;
                                    years: number | null;
                                    /** @enum {string} */
                                    status: "met" | "partial" | "missing" | "unclear";
                                    evidence: {
                                        itemId: string;
                                        field: string;
                                        entry: number | null;
                                        quote: string;
                                        /** @enum {string} */
                                        source: "work" | "project" | "publication" | "volunteering" | "certification" | "education" | "language" | "skill-list";
                                        years: number | null;
                                        strength: number;
                                    }[];
                                    yearsFound: number | null;
                                    points: number;
                                    gained: number;
                                    gap: number;
                                    ways: ("add-evidence" | "show-in-work" | "learn" | "leave")[];
                                }[];
                                ruledOut: {
                                    label: string;
                                    start: number;
                                    end: number;
                                }[];
                                matched: string[];
                                missing: string[];
                                model?: {
                                    name: string;
                                    /** @enum {string} */
                                    outcome: "answered" | "unreachable" | "unusable";
                                    accepted: number;
                                    dropped: number;
                                };
                            } | null;
                            error: {
                                code: string;
                                message: string;
                            } | null;
                            job: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                url: string | null;
                                company: string;
                                role: string;
                                location: string;
                                /** @enum {string} */
                                state: "saved" | "applied" | "interview" | "offer" | "closed";
                                notes: string;
                                dates: {
                                    [key: string]: string;
                                };
                                remindOn: string | null;
                                length: number;
                                latest: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    state: "accepted" | "running" | "done" | "failed" | "cancelled";
                                    score: number | null;
                                    /** Format: date-time */
                                    createdAt: string;
                                } | null;
                                resume: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    state: "accepted" | "running" | "done" | "failed" | "cancelled";
                                    sentAt: string | null;
                                } | null;
                                free: {
                                    profileId: string | null;
                                    /** Format: date-time */
                                    until: string;
                                }[];
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                            };
                            text: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Delete a score; its job stays */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fit-scores/{id}/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What changed since another score of the same job */
        get: {
            parameters: {
                query: {
                    against: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            against: string;
                            difference: number;
                            otherScorer: boolean;
                            changes: {
                                requirementId: string | null;
                                label: string;
                                points: number;
                                itemIds: string[];
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s protected links, newest first; with a sync token, what has changed or ended since */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    syncToken?: string;
                    updatedAfter?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deleted: {
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                deletedAt: string;
                            }[];
                            nextCursor: string | null;
                            syncToken: string | null;
                            items: {
                                /** Format: uuid */
                                id: string;
                                description: string;
                                note: string;
                                /** @enum {string} */
                                state: "draft" | "active" | "paused" | "revoked" | "expired" | "exhausted" | "locked";
                                /** @enum {string} */
                                status: "draft" | "active" | "paused" | "revoked";
                                profileId: string | null;
                                selection: {
                                    /** @constant */
                                    type: "all";
                                } | {
                                    /** @constant */
                                    type: "chosen";
                                    kinds: ("skill" | "work" | "project" | "publication" | "talk" | "patent" | "certification" | "award" | "achievement" | "education" | "volunteering" | "language")[];
                                    items: string[];
                                    contact: boolean;
                                };
                                application: {
                                    /** Format: uuid */
                                    postingId: string;
                                    resumeId: string | null;
                                } | null;
                                hasPassword: boolean;
                                emailRule: {
                                    /** @constant */
                                    type: "anyone";
                                } | {
                                    /** @constant */
                                    type: "verified";
                                } | {
                                    /** @constant */
                                    type: "listed";
                                    addresses: string[];
                                    domains: string[];
                                };
                                notice: {
                                    text: string;
                                    version: number;
                                } | null;
                                /** Format: date-time */
                                expiresAt: string;
                                maxViews: number | null;
                                viewCount: number;
                                maxVisitors: number | null;
                                visitorCount: number;
                                opens: {
                                    people: number;
                                    uncertain: number;
                                    previews: number;
                                    bots: number;
                                    yourself: number;
                                };
                                downloads: boolean;
                                deepTalk: boolean;
                                watermark: boolean;
                                /** @enum {string} */
                                notify: "at-once" | "daily" | "off";
                                lastOpenedAt: string | null;
                                lockedUntil: string | null;
                                restorableUntil: string | null;
                                version: number;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /** Make a protected link; its token is shown in this answer only, the address is `/protected/{token}` */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "description": "For Meridian Pay",
                     *       "maxViews": 5
                     *     }
                     */
                    "application/json": {
                        description: string;
                        note?: string;
                        /** @default null */
                        profileId?: string | null;
                        /**
                         * @default {
                         *       "type": "all"
                         *     }
                         */
                        selection?: {
                            /** @constant */
                            type: "all";
                        } | {
                            /** @constant */
                            type: "chosen";
                            kinds: ("skill" | "work" | "project" | "publication" | "talk" | "patent" | "certification" | "award" | "achievement" | "education" | "volunteering" | "language")[];
                            items: string[];
                            contact: boolean;
                        };
                        /** @default null */
                        application?: {
                            /** Format: uuid */
                            postingId: string;
                            resumeId: string | null;
                        } | null;
                        password?: string | null;
                        /**
                         * @default {
                         *       "type": "anyone"
                         *     }
                         */
                        emailRule?: {
                            /** @constant */
                            type: "anyone";
                        } | {
                            /** @constant */
                            type: "verified";
                        } | {
                            /** @constant */
                            type: "listed";
                            addresses: string[];
                            domains: string[];
                        };
                        notice?: string | null;
                        /** Format: date-time */
                        expiresAt?: string;
                        /** @default null */
                        maxViews?: number | null;
                        /** @default null */
                        maxVisitors?: number | null;
                        /** @default true */
                        downloads?: boolean;
                        /** @default true */
                        deepTalk?: boolean;
                        /** @default false */
                        watermark?: boolean;
                        /**
                         * @default at-once
                         * @enum {string}
                         */
                        notify?: "at-once" | "daily" | "off";
                        /**
                         * @default active
                         * @enum {string}
                         */
                        status?: "draft" | "active";
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            link: {
                                /** Format: uuid */
                                id: string;
                                description: string;
                                note: string;
                                /** @enum {string} */
                                state: "draft" | "active" | "paused" | "revoked" | "expired" | "exhausted" | "locked";
                                /** @enum {string} */
                                status: "draft" | "active" | "paused" | "revoked";
                                profileId: string | null;
                                selection: {
                                    /** @constant */
                                    type: "all";
                                } | {
                                    /** @constant */
                                    type: "chosen";
                                    kinds: ("skill" | "work" | "project" | "publication" | "talk" | "patent" | "certification" | "award" | "achievement" | "education" | "volunteering" | "language")[];
                                    items: string[];
                                    contact: boolean;
                                };
                                application: {
                                    /** Format: uuid */
                                    postingId: string;
                                    resumeId: string | null;
                                } | null;
                                hasPassword: boolean;
                                emailRule: {
                                    /** @constant */
                                    type: "anyone";
                                } | {
                                    /** @constant */
                                    type: "verified";
                                } | {
                                    /** @constant */
                                    type: "listed";
                                    addresses: string[];
                                    domains: string[];
                                };
                                notice: {
                                    text: string;
                                    version: number;
                                } | null;
                                /** Format: date-time */
                                expiresAt: string;
                                maxViews: number | null;
                                viewCount: number;
                                maxVisitors: number | null;
                                visitorCount: number;
                                opens: {
                                    people: number;
                                    uncertain: number;
                                    previews: number;
                                    bots: number;
                                    yourself: number;
                                };
                                downloads: boolean;
                                deepTalk: boolean;
                                watermark: boolean;
                                /** @enum {string} */
                                notify: "at-once" | "daily" | "off";
                                lastOpenedAt: string | null;
                                lockedUntil: string | null;
                                restorableUntil: string | null;
                                version: number;
                                /** Format: date-time */
                                createdAt: string;
                            };
                            token: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One link */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            description: string;
                            note: string;
                            /** @enum {string} */
                            state: "draft" | "active" | "paused" | "revoked" | "expired" | "exhausted" | "locked";
                            /** @enum {string} */
                            status: "draft" | "active" | "paused" | "revoked";
                            profileId: string | null;
                            selection: {
                                /** @constant */
                                type: "all";
                            } | {
                                /** @constant */
                                type: "chosen";
                                kinds: ("skill" | "work" | "project" | "publication" | "talk" | "patent" | "certification" | "award" | "achievement" | "education" | "volunteering" | "language")[];
                                items: string[];
                                contact: boolean;
                            };
                            application: {
                                /** Format: uuid */
                                postingId: string;
                                resumeId: string | null;
                            } | null;
                            hasPassword: boolean;
                            emailRule: {
                                /** @constant */
                                type: "anyone";
                            } | {
                                /** @constant */
                                type: "verified";
                            } | {
                                /** @constant */
                                type: "listed";
                                addresses: string[];
                                domains: string[];
                            };
                            notice: {
                                text: string;
                                version: number;
                            } | null;
                            /** Format: date-time */
                            expiresAt: string;
                            maxViews: number | null;
                            viewCount: number;
                            maxVisitors: number | null;
                            visitorCount: number;
                            opens: {
                                people: number;
                                uncertain: number;
                                previews: number;
                                bots: number;
                                yourself: number;
                            };
                            downloads: boolean;
                            deepTalk: boolean;
                            watermark: boolean;
                            /** @enum {string} */
                            notify: "at-once" | "daily" | "off";
                            lastOpenedAt: string | null;
                            lockedUntil: string | null;
                            restorableUntil: string | null;
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Revoke a link, which stays in the list; a draft is removed */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Change a link; pause it and let it go on with `status` */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "version": 1,
                     *       "description": "For Meridian Pay, second round"
                     *     }
                     */
                    "application/json": {
                        description?: string;
                        note?: string;
                        profileId?: string | null;
                        selection?: {
                            /** @constant */
                            type: "all";
                        } | {
                            /** @constant */
                            type: "chosen";
                            kinds: ("skill" | "work" | "project" | "publication" | "talk" | "patent" | "certification" | "award" | "achievement" | "education" | "volunteering" | "language")[];
                            items: string[];
                            contact: boolean;
                        };
                        application?: {
                            /** Format: uuid */
                            postingId: string;
                            resumeId: string | null;
                        } | null;
                        password?: string | null;
                        emailRule?: {
                            /** @constant */
                            type: "anyone";
                        } | {
                            /** @constant */
                            type: "verified";
                        } | {
                            /** @constant */
                            type: "listed";
                            addresses: string[];
                            domains: string[];
                        };
                        notice?: string | null;
                        /** Format: date-time */
                        expiresAt?: string;
                        maxViews?: number | null;
                        maxVisitors?: number | null;
                        downloads?: boolean;
                        deepTalk?: boolean;
                        watermark?: boolean;
                        /** @enum {string} */
                        notify?: "at-once" | "daily" | "off";
                        version: number;
                        /** @enum {string} */
                        status?: "active" | "paused";
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            description: string;
                            note: string;
                            /** @enum {string} */
                            state: "draft" | "active" | "paused" | "revoked" | "expired" | "exhausted" | "locked";
                            /** @enum {string} */
                            status: "draft" | "active" | "paused" | "revoked";
                            profileId: string | null;
                            selection: {
                                /** @constant */
                                type: "all";
                            } | {
                                /** @constant */
                                type: "chosen";
                                kinds: ("skill" | "work" | "project" | "publication" | "talk" | "patent" | "certification" | "award" | "achievement" | "education" | "volunteering" | "language")[];
                                items: string[];
                                contact: boolean;
                            };
                            application: {
                                /** Format: uuid */
                                postingId: string;
                                resumeId: string | null;
                            } | null;
                            hasPassword: boolean;
                            emailRule: {
                                /** @constant */
                                type: "anyone";
                            } | {
                                /** @constant */
                                type: "verified";
                            } | {
                                /** @constant */
                                type: "listed";
                                addresses: string[];
                                domains: string[];
                            };
                            notice: {
                                text: string;
                                version: number;
                            } | null;
                            /** Format: date-time */
                            expiresAt: string;
                            maxViews: number | null;
                            viewCount: number;
                            maxVisitors: number | null;
                            visitorCount: number;
                            opens: {
                                people: number;
                                uncertain: number;
                                previews: number;
                                bots: number;
                                yourself: number;
                            };
                            downloads: boolean;
                            deepTalk: boolean;
                            watermark: boolean;
                            /** @enum {string} */
                            notify: "at-once" | "daily" | "off";
                            lastOpenedAt: string | null;
                            lockedUntil: string | null;
                            restorableUntil: string | null;
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/links/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a link: changes, openings, refusals, the latest first */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                at: string;
                                /** @enum {string} */
                                kind: "made" | "changed" | "paused" | "resumed" | "renewed" | "unlocked" | "revoked" | "restored" | "end-set" | "locked" | "opened" | "accepted" | "code-sent" | "wrong-password" | "wrong-code";
                                viewer: ("person" | "uncertain" | "preview" | "bot" | "yourself") | null;
                                address: string | null;
                                rules: ("description" | "note" | "profileId" | "selection" | "application" | "password" | "emailRule" | "notice" | "expiresAt" | "maxViews" | "maxVisitors" | "downloads" | "deepTalk" | "watermark" | "notify")[];
                                notice: number | null;
                            }[];
                            nextCursor: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back a revoke, within 10 seconds of it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            description: string;
                            note: string;
                            /** @enum {string} */
                            state: "draft" | "active" | "paused" | "revoked" | "expired" | "exhausted" | "locked";
                            /** @enum {string} */
                            status: "draft" | "active" | "paused" | "revoked";
                            profileId: string | null;
                            selection: {
                                /** @constant */
                                type: "all";
                            } | {
                                /** @constant */
                                type: "chosen";
                                kinds: ("skill" | "work" | "project" | "publication" | "talk" | "patent" | "certification" | "award" | "achievement" | "education" | "volunteering" | "language")[];
                                items: string[];
                                contact: boolean;
                            };
                            application: {
                                /** Format: uuid */
                                postingId: string;
                                resumeId: string | null;
                            } | null;
                            hasPassword: boolean;
                            emailRule: {
                                /** @constant */
                                type: "anyone";
                            } | {
                                /** @constant */
                                type: "verified";
                            } | {
                                /** @constant */
                                type: "listed";
                                addresses: string[];
                                domains: string[];
                            };
                            notice: {
                                text: string;
                                version: number;
                            } | null;
                            /** Format: date-time */
                            expiresAt: string;
                            maxViews: number | null;
                            viewCount: number;
                            maxVisitors: number | null;
                            visitorCount: number;
                            opens: {
                                people: number;
                                uncertain: number;
                                previews: number;
                                bots: number;
                                yourself: number;
                            };
                            downloads: boolean;
                            deepTalk: boolean;
                            watermark: boolean;
                            /** @enum {string} */
                            notify: "at-once" | "daily" | "off";
                            lastOpenedAt: string | null;
                            lockedUntil: string | null;
                            restorableUntil: string | null;
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a link another address; the old one is unknown from then on */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            link: {
                                /** Format: uuid */
                                id: string;
                                description: string;
                                note: string;
                                /** @enum {string} */
                                state: "draft" | "active" | "paused" | "revoked" | "expired" | "exhausted" | "locked";
                                /** @enum {string} */
                                status: "draft" | "active" | "paused" | "revoked";
                                profileId: string | null;
                                selection: {
                                    /** @constant */
                                    type: "all";
                                } | {
                                    /** @constant */
                                    type: "chosen";
                                    kinds: ("skill" | "work" | "project" | "publication" | "talk" | "patent" | "certification" | "award" | "achievement" | "education" | "volunteering" | "language")[];
                                    items: string[];
                                    contact: boolean;
                                };
                                application: {
                                    /** Format: uuid */
                                    postingId: string;
                                    resumeId: string | null;
                                } | null;
                                hasPassword: boolean;
                                emailRule: {
                                    /** @constant */
                                    type: "anyone";
                                } | {
                                    /** @constant */
                                    type: "verified";
                                } | {
                                    /** @constant */
                                    type: "listed";
                                    addresses: string[];
                                    domains: string[];
                                };
                                notice: {
                                    text: string;
                                    version: number;
                                } | null;
                                /** Format: date-time */
                                expiresAt: string;
                                maxViews: number | null;
                                viewCount: number;
                                maxVisitors: number | null;
                                visitorCount: number;
                                opens: {
                                    people: number;
                                    uncertain: number;
                                    previews: number;
                                    bots: number;
                                    yourself: number;
                                };
                                downloads: boolean;
                                deepTalk: boolean;
                                watermark: boolean;
                                /** @enum {string} */
                                notify: "at-once" | "daily" | "off";
                                lastOpenedAt: string | null;
                                lockedUntil: string | null;
                                restorableUntil: string | null;
                                version: number;
                                /** Format: date-time */
                                createdAt: string;
                            };
                            token: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{id}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the lock that wrong passwords brought */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            description: string;
                            note: string;
                            /** @enum {string} */
                            state: "draft" | "active" | "paused" | "revoked" | "expired" | "exhausted" | "locked";
                            /** @enum {string} */
                            status: "draft" | "active" | "paused" | "revoked";
                            profileId: string | null;
                            selection: {
                                /** @constant */
                                type: "all";
                            } | {
                                /** @constant */
                                type: "chosen";
                                kinds: ("skill" | "work" | "project" | "publication" | "talk" | "patent" | "certification" | "award" | "achievement" | "education" | "volunteering" | "language")[];
                                items: string[];
                                contact: boolean;
                            };
                            application: {
                                /** Format: uuid */
                                postingId: string;
                                resumeId: string | null;
                            } | null;
                            hasPassword: boolean;
                            emailRule: {
                                /** @constant */
                                type: "anyone";
                            } | {
                                /** @constant */
                                type: "verified";
                            } | {
                                /** @constant */
                                type: "listed";
                                addresses: string[];
                                domains: string[];
                            };
                            notice: {
                                text: string;
                                version: number;
                            } | null;
                            /** Format: date-time */
                            expiresAt: string;
                            maxViews: number | null;
                            viewCount: number;
                            maxVisitors: number | null;
                            visitorCount: number;
                            opens: {
                                people: number;
                                uncertain: number;
                                previews: number;
                                bots: number;
                                yourself: number;
                            };
                            downloads: boolean;
                            deepTalk: boolean;
                            watermark: boolean;
                            /** @enum {string} */
                            notify: "at-once" | "daily" | "off";
                            lastOpenedAt: string | null;
                            lockedUntil: string | null;
                            restorableUntil: string | null;
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make another link with the same rules; its token is shown in this answer only */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            link: {
                                /** Format: uuid */
                                id: string;
                                description: string;
                                note: string;
                                /** @enum {string} */
                                state: "draft" | "active" | "paused" | "revoked" | "expired" | "exhausted" | "locked";
                                /** @enum {string} */
                                status: "draft" | "active" | "paused" | "revoked";
                                profileId: string | null;
                                selection: {
                                    /** @constant */
                                    type: "all";
                                } | {
                                    /** @constant */
                                    type: "chosen";
                                    kinds: ("skill" | "work" | "project" | "publication" | "talk" | "patent" | "certification" | "award" | "achievement" | "education" | "volunteering" | "language")[];
                                    items: string[];
                                    contact: boolean;
                                };
                                application: {
                                    /** Format: uuid */
                                    postingId: string;
                                    resumeId: string | null;
                                } | null;
                                hasPassword: boolean;
                                emailRule: {
                                    /** @constant */
                                    type: "anyone";
                                } | {
                                    /** @constant */
                                    type: "verified";
                                } | {
                                    /** @constant */
                                    type: "listed";
                                    addresses: string[];
                                    domains: string[];
                                };
                                notice: {
                                    text: string;
                                    version: number;
                                } | null;
                                /** Format: date-time */
                                expiresAt: string;
                                maxViews: number | null;
                                viewCount: number;
                                maxVisitors: number | null;
                                visitorCount: number;
                                opens: {
                                    people: number;
                                    uncertain: number;
                                    previews: number;
                                    bots: number;
                                    yourself: number;
                                };
                                downloads: boolean;
                                deepTalk: boolean;
                                watermark: boolean;
                                /** @enum {string} */
                                notify: "at-once" | "daily" | "off";
                                lastOpenedAt: string | null;
                                lockedUntil: string | null;
                                restorableUntil: string | null;
                                version: number;
                                /** Format: date-time */
                                createdAt: string;
                            };
                            token: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is in it, and who is invited */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            members: {
                                /** Format: uuid */
                                id: string;
                                uname: string;
                                name: string;
                                email: string | null;
                                /** @enum {string} */
                                role: "owner" | "admin" | "recruiter" | "member";
                                /** Format: date-time */
                                joinedAt: string;
                                lastSeenAt: string | null;
                                signsInWith: ("google" | "linkedin")[];
                            }[];
                            invitations: {
                                /** Format: uuid */
                                id: string;
                                email: string;
                                /** @enum {string} */
                                role: "admin" | "recruiter" | "member";
                                invitedBy: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string | null;
                                } | null;
                                /** Format: date-time */
                                sentAt: string;
                                /** Format: date-time */
                                expiresAt: string;
                                isExpired: boolean;
                            }[];
                            nextCursor: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portfolios/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller may see of a portfolio, with the links their browser has opened; key is a username or user id, `profile` the slug of a further profile */
        get: {
            parameters: {
                query?: {
                    as?: "visitor" | "link";
                    linkId?: string;
                    token?: string;
                    profile?: string;
                };
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            ownerId: string;
                            uname: string;
                            version: number;
                            /** @enum {string} */
                            viewer: "owner" | "stranger" | "link";
                            link?: {
                                downloads: boolean;
                                deepTalk: boolean;
                                watermark: string | null;
                                resume: {
                                    /** Format: uuid */
                                    linkId: string;
                                    /** Format: uuid */
                                    id: string;
                                } | null;
                            };
                            profile: {
                                name: string;
                                headline: string;
                                summary: string;
                                location: string;
                                links: {
                                    label: string;
                                    url: string;
                                }[];
                                email: string | null;
                                phone: string | null;
                                photo: string | null;
                                /** @enum {string} */
                                look: "calm" | "compact" | "editorial";
                                /** @enum {string} */
                                accent: "leaf" | "sea" | "iris" | "rose" | "clay" | "stone";
                                slug: string | null;
                                title: string;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                                indexable: boolean;
                            };
                            items: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "skill" | "work" | "project" | "publication" | "talk" | "patent" | "certification" | "award" | "achievement" | "education" | "volunteering" | "language";
                                fields: {
                                    [key: string]: string | string[] | boolean;
                                };
                                /** @enum {string} */
                                visibility: "public" | "link" | "private";
                                position: number;
                                version: number;
                                /** Format: date-time */
                                updatedAt: string;
                                evidence: boolean;
                                media?: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    kind: "photo" | "video" | "video-link";
                                    url: string;
                                    width: number | null;
                                    height: number | null;
                                    alt: string;
                                }[];
                            }[];
                            owner: {
                                /** @enum {string} */
                                visibility: "public" | "private";
                                profileVersion: number;
                                email: {
                                    value: unknown;
                                    /** @enum {string} */
                                    visibility: "public" | "link" | "private";
                                };
                                phone: {
                                    value: unknown;
                                    /** @enum {string} */
                                    visibility: "public" | "link" | "private";
                                };
                                sections: {
                                    [key: string]: "public" | "link" | "private";
                                };
                                publicCounts: {
                                    [key: string]: number;
                                };
                                privateItems: number;
                                profileId: string | null;
                                profiles: {
                                    /** Format: uuid */
                                    id: string;
                                    slug: string;
                                    title: string;
                                    /** @enum {string} */
                                    visibility: "public" | "private";
                                }[];
                            } | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Propose a change to an entry, or a new one; nothing changes until its owner accepts */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "content": {
                     *         "kind": "skill",
                     *         "fields": {
                     *           "name": "Kafka"
                     *         }
                     *       },
                     *       "reason": "Your project Harbor says so"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        itemId?: string;
                        content: {
                            /** @enum {string} */
                            kind: "skill" | "work" | "project" | "publication" | "talk" | "patent" | "certification" | "award" | "achievement" | "education" | "volunteering" | "language";
                            fields: {
                                [key: string]: unknown;
                            };
                        };
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Jobs that candidates are compared with, the newest first; with a sync token, what has changed or ended since */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    syncToken?: string;
                    updatedAfter?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                title: string;
                                company: string;
                                url: string | null;
                                language: string;
                                /** @enum {string} */
                                state: "open" | "closed";
                                isBlind: boolean;
                                takesApplications: boolean;
                                candidates: {
                                    all: number;
                                    new: number;
                                    shortlist: number;
                                    interview: number;
                                    offer: number;
                                    hired: number;
                                    declined: number;
                                };
                                /** Format: date-time */
                                createdAt: string;
                                closedAt: string | null;
                                isReadOnly: boolean;
                            }[];
                            limits: {
                                openJobs: number | null;
                                candidates: number | null;
                            };
                            deleted: {
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                deletedAt: string;
                            }[];
                            nextCursor: string | null;
                            syncToken: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Read a posting into criteria */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "text": "Payments engineer at Meridian Pay\nWe look for a payments engineer. You write services in Go and PostgreSQL.\nRequirements\n- Five years of Go\n- PostgreSQL\n- You have worked with Kafka or a similar log"
                     *     }
                     */
                    "application/json": {
                        text: string;
                        /** @default null */
                        url?: string | null;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            title: string;
                            company: string;
                            url: string | null;
                            language: string;
                            /** @enum {string} */
                            state: "open" | "closed";
                            isBlind: boolean;
                            takesApplications: boolean;
                            candidates: {
                                all: number;
                                new: number;
                                shortlist: number;
                                interview: number;
                                offer: number;
                                hired: number;
                                declined: number;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            closedAt: string | null;
                            text: string;
                            criteria: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                words: string;
                                /** @enum {string} */
                                importance: "must" | "nice" | "excluded";
                                points: number;
                                looksFor: string[];
                                warning: {
                                    proxy: string;
                                    words: string;
                                } | null;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A job with its text and its criteria */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            title: string;
                            company: string;
                            url: string | null;
                            language: string;
                            /** @enum {string} */
                            state: "open" | "closed";
                            isBlind: boolean;
                            takesApplications: boolean;
                            candidates: {
                                all: number;
                                new: number;
                                shortlist: number;
                                interview: number;
                                offer: number;
                                hired: number;
                                declined: number;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            closedAt: string | null;
                            text: string;
                            criteria: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                words: string;
                                /** @enum {string} */
                                importance: "must" | "nice" | "excluded";
                                points: number;
                                looksFor: string[];
                                warning: {
                                    proxy: string;
                                    words: string;
                                } | null;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Name, open or close a job, switch blind mode and its own page */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "version": 1,
                     *       "title": "Senior payments engineer"
                     *     }
                     */
                    "application/json": {
                        version: number;
                        title?: string;
                        company?: string;
                        /** @enum {string} */
                        state?: "open" | "closed";
                        isBlind?: boolean;
                        takesApplications?: boolean;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            title: string;
                            company: string;
                            url: string | null;
                            language: string;
                            /** @enum {string} */
                            state: "open" | "closed";
                            isBlind: boolean;
                            takesApplications: boolean;
                            candidates: {
                                all: number;
                                new: number;
                                shortlist: number;
                                interview: number;
                                offer: number;
                                hired: number;
                                declined: number;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            closedAt: string | null;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/jobs/{jobId}/criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a criterion; the others give up points in proportion */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "words": "Has run services on call",
                     *       "importance": "nice"
                     *     }
                     */
                    "application/json": {
                        words: string;
                        /** @enum {string} */
                        importance: "must" | "nice" | "excluded";
                        points?: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            criteria: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                words: string;
                                /** @enum {string} */
                                importance: "must" | "nice" | "excluded";
                                points: number;
                                looksFor: string[];
                                warning: {
                                    proxy: string;
                                    words: string;
                                } | null;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/criteria/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the criteria in another order */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "ids": [
                     *         "01940000-0000-7000-8000-000000000000"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        ids: string[];
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            criteria: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                words: string;
                                /** @enum {string} */
                                importance: "must" | "nice" | "excluded";
                                points: number;
                                looksFor: string[];
                                warning: {
                                    proxy: string;
                                    words: string;
                                } | null;
                            }[];
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/criteria/{criterionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a criterion with what was found for it */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                    criterionId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            criteria: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                words: string;
                                /** @enum {string} */
                                importance: "must" | "nice" | "excluded";
                                points: number;
                                looksFor: string[];
                                warning: {
                                    proxy: string;
                                    words: string;
                                } | null;
                            }[];
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Change the words, the importance or the points of a criterion */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                    criterionId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "version": 1,
                     *       "words": "Five years of Go or of Rust"
                     *     }
                     */
                    "application/json": {
                        words?: string;
                        /** @enum {string} */
                        importance?: "must" | "nice" | "excluded";
                        points?: number;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            criteria: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                words: string;
                                /** @enum {string} */
                                importance: "must" | "nice" | "excluded";
                                points: number;
                                looksFor: string[];
                                warning: {
                                    proxy: string;
                                    words: string;
                                } | null;
                            }[];
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/jobs/{jobId}/criteria/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the criteria have been, the latest first */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                };
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                change: "read" | "added" | "changed" | "removed" | "ordered";
                                criterionId: string | null;
                                criteria: {
                                    /** Format: uuid */
                                    id: string;
                                    words: string;
                                    /** @enum {string} */
                                    importance: "must" | "nice" | "excluded";
                                    points: number;
                                }[];
                                by: string | null;
                                /** Format: date-time */
                                at: string;
                            }[];
                            nextCursor: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All candidates with what was found, in order */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            job: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                title: string;
                                company: string;
                                url: string | null;
                                language: string;
                                /** @enum {string} */
                                state: "open" | "closed";
                                isBlind: boolean;
                                takesApplications: boolean;
                                candidates: {
                                    all: number;
                                    new: number;
                                    shortlist: number;
                                    interview: number;
                                    offer: number;
                                    hired: number;
                                    declined: number;
                                };
                                /** Format: date-time */
                                createdAt: string;
                                closedAt: string | null;
                            };
                            criteria: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                words: string;
                                /** @enum {string} */
                                importance: "must" | "nice" | "excluded";
                                points: number;
                                looksFor: string[];
                                warning: {
                                    proxy: string;
                                    words: string;
                                } | null;
                            }[];
                            reading: {
                                all: number;
                                read: number;
                                unreadable: number;
                                runId: string | null;
                            };
                            rows: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                number: number;
                                name: string | null;
                                headline: string;
                                /** @enum {string} */
                                stage: "new" | "shortlist" | "interview" | "offer" | "hired" | "declined";
                                /** @enum {string} */
                                way: "apply" | "upload" | "link" | "found" | "invited";
                                /** Format: date-time */
                                addedAt: string;
                                isSeenBefore: boolean;
                                problem: string | null;
                                place: number | null;
                                isTied: boolean;
                                points: number | null;
                                mustsMet: number | null;
                                tags: string[];
                                mentionsMe: boolean;
                                cells: {
                                    state: ("met" | "partial" | "missing" | "unclear") | null;
                                    quotes: number;
                                    isChanged: boolean;
                                    isContested: boolean;
                                }[];
                            }[];
                            tags: string[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/screening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far candidates are read */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            all: number;
                            read: number;
                            unreadable: number;
                            runId: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Read whoever is not read */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            all: number;
                            read: number;
                            unreadable: number;
                            runId: string | null;
                        };
                    };
                };
            };
        };
        /** Stop reading; what is read stays */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            all: number;
                            read: number;
                            unreadable: number;
                            runId: string | null;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people decided about candidates, the latest first */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                };
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "stage" | "finding" | "name-shown" | "withdrawn" | "asked" | "over" | "merged" | "contested" | "contest-answered" | "corrected";
                                candidateId: string | null;
                                number: number | null;
                                /** Format: uuid */
                                subject: string;
                                from: string | null;
                                to: string | null;
                                criterionId: string | null;
                                reason: string | null;
                                states: {
                                    /** Format: uuid */
                                    criterionId: string;
                                    /** @enum {string} */
                                    state: "met" | "partial" | "missing" | "unclear";
                                }[];
                                by: string | null;
                                /** Format: date-time */
                                at: string;
                            }[];
                            nextCursor: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/candidates/{candidateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A candidate with what was found, in their words, and why they stand where they stand */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                    candidateId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            candidate: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                number: number;
                                name: string | null;
                                headline: string;
                                /** @enum {string} */
                                stage: "new" | "shortlist" | "interview" | "offer" | "hired" | "declined";
                                /** @enum {string} */
                                way: "apply" | "upload" | "link" | "found" | "invited";
                                /** Format: date-time */
                                addedAt: string;
                                isSeenBefore: boolean;
                                problem: string | null;
                                place: number | null;
                                isTied: boolean;
                                points: number | null;
                                mustsMet: number | null;
                                tags: string[];
                                mentionsMe: boolean;
                                cells: {
                                    state: ("met" | "partial" | "missing" | "unclear") | null;
                                    quotes: number;
                                    isChanged: boolean;
                                    isContested: boolean;
                                }[];
                            };
                            criteria: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                words: string;
                                /** @enum {string} */
                                importance: "must" | "nice" | "excluded";
                                points: number;
                                looksFor: string[];
                                warning: {
                                    proxy: string;
                                    words: string;
                                } | null;
                            }[];
                            findings: {
                                /** Format: uuid */
                                criterionId: string;
                                state: ("met" | "partial" | "missing" | "unclear") | null;
                                quotes: {
                                    itemId: string;
                                    /** @enum {string} */
                                    kind: "skill" | "work" | "project" | "publication" | "talk" | "patent" | "certification" | "award" | "achievement" | "education" | "volunteering" | "language";
                                    heading: string;
                                    field: string;
                                    entry: number | null;
                                    text: string;
                                }[];
                                years: number | null;
                                changed: {
                                    by: string | null;
                                    /** Format: date-time */
                                    at: string;
                                    reason: string;
                                    read: ("met" | "partial" | "missing" | "unclear") | null;
                                } | null;
                                points: number;
                                most: number;
                            }[];
                            why: {
                                place: number;
                                of: number;
                                sharedBy: number;
                                mustsMet: number;
                                musts: number;
                                moreMusts: number;
                                points: number;
                                morePoints: number;
                                mostPoints: number;
                            } | null;
                            resume: {
                                headline: string;
                                items: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "skill" | "work" | "project" | "publication" | "talk" | "patent" | "certification" | "award" | "achievement" | "education" | "volunteering" | "language";
                                    fields: {
                                        [key: string]: string | string[] | boolean;
                                    };
                                }[];
                            } | null;
                            hasFile: boolean;
                            correctedAt: string | null;
                            notes: {
                                /** Format: uuid */
                                id: string;
                                by: string | null;
                                /** Format: date-time */
                                at: string;
                                text: string;
                                mentions: string[];
                            }[];
                            ratings: {
                                mine: number | null;
                                others: {
                                    by: string | null;
                                    rating: number;
                                }[] | null;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resumes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Resumes of the caller, or of one of their jobs, the latest first; with a sync token, what has changed or ended since */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    syncToken?: string;
                    updatedAfter?: string;
                    postingId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deleted: {
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                deletedAt: string;
                            }[];
                            nextCursor: string | null;
                            syncToken: string | null;
                            items: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                postingId: string;
                                /** @enum {string} */
                                state: "accepted" | "running" | "done" | "failed" | "cancelled";
                                company: string;
                                role: string;
                                location: string;
                                version: number;
                                sentAt: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /** Make a resume for a job; for a job that has one, that one is the answer and costs nothing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "text": "Payments engineer at Meridian Pay\nWe look for a payments engineer. You write services in Go and PostgreSQL.\nRequirements\n- Five years of Go\n- PostgreSQL\n- You have worked with Kafka or a similar log"
                     *     }
                     */
                    "application/json": {
                        text?: string;
                        url?: string | null;
                        /** Format: uuid */
                        postingId?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            jobId: string;
                            /** Format: uuid */
                            postingId: string;
                            free: boolean;
                            reused: boolean;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resumes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A resume as it is today, with what was chosen and why, and its analysis */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            postingId: string;
                            /** @enum {string} */
                            state: "accepted" | "running" | "done" | "failed" | "cancelled";
                            company: string;
                            role: string;
                            location: string;
                            version: number;
                            sentAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            settings: {
                                /** @enum {string} */
                                template: "folio" | "plain" | "classic" | "signal" | "compact" | "column" | "margin" | "harbour";
                                /** @enum {string} */
                                pageSize: "a4" | "letter";
                                maxPages: 1 | 2;
                                contact: ("email" | "phone" | "location" | "links")[];
                            };
                            choices: {
                                items: {
                                    [key: string]: "full" | "head" | "dropped";
                                };
                                lines: {
                                    [key: string]: "kept" | "dropped";
                                };
                                skills: {
                                    [key: string]: boolean;
                                };
                                sentences: {
                                    [key: string]: boolean;
                                };
                                words?: {
                                    [key: string]: {
                                        text: unknown;
                                        over: string;
                                    };
                                };
                                letter?: {
                                    recipient: unknown;
                                    sentences: {
                                        [key: string]: boolean;
                                    };
                                    words: {
                                        [key: string]: {
                                            text: unknown;
                                            over: string;
                                        };
                                    };
                                };
                            };
                            sha256: string | null;
                            result: {
                                tailoring: {
                                    version: string;
                                    asOf: string;
                                    job: {
                                        company: string;
                                        role: string;
                                        location: string;
                                        workplace: ("on-site" | "hybrid" | "remote") | null;
                                        seniority: ("intern" | "junior" | "mid" | "senior" | "lead" | "manager" | "director" | "executive") | null;
                                        /** @enum {string} */
                                        language: "en" | "de" | "fr" | "es";
                                    } | null;
                                    /** @enum {string} */
                                    language: "en" | "de" | "fr" | "es";
                                    reason?: {
                                        words: string;
                                        itemIds: string[];
                                    };
                                    summary: ({
                                        /** @constant */
                                        kind: "role";
                                        itemId: string;
                                        yearsOf: string[];
                                    } | {
                                        /** @constant */
                                        kind: "headline";
                                        yearsOf: string[];
                                    } | {
                                        /** @constant */
                                        kind: "skills";
                                        skills: {
                                            text: string;
                                            itemIds: string[];
                                        }[];
                                    } | {
                                        /** @constant */
                                        kind: "credentials";
                                        itemIds: string[];
                                    } | {
                                        /** @constant */
                                        kind: "highlight";
                                        itemId: string;
                                        field: string;
                                        entry: number | null;
                                        words: string;
                                    } | {
                                        /** @constant */
                                        kind: "written";
                                        text: string;
                                        itemIds: string[];
                                    })[];
                                    skills: {
                                        text: string;
                                        words: string;
                                        itemIds: string[];
                                        group: string;
                                        shown: boolean;
                                        /** @enum {string} */
                                        why: "asked" | "alike" | "substance" | "career" | "off-topic" | "old" | "space" | "repeats" | "order" | "unverified";
                                        requirementIds: string[];
                                        aligned: {
                                            from: string;
                                            to: string;
                                            /** @enum {string} */
                                            because: "abbreviation" | "spelling" | "full-name" | "other-name";
                                            requirementId: string | null;
                                        }[];
                                        /** @default null */
                                        namedAt: number | null;
                                    }[];
                                    sections: {
                                        /** @enum {string} */
                                        kind: "skill" | "work" | "project" | "publication" | "talk" | "patent" | "certification" | "award" | "achievement" | "education" | "volunteering" | "language";
                                        items: {
                                            itemId: string;
                                            /** @enum {string} */
                                            shown: "full" | "head" | "dropped";
                                            /** @enum {string} */
                                            why: "asked" | "alike" | "substance" | "career" | "off-topic" | "old" | "space" | "repeats" | "order" | "unverified";
                                            requirementIds: string[];
                                            lines: {
                                                field: string;
                                                entry: number | null;
                                                words: string;
                                                /** @enum {string} */
                                                choice: "kept" | "rewritten" | "dropped";
                                                text: string;
                                                /** @enum {string} */
                                                by: "engine" | "model" | "person";
                                                /** @enum {string} */
                                                why: "asked" | "alike" | "substance" | "career" | "off-topic" | "old" | "space" | "repeats" | "order" | "unverified";
                                                requirementIds: string[];
                                                aligned: {
                                                    from: string;
                                                    to: string;
                                                    /** @enum {string} */
                                                    because: "abbreviation" | "spelling" | "full-name" | "other-name";
                                                    requirementId: string | null;
                                                }[];
                                                refused?: {
                                                    text: string;
                                                    flaws: {
                                                        /** @enum {string} */
                                                        reason: "number" | "date" | "name" | "skill" | "claim" | "rank" | "scope" | "hedge" | "negation" | "relation" | "word" | "order" | "empty" | "lost" | "longer";
                                                        words: string;
                                                    }[];
                                                }[];
                                            }[];
                                        }[];
                                    }[];
                                    model?: {
                                        name: string;
                                        /** @enum {string} */
                                        outcome: "answered" | "unreachable" | "unusable";
                                        accepted: number;
                                        dropped: number;
                                    };
                                };
                                items: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "skill" | "work" | "project" | "publication" | "talk" | "patent" | "certification" | "award" | "achievement" | "education" | "volunteering" | "language";
                                    title: string;
                                    organisation: string;
                                }[];
                                contact: ("email" | "phone" | "location" | "links")[];
                                sentences: string[];
                                sources: {
                                    [key: string]: string;
                                };
                                ownWords: {
                                    key: string;
                                    source: string;
                                    changed: boolean;
                                    stands: boolean;
                                    flaws: {
                                        /** @enum {string} */
                                        reason: "number" | "date" | "name" | "skill" | "claim" | "rank" | "scope" | "hedge" | "negation" | "relation" | "word" | "order" | "empty" | "lost" | "longer";
                                        words: string;
                                    }[];
                                }[];
                                letter: {
                                    paragraphs: {
                                        text: string;
                                        itemIds: string[];
                                    }[][];
                                    words: number;
                                };
                                letterSentences: {
                                    key: string;
                                    paragraph: number;
                                    text: string;
                                    itemIds: string[];
                                    shown: boolean;
                                }[];
                                analysis: {
                                    keywords: {
                                        requirementId: string;
                                        label: string;
                                        /** @enum {string} */
                                        need: "must" | "nice" | "duty";
                                        before: boolean;
                                        after: boolean;
                                    }[];
                                    before: number;
                                    after: number;
                                    lines: number;
                                    words: number;
                                    remarks: {
                                        /** @enum {string} */
                                        kind: "must-missing" | "too-long" | "too-short" | "date-missing" | "gap" | "contact-missing" | "passive" | "empty-phrase" | "no-figures";
                                        itemId: string | null;
                                        words: string;
                                        /** @enum {string} */
                                        mend: "add-evidence" | "add-language" | "add-certification" | "add-education" | "leave" | "shorten" | "add-lines" | "add-date" | "check-dates" | "explain-gap" | "add-contact" | "say-who-did" | "cut-phrase" | "add-figure";
                                    }[];
                                };
                                score: {
                                    before: number;
                                    after: number;
                                };
                                fit: {
                                    pages: number;
                                    fits: boolean;
                                    bodySize: number;
                                    missing: string[];
                                };
                                lines: {
                                    text: string;
                                    page: number;
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                    begins: boolean;
                                }[];
                                fileName: string;
                            } | null;
                            error: {
                                code: string;
                                message: string;
                            } | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Delete a resume; its job stays */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Choose otherwise than the engine, and how the resume looks */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "version": 1,
                     *       "settings": {
                     *         "template": "plain",
                     *         "pageSize": "a4",
                     *         "maxPages": 1,
                     *         "contact": [
                     *           "email",
                     *           "location"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        version: number;
                        settings?: {
                            /** @enum {string} */
                            template: "folio" | "plain" | "classic" | "signal" | "compact" | "column" | "margin" | "harbour";
                            /** @enum {string} */
                            pageSize: "a4" | "letter";
                            maxPages: 1 | 2;
                            contact: ("email" | "phone" | "location" | "links")[];
                        };
                        choices?: {
                            items: {
                                [key: string]: "full" | "head" | "dropped";
                            };
                            lines: {
                                [key: string]: "kept" | "dropped";
                            };
                            skills: {
                                [key: string]: boolean;
                            };
                            sentences: {
                                [key: string]: boolean;
                            };
                            words?: {
                                [key: string]: {
                                    text: string;
                                    over: string;
                                };
                            };
                            letter?: {
                                recipient: string;
                                sentences: {
                                    [key: string]: boolean;
                                };
                                words: {
                                    [key: string]: {
                                        text: string;
                                        over: string;
                                    };
                                };
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            postingId: string;
                            /** @enum {string} */
                            state: "accepted" | "running" | "done" | "failed" | "cancelled";
                            company: string;
                            role: string;
                            location: string;
                            version: number;
                            sentAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            settings: {
                                /** @enum {string} */
                                template: "folio" | "plain" | "classic" | "signal" | "compact" | "column" | "margin" | "harbour";
                                /** @enum {string} */
                                pageSize: "a4" | "letter";
                                maxPages: 1 | 2;
                                contact: ("email" | "phone" | "location" | "links")[];
                            };
                            choices: {
                                items: {
                                    [key: string]: "full" | "head" | "dropped";
                                };
                                lines: {
                                    [key: string]: "kept" | "dropped";
                                };
                                skills: {
                                    [key: string]: boolean;
                                };
                                sentences: {
                                    [key: string]: boolean;
                                };
                                words?: {
                                    [key: string]: {
                                        text: unknown;
                                        over: string;
                                    };
                                };
                                letter?: {
                                    recipient: unknown;
                                    sentences: {
                                        [key: string]: boolean;
                                    };
                                    words: {
                                        [key: string]: {
                                            text: unknown;
                                            over: string;
                                        };
                                    };
                                };
                            };
                            sha256: string | null;
                            result: {
                                tailoring: {
                                    version: string;
                                    asOf: string;
                                    job: {
                                        company: string;
                                        role: string;
                                        location: string;
                                        workplace: ("on-site" | "hybrid" | "remote") | null;
                                        seniority: ("intern" | "junior" | "mid" | "senior" | "lead" | "manager" | "director" | "executive") | null;
                                        /** @enum {string} */
                                        language: "en" | "de" | "fr" | "es";
                                    } | null;
                                    /** @enum {string} */
                                    language: "en" | "de" | "fr" | "es";
                                    reason?: {
                                        words: string;
                                        itemIds: string[];
                                    };
                                    summary: ({
                                        /** @constant */
                                        kind: "role";
                                        itemId: string;
                                        yearsOf: string[];
                                    } | {
                                        /** @constant */
                                        kind: "headline";
                                        yearsOf: string[];
                                    } | {
                                        /** @constant */
                                        kind: "skills";
                                        skills: {
                                            text: string;
                                            itemIds: string[];
                                        }[];
                                    } | {
                                        /** @constant */
                                        kind: "credentials";
                                        itemIds: string[];
                                    } | {
                                        /** @constant */
                                        kind: "highlight";
                                        itemId: string;
                                        field: string;
                                        entry: number | null;
                                        words: string;
                                    } | {
                                        /** @constant */
                                        kind: "written";
                                        text: string;
                                        itemIds: string[];
                                    })[];
                                    skills: {
                                        text: string;
                                        words: string;
                                        itemIds: string[];
                                        group: string;
                                        shown: boolean;
                                        /** @enum {string} */
                                        why: "asked" | "alike" | "substance" | "career" | "off-topic" | "old" | "space" | "repeats" | "order" | "unverified";
                                        requirementIds: string[];
                                        aligned: {
                                            from: string;
                                            to: string;
                                            /** @enum {string} */
                                            because: "abbreviation" | "spelling" | "full-name" | "other-name";
                                            requirementId: string | null;
                                        }[];
                                        /** @default null */
                                        namedAt: number | null;
                                    }[];
                                    sections: {
                                        /** @enum {string} */
                                        kind: "skill" | "work" | "project" | "publication" | "talk" | "patent" | "certification" | "award" | "achievement" | "education" | "volunteering" | "language";
                                        items: {
                                            itemId: string;
                                            /** @enum {string} */
                                            shown: "full" | "head" | "dropped";
                                            /** @enum {string} */
                                            why: "asked" | "alike" | "substance" | "career" | "off-topic" | "old" | "space" | "repeats" | "order" | "unverified";
                                            requirementIds: string[];
                                            lines: {
                                                field: string;
                                                entry: number | null;
                                                words: string;
                                                /** @enum {string} */
                                                choice: "kept" | "rewritten" | "dropped";
                                                text: string;
                                                /** @enum {string} */
                                                by: "engine" | "model" | "person";
                                                /** @enum {string} */
                                                why: "asked" | "alike" | "substance" | "career" | "off-topic" | "old" | "space" | "repeats" | "order" | "unverified";
                                                requirementIds: string[];
                                                aligned: {
                                                    from: string;
                                                    to: string;
                                                    /** @enum {string} */
                                                    because: "abbreviation" | "spelling" | "full-name" | "other-name";
                                                    requirementId: string | null;
                                                }[];
                                                refused?: {
                                                    text: string;
                                                    flaws: {
                                                        /** @enum {string} */
                                                        reason: "number" | "date" | "name" | "skill" | "claim" | "rank" | "scope" | "hedge" | "negation" | "relation" | "word" | "order" | "empty" | "lost" | "longer";
                                                        words: string;
                                                    }[];
                                                }[];
                                            }[];
                                        }[];
                                    }[];
                                    model?: {
                                        name: string;
                                        /** @enum {string} */
                                        outcome: "answered" | "unreachable" | "unusable";
                                        accepted: number;
                                        dropped: number;
                                    };
                                };
                                items: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "skill" | "work" | "project" | "publication" | "talk" | "patent" | "certification" | "award" | "achievement" | "education" | "volunteering" | "language";
                                    title: string;
                                    organisation: string;
                                }[];
                                contact: ("email" | "phone" | "location" | "links")[];
                                sentences: string[];
                                sources: {
                                    [key: string]: string;
                                };
                                ownWords: {
                                    key: string;
                                    source: string;
                                    changed: boolean;
                                    stands: boolean;
                                    flaws: {
                                        /** @enum {string} */
                                        reason: "number" | "date" | "name" | "skill" | "claim" | "rank" | "scope" | "hedge" | "negation" | "relation" | "word" | "order" | "empty" | "lost" | "longer";
                                        words: string;
                                    }[];
                                }[];
                                letter: {
                                    paragraphs: {
                                        text: string;
                                        itemIds: string[];
                                    }[][];
                                    words: number;
                                };
                                letterSentences: {
                                    key: string;
                                    paragraph: number;
                                    text: string;
                                    itemIds: string[];
                                    shown: boolean;
                                }[];
                                analysis: {
                                    keywords: {
                                        requirementId: string;
                                        label: string;
                                        /** @enum {string} */
                                        need: "must" | "nice" | "duty";
                                        before: boolean;
                                        after: boolean;
                                    }[];
                                    before: number;
                                    after: number;
                                    lines: number;
                                    words: number;
                                    remarks: {
                                        /** @enum {string} */
                                        kind: "must-missing" | "too-long" | "too-short" | "date-missing" | "gap" | "contact-missing" | "passive" | "empty-phrase" | "no-figures";
                                        itemId: string | null;
                                        words: string;
                                        /** @enum {string} */
                                        mend: "add-evidence" | "add-language" | "add-certification" | "add-education" | "leave" | "shorten" | "add-lines" | "add-date" | "check-dates" | "explain-gap" | "add-contact" | "say-who-did" | "cut-phrase" | "add-figure";
                                    }[];
                                };
                                score: {
                                    before: number;
                                    after: number;
                                };
                                fit: {
                                    pages: number;
                                    fits: boolean;
                                    bodySize: number;
                                    missing: string[];
                                };
                                lines: {
                                    text: string;
                                    page: number;
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                    begins: boolean;
                                }[];
                                fileName: string;
                            } | null;
                            error: {
                                code: string;
                                message: string;
                            } | null;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The endpoints of your account */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                url: string;
                                types: ("candidate.shared" | "candidate.updated" | "candidate.deleted" | "application.created" | "screening.completed" | "screening.overridden" | "screening.contested" | "consent.granted" | "consent.withdrawn" | "fit_score.completed" | "link.viewed" | "link.expired" | "link.revoked" | "conversation.message")[];
                                /** @enum {string} */
                                state: "waiting" | "live" | "off";
                                offReason: ("by-hand" | "gone" | "failing") | null;
                                failingSince: string | null;
                                offAt: string | null;
                                oldSecretUntil: string | null;
                                rotatedAt: string | null;
                                told: number;
                                delivered: number;
                                failed: number;
                                version: number;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /** Add an endpoint: an https address on port 443, and what it is told. It is sent a signed ping at once, and is live when that was answered with 2xx */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "url": "https://example.com/folia",
                     *       "types": [
                     *         "link.viewed",
                     *         "fit_score.completed"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** Format: uri */
                        url: string;
                        types: ("candidate.shared" | "candidate.updated" | "candidate.deleted" | "application.created" | "screening.completed" | "screening.overridden" | "screening.contested" | "consent.granted" | "consent.withdrawn" | "fit_score.completed" | "link.viewed" | "link.expired" | "link.revoked" | "conversation.message")[];
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            url: string;
                            types: ("candidate.shared" | "candidate.updated" | "candidate.deleted" | "application.created" | "screening.completed" | "screening.overridden" | "screening.contested" | "consent.granted" | "consent.withdrawn" | "fit_score.completed" | "link.viewed" | "link.expired" | "link.revoked" | "conversation.message")[];
                            /** @enum {string} */
                            state: "waiting" | "live" | "off";
                            offReason: ("by-hand" | "gone" | "failing") | null;
                            failingSince: string | null;
                            offAt: string | null;
                            oldSecretUntil: string | null;
                            rotatedAt: string | null;
                            told: number;
                            delivered: number;
                            failed: number;
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One endpoint */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            url: string;
                            types: ("candidate.shared" | "candidate.updated" | "candidate.deleted" | "application.created" | "screening.completed" | "screening.overridden" | "screening.contested" | "consent.granted" | "consent.withdrawn" | "fit_score.completed" | "link.viewed" | "link.expired" | "link.revoked" | "conversation.message")[];
                            /** @enum {string} */
                            state: "waiting" | "live" | "off";
                            offReason: ("by-hand" | "gone" | "failing") | null;
                            failingSince: string | null;
                            offAt: string | null;
                            oldSecretUntil: string | null;
                            rotatedAt: string | null;
                            told: number;
                            delivered: number;
                            failed: number;
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Remove an endpoint with its deliveries */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Change the address of an endpoint or what it is told, or switch it off or on; with another address, or switched on, it is pinged */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "version": 1,
                     *       "types": [
                     *         "link.viewed"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description As it was read; another one is a conflict. */
                        version: number;
                        /** Format: uri */
                        url?: string;
                        types?: ("candidate.shared" | "candidate.updated" | "candidate.deleted" | "application.created" | "screening.completed" | "screening.overridden" | "screening.contested" | "consent.granted" | "consent.withdrawn" | "fit_score.completed" | "link.viewed" | "link.expired" | "link.revoked" | "conversation.message")[];
                        isOn?: boolean;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            url: string;
                            types: ("candidate.shared" | "candidate.updated" | "candidate.deleted" | "application.created" | "screening.completed" | "screening.overridden" | "screening.contested" | "consent.granted" | "consent.withdrawn" | "fit_score.completed" | "link.viewed" | "link.expired" | "link.revoked" | "conversation.message")[];
                            /** @enum {string} */
                            state: "waiting" | "live" | "off";
                            offReason: ("by-hand" | "gone" | "failing") | null;
                            failingSince: string | null;
                            offAt: string | null;
                            oldSecretUntil: string | null;
                            rotatedAt: string | null;
                            told: number;
                            delivered: number;
                            failed: number;
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make another secret; for 24 hours the one before signs too, so that every delivery has two signatures */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            secret: string;
                            oldSecretUntil: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a signed ping */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            messageId: string;
                            /** @enum {string} */
                            type: "candidate.shared" | "candidate.updated" | "candidate.deleted" | "application.created" | "screening.completed" | "screening.overridden" | "screening.contested" | "consent.granted" | "consent.withdrawn" | "fit_score.completed" | "link.viewed" | "link.expired" | "link.revoked" | "conversation.message" | "webhook.ping";
                            /** @enum {string} */
                            state: "waiting" | "sending" | "delivered" | "failed" | "stopped";
                            tries: {
                                /** Format: date-time */
                                at: string;
                                status: number | null;
                                problem: ("address-refused" | "timed-out" | "unreachable" | "secret-lost") | null;
                                ms: number;
                            }[];
                            nextAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an endpoint was told in the last 30 days, with every try, the latest first */
        get: {
            parameters: {
                query?: {
                    state?: "all" | "failed";
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                messageId: string;
                                /** @enum {string} */
                                type: "candidate.shared" | "candidate.updated" | "candidate.deleted" | "application.created" | "screening.completed" | "screening.overridden" | "screening.contested" | "consent.granted" | "consent.withdrawn" | "fit_score.completed" | "link.viewed" | "link.expired" | "link.revoked" | "conversation.message" | "webhook.ping";
                                /** @enum {string} */
                                state: "waiting" | "sending" | "delivered" | "failed" | "stopped";
                                tries: {
                                    /** Format: date-time */
                                    at: string;
                                    status: number | null;
                                    problem: ("address-refused" | "timed-out" | "unreachable" | "secret-lost") | null;
                                    ms: number;
                                }[];
                                nextAt: string | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            nextCursor: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One delivery: what was sent and what was answered */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    deliveryId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            messageId: string;
                            /** @enum {string} */
                            type: "candidate.shared" | "candidate.updated" | "candidate.deleted" | "application.created" | "screening.completed" | "screening.overridden" | "screening.contested" | "consent.granted" | "consent.withdrawn" | "fit_score.completed" | "link.viewed" | "link.expired" | "link.revoked" | "conversation.message" | "webhook.ping";
                            /** @enum {string} */
                            state: "waiting" | "sending" | "delivered" | "failed" | "stopped";
                            tries: {
                                /** Format: date-time */
                                at: string;
                                status: number | null;
                                problem: ("address-refused" | "timed-out" | "unreachable" | "secret-lost") | null;
                                ms: number;
                            }[];
                            nextAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            body: string;
                            sent: {
                                [key: string]: string;
                            } | null;
                            answer: {
                                headers: {
                                    [key: string]: string;
                                };
                                body: string;
                                isCut: boolean;
                            } | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{deliveryId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a delivery once more, under the same webhook-id */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    deliveryId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            messageId: string;
                            /** @enum {string} */
                            type: "candidate.shared" | "candidate.updated" | "candidate.deleted" | "application.created" | "screening.completed" | "screening.overridden" | "screening.contested" | "consent.granted" | "consent.withdrawn" | "fit_score.completed" | "link.viewed" | "link.expired" | "link.revoked" | "conversation.message" | "webhook.ping";
                            /** @enum {string} */
                            state: "waiting" | "sending" | "delivered" | "failed" | "stopped";
                            tries: {
                                /** Format: date-time */
                                at: string;
                                status: number | null;
                                problem: ("address-refused" | "timed-out" | "unreachable" | "secret-lost") | null;
                                ms: number;
                            }[];
                            nextAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send once more what failed since a time, the oldest 1,000 first */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "since": "2026-11-01T00:00:00Z"
                     *     }
                     */
                    "application/json": {
                        /** Format: date-time */
                        since: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            replayed: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description RFC 9457 */
        Problem: {
            type: string;
            title: string;
            status: number;
            /** @enum {string} */
            code: "ADDRESS_NO_TEXT" | "ADDRESS_REFUSED" | "ADDRESS_TOO_LARGE" | "ADDRESS_UNREACHABLE" | "APPLICATION_CODE_WRONG" | "APPLIED_ALREADY" | "ATS_REFUSED" | "ATS_UNREACHABLE" | "BODY_INVALID" | "CANDIDATES_FULL" | "CANDIDATE_WITHDREW" | "CONFLICT" | "CONTEST_ANSWERED" | "CONTEST_NEEDS_ANOTHER" | "CONTEST_OVER" | "CONTENT_ENCODED" | "CRITERIA_FULL" | "CRITERION_PROTECTED" | "QUESTION_REFUSED" | "DEEP_TALK_BUSY" | "DEEP_TALK_EMPTY" | "DEEP_TALK_OFF" | "DISK_FULL" | "DOUBLE_APPLIED" | "EMAIL_UNVERIFIED" | "FILE_CORRUPT" | "FILE_EMPTY" | "FILE_ENCRYPTED" | "FILE_NO_TEXT" | "FILE_TOO_COMPLEX" | "FILE_TOO_LARGE" | "FILE_TOO_MANY_PAGES" | "FILE_TYPE_MISMATCH" | "FILE_TYPE_UNSUPPORTED" | "FORBIDDEN" | "HEADERS_TOO_LARGE" | "IDEMPOTENCY_IN_FLIGHT" | "IDEMPOTENCY_MISMATCH" | "IDENTITY_IN_USE" | "INTERNAL" | "JOB_INPUT_GONE" | "JOB_OVER" | "JOB_OWNER_AWAY" | "JOB_TAKES_NO_FILES" | "KEYS_FULL" | "KEY_REFUSED" | "LAST_OWNER" | "LAST_SIGN_IN" | "LINK_CLOSED" | "LINK_CODE_WRONG" | "LINK_EMAIL_REQUIRED" | "LINK_EXHAUSTED" | "LINK_EXPIRED" | "LINK_LIMIT_REACHED" | "LINK_LOCKED" | "LINK_NOTICE_REQUIRED" | "LINK_PASSWORD_GUESSABLE" | "LINK_PASSWORD_REQUIRED" | "LINK_PASSWORD_WRONG" | "LINK_PAUSED" | "LINK_PRESS_REQUIRED" | "LINK_PROFILE_GONE" | "LINK_REVOKED" | "LINK_TABLE_CHANGED" | "LINK_TABLE_UNREADABLE" | "METHOD_NOT_ALLOWED" | "NEVER_RESETS" | "NO_PAID_PLAN" | "NOTHING_PAID_YET" | "NOT_A_JOB" | "NOT_A_MEMBER" | "NOT_A_RESUME" | "NOT_FOUND" | "NOT_VERIFIED" | "OWN_MODEL_ADDRESS_REFUSED" | "OWN_MODEL_KEY_REFUSED" | "OWN_MODEL_SILENT" | "OWN_MODEL_UNKNOWN" | "OWN_MODEL_UNREACHABLE" | "OWN_MODEL_UNUSABLE" | "ORGANISATION_READ_ONLY" | "PATH_NOT_CANONICAL" | "PAYLOAD_TOO_LARGE" | "PAYMENT_OFFLINE" | "PAYMENT_OVERDUE" | "PLANNED_JOBS_FULL" | "PLAN_IS_YOURS" | "PORTFOLIO_EMPTY" | "QUOTA_EXCEEDED" | "QUOTE_STALE" | "READERS_BUSY" | "READ_TIMEOUT" | "REQUEST_MALFORMED" | "REQUEST_TOO_SLOW" | "REVIEW_CLOSED" | "ROLE_NOT_ENOUGH" | "SCREENING_CLOSED" | "SEATS_TAKEN" | "SESSION_EXPIRED" | "SIGNATURE_INVALID" | "SIGNIN_FAILED" | "SIGNIN_OTHER_BROWSER" | "SIGNIN_REPLAYED" | "SIGN_IN_AGAIN" | "SIGN_IN_REQUIRED" | "STORAGE_FULL" | "SUSPENDED" | "SWITCHED_OFF" | "SYNC_TOKEN_EXPIRED" | "TAG_TELLS_WHO" | "TIMEOUT" | "TOO_MANY_LINKS" | "TOO_MANY_REQUESTS" | "TOO_MANY_STREAMS" | "TRIAL_SIGNED_IN" | "TRIAL_USED" | "UNAVAILABLE" | "UNKNOWN_FIELD" | "UNSUPPORTED_MEDIA_TYPE" | "USERNAME_UNAVAILABLE" | "VERSION_CONFLICT" | "WEBHOOKS_FULL" | "WITHDRAWAL_OVER";
            message: string;
            details?: {
                [key: string]: unknown;
            };
            requestId: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

/** Addresses that are answered with a file. */
export const files: readonly string[] = ['/files/{id}'];
