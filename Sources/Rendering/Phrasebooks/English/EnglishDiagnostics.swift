import Scripts
import Statements
import Syntax

extension English {
  func message(_ fact: SyntaxFact) -> String {
    switch fact {
    case .strayCharacter(let scalar): "unexpected character '\(Character(scalar))'"
    case .lookAlikeLetters(let name): "'\(name)' has letters that only look Latin"
    case .curlyQuote(let scalar): "'\(Character(scalar))' is not a straight quotation mark"
    case .unterminated(let delimited): "unterminated \(name(delimited))"
    case .emptyCharacterLiteral: "empty character constant"
    case .longCharacterLiteral: "a character constant holds one character"
    case .singleQuotedString: "strings stand in double quotes"
    case .malformedNumber(let text): "'\(text)' is not a number"
    case .numberTooLarge(let text): "'\(text)' is too large"
    case .unknownEscape(let text): "unknown escape sequence '\(text)'"
    case .insufficientIndentation: "this line is indented less than the closing quotes"
    case .textAfterOpeningQuotes: "a multi-line string begins on a new line"
    case .expected(let expected, let construct):
      "expected \(name(expected))" + (construct.map { " after \(name($0))" } ?? "")
    case .extraneous(let bracket): "extraneous '\(bracket)'"
    case .unclosed(let bracket, _): "missing '\(bracket)'"
    case .missingEnd(let keyword): "'\(keyword)' has no '@end'"
    case .unexpected(let word): "unexpected '\(word)'"
    case .nestedTooDeep(let limit): "nested deeper than \(limit) levels"
    case .unsupported(let construct): "'\(construct.rawValue)' is not supported here"
    case .notAssignable: "this cannot be assigned to"
    case .unknownWord(let word, let construct): "'\(word)' is unknown in \(name(construct))"
    }
  }

  private func name(_ delimited: SyntaxFact.Delimited) -> String {
    switch delimited {
    case .string: "string"
    case .multilineString: "multi-line string"
    case .character: "character constant"
    case .comment: "comment"
    }
  }

  private func name(_ expected: SyntaxFact.Expected) -> String {
    switch expected {
    case .token(let token): "'\(token)'"
    case .expression: "an expression"
    case .statement: "a statement"
    case .identifier: "a name"
    case .type: "a type"
    case .selector: "a selector"
    case .declaration: "a declaration"
    case .methodName: "a method name"
    case .parameterName: "a parameter name"
    case .member: "a member name"
    case .pattern: "a pattern"
    case .string: "a string"
    }
  }

  private func name(_ construct: SyntaxFact.Construct) -> String {
    switch construct {
    case .token(let token): "'\(token)'"
    case .protocolList: "the protocol list"
    case .ivars: "the instance variables"
    default: "\(construct)"
    }
  }

  func noteOn(_ fact: SyntaxFact) -> String? {
    switch fact {
    case .lookAlikeLetters: "names are compared letter by letter: a Cyrillic 'с' is no Latin 'c'"
    case .missingEnd: "a class ends with '@end' on a line of its own"
    default: nil
    }
  }

  func message(_ fact: CommandFact) -> String {
    switch fact {
    case .unknownCommand(let name): "there is no command ':\(name)'"
    case .missingArgument(let name): ":\(name) wants more"
    case .unexpectedArgument(let text, let name): ":\(name) does not take '\(text)'"
    case .malformedVersion(let text): "'\(text)' is not a version of iOS from 2.0 on"
    case .notAmong(let text, let names):
      "'\(text)' is not one of \(names.joined(separator: ", "))"
    case .unknownVariable(let name): "nothing is called '\(name)'"
    case .noVisibleController: "no controller is on screen"
    case .unknownOutlet(let name): "the controller on screen has no outlet '\(name)'"
    case .takesNoText(let name): "nothing can be typed into '\(name)'; :set changes what is no text"
    case .takesNothing(let name):
      "there is nothing in '\(name)' that a person could change; :tap touches it"
    case .malformedEntry(let name, let example): "'\(name)' takes a value such as \(example)"
    case .malformedNib(let problem): "the nib cannot be read: \(words(problem))"
    case .malformedFileSize: "expected {bytes: N} or none"
    case .unknownNibKey(let key): "a nib has no '\(key)'"
    case .obstacle(let obstacle): words(obstacle)
    case .malformedNumber(let text): "'\(text)' is not a whole number"
    case .wrongStoryboard(let fact): message(fact)
    }
  }

