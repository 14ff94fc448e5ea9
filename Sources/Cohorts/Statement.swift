/// Everything that is asked of a cohort's database, as SQLite and PostgreSQL run it alike.
///
/// The first parameter is the cohort: each statement but `newestStep` goes to the one shard that has
/// it. Text is never put in order here, as engines differ in that.
/// All may be run twice: a statement whose answer was lost is sent again.
public enum Statement: String, CaseIterable, Sendable {
  /// Answers how many steps the schema has been through.
  case newestStep = "SELECT MAX(step) FROM schema_step"

  // MARK: A class and its presenter

  /// cohort, slides, presenter, now, and when a presenter was heard last who counts as gone; answers
  /// the presenter, or nothing where another presents.
  case present = """
    INSERT INTO class (cohort, slides, presenter, heard) VALUES ($1, $2, $3, $4)
    ON CONFLICT (cohort) DO UPDATE
    SET slides = excluded.slides, presenter = excluded.presenter, heard = excluded.heard
    WHERE class.presenter = excluded.presenter OR class.heard < $5
    RETURNING presenter
    """

  /// cohort, presenter.
  case stopPresenting = """
    UPDATE class SET heard = 0, backdrop = '' WHERE cohort = $1 AND presenter = $2
    """

  /// cohort, presenter, backdrop.
  case hang = "UPDATE class SET backdrop = $3 WHERE cohort = $1 AND presenter = $2"

  /// cohort; answers slides, presenter, heard, backdrop.
  case `class` = "SELECT slides, presenter, heard, backdrop FROM class WHERE cohort = $1"

  // MARK: Learners

  /// cohort, learner, name. A name that was given stays.
  case enrol = """
    INSERT INTO learner (cohort, learner, name, extra) VALUES ($1, $2, $3, 0)
    ON CONFLICT (cohort, learner) DO UPDATE SET name = excluded.name
    WHERE excluded.name <> ''
    """

  /// cohort; answers learner, name, extra.
  case learners = "SELECT learner, name, extra FROM learner WHERE cohort = $1"

  /// cohort, learner, extra.
  case giveTime = "UPDATE learner SET extra = $3 WHERE cohort = $1 AND learner = $2"

  // MARK: Who is in a room

  /// cohort, learner, typing: a terminal has heard the presenter as often as this.
  case sit = """
    INSERT INTO seat (cohort, learner, heard, typing)
    SELECT cohort, $2, heard, $3 FROM class WHERE cohort = $1 ON CONFLICT (cohort, learner)
    DO UPDATE SET heard = excluded.heard, typing = excluded.typing
    """

  /// cohort, learner.
  case leave = "UPDATE seat SET heard = 0 WHERE cohort = $1 AND learner = $2"

  /// cohort, when a terminal was heard of last that counts as gone; answers who is here: learner,
  /// dealt.
  case seated = "SELECT learner, dealt FROM seat WHERE cohort = $1 AND heard > $2"

  /// cohort, learner, dealt.
  case deal = "UPDATE seat SET dealt = $3 WHERE cohort = $1 AND learner = $2"

  /// cohort, learner; answers dealt.
  case ownSeat = "SELECT dealt FROM seat WHERE cohort = $1 AND learner = $2"

  /// cohort, poll, round, when a terminal was heard of last that counts as gone, typing (the poll
  /// and round as `seat` has them); answers how many have answered and type no more, how many are
  /// here and have not, how many of those type, and how many of those have more time.
  case attendance = """
    SELECT
      (SELECT COUNT(*) FROM answer WHERE cohort = $1 AND poll = $2 AND round = $3
        AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.cohort = $1
          AND seat.learner = answer.learner AND heard > $4 AND typing = $5)),
      COUNT(*),
      COUNT(CASE WHEN typing = $5 THEN 1 END),
      COUNT(CASE WHEN EXISTS (SELECT 1 FROM learner WHERE learner.cohort = $1
        AND learner.learner = seat.learner AND extra > 0) THEN 1 END)
    FROM seat WHERE cohort = $1 AND heard > $4
      AND (typing = $5 OR NOT EXISTS (SELECT 1 FROM answer WHERE answer.cohort = $1
        AND poll = $2 AND round = $3 AND answer.learner = seat.learner))
    """

