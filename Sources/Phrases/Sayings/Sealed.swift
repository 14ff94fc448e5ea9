public import Screening

// What is wrong with a pack or a record.
extension Phrasebook {
  /// Without the line, which stands before it.
  public func message(_ fault: SealedFault) -> String {
    switch fault.fact {
    case .foreignFormat: say("sealed.foreign-format")
    case .isPack: say("sealed.is-pack")
    case .isRecord: say("sealed.is-record")
    case .foreignLineEnds: say("sealed.foreign-line-ends")
    case .byteOrderMark: say("sealed.byte-order-mark")
    case .headless: say("sealed.headless")
    case .newerFormat(let format): say("sealed.newer-format", ["number": .number(format)])
    case .cut: say("sealed.cut")
    case .malformed: say("sealed.malformed")
    case .altered: say("sealed.altered")
    case .repeated(let number): say("sealed.repeated", ["number": .number(number)])
    case .missing(let numbers):
      say(
        "sealed.missing",
        [
          "count": .number(numbers.count), "first": .number(numbers.lowerBound),
          "last": .number(numbers.upperBound),
        ])
    case .outOfPlace(let number, let expected):
      say("sealed.out-of-place", ["number": .number(number), "expected": .number(expected)])
    case .beyondTheEnd: say("sealed.beyond-the-end")
    case .unsigned: say("sealed.unsigned")
    case .unopened: say("sealed.unopened")
    case .foreign: say("sealed.foreign")
    case .stranger(let id, let round):
      say("round.no-candidate", ["id": .text(id), "round": .text(round)])
    case .otherPack: say("sealed.other-pack")
    case .otherDrawing(let program): say("sealed.other-drawing", ["program": .text(program)])
    case .otherQuestions(let program, let pack):
      say("sealed.other-questions", ["program": .text(program), "pack": .text(pack)])
    case .alteredKey: say("sealed.altered-key")
    }
  }
}
