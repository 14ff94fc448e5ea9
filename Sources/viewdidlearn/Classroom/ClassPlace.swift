import Classroom
import LibC
import Notation

/// Where a class stands, in a file by which a second terminal follows it.
struct ClassPlace: Equatable {
  /// The lesson's id or the plan's.
  var slides: String
  var index: Int
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
  var isOver: Bool

  static func path(in folder: String) -> String { folder + "/class.json" }

  /// Takes the place of the file at once: nobody reads half of it.
  func write(in folder: String) throws(Files.WritingFault) {
    let attendance = attendance.map { [$0.present, $0.answered, $0.typing, $0.waitingFor] } ?? []
    let json: JSON = [
      "slides": .string(slides), "index": .integer(index), "stage": .integer(stage),
      "began": .integer(began), "hands": .integers(hands),
      "room": .string(room ?? ""), "poll": .string(poll.rawValue),
      "attendance": .integers(attendance), "over": .bool(isOver),
    ]
    let path = ClassPlace.path(in: folder)
    try Files.makeFolders(of: path)
    let new = path + ".\(getpid())"
    try Files.write(json.encoded() + "\n", to: new, replaces: true)
    if rename(new, path) != 0 { throw Files.writingFault }
  }

  /// nil where nobody has presented here.
  static func read(in folder: String) -> ClassPlace? {
    guard let bytes = try? Files.bytes(at: path(in: folder)),
      let json = try? JSON(parsing: String(decoding: bytes, as: UTF8.self)),
      let slides = json["slides"]?.string, let index = json["index"]?.integer,
      let stage = json["stage"]?.integer, let began = json["began"]?.integer,
      let hands = json["hands"]?.elements,
      let poll = json["poll"]?.string.flatMap(Poll.init)
    else { return nil }
    let numbers = (json["attendance"]?.elements ?? []).compactMap(\.integer)
    return ClassPlace(
      slides: slides, index: index, stage: stage, began: began,
      hands: hands.compactMap(\.integer),
      room: json["room"]?.string.flatMap { $0.isEmpty ? nil : $0 }, poll: poll,
      attendance: numbers.count == 4
        ? Attendance(
          present: numbers[0], answered: numbers[1], typing: numbers[2], waitingFor: numbers[3])
        : nil,
      isOver: json["over"] == .bool(true))
  }
}
