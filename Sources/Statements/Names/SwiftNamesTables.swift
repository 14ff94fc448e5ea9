extension SwiftNames {
  /// The tables in both directions, built at the first look-up.
  struct Tables: Sendable {
    var selectors: [FullName: String] = [:]
    var fullNames: [String: FullName] = [:]
    var objectiveCProperties: [String: String] = [:]
    var swiftProperties: [String: String] = [:]
    /// `UIScreen.main` to `mainScreen`.
    var factories: [String: String] = [:]
    /// `UIScreen.mainScreen` to `main`.
    var members: [String: String] = [:]
  }

  static let tables: Tables = {
    var tables = Tables()
    for (selector, text) in pairs(methodTable) {
      let name = FullName(text)
      // The first of several selectors of a name is the one it stands for, and the other way round.
      if tables.selectors[name] == nil { tables.selectors[name] = String(selector) }
      if tables.fullNames[String(selector)] == nil { tables.fullNames[String(selector)] = name }
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

  private static let methodTable = """
    initWithNibName:bundle: init(nibName:bundle:)
    initWithCoder: init(coder:)
    initWithFrame: init(frame:)
    initWithFrame:style: init(frame:style:)
    initWithStyle: init(style:)
    initWithStyle:reuseIdentifier: init(style:reuseIdentifier:)
    initWithRootViewController: init(rootViewController:)
    initWithImage: init(image:)
    initWithTitle:style:target:action: init(title:style:target:action:)
    initWithBarButtonSystemItem:target:action: init(barButtonSystemItem:target:action:)
    initWithContentsOfFile: init(contentsOfFile:)
    initWithCapacity: init(capacity:)
    initWithArray: init(array:)
    initWithString: init(string:)
    initWithTarget:action: init(target:action:)
    initWithName:bundle: init(name:bundle:)
    viewWillAppear: viewWillAppear(_:)
    viewIsAppearing: viewIsAppearing(_:)
    viewDidAppear: viewDidAppear(_:)
    viewWillDisappear: viewWillDisappear(_:)
    viewDidDisappear: viewDidDisappear(_:)
    willMoveToParentViewController: willMove(toParent:)
    didMoveToParentViewController: didMove(toParent:)
    addChildViewController: addChild(_:)
    removeFromParentViewController removeFromParent()
    transitionFromViewController:toViewController:duration:options:animations:completion: transition(from:to:duration:options:animations:completion:)
    beginAppearanceTransition:animated: beginAppearanceTransition(_:animated:)
    endAppearanceTransition endAppearanceTransition()
    presentViewController:animated:completion: present(_:animated:completion:)
    presentModalViewController:animated: presentModalViewController(_:animated:)
    dismissViewControllerAnimated:completion: dismiss(animated:completion:)
    dismissModalViewControllerAnimated: dismissModalViewController(animated:)
    showViewController:sender: show(_:sender:)
    showDetailViewController:sender: showDetailViewController(_:sender:)
    prepareForSegue:sender: prepare(for:sender:)
    performSegueWithIdentifier:sender: performSegue(withIdentifier:sender:)
    shouldPerformSegueWithIdentifier:sender: shouldPerformSegue(withIdentifier:sender:)
    setEditing:animated: setEditing(_:animated:)
    viewWillTransitionToSize:withTransitionCoordinator: viewWillTransition(to:with:)
    willTransitionToTraitCollection:withTransitionCoordinator: willTransition(to:with:)
    traitCollectionDidChange: traitCollectionDidChange(_:)
    shouldAutorotateToInterfaceOrientation: shouldAutorotate(to:)
    willRotateToInterfaceOrientation:duration: willRotate(to:duration:)
    willAnimateRotationToInterfaceOrientation:duration: willAnimateRotation(to:duration:)
    didRotateFromInterfaceOrientation: didRotate(from:)
    encodeRestorableStateWithCoder: encodeRestorableState(with:)
    decodeRestorableStateWithCoder: decodeRestorableState(with:)
    setToolbarItems:animated: setToolbarItems(_:animated:)
    pushViewController:animated: pushViewController(_:animated:)
    popViewControllerAnimated: popViewController(animated:)
    popToRootViewControllerAnimated: popToRootViewController(animated:)
    popToViewController:animated: popToViewController(_:animated:)
    setViewControllers:animated: setViewControllers(_:animated:)
    setNavigationBarHidden:animated: setNavigationBarHidden(_:animated:)
    setToolbarHidden:animated: setToolbarHidden(_:animated:)
    navigationController:willShowViewController:animated: navigationController(_:willShow:animated:)
    navigationController:didShowViewController:animated: navigationController(_:didShow:animated:)
    tabBarController:didSelectViewController: tabBarController(_:didSelect:)
    tabBarController:shouldSelectViewController: tabBarController(_:shouldSelect:)
    instantiateInitialViewController instantiateInitialViewController()
    instantiateViewControllerWithIdentifier: instantiateViewController(withIdentifier:)
    storyboardWithName:bundle: init(name:bundle:)
    nibWithNibName:bundle: init(nibName:bundle:)
    instantiateWithOwner:options: instantiate(withOwner:options:)
    loadNibNamed:owner:options: loadNibNamed(_:owner:options:)
    addSubview: addSubview(_:)
    insertSubview:atIndex: insertSubview(_:at:)
    insertSubview:aboveSubview: insertSubview(_:aboveSubview:)
    insertSubview:belowSubview: insertSubview(_:belowSubview:)
    bringSubviewToFront: bringSubviewToFront(_:)
    sendSubviewToBack: sendSubviewToBack(_:)
    exchangeSubviewAtIndex:withSubviewAtIndex: exchangeSubview(at:withSubviewAt:)
    isDescendantOfView: isDescendant(of:)
    viewWithTag: viewWithTag(_:)
    willMoveToSuperview: willMove(toSuperview:)
    willMoveToWindow: willMove(toWindow:)
    convertPoint:toView: convert(_:to:)
    convertPoint:fromView: convert(_:from:)
    convertRect:toView: convert(_:to:)
    convertRect:fromView: convert(_:from:)
    sizeThatFits: sizeThatFits(_:)
    drawRect: draw(_:)
    addGestureRecognizer: addGestureRecognizer(_:)
    removeGestureRecognizer: removeGestureRecognizer(_:)
    addConstraint: addConstraint(_:)
    addConstraints: addConstraints(_:)
    hitTest:withEvent: hitTest(_:with:)
    pointInside:withEvent: point(inside:with:)
    touchesBegan:withEvent: touchesBegan(_:with:)
    touchesMoved:withEvent: touchesMoved(_:with:)
    touchesEnded:withEvent: touchesEnded(_:with:)
    touchesCancelled:withEvent: touchesCancelled(_:with:)
    animateWithDuration:animations: animate(withDuration:animations:)
    animateWithDuration:animations:completion: animate(withDuration:animations:completion:)
    animateWithDuration:delay:options:animations:completion: animate(withDuration:delay:options:animations:completion:)
    transitionWithView:duration:options:animations:completion: transition(with:duration:options:animations:completion:)
    setFrame: setFrame(_:)
    setTitle:forState: setTitle(_:for:)
    setTitleColor:forState: setTitleColor(_:for:)
    setImage:forState: setImage(_:for:)
    setBackgroundImage:forState: setBackgroundImage(_:for:)
    titleForState: title(for:)
    buttonWithType: init(type:)
    addTarget:action:forControlEvents: addTarget(_:action:for:)
    removeTarget:action:forControlEvents: removeTarget(_:action:for:)
    sendActionsForControlEvents: sendActions(for:)
    sendAction:to:from:forEvent: sendAction(_:to:from:for:)
    setOn:animated: setOn(_:animated:)
    setValue:animated: setValue(_:animated:)
    setProgress:animated: setProgress(_:animated:)
    setContentOffset:animated: setContentOffset(_:animated:)
    scrollRectToVisible:animated: scrollRectToVisible(_:animated:)
    imageNamed: init(named:)
    imageWithContentsOfFile: init(contentsOfFile:)
    imageWithData: init(data:)
    systemFontOfSize: systemFont(ofSize:)
    boldSystemFontOfSize: boldSystemFont(ofSize:)
    fontWithName:size: init(name:size:)
    colorWithRed:green:blue:alpha: init(red:green:blue:alpha:)
    colorWithWhite:alpha: init(white:alpha:)
    colorWithAlphaComponent: withAlphaComponent(_:)
    reloadRowsAtIndexPaths:withRowAnimation: reloadRows(at:with:)
    insertRowsAtIndexPaths:withRowAnimation: insertRows(at:with:)
    deleteRowsAtIndexPaths:withRowAnimation: deleteRows(at:with:)
    reloadSections:withRowAnimation: reloadSections(_:with:)
    registerClass:forCellReuseIdentifier: register(_:forCellReuseIdentifier:)
    registerNib:forCellReuseIdentifier: register(_:forCellReuseIdentifier:)
    dequeueReusableCellWithIdentifier: dequeueReusableCell(withIdentifier:)
    dequeueReusableCellWithIdentifier:forIndexPath: dequeueReusableCell(withIdentifier:for:)
    cellForRowAtIndexPath: cellForRow(at:)
    selectRowAtIndexPath:animated:scrollPosition: selectRow(at:animated:scrollPosition:)
    deselectRowAtIndexPath:animated: deselectRow(at:animated:)
    numberOfSectionsInTableView: numberOfSections(in:)
    tableView:numberOfRowsInSection: tableView(_:numberOfRowsInSection:)
    tableView:cellForRowAtIndexPath: tableView(_:cellForRowAt:)
    tableView:didSelectRowAtIndexPath: tableView(_:didSelectRowAt:)
    tableView:heightForRowAtIndexPath: tableView(_:heightForRowAt:)
    tableView:titleForHeaderInSection: tableView(_:titleForHeaderInSection:)
    tableView:commitEditingStyle:forRowAtIndexPath: tableView(_:commit:forRowAt:)
    tableView:willDisplayCell:forRowAtIndexPath: tableView(_:willDisplay:forRowAt:)
    indexPathForRow:inSection: init(row:section:)
    textFieldShouldReturn: textFieldShouldReturn(_:)
    textFieldDidBeginEditing: textFieldDidBeginEditing(_:)
    textFieldDidEndEditing: textFieldDidEndEditing(_:)
    application:didFinishLaunchingWithOptions: application(_:didFinishLaunchingWithOptions:)
    applicationDidReceiveMemoryWarning: applicationDidReceiveMemoryWarning(_:)
    applicationDidEnterBackground: applicationDidEnterBackground(_:)
    applicationWillEnterForeground: applicationWillEnterForeground(_:)
    applicationDidBecomeActive: applicationDidBecomeActive(_:)
    applicationWillResignActive: applicationWillResignActive(_:)
    applicationWillTerminate: applicationWillTerminate(_:)
    addObserver:selector:name:object: addObserver(_:selector:name:object:)
    addObserverForName:object:queue:usingBlock: addObserver(forName:object:queue:using:)
    removeObserver: removeObserver(_:)
    removeObserver:name:object: removeObserver(_:name:object:)
    postNotificationName:object: post(name:object:)
    postNotificationName:object:userInfo: post(name:object:userInfo:)
    addObserver:forKeyPath:options:context: addObserver(_:forKeyPath:options:context:)
    removeObserver:forKeyPath: removeObserver(_:forKeyPath:)
    observeValueForKeyPath:ofObject:change:context: observeValue(forKeyPath:of:change:context:)
    setObject:forKey: set(_:forKey:)
    setBool:forKey: set(_:forKey:)
    setInteger:forKey: set(_:forKey:)
    objectForKey: object(forKey:)
    stringForKey: string(forKey:)
    boolForKey: bool(forKey:)
    integerForKey: integer(forKey:)
    removeObjectForKey: removeObject(forKey:)
    setValue:forKey: setValue(_:forKey:)
    valueForKey: value(forKey:)
    setValue:forKeyPath: setValue(_:forKeyPath:)
    valueForKeyPath: value(forKeyPath:)
    setValue:forUndefinedKey: setValue(_:forUndefinedKey:)
    valueForUndefinedKey: value(forUndefinedKey:)
    isKindOfClass: isKind(of:)
    isMemberOfClass: isMember(of:)
    respondsToSelector: responds(to:)
    conformsToProtocol: conforms(to:)
    isEqual: isEqual(_:)
    performSelector: perform(_:)
    performSelector:withObject: perform(_:with:)
    performSelector:withObject:withObject: perform(_:with:with:)
    performSelector:withObject:afterDelay: perform(_:with:afterDelay:)
    performSelectorOnMainThread:withObject:waitUntilDone: performSelector(onMainThread:with:waitUntilDone:)
    cancelPreviousPerformRequestsWithTarget: cancelPreviousPerformRequests(withTarget:)
    scheduledTimerWithTimeInterval:target:selector:userInfo:repeats: scheduledTimer(timeInterval:target:selector:userInfo:repeats:)
    scheduledTimerWithTimeInterval:repeats:block: scheduledTimer(withTimeInterval:repeats:block:)
    encodeWithCoder: encode(with:)
    encodeObject:forKey: encode(_:forKey:)
    decodeObjectForKey: decodeObject(forKey:)
    objectAtIndex: object(at:)
    addObject: add(_:)
    addObjectsFromArray: addObjects(from:)
    insertObject:atIndex: insert(_:at:)
    removeObject: remove(_:)
    removeObjectAtIndex: removeObject(at:)
    replaceObjectAtIndex:withObject: replaceObject(at:with:)
    containsObject: contains(_:)
    indexOfObject: index(of:)
    componentsSeparatedByString: components(separatedBy:)
    componentsJoinedByString: componentsJoined(by:)
    stringByAppendingString: appending(_:)
    stringByAppendingPathComponent: appendingPathComponent(_:)
    hasPrefix: hasPrefix(_:)
    hasSuffix: hasSuffix(_:)
    isEqualToString: isEqual(to:)
    pathForResource:ofType: path(forResource:ofType:)
    beginUpdates beginUpdates()
    mutableCopy mutableCopy()
    """

  private static let propertyTable = """
    hidden isHidden
    enabled isEnabled
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
    parentViewController parent
    childViewControllers children
    CGColor cgColor
    URL url
    valid isValid
    """

  private static let factoryTable = """
    mainScreen UIScreen.main
    sharedApplication UIApplication.shared
    currentDevice UIDevice.current
    defaultCenter NotificationCenter.default
    standardUserDefaults UserDefaults.standard
    mainBundle Bundle.main
    defaultManager FileManager.default
    mainQueue OperationQueue.main
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
    """
}
