public import Syntax

/// API of a device that is not simulated here, with the first version that has it: what scripts
/// name of it is there, and no mistake.
///
/// What the header declares stands in none of these lines; it is looked up first.
public enum DeviceAPI {
  /// Since when a type or function is there, by its name in Swift; nil for what is not known.
  public static func version(of name: String) -> UIKitVersion? { versions[name] }

  /// Since when a class has a member of that name.
  public static func version(of member: String, in type: String) -> UIKitVersion? {
    versions[type + "." + member]
  }

  private static let versions: [String: UIKitVersion] = {
    var versions: [String: UIKitVersion] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let version = words.first.flatMap({ UIKitVersion($0) }) else { continue }
      // `.endUpdates` is of the class before it.
      var type = ""
      for word in words.dropFirst() {
        if word.hasPrefix(".") {
          versions[type + word] = version
        } else {
          type = String(word.prefix { $0 != "." })
          versions[String(word)] = version
        }
      }
    }
    return versions
  }()

  private static let text = """
    2.0 UIAlertView UIActionSheet UIImagePickerController UIEdgeInsets CGAffineTransform UITouch
    2.0 UIEvent
    2.0 UINavigationBar UITabBar UITabBarItem UIAccelerometer UIPasteboard
    2.0 UINavigationController.navigationBar UITabBarController.tabBar .moreNavigationController
    2.0 UIViewController.tabBarItem .hidesBottomBarWhenPushed .navigationItem
    2.0 UITableView.cellForRow .indexPath .deleteRows .insertRows .beginUpdates .endUpdates
    2.0 UITableView.indexPathForSelectedRow .separatorStyle .separatorColor .reloadSections
    2.0 UITableView.insertSections .deleteSections .selectRow .deselectRow .scrollToRow
    2.0 UITableView.visibleCells
    2.0 UITableView.indexPathsForVisibleRows .sectionHeaderHeight .sectionFooterHeight .isEditing
    2.0 UITableView.setEditing .numberOfRows .numberOfSections .rectForRow .tableHeaderView
    2.0 UITableView.allowsSelectionDuringEditing .sectionIndexColor .style
    2.0 UITableViewCell.selectionStyle .accessoryView .editingStyle .selectedBackgroundView
    2.0 UIView.transform .convert .clearsContextBeforeDrawing .contentStretch .drawRect .draw
    2.0 UIScrollView.contentInset .scrollIndicatorInsets .scrollsToTop .delaysContentTouches
    2.0 UIScrollView.canCancelContentTouches .decelerationRate .isPagingEnabled .bounces
    2.0 UITextField.autocapitalizationType .autocorrectionType .leftViewMode .leftView .rightView
    2.0 UITextField.rightViewMode .clearButtonMode .background .hasText .inputView
    2.0 UITextView.scrollRangeToVisible .dataDetectorTypes
    2.0 UIButton.contentEdgeInsets .titleEdgeInsets .imageEdgeInsets .setAttributedTitle
    2.0 UIApplication.statusBarFrame .statusBarOrientation .applicationState .openURL
    2.0 UIDevice.orientation .batteryLevel .isProximityMonitoringEnabled
    2.0 CLLocation CLLocationManager CLLocationCoordinate2D CLLocationDegrees CLLocationDistance
    2.0 CLError
    2.0 AVAudioPlayer AVAudioSession CABasicAnimation CAKeyframeAnimation CAAnimationGroup
    2.0 CATransaction
    2.0 CATransition CAMediaTimingFunction CGColor CGImage CGContext CGPath NSPredicate
    2.0 NSSortDescriptor
    2.0 NumberFormatter Calendar DateComponents Locale TimeZone NSTimeZone NSURLConnection
    2.0 UIGraphicsBeginImageContext UIGraphicsEndImageContext
    2.0 UIGraphicsGetImageFromCurrentImageContext
    2.0 UIGraphicsGetCurrentContext UIImageWriteToSavedPhotosAlbum UIEdgeInsetsMake
    3.0 MKMapView MKAnnotation MKAnnotationView MKPinAnnotationView MKCoordinateRegion
    3.0 MKCoordinateSpan
    3.0 MKUserLocation MKCoordinateRegionMake MKCoordinateSpanMake UIVideoEditorController
    3.0 NSManagedObject
    3.0 NSManagedObjectContext NSFetchRequest NSFetchedResultsController NSEntityDescription
    3.0 CAGradientLayer
    3.0 CAShapeLayer UIMenuController MFMailComposeViewController UIViewController.toolbarItems
    3.0 UITableView.allowsSelection UITableViewCell.imageView .backgroundView .detailTextLabel
    3.2 UIBezierPath UIMenuItem UIDocumentInteractionController UIPopoverController
    3.2 UITableView.backgroundView UIImagePickerController.cameraCaptureMode
    4.0 UINib UILocalNotification NSRegularExpression NSCache DispatchGroup
    4.0 AVPlayer AVPlayerItem AVPlayerLayer AVCaptureDevice AVCaptureSession AVCaptureDeviceInput
    4.0 AVCaptureVideoPreviewLayer AVMediaType CMTime CMMotionManager CMDeviceMotion
    4.0 MKPointAnnotation
    4.0 MKOverlay MKCircle MKPolyline MKPolygon UIGraphicsBeginImageContextWithOptions
    5.0 CLGeocoder CLPlacemark UIReferenceLibraryViewController JSONSerialization CIImage CIFilter
    5.0 CIContext
    5.0 UIImage.resizableImage UITableView.register .moveRow .moveSection UIPickerView.selectRow
    5.0 UIView.animate UINavigationItem.setRightBarButtonItems .leftItemsSupplementBackButton
    6.0 UICollectionView UICollectionViewCell UICollectionViewFlowLayout UICollectionViewLayout
    6.0 UICollectionViewController UICollectionReusableView UIActivityViewController UUID
    6.0 UITableViewHeaderFooterView NSTextAlignment NSMutableParagraphStyle NSParagraphStyle
    6.0 MKMapItem
    6.0 UITableView.dequeueReusableHeaderFooterView
    6.0 UILabel.attributedText UITextField.attributedPlaceholder
    6.0 UIPageControl.pageIndicatorTintColor .currentPageIndicatorTintColor
    6.0 UIViewController.restorationIdentifier
    6.0 UITextView.attributedText UITableView.sectionIndexTrackingBackgroundColor
    7.0 UIDynamicAnimator UIMotionEffect UITextView.textContainerInset
    7.0 MKLocalSearch MKOverlayRenderer MKCircleRenderer MKPolylineRenderer JSContext
    7.0 UICollectionViewTransitionLayout
    7.0 UIViewController.transitioningDelegate .edgesForExtendedLayout
    7.0 UIViewController.setNeedsStatusBarAppearanceUpdate
    7.0 UIViewController.extendedLayoutIncludesOpaqueBars .automaticallyAdjustsScrollViewInsets
    7.0 UIImage.withRenderingMode UITableView.estimatedRowHeight .separatorInset .automaticDimension
    7.0 UITableView.estimatedSectionHeaderHeight .estimatedSectionFooterHeight
    7.0 UIScrollView.keyboardDismissMode UINavigationController.interactivePopGestureRecognizer
    7.0 UIView.tintColorDidChange .snapshotView .drawHierarchy
    8.0 UIAlertController UIAlertAction UISearchController UIVisualEffectView
    8.0 UIBlurEffect
    8.0 UIVibrancyEffect LAContext PHPhotoLibrary PHAsset PHFetchResult PHFetchOptions
    8.0 PHAssetCollection
    8.0 PHImageManager AVPlayerViewController DateComponentsFormatter UIDocumentPickerViewController
    8.0 UITableViewRowAction UIUserNotificationSettings CLFloor CKContainer
    8.0 UIViewController.showDetailViewController
    8.0 UINavigationController.hidesBarsOnSwipe
    9.0 SFSafariViewController CNContactStore UIPreviewAction WCSession
    9.0 UIView.semanticContentAttribute
    9.0 UITableView.remembersLastFocusedIndexPath
    9.0 UIViewController.loadViewIfNeeded UIDocumentBrowserViewController
    10.0 UNUserNotificationCenter UNMutableNotificationContent UNNotificationRequest
    10.0 UNNotificationSound
    10.0 UNTimeIntervalNotificationTrigger UNCalendarNotificationTrigger UNNotification
    10.0 UNNotificationResponse
    10.0 UIViewPropertyAnimator UIImpactFeedbackGenerator UINotificationFeedbackGenerator
    10.0 UISelectionFeedbackGenerator UIGraphicsImageRenderer UITabBarItem.badgeColor
    10.0 UILabel.adjustsFontForContentSizeCategory UIScrollView.refreshControl UIApplication.open
    11.0 UISwipeActionsConfiguration UIContextualAction JSONDecoder
    11.0 JSONEncoder
    11.0 UIDragInteraction UIDropInteraction UIFontMetrics ARSession PDFView MLModel
    11.0 UIView.directionalLayoutMargins
    11.0 UIViewController.systemMinimumLayoutMargins UINavigationItem.largeTitleDisplayMode
    11.0 UINavigationItem.searchController
    11.0 UINavigationItem.hidesSearchBarWhenScrolling UINavigationBar.prefersLargeTitles
    11.0 UITableView.performBatchUpdates .hasUncommittedUpdates
    11.0 UIScrollView.contentInsetAdjustmentBehavior
    11.0 UIScrollView.adjustedContentInset CALayer.maskedCorners
    13.0 UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance UIMenu UIAction UICommand
    13.0 UIContextMenuConfiguration UIContextMenuInteraction UICollectionViewCompositionalLayout
    13.0 UICollectionViewDiffableDataSource UITableViewDiffableDataSource
    13.0 NSDiffableDataSourceSnapshot
    13.0 UIHostingController AnyCancellable AnyPublisher PassthroughSubject CurrentValueSubject
    13.0 UIWindowScene
    13.0 UIScene UISceneSession UISceneConfiguration ASAuthorizationController
    13.0 ASAuthorizationAppleIDProvider
    13.0 NSCollectionLayoutSection NSCollectionLayoutItem NSCollectionLayoutGroup
    13.0 NSCollectionLayoutSize
    13.0 UIImage.withTintColor .withConfiguration UISegmentedControl.selectedSegmentTintColor
    13.0 UIViewController.isModalInPresentation
    13.0 UIViewController.editingInteractionConfiguration
    13.0 UISearchBar.searchTextField UIWindow.windowScene
    14.0 UICollectionLayoutListConfiguration UICollectionViewListCell UIColorWell
    14.0 UIColorPickerViewController
    14.0 PHPickerViewController PHPickerConfiguration UTType UIListContentConfiguration
    14.0 UIBackgroundConfiguration
    14.0 UITableViewCell.contentConfiguration .defaultContentConfiguration .backgroundConfiguration
    14.0 UIControl.addAction UIBarButtonItem.menu UIButton.menu .showsMenuAsPrimaryAction
    15.0 UISheetPresentationController AttributedString UITableView.sectionHeaderTopPadding
    15.0 UIViewController.sheetPresentationController UIWindowScene.keyWindow
    15.0 UIView.keyboardLayoutGuide
    15.0 UIButton.changesSelectionAsPrimaryAction UIImage.preparingThumbnail
    16.0 UICalendarView UIEditMenuInteraction UIPasteControl UIHostingConfiguration
    16.0 UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations
    16.0 UINavigationItem.preferredSearchBarPlacement .renameDelegate
    16.0 UITableView.selfSizingInvalidation
    17.0 UIContentUnavailableConfiguration UIContentUnavailableView
    17.0 UIViewController.contentUnavailableConfiguration
    18.0 UITab UITabGroup UITabBarController.tabs .selectedTab .sidebar
    18.0 UIViewController.preferredTransition
    2.0 UIColor.init(hue:saturation:brightness:alpha:)
    2.0 UISegmentedControl.insertSegment(with:at:animated:)
    6.0 IndexPath.init(item:section:)
    8.0 UIImage.init(named:in:compatibleWith:)
    11.0 UIColor.init(named:)
    13.0 UIImage.init(named:in:with:) UIImage.init(systemName:withConfiguration:)
    14.0 UIBarButtonItem.init(title:image:primaryAction:menu:) UIButton.init(type:primaryAction:)
    15.0 UIButton.init(configuration:) UIButton.init(configuration:primaryAction:)
    26.0 UIGlassEffect UIGlassContainerEffect UIView.cornerConfiguration UIScrollView.topEdgeEffect
    """
}
