/// What stands for the arithmetic of a mark where there is none.
public enum MarkWord: CaseIterable, Sendable {
  case correct, notCorrect, noAnswer
}