  // MARK: Questions put to a room

  /// cohort, poll, round, item, question, opened, closes, vote.
  case put = """
    INSERT INTO poll (cohort, poll, round, item, question, opened, closes, closed, vote)
    VALUES ($1, $2, $3, $4, $5, $6, $7, 0, $8)
    ON CONFLICT (cohort, poll, round) DO NOTHING
    """

  /// cohort, poll, round, closes: closes it but for learners with extra time.
  case closeButForExtra = """
    UPDATE poll SET closes = $4 WHERE cohort = $1 AND poll = $2 AND round = $3 AND closed = 0
    """

  /// cohort, poll, round, closed.
  case close = """
    UPDATE poll SET closed = $4 WHERE cohort = $1 AND poll = $2 AND round = $3 AND closed = 0
    """

  /// cohort, poll, round, revealed: the room has seen what is right.
  case reveal = """
    UPDATE poll SET revealed = $4 WHERE cohort = $1 AND poll = $2 AND round = $3 AND revealed = 0
    """

  /// cohort; answers the one that was opened or revealed last: poll, round, item, question, opened,
  /// closes, closed, revealed, vote.
  case newestPoll = """
    SELECT poll, round, item, question, opened, closes, closed, revealed,
      CASE WHEN vote = 0 THEN round ELSE vote END
    FROM poll WHERE cohort = $1 ORDER BY CASE WHEN revealed > opened THEN revealed ELSE opened END DESC,
      round DESC LIMIT 1
    """

  /// cohort; answers all in the order of their opening: the columns of `newestPoll`.
  case polls = """
    SELECT poll, round, item, question, opened, closes, closed, revealed,
      CASE WHEN vote = 0 THEN round ELSE vote END
    FROM poll WHERE cohort = $1 ORDER BY opened, round
    """

  // MARK: Answers of a room

  /// cohort, poll, round, learner, answer, score, misconception, answered; answers `answered`, or
  /// nothing where the question is closed to this learner.
  case answer = """
    INSERT INTO answer
      (cohort, poll, round, item, learner, answer, score, misconception, answered)
    SELECT cohort, poll, round, item, $4, $5, $6, $7, $8 FROM poll
    WHERE cohort = $1 AND poll = $2 AND round = $3 AND closed = 0
      AND (closes = 0 OR EXISTS (
        SELECT 1 FROM learner WHERE cohort = $1 AND learner = $4 AND extra > 0))
    ON CONFLICT (cohort, poll, round, learner) DO UPDATE
    SET answer = excluded.answer, score = excluded.score,
      misconception = excluded.misconception, answered = excluded.answered
    RETURNING answered
    """

  /// cohort, poll, round, learner, score, misconception: marked where the key is known.
  case mark = """
    UPDATE answer SET score = $5, misconception = $6
    WHERE cohort = $1 AND poll = $2 AND round = $3 AND learner = $4
    """

  /// cohort, poll, round, learner; answers what one has answered so far.
  case ownAnswer = """
    SELECT answer FROM answer WHERE cohort = $1 AND poll = $2 AND round = $3 AND learner = $4
    """

  /// cohort, poll, round; answers learner, answer, score, misconception.
  case answers = """
    SELECT learner, answer, score, misconception FROM answer
    WHERE cohort = $1 AND poll = $2 AND round = $3
    """

  /// cohort, poll, round.
  case answerCount = """
    SELECT COUNT(*) FROM answer WHERE cohort = $1 AND poll = $2 AND round = $3
    """

  /// cohort; answers poll, round, item, learner, answer, score, misconception, answered of all that
  /// its room was asked.
  case roomAnswers = """
    SELECT poll, round, item, learner, answer, score, misconception, answered FROM answer
    WHERE cohort = $1
    """

  // MARK: What was answered alone

