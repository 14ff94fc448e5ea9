package import Declaring
import Lookup
import Meaning
import Syntax
import TypedTree

// Texts whose declarations stand in any order.
extension Typing {
  /// Declares a text's types, functions and computed variables before any of its statements runs,
  /// as swiftc does with declarations outside the main file's code. Types are looked at twice at
  /// most: what a first look found unknown is declared again once everything has a name. Bodies
  /// come last, as they may use all of it.
  package mutating func announce(_ announcements: [Announcement]) {
    findings = announcements.map { _ in [] }
    isAnnouncing = true
    declarations.declaredTwice = functionsDeclaredTwice(among: announcements)
    for declaration in announcements {
      source = declaration.source
      announceNames(declaration.statement)
    }
    var unsure: [Int] = []
    sight.isFirstLook = true
    for place in inOrder(announcements) where !declare(announcements[place], at: place) {
      unsure.append(place)
    }
    sight.isFirstLook = false
    declareUnsureInstances()
    // What named something that came later is clear now.
    let again = Set(unsure)
    pending.removeAll { $0.place.map(again.contains) ?? false }
    for place in unsure { _ = declare(announcements[place], at: place) }
    isAnnouncing = false
    typePending()
    settle(announcements)
    findings = []
  }

  /// Declares; answers whether all that it names is known.
  private mutating func declare(_ declaration: Announcement, at place: Int) -> Bool {
    (source, announcedPlace, diagnostics, hasGuessed) = (declaration.source, place, [], false)
    context = Surroundings(memory: .automatic, dialect: .swift)
    _ = resolve(topLevel: declaration.statement)
    findings[place] = diagnostics
    return !hasErrors && !hasGuessed
  }
}
