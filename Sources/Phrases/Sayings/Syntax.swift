public import Syntax

// What is wrong with the letters of a line.
extension Phrasebook {
  public func message(_ fact: SyntaxFact) -> String {
    switch fact {
    case .strayCharacter(let scalar):
      say("syntax.stray-character", ["scalar": .text("\(Character(scalar))")])
    case .lookAlikeLetters(let name): say("syntax.look-alike-letters", ["name": .text(name)])
    case .placeholder(let text): say("syntax.placeholder", ["text": .text(text)])
    case .curlyQuote(let scalar):
      say("syntax.curly-quote", ["scalar": .text("\(Character(scalar))")])
    case .unterminated(let delimited): unterminated(delimited)
    case .emptyCharacterLiteral: say("syntax.empty-character-literal")
    case .longCharacterLiteral: say("syntax.long-character-literal")
    case .singleQuotedString: say("syntax.single-quoted-string")
    case .malformedNumber(let text): say("syntax.malformed-number", ["text": .text(text)])
    case .numberTooLarge(let text): say("syntax.number-too-large", ["text": .text(text)])
    case .unknownEscape(let text): say("syntax.unknown-escape", ["text": .text(text)])
    case .insufficientIndentation: say("syntax.insufficient-indentation")
    case .textAfterOpeningQuotes: say("syntax.text-after-opening-quotes")
    case .expected(let expected, let construct): self.expected(expected, after: construct)
    case .extraneous(let bracket): say("syntax.extraneous", ["bracket": .text(bracket)])
    case .unclosed(let bracket, _): say("syntax.unclosed", ["bracket": .text(bracket)])
    case .missingEnd(let keyword): say("syntax.missing-end", ["keyword": .text(keyword)])
    case .unexpected(let word): say("syntax.unexpected", ["word": .text(word)])
    case .nestedTooDeep(let limit): say("syntax.nested-too-deep", ["limit": .number(limit)])
    case .unsupported(let construct):
      say("syntax.unsupported", ["construct": .text(construct.rawValue)])
    case .notAssignable: say("syntax.not-assignable")
    case .availabilityWithoutStar: say("syntax.availability-without-star")
    case .resultOnNextLine: say("syntax.result-on-next-line")
    case .headerInSwift(let directive):
      say("syntax.header-in-swift", ["directive": .text(directive)])
    case .bodyInProtocol(let isInitializer):
      say(
        isInitializer ? "syntax.initializer-body-in-protocol" : "syntax.method-body-in-protocol")
    case .unknownWord(let word, let construct):
      say(
        construct == .property ? "syntax.unknown-attribute" : "syntax.unknown-word",
        ["word": .text(word), "construct": .text(name(construct))])
    }
  }

  private func unterminated(_ delimited: SyntaxFact.Delimited) -> String {
    switch delimited {
    case .string: say("syntax.unterminated.string")
    case .multilineString: say("syntax.unterminated.multiline-string")
    case .character: say("syntax.unterminated.character")
    case .comment: say("syntax.unterminated.comment")
    }
  }

  /// With what it should have followed, where that is known.
  private func expected(
    _ expected: SyntaxFact.Expected, after construct: SyntaxFact.Construct?
  ) -> String {
    construct.map {
      say(
        "syntax.expected-after", ["expected": .text(name(expected)), "construct": .text(name($0))])
    } ?? say("syntax.expected", ["expected": .text(name(expected))])
  }

  /// In words that fit behind "expected".
  private func name(_ expected: SyntaxFact.Expected) -> String {
    switch expected {
    case .token(let token): say("expected.token", ["token": .text(token)])
    case .expression: say("expected.expression")
    case .statement: say("expected.statement")
    case .identifier: say("expected.identifier")
    case .type: say("expected.type")
    case .selector: say("expected.selector")
    case .declaration: say("expected.declaration")
    case .methodName: say("expected.method-name")
    case .parameterName: say("expected.parameter-name")
    case .member: say("expected.member")
    case .pattern: say("expected.pattern")
    case .string: say("expected.string")
    }
  }

  /// As it stands behind what is "after" it or "in" it.
  private func name(_ construct: SyntaxFact.Construct) -> String {
    switch construct {
    case .token(let token): say("construct.token", ["token": .text(token)])
    case .expression: say("construct.expression")
    case .statement: say("construct.statement")
    case .declaration: say("construct.declaration")
    case .type: say("construct.type")
    case .condition: say("construct.condition")
    case .message: say("construct.message")
    case .call: say("construct.call")
    case .literal: say("construct.literal")
    case .block: say("construct.block")
    case .cast: say("construct.cast")
    case .method: say("construct.method")
    case .property: say("construct.property")
    case .protocolList: say("construct.protocol-list")
    case .superclass: say("construct.superclass")
    case .ivars: say("construct.ivars")
    case .enumeration: say("construct.enumeration")
    case .selector: say("construct.selector")
    case .parameter: say("construct.parameter")
    case .argument: say("construct.argument")
    case .attribute: say("construct.attribute")
    case .pattern: say("construct.pattern")
    }
  }

  /// Nil where the message says all.
  public func noteOn(_ fact: SyntaxFact) -> String? {
    switch fact {
    case .lookAlikeLetters: say("syntax.note.look-alike-letters")
    case .missingEnd: say("syntax.note.missing-end")
    default: nil
    }
  }
}
