import type { SkillRows } from '../read-rows';

/** Data: bases, pipelines, analysis, statistics and machine learning. */
export const DATA_AND_AI: SkillRows[] = [
  {
    category: 'Databases',
    kind: 'skill',
    rows: `
SQL | structured query language, sql queries, sql programming, sql scripting, ansi sql | Databases 0.8
Databases | database, dbms, database systems, database management systems, database management, database technologies
Relational databases | relational database, rdbms, relational database management systems, sql databases | Databases
PostgreSQL | postgres, postgre sql, psql, postgis, pgsql, postgresql performance | SQL, Relational databases
MySQL | my sql, mariadb, percona | SQL, Relational databases
Microsoft SQL Server | sql server, mssql, ms sql, ms sql server, mssql server, azure sql, sql server management studio, SSMS! | SQL, Relational databases
Oracle Database | Oracle?, oracle db, oracle rdbms, oracle 12c, oracle 19c, oracle 11g, oracle sql, oracle dba | SQL, Relational databases
IBM Db2 | db2, db2 luw | SQL, Relational databases
SQLite | sqlite3 | SQL, Relational databases
Sybase | teradata, netezza, vertica, informix | SQL, Relational databases
NoSQL | no-sql, nosql databases, non-relational databases, document databases | Databases
MongoDB | mongo, mongo db, mongoose odm | NoSQL
Redis | memcached, redis cache, redis streams | NoSQL, Caching
Caching | distributed caching, cache design
Cassandra | apache cassandra, scylladb | NoSQL
Couchbase | couchdb, azure cosmos db, cosmos db, cosmosdb | NoSQL
HBase | apache hbase | NoSQL, Hadoop
Elasticsearch | elastic search, opensearch, apache solr, solr, apache lucene | NoSQL 0.5, Search engines
Search engines | full-text search, search relevance, information retrieval
Neo4j | graph databases, graph database, cypher query language, amazon neptune | NoSQL
InfluxDB | time series databases, timescaledb, clickhouse | Databases
Vector databases | pinecone, weaviate, pgvector, milvus, chromadb | Databases 0.6
Database administration | DBA!, database administrator, database maintenance, database backup | Databases
Database design | data modelling, data modeling, dimensional modeling, dimensional modelling, schema design, entity relationship diagrams, star schema, kimball, data models, logical data models | Databases
Query optimization | query tuning, sql tuning, sql optimization, database performance tuning, query performance, database optimization, indexing strategies | SQL 0.8
Stored procedures | stored procedure, database triggers | SQL
Data migration | data migrations, database migration, data conversion
`,
  },
  {
    category: 'Data engineering',
    kind: 'skill',
    rows: `
Data engineering | data pipelines, data pipeline, data platform, data infrastructure
ETL | ELT!, extract transform load, etl pipelines, etl processes, etl development, data integration, data ingestion | Data engineering 0.8
Data warehousing | data warehouse, data warehouses, EDW!, data lake, data lakes, lakehouse, data mart | Data engineering 0.7
Big data | big data technologies, large-scale data processing, big data analytics
Apache Spark | Spark?, pyspark, spark sql, spark streaming | Big data, Data engineering 0.8
Hadoop | apache hadoop, hdfs, mapreduce, map reduce, cloudera, hortonworks | Big data
Hive? | apache hive, hiveql, apache pig, impala hadoop | Hadoop, SQL 0.7
Apache Kafka | kafka, kafka streams, confluent kafka, kafka connect, amazon kinesis, kinesis streams | Stream processing, Message queues
Stream processing | streaming data, real-time data processing, event streaming
Apache Flink | flink, apache beam, apache storm, google dataflow | Stream processing
Apache Airflow | airflow, airflow dags, mwaa | Workflow orchestration, Python 0.7
Workflow orchestration | dagster, prefect.io, luigi python, azure data factory, ADF!, aws glue
dbt | data build tool, dbt core, dbt cloud | SQL, Data engineering 0.7
Snowflake? | snowflake data warehouse, snowflake db, snowpark, snowflake cloud | Data warehousing, SQL
BigQuery | google bigquery, big query | Data warehousing, SQL, Google Cloud 0.6
Amazon Redshift | redshift, aws redshift, amazon athena, aws athena | Data warehousing, SQL, AWS 0.6
Azure Synapse | synapse analytics, azure synapse analytics, microsoft fabric, azure data lake | Data warehousing, SQL, Microsoft Azure 0.7
Databricks | delta lake, unity catalog | Apache Spark, Data engineering
Informatica | informatica powercenter, talend, SSIS!, sql server integration services, datastage, pentaho, matillion, fivetran, airbyte | ETL
Alteryx | alteryx designer, knime | Data analysis 0.8, ETL 0.7
Data governance | data stewardship, data catalog, collibra, master data management, metadata management, data lineage
Data quality | data validation, data cleaning, data cleansing, data wrangling, data integrity, data preparation
`,
  },
  {
    category: 'Data analysis',
    kind: 'skill',
    rows: `
Data analysis | data analytics, analyzing data, data analyst, analysing data, analytics, data interpretation, quantitative analysis, data-driven insights, data insights
Business intelligence | BI!, bi tools, business intelligence tools, bi reporting, bi development | Data analysis 0.8
Tableau | tableau desktop, tableau server, tableau dashboards, tableau prep | Data visualization, Business intelligence
Power BI | powerbi, microsoft power bi, ms power bi, DAX!, power query, power pivot | Data visualization, Business intelligence
Looker | lookml, looker studio, google data studio, data studio | Data visualization, Business intelligence
Qlik | qlikview, qlik sense, qliksense | Data visualization, Business intelligence
MicroStrategy | sap businessobjects, business objects, cognos, ibm cognos, crystal reports, SSRS!, sisense, domo bi | Business intelligence
Metabase | apache superset | Business intelligence
Data visualization | data visualisation, dashboards, dashboarding, dashboard development, dashboard design, visualizing data, charts and graphs, matplotlib, seaborn, plotly | Data analysis 0.5
Reporting | report writing, report generation, reports and dashboards, ad hoc reporting, management reporting, operational reporting
KPI tracking | kpis, key performance indicators, performance metrics, kpi reporting, metrics reporting | Reporting 0.6
Statistics | statistical analysis, statistical methods, statistical modeling, statistical modelling, statistical techniques, statistical tests, hypothesis testing, inferential statistics, descriptive statistics, regression analysis, biostatistics
SAS! | sas programming, base sas, sas enterprise guide, sas/stat, sas macro | Statistics, Data analysis
SPSS | ibm spss, spss statistics | Statistics, Data analysis
Stata? | stata programming, stata se | Statistics, Data analysis, Econometrics 0.5
Minitab | jmp software | Statistics
Econometrics | econometric modelling, econometric modeling, econometric analysis, causal inference | Statistics
Forecasting | demand forecasting models, time series analysis, time series forecasting, predictive forecasting
A/B testing | ab testing, a/b tests, a-b testing, split testing, experimentation, multivariate testing, experiment design | Statistics 0.5
Web analytics | google analytics, ga4, google analytics 4, adobe analytics, matomo, google tag manager, GTM!, site analytics | Data analysis 0.6
Product analytics | mixpanel, amplitude analytics, heap analytics, segment cdp, hotjar, fullstory | Data analysis 0.7
Survey research | survey design, surveys, questionnaire design, qualtrics, surveymonkey, survey administration
Operations research | mathematical optimization, linear programming, optimization models, mathematical modelling, mathematical modeling
Numerical analysis | numerical methods, scientific computing, numerical simulation, monte carlo simulation
Mathematics | maths, applied mathematics, calculus, linear algebra, mathematical skills, algebra, geometry, trigonometry
Geographic information systems | GIS!, arcgis, qgis, esri, arcmap, arcgis pro, spatial analysis, geospatial analysis, geospatial, remote sensing, cartography
Data entry | data-entry, data input, 10-key, ten key, alphanumeric data entry, keying data, data capture
`,
  },
  {
    category: 'Machine learning',
    kind: 'skill',
    rows: `
Data science | data scientist, applied data science | Statistics, Data analysis, Programming 0.5
Machine learning | ML!, machine-learning, predictive modeling, predictive modelling, predictive models, supervised learning, machine learning models, machine learning algorithms, xgboost, random forests, gradient boosting, lightgbm | Statistics 0.6
Deep learning | neural networks, deep neural networks, cnns, rnns, transformers models | Machine learning
Artificial intelligence | AI!, artificial intelligence systems, ai tools, ai/ml
Generative AI | gen ai, genai, generative ai models, stable diffusion, midjourney | Artificial intelligence
Large language models | LLM!, llms, large language model, chatgpt, gpt-4, openai api, langchain, llamaindex, retrieval-augmented generation, retrieval augmented generation, RAG!, fine-tuning llms, ai agents | Generative AI, Artificial intelligence, Natural language processing 0.7
Prompt engineering | prompt design, prompting | Large language models 0.7
Natural language processing | NLP!, text mining, text analytics, sentiment analysis, spacy, nltk, named entity recognition, speech recognition | Machine learning 0.8
PyTorch | Torch! | Deep learning, Machine learning, Python
TensorFlow | tensor flow, keras | Deep learning, Machine learning, Python
scikit-learn | sklearn, scikit learn | Machine learning, Python
Pandas | python pandas, polars | Python, Data analysis
NumPy | scipy, numpy arrays | Python, Numerical analysis 0.6
Jupyter | jupyter notebook, jupyter notebooks, jupyterlab, google colab | Python 0.7
Hugging Face | huggingface, hugging face transformers | Deep learning, Natural language processing, Python 0.8
MLOps | ml ops, mlflow, kubeflow, model deployment, model monitoring, feature store | Machine learning 0.8, DevOps 0.5
Amazon SageMaker | sagemaker, aws sagemaker, amazon bedrock, aws bedrock | Machine learning, AWS
Vertex AI | google vertex ai, azure machine learning, azure ml, azure openai | Machine learning
Recommender systems | recommendation systems, recommendation engines, personalization algorithms | Machine learning
Reinforcement learning | multi-armed bandits | Machine learning
Bayesian statistics | bayesian inference, bayesian methods, stan modelling, pymc | Statistics
Data annotation | data labeling, data labelling, image annotation
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
