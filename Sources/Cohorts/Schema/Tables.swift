// Moments are milliseconds since 1970, UTC. Scores are thousandths: they sum exactly.
extension Step {
  static let tables: StaticString = """
    -- The steps this schema has been through; a handful of rows, on every shard.
    CREATE TABLE schema_step (step BIGINT NOT NULL, PRIMARY KEY (step));
    INSERT INTO schema_step (step) VALUES (1);
    -- A class or a cohort: what is presented, who presents it (a digest, or empty), and when that
    -- terminal was heard of last (0: it has left).
    CREATE TABLE class (
      cohort TEXT NOT NULL,
      slides TEXT NOT NULL,
      presenter TEXT NOT NULL,
      heard BIGINT NOT NULL,
      PRIMARY KEY (cohort)
    );
    -- Who learns: the digest of a token that never leaves the learner's machine. The name is empty
    -- unless given; extra is how much longer a question stays open, in percent.
    CREATE TABLE learner (
      cohort TEXT NOT NULL,
      learner TEXT NOT NULL,
      name TEXT NOT NULL,
      extra BIGINT NOT NULL,
      PRIMARY KEY (cohort, learner)
    );
    -- A question put to a room, once a round: its item, or all of it as JSON where it was made.
    -- It closed at a moment but for learners with extra time (0: not yet), and for all (0: open).
    CREATE TABLE poll (
      cohort TEXT NOT NULL,
      poll TEXT NOT NULL,
      round BIGINT NOT NULL,
      item TEXT NOT NULL,
      question TEXT NOT NULL,
      opened BIGINT NOT NULL,
      closes BIGINT NOT NULL,
      closed BIGINT NOT NULL,
      PRIMARY KEY (cohort, poll, round)
    );
    CREATE INDEX poll_by_opening ON poll (cohort, opened);
    -- A learner's answer in a round; said again, it is still one. A score of -1: not marked yet.
    CREATE TABLE answer (
      cohort TEXT NOT NULL,
      poll TEXT NOT NULL,
      round BIGINT NOT NULL,
      learner TEXT NOT NULL,
      item TEXT NOT NULL,
      answer TEXT NOT NULL,
      score BIGINT NOT NULL,
      misconception TEXT NOT NULL,
      answered BIGINT NOT NULL,
      PRIMARY KEY (cohort, poll, round, learner)
    );
    -- What a learner answered alone and has pushed; pushed again, it is still one.
    CREATE TABLE attempt (
      cohort TEXT NOT NULL,
      learner TEXT NOT NULL,
      item TEXT NOT NULL,
      answered BIGINT NOT NULL,
      score BIGINT NOT NULL,
      tries BIGINT NOT NULL,
      hints BIGINT NOT NULL,
      shown BIGINT NOT NULL,
      seconds BIGINT NOT NULL,
      misconception TEXT NOT NULL,
      PRIMARY KEY (cohort, learner, item, answered)
    );
    """
}
