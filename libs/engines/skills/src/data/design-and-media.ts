import type { SkillRows } from '../read-rows';

/** Design of screens, print, rooms and clothes; writing, film, sound, stage. */
export const DESIGN_AND_MEDIA: SkillRows[] = [
  {
    category: 'Design',
    kind: 'skill',
    rows: `
Graphic design | visual design, graphic designer, print design, graphic arts, visual communication, design principles, graphic designing
UI design | user interface design, UI!, interface design, visual UI design, mobile app design, user interface | UX design 0.4
UX design | user experience design, UX!, user experience, interaction design, experience design, UX designer, human-centered design, user-centered design, product design, human-computer interaction, HCI!, user-centred design, product designer
UX research | user research, usability testing, usability, user interviews, user testing, usability studies, user personas, personas, card sorting, heuristic evaluation, usability tests, UX researcher, dovetail research, generative research, evaluative research, generative studies, evaluative studies, research interviews
Dovetail!? | dovetail repository | UX research
Diary studies | | UX research
Wireframing | wireframes, prototyping, prototypes, interactive prototypes, mockups, low-fidelity wireframes, user flows, high-fidelity prototypes, rapid prototyping of screens | UX design 0.6
Information architecture | site maps, taxonomy design, content architecture | UX design 0.5
Design systems | component libraries, style guides, pattern libraries | UI design 0.7
Design thinking | design sprints, service design, human centered design workshops, co-design
Accessibility | VoiceOver!, TalkBack!, inclusive design, accessible design, accessibility testing, accessibility standards
Web design | website design, web designer, landing page design, website layout | UI design 0.6, HTML 0.4
Figma | figma prototyping, figma design | UI design 0.7, Wireframing 0.8
Sketch!? | sketch app, bohemian sketch | UI design 0.7, Wireframing 0.7
Adobe XD | | UI design 0.7, Wireframing 0.8
Principle!? | principle app | UI design 0.7, Wireframing 0.8
Balsamiq | | UI design 0.7, Wireframing 0.8
Zeplin | | UI design 0.7, Wireframing 0.8
Axure | axure RP | UI design 0.7, Wireframing 0.8
InVision | | UI design 0.7, Wireframing 0.8
Adobe Creative Suite | creative suite, adobe creative cloud, creative cloud, adobe CC, adobe suite, adobe CS6, adobe products, adobe software | Graphic design 0.6
Adobe Photoshop | photoshop | Adobe Creative Suite 0.6, Photo editing
Adobe Illustrator | Illustrator!? | Adobe Creative Suite 0.6, Vector graphics
Adobe InDesign | indesign, in-design, adobe in design | Adobe Creative Suite 0.6, Desktop publishing
Adobe Lightroom | lightroom | Photo editing
Capture One | | Photo editing
Adobe Premiere Pro | premiere pro, adobe premiere, Premiere!? | Video editing, Adobe Creative Suite 0.6
Adobe After Effects | after effects, aftereffects | Motion graphics, Adobe Creative Suite 0.6
Adobe Audition | | Audio editing
Adobe Dreamweaver | dreamweaver, adobe muse | Web design 0.6
Adobe Animate | | Web design 0.6
CorelDRAW | corel draw, corel | Vector graphics
Canva! | canva design, canva pro | Graphic design 0.5
Affinity Designer | | Vector graphics
Inkscape | | Vector graphics
Affinity Publisher | | Vector graphics
Affinity Photo | | Vector graphics
GIMP | | Photo editing
Desktop publishing | page layout, print layout, publication design, magazine layout, layout design, editorial design, book design
QuarkXPress | | Desktop publishing
Vector graphics | vector illustration, vector art
Typography | type design, lettering, typesetting, calligraphy
Illustration | digital illustration, drawing*, hand drawing, sketching*, concept art, character design
Storyboarding | storyboards | Illustration
Logo design | corporate identity design, visual identity, brand identity design, corporate identity | Graphic design
Packaging design | package design, label design, dielines | Graphic design 0.7
Print production | prepress, pre-press, offset printing, color management, digital printing, print management, large format printing, color correction for print, printing press operation, press operation, screen printing, CMYK, flexographic printing, wide format printing, bindery
Infographics | information graphics, infographic design | Graphic design 0.6, Data visualization 0.5
Art direction | creative direction, creative director, art director, creative leadership, creative strategy
Signage | sign making, vinyl graphics, sign installation, environmental graphics, vinyl wrap
Industrial design | physical product design, product styling, industrial designer, product concept design
Fashion design | apparel design, garment design, clothing design, fashion illustration, textile design, fashion styling, costume design
Pattern making | patternmaking, pattern cutting, garment construction, draping*, grading patterns, tech packs
Sewing | tailoring*, alterations*, sewing machines, industrial sewing, sewing machine operation, upholstery, embroidery, dressmaking, hemming
Jewelry making | goldsmithing, jewellery making, gem setting, gemology, stone setting, jewelry repair
Interior design | interior decorating, space planning, interior styling, FF&E, interior decoration, interiors*, finishes selection, kitchen design, home staging
Exhibition design | set design, stage design, display design, scenic design
Floristry | floral design, flower arranging, floral arrangements, florist
Landscape design | landscape architecture, planting design, garden design, landscape architect
Ceramics | pottery, glassblowing, sculpture, printmaking
`,
  },
  {
    category: 'Film, sound and animation',
    kind: 'skill',
    rows: `
Video editing | film editing, video post-production, video production editing, post-production, video editor, editing video
Video production | videography, film production, video shooting, filming*, filmmaking, broadcast production, television production, TV production, cinematography, camera operation, video content, multi-camera production, studio production, documentary production, corporate video, camera operator, live production
Film production management | line producing, production coordination film, call sheets, production assistant film
Camera equipment | steadicam, gimbal operation, RED cameras, ARRI cameras
Previsualization | previs, animatics
Final Cut Pro | final cut, FCPX, FCP! | Video editing
DaVinci Resolve | davinci | Video editing
Color grading | | DaVinci Resolve
Avid Media Composer | Avid!?, avid pro tools video | Video editing
Motion graphics | motion design, animated graphics, motion graphic design | Animation 0.7
Animation | 2D animation, character animation, 3D animation, animator, stop motion, rigging and animation, traditional animation, toon boom, keyframe animation
3D modeling | 3D design, 3D rendering, 3D art, texturing, 3D visualization, 3D artist, digital sculpting, sculpting digital, 3D models, rendering 3D, architectural visualization, architectural rendering, UV unwrapping, UV mapping, texture mapping
Blender!? | blender 3D | 3D modeling, Animation 0.6
Autodesk Maya | Maya!? | 3D modeling, Animation
3ds Max | 3D Studio Max, 3dsmax, V-Ray, vray | 3D modeling
Cinema 4D | C4D! | 3D modeling, Motion graphics 0.7
ZBrush | | 3D modeling
Mudbox | | 3D modeling
Houdini!? | | 3D modeling
Substance Painter | | 3D modeling
Lumion | | 3D modeling 0.6
Twinmotion | | 3D modeling 0.6
Enscape | | 3D modeling 0.6
Visual effects | VFX!, compositing, nuke compositing, special effects | Video editing 0.4
Photography | photographer, product photography, portrait photography, event photography, photo shoots, digital photography, DSLR, commercial photography, food photography, studio photography, wedding photography
Photo editing | photo retouching, image editing, retouching, image retouching, photo manipulation
Studio lighting | lighting design, stage lighting, lighting technician, theatrical lighting, lighting setup
Audio production | music production, audio mixing, sound recording, recording and mixing, mixing and mastering, audio recording, sound mixing, sound engineer
Sound design | | Audio production
Audio editing | sound editing
Podcast production | podcast editing, podcasting | Audio editing
Audacity | | Audio editing
Pro Tools | protools | Audio production
Ableton Live | | Audio production
GarageBand | | Audio production
Cubase! | | Audio production
FL Studio | | Audio production
Logic Pro | | Audio production
Audio-visual equipment | AV equipment, A/V, audio visual, AV support, live sound, sound systems, PA systems, audiovisual, AV systems, AV installation, live mixing, dante audio
Crestron | | Audio-visual equipment
Broadcasting | radio broadcasting, radio production, TV broadcasting, OBS studio, broadcast engineering, radio presenting, on-air presenting, broadcast operations
Live streaming | livestreaming | Broadcasting
Screenwriting | script writing, scriptwriting, playwriting
Acting* | theatre performance, stage performance, voice acting, voiceover work, improvisation theatre, drama*, theater*, voice-over acting
Dance* | choreography, ballet*, dance instruction, dance teaching
Stage management | theatre production, production management theatre, rigging stage, technical theatre, stagehand
Film directing | directing actors, film direction
Music composition | songwriting, composing, arranging music, music theory, DJing
Drone piloting | drone operation, UAV operation, drones, aerial photography, unmanned aerial systems, drone photography, UAS operation, drone pilot
`,
  },
  {
    category: 'Writing and journalism',
    kind: 'skill',
    rows: `
Writing | creative writing, writing skills, written skills, writer, storytelling, article writing, professional writer, blog writing, blogging, ghostwriting, writing and editing
Editing | content editing, developmental editing, editorial work, editorial, text editing, substantive editing, editor*, manuscript editing, editorial skills, edited
Technical writing | technical writer, user manuals, technical documents, technical manuals, instruction manuals, user guides, help documentation, madcap flare, DITA, technical communication, technical reports | Writing
Journalism | news writing, reporting for news, news reporting, investigative journalism, reporter*, feature writing, broadcast journalism, newsgathering, newswriting, photojournalism, news editing, interviewing sources, journalist | Writing
AP style | associated press style, AP stylebook, AP Style writing, style guide knowledge, AMA style
APA style | | AP style
Chicago Manual of Style | chicago style | AP style
Fact checking | source verification | Journalism 0.6
Publishing* | book publishing, editorial management, digital publishing, publishing industry, manuscript acquisition, magazine publishing
Speech writing | speechwriting, executive speechwriting | Writing
Content moderation | trust and safety, community moderation, moderation*
Indexing* | metadata tagging, digital asset management, DAM!*, taxonomy management
`,
  },
  {
    category: 'Design and media credentials',
    kind: 'credential',
    rows: `
Adobe Certified Professional | adobe certified expert, adobe certified associate | Adobe Creative Suite
NCIDQ | NCIDQ certification, certified interior designer | Interior design
Certified Usability Analyst | nielsen norman UX certification, NN/g UX certification, google UX design certificate | UX design
FAA Part 107 | part 107, remote pilot certificate, part 107 license, drone license, FAA remote pilot, drone pilot license | Drone piloting
Certified Translator | ATA certified, ATA certified translator, DPSI, certified medical interpreter, court certified interpreter, CMI interpreter | Translation, Interpreting
Certified Professional Photographer | | Photography
AVIXA CTS | CTS certification, certified technology specialist, CTS-I | Audio-visual equipment
Master of Fine Arts | MFA!?, bachelor of fine arts, BFA!, fine arts degree
`,
  },
];
