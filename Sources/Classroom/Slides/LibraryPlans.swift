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
}
