public import Diagnostics
import Interpreter

// Where in the files something stands.
extension Lint {
  /// The file in which the line of a finding says what the finding is about, else where the class
  /// is implemented.
  func place(of finding: Finding) -> (file: Int, SourceRange)? {
    let name = finding.evidence.name
    let home = world.source(ofClass: finding.type)
    let homes = files.indices.filter { files[$0].source.name == home?.name }
    func names(_ file: Int) -> Bool {
      !name.isEmpty && files[file].source.line(finding.line).contains(name)
    }
    func declares(_ file: Int) -> Bool { files[file].source.declares(finding.type) }
    // Of a thousand files few are asked whether they declare the class.
    let naming = homes.first(where: names) ?? files.indices.first { names($0) && declares($0) }
    let file =
      naming ?? files.indices.first(where: names) ?? homes.first
      ?? files.indices.first(where: declares) ?? files.indices.first
    if let file, let range = files[file].source.range(ofLine: finding.line, marking: name) {
      return (file, range)
    }
    // Of what has no line, the class says where to look.
    return home.map { _ in place(ofClass: finding.type) }
  }

  /// Where a fault was raised; where no method of the app's was running, the class stands for it.
  func place(of raised: Raised, in type: String) -> (file: Int, SourceRange) {
    if let home = raised.home, let file = files.firstIndex(where: { $0.source.name == home }),
      let range = files[file].source.range(ofLine: raised.line, marking: "")
    {
      return (file, range)
    }
    return place(ofClass: type)
  }

  /// Where a class is implemented or declared.
  func place(ofClass type: String) -> (file: Int, SourceRange) {
    let home = world.source(ofClass: type)?.name
    let file =
      files.firstIndex { $0.source.name == home }
      ?? files.firstIndex { $0.source.text.contains(type) } ?? 0
    return (file, files[file].source.range(ofClass: type))
  }
}

// MARK: - What cannot be made
extension Lint {
  /// A controller that could not be made, so that no life was led.
  public struct Unmade: Hashable, Sendable {
    public var type: String
    public var reason: Reason
    /// The number of the file, from 0.
    public var file: Int
    public var range: SourceRange

    /// Why no life could be led.
    public enum Reason: Hashable, Sendable {
      /// For a parameter of its initialiser, as it is written, no value is known.
      case unknownArgument(String)
      /// Its initialiser ended the app.
      case ended
      /// The class itself, or one above it, has no implementation in the files.
      case unimplemented(String)
    }
  }

  func unmade(_ type: String, _ obstacle: StandardLife.Obstacle) -> Unmade {
    var (file, range) = place(ofClass: type)
    let reason: Unmade.Reason
    switch obstacle {
    case .unknownArgument(let parameter):
      file = place(ofClass: world.initializers(of: type).owner).file
      range = parameter.range
      reason = .unknownArgument(String(files[file].source[range]))
    case .ended: reason = .ended
    case .unimplemented(let missing): reason = .unimplemented(missing)
    }
    return Unmade(type: type, reason: reason, file: file, range: range)
  }
}

extension Lint.Warning {
  /// Whether it says nothing that the other does not.
  public func isSame(as other: Lint.Warning) -> Bool {
    finding.subject == other.finding.subject && file == other.file && range == other.range
      && finding.evidence.name == other.finding.evidence.name
  }
}

extension SourceText {
  /// Where a class is implemented, else declared, else named first; the beginning when it stands
  /// nowhere.
  fileprivate func range(ofClass name: String) -> SourceRange {
    let place = line(declaring: name) ?? lines(naming: name).first
    return place.flatMap { range(ofLine: $0, marking: name) } ?? SourceRange(0, 0)
  }

  /// Whether a class is implemented, declared or extended in it.
  fileprivate func declares(_ name: String) -> Bool { line(declaring: name) != nil }

  /// The line in which a class is implemented, else declared, else extended.
  private func line(declaring name: String) -> Int? {
    let lines = lines(naming: name)
    return ["@implementation", "class", "@interface", "actor", "extension"].lazy
      .compactMap { word in lines.first { self.line($0).words(name, follow: word) } }.first
  }

  private func lines(naming name: String) -> [Int] {
    text.contains(name) ? (1...max(1, lineCount)).filter { line($0).contains(name) } : []
  }

  /// The part of a line to be marked: a name that stands in it, else all but its margins.
  fileprivate func range(ofLine number: Int, marking name: String) -> SourceRange? {
    guard let start = offset(ofLine: number) else { return nil }
    let line = Array(line(number).utf8)
    let name = Array(name.utf8)
    if !name.isEmpty, name.count <= line.count {
      for place in 0...(line.count - name.count)
      where line[place...].starts(with: name) {
        return SourceRange(start + place, start + place + name.count)
      }
    }
    let isBlank = { (byte: UInt8) in byte == 32 || byte == 9 }
    guard let first = line.firstIndex(where: { !isBlank($0) }),
      let last = line.lastIndex(where: { !isBlank($0) })
    else { return nil }
    return SourceRange(start + first, start + last + 1)
  }
}

extension Substring {
  /// Whether a name stands in it right behind another word.
  fileprivate func words(_ name: String, follow word: String) -> Bool {
    let words = split { !($0.isLetter || $0.isNumber || "_@".contains($0)) }
    return zip(words, words.dropFirst()).contains { $0 == word && $1 == name }
  }
}
