import Learning
import Notation
public import Sessions

/// The keys of a round's questions as they were computed when they were drawn, each sealed in a line
/// of a file beside the round: who grades need not draw the questions again.
///
/// A line opens for its own question alone, and for the very round that it was made for, whose
/// signature is over the digests of all packs. One that is missing costs time, and nothing else.
public struct KeptKeys: Sendable {
  /// The newest format that is read; the one that is written.
  public static let format = 1

  /// The digest of the round's file.
  private let round: [UInt8]
  private let lines: [VariantPool.Place: (number: Int, sealed: [UInt8])]
}

extension KeptKeys {
  /// The text of the file.
  ///
  /// - Parameters:
  ///   - round: the digest of the round's file.
  ///   - keep: seals bytes for a place that is told to it.
  public static func text(
    of keys: [VariantPool.Place: MarkingKey], round: [UInt8], _ seals: Seals,
    keep: ([UInt8], _ place: [UInt8]) -> [UInt8]
  ) -> String {
    let head: JSON = ["keys": .integer(format), "round": .string(seals.text(round))]
    let places = keys.keys.sorted { ($0.item, $0.number) < ($1.item, $1.number) }
    let lines = places.compactMap { place -> JSON? in
      guard let kept = keys[place]?.kept else { return nil }
      let sealed = keep(Array(kept.encoded().utf8), context(of: place, in: round))
      return [
        "item": .string(place.item), "number": .integer(place.number),
        "sealed": .string(seals.text(sealed)),
      ]
    }
    return ([head] + lines).map { $0.encoded() + "\n" }.joined()
  }

  /// What a line is sealed for.
  private static func context(of place: VariantPool.Place, in round: [UInt8]) -> [UInt8] {
    round + Array("\(place.number) \(place.item)".utf8)
  }

  /// Reads the file of the round that has this digest.
  public init(_ bytes: [UInt8], round: [UInt8], _ seals: Seals) throws(SealedFault) {
    var lines: [VariantPool.Place: (number: Int, sealed: [UInt8])] = [:]
    let texts = bytes.split(separator: UInt8(ascii: "\n"))
    for (place, text) in texts.enumerated() {
      let json = JSON(bytes: text)
      if place == 0 {
        guard let format = json?["keys"]?.integer else {
          throw SealedFault(line: 1, .foreignFormat)
        }
        if format > KeptKeys.format { throw SealedFault(line: 1, .newerFormat(format)) }
        guard json?["round"]?.string.flatMap(seals.bytes) == round else {
          throw SealedFault(line: 1, .alteredKey)
        }
        continue
      }
      guard let item = json?["item"]?.string, let number = json?["number"]?.integer,
        let sealed = json?["sealed"]?.string.flatMap(seals.bytes)
      else { throw SealedFault(line: place + 1, .alteredKey) }
      lines[VariantPool.Place(item: item, number: number)] = (place + 1, sealed)
    }
    if texts.isEmpty { throw SealedFault(line: 1, .cut) }
    (self.round, self.lines) = (round, lines)
  }

  /// The key of a variant; nil where none was kept, or only another program reads it.
  ///
  /// - Parameter open: opens what was kept for a place.
  public func key(
    at place: VariantPool.Place, open: (_ sealed: [UInt8], _ place: [UInt8]) -> [UInt8]?
  ) throws(SealedFault) -> MarkingKey? {
    guard let line = lines[place] else { return nil }
    guard let bytes = open(line.sealed, KeptKeys.context(of: place, in: round)) else {
      throw SealedFault(line: line.number, .alteredKey)
    }
    return JSON(bytes: bytes[...]).flatMap { MarkingKey(kept: $0) }
  }
}
