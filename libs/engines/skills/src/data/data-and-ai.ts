import type { SkillRows } from '../read-rows';

/** Data: bases, pipelines, analysis, statistics and machine learning. */
export const DATA_AND_AI: SkillRows[] = [
  {
    category: 'Databases',
    kind: 'skill',
    rows: `
SQL | structured query language, sql queries, sql programming, sql scripting, ansi sql | Databases 0.8
SQL window functions | window functions, analytic functions | SQL
Common table expressions | CTEs!, recursive CTEs | SQL
Databases | dbms, database systems, database management systems, database management, database technologies
Relational databases | rdbms, relational database management systems, sql databases | Databases
PostgreSQL | postgres, postgre sql, psql, pgsql, postgresql performance | SQL, Relational databases
PostGIS | | PostgreSQL
MySQL | my sql, mariadb, percona | SQL, Relational databases
Microsoft SQL Server | sql server, mssql, ms sql, ms sql server, mssql server, azure sql, sql server management studio, SSMS! | SQL, Relational databases
Oracle Database | Oracle!?, oracle db, oracle rdbms, oracle 12c, oracle 19c, oracle 11g, oracle sql, oracle dba | SQL, Relational databases
IBM Db2 | db2, db2 luw | SQL, Relational databases
SQLite | sqlite3 | SQL, Relational databases
Sybase | | SQL, Relational databases
Informix! | | SQL, Relational databases
Vertica! | | SQL, Relational databases
Netezza | | SQL, Relational databases
Teradata | | SQL, Relational databases
NoSQL | no-sql, nosql databases, non-relational databases, document databases | Databases
MongoDB | mongo, mongo db, mongoose odm | NoSQL
Redis | redis cache, redis streams | NoSQL, Caching
Memcached | | NoSQL, Caching
Caching | distributed caching, cache design
Cassandra!? | apache cassandra, scylladb | NoSQL
Couchbase | couchdb, azure cosmos db, cosmos db, cosmosdb | NoSQL
HBase | apache hbase | NoSQL, Hadoop
Elasticsearch | elastic search | NoSQL 0.5, Search engines 0.7
Apache Lucene | | NoSQL 0.5, Search engines
Apache Solr | solr | NoSQL 0.5, Search engines
OpenSearch | | NoSQL 0.5, Search engines
Search engines | full-text search, search relevance, information retrieval
Neo4j | graph databases, cypher query language, amazon neptune | NoSQL
InfluxDB | time series databases | Databases
ClickHouse | | Databases
TimescaleDB | | Databases
Vector databases | | Databases 0.6
Chroma!? | chromadb | Vector databases
Milvus | | Vector databases
pgvector | | Vector databases
Weaviate | | Vector databases
Pinecone! | | Vector databases
Database administration | DBA!, database administrator, database maintenance, database backup | Databases
Database design | data modelling, schema design, entity relationship diagrams, data models, logical data models | Databases
Dimensional modeling | star schema, kimball | Database design
Data Vault | data vault modelling, data vault 2.0 | Database design
Query optimization | query tuning, sql tuning, sql optimization, database performance tuning, query performance, database optimization, indexing strategies | SQL 0.8
Stored procedures | database triggers | SQL
Data migration | database migration, data conversion
`,
  },
  {
    category: 'Data engineering',
    kind: 'skill',
    rows: `
Data engineering | data pipelines, data platform, data infrastructure | SQL 0.6
Analytics engineering | analytics engineer | Data engineering 0.8, Data analysis, SQL 0.8
ETL | ELT!*, extract transform load, etl pipelines, etl processes, etl development, data integration, data ingestion | Data engineering 0.8
Data warehousing | data warehouse, EDW!, data mart, cloud warehouse, cloud data warehouse | Data engineering 0.7
Data lakes | lakehouse | Data warehousing
Big data | big data technologies, large-scale data processing, big data analytics
Apache Spark | Spark!?, pyspark, spark sql, spark streaming | Big data, Data engineering 0.7
Hadoop | apache hadoop | Big data
Cloudera | hortonworks | Hadoop
HDFS | | Hadoop
MapReduce | map reduce | Hadoop
Hive!? | apache hive, hiveql | Hadoop, SQL 0.7
Impala!? | impala hadoop | Hadoop, SQL 0.7
Apache Pig | | Hadoop, SQL 0.7
Apache Kafka | kafka, kafka streams, confluent kafka, kafka connect | Stream processing, Message queues
Amazon Kinesis | kinesis streams | Stream processing, Message queues
Stream processing | streaming data, real-time data processing, event streaming
Apache Flink | flink | Stream processing
Google Dataflow | | Stream processing
Apache Storm | | Stream processing
Apache Beam | | Stream processing
Apache Airflow | airflow*, airflow dags, mwaa | Workflow orchestration, Python 0.7
Workflow orchestration | luigi python
AWS Glue | | Workflow orchestration
Azure Data Factory | ADF!, data factory | Workflow orchestration
Prefect!? | prefect.io | Workflow orchestration
Dagster! | | Workflow orchestration
dbt! | data build tool, dbt core, dbt cloud | SQL, Data engineering 0.7, Analytics engineering 0.8
Snowflake!? | snowflake data warehouse, snowflake db, snowpark, snowflake cloud | Data warehousing, SQL
BigQuery | google bigquery, big query | Data warehousing, SQL, Google Cloud 0.6
Amazon Redshift | redshift, aws redshift | Data warehousing, SQL, AWS 0.6
Amazon Athena | aws athena | Data warehousing, SQL, AWS 0.6
Azure Synapse | synapse analytics, azure synapse analytics, microsoft fabric, azure data lake | Data warehousing, SQL, Microsoft Azure 0.7
Databricks | unity catalog | Apache Spark, Data engineering
Delta Live Tables | lakeflow, DLT pipelines | Databricks
Delta Lake | | Apache Spark, Data engineering
Informatica | informatica powercenter | ETL
Airbyte | | ETL
Fivetran | | ETL
Matillion | | ETL
Pentaho | | ETL
DataStage | | ETL
SQL Server Integration Services | SSIS! | ETL
Talend | | ETL
Alteryx | alteryx designer | Data analysis 0.8, ETL 0.7
KNIME | | Data analysis 0.8, ETL 0.7
Data governance | data stewardship, data catalog, metadata management
Data lineage | | Data governance
Collibra | | Data governance
Master data management | | Data governance
Data quality | data validation, data cleaning, data cleansing, data wrangling, data integrity, data preparation, datenqualität, qualité des données, calidad de datos
`,
  },
  {
    category: 'Data analysis',
    kind: 'skill',
    rows: `
Data analysis | data analytics, analyzing data, data analyst, analytics, data interpretation, quantitative analysis, data-driven insights, data insights, analyzed data, analyze data, data analyses | Reporting 0.5
Business intelligence | BI!*, bi tools, business intelligence tools, bi reporting, bi development | Data analysis 0.8
Tableau | tableau desktop, tableau server, tableau dashboards, tableau prep | Data visualization, Business intelligence
Power BI | powerbi, microsoft power bi, ms power bi | Data visualization, Business intelligence
DAX!* | | Power BI
Power Query | power pivot | Power BI
Looker! | looker studio, google data studio, data studio | Data visualization, Business intelligence
LookML | | Looker
Qlik | qlikview, qlik sense, qliksense | Data visualization, Business intelligence
MicroStrategy | | Business intelligence
Domo | domo bi | Business intelligence
Sisense! | | Business intelligence
SQL Server Reporting Services | SSRS! | Business intelligence
Crystal Reports | | Business intelligence
IBM Cognos | cognos | Business intelligence
SAP BusinessObjects | business objects | Business intelligence
Metabase | | Business intelligence
Apache Superset | | Business intelligence
Data visualization | dashboards, dashboarding, dashboard development, dashboard design, visualizing data, charts and graphs, datenvisualisierung, visualisation de données, visualisation des données, visualización de datos | Data analysis 0.5
Plotly | | Data visualization
Seaborn! | | Data visualization
Matplotlib | | Data visualization
Reporting? | reporting skills, report writing, report generation, reports and dashboards, ad hoc reporting, management reporting, operational reporting, wrote reports, write reports, writing reports, prepared reports, preparing reports
KPI tracking | kpis, key performance indicators, performance metrics, kpi reporting, metrics reporting | Reporting 0.6
Statistics | statistical analysis, statistical methods, statistical modeling, statistical techniques, statistical tests, inferential statistics, descriptive statistics
Biostatistics | | Statistics
Hypothesis testing | | Statistics
Regression analysis | | Statistics
SAS! | sas programming, base sas, sas enterprise guide, sas/stat, sas macro | Statistics, Data analysis
SPSS | ibm spss, spss statistics | Statistics, Data analysis
Stata!? | stata programming, stata se | Statistics, Data analysis, Econometrics 0.5
GraphPad Prism | graphpad | Statistics 0.7
Minitab | | Statistics
JMP | jmp software | Statistics
Econometrics | econometric modelling, econometric analysis | Statistics
Causal inference | | Econometrics
Forecasting | demand forecasting models, predictive forecasting
Time series analysis | time series forecasting | Forecasting
A/B testing | ab testing, a/b tests, split testing, multivariate testing, online experimentation, experimentation*, split tests, online experiments | Statistics 0.5, Controlled experiments
Controlled experiments | randomized experiments, randomized controlled trials, controlled trials, randomised experiments, power calculations, randomized trials, experiment analysis | Statistics 0.5
Web analytics | site analytics | Data analysis 0.6
Matomo | | Web analytics
Google Tag Manager | GTM! | Web analytics
Adobe Analytics | | Web analytics
Google Analytics | ga4, google analytics 4 | Web analytics
Product analytics | segment cdp | Data analysis 0.7
FullStory | | Product analytics
Hotjar | | Product analytics
Heap!? | heap analytics | Product analytics
Amplitude* | amplitude analytics | Product analytics
Mixpanel | | Product analytics
Survey research | survey design, surveys*, questionnaire design, survey administration
SurveyMonkey | | Survey research
Qualtrics | | Survey research
Operations research | mathematical optimization, linear programming, optimization models, mathematical modelling
Numerical analysis | numerical methods, scientific computing, numerical simulation
Monte Carlo simulation | | Numerical analysis
Mathematics | maths, applied mathematics, calculus, mathematical skills, algebra, geometry, trigonometry
Linear algebra | | Mathematics
Geographic information systems | GIS!, spatial analysis, geospatial analysis, geospatial, cartography
Remote sensing | | Geographic information systems
QGIS | | Geographic information systems
ArcGIS | esri, arcmap, arcgis pro | Geographic information systems
Data entry | data input, alphanumeric data entry, keying data, data capture
10-key | ten key | Data entry
`,
  },
  {
    category: 'Machine learning',
    kind: 'skill',
    rows: `
Data science | data scientist, applied data science | Statistics, Data analysis, Programming 0.5
Machine learning | ML!*, predictive modeling, predictive models, supervised learning, machine learning models, machine learning algorithms, random forests, gradient boosting | Statistics 0.6
Generalized linear models | GLM!, generalised linear models, logistic regression, Poisson regression, Tweedie models | Statistics 0.8, Regression analysis 0.8
LightGBM | | Machine learning
XGBoost | | Machine learning
Deep learning | transformers models | Machine learning
Neural networks | deep neural networks, cnns, rnns | Deep learning
Artificial intelligence | AI!, artificial intelligence systems, ai tools
Generative AI | gen ai, genai, generative ai models | Artificial intelligence
Midjourney | | Generative AI
Stable Diffusion | | Generative AI
Large language models | LLM!, chatgpt, gpt-4, openai api, fine-tuning llms, ai agents | Generative AI, Artificial intelligence, Natural language processing 0.7
Retrieval-augmented generation | RAG!* | Large language models
LlamaIndex | | Large language models
LangChain | | Large language models
Prompt engineering | prompt design, prompting | Large language models 0.7
Natural language processing | NLP!, text mining, text analytics | Machine learning 0.8
Speech recognition | | Natural language processing
Named entity recognition | | Natural language processing
Sentiment analysis | | Natural language processing
NLTK | | Natural language processing
spaCy | | Natural language processing
PyTorch | Torch! | Deep learning, Machine learning, Python
TensorFlow Lite | TFLite, tensorflow lite for microcontrollers | TensorFlow
TensorFlow | tensor flow | Deep learning, Machine learning, Python
Keras | | Deep learning, Machine learning, Python
scikit-learn | sklearn | Machine learning, Python
Pandas | python pandas | Python, Data analysis
Polars! | | Python, Data analysis
NumPy | numpy arrays | Python, Numerical analysis 0.6
SciPy | | Python, Numerical analysis 0.6
Jupyter | jupyter notebook, jupyterlab, google colab | Python 0.7
Hugging Face | huggingface, hugging face transformers | Deep learning, Natural language processing, Python 0.8
MLOps | ml ops, model deployment, model monitoring | Machine learning 0.8, DevOps 0.5
Feature stores | | MLOps
Kubeflow | | MLOps
MLflow | | MLOps
Weights & Biases | wandb, W&B | MLOps
Amazon SageMaker | sagemaker, aws sagemaker | Machine learning, AWS
Amazon Bedrock | aws bedrock | Generative AI, AWS
Vertex AI | google vertex ai | Machine learning
Azure Machine Learning | azure ml, azure openai | Machine learning, Microsoft Azure
Recommender systems | recommendation systems, recommendation engines, personalization algorithms | Machine learning
Reinforcement learning | multi-armed bandits | Machine learning
Bayesian statistics | bayesian inference, bayesian methods, stan modelling, pymc | Statistics
Data annotation | data labeling, image annotation
`,
  },
  {
    category: 'Data credentials',
    kind: 'credential',
    rows: `
Google Data Analytics Certificate | google data analytics professional certificate | Data analysis
Tableau Desktop Specialist | tableau certified associate, tableau certified data analyst | Tableau
Power BI Data Analyst Associate | pl-300, microsoft certified data analyst associate | Power BI
Azure Data Engineer Associate | dp-203, azure data fundamentals, dp-900 | Data engineering, Microsoft Azure
Databricks Certified Data Engineer | databricks certification | Databricks
SnowPro | snowpro core, snowflake snowpro | Snowflake
SAS Certified Programmer | sas base certified, sas certified | SAS
TensorFlow Developer Certificate | | TensorFlow
AWS Certified Machine Learning | aws machine learning specialty | Machine learning, AWS
Certified Analytics Professional | | Data analysis
`,
  },
];
