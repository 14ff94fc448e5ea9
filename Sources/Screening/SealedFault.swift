/// The first thing that is wrong with a pack or a record, and on which line.
public struct SealedFault: Error, Equatable, Sendable {
  /// From 1.
  public var line: Int
  public var fact: Fact

  /// What is wrong with a sealed file.
  public enum Fact: Equatable, Sendable {
    /// The first line is that of no pack, or of no record.
    case foreignFormat
    /// It is a pack, and a record is wanted; or the other way round.
    case isPack, isRecord
    /// The lines end as those of another system do: the file was changed on its way.
    case foreignLineEnds
    /// It was written by a newer program.
    case newerFormat(Int)
    /// The file ends within this line, or before its end was written.
    case cut
    /// No program writes such a line.
    case malformed
    /// The line is not the one that was written here.
    case altered
    /// An invisible mark of what an encoding is stands before the first line.
    case byteOrderMark
    /// The first line is that of an entry: the one that says whose record it is, is missing.
    case headless
    /// The line stands in the file for the second time; its number is that of its first.
    case repeated(Int)
    /// Lines of these numbers, as they were written, are missing before this one.
    case missing(ClosedRange<Int>)
    /// Here belongs another line than that which was written as the one of this number.
    case outOfPlace(Int, expected: Int)
    /// Something stands behind the end.
    case beyondTheEnd
    /// The signature is not that of the key it names.
    case unsigned
    /// The key does not open it: it is another examiner's, or was altered.
    case unopened
    /// It was sealed for another place, or another record.
    case foreign
    /// The record says that it is of somebody who is not in its round.
    case stranger(id: String, round: String)
    /// The record is of another pack than the one that was drawn for this candidate.
    case otherPack
    /// The program draws other questions than the one that made the round, whose version it is.
    case otherDrawing(program: String)
    /// The same, where the keys were kept: the record is marked, and its questions are not known.
    case otherQuestions(program: String, pack: String)
    /// The key that was kept here was altered, or is of another round.
    case alteredKey
  }

  public init(line: Int, _ fact: Fact) { (self.line, self.fact) = (line, fact) }
}
