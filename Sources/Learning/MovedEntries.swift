/// Where the steps of older lessons have gone: the journal is read through it.
package struct MovedEntries {
  /// `lesson/step` by what it was called before.
  package let steps: [String: String]

  package init(steps: [String: String]) { self.steps = steps }

  /// The entries as if the steps had always been where they are now.
  ///
  /// A lesson whose pages stand in others is not done with them; but what was over is not gone on
  /// with.
  package func callAsFunction(_ entries: [Entry]) -> [Entry] {
    if steps.isEmpty { return entries }
    var reached: [String: Set<String>] = [:]
    return entries.flatMap { entry -> [Entry] in
      var entry = entry
      if let item = steps[entry.item] {
        if entry.kind == .stepReached {
          reached[String(entry.item.prefix { $0 != "/" }), default: []].insert(
            String(item.prefix { $0 != "/" }))
        }
        entry.item = item
        return [entry]
      }
      guard [.lessonDone, .neverResume].contains(entry.kind),
        let others = reached.removeValue(forKey: entry.item)?.subtracting([entry.item])
      else { return [entry] }
      return [entry]
        + others.sorted().map { lesson in
          var other = entry
          (other.kind, other.item) = (.neverResume, lesson)
          return other
        }
    }
  }
}
