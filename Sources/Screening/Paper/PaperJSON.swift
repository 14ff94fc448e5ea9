import Curriculum
public import Notation
import Sessions
import Syntax

// A paper as a pack holds it.
extension Paper {
  public var json: JSON {
    var members: [JSON.Member] = []
    func add(_ name: String, _ value: JSON?) {
      if let value { members.append(JSON.Member(name, value)) }
    }
    members += ask.members
    add("prompt", prompt.json)
    members += subject?.members ?? []
    add("ios", ios.map(JSON.string))
    add("wanted", wanted.isEmpty ? nil : .strings(wanted))
    add("values", wantedValues.isEmpty ? nil : .strings(wantedValues))
    add("app", app.json)
    for dialect in Dialect.allCases { add(dialect.rawValue, faces[dialect]?.json) }
    return .object(members)
  }

  /// Reads what was written; nil for anything else.
  public init?(_ json: JSON) {
    guard let ask = Ask(json), let prompt = Texts(json["prompt"]), let app = App(json["app"]),
      let wanted = json["wanted"].map(\.strings) ?? .some([]),
      let values = json["values"].map(\.strings) ?? .some([])
    else { return nil }
    self.init(prompt: prompt, ask: ask)
    (self.app, self.wanted, wantedValues) = (app, wanted, values)
    (subject, ios) = (Page.Subject(json), json["ios"]?.string)
    for dialect in Dialect.allCases {
      guard let written = json[dialect.rawValue] else { continue }
      guard let face = Face(written) else { return nil }
      faces[dialect] = face
    }
    if ask.hasCode, Dialect.allCases.contains(where: { faces[$0]?.code == nil }) { return nil }
    if self.json != json { return nil }
  }
}

// MARK: - What is asked
extension Paper.Ask {
  /// By these names programs know it.
  fileprivate var name: String {
    switch self {
    case .order: "order"
    case .classify: "classify"
    case .choice: "choice"
    case .calls: "calls"
    case .prints: "prints"
    case .owners: "owners"
    case .number: "number"
    case .spot: "spot"
    case .versions: "versions"
    case .fill: "fill"
    case .fix: "fix"
    case .drive: "drive"
    case .text: "text"
    }
  }

  fileprivate var members: [JSON.Member] {
    func texts(_ texts: [Paper.Texts]) -> JSON { .array(texts.map { $0.json ?? .object([]) }) }
    let own: [JSON.Member] =
      switch self {
      case .order(let calls, let hasDistractors):
        [.init("calls", .strings(calls)), .init("distractors", .bool(hasDistractors))]
      case .classify(let options?): [.init("options", texts(options))]
      case .choice(let options): [.init("options", texts(options))]
      case .calls(let list?): [.init("calls", .strings(list))]
      case .spot(let spot): [.init("lines", .string(spot.rawValue))]
      case .versions(let versions, let value):
        [.init("versions", .strings(versions)), .init("value", .string(value.rawValue))]
      case .fill(let gaps): [.init("gaps", .integers(gaps))]
      case .drive(let objects, let par):
        [.init("objects", .strings(objects)), .init("par", .integer(par))]
      case .classify(nil), .calls(from: nil), .prints, .owners, .number, .fix, .text: []
      }
    return [.init("kind", .string(name))] + own
  }

  fileprivate init?(_ json: JSON) {
    func texts() -> [Paper.Texts]? {
      guard let elements = json["options"]?.elements else { return nil }
      let texts = elements.compactMap { Paper.Texts($0) }
      return texts.count == elements.count && !texts.isEmpty ? texts : nil
    }
    let calls = json["calls"]?.strings
    switch json["kind"]?.string {
    case "order":
      guard let calls, let hasDistractors = json["distractors"]?.bool else { return nil }
      self = .order(calls, hasDistractors: hasDistractors)
    case "classify": self = .classify(texts())
    case "choice":
      guard let options = texts() else { return nil }
      self = .choice(options)
    case "calls": self = .calls(from: calls)
    case "prints": self = .prints
    case "owners": self = .owners
    case "number": self = .number
    case "spot":
      guard let spot = json["lines"]?.string.flatMap(Page.Spot.init) else { return nil }
      self = .spot(spot)
    case "versions":
      guard let versions = json["versions"]?.strings, !versions.isEmpty,
        let value = json["value"]?.string.flatMap(Exercise.Versions.Value.init)
      else { return nil }
      self = .versions(versions, value)
    case "fill":
      guard let gaps = json["gaps"]?.elements?.compactMap(\.integer), !gaps.isEmpty else {
        return nil
      }
      self = .fill(gaps)
    case "fix": self = .fix
    case "drive":
      guard let objects = json["objects"]?.strings, let par = json["par"]?.integer else {
        return nil
      }
      self = .drive(objects, par: par)
    case "text": self = .text
    default: return nil
    }
  }

