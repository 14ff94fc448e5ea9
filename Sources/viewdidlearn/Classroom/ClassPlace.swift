import Classroom
import LibC
import Notation

/// Where a class stands, in a file by which a second terminal follows it.
struct ClassPlace: Equatable {
  /// The lesson's id or the plan's.
  var slides: String
  /// What is asked again of an earlier plan, by which the same slides are made.
  var recalled: [String]
  /// The slide, from 0, and the stage of it.
  var index: Int
  /// From 0; how many there are depends on the page.
  var stage: Int
  /// When it began, on the wall, in milliseconds.
  var began: Int
  /// The hands that were counted for what is on the screen, a number a choice.
  var hands: [Int]
  /// The room in which learners answer at terminals; nil where there is none.
  var room: String?
  var poll: Poll
  /// Who answers at terminals; nil while nobody is asked there.
  var attendance: Attendance?
  /// What learners wrote in words of their own, which only the presenter sees until it is shown.
  var words: [PresenterNotes.Words]
  /// The class has ended; who follows it leaves.
  var isOver: Bool
  /// The process that presents.
  var presenter: Int

  /// Whether that process still runs.
  var isPresented: Bool {
    pid_t(exactly: presenter).map { kill($0, 0) == 0 || errno != ESRCH } ?? false
  }

  /// A class in a room has a file of its own beside those in other rooms.
  static func path(in folder: String, room: String?) -> String {
    folder + (room.map { "/\(prefix)-\($0)" } ?? "/\(prefix)") + suffix
  }

  /// What the names of such files begin and end with.
  private static let prefix = "class"
  private static let suffix = ".json"

  /// Takes the place of the file at once: nobody reads half of it.
  func write(in folder: String) throws(Files.WritingFault) {
    let attendance = attendance.map { [$0.present, $0.answered, $0.typing, $0.waitingFor] } ?? []
    let json: JSON = [
      "slides": .string(slides), "recalled": .strings(recalled), "index": .integer(index),
      "stage": .integer(stage),
      "began": .integer(began), "hands": .integers(hands),
      "room": .string(room ?? ""), "poll": .string(poll.rawValue),
      "attendance": .integers(attendance), "words": .strings(words.map(\.text)),
      "counts": .integers(words.map(\.count)), "over": .bool(isOver),
      "presenter": .integer(presenter),
    ]
    let path = ClassPlace.path(in: folder, room: room)
    try Files.makeFolders(of: path)
    let new = path + ".\(getpid())"
    try Files.write(json.encoded() + "\n", to: new, replaces: true)
    if rename(new, path) != 0 { throw Files.writingFault }
  }

  /// The class in a room, or where none is named the one that goes on and began last; nil where
  /// nobody has presented so.
  static func read(in folder: String, room: String?) -> ClassPlace? {
    if let room { return read(path(in: folder, room: room)) }
    let names = Files.names(in: folder).filter { $0.hasPrefix(prefix) && $0.hasSuffix(suffix) }
    let places = names.compactMap { read(folder + "/" + $0) }
    return places.max { ($0.isOver ? 0 : 1, $0.began) < ($1.isOver ? 0 : 1, $1.began) }
  }

  /// Nil where there is none, or what stands there is no class.
  private static func read(_ path: String) -> ClassPlace? {
    guard let bytes = try? Files.bytes(at: path),
      let json = try? JSON(parsing: String(decoding: bytes, as: UTF8.self)),
      let slides = json["slides"]?.string, let index = json["index"]?.integer,
      let stage = json["stage"]?.integer, let began = json["began"]?.integer,
      let hands = json["hands"]?.elements,
      let poll = json["poll"]?.string.flatMap(Poll.init)
    else { return nil }
    let numbers = (json["attendance"]?.elements ?? []).compactMap(\.integer)
    return ClassPlace(
      slides: slides, recalled: (json["recalled"]?.elements ?? []).compactMap(\.string),
      index: index, stage: stage, began: began,
      hands: hands.compactMap(\.integer),
      room: json["room"]?.string.flatMap { $0.isEmpty ? nil : $0 }, poll: poll,
      attendance: numbers.count == 4
        ? Attendance(
          present: numbers[0], answered: numbers[1], typing: numbers[2], waitingFor: numbers[3])
        : nil,
      words: zip(
        (json["words"]?.elements ?? []).compactMap(\.string),
        (json["counts"]?.elements ?? []).compactMap(\.integer)
      ).map { PresenterNotes.Words(text: $0, count: $1) },
      isOver: json["over"] == .bool(true), presenter: json["presenter"]?.integer ?? 0)
  }
}
