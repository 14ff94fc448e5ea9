import ObjectModel
public import Syntax

/// How a class is written: as which what mends it must be written.
public struct CodeStyle: Hashable, Sendable {
  public var dialect: Dialect
  public var memory: Memory
  /// What of the fields in question has no property.
  public var ivars: Set<String> = []
}

extension CodeStyle {
  /// `self.name = nil;` for each.
  func clearing(_ names: [String]) -> String { names.map(clearing).joined(separator: " ") }

  private func clearing(_ name: String) -> String {
    if dialect == .swift { return "\(name) = nil" }
    guard ivars.contains(name) else { return "self.\(name) = nil;" }
    return memory == .manual ? "[\(name) release]; \(name) = nil;" : "\(name) = nil;"
  }

  /// What makes a closure capture a variable without owning it: weakly, where there is weakness.
  func capture(of name: String) -> Repair {
    if let dot = name.lastIndex(of: ".") {
      // A method that is handed over as a closure owns its object.
      let owner = name[..<dot]
      return .captureWeakly("{ [weak \(owner)] in \(owner)?\(name[dot...])(…) }")
    }
    let end = name.prefix(1).uppercased() + name.dropFirst()
    switch (dialect, memory) {
    case (.swift, _): return .captureWeakly("[weak \(name)]")
    case (.objectiveC, .automatic):
      return .captureWeakly("__weak typeof(\(name)) weak\(end) = \(name);")
    case (.objectiveC, .manual):
      return .captureUnowned("__block typeof(\(name)) block\(end) = \(name);")
    }
  }

  /// What takes back all that an object is registered for before it goes.
  var endOfOwnObservations: String {
    whenFreed(dialect.endOfObservation(by: "self", isOwn: false))
  }

  /// What ends that an object is told of a key before it goes.
  func endOfOwnObservation(ofKey path: String) -> String {
    whenFreed(
      dialect == .swift
        ? "object.removeObserver(self, forKeyPath: \"\(path)\")"
        : "[object removeObserver:self forKeyPath:@\"\(path)\"]")
  }

  private func whenFreed(_ end: String) -> String {
    switch (dialect, memory) {
    case (.swift, _): "deinit { \(end) }"
    case (.objectiveC, .automatic): "- (void)dealloc { \(end); }"
    case (.objectiveC, .manual): "- (void)dealloc { \(end); [super dealloc]; }"
    }
  }

  /// What takes a block back that observes, by the token that was kept of it.
  var endOfBlockObservation: String { dialect.endOfObservation(by: "token", isOwn: false) }

  /// The declaration of a delegate that does not own it.
  func weakening(_ name: String) -> Repair {
    switch (dialect, memory) {
    case (.swift, _): .declareWeak("weak var \(name)")
    case (.objectiveC, .automatic): .declareWeak("@property (nonatomic, weak) id \(name);")
    case (.objectiveC, .manual): .declareWeak("@property (nonatomic, assign) id \(name);")
    }
  }

  /// What keeps a pointer from dangling, of an outlet that does not own its object.
  func clearing(dangling outlet: String) -> Repair {
    memory == .manual ? .letGo(clearing([outlet])) : .clearOutlet(outlet)
  }
}