  private func words(_ problem: CommandFact.NibProblem) -> String {
    switch problem {
    case .yaml(let fact): message(fact)
    case .expectedMapping: "a mapping '{key: value}' should stand here"
    case .expectedObject: "the name of a class or a mapping should stand here"
    case .expectedNumbers(let count): "\(count) numbers should stand here"
    }
  }

  func message(_ fact: LanguageFact) -> String {
    switch fact {
    case .undeclaredIdentifier(let name): "use of undeclared identifier '\(name)'"
    case .unknownType(let name): "unknown type name '\(name)'"
    case .unknownSuperclass(let name, let type):
      "cannot find interface declaration for '\(name)', superclass of '\(type)'"
    case .missingInterface(let name): "cannot find interface declaration for '\(name)'"
    case .noVisibleMethod(let selector, let type, let isClassMethod):
      isClassMethod
        ? "no known class method for selector '\(selector)' of '\(type)'"
        : "no visible @interface for '\(type)' declares the selector '\(selector)'"
    case .propertyNotFound(let name, let type):
      "property '\(name)' not found on object of type '\(type) *'"
    case .noSuchProperty(let name, let type):
      "property implementation '\(name)' must have its declaration in interface '\(type)'"
    case .readOnlyProperty(let name, let type):
      "assignment to readonly property '\(name)' of '\(type)'"
    case .constantAssignment(let name): "'\(name)' is a constant"
    case .missingBlockSpecifier:
      "variable is not assignable (missing __block type specifier)"
    case .notAssignable: "expression is not assignable"
    case .redeclaration(let name): "redefinition of '\(name)'"
    case .explicitCounting(let selector):
      "ARC forbids explicit message send of '\(selector)'"
    case .countingInSwift(let selector, _, _):
      "'\(selector)()' is unavailable: not available in automatic reference counting mode"
    case .autoreleasePoolClass:
      "'NSAutoreleasePool' is unavailable: not available in automatic reference counting mode"
    case .probablyMeant(let name, _): "no superclass has a method '\(name)'"
    case .noCurrentController: "there is no controller yet to send this to"
    case .selfOutsideMethod: "'self' stands for nothing outside of a method"
    case .superOutsideMethod: "'super' stands for nothing outside of a method"
    case .noSuperclass(let name): "'\(name)' has no superclass"
    case .nothingToLeave(let word): "'\(word)' is not inside a loop or switch"
    case .argumentCount(_, let expected, let found):
      "too \(found < expected ? "few" : "many") arguments to function call, "
        + "expected \(expected), have \(found)"
    case .unknownInstanceVariable(let name, let type):
      "'\(type)' does not have a member named '\(name)'"
    case .notInScope(let name): "cannot find '\(name)' in scope"
    case .typeNotInScope(let name): "cannot find type '\(name)' in scope"
    case .noMember(let name, let type, let isType):
      isType
        ? "type '\(type)' has no member '\(name)'"
        : "value of type '\(type)' has no member '\(name)'"
    case .notUnwrapped(let member, let type):
      "value of optional type '\(type)?' must be unwrapped to refer to member '\(member)'"
        + " of wrapped base type '\(type)'"
    case .optionalValue(let type):
      "value of optional type '\(type)?' must be unwrapped to a value of type '\(type)'"
    case .missingAmpersand(let type):
      "passing value of type '\(type)' to an inout parameter requires explicit '&'"
    case .extraneousAmpersand(let type):
      "'&' used with non-inout argument of type '\(type)'"
    case .mismatch(let found, let expected, .variable):
      "cannot convert value of type '\(found)' to specified type '\(expected)'"
    case .mismatch(let found, let expected, .argument):
      "cannot convert value of type '\(found)' to expected argument type '\(expected)'"
    case .mismatch(let found, let expected, .assignment):
      "cannot assign value of type '\(found)' to type '\(expected)'"
    case .mismatch(let found, let expected, .result):
      "cannot convert return expression of type '\(found)' to return type '\(expected)'"
    case .nonconforming(let type, let name): "type '\(type)' does not conform to protocol '\(name)'"
    case .noInitializers(let type): "class '\(type)' has no initializers"
    case .notExhaustive: "switch must be exhaustive"
    case .missingArgument(let label): "missing argument for parameter '\(label)' in call"
    case .extraArgument(let label):
      label.isEmpty ? "extra argument in call" : "extra argument '\(label)' in call"
    case .wrongLabels(let have, let expected): wrongLabels(have, expected)
    case .missingOverride: "overriding declaration requires an 'override' keyword"
    case .nothingToOverride(let name):
      "method '\(name)' does not override any method from its superclass"
    case .overrideOutsideClass: "'override' can only be specified on class members"
    case .notAFunction(let type): "cannot call value of non-function type '\(type)'"
    case .notSimulated(let module):
      "\(module) is not simulated here: nothing is known of its names"
    case .missingRequiredInitializer(let type):
      "'required' initializer 'init(coder:)' must be provided by subclass of '\(type)'"
    case .containsItself(let type):
      "value type '\(type)' cannot have a stored property that recursively contains it"
    case .inheritsFromItself(let type): "'\(type)' inherits from itself"
    case .objectiveC(let fact): words(fact)
    case .unsupported(let construct): "\(words(construct)) are not supported here yet"
    }
  }

