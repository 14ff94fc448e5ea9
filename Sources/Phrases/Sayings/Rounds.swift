import Curriculum
import Generation
public import Screening
import Syntax

// What the examiner of a screening is told, and what is wrong with a list of candidates.
extension Phrasebook {
  public func say(_ phrase: RoundPhrase) -> String {
    switch phrase {
    case .passphrase: say("round.passphrase")
    case .newPassphrase(let least):
      say("round.new-passphrase", ["count": .number(least)])
    case .passphraseAgain: say("round.passphrase-again")
    case .passphrasesDiffer: say("round.passphrases-differ")
    case .passphraseEmpty: say("round.passphrase-empty")
    case .passphraseShort(let least):
      say("round.passphrase-short", ["count": .number(least)])
    case .noTerminal: say("round.no-terminal")
    case .wrongPassphrase(let path): say("round.wrong-passphrase", ["path": .text(path)])
    case .notAKey(let path): say("round.not-a-key", ["path": .text(path)])
    case .noMemory: say("round.no-memory")
    case .keysMade(let code): say("round.keys-made", ["code": .text(code)])
    case .packsMade(let count, let folder, let code):
      say(
        "round.packs-made",
        ["count": .number(count), "folder": .text(folder), "code": .text(code)])
    case .partedVersions(let older, let newer):
      say("round.parted-versions", ["older": .text(older), "newer": .text(newer)])
    case .noRound(let id): say("round.no-round", ["id": .text(id)])
    case .noCandidate(let id, let round):
      say("round.no-candidate", ["id": .text(id), "round": .text(round)])
    case .noRecord(let id): say("round.no-record", ["id": .text(id)])
    case .sameMarks(let path): say("round.same-marks", ["path": .text(path)])
    case .otherDrawing(let id, let program):
      say("round.other-drawing", ["id": .text(id), "program": .text(program)])
    case .previewHeader: say("round.preview-header")
    case .previewLegend: say("round.preview-legend")
    case .noItem(let id, let known):
      say("round.no-item", ["id": .text(id), "known": .list(known)])
    case .level(let level): say("round.level", ["level": .number(level)])
    case .needsFile(let isReplay):
      say(isReplay ? "round.replay-needs-file" : "round.pack-needs-file")
    case .drawnFew(let item, let count, let wanted):
      say(
        "round.drawn-few",
        ["item": .text(item), "count": .number(count), "of": .number(wanted)])
    case .seeSpread(let path):
      say(
        "round.see-spread",
        [
          "path": .text(path), "command": .text("viewdidlearn screen preview \(path)"),
          "count": .number(VariantPool.size),
        ])
    case .sound(let candidate, let round, let entries, let code):
      say(
        "round.sound",
        [
          "candidate": .text(candidate), "round": .text(round), "count": .number(entries),
          "code": .text(code),
        ])
    case .notEnded(let entries): say("round.not-ended", ["count": .number(entries)])
    }
  }

  /// Why no question can be had for an item of a blueprint.
  public func message(_ item: UndrawnItem) -> String {
    let id = Value.text(item.id)
    return switch item.reason {
    case .demand:
      say("round.undrawn", ["item": id, "version": .text(item.version.short)])
    case .obstacle(.move(let move, let since, let version)):
      say(
        "round.undrawn-move",
        [
          "item": id, "version": .text(version.short), "move": .text(move.rawValue),
          "since": .text(since.short),
        ])
    case .obstacle(.faults(let faults, let version)):
      say(
        "round.undrawn-faults",
        [
          "item": id, "version": .text(version.short), "faults": .list(faults.map(\.rawValue)),
        ])
    case .question(let name): say("round.undrawn-question", ["item": id, "name": .text(name)])
    }
  }

  /// The way out.
  public func noteOn(_ item: UndrawnItem) -> String {
    switch item.reason {
    case .demand: say("round.demand-less")
    case .obstacle: say("round.swap")
    case .question: say("round.name-question")
    }
  }

  /// What is wrong in a list of candidates.
  public func message(_ fact: CandidateFact) -> String {
    switch fact {
    case .noHeader: say("candidates.no-header")
    case .missingColumn(let name): say("candidates.missing-column", ["name": .text(name)])
    case .unknownColumn(let name, let known):
      say("candidates.unknown-column", ["name": .text(name), "known": .list(known)])
    case .repeatedColumn(let name): say("candidates.repeated-column", ["name": .text(name)])
    case .wrongCount(let count, let expected):
      say("candidates.wrong-count", ["count": .number(count), "expected": .number(expected)])
    case .openQuote: say("candidates.open-quote")
    case .strayQuote: say("candidates.stray-quote")
    case .empty(let name): say("candidates.empty", ["name": .text(name)])
    case .malformedID(let id): say("candidates.malformed-id", ["id": .text(id)])
    case .formula(let text): say("candidates.formula", ["text": .text(text)])
    case .controlCharacter(let scalar):
      say("content.forbidden-character", ["scalar": .text(scalar.codePoint)])
    case .repeatedID(let id, let line):
      say("candidates.repeated-id", ["id": .text(id), "line": .number(line)])
    case .repeatedName(let name, let line):
      say("candidates.repeated-name", ["name": .text(name), "line": .number(line)])
    case .malformedFactor(let text): say("candidates.malformed-factor", ["text": .text(text)])
    case .unknownValue(let text, let known):
      say("content.unknown-value", ["text": .text(text), "known": .list(known)])
    case .nobody: say("candidates.nobody")
    }
  }
}
