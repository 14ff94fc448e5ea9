import Cohorts
import Learning
import LibC
import Phrases
import Rendering
import Sessions
import Storage
import Typesetting

/// `viewdidlearn cohort push`: the learner's own answers go to a cohort, because the learner says so.
extension CohortProgram {
  /// Sends the journal's answers, and says how many were new and under which name.
  func push() -> Int32 {
    do throws(JournalError) {
      let entries = try Journal(folder: arguments.stateFolder).entries(of: [.answered])
      return push(entries)
    } catch {
      renderer.report(renderer.failure(of: error))
      return Program.Exit.machineFailed
    }
  }

  /// Opens the database with the learner's token.
  private func push(_ entries: [Entry]) -> Int32 {
    let token: LearnerToken
    do throws(Files.WritingFault) {
      token = try LearnerToken(in: arguments.stateFolder)
    } catch {
      return renderer.report(error, path: LearnerToken.path(in: arguments.stateFolder))
    }
    let subjects = Content(arguments.content).library.subjects()
    let answers = entries.compactMap { PushedAnswer($0, subjects: subjects) }
    do throws(DatabaseFault) {
      let (count, name) = try push(answers, of: token, to: try opening.open(token: token.secret))
      let phrases = renderer.phrases
      for sentence in [
        phrases.pushed(count, to: arguments.cohort, at: opening.address),
        phrases.pushedUnder(name), phrases.classesKeepTheirs,
      ] {
        Output.lines(renderer.lines(ofSentence: visible(sentence)))
      }
      return Program.Exit.done
    } catch {
      return opening.report(error)
    }
  }

  /// Sends what is not there yet, all or nothing; answers how much that was, and the name that the
  /// learner has there, given now or before.
  private func push(
    _ answers: [PushedAnswer], of token: LearnerToken, to database: any Database
  ) throws(DatabaseFault) -> (Int, name: String) {
    let learner: [Datum] = [.text(arguments.cohort), .text(token.learner)]
    return try database.transaction { () throws(DatabaseFault) in
      try database.run(.enrol, learner + [.text(arguments.paths[.name] ?? "")])
      let known = Set(try database.run(.pushed, learner))
      let new = answers.filter { !known.contains(Row([.text($0.item), .integer($0.answered)])) }
      for answer in new {
        try database.run(.push, answer.values(of: token.learner, in: arguments.cohort))
      }
      return (new.count, try token.name(in: arguments.cohort, of: database))
    }
  }
}
