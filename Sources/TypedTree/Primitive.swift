package import ObjectModel

/// What Swift's own functions do with their arguments, without a body in the language.
package enum Primitive: Sendable, Equatable {
  case strideTo, strideThrough
  case boolean
  case typeOf
  /// Whether an object has one owner, `isKnownUniquelyReferenced(&object)`.
  case isUniquelyReferenced
  case rectangle, rectangleOfParts, point, size
  case characters
  /// A floating number of what is known to be a number, or of a text.
  case real, realOfText
  /// A number of an integer's type, by its name in Swift.
  case integer(String, WholeConversion)
  case textInRadix, textRepeated, textFormatted
  case arrayRepeating, arrayOfElements, setOfElements, indexSetOfElements
  case dictionaryOfPairs, dictionaryGrouping
  case dataOfBytes
  /// Foundation's range of a text as Swift's, and the other way round; the text comes first.
  case rangeOfUnits, unitsOfRange
  case textOfBytes
  /// A number stands for the numbers from there on.
  case zip
  /// The greatest or least, as a number of a kind where all are numbers.
  case extreme(isMaximum: Bool, FieldType)
  case randomBool, randomInteger, randomReal, randomBelow
  /// What has no label comes first, each printed; then separator and terminator, where they are
  /// given.
  case print(hasSeparator: Bool, hasTerminator: Bool)
  /// What a value of a type is made of, line by line; behind it its name, where it has one.
  case dump(StaticType)
  /// What `Mirror` shows of a value, as the class so many steps above its own has it.
  case reflectedParts
  case fatalError
  /// `NSParameterAssert`, with the text of its test.
  case parameterAssertion(String)
  /// A time in seconds, of a number of units.
  case seconds(of: Double)
  case noValue
  /// The first of the values of a `va_list`, as a kind of value, and the others.
  case nextArgument(FieldType)
  case laterArguments
  /// An object that is taken for one of a class nobody declares.
  case takenForUnknown
}
