public import Diagnostics

/// Everything the scanner and the two parsers can say about a text; the words are made elsewhere.
public enum SyntaxFact: Equatable, Sendable {
  // MARK: Characters and literals
  /// A character that belongs to neither dialect.
  case strayCharacter(Unicode.Scalar)
  /// A name spelt with Cyrillic, Greek or full-width letters that look Latin.
  case lookAlikeLetters(name: String)
  /// `<#Int#>`, which Xcode puts where code is still to be written.
  case placeholder(String)
  /// A typographic quotation mark where a straight one is meant.
  case curlyQuote(Unicode.Scalar)
  /// A literal or comment without an end; the diagnostic stands where it begins.
  case unterminated(Delimited)
  case emptyCharacterLiteral
  /// `'abc'` of C, a constant of several characters.
  case longCharacterLiteral
  /// `'…'` in Swift.
  case singleQuotedString
  case malformedNumber(String)
  case numberTooLarge(String)
  case unknownEscape(String)
  /// A line of a `"""` string is indented less than its closing delimiter.
  case insufficientIndentation
  /// Text on the line of the opening `"""`.
  case textAfterOpeningQuotes

  // MARK: Structure
  case expected(Expected, after: Construct?)
  /// A closing bracket that nothing opened.
  case extraneous(String)
  /// A bracket that is never closed; the diagnostic stands where the closing one was missed.
  case unclosed(String, opened: SourceRange)
  /// `@interface` and its kin without `@end`; the diagnostic stands at the opening keyword.
  case missingEnd(of: String)
  /// A word or sign that cannot stand here.
  case unexpected(String)
  /// Nothing was evaluated because the text is nested deeper than the limit.
  case nestedTooDeep(limit: Int)
  /// Something of the language that is not covered here.
  case unsupported(Unsupported)
  /// `x = 1` where a Boolean is asked for, or `5 = x`.
  case notAssignable
  /// `#available(iOS 15)`.
  case availabilityWithoutStar
  /// The value of a `return` stands in the next line, where a statement of its own would stand.
  case resultOnNextLine
  /// `#include` or `#import` in Swift.
  case headerInSwift(directive: String)
  /// A requirement of a protocol with a body.
  case bodyInProtocol(isInitializer: Bool)
  /// An attribute of `@property`, or a directive, that does not exist.
  case unknownWord(String, in: Construct)

  /// What has an opening and a closing delimiter.
  public enum Delimited: Equatable, Sendable {
    case string, multilineString, character, comment
  }

  /// What should have stood at a place.
  public enum Expected: Equatable, Sendable {
    /// A sign or keyword, as it is written.
    case token(String)
    case expression, statement, declaration, identifier, type, selector, methodName, parameterName,
      member, pattern
    /// A string literal, as after `"a"` of `#import`.
    case string
  }

  /// What stood before a place, or what the parser was in the middle of.
  public enum Construct: Equatable, Sendable {
    case expression, statement, declaration, type, condition, message, call, literal, block, cast
    case method, property, protocolList, superclass, ivars, enumeration, selector
    case parameter, argument, attribute, pattern
    /// A keyword or sign, as it is written.
    case token(String)
  }

  /// A construct of one of the languages that is not covered.
  public enum Unsupported: String, Equatable, Sendable {
    case gotoStatement = "goto"
    /// A macro of which more comes out than anybody can mean.
    case endlessMacro = "#define"
    /// `struct T { … } x;`: a type and a variable in one.
    case structureDefinition = "struct"
    case unionDefinition = "union"
    case variadicBlock = "^(…, ...)"
    case bitField = "unsigned x : 3"
    case inlineAssembly = "asm"
    case encodeExpression = "@encode"
    case designatedInitializer = "{[0] = 1}"
    case atDefs = "@defs"
    // Of Swift.
    /// `i++`, which Swift 3 took away.
    case increment = "++"
    /// `if let a = x, b = y` and `if let a = x where a > 1`, which Swift 3 took away.
    case bindingWithoutLet = "if let a = x, b = y"
    case conditionWhere = "if let a = x where c"
    /// `for (int i = 0; …)`.
    case loopOfC = "for (;;)"
    case macroDeclaration = "macro"
    case dsohandle = "#dsohandle"
    case unboundedRange = "..."
    case variadicClosure = "(T...) -> T"
    case regularExpression = "/…/"
  }
}
