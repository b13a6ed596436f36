import type { SkillRows } from '../read-rows';

/** Laboratories and field science. */
export const SCIENCE: SkillRows[] = [
  {
    category: 'Laboratory',
    kind: 'skill',
    rows: `
Laboratory techniques | lab techniques, laboratory skills, lab skills, laboratory work, wet lab, bench work, laboratory experience, lab experience, laboratory testing, laboratory procedures, lab work, laboratory analysis, laboratory equipment, sample preparation, lab testing, wet chemistry, laboratory setting, laboratory environment, lab equipment
Laboratory safety | biosafety, lab safety, BSL-2, chemical hygiene, BSL-3, biosafety level 2, chemical safety, biosafety cabinets | Laboratory techniques 0.4, Workplace safety 0.5
Laboratory management | lab management, lab manager, laboratory operations, lab operations, laboratory supervision, laboratory supplies ordering | Laboratory techniques 0.8
Good Laboratory Practice | GLP!, GLP compliance | Quality assurance 0.5
ISO 17025 | ISO/IEC 17025, laboratory accreditation, A2LA accreditation | Quality management 0.7
CLIA regulations | CLIA!, CAP accreditation, CAP inspection, CLIA compliance, CAP/CLIA, CLIA/CAP | Regulatory compliance 0.5
Laboratory information systems | LIMS!, laboratory information management system, electronic lab notebook, ELN!, labware LIMS, LIS!*, benchling
Chemistry | general chemistry, chemist, chemical analysis
Analytical chemistry | instrumental analysis, quantitative chemical analysis, analytical method development, method validation, analytical methods, analytical testing, method development, analytical techniques, analytical instrumentation, analytical method validation | Chemistry, Laboratory techniques
Organic chemistry | medicinal chemistry, synthetic chemistry, peptide synthesis, drug synthesis | Chemistry
Organic synthesis | chemical synthesis | Organic chemistry
Inorganic chemistry | coordination chemistry, catalysis | Chemistry
Physical chemistry | electrochemistry, surface chemistry, chemical kinetics | Chemistry
Polymer chemistry | polymers, polymer synthesis, adhesives formulation, coatings formulation, rheology | Chemistry
Formulation | drug formulation, product formulation, formulation development, cosmetic formulation, cosmetic chemistry | Chemistry 0.6
Chromatography | liquid chromatography, ion chromatography, FPLC, LC!*, thin layer chromatography, size exclusion chromatography, column chromatography | Analytical chemistry 0.7
Gas chromatography | GC!* | Chromatography
HPLC | high performance liquid chromatography, UPLC, UHPLC | Chromatography
Mass spectrometry | MALDI | Analytical chemistry 0.7
ICP-MS | | Mass spectrometry
GC-MS | GCMS | Mass spectrometry
LC-MS | LCMS, LC-MS/MS | Mass spectrometry
Spectroscopy | raman spectroscopy, atomic absorption, spectrophotometry, infrared spectroscopy, spectrophotometer, ICP-OES, fluorescence spectroscopy | Analytical chemistry 0.7
X-ray diffraction | XRD! | Spectroscopy
UV-Vis | UV-Vis spectroscopy | Spectroscopy
FTIR | | Spectroscopy
Nuclear magnetic resonance | NMR!, NMR spectroscopy | Spectroscopy
Titration | wet chemical analysis | Analytical chemistry 0.5
Karl Fischer titration | karl fischer | Titration
Chromatography software | empower chromatography, empower 3, agilent chemstation | Chromatography 0.7
OpenLab CDS | openlab | Chromatography 0.7
Chromeleon | | Chromatography 0.7
Thermal analysis instruments | differential scanning calorimetry, TGA analysis, DSC!, thermogravimetric analysis | Analytical chemistry 0.6
`,
  },
  {
    category: 'Life science',
    kind: 'skill',
    rows: `
Biology | biological sciences, life sciences, biologist, general biology
Molecular biology | DNA extraction, RNA extraction, recombinant DNA, molecular techniques, plasmid preparation, DNA/RNA extraction, nucleic acid extraction, cloning*, DNA purification, plasmid purification, molecular biology techniques | Biology, Laboratory techniques
Molecular cloning | gene cloning | Molecular biology
Gel electrophoresis | SDS-PAGE | Molecular biology
PCR! | polymerase chain reaction, ddPCR, digital PCR | Molecular biology
qPCR | RT-PCR, real-time PCR, quantitative PCR, RT-qPCR | PCR
DNA sequencing | sequencing*, sanger sequencing, whole genome sequencing, single-cell sequencing, nanopore sequencing | Molecular biology
RNA-seq | RNA sequencing, scRNA-seq, single cell RNA-seq | DNA sequencing
Next-generation sequencing | NGS!*, illumina sequencing, library preparation NGS, NGS library preparation | DNA sequencing
CRISPR | gene editing, CRISPR/Cas9, genome editing, genetic engineering, gene therapy | Molecular biology
Western blotting | western blot, immunoblotting, northern blot, southern blot | Laboratory techniques
ELISA! | immunoassays, enzyme-linked immunosorbent assay, assay development, bioassays, cell-based assays, enzyme assays, assay validation, ligand binding assays | Laboratory techniques
Cell culture | mammalian cell culture, tissue culture, cell line maintenance, primary cell culture, cell line development, aseptic cell culture, transfection, primary cells, organoids, cell biology | Laboratory techniques, Aseptic technique in laboratories 0.8
Stem cell culture | stem cells, iPSC | Cell culture
Aseptic technique in laboratories | aseptic technique*, sterile laboratory technique
Flow cytometry | FACS!*, cell sorting, FACS analysis, FACS sorting, multi-color flow cytometry | Laboratory techniques
FlowJo | | Flow cytometry
Microscopy | fluorescence microscopy, light microscopy, live cell imaging, imaging microscopy, immunofluorescence | Laboratory techniques
Structural biology | protein structure determination | Biochemistry 0.6
X-ray crystallography | protein crystallography, crystallography, protein crystallisation | Structural biology
Cryo-electron microscopy | cryoEM, single-particle cryo-EM, cryo-EM | Microscopy
Electron microscopy | SEM microscopy, TEM microscopy, scanning electron microscopy, SEM/TEM, transmission electron microscopy | Microscopy
Confocal microscopy | confocal imaging | Microscopy
ImageJ | | Microscopy
Protein purification | protein expression, protein chemistry, protein characterization, chromatography of proteins, AKTA, protein biochemistry, antibody purification, protein engineering | Biochemistry, Laboratory techniques
Biochemistry | enzyme kinetics, biochemical assays, biochemist, biochemical analysis | Chemistry 0.7, Biology 0.7
Microbiology | bacteriology, microbial culture, microbiological testing, mycology, environmental monitoring microbiology, bacterial culture, microbial identification, microbial testing, bioburden testing, endotoxin testing, microbiologist, parasitology, sterility testing | Biology, Laboratory techniques
Virology | | Microbiology
Immunology | immunological assays, antibody development, immuno-oncology, vaccine development, T cell assays, immunologist, antibody engineering | Biology
Genetics | genomics, human genetics, population genetics, genetic analysis, genotyping, genetic counseling, cytogenetics, transcriptomics, epigenetics, genetic analysis methods | Biology
Metabolomics | | Genetics
Proteomics | | Genetics
Bioinformatics | computational biology, genomic data analysis, sequence analysis, bioconductor, genome analysis, sequence alignment, nextflow, snakemake, BLAST search, variant calling, structural bioinformatics, multi-omics analysis | Biology 0.5, Data analysis 0.6
Biotechnology | biotech, bioprocessing, bioprocess engineering, bioprocess development, synthetic biology, biologics, cell and gene therapy | Biology 0.6
Fermentation | fermenters | Biotechnology
Bioreactors | bioreactor operation | Biotechnology
Pharmacology research | in vitro pharmacology, ADME, preclinical research, preclinical studies, drug metabolism, DMPK, PK/PD
Toxicology | toxicology studies | Pharmacology research
Drug discovery | drug development, high-throughput screening, lead optimization, target identification, preclinical drug discovery, drug design, molecular docking | Biology 0.5, Chemistry 0.4
Neuroscience | electrophysiology, patch clamp, behavioral neuroscience, cognitive neuroscience, neurophysiology, neuroimaging | Biology 0.6
fMRI | | Neuroscience
EEG! | | Neuroscience
Botany | plant biology, plant science, plant physiology, plant taxonomy, herbarium | Biology
Zoology | animal biology, entomology, wildlife biology, ornithology, herpetology, mammal surveys | Biology
Ecology | ecological surveys, field ecology, biodiversity, ecosystem monitoring, ecological assessment, phase 1 habitat survey, biodiversity monitoring, vegetation surveys, species identification, species surveys | Biology 0.8, Environmental science 0.6
Wetland delineation | wetlands, wetland science | Ecology
Marine biology | oceanography, fisheries science, limnology, coral reef, marine science, marine ecology, scuba research | Biology
Food science | food technology, sensory evaluation, food chemistry, food microbiology, food product development, sensory analysis, shelf life studies, food technologist, flavor chemistry | Chemistry 0.4, Food safety 0.6
`,
  },
  {
    category: 'Physical and social science',
    kind: 'skill',
    rows: `
Physics | applied physics, experimental physics, theoretical physics, physicist, quantum mechanics, condensed matter physics, particle physics, plasma physics, nuclear physics
Astronomy | astrophysics, telescope operation, observational astronomy
Geology | geological mapping, petrology, stratigraphy, hydrogeology, geoscience, core logging, mineralogy, geologist, geochemistry, earth science, geological logging, sedimentology, mineral exploration, structural geology, groundwater modeling, leapfrog geo
Geophysics | seismic interpretation, geophysical surveys, seismology, ground penetrating radar, well logging, seismic processing
Meteorology | weather forecasting, climatology, atmospheric science, climate science, climate modeling, climate change research
Field sampling | environmental sampling, water sampling, soil and water sampling, field data collection, fieldwork, field work, groundwater sampling, field research, air quality sampling, field surveys, collecting samples, monitoring wells
Environmental science | environmental health, environmental research, environmental studies, environmental scientist, environmental analysis
Nanotechnology | nanomaterials, thin films, nanofabrication, thin film deposition, PVD coating, CVD!, nanoparticles, atomic layer deposition
Quantum computing | qiskit, quantum algorithms, quantum information
Computational chemistry | molecular dynamics, molecular modeling, density functional theory, DFT calculations, molecular simulation, gaussian software
Design of experiments | DOE!*, experimental design, experiment planning, experiment design
Scientific writing | research papers, scientific publications, manuscript preparation, scientific communication, journal articles, manuscript writing, peer-reviewed articles, scientific manuscripts, science communication, scientific reports, scientific papers
LaTeX! | overleaf, BibTeX, Latex typesetting
Reference management software
Zotero | | Reference management software
EndNote | endnote software | Reference management software
Mendeley | | Reference management software
Research project management | research coordination, research administration, lab research management, principal investigator, research grants, research funding
Psychology | experimental psychology, cognitive psychology, social psychology, developmental psychology, behavioral science, organizational psychology, industrial-organizational psychology
Sociology | social research, ethnography, anthropology, cultural anthropology, social science research, demography, participant observation, gender studies
Archaeology | archaeological excavation, cultural resource management, artifact analysis, archaeological survey, archaeological fieldwork, section 106
Economics | economic analysis, microeconomics, macroeconomics, economic research, cost-benefit analysis, economist, economic modelling, health economics, economic development, development economics
Political science | comparative politics, political theory, political analysis, election analysis
History* | historical research, art history, oral history, genealogy
Linguistics | phonetics, computational linguistics, corpus linguistics, syntax analysis, lexicography
Philosophy* | ethics*, bioethics, logic philosophy, applied ethics
Qualitative analysis | thematic analysis, qualitative interviews, in-depth interviews, qualitative coding, interviews and focus groups, grounded theory, qualitative data analysis | Academic research 0.6
MAXQDA | | Qualitative analysis
ATLAS.ti | | Qualitative analysis
NVivo | | Qualitative analysis
`,
  },
  {
    category: 'Science credentials',
    kind: 'credential',
    rows: `
Doctorate | PhD, doctoral degree, doctor of philosophy, DPhil, doctorate degree | Academic research
Radiation safety officer certificate | RSO certificate, radiation worker training
CITI training | CITI certification, CITI program, human subjects protection training, CITI certified | Informed consent 0.5
Board Certified Genetic Counselor | LCGC, CGC genetic counselor, certified genetic counselor | Genetics
AALAS certification | ALAT, RALAT, LATG, AALAS | Laboratory animal care
Professional Wetland Scientist | certified wildlife biologist, certified ecologist, CIEEM | Ecology
PADI diving certification | PADI divemaster, scientific diver, AAUS scientific diver, open water diver, SCUBA certified, PADI!, PADI open water, commercial diver
Chartered Chemist | CChem, MRSC, chartered scientist, CSci | Chemistry
`,
  },
];
