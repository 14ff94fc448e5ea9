import Diagnostics
import Scanning
import Syntax

extension SourceText {
  /// Whether it is Swift of the time before Swift 3, by names that only that had: a method of
  /// UIKit's whose first parameter bears its own name, and class methods that are properties today.
  var isOfOldSwift: Bool {
    var scanner = Scanner(self, dialect: .swift)
    var recent = ["", "", "", "", "", ""]
    while true {
      let token = scanner.next()
      if token.isEnd { return false }
      recent.removeFirst()
      recent.append(token.text)
      if recent[2] == ".", SourceText.oldMakers.contains(recent[3]), recent[4...] == ["(", ")"] {
        return true
      }
      if recent[3] == "(", recent[5] == ":" {
        if SourceText.oldLabels[recent[2]] == recent[4] { return true }
        // Without a word that says so, it is a misspelling, which no compiler sees.
        if recent[...1] == ["override", "func"], SourceText.oldAppearances.contains(recent[2]),
          recent[4] == "animated"
        {
          return true
        }
      }
    }
  }

  /// The methods whose overrides have no label since Swift 3.
  private static let oldAppearances: Set<String> = [
    "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  /// What makes or finds an object, and is a property since Swift 3.
  private static let oldMakers: Set<String> = [
    "sharedApplication", "mainScreen", "mainBundle", "defaultCenter", "standardUserDefaults",
    "currentDevice", "defaultManager", "sharedSession", "blackColor", "whiteColor", "clearColor",
    "redColor", "greenColor", "blueColor", "grayColor", "lightGrayColor", "darkGrayColor",
    "yellowColor", "orangeColor", "purpleColor",
  ]

  /// The first parameters of methods that have `_` before them since Swift 3.
  private static let oldLabels = [
    "tableView": "tableView", "collectionView": "collectionView", "prepareForSegue": "segue",
    "numberOfSectionsInTableView": "tableView",
    "numberOfSectionsInCollectionView": "collectionView",
    "textFieldShouldReturn": "textField", "textFieldDidBeginEditing": "textField",
    "textFieldDidEndEditing": "textField", "scrollViewDidScroll": "scrollView",
    "searchBarSearchButtonClicked": "searchBar", "touchesBegan": "touches",
    "touchesMoved": "touches", "touchesEnded": "touches", "webViewDidFinishLoad": "webView",
  ]
}

extension SyntaxFact.Unsupported {
  /// Whether Swift 3 took it away.
  var isOfOldSwift: Bool {
    switch self {
    case .increment, .bindingWithoutLet, .conditionWhere, .loopOfC: true
    case .gotoStatement, .endlessMacro, .structureDefinition, .unionDefinition, .variadicBlock,
      .bitField, .inlineAssembly, .encodeExpression,
      .designatedInitializer, .atDefs, .macroDeclaration, .dsohandle, .unboundedRange,
      .variadicClosure, .regularExpression:
      false
    }
  }
}