  /// cohort, learner, item, answered, score, tries, hints, shown, seconds, misconception.
  case push = """
    INSERT INTO attempt
      (cohort, learner, item, answered, score, tries, hints, shown, seconds, misconception)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    ON CONFLICT (cohort, learner, item, answered) DO NOTHING
    """

  /// cohort, learner; answers item, answered of all that one has pushed.
  case pushed = "SELECT item, answered FROM attempt WHERE cohort = $1 AND learner = $2"

  // MARK: The bell of a room

  /// cohort; answers the cohort, or nothing where the bell rings already or nobody heeds it.
  case ring = "UPDATE bell SET rung = 1 WHERE cohort = $1 AND rung = 0 RETURNING cohort"

  /// cohort: the presenter looks now, and the next one rings anew.
  case heed = """
    INSERT INTO bell (cohort, rung) VALUES ($1, 0)
    ON CONFLICT (cohort) DO UPDATE SET rung = 0 WHERE bell.rung = 1
    """

  // MARK: Reports

  /// cohort; answers how many learners it has.
  case learnerCount = "SELECT COUNT(*) FROM learner WHERE cohort = $1"

  /// cohort; answers item, vote (0: answered alone), answers, right ones, sum of the scores. What is
  /// not marked is left out; what one learner has given to one vote is one answer, of their mean.
  case answersByItem = """
    SELECT item, vote, COUNT(*), CAST(SUM(CASE WHEN score = 1000 THEN 1 ELSE 0 END) AS BIGINT),
      CAST(SUM(score) AS BIGINT)
    FROM (
      SELECT answer.item AS item,
        CASE WHEN poll.vote = 0 THEN answer.round ELSE poll.vote END AS vote,
        CAST(SUM(score) AS BIGINT) / COUNT(*) AS score
      FROM answer JOIN poll ON poll.cohort = answer.cohort AND poll.poll = answer.poll
        AND poll.round = answer.round
      WHERE answer.cohort = $1 AND score >= 0
      GROUP BY answer.item, CASE WHEN poll.vote = 0 THEN answer.round ELSE poll.vote END,
        answer.poll, learner
      UNION ALL SELECT item, CAST(0 AS BIGINT) AS vote, score FROM attempt WHERE cohort = $1
    ) AS told GROUP BY item, vote
    """

  /// cohort; answers misconception, answers, right ones, sum of the scores: what whoever answered so
  /// at first seems to think.
  case answersByMisconception = """
    SELECT misconception, COUNT(*),
      CAST(SUM(CASE WHEN score = 1000 THEN 1 ELSE 0 END) AS BIGINT), CAST(SUM(score) AS BIGINT)
    FROM (
      SELECT misconception, score FROM answer JOIN poll ON poll.cohort = answer.cohort
        AND poll.poll = answer.poll AND poll.round = answer.round
      WHERE answer.cohort = $1 AND score >= 0 AND misconception <> ''
        AND CASE WHEN poll.vote = 0 THEN answer.round ELSE poll.vote END = 1
      UNION ALL SELECT misconception, score FROM attempt
      WHERE cohort = $1 AND misconception <> ''
    ) AS told GROUP BY misconception
    """

  /// cohort; the same by the moment at which a day of UTC began.
  case answersByDay = """
    SELECT day, COUNT(*), CAST(SUM(CASE WHEN score = 1000 THEN 1 ELSE 0 END) AS BIGINT),
      CAST(SUM(score) AS BIGINT)
    FROM (
      SELECT MIN(answered) - MIN(answered) % 86400000 AS day,
        CAST(SUM(score) AS BIGINT) / COUNT(*) AS score
      FROM answer JOIN poll ON poll.cohort = answer.cohort AND poll.poll = answer.poll
        AND poll.round = answer.round
      WHERE answer.cohort = $1 AND score >= 0
        AND CASE WHEN poll.vote = 0 THEN answer.round ELSE poll.vote END = 1
      GROUP BY answer.poll, learner
      UNION ALL SELECT answered - answered % 86400000 AS day, score FROM attempt
      WHERE cohort = $1
    ) AS told GROUP BY day
    """
}
