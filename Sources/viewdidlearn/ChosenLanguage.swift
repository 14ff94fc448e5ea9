import Curriculum
import Learning
import Storage

extension Journal {
  /// The language that was chosen last with `:language`, in any place; nil where none was.
  var chosenLanguage: Language? {
    Progress((try? newest(of: Progress.bookmarks)) ?? []).language.flatMap {
      Language(rawValue: $0)
    }
  }

  /// Has the next start speak a language. That it could not be kept is no reason to stop.
  func choose(_ language: Language, at time: Instant) {
    _ = try? append([Entry(at: time, .languageChosen, language: language.rawValue)])
  }
}