  /// Labels that are all missing, all too many, or others.
  private func wrongLabels(_ have: String, _ expected: String) -> String {
    func isNone(_ labels: String) -> Bool { labels.allSatisfy { $0 == "_" || $0 == ":" } }
    func word(_ labels: String) -> String {
      labels.count { $0 == ":" } == 1 ? "label" : "labels"
    }
    if isNone(have) { return "missing argument \(word(expected)) '\(expected)' in call" }
    if isNone(expected) { return "extraneous argument \(word(have)) '\(have)' in call" }
    return "incorrect argument labels in call (have '\(have)', expected '\(expected)')"
  }

  private func words(_ construct: LanguageFact.Construct) -> String {
    switch construct {
    case .structure: "structs"
    case .enumeration: "enums"
    case .generics: "generics"
    case .tuple: "tuples"
    case .pattern: "patterns of this kind"
    case .pointer: "pointers to values"
    case .cArray: "C arrays"
    case .subscription: "subscripts of one's own"
    case .label: "labels"
    case .synchronized: "@synchronized blocks"
    case .deferred: "defer blocks"
    case .expression: "expressions of this kind"
    case .function: "functions of this kind"
    case .range: "ranges here"
    case .objectInRecord: "objects in C structs and arrays under ARC"
    case .propertyWrapper: "property wrappers"
    case .suspension: "suspending inside a loop or branch"
    }
  }

  func noteOn(_ fact: LanguageFact) -> String? {
    switch fact {
    case .probablyMeant:
      "UIKit finds methods by selector, so a misspelt override is never called"
    case .explicitCounting:
      "under ARC the compiler counts; :memory mrc counts by hand, and starts the app again"
    case .countingInSwift(let selector, let receiver, let isManual):
      isManual
        ? "Swift always counts by itself (ARC), here too; in Objective-C [\(receiver) \(selector)] "
          + "counts by hand"
        : "Swift always counts by itself (ARC); counting by hand is Objective-C's, after :memory mrc"
    case .noVisibleMethod:
      "under manual counting this is a warning, and the run ends in 'unrecognized selector'"
    default: nil
    }
  }
}