  /// Whether it cannot be asked without code.
  fileprivate var hasCode: Bool {
    switch self {
    case .fix, .fill, .classify, .drive: true
    case .order, .choice, .calls, .prints, .owners, .number, .spot, .versions, .text: false
    }
  }
}

// MARK: - Parts
extension Paper.Texts {
  fileprivate var json: JSON? {
    if texts.isEmpty { return nil }
    return .object(
      Language.allCases.compactMap { language in
        texts[language].map { JSON.Member(language.rawValue, .string($0)) }
      })
  }

  fileprivate init?(_ json: JSON?) {
    texts = [:]
    guard let json else { return }
    guard let members = json.members else { return nil }
    for member in members {
      guard let language = Language(rawValue: member.name), let text = member.value.string else {
        return nil
      }
      texts[language] = text
    }
  }
}

extension Paper.App {
  fileprivate var json: JSON? {
    let members = [
      ios.map { JSON.Member("ios", .string($0)) },
      memory.map { JSON.Member("memory", .string($0.rawValue)) },
      device.map { JSON.Member("device", .string($0.rawValue)) },
    ].compactMap(\.self)
    return members.isEmpty ? nil : .object(members)
  }

  fileprivate init?(_ json: JSON?) {
    if let ios = json?["ios"]?.string {
      guard UIKitVersion(ios) != nil else { return nil }
      self.ios = ios
    }
    memory = json?["memory"]?.string.flatMap(Snippet.Memory.init)
    device = json?["device"]?.string.flatMap(Setting.Device.init)
  }
}

extension Paper.Face {
  fileprivate var json: JSON {
    let members = [
      setUp.map { JSON.Member("setup", $0.json) },
      showsSetUp ? nil : JSON.Member("hidden", .bool(true)),
      code.map { JSON.Member("code", $0.json) }, play.map { JSON.Member("play", $0.json) },
    ]
    return .object(members.compactMap(\.self))
  }

  fileprivate init?(_ json: JSON) {
    func listing(_ name: String) -> Page.Listing?? {
      json[name].map { Page.Listing($0) }
    }
    for name in ["setup", "code", "play"] where listing(name) == .some(nil) { return nil }
    setUp = listing("setup") ?? nil
    showsSetUp = json["hidden"]?.bool != true
    code = listing("code") ?? nil
    play = listing("play") ?? nil
  }
}

extension Page.Listing {
  fileprivate var json: JSON {
    .object(
      [.init("text", .string(text)), .init("dialect", .string(dialect.rawValue))]
        + (isNumbered ? [.init("numbered", .bool(true))] : []))
  }

  fileprivate init?(_ json: JSON) {
    guard let text = json["text"]?.string,
      let dialect = json["dialect"]?.string.flatMap(Dialect.init)
    else { return nil }
    self.init(text: text, dialect: dialect, isNumbered: json["numbered"]?.bool == true)
  }
}

extension Page.Subject {
  fileprivate var members: [JSON.Member] {
    let (name, value): (String, JSON) =
      switch self {
      case .calls(let name): ("calls-of", .string(name))
      case .callsOfLine(let line): ("calls-of-line", .integer(line))
      case .call(let call): ("call", .string(call))
      case .owners(let name): ("owners-of", .string(name))
      case .size(let name): ("size-of", .string(name))
      case .printed(let line): ("printed", .integer(line))
      }
    return [.init(name, value)]
  }

  fileprivate init?(_ json: JSON) {
    if let name = json["calls-of"]?.string {
      self = .calls(of: name)
    } else if let line = json["calls-of-line"]?.integer {
      self = .callsOfLine(line)
    } else if let call = json["call"]?.string {
      self = .call(call)
    } else if let name = json["owners-of"]?.string {
      self = .owners(of: name)
    } else if let name = json["size-of"]?.string {
      self = .size(of: name)
    } else if let line = json["printed"]?.integer {
      self = .printed(line)
    } else {
      return nil
    }
  }
}
