import Curriculum
import Notation

/// What stands before a room while it is asked nothing, and its learners are told of.
public enum Backdrop: Equatable, Sendable {
  /// A break, and when it is to end, in milliseconds since 1970, UTC.
  case pause(minutes: Int, until: Int)
  /// Each group takes a page; the part of the plan, from 0, and the class as votes name it.
  case groups([String], part: Int, class: String)
  /// The items of these lessons come back to each learner.
  case cards(lessons: [String])
}

// MARK: - In the database
extension Backdrop {
  public var text: String {
    let json: JSON =
      switch self {
      case .pause(let minutes, let until):
        ["pause": .integer(minutes), "until": .integer(until)]
      case .groups(let items, let part, let name):
        ["groups": .strings(items), "part": .integer(part), "class": .string(name)]
      case .cards(let lessons): ["cards": .strings(lessons)]
      }
    return json.encoded()
  }

  /// nil for nothing, and for what no presenter of ours wrote.
  public init?(_ text: String) {
    guard text.utf8.count < 20_000, let json = try? JSON(parsing: text) else { return nil }
    if let minutes = json["pause"]?.integer, let until = json["until"]?.integer {
      self = .pause(minutes: minutes, until: until)
    } else if let items = json["groups"]?.strings, let part = json["part"]?.integer,
      let name = json["class"]?.string
    {
      self = .groups(items, part: part, class: name)
    } else if let lessons = json["cards"]?.strings {
      self = .cards(lessons: lessons)
    } else {
      return nil
    }
  }
}

// MARK: - From a presentation
extension Presentation {
  /// What the room's learners are told of the slide; nil where that is for the projector alone.
  ///
  /// - Parameter name: tells this class from others that were held in the same room.
  public func backdrop(in name: String) -> Backdrop? {
    switch slide.content {
    case .item: nil
    case .pause: .pause(minutes: place.minutes, until: until)
    case .groups(let items): .groups(items, part: slide.part, class: name)
    case .cards(let lessons): .cards(lessons: lessons)
    }
  }

  /// When the slide's minutes are over that have run since it was shown.
  var until: Int { shown + place.minutes * 60_000 }
}
