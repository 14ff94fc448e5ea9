public import Curriculum
public import Sessions

extension Library {
  /// A plan by its id, which its file bears; nil where there is none, or it is not sound.
  public func plan(named name: String) -> Plan? {
    guard name.isIdentifier, let source = file(at: "Lessons/\(name).yaml")
    else { return nil }
    let reading = Plan.read(source)
    return reading.isSound ? reading.value : nil
  }

  /// The slides of a lesson, by its id or number, or of a plan; nil where there is neither.
  ///
  /// - Parameter weakest: the items that the room was weakest at, the weakest first.
  public func slides(named name: String, weakest: [String] = []) -> Slides? {
    if let plan = plan(named: name) { return Slides(plan, library: self, weakest: weakest) }
    guard let entry = lesson(named: name) else { return nil }
    let text = text(of: entry, in: entry.lesson.origin.value)
    return Slides(entry.lesson) { text?[$0]?.ask.blocks.isEmpty == false }
  }

  /// What a page, or a whole lesson, is called in a language; its name where it has no title.
  func title(of item: String, in language: Language) -> String {
    let parts = item.split(separator: "/").map { String($0) }
    guard let first = parts.first, let entry = lesson(named: first) else { return item }
    let text = text(of: entry, in: language)
    let title = text?.title.value ?? item
    return parts.count == 2 ? text?[parts[1]]?.title.plainText ?? title : title
  }
}
