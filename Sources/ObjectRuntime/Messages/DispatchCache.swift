package import ObjectModel
import Syntax
import UIKitAPI

/// What was found out in a turn about classes, messages and formats, which no turn changes.
///
/// The first look costs a walk through the superclasses; most messages are sent more than once.
final class DispatchCache {
  /// What a message to the objects of a class, or to the class itself, runs.
  final class Entry {
    let selector: Selector
    let type: ClassID
    let isOfClass: Bool
    let method: Simulation.Method
    let showing: LifeCycle.Showing

    init(
      _ selector: Selector, _ type: ClassID, isOfClass: Bool, _ method: Simulation.Method,
      _ showing: LifeCycle.Showing
    ) {
      self.selector = selector
      self.type = type
      self.isOfClass = isOfClass
      self.method = method
      self.showing = showing
    }
  }

  /// What the death of an object lets go of, and what a new one holds.
  struct Layout {
    var blank: [Value]
    /// In the order in which they are let go.
    var owned: [Field]

    /// A field that an object lets go of when it dies, or that forgets it.
    struct Field {
      var slot: Int
      var label: String
      var isWeak: Bool
    }
  }

  private struct Unanswered: Hashable {
    var selector: Selector
    var type: ClassID
    var isOfClass: Bool
  }

  /// The classes of Foundation's own collections: to ask the table of classes would cost a look
  /// whether it has been made.
  let array, mutableArray, dictionary, mutableDictionary: ClassID?

  private static let size = 256
  private var entries = [Entry?](repeating: nil, count: size)
  /// The messages that nobody answers.
  private var unanswered: Set<Unanswered> = []
  private var layouts: [Layout?] = []
  private var formats: [String: [FormatPiece]] = [:]
  /// The format that was asked for last.
  private var lastFormat = (text: "", pieces: [FormatPiece]())

  init(_ framework: FrameworkTable) {
    (array, mutableArray) = (framework.array, framework.mutableArray)
    (dictionary, mutableDictionary) = (framework.dictionary, framework.mutableDictionary)
  }

  /// Some message with this place was found last.
  private static func place(_ selector: Selector, _ type: ClassID, _ isOfClass: Bool) -> Int {
    let name = selector.name.utf8
    let letter = Int(name.first ?? 0) &* 7 &+ name.count &* 31
    return (letter &+ type.index &* 59 &+ (isOfClass ? 1 : 0)) & (size - 1)
  }

  func entry(_ selector: Selector, _ type: ClassID, isOfClass: Bool) -> Entry? {
    guard let entry = entries[Self.place(selector, type, isOfClass)], entry.type == type,
      entry.isOfClass == isOfClass, entry.selector == selector
    else { return nil }
    return entry
  }

  func remember(_ entry: Entry) {
    entries[Self.place(entry.selector, entry.type, entry.isOfClass)] = entry
  }

  func isUnanswered(_ selector: Selector, _ type: ClassID, isOfClass: Bool) -> Bool {
    unanswered.contains(Unanswered(selector: selector, type: type, isOfClass: isOfClass))
  }

  func remember(unanswered selector: Selector, _ type: ClassID, isOfClass: Bool) {
    guard unanswered.count < Self.size else { return }
    unanswered.insert(Unanswered(selector: selector, type: type, isOfClass: isOfClass))
  }

  func forgetMethods() {
    entries = [Entry?](repeating: nil, count: Self.size)
    unanswered = []
  }

  /// A format taken apart.
  func pieces(of format: String) -> [FormatPiece] {
    if lastFormat.text == format { return lastFormat.pieces }
    let pieces = formats[format] ?? FormatPiece.pieces(of: format)
    if formats.count < Self.size { formats[format] = pieces }
    lastFormat = (format, pieces)
    return pieces
  }

  func layout(of type: ClassID) -> Layout? {
    type.index < layouts.count ? layouts[type.index] : nil
  }

  func remember(_ layout: Layout, of type: ClassID) {
    while layouts.count <= type.index { layouts.append(nil) }
    layouts[type.index] = layout
  }
}

// MARK: - Looking
extension Turn {
  /// What a message runs; nil where nobody answers it.
  func dispatch(
    _ selector: Selector, _ type: ClassID, isOfClass: Bool
  ) -> DispatchCache.Entry? {
    if let known = cache.entry(selector, type, isOfClass: isOfClass) { return known }
    if cache.isUnanswered(selector, type, isOfClass: isOfClass) { return nil }
    let method =
      isOfClass
      ? simulation.classMethod(selector, of: type) : simulation.method(selector, of: type)
    guard let method else {
      cache.remember(unanswered: selector, type, isOfClass: isOfClass)
      return nil
    }
    let entry = DispatchCache.Entry(
      selector, type, isOfClass: isOfClass, method, simulation.showing(of: selector, in: type))
    cache.remember(entry)
    return entry
  }

  /// A format taken apart.
  package func pieces(of format: String) -> [FormatPiece] { cache.pieces(of: format) }

  mutating func layout(of type: ClassID) -> DispatchCache.Layout {
    if let known = cache.layout(of: type) { return known }
    let found = simulation.layout(of: type)
    cache.remember(found, of: type)
    return found
  }
}

extension Simulation {
  /// What the runtime does after the last `dealloc`: strong ivars of classes under ARC let go, in
  /// the order of their declaration, and so do the framework's own. Under manual counting nobody
  /// does.
  ///
  /// Objective-C begins with the class of the object; where all is Swift, its superclass comes
  /// first.
  fileprivate func layout(of type: ClassID) -> DispatchCache.Layout {
    let lineage = Array(classes.lineage(of: type))
    let isSwift = lineage.dropLast().allSatisfy { classes[outline: $0].isSwift }
    var owned: [DispatchCache.Layout.Field] = []
    for owner in isSwift ? lineage.reversed() : lineage {
      let isLearners = classes[outline: owner].isLearners
      if isLearners && classes[outline: owner].memory == .manual { continue }
      for (place, ivar) in self[owner].ivars.enumerated() where !ivar.type.isScalar {
        owned.append(
          DispatchCache.Layout.Field(
            slot: self[owner].firstField + place, label: ivar.label,
            isWeak: ivar.strength == .weak))
      }
    }
    return DispatchCache.Layout(blank: blankFields(of: type), owned: owned)
  }
}
