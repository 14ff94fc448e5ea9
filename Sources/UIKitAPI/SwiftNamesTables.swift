extension SwiftNames {
  /// The tables in both directions, built at the first look-up.
  struct Tables: Sendable {
    var selectors: [FullName: String] = [:]
    var fullNames: [String: FullName] = [:]
    /// By its base, the selectors that do not begin with it.
    var renamed: [String: Set<String>] = [:]
    var objectiveCProperties: [String: String] = [:]
    var swiftProperties: [String: String] = [:]
    /// `UIScreen.main` to `mainScreen`.
    var factories: [String: String] = [:]
    /// `UIScreen.mainScreen` to `main`.
    var members: [String: String] = [:]
    var header = NamesInHeader(Framework.header)
  }

  static let tables: Tables = {
    var tables = Tables()
    for (selector, text) in pairs(methodTable) {
      let name = FullName(text)
      // The first of several selectors of a name is the one it stands for, and the other way round.
      if tables.selectors[name] == nil { tables.selectors[name] = String(selector) }
      if tables.fullNames[String(selector)] == nil { tables.fullNames[String(selector)] = name }
    }
    for (selector, name) in tables.header.names where tables.fullNames[selector] == nil {
      tables.fullNames[selector] = name
    }
    for (selector, name) in tables.fullNames where !selector.hasPrefix(name.base) {
      tables.renamed[name.base, default: []].insert(selector)
    }
    for (objectiveC, swift) in pairs(propertyTable) {
      if tables.objectiveCProperties[String(swift)] == nil {
        tables.objectiveCProperties[String(swift)] = String(objectiveC)
      }
      tables.swiftProperties[String(objectiveC)] = String(swift)
    }
    for (selector, path) in pairs(factoryTable) {
      tables.factories[String(path)] = String(selector)
      let type = path.prefix { $0 != "." }
      tables.members[type + "." + selector] = String(path.dropFirst(type.count + 1))
    }
    return tables
  }()

  /// The lines of a table: a name of Objective-C, white space, its name in Swift.
  static func pairs(_ table: String) -> [(Substring, Substring)] {
    table.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      return words.count == 2 ? (words[0], words[1]) : nil
    }
  }

  private static let propertyTable = """
    hidden isHidden
    CGRectValue cgRectValue
    CGPointValue cgPointValue
    CGSizeValue cgSizeValue
    enabled isEnabled
    active isActive
    valid isValid
    selected isSelected
    highlighted isHighlighted
    opaque isOpaque
    editing isEditing
    on isOn
    editable isEditable
    selectable isSelectable
    secureTextEntry isSecureTextEntry
    userInteractionEnabled isUserInteractionEnabled
    multipleTouchEnabled isMultipleTouchEnabled
    exclusiveTouch isExclusiveTouch
    navigationBarHidden isNavigationBarHidden
    toolbarHidden isToolbarHidden
    translucent isTranslucent
    scrollEnabled isScrollEnabled
    pagingEnabled isPagingEnabled
    dragging isDragging
    decelerating isDecelerating
    tracking isTracking
    firstResponder isFirstResponder
    keyWindow isKeyWindow
    viewLoaded isViewLoaded
    beingPresented isBeingPresented
    beingDismissed isBeingDismissed
    movingToParentViewController isMovingToParent
    movingFromParentViewController isMovingFromParent
    isMovingToParentViewController isMovingToParent
    isMovingFromParentViewController isMovingFromParent
    modalInPresentation isModalInPresentation
    statusBarHidden isStatusBarHidden
    idleTimerDisabled isIdleTimerDisabled
    nextResponder next
    cancelled isCancelled
    interactive isInteractive
    parentViewController parent
    sourceViewController source
    destinationViewController destination
    childViewControllers children
    CGColor cgColor
    animating isAnimating
    refreshing isRefreshing
    loading isLoading
    continuous isContinuous
    UIDelegate uiDelegate
    activityIndicatorViewStyle style
    HTTPMethod httpMethod
    uppercaseString uppercased
    lowercaseString lowercased
    capitalizedString capitalized
    stringByDeletingPathExtension deletingPathExtension
    stringByDeletingLastPathComponent deletingLastPathComponent
    stringByStandardizingPath standardizingPath
    URLByStandardizingPath standardizedFileURL
    standardizedURL standardized
    URL url
    valid isValid
    """

  private static let factoryTable = """
    mainScreen UIScreen.main
    currentTraitCollection UITraitCollection.current
    sharedApplication UIApplication.shared
    currentDevice UIDevice.current
    defaultCenter NotificationCenter.default
    standardUserDefaults UserDefaults.standard
    mainBundle Bundle.main
    mainQueue DispatchQueue.main
    defaultManager FileManager.default
    mainQueue OperationQueue.main
    currentQueue OperationQueue.current
    currentRunLoop RunLoop.current
    mainRunLoop RunLoop.main
    currentThread Thread.current
    mainThread Thread.main
    generalPasteboard UIPasteboard.general
    sharedMenuController UIMenuController.shared
    processInfo ProcessInfo.processInfo
    distantFuture Date.distantFuture
    distantPast Date.distantPast
    null NSNull.null
    date Date.now
    sharedURLCache URLCache.shared
    sharedSession URLSession.shared
    whitespaceCharacterSet CharacterSet.whitespaces
    whitespaceAndNewlineCharacterSet CharacterSet.whitespacesAndNewlines
    newlineCharacterSet CharacterSet.newlines
    decimalDigitCharacterSet CharacterSet.decimalDigits
    punctuationCharacterSet CharacterSet.punctuationCharacters
    alphanumericCharacterSet CharacterSet.alphanumerics
    letterCharacterSet CharacterSet.letters
    lowercaseLetterCharacterSet CharacterSet.lowercaseLetters
    uppercaseLetterCharacterSet CharacterSet.uppercaseLetters
    symbolCharacterSet CharacterSet.symbols
    controlCharacterSet CharacterSet.controlCharacters
    URLUserAllowedCharacterSet CharacterSet.urlUserAllowed
    URLPasswordAllowedCharacterSet CharacterSet.urlPasswordAllowed
    URLHostAllowedCharacterSet CharacterSet.urlHostAllowed
    URLPathAllowedCharacterSet CharacterSet.urlPathAllowed
    URLQueryAllowedCharacterSet CharacterSet.urlQueryAllowed
    URLFragmentAllowedCharacterSet CharacterSet.urlFragmentAllowed
    """
}
