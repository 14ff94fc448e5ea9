extension Step {
  /// Whoever made the tables, and members of that role, see and write everything; every other role
  /// of the database is a learner's. It shows who it is by its token, whose SHA-256 is the id: it
  /// reads and writes rows of that id and no other. A class and its questions are for all to read.
  static let learnersRights: StaticString = """
    GRANT SELECT ON schema_step, class, poll TO PUBLIC;
    GRANT SELECT, INSERT, UPDATE ON learner, answer, attempt TO PUBLIC;
    CREATE FUNCTION learner_of_token() RETURNS TEXT LANGUAGE SQL STABLE AS $$
      SELECT encode(sha256(convert_to(current_setting('viewdidlearn.token', true), 'UTF8')), 'hex')
    $$;
    ALTER TABLE learner ENABLE ROW LEVEL SECURITY;
    ALTER TABLE answer ENABLE ROW LEVEL SECURITY;
    ALTER TABLE attempt ENABLE ROW LEVEL SECURITY;
    CREATE POLICY own ON learner USING (learner = learner_of_token());
    CREATE POLICY own ON answer USING (learner = learner_of_token());
    CREATE POLICY own ON attempt USING (learner = learner_of_token());
    """
}
