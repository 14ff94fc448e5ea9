// What Foundation and UIKit declare, as far as it is simulated here: one declaration a line, from iOS 2.0 on.
//
// The first version that has a class or member stands in API_AVAILABLE, what was deprecated in API_DEPRECATED, a name
// that no rule of the importer gives in NS_SWIFT_NAME, and the value of a constant in VALUE. Inside a class the newest
// declaration of Apple's SDK stands, nullability and element types included (uikit-facts §0, §17.1); NSURL has the
// nullability of URL, which is what Swift makes of it. SWIFT_DEFAULTS(all) stands where Swift may leave out all but
// a block that must be there. What a device has and nobody simulates is named in NOT_SIMULATED,
// with the version that has it first. The greatest number without a sign is written by its bits, -1.

// MARK: - For compilers
#ifdef __clang__
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_UNAVAILABLE(text) __attribute__((availability(swift, unavailable, message = text)))
#define BRIDGED(type) __attribute__((swift_bridge(#type)))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; enum name : type
#define NS_OPTIONS(type, name) enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; enum name : type
#define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
#define INTRODUCED_ios(version) ios, introduced = version
#define DEPRECATED_ios(version, end) ios, introduced = version, deprecated = end
#define API_AVAILABLE(platform) __attribute__((availability(INTRODUCED_##platform)))
#define API_DEPRECATED(text, platform) __attribute__((availability(DEPRECATED_##platform, message = text)))
#define OBJC_ROOT_CLASS __attribute__((objc_root_class))
#define NS_FORMAT_FUNCTION(place, first) __attribute__((format(__NSString__, place, first)))
#if __has_feature(objc_arc)
#define OBJC_ARC_UNAVAILABLE __attribute__((unavailable("not available in automatic reference counting mode")))
#endif
#else
#define NS_ASSUME_NONNULL_BEGIN
#define NS_ASSUME_NONNULL_END
#define NS_SWIFT_NAME(name)
#define NS_SWIFT_UNAVAILABLE(text)
#define BRIDGED(type)
#define NS_DESIGNATED_INITIALIZER
#define NS_REQUIRES_SUPER
#define NS_ENUM(type, name) type name; enum
#define NS_OPTIONS(type, name) type name; enum
#define NS_TYPED_ENUM
#define NS_TYPED_EXTENSIBLE_ENUM
#define API_AVAILABLE(platform)
#define API_DEPRECATED(text, platform)
#define OBJC_ROOT_CLASS
#define NS_FORMAT_FUNCTION(format, first)
#define IBOutlet
#define IBAction void
#define IBOutletCollection(type)
#define __strong
#define __weak
#define __unsafe_unretained
#define __kindof
#endif
#ifndef OBJC_ARC_UNAVAILABLE
#define OBJC_ARC_UNAVAILABLE
#endif
#define VALUE(value)
#define SWIFT_DEFAULTS(which)
#define NOT_SIMULATED(platform, ...)
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((id)0)
#define Nil ((Class)0)
#define NULL ((void *)0)

// MARK: - C
typedef _Bool BOOL;
typedef long NSInteger;
typedef void *IMP;
typedef unsigned long NSUInteger;
typedef double CGFloat;
typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);
typedef unsigned short unichar;
typedef void *va_list;
typedef struct CGPoint { CGFloat x, y; } CGPoint;
typedef struct CGSize { CGFloat width, height; } CGSize;
typedef struct CGVector { CGFloat dx, dy; } CGVector;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
typedef struct NSDirectionalEdgeInsets { CGFloat top, leading, bottom, trailing; } NSDirectionalEdgeInsets;
typedef struct UIOffset { CGFloat horizontal, vertical; } UIOffset;
typedef struct _NSRange { NSUInteger location, length; } NSRange;
typedef struct _NSZone NSZone;
typedef struct CGColor *CGColorRef;
typedef struct CGContext *CGContextRef;
typedef struct CGImage *CGImageRef;
typedef const struct __CFString *CFStringRef;
typedef struct { unsigned long state; id __unsafe_unretained *itemsPtr; unsigned long *mutationsPtr; unsigned long extra[5]; } NSFastEnumerationState;

NS_ASSUME_NONNULL_BEGIN
@class NSArray<__covariant ObjectType>, NSDictionary<KeyType, __covariant ObjectType>, NSMutableArray<ObjectType>, NSMutableSet<ObjectType>, NSSet<__covariant ObjectType>;
@class NSAttributedString, NSBundle, NSCachedURLResponse, NSCharacterSet, NSCoder, NSData, NSDate, NSEnumerator;
@class NSKeyValueObservation, NSKeyValueObservedChange, UITab;
@class DispatchGroup, DispatchSemaphore, DispatchWorkItem, OS_dispatch_queue;
@class NSRegularExpression, NSError, NSIndexPath, NSIndexSet, NSInvocation, NSMethodSignature, NSNotification, NSNumber, NSOperationQueue, NSString;
@class NSThread, NSTimer, NSURL, NSURLRequest, NSURLResponse, NSURLSession, NSURLSessionDataTask, CALayer, NSLayoutConstraint, NSLayoutXAxisAnchor;
@class NSLayoutYAxisAnchor, NSLayoutDimension, UIAlertAction, UIApplication, UIBarButtonItem, UIColor, UIEvent, UIFont, UIGestureRecognizer;
@class UIImage, UIImageView, UILabel, UILayoutGuide, UINavigationBar, UINavigationController, UINavigationItem, UINib, UIPageViewController;
@class UIPopoverPresentationController, UIPresentationController, UIRefreshControl, UIScreen, UIScrollView, UISplitViewController, UIStoryboard;
@class UIStoryboardSegue, UITabBar, UITabBarController, UITabBarItem, UITableView, UITableViewCell, UIToolbar, UITouch, UITraitCollection;
@class UIView, UIViewController, UIWebView, UIWindow, WKNavigation, WKWebView, UITextField, UITextView, UISearchBar, UIPickerView;
@class UIContextMenuConfiguration, UICollectionReusableView, UISwipeActionsConfiguration, UICellConfigurationState, UIListContentConfiguration, UIBackgroundConfiguration, NSUserActivity;
@class UIButtonConfiguration, UIButton, UIMenu, UIGraphicsImageRendererContext, UICollectionView, UICollectionViewCell, UICollectionViewLayout, UIPanGestureRecognizer, UIWindowScene;
@class UIAction, UIContentUnavailableConfigurationState, UIScene, UISceneConfiguration, UISceneConnectionOptions, UISceneSession;
@class UITraitOverrides, UIBarItem, UIAlertView, UIActionSheet, UIPopoverController, UISearchController, UIImagePickerController, UITableViewHeaderFooterView, NSPredicate, NSSortDescriptor, NSUUID;
@protocol UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning, UIViewControllerTransitionCoordinator, UIViewControllerTransitioningDelegate, UITraitEnvironment, UITraitChangeRegistration, UIContentContainer;

typedef NS_OPTIONS(NSUInteger, DispatchQueueAttributes) { DispatchQueueAttributesConcurrent = 1, DispatchQueueAttributesInitiallyInactive = 2 } NS_SWIFT_NAME(DispatchQueue.Attributes);
typedef NS_OPTIONS(NSUInteger, DispatchWorkItemFlags) { DispatchWorkItemFlagsBarrier = 1, DispatchWorkItemFlagsDetached = 2, DispatchWorkItemFlagsAssignCurrentContext = 4, DispatchWorkItemFlagsNoQoS NS_SWIFT_NAME(noQoS) = 8, DispatchWorkItemFlagsInheritQoS NS_SWIFT_NAME(inheritQoS) = 16, DispatchWorkItemFlagsEnforceQoS NS_SWIFT_NAME(enforceQoS) = 32 };
// Moments are seconds from the launch on, and spans seconds.
typedef double DispatchTime NS_TYPED_EXTENSIBLE_ENUM;
typedef double DispatchWallTime NS_TYPED_EXTENSIBLE_ENUM;
typedef double DispatchTimeInterval NS_TYPED_EXTENSIBLE_ENUM;
typedef NS_ENUM(NSInteger, DispatchTimeoutResult) { DispatchTimeoutResultSuccess, DispatchTimeoutResultTimedOut };
typedef NS_ENUM(NSInteger, NSURLErrorCode) { NSURLErrorUnknown = -1, NSURLErrorCancelled = -999, NSURLErrorBadURL = -1000, NSURLErrorTimedOut = -1001, NSURLErrorUnsupportedURL = -1002, NSURLErrorCannotFindHost = -1003, NSURLErrorCannotConnectToHost = -1004, NSURLErrorNetworkConnectionLost = -1005, NSURLErrorDNSLookupFailed NS_SWIFT_NAME(dnsLookupFailed) = -1006, NSURLErrorHTTPTooManyRedirects NS_SWIFT_NAME(httpTooManyRedirects) = -1007, NSURLErrorResourceUnavailable = -1008, NSURLErrorNotConnectedToInternet = -1009, NSURLErrorRedirectToNonExistentLocation = -1010, NSURLErrorBadServerResponse = -1011, NSURLErrorUserCancelledAuthentication = -1012, NSURLErrorUserAuthenticationRequired = -1013, NSURLErrorZeroByteResource = -1014, NSURLErrorCannotDecodeRawData = -1015, NSURLErrorCannotDecodeContentData = -1016, NSURLErrorCannotParseResponse = -1017, NSURLErrorAppTransportSecurityRequiresSecureConnection = -1022, NSURLErrorFileDoesNotExist = -1100, NSURLErrorFileIsDirectory = -1101, NSURLErrorNoPermissionsToReadFile = -1102, NSURLErrorDataLengthExceedsMaximum = -1103, NSURLErrorSecureConnectionFailed = -1200, NSURLErrorInternationalRoamingOff = -1018, NSURLErrorCallIsActive = -1019, NSURLErrorDataNotAllowed = -1020, NSURLErrorRequestBodyStreamExhausted = -1021, NSURLErrorCannotLoadFromNetwork = -2000 } NS_SWIFT_NAME(URLError.Code);
typedef NS_ENUM(NSInteger, NSOperationQueuePriority) { NSOperationQueuePriorityVeryLow = -8, NSOperationQueuePriorityLow = -4, NSOperationQueuePriorityNormal = 0, NSOperationQueuePriorityHigh = 4, NSOperationQueuePriorityVeryHigh = 8 } NS_SWIFT_NAME(Operation.QueuePriority);
typedef NS_ENUM(NSInteger, NSQualityOfService) { NSQualityOfServiceUserInteractive = 33, NSQualityOfServiceUserInitiated = 25, NSQualityOfServiceUtility = 17, NSQualityOfServiceBackground = 9, NSQualityOfServiceDefault = -1 } NS_SWIFT_NAME(QualityOfService);
typedef NS_OPTIONS(NSUInteger, NSDataBase64EncodingOptions) { NSDataBase64Encoding64CharacterLineLength = 1, NSDataBase64Encoding76CharacterLineLength = 2 } NS_SWIFT_NAME(NSData.Base64EncodingOptions);
typedef NS_OPTIONS(NSUInteger, NSDataBase64DecodingOptions) { NSDataBase64DecodingIgnoreUnknownCharacters = 1 } NS_SWIFT_NAME(NSData.Base64DecodingOptions);
typedef NS_OPTIONS(NSUInteger, NSKeyValueObservingOptions) { NSKeyValueObservingOptionNew = 1, NSKeyValueObservingOptionOld = 2, NSKeyValueObservingOptionInitial = 4, NSKeyValueObservingOptionPrior = 8 };
typedef NSString *NSNotificationName NS_SWIFT_NAME(NSNotification.Name) NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *NSFileAttributeKey NS_SWIFT_NAME(FileAttributeKey) NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *NSAttributedStringKey NS_SWIFT_NAME(NSAttributedString.Key) NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *NSRunLoopMode NS_SWIFT_NAME(RunLoop.Mode) NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *NSExceptionName NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *NSKeyValueChangeKey NS_TYPED_ENUM;
typedef NS_ENUM(NSUInteger, objc_AssociationPolicy) { OBJC_ASSOCIATION_ASSIGN NS_SWIFT_NAME(OBJC_ASSOCIATION_ASSIGN) = 0, OBJC_ASSOCIATION_RETAIN_NONATOMIC NS_SWIFT_NAME(OBJC_ASSOCIATION_RETAIN_NONATOMIC) = 1, OBJC_ASSOCIATION_COPY_NONATOMIC NS_SWIFT_NAME(OBJC_ASSOCIATION_COPY_NONATOMIC) = 3, OBJC_ASSOCIATION_RETAIN NS_SWIFT_NAME(OBJC_ASSOCIATION_RETAIN) = 769, OBJC_ASSOCIATION_COPY NS_SWIFT_NAME(OBJC_ASSOCIATION_COPY) = 771 };
typedef NS_ENUM(NSUInteger, NSKeyValueChange) { NSKeyValueChangeSetting = 1, NSKeyValueChangeInsertion = 2, NSKeyValueChangeRemoval = 3, NSKeyValueChangeReplacement = 4 };
typedef NSString *UIApplicationLaunchOptionsKey NS_SWIFT_NAME(UIApplication.LaunchOptionsKey) NS_TYPED_ENUM;
typedef NSString *UIContentSizeCategory NS_TYPED_ENUM;
@class UISheetPresentationController, UISheetPresentationControllerDetent, UISheetPresentationControllerDetentResolutionContext, UIViewControllerTransition;
typedef NSString *UIActionIdentifier NS_SWIFT_NAME(UIAction.Identifier) NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *UIMenuIdentifier NS_SWIFT_NAME(UIMenu.Identifier) NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *UISheetPresentationControllerDetentIdentifier NS_SWIFT_NAME(UISheetPresentationController.Detent.Identifier) NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *UISceneSessionRole NS_SWIFT_NAME(UISceneSession.Role) NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *UIFontTextStyle NS_SWIFT_NAME(UIFont.TextStyle) NS_TYPED_ENUM;
typedef NSString *UITransitionContextViewControllerKey NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *UITransitionContextViewKey NS_TYPED_EXTENSIBLE_ENUM;
typedef CGFloat UIFontWeight NS_SWIFT_NAME(UIFont.Weight) NS_TYPED_EXTENSIBLE_ENUM;
typedef CGFloat UIWindowLevel NS_SWIFT_NAME(UIWindow.Level) NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *CALayerCornerCurve NS_TYPED_ENUM;
typedef CGFloat UIScrollViewDecelerationRate NS_SWIFT_NAME(UIScrollView.DecelerationRate) NS_TYPED_ENUM;
typedef float UILayoutPriority NS_TYPED_EXTENSIBLE_ENUM;
typedef NSUInteger NSStringEncoding;

typedef NS_ENUM(NSInteger, NSComparisonResult) { NSOrderedAscending = -1, NSOrderedSame, NSOrderedDescending } NS_SWIFT_NAME(ComparisonResult);
typedef NS_ENUM(NSUInteger, NSDateFormatterStyle) { NSDateFormatterNoStyle NS_SWIFT_NAME(none), NSDateFormatterShortStyle NS_SWIFT_NAME(short), NSDateFormatterMediumStyle NS_SWIFT_NAME(medium), NSDateFormatterLongStyle NS_SWIFT_NAME(long), NSDateFormatterFullStyle NS_SWIFT_NAME(full) } NS_SWIFT_NAME(DateFormatter.Style);

// MARK: - Foundation
@protocol NSObject
@property (readonly) NSUInteger hash;
@property (readonly) Class superclass;
@property (readonly, copy) NSString *description;
@property (readonly, copy) NSString *debugDescription;
- (BOOL)isEqual:(nullable id)object;
- (Class)class NS_SWIFT_UNAVAILABLE("use 'type(of: anObject)' instead");
- (instancetype)self;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)isMemberOfClass:(Class)aClass;
- (BOOL)isProxy;
- (BOOL)conformsToProtocol:(Protocol *)aProtocol;
- (BOOL)respondsToSelector:(SEL)aSelector;
- (nullable id)performSelector:(SEL)aSelector;
- (nullable id)performSelector:(SEL)aSelector withObject:(nullable id)object;
- (nullable id)performSelector:(SEL)aSelector withObject:(nullable id)object1 withObject:(nullable id)object2;
- (instancetype)retain NS_SWIFT_UNAVAILABLE("ARC counts");
- (oneway void)release NS_SWIFT_UNAVAILABLE("ARC counts");
- (instancetype)autorelease NS_SWIFT_UNAVAILABLE("ARC counts");
- (NSUInteger)retainCount NS_SWIFT_UNAVAILABLE("ARC counts");
@end
@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone NS_SWIFT_NAME(copy(with:));
@end
@protocol NSMutableCopying
- (id)mutableCopyWithZone:(nullable NSZone *)zone NS_SWIFT_NAME(mutableCopy(with:));
@end
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSFastEnumeration
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained _Nullable * _Nonnull)buffer count:(NSUInteger)length;
@end

OBJC_ROOT_CLASS
@interface NSObject <NSObject> {
  Class isa;
}
+ (instancetype)alloc NS_SWIFT_UNAVAILABLE("use object initializers instead");
+ (instancetype)allocWithZone:(nullable NSZone *)zone NS_SWIFT_UNAVAILABLE("use object initializers instead");
+ (instancetype)new NS_SWIFT_UNAVAILABLE("use object initializers instead");
+ (Class)class NS_SWIFT_UNAVAILABLE("use 'aClass.self' instead");
+ (Class)superclass;
+ (void)initialize NS_SWIFT_UNAVAILABLE("static initializers cannot be written in Swift");
+ (void)load;
+ (NSString *)description;
+ (NSString *)debugDescription;
+ (BOOL)conformsToProtocol:(Protocol *)protocol;
+ (BOOL)instancesRespondToSelector:(SEL)aSelector NS_SWIFT_NAME(instancesRespond(to:));
+ (BOOL)isSubclassOfClass:(Class)aClass NS_SWIFT_NAME(isSubclass(of:));
+ (BOOL)accessInstanceVariablesDirectly;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)aTarget;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)aTarget selector:(SEL)aSelector object:(nullable id)anArgument NS_SWIFT_NAME(cancelPreviousPerformRequests(withTarget:selector:object:));
- (instancetype)init;
- (void)dealloc NS_SWIFT_UNAVAILABLE("use 'deinit' to define a de-initializer");
- (id)copy;
- (id)mutableCopy;
- (void)doesNotRecognizeSelector:(SEL)aSelector;
- (nullable id)forwardingTargetForSelector:(SEL)aSelector NS_SWIFT_NAME(forwardingTarget(for:));
- (void)forwardInvocation:(NSInvocation *)anInvocation NS_SWIFT_UNAVAILABLE("");
- (NSMethodSignature *)methodSignatureForSelector:(SEL)aSelector NS_SWIFT_UNAVAILABLE("");
+ (NSMethodSignature *)instanceMethodSignatureForSelector:(SEL)aSelector NS_SWIFT_UNAVAILABLE("");
- (IMP)methodForSelector:(SEL)aSelector NS_SWIFT_NAME(method(for:));
+ (IMP)instanceMethodForSelector:(SEL)aSelector NS_SWIFT_NAME(instanceMethod(for:));
+ (BOOL)resolveClassMethod:(SEL)sel NS_SWIFT_NAME(resolveClassMethod(_:));
+ (BOOL)resolveInstanceMethod:(SEL)sel NS_SWIFT_NAME(resolveInstanceMethod(_:));
+ (NSInteger)version;
+ (void)setVersion:(NSInteger)aVersion;
- (nullable id)awakeAfterUsingCoder:(NSCoder *)coder NS_SWIFT_NAME(awakeAfter(using:));
- (nullable id)replacementObjectForCoder:(NSCoder *)coder NS_SWIFT_NAME(replacementObject(for:));
- (void)performSelector:(SEL)aSelector onThread:(NSThread *)thr withObject:(nullable id)arg waitUntilDone:(BOOL)wait NS_SWIFT_NAME(perform(_:on:with:waitUntilDone:));
- (void)performSelector:(SEL)aSelector withObject:(nullable id)anArgument afterDelay:(NSTimeInterval)delay;
- (void)performSelector:(SEL)aSelector withObject:(nullable id)anArgument afterDelay:(NSTimeInterval)delay inModes:(NSArray<NSRunLoopMode> *)modes NS_SWIFT_NAME(perform(_:with:afterDelay:inModes:));
- (void)performSelectorOnMainThread:(SEL)aSelector withObject:(nullable id)argument waitUntilDone:(BOOL)wait;
- (void)performSelectorInBackground:(SEL)aSelector withObject:(nullable id)argument NS_SWIFT_NAME(performSelector(inBackground:with:));
- (nullable id)valueForKey:(NSString *)key;
- (void)setValue:(nullable id)value forKey:(NSString *)key;
- (nullable id)valueForKeyPath:(NSString *)keyPath;
- (void)setValue:(nullable id)value forKeyPath:(NSString *)keyPath;
- (nullable id)valueForUndefinedKey:(NSString *)key;
- (void)setValue:(nullable id)value forUndefinedKey:(NSString *)key;
- (void)setNilValueForKey:(NSString *)key NS_SWIFT_NAME(setNilValueForKey(_:));
- (NSDictionary<NSString *, id> *)dictionaryWithValuesForKeys:(NSArray<NSString *> *)keys NS_SWIFT_NAME(dictionaryWithValues(forKeys:));
- (void)setValuesForKeysWithDictionary:(NSDictionary<NSString *, id> *)keyedValues NS_SWIFT_NAME(setValuesForKeys(_:));
- (BOOL)validateValue:(id _Nullable * _Nonnull)ioValue forKey:(NSString *)inKey error:(NSError * _Nullable * _Nullable)outError NS_SWIFT_UNAVAILABLE("");
- (void)addObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath options:(NSKeyValueObservingOptions)options context:(nullable void *)context;
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath;
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath context:(nullable void *)context API_AVAILABLE(ios(5.0));
- (NSKeyValueObservation *)observe:(NSString *)keyPath options:(NSKeyValueObservingOptions)options changeHandler:(void (^)(id object, NSKeyValueObservedChange *change))handler NS_SWIFT_NAME(observe(_:options:changeHandler:)) API_AVAILABLE(ios(11.0));
- (void)observeValueForKeyPath:(nullable NSString *)keyPath ofObject:(nullable id)object change:(nullable NSDictionary<NSKeyValueChangeKey, id> *)change context:(nullable void *)context;
- (NSMutableArray *)mutableArrayValueForKey:(NSString *)key NS_SWIFT_NAME(mutableArrayValue(forKey:));
- (NSMutableArray *)mutableArrayValueForKeyPath:(NSString *)keyPath NS_SWIFT_NAME(mutableArrayValue(forKeyPath:));
- (NSMutableSet *)mutableSetValueForKey:(NSString *)key NS_SWIFT_NAME(mutableSetValue(forKey:));
- (NSMutableSet *)mutableSetValueForKeyPath:(NSString *)keyPath NS_SWIFT_NAME(mutableSetValue(forKeyPath:));
+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key NS_SWIFT_NAME(automaticallyNotifiesObservers(forKey:));
+ (NSSet<NSString *> *)keyPathsForValuesAffectingValueForKey:(NSString *)key API_AVAILABLE(ios(2.0)) NS_SWIFT_NAME(keyPathsForValuesAffectingValue(forKey:));
- (void)willChangeValueForKey:(NSString *)key;
- (void)didChangeValueForKey:(NSString *)key;
- (void)willChange:(NSKeyValueChange)changeKind valuesAtIndexes:(NSIndexSet *)indexes forKey:(NSString *)key NS_SWIFT_NAME(willChange(_:valuesAt:forKey:));
- (void)didChange:(NSKeyValueChange)changeKind valuesAtIndexes:(NSIndexSet *)indexes forKey:(NSString *)key NS_SWIFT_NAME(didChange(_:valuesAt:forKey:));
@property (nullable) void *observationInfo;
- (void)awakeFromNib;
- (void)prepareForInterfaceBuilder API_AVAILABLE(ios(8.0));
@property (readonly) Class classForCoder;
@end

typedef NS_OPTIONS(NSUInteger, NSEnumerationOptions) { NSEnumerationConcurrent = 1, NSEnumerationReverse = 2 } API_AVAILABLE(ios(4.0));
typedef NS_OPTIONS(NSUInteger, NSStringCompareOptions) { NSCaseInsensitiveSearch NS_SWIFT_NAME(caseInsensitive) = 1, NSLiteralSearch NS_SWIFT_NAME(literal) = 2, NSBackwardsSearch NS_SWIFT_NAME(backwards) = 4, NSAnchoredSearch NS_SWIFT_NAME(anchored) = 8, NSNumericSearch NS_SWIFT_NAME(numeric) = 64, NSDiacriticInsensitiveSearch NS_SWIFT_NAME(diacriticInsensitive) = 128, NSWidthInsensitiveSearch NS_SWIFT_NAME(widthInsensitive) = 256, NSForcedOrderingSearch NS_SWIFT_NAME(forcedOrdering) = 512, NSRegularExpressionSearch API_AVAILABLE(ios(3.2)) NS_SWIFT_NAME(regularExpression) = 1024 } NS_SWIFT_NAME(NSString.CompareOptions);
BRIDGED(Swift.String)
@interface NSString : NSObject <NSCopying, NSMutableCopying, NSCoding>
+ (instancetype)string;
+ (instancetype)stringWithString:(NSString *)string;
+ (instancetype)stringWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
+ (nullable instancetype)stringWithUTF8String:(const char *)nullTerminatedCString NS_SWIFT_NAME(init(utf8String:));
+ (nullable instancetype)stringWithContentsOfFile:(NSString *)path encoding:(NSStringEncoding)enc error:(NSError * _Nullable * _Nullable)error;
+ (nullable instancetype)stringWithContentsOfURL:(NSURL *)url encoding:(NSStringEncoding)enc error:(NSError * _Nullable * _Nullable)error;
- (instancetype)initWithString:(NSString *)aString;
- (instancetype)initWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (instancetype)initWithFormat:(NSString *)format arguments:(va_list)argList NS_FORMAT_FUNCTION(1, 0) NS_SWIFT_UNAVAILABLE("");
- (nullable instancetype)initWithData:(NSData *)data encoding:(NSStringEncoding)encoding;
- (nullable instancetype)initWithUTF8String:(const char *)nullTerminatedCString NS_SWIFT_NAME(init(utf8String:));
@property (readonly) NSUInteger length;
@property (readonly, copy) NSString *uppercaseString NS_SWIFT_NAME(uppercased);
@property (readonly, copy) NSString *lowercaseString NS_SWIFT_NAME(lowercased);
@property (readonly, copy) NSString *capitalizedString NS_SWIFT_NAME(capitalized);
@property (readonly) int intValue;
@property (readonly) NSInteger integerValue;
@property (readonly) long long longLongValue;
@property (readonly) float floatValue;
@property (readonly) double doubleValue;
@property (readonly) BOOL boolValue;
@property (nullable, readonly) const char *UTF8String NS_SWIFT_NAME(utf8String);
@property (readonly, copy) NSString *lastPathComponent;
@property (readonly, copy) NSString *pathExtension;
@property (readonly, copy) NSArray<NSString *> *pathComponents;
@property (readonly, copy) NSString *stringByDeletingLastPathComponent;
@property (readonly, copy) NSString *stringByDeletingPathExtension;
@property (readonly, copy) NSString *stringByStandardizingPath;
@property (getter=isAbsolutePath, readonly) BOOL absolutePath;
- (unichar)characterAtIndex:(NSUInteger)index;
- (NSString *)substringFromIndex:(NSUInteger)from;
- (NSString *)substringToIndex:(NSUInteger)to;
- (NSString *)substringWithRange:(NSRange)range NS_SWIFT_NAME(substring(with:));
- (NSComparisonResult)compare:(NSString *)string;
- (NSComparisonResult)compare:(NSString *)string options:(NSStringCompareOptions)mask;
- (NSComparisonResult)caseInsensitiveCompare:(NSString *)string;
- (NSComparisonResult)localizedCompare:(NSString *)string;
- (NSComparisonResult)localizedCaseInsensitiveCompare:(NSString *)string;
- (BOOL)isEqualToString:(NSString *)aString;
- (BOOL)hasPrefix:(NSString *)str;
- (BOOL)hasSuffix:(NSString *)str;
- (BOOL)containsString:(NSString *)str API_AVAILABLE(ios(8.0));
- (BOOL)localizedCaseInsensitiveContainsString:(NSString *)str NS_SWIFT_NAME(localizedCaseInsensitiveContains(_:)) API_AVAILABLE(ios(8.0));
- (BOOL)localizedStandardContainsString:(NSString *)str NS_SWIFT_NAME(localizedStandardContains(_:)) API_AVAILABLE(ios(9.0));
- (NSComparisonResult)localizedStandardCompare:(NSString *)string NS_SWIFT_NAME(localizedStandardCompare(_:)) API_AVAILABLE(ios(4.0));
- (NSRange)rangeOfString:(NSString *)searchString NS_SWIFT_NAME(range(of:));
- (NSRange)rangeOfString:(NSString *)searchString options:(NSUInteger)mask NS_SWIFT_NAME(range(of:options:));
- (NSString *)stringByAppendingString:(NSString *)aString;
- (NSString *)stringByAppendingFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (NSString *)stringByAppendingPathComponent:(NSString *)str;
- (nullable NSString *)stringByAppendingPathExtension:(NSString *)str;
- (NSString *)stringByReplacingOccurrencesOfString:(NSString *)target withString:(NSString *)replacement;
- (NSString *)stringByReplacingOccurrencesOfString:(NSString *)target withString:(NSString *)replacement options:(NSStringCompareOptions)options range:(NSRange)searchRange NS_SWIFT_NAME(replacingOccurrences(of:with:options:range:));
- (NSString *)stringByReplacingCharactersInRange:(NSRange)range withString:(NSString *)replacement NS_SWIFT_NAME(replacingCharacters(in:with:));
- (NSString *)stringByTrimmingCharactersInSet:(NSCharacterSet *)set;
- (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)searchSet NS_SWIFT_NAME(rangeOfCharacter(from:));
- (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)searchSet options:(NSStringCompareOptions)mask NS_SWIFT_NAME(rangeOfCharacter(from:options:));
- (nullable NSString *)stringByAddingPercentEncodingWithAllowedCharacters:(NSCharacterSet *)allowedCharacters NS_SWIFT_NAME(addingPercentEncoding(withAllowedCharacters:)) API_AVAILABLE(ios(7.0));
- (nullable NSString *)stringByAddingPercentEscapesUsingEncoding:(NSStringEncoding)enc NS_SWIFT_NAME(addingPercentEscapes(using:)) API_DEPRECATED("", ios(2.0, 9.0));
- (nullable NSString *)stringByReplacingPercentEscapesUsingEncoding:(NSStringEncoding)enc NS_SWIFT_NAME(replacingPercentEscapes(using:)) API_DEPRECATED("", ios(2.0, 9.0));
- (NSArray<NSString *> *)componentsSeparatedByString:(NSString *)separator;
- (NSArray<NSString *> *)componentsSeparatedByCharactersInSet:(NSCharacterSet *)separator NS_SWIFT_NAME(components(separatedBy:));
- (nullable NSData *)dataUsingEncoding:(NSStringEncoding)encoding NS_SWIFT_NAME(data(using:));
- (nullable instancetype)initWithContentsOfFile:(NSString *)path encoding:(NSStringEncoding)enc error:(NSError * _Nullable * _Nullable)error NS_SWIFT_NAME(init(contentsOfFile:encoding:));
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url encoding:(NSStringEncoding)enc error:(NSError * _Nullable * _Nullable)error NS_SWIFT_NAME(init(contentsOf:encoding:));
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)useAuxiliaryFile;
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)useAuxiliaryFile encoding:(NSStringEncoding)enc error:(NSError * _Nullable * _Nullable)error NS_SWIFT_NAME(write(toFile:atomically:encoding:));
- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)useAuxiliaryFile encoding:(NSStringEncoding)enc error:(NSError * _Nullable * _Nullable)error NS_SWIFT_NAME(write(to:atomically:encoding:));
@property (nullable, readonly, copy) NSString *stringByRemovingPercentEncoding NS_SWIFT_NAME(removingPercentEncoding) API_AVAILABLE(ios(7.0));
@end
@interface NSMutableString : NSString
+ (NSMutableString *)stringWithCapacity:(NSUInteger)capacity;
- (NSMutableString *)initWithCapacity:(NSUInteger)capacity;
- (void)appendString:(NSString *)aString;
- (void)appendFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (void)insertString:(NSString *)aString atIndex:(NSUInteger)loc NS_SWIFT_NAME(insert(_:at:));
- (void)setString:(NSString *)aString;
- (void)deleteCharactersInRange:(NSRange)range NS_SWIFT_NAME(deleteCharacters(in:));
- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)aString NS_SWIFT_NAME(replaceCharacters(in:with:));
- (NSUInteger)replaceOccurrencesOfString:(NSString *)target withString:(NSString *)replacement options:(NSStringCompareOptions)options range:(NSRange)searchRange NS_SWIFT_NAME(replaceOccurrences(of:with:options:range:));
@end
@interface NSConstantString : NSString {
  char *bytes;
  unsigned int count;
}
@end
NS_SWIFT_NAME(CharacterSet)
@interface NSCharacterSet : NSObject <NSCopying, NSMutableCopying>
@property (readonly, class, copy) NSCharacterSet *whitespaceCharacterSet NS_SWIFT_NAME(whitespaces);
@property (readonly, class, copy) NSCharacterSet *whitespaceAndNewlineCharacterSet NS_SWIFT_NAME(whitespacesAndNewlines);
@property (readonly, class, copy) NSCharacterSet *newlineCharacterSet NS_SWIFT_NAME(newlines);
@property (readonly, class, copy) NSCharacterSet *decimalDigitCharacterSet NS_SWIFT_NAME(decimalDigits);
@property (readonly, class, copy) NSCharacterSet *punctuationCharacterSet NS_SWIFT_NAME(punctuationCharacters);
@property (readonly, class, copy) NSCharacterSet *alphanumericCharacterSet NS_SWIFT_NAME(alphanumerics);
@property (readonly, class, copy) NSCharacterSet *letterCharacterSet NS_SWIFT_NAME(letters);
@property (readonly, class, copy) NSCharacterSet *lowercaseLetterCharacterSet NS_SWIFT_NAME(lowercaseLetters);
@property (readonly, class, copy) NSCharacterSet *uppercaseLetterCharacterSet NS_SWIFT_NAME(uppercaseLetters);
@property (readonly, class, copy) NSCharacterSet *symbolCharacterSet NS_SWIFT_NAME(symbols);
@property (readonly, class, copy) NSCharacterSet *controlCharacterSet NS_SWIFT_NAME(controlCharacters);
@property (readonly, class, copy) NSCharacterSet *URLUserAllowedCharacterSet NS_SWIFT_NAME(urlUserAllowed) API_AVAILABLE(ios(7.0));
@property (readonly, class, copy) NSCharacterSet *URLPasswordAllowedCharacterSet NS_SWIFT_NAME(urlPasswordAllowed) API_AVAILABLE(ios(7.0));
@property (readonly, class, copy) NSCharacterSet *URLHostAllowedCharacterSet NS_SWIFT_NAME(urlHostAllowed) API_AVAILABLE(ios(7.0));
@property (readonly, class, copy) NSCharacterSet *URLPathAllowedCharacterSet NS_SWIFT_NAME(urlPathAllowed) API_AVAILABLE(ios(7.0));
@property (readonly, class, copy) NSCharacterSet *URLQueryAllowedCharacterSet NS_SWIFT_NAME(urlQueryAllowed) API_AVAILABLE(ios(7.0));
@property (readonly, class, copy) NSCharacterSet *URLFragmentAllowedCharacterSet NS_SWIFT_NAME(urlFragmentAllowed) API_AVAILABLE(ios(7.0));
+ (NSCharacterSet *)characterSetWithCharactersInString:(NSString *)aString NS_SWIFT_NAME(init(charactersIn:));
- (BOOL)characterIsMember:(unichar)aCharacter;
- (BOOL)longCharacterIsMember:(unsigned int)theLongChar;
@property (readonly, copy) NSCharacterSet *invertedSet;
- (BOOL)isSupersetOfSet:(NSCharacterSet *)theOtherSet;
@end
@interface NSMutableCharacterSet : NSCharacterSet
+ (NSMutableCharacterSet *)alphanumericCharacterSet;
+ (NSMutableCharacterSet *)letterCharacterSet;
+ (NSMutableCharacterSet *)decimalDigitCharacterSet;
+ (NSMutableCharacterSet *)whitespaceCharacterSet;
+ (NSMutableCharacterSet *)whitespaceAndNewlineCharacterSet;
+ (NSMutableCharacterSet *)punctuationCharacterSet;
+ (NSMutableCharacterSet *)characterSetWithCharactersInString:(NSString *)aString NS_SWIFT_NAME(init(charactersIn:));
- (void)addCharactersInString:(NSString *)aString NS_SWIFT_NAME(addCharacters(in:));
- (void)removeCharactersInString:(NSString *)aString NS_SWIFT_NAME(removeCharacters(in:));
- (void)formUnionWithCharacterSet:(NSCharacterSet *)otherSet NS_SWIFT_NAME(formUnion(with:));
- (void)formIntersectionWithCharacterSet:(NSCharacterSet *)otherSet NS_SWIFT_NAME(formIntersection(with:));
- (void)invert;
@end
API_AVAILABLE(ios(3.2))
@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSCoding>
@property (readonly, copy) NSString *string;
@property (readonly) NSUInteger length;
- (instancetype)initWithString:(NSString *)str;
- (instancetype)initWithString:(NSString *)str attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs;
- (instancetype)initWithAttributedString:(NSAttributedString *)attrStr;
- (BOOL)isEqualToAttributedString:(NSAttributedString *)other NS_SWIFT_NAME(isEqual(to:));
@end
API_AVAILABLE(ios(3.2))
@interface NSMutableAttributedString : NSAttributedString
@property (readonly, retain) NSMutableString *mutableString;
- (void)appendAttributedString:(NSAttributedString *)attrString;
- (void)addAttribute:(NSAttributedStringKey)name value:(id)value range:(NSRange)range;
- (void)addAttributes:(NSDictionary<NSAttributedStringKey, id> *)attrs range:(NSRange)range;
- (void)removeAttribute:(NSAttributedStringKey)name range:(NSRange)range;
- (void)setAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs range:(NSRange)range;
- (void)setAttributedString:(NSAttributedString *)attrString;
@end
@interface NSValue : NSObject <NSCopying>
+ (NSValue *)valueWithCGPoint:(CGPoint)point NS_SWIFT_NAME(init(cgPoint:));
+ (NSValue *)valueWithCGSize:(CGSize)size NS_SWIFT_NAME(init(cgSize:));
+ (NSValue *)valueWithCGRect:(CGRect)rect NS_SWIFT_NAME(init(cgRect:));
+ (NSValue *)valueWithRange:(NSRange)range NS_SWIFT_NAME(init(range:));
+ (NSValue *)valueWithNonretainedObject:(nullable id)anObject NS_SWIFT_NAME(init(nonretainedObject:));
@property (nonatomic, readonly) CGPoint CGPointValue;
@property (nonatomic, readonly) CGSize CGSizeValue;
@property (nonatomic, readonly) CGRect CGRectValue;
@property (readonly) NSRange rangeValue;
@property (nullable, readonly) id nonretainedObjectValue;
@end
@interface NSNumber : NSValue
+ (NSNumber *)numberWithChar:(char)value;
+ (NSNumber *)numberWithUnsignedChar:(unsigned char)value;
+ (NSNumber *)numberWithShort:(short)value;
+ (NSNumber *)numberWithUnsignedShort:(unsigned short)value;
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithUnsignedInt:(unsigned int)value;
+ (NSNumber *)numberWithLong:(long)value;
+ (NSNumber *)numberWithUnsignedLong:(unsigned long)value;
+ (NSNumber *)numberWithLongLong:(long long)value;
+ (NSNumber *)numberWithUnsignedLongLong:(unsigned long long)value;
+ (NSNumber *)numberWithFloat:(float)value;
+ (NSNumber *)numberWithDouble:(double)value;
+ (NSNumber *)numberWithBool:(BOOL)value;
+ (NSNumber *)numberWithInteger:(NSInteger)value NS_SWIFT_NAME(init(value:));
+ (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value;
- (NSNumber *)initWithChar:(char)value NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithUnsignedChar:(unsigned char)value NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithShort:(short)value NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithUnsignedShort:(unsigned short)value NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithInt:(int)value NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithUnsignedInt:(unsigned int)value NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithLong:(long)value NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithUnsignedLong:(unsigned long)value NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithLongLong:(long long)value NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithUnsignedLongLong:(unsigned long long)value NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithUnsignedInteger:(NSUInteger)value NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithInteger:(NSInteger)value NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithFloat:(float)value NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithDouble:(double)value NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithBool:(BOOL)value NS_SWIFT_NAME(init(value:));
@property (readonly) char charValue NS_SWIFT_NAME(int8Value);
@property (readonly) short shortValue NS_SWIFT_NAME(int16Value);
@property (readonly) unsigned char unsignedCharValue NS_SWIFT_NAME(uint8Value);
@property (readonly) unsigned short unsignedShortValue NS_SWIFT_NAME(uint16Value);
@property (readonly) int intValue NS_SWIFT_NAME(int32Value);
@property (readonly) long longValue NS_SWIFT_UNAVAILABLE("Use instead the `intValue` property.");
@property (readonly) unsigned long unsignedLongValue NS_SWIFT_UNAVAILABLE("Use instead the `uintValue` property.");
@property (readonly) unsigned long long unsignedLongLongValue NS_SWIFT_NAME(uint64Value);
@property (readonly) unsigned int unsignedIntValue NS_SWIFT_NAME(uint32Value);
@property (readonly) long long longLongValue NS_SWIFT_NAME(int64Value);
@property (readonly) NSInteger integerValue NS_SWIFT_NAME(intValue);
@property (readonly) NSUInteger unsignedIntegerValue NS_SWIFT_NAME(uintValue);
@property (readonly) float floatValue;
@property (readonly) double doubleValue;
@property (readonly) BOOL boolValue;
@property (readonly, copy) NSString *stringValue;
- (NSComparisonResult)compare:(NSNumber *)otherNumber;
- (BOOL)isEqualToNumber:(NSNumber *)number NS_SWIFT_NAME(isEqual(to:));
@end
@interface NSNull : NSObject <NSCopying>
+ (NSNull *)null NS_SWIFT_NAME(init());
@end

BRIDGED(Swift.Array)
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSCoding, NSFastEnumeration>
+ (instancetype)array;
+ (instancetype)arrayWithObject:(ObjectType)anObject;
+ (instancetype)arrayWithObjects:(ObjectType)firstObj, ...;
+ (instancetype)arrayWithObjects:(const ObjectType _Nonnull [_Nullable])objects count:(NSUInteger)cnt;
+ (instancetype)arrayWithArray:(NSArray<ObjectType> *)array;
- (instancetype)initWithObjects:(ObjectType)firstObj, ...;
- (instancetype)initWithArray:(NSArray<ObjectType> *)array;
@property (readonly) NSUInteger count;
@property (nullable, nonatomic, readonly) ObjectType firstObject;
@property (nullable, nonatomic, readonly) ObjectType lastObject;
- (ObjectType)objectAtIndex:(NSUInteger)index;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)idx API_AVAILABLE(ios(6.0));
- (BOOL)containsObject:(ObjectType)anObject;
- (NSUInteger)indexOfObject:(ObjectType)anObject;
- (NSUInteger)indexOfObjectIdenticalTo:(ObjectType)anObject NS_SWIFT_NAME(indexOfObjectIdentical(to:));
- (NSUInteger)indexOfObjectPassingTest:(BOOL (^)(ObjectType obj, NSUInteger idx, BOOL *stop))predicate NS_SWIFT_NAME(indexOfObject(passingTest:)) API_AVAILABLE(ios(4.0));
- (BOOL)isEqualToArray:(NSArray<ObjectType> *)otherArray NS_SWIFT_NAME(isEqual(to:));
- (NSString *)componentsJoinedByString:(NSString *)separator;
- (NSArray<ObjectType> *)arrayByAddingObject:(ObjectType)anObject;
- (NSArray<ObjectType> *)arrayByAddingObjectsFromArray:(NSArray<ObjectType> *)otherArray;
- (NSArray<ObjectType> *)subarrayWithRange:(NSRange)range NS_SWIFT_NAME(subarray(with:));
- (NSEnumerator *)objectEnumerator;
- (NSEnumerator *)reverseObjectEnumerator;
- (NSArray<ObjectType> *)sortedArrayUsingSelector:(SEL)comparator;
- (NSArray<ObjectType> *)sortedArrayUsingComparator:(NSComparisonResult (^)(id obj1, id obj2))cmptr API_AVAILABLE(ios(4.0));
- (void)makeObjectsPerformSelector:(SEL)aSelector;
- (void)makeObjectsPerformSelector:(SEL)aSelector withObject:(nullable id)argument;
- (void)enumerateObjectsUsingBlock:(void (^)(ObjectType obj, NSUInteger idx, BOOL *stop))block API_AVAILABLE(ios(4.0));
- (void)enumerateObjectsWithOptions:(NSEnumerationOptions)opts usingBlock:(void (^)(ObjectType obj, NSUInteger idx, BOOL *stop))block NS_SWIFT_NAME(enumerateObjects(options:using:)) API_AVAILABLE(ios(4.0));
- (NSIndexSet *)indexesOfObjectsPassingTest:(BOOL (^)(ObjectType obj, NSUInteger idx, BOOL *stop))predicate NS_SWIFT_NAME(indexesOfObjects(passingTest:)) API_AVAILABLE(ios(4.0));
- (NSArray<ObjectType> *)filteredArrayUsingPredicate:(NSPredicate *)predicate NS_SWIFT_NAME(filtered(using:)) API_AVAILABLE(ios(3.0));
- (NSArray<ObjectType> *)sortedArrayUsingDescriptors:(NSArray<NSSortDescriptor *> *)sortDescriptors NS_SWIFT_NAME(sortedArray(using:));
@end
@interface NSMutableArray<ObjectType> : NSArray<ObjectType>
+ (instancetype)arrayWithCapacity:(NSUInteger)numItems;
- (instancetype)initWithCapacity:(NSUInteger)numItems;
- (void)addObject:(ObjectType)anObject;
- (void)addObjectsFromArray:(NSArray<ObjectType> *)otherArray;
- (void)insertObject:(ObjectType)anObject atIndex:(NSUInteger)index;
- (void)removeObject:(ObjectType)anObject;
- (void)removeObjectAtIndex:(NSUInteger)index;
- (void)removeObjectsAtIndexes:(NSIndexSet *)indexes NS_SWIFT_NAME(removeObjects(at:));
- (void)removeLastObject;
- (void)removeAllObjects;
- (void)removeObjectsInArray:(NSArray<ObjectType> *)otherArray;
- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(ObjectType)anObject;
- (void)setObject:(ObjectType)obj atIndexedSubscript:(NSUInteger)idx API_AVAILABLE(ios(6.0));
- (void)exchangeObjectAtIndex:(NSUInteger)idx1 withObjectAtIndex:(NSUInteger)idx2 NS_SWIFT_NAME(exchangeObject(at:withObjectAt:));
- (void)setArray:(NSArray<ObjectType> *)otherArray;
- (void)sortUsingSelector:(SEL)comparator;
- (void)sortUsingComparator:(NSComparisonResult (^)(id obj1, id obj2))cmptr NS_SWIFT_NAME(sort(comparator:)) API_AVAILABLE(ios(4.0));
- (void)filterUsingPredicate:(NSPredicate *)predicate NS_SWIFT_NAME(filter(using:)) API_AVAILABLE(ios(3.0));
- (void)sortUsingDescriptors:(NSArray<NSSortDescriptor *> *)sortDescriptors NS_SWIFT_NAME(sort(using:));
@end
BRIDGED(Swift.Dictionary)
@interface NSDictionary<KeyType, __covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSCoding, NSFastEnumeration>
+ (instancetype)dictionary;
+ (instancetype)dictionaryWithObject:(ObjectType)object forKey:(KeyType)key;
+ (instancetype)dictionaryWithObjects:(NSArray<ObjectType> *)objects forKeys:(NSArray<KeyType> *)keys;
+ (instancetype)dictionaryWithObjects:(const ObjectType _Nonnull [_Nullable])objects forKeys:(const KeyType _Nonnull [_Nullable])keys count:(NSUInteger)cnt;
+ (instancetype)dictionaryWithObjectsAndKeys:(id)firstObject, ...;
+ (instancetype)dictionaryWithDictionary:(NSDictionary<KeyType, ObjectType> *)dict;
- (instancetype)initWithObjects:(NSArray<ObjectType> *)objects forKeys:(NSArray<KeyType> *)keys;
- (instancetype)initWithObjectsAndKeys:(id)firstObject, ...;
- (instancetype)initWithDictionary:(NSDictionary<KeyType, ObjectType> *)otherDictionary;
@property (readonly) NSUInteger count;
@property (readonly, copy) NSArray<KeyType> *allKeys;
@property (readonly, copy) NSArray<ObjectType> *allValues;
- (nullable ObjectType)objectForKey:(KeyType)aKey;
- (nullable ObjectType)objectForKeyedSubscript:(KeyType)key API_AVAILABLE(ios(6.0));
- (NSArray<KeyType> *)allKeysForObject:(ObjectType)anObject NS_SWIFT_NAME(allKeys(for:));
- (BOOL)isEqualToDictionary:(NSDictionary<KeyType, ObjectType> *)otherDictionary NS_SWIFT_NAME(isEqual(to:));
- (NSEnumerator *)keyEnumerator;
- (NSEnumerator *)objectEnumerator;
- (void)enumerateKeysAndObjectsUsingBlock:(void (^)(KeyType key, ObjectType obj, BOOL *stop))block API_AVAILABLE(ios(4.0));
@end
@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
+ (instancetype)dictionaryWithCapacity:(NSUInteger)numItems;
- (instancetype)initWithCapacity:(NSUInteger)numItems;
- (void)setObject:(ObjectType)anObject forKey:(KeyType)aKey NS_SWIFT_NAME(setObject(_:forKey:));
- (void)setObject:(nullable ObjectType)obj forKeyedSubscript:(KeyType)key API_AVAILABLE(ios(6.0));
- (void)removeObjectForKey:(KeyType)aKey;
- (void)removeAllObjects;
- (void)removeObjectsForKeys:(NSArray<KeyType> *)keyArray;
- (void)addEntriesFromDictionary:(NSDictionary<KeyType, ObjectType> *)otherDictionary;
- (void)setDictionary:(NSDictionary<KeyType, ObjectType> *)otherDictionary;
@end
BRIDGED(Swift.Set)
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSCoding, NSFastEnumeration>
+ (instancetype)set;
+ (instancetype)setWithObject:(ObjectType)object;
+ (instancetype)setWithObjects:(ObjectType)firstObj, ...;
+ (instancetype)setWithArray:(NSArray<ObjectType> *)array;
+ (instancetype)setWithSet:(NSSet<ObjectType> *)set;
- (instancetype)initWithObjects:(ObjectType)firstObj, ...;
- (instancetype)initWithArray:(NSArray<ObjectType> *)array;
- (instancetype)initWithSet:(NSSet<ObjectType> *)set;
@property (readonly) NSUInteger count;
@property (readonly, copy) NSArray<ObjectType> *allObjects;
- (nullable ObjectType)member:(ObjectType)object;
- (NSSet<ObjectType> *)filteredSetUsingPredicate:(NSPredicate *)predicate NS_SWIFT_NAME(filtered(using:)) API_AVAILABLE(ios(3.0));
- (NSArray<ObjectType> *)sortedArrayUsingDescriptors:(NSArray<NSSortDescriptor *> *)sortDescriptors NS_SWIFT_NAME(sortedArray(using:)) API_AVAILABLE(ios(4.0));
- (nullable ObjectType)anyObject;
- (BOOL)containsObject:(ObjectType)anObject;
- (BOOL)isEqualToSet:(NSSet<ObjectType> *)otherSet NS_SWIFT_NAME(isEqual(to:));
- (BOOL)isSubsetOfSet:(NSSet<ObjectType> *)otherSet NS_SWIFT_NAME(isSubset(of:));
- (BOOL)intersectsSet:(NSSet<ObjectType> *)otherSet NS_SWIFT_NAME(intersects(_:));
- (NSEnumerator *)objectEnumerator;
@end
@interface NSMutableSet<ObjectType> : NSSet<ObjectType>
+ (instancetype)setWithCapacity:(NSUInteger)numItems;
- (instancetype)initWithCapacity:(NSUInteger)numItems;
- (void)addObject:(ObjectType)object;
- (void)addObjectsFromArray:(NSArray<ObjectType> *)array;
- (void)removeObject:(ObjectType)object;
- (void)removeAllObjects;
- (void)unionSet:(NSSet<ObjectType> *)otherSet;
- (void)minusSet:(NSSet<ObjectType> *)otherSet;
- (void)intersectSet:(NSSet<ObjectType> *)otherSet;
@end
@interface NSEnumerator : NSObject <NSFastEnumeration>
@property (readonly, copy) NSArray *allObjects;
- (nullable id)nextObject;
@end
API_AVAILABLE(ios(4.0))
@interface NSCache<KeyType, ObjectType> : NSObject
@property (copy) NSString *name;
@property NSUInteger countLimit;
@property NSUInteger totalCostLimit;
@property (nullable, assign) id delegate;
- (nullable ObjectType)objectForKey:(KeyType)key;
- (void)setObject:(ObjectType)obj forKey:(KeyType)key NS_SWIFT_NAME(setObject(_:forKey:));
- (void)setObject:(ObjectType)obj forKey:(KeyType)key cost:(NSUInteger)g NS_SWIFT_NAME(setObject(_:forKey:cost:));
- (void)removeObjectForKey:(KeyType)key;
- (void)removeAllObjects;
@end
typedef NS_OPTIONS(NSUInteger, NSDataReadingOptions) { NSDataReadingMappedIfSafe = 1, NSDataReadingUncached = 2, NSDataReadingMappedAlways = 8 } NS_SWIFT_NAME(Data.ReadingOptions);
typedef NS_OPTIONS(NSUInteger, NSDataWritingOptions) { NSDataWritingAtomic NS_SWIFT_NAME(atomic) = 1, NSDataWritingWithoutOverwriting NS_SWIFT_NAME(withoutOverwriting) = 2, NSDataWritingFileProtectionComplete NS_SWIFT_NAME(completeFileProtection) = 536870912 } NS_SWIFT_NAME(Data.WritingOptions);
NS_SWIFT_NAME(Data)
@interface NSData : NSObject <NSCopying, NSMutableCopying>
+ (instancetype)data;
+ (instancetype)dataWithData:(NSData *)data;
+ (nullable instancetype)dataWithContentsOfFile:(NSString *)path;
+ (nullable instancetype)dataWithContentsOfURL:(NSURL *)url;
- (instancetype)initWithData:(NSData *)data;
- (nullable instancetype)initWithContentsOfFile:(NSString *)path;
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url NS_SWIFT_UNAVAILABLE("use 'Data(contentsOf:)'");
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url options:(NSDataReadingOptions)readOptionsMask error:(NSError * _Nullable * _Nullable)error NS_SWIFT_NAME(init(contentsOf:options:));
@property (readonly) NSUInteger length;
- (BOOL)isEqualToData:(NSData *)other NS_SWIFT_NAME(isEqual(to:));
- (NSString *)base64EncodedStringWithOptions:(NSDataBase64EncodingOptions)options NS_SWIFT_NAME(base64EncodedString(options:)) SWIFT_DEFAULTS(all) API_AVAILABLE(ios(7.0));
- (nullable instancetype)initWithBase64EncodedString:(NSString *)text options:(NSDataBase64DecodingOptions)options NS_SWIFT_NAME(init(base64Encoded:options:)) API_AVAILABLE(ios(7.0));
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)useAuxiliaryFile;
- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)useAuxiliaryFile;
- (BOOL)writeToFile:(NSString *)path options:(NSDataWritingOptions)writeOptionsMask error:(NSError * _Nullable * _Nullable)error NS_SWIFT_UNAVAILABLE("use 'write(to:options:)'");
- (BOOL)writeToURL:(NSURL *)url options:(NSDataWritingOptions)writeOptionsMask error:(NSError * _Nullable * _Nullable)error NS_SWIFT_NAME(write(to:options:));
@end
@interface NSMutableData : NSData
+ (nullable instancetype)dataWithCapacity:(NSUInteger)aNumItems;
+ (nullable instancetype)dataWithLength:(NSUInteger)length;
- (nullable instancetype)initWithCapacity:(NSUInteger)capacity;
- (nullable instancetype)initWithLength:(NSUInteger)length NS_SWIFT_NAME(init(count:));
@property NSUInteger length;
- (void)appendData:(NSData *)other;
- (void)increaseLengthBy:(NSUInteger)extraLength;
@end
NS_SWIFT_NAME(Date)
@interface NSDate : NSObject <NSCopying>
+ (instancetype)date;
+ (instancetype)dateWithTimeIntervalSinceNow:(NSTimeInterval)secs;
+ (instancetype)dateWithTimeIntervalSince1970:(NSTimeInterval)secs;
+ (instancetype)dateWithTimeIntervalSinceReferenceDate:(NSTimeInterval)ti;
- (instancetype)init;
- (instancetype)initWithTimeIntervalSinceNow:(NSTimeInterval)secs;
- (instancetype)initWithTimeIntervalSince1970:(NSTimeInterval)secs;
- (instancetype)initWithTimeIntervalSinceReferenceDate:(NSTimeInterval)ti;
@property (class, readonly, copy) NSDate *distantFuture;
@property (class, readonly, copy) NSDate *distantPast;
@property (class, readonly) NSTimeInterval timeIntervalSinceReferenceDate;
@property (readonly) NSTimeInterval timeIntervalSinceReferenceDate;
@property (readonly) NSTimeInterval timeIntervalSinceNow;
@property (readonly) NSTimeInterval timeIntervalSince1970;
- (NSTimeInterval)timeIntervalSinceDate:(NSDate *)anotherDate NS_SWIFT_NAME(timeIntervalSince(_:));
- (id)addTimeInterval:(NSTimeInterval)seconds API_DEPRECATED("Use dateByAddingTimeInterval instead", ios(2.0, 4.0));
- (instancetype)dateByAddingTimeInterval:(NSTimeInterval)ti API_AVAILABLE(ios(4.0));
- (NSDate *)earlierDate:(NSDate *)anotherDate;
- (NSDate *)laterDate:(NSDate *)anotherDate;
- (NSComparisonResult)compare:(NSDate *)other;
- (BOOL)isEqualToDate:(NSDate *)otherDate NS_SWIFT_NAME(isEqual(to:));
@end
NS_SWIFT_NAME(DateFormatter)
@interface NSDateFormatter : NSObject
@property (null_resettable, copy) NSString *dateFormat;
@property NSDateFormatterStyle dateStyle;
@property NSDateFormatterStyle timeStyle;
@property (null_resettable, copy) id locale;
@property (null_resettable, copy) id timeZone;
- (NSString *)stringFromDate:(NSDate *)date;
- (nullable NSDate *)dateFromString:(NSString *)string NS_SWIFT_NAME(date(from:));
+ (NSString *)localizedStringFromDate:(NSDate *)date dateStyle:(NSDateFormatterStyle)dstyle timeStyle:(NSDateFormatterStyle)tstyle NS_SWIFT_NAME(localizedString(from:dateStyle:timeStyle:)) API_AVAILABLE(ios(4.0));
@end
NS_SWIFT_NAME(IndexPath)
@interface NSIndexPath : NSObject <NSCopying>
+ (instancetype)indexPathForRow:(NSInteger)row inSection:(NSInteger)section NS_SWIFT_NAME(init(row:section:));
+ (instancetype)indexPathForItem:(NSInteger)item inSection:(NSInteger)section NS_SWIFT_NAME(init(item:section:)) API_AVAILABLE(ios(6.0));
@property (nonatomic, readonly) NSInteger section;
@property (nonatomic, readonly) NSInteger row;
@property (nonatomic, readonly) NSInteger item API_AVAILABLE(ios(6.0));
- (NSComparisonResult)compare:(NSIndexPath *)otherObject;
@end
NS_SWIFT_NAME(IndexSet)
@interface NSIndexSet : NSObject <NSCopying, NSMutableCopying>
+ (instancetype)indexSet;
+ (instancetype)indexSetWithIndex:(NSUInteger)value;
+ (instancetype)indexSetWithIndexesInRange:(NSRange)range;
- (instancetype)initWithIndex:(NSUInteger)value NS_SWIFT_NAME(init(integer:));
@property (readonly) NSUInteger count;
@property (readonly) NSUInteger firstIndex;
@property (readonly) NSUInteger lastIndex;
- (BOOL)containsIndex:(NSUInteger)value NS_SWIFT_NAME(contains(_:));
- (instancetype)initWithIndexesInRange:(NSRange)range;
- (instancetype)initWithIndexSet:(NSIndexSet *)indexSet;
- (void)enumerateIndexesUsingBlock:(void (^)(NSUInteger idx, BOOL *stop))block API_AVAILABLE(ios(4.0));
@end
@interface NSException : NSObject <NSCopying>
+ (NSException *)exceptionWithName:(NSExceptionName)name reason:(nullable NSString *)reason userInfo:(nullable NSDictionary *)userInfo;
+ (void)raise:(NSExceptionName)name format:(NSString *)format, ... NS_FORMAT_FUNCTION(2, 3);
- (instancetype)initWithName:(NSExceptionName)aName reason:(nullable NSString *)aReason userInfo:(nullable NSDictionary *)aUserInfo;
@property (readonly, copy) NSExceptionName name;
@property (nullable, readonly, copy) NSString *reason;
@property (nullable, readonly, copy) NSDictionary *userInfo;
- (void)raise;
@end
@interface NSError : NSObject <NSCopying>
+ (instancetype)errorWithDomain:(NSString *)domain code:(NSInteger)code userInfo:(nullable NSDictionary<NSString *, id> *)dict;
- (instancetype)initWithDomain:(NSString *)domain code:(NSInteger)code userInfo:(nullable NSDictionary<NSString *, id> *)dict;
@property (readonly, copy) NSString *domain;
@property (readonly) NSInteger code;
@property (readonly, copy) NSDictionary<NSString *, id> *userInfo;
@property (readonly, copy) NSString *localizedDescription;
@property (nullable, readonly, copy) NSString *localizedFailureReason;
@end
#ifndef __clang__
// A structure of Swift's over the same; its code is another property than NSError's.
NS_SWIFT_NAME(URLError)
@interface NSURLError : NSError
- (instancetype)initWithURLErrorCode:(NSURLErrorCode)code NS_SWIFT_NAME(init(_:));
@property (readonly, getter=URLErrorCode) NSURLErrorCode code;
@property (readonly) NSInteger errorCode;
@property (nullable, readonly, copy) NSURL *failingURL;
@end
#endif
OBJC_ARC_UNAVAILABLE
@interface NSAutoreleasePool : NSObject
- (void)drain;
@end
NS_SWIFT_UNAVAILABLE("NSInvocation and related APIs not available")
@interface NSMethodSignature : NSObject
+ (nullable NSMethodSignature *)signatureWithObjCTypes:(const char *)types;
@property (readonly) NSUInteger numberOfArguments;
@end
NS_SWIFT_UNAVAILABLE("NSInvocation and related APIs not available")
@interface NSInvocation : NSObject
+ (NSInvocation *)invocationWithMethodSignature:(NSMethodSignature *)sig;
@property (readonly, retain) NSMethodSignature *methodSignature;
@property (nullable, assign) id target;
@property SEL selector;
- (void)retainArguments;
- (void)getReturnValue:(void *)retLoc;
- (void)setReturnValue:(void *)retLoc;
- (void)getArgument:(void *)argumentLocation atIndex:(NSInteger)idx;
- (void)setArgument:(void *)argumentLocation atIndex:(NSInteger)idx;
- (void)invoke;
- (void)invokeWithTarget:(id)target;
@end
@interface NSCoder : NSObject
- (nullable id)decodeObjectForKey:(NSString *)key;
- (void)encodeObject:(nullable id)object forKey:(NSString *)key;
- (void)encodeInteger:(NSInteger)value forKey:(NSString *)key;
- (void)encodeBool:(BOOL)value forKey:(NSString *)key;
- (void)encodeDouble:(double)value forKey:(NSString *)key;
- (void)encodeInt:(int)value forKey:(NSString *)key NS_SWIFT_NAME(encodeCInt(_:forKey:));
- (void)encodeFloat:(float)value forKey:(NSString *)key NS_SWIFT_NAME(encode(_:forKey:));
- (int)decodeIntForKey:(NSString *)key NS_SWIFT_NAME(decodeCInt(forKey:));
- (float)decodeFloatForKey:(NSString *)key NS_SWIFT_NAME(decodeFloat(forKey:));
- (NSInteger)decodeIntegerForKey:(NSString *)key;
- (BOOL)decodeBoolForKey:(NSString *)key;
- (double)decodeDoubleForKey:(NSString *)key;
- (BOOL)containsValueForKey:(NSString *)key;
@end
NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle;
+ (NSBundle *)bundleForClass:(Class)aClass NS_SWIFT_NAME(init(for:));
@property (readonly, copy) NSString *bundlePath;
@property (nullable, readonly, copy) NSString *resourcePath;
@property (nullable, readonly, copy) NSString *bundleIdentifier;
- (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)ext;
- (nullable NSArray *)loadNibNamed:(NSString *)name owner:(nullable id)owner options:(nullable NSDictionary *)options;
@property (readonly, copy) NSURL *bundleURL API_AVAILABLE(ios(4.0));
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)ext NS_SWIFT_NAME(url(forResource:withExtension:)) API_AVAILABLE(ios(4.0));
- (nullable id)objectForInfoDictionaryKey:(NSString *)key NS_SWIFT_NAME(object(forInfoDictionaryKey:));
@end
NS_SWIFT_NAME(FileManager)
typedef NS_ENUM(NSUInteger, NSSearchPathDirectory) { NSLibraryDirectory = 5, NSDocumentDirectory = 9, NSCachesDirectory = 13, NSApplicationSupportDirectory = 14 } NS_SWIFT_NAME(FileManager.SearchPathDirectory);
typedef NS_OPTIONS(NSUInteger, NSSearchPathDomainMask) { NSUserDomainMask = 1, NSLocalDomainMask = 2, NSNetworkDomainMask = 4, NSSystemDomainMask = 8, NSAllDomainsMask = 65535 } NS_SWIFT_NAME(FileManager.SearchPathDomainMask);
typedef NS_OPTIONS(NSUInteger, NSDirectoryEnumerationOptions) { NSDirectoryEnumerationSkipsSubdirectoryDescendants = 1, NSDirectoryEnumerationSkipsPackageDescendants = 2, NSDirectoryEnumerationSkipsHiddenFiles = 4 } NS_SWIFT_NAME(FileManager.DirectoryEnumerationOptions);
@interface NSFileManager : NSObject
@property (class, readonly, strong) NSFileManager *defaultManager;
- (BOOL)fileExistsAtPath:(NSString *)path;
- (BOOL)fileExistsAtPath:(NSString *)path isDirectory:(nullable BOOL *)isDirectory NS_SWIFT_NAME(fileExists(atPath:isDirectory:));
- (BOOL)removeItemAtPath:(NSString *)path error:(NSError * _Nullable * _Nullable)error NS_SWIFT_NAME(removeItem(atPath:));
- (BOOL)removeItemAtURL:(NSURL *)URL error:(NSError * _Nullable * _Nullable)error NS_SWIFT_NAME(removeItem(at:)) API_AVAILABLE(ios(4.0));
- (BOOL)createFileAtPath:(NSString *)path contents:(nullable NSData *)data attributes:(nullable NSDictionary *)attr;
- (nullable NSData *)contentsAtPath:(NSString *)path NS_SWIFT_NAME(contents(atPath:));
- (BOOL)createDirectoryAtPath:(NSString *)path withIntermediateDirectories:(BOOL)createIntermediates attributes:(nullable NSDictionary *)attributes error:(NSError * _Nullable * _Nullable)error NS_SWIFT_NAME(createDirectory(atPath:withIntermediateDirectories:attributes:));
- (BOOL)createDirectoryAtURL:(NSURL *)url withIntermediateDirectories:(BOOL)createIntermediates attributes:(nullable NSDictionary *)attributes error:(NSError * _Nullable * _Nullable)error NS_SWIFT_NAME(createDirectory(at:withIntermediateDirectories:attributes:)) API_AVAILABLE(ios(5.0));
- (BOOL)copyItemAtPath:(NSString *)srcPath toPath:(NSString *)dstPath error:(NSError * _Nullable * _Nullable)error NS_SWIFT_NAME(copyItem(atPath:toPath:));
- (BOOL)copyItemAtURL:(NSURL *)srcURL toURL:(NSURL *)dstURL error:(NSError * _Nullable * _Nullable)error NS_SWIFT_NAME(copyItem(at:to:)) API_AVAILABLE(ios(4.0));
- (BOOL)moveItemAtPath:(NSString *)srcPath toPath:(NSString *)dstPath error:(NSError * _Nullable * _Nullable)error NS_SWIFT_NAME(moveItem(atPath:toPath:));
- (BOOL)moveItemAtURL:(NSURL *)srcURL toURL:(NSURL *)dstURL error:(NSError * _Nullable * _Nullable)error NS_SWIFT_NAME(moveItem(at:to:)) API_AVAILABLE(ios(4.0));
- (nullable NSArray<NSString *> *)contentsOfDirectoryAtPath:(NSString *)path error:(NSError * _Nullable * _Nullable)error NS_SWIFT_NAME(contentsOfDirectory(atPath:));
- (nullable NSArray<NSURL *> *)contentsOfDirectoryAtURL:(NSURL *)url includingPropertiesForKeys:(nullable NSArray *)keys options:(NSDirectoryEnumerationOptions)mask error:(NSError * _Nullable * _Nullable)error NS_SWIFT_NAME(contentsOfDirectory(at:includingPropertiesForKeys:options:)) API_AVAILABLE(ios(4.0));
- (nullable NSDictionary<NSFileAttributeKey, id> *)attributesOfItemAtPath:(NSString *)path error:(NSError * _Nullable * _Nullable)error NS_SWIFT_NAME(attributesOfItem(atPath:));
- (NSArray<NSURL *> *)URLsForDirectory:(NSSearchPathDirectory)directory inDomains:(NSSearchPathDomainMask)domainMask NS_SWIFT_NAME(urls(for:in:)) API_AVAILABLE(ios(4.0));
- (nullable NSURL *)URLForDirectory:(NSSearchPathDirectory)directory inDomain:(NSSearchPathDomainMask)domain appropriateForURL:(nullable NSURL *)url create:(BOOL)shouldCreate error:(NSError * _Nullable * _Nullable)error NS_SWIFT_NAME(url(for:in:appropriateFor:create:)) API_AVAILABLE(ios(4.0));
@property (readonly, copy) NSURL *temporaryDirectory API_AVAILABLE(ios(10.0));
@end
NS_SWIFT_NAME(Notification)
API_AVAILABLE(ios(11.0))
@interface NSKeyValueObservation : NSObject
- (void)invalidate;
@end
API_AVAILABLE(ios(11.0))
@interface NSKeyValueObservedChange : NSObject
@property (nullable, readonly) id newValue;
@property (nullable, readonly) id oldValue;
@property (readonly) NSKeyValueChange kind;
@property (readonly) BOOL isPrior;
@property (nullable, readonly) NSIndexSet *indexes;
@end
@interface NSNotification : NSObject <NSCopying>
+ (instancetype)notificationWithName:(NSNotificationName)aName object:(nullable id)anObject;
+ (instancetype)notificationWithName:(NSNotificationName)aName object:(nullable id)anObject userInfo:(nullable NSDictionary *)aUserInfo SWIFT_DEFAULTS(all);
@property (readonly, copy) NSNotificationName name;
@property (nullable, readonly, retain) id object;
@property (nullable, readonly, copy) NSDictionary *userInfo;
@end
NS_SWIFT_NAME(NotificationCenter)
@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter;
- (void)addObserver:(id)observer selector:(SEL)aSelector name:(nullable NSNotificationName)aName object:(nullable id)anObject;
- (id)addObserverForName:(nullable NSNotificationName)name object:(nullable id)obj queue:(nullable NSOperationQueue *)queue usingBlock:(void (^)(NSNotification *note))block API_AVAILABLE(ios(4.0));
- (void)removeObserver:(id)observer;
- (void)removeObserver:(id)observer name:(nullable NSNotificationName)aName object:(nullable id)anObject;
- (void)postNotification:(NSNotification *)notification;
- (void)postNotificationName:(NSNotificationName)aName object:(nullable id)anObject NS_SWIFT_NAME(post(name:object:));
- (void)postNotificationName:(NSNotificationName)aName object:(nullable id)anObject userInfo:(nullable NSDictionary *)aUserInfo NS_SWIFT_NAME(post(name:object:userInfo:));
@end
NS_SWIFT_NAME(UserDefaults)
@interface NSUserDefaults : NSObject
@property (class, readonly, strong) NSUserDefaults *standardUserDefaults;
- (nullable id)objectForKey:(NSString *)defaultName;
- (nullable NSString *)stringForKey:(NSString *)defaultName;
- (nullable NSArray *)arrayForKey:(NSString *)defaultName;
- (nullable NSArray<NSString *> *)stringArrayForKey:(NSString *)defaultName;
- (nullable NSDictionary<NSString *, id> *)dictionaryForKey:(NSString *)defaultName;
- (nullable NSData *)dataForKey:(NSString *)defaultName;
- (NSInteger)integerForKey:(NSString *)defaultName;
- (float)floatForKey:(NSString *)defaultName;
- (double)doubleForKey:(NSString *)defaultName;
- (BOOL)boolForKey:(NSString *)defaultName;
- (void)setObject:(nullable id)value forKey:(NSString *)defaultName NS_SWIFT_NAME(set(_:forKey:));
- (void)setInteger:(NSInteger)value forKey:(NSString *)defaultName NS_SWIFT_NAME(set(_:forKey:));
- (void)setFloat:(float)value forKey:(NSString *)defaultName NS_SWIFT_NAME(set(_:forKey:));
- (void)setDouble:(double)value forKey:(NSString *)defaultName NS_SWIFT_NAME(set(_:forKey:));
- (void)setBool:(BOOL)value forKey:(NSString *)defaultName NS_SWIFT_NAME(set(_:forKey:));
- (void)removeObjectForKey:(NSString *)defaultName;
- (void)registerDefaults:(NSDictionary<NSString *, id> *)registrationDictionary NS_SWIFT_NAME(register(defaults:));
- (BOOL)synchronize;
@end
NS_SWIFT_NAME(Timer)
@interface NSTimer : NSObject
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)ti target:(id)aTarget selector:(SEL)aSelector userInfo:(nullable id)userInfo repeats:(BOOL)yesOrNo;
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)ti target:(id)aTarget selector:(SEL)aSelector userInfo:(nullable id)userInfo repeats:(BOOL)yesOrNo NS_SWIFT_NAME(scheduledTimer(timeInterval:target:selector:userInfo:repeats:));
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)interval repeats:(BOOL)repeats block:(void (^)(NSTimer *timer))block API_AVAILABLE(ios(10.0));
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval repeats:(BOOL)repeats block:(void (^)(NSTimer *timer))block API_AVAILABLE(ios(10.0));
- (instancetype)initWithFireDate:(NSDate *)date interval:(NSTimeInterval)interval repeats:(BOOL)repeats block:(void (^)(NSTimer *timer))block NS_SWIFT_NAME(init(fire:interval:repeats:block:)) API_AVAILABLE(ios(10.0));
- (instancetype)initWithFireDate:(NSDate *)date interval:(NSTimeInterval)ti target:(id)t selector:(SEL)s userInfo:(nullable id)ui repeats:(BOOL)rep NS_SWIFT_NAME(init(fireAt:interval:target:selector:userInfo:repeats:));
@property (copy) NSDate *fireDate;
@property (readonly) NSTimeInterval timeInterval;
@property NSTimeInterval tolerance API_AVAILABLE(ios(7.0));
@property (getter=isValid, readonly) BOOL valid;
@property (nullable, readonly, retain) id userInfo;
- (void)fire;
- (void)invalidate;
@end
NS_SWIFT_NAME(RunLoop)
@interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *currentRunLoop;
@property (class, readonly, strong) NSRunLoop *mainRunLoop API_AVAILABLE(ios(2.0));
- (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode NS_SWIFT_NAME(add(_:forMode:));
- (void)run;
- (void)runUntilDate:(NSDate *)limitDate;
- (BOOL)runMode:(NSRunLoopMode)mode beforeDate:(NSDate *)limitDate NS_SWIFT_NAME(run(mode:before:));
- (void)performInModes:(NSArray<NSRunLoopMode> *)modes block:(void (^)(void))block NS_SWIFT_NAME(perform(inModes:block:)) API_AVAILABLE(ios(10.0));
- (void)performBlock:(void (^)(void))block NS_SWIFT_NAME(perform(_:)) API_AVAILABLE(ios(10.0));
@end
NS_SWIFT_NAME(Thread)
@interface NSThread : NSObject
@property (class, readonly, strong) NSThread *currentThread;
@property (class, readonly, strong) NSThread *mainThread;
@property (class, readonly) BOOL isMainThread;
@property (readonly) BOOL isMainThread;
+ (void)sleepForTimeInterval:(NSTimeInterval)ti;
+ (void)sleepUntilDate:(NSDate *)date NS_SWIFT_NAME(sleep(until:));
@end
NS_SWIFT_NAME(Operation)
@interface NSOperation : NSObject
- (void)start;
- (void)main;
@property (readonly, getter=isCancelled) BOOL cancelled;
- (void)cancel;
@property (readonly, getter=isExecuting) BOOL executing;
@property (readonly, getter=isFinished) BOOL finished;
@property (readonly, getter=isAsynchronous) BOOL asynchronous API_AVAILABLE(ios(7.0));
@property (readonly, getter=isReady) BOOL ready;
- (void)addDependency:(NSOperation *)op;
- (void)removeDependency:(NSOperation *)op;
@property (readonly, copy) NSArray<NSOperation *> *dependencies;
@property NSOperationQueuePriority queuePriority;
@property (nullable, copy) void (^completionBlock)(void) API_AVAILABLE(ios(4.0));
- (void)waitUntilFinished API_AVAILABLE(ios(4.0));
@property NSQualityOfService qualityOfService API_AVAILABLE(ios(8.0));
@property (nullable, copy) NSString *name API_AVAILABLE(ios(8.0));
@end
API_AVAILABLE(ios(4.0))
NS_SWIFT_NAME(BlockOperation)
@interface NSBlockOperation : NSOperation
+ (instancetype)blockOperationWithBlock:(void (^)(void))block NS_SWIFT_NAME(init(block:));
- (void)addExecutionBlock:(void (^)(void))block;
@end
NS_SWIFT_NAME(OperationQueue)
@interface NSOperationQueue : NSObject
@property (class, readonly, strong) NSOperationQueue *mainQueue API_AVAILABLE(ios(4.0));
@property (class, readonly, strong, nullable) NSOperationQueue *currentQueue API_AVAILABLE(ios(4.0));
- (void)addOperation:(NSOperation *)op NS_SWIFT_NAME(addOperation(_:));
- (void)addOperations:(NSArray<NSOperation *> *)ops waitUntilFinished:(BOOL)wait API_AVAILABLE(ios(4.0));
- (void)addOperationWithBlock:(void (^)(void))block NS_SWIFT_NAME(addOperation(_:)) API_AVAILABLE(ios(4.0));
- (void)addBarrierBlock:(void (^)(void))barrier API_AVAILABLE(ios(13.0));
- (void)cancelAllOperations;
- (void)waitUntilAllOperationsAreFinished;
@property (readonly, copy) NSArray<NSOperation *> *operations;
@property (readonly) NSUInteger operationCount API_AVAILABLE(ios(4.0));
@property NSInteger maxConcurrentOperationCount;
@property (getter=isSuspended) BOOL suspended;
@property (nullable, copy) NSString *name API_AVAILABLE(ios(4.0));
@property NSQualityOfService qualityOfService API_AVAILABLE(ios(8.0));
@property (nullable, assign) OS_dispatch_queue *underlyingQueue API_AVAILABLE(ios(8.0));
@end
NS_SWIFT_NAME(ProcessInfo)
@interface NSProcessInfo : NSObject
@property (class, readonly, strong) NSProcessInfo *processInfo;
@property (readonly) NSTimeInterval systemUptime API_AVAILABLE(ios(4.0));
@property (readonly) unsigned long long physicalMemory;
@property (readonly, copy) NSString *processName;
@property (readonly, copy) NSDictionary<NSString *, NSString *> *environment;
@property (readonly, copy) NSArray<NSString *> *arguments;
@end
NS_SWIFT_NAME(URL)
@interface NSURL : NSObject <NSCopying>
+ (nullable instancetype)URLWithString:(NSString *)URLString;
+ (NSURL *)fileURLWithPath:(NSString *)path;
- (nullable instancetype)initWithString:(NSString *)URLString;
- (instancetype)initFileURLWithPath:(NSString *)path;
@property (readonly, copy) NSString *absoluteString;
@property (nullable, readonly, copy) NSString *scheme;
@property (nullable, readonly, copy) NSString *host;
@property (nullable, readonly, copy) NSNumber *port;
@property (nullable, readonly, copy) NSString *user;
@property (nullable, readonly, copy) NSString *password;
@property (nullable, readonly, copy) NSString *query;
@property (nullable, readonly, copy) NSString *fragment;
@property (readonly, copy) NSString *path;
@property (readonly, copy) NSString *lastPathComponent;
@property (readonly, copy) NSString *pathExtension API_AVAILABLE(ios(4.0));
@property (readonly, getter=isFileURL) BOOL fileURL;
- (NSURL *)URLByAppendingPathComponent:(NSString *)pathComponent NS_SWIFT_NAME(appendingPathComponent(_:)) API_AVAILABLE(ios(4.0));
- (NSURL *)URLByAppendingPathComponent:(NSString *)pathComponent isDirectory:(BOOL)isDirectory NS_SWIFT_NAME(appendingPathComponent(_:isDirectory:)) API_AVAILABLE(ios(5.0));
- (NSURL *)URLByAppendingPathExtension:(NSString *)pathExtension NS_SWIFT_NAME(appendingPathExtension(_:)) API_AVAILABLE(ios(4.0));
- (NSURL *)URLByDeletingLastPathComponent NS_SWIFT_NAME(deletingLastPathComponent()) API_AVAILABLE(ios(4.0));
@property (readonly, copy) NSURL *URLByStandardizingPath API_AVAILABLE(ios(4.0));
@property (readonly, copy) NSURL *standardizedURL;
- (NSURL *)URLByDeletingPathExtension NS_SWIFT_NAME(deletingPathExtension()) API_AVAILABLE(ios(4.0));
@end
NS_SWIFT_NAME(URLRequest)
@interface NSURLRequest : NSObject <NSCopying, NSMutableCopying>
+ (instancetype)requestWithURL:(NSURL *)URL;
- (instancetype)initWithURL:(NSURL *)URL;
@property (nullable, readonly, copy) NSURL *URL;
@end
NS_SWIFT_NAME(URLResponse)
@interface NSURLResponse : NSObject <NSCopying>
@property (nullable, readonly, copy) NSURL *URL;
@end
API_AVAILABLE(ios(7.0))
NS_SWIFT_NAME(URLSessionTask)
@interface NSURLSessionTask : NSObject
- (void)resume;
- (void)suspend;
- (void)cancel;
@end
API_AVAILABLE(ios(7.0))
NS_SWIFT_NAME(URLSessionDataTask)
@interface NSURLSessionDataTask : NSURLSessionTask
@end
API_AVAILABLE(ios(7.0))
NS_SWIFT_NAME(URLSession)
@interface NSURLSession : NSObject
@property (class, readonly, strong) NSURLSession *sharedSession;
- (NSURLSessionDataTask *)dataTaskWithURL:(id)urlOrRequest completionHandler:(void (^)(NSData *_Nullable data, NSURLResponse *_Nullable response, NSError *_Nullable error))completionHandler NS_SWIFT_NAME(dataTask(with:completionHandler:));
- (NSURLSessionDataTask *)dataTaskWithRequest:(id)urlOrRequest completionHandler:(void (^)(NSData *_Nullable data, NSURLResponse *_Nullable response, NSError *_Nullable error))completionHandler NS_SWIFT_NAME(dataTask(with:completionHandler:));
@end
NS_SWIFT_NAME(CachedURLResponse)
@interface NSCachedURLResponse : NSObject <NSCopying>
- (instancetype)initWithResponse:(NSURLResponse *)response data:(NSData *)data;
@end
NS_SWIFT_NAME(URLCache)
@interface NSURLCache : NSObject
@property (class, strong) NSURLCache *sharedURLCache;
@property NSUInteger memoryCapacity;
@property NSUInteger diskCapacity;
@property (readonly) NSUInteger currentMemoryUsage;
- (nullable NSCachedURLResponse *)cachedResponseForRequest:(NSURLRequest *)request NS_SWIFT_NAME(cachedResponse(for:));
- (void)storeCachedResponse:(NSCachedURLResponse *)cachedResponse forRequest:(NSURLRequest *)request NS_SWIFT_NAME(storeCachedResponse(_:for:));
- (void)removeAllCachedResponses;
@end
@interface NSBlock : NSObject <NSCopying>
// Of what a block gets to stop an enumeration by.
- (BOOL)pointee;
- (void)setPointee:(BOOL)value;
@end
NS_SWIFT_NAME(DispatchQueue)
@interface OS_dispatch_queue : NSObject
- (OS_dispatch_queue *)initWithLabel:(NSString *)label NS_SWIFT_NAME(init(label:));
- (OS_dispatch_queue *)initWithLabel:(NSString *)label qos:(NSInteger)qos NS_SWIFT_NAME(init(label:qos:));
- (OS_dispatch_queue *)initWithLabel:(NSString *)label attributes:(DispatchQueueAttributes)attributes NS_SWIFT_NAME(init(label:attributes:));
- (OS_dispatch_queue *)initWithLabel:(NSString *)label qos:(NSInteger)qos attributes:(DispatchQueueAttributes)attributes NS_SWIFT_NAME(init(label:qos:attributes:));
@property (class, readonly, strong) OS_dispatch_queue *mainQueue;
+ (OS_dispatch_queue *)globalQueue NS_SWIFT_NAME(global());
+ (OS_dispatch_queue *)globalQueueWithQos:(NSInteger)qos NS_SWIFT_NAME(global(qos:));
- (void)async:(void (^)(void))work NS_SWIFT_NAME(async(execute:));
- (void)asyncInGroup:(nullable DispatchGroup *)group qos:(NSInteger)qos flags:(DispatchWorkItemFlags)flags execute:(void (^)(void))work NS_SWIFT_NAME(async(group:qos:flags:execute:)) SWIFT_DEFAULTS(all);
- (void)sync:(void (^)(void))work NS_SWIFT_NAME(sync(execute:));
- (void)asyncAfter:(DispatchTime)deadline execute:(void (^)(void))work NS_SWIFT_NAME(asyncAfter(deadline:execute:));
- (void)asyncAfter:(DispatchTime)deadline qos:(NSInteger)qos flags:(DispatchWorkItemFlags)flags execute:(void (^)(void))work NS_SWIFT_NAME(asyncAfter(deadline:qos:flags:execute:)) SWIFT_DEFAULTS(all);
- (void)asyncAfterWallDeadline:(DispatchWallTime)deadline qos:(NSInteger)qos flags:(DispatchWorkItemFlags)flags execute:(void (^)(void))work NS_SWIFT_NAME(asyncAfter(wallDeadline:qos:flags:execute:)) SWIFT_DEFAULTS(all);
- (void)asyncInGroup:(DispatchGroup *)group work:(void (^)(void))work NS_SWIFT_NAME(async(group:execute:));
@end
// What `withObservationTracking` is in the text of Swift's library.
API_AVAILABLE(ios(17.0))
@interface ObservationTracking : NSObject
+ (id)track:(id (^)(void))apply onChange:(void (^)(void))onChange;
@end
API_AVAILABLE(ios(4.0))
@interface DispatchGroup : NSObject
- (void)enter;
- (void)leave;
- (void)notifyQueue:(OS_dispatch_queue *)queue work:(void (^)(void))work NS_SWIFT_NAME(notify(queue:execute:));
- (void)notifyQueue:(OS_dispatch_queue *)queue workItem:(DispatchWorkItem *)work NS_SWIFT_NAME(notify(queue:work:));
- (void)wait;
- (DispatchTimeoutResult)waitUntil:(DispatchTime)timeout NS_SWIFT_NAME(wait(timeout:));
@end
API_AVAILABLE(ios(4.0))
@interface DispatchSemaphore : NSObject
- (instancetype)initWithValue:(NSInteger)value;
- (NSInteger)signal;
- (void)wait;
- (DispatchTimeoutResult)waitUntil:(DispatchTime)timeout NS_SWIFT_NAME(wait(timeout:));
@end
API_AVAILABLE(ios(8.0))
@interface DispatchWorkItem : NSBlock
- (instancetype)initWithBlock:(void (^)(void))block;
- (instancetype)initWithQos:(NSInteger)qos flags:(DispatchWorkItemFlags)flags block:(void (^)(void))block NS_SWIFT_NAME(init(qos:flags:block:)) SWIFT_DEFAULTS(all);
- (void)perform;
- (void)cancel;
- (void)notifyQueue:(OS_dispatch_queue *)queue execute:(void (^)(void))work NS_SWIFT_NAME(notify(queue:execute:));
- (void)wait;
- (DispatchTimeoutResult)waitUntil:(DispatchTime)timeout NS_SWIFT_NAME(wait(timeout:));
@property (readonly, getter=isCancelled) BOOL cancelled;
@end
API_AVAILABLE(ios(3.1))
@interface CADisplayLink : NSObject
+ (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)sel NS_SWIFT_NAME(init(target:selector:));
- (void)addToRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode NS_SWIFT_NAME(add(to:forMode:));
- (void)removeFromRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode NS_SWIFT_NAME(remove(from:forMode:));
- (void)invalidate;
@property (readonly) NSTimeInterval timestamp;
@property (readonly) NSTimeInterval targetTimestamp API_AVAILABLE(ios(10.0));
@property (readonly) NSTimeInterval duration;
@property (getter=isPaused) BOOL paused;
@property NSInteger frameInterval;
@property NSInteger preferredFramesPerSecond API_AVAILABLE(ios(10.0));
@end

// MARK: - UIKit: enumerations
typedef NS_ENUM(NSInteger, NSTextAlignment) { NSTextAlignmentLeft, NSTextAlignmentCenter, NSTextAlignmentRight, NSTextAlignmentJustified, NSTextAlignmentNatural };
typedef NS_ENUM(NSInteger, NSLineBreakMode) { NSLineBreakByWordWrapping, NSLineBreakByCharWrapping, NSLineBreakByClipping, NSLineBreakByTruncatingHead, NSLineBreakByTruncatingTail, NSLineBreakByTruncatingMiddle };
typedef NS_ENUM(NSInteger, UIActivityIndicatorViewStyle) { UIActivityIndicatorViewStyleMedium API_AVAILABLE(ios(13.0)) = 100, UIActivityIndicatorViewStyleLarge API_AVAILABLE(ios(13.0)) = 101, UIActivityIndicatorViewStyleWhiteLarge = 0, UIActivityIndicatorViewStyleWhite = 1, UIActivityIndicatorViewStyleGray = 2 } NS_SWIFT_NAME(UIActivityIndicatorView.Style);
typedef NS_ENUM(NSInteger, UIAlertActionStyle) { UIAlertActionStyleDefault, UIAlertActionStyleCancel, UIAlertActionStyleDestructive } NS_SWIFT_NAME(UIAlertAction.Style);
typedef NS_ENUM(NSInteger, UIAlertControllerStyle) { UIAlertControllerStyleActionSheet, UIAlertControllerStyleAlert } NS_SWIFT_NAME(UIAlertController.Style);
typedef NS_ENUM(NSInteger, UIAlertViewStyle) { UIAlertViewStyleDefault, UIAlertViewStyleSecureTextInput, UIAlertViewStylePlainTextInput, UIAlertViewStyleLoginAndPasswordInput };
typedef NS_ENUM(NSInteger, UIActionSheetStyle) { UIActionSheetStyleAutomatic = -1, UIActionSheetStyleDefault, UIActionSheetStyleBlackTranslucent, UIActionSheetStyleBlackOpaque };
typedef NS_ENUM(NSInteger, UISceneActivationState) { UISceneActivationStateUnattached = -1, UISceneActivationStateForegroundActive, UISceneActivationStateForegroundInactive, UISceneActivationStateBackground } NS_SWIFT_NAME(UIScene.ActivationState);
typedef NS_ENUM(NSInteger, UIApplicationState) { UIApplicationStateActive, UIApplicationStateInactive, UIApplicationStateBackground } NS_SWIFT_NAME(UIApplication.State);
typedef NS_ENUM(NSInteger, UIBarButtonItemStyle) { UIBarButtonItemStylePlain, UIBarButtonItemStyleBordered, UIBarButtonItemStyleDone } NS_SWIFT_NAME(UIBarButtonItem.Style);
typedef NS_ENUM(NSInteger, UIBarButtonSystemItem) { UIBarButtonSystemItemDone, UIBarButtonSystemItemCancel, UIBarButtonSystemItemEdit, UIBarButtonSystemItemSave, UIBarButtonSystemItemAdd, UIBarButtonSystemItemFlexibleSpace, UIBarButtonSystemItemFixedSpace, UIBarButtonSystemItemCompose, UIBarButtonSystemItemReply, UIBarButtonSystemItemAction, UIBarButtonSystemItemOrganize, UIBarButtonSystemItemBookmarks, UIBarButtonSystemItemSearch, UIBarButtonSystemItemRefresh, UIBarButtonSystemItemStop, UIBarButtonSystemItemCamera, UIBarButtonSystemItemTrash, UIBarButtonSystemItemPlay, UIBarButtonSystemItemPause, UIBarButtonSystemItemRewind, UIBarButtonSystemItemFastForward, UIBarButtonSystemItemUndo API_AVAILABLE(ios(3.0)), UIBarButtonSystemItemRedo API_AVAILABLE(ios(3.0)), UIBarButtonSystemItemPageCurl API_DEPRECATED("", ios(4.0, 11.0)), UIBarButtonSystemItemClose API_AVAILABLE(ios(13.0)) } NS_SWIFT_NAME(UIBarButtonItem.SystemItem);
typedef NS_ENUM(NSInteger, UIBarStyle) { UIBarStyleDefault, UIBarStyleBlack, UIBarStyleBlackTranslucent API_DEPRECATED("", ios(2.0, 13.0)) };
typedef NS_ENUM(NSInteger, UIBarMetrics) { UIBarMetricsDefault, UIBarMetricsCompact, UIBarMetricsDefaultPrompt = 101, UIBarMetricsCompactPrompt, UIBarMetricsLandscapePhone = 1 };
typedef NS_ENUM(NSInteger, UIBaselineAdjustment) { UIBaselineAdjustmentAlignBaselines, UIBaselineAdjustmentAlignCenters, UIBaselineAdjustmentNone };
typedef NS_ENUM(NSInteger, UICollectionViewScrollDirection) { UICollectionViewScrollDirectionVertical, UICollectionViewScrollDirectionHorizontal } NS_SWIFT_NAME(UICollectionView.ScrollDirection);
typedef NS_OPTIONS(NSUInteger, UICollectionViewScrollPosition) { UICollectionViewScrollPositionNone = 0, UICollectionViewScrollPositionTop = 1, UICollectionViewScrollPositionCenteredVertically = 2, UICollectionViewScrollPositionBottom = 4, UICollectionViewScrollPositionLeft = 8, UICollectionViewScrollPositionCenteredHorizontally = 16, UICollectionViewScrollPositionRight = 32 } NS_SWIFT_NAME(UICollectionView.ScrollPosition);
typedef NS_ENUM(NSInteger, UIControlContentHorizontalAlignment) { UIControlContentHorizontalAlignmentCenter, UIControlContentHorizontalAlignmentLeft, UIControlContentHorizontalAlignmentRight, UIControlContentHorizontalAlignmentFill, UIControlContentHorizontalAlignmentLeading API_AVAILABLE(ios(11.0)), UIControlContentHorizontalAlignmentTrailing API_AVAILABLE(ios(11.0)) } NS_SWIFT_NAME(UIControl.ContentHorizontalAlignment);
typedef NS_ENUM(NSInteger, UIControlContentVerticalAlignment) { UIControlContentVerticalAlignmentCenter, UIControlContentVerticalAlignmentTop, UIControlContentVerticalAlignmentBottom, UIControlContentVerticalAlignmentFill } NS_SWIFT_NAME(UIControl.ContentVerticalAlignment);
typedef NS_ENUM(NSInteger, UIImagePickerControllerSourceType) { UIImagePickerControllerSourceTypePhotoLibrary, UIImagePickerControllerSourceTypeCamera, UIImagePickerControllerSourceTypeSavedPhotosAlbum } NS_SWIFT_NAME(UIImagePickerController.SourceType);
typedef NS_ENUM(NSInteger, UIImageRenderingMode) { UIImageRenderingModeAutomatic, UIImageRenderingModeAlwaysOriginal, UIImageRenderingModeAlwaysTemplate } NS_SWIFT_NAME(UIImage.RenderingMode);
typedef NS_ENUM(NSInteger, UIKeyboardAppearance) { UIKeyboardAppearanceDefault, UIKeyboardAppearanceDark API_AVAILABLE(ios(7.0)), UIKeyboardAppearanceLight API_AVAILABLE(ios(7.0)), UIKeyboardAppearanceAlert = 1 };
typedef NS_ENUM(NSInteger, UIScrollViewIndicatorStyle) { UIScrollViewIndicatorStyleDefault, UIScrollViewIndicatorStyleBlack, UIScrollViewIndicatorStyleWhite } NS_SWIFT_NAME(UIScrollView.IndicatorStyle);
typedef NS_ENUM(NSInteger, UIScrollViewKeyboardDismissMode) { UIScrollViewKeyboardDismissModeNone, UIScrollViewKeyboardDismissModeOnDrag, UIScrollViewKeyboardDismissModeInteractive } NS_SWIFT_NAME(UIScrollView.KeyboardDismissMode);
typedef NS_ENUM(NSInteger, UITabBarSystemItem) { UITabBarSystemItemMore, UITabBarSystemItemFavorites, UITabBarSystemItemFeatured, UITabBarSystemItemTopRated, UITabBarSystemItemRecents, UITabBarSystemItemContacts, UITabBarSystemItemHistory, UITabBarSystemItemBookmarks, UITabBarSystemItemSearch, UITabBarSystemItemDownloads, UITabBarSystemItemMostRecent, UITabBarSystemItemMostViewed } NS_SWIFT_NAME(UITabBarItem.SystemItem);
typedef NS_ENUM(NSInteger, UITableViewCellSeparatorStyle) { UITableViewCellSeparatorStyleNone, UITableViewCellSeparatorStyleSingleLine, UITableViewCellSeparatorStyleSingleLineEtched API_DEPRECATED("", ios(2.0, 11.0)) } NS_SWIFT_NAME(UITableViewCell.SeparatorStyle);
typedef NS_ENUM(NSInteger, UITextAutocapitalizationType) { UITextAutocapitalizationTypeNone, UITextAutocapitalizationTypeWords, UITextAutocapitalizationTypeSentences, UITextAutocapitalizationTypeAllCharacters };
typedef NS_ENUM(NSInteger, UIViewAnimationCurve) { UIViewAnimationCurveEaseInOut, UIViewAnimationCurveEaseIn, UIViewAnimationCurveEaseOut, UIViewAnimationCurveLinear } NS_SWIFT_NAME(UIView.AnimationCurve);
typedef NS_ENUM(NSInteger, UIViewAnimatingState) { UIViewAnimatingStateInactive, UIViewAnimatingStateActive, UIViewAnimatingStateStopped };
typedef NS_ENUM(NSInteger, UIViewAnimatingPosition) { UIViewAnimatingPositionEnd, UIViewAnimatingPositionStart, UIViewAnimatingPositionCurrent };
typedef NS_OPTIONS(NSUInteger, UIViewKeyframeAnimationOptions) { UIViewKeyframeAnimationOptionLayoutSubviews = 1, UIViewKeyframeAnimationOptionAllowUserInteraction = 2, UIViewKeyframeAnimationOptionBeginFromCurrentState = 4, UIViewKeyframeAnimationOptionRepeat = 8, UIViewKeyframeAnimationOptionAutoreverse = 16, UIViewKeyframeAnimationOptionCalculationModeLinear = 0, UIViewKeyframeAnimationOptionCalculationModeDiscrete = 1024, UIViewKeyframeAnimationOptionCalculationModePaced = 2048, UIViewKeyframeAnimationOptionCalculationModeCubic = 3072, UIViewKeyframeAnimationOptionCalculationModeCubicPaced = 4096 } NS_SWIFT_NAME(UIView.KeyframeAnimationOptions);
typedef NS_ENUM(NSInteger, UIViewAnimationTransition) { UIViewAnimationTransitionNone, UIViewAnimationTransitionFlipFromLeft, UIViewAnimationTransitionFlipFromRight, UIViewAnimationTransitionCurlUp, UIViewAnimationTransitionCurlDown } NS_SWIFT_NAME(UIView.AnimationTransition);
typedef NS_ENUM(NSInteger, UIButtonType) { UIButtonTypeCustom, UIButtonTypeSystem, UIButtonTypeDetailDisclosure, UIButtonTypeInfoLight, UIButtonTypeInfoDark, UIButtonTypeContactAdd, UIButtonTypeClose API_AVAILABLE(ios(13.0)) = 7, UIButtonTypeRoundedRect = 1 } NS_SWIFT_NAME(UIButton.ButtonType);
typedef NS_OPTIONS(NSUInteger, UIControlEvents) { UIControlEventTouchDown = 1, UIControlEventTouchDownRepeat = 2, UIControlEventTouchDragInside = 4, UIControlEventTouchDragOutside = 8, UIControlEventTouchDragEnter = 16, UIControlEventTouchDragExit = 32, UIControlEventTouchUpInside = 64, UIControlEventTouchUpOutside = 128, UIControlEventTouchCancel = 256, UIControlEventValueChanged = 4096, UIControlEventPrimaryActionTriggered API_AVAILABLE(ios(9.0)) = 8192, UIControlEventMenuActionTriggered API_AVAILABLE(ios(14.0)) = 16384, UIControlEventEditingDidBegin = 65536, UIControlEventEditingChanged = 131072, UIControlEventEditingDidEnd = 262144, UIControlEventEditingDidEndOnExit = 524288, UIControlEventAllTouchEvents = 4095, UIControlEventAllEditingEvents = 983040, UIControlEventAllEvents = 4294967295 } NS_SWIFT_NAME(UIControl.Event);
typedef NS_OPTIONS(NSUInteger, UIControlState) { UIControlStateNormal = 0, UIControlStateHighlighted = 1, UIControlStateDisabled = 2, UIControlStateSelected = 4, UIControlStateFocused API_AVAILABLE(ios(9.0)) = 8 } NS_SWIFT_NAME(UIControl.State);
typedef NS_ENUM(NSInteger, UIDatePickerMode) { UIDatePickerModeTime, UIDatePickerModeDate, UIDatePickerModeDateAndTime, UIDatePickerModeCountDownTimer } NS_SWIFT_NAME(UIDatePicker.Mode);
typedef NS_ENUM(NSInteger, UIDeviceOrientation) { UIDeviceOrientationUnknown, UIDeviceOrientationPortrait, UIDeviceOrientationPortraitUpsideDown, UIDeviceOrientationLandscapeLeft, UIDeviceOrientationLandscapeRight, UIDeviceOrientationFaceUp, UIDeviceOrientationFaceDown };
typedef NS_ENUM(NSInteger, UIGestureRecognizerState) { UIGestureRecognizerStatePossible, UIGestureRecognizerStateBegan, UIGestureRecognizerStateChanged, UIGestureRecognizerStateEnded, UIGestureRecognizerStateCancelled, UIGestureRecognizerStateFailed, UIGestureRecognizerStateRecognized = 3 } NS_SWIFT_NAME(UIGestureRecognizer.State);
typedef NS_ENUM(NSInteger, UIInterfaceOrientation) { UIInterfaceOrientationUnknown, UIInterfaceOrientationPortrait, UIInterfaceOrientationPortraitUpsideDown, UIInterfaceOrientationLandscapeRight, UIInterfaceOrientationLandscapeLeft };
typedef NS_OPTIONS(NSUInteger, UIInterfaceOrientationMask) { UIInterfaceOrientationMaskPortrait = 2, UIInterfaceOrientationMaskPortraitUpsideDown = 4, UIInterfaceOrientationMaskLandscapeRight = 8, UIInterfaceOrientationMaskLandscapeLeft = 16, UIInterfaceOrientationMaskLandscape = 24, UIInterfaceOrientationMaskAll = 30, UIInterfaceOrientationMaskAllButUpsideDown = 26 };
typedef NS_ENUM(NSInteger, UIKeyboardType) { UIKeyboardTypeDefault, UIKeyboardTypeASCIICapable, UIKeyboardTypeNumbersAndPunctuation, UIKeyboardTypeURL, UIKeyboardTypeNumberPad, UIKeyboardTypePhonePad, UIKeyboardTypeNamePhonePad, UIKeyboardTypeEmailAddress, UIKeyboardTypeDecimalPad API_AVAILABLE(ios(4.1)), UIKeyboardTypeTwitter API_AVAILABLE(ios(5.0)), UIKeyboardTypeWebSearch API_AVAILABLE(ios(7.0)), UIKeyboardTypeASCIICapableNumberPad API_AVAILABLE(ios(10.0)), UIKeyboardTypeAlphabet = 1 };
typedef NS_ENUM(NSInteger, NSLayoutAttribute) { NSLayoutAttributeLeft = 1, NSLayoutAttributeRight, NSLayoutAttributeTop, NSLayoutAttributeBottom, NSLayoutAttributeLeading, NSLayoutAttributeTrailing, NSLayoutAttributeWidth, NSLayoutAttributeHeight, NSLayoutAttributeCenterX, NSLayoutAttributeCenterY, NSLayoutAttributeLastBaseline, NSLayoutAttributeBaseline NS_SWIFT_NAME(baseline) = 11, NSLayoutAttributeFirstBaseline, NSLayoutAttributeLeftMargin, NSLayoutAttributeRightMargin, NSLayoutAttributeTopMargin, NSLayoutAttributeBottomMargin, NSLayoutAttributeLeadingMargin, NSLayoutAttributeTrailingMargin, NSLayoutAttributeCenterXWithinMargins, NSLayoutAttributeCenterYWithinMargins, NSLayoutAttributeNotAnAttribute = 0 } NS_SWIFT_NAME(NSLayoutConstraint.Attribute);
typedef NS_ENUM(NSInteger, NSLayoutRelation) { NSLayoutRelationLessThanOrEqual = -1, NSLayoutRelationEqual = 0, NSLayoutRelationGreaterThanOrEqual = 1 } NS_SWIFT_NAME(NSLayoutConstraint.Relation);
typedef NS_OPTIONS(NSUInteger, NSLayoutFormatOptions) { NSLayoutFormatAlignAllLeft = 2, NSLayoutFormatAlignAllRight = 4, NSLayoutFormatAlignAllTop = 8, NSLayoutFormatAlignAllBottom = 16, NSLayoutFormatAlignAllLeading = 32, NSLayoutFormatAlignAllTrailing = 64, NSLayoutFormatAlignAllCenterX = 512, NSLayoutFormatAlignAllCenterY = 1024, NSLayoutFormatAlignAllLastBaseline = 2048, NSLayoutFormatAlignAllFirstBaseline = 4096, NSLayoutFormatDirectionLeadingToTrailing = 0, NSLayoutFormatDirectionLeftToRight = 65536, NSLayoutFormatDirectionRightToLeft = 131072 } NS_SWIFT_NAME(NSLayoutConstraint.FormatOptions);
typedef NS_ENUM(NSInteger, UILayoutConstraintAxis) { UILayoutConstraintAxisHorizontal, UILayoutConstraintAxisVertical } NS_SWIFT_NAME(NSLayoutConstraint.Axis);
typedef NS_ENUM(NSInteger, UIModalPresentationStyle) { UIModalPresentationFullScreen, UIModalPresentationPageSheet API_AVAILABLE(ios(3.2)), UIModalPresentationFormSheet API_AVAILABLE(ios(3.2)), UIModalPresentationCurrentContext API_AVAILABLE(ios(3.2)), UIModalPresentationCustom API_AVAILABLE(ios(7.0)), UIModalPresentationOverFullScreen API_AVAILABLE(ios(8.0)), UIModalPresentationOverCurrentContext API_AVAILABLE(ios(8.0)), UIModalPresentationPopover API_AVAILABLE(ios(8.0)), UIModalPresentationNone = -1, UIModalPresentationAutomatic API_AVAILABLE(ios(13.0)) = -2 };
typedef NS_ENUM(NSInteger, UIModalTransitionStyle) { UIModalTransitionStyleCoverVertical, UIModalTransitionStyleFlipHorizontal, UIModalTransitionStyleCrossDissolve, UIModalTransitionStylePartialCurl };
typedef NS_ENUM(NSInteger, UIPageViewControllerTransitionStyle) { UIPageViewControllerTransitionStylePageCurl, UIPageViewControllerTransitionStyleScroll } NS_SWIFT_NAME(UIPageViewController.TransitionStyle);
typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationOrientation) { UIPageViewControllerNavigationOrientationHorizontal, UIPageViewControllerNavigationOrientationVertical } NS_SWIFT_NAME(UIPageViewController.NavigationOrientation);
typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationDirection) { UIPageViewControllerNavigationDirectionForward, UIPageViewControllerNavigationDirectionReverse } NS_SWIFT_NAME(UIPageViewController.NavigationDirection);
typedef NS_OPTIONS(NSUInteger, UIPopoverArrowDirection) { UIPopoverArrowDirectionUp = 1, UIPopoverArrowDirectionDown = 2, UIPopoverArrowDirectionLeft = 4, UIPopoverArrowDirectionRight = 8, UIPopoverArrowDirectionAny = 15 };
typedef NS_ENUM(NSInteger, UINavigationControllerOperation) { UINavigationControllerOperationNone, UINavigationControllerOperationPush, UINavigationControllerOperationPop } NS_SWIFT_NAME(UINavigationController.Operation);
typedef NS_ENUM(NSInteger, UIProgressViewStyle) { UIProgressViewStyleDefault, UIProgressViewStyleBar } NS_SWIFT_NAME(UIProgressView.Style);
typedef NS_OPTIONS(NSUInteger, UIRectEdge) { UIRectEdgeNone = 0, UIRectEdgeTop = 1, UIRectEdgeLeft = 2, UIRectEdgeBottom = 4, UIRectEdgeRight = 8, UIRectEdgeAll = 15 };
typedef NS_ENUM(NSInteger, UIReturnKeyType) { UIReturnKeyDefault, UIReturnKeyGo, UIReturnKeyGoogle, UIReturnKeyJoin, UIReturnKeyNext, UIReturnKeyRoute, UIReturnKeySearch, UIReturnKeySend, UIReturnKeyYahoo, UIReturnKeyDone, UIReturnKeyEmergencyCall, UIReturnKeyContinue API_AVAILABLE(ios(9.0)) };
typedef NS_ENUM(NSInteger, UISplitViewControllerColumn) { UISplitViewControllerColumnPrimary, UISplitViewControllerColumnSupplementary, UISplitViewControllerColumnSecondary, UISplitViewControllerColumnCompact } NS_SWIFT_NAME(UISplitViewController.Column);
typedef NS_ENUM(NSInteger, UISplitViewControllerStyle) { UISplitViewControllerStyleUnspecified, UISplitViewControllerStyleDoubleColumn, UISplitViewControllerStyleTripleColumn } NS_SWIFT_NAME(UISplitViewController.Style);
typedef NS_ENUM(NSInteger, UISplitViewControllerSplitBehavior) { UISplitViewControllerSplitBehaviorAutomatic, UISplitViewControllerSplitBehaviorTile, UISplitViewControllerSplitBehaviorOverlay, UISplitViewControllerSplitBehaviorDisplace } NS_SWIFT_NAME(UISplitViewController.SplitBehavior);
typedef NS_ENUM(NSInteger, UISplitViewControllerDisplayMode) { UISplitViewControllerDisplayModeAutomatic, UISplitViewControllerDisplayModePrimaryHidden, UISplitViewControllerDisplayModeAllVisible, UISplitViewControllerDisplayModePrimaryOverlay, UISplitViewControllerDisplayModeSecondaryOnly = 1, UISplitViewControllerDisplayModeOneBesideSecondary = 2, UISplitViewControllerDisplayModeOneOverSecondary = 3, UISplitViewControllerDisplayModeTwoBesideSecondary API_AVAILABLE(ios(14.0)) = 4, UISplitViewControllerDisplayModeTwoOverSecondary API_AVAILABLE(ios(14.0)) = 5, UISplitViewControllerDisplayModeTwoDisplaceSecondary API_AVAILABLE(ios(14.0)) = 6 } NS_SWIFT_NAME(UISplitViewController.DisplayMode);
typedef NS_ENUM(NSInteger, UIStackViewAlignment) { UIStackViewAlignmentFill, UIStackViewAlignmentLeading, UIStackViewAlignmentTop = 1, UIStackViewAlignmentFirstBaseline, UIStackViewAlignmentCenter, UIStackViewAlignmentTrailing, UIStackViewAlignmentBottom = 4, UIStackViewAlignmentLastBaseline } NS_SWIFT_NAME(UIStackView.Alignment);
typedef NS_ENUM(NSInteger, UIStackViewDistribution) { UIStackViewDistributionFill, UIStackViewDistributionFillEqually, UIStackViewDistributionFillProportionally, UIStackViewDistributionEqualSpacing, UIStackViewDistributionEqualCentering } NS_SWIFT_NAME(UIStackView.Distribution);
typedef NS_ENUM(NSInteger, UIStatusBarAnimation) { UIStatusBarAnimationNone, UIStatusBarAnimationFade, UIStatusBarAnimationSlide };
typedef NS_ENUM(NSInteger, UIStatusBarStyle) { UIStatusBarStyleDefault, UIStatusBarStyleLightContent, UIStatusBarStyleDarkContent API_AVAILABLE(ios(13.0)) = 3 };
typedef NS_OPTIONS(NSUInteger, UISwipeGestureRecognizerDirection) { UISwipeGestureRecognizerDirectionRight = 1, UISwipeGestureRecognizerDirectionLeft = 2, UISwipeGestureRecognizerDirectionUp = 4, UISwipeGestureRecognizerDirectionDown = 8 } NS_SWIFT_NAME(UISwipeGestureRecognizer.Direction);
typedef NS_ENUM(NSInteger, UITableViewStyle) { UITableViewStylePlain, UITableViewStyleGrouped, UITableViewStyleInsetGrouped API_AVAILABLE(ios(13.0)) } NS_SWIFT_NAME(UITableView.Style);
typedef NS_ENUM(NSInteger, UINavigationItemLargeTitleDisplayMode) { UINavigationItemLargeTitleDisplayModeAutomatic, UINavigationItemLargeTitleDisplayModeAlways, UINavigationItemLargeTitleDisplayModeNever } NS_SWIFT_NAME(UINavigationItem.LargeTitleDisplayMode);
typedef NS_ENUM(NSInteger, UIScrollViewContentInsetAdjustmentBehavior) { UIScrollViewContentInsetAdjustmentAutomatic, UIScrollViewContentInsetAdjustmentScrollableAxes, UIScrollViewContentInsetAdjustmentNever, UIScrollViewContentInsetAdjustmentAlways } NS_SWIFT_NAME(UIScrollView.ContentInsetAdjustmentBehavior);
typedef NS_ENUM(NSInteger, UITableViewScrollPosition) { UITableViewScrollPositionNone, UITableViewScrollPositionTop, UITableViewScrollPositionMiddle, UITableViewScrollPositionBottom } NS_SWIFT_NAME(UITableView.ScrollPosition);
typedef NS_ENUM(NSInteger, UITableViewRowAnimation) { UITableViewRowAnimationFade, UITableViewRowAnimationRight, UITableViewRowAnimationLeft, UITableViewRowAnimationTop, UITableViewRowAnimationBottom, UITableViewRowAnimationNone, UITableViewRowAnimationMiddle, UITableViewRowAnimationAutomatic = 100 } NS_SWIFT_NAME(UITableView.RowAnimation);
typedef NS_ENUM(NSInteger, UITableViewCellStyle) { UITableViewCellStyleDefault, UITableViewCellStyleValue1, UITableViewCellStyleValue2, UITableViewCellStyleSubtitle } NS_SWIFT_NAME(UITableViewCell.CellStyle);
typedef NS_ENUM(NSInteger, UITableViewCellSelectionStyle) { UITableViewCellSelectionStyleNone, UITableViewCellSelectionStyleBlue, UITableViewCellSelectionStyleGray, UITableViewCellSelectionStyleDefault } NS_SWIFT_NAME(UITableViewCell.SelectionStyle);
typedef NS_ENUM(NSInteger, UITableViewCellAccessoryType) { UITableViewCellAccessoryNone, UITableViewCellAccessoryDisclosureIndicator, UITableViewCellAccessoryDetailDisclosureButton, UITableViewCellAccessoryCheckmark, UITableViewCellAccessoryDetailButton API_AVAILABLE(ios(7.0)) } NS_SWIFT_NAME(UITableViewCell.AccessoryType);
typedef NS_ENUM(NSInteger, UITableViewCellEditingStyle) { UITableViewCellEditingStyleNone, UITableViewCellEditingStyleDelete, UITableViewCellEditingStyleInsert } NS_SWIFT_NAME(UITableViewCell.EditingStyle);
typedef NS_ENUM(NSInteger, UIButtonConfigurationCornerStyle) { UIButtonConfigurationCornerStyleFixed = -1, UIButtonConfigurationCornerStyleDynamic, UIButtonConfigurationCornerStyleSmall, UIButtonConfigurationCornerStyleMedium, UIButtonConfigurationCornerStyleLarge, UIButtonConfigurationCornerStyleCapsule } NS_SWIFT_NAME(UIButton.Configuration.CornerStyle);
typedef NS_ENUM(NSInteger, UIButtonConfigurationSize) { UIButtonConfigurationSizeMedium, UIButtonConfigurationSizeSmall, UIButtonConfigurationSizeMini, UIButtonConfigurationSizeLarge } NS_SWIFT_NAME(UIButton.Configuration.Size);
typedef NS_ENUM(NSInteger, UIButtonConfigurationTitleAlignment) { UIButtonConfigurationTitleAlignmentAutomatic, UIButtonConfigurationTitleAlignmentLeading, UIButtonConfigurationTitleAlignmentCenter, UIButtonConfigurationTitleAlignmentTrailing } NS_SWIFT_NAME(UIButton.Configuration.TitleAlignment);
typedef NS_OPTIONS(NSUInteger, NSDirectionalRectEdge) { NSDirectionalRectEdgeNone = 0, NSDirectionalRectEdgeTop = 1, NSDirectionalRectEdgeLeading = 2, NSDirectionalRectEdgeBottom = 4, NSDirectionalRectEdgeTrailing = 8, NSDirectionalRectEdgeAll = 15 };
typedef NS_ENUM(NSInteger, UIMenuElementState) { UIMenuElementStateOff, UIMenuElementStateOn, UIMenuElementStateMixed } NS_SWIFT_NAME(UIMenuElement.State);
typedef NS_OPTIONS(NSUInteger, UIMenuElementAttributes) { UIMenuElementAttributesDisabled = 1, UIMenuElementAttributesDestructive = 2, UIMenuElementAttributesHidden = 4, UIMenuElementAttributesKeepsMenuPresented API_AVAILABLE(ios(16.0)) = 8 } NS_SWIFT_NAME(UIMenuElement.Attributes);
typedef NS_ENUM(NSInteger, UIContextualActionStyle) { UIContextualActionStyleNormal, UIContextualActionStyleDestructive } NS_SWIFT_NAME(UIContextualAction.Style);
typedef NS_ENUM(NSInteger, UITextAutocorrectionType) { UITextAutocorrectionTypeDefault, UITextAutocorrectionTypeNo, UITextAutocorrectionTypeYes };
typedef NS_ENUM(NSInteger, UITextBorderStyle) { UITextBorderStyleNone, UITextBorderStyleLine, UITextBorderStyleBezel, UITextBorderStyleRoundedRect } NS_SWIFT_NAME(UITextField.BorderStyle);
typedef NS_ENUM(NSInteger, UITextFieldDidEndEditingReason) { UITextFieldDidEndEditingReasonCommitted } NS_SWIFT_NAME(UITextField.DidEndEditingReason);
typedef NS_ENUM(NSInteger, UITextFieldViewMode) { UITextFieldViewModeNever, UITextFieldViewModeWhileEditing, UITextFieldViewModeUnlessEditing, UITextFieldViewModeAlways } NS_SWIFT_NAME(UITextField.ViewMode);
typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) { UIUserInterfaceIdiomUnspecified = -1, UIUserInterfaceIdiomPhone, UIUserInterfaceIdiomPad, UIUserInterfaceIdiomTV API_AVAILABLE(ios(9.0)) NS_SWIFT_NAME(tv), UIUserInterfaceIdiomCarPlay API_AVAILABLE(ios(9.0)), UIUserInterfaceIdiomMac API_AVAILABLE(ios(14.0)) = 5, UIUserInterfaceIdiomVision API_AVAILABLE(ios(17.0)) = 6 };
typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) { UIUserInterfaceSizeClassUnspecified, UIUserInterfaceSizeClassCompact, UIUserInterfaceSizeClassRegular };
typedef NS_ENUM(NSInteger, UIUserInterfaceStyle) { UIUserInterfaceStyleUnspecified, UIUserInterfaceStyleLight, UIUserInterfaceStyleDark };
typedef NS_ENUM(NSInteger, UITraitEnvironmentLayoutDirection) { UITraitEnvironmentLayoutDirectionUnspecified = -1, UITraitEnvironmentLayoutDirectionLeftToRight, UITraitEnvironmentLayoutDirectionRightToLeft };
typedef NS_OPTIONS(NSUInteger, UIViewAnimationOptions) { UIViewAnimationOptionLayoutSubviews = 1, UIViewAnimationOptionAllowUserInteraction = 2, UIViewAnimationOptionBeginFromCurrentState = 4, UIViewAnimationOptionRepeat = 8, UIViewAnimationOptionAutoreverse = 16, UIViewAnimationOptionOverrideInheritedDuration = 32, UIViewAnimationOptionOverrideInheritedCurve = 64, UIViewAnimationOptionAllowAnimatedContent = 128, UIViewAnimationOptionShowHideTransitionViews = 256, UIViewAnimationOptionOverrideInheritedOptions = 512, UIViewAnimationOptionCurveEaseInOut = 0, UIViewAnimationOptionCurveEaseIn = 65536, UIViewAnimationOptionCurveEaseOut = 131072, UIViewAnimationOptionCurveLinear = 196608, UIViewAnimationOptionTransitionNone = 0, UIViewAnimationOptionTransitionFlipFromLeft = 1048576, UIViewAnimationOptionTransitionFlipFromRight = 2097152, UIViewAnimationOptionTransitionCurlUp = 3145728, UIViewAnimationOptionTransitionCurlDown = 4194304, UIViewAnimationOptionTransitionCrossDissolve = 5242880, UIViewAnimationOptionTransitionFlipFromTop = 6291456, UIViewAnimationOptionTransitionFlipFromBottom = 7340032 } NS_SWIFT_NAME(UIView.AnimationOptions);
typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) { UIViewAutoresizingNone = 0, UIViewAutoresizingFlexibleLeftMargin = 1, UIViewAutoresizingFlexibleWidth = 2, UIViewAutoresizingFlexibleRightMargin = 4, UIViewAutoresizingFlexibleTopMargin = 8, UIViewAutoresizingFlexibleHeight = 16, UIViewAutoresizingFlexibleBottomMargin = 32 } NS_SWIFT_NAME(UIView.AutoresizingMask);
typedef NS_ENUM(NSInteger, UIViewContentMode) { UIViewContentModeScaleToFill, UIViewContentModeScaleAspectFit, UIViewContentModeScaleAspectFill, UIViewContentModeRedraw, UIViewContentModeCenter, UIViewContentModeTop, UIViewContentModeBottom, UIViewContentModeLeft, UIViewContentModeRight, UIViewContentModeTopLeft, UIViewContentModeTopRight, UIViewContentModeBottomLeft, UIViewContentModeBottomRight } NS_SWIFT_NAME(UIView.ContentMode);
typedef NS_OPTIONS(NSUInteger, CACornerMask) { kCALayerMinXMinYCorner NS_SWIFT_NAME(layerMinXMinYCorner) = 1, kCALayerMaxXMinYCorner NS_SWIFT_NAME(layerMaxXMinYCorner) = 2, kCALayerMinXMaxYCorner NS_SWIFT_NAME(layerMinXMaxYCorner) = 4, kCALayerMaxXMaxYCorner NS_SWIFT_NAME(layerMaxXMaxYCorner) = 8 };
enum { UITextAlignmentLeft, UITextAlignmentCenter, UITextAlignmentRight };
enum { UISegmentedControlNoSegment = -1 };
enum { NSUTF8StringEncoding = 4 };
enum { DISPATCH_QUEUE_PRIORITY_HIGH = 2, DISPATCH_QUEUE_PRIORITY_DEFAULT = 0, DISPATCH_QUEUE_PRIORITY_LOW = -2, DISPATCH_QUEUE_PRIORITY_BACKGROUND = -32768 };
enum { DISPATCH_QUEUE_SERIAL = 0, DISPATCH_QUEUE_CONCURRENT = 1 };
enum { QOS_CLASS_USER_INTERACTIVE = 33, QOS_CLASS_USER_INITIATED = 25, QOS_CLASS_DEFAULT = 21, QOS_CLASS_UTILITY = 17, QOS_CLASS_BACKGROUND = 9 };

// MARK: - UIKit: protocols
@protocol UIAlertViewDelegate <NSObject>
@optional
- (void)alertView:(UIAlertView *)alertView clickedButtonAtIndex:(NSInteger)buttonIndex NS_SWIFT_NAME(alertView(_:clickedButtonAt:));
- (void)alertView:(UIAlertView *)alertView didDismissWithButtonIndex:(NSInteger)buttonIndex;
- (void)alertViewCancel:(UIAlertView *)alertView;
@end
@protocol UIActionSheetDelegate <NSObject>
@optional
- (void)actionSheet:(UIActionSheet *)actionSheet clickedButtonAtIndex:(NSInteger)buttonIndex NS_SWIFT_NAME(actionSheet(_:clickedButtonAt:));
- (void)actionSheet:(UIActionSheet *)actionSheet didDismissWithButtonIndex:(NSInteger)buttonIndex;
- (void)actionSheetCancel:(UIActionSheet *)actionSheet;
@end
API_AVAILABLE(ios(3.2))
@protocol UIPopoverControllerDelegate <NSObject>
@optional
- (BOOL)popoverControllerShouldDismissPopover:(UIPopoverController *)popoverController;
- (void)popoverControllerDidDismissPopover:(UIPopoverController *)popoverController;
@end
API_AVAILABLE(ios(8.0))
@protocol UISearchResultsUpdating <NSObject>
- (void)updateSearchResultsForSearchController:(UISearchController *)searchController NS_SWIFT_NAME(updateSearchResults(for:));
@end
API_AVAILABLE(ios(8.0))
@protocol UISearchControllerDelegate <NSObject>
@optional
- (void)willPresentSearchController:(UISearchController *)searchController NS_SWIFT_NAME(willPresentSearchController(_:));
- (void)didPresentSearchController:(UISearchController *)searchController NS_SWIFT_NAME(didPresentSearchController(_:));
- (void)willDismissSearchController:(UISearchController *)searchController NS_SWIFT_NAME(willDismissSearchController(_:));
- (void)didDismissSearchController:(UISearchController *)searchController NS_SWIFT_NAME(didDismissSearchController(_:));
- (void)presentSearchController:(UISearchController *)searchController NS_SWIFT_NAME(presentSearchController(_:));
@end
@protocol UIImagePickerControllerDelegate <NSObject>
@optional
- (void)imagePickerController:(UIImagePickerController *)picker didFinishPickingMediaWithInfo:(NSDictionary<NSString *, id> *)info;
- (void)imagePickerControllerDidCancel:(UIImagePickerController *)picker;
@end
@protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView;
- (void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(BOOL)decelerate;
- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewDidEndScrollingAnimation:(UIScrollView *)scrollView;
- (nullable UIView *)viewForZoomingInScrollView:(UIScrollView *)scrollView NS_SWIFT_NAME(viewForZooming(in:));
@end
API_AVAILABLE(ios(14.0))
@protocol UIConfigurationState <NSObject>
@property (nonatomic, strong) UITraitCollection *traitCollection;
@end
@protocol UIContentConfiguration;
API_AVAILABLE(ios(14.0))
@protocol UIContentView <NSObject>
@property (nonatomic, copy) id<UIContentConfiguration> configuration;
@optional
- (BOOL)supportsConfiguration:(id<UIContentConfiguration>)configuration NS_SWIFT_NAME(supports(_:)) API_AVAILABLE(ios(16.0));
@end
API_AVAILABLE(ios(14.0))
@protocol UIContentConfiguration <NSObject, NSCopying>
- (UIView<UIContentView> *)makeContentView;
- (instancetype)updatedConfigurationForState:(id<UIConfigurationState>)state NS_SWIFT_NAME(updated(for:));
@end
@protocol UITableViewDelegate <UIScrollViewDelegate>
@optional
- (void)tableView:(UITableView *)tableView willDisplayCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didEndDisplayingCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)indexPath API_AVAILABLE(ios(6.0));
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section;
- (nullable UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section;
- (nullable NSIndexPath *)tableView:(UITableView *)tableView willSelectRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:willSelectRowAt:));
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didDeselectRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:didDeselectRowAt:)) API_AVAILABLE(ios(3.0));
- (nullable NSIndexPath *)tableView:(UITableView *)tableView willDeselectRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:willDeselectRowAt:)) API_AVAILABLE(ios(3.0));
- (CGFloat)tableView:(UITableView *)tableView heightForFooterInSection:(NSInteger)section NS_SWIFT_NAME(tableView(_:heightForFooterInSection:));
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:estimatedHeightForRowAt:)) API_AVAILABLE(ios(7.0));
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForHeaderInSection:(NSInteger)section NS_SWIFT_NAME(tableView(_:estimatedHeightForHeaderInSection:)) API_AVAILABLE(ios(7.0));
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForFooterInSection:(NSInteger)section NS_SWIFT_NAME(tableView(_:estimatedHeightForFooterInSection:)) API_AVAILABLE(ios(7.0));
- (nullable UIView *)tableView:(UITableView *)tableView viewForFooterInSection:(NSInteger)section NS_SWIFT_NAME(tableView(_:viewForFooterInSection:));
- (void)tableView:(UITableView *)tableView willDisplayHeaderView:(UIView *)view forSection:(NSInteger)section NS_SWIFT_NAME(tableView(_:willDisplayHeaderView:forSection:)) API_AVAILABLE(ios(6.0));
- (void)tableView:(UITableView *)tableView willDisplayFooterView:(UIView *)view forSection:(NSInteger)section NS_SWIFT_NAME(tableView(_:willDisplayFooterView:forSection:)) API_AVAILABLE(ios(6.0));
- (void)tableView:(UITableView *)tableView didEndDisplayingHeaderView:(UIView *)view forSection:(NSInteger)section NS_SWIFT_NAME(tableView(_:didEndDisplayingHeaderView:forSection:)) API_AVAILABLE(ios(6.0));
- (void)tableView:(UITableView *)tableView didEndDisplayingFooterView:(UIView *)view forSection:(NSInteger)section NS_SWIFT_NAME(tableView(_:didEndDisplayingFooterView:forSection:)) API_AVAILABLE(ios(6.0));
- (void)tableView:(UITableView *)tableView accessoryButtonTappedForRowWithIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:accessoryButtonTappedForRowWith:));
- (BOOL)tableView:(UITableView *)tableView shouldHighlightRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:shouldHighlightRowAt:)) API_AVAILABLE(ios(6.0));
- (void)tableView:(UITableView *)tableView didHighlightRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:didHighlightRowAt:)) API_AVAILABLE(ios(6.0));
- (void)tableView:(UITableView *)tableView didUnhighlightRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:didUnhighlightRowAt:)) API_AVAILABLE(ios(6.0));
- (UITableViewCellEditingStyle)tableView:(UITableView *)tableView editingStyleForRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:editingStyleForRowAt:));
- (nullable NSString *)tableView:(UITableView *)tableView titleForDeleteConfirmationButtonForRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:titleForDeleteConfirmationButtonForRowAt:)) API_AVAILABLE(ios(3.0));
- (BOOL)tableView:(UITableView *)tableView shouldIndentWhileEditingRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:shouldIndentWhileEditingRowAt:));
- (void)tableView:(UITableView *)tableView willBeginEditingRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:willBeginEditingRowAt:));
- (void)tableView:(UITableView *)tableView didEndEditingRowAtIndexPath:(nullable NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:didEndEditingRowAt:));
- (NSIndexPath *)tableView:(UITableView *)tableView targetIndexPathForMoveFromRowAtIndexPath:(NSIndexPath *)sourceIndexPath toProposedIndexPath:(NSIndexPath *)proposedDestinationIndexPath NS_SWIFT_NAME(tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:));
- (NSInteger)tableView:(UITableView *)tableView indentationLevelForRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:indentationLevelForRowAt:));
- (nullable UISwipeActionsConfiguration *)tableView:(UITableView *)tableView leadingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:leadingSwipeActionsConfigurationForRowAt:)) API_AVAILABLE(ios(11.0));
- (nullable UISwipeActionsConfiguration *)tableView:(UITableView *)tableView trailingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:trailingSwipeActionsConfigurationForRowAt:)) API_AVAILABLE(ios(11.0));
- (nullable UIContextMenuConfiguration *)tableView:(UITableView *)tableView contextMenuConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath point:(CGPoint)point NS_SWIFT_NAME(tableView(_:contextMenuConfigurationForRowAt:point:)) API_AVAILABLE(ios(13.0));
@end
@protocol UITableViewDataSource <NSObject>
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView;
- (nullable NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section;
- (nullable NSString *)tableView:(UITableView *)tableView titleForFooterInSection:(NSInteger)section;
- (BOOL)tableView:(UITableView *)tableView canEditRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:canEditRowAt:));
- (void)tableView:(UITableView *)tableView commitEditingStyle:(UITableViewCellEditingStyle)editingStyle forRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView canMoveRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:canMoveRowAt:));
- (void)tableView:(UITableView *)tableView moveRowAtIndexPath:(NSIndexPath *)sourceIndexPath toIndexPath:(NSIndexPath *)destinationIndexPath NS_SWIFT_NAME(tableView(_:moveRowAt:to:));
- (nullable NSArray<NSString *> *)sectionIndexTitlesForTableView:(UITableView *)tableView NS_SWIFT_NAME(sectionIndexTitles(for:));
- (NSInteger)tableView:(UITableView *)tableView sectionForSectionIndexTitle:(NSString *)title atIndex:(NSInteger)index NS_SWIFT_NAME(tableView(_:sectionForSectionIndexTitle:at:));
@end
API_AVAILABLE(ios(6.0))
@protocol UICollectionViewDataSource <NSObject>
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section;
- (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView cellForItemAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(collectionView(_:cellForItemAt:));
@optional
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView NS_SWIFT_NAME(numberOfSections(in:));
- (UICollectionReusableView *)collectionView:(UICollectionView *)collectionView viewForSupplementaryElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(collectionView(_:viewForSupplementaryElementOfKind:at:));
- (BOOL)collectionView:(UICollectionView *)collectionView canMoveItemAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(collectionView(_:canMoveItemAt:)) API_AVAILABLE(ios(9.0));
- (void)collectionView:(UICollectionView *)collectionView moveItemAtIndexPath:(NSIndexPath *)sourceIndexPath toIndexPath:(NSIndexPath *)destinationIndexPath NS_SWIFT_NAME(collectionView(_:moveItemAt:to:)) API_AVAILABLE(ios(9.0));
@end
API_AVAILABLE(ios(6.0))
@protocol UICollectionViewDelegate <UIScrollViewDelegate>
@optional
- (void)collectionView:(UICollectionView *)collectionView willDisplayCell:(UICollectionViewCell *)cell forItemAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(collectionView(_:willDisplay:forItemAt:)) API_AVAILABLE(ios(8.0));
- (void)collectionView:(UICollectionView *)collectionView didEndDisplayingCell:(UICollectionViewCell *)cell forItemAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(collectionView(_:didEndDisplaying:forItemAt:));
- (void)collectionView:(UICollectionView *)collectionView didSelectItemAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(collectionView(_:didSelectItemAt:));
- (void)collectionView:(UICollectionView *)collectionView didDeselectItemAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(collectionView(_:didDeselectItemAt:));
- (BOOL)collectionView:(UICollectionView *)collectionView shouldSelectItemAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(collectionView(_:shouldSelectItemAt:));
- (BOOL)collectionView:(UICollectionView *)collectionView shouldDeselectItemAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(collectionView(_:shouldDeselectItemAt:));
- (BOOL)collectionView:(UICollectionView *)collectionView shouldHighlightItemAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(collectionView(_:shouldHighlightItemAt:));
- (void)collectionView:(UICollectionView *)collectionView didHighlightItemAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(collectionView(_:didHighlightItemAt:));
- (void)collectionView:(UICollectionView *)collectionView didUnhighlightItemAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(collectionView(_:didUnhighlightItemAt:));
- (void)collectionView:(UICollectionView *)collectionView willDisplaySupplementaryView:(UICollectionReusableView *)view forElementKind:(NSString *)elementKind atIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(collectionView(_:willDisplaySupplementaryView:forElementKind:at:)) API_AVAILABLE(ios(8.0));
- (void)collectionView:(UICollectionView *)collectionView didEndDisplayingSupplementaryView:(UICollectionReusableView *)view forElementOfKind:(NSString *)elementKind atIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:));
- (nullable UIContextMenuConfiguration *)collectionView:(UICollectionView *)collectionView contextMenuConfigurationForItemAtIndexPath:(NSIndexPath *)indexPath point:(CGPoint)point NS_SWIFT_NAME(collectionView(_:contextMenuConfigurationForItemAt:point:)) API_AVAILABLE(ios(13.0));
@end
API_AVAILABLE(ios(6.0))
@protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
@optional
- (CGSize)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)collectionViewLayout sizeForItemAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(collectionView(_:layout:sizeForItemAt:));
- (UIEdgeInsets)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)collectionViewLayout insetForSectionAtIndex:(NSInteger)section NS_SWIFT_NAME(collectionView(_:layout:insetForSectionAt:));
- (CGFloat)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)collectionViewLayout minimumLineSpacingForSectionAtIndex:(NSInteger)section NS_SWIFT_NAME(collectionView(_:layout:minimumLineSpacingForSectionAt:));
- (CGFloat)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)collectionViewLayout minimumInteritemSpacingForSectionAtIndex:(NSInteger)section NS_SWIFT_NAME(collectionView(_:layout:minimumInteritemSpacingForSectionAt:));
- (CGSize)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)collectionViewLayout referenceSizeForHeaderInSection:(NSInteger)section NS_SWIFT_NAME(collectionView(_:layout:referenceSizeForHeaderInSection:));
- (CGSize)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)collectionViewLayout referenceSizeForFooterInSection:(NSInteger)section NS_SWIFT_NAME(collectionView(_:layout:referenceSizeForFooterInSection:));
@end
@protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField;
- (void)textFieldDidBeginEditing:(UITextField *)textField;
- (BOOL)textFieldShouldEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField reason:(UITextFieldDidEndEditingReason)reason NS_SWIFT_NAME(textFieldDidEndEditing(_:reason:)) API_AVAILABLE(ios(10.0));
- (void)textFieldDidChangeSelection:(UITextField *)textField API_AVAILABLE(ios(13.0));
- (BOOL)textField:(UITextField *)textField shouldChangeCharactersInRange:(NSRange)range replacementString:(NSString *)string NS_SWIFT_NAME(textField(_:shouldChangeCharactersIn:replacementString:));
- (BOOL)textFieldShouldClear:(UITextField *)textField;
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
@end
@protocol UITextViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (BOOL)textViewShouldBeginEditing:(UITextView *)textView;
- (BOOL)textViewShouldEndEditing:(UITextView *)textView;
- (BOOL)textView:(UITextView *)textView shouldChangeTextInRange:(NSRange)range replacementText:(NSString *)text NS_SWIFT_NAME(textView(_:shouldChangeTextIn:replacementText:));
- (void)textViewDidChangeSelection:(UITextView *)textView;
- (void)textViewDidChange:(UITextView *)textView;
- (void)textViewDidBeginEditing:(UITextView *)textView;
- (void)textViewDidEndEditing:(UITextView *)textView;
@end
@protocol UISearchBarDelegate <NSObject>
@optional
- (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)searchText;
- (BOOL)searchBarShouldBeginEditing:(UISearchBar *)searchBar;
- (void)searchBarTextDidBeginEditing:(UISearchBar *)searchBar;
- (BOOL)searchBarShouldEndEditing:(UISearchBar *)searchBar;
- (void)searchBarTextDidEndEditing:(UISearchBar *)searchBar;
- (void)searchBarSearchButtonClicked:(UISearchBar *)searchBar;
- (void)searchBarCancelButtonClicked:(UISearchBar *)searchBar;
@end
@protocol UIPickerViewDataSource <NSObject>
- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)pickerView NS_SWIFT_NAME(numberOfComponents(in:));
- (NSInteger)pickerView:(UIPickerView *)pickerView numberOfRowsInComponent:(NSInteger)component;
@end
@protocol UIPickerViewDelegate <NSObject>
@optional
- (nullable NSString *)pickerView:(UIPickerView *)pickerView titleForRow:(NSInteger)row forComponent:(NSInteger)component;
- (nullable NSAttributedString *)pickerView:(UIPickerView *)pickerView attributedTitleForRow:(NSInteger)row forComponent:(NSInteger)component API_AVAILABLE(ios(6.0));
- (UIView *)pickerView:(UIPickerView *)pickerView viewForRow:(NSInteger)row forComponent:(NSInteger)component reusingView:(nullable UIView *)view NS_SWIFT_NAME(pickerView(_:viewForRow:forComponent:reusing:));
- (CGFloat)pickerView:(UIPickerView *)pickerView widthForComponent:(NSInteger)component;
- (CGFloat)pickerView:(UIPickerView *)pickerView rowHeightForComponent:(NSInteger)component;
- (void)pickerView:(UIPickerView *)pickerView didSelectRow:(NSInteger)row inComponent:(NSInteger)component;
@end
@protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceiveTouch:(UITouch *)touch NS_SWIFT_NAME(gestureRecognizer(_:shouldReceive:));
@end
@protocol UIWebViewDelegate <NSObject>
@optional
- (void)webViewDidStartLoad:(UIWebView *)webView;
- (void)webViewDidFinishLoad:(UIWebView *)webView;
- (void)webView:(UIWebView *)webView didFailLoadWithError:(NSError *)error;
@end
API_AVAILABLE(ios(8.0))
@protocol WKNavigationDelegate <NSObject>
@optional
- (void)webView:(WKWebView *)webView didFinishNavigation:(nullable WKNavigation *)navigation;
@end
API_AVAILABLE(ios(8.0))
@protocol WKUIDelegate <NSObject>
@end
@protocol UIApplicationDelegate <NSObject>
@optional
@property (nullable, nonatomic, strong) UIWindow *window API_AVAILABLE(ios(5.0));
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions API_AVAILABLE(ios(6.0));
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions API_AVAILABLE(ios(3.0));
- (void)applicationDidFinishLaunching:(UIApplication *)application;
- (void)applicationDidBecomeActive:(UIApplication *)application;
- (void)applicationWillResignActive:(UIApplication *)application;
- (void)applicationDidReceiveMemoryWarning:(UIApplication *)application;
- (void)applicationWillTerminate:(UIApplication *)application;
- (void)applicationDidEnterBackground:(UIApplication *)application API_AVAILABLE(ios(4.0));
- (void)applicationWillEnterForeground:(UIApplication *)application API_AVAILABLE(ios(4.0));
- (UISceneConfiguration *)application:(UIApplication *)application configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession options:(UISceneConnectionOptions *)options NS_SWIFT_NAME(application(_:configurationForConnecting:options:)) API_AVAILABLE(ios(13.0));
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder API_AVAILABLE(ios(13.2));
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder API_AVAILABLE(ios(13.2));
- (BOOL)application:(UIApplication *)application shouldSaveApplicationState:(NSCoder *)coder API_DEPRECATED("Use application:shouldSaveSecureApplicationState: instead", ios(6.0, 13.2));
- (BOOL)application:(UIApplication *)application shouldRestoreApplicationState:(NSCoder *)coder API_DEPRECATED("Use application:shouldRestoreSecureApplicationState: instead", ios(6.0, 13.2));
- (void)application:(UIApplication *)application didDiscardSceneSessions:(NSSet<UISceneSession *> *)sceneSessions API_AVAILABLE(ios(13.0));
@end
API_AVAILABLE(ios(13.0))
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions NS_SWIFT_NAME(scene(_:willConnectTo:options:));
- (void)sceneDidDisconnect:(UIScene *)scene;
- (void)sceneDidBecomeActive:(UIScene *)scene;
- (void)sceneWillResignActive:(UIScene *)scene;
- (void)sceneWillEnterForeground:(UIScene *)scene;
- (void)sceneDidEnterBackground:(UIScene *)scene;
- (nullable NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene NS_SWIFT_NAME(stateRestorationActivity(for:));
@end
API_AVAILABLE(ios(13.0))
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nullable, nonatomic, strong) UIWindow *window;
@end
@protocol UINavigationControllerDelegate <NSObject>
@optional
- (void)navigationController:(UINavigationController *)navigationController willShowViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (void)navigationController:(UINavigationController *)navigationController didShowViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (nullable id<UIViewControllerInteractiveTransitioning>)navigationController:(UINavigationController *)navigationController interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning>)animationController NS_SWIFT_NAME(navigationController(_:interactionControllerFor:)) API_AVAILABLE(ios(7.0));
- (nullable id<UIViewControllerAnimatedTransitioning>)navigationController:(UINavigationController *)navigationController animationControllerForOperation:(UINavigationControllerOperation)operation fromViewController:(UIViewController *)fromVC toViewController:(UIViewController *)toVC NS_SWIFT_NAME(navigationController(_:animationControllerFor:from:to:)) API_AVAILABLE(ios(7.0));
@end
@protocol UITabBarDelegate <NSObject>
@optional
- (void)tabBar:(UITabBar *)tabBar didSelectItem:(UITabBarItem *)item NS_SWIFT_NAME(tabBar(_:didSelect:));
@end
@protocol UINavigationBarDelegate <NSObject>
@optional
- (BOOL)navigationBar:(UINavigationBar *)navigationBar shouldPushItem:(UINavigationItem *)item NS_SWIFT_NAME(navigationBar(_:shouldPush:));
- (BOOL)navigationBar:(UINavigationBar *)navigationBar shouldPopItem:(UINavigationItem *)item NS_SWIFT_NAME(navigationBar(_:shouldPop:));
@end
@protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController shouldSelectViewController:(UIViewController *)viewController API_AVAILABLE(ios(3.0));
- (BOOL)tabBarController:(UITabBarController *)tabBarController shouldSelectTab:(UITab *)tab NS_SWIFT_NAME(tabBarController(_:shouldSelectTab:)) API_AVAILABLE(ios(18.0));
- (void)tabBarController:(UITabBarController *)tabBarController didSelectTab:(UITab *)selectedTab previousTab:(nullable UITab *)previousTab NS_SWIFT_NAME(tabBarController(_:didSelectTab:previousTab:)) API_AVAILABLE(ios(18.0));
- (void)tabBarController:(UITabBarController *)tabBarController didSelectViewController:(UIViewController *)viewController;
- (nullable id<UIViewControllerInteractiveTransitioning>)tabBarController:(UITabBarController *)tabBarController interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning>)animationController NS_SWIFT_NAME(tabBarController(_:interactionControllerFor:)) API_AVAILABLE(ios(7.0));
- (nullable id<UIViewControllerAnimatedTransitioning>)tabBarController:(UITabBarController *)tabBarController animationControllerForTransitionFromViewController:(UIViewController *)fromVC toViewController:(UIViewController *)toVC NS_SWIFT_NAME(tabBarController(_:animationControllerForTransitionFrom:to:)) API_AVAILABLE(ios(7.0));
@end
API_AVAILABLE(ios(3.2))
@protocol UISplitViewControllerDelegate <NSObject>
@optional
- (BOOL)splitViewController:(UISplitViewController *)splitViewController collapseSecondaryViewController:(UIViewController *)secondaryViewController ontoPrimaryViewController:(UIViewController *)primaryViewController NS_SWIFT_NAME(splitViewController(_:collapseSecondary:onto:)) API_AVAILABLE(ios(8.0));
- (UISplitViewControllerColumn)splitViewController:(UISplitViewController *)svc topColumnForCollapsingToProposedTopColumn:(UISplitViewControllerColumn)proposedTopColumn NS_SWIFT_NAME(splitViewController(_:topColumnForCollapsingToProposedTopColumn:)) API_AVAILABLE(ios(14.0));
- (BOOL)splitViewController:(UISplitViewController *)splitViewController showDetailViewController:(UIViewController *)vc sender:(nullable id)sender NS_SWIFT_NAME(splitViewController(_:showDetail:sender:)) API_AVAILABLE(ios(8.0));
@end
API_AVAILABLE(ios(5.0))
@protocol UIPageViewControllerDataSource <NSObject>
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController viewControllerBeforeViewController:(UIViewController *)viewController;
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController viewControllerAfterViewController:(UIViewController *)viewController;
@optional
- (NSInteger)presentationCountForPageViewController:(UIPageViewController *)pageViewController API_AVAILABLE(ios(6.0)) NS_SWIFT_NAME(presentationCount(for:));
- (NSInteger)presentationIndexForPageViewController:(UIPageViewController *)pageViewController API_AVAILABLE(ios(6.0)) NS_SWIFT_NAME(presentationIndex(for:));
@end
API_AVAILABLE(ios(5.0))
@protocol UIPageViewControllerDelegate <NSObject>
@optional
- (void)pageViewController:(UIPageViewController *)pageViewController willTransitionToViewControllers:(NSArray<UIViewController *> *)pendingViewControllers API_AVAILABLE(ios(6.0));
- (void)pageViewController:(UIPageViewController *)pageViewController didFinishAnimating:(BOOL)finished previousViewControllers:(NSArray<UIViewController *> *)previousViewControllers transitionCompleted:(BOOL)completed;
@end
API_AVAILABLE(ios(7.0))
@protocol UIViewControllerContextTransitioning <NSObject>
@property (nonatomic, readonly) UIView *containerView;
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly) BOOL transitionWasCancelled;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
- (void)updateInteractiveTransition:(CGFloat)percentComplete NS_SWIFT_NAME(updateInteractiveTransition(_:));
- (void)finishInteractiveTransition;
- (void)cancelInteractiveTransition;
- (void)completeTransition:(BOOL)didComplete NS_SWIFT_NAME(completeTransition(_:));
- (nullable __kindof UIViewController *)viewControllerForKey:(UITransitionContextViewControllerKey)key;
- (nullable __kindof UIView *)viewForKey:(UITransitionContextViewKey)key API_AVAILABLE(ios(8.0));
- (CGRect)initialFrameForViewController:(UIViewController *)vc NS_SWIFT_NAME(initialFrame(for:));
- (CGRect)finalFrameForViewController:(UIViewController *)vc NS_SWIFT_NAME(finalFrame(for:));
@end
API_AVAILABLE(ios(7.0))
@protocol UIViewControllerAnimatedTransitioning <NSObject>
- (NSTimeInterval)transitionDuration:(nullable id<UIViewControllerContextTransitioning>)transitionContext NS_SWIFT_NAME(transitionDuration(using:));
- (void)animateTransition:(id<UIViewControllerContextTransitioning>)transitionContext NS_SWIFT_NAME(animateTransition(using:));
@optional
- (void)animationEnded:(BOOL)transitionCompleted NS_SWIFT_NAME(animationEnded(_:));
@end
API_AVAILABLE(ios(7.0))
@protocol UIViewControllerInteractiveTransitioning <NSObject>
- (void)startInteractiveTransition:(id<UIViewControllerContextTransitioning>)transitionContext NS_SWIFT_NAME(startInteractiveTransition(_:));
@optional
@property (nonatomic, readonly) CGFloat completionSpeed;
@property (nonatomic, readonly) UIViewAnimationCurve completionCurve;
@property (nonatomic, readonly) BOOL wantsInteractiveStart API_AVAILABLE(ios(10.0));
@end
API_AVAILABLE(ios(7.0))
@protocol UIViewControllerTransitioningDelegate <NSObject>
@optional
- (nullable id<UIViewControllerAnimatedTransitioning>)animationControllerForPresentedController:(UIViewController *)presented presentingController:(UIViewController *)presenting sourceController:(UIViewController *)source NS_SWIFT_NAME(animationController(forPresented:presenting:source:));
- (nullable id<UIViewControllerAnimatedTransitioning>)animationControllerForDismissedController:(UIViewController *)dismissed NS_SWIFT_NAME(animationController(forDismissed:));
- (nullable id<UIViewControllerInteractiveTransitioning>)interactionControllerForPresentation:(id<UIViewControllerAnimatedTransitioning>)animator NS_SWIFT_NAME(interactionControllerForPresentation(using:));
- (nullable id<UIViewControllerInteractiveTransitioning>)interactionControllerForDismissal:(id<UIViewControllerAnimatedTransitioning>)animator NS_SWIFT_NAME(interactionControllerForDismissal(using:));
- (nullable UIPresentationController *)presentationControllerForPresentedViewController:(UIViewController *)presented presentingViewController:(nullable UIViewController *)presenting sourceViewController:(UIViewController *)source NS_SWIFT_NAME(presentationController(forPresented:presenting:source:)) API_AVAILABLE(ios(8.0));
@end
API_AVAILABLE(ios(8.0))
@protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller;
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller traitCollection:(UITraitCollection *)traitCollection NS_SWIFT_NAME(adaptivePresentationStyle(for:traitCollection:)) API_AVAILABLE(ios(8.3));
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController API_AVAILABLE(ios(13.0));
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController API_AVAILABLE(ios(13.0));
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController API_AVAILABLE(ios(13.0));
- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)presentationController API_AVAILABLE(ios(13.0));
@end
API_AVAILABLE(ios(15.0))
@protocol UISheetPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)sheetPresentationControllerDidChangeSelectedDetentIdentifier:(UISheetPresentationController *)sheetPresentationController NS_SWIFT_NAME(sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:));
@end
API_AVAILABLE(ios(8.0))
@protocol UIPopoverPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)prepareForPopoverPresentation:(UIPopoverPresentationController *)popoverPresentationController NS_SWIFT_NAME(prepareForPopoverPresentation(_:));
@end
API_AVAILABLE(ios(8.0))
@protocol UITraitEnvironment <NSObject>
@property (nonatomic, readonly) UITraitCollection *traitCollection;
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection;
@end
API_AVAILABLE(ios(17.0))
@protocol UITraitChangeRegistration <NSObject>
@end
API_AVAILABLE(ios(8.0))
@protocol UIContentContainer <NSObject>
@property (nonatomic, readonly) CGSize preferredContentSize;
- (void)preferredContentSizeDidChangeForChildContentContainer:(id<UIContentContainer>)container;
@end
API_AVAILABLE(ios(7.0))
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly) BOOL initiallyInteractive;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property (nonatomic, readonly) NSTimeInterval transitionDuration;
@property (nonatomic, readonly) CGFloat percentComplete;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property (nonatomic, readonly) UIView *containerView;
- (nullable __kindof UIViewController *)viewControllerForKey:(UITransitionContextViewControllerKey)key;
- (nullable __kindof UIView *)viewForKey:(UITransitionContextViewKey)key API_AVAILABLE(ios(8.0));
@end
API_AVAILABLE(ios(7.0))
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation completion:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion;
- (BOOL)animateAlongsideTransitionInView:(nullable UIView *)view animation:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation completion:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion NS_SWIFT_NAME(animateAlongsideTransition(in:animation:completion:));
- (void)notifyWhenInteractionEndsUsingBlock:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))handler NS_SWIFT_NAME(notifyWhenInteractionEnds(_:)) API_DEPRECATED("Use notifyWhenInteractionChangesUsingBlock", ios(7.0, 10.0));
- (void)notifyWhenInteractionChangesUsingBlock:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))handler NS_SWIFT_NAME(notifyWhenInteractionChanges(_:)) API_AVAILABLE(ios(10.0));
@end

// MARK: - UIKit: drawing
@interface UIColor : NSObject <NSCopying>
@property (class, nonatomic, readonly) UIColor *blackColor;
@property (class, nonatomic, readonly) UIColor *darkGrayColor;
@property (class, nonatomic, readonly) UIColor *lightGrayColor;
@property (class, nonatomic, readonly) UIColor *whiteColor;
@property (class, nonatomic, readonly) UIColor *grayColor;
@property (class, nonatomic, readonly) UIColor *redColor;
@property (class, nonatomic, readonly) UIColor *greenColor;
@property (class, nonatomic, readonly) UIColor *blueColor;
@property (class, nonatomic, readonly) UIColor *cyanColor;
@property (class, nonatomic, readonly) UIColor *yellowColor;
@property (class, nonatomic, readonly) UIColor *magentaColor;
@property (class, nonatomic, readonly) UIColor *orangeColor;
@property (class, nonatomic, readonly) UIColor *purpleColor;
@property (class, nonatomic, readonly) UIColor *brownColor;
@property (class, nonatomic, readonly) UIColor *clearColor;
@property (class, nonatomic, readonly) UIColor *systemRedColor API_AVAILABLE(ios(7.0));
@property (class, nonatomic, readonly) UIColor *systemGreenColor API_AVAILABLE(ios(7.0));
@property (class, nonatomic, readonly) UIColor *systemBlueColor API_AVAILABLE(ios(7.0));
@property (class, nonatomic, readonly) UIColor *systemOrangeColor API_AVAILABLE(ios(7.0));
@property (class, nonatomic, readonly) UIColor *systemYellowColor API_AVAILABLE(ios(7.0));
@property (class, nonatomic, readonly) UIColor *systemPinkColor API_AVAILABLE(ios(7.0));
@property (class, nonatomic, readonly) UIColor *systemTealColor API_AVAILABLE(ios(7.0));
@property (class, nonatomic, readonly) UIColor *systemGrayColor API_AVAILABLE(ios(7.0));
@property (class, nonatomic, readonly) UIColor *systemPurpleColor API_AVAILABLE(ios(9.0));
@property (class, nonatomic, readonly) UIColor *systemIndigoColor API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *systemBrownColor API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *systemGray2Color API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *systemGray3Color API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *systemGray4Color API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *systemGray5Color API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *systemGray6Color API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *secondarySystemBackgroundColor API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *tertiarySystemBackgroundColor API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *systemGroupedBackgroundColor API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *secondarySystemGroupedBackgroundColor API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *labelColor API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *secondaryLabelColor API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *tertiaryLabelColor API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *quaternaryLabelColor API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *placeholderTextColor API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *separatorColor API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *opaqueSeparatorColor API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *linkColor API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *systemFillColor API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *secondarySystemFillColor API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *tertiarySystemFillColor API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *quaternarySystemFillColor API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *systemMintColor API_AVAILABLE(ios(15.0));
@property (class, nonatomic, readonly) UIColor *systemCyanColor API_AVAILABLE(ios(15.0));
+ (UIColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
+ (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
- (UIColor *)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
- (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha;
- (BOOL)getRed:(nullable CGFloat *)red green:(nullable CGFloat *)green blue:(nullable CGFloat *)blue alpha:(nullable CGFloat *)alpha API_AVAILABLE(ios(5.0));
- (BOOL)getHue:(nullable CGFloat *)hue saturation:(nullable CGFloat *)saturation brightness:(nullable CGFloat *)brightness alpha:(nullable CGFloat *)alpha API_AVAILABLE(ios(5.0));
- (BOOL)getWhite:(nullable CGFloat *)white alpha:(nullable CGFloat *)alpha API_AVAILABLE(ios(5.0));
@property (nonatomic, readonly) CGColorRef CGColor;
- (void)set;
- (void)setFill;
- (void)setStroke;
+ (UIColor *)colorWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha;
+ (UIColor *)colorWithPatternImage:(UIImage *)image;
@property (class, nonatomic, readonly) UIColor *darkTextColor NS_SWIFT_NAME(darkText);
@property (class, nonatomic, readonly) UIColor *lightTextColor NS_SWIFT_NAME(lightText);
@property (class, nonatomic, readonly) UIColor *groupTableViewBackgroundColor NS_SWIFT_NAME(groupTableViewBackground);
+ (UIColor *)colorWithDynamicProvider:(UIColor * (^)(UITraitCollection *traitCollection))dynamicProvider API_AVAILABLE(ios(13.0));
- (UIColor *)initWithDynamicProvider:(UIColor * (^)(UITraitCollection *traitCollection))dynamicProvider API_AVAILABLE(ios(13.0));
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traitCollection NS_SWIFT_NAME(resolvedColor(with:)) API_AVAILABLE(ios(13.0));
@end
@interface UIFont : NSObject <NSCopying>
@property (class, nonatomic, readonly) CGFloat labelFontSize;
@property (class, nonatomic, readonly) CGFloat systemFontSize;
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style API_AVAILABLE(ios(7.0));
+ (nullable UIFont *)fontWithName:(NSString *)fontName size:(CGFloat)fontSize;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)boldSystemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)italicSystemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight API_AVAILABLE(ios(8.2));
@property (nonatomic, readonly, strong) NSString *familyName;
@property (nonatomic, readonly, strong) NSString *fontName;
@property (nonatomic, readonly) CGFloat pointSize;
- (UIFont *)fontWithSize:(CGFloat)fontSize;
@end
@interface UIImage : NSObject
+ (nullable UIImage *)imageNamed:(NSString *)name;
+ (nullable UIImage *)systemImageNamed:(NSString *)name NS_SWIFT_NAME(init(systemName:)) API_AVAILABLE(ios(13.0));
+ (nullable UIImage *)imageWithContentsOfFile:(NSString *)path;
+ (nullable UIImage *)imageWithData:(NSData *)data;
- (nullable instancetype)initWithContentsOfFile:(NSString *)path;
- (nullable instancetype)initWithData:(NSData *)data;
@property (nonatomic, readonly) CGSize size;
@property (nonatomic, readonly) CGFloat scale API_AVAILABLE(ios(4.0));
- (void)drawAtPoint:(CGPoint)point NS_SWIFT_NAME(draw(at:));
- (void)drawInRect:(CGRect)rect NS_SWIFT_NAME(draw(in:));
+ (UIImage *)imageWithCGImage:(CGImageRef)cgImage NS_SWIFT_NAME(init(cgImage:));
@property (nullable, nonatomic, readonly) CGImageRef CGImage NS_SWIFT_NAME(cgImage);
- (UIImage *)stretchableImageWithLeftCapWidth:(NSInteger)leftCapWidth topCapHeight:(NSInteger)topCapHeight NS_SWIFT_NAME(stretchableImage(withLeftCapWidth:topCapHeight:));
- (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)capInsets NS_SWIFT_NAME(resizableImage(withCapInsets:)) API_AVAILABLE(ios(5.0));
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)renderingMode NS_SWIFT_NAME(withRenderingMode(_:)) API_AVAILABLE(ios(7.0));
@end
API_AVAILABLE(ios(10.0))
@interface UIGraphicsImageRenderer : NSObject
- (instancetype)initWithSize:(CGSize)size;
- (instancetype)initWithBounds:(CGRect)bounds;
- (UIImage *)imageWithActions:(void (^)(UIGraphicsImageRendererContext *rendererContext))actions NS_SWIFT_NAME(image(actions:));
@end
API_AVAILABLE(ios(10.0))
@interface UIGraphicsImageRendererContext : NSObject
- (void)fillRect:(CGRect)rect NS_SWIFT_NAME(fill(_:));
- (void)strokeRect:(CGRect)rect NS_SWIFT_NAME(stroke(_:));
- (void)clipToRect:(CGRect)rect NS_SWIFT_NAME(clip(to:));
@end
@interface CALayer : NSObject
+ (instancetype)layer;
@property (nullable, weak) id delegate;
@property CGRect frame;
@property CGRect bounds;
@property CGPoint position;
@property CGFloat zPosition;
@property (getter=isHidden) BOOL hidden;
@property BOOL masksToBounds;
@property CGFloat cornerRadius;
@property CACornerMask maskedCorners API_AVAILABLE(ios(11.0));
@property (copy) CALayerCornerCurve cornerCurve API_AVAILABLE(ios(13.0));
@property CGFloat borderWidth;
@property (nullable) CGColorRef borderColor;
@property (nullable) CGColorRef backgroundColor;
@property (nullable) CGColorRef shadowColor API_AVAILABLE(ios(3.2));
@property float opacity;
@property float shadowOpacity API_AVAILABLE(ios(3.2));
@property CGFloat shadowRadius API_AVAILABLE(ios(3.2));
@property CGSize shadowOffset API_AVAILABLE(ios(3.2));
@property (nullable, strong) id contents;
@property (nullable, copy) NSString *name;
@property (nullable, copy) NSArray<CALayer *> *sublayers;
@property (nullable, readonly) CALayer *superlayer;
- (void)addSublayer:(CALayer *)layer;
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)idx NS_SWIFT_NAME(insertSublayer(_:at:));
- (void)insertSublayer:(CALayer *)layer below:(nullable CALayer *)sibling;
- (void)insertSublayer:(CALayer *)layer above:(nullable CALayer *)sibling;
- (void)removeFromSuperlayer;
- (void)setNeedsDisplay;
- (void)setNeedsLayout;
- (void)addAnimation:(id)anim forKey:(nullable NSString *)key NS_SWIFT_NAME(add(_:forKey:));
- (void)removeAllAnimations;
@end
@interface CATransaction : NSObject
+ (void)begin;
+ (void)commit;
+ (void)flush;
+ (void)setCompletionBlock:(nullable void (^)(void))block API_AVAILABLE(ios(4.0));
+ (void)setAnimationDuration:(NSTimeInterval)duration;
+ (void)setDisableActions:(BOOL)flag;
@end
API_AVAILABLE(ios(3.0))
@interface CAGradientLayer : CALayer
@property (nullable, copy) NSArray *colors;
@property (nullable, copy) NSArray<NSNumber *> *locations;
@property CGPoint startPoint;
@property CGPoint endPoint;
@end
API_AVAILABLE(ios(3.0))
@interface CAShapeLayer : CALayer
@property (nullable, retain) id path;
@property (nullable) CGColorRef fillColor;
@property (nullable) CGColorRef strokeColor;
@property CGFloat strokeStart;
@property CGFloat strokeEnd;
@property CGFloat lineWidth;
@end

// MARK: - UIKit: the application
@interface UIResponder : NSObject
@property (nonatomic, readonly, nullable) UIResponder *nextResponder NS_SWIFT_NAME(next);
@property (nonatomic, readonly) BOOL canBecomeFirstResponder;
@property (nonatomic, readonly) BOOL canResignFirstResponder;
@property (nonatomic, readonly) BOOL isFirstResponder;
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
@property (nullable, nonatomic, strong) NSUserActivity *userActivity API_AVAILABLE(ios(8.0));
- (void)updateUserActivityState:(NSUserActivity *)activity NS_SWIFT_NAME(updateUserActivityState(_:)) API_AVAILABLE(ios(8.0));
- (void)restoreUserActivityState:(NSUserActivity *)activity NS_SWIFT_NAME(restoreUserActivityState(_:)) API_AVAILABLE(ios(8.0));
@end
@interface UIEvent : NSObject
@property (nonatomic, readonly, nullable) NSSet<UITouch *> *allTouches;
@end
@interface UITouch : NSObject
@property (nonatomic, readonly) NSUInteger tapCount;
@property (nonatomic, readonly, nullable, strong) UIWindow *window;
@property (nonatomic, readonly, nullable, strong) UIView *view;
- (CGPoint)locationInView:(nullable UIView *)view NS_SWIFT_NAME(location(in:));
- (CGPoint)previousLocationInView:(nullable UIView *)view NS_SWIFT_NAME(previousLocation(in:));
@end
@interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication;
@property (nullable, nonatomic, assign) id<UIApplicationDelegate> delegate;
@property (nullable, nonatomic, readonly) UIWindow *keyWindow;
@property (nonatomic, readonly) NSArray<UIWindow *> *windows;
@property (nonatomic, readonly) NSSet<UIScene *> *connectedScenes API_AVAILABLE(ios(13.0));
@property (nonatomic, readonly) UIApplicationState applicationState API_AVAILABLE(ios(4.0));
@property (nonatomic, getter=isIdleTimerDisabled) BOOL idleTimerDisabled;
@property (nonatomic, getter=isNetworkActivityIndicatorVisible) BOOL networkActivityIndicatorVisible;
@property (nonatomic, getter=isStatusBarHidden) BOOL statusBarHidden;
@property (nonatomic) UIInterfaceOrientation statusBarOrientation;
@property (nonatomic) NSInteger applicationIconBadgeNumber;
- (BOOL)openURL:(NSURL *)url NS_SWIFT_NAME(openURL(_:));
- (BOOL)canOpenURL:(NSURL *)url NS_SWIFT_NAME(canOpenURL(_:)) API_AVAILABLE(ios(3.0));
@property (nonatomic) UIStatusBarStyle statusBarStyle API_DEPRECATED("", ios(2.0, 9.0));
@property (nonatomic, readonly) CGRect statusBarFrame API_DEPRECATED("", ios(2.0, 13.0));
- (void)setStatusBarHidden:(BOOL)hidden animated:(BOOL)animated API_DEPRECATED("", ios(2.0, 3.2));
- (void)setStatusBarHidden:(BOOL)hidden withAnimation:(UIStatusBarAnimation)animation API_DEPRECATED("", ios(3.2, 9.0));
- (void)setStatusBarStyle:(UIStatusBarStyle)statusBarStyle animated:(BOOL)animated API_DEPRECATED("", ios(2.0, 9.0));
- (void)openURL:(NSURL *)url options:(NSDictionary<NSString *, id> *)options completionHandler:(void (^ _Nullable)(BOOL success))completion NS_SWIFT_NAME(open(_:options:completionHandler:)) API_AVAILABLE(ios(10.0));
- (void)beginIgnoringInteractionEvents;
- (void)endIgnoringInteractionEvents;
- (BOOL)sendAction:(SEL)action to:(nullable id)target from:(nullable id)sender forEvent:(nullable UIEvent *)event NS_SWIFT_NAME(sendAction(_:to:from:for:));
- (void)registerForRemoteNotifications API_AVAILABLE(ios(8.0));
@end
API_AVAILABLE(ios(17.0))
@interface UIContentUnavailableConfigurationState : NSObject
@end
@interface UIScreen : NSObject
@property (class, nonatomic, readonly) UIScreen *mainScreen;
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGFloat scale API_AVAILABLE(ios(4.0));
@property (nonatomic, readonly) UITraitCollection *traitCollection API_AVAILABLE(ios(8.0));
@property (nonatomic, readonly) CGRect applicationFrame API_DEPRECATED("Use -[UIScreen bounds]", ios(2.0, 9.0));
@end
@interface UIDevice : NSObject
@property (class, nonatomic, readonly) UIDevice *currentDevice;
@property (nonatomic, readonly, strong) NSString *name;
@property (nonatomic, readonly, strong) NSString *model;
@property (nonatomic, readonly, strong) NSString *localizedModel;
@property (nonatomic, readonly, strong) NSString *systemName;
@property (nonatomic, readonly, strong) NSString *systemVersion;
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom API_AVAILABLE(ios(3.2));
@property (nonatomic, readonly) UIDeviceOrientation orientation;
@property (nonatomic, readonly, strong, nullable) NSUUID *identifierForVendor API_AVAILABLE(ios(6.0));
- (void)beginGeneratingDeviceOrientationNotifications;
- (void)endGeneratingDeviceOrientationNotifications;
@end

// MARK: - UIKit: constraints
API_AVAILABLE(ios(9.0))
@interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor NS_SWIFT_NAME(constraint(equalTo:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor NS_SWIFT_NAME(constraint(lessThanOrEqualTo:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c NS_SWIFT_NAME(constraint(equalTo:constant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:constant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c NS_SWIFT_NAME(constraint(lessThanOrEqualTo:constant:));
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c NS_SWIFT_NAME(constraint(equalToConstant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)c NS_SWIFT_NAME(constraint(greaterThanOrEqualToConstant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)c NS_SWIFT_NAME(constraint(lessThanOrEqualToConstant:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor multiplier:(CGFloat)m NS_SWIFT_NAME(constraint(equalTo:multiplier:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor multiplier:(CGFloat)m constant:(CGFloat)c NS_SWIFT_NAME(constraint(equalTo:multiplier:constant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor multiplier:(CGFloat)m NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:multiplier:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor multiplier:(CGFloat)m constant:(CGFloat)c NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:multiplier:constant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor multiplier:(CGFloat)m NS_SWIFT_NAME(constraint(lessThanOrEqualTo:multiplier:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor multiplier:(CGFloat)m constant:(CGFloat)c NS_SWIFT_NAME(constraint(lessThanOrEqualTo:multiplier:constant:));
@end
API_AVAILABLE(ios(9.0))
@interface NSLayoutXAxisAnchor : NSLayoutAnchor
- (NSLayoutConstraint *)constraintEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor multiplier:(CGFloat)multiplier API_AVAILABLE(ios(11.0)) NS_SWIFT_NAME(constraint(equalToSystemSpacingAfter:multiplier:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor multiplier:(CGFloat)multiplier API_AVAILABLE(ios(11.0)) NS_SWIFT_NAME(constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor multiplier:(CGFloat)multiplier API_AVAILABLE(ios(11.0)) NS_SWIFT_NAME(constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:));
@end
API_AVAILABLE(ios(9.0))
@interface NSLayoutYAxisAnchor : NSLayoutAnchor
- (NSLayoutConstraint *)constraintEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor multiplier:(CGFloat)multiplier API_AVAILABLE(ios(11.0)) NS_SWIFT_NAME(constraint(equalToSystemSpacingBelow:multiplier:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor multiplier:(CGFloat)multiplier API_AVAILABLE(ios(11.0)) NS_SWIFT_NAME(constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor multiplier:(CGFloat)multiplier API_AVAILABLE(ios(11.0)) NS_SWIFT_NAME(constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:));
@end
API_AVAILABLE(ios(9.0))
@interface NSLayoutDimension : NSLayoutAnchor
@end
API_AVAILABLE(ios(6.0))
@interface NSLayoutConstraint : NSObject
+ (instancetype)constraintWithItem:(id)view1 attribute:(NSLayoutAttribute)attr1 relatedBy:(NSLayoutRelation)relation toItem:(nullable id)view2 attribute:(NSLayoutAttribute)attr2 multiplier:(CGFloat)multiplier constant:(CGFloat)c NS_SWIFT_NAME(init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:));
+ (NSArray<NSLayoutConstraint *> *)constraintsWithVisualFormat:(NSString *)format options:(NSLayoutFormatOptions)opts metrics:(nullable NSDictionary<NSString *, id> *)metrics views:(NSDictionary<NSString *, id> *)views NS_SWIFT_NAME(constraints(withVisualFormat:options:metrics:views:));
@property (nullable, readonly, assign) id firstItem;
@property (nullable, readonly, assign) id secondItem;
@property (readonly) NSLayoutAttribute firstAttribute;
@property (readonly) NSLayoutAttribute secondAttribute;
@property (readonly) NSLayoutRelation relation;
@property (readonly) CGFloat multiplier;
@property (nullable, copy) NSString *identifier API_AVAILABLE(ios(7.0));
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints API_AVAILABLE(ios(8.0)) NS_SWIFT_NAME(activate(_:));
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints API_AVAILABLE(ios(8.0)) NS_SWIFT_NAME(deactivate(_:));
@property (getter=isActive) BOOL active API_AVAILABLE(ios(8.0));
@property CGFloat constant;
@property UILayoutPriority priority;
@end

// MARK: - UIKit: views
@interface UIView : UIResponder <NSCoding, UITraitEnvironment>
@property (class, nonatomic, readonly) Class layerClass;
- (instancetype)init;
- (instancetype)initWithFrame:(CGRect)frame;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@property (nonatomic, readonly, strong) CALayer *layer;
@property (nonatomic) NSInteger tag;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic) BOOL clipsToBounds;
@property (nonatomic, copy, nullable) UIColor *backgroundColor;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isOpaque) BOOL opaque;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) UIViewContentMode contentMode;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
@property (null_resettable, nonatomic, strong) UIColor *tintColor API_AVAILABLE(ios(7.0));
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints API_AVAILABLE(ios(6.0));
@property (nullable, nonatomic, copy) NSString *accessibilityIdentifier API_AVAILABLE(ios(5.0));
@property (nullable, nonatomic, readonly) UIView *superview;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property (nullable, nonatomic, readonly) UIWindow *window;
@property (nullable, nonatomic, copy) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers API_AVAILABLE(ios(3.2));
@property (nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide API_AVAILABLE(ios(11.0));
@property (nonatomic, readonly, strong) UILayoutGuide *keyboardLayoutGuide API_AVAILABLE(ios(15.0));
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leftAnchor API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *rightAnchor API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly, strong) NSLayoutDimension *widthAnchor API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly, strong) NSLayoutDimension *heightAnchor API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *centerXAnchor API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *centerYAnchor API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *firstBaselineAnchor API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *lastBaselineAnchor API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets API_AVAILABLE(ios(11.0));
@property (nonatomic) UIEdgeInsets layoutMargins API_AVAILABLE(ios(8.0));
@property (nonatomic) NSDirectionalEdgeInsets directionalLayoutMargins API_AVAILABLE(ios(11.0));
@property (readonly, strong) UILayoutGuide *layoutMarginsGuide API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly, strong) UILayoutGuide *readableContentGuide API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly, copy) NSArray<__kindof UILayoutGuide *> *layoutGuides API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly) NSArray<__kindof NSLayoutConstraint *> *constraints API_AVAILABLE(ios(6.0));
@property (nonatomic, readonly) BOOL hasAmbiguousLayout API_AVAILABLE(ios(6.0));
@property (nonatomic, readonly) CGSize intrinsicContentSize API_AVAILABLE(ios(6.0));
- (void)addLayoutGuide:(UILayoutGuide *)layoutGuide API_AVAILABLE(ios(9.0));
- (void)removeLayoutGuide:(UILayoutGuide *)layoutGuide API_AVAILABLE(ios(9.0));
- (void)addConstraint:(NSLayoutConstraint *)constraint API_AVAILABLE(ios(6.0));
- (void)addConstraints:(NSArray<__kindof NSLayoutConstraint *> *)constraints API_AVAILABLE(ios(6.0));
- (void)removeConstraint:(NSLayoutConstraint *)constraint API_AVAILABLE(ios(6.0));
- (void)removeConstraints:(NSArray<__kindof NSLayoutConstraint *> *)constraints API_AVAILABLE(ios(6.0));
- (UILayoutPriority)contentHuggingPriorityForAxis:(UILayoutConstraintAxis)axis NS_SWIFT_NAME(contentHuggingPriority(for:)) API_AVAILABLE(ios(6.0));
- (void)setContentHuggingPriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis NS_SWIFT_NAME(setContentHuggingPriority(_:for:)) API_AVAILABLE(ios(6.0));
- (UILayoutPriority)contentCompressionResistancePriorityForAxis:(UILayoutConstraintAxis)axis NS_SWIFT_NAME(contentCompressionResistancePriority(for:)) API_AVAILABLE(ios(6.0));
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis NS_SWIFT_NAME(setContentCompressionResistancePriority(_:for:)) API_AVAILABLE(ios(6.0));
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize NS_SWIFT_NAME(systemLayoutSizeFitting(_:)) API_AVAILABLE(ios(6.0));
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority verticalFittingPriority:(UILayoutPriority)verticalFittingPriority NS_SWIFT_NAME(systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)) API_AVAILABLE(ios(8.0));
- (BOOL)needsUpdateConstraints API_AVAILABLE(ios(6.0));
- (void)updateConstraints API_AVAILABLE(ios(6.0));
- (void)updateConstraintsIfNeeded API_AVAILABLE(ios(6.0));
- (void)safeAreaInsetsDidChange API_AVAILABLE(ios(11.0));
- (void)layoutMarginsDidChange API_AVAILABLE(ios(8.0));
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)siblingSubview;
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)siblingSubview;
- (void)bringSubviewToFront:(UIView *)view NS_SWIFT_NAME(bringSubviewToFront(_:));
- (void)sendSubviewToBack:(UIView *)view NS_SWIFT_NAME(sendSubviewToBack(_:));
- (void)removeFromSuperview;
- (void)willMoveToSuperview:(nullable UIView *)newSuperview;
- (void)didMoveToSuperview;
- (void)willMoveToWindow:(nullable UIWindow *)newWindow NS_SWIFT_NAME(willMove(toWindow:));
- (void)didMoveToWindow;
- (BOOL)isDescendantOfView:(UIView *)view;
- (nullable __kindof UIView *)viewWithTag:(NSInteger)tag NS_SWIFT_NAME(viewWithTag(_:));
- (void)setNeedsLayout;
- (void)invalidateIntrinsicContentSize API_AVAILABLE(ios(6.0));
- (void)layoutIfNeeded;
- (void)layoutSubviews;
- (void)sizeToFit;
- (CGSize)sizeThatFits:(CGSize)size;
- (void)drawRect:(CGRect)rect;
- (void)setNeedsDisplay;
- (void)setNeedsDisplayInRect:(CGRect)rect NS_SWIFT_NAME(setNeedsDisplay(_:));
- (BOOL)endEditing:(BOOL)force;
@property (nonatomic, readonly) UITraitCollection *traitCollection API_AVAILABLE(ios(8.0));
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection API_AVAILABLE(ios(8.0));
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle API_AVAILABLE(ios(13.0));
@property (nonatomic, readonly) UITraitOverrides *traitOverrides API_AVAILABLE(ios(17.0));
- (id<UITraitChangeRegistration>)registerForTraitChanges:(NSArray<Class> *)traits withHandler:(void (^)(__kindof id<UITraitEnvironment> traitEnvironment, UITraitCollection *previousCollection))handler NS_SWIFT_NAME(registerForTraitChanges(_:handler:)) API_AVAILABLE(ios(17.0));
- (id<UITraitChangeRegistration>)registerForTraitChanges:(NSArray<Class> *)traits withAction:(SEL)action NS_SWIFT_NAME(registerForTraitChanges(_:action:)) API_AVAILABLE(ios(17.0));
- (id<UITraitChangeRegistration>)registerForTraitChanges:(NSArray<Class> *)traits withTarget:(id)target action:(SEL)action NS_SWIFT_NAME(registerForTraitChanges(_:target:action:)) API_AVAILABLE(ios(17.0));
- (void)unregisterForTraitChanges:(id<UITraitChangeRegistration>)registration NS_SWIFT_NAME(unregisterForTraitChanges(_:)) API_AVAILABLE(ios(17.0));
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer API_AVAILABLE(ios(3.2));
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer API_AVAILABLE(ios(3.2));
- (void)setNeedsUpdateConstraints API_AVAILABLE(ios(6.0));
- (void)updateProperties API_AVAILABLE(ios(26.0));
- (void)setNeedsUpdateProperties API_AVAILABLE(ios(26.0));
- (void)updatePropertiesIfNeeded API_AVAILABLE(ios(26.0));
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations API_AVAILABLE(ios(4.0));
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations completion:(void (^ _Nullable)(BOOL finished))completion API_AVAILABLE(ios(4.0));
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^ _Nullable)(BOOL finished))completion API_AVAILABLE(ios(4.0));
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay usingSpringWithDamping:(CGFloat)dampingRatio initialSpringVelocity:(CGFloat)velocity options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^ _Nullable)(BOOL finished))completion NS_SWIFT_NAME(animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)) API_AVAILABLE(ios(7.0));
+ (void)transitionWithView:(UIView *)view duration:(NSTimeInterval)duration options:(UIViewAnimationOptions)options animations:(void (^ _Nullable)(void))animations completion:(void (^ _Nullable)(BOOL finished))completion API_AVAILABLE(ios(4.0));
+ (void)transitionFromView:(UIView *)fromView toView:(UIView *)toView duration:(NSTimeInterval)duration options:(UIViewAnimationOptions)options completion:(void (^ _Nullable)(BOOL finished))completion NS_SWIFT_NAME(transition(from:to:duration:options:completion:)) API_AVAILABLE(ios(4.0));
+ (void)animateKeyframesWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewKeyframeAnimationOptions)options animations:(void (^)(void))animations completion:(void (^ _Nullable)(BOOL finished))completion NS_SWIFT_NAME(animateKeyframes(withDuration:delay:options:animations:completion:)) API_AVAILABLE(ios(7.0));
+ (void)addKeyframeWithRelativeStartTime:(double)frameStartTime relativeDuration:(double)frameDuration animations:(void (^)(void))animations NS_SWIFT_NAME(addKeyframe(withRelativeStartTime:relativeDuration:animations:)) API_AVAILABLE(ios(7.0));
+ (void)performWithoutAnimation:(void (^)(void))actionsWithoutAnimation API_AVAILABLE(ios(7.0));
@property (nonatomic, getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled;
@property (nonatomic, getter=isExclusiveTouch) BOOL exclusiveTouch;
@property (nonatomic) BOOL autoresizesSubviews;
@property (nonatomic) BOOL clearsContextBeforeDrawing;
@property (nonatomic) CGFloat contentScaleFactor API_AVAILABLE(ios(4.0));
@property (nullable, nonatomic, strong) UIView *maskView NS_SWIFT_NAME(mask) API_AVAILABLE(ios(8.0));
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event;
- (BOOL)pointInside:(CGPoint)point withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(point(inside:with:));
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view NS_SWIFT_NAME(convert(_:to:));
- (CGPoint)convertPoint:(CGPoint)point fromView:(nullable UIView *)view NS_SWIFT_NAME(convert(_:from:));
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view NS_SWIFT_NAME(convert(_:to:));
- (CGRect)convertRect:(CGRect)rect fromView:(nullable UIView *)view NS_SWIFT_NAME(convert(_:from:));
- (void)exchangeSubviewAtIndex:(NSInteger)index1 withSubviewAtIndex:(NSInteger)index2 NS_SWIFT_NAME(exchangeSubview(at:withSubviewAt:));
- (void)didAddSubview:(UIView *)subview NS_SWIFT_NAME(didAddSubview(_:));
- (void)willRemoveSubview:(UIView *)subview NS_SWIFT_NAME(willRemoveSubview(_:));
- (nullable UIView *)snapshotViewAfterScreenUpdates:(BOOL)afterUpdates NS_SWIFT_NAME(snapshotView(afterScreenUpdates:)) API_AVAILABLE(ios(7.0));
- (BOOL)drawViewHierarchyInRect:(CGRect)rect afterScreenUpdates:(BOOL)afterUpdates NS_SWIFT_NAME(drawHierarchy(in:afterScreenUpdates:)) API_AVAILABLE(ios(7.0));
+ (void)beginAnimations:(nullable NSString *)animationID context:(nullable void *)context NS_SWIFT_NAME(beginAnimations(_:context:)) API_DEPRECATED("Use the block-based animation API instead", ios(2.0, 13.0));
+ (void)commitAnimations API_DEPRECATED("Use the block-based animation API instead", ios(2.0, 13.0));
+ (void)setAnimationDelegate:(nullable id)delegate NS_SWIFT_NAME(setAnimationDelegate(_:)) API_DEPRECATED("Use the block-based animation API instead", ios(2.0, 13.0));
+ (void)setAnimationDidStopSelector:(nullable SEL)selector NS_SWIFT_NAME(setAnimationDidStop(_:)) API_DEPRECATED("Use the block-based animation API instead", ios(2.0, 13.0));
+ (void)setAnimationDuration:(NSTimeInterval)duration NS_SWIFT_NAME(setAnimationDuration(_:)) API_DEPRECATED("Use the block-based animation API instead", ios(2.0, 13.0));
+ (void)setAnimationDelay:(NSTimeInterval)delay NS_SWIFT_NAME(setAnimationDelay(_:)) API_DEPRECATED("Use the block-based animation API instead", ios(2.0, 13.0));
+ (void)setAnimationCurve:(UIViewAnimationCurve)curve NS_SWIFT_NAME(setAnimationCurve(_:)) API_DEPRECATED("Use the block-based animation API instead", ios(2.0, 13.0));
+ (void)setAnimationRepeatCount:(float)repeatCount NS_SWIFT_NAME(setAnimationRepeatCount(_:)) API_DEPRECATED("Use the block-based animation API instead", ios(2.0, 13.0));
+ (void)setAnimationRepeatAutoreverses:(BOOL)repeatAutoreverses NS_SWIFT_NAME(setAnimationRepeatAutoreverses(_:)) API_DEPRECATED("Use the block-based animation API instead", ios(2.0, 13.0));
+ (void)setAnimationBeginsFromCurrentState:(BOOL)fromCurrentState NS_SWIFT_NAME(setAnimationBeginsFromCurrentState(_:)) API_DEPRECATED("Use the block-based animation API instead", ios(2.0, 13.0));
+ (void)setAnimationTransition:(UIViewAnimationTransition)transition forView:(UIView *)view cache:(BOOL)cache NS_SWIFT_NAME(setAnimationTransition(_:for:cache:)) API_DEPRECATED("Use the block-based animation API instead", ios(2.0, 13.0));
+ (void)setAnimationsEnabled:(BOOL)enabled NS_SWIFT_NAME(setAnimationsEnabled(_:));
@property (class, nonatomic, readonly) BOOL areAnimationsEnabled;
- (void)tintColorDidChange API_AVAILABLE(ios(7.0));
@end
API_AVAILABLE(ios(9.0))
@interface UILayoutGuide : NSObject
@property (nonatomic, readonly) CGRect layoutFrame;
@property (nullable, nonatomic, weak, readonly) UIView *owningView;
@property (nonatomic, copy) NSString *identifier;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leftAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *rightAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly, strong) NSLayoutDimension *widthAnchor;
@property (nonatomic, readonly, strong) NSLayoutDimension *heightAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *centerXAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;
@end
@protocol UILayoutSupport <NSObject>
@property (nonatomic, readonly) CGFloat length;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly, strong) NSLayoutDimension *heightAnchor API_AVAILABLE(ios(9.0));
@end
API_AVAILABLE(ios(7.0))
@interface _UILayoutGuide : NSObject <UILayoutSupport>
@end
API_AVAILABLE(ios(13.0))
@interface UIScene : UIResponder
@property (nullable, nonatomic, strong) id<UISceneDelegate> delegate;
@property (nonatomic, readonly) UISceneSession *session;
@property (nonatomic, readonly) UISceneActivationState activationState;
@end
API_AVAILABLE(ios(13.0))
@interface UIWindowScene : UIScene
@property (nonatomic, readonly) NSArray<UIWindow *> *windows;
@property (nullable, nonatomic, readonly) UIWindow *keyWindow API_AVAILABLE(ios(15.0));
@property (nonatomic, readonly) UIScreen *screen;
@end
API_AVAILABLE(ios(13.0))
@interface UISceneSession : NSObject
@property (nonatomic, readonly) UISceneSessionRole role;
@property (nullable, nonatomic, readonly) UIScene *scene;
@property (nullable, nonatomic, strong) NSUserActivity *stateRestorationActivity;
@end
API_AVAILABLE(ios(13.0))
@interface UIOpenURLContext : NSObject
@property (nonatomic, readonly, copy) NSURL *URL NS_SWIFT_NAME(url);
@end
API_AVAILABLE(ios(13.0))
@interface UISceneConnectionOptions : NSObject
@property (nonatomic, readonly, copy) NSSet<UIOpenURLContext *> *URLContexts NS_SWIFT_NAME(urlContexts);
@property (nonatomic, readonly, copy) NSSet<NSUserActivity *> *userActivities;
@property (nullable, nonatomic, readonly) NSString *sourceApplication;
@end
API_AVAILABLE(ios(13.0))
@interface UISceneConfiguration : NSObject
- (instancetype)initWithName:(nullable NSString *)name sessionRole:(UISceneSessionRole)sessionRole;
@property (nullable, nonatomic, readonly) NSString *name;
@property (nonatomic, readonly) UISceneSessionRole role;
@property (nullable, nonatomic) Class delegateClass;
@end
@interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene API_AVAILABLE(ios(13.0));
@property (nullable, nonatomic, weak) UIWindowScene *windowScene API_AVAILABLE(ios(13.0));
@property (nullable, nonatomic, strong) UIViewController *rootViewController API_AVAILABLE(ios(4.0));
@property (nonatomic) UIWindowLevel windowLevel;
@property (nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow;
- (void)makeKeyWindow NS_SWIFT_NAME(makeKey());
- (void)makeKeyAndVisible;
@end
@interface UILabel : UIView
@property (nullable, nonatomic, copy) NSString *text;
@property (null_resettable, nonatomic, strong) UIFont *font;
@property (null_resettable, nonatomic, strong) UIColor *textColor;
@property (nullable, nonatomic, strong) UIColor *shadowColor;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) NSLineBreakMode lineBreakMode;
@property (nullable, nonatomic, copy) NSAttributedString *attributedText API_AVAILABLE(ios(6.0));
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic) NSInteger numberOfLines;
@property (nonatomic) BOOL adjustsFontSizeToFitWidth;
@property (nonatomic) CGSize shadowOffset;
@property (nullable, nonatomic, strong) UIColor *highlightedTextColor;
@property (nonatomic) CGFloat minimumScaleFactor API_AVAILABLE(ios(6.0));
@property (nonatomic) CGFloat minimumFontSize API_DEPRECATED("", ios(2.0, 6.0));
@property (nonatomic) UIBaselineAdjustment baselineAdjustment;
@property (nonatomic) CGFloat preferredMaxLayoutWidth API_AVAILABLE(ios(6.0));
@end
@interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image;
@property (nullable, nonatomic, strong) UIImage *image;
@property (nullable, nonatomic, strong) UIImage *highlightedImage API_AVAILABLE(ios(3.0));
@property (nonatomic, getter=isHighlighted) BOOL highlighted API_AVAILABLE(ios(3.0));
- (instancetype)initWithImage:(nullable UIImage *)image highlightedImage:(nullable UIImage *)highlightedImage API_AVAILABLE(ios(3.0));
@property (nullable, nonatomic, copy) NSArray<UIImage *> *animationImages;
@property (nonatomic) NSTimeInterval animationDuration;
@property (nonatomic) NSInteger animationRepeatCount;
@property (nonatomic, readonly, getter=isAnimating) BOOL animating;
- (void)startAnimating;
- (void)stopAnimating;
@end
@interface UIActivityIndicatorView : UIView
- (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style NS_SWIFT_NAME(init(style:));
@property (nonatomic) UIActivityIndicatorViewStyle activityIndicatorViewStyle NS_SWIFT_NAME(style);
@property (nonatomic) BOOL hidesWhenStopped;
@property (null_resettable, nonatomic, strong) UIColor *color API_AVAILABLE(ios(5.0));
@property (nonatomic, readonly, getter=isAnimating) BOOL animating;
- (void)startAnimating;
- (void)stopAnimating;
@end
@interface UIProgressView : UIView
- (instancetype)initWithProgressViewStyle:(UIProgressViewStyle)style;
@property (nonatomic) float progress;
@property (nonatomic, strong, nullable) UIColor *progressTintColor API_AVAILABLE(ios(5.0));
@property (nonatomic, strong, nullable) UIColor *trackTintColor API_AVAILABLE(ios(5.0));
- (void)setProgress:(float)progress animated:(BOOL)animated API_AVAILABLE(ios(5.0));
@end
API_AVAILABLE(ios(9.0))
@interface UIStackView : UIView
- (instancetype)initWithArrangedSubviews:(NSArray<__kindof UIView *> *)views;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *arrangedSubviews;
@property (nonatomic) UILayoutConstraintAxis axis;
@property (nonatomic) UIStackViewDistribution distribution;
@property (nonatomic) UIStackViewAlignment alignment;
@property (nonatomic) CGFloat spacing;
- (void)addArrangedSubview:(UIView *)view;
- (void)insertArrangedSubview:(UIView *)view atIndex:(NSUInteger)stackIndex NS_SWIFT_NAME(insertArrangedSubview(_:at:));
- (void)setCustomSpacing:(CGFloat)spacing afterView:(UIView *)arrangedSubview NS_SWIFT_NAME(setCustomSpacing(_:after:)) API_AVAILABLE(ios(11.0));
- (CGFloat)customSpacingAfterView:(UIView *)arrangedSubview NS_SWIFT_NAME(customSpacing(after:)) API_AVAILABLE(ios(11.0));
@property (nonatomic, getter=isLayoutMarginsRelativeArrangement) BOOL layoutMarginsRelativeArrangement;
- (void)removeArrangedSubview:(UIView *)view;
@end
@interface UIScrollView : UIView
@property (nonatomic, readonly, strong) UILayoutGuide *contentLayoutGuide API_AVAILABLE(ios(11.0));
@property (nonatomic, readonly, strong) UILayoutGuide *frameLayoutGuide API_AVAILABLE(ios(11.0));
@property (nonatomic) CGPoint contentOffset;
@property (nonatomic) CGSize contentSize;
@property (nullable, nonatomic, weak) id<UIScrollViewDelegate> delegate;
@property (nonatomic) BOOL bounces;
@property (nonatomic, getter=isPagingEnabled) BOOL pagingEnabled;
@property (nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property (nonatomic) BOOL showsVerticalScrollIndicator;
@property (nonatomic) BOOL showsHorizontalScrollIndicator;
@property (nonatomic) CGFloat minimumZoomScale;
@property (nonatomic) CGFloat maximumZoomScale;
@property (nonatomic) CGFloat zoomScale API_AVAILABLE(ios(3.0));
@property (nonatomic, strong, nullable) UIRefreshControl *refreshControl API_AVAILABLE(ios(10.0));
- (void)setContentOffset:(CGPoint)contentOffset animated:(BOOL)animated;
- (void)setZoomScale:(CGFloat)scale animated:(BOOL)animated API_AVAILABLE(ios(3.0));
- (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated;
- (void)flashScrollIndicators;
@property (nonatomic) UIEdgeInsets contentInset;
@property (nonatomic) UIEdgeInsets scrollIndicatorInsets;
@property (nonatomic, readonly) UIEdgeInsets adjustedContentInset API_AVAILABLE(ios(11.0));
@property (nonatomic) UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior API_AVAILABLE(ios(11.0));
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
@property (nonatomic, readonly, getter=isDragging) BOOL dragging;
@property (nonatomic, readonly, getter=isDecelerating) BOOL decelerating;
@property (nonatomic) BOOL scrollsToTop;
@property (nonatomic) BOOL alwaysBounceVertical;
@property (nonatomic) BOOL alwaysBounceHorizontal;
@property (nonatomic, getter=isDirectionalLockEnabled) BOOL directionalLockEnabled;
@property (nonatomic) BOOL delaysContentTouches;
@property (nonatomic) BOOL canCancelContentTouches;
@property (nonatomic) UIScrollViewDecelerationRate decelerationRate API_AVAILABLE(ios(3.0));
@property (nonatomic) UIScrollViewIndicatorStyle indicatorStyle;
@property (nonatomic) UIScrollViewKeyboardDismissMode keyboardDismissMode API_AVAILABLE(ios(7.0));
@property (nonatomic, readonly) UIPanGestureRecognizer *panGestureRecognizer API_AVAILABLE(ios(5.0));
@end
@interface UITextView : UIScrollView
@property (nullable, nonatomic, weak) id<UITextViewDelegate> delegate;
@property (null_resettable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, strong) UIFont *font;
@property (nullable, nonatomic, strong) UIColor *textColor;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic, getter=isEditable) BOOL editable;
@property (nonatomic, getter=isSelectable) BOOL selectable API_AVAILABLE(ios(7.0));
@property (null_resettable, copy) NSAttributedString *attributedText API_AVAILABLE(ios(6.0));
@property (nullable, readwrite, strong) UIView *inputAccessoryView;
- (void)scrollRangeToVisible:(NSRange)range NS_SWIFT_NAME(scrollRangeToVisible(_:));
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UIEdgeInsets textContainerInset API_AVAILABLE(ios(7.0));
@end
@interface UISearchBar : UIView
@property (nullable, nonatomic, weak) id<UISearchBarDelegate> delegate;
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nonatomic) BOOL showsCancelButton;
@property (nullable, nonatomic, copy) NSString *prompt;
@property (nonatomic) UIBarStyle barStyle;
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UIKeyboardType keyboardType;
@property (nullable, nonatomic, strong) UIColor *barTintColor API_AVAILABLE(ios(7.0));
@property (nonatomic, getter=isTranslucent) BOOL translucent API_AVAILABLE(ios(3.0));
@property (nonatomic) BOOL showsScopeBar API_AVAILABLE(ios(3.0));
@property (nullable, nonatomic, copy) NSArray<NSString *> *scopeButtonTitles API_AVAILABLE(ios(3.0));
@property (nonatomic) NSInteger selectedScopeButtonIndex API_AVAILABLE(ios(3.0));
- (void)setShowsCancelButton:(BOOL)showsCancelButton animated:(BOOL)animated API_AVAILABLE(ios(3.0));
@end
@interface UIToolbar : UIView
@property (nonatomic) UIBarStyle barStyle;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *items;
- (void)setItems:(nullable NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated;
@property (nonatomic, getter=isTranslucent) BOOL translucent API_AVAILABLE(ios(3.0));
@property (nullable, nonatomic, strong) UIColor *barTintColor API_AVAILABLE(ios(7.0));
@end
@interface UIPickerView : UIView
@property (nullable, nonatomic, weak) id<UIPickerViewDataSource> dataSource;
@property (nullable, nonatomic, weak) id<UIPickerViewDelegate> delegate;
@property (nonatomic, readonly) NSInteger numberOfComponents;
- (NSInteger)numberOfRowsInComponent:(NSInteger)component;
- (void)reloadAllComponents;
- (nullable UIView *)viewForRow:(NSInteger)row forComponent:(NSInteger)component NS_SWIFT_NAME(view(forRow:forComponent:));
- (void)selectRow:(NSInteger)row inComponent:(NSInteger)component animated:(BOOL)animated;
- (NSInteger)selectedRowInComponent:(NSInteger)component;
- (void)reloadComponent:(NSInteger)component NS_SWIFT_NAME(reloadComponent(_:));
@end
@interface UITableView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style;
@property (nonatomic, readonly) UITableViewStyle style;
@property (nonatomic, weak, nullable) id<UITableViewDataSource> dataSource;
@property (nonatomic, weak, nullable) id<UITableViewDelegate> delegate;
@property (nonatomic) CGFloat rowHeight;
@property (nonatomic, strong, nullable) UIView *tableHeaderView;
@property (nonatomic, strong, nullable) UIView *tableFooterView;
@property (nonatomic, readonly) NSInteger numberOfSections;
@property (nonatomic, readonly, nullable) NSIndexPath *indexPathForSelectedRow;
- (NSInteger)numberOfRowsInSection:(NSInteger)section NS_SWIFT_NAME(numberOfRows(inSection:));
- (nullable __kindof UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)reloadData;
- (nullable __kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier;
- (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)indexPath API_AVAILABLE(ios(6.0));
- (void)registerClass:(nullable Class)cellClass forCellReuseIdentifier:(NSString *)identifier API_AVAILABLE(ios(6.0));
- (void)deselectRowAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated;
- (nullable NSIndexPath *)indexPathForCell:(UITableViewCell *)cell;
- (nullable NSIndexPath *)indexPathForRowAtPoint:(CGPoint)point NS_SWIFT_NAME(indexPathForRow(at:));
@property (nonatomic, readonly) NSArray<__kindof UITableViewCell *> *visibleCells;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForVisibleRows;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForSelectedRows API_AVAILABLE(ios(5.0));
- (CGRect)rectForRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(rectForRow(at:));
- (CGRect)rectForSection:(NSInteger)section NS_SWIFT_NAME(rect(forSection:));
- (CGRect)rectForHeaderInSection:(NSInteger)section NS_SWIFT_NAME(rectForHeader(inSection:));
- (CGRect)rectForFooterInSection:(NSInteger)section NS_SWIFT_NAME(rectForFooter(inSection:));
- (void)beginUpdates;
- (void)endUpdates;
- (void)performBatchUpdates:(void (^ _Nullable)(void))updates completion:(void (^ _Nullable)(BOOL finished))completion API_AVAILABLE(ios(11.0));
- (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation NS_SWIFT_NAME(insertRows(at:with:));
- (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation NS_SWIFT_NAME(deleteRows(at:with:));
- (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation NS_SWIFT_NAME(reloadRows(at:with:)) API_AVAILABLE(ios(3.0));
- (void)moveRowAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath NS_SWIFT_NAME(moveRow(at:to:)) API_AVAILABLE(ios(5.0));
- (void)insertSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation NS_SWIFT_NAME(insertSections(_:with:));
- (void)deleteSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation NS_SWIFT_NAME(deleteSections(_:with:));
- (void)reloadSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation NS_SWIFT_NAME(reloadSections(_:with:)) API_AVAILABLE(ios(3.0));
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection NS_SWIFT_NAME(moveSection(_:toSection:)) API_AVAILABLE(ios(5.0));
- (void)reloadSectionIndexTitles API_AVAILABLE(ios(3.0));
- (void)selectRowAtIndexPath:(nullable NSIndexPath *)indexPath animated:(BOOL)animated scrollPosition:(UITableViewScrollPosition)scrollPosition NS_SWIFT_NAME(selectRow(at:animated:scrollPosition:));
- (void)scrollToRowAtIndexPath:(NSIndexPath *)indexPath atScrollPosition:(UITableViewScrollPosition)scrollPosition animated:(BOOL)animated NS_SWIFT_NAME(scrollToRow(at:at:animated:));
- (void)scrollToNearestSelectedRowAtScrollPosition:(UITableViewScrollPosition)scrollPosition animated:(BOOL)animated NS_SWIFT_NAME(scrollToNearestSelectedRow(at:animated:));
@property (nonatomic, getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
@property (nonatomic) BOOL allowsSelection API_AVAILABLE(ios(3.0));
@property (nonatomic) BOOL allowsSelectionDuringEditing;
@property (nonatomic) BOOL allowsMultipleSelection API_AVAILABLE(ios(5.0));
@property (nonatomic) BOOL allowsMultipleSelectionDuringEditing API_AVAILABLE(ios(5.0));
@property (nonatomic) UITableViewCellSeparatorStyle separatorStyle;
@property (nonatomic, strong, nullable) UIColor *separatorColor;
@property (nonatomic) UIEdgeInsets separatorInset API_AVAILABLE(ios(7.0));
@property (nonatomic, strong, nullable) UIView *backgroundView API_AVAILABLE(ios(3.2));
@property (nonatomic) CGFloat sectionHeaderHeight;
@property (nonatomic) CGFloat sectionFooterHeight;
@property (nonatomic) CGFloat estimatedRowHeight API_AVAILABLE(ios(7.0));
@property (nonatomic) CGFloat estimatedSectionHeaderHeight API_AVAILABLE(ios(7.0));
@property (nonatomic) CGFloat estimatedSectionFooterHeight API_AVAILABLE(ios(7.0));
@property (nonatomic) CGFloat sectionHeaderTopPadding API_AVAILABLE(ios(15.0));
@property (nonatomic, strong, nullable) UIColor *sectionIndexColor API_AVAILABLE(ios(6.0));
- (void)registerNib:(nullable UINib *)nib forCellReuseIdentifier:(NSString *)identifier API_AVAILABLE(ios(5.0));
- (void)registerClass:(nullable Class)aClass forHeaderFooterViewReuseIdentifier:(NSString *)identifier NS_SWIFT_NAME(register(_:forHeaderFooterViewReuseIdentifier:)) API_AVAILABLE(ios(6.0));
- (void)registerNib:(nullable UINib *)nib forHeaderFooterViewReuseIdentifier:(NSString *)identifier NS_SWIFT_NAME(register(_:forHeaderFooterViewReuseIdentifier:)) API_AVAILABLE(ios(6.0));
- (nullable __kindof UITableViewHeaderFooterView *)dequeueReusableHeaderFooterViewWithIdentifier:(NSString *)identifier NS_SWIFT_NAME(dequeueReusableHeaderFooterView(withIdentifier:)) API_AVAILABLE(ios(6.0));
- (nullable UITableViewHeaderFooterView *)headerViewForSection:(NSInteger)section NS_SWIFT_NAME(headerView(forSection:)) API_AVAILABLE(ios(6.0));
- (nullable UITableViewHeaderFooterView *)footerViewForSection:(NSInteger)section NS_SWIFT_NAME(footerView(forSection:)) API_AVAILABLE(ios(6.0));
@end
@interface UITableViewCell : UIView <NSCoding>
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(nullable NSString *)reuseIdentifier API_AVAILABLE(ios(3.0));
- (instancetype)initWithFrame:(CGRect)frame reuseIdentifier:(nullable NSString *)reuseIdentifier API_DEPRECATED("Use initWithStyle:reuseIdentifier: instead", ios(2.0, 3.0));
@property (nonatomic, copy, nullable) NSString *text API_DEPRECATED("Use textLabel instead", ios(2.0, 3.0));
@property (nonatomic, readonly, strong, nullable) UIImageView *imageView API_AVAILABLE(ios(3.0));
@property (nonatomic, readonly, strong, nullable) UILabel *textLabel API_AVAILABLE(ios(3.0));
@property (nonatomic, readonly, strong, nullable) UILabel *detailTextLabel API_AVAILABLE(ios(3.0));
@property (nonatomic, readonly, strong) UIView *contentView;
@property (nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
@property (nonatomic) UITableViewCellSelectionStyle selectionStyle;
@property (nonatomic) UITableViewCellAccessoryType accessoryType;
- (void)prepareForReuse;
- (UIListContentConfiguration *)defaultContentConfiguration API_AVAILABLE(ios(14.0));
@property (nonatomic, copy, nullable) id<UIContentConfiguration> contentConfiguration API_AVAILABLE(ios(14.0));
@property (nonatomic) BOOL automaticallyUpdatesContentConfiguration API_AVAILABLE(ios(14.0));
@property (nonatomic, readonly) UICellConfigurationState *configurationState API_AVAILABLE(ios(14.0));
- (void)setNeedsUpdateConfiguration API_AVAILABLE(ios(14.0));
- (void)updateConfigurationUsingState:(UICellConfigurationState *)state NS_SWIFT_NAME(updateConfiguration(using:)) API_AVAILABLE(ios(14.0));
@property (nonatomic, copy, nullable) void (^configurationUpdateHandler)(__kindof UITableViewCell *cell, UICellConfigurationState *state) API_AVAILABLE(ios(15.0));
@property (nonatomic, copy, nullable) UIBackgroundConfiguration *backgroundConfiguration API_AVAILABLE(ios(14.0));
@property (nonatomic, strong, nullable) UIView *backgroundView;
@property (nonatomic, strong, nullable) UIView *selectedBackgroundView;
@property (nonatomic, strong, nullable) UIView *accessoryView;
@property (nonatomic) UITableViewCellAccessoryType editingAccessoryType;
@property (nonatomic, strong, nullable) UIView *editingAccessoryView;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, getter=isEditing) BOOL editing;
@property (nonatomic, readonly) UITableViewCellEditingStyle editingStyle;
@property (nonatomic, readonly) BOOL showingDeleteConfirmation;
@property (nonatomic) BOOL showsReorderControl;
@property (nonatomic) BOOL shouldIndentWhileEditing;
@property (nonatomic) NSInteger indentationLevel;
@property (nonatomic) CGFloat indentationWidth;
@property (nonatomic) UIEdgeInsets separatorInset API_AVAILABLE(ios(7.0));
- (void)setSelected:(BOOL)selected animated:(BOOL)animated;
- (void)setHighlighted:(BOOL)highlighted animated:(BOOL)animated;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
@end
API_AVAILABLE(ios(11.0))
@interface UIContextualAction : NSObject
+ (instancetype)contextualActionWithStyle:(UIContextualActionStyle)style title:(nullable NSString *)title handler:(void (^)(UIContextualAction *action, __kindof UIView *sourceView, void (^completionHandler)(BOOL actionPerformed)))handler NS_SWIFT_NAME(init(style:title:handler:));
@property (nonatomic, readonly) UIContextualActionStyle style;
@property (nonatomic, copy, readonly) void (^handler)(UIContextualAction *action, __kindof UIView *sourceView, void (^completionHandler)(BOOL actionPerformed));
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, copy, nullable) UIColor *backgroundColor;
@property (nonatomic, copy, nullable) UIImage *image;
@end
API_AVAILABLE(ios(11.0))
@interface UISwipeActionsConfiguration : NSObject
+ (instancetype)configurationWithActions:(NSArray<UIContextualAction *> *)actions NS_SWIFT_NAME(init(actions:));
@property (nonatomic, copy, readonly) NSArray<UIContextualAction *> *actions;
@property (nonatomic) BOOL performsFirstActionWithFullSwipe;
@end
API_AVAILABLE(ios(14.0))
@interface UIViewConfigurationState : NSObject <UIConfigurationState>
- (instancetype)initWithTraitCollection:(UITraitCollection *)traitCollection NS_SWIFT_NAME(init(traitCollection:));
@property (nonatomic, strong) UITraitCollection *traitCollection;
@property (nonatomic, getter=isDisabled) BOOL disabled;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isFocused) BOOL focused;
@end
API_AVAILABLE(ios(14.0))
@interface UICellConfigurationState : UIViewConfigurationState
@property (nonatomic, getter=isEditing) BOOL editing;
@property (nonatomic, getter=isExpanded) BOOL expanded;
@property (nonatomic, getter=isSwiped) BOOL swiped;
@property (nonatomic, getter=isReordering) BOOL reordering;
@end
API_AVAILABLE(ios(14.0)) NS_SWIFT_NAME(UIListContentConfiguration.TextProperties)
@interface UIListContentTextProperties : NSObject <NSCopying>
@property (nonatomic, strong) UIFont *font;
@property (nonatomic, strong) UIColor *color;
@property (nonatomic) NSInteger numberOfLines;
@property (nonatomic) BOOL adjustsFontSizeToFitWidth;
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
@end
API_AVAILABLE(ios(14.0)) NS_SWIFT_NAME(UIListContentConfiguration.ImageProperties)
@interface UIListContentImageProperties : NSObject <NSCopying>
@property (nonatomic, strong, nullable) UIColor *tintColor;
@property (nonatomic) CGFloat cornerRadius;
@property (nonatomic) CGSize maximumSize;
@property (nonatomic) CGSize reservedLayoutSize;
@end
API_AVAILABLE(ios(14.0))
@interface UIListContentConfiguration : NSObject <UIContentConfiguration>
+ (instancetype)cellConfiguration NS_SWIFT_NAME(cell());
+ (instancetype)subtitleCellConfiguration NS_SWIFT_NAME(subtitleCell());
+ (instancetype)valueCellConfiguration NS_SWIFT_NAME(valueCell());
+ (instancetype)plainHeaderConfiguration NS_SWIFT_NAME(plainHeader());
+ (instancetype)groupedHeaderConfiguration NS_SWIFT_NAME(groupedHeader());
@property (nonatomic, copy, nullable) NSString *text;
@property (nonatomic, copy, nullable) NSAttributedString *attributedText;
@property (nonatomic, copy, nullable) NSString *secondaryText;
@property (nonatomic, copy, nullable) NSAttributedString *secondaryAttributedText;
@property (nonatomic, strong, nullable) UIImage *image;
@property (nonatomic, readonly) UIListContentTextProperties *textProperties;
@property (nonatomic, readonly) UIListContentTextProperties *secondaryTextProperties;
@property (nonatomic, readonly) UIListContentImageProperties *imageProperties;
@property (nonatomic) BOOL prefersSideBySideTextAndSecondaryText;
@property (nonatomic) CGFloat imageToTextPadding;
@property (nonatomic) CGFloat textToSecondaryTextVerticalPadding;
@end
API_AVAILABLE(ios(14.0))
@interface UIBackgroundConfiguration : NSObject <NSCopying>
+ (instancetype)clearConfiguration NS_SWIFT_NAME(clear());
+ (instancetype)listPlainCellConfiguration NS_SWIFT_NAME(listPlainCell());
+ (instancetype)listGroupedCellConfiguration NS_SWIFT_NAME(listGroupedCell());
@property (nonatomic, strong, nullable) UIColor *backgroundColor;
@property (nonatomic) CGFloat cornerRadius;
@property (nonatomic, strong, nullable) UIColor *strokeColor;
@property (nonatomic) CGFloat strokeWidth;
@property (nonatomic, strong, nullable) UIView *customView;
@end
API_DEPRECATED("No longer supported; please adopt WKWebView.", ios(2.0, 12.0))
@interface UIWebView : UIView
@property (nullable, nonatomic, assign) id<UIWebViewDelegate> delegate;
@property (nullable, nonatomic, readonly, strong) NSURLRequest *request;
@property (nonatomic, readonly, getter=isLoading) BOOL loading;
@property (nonatomic) BOOL scalesPageToFit;
- (void)loadRequest:(NSURLRequest *)request NS_SWIFT_NAME(loadRequest(_:));
- (void)loadHTMLString:(NSString *)string baseURL:(nullable NSURL *)baseURL;
- (void)reload;
- (void)stopLoading;
@property (nonatomic, readonly, strong) UIScrollView *scrollView API_AVAILABLE(ios(5.0));
@property (nonatomic, readonly, getter=canGoBack) BOOL canGoBack;
@property (nonatomic, readonly, getter=canGoForward) BOOL canGoForward;
- (void)goBack;
- (void)goForward;
- (nullable NSString *)stringByEvaluatingJavaScriptFromString:(NSString *)script NS_SWIFT_NAME(stringByEvaluatingJavaScript(from:));
@end
API_AVAILABLE(ios(8.0))
@interface WKWebViewConfiguration : NSObject <NSCopying>
@end
API_AVAILABLE(ios(8.0))
@interface WKNavigation : NSObject
@end
API_AVAILABLE(ios(8.0))
@interface WKWebView : UIView
- (instancetype)initWithFrame:(CGRect)frame configuration:(WKWebViewConfiguration *)configuration;
@property (nullable, nonatomic, weak) id<WKNavigationDelegate> navigationDelegate;
@property (nullable, nonatomic, weak) id<WKUIDelegate> UIDelegate;
@property (nullable, nonatomic, readonly, copy) NSURL *URL;
@property (nonatomic, readonly, getter=isLoading) BOOL loading;
@property (nonatomic, readonly) double estimatedProgress;
- (nullable WKNavigation *)loadRequest:(NSURLRequest *)request NS_SWIFT_NAME(load(_:));
- (nullable WKNavigation *)loadHTMLString:(NSString *)string baseURL:(nullable NSURL *)baseURL;
- (void)stopLoading;
@end

// MARK: - UIKit: controls
API_AVAILABLE(ios(13.0))
@interface UIMenuElement : NSObject
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, copy, nullable) NSString *subtitle API_AVAILABLE(ios(15.0));
@end
typedef NS_OPTIONS(NSUInteger, UIMenuOptions) { UIMenuOptionsDisplayInline = 1, UIMenuOptionsDestructive = 2, UIMenuOptionsSingleSelection API_AVAILABLE(ios(15.0)) = 32 } NS_SWIFT_NAME(UIMenu.Options);
API_AVAILABLE(ios(13.0))
@interface UIMenu : UIMenuElement
+ (UIMenu *)menuWithChildren:(NSArray<UIMenuElement *> *)children API_AVAILABLE(ios(16.0)) NS_SWIFT_UNAVAILABLE("");
+ (UIMenu *)menuWithTitle:(NSString *)title children:(NSArray<UIMenuElement *> *)children NS_SWIFT_UNAVAILABLE("");
+ (UIMenu *)menuWithTitle:(NSString *)title image:(nullable UIImage *)image identifier:(nullable UIMenuIdentifier)identifier options:(UIMenuOptions)options children:(NSArray<UIMenuElement *> *)children NS_SWIFT_UNAVAILABLE("");
// Swift's own.
+ (instancetype)_menuWithTitle:(NSString *)title subtitle:(nullable NSString *)subtitle image:(nullable UIImage *)image identifier:(nullable UIMenuIdentifier)identifier options:(UIMenuOptions)options children:(NSArray<UIMenuElement *> *)children NS_SWIFT_NAME(init(title:subtitle:image:identifier:options:children:)) SWIFT_DEFAULTS(all);
@property (nonatomic, readonly) NSArray<UIMenuElement *> *children;
@property (nonatomic, readonly, nullable) UIImage *image;
@property (nonatomic, readonly) UIMenuOptions options;
@property (nonatomic, readonly) UIMenuIdentifier identifier;
@property (nonatomic, readonly) NSArray<UIMenuElement *> *selectedElements API_AVAILABLE(ios(15.0));
- (UIMenu *)menuByReplacingChildren:(NSArray<UIMenuElement *> *)newChildren NS_SWIFT_NAME(replacingChildren(_:));
@end
API_AVAILABLE(ios(13.0))
@interface UIAction : UIMenuElement
+ (instancetype)actionWithHandler:(void (^)(__kindof UIAction *action))handler API_AVAILABLE(ios(14.0)) NS_SWIFT_UNAVAILABLE("");
+ (instancetype)actionWithTitle:(NSString *)title image:(nullable UIImage *)image identifier:(nullable UIActionIdentifier)identifier handler:(void (^)(__kindof UIAction *action))handler NS_SWIFT_NAME(init(title:image:identifier:handler:)) SWIFT_DEFAULTS(all);
// Swift's own.
+ (instancetype)_actionWithTitle:(NSString *)title subtitle:(nullable NSString *)subtitle image:(nullable UIImage *)image identifier:(nullable UIActionIdentifier)identifier discoverabilityTitle:(nullable NSString *)discoverabilityTitle attributes:(UIMenuElementAttributes)attributes state:(UIMenuElementState)state handler:(void (^)(__kindof UIAction *action))handler NS_SWIFT_NAME(init(title:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:)) SWIFT_DEFAULTS(all);
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy, nullable) UIImage *image;
@property (nonatomic, readonly) UIActionIdentifier identifier;
@property (nonatomic, copy, nullable) NSString *discoverabilityTitle;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
@property (nonatomic, readonly, nullable, weak) id sender API_AVAILABLE(ios(14.0));
- (void)performWithSender:(nullable id)sender target:(nullable id)target API_AVAILABLE(ios(16.0));
@end
@interface UIControl : UIView
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)primaryAction NS_SWIFT_NAME(init(frame:primaryAction:)) SWIFT_DEFAULTS(all) API_AVAILABLE(ios(14.0));
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(addAction(_:for:)) API_AVAILABLE(ios(14.0));
- (void)removeAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(removeAction(_:for:)) API_AVAILABLE(ios(14.0));
- (void)removeActionForIdentifier:(UIActionIdentifier)actionIdentifier forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(removeAction(identifiedBy:for:)) API_AVAILABLE(ios(14.0));
- (void)sendAction:(UIAction *)action NS_SWIFT_NAME(sendAction(_:)) API_AVAILABLE(ios(14.0));
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
- (void)addTarget:(nullable id)target action:(SEL)action forControlEvents:(UIControlEvents)controlEvents;
- (void)removeTarget:(nullable id)target action:(nullable SEL)action forControlEvents:(UIControlEvents)controlEvents;
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents;
@property (nonatomic) UIControlContentVerticalAlignment contentVerticalAlignment;
@property (nonatomic) UIControlContentHorizontalAlignment contentHorizontalAlignment;
@property (nonatomic, readonly) UIControlState state;
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
@property (nonatomic, readonly, getter=isTouchInside) BOOL touchInside;
@end
@interface UITextField : UIControl
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSAttributedString *attributedText API_AVAILABLE(ios(6.0));
@property (nullable, nonatomic, strong) UIColor *textColor;
@property (nullable, nonatomic, strong) UIFont *font;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) UITextBorderStyle borderStyle;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nullable, nonatomic, weak) id<UITextFieldDelegate> delegate;
@property (nonatomic) UITextFieldViewMode clearButtonMode;
@property (nullable, nonatomic, strong) UIView *leftView;
@property (nullable, nonatomic, strong) UIView *rightView;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property (nullable, readwrite, strong) UIView *inputAccessoryView API_AVAILABLE(ios(3.2));
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) BOOL adjustsFontSizeToFitWidth;
@property (nonatomic) CGFloat minimumFontSize;
@property (nonatomic, readonly, getter=isEditing) BOOL editing;
@property (nullable, nonatomic, strong) UIImage *background;
@property (nonatomic) UITextFieldViewMode leftViewMode;
@property (nonatomic) UITextFieldViewMode rightViewMode;
@property (nonatomic) BOOL clearsOnBeginEditing;
@property (nonatomic) UIKeyboardAppearance keyboardAppearance;
@property (nonatomic) BOOL enablesReturnKeyAutomatically;
@property (nullable, nonatomic, copy) NSAttributedString *attributedPlaceholder API_AVAILABLE(ios(6.0));
@property (nullable, readwrite, strong) UIView *inputView API_AVAILABLE(ios(3.2));
@end
@interface UIButton : UIControl
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
+ (instancetype)buttonWithType:(UIButtonType)buttonType primaryAction:(nullable UIAction *)primaryAction API_AVAILABLE(ios(14.0));
+ (instancetype)buttonWithConfiguration:(UIButtonConfiguration *)configuration primaryAction:(nullable UIAction *)primaryAction NS_SWIFT_NAME(init(configuration:primaryAction:)) API_AVAILABLE(ios(15.0));
// Swift's own, whose action may be left out.
+ (instancetype)_buttonWithConfiguration:(UIButtonConfiguration *)configuration NS_SWIFT_NAME(init(configuration:)) API_AVAILABLE(ios(15.0));
@property (nonatomic, readwrite, copy, nullable) UIButtonConfiguration *configuration API_AVAILABLE(ios(15.0));
@property (nonatomic, readwrite, copy, nullable) void (^configurationUpdateHandler)(__kindof UIButton *button) API_AVAILABLE(ios(15.0));
- (void)setNeedsUpdateConfiguration API_AVAILABLE(ios(15.0));
- (void)updateConfiguration API_AVAILABLE(ios(15.0));
@property (nonatomic, readwrite, copy, nullable) UIMenu *menu API_AVAILABLE(ios(14.0));
@property (nonatomic) BOOL showsMenuAsPrimaryAction API_AVAILABLE(ios(14.0));
@property (nonatomic) BOOL changesSelectionAsPrimaryAction API_AVAILABLE(ios(15.0));
@property (nullable, nonatomic, readonly, strong) NSString *currentTitle;
@property (nullable, nonatomic, readonly, strong) UIImage *currentImage;
@property (nullable, nonatomic, readonly, strong) UILabel *titleLabel API_AVAILABLE(ios(3.0));
@property (nullable, nonatomic, readonly, strong) UIImageView *imageView API_AVAILABLE(ios(3.0));
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state;
- (void)setTitleColor:(nullable UIColor *)color forState:(UIControlState)state;
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setBackgroundImage:(nullable UIImage *)image forState:(UIControlState)state;
- (nullable NSString *)titleForState:(UIControlState)state;
- (nullable UIImage *)imageForState:(UIControlState)state;
@property (nonatomic, readonly) UIButtonType buttonType;
@property (nonatomic) UIEdgeInsets contentEdgeInsets;
@property (nonatomic) UIEdgeInsets titleEdgeInsets;
@property (nonatomic) UIEdgeInsets imageEdgeInsets;
@property (nonatomic) BOOL reversesTitleShadowWhenHighlighted;
@property (nonatomic) BOOL adjustsImageWhenHighlighted;
@property (nonatomic) BOOL adjustsImageWhenDisabled;
@property (nonatomic) BOOL showsTouchWhenHighlighted;
- (void)setTitleShadowColor:(nullable UIColor *)color forState:(UIControlState)state NS_SWIFT_NAME(setTitleShadowColor(_:for:));
- (void)setAttributedTitle:(nullable NSAttributedString *)title forState:(UIControlState)state NS_SWIFT_NAME(setAttributedTitle(_:for:)) API_AVAILABLE(ios(6.0));
- (nullable UIColor *)titleColorForState:(UIControlState)state NS_SWIFT_NAME(titleColor(for:));
- (nullable UIImage *)backgroundImageForState:(UIControlState)state NS_SWIFT_NAME(backgroundImage(for:));
@end
@interface UISwitch : UIControl
@property (nonatomic, getter=isOn) BOOL on;
@property (nullable, nonatomic, strong) UIColor *onTintColor API_AVAILABLE(ios(5.0));
- (void)setOn:(BOOL)on animated:(BOOL)animated;
@end
@interface UISlider : UIControl
@property (nonatomic) float value;
@property (nonatomic) float minimumValue;
@property (nonatomic) float maximumValue;
@property (nonatomic, getter=isContinuous) BOOL continuous;
- (void)setValue:(float)value animated:(BOOL)animated;
@end
API_AVAILABLE(ios(5.0))
@interface UIStepper : UIControl
@property (nonatomic) BOOL wraps;
@property (nonatomic) double value;
@property (nonatomic) double minimumValue;
@property (nonatomic) double maximumValue;
@property (nonatomic) double stepValue;
@end
@interface UISegmentedControl : UIControl
- (instancetype)initWithItems:(nullable NSArray *)items;
@property (nonatomic, getter=isMomentary) BOOL momentary;
@property (nonatomic, readonly) NSUInteger numberOfSegments;
@property (nonatomic) NSInteger selectedSegmentIndex;
- (void)insertSegmentWithTitle:(nullable NSString *)title atIndex:(NSUInteger)segment animated:(BOOL)animated NS_SWIFT_NAME(insertSegment(withTitle:at:animated:));
- (void)removeAllSegments;
- (nullable NSString *)titleForSegmentAtIndex:(NSUInteger)segment;
- (void)insertSegmentWithImage:(nullable UIImage *)image atIndex:(NSUInteger)segment animated:(BOOL)animated NS_SWIFT_NAME(insertSegment(with:at:animated:));
- (void)removeSegmentAtIndex:(NSUInteger)segment animated:(BOOL)animated NS_SWIFT_NAME(removeSegment(at:animated:));
- (void)setImage:(nullable UIImage *)image forSegmentAtIndex:(NSUInteger)segment NS_SWIFT_NAME(setImage(_:forSegmentAt:));
- (void)setEnabled:(BOOL)enabled forSegmentAtIndex:(NSUInteger)segment NS_SWIFT_NAME(setEnabled(_:forSegmentAt:));
@end
@interface UIPageControl : UIControl
@property (nonatomic) NSInteger numberOfPages;
@property (nonatomic) NSInteger currentPage;
@end
API_AVAILABLE(ios(10.0))
@interface UICubicTimingParameters : NSObject
- (instancetype)initWithAnimationCurve:(UIViewAnimationCurve)curve;
@property (nonatomic, readonly) UIViewAnimationCurve animationCurve;
@end
API_AVAILABLE(ios(10.0))
@interface UISpringTimingParameters : NSObject
- (instancetype)initWithDampingRatio:(CGFloat)ratio;
@end
API_AVAILABLE(ios(10.0))
@interface UIViewPropertyAnimator : NSObject
+ (instancetype)runningPropertyAnimatorWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^ _Nullable)(UIViewAnimatingPosition finalPosition))completion NS_SWIFT_NAME(runningPropertyAnimator(withDuration:delay:options:animations:completion:));
- (instancetype)initWithDuration:(NSTimeInterval)duration curve:(UIViewAnimationCurve)curve animations:(void (^ _Nullable)(void))animations;
- (instancetype)initWithDuration:(NSTimeInterval)duration dampingRatio:(CGFloat)ratio animations:(void (^ _Nullable)(void))animations;
- (instancetype)initWithDuration:(NSTimeInterval)duration timingParameters:(id)parameters;
@property (nonatomic, readonly) NSTimeInterval duration;
@property (nonatomic, readonly) NSTimeInterval delay;
@property (nonatomic, readonly) UIViewAnimatingState state;
@property (nonatomic, readonly, getter=isRunning) BOOL running;
@property (nonatomic, getter=isReversed) BOOL reversed;
@property (nonatomic) CGFloat fractionComplete;
@property (nonatomic, getter=isInterruptible) BOOL interruptible;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic) BOOL scrubsLinearly API_AVAILABLE(ios(11.0));
@property (nonatomic) BOOL pausesOnCompletion API_AVAILABLE(ios(11.0));
- (void)addAnimations:(void (^)(void))animation NS_SWIFT_NAME(addAnimations(_:));
- (void)addAnimations:(void (^)(void))animation delayFactor:(CGFloat)delayFactor NS_SWIFT_NAME(addAnimations(_:delayFactor:));
- (void)addCompletion:(void (^)(UIViewAnimatingPosition finalPosition))completion NS_SWIFT_NAME(addCompletion(_:));
- (void)startAnimation;
- (void)startAnimationAfterDelay:(NSTimeInterval)delay;
- (void)pauseAnimation;
- (void)stopAnimation:(BOOL)withoutFinishing NS_SWIFT_NAME(stopAnimation(_:));
- (void)finishAnimationAtPosition:(UIViewAnimatingPosition)finalPosition NS_SWIFT_NAME(finishAnimation(at:));
- (void)continueAnimationWithTimingParameters:(nullable id)parameters durationFactor:(CGFloat)durationFactor NS_SWIFT_NAME(continueAnimation(withTimingParameters:durationFactor:));
@end
API_AVAILABLE(ios(6.0))
@interface UIRefreshControl : UIControl
@property (nonatomic, readonly, getter=isRefreshing) BOOL refreshing;
- (void)beginRefreshing;
- (void)endRefreshing;
@end
@interface UIDatePicker : UIControl
@property (nonatomic) UIDatePickerMode datePickerMode;
@property (nonatomic, strong) NSDate *date;
- (void)setDate:(NSDate *)date animated:(BOOL)animated;
@end
API_AVAILABLE(ios(15.0)) NS_SWIFT_NAME(UIButton.Configuration)
@interface UIButtonConfiguration : NSObject <NSCopying>
+ (instancetype)plainButtonConfiguration NS_SWIFT_NAME(plain());
+ (instancetype)tintedButtonConfiguration NS_SWIFT_NAME(tinted());
+ (instancetype)grayButtonConfiguration NS_SWIFT_NAME(gray());
+ (instancetype)filledButtonConfiguration NS_SWIFT_NAME(filled());
+ (instancetype)borderlessButtonConfiguration NS_SWIFT_NAME(borderless());
+ (instancetype)borderedButtonConfiguration NS_SWIFT_NAME(bordered());
+ (instancetype)borderedTintedButtonConfiguration NS_SWIFT_NAME(borderedTinted());
+ (instancetype)borderedProminentButtonConfiguration NS_SWIFT_NAME(borderedProminent());
- (instancetype)updatedConfigurationForButton:(UIButton *)button NS_SWIFT_NAME(updated(for:));
@property (nonatomic, readonly) UIBackgroundConfiguration *background;
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, copy, nullable) NSAttributedString *attributedTitle;
@property (nonatomic, copy, nullable) NSString *subtitle;
@property (nonatomic, copy, nullable) NSAttributedString *attributedSubtitle;
@property (nonatomic, strong, nullable) UIImage *image;
@property (nonatomic, strong, nullable) UIColor *baseForegroundColor;
@property (nonatomic, strong, nullable) UIColor *baseBackgroundColor;
@property (nonatomic) UIButtonConfigurationCornerStyle cornerStyle;
@property (nonatomic) UIButtonConfigurationSize buttonSize;
@property (nonatomic) UIButtonConfigurationTitleAlignment titleAlignment;
@property (nonatomic) NSDirectionalRectEdge imagePlacement;
@property (nonatomic) NSDirectionalEdgeInsets contentInsets;
@property (nonatomic) CGFloat imagePadding;
@property (nonatomic) CGFloat titlePadding;
@property (nonatomic) BOOL showsActivityIndicator;
@end

// MARK: - UIKit: gestures
API_AVAILABLE(ios(3.2))
@interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action;
@property (nonatomic, readonly) UIGestureRecognizerState state;
@property (nullable, nonatomic, weak) id<UIGestureRecognizerDelegate> delegate;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nullable, nonatomic, readonly) UIView *view;
@property (nonatomic) BOOL cancelsTouchesInView;
- (void)addTarget:(id)target action:(SEL)action;
- (void)removeTarget:(nullable id)target action:(nullable SEL)action;
- (CGPoint)locationInView:(nullable UIView *)view;
@end
API_AVAILABLE(ios(3.2))
@interface UITapGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger numberOfTapsRequired;
@end
API_AVAILABLE(ios(3.2))
@interface UIPanGestureRecognizer : UIGestureRecognizer
@end
API_AVAILABLE(ios(7.0))
@interface UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer
@property (readwrite, nonatomic, assign) UIRectEdge edges;
@end
API_AVAILABLE(ios(3.2))
@interface UISwipeGestureRecognizer : UIGestureRecognizer
@property (nonatomic) UISwipeGestureRecognizerDirection direction;
@end
API_AVAILABLE(ios(3.2))
@interface UIPinchGestureRecognizer : UIGestureRecognizer
@property (nonatomic) CGFloat scale;
@end
API_AVAILABLE(ios(3.2))
@interface UIRotationGestureRecognizer : UIGestureRecognizer
@property (nonatomic) CGFloat rotation;
@end
API_AVAILABLE(ios(3.2))
@interface UILongPressGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSTimeInterval minimumPressDuration;
@end

// MARK: - UIKit: bars
@interface UIBarItem : NSObject
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIImage *image;
@property (nonatomic) UIEdgeInsets imageInsets;
@property (nonatomic) NSInteger tag;
- (void)setTitleTextAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes forState:(UIControlState)state NS_SWIFT_NAME(setTitleTextAttributes(_:for:)) API_AVAILABLE(ios(5.0));
@end
@interface UIBarButtonItem : UIBarItem
- (instancetype)initWithImage:(nullable UIImage *)image style:(UIBarButtonItemStyle)style target:(nullable id)target action:(nullable SEL)action;
- (instancetype)initWithTitle:(nullable NSString *)title style:(UIBarButtonItemStyle)style target:(nullable id)target action:(nullable SEL)action;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem target:(nullable id)target action:(nullable SEL)action;
- (instancetype)initWithCustomView:(UIView *)customView;
- (instancetype)initWithPrimaryAction:(nullable UIAction *)primaryAction API_AVAILABLE(ios(14.0));
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem primaryAction:(nullable UIAction *)primaryAction NS_SWIFT_NAME(init(systemItem:primaryAction:)) API_AVAILABLE(ios(14.0));
+ (instancetype)fixedSpaceItemOfWidth:(CGFloat)width NS_SWIFT_NAME(fixedSpace(_:)) API_AVAILABLE(ios(14.0));
+ (instancetype)flexibleSpaceItem NS_SWIFT_NAME(flexibleSpace()) API_AVAILABLE(ios(14.0));
- (instancetype)initWithTitle:(nullable NSString *)title menu:(nullable UIMenu *)menu NS_SWIFT_UNAVAILABLE("") API_AVAILABLE(ios(14.0));
- (instancetype)initWithImage:(nullable UIImage *)image menu:(nullable UIMenu *)menu NS_SWIFT_UNAVAILABLE("") API_AVAILABLE(ios(14.0));
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem menu:(nullable UIMenu *)menu NS_SWIFT_UNAVAILABLE("") API_AVAILABLE(ios(14.0));
// Swift's own.
- (instancetype)_initWithTitle:(nullable NSString *)title image:(nullable UIImage *)image primaryAction:(nullable UIAction *)primaryAction menu:(nullable UIMenu *)menu NS_SWIFT_NAME(init(title:image:primaryAction:menu:)) SWIFT_DEFAULTS(all) API_AVAILABLE(ios(14.0));
- (instancetype)_initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem primaryAction:(nullable UIAction *)primaryAction menu:(nullable UIMenu *)menu NS_SWIFT_NAME(init(systemItem:primaryAction:menu:)) SWIFT_DEFAULTS(all) API_AVAILABLE(ios(14.0));
@property (nonatomic, nullable, copy) UIMenu *menu API_AVAILABLE(ios(14.0));
@property (nonatomic, nullable, copy) UIAction *primaryAction API_AVAILABLE(ios(14.0));
@property (nullable, nonatomic, strong) __kindof UIView *customView;
@property (nullable, nonatomic) SEL action;
@property (nullable, nonatomic, weak) id target;
@property (nonatomic) CGFloat width;
@property (nonatomic) UIBarButtonItemStyle style;
@property (nullable, nonatomic, strong) UIColor *tintColor API_AVAILABLE(ios(5.0));
@end
@interface UINavigationItem : NSObject
- (instancetype)initWithTitle:(NSString *)title;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIView *titleView;
@property (nullable, nonatomic, copy) NSString *prompt;
@property (nullable, nonatomic, strong) UIBarButtonItem *backBarButtonItem;
@property (nonatomic) BOOL hidesBackButton;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *leftBarButtonItems API_AVAILABLE(ios(5.0));
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems API_AVAILABLE(ios(5.0));
@property (nullable, nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@property (nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
- (void)setLeftBarButtonItem:(nullable UIBarButtonItem *)item animated:(BOOL)animated;
- (void)setRightBarButtonItem:(nullable UIBarButtonItem *)item animated:(BOOL)animated;
- (void)setHidesBackButton:(BOOL)hidesBackButton animated:(BOOL)animated;
- (void)setLeftBarButtonItems:(nullable NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated API_AVAILABLE(ios(5.0));
- (void)setRightBarButtonItems:(nullable NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated API_AVAILABLE(ios(5.0));
@property (nonatomic) BOOL leftItemsSupplementBackButton API_AVAILABLE(ios(5.0));
@property (nullable, nonatomic, strong) UISearchController *searchController API_AVAILABLE(ios(11.0));
@property (nonatomic) BOOL hidesSearchBarWhenScrolling API_AVAILABLE(ios(11.0));
@property (nullable, nonatomic, copy) NSString *backButtonTitle API_AVAILABLE(ios(11.0));
@property (nonatomic) UINavigationItemLargeTitleDisplayMode largeTitleDisplayMode API_AVAILABLE(ios(11.0));
@end

// MARK: - UIKit: view controllers
@interface UIViewController : UIResponder <NSCoding, UITraitEnvironment, UIContentContainer>
- (instancetype)init;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@property (null_resettable, nonatomic, strong) UIView *view;
@property (nullable, nonatomic, readonly, strong) UIView *viewIfLoaded API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded API_AVAILABLE(ios(3.0));
@property (nullable, nonatomic, readonly, copy) NSString *nibName;
@property (nullable, nonatomic, readonly, strong) NSBundle *nibBundle;
@property (nullable, nonatomic, readonly, strong) UIStoryboard *storyboard API_AVAILABLE(ios(5.0));
@property (nullable, nonatomic, copy) NSString *title;
@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (nonatomic, readonly) UIBarButtonItem *editButtonItem;
@property (nonatomic, getter=isEditing) BOOL editing;
@property (nonatomic) BOOL hidesBottomBarWhenPushed;
@property (nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@property (nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@property (nullable, nonatomic, readonly, strong) UISplitViewController *splitViewController API_AVAILABLE(ios(3.2));
@property (nullable, nonatomic, readonly, weak) UIViewController *parentViewController NS_SWIFT_NAME(parent);
@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers NS_SWIFT_NAME(children) API_AVAILABLE(ios(5.0));
@property (nullable, nonatomic, readonly) UIViewController *modalViewController NS_SWIFT_NAME(modalViewController) API_DEPRECATED("", ios(2.0, 6.0));
@property (nullable, nonatomic, readonly) UIViewController *presentedViewController NS_SWIFT_NAME(presentedViewController) API_AVAILABLE(ios(5.0));
@property (nullable, nonatomic, readonly) UIViewController *presentingViewController NS_SWIFT_NAME(presentingViewController) API_AVAILABLE(ios(5.0));
@property (nullable, nonatomic, readonly) UIPresentationController *presentationController API_AVAILABLE(ios(8.0));
@property (nullable, nonatomic, weak) id<UIViewControllerTransitioningDelegate> transitioningDelegate API_AVAILABLE(ios(7.0));
@property (nullable, nonatomic, readonly) UIPopoverPresentationController *popoverPresentationController API_AVAILABLE(ios(8.0));
@property (nullable, nonatomic, readonly) UISheetPresentationController *sheetPresentationController API_AVAILABLE(ios(15.0));
@property (nonatomic) BOOL definesPresentationContext API_AVAILABLE(ios(5.0));
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle API_AVAILABLE(ios(3.2));
@property (nonatomic) UIModalTransitionStyle modalTransitionStyle API_AVAILABLE(ios(3.0));
@property (nonatomic, strong, nullable) UIViewControllerTransition *preferredTransition API_AVAILABLE(ios(18.0));
@property (nonatomic, getter=isModalInPresentation) BOOL modalInPresentation API_AVAILABLE(ios(13.0));
@property (nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented API_AVAILABLE(ios(5.0));
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed API_AVAILABLE(ios(5.0));
@property (nonatomic, readonly, getter=isMovingToParentViewController) BOOL movingToParentViewController NS_SWIFT_NAME(isMovingToParent) API_AVAILABLE(ios(5.0));
@property (nonatomic, readonly, getter=isMovingFromParentViewController) BOOL movingFromParentViewController NS_SWIFT_NAME(isMovingFromParent) API_AVAILABLE(ios(5.0));
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation API_DEPRECATED("", ios(2.0, 8.0));
@property (nonatomic, readonly) BOOL shouldAutorotate API_AVAILABLE(ios(6.0));
@property (nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations API_AVAILABLE(ios(6.0));
@property (nonatomic, readonly) UIInterfaceOrientation preferredInterfaceOrientationForPresentation API_AVAILABLE(ios(6.0));
@property (nonatomic, readonly) BOOL shouldAutomaticallyForwardAppearanceMethods API_AVAILABLE(ios(6.0));
@property (nonatomic, readonly) BOOL prefersStatusBarHidden API_AVAILABLE(ios(7.0));
@property (nonatomic, readonly) UIStatusBarStyle preferredStatusBarStyle API_AVAILABLE(ios(7.0));
- (void)loadView;
- (void)loadViewIfNeeded API_AVAILABLE(ios(9.0));
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated API_AVAILABLE(ios(13.0));
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews API_AVAILABLE(ios(5.0));
- (void)viewDidLayoutSubviews API_AVAILABLE(ios(5.0));
- (void)viewWillUnload API_DEPRECATED("", ios(5.0, 6.0));
- (void)viewDidUnload API_DEPRECATED("", ios(3.0, 6.0));
- (void)didReceiveMemoryWarning;
- (void)updateViewConstraints API_AVAILABLE(ios(6.0));
- (void)updateProperties API_AVAILABLE(ios(26.0));
- (void)setNeedsUpdateProperties API_AVAILABLE(ios(26.0));
- (void)updatePropertiesIfNeeded API_AVAILABLE(ios(26.0));
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
- (void)presentViewController:(UIViewController *)viewControllerToPresent animated:(BOOL)flag completion:(void (^ _Nullable)(void))completion NS_SWIFT_NAME(present(_:animated:completion:)) API_AVAILABLE(ios(5.0));
- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^ _Nullable)(void))completion NS_SWIFT_NAME(dismiss(animated:completion:)) API_AVAILABLE(ios(5.0));
- (void)presentModalViewController:(UIViewController *)modalViewController animated:(BOOL)animated API_DEPRECATED("", ios(2.0, 6.0));
- (void)dismissModalViewControllerAnimated:(BOOL)animated API_DEPRECATED("", ios(2.0, 6.0));
- (void)showViewController:(UIViewController *)vc sender:(nullable id)sender API_AVAILABLE(ios(8.0));
- (void)showDetailViewController:(UIViewController *)vc sender:(nullable id)sender API_AVAILABLE(ios(8.0));
- (void)addChildViewController:(UIViewController *)childController NS_SWIFT_NAME(addChild(_:)) API_AVAILABLE(ios(5.0));
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent()) API_AVAILABLE(ios(5.0));
- (void)willMoveToParentViewController:(nullable UIViewController *)parent NS_SWIFT_NAME(willMove(toParent:)) API_AVAILABLE(ios(5.0));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent NS_SWIFT_NAME(didMove(toParent:)) API_AVAILABLE(ios(5.0));
- (void)transitionFromViewController:(UIViewController *)fromViewController toViewController:(UIViewController *)toViewController duration:(NSTimeInterval)duration options:(UIViewAnimationOptions)options animations:(void (^ _Nullable)(void))animations completion:(void (^ _Nullable)(BOOL finished))completion API_AVAILABLE(ios(5.0));
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated API_AVAILABLE(ios(5.0));
- (void)endAppearanceTransition API_AVAILABLE(ios(5.0));
- (BOOL)automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers API_DEPRECATED("", ios(5.0, 6.0));
- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation API_DEPRECATED("", ios(2.0, 6.0));
- (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation duration:(NSTimeInterval)duration API_DEPRECATED("Implement viewWillTransitionToSize:withTransitionCoordinator: instead", ios(2.0, 8.0));
- (void)willAnimateRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation duration:(NSTimeInterval)duration API_DEPRECATED("Implement viewWillTransitionToSize:withTransitionCoordinator: instead", ios(3.0, 8.0));
- (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)fromInterfaceOrientation API_DEPRECATED("", ios(2.0, 8.0));
- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator API_AVAILABLE(ios(8.0));
- (void)willTransitionToTraitCollection:(UITraitCollection *)newCollection withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator API_AVAILABLE(ios(8.0));
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection API_AVAILABLE(ios(8.0));
@property (nonatomic, readonly) UITraitCollection *traitCollection API_AVAILABLE(ios(8.0));
- (void)setOverrideTraitCollection:(nullable UITraitCollection *)collection forChildViewController:(UIViewController *)childViewController NS_SWIFT_NAME(setOverrideTraitCollection(_:forChild:)) API_AVAILABLE(ios(8.0));
- (nullable UITraitCollection *)overrideTraitCollectionForChildViewController:(UIViewController *)childViewController NS_SWIFT_NAME(overrideTraitCollection(forChild:)) API_AVAILABLE(ios(8.0));
- (void)preferredContentSizeDidChangeForChildContentContainer:(id<UIContentContainer>)container API_AVAILABLE(ios(8.0));
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle API_AVAILABLE(ios(13.0));
@property (nonatomic, readonly) UITraitOverrides *traitOverrides API_AVAILABLE(ios(17.0));
- (id<UITraitChangeRegistration>)registerForTraitChanges:(NSArray<Class> *)traits withHandler:(void (^)(__kindof id<UITraitEnvironment> traitEnvironment, UITraitCollection *previousCollection))handler NS_SWIFT_NAME(registerForTraitChanges(_:handler:)) API_AVAILABLE(ios(17.0));
- (id<UITraitChangeRegistration>)registerForTraitChanges:(NSArray<Class> *)traits withAction:(SEL)action NS_SWIFT_NAME(registerForTraitChanges(_:action:)) API_AVAILABLE(ios(17.0));
- (id<UITraitChangeRegistration>)registerForTraitChanges:(NSArray<Class> *)traits withTarget:(id)target action:(SEL)action NS_SWIFT_NAME(registerForTraitChanges(_:target:action:)) API_AVAILABLE(ios(17.0));
- (void)unregisterForTraitChanges:(id<UITraitChangeRegistration>)registration NS_SWIFT_NAME(unregisterForTraitChanges(_:)) API_AVAILABLE(ios(17.0));
@property (nonatomic, readonly, nullable) id<UIViewControllerTransitionCoordinator> transitionCoordinator API_AVAILABLE(ios(7.0));
- (void)performSegueWithIdentifier:(NSString *)identifier sender:(nullable id)sender API_AVAILABLE(ios(5.0));
- (BOOL)shouldPerformSegueWithIdentifier:(NSString *)identifier sender:(nullable id)sender API_AVAILABLE(ios(6.0));
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(nullable id)sender API_AVAILABLE(ios(5.0));
- (BOOL)canPerformUnwindSegueAction:(SEL)action fromViewController:(UIViewController *)fromViewController sender:(nullable id)sender API_AVAILABLE(ios(13.0));
- (BOOL)canPerformUnwindSegueAction:(SEL)action fromViewController:(UIViewController *)fromViewController withSender:(id)sender API_DEPRECATED("", ios(6.0, 13.0));
@property (null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@property (nullable, nonatomic, strong) NSArray<__kindof UIBarButtonItem *> *toolbarItems API_AVAILABLE(ios(3.0));
- (void)setToolbarItems:(nullable NSArray<UIBarButtonItem *> *)toolbarItems animated:(BOOL)animated API_AVAILABLE(ios(3.0));
@property (nonatomic) UIEdgeInsets additionalSafeAreaInsets API_AVAILABLE(ios(11.0));
@property (nonatomic, readonly, strong) id<UILayoutSupport> topLayoutGuide API_DEPRECATED("Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor", ios(7.0, 11.0));
@property (nonatomic, readonly, strong) id<UILayoutSupport> bottomLayoutGuide API_DEPRECATED("Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor", ios(7.0, 11.0));
- (void)viewSafeAreaInsetsDidChange API_AVAILABLE(ios(11.0));
- (void)viewLayoutMarginsDidChange API_AVAILABLE(ios(11.0));
@property (nonatomic) UIRectEdge edgesForExtendedLayout API_AVAILABLE(ios(7.0));
@property (nonatomic) BOOL extendedLayoutIncludesOpaqueBars API_AVAILABLE(ios(7.0));
@property (nonatomic) BOOL automaticallyAdjustsScrollViewInsets API_DEPRECATED("", ios(7.0, 11.0));
@property (nonatomic) CGSize preferredContentSize API_AVAILABLE(ios(7.0));
@property (nonatomic) CGSize contentSizeForViewInPopover API_DEPRECATED("", ios(3.2, 7.0));
@property (nonatomic) BOOL wantsFullScreenLayout API_DEPRECATED("", ios(3.0, 7.0));
- (void)setNeedsStatusBarAppearanceUpdate API_AVAILABLE(ios(7.0));
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder API_AVAILABLE(ios(6.0));
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder API_AVAILABLE(ios(6.0));
- (void)applicationFinishedRestoringState API_AVAILABLE(ios(6.0));
- (void)updateContentUnavailableConfigurationUsingState:(UIContentUnavailableConfigurationState *)state API_AVAILABLE(ios(17.0));
@property (nullable, nonatomic, copy) NSString *restorationIdentifier API_AVAILABLE(ios(6.0));
@end
API_AVAILABLE(ios(8.0))
@interface UITraitCollection : NSObject
+ (UITraitCollection *)traitCollectionWithTraitsFromCollections:(NSArray<UITraitCollection *> *)traitCollections NS_SWIFT_NAME(init(traitsFrom:));
+ (UITraitCollection *)traitCollectionWithUserInterfaceIdiom:(UIUserInterfaceIdiom)idiom;
+ (UITraitCollection *)traitCollectionWithDisplayScale:(CGFloat)scale;
+ (UITraitCollection *)traitCollectionWithHorizontalSizeClass:(UIUserInterfaceSizeClass)horizontalSizeClass;
+ (UITraitCollection *)traitCollectionWithVerticalSizeClass:(UIUserInterfaceSizeClass)verticalSizeClass;
+ (UITraitCollection *)traitCollectionWithLayoutDirection:(UITraitEnvironmentLayoutDirection)layoutDirection API_AVAILABLE(ios(10.0));
+ (UITraitCollection *)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)userInterfaceStyle API_AVAILABLE(ios(12.0));
@property (class, nonatomic, readonly, strong) UITraitCollection *currentTraitCollection NS_SWIFT_NAME(current) API_AVAILABLE(ios(13.0));
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nonatomic, readonly) CGFloat displayScale;
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
@property (nonatomic, readonly) UITraitEnvironmentLayoutDirection layoutDirection API_AVAILABLE(ios(10.0));
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle API_AVAILABLE(ios(12.0));
- (BOOL)containsTraitsInCollection:(nullable UITraitCollection *)trait NS_SWIFT_NAME(containsTraits(in:));
- (BOOL)hasDifferentColorAppearanceComparedToTraitCollection:(nullable UITraitCollection *)traitCollection NS_SWIFT_NAME(hasDifferentColorAppearance(comparedTo:)) API_AVAILABLE(ios(13.0));
@end
API_AVAILABLE(ios(17.0))
@interface UITraitOverrides : NSObject
@property (nonatomic) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nonatomic) CGFloat displayScale;
@property (nonatomic) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic) UIUserInterfaceSizeClass verticalSizeClass;
@property (nonatomic) UITraitEnvironmentLayoutDirection layoutDirection;
@property (nonatomic) UIUserInterfaceStyle userInterfaceStyle;
- (BOOL)containsTrait:(Class)trait NS_SWIFT_NAME(contains(_:));
- (void)removeTrait:(Class)trait NS_SWIFT_NAME(remove(_:));
@end
API_AVAILABLE(ios(17.0))
@interface UITraitUserInterfaceIdiom : NSObject
@end
API_AVAILABLE(ios(17.0))
@interface UITraitDisplayScale : NSObject
@end
API_AVAILABLE(ios(17.0))
@interface UITraitHorizontalSizeClass : NSObject
@end
API_AVAILABLE(ios(17.0))
@interface UITraitVerticalSizeClass : NSObject
@end
API_AVAILABLE(ios(17.0))
@interface UITraitLayoutDirection : NSObject
@end
API_AVAILABLE(ios(17.0))
@interface UITraitUserInterfaceStyle : NSObject
@end
@interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
- (instancetype)initWithStyle:(UITableViewStyle)style;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil;
@property (nonatomic, strong, null_resettable) UITableView *tableView;
@property (nonatomic) BOOL clearsSelectionOnViewWillAppear API_AVAILABLE(ios(3.2));
@property (nonatomic, strong, nullable) UIRefreshControl *refreshControl API_AVAILABLE(ios(6.0));
@end
@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
- (instancetype)initWithNavigationBarClass:(nullable Class)navigationBarClass toolbarClass:(nullable Class)toolbarClass NS_SWIFT_NAME(init(navigationBarClass:toolbarClass:)) API_AVAILABLE(ios(5.0));
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nullable, nonatomic, readonly, strong) UIViewController *topViewController;
@property (nullable, nonatomic, readonly, strong) UIViewController *visibleViewController;
@property (nonatomic, getter=isNavigationBarHidden) BOOL navigationBarHidden;
@property (nonatomic, getter=isToolbarHidden) BOOL toolbarHidden API_AVAILABLE(ios(3.0));
@property (nullable, nonatomic, weak) id<UINavigationControllerDelegate> delegate;
@property (nullable, nonatomic, readonly) UIGestureRecognizer *interactivePopGestureRecognizer API_AVAILABLE(ios(7.0));
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated;
- (nullable NSArray<__kindof UIViewController *> *)popToViewController:(UIViewController *)viewController animated:(BOOL)animated NS_SWIFT_NAME(popToViewController(_:animated:));
- (nullable NSArray<__kindof UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated;
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated API_AVAILABLE(ios(3.0));
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
- (void)setToolbarHidden:(BOOL)hidden animated:(BOOL)animated API_AVAILABLE(ios(3.0));
@property (nonatomic, readonly) UINavigationBar *navigationBar;
@property (null_resettable, nonatomic, readonly) UIToolbar *toolbar API_AVAILABLE(ios(3.0));
@property (nonatomic) BOOL hidesBarsOnSwipe API_AVAILABLE(ios(8.0));
@end
API_AVAILABLE(ios(13.0))
@interface UIHostingController : UIViewController
- (instancetype)initWithRootView:(id)rootView;
@property (nonatomic, strong) id rootView;
@end
API_AVAILABLE(ios(18.0))
@interface UITab : NSObject
- (instancetype)initWithTitle:(NSString *)title image:(nullable UIImage *)image identifier:(NSString *)identifier viewControllerProvider:(UIViewController * (^ _Nullable)(__kindof UITab *tab))provider;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy, nullable) UIImage *image;
@property (nonatomic, readonly) NSString *identifier;
@property (nonatomic, readonly, nullable) UIViewController *viewController;
@end
@interface UITabBarController : UIViewController <UITabBarDelegate>
- (instancetype)initWithTabs:(NSArray<UITab *> *)tabs API_AVAILABLE(ios(18.0));
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nullable, nonatomic, assign) __kindof UIViewController *selectedViewController;
@property (nonatomic) NSUInteger selectedIndex;
@property (nullable, nonatomic, weak) id<UITabBarControllerDelegate> delegate;
- (void)setViewControllers:(nullable NSArray<__kindof UIViewController *> *)viewControllers animated:(BOOL)animated;
@property (nonatomic, readonly) UITabBar *tabBar;
@property (nonatomic, readonly) UINavigationController *moreNavigationController;
@property (nonatomic, copy) NSArray<__kindof UITab *> *tabs API_AVAILABLE(ios(18.0));
@property (nullable, nonatomic, strong) __kindof UITab *selectedTab API_AVAILABLE(ios(18.0));
- (void)setTabs:(NSArray<__kindof UITab *> *)tabs animated:(BOOL)animated API_AVAILABLE(ios(18.0));
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *customizableViewControllers;
@property (nonatomic, getter=isTabBarHidden) BOOL tabBarHidden API_AVAILABLE(ios(18.0));
- (void)setTabBarHidden:(BOOL)hidden animated:(BOOL)animated API_AVAILABLE(ios(18.0));
@end
API_AVAILABLE(ios(5.0))
@interface UIPageViewController : UIViewController
- (instancetype)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style navigationOrientation:(UIPageViewControllerNavigationOrientation)navigationOrientation options:(nullable NSDictionary<NSString *, id> *)options;
@property (nullable, nonatomic, weak) id<UIPageViewControllerDelegate> delegate;
@property (nullable, nonatomic, weak) id<UIPageViewControllerDataSource> dataSource;
@property (nonatomic, readonly) UIPageViewControllerTransitionStyle transitionStyle;
@property (nonatomic, readonly) UIPageViewControllerNavigationOrientation navigationOrientation;
@property (nonatomic, getter=isDoubleSided) BOOL doubleSided;
@property (nullable, nonatomic, readonly) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<UIViewController *> *)viewControllers direction:(UIPageViewControllerNavigationDirection)direction animated:(BOOL)animated completion:(void (^ _Nullable)(BOOL finished))completion;
@end
API_AVAILABLE(ios(3.2))
@interface UISplitViewController : UIViewController
- (instancetype)initWithStyle:(UISplitViewControllerStyle)style API_AVAILABLE(ios(14.0));
@property (nonatomic, readonly) UISplitViewControllerStyle style API_AVAILABLE(ios(14.0));
- (void)setViewController:(nullable UIViewController *)vc forColumn:(UISplitViewControllerColumn)column NS_SWIFT_NAME(setViewController(_:for:)) API_AVAILABLE(ios(14.0));
- (nullable __kindof UIViewController *)viewControllerForColumn:(UISplitViewControllerColumn)column NS_SWIFT_NAME(viewController(for:)) API_AVAILABLE(ios(14.0));
- (void)showColumn:(UISplitViewControllerColumn)column NS_SWIFT_NAME(show(_:)) API_AVAILABLE(ios(14.0));
- (void)hideColumn:(UISplitViewControllerColumn)column NS_SWIFT_NAME(hide(_:)) API_AVAILABLE(ios(14.0));
@property (nonatomic) UISplitViewControllerSplitBehavior preferredSplitBehavior API_AVAILABLE(ios(14.0));
@property (nonatomic) CGFloat preferredPrimaryColumnWidthFraction API_AVAILABLE(ios(8.0));
@property (nonatomic) CGFloat minimumPrimaryColumnWidth API_AVAILABLE(ios(8.0));
@property (nonatomic) CGFloat maximumPrimaryColumnWidth API_AVAILABLE(ios(8.0));
@property (nonatomic) BOOL showsSecondaryOnlyButton API_AVAILABLE(ios(14.0));
@property (nullable, nonatomic, weak) id<UISplitViewControllerDelegate> delegate;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nonatomic) BOOL presentsWithGesture API_AVAILABLE(ios(5.1));
@property (nonatomic, readonly, getter=isCollapsed) BOOL collapsed API_AVAILABLE(ios(8.0));
@property (nonatomic) UISplitViewControllerDisplayMode preferredDisplayMode API_AVAILABLE(ios(8.0));
@property (nonatomic, readonly) UISplitViewControllerDisplayMode displayMode API_AVAILABLE(ios(8.0));
@end
API_AVAILABLE(ios(7.0))
@interface UIPercentDrivenInteractiveTransition : NSObject <UIViewControllerInteractiveTransitioning>
@property (readonly) CGFloat duration;
@property (readonly) CGFloat percentComplete;
@property (nonatomic) CGFloat completionSpeed;
@property (nonatomic) UIViewAnimationCurve completionCurve;
@property (nonatomic) BOOL wantsInteractiveStart API_AVAILABLE(ios(10.0));
- (void)updateInteractiveTransition:(CGFloat)percentComplete NS_SWIFT_NAME(update(_:));
- (void)finishInteractiveTransition NS_SWIFT_NAME(finish());
- (void)cancelInteractiveTransition NS_SWIFT_NAME(cancel());
@end
API_AVAILABLE(ios(8.0))
@interface UIPresentationController : NSObject
- (instancetype)initWithPresentedViewController:(UIViewController *)presentedViewController presentingViewController:(nullable UIViewController *)presentingViewController NS_SWIFT_NAME(init(presentedViewController:presenting:));
@property (nullable, nonatomic, readonly, strong) UIView *containerView;
@property (nullable, nonatomic, readonly) UIView *presentedView;
@property (nonatomic, readonly) CGRect frameOfPresentedViewInContainerView;
@property (nonatomic, readonly) BOOL shouldRemovePresentersView;
- (void)containerViewWillLayoutSubviews;
- (void)containerViewDidLayoutSubviews;
- (void)presentationTransitionWillBegin;
- (void)presentationTransitionDidEnd:(BOOL)completed NS_SWIFT_NAME(presentationTransitionDidEnd(_:));
- (void)dismissalTransitionWillBegin;
- (void)dismissalTransitionDidEnd:(BOOL)completed NS_SWIFT_NAME(dismissalTransitionDidEnd(_:));
@property (nonatomic, strong, readonly) UIViewController *presentingViewController NS_SWIFT_NAME(presentingViewController);
@property (nonatomic, strong, readonly) UIViewController *presentedViewController NS_SWIFT_NAME(presentedViewController);
@property (nonatomic, weak, nullable) id<UIAdaptivePresentationControllerDelegate> delegate;
@end
API_AVAILABLE(ios(18.0))
@interface UIZoomTransitionSourceViewProviderContext : NSObject
@property (nonatomic, strong, readonly) UIViewController *sourceViewController;
@property (nonatomic, strong, readonly) UIViewController *zoomedViewController;
@end
API_AVAILABLE(ios(18.0)) NS_SWIFT_NAME(UIViewController.Transition.ZoomOptions)
@interface UIZoomTransitionOptions : NSObject
@property (nonatomic, copy, nullable) UIColor *dimmingColor;
@end
NOT_SIMULATED(ios(18.0), UIZoomTransitionOptions.interactiveDismissShouldBegin, UIZoomTransitionOptions.alignmentRectProvider, UIZoomTransitionOptions.dimmingVisualEffect)
API_AVAILABLE(ios(18.0)) NS_SWIFT_NAME(UIViewController.Transition)
@interface UIViewControllerTransition : NSObject
+ (instancetype)zoomWithOptions:(nullable UIZoomTransitionOptions *)options sourceViewProvider:(UIView *_Nullable (^)(UIZoomTransitionSourceViewProviderContext *context))sourceViewProvider NS_SWIFT_NAME(zoom(options:sourceViewProvider:)) SWIFT_DEFAULTS(all);
+ (instancetype)coverVerticalTransition NS_SWIFT_NAME(coverVertical());
+ (instancetype)flipHorizontalTransition NS_SWIFT_NAME(flipHorizontal());
+ (instancetype)crossDissolveTransition NS_SWIFT_NAME(crossDissolve());
+ (instancetype)partialCurlTransition NS_SWIFT_NAME(partialCurl());
@end
// A protocol on a device, of which this is the one object that conforms.
API_AVAILABLE(ios(16.0))
@interface UISheetPresentationControllerDetentResolutionContext : NSObject
@property (nonatomic, readonly) UITraitCollection *containerTraitCollection;
@property (nonatomic, readonly) CGFloat maximumDetentValue;
@end
API_AVAILABLE(ios(15.0)) NS_SWIFT_NAME(UISheetPresentationController.Detent)
@interface UISheetPresentationControllerDetent : NSObject
+ (instancetype)mediumDetent NS_SWIFT_NAME(medium());
+ (instancetype)largeDetent NS_SWIFT_NAME(large());
+ (instancetype)customDetentWithIdentifier:(nullable UISheetPresentationControllerDetentIdentifier)identifier resolver:(CGFloat (^)(UISheetPresentationControllerDetentResolutionContext *context))resolver NS_SWIFT_NAME(custom(identifier:resolver:)) SWIFT_DEFAULTS(all) API_AVAILABLE(ios(16.0));
@property (nonatomic, readonly, copy) UISheetPresentationControllerDetentIdentifier identifier API_AVAILABLE(ios(16.0));
- (CGFloat)resolvedValueInContext:(UISheetPresentationControllerDetentResolutionContext *)context NS_SWIFT_NAME(resolvedValue(in:)) API_AVAILABLE(ios(16.0));
@end
API_AVAILABLE(ios(15.0))
@interface UISheetPresentationController : UIPresentationController
@property (nonatomic, weak, nullable) id<UISheetPresentationControllerDelegate> delegate;
@property (nonatomic, copy) NSArray<UISheetPresentationControllerDetent *> *detents;
@property (nonatomic, copy, nullable) UISheetPresentationControllerDetentIdentifier selectedDetentIdentifier;
@property (nonatomic, copy, nullable) UISheetPresentationControllerDetentIdentifier largestUndimmedDetentIdentifier;
@property (nonatomic) BOOL prefersGrabberVisible;
@property (nonatomic) BOOL prefersScrollingExpandsWhenScrolledToEdge;
@property (nonatomic) BOOL prefersEdgeAttachedInCompactHeight;
@property (nonatomic) CGFloat preferredCornerRadius;
- (void)animateChanges:(void (^)(void))changes NS_SWIFT_NAME(animateChanges(_:));
- (void)invalidateDetents API_AVAILABLE(ios(16.0));
@end
API_AVAILABLE(ios(8.0))
@interface UIPopoverPresentationController : UIPresentationController
@property (nonatomic, weak, nullable) id<UIPopoverPresentationControllerDelegate> delegate;
@property (nullable, nonatomic, strong) UIView *sourceView;
@property (nonatomic, assign) CGRect sourceRect;
@property (nullable, nonatomic, strong) UIBarButtonItem *barButtonItem;
@property (nonatomic, assign) UIPopoverArrowDirection permittedArrowDirections;
@end
API_AVAILABLE(ios(5.0))
@interface UIStoryboard : NSObject
+ (UIStoryboard *)storyboardWithName:(NSString *)name bundle:(nullable NSBundle *)storyboardBundleOrNil;
- (nullable __kindof UIViewController *)instantiateInitialViewController;
- (__kindof UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier;
- (nullable __kindof UIViewController *)instantiateInitialViewControllerWithCreator:(UIViewController *_Nullable (^ _Nullable)(NSCoder *coder))block NS_SWIFT_NAME(instantiateInitialViewController(creator:)) API_AVAILABLE(ios(13.0));
- (__kindof UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier creator:(UIViewController *_Nullable (^ _Nullable)(NSCoder *coder))block NS_SWIFT_NAME(instantiateViewController(identifier:creator:)) API_AVAILABLE(ios(13.0));
@end
API_AVAILABLE(ios(5.0))
@interface UIStoryboardSegue : NSObject
- (instancetype)initWithIdentifier:(nullable NSString *)identifier source:(UIViewController *)source destination:(UIViewController *)destination;
@property (nullable, nonatomic, copy, readonly) NSString *identifier;
@property (nonatomic, readonly, strong) __kindof UIViewController *sourceViewController NS_SWIFT_NAME(source);
@property (nonatomic, readonly, strong) __kindof UIViewController *destinationViewController NS_SWIFT_NAME(destination);
- (void)perform;
@end

// MARK: - UIKit: declared, and little more
@interface UITabBarItem : UIBarItem
- (instancetype)initWithTitle:(nullable NSString *)title image:(nullable UIImage *)image tag:(NSInteger)tag;
- (instancetype)initWithTitle:(nullable NSString *)title image:(nullable UIImage *)image selectedImage:(nullable UIImage *)selectedImage API_AVAILABLE(ios(7.0));
- (instancetype)initWithTabBarSystemItem:(UITabBarSystemItem)systemItem tag:(NSInteger)tag;
@property (nullable, nonatomic, copy) NSString *badgeValue;
@property (nullable, nonatomic, strong) UIImage *selectedImage API_AVAILABLE(ios(7.0));
@property (nullable, nonatomic, copy) UIColor *badgeColor API_AVAILABLE(ios(10.0));
- (void)setBadgeTextAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)textAttributes forState:(UIControlState)state NS_SWIFT_NAME(setBadgeTextAttributes(_:for:)) API_AVAILABLE(ios(10.0));
@end
@interface UITabBar : UIView
@property (nullable, nonatomic, weak) id<UITabBarDelegate> delegate;
@property (nullable, nonatomic, copy) NSArray<UITabBarItem *> *items;
- (void)setItems:(nullable NSArray<UITabBarItem *> *)items animated:(BOOL)animated;
@property (nullable, nonatomic, weak) UITabBarItem *selectedItem;
@property (nonatomic, getter=isTranslucent) BOOL translucent API_AVAILABLE(ios(7.0));
@property (nonatomic) UIBarStyle barStyle API_AVAILABLE(ios(7.0));
@property (nullable, nonatomic, strong) UIColor *barTintColor API_AVAILABLE(ios(7.0));
@property (nullable, nonatomic, strong) UIImage *backgroundImage API_AVAILABLE(ios(5.0));
@end
@interface UINavigationBar : UIView
@property (nonatomic) UIBarStyle barStyle;
@property (nonatomic, getter=isTranslucent) BOOL translucent API_AVAILABLE(ios(3.0));
@property (nullable, nonatomic, strong) UIColor *barTintColor API_AVAILABLE(ios(7.0));
@property (nullable, nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes API_AVAILABLE(ios(5.0));
@property (nullable, nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *largeTitleTextAttributes API_AVAILABLE(ios(11.0));
@property (nonatomic) BOOL prefersLargeTitles API_AVAILABLE(ios(11.0));
@property (nullable, nonatomic, strong) UIImage *shadowImage API_AVAILABLE(ios(6.0));
@property (nullable, nonatomic, strong) UIImage *backIndicatorImage API_AVAILABLE(ios(7.0));
@property (nullable, nonatomic, readonly, strong) UINavigationItem *topItem;
@property (nullable, nonatomic, readonly, strong) UINavigationItem *backItem;
@property (nullable, nonatomic, weak) id<UINavigationBarDelegate> delegate;
@property (nullable, nonatomic, copy) NSArray<UINavigationItem *> *items;
- (void)setItems:(nullable NSArray<UINavigationItem *> *)items animated:(BOOL)animated;
- (nullable UINavigationItem *)popNavigationItemAnimated:(BOOL)animated NS_SWIFT_NAME(popItem(animated:));
- (void)pushNavigationItem:(UINavigationItem *)item animated:(BOOL)animated NS_SWIFT_NAME(pushItem(_:animated:));
- (void)setBackgroundImage:(nullable UIImage *)backgroundImage forBarMetrics:(UIBarMetrics)barMetrics NS_SWIFT_NAME(setBackgroundImage(_:for:)) API_AVAILABLE(ios(5.0));
- (nullable UIImage *)backgroundImageForBarMetrics:(UIBarMetrics)barMetrics NS_SWIFT_NAME(backgroundImage(for:)) API_AVAILABLE(ios(5.0));
@end
API_DEPRECATED("UIAlertView is deprecated. Use UIAlertController with a preferredStyle of UIAlertControllerStyleAlert instead", ios(2.0, 9.0))
@interface UIAlertView : UIView
- (instancetype)initWithTitle:(nullable NSString *)title message:(nullable NSString *)message delegate:(nullable id)delegate cancelButtonTitle:(nullable NSString *)cancelButtonTitle otherButtonTitles:(nullable NSString *)otherButtonTitles, ...;
+ (instancetype)_alertViewWithTitle:(nullable NSString *)title message:(nullable NSString *)message delegate:(nullable id)delegate cancelButtonTitle:(nullable NSString *)cancelButtonTitle NS_SWIFT_NAME(init(title:message:delegate:cancelButtonTitle:));
@property (nullable, nonatomic, weak) id<UIAlertViewDelegate> delegate;
@property (nonatomic, copy) NSString *title;
@property (nullable, nonatomic, copy) NSString *message;
@property (nonatomic, readonly) NSInteger numberOfButtons;
@property (nonatomic) NSInteger cancelButtonIndex;
@property (nonatomic, readonly) NSInteger firstOtherButtonIndex;
@property (nonatomic, readonly, getter=isVisible) BOOL visible;
@property (nonatomic) UIAlertViewStyle alertViewStyle API_AVAILABLE(ios(5.0));
- (NSInteger)addButtonWithTitle:(nullable NSString *)title NS_SWIFT_NAME(addButton(withTitle:));
- (nullable NSString *)buttonTitleAtIndex:(NSInteger)buttonIndex NS_SWIFT_NAME(buttonTitle(at:));
- (nullable UITextField *)textFieldAtIndex:(NSInteger)textFieldIndex NS_SWIFT_NAME(textField(at:)) API_AVAILABLE(ios(5.0));
- (void)show;
- (void)dismissWithClickedButtonIndex:(NSInteger)buttonIndex animated:(BOOL)animated NS_SWIFT_NAME(dismiss(withClickedButtonIndex:animated:));
@end
API_DEPRECATED("UIActionSheet is deprecated. Use UIAlertController with a preferredStyle of UIAlertControllerStyleActionSheet instead", ios(2.0, 8.3))
@interface UIActionSheet : UIView
- (instancetype)initWithTitle:(nullable NSString *)title delegate:(nullable id<UIActionSheetDelegate>)delegate cancelButtonTitle:(nullable NSString *)cancelButtonTitle destructiveButtonTitle:(nullable NSString *)destructiveButtonTitle otherButtonTitles:(nullable NSString *)otherButtonTitles, ...;
@property (nullable, nonatomic, weak) id<UIActionSheetDelegate> delegate;
@property (nonatomic, copy) NSString *title;
@property (nonatomic) UIActionSheetStyle actionSheetStyle;
@property (nonatomic, readonly) NSInteger numberOfButtons;
@property (nonatomic) NSInteger cancelButtonIndex;
@property (nonatomic) NSInteger destructiveButtonIndex;
@property (nonatomic, readonly) NSInteger firstOtherButtonIndex;
@property (nonatomic, readonly, getter=isVisible) BOOL visible;
- (NSInteger)addButtonWithTitle:(nullable NSString *)title NS_SWIFT_NAME(addButton(withTitle:));
- (nullable NSString *)buttonTitleAtIndex:(NSInteger)buttonIndex NS_SWIFT_NAME(buttonTitle(at:));
- (void)showInView:(UIView *)view NS_SWIFT_NAME(show(in:));
- (void)showFromTabBar:(UITabBar *)view NS_SWIFT_NAME(show(from:));
- (void)showFromToolbar:(UIToolbar *)view NS_SWIFT_NAME(show(from:));
- (void)showFromBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated NS_SWIFT_NAME(show(from:animated:)) API_AVAILABLE(ios(3.2));
- (void)showFromRect:(CGRect)rect inView:(UIView *)view animated:(BOOL)animated NS_SWIFT_NAME(show(from:in:animated:)) API_AVAILABLE(ios(3.2));
- (void)dismissWithClickedButtonIndex:(NSInteger)buttonIndex animated:(BOOL)animated NS_SWIFT_NAME(dismiss(withClickedButtonIndex:animated:));
@end
API_AVAILABLE(ios(8.0))
@interface UIAlertAction : NSObject <NSCopying>
+ (instancetype)actionWithTitle:(nullable NSString *)title style:(UIAlertActionStyle)style handler:(void (^ _Nullable)(UIAlertAction *action))handler NS_SWIFT_NAME(init(title:style:handler:));
@property (nullable, nonatomic, readonly) NSString *title;
@property (nonatomic, readonly) UIAlertActionStyle style;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end
API_AVAILABLE(ios(8.0))
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title message:(nullable NSString *)message preferredStyle:(UIAlertControllerStyle)preferredStyle NS_SWIFT_NAME(init(title:message:preferredStyle:));
- (void)addAction:(UIAlertAction *)action NS_SWIFT_NAME(addAction(_:));
- (void)addTextFieldWithConfigurationHandler:(void (^ _Nullable)(UITextField *textField))configurationHandler NS_SWIFT_NAME(addTextField(configurationHandler:));
@property (nonatomic, readonly) NSArray<UIAlertAction *> *actions;
@property (nullable, nonatomic, readonly) NSArray<UITextField *> *textFields;
@property (nullable, nonatomic, strong) UIAlertAction *preferredAction API_AVAILABLE(ios(9.0));
@property (nullable, nonatomic, copy) NSString *message;
@property (nonatomic, readonly) UIAlertControllerStyle preferredStyle;
@end
API_DEPRECATED("UIPopoverController is deprecated. Popovers are now implemented as UIViewController presentations.", ios(3.2, 9.0))
@interface UIPopoverController : NSObject
- (instancetype)initWithContentViewController:(UIViewController *)viewController;
@property (nullable, nonatomic, weak) id<UIPopoverControllerDelegate> delegate;
@property (nonatomic, strong) UIViewController *contentViewController;
@property (nonatomic) CGSize popoverContentSize;
@property (nonatomic, readonly, getter=isPopoverVisible) BOOL popoverVisible;
@property (nonatomic, readonly) UIPopoverArrowDirection popoverArrowDirection;
@property (nullable, nonatomic, copy) NSArray<__kindof UIView *> *passthroughViews;
- (void)setPopoverContentSize:(CGSize)size animated:(BOOL)animated NS_SWIFT_NAME(setContentSize(_:animated:));
- (void)presentPopoverFromRect:(CGRect)rect inView:(UIView *)view permittedArrowDirections:(UIPopoverArrowDirection)arrowDirections animated:(BOOL)animated NS_SWIFT_NAME(present(from:in:permittedArrowDirections:animated:));
- (void)presentPopoverFromBarButtonItem:(UIBarButtonItem *)item permittedArrowDirections:(UIPopoverArrowDirection)arrowDirections animated:(BOOL)animated NS_SWIFT_NAME(present(from:permittedArrowDirections:animated:));
- (void)dismissPopoverAnimated:(BOOL)animated NS_SWIFT_NAME(dismiss(animated:));
@end
API_AVAILABLE(ios(8.0))
@interface UISearchController : UIViewController
- (instancetype)initWithSearchResultsController:(nullable UIViewController *)searchResultsController;
@property (nullable, nonatomic, weak) id<UISearchResultsUpdating> searchResultsUpdater;
@property (nullable, nonatomic, weak) id<UISearchControllerDelegate> delegate;
@property (nonatomic, getter=isActive) BOOL active;
@property (nonatomic) BOOL dimsBackgroundDuringPresentation API_DEPRECATED("", ios(8.0, 12.0));
@property (nonatomic) BOOL obscuresBackgroundDuringPresentation API_AVAILABLE(ios(9.1));
@property (nonatomic) BOOL hidesNavigationBarDuringPresentation;
@property (nullable, nonatomic, readonly, strong) UIViewController *searchResultsController;
@property (nonatomic, readonly, strong) UISearchBar *searchBar;
@end
API_DEPRECATED("UISearchDisplayController has been replaced with UISearchController", ios(3.0, 8.0))
@interface UISearchDisplayController : NSObject
- (instancetype)initWithSearchBar:(UISearchBar *)searchBar contentsController:(UIViewController *)viewController;
@property (nullable, nonatomic, assign) id delegate;
@property (nonatomic, getter=isActive) BOOL active;
@property (nonatomic, readonly) UISearchBar *searchBar;
@property (nonatomic, readonly) UIViewController *searchContentsController;
@property (nonatomic, readonly) UITableView *searchResultsTableView;
@property (nullable, nonatomic, assign) id<UITableViewDataSource> searchResultsDataSource;
@property (nullable, nonatomic, assign) id<UITableViewDelegate> searchResultsDelegate;
- (void)setActive:(BOOL)visible animated:(BOOL)animated;
@end
@interface UIImagePickerController : UINavigationController
+ (BOOL)isSourceTypeAvailable:(UIImagePickerControllerSourceType)sourceType NS_SWIFT_NAME(isSourceTypeAvailable(_:));
@property (nonatomic) UIImagePickerControllerSourceType sourceType;
@property (nonatomic, copy) NSArray<NSString *> *mediaTypes;
@property (nonatomic) BOOL allowsEditing API_AVAILABLE(ios(3.1));
@end
API_AVAILABLE(ios(6.0))
@interface UIActivityViewController : UIViewController
- (instancetype)initWithActivityItems:(NSArray *)activityItems applicationActivities:(nullable NSArray *)applicationActivities;
@property (nullable, nonatomic, copy) NSArray<NSString *> *excludedActivityTypes;
@end
API_AVAILABLE(ios(4.0))
@interface UINib : NSObject
+ (UINib *)nibWithNibName:(NSString *)name bundle:(nullable NSBundle *)bundleOrNil NS_SWIFT_NAME(init(nibName:bundle:));
- (NSArray *)instantiateWithOwner:(nullable id)ownerOrNil options:(nullable NSDictionary<NSString *, id> *)optionsOrNil NS_SWIFT_NAME(instantiate(withOwner:options:));
@end
API_AVAILABLE(ios(6.0))
@interface UITableViewHeaderFooterView : UIView
- (instancetype)initWithReuseIdentifier:(nullable NSString *)reuseIdentifier;
@property (nonatomic, readonly, strong, nullable) UILabel *textLabel;
@property (nonatomic, readonly, strong, nullable) UILabel *detailTextLabel;
@property (nonatomic, readonly, strong) UIView *contentView;
@property (nonatomic, strong, nullable) UIView *backgroundView;
@property (nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
- (void)prepareForReuse;
@end
API_AVAILABLE(ios(6.0))
@interface UICollectionReusableView : UIView
@property (nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
- (void)prepareForReuse;
@end
API_AVAILABLE(ios(6.0))
@interface UICollectionViewCell : UICollectionReusableView
@property (nonatomic, readonly) UIView *contentView;
@property (nonatomic) BOOL automaticallyUpdatesContentConfiguration API_AVAILABLE(ios(14.0));
@property (nonatomic, readonly) UICellConfigurationState *configurationState API_AVAILABLE(ios(14.0));
- (void)setNeedsUpdateConfiguration API_AVAILABLE(ios(14.0));
- (void)updateConfigurationUsingState:(UICellConfigurationState *)state NS_SWIFT_NAME(updateConfiguration(using:)) API_AVAILABLE(ios(14.0));
@property (nonatomic, copy, nullable) void (^configurationUpdateHandler)(__kindof UICollectionViewCell *cell, UICellConfigurationState *state) API_AVAILABLE(ios(15.0));
@property (nonatomic, copy, nullable) id<UIContentConfiguration> contentConfiguration API_AVAILABLE(ios(14.0));
@property (nonatomic, copy, nullable) UIBackgroundConfiguration *backgroundConfiguration API_AVAILABLE(ios(14.0));
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, strong, nullable) UIView *backgroundView;
@property (nonatomic, strong, nullable) UIView *selectedBackgroundView;
@end
API_AVAILABLE(ios(14.0))
@interface UICellAccessory : NSObject
@property (nonatomic) CGFloat reservedLayoutWidth;
@property (nonatomic, strong, nullable) UIColor *tintColor;
@property (nonatomic, getter=isHidden) BOOL hidden;
@end
API_AVAILABLE(ios(14.0))
@interface UICollectionViewListCell : UICollectionViewCell
- (UIListContentConfiguration *)defaultContentConfiguration;
@property (nonatomic) NSInteger indentationLevel;
@property (nonatomic) CGFloat indentationWidth;
@property (nonatomic) BOOL indentsAccessories;
@property (nonatomic, copy) NSArray<UICellAccessory *> *accessories;
@end
API_AVAILABLE(ios(6.0))
@interface UICollectionViewLayoutAttributes : NSObject <NSCopying>
+ (instancetype)layoutAttributesForCellWithIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(init(forCellWith:));
+ (instancetype)layoutAttributesForSupplementaryViewOfKind:(NSString *)elementKind withIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(init(forSupplementaryViewOfKind:with:));
@property (nonatomic) CGRect frame;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGSize size;
@property (nonatomic) CGFloat alpha;
@property (nonatomic) NSInteger zIndex;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) CGAffineTransform transform API_AVAILABLE(ios(7.0));
@property (nonatomic, strong) NSIndexPath *indexPath;
@property (nonatomic, copy, nullable) NSString *representedElementKind;
@end
API_AVAILABLE(ios(6.0))
@interface UICollectionViewLayout : NSObject
@property (nullable, nonatomic, readonly) UICollectionView *collectionView;
- (void)invalidateLayout;
- (void)prepareLayout NS_SWIFT_NAME(prepare());
@property (nonatomic, readonly) CGSize collectionViewContentSize;
- (nullable NSArray<UICollectionViewLayoutAttributes *> *)layoutAttributesForElementsInRect:(CGRect)rect NS_SWIFT_NAME(layoutAttributesForElements(in:));
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(layoutAttributesForItem(at:));
- (BOOL)shouldInvalidateLayoutForBoundsChange:(CGRect)newBounds NS_SWIFT_NAME(shouldInvalidateLayout(forBoundsChange:));
@end
API_AVAILABLE(ios(6.0))
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@property (nonatomic) CGFloat minimumLineSpacing;
@property (nonatomic) CGFloat minimumInteritemSpacing;
@property (nonatomic) CGSize itemSize;
@property (nonatomic) CGSize estimatedItemSize API_AVAILABLE(ios(8.0));
@property (nonatomic) UICollectionViewScrollDirection scrollDirection;
@property (nonatomic) CGSize headerReferenceSize;
@property (nonatomic) CGSize footerReferenceSize;
@property (nonatomic) UIEdgeInsets sectionInset;
@end
API_AVAILABLE(ios(13.0))
@interface NSCollectionLayoutDimension : NSObject <NSCopying>
+ (instancetype)fractionalWidthDimension:(CGFloat)fractionalWidth NS_SWIFT_NAME(fractionalWidth(_:));
+ (instancetype)fractionalHeightDimension:(CGFloat)fractionalHeight NS_SWIFT_NAME(fractionalHeight(_:));
+ (instancetype)absoluteDimension:(CGFloat)absoluteDimension NS_SWIFT_NAME(absolute(_:));
+ (instancetype)estimatedDimension:(CGFloat)estimatedDimension NS_SWIFT_NAME(estimated(_:));
@property (nonatomic, readonly) BOOL isFractionalWidth;
@property (nonatomic, readonly) BOOL isFractionalHeight;
@property (nonatomic, readonly) BOOL isAbsolute;
@property (nonatomic, readonly) BOOL isEstimated;
@property (nonatomic, readonly) CGFloat dimension;
@end
API_AVAILABLE(ios(13.0))
@interface NSCollectionLayoutSize : NSObject <NSCopying>
+ (instancetype)sizeWithWidthDimension:(NSCollectionLayoutDimension *)width heightDimension:(NSCollectionLayoutDimension *)height NS_SWIFT_NAME(init(widthDimension:heightDimension:));
@property (nonatomic, readonly) NSCollectionLayoutDimension *widthDimension;
@property (nonatomic, readonly) NSCollectionLayoutDimension *heightDimension;
@end
API_AVAILABLE(ios(13.0))
@interface NSCollectionLayoutSpacing : NSObject <NSCopying>
+ (instancetype)fixedSpacing:(CGFloat)fixedSpacing NS_SWIFT_NAME(fixed(_:));
+ (instancetype)flexibleSpacing:(CGFloat)flexibleSpacing NS_SWIFT_NAME(flexible(_:));
@property (nonatomic, readonly) CGFloat spacing;
@property (nonatomic, readonly) BOOL isFixedSpacing;
@end
API_AVAILABLE(ios(13.0))
@interface NSCollectionLayoutItem : NSObject <NSCopying>
+ (instancetype)itemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize NS_SWIFT_NAME(init(layoutSize:));
+ (instancetype)itemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize supplementaryItems:(NSArray *)supplementaryItems NS_SWIFT_NAME(init(layoutSize:supplementaryItems:));
@property (nonatomic) NSDirectionalEdgeInsets contentInsets;
@property (nonatomic, readonly) NSCollectionLayoutSize *layoutSize;
@property (nonatomic, readonly) NSArray *supplementaryItems;
@end
API_AVAILABLE(ios(13.0))
@interface NSCollectionLayoutGroup : NSCollectionLayoutItem <NSCopying>
+ (NSCollectionLayoutGroup *)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize subitem:(NSCollectionLayoutItem *)subitem count:(NSInteger)count NS_SWIFT_NAME(horizontal(layoutSize:subitem:count:));
+ (NSCollectionLayoutGroup *)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize subitems:(NSArray<NSCollectionLayoutItem *> *)subitems NS_SWIFT_NAME(horizontal(layoutSize:subitems:));
+ (NSCollectionLayoutGroup *)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize repeatingSubitem:(NSCollectionLayoutItem *)subitem count:(NSInteger)count NS_SWIFT_NAME(horizontal(layoutSize:repeatingSubitem:count:)) API_AVAILABLE(ios(16.0));
+ (NSCollectionLayoutGroup *)verticalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize subitem:(NSCollectionLayoutItem *)subitem count:(NSInteger)count NS_SWIFT_NAME(vertical(layoutSize:subitem:count:));
+ (NSCollectionLayoutGroup *)verticalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize subitems:(NSArray<NSCollectionLayoutItem *> *)subitems NS_SWIFT_NAME(vertical(layoutSize:subitems:));
+ (NSCollectionLayoutGroup *)verticalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize repeatingSubitem:(NSCollectionLayoutItem *)subitem count:(NSInteger)count NS_SWIFT_NAME(vertical(layoutSize:repeatingSubitem:count:)) API_AVAILABLE(ios(16.0));
@property (nonatomic, readonly) NSArray<NSCollectionLayoutItem *> *subitems;
@property (nonatomic, copy, nullable) NSCollectionLayoutSpacing *interItemSpacing;
@end
typedef NS_ENUM(NSInteger, NSRectAlignment) { NSRectAlignmentNone, NSRectAlignmentTop, NSRectAlignmentTopLeading, NSRectAlignmentLeading, NSRectAlignmentBottomLeading, NSRectAlignmentBottom, NSRectAlignmentBottomTrailing, NSRectAlignmentTrailing, NSRectAlignmentTopTrailing } API_AVAILABLE(ios(13.0));
API_AVAILABLE(ios(13.0))
@interface NSCollectionLayoutSupplementaryItem : NSCollectionLayoutItem <NSCopying>
@property (nonatomic, readonly) NSString *elementKind;
@property (nonatomic) NSInteger zIndex;
@end
API_AVAILABLE(ios(13.0))
@interface NSCollectionLayoutBoundarySupplementaryItem : NSCollectionLayoutSupplementaryItem <NSCopying>
+ (instancetype)boundarySupplementaryItemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize elementKind:(NSString *)elementKind alignment:(NSRectAlignment)alignment NS_SWIFT_NAME(init(layoutSize:elementKind:alignment:));
+ (instancetype)boundarySupplementaryItemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize elementKind:(NSString *)elementKind alignment:(NSRectAlignment)alignment absoluteOffset:(CGPoint)absoluteOffset NS_SWIFT_NAME(init(layoutSize:elementKind:alignment:absoluteOffset:));
@property (nonatomic) BOOL extendsBoundary;
@property (nonatomic) BOOL pinToVisibleBounds;
@property (nonatomic, readonly) NSRectAlignment alignment;
@property (nonatomic, readonly) CGPoint offset;
@end
typedef NS_ENUM(NSInteger, UICollectionLayoutListAppearance) { UICollectionLayoutListAppearancePlain, UICollectionLayoutListAppearanceGrouped, UICollectionLayoutListAppearanceInsetGrouped, UICollectionLayoutListAppearanceSidebar, UICollectionLayoutListAppearanceSidebarPlain } NS_SWIFT_NAME(UICollectionLayoutListConfiguration.Appearance) API_AVAILABLE(ios(14.0));
typedef NS_ENUM(NSInteger, UICollectionLayoutListHeaderMode) { UICollectionLayoutListHeaderModeNone, UICollectionLayoutListHeaderModeSupplementary, UICollectionLayoutListHeaderModeFirstItemInSection } NS_SWIFT_NAME(UICollectionLayoutListConfiguration.HeaderMode) API_AVAILABLE(ios(14.0));
typedef NS_ENUM(NSInteger, UICollectionLayoutListFooterMode) { UICollectionLayoutListFooterModeNone, UICollectionLayoutListFooterModeSupplementary } NS_SWIFT_NAME(UICollectionLayoutListConfiguration.FooterMode) API_AVAILABLE(ios(14.0));
API_AVAILABLE(ios(14.0))
@interface UICollectionLayoutListConfiguration : NSObject <NSCopying>
- (instancetype)initWithAppearance:(UICollectionLayoutListAppearance)appearance;
@property (nonatomic, readonly) UICollectionLayoutListAppearance appearance;
@property (nonatomic) BOOL showsSeparators;
@property (nonatomic, copy, nullable) UIColor *backgroundColor;
@property (nonatomic, copy, nullable) UISwipeActionsConfiguration *_Nullable (^leadingSwipeActionsConfigurationProvider)(NSIndexPath *indexPath);
@property (nonatomic, copy, nullable) UISwipeActionsConfiguration *_Nullable (^trailingSwipeActionsConfigurationProvider)(NSIndexPath *indexPath);
@property (nonatomic) UICollectionLayoutListHeaderMode headerMode;
@property (nonatomic) UICollectionLayoutListFooterMode footerMode;
@property (nonatomic) CGFloat headerTopPadding API_AVAILABLE(ios(15.0));
@end
@protocol NSCollectionLayoutEnvironment;
typedef NS_ENUM(NSInteger, UICollectionLayoutSectionOrthogonalScrollingBehavior) { UICollectionLayoutSectionOrthogonalScrollingBehaviorNone, UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuous, UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuousGroupLeadingBoundary, UICollectionLayoutSectionOrthogonalScrollingBehaviorPaging, UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPaging, UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPagingCentered };
API_AVAILABLE(ios(13.0))
@interface NSCollectionLayoutSection : NSObject <NSCopying>
+ (instancetype)sectionWithGroup:(NSCollectionLayoutGroup *)group NS_SWIFT_NAME(init(group:));
+ (instancetype)sectionWithListConfiguration:(UICollectionLayoutListConfiguration *)configuration layoutEnvironment:(id<NSCollectionLayoutEnvironment>)layoutEnvironment NS_SWIFT_NAME(list(using:layoutEnvironment:)) API_AVAILABLE(ios(14.0));
@property (nonatomic) NSDirectionalEdgeInsets contentInsets;
@property (nonatomic) CGFloat interGroupSpacing;
@property (nonatomic) UICollectionLayoutSectionOrthogonalScrollingBehavior orthogonalScrollingBehavior;
@property (nonatomic, copy) NSArray<NSCollectionLayoutBoundarySupplementaryItem *> *boundarySupplementaryItems;
@property (nonatomic) BOOL supplementariesFollowContentInsets API_DEPRECATED("", ios(13.0, 16.0));
@property (nonatomic, copy) NSArray *decorationItems;
@property (nonatomic, copy, nullable) void (^visibleItemsInvalidationHandler)(NSArray *visibleItems, CGPoint contentOffset, id<NSCollectionLayoutEnvironment> layoutEnvironment);
@end
API_AVAILABLE(ios(13.0))
@protocol NSCollectionLayoutContainer <NSObject>
@property (nonatomic, readonly) CGSize contentSize;
@property (nonatomic, readonly) CGSize effectiveContentSize;
@end
API_AVAILABLE(ios(13.0))
@protocol NSCollectionLayoutEnvironment <NSObject>
@property (nonatomic, readonly) id<NSCollectionLayoutContainer> container;
@property (nonatomic, readonly) UITraitCollection *traitCollection;
@end
API_AVAILABLE(ios(13.0))
@interface UICollectionViewCompositionalLayoutConfiguration : NSObject <NSCopying>
@property (nonatomic) UICollectionViewScrollDirection scrollDirection;
@property (nonatomic) CGFloat interSectionSpacing;
@property (nonatomic, copy) NSArray<NSCollectionLayoutBoundarySupplementaryItem *> *boundarySupplementaryItems;
@end
API_AVAILABLE(ios(13.0))
@interface UICollectionViewCompositionalLayout : UICollectionViewLayout
- (instancetype)initWithSection:(NSCollectionLayoutSection *)section NS_SWIFT_NAME(init(section:));
- (instancetype)initWithSection:(NSCollectionLayoutSection *)section configuration:(UICollectionViewCompositionalLayoutConfiguration *)configuration NS_SWIFT_NAME(init(section:configuration:));
- (instancetype)initWithSectionProvider:(NSCollectionLayoutSection *_Nullable (^)(NSInteger section, id<NSCollectionLayoutEnvironment> environment))sectionProvider NS_SWIFT_NAME(init(sectionProvider:));
- (instancetype)initWithSectionProvider:(NSCollectionLayoutSection *_Nullable (^)(NSInteger section, id<NSCollectionLayoutEnvironment> environment))sectionProvider configuration:(UICollectionViewCompositionalLayoutConfiguration *)configuration NS_SWIFT_NAME(init(sectionProvider:configuration:));
+ (instancetype)layoutWithListConfiguration:(UICollectionLayoutListConfiguration *)configuration NS_SWIFT_NAME(list(using:)) API_AVAILABLE(ios(14.0));
@property (nonatomic, copy) UICollectionViewCompositionalLayoutConfiguration *configuration;
@end
API_AVAILABLE(ios(6.0))
@interface UICollectionView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout *)layout;
@property (nonatomic, strong) UICollectionViewLayout *collectionViewLayout;
@property (nonatomic, weak, nullable) id<UICollectionViewDelegate> delegate;
@property (nonatomic, weak, nullable) id<UICollectionViewDataSource> dataSource;
@property (nonatomic, readonly) NSInteger numberOfSections;
@property (nonatomic, strong, nullable) UIView *backgroundView;
@property (nonatomic) BOOL allowsSelection;
@property (nonatomic) BOOL allowsMultipleSelection;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForSelectedItems;
@property (nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems;
- (void)selectItemAtIndexPath:(nullable NSIndexPath *)indexPath animated:(BOOL)animated scrollPosition:(UICollectionViewScrollPosition)scrollPosition NS_SWIFT_NAME(selectItem(at:animated:scrollPosition:));
- (void)deselectItemAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated NS_SWIFT_NAME(deselectItem(at:animated:));
@property (nonatomic, readonly) NSArray<__kindof UICollectionViewCell *> *visibleCells;
- (void)registerClass:(nullable Class)cellClass forCellWithReuseIdentifier:(NSString *)identifier NS_SWIFT_NAME(register(_:forCellWithReuseIdentifier:));
- (void)registerNib:(nullable UINib *)nib forCellWithReuseIdentifier:(NSString *)identifier NS_SWIFT_NAME(register(_:forCellWithReuseIdentifier:));
- (__kindof UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(dequeueReusableCell(withReuseIdentifier:for:));
- (void)reloadData;
- (NSInteger)numberOfItemsInSection:(NSInteger)section NS_SWIFT_NAME(numberOfItems(inSection:));
- (nullable UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(cellForItem(at:));
- (nullable NSIndexPath *)indexPathForCell:(UICollectionViewCell *)cell NS_SWIFT_NAME(indexPath(for:));
- (void)insertItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths NS_SWIFT_NAME(insertItems(at:));
- (void)deleteItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths NS_SWIFT_NAME(deleteItems(at:));
- (void)reloadItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths NS_SWIFT_NAME(reloadItems(at:));
- (void)performBatchUpdates:(void (^ _Nullable)(void))updates completion:(void (^ _Nullable)(BOOL finished))completion;
- (void)scrollToItemAtIndexPath:(NSIndexPath *)indexPath atScrollPosition:(UICollectionViewScrollPosition)scrollPosition animated:(BOOL)animated NS_SWIFT_NAME(scrollToItem(at:at:animated:));
- (void)insertSections:(NSIndexSet *)sections NS_SWIFT_NAME(insertSections(_:));
- (void)deleteSections:(NSIndexSet *)sections NS_SWIFT_NAME(deleteSections(_:));
- (void)reloadSections:(NSIndexSet *)sections NS_SWIFT_NAME(reloadSections(_:));
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection NS_SWIFT_NAME(moveSection(_:toSection:));
- (void)moveItemAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath NS_SWIFT_NAME(moveItem(at:to:));
- (void)registerNib:(nullable UINib *)nib forSupplementaryViewOfKind:(NSString *)kind withReuseIdentifier:(NSString *)identifier NS_SWIFT_NAME(register(_:forSupplementaryViewOfKind:withReuseIdentifier:));
- (void)registerClass:(nullable Class)viewClass forSupplementaryViewOfKind:(NSString *)elementKind withReuseIdentifier:(NSString *)identifier NS_SWIFT_NAME(register(_:forSupplementaryViewOfKind:withReuseIdentifier:));
- (nullable UICollectionReusableView *)supplementaryViewForElementKind:(NSString *)elementKind atIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(supplementaryView(forElementKind:at:)) API_AVAILABLE(ios(9.0));
- (NSArray<UICollectionReusableView *> *)visibleSupplementaryViewsOfKind:(NSString *)elementKind NS_SWIFT_NAME(visibleSupplementaryViews(ofKind:)) API_AVAILABLE(ios(9.0));
- (__kindof UICollectionReusableView *)dequeueReusableSupplementaryViewOfKind:(NSString *)elementKind withReuseIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:));
@end
API_AVAILABLE(ios(6.0))
@interface UICollectionViewController : UIViewController <UICollectionViewDelegate, UICollectionViewDataSource>
- (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout;
@property (null_resettable, nonatomic, strong) UICollectionView *collectionView;
@property (nonatomic, readonly) UICollectionViewLayout *collectionViewLayout API_AVAILABLE(ios(7.0));
@property (nonatomic) BOOL clearsSelectionOnViewWillAppear;
@end

// MARK: - Foundation: declared, and little more
API_AVAILABLE(ios(3.0))
@interface NSPredicate : NSObject <NSCopying>
+ (NSPredicate *)predicateWithFormat:(NSString *)predicateFormat, ...;
+ (NSPredicate *)predicateWithFormat:(NSString *)predicateFormat argumentArray:(nullable NSArray *)arguments NS_SWIFT_NAME(init(format:argumentArray:));
+ (NSPredicate *)predicateWithFormat:(NSString *)predicateFormat arguments:(va_list)argList NS_SWIFT_UNAVAILABLE("");
+ (NSPredicate *)predicateWithValue:(BOOL)value NS_SWIFT_NAME(init(value:));
+ (NSPredicate *)predicateWithBlock:(BOOL (^)(id _Nullable evaluatedObject, NSDictionary<NSString *, id> * _Nullable bindings))block NS_SWIFT_NAME(init(block:)) API_AVAILABLE(ios(4.0));
@property (readonly, copy) NSString *predicateFormat;
- (BOOL)evaluateWithObject:(nullable id)object NS_SWIFT_NAME(evaluate(with:));
@end
typedef NS_ENUM(NSUInteger, NSCompoundPredicateType) { NSNotPredicateType NS_SWIFT_NAME(not), NSAndPredicateType NS_SWIFT_NAME(and), NSOrPredicateType NS_SWIFT_NAME(or) } NS_SWIFT_NAME(NSCompoundPredicate.LogicalType);
API_AVAILABLE(ios(3.0))
@interface NSCompoundPredicate : NSPredicate
+ (NSCompoundPredicate *)andPredicateWithSubpredicates:(NSArray<NSPredicate *> *)subpredicates NS_SWIFT_NAME(init(andPredicateWithSubpredicates:));
+ (NSCompoundPredicate *)orPredicateWithSubpredicates:(NSArray<NSPredicate *> *)subpredicates NS_SWIFT_NAME(init(orPredicateWithSubpredicates:));
+ (NSCompoundPredicate *)notPredicateWithSubpredicate:(NSPredicate *)predicate NS_SWIFT_NAME(init(notPredicateWithSubpredicate:));
- (instancetype)initWithType:(NSCompoundPredicateType)type subpredicates:(NSArray<NSPredicate *> *)subpredicates;
@property (readonly) NSCompoundPredicateType compoundPredicateType;
@property (readonly, copy) NSArray *subpredicates;
@end
@interface NSSortDescriptor : NSObject <NSCopying>
+ (instancetype)sortDescriptorWithKey:(nullable NSString *)key ascending:(BOOL)ascending comparator:(NSComparisonResult (^)(id obj1, id obj2))cmptr NS_SWIFT_NAME(init(key:ascending:comparator:)) API_AVAILABLE(ios(4.0));
+ (instancetype)sortDescriptorWithKey:(nullable NSString *)key ascending:(BOOL)ascending NS_SWIFT_NAME(init(key:ascending:)) API_AVAILABLE(ios(4.0));
+ (instancetype)sortDescriptorWithKey:(nullable NSString *)key ascending:(BOOL)ascending selector:(nullable SEL)selector NS_SWIFT_NAME(init(key:ascending:selector:)) API_AVAILABLE(ios(4.0));
- (instancetype)initWithKey:(nullable NSString *)key ascending:(BOOL)ascending;
- (instancetype)initWithKey:(nullable NSString *)key ascending:(BOOL)ascending selector:(nullable SEL)selector;
- (instancetype)initWithKey:(nullable NSString *)key ascending:(BOOL)ascending comparator:(NSComparisonResult (^)(id obj1, id obj2))cmptr API_AVAILABLE(ios(4.0));
@property (nullable, readonly, copy) NSString *key;
@property (readonly) BOOL ascending;
@property (nullable, readonly) SEL selector;
- (NSComparisonResult)compareObject:(id)object1 toObject:(id)object2 NS_SWIFT_NAME(compare(_:to:)) API_AVAILABLE(ios(4.0));
@property (readonly, retain) id reversedSortDescriptor API_AVAILABLE(ios(2.0));
@end
@interface NSMutableIndexSet : NSIndexSet
- (void)addIndex:(NSUInteger)value NS_SWIFT_NAME(add(_:));
- (void)removeIndex:(NSUInteger)value NS_SWIFT_NAME(remove(_:));
- (void)addIndexes:(NSIndexSet *)indexSet NS_SWIFT_NAME(add(_:));
- (void)removeAllIndexes;
@end
API_AVAILABLE(ios(8.0))
@interface NSURLQueryItem : NSObject <NSCopying>
+ (instancetype)queryItemWithName:(NSString *)name value:(nullable NSString *)value NS_SWIFT_UNAVAILABLE("use object construction 'URLQueryItem(name:value:)'");
- (instancetype)initWithName:(NSString *)name value:(nullable NSString *)value;
@property (readonly) NSString *name;
@property (nullable, readonly) NSString *value;
@end
API_AVAILABLE(ios(7.0))
@interface NSURLComponents : NSObject <NSCopying>
- (instancetype)init;
- (nullable instancetype)initWithURL:(NSURL *)url resolvingAgainstBaseURL:(BOOL)resolve NS_SWIFT_NAME(init(url:resolvingAgainstBaseURL:));
+ (nullable instancetype)componentsWithURL:(NSURL *)url resolvingAgainstBaseURL:(BOOL)resolve NS_SWIFT_UNAVAILABLE("use object construction 'NSURLComponents(url:resolvingAgainstBaseURL:)'");
- (nullable instancetype)initWithString:(NSString *)URLString;
+ (nullable instancetype)componentsWithString:(NSString *)URLString NS_SWIFT_UNAVAILABLE("use object construction 'NSURLComponents(string:)'");
@property (nullable, readonly, copy) NSURL *URL NS_SWIFT_NAME(url);
@property (nullable, readonly, copy) NSString *string API_AVAILABLE(ios(8.0));
@property (nullable, copy) NSString *scheme;
@property (nullable, copy) NSString *user;
@property (nullable, copy) NSString *password;
@property (nullable, copy) NSString *host;
@property (nullable, copy) NSNumber *port;
@property (nullable, copy) NSString *path;
@property (nullable, copy) NSString *query;
@property (nullable, copy) NSString *fragment;
@property (nullable, copy) NSString *percentEncodedUser;
@property (nullable, copy) NSString *percentEncodedPassword;
@property (nullable, copy) NSString *percentEncodedHost;
@property (nullable, copy) NSString *percentEncodedPath;
@property (nullable, copy) NSString *percentEncodedQuery;
@property (nullable, copy) NSString *percentEncodedFragment;
@property (nullable, copy) NSArray<NSURLQueryItem *> *queryItems API_AVAILABLE(ios(8.0));
@end
@interface NSScanner : NSObject <NSCopying>
+ (instancetype)scannerWithString:(NSString *)string NS_SWIFT_UNAVAILABLE("use object construction 'Scanner(string:)'");
+ (id)localizedScannerWithString:(NSString *)string NS_SWIFT_NAME(localizedScanner(with:));
- (instancetype)initWithString:(NSString *)string;
@property (readonly, copy) NSString *string;
@property NSUInteger scanLocation;
@property (nullable, copy) NSCharacterSet *charactersToBeSkipped;
@property BOOL caseSensitive;
@property (readonly, getter=isAtEnd) BOOL atEnd;
- (BOOL)scanInt:(nullable int *)result NS_SWIFT_NAME(scanInt32(_:));
- (BOOL)scanInteger:(nullable NSInteger *)result NS_SWIFT_NAME(scanInt(_:));
- (BOOL)scanLongLong:(nullable long long *)result NS_SWIFT_NAME(scanInt64(_:));
- (BOOL)scanFloat:(nullable float *)result NS_SWIFT_NAME(scanFloat(_:));
- (BOOL)scanDouble:(nullable double *)result NS_SWIFT_NAME(scanDouble(_:));
- (BOOL)scanHexInt:(nullable unsigned *)result NS_SWIFT_NAME(scanHexInt32(_:));
- (BOOL)scanHexLongLong:(nullable unsigned long long *)result NS_SWIFT_NAME(scanHexInt64(_:));
- (BOOL)scanString:(NSString *)string intoString:(NSString * _Nullable * _Nullable)result NS_SWIFT_NAME(scanString(_:into:));
- (BOOL)scanUpToString:(NSString *)string intoString:(NSString * _Nullable * _Nullable)result NS_SWIFT_NAME(scanUpTo(_:into:));
- (BOOL)scanCharactersFromSet:(NSCharacterSet *)set intoString:(NSString * _Nullable * _Nullable)result NS_SWIFT_NAME(scanCharacters(from:into:));
- (BOOL)scanUpToCharactersFromSet:(NSCharacterSet *)set intoString:(NSString * _Nullable * _Nullable)result NS_SWIFT_NAME(scanUpToCharacters(from:into:));
@end
typedef NS_OPTIONS(NSUInteger, NSJSONReadingOptions) { NSJSONReadingMutableContainers NS_SWIFT_NAME(mutableContainers) = 1, NSJSONReadingMutableLeaves NS_SWIFT_NAME(mutableLeaves) = 2, NSJSONReadingFragmentsAllowed NS_SWIFT_NAME(fragmentsAllowed) = 4, NSJSONReadingAllowFragments NS_SWIFT_NAME(allowFragments) = 4 } NS_SWIFT_NAME(JSONSerialization.ReadingOptions);
typedef NS_OPTIONS(NSUInteger, NSJSONWritingOptions) { NSJSONWritingPrettyPrinted NS_SWIFT_NAME(prettyPrinted) = 1, NSJSONWritingSortedKeys NS_SWIFT_NAME(sortedKeys) = 2, NSJSONWritingFragmentsAllowed NS_SWIFT_NAME(fragmentsAllowed) = 4, NSJSONWritingWithoutEscapingSlashes NS_SWIFT_NAME(withoutEscapingSlashes) = 8 } NS_SWIFT_NAME(JSONSerialization.WritingOptions);
typedef NS_OPTIONS(NSUInteger, NSRegularExpressionOptions) { NSRegularExpressionCaseInsensitive = 1, NSRegularExpressionAllowCommentsAndWhitespace = 2, NSRegularExpressionIgnoreMetacharacters = 4, NSRegularExpressionDotMatchesLineSeparators = 8, NSRegularExpressionAnchorsMatchLines = 16, NSRegularExpressionUseUnixLineSeparators = 32, NSRegularExpressionUseUnicodeWordBoundaries = 64 } NS_SWIFT_NAME(NSRegularExpression.Options);
typedef NS_OPTIONS(NSUInteger, NSMatchingFlags) { NSMatchingProgress = 1, NSMatchingCompleted = 2, NSMatchingHitEnd = 4, NSMatchingRequiredEnd = 8, NSMatchingInternalError = 16 } NS_SWIFT_NAME(NSRegularExpression.MatchingFlags);
typedef NS_OPTIONS(NSUInteger, NSMatchingOptions) { NSMatchingReportProgress = 1, NSMatchingReportCompletion = 2, NSMatchingAnchored = 4, NSMatchingWithTransparentBounds = 8, NSMatchingWithoutAnchoringBounds = 16 } NS_SWIFT_NAME(NSRegularExpression.MatchingOptions);
API_AVAILABLE(ios(4.0))
@interface NSTextCheckingResult : NSObject <NSCopying>
@property (readonly) NSRange range;
@property (readonly) NSUInteger numberOfRanges;
@property (readonly) NSUInteger resultType;
@property (nullable, readonly, copy) NSRegularExpression *regularExpression;
- (NSRange)rangeAtIndex:(NSUInteger)idx NS_SWIFT_NAME(range(at:));
- (NSRange)rangeWithName:(NSString *)name NS_SWIFT_NAME(range(withName:)) API_AVAILABLE(ios(11.0));
@end
API_AVAILABLE(ios(4.0))
@interface NSRegularExpression : NSObject <NSCopying>
+ (nullable NSRegularExpression *)regularExpressionWithPattern:(NSString *)pattern options:(NSRegularExpressionOptions)options error:(NSError * _Nullable * _Nullable)error NS_SWIFT_UNAVAILABLE("use 'NSRegularExpression(pattern:options:)'");
- (nullable instancetype)initWithPattern:(NSString *)pattern options:(NSRegularExpressionOptions)options error:(NSError * _Nullable * _Nullable)error NS_SWIFT_NAME(init(pattern:options:));
@property (readonly, copy) NSString *pattern;
@property (readonly) NSRegularExpressionOptions options;
@property (readonly) NSUInteger numberOfCaptureGroups;
+ (NSString *)escapedPatternForString:(NSString *)string NS_SWIFT_NAME(escapedPattern(for:));
+ (NSString *)escapedTemplateForString:(NSString *)string NS_SWIFT_NAME(escapedTemplate(for:));
- (void)enumerateMatchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range usingBlock:(void (^)(NSTextCheckingResult *_Nullable result, NSMatchingFlags flags, BOOL *stop))block NS_SWIFT_NAME(enumerateMatches(in:options:range:using:));
- (NSArray<NSTextCheckingResult *> *)matchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range NS_SWIFT_NAME(matches(in:options:range:));
- (NSUInteger)numberOfMatchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range NS_SWIFT_NAME(numberOfMatches(in:options:range:));
- (nullable NSTextCheckingResult *)firstMatchInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range NS_SWIFT_NAME(firstMatch(in:options:range:));
- (NSRange)rangeOfFirstMatchInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range NS_SWIFT_NAME(rangeOfFirstMatch(in:options:range:));
- (NSString *)stringByReplacingMatchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range withTemplate:(NSString *)templ NS_SWIFT_NAME(stringByReplacingMatches(in:options:range:withTemplate:));
@end
NS_SWIFT_NAME(JSONSerialization)
API_AVAILABLE(ios(5.0))
@interface NSJSONSerialization : NSObject
+ (nullable id)JSONObjectWithData:(NSData *)data options:(NSJSONReadingOptions)opt error:(NSError * _Nullable * _Nullable)error NS_SWIFT_NAME(jsonObject(with:options:));
+ (nullable NSData *)dataWithJSONObject:(id)obj options:(NSJSONWritingOptions)opt error:(NSError * _Nullable * _Nullable)error NS_SWIFT_NAME(data(withJSONObject:options:));
+ (BOOL)isValidJSONObject:(id)obj NS_SWIFT_NAME(isValidJSONObject(_:));
@end
@interface NSMutableURLRequest : NSURLRequest
@property (copy) NSString *HTTPMethod NS_SWIFT_NAME(httpMethod);
@property (nullable, copy) NSData *HTTPBody NS_SWIFT_NAME(httpBody);
@property (nullable, copy) NSDictionary<NSString *, NSString *> *allHTTPHeaderFields;
@property NSTimeInterval timeoutInterval;
- (void)setValue:(nullable NSString *)value forHTTPHeaderField:(NSString *)field NS_SWIFT_NAME(setValue(_:forHTTPHeaderField:));
- (void)addValue:(NSString *)value forHTTPHeaderField:(NSString *)field NS_SWIFT_NAME(addValue(_:forHTTPHeaderField:));
@end
@interface NSHTTPURLResponse : NSURLResponse
@property (readonly) NSInteger statusCode;
@property (readonly, copy) NSDictionary *allHeaderFields;
@end
@interface NSTimeZone : NSObject <NSCopying>
@property (class, readonly, copy) NSTimeZone *systemTimeZone;
@property (class, readonly, copy) NSTimeZone *localTimeZone;
@property (readonly, copy) NSString *name;
+ (nullable instancetype)timeZoneWithName:(NSString *)tzName;
@property (class, readonly, copy) NSTimeZone *defaultTimeZone;
@end
@interface NSLocale : NSObject <NSCopying>
@property (class, readonly, copy) NSLocale *currentLocale;
@property (class, readonly, copy) NSArray<NSString *> *preferredLanguages;
- (instancetype)initWithLocaleIdentifier:(NSString *)string;
@property (readonly, copy) NSString *localeIdentifier;
@end
API_AVAILABLE(ios(8.0))
@interface NSUserActivity : NSObject
- (instancetype)initWithActivityType:(NSString *)activityType;
@property (readonly, copy) NSString *activityType;
@property (nullable, copy) NSString *title;
@property (nullable, copy) NSDictionary *userInfo;
- (void)addUserInfoEntriesFromDictionary:(NSDictionary *)otherDictionary NS_SWIFT_NAME(addUserInfoEntries(from:));
@property (nullable, copy) NSSet<NSString *> *requiredUserInfoKeys API_AVAILABLE(ios(9.0));
@property BOOL needsSave;
@property (nullable, copy) NSURL *webpageURL;
@property (copy, nullable) NSString *targetContentIdentifier API_AVAILABLE(ios(13.0));
@property (copy, nullable) NSString *persistentIdentifier API_AVAILABLE(ios(12.0));
@property (getter=isEligibleForHandoff) BOOL eligibleForHandoff API_AVAILABLE(ios(9.0));
@property (getter=isEligibleForSearch) BOOL eligibleForSearch API_AVAILABLE(ios(9.0));
@property (getter=isEligibleForPrediction) BOOL eligibleForPrediction API_AVAILABLE(ios(12.0));
- (void)becomeCurrent;
- (void)resignCurrent API_AVAILABLE(ios(9.0));
- (void)invalidate;
@end
API_AVAILABLE(ios(6.0))
@interface NSUUID : NSObject <NSCopying>
+ (instancetype)UUID;
@property (readonly, copy) NSString *UUIDString;
@end

// MARK: - Functions
extern CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height);
extern CGPoint CGPointMake(CGFloat x, CGFloat y);
extern CGSize CGSizeMake(CGFloat width, CGFloat height);
extern CGRect CGRectInset(CGRect rect, CGFloat dx, CGFloat dy);
extern CGRect CGRectOffset(CGRect rect, CGFloat dx, CGFloat dy);
extern CGRect CGRectUnion(CGRect r1, CGRect r2);
extern CGRect CGRectIntersection(CGRect r1, CGRect r2);
extern CGRect CGRectIntegral(CGRect rect);
extern CGRect CGRectStandardize(CGRect rect);
extern BOOL CGRectContainsPoint(CGRect rect, CGPoint point);
extern BOOL CGRectContainsRect(CGRect rect1, CGRect rect2);
extern BOOL CGRectIntersectsRect(CGRect rect1, CGRect rect2);
extern BOOL CGRectIsEmpty(CGRect rect);
extern BOOL CGRectIsNull(CGRect rect);
extern BOOL CGRectIsInfinite(CGRect rect);
extern BOOL CGRectEqualToRect(CGRect rect1, CGRect rect2);
extern BOOL CGPointEqualToPoint(CGPoint point1, CGPoint point2);
extern BOOL CGSizeEqualToSize(CGSize size1, CGSize size2);
extern CGAffineTransform CGAffineTransformMake(CGFloat a, CGFloat b, CGFloat c, CGFloat d, CGFloat tx, CGFloat ty);
extern CGAffineTransform CGAffineTransformMakeTranslation(CGFloat tx, CGFloat ty);
extern CGAffineTransform CGAffineTransformMakeScale(CGFloat sx, CGFloat sy);
extern CGAffineTransform CGAffineTransformMakeRotation(CGFloat angle);
extern CGAffineTransform CGAffineTransformTranslate(CGAffineTransform t, CGFloat tx, CGFloat ty);
extern CGAffineTransform CGAffineTransformScale(CGAffineTransform t, CGFloat sx, CGFloat sy);
extern CGAffineTransform CGAffineTransformRotate(CGAffineTransform t, CGFloat angle);
extern CGAffineTransform CGAffineTransformConcat(CGAffineTransform t1, CGAffineTransform t2);
extern CGAffineTransform CGAffineTransformInvert(CGAffineTransform t);
extern BOOL CGAffineTransformIsIdentity(CGAffineTransform t);
extern BOOL CGAffineTransformEqualToTransform(CGAffineTransform t1, CGAffineTransform t2);
extern CGFloat CGRectGetWidth(CGRect rect);
extern CGFloat CGRectGetHeight(CGRect rect);
extern CGFloat CGRectGetMinX(CGRect rect);
extern CGFloat CGRectGetMidX(CGRect rect);
extern CGFloat CGRectGetMaxX(CGRect rect);
extern CGFloat CGRectGetMinY(CGRect rect);
extern CGFloat CGRectGetMidY(CGRect rect);
extern CGFloat CGRectGetMaxY(CGRect rect);
extern UIEdgeInsets UIEdgeInsetsMake(CGFloat top, CGFloat left, CGFloat bottom, CGFloat right);
extern CGRect UIEdgeInsetsInsetRect(CGRect rect, UIEdgeInsets insets);
extern BOOL UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsets insets1, UIEdgeInsets insets2);
extern BOOL UIInterfaceOrientationIsPortrait(UIInterfaceOrientation orientation);
extern BOOL UIInterfaceOrientationIsLandscape(UIInterfaceOrientation orientation);
extern NSRange NSMakeRange(NSUInteger loc, NSUInteger len);
extern NSUInteger NSMaxRange(NSRange range);
extern BOOL NSLocationInRange(NSUInteger loc, NSRange range);
extern BOOL NSEqualRanges(NSRange range1, NSRange range2);
extern NSString *NSStringFromRange(NSRange range);
extern NSString *NSStringFromCGRect(CGRect rect);
extern NSString *NSStringFromCGPoint(CGPoint point);
extern NSString *NSStringFromCGSize(CGSize size);
extern NSString *NSStringFromClass(Class aClass);
extern NSString *NSStringFromSelector(SEL aSelector);
extern SEL NSSelectorFromString(NSString *aSelectorName);
extern Class _Nullable NSClassFromString(NSString *aClassName);
extern void NSLog(NSString *format, ...) NS_FORMAT_FUNCTION(1, 2);
extern UIUserInterfaceIdiom UI_USER_INTERFACE_IDIOM(void);
extern double floor(double x);
extern double ceil(double x);
extern double fabs(double x);
extern float floorf(float x);
extern float ceilf(float x);
extern float roundf(float x);
extern int abs(int x);
#ifdef __clang__
typedef void (^dispatch_block_t)(void);
typedef NSObject *dispatch_queue_t;
typedef long dispatch_once_t;
typedef unsigned long long dispatch_time_t;
extern void dispatch_once(dispatch_once_t *predicate, dispatch_block_t block);
extern dispatch_queue_t dispatch_get_main_queue(void);
extern dispatch_queue_t dispatch_get_global_queue(long identifier, unsigned long flags);
extern dispatch_time_t dispatch_walltime(const void *when, long long delta);
extern dispatch_time_t dispatch_time(dispatch_time_t when, long long delta);
extern void dispatch_sync(dispatch_queue_t queue, dispatch_block_t block);
extern void dispatch_async(dispatch_queue_t queue, dispatch_block_t block);
extern dispatch_block_t dispatch_block_create(unsigned long flags, dispatch_block_t block) API_AVAILABLE(ios(8.0));
extern void dispatch_block_cancel(dispatch_block_t block) API_AVAILABLE(ios(8.0));
extern long dispatch_block_testcancel(dispatch_block_t block) API_AVAILABLE(ios(8.0));
extern void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, dispatch_block_t block);
typedef DispatchGroup *dispatch_group_t;
typedef DispatchSemaphore *dispatch_semaphore_t;
extern dispatch_group_t dispatch_group_create(void);
extern void dispatch_group_enter(dispatch_group_t group);
extern void dispatch_group_leave(dispatch_group_t group);
extern void dispatch_group_async(dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block);
extern void dispatch_group_notify(dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block);
extern long dispatch_group_wait(dispatch_group_t group, dispatch_time_t timeout);
extern dispatch_semaphore_t dispatch_semaphore_create(long value);
extern long dispatch_semaphore_signal(dispatch_semaphore_t dsema);
extern long dispatch_semaphore_wait(dispatch_semaphore_t dsema, dispatch_time_t timeout);
#endif

// MARK: - Constants
extern const CGRect CGRectZero NS_SWIFT_NAME(CGRect.zero);
extern const CGRect CGRectNull NS_SWIFT_NAME(CGRect.null);
extern const CGRect CGRectInfinite NS_SWIFT_NAME(CGRect.infinite);
extern const CGPoint CGPointZero NS_SWIFT_NAME(CGPoint.zero);
extern const CGSize CGSizeZero NS_SWIFT_NAME(CGSize.zero);
extern const UIEdgeInsets UIEdgeInsetsZero NS_SWIFT_NAME(UIEdgeInsets.zero);
extern const NSDirectionalEdgeInsets NSDirectionalEdgeInsetsZero NS_SWIFT_NAME(NSDirectionalEdgeInsets.zero) API_AVAILABLE(ios(11.0));
extern const UIOffset UIOffsetZero NS_SWIFT_NAME(UIOffset.zero) API_AVAILABLE(ios(5.0));
extern const CGAffineTransform CGAffineTransformIdentity NS_SWIFT_NAME(CGAffineTransform.identity);
extern const NSInteger NSNotFound VALUE(9223372036854775807);
extern const NSInteger NSIntegerMax VALUE(9223372036854775807);
extern const NSInteger NSIntegerMin VALUE(-9223372036854775808);
extern const NSUInteger NSUIntegerMax VALUE(-1);
extern const int INT_MAX VALUE(2147483647);
extern const int INT_MIN VALUE(-2147483648);
extern const unsigned int kNilOptions VALUE(0);
extern const unsigned int UINT_MAX VALUE(4294967295);
extern const long LONG_MAX VALUE(9223372036854775807);
extern const long LONG_MIN VALUE(-9223372036854775808);
extern const unsigned long ULONG_MAX VALUE(-1);
extern const unsigned long long ULLONG_MAX VALUE(-1);
extern const long long LLONG_MAX VALUE(9223372036854775807);
extern const long long LLONG_MIN VALUE(-9223372036854775808);
extern const int SHRT_MAX VALUE(32767);
extern const int CHAR_MAX VALUE(127);
extern const int UCHAR_MAX VALUE(255);
extern const int UINT8_MAX VALUE(255);
extern const int UINT16_MAX VALUE(65535);
extern const int INT8_MAX VALUE(127);
extern const int INT16_MAX VALUE(32767);
extern const int USHRT_MAX VALUE(65535);
extern const int INT32_MAX VALUE(2147483647);
extern const long INT64_MAX VALUE(9223372036854775807);
extern const unsigned int UINT32_MAX VALUE(4294967295);
extern const CGFloat CGFLOAT_MIN VALUE(2.2250738585072014e-308);
extern const float MAXFLOAT VALUE(3.4028234663852886e38);
extern const double M_PI_2 VALUE(1.57079632679489661923);
extern const double M_1_PI VALUE(0.318309886183790671538);
extern const double M_LN2 VALUE(0.693147180559945309417);
extern const double DBL_EPSILON VALUE(2.2204460492503131e-16);
extern const double DBL_MIN VALUE(2.2250738585072014e-308);
extern const float FLT_EPSILON VALUE(1.1920928955078125e-7);
extern const float FLT_MIN VALUE(1.17549435082228751e-38);
extern const double M_PI VALUE(3.14159265358979323846);
extern const double M_PI_4 VALUE(0.785398163397448309616);
extern const double M_E VALUE(2.71828182845904523536);
extern const double M_SQRT2 VALUE(1.41421356237309504880);
extern const float NAN VALUE(nan);
extern const float INFINITY VALUE(inf);
extern const double HUGE_VAL VALUE(inf);
extern const int RAND_MAX VALUE(2147483647);
extern const float FLT_MAX VALUE(3.40282346638528859812e38);
extern const double DBL_MAX VALUE(1.79769313486231570815e308);
extern const CGFloat CGFLOAT_MAX VALUE(1.79769313486231570815e308);
extern const unsigned long long DISPATCH_TIME_NOW VALUE(0);
extern const DispatchTime DispatchTimeDistantFuture VALUE(1.79769313486231570815e308);
extern const DispatchWallTime DispatchWallTimeDistantFuture VALUE(1.79769313486231570815e308);
extern const DispatchTimeInterval DispatchTimeIntervalNever VALUE(1.79769313486231570815e308);
extern const double DISPATCH_TIME_FOREVER VALUE(1.79769313486231570815e308);
extern const unsigned long long NSEC_PER_SEC VALUE(1000000000);
extern const unsigned long long NSEC_PER_MSEC VALUE(1000000);
extern const unsigned long long NSEC_PER_USEC VALUE(1000);
extern const UILayoutPriority UILayoutPriorityRequired API_AVAILABLE(ios(6.0)) VALUE(1000);
extern const UILayoutPriority UILayoutPriorityDefaultHigh API_AVAILABLE(ios(6.0)) VALUE(750);
extern const UILayoutPriority UILayoutPriorityDefaultLow API_AVAILABLE(ios(6.0)) VALUE(250);
extern const UILayoutPriority UILayoutPriorityFittingSizeLevel API_AVAILABLE(ios(6.0)) VALUE(50);
extern const UIFontWeight UIFontWeightUltraLight API_AVAILABLE(ios(8.2)) VALUE(-0.8);
extern const UIFontWeight UIFontWeightThin API_AVAILABLE(ios(8.2)) VALUE(-0.6);
extern const UIFontWeight UIFontWeightLight API_AVAILABLE(ios(8.2)) VALUE(-0.4);
extern const UIFontWeight UIFontWeightRegular API_AVAILABLE(ios(8.2)) VALUE(0);
extern const UIFontWeight UIFontWeightMedium API_AVAILABLE(ios(8.2)) VALUE(0.23);
extern const UIFontWeight UIFontWeightSemibold API_AVAILABLE(ios(8.2)) VALUE(0.3);
extern const UIFontWeight UIFontWeightBold API_AVAILABLE(ios(8.2)) VALUE(0.4);
extern const UIFontWeight UIFontWeightHeavy API_AVAILABLE(ios(8.2)) VALUE(0.56);
extern const UIFontWeight UIFontWeightBlack API_AVAILABLE(ios(8.2)) VALUE(0.62);
extern const UIWindowLevel UIWindowLevelNormal VALUE(0);
extern const UIWindowLevel UIWindowLevelStatusBar VALUE(1000);
extern const UIWindowLevel UIWindowLevelAlert VALUE(2000);
extern UIFontTextStyle const UIFontTextStyleBody API_AVAILABLE(ios(7.0)) VALUE("UICTFontTextStyleBody");
extern UIFontTextStyle const UIFontTextStyleHeadline API_AVAILABLE(ios(7.0)) VALUE("UICTFontTextStyleHeadline");
extern UIFontTextStyle const UIFontTextStyleSubheadline API_AVAILABLE(ios(7.0)) VALUE("UICTFontTextStyleSubhead");
extern UIFontTextStyle const UIFontTextStyleCaption1 API_AVAILABLE(ios(7.0)) VALUE("UICTFontTextStyleCaption1");
extern UIFontTextStyle const UIFontTextStyleCaption2 API_AVAILABLE(ios(7.0)) VALUE("UICTFontTextStyleCaption2");
extern UIFontTextStyle const UIFontTextStyleFootnote API_AVAILABLE(ios(7.0)) VALUE("UICTFontTextStyleFootnote");
extern UIFontTextStyle const UIFontTextStyleTitle1 API_AVAILABLE(ios(9.0)) VALUE("UICTFontTextStyleTitle1");
extern UIFontTextStyle const UIFontTextStyleTitle2 API_AVAILABLE(ios(9.0)) VALUE("UICTFontTextStyleTitle2");
extern UIFontTextStyle const UIFontTextStyleTitle3 API_AVAILABLE(ios(9.0)) VALUE("UICTFontTextStyleTitle3");
extern UIFontTextStyle const UIFontTextStyleCallout API_AVAILABLE(ios(9.0)) VALUE("UICTFontTextStyleCallout");
extern UIFontTextStyle const UIFontTextStyleLargeTitle API_AVAILABLE(ios(11.0)) VALUE("UICTFontTextStyleTitle0");
extern UIContentSizeCategory const UIContentSizeCategoryUnspecified API_AVAILABLE(ios(10.0)) VALUE("_UICTContentSizeCategoryUnspecified");
extern UIContentSizeCategory const UIContentSizeCategoryExtraSmall API_AVAILABLE(ios(7.0)) VALUE("UICTContentSizeCategoryXS");
extern UIContentSizeCategory const UIContentSizeCategorySmall API_AVAILABLE(ios(7.0)) VALUE("UICTContentSizeCategoryS");
extern UIContentSizeCategory const UIContentSizeCategoryMedium API_AVAILABLE(ios(7.0)) VALUE("UICTContentSizeCategoryM");
extern UIContentSizeCategory const UIContentSizeCategoryLarge API_AVAILABLE(ios(7.0)) VALUE("UICTContentSizeCategoryL");
extern UIContentSizeCategory const UIContentSizeCategoryExtraLarge API_AVAILABLE(ios(7.0)) VALUE("UICTContentSizeCategoryXL");
extern UIContentSizeCategory const UIContentSizeCategoryExtraExtraLarge API_AVAILABLE(ios(7.0)) VALUE("UICTContentSizeCategoryXXL");
extern UIContentSizeCategory const UIContentSizeCategoryExtraExtraExtraLarge API_AVAILABLE(ios(7.0)) VALUE("UICTContentSizeCategoryXXXL");
extern CALayerCornerCurve const kCACornerCurveCircular NS_SWIFT_NAME(CALayerCornerCurve.circular) API_AVAILABLE(ios(13.0)) VALUE("circular");
extern CALayerCornerCurve const kCACornerCurveContinuous NS_SWIFT_NAME(CALayerCornerCurve.continuous) API_AVAILABLE(ios(13.0)) VALUE("continuous");
extern const UIScrollViewDecelerationRate UIScrollViewDecelerationRateNormal API_AVAILABLE(ios(3.0)) VALUE(0.998);
extern const UIScrollViewDecelerationRate UIScrollViewDecelerationRateFast API_AVAILABLE(ios(3.0)) VALUE(0.99);
extern const CGFloat UIStackViewSpacingUseDefault NS_SWIFT_NAME(UIStackView.spacingUseDefault) API_AVAILABLE(ios(11.0)) VALUE(3.40282346638528859812e38);
extern const CGFloat UIStackViewSpacingUseSystem NS_SWIFT_NAME(UIStackView.spacingUseSystem) API_AVAILABLE(ios(11.0)) VALUE(1.1754943508222875e-38);
extern const CGFloat UIViewNoIntrinsicMetric NS_SWIFT_NAME(UIView.noIntrinsicMetric) API_AVAILABLE(ios(6.0)) VALUE(-1);
extern const CGSize UILayoutFittingCompressedSize NS_SWIFT_NAME(UIView.layoutFittingCompressedSize) API_AVAILABLE(ios(6.0));
extern const CGSize UILayoutFittingExpandedSize NS_SWIFT_NAME(UIView.layoutFittingExpandedSize) API_AVAILABLE(ios(6.0));
extern NSString *const UIApplicationOpenSettingsURLString NS_SWIFT_NAME(UIApplication.openSettingsURLString) API_AVAILABLE(ios(8.0)) VALUE("app-settings:");
extern const CGFloat UITableViewAutomaticDimension NS_SWIFT_NAME(UITableView.automaticDimension) VALUE(-1);
extern NSExceptionName const NSInvalidArgumentException;
extern NSExceptionName const NSInternalInconsistencyException;
extern NSExceptionName const NSRangeException;
extern NSExceptionName const NSGenericException;
extern NSFileAttributeKey const NSFileSize NS_SWIFT_NAME(NSFileAttributeKey.size) VALUE("NSFileSize");
extern NSFileAttributeKey const NSFileType NS_SWIFT_NAME(NSFileAttributeKey.type) VALUE("NSFileType");
extern NSAttributedStringKey const NSFontAttributeName NS_SWIFT_NAME(NSAttributedStringKey.font) VALUE("NSFont");
extern NSAttributedStringKey const NSForegroundColorAttributeName NS_SWIFT_NAME(NSAttributedStringKey.foregroundColor) VALUE("NSColor");
extern NSAttributedStringKey const NSBackgroundColorAttributeName NS_SWIFT_NAME(NSAttributedStringKey.backgroundColor) VALUE("NSBackgroundColor");
extern NSAttributedStringKey const NSKernAttributeName NS_SWIFT_NAME(NSAttributedStringKey.kern) VALUE("NSKern");
extern NSAttributedStringKey const NSUnderlineStyleAttributeName NS_SWIFT_NAME(NSAttributedStringKey.underlineStyle) VALUE("NSUnderline");
extern NSAttributedStringKey const NSParagraphStyleAttributeName NS_SWIFT_NAME(NSAttributedStringKey.paragraphStyle) API_AVAILABLE(ios(6.0)) VALUE("NSParagraphStyle");
extern NSAttributedStringKey const NSShadowAttributeName NS_SWIFT_NAME(NSAttributedStringKey.shadow) API_AVAILABLE(ios(6.0)) VALUE("NSShadow");
extern NSAttributedStringKey const NSStrokeColorAttributeName NS_SWIFT_NAME(NSAttributedStringKey.strokeColor) API_AVAILABLE(ios(6.0)) VALUE("NSStrokeColor");
extern NSAttributedStringKey const NSStrokeWidthAttributeName NS_SWIFT_NAME(NSAttributedStringKey.strokeWidth) API_AVAILABLE(ios(6.0)) VALUE("NSStrokeWidth");
extern NSAttributedStringKey const NSStrikethroughStyleAttributeName NS_SWIFT_NAME(NSAttributedStringKey.strikethroughStyle) API_AVAILABLE(ios(6.0)) VALUE("NSStrikethrough");
extern NSAttributedStringKey const NSLigatureAttributeName NS_SWIFT_NAME(NSAttributedStringKey.ligature) API_AVAILABLE(ios(6.0)) VALUE("NSLigature");
extern NSAttributedStringKey const NSAttachmentAttributeName NS_SWIFT_NAME(NSAttributedStringKey.attachment) API_AVAILABLE(ios(7.0)) VALUE("NSAttachment");
extern NSAttributedStringKey const NSLinkAttributeName NS_SWIFT_NAME(NSAttributedStringKey.link) API_AVAILABLE(ios(7.0)) VALUE("NSLink");
extern NSAttributedStringKey const NSBaselineOffsetAttributeName NS_SWIFT_NAME(NSAttributedStringKey.baselineOffset) API_AVAILABLE(ios(7.0)) VALUE("NSBaselineOffset");
extern NSAttributedStringKey const NSUnderlineColorAttributeName NS_SWIFT_NAME(NSAttributedStringKey.underlineColor) API_AVAILABLE(ios(7.0)) VALUE("NSUnderlineColor");
extern NSAttributedStringKey const NSStrikethroughColorAttributeName NS_SWIFT_NAME(NSAttributedStringKey.strikethroughColor) API_AVAILABLE(ios(7.0)) VALUE("NSStrikethroughColor");
extern NSAttributedStringKey const NSObliquenessAttributeName NS_SWIFT_NAME(NSAttributedStringKey.obliqueness) API_AVAILABLE(ios(7.0)) VALUE("NSObliqueness");
extern NSAttributedStringKey const NSExpansionAttributeName NS_SWIFT_NAME(NSAttributedStringKey.expansion) API_AVAILABLE(ios(7.0)) VALUE("NSExpansion");
extern NSString *const NSLocalizedDescriptionKey VALUE("NSLocalizedDescription");
extern NSString *const NSURLErrorDomain VALUE("NSURLErrorDomain");
extern NSString *const NSLocalizedFailureReasonErrorKey VALUE("NSLocalizedFailureReason");
extern NSString *const NSUnderlyingErrorKey VALUE("NSUnderlyingError");
extern NSString *const NSCocoaErrorDomain;
extern UIMenuIdentifier const UIMenuApplication NS_SWIFT_NAME(UIMenuIdentifier.application) API_AVAILABLE(ios(13.0)) VALUE("com.apple.menu.application");
extern UIMenuIdentifier const UIMenuFile NS_SWIFT_NAME(UIMenuIdentifier.file) API_AVAILABLE(ios(13.0)) VALUE("com.apple.menu.file");
extern UIMenuIdentifier const UIMenuEdit NS_SWIFT_NAME(UIMenuIdentifier.edit) API_AVAILABLE(ios(13.0)) VALUE("com.apple.menu.edit");
extern UIMenuIdentifier const UIMenuView NS_SWIFT_NAME(UIMenuIdentifier.view) API_AVAILABLE(ios(13.0)) VALUE("com.apple.menu.view");
extern UIMenuIdentifier const UIMenuWindow NS_SWIFT_NAME(UIMenuIdentifier.window) API_AVAILABLE(ios(13.0)) VALUE("com.apple.menu.window");
extern UIMenuIdentifier const UIMenuHelp NS_SWIFT_NAME(UIMenuIdentifier.help) API_AVAILABLE(ios(13.0)) VALUE("com.apple.menu.help");
extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsURLKey NS_SWIFT_NAME(UIApplicationLaunchOptionsKey.url) API_AVAILABLE(ios(3.0));
extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsSourceApplicationKey NS_SWIFT_NAME(UIApplicationLaunchOptionsKey.sourceApplication) API_AVAILABLE(ios(3.0));
extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsRemoteNotificationKey NS_SWIFT_NAME(UIApplicationLaunchOptionsKey.remoteNotification) API_AVAILABLE(ios(3.0));
extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsAnnotationKey NS_SWIFT_NAME(UIApplicationLaunchOptionsKey.annotation) API_AVAILABLE(ios(3.2));
extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsLocalNotificationKey NS_SWIFT_NAME(UIApplicationLaunchOptionsKey.localNotification) API_AVAILABLE(ios(4.0));
extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsLocationKey NS_SWIFT_NAME(UIApplicationLaunchOptionsKey.location) API_AVAILABLE(ios(4.0));
extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsUserActivityDictionaryKey NS_SWIFT_NAME(UIApplicationLaunchOptionsKey.userActivityDictionary) API_AVAILABLE(ios(8.0));
extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsShortcutItemKey NS_SWIFT_NAME(UIApplicationLaunchOptionsKey.shortcutItem) API_AVAILABLE(ios(9.0));
extern NSRunLoopMode const NSDefaultRunLoopMode NS_SWIFT_NAME(NSRunLoopMode.default) VALUE("kCFRunLoopDefaultMode");
extern NSRunLoopMode const NSRunLoopCommonModes NS_SWIFT_NAME(NSRunLoopMode.common) VALUE("kCFRunLoopCommonModes");
extern NSKeyValueChangeKey const NSKeyValueChangeNewKey VALUE("new");
extern NSKeyValueChangeKey const NSKeyValueChangeOldKey VALUE("old");
extern NSKeyValueChangeKey const NSKeyValueChangeKindKey VALUE("kind");
extern NSKeyValueChangeKey const NSKeyValueChangeIndexesKey VALUE("indexes");
extern NSKeyValueChangeKey const NSKeyValueChangeNotificationIsPriorKey VALUE("notificationIsPrior");
extern NSNotificationName const UIApplicationDidReceiveMemoryWarningNotification NS_SWIFT_NAME(UIApplication.didReceiveMemoryWarningNotification);
extern NSNotificationName const UIApplicationDidEnterBackgroundNotification NS_SWIFT_NAME(UIApplication.didEnterBackgroundNotification) API_AVAILABLE(ios(4.0));
extern NSNotificationName const UIApplicationWillEnterForegroundNotification NS_SWIFT_NAME(UIApplication.willEnterForegroundNotification) API_AVAILABLE(ios(4.0));
extern NSNotificationName const UIApplicationDidFinishLaunchingNotification NS_SWIFT_NAME(UIApplication.didFinishLaunchingNotification);
extern NSNotificationName const UIApplicationDidBecomeActiveNotification NS_SWIFT_NAME(UIApplication.didBecomeActiveNotification);
extern NSNotificationName const UIApplicationWillResignActiveNotification NS_SWIFT_NAME(UIApplication.willResignActiveNotification);
extern NSString *const UICollectionElementKindSectionHeader NS_SWIFT_NAME(UICollectionView.elementKindSectionHeader) API_AVAILABLE(ios(6.0));
extern NSString *const UICollectionElementKindSectionFooter NS_SWIFT_NAME(UICollectionView.elementKindSectionFooter) API_AVAILABLE(ios(6.0));
extern NSNotificationName const UIApplicationWillTerminateNotification NS_SWIFT_NAME(UIApplication.willTerminateNotification);
extern NSNotificationName const UIApplicationSignificantTimeChangeNotification NS_SWIFT_NAME(UIApplication.significantTimeChangeNotification);
extern NSNotificationName const UIApplicationUserDidTakeScreenshotNotification NS_SWIFT_NAME(UIApplication.userDidTakeScreenshotNotification) API_AVAILABLE(ios(7.0));
extern NSNotificationName const UIContentSizeCategoryDidChangeNotification NS_SWIFT_NAME(UIContentSizeCategory.didChangeNotification) API_AVAILABLE(ios(7.0));
extern NSNotificationName const UISceneWillConnectNotification NS_SWIFT_NAME(UIScene.willConnectNotification) API_AVAILABLE(ios(13.0));
extern NSNotificationName const UISceneDidDisconnectNotification NS_SWIFT_NAME(UIScene.didDisconnectNotification) API_AVAILABLE(ios(13.0));
extern NSNotificationName const UISceneDidActivateNotification NS_SWIFT_NAME(UIScene.didActivateNotification) API_AVAILABLE(ios(13.0));
extern NSNotificationName const UISceneWillDeactivateNotification NS_SWIFT_NAME(UIScene.willDeactivateNotification) API_AVAILABLE(ios(13.0));
extern NSNotificationName const UISceneWillEnterForegroundNotification NS_SWIFT_NAME(UIScene.willEnterForegroundNotification) API_AVAILABLE(ios(13.0));
extern NSNotificationName const UISceneDidEnterBackgroundNotification NS_SWIFT_NAME(UIScene.didEnterBackgroundNotification) API_AVAILABLE(ios(13.0));
extern NSNotificationName const NSUserDefaultsDidChangeNotification NS_SWIFT_NAME(UserDefaults.didChangeNotification);
extern NSNotificationName const NSCurrentLocaleDidChangeNotification NS_SWIFT_NAME(NSLocale.currentLocaleDidChangeNotification);
extern NSNotificationName const UIDeviceOrientationDidChangeNotification NS_SWIFT_NAME(UIDevice.orientationDidChangeNotification);
extern NSNotificationName const UIKeyboardWillShowNotification NS_SWIFT_NAME(UIResponder.keyboardWillShowNotification);
extern NSNotificationName const UIKeyboardDidShowNotification NS_SWIFT_NAME(UIResponder.keyboardDidShowNotification);
extern UISheetPresentationControllerDetentIdentifier const UISheetPresentationControllerDetentIdentifierMedium NS_SWIFT_NAME(UISheetPresentationControllerDetentIdentifier.medium) VALUE("com.apple.UIKit.medium") API_AVAILABLE(ios(15.0));
extern UISheetPresentationControllerDetentIdentifier const UISheetPresentationControllerDetentIdentifierLarge NS_SWIFT_NAME(UISheetPresentationControllerDetentIdentifier.large) VALUE("com.apple.UIKit.large") API_AVAILABLE(ios(15.0));
extern UISceneSessionRole const UIWindowSceneSessionRoleApplication NS_SWIFT_NAME(UISceneSessionRole.windowApplication) VALUE("UIWindowSceneSessionRoleApplication") API_AVAILABLE(ios(13.0));
extern NSNotificationName const UIKeyboardDidHideNotification NS_SWIFT_NAME(UIResponder.keyboardDidHideNotification);
extern UITransitionContextViewControllerKey const UITransitionContextFromViewControllerKey NS_SWIFT_NAME(UITransitionContextViewControllerKey.from) VALUE("UITransitionContextFromViewController") API_AVAILABLE(ios(7.0));
extern UITransitionContextViewControllerKey const UITransitionContextToViewControllerKey NS_SWIFT_NAME(UITransitionContextViewControllerKey.to) VALUE("UITransitionContextToViewController") API_AVAILABLE(ios(7.0));
extern UITransitionContextViewKey const UITransitionContextFromViewKey NS_SWIFT_NAME(UITransitionContextViewKey.from) VALUE("UITransitionContextFromView") API_AVAILABLE(ios(8.0));
extern UITransitionContextViewKey const UITransitionContextToViewKey NS_SWIFT_NAME(UITransitionContextViewKey.to) VALUE("UITransitionContextToView") API_AVAILABLE(ios(8.0));
extern NSNotificationName const UITextFieldTextDidChangeNotification NS_SWIFT_NAME(UITextField.textDidChangeNotification);
extern NSNotificationName const UIKeyboardWillChangeFrameNotification NS_SWIFT_NAME(UIResponder.keyboardWillChangeFrameNotification) API_AVAILABLE(ios(5.0));
extern NSNotificationName const UIKeyboardDidChangeFrameNotification NS_SWIFT_NAME(UIResponder.keyboardDidChangeFrameNotification) API_AVAILABLE(ios(5.0));
extern NSNotificationName const UITextViewTextDidChangeNotification NS_SWIFT_NAME(UITextView.textDidChangeNotification);
extern NSNotificationName const UITextFieldTextDidBeginEditingNotification NS_SWIFT_NAME(UITextField.textDidBeginEditingNotification);
extern NSNotificationName const UITextFieldTextDidEndEditingNotification NS_SWIFT_NAME(UITextField.textDidEndEditingNotification);
extern NSString *const UIKeyboardFrameBeginUserInfoKey NS_SWIFT_NAME(UIResponder.keyboardFrameBeginUserInfoKey) API_AVAILABLE(ios(3.2));
extern NSString *const UIKeyboardFrameEndUserInfoKey NS_SWIFT_NAME(UIResponder.keyboardFrameEndUserInfoKey) API_AVAILABLE(ios(3.2));
extern NSString *const UIKeyboardAnimationDurationUserInfoKey NS_SWIFT_NAME(UIResponder.keyboardAnimationDurationUserInfoKey) API_AVAILABLE(ios(3.0));
extern NSString *const UIKeyboardIsLocalUserInfoKey NS_SWIFT_NAME(UIResponder.keyboardIsLocalUserInfoKey) API_AVAILABLE(ios(9.0));
extern NSString *const UIKeyboardAnimationCurveUserInfoKey NS_SWIFT_NAME(UIResponder.keyboardAnimationCurveUserInfoKey) API_AVAILABLE(ios(3.0));
extern NSString *const UIImagePickerControllerOriginalImage;
extern NSString *const UIImagePickerControllerEditedImage;
extern NSNotificationName const UIKeyboardWillHideNotification NS_SWIFT_NAME(UIResponder.keyboardWillHideNotification);
// MARK: - On a device, and not here
NOT_SIMULATED(ios(2.0), ABPeoplePickerNavigationController, ABRecordRef, AVAudioSessionCategoryPlayback, CAAnimation, CAAnimationGroup, CABasicAnimation, CAKeyframeAnimation, CAMediaTimingFunction, CAPropertyAnimation, CATiledLayer, CATransform3D, CATransform3DIdentity, CATransform3DMakeRotation, CATransform3DMakeScale, CATransform3DMakeTranslation, CATransform3DRotate, CATransition, CFAbsoluteTime, CFRelease, CFRetain, CFShow, CGBitmapContextCreate, CGBitmapContextCreateImage, CGBitmapInfo, CGColorSpaceCreateDeviceRGB, CGColorSpaceRelease, CGContextAddLineToPoint, CGContextDrawImage, CGContextFillPath, CGContextFillRect, CGContextMoveToPoint, CGContextRelease, CGContextRestoreGState, CGContextSaveGState, CGContextSetFillColor, CGContextSetFillColorWithColor, CGContextSetLineWidth, CGContextSetStrokeColorWithColor, CGContextStrokePath, CGImageCreateWithImageInRect, CGImageRelease, CGPathRelease, CGRectApplyAffineTransform, CLLocation, CLLocationAccuracy, CLLocationCoordinate2D, CLLocationDegrees, CLLocationDistance, CLLocationManager, MPMoviePlayerController, MPMoviePlayerPlaybackDidFinishNotification, NSAssertionHandler, NSCalendar, NSCalendarUnitDay, NSCalendarUnitMonth, NSCalendarUnitYear, NSCondition, NSCountedSet, NSDateComponents, NSDecimalNumber, NSFileHandle, NSFoundationVersionNumber, NSHTTPCookie, NSHTTPCookieStorage, NSInputStream, NSInvocationOperation, NSKeyValueChangeNewKey, NSKeyValueChangeOldKey, NSKeyedArchiver, NSKeyedUnarchiver, NSLock, NSNetService, NSNetServiceBrowser, NSNumberFormatter, NSOutputStream, NSPropertyListSerialization, NSProxy, NSRecursiveLock, NSStream, NSURLAuthenticationChallenge, NSURLConnection, NSURLCredential, NSURLProtectionSpace, NSURLProtocol, NSURLRequestReloadIgnoringLocalCacheData, NSXMLParser, UIAccelerometer, UIDeviceOrientationIsLandscape, UIDeviceOrientationIsPortrait, UIGraphicsBeginImageContext, UIGraphicsEndImageContext, UIGraphicsGetCurrentContext, UIGraphicsGetImageFromCurrentImageContext, UIImageWriteToSavedPhotosAlbum, UIWebViewNavigationType, abort, assert, free, kCFAllocatorDefault, kCLLocationAccuracyBest, kCLLocationAccuracyHundredMeters, kCLLocationAccuracyNearestTenMeters, malloc, memcpy, objc_getClass, class_copyMethodList, class_copyPropertyList, object_setClass, CALayer.addAnimation:forKey:, CALayer.removeAnimationForKey:, CALayer.shouldRasterize, CALayer.transform, NSArray.arrayWithContentsOfFile:, NSArray.arrayWithContentsOfURL:, NSDictionary.dictionaryWithContentsOfFile:, NSMutableArray.writeToFile:atomically:, NSMutableDictionary.dictionaryWithCapacity:, NSString.drawInRect:withFont:, NSString.sizeWithFont:, NSString.sizeWithFont:constrainedToSize:lineBreakMode:, NSURLRequest.mainDocumentURL, UIPickerView.showsSelectionIndicator, CLError, CGColor, CGImage, CGContext, CGPath, UIColor.init(hue:saturation:brightness:alpha:), UIView.contentStretch, UITextField.hasText, UITextView.dataDetectorTypes, UIDevice.batteryLevel, UIDevice.isProximityMonitoringEnabled, NSURLAuthenticationMethodServerTrust, NSBundle.initWithPath:, UIImage.init(imageLiteralResourceName:))
NOT_SIMULATED(ios(2.0), NSThread.initWithTarget:selector:object:, NSThread.init(target:selector:object:), NSThread.start, NSThread.cancel, NSThread.main, NSThread.isExecuting, NSThread.isFinished, NSArray.sortedArrayUsingFunction:context:, NSMutableArray.sortUsingFunction:context:, NSMutableArray.removeObjectsInRange:, NSMutableArray.insertObjects:atIndexes:, NSDictionary.objectsForKeys:notFoundMarker:, NSDictionary.keysSortedByValueUsingSelector:, NSURL.URLWithString:relativeToURL:, NSURL.initWithString:relativeToURL:, NSURL.relativePath, NSURL.baseURL, UISegmentedControl.segmentedControlStyle, UISegmentedControlStylePlain, UISegmentedControlStyleBordered, UISegmentedControlStyleBar, UITableViewCell.hidesAccessoryWhenEditing, strdup, strchr, strrchr, strstr, strcpy, strncpy, strcat, sprintf, sscanf, putchar, stderr, stdout, exit, time, qsort, realloc, calloc)
NOT_SIMULATED(ios(4.0), NSDictionary.keysSortedByValueUsingComparator:, NSDictionary.keysOfEntriesPassingTest:, NSDictionary.enumerateKeysAndObjectsWithOptions:usingBlock:, dispatch_apply)
NOT_SIMULATED(ios(2.2), AVAudioPlayer)
NOT_SIMULATED(ios(3.0), AVAudioRecorder, AVAudioSession, AVFormatIDKey, AVNumberOfChannelsKey, AVSampleRateKey, CAReplicatorLayer, CLHeading, MFMailComposeResult, MFMailComposeResultCancelled, MFMailComposeResultFailed, MFMailComposeResultSaved, MFMailComposeResultSent, MFMailComposeViewController, MKAnnotationView, MKCoordinateRegion, MKCoordinateRegionMake, MKCoordinateRegionMakeWithDistance, MKCoordinateSpan, MKCoordinateSpanMake, MKMapRect, MKMapTypeHybrid, MKMapTypeSatellite, MKMapTypeStandard, MKMapView, MKPinAnnotationColorGreen, MKPinAnnotationView, MKPlacemark, MKUserLocation, NSAttributeDescription, NSComparisonPredicate, NSEntityDescription, NSExpression, NSFetchRequest, NSFetchedResultsChangeDelete, NSFetchedResultsChangeInsert, NSFetchedResultsChangeMove, NSFetchedResultsChangeType, NSFetchedResultsChangeUpdate, NSFetchedResultsController, NSManagedObject, NSManagedObjectContext, NSManagedObjectID, NSManagedObjectModel, NSPersistentStore, NSPersistentStoreCoordinator, NSRelationshipDescription, NSUndoManager, SKPayment, SKPaymentQueue, SKPaymentTransaction, SKProduct, SKProductsRequest, UIAccessibilityElement, UIAccessibilityPostNotification, UIEventSubtype, UILocalizedIndexedCollation, UIMenuController, UIMenuItem, UIPasteboard, kUTTypeImage, kUTTypeMovie, UIBarButtonItem.accessibilityLabel, UIView.accessibilityLabel, MKAnnotation)
NOT_SIMULATED(ios(3.1), UIVideoEditorController)
NOT_SIMULATED(ios(3.2), CATextLayer, UIBezierPath, UIDocumentInteractionController, UIScreenMode, UITextChecker, UIPanGestureRecognizer.translationInView:, UIPanGestureRecognizer.velocityInView:, UIImagePickerController.cameraCaptureMode)
NOT_SIMULATED(ios(4.0), ALAsset, ALAssetsLibrary, AVAsset, AVAssetExportSession, AVAssetImageGenerator, AVCaptureDevice, AVCaptureDeviceInput, AVCaptureDevicePositionBack, AVCaptureSession, AVCaptureStillImageOutput, AVCaptureVideoOrientation, AVCaptureVideoPreviewLayer, AVMediaTypeAudio, AVMediaTypeVideo, AVPlayer, AVPlayerItem, AVPlayerItemDidPlayToEndTimeNotification, AVPlayerLayer, AVPlayerStatus, AVURLAsset, CLLocationCoordinate2DIsValid, CLLocationCoordinate2DMake, CLRegion, CMMotionManager, CMTime, CMTimeGetSeconds, CMTimeMake, CMTimeMakeWithSeconds, CMVideoDimensions, CVPixelBufferRef, EKEvent, EKEventStore, MFMessageComposeViewController, MKAnnotationViewDragState, MKAnnotationViewDragStateEnding, MKCircle, MKPointAnnotation, MKPolygon, MKPolyline, NSDataDetector, NSFileWrapper, UIBackgroundTaskIdentifier, UIGraphicsBeginImageContextWithOptions, UILocalNotification, kCLAuthorizationStatusDenied, NSURL.URLByAppendingPathComponent:, AVMediaType, CMDeviceMotion, MKOverlay)
NOT_SIMULATED(ios(4.1), GKLeaderboardViewController, GKScore)
NOT_SIMULATED(ios(4.2), UIPrintInteractionController, CLAuthorizationStatus)
NOT_SIMULATED(ios(5.0), CAEmitterCell, CAEmitterLayer, CIContext, CIDetector, CIFilter, CIImage, CLGeocoder, CLPlacemark, NSFileCoordinator, NSLinguisticTagger, NSMetadataQuery, NSOrderedSet, NSUbiquitousKeyValueStore, TWTweetComposeViewController, UIDocument, UIManagedDocument, UIPageViewControllerSpineLocation, UIPopoverBackgroundView, UIReferenceLibraryViewController, UIStoryboardPopoverSegue, UIBarButtonItem.setBackgroundImage:forState:barMetrics:, UITabBarItem.setFinishedSelectedImage:withFinishedUnselectedImage:, UIBarItem.appearance, UIView.appearance)
NOT_SIMULATED(ios(6.0), AVCaptureMetadataOutput, MKMapItem, NSByteCountFormatter, NSHashTable, NSMapTable, NSMutableParagraphStyle, NSParagraphStyle, NSPointerArray, NSShadow, NSStringDrawingContext, NSStringDrawingUsesLineFragmentOrigin, SLComposeViewController, UIActivity, UIActivityItemProvider, UICollectionViewUpdateItem, UIRefreshControl.attributedTitle, UIView.setRestorationIdentifier:, UIPageControl.pageIndicatorTintColor, UIPageControl.currentPageIndicatorTintColor, UITableView.sectionIndexTrackingBackgroundColor)
NOT_SIMULATED(ios(7.0), AVSpeechSynthesizer, AVSpeechUtterance, CLBeacon, CLBeaconRegion, CLCircularRegion, JSContext, MKDirections, MKMapCamera, MKOverlayRenderer, MKPolylineRenderer, MKRoute, NSLayoutManager, NSProgress, NSTextAttachment, NSTextContainer, NSTextStorage, NSURLSessionAuthChallengeDisposition, NSURLSessionConfiguration, NSURLSessionDownloadTask, NSURLSessionUploadTask, SKAction, SKLabelNode, SKNode, SKScene, SKSceneScaleModeAspectFill, SKSpriteNode, SKView, UIAttachmentBehavior, UICollectionViewTransitionLayout, UICollisionBehavior, UIDynamicAnimator, UIDynamicBehavior, UIDynamicItemBehavior, UIFontDescriptor, UIGravityBehavior, UIInputView, UIInterpolatingMotionEffect, UIKeyCommand, UIMotionEffect, UIMotionEffectGroup, UIPushBehavior, UISnapBehavior, NSString.boundingRectWithSize:options:attributes:context:, NSString.drawInRect:withAttributes:, NSString.sizeWithAttributes:, UIView.motionEffects, UIView.tintAdjustmentMode, MKLocalSearch, MKCircleRenderer, NSURLSession.init(configuration:))
NOT_SIMULATED(ios(8.0), AVPlayerViewController, NSDateComponentsFormatter, NSExtensionContext, NSItemProvider, PHAsset, PHAssetCollection, PHAssetCollectionTypeSmartAlbum, PHCachingImageManager, PHChange, PHCollection, PHFetchOptions, PHFetchResult, PHFetchResultChangeDetails, PHImageManager, PHImageRequestOptions, PHPhotoLibrary, UIBlurEffect, UIDocumentMenuViewController, UIDocumentPickerMode, UIDocumentPickerViewController, UIInputViewController, UIMutableUserNotificationAction, UIMutableUserNotificationCategory, UIPrinter, UITableViewRowAction, UITableViewRowActionStyleDefault, UIUserNotificationSettings, UIVibrancyEffect, UIVisualEffect, UIVisualEffectView, WKNavigationAction, WKNavigationActionPolicy, WKPreferences, WKScriptMessage, WKUserContentController, WKUserScript, UIViewController.extensionContext, LAContext, CLFloor, CKContainer, UIImage.init(named:in:compatibleWith:))
NOT_SIMULATED(ios(9.0), CASpringAnimation, CNContact, CNContactStore, NSPersonNameComponents, SFSafariViewController, UIFocusGuide, UIPress, UIRegion, WCSession, UIPreviewAction, UIView.semanticContentAttribute, UITableView.remembersLastFocusedIndexPath)
NOT_SIMULATED(ios(10.0), UIPercentDrivenInteractiveTransition.pauseInteractiveTransition, UIPercentDrivenInteractiveTransition.pause, UIPercentDrivenInteractiveTransition.timingCurve, AVCapturePhotoOutput, NSDateInterval, NSMeasurement, NSMeasurementFormatter, NSUnitLength, NSUnitMass, NSUnitDuration, NSUnitTemperature, NSUnitSpeed, NSUnitAngle, NSUnitArea, NSUnitVolume, NSUnitEnergy, NSUnitPower, NSUnitInformationStorage, NSPersistentContainer, UIFeedbackGenerator, UIGraphicsRenderer, UIImpactFeedbackGenerator, UINotificationFeedbackGenerator, UISelectionFeedbackGenerator, UNMutableNotificationContent, UNNotificationRequest, UNUserNotificationCenter, UNNotificationSound, UNTimeIntervalNotificationTrigger, UNCalendarNotificationTrigger, UNNotification, UNNotificationResponse, UILabel.adjustsFontForContentSizeCategory)
NOT_SIMULATED(ios(11.0), MKMarkerAnnotationView, UIDocumentBrowserViewController, UIDragInteraction, UIDropInteraction, UIFontMetrics, UIPasteConfiguration, VNRequest, UITableView.dragDelegate, UITableView.dropDelegate, UIView.accessibilityIgnoresInvertColors, JSONDecoder, JSONEncoder, ARSession, PDFView, MLModel, UIViewController.systemMinimumLayoutMargins, UITableView.hasUncommittedUpdates, UIColor.init(named:))
NOT_SIMULATED(ios(13.0), NSDiffableDataSourceSnapshot, UIBarAppearance, UICollectionViewDiffableDataSource, UICommand, UIContextMenuConfiguration, UIContextMenuInteraction, UIFontPickerViewController, UIHoverGestureRecognizer, UIImageConfiguration, UIImageSymbolConfiguration, UINavigationBarAppearance, UISearchTextField, UITabBarAppearance, UITableViewDiffableDataSource, UIToolbarAppearance, UIImage.imageWithConfiguration:, UINavigationItem.scrollEdgeAppearance, ASAuthorizationController, ASAuthorizationAppleIDProvider, UIImage.withTintColor, UIImage.withConfiguration, UISegmentedControl.selectedSegmentTintColor, UIViewController.editingInteractionConfiguration, UISearchBar.searchTextField, UIImage.init(named:in:with:), UIImage.init(systemName:withConfiguration:), UIImage.SymbolConfiguration, UIButton.setPreferredSymbolConfiguration:forImageInState:, CLAccuracyAuthorization)
NOT_SIMULATED(ios(14.0), PHPickerConfiguration, PHPickerViewController, UIColorPickerViewController, UIColorWell, UTType)
NOT_SIMULATED(ios(15.0), UIImage.preparingThumbnail)
NOT_SIMULATED(ios(16.0), UICalendarView, UIEditMenuInteraction, UIFindInteraction, UIHostingConfiguration, UIPasteControl, UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations, UINavigationItem.preferredSearchBarPlacement, UINavigationItem.renameDelegate, UITableView.selfSizingInvalidation)
NOT_SIMULATED(ios(17.0), UITraitDefinition, UIMutableTraits, UITraitCollection.subscript, UITraitOverrides.subscript, UITraitCollection.init(mutations:), UITraitCollection.modifyingTraits, UIContentUnavailableConfiguration, UIContentUnavailableView, UIViewController.contentUnavailableConfiguration)
NOT_SIMULATED(ios(18.0), UITabGroup, UITabBarController.selectedTab, UITabBarController.sidebar)
NOT_SIMULATED(ios(26.0), UIGlassEffect, UIGlassContainerEffect, UIView.cornerConfiguration, UIScrollView.topEdgeEffect)
NOT_SIMULATED(ios(2.0), CALayer.removeAllAnimations, NSThread.detachNewThreadSelector:toTarget:withObject:, sleep, usleep, NSDecimal, Decimal, UIApplication.statusBarOrientation, UIApplication.openURL:)
NOT_SIMULATED(ios(3.0), UIAccessibility, UIEvent.EventSubtype, EventSubtype, UIResponder.undoManager, UIResponder.motionBegan:withEvent:, UIResponder.motionEnded:withEvent:, UIResponder.motionCancelled:withEvent:, UIResponder.motionBegan(_:with:), UIResponder.motionEnded(_:with:), UIResponder.motionCancelled(_:with:), NSObject.isAccessibilityElement, NSObject.accessibilityLabel, NSObject.accessibilityTraits, NSObject.accessibilityValue, NSObject.accessibilityHint, NSObject.accessibilityElements)
NOT_SIMULATED(ios(3.2), UIResponder.inputView, UIResponder.inputAccessoryView, UIResponder.reloadInputViews)
NOT_SIMULATED(ios(4.0), UIApplication.beginBackgroundTaskWithExpirationHandler:, UIApplication.beginBackgroundTask, UIApplication.endBackgroundTask, UIApplication.backgroundTimeRemaining, OS_dispatch_queue.concurrentPerform(iterations:execute:), OS_dispatch_queue.concurrentPerform(iterations:_:))
NOT_SIMULATED(ios(5.0), UIScreen.brightness, UIViewController.attemptRotationToDeviceOrientation)
NOT_SIMULATED(ios(6.0), UIView.alignmentRectInsets, UIView.layoutFittingCompressedSize, UIView.layoutFittingExpandedSize, UILayoutFittingCompressedSize, UILayoutFittingExpandedSize)
NOT_SIMULATED(ios(2.0), NSData.dataWithBytes:length:, NSData.initWithBytes:length:, NSMutableData.mutableBytes, NSURLRequest.httpMethod, NSURLRequest.httpBody, NSURLRequest.HTTPMethod, NSURLRequest.HTTPBody, NSURLRequest.setValue:forHTTPHeaderField:, NSURLRequest.addValue:forHTTPHeaderField:, NSURLRequest.valueForHTTPHeaderField:, NSURLRequest.allHTTPHeaderFields, NSURLRequest.timeoutInterval, NSURLRequest.cachePolicy)
NOT_SIMULATED(ios(2.0), CGRectDivide, CGRectEdge, CGRectMinXEdge, CGRectMinYEdge, CGRectMaxXEdge, CGRectMaxYEdge, CGPointFromString, CGRectFromString, CGSizeFromString, CGPointApplyAffineTransform, CGSizeApplyAffineTransform, CGRectStandardize)
NOT_SIMULATED(ios(2.0), NSCoder.string(for:))
NOT_SIMULATED(ios(6.0), NSUUID.getUUIDBytes:)
NOT_SIMULATED(ios(7.0), NSDataBase64EncodingEndLineWithCarriageReturn, NSDataBase64EncodingEndLineWithLineFeed, NSDataBase64Encoding64CharacterLineLength, NSDataBase64Encoding76CharacterLineLength, NSDataBase64DecodingIgnoreUnknownCharacters)
NOT_SIMULATED(ios(7.0), NSData.base64EncodedDataWithOptions:, NSData.initWithBase64EncodedData:options:, NSFileManager.containerURLForSecurityApplicationGroupIdentifier:, UIResponder.keyCommands, NSURLSession.init(configuration:delegate:delegateQueue:))
NOT_SIMULATED(ios(8.0), UIView.preservesSuperviewLayoutMargins, UIView.mask, UIView.maskView, UINavigationController.hidesBarsOnTap, UINavigationController.hidesBarsWhenKeyboardAppears, UINavigationController.hidesBarsWhenVerticallyCompact)
NOT_SIMULATED(ios(9.0), UIProgressView.observedProgress, UIViewController.addKeyCommand:, UIViewController.removeKeyCommand:, NSProcessInfo.isLowPowerModeEnabled)
NOT_SIMULATED(ios(10.0), UITableView.prefetchDataSource, NSThread.detachNewThread, NSThread.detachNewThread(_:))
NOT_SIMULATED(ios(11.0), UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden, UIViewController.prefersHomeIndicatorAutoHidden, UIViewController.setNeedsUpdateOfScreenEdgesDeferringSystemGestures, UIViewController.preferredScreenEdgesDeferringSystemGestures)
NOT_SIMULATED(ios(13.0), UINavigationBar.standardAppearance, UINavigationBar.compactAppearance, UINavigationBar.scrollEdgeAppearance, UIToolbar.standardAppearance, UITabBar.standardAppearance)
NOT_SIMULATED(ios(3.0), CALayer.mask)
NOT_SIMULATED(ios(8.0), UIViewController.systemLayoutFittingSizeDidChangeForChildContentContainer:, UIViewController.systemLayoutFittingSizeDidChange)
NOT_SIMULATED(ios(11.0), UIViewController.childViewControllerForHomeIndicatorAutoHidden, UIViewController.childForHomeIndicatorAutoHidden, UIViewController.viewRespectsSystemMinimumLayoutMargins)
NOT_SIMULATED(ios(13.0), UISceneSession.persistentIdentifier, UIApplication.requestSceneSessionDestruction, UIStatusBarManager, UIWindowScene.statusBarManager, UIScene.title, UIWindowScene.title, UIApplication.requestSceneSessionActivation)
NOT_SIMULATED(ios(13.4), UIDatePicker.preferredDatePickerStyle)
NOT_SIMULATED(ios(14.0), UINavigationItem.backButtonDisplayMode, UIBarButtonItem.init(systemItem:), UIBarButtonItem.init(title:primaryAction:), UIBarButtonItem.init(title:image:primaryAction:menu:), UIBarButtonItem.init(image:primaryAction:), UIBarButtonItem.init(title:menu:), UIBarButtonItem.init(image:menu:))
NOT_SIMULATED(ios(15.0), UIViewController.setContentScrollView:, UIViewController.setContentScrollView(_:for:), UITableView.prefetchingEnabled, UITableView.isPrefetchingEnabled, UITableView.reconfigureRowsAtIndexPaths:, UICollectionView.reconfigureItemsAtIndexPaths:, UINavigationBar.compactScrollEdgeAppearance, UITabBar.scrollEdgeAppearance)
NOT_SIMULATED(ios(17.0), UIView.animate(springDuration:_:), UIView.animate(springDuration:animations:), UIView.animate(springDuration:bounce:_:), UIView.animate(springDuration:bounce:animations:), UIView.animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:))
NOT_SIMULATED(ios(18.0), UITabBarController.init(tabs:))
NOT_SIMULATED(ios(2.0), CALayer.anchorPoint, CALayer.presentationLayer, CALayer.presentation, CALayer.speed, CALayer.timeOffset, CALayer.beginTime, CALayer.opaque, CALayer.isOpaque, UISlider.minimumValueImage, UISlider.maximumValueImage, UIDatePicker.minuteInterval, UITableView.sectionIndexMinimumDisplayRowCount, Locale)
NOT_SIMULATED(ios(3.2), CALayer.shadowPath, UIGestureRecognizer.delaysTouchesBegan, UIGestureRecognizer.delaysTouchesEnded, UITextField.selectedTextRange, UITextView.selectedTextRange)
NOT_SIMULATED(ios(4.0), CALayer.contentsScale, OS_dispatch_queue.label)
NOT_SIMULATED(ios(4.3), UIViewController.disablesAutomaticKeyboardDismissal)
NOT_SIMULATED(ios(5.0), UIScrollView.pinchGestureRecognizer, UITextField.spellCheckingType, UITextView.spellCheckingType, UISlider.minimumTrackTintColor, UISlider.maximumTrackTintColor, UITableViewCell.multipleSelectionBackgroundView, UIViewController.providesPresentationContextTransitionStyle)
NOT_SIMULATED(ios(6.0), UICollectionView.setCollectionViewLayout:animated:, UITextField.typingAttributes, UITextView.typingAttributes, UITextField.allowsEditingTextAttributes, UISwitch.thumbTintColor, UIView.exerciseAmbiguityInLayout, UIView.constraintsAffectingLayoutForAxis:, UUID)
NOT_SIMULATED(ios(7.0), UITextField.defaultTextAttributes, UITextView.textContainer, UITextView.layoutManager, UITextView.linkTextAttributes, UITabBar.itemPositioning, UITabBar.itemWidth, UITabBar.itemSpacing, UIView.resizableSnapshotViewFromRect:afterScreenUpdates:withCapInsets:, UIView.resizableSnapshotView, UIViewController.modalPresentationCapturesStatusBarAppearance, UIViewController.childViewControllerForStatusBarStyle, UIViewController.childForStatusBarStyle)
NOT_SIMULATED(ios(8.0), UIScreen.nativeBounds, UIScreen.nativeScale, UINavigationController.barHideOnTapGestureRecognizer, UINavigationController.barHideOnSwipeGestureRecognizer, UITableView.separatorEffect, UIViewController.targetViewControllerForAction:sender:, UIViewController.targetViewController)
NOT_SIMULATED(ios(9.0), UILabel.allowsDefaultTighteningForTruncation, UITableView.cellLayoutMarginsFollowReadableWidth, UITableViewCell.focusStyle, UIGestureRecognizer.allowedTouchTypes, UIStackView.baselineRelativeArrangement, UIStackView.isBaselineRelativeArrangement, UIView.viewForFirstBaselineLayout, UIView.forFirstBaselineLayout, UIView.inheritedAnimationDuration, UIViewController.previewActionItems, UIViewController.registerForPreviewingWithDelegate:sourceView:, UIViewController.registerForPreviewing)
NOT_SIMULATED(ios(9.2), UIGestureRecognizer.requiresExclusiveTouchType)
NOT_SIMULATED(ios(10.0), UITextField.textContentType, UITextView.textContentType, UITabBar.unselectedItemTintColor, UICollectionView.prefetchingEnabled, UICollectionView.isPrefetchingEnabled, UIView.effectiveUserInterfaceLayoutDirection, dispatchPrecondition)
NOT_SIMULATED(ios(11.0), UITextField.smartDashesType, UITextField.smartQuotesType, UITextField.smartInsertDeleteType, UITableView.springLoaded, UITableView.isSpringLoaded, UITableView.insetsContentViewsToSafeArea, UITableView.separatorInsetReference, UITableView.dragInteractionEnabled, UICollectionView.dragInteractionEnabled, UICollectionView.reorderingCadence, UIGestureRecognizer.name, UIView.insetsLayoutMarginsFromSafeArea, UIView.interactions, UIView.addInteraction:, UIView.removeInteraction:)
NOT_SIMULATED(ios(11.1), UIScrollView.verticalScrollIndicatorInsets, UIScrollView.horizontalScrollIndicatorInsets)
NOT_SIMULATED(ios(12.0), UITextField.passwordRules, OS_dispatch_queue.asyncAndWait)
NOT_SIMULATED(ios(13.0), UIScrollView.automaticallyAdjustsScrollIndicatorInsets, UIImageView.preferredSymbolConfiguration, UIView.transform3D, UIView.largeContentTitle, UIView.modifyAnimationsWithRepeatCount:autoreverses:animations:, UIView.modifyAnimations, UIWindow.canResizeToFitContent, UIWindowScene.interfaceOrientation, UIViewController.performsActionsWhilePresentingModally, UIViewController.preferredUserInterfaceStyle, NSTimer.publish)
NOT_SIMULATED(ios(13.4), UIButton.pointerInteractionEnabled, UIButton.isPointerInteractionEnabled, UIGestureRecognizer.modifierFlags, UIGestureRecognizer.buttonMask, UITapGestureRecognizer.buttonMaskRequired)
NOT_SIMULATED(ios(14.0), UILabel.lineBreakStrategy, UIButton.role, UITableView.selectionFollowsFocus, UITableView.contextMenuInteraction, UISwitch.preferredStyle, UISwitch.title, UIViewController.focusGroupIdentifier, UIViewController.prefersPointerLocked, UIViewController.setNeedsUpdateOfPrefersPointerLocked)
NOT_SIMULATED(ios(15.0), UITableView.fillerRowHeight, UILabel.showsExpansionTextWhenTruncated, UITableView.allowsFocus, UIDatePicker.roundsToMinuteInterval, UIView.focusEffect, UIView.minimumContentSizeCategory, UIView.maximumContentSizeCategory, NSNotificationCenter.notifications)
NOT_SIMULATED(ios(16.0), UIWindowScene.requestGeometryUpdateWithPreferences:errorHandler:, UIWindowScene.requestGeometryUpdate, UIWindowScene.effectiveGeometry, UIViewController.interactionActivityTrackingBaseName, UITextView.findInteractionEnabled, UITextView.isFindInteractionEnabled, UIView.anchorPoint)
NOT_SIMULATED(ios(17.0), UIView.hoverStyle, UIScrollView.allowsKeyboardScrolling)
NOT_SIMULATED(ios(17.4), UIScrollView.transfersVerticalScrollingToParent)
NOT_SIMULATED(ios(18.0), UITabBarController.mode, UIViewController.tab, Mutex)
NOT_SIMULATED(ios(26.0), UITabBarController.tabBarMinimizeBehavior, UITabBarController.bottomAccessory, UINavigationItem.subtitle, UINavigationController.interactiveContentPopGestureRecognizer)
NOT_SIMULATED(ios(2.0), UIApplication.userInterfaceLayoutDirection, NSUserDefaults.dictionaryRepresentation, NSUserDefaults.removePersistentDomainForName:, NSUserDefaults.removePersistentDomain, NSFileManager.currentDirectoryPath, NSString.stringByPaddingToLength:withString:startingAtIndex:, NSString.padding, NSString.stringByFoldingWithOptions:locale:, NSString.folding, NSString.commonPrefixWithString:options:, NSString.commonPrefix, NSURL.pathComponents, NSURL.absoluteURL, NSBundle.infoDictionary, NSBundle.localizedStringForKey:value:table:, NSBundle.localizedString, NSRunLoop.currentMode, NSRunLoop.cancelPerformSelectorsWithTarget:, NSRunLoop.cancelPerformSelectors, NSThread.name, NSThread.threadPriority, NSThread.exit, CFGetRetainCount, class_getName)
NOT_SIMULATED(ios(3.0), UIDevice.batteryState, UIDevice.proximityState)
NOT_SIMULATED(ios(3.2), UIScreen.screens)
NOT_SIMULATED(ios(4.0), UIApplication.protectedDataAvailable, UIApplication.isProtectedDataAvailable, UIDevice.multitaskingSupported, UIDevice.isMultitaskingSupported, NSUserDefaults.URLForKey:, NSUserDefaults.url, NSThread.callStackSymbols, NSFileManager.urls)
NOT_SIMULATED(ios(6.0), UIApplication.supportedInterfaceOrientationsForWindow:, UIApplication.supportedInterfaceOrientations)
NOT_SIMULATED(ios(7.0), UIApplication.preferredContentSizeCategory, UIApplication.backgroundRefreshStatus, NSArray.withUnsafeBufferPointer, Unmanaged, ContiguousArray, KeyValuePairs, UnsafeMutablePointer, UnsafePointer, UnsafeBufferPointer, MemoryLayout, withExtendedLifetime)
NOT_SIMULATED(ios(8.0), UIScreen.coordinateSpace)
NOT_SIMULATED(ios(9.0), UIApplication.shortcutItems, NSString.localizedCapitalizedString, NSString.localizedCapitalized)
NOT_SIMULATED(ios(10.0), OSLog, os_log)
NOT_SIMULATED(ios(10.3), UIScreen.maximumFramesPerSecond)
NOT_SIMULATED(ios(13.0), UIApplication.openSessions, UIApplication.supportsMultipleScenes, NSArray.difference, NSDate.distance, TaskLocal, Task.currentPriority)
NOT_SIMULATED(ios(14.0), Logger)
NOT_SIMULATED(ios(15.0), NSDate.formatted)
NOT_SIMULATED(ios(16.0), Duration, Regex, ContinuousClock)
NOT_SIMULATED(ios(18.0), Int128)
NS_ASSUME_NONNULL_END
NOT_SIMULATED(ios(5.0), UIToolbar.setBackgroundImage:forToolbarPosition:barMetrics:, UISegmentedControl.setBackgroundImage:forState:barMetrics:, UISearchBar.setBackgroundImage, UISearchBar.setSearchFieldBackgroundImage:forState:, UISlider.setThumbImage:forState:, UIStepper.setBackgroundImage:forState:)
NOT_SIMULATED(ios(7.0), UINavigationBar.setBackgroundImage:forBarPosition:barMetrics:, UISearchBar.setBackgroundImage:forBarPosition:barMetrics:)
NOT_SIMULATED(ios(2.0), Calendar.dateInterval, Calendar.nextDate, Calendar.enumerateDates, Calendar.ordinality, Calendar.maximumRange, Calendar.minimumRange, Calendar.weekdaySymbols, Calendar.shortWeekdaySymbols, Calendar.veryShortWeekdaySymbols, Calendar.standaloneWeekdaySymbols, Calendar.monthSymbols, Calendar.shortMonthSymbols, Calendar.standaloneMonthSymbols, Calendar.shortStandaloneMonthSymbols, Calendar.veryShortMonthSymbols, Calendar.amSymbol, Calendar.pmSymbol, Calendar.minimumDaysInFirstWeek, Calendar.Component.weekOfYear, Calendar.Component.weekOfMonth, Calendar.Component.weekdayOrdinal, Calendar.Component.yearForWeekOfYear, Calendar.Component.quarter, Calendar.Component.nanosecond, Calendar.Component.timeZone, Calendar.Component.calendar, DateComponents.weekOfYear, DateComponents.weekOfMonth, DateComponents.weekdayOrdinal, DateComponents.yearForWeekOfYear, DateComponents.quarter, DateComponents.nanosecond, DateComponents.isValidDate, TimeZone.knownTimeZoneIdentifiers, TimeZone.localizedName, TimeZone.daylightSavingTimeOffset, TimeZone.nextDaylightSavingTimeTransition, Locale.language, Locale.region, Locale.currency, Locale.currencyCode, Locale.currencySymbol, Locale.decimalSeparator, Locale.groupingSeparator, Locale.calendar, Locale.usesMetricSystem, Locale.measurementSystem, Locale.localizedString, Locale.availableIdentifiers, Locale.isoRegionCodes, Locale.isoCurrencyCodes, NumberFormatter.Style.scientific, NumberFormatter.Style.spellOut, NumberFormatter.Style.ordinal, NumberFormatter.Style.currencyISOCode, NumberFormatter.Style.currencyPlural, NumberFormatter.Style.currencyAccounting, NumberFormatter.currencyGroupingSeparator, NumberFormatter.currencyDecimalSeparator, NumberFormatter.internationalCurrencySymbol, NumberFormatter.percentSymbol, NumberFormatter.minusSign, NumberFormatter.plusSign, NumberFormatter.zeroSymbol, NumberFormatter.nilSymbol, NumberFormatter.groupingSize, NumberFormatter.multiplier, NumberFormatter.minimum, NumberFormatter.maximum, NumberFormatter.maximumIntegerDigits, NumberFormatter.minimumSignificantDigits, NumberFormatter.maximumSignificantDigits, NumberFormatter.usesSignificantDigits, NumberFormatter.roundingIncrement, NumberFormatter.positiveFormat, NumberFormatter.negativeFormat, NumberFormatter.paddingCharacter, NumberFormatter.formatWidth, NumberFormatter.isLenient, NumberFormatter.generatesDecimalNumbers, NumberFormatter.allowsFloats, NumberFormatter.alwaysShowsDecimalSeparator)
NOT_SIMULATED(ios(5.0), JSONSerialization.writeJSONObject, JSONSerialization.ReadingOptions.json5Allowed, JSONSerialization.ReadingOptions.topLevelDictionaryAssumed)
NOT_SIMULATED(ios(7.0), URLComponents.password, URLComponents.percentEncodedHost, URLComponents.percentEncodedUser, URLComponents.percentEncodedFragment, URLComponents.encodedHost, URLComponents.rangeOfHost, URLComponents.rangeOfPath, URLComponents.rangeOfQuery)
NOT_SIMULATED(ios(8.0), JSONDecoder.userInfo, JSONDecoder.dataDecodingStrategy, JSONDecoder.nonConformingFloatDecodingStrategy, JSONDecoder.DateDecodingStrategy.formatted, JSONDecoder.KeyDecodingStrategy.custom, JSONEncoder.userInfo, JSONEncoder.dataEncodingStrategy, JSONEncoder.nonConformingFloatEncodingStrategy, JSONEncoder.DateEncodingStrategy.formatted, JSONEncoder.DateEncodingStrategy.custom, JSONEncoder.KeyEncodingStrategy.custom, Decoder.userInfo, Decoder.allKeys, Decoder.superDecoder, Decoder.nestedUnkeyedContainer, Encoder.userInfo, Encoder.codingPath, Encoder.unkeyedContainer, Encoder.nestedContainer, Encoder.nestedUnkeyedContainer, Encoder.superEncoder)
NOT_SIMULATED(ios(11.0), URLComponents.percentEncodedQueryItems)
NOT_SIMULATED(ios(15.0), JSONDecoder.allowsJSON5, JSONDecoder.assumesTopLevelDictionary)
NOT_SIMULATED(ios(13.0), Combine.Record, Combine.AnySubscriber, Combine.Subscriber, Combine.Subscription, Combine.ConnectablePublisher, Publisher.tryCompactMap, Publisher.tryScan, Publisher.tryRemoveDuplicates, Publisher.tryFirst, Publisher.tryCatch, Publisher.print, Publisher.timeout, Publisher.replaceEmpty, Publisher.multicast, Publisher.buffer, Publisher.encode, Publisher.decode, Publisher.measureInterval, Publisher.breakpoint, Publisher.breakpointOnError, Publisher.makeConnectable, Publisher.min, Publisher.max, NSURLSession.dataTaskPublisher, NSObject.publisher)
NOT_SIMULATED(ios(14.0), UICollectionViewDiffableDataSource.sectionSnapshotHandlers, UICollectionViewDiffableDataSource.reorderingHandlers)
NOT_SIMULATED(ios(2.0), CALayer.convert, CALayer.convertPoint:fromLayer:, CALayer.convertPoint:toLayer:, CALayer.convertRect:fromLayer:, CALayer.convertRect:toLayer:, UIApplication.sendEvent:, UIBarButtonItem.possibleTitles, UIControl.allTargets, UIControl.actions, UIControl.actionsForTarget:forControlEvent:, UILabel.drawText, UILabel.drawTextInRect:, UILabel.textRect, UILabel.textRectForBounds:limitedToNumberOfLines:, UITextField.editingRect, UITextField.editingRectForBounds:, UITextView.selectedRange, UIViewController.rotatingHeaderView, UIWindow.sendEvent:, UIWindow.becomeKey, UIWindow.becomeKeyWindow, UIWindow.resignKey, UIWindow.resignKeyWindow)
NOT_SIMULATED(ios(3.0), UIViewController.searchDisplayController, UIResponder.canPerformAction, UIResponder.canPerformAction:withSender:)
NOT_SIMULATED(ios(3.2), UIWindow.screen, UIGestureRecognizer.require, UIGestureRecognizer.requireGestureRecognizerToFail:, UIGestureRecognizer.numberOfTouches, UITextField.insertText:, UITextField.deleteBackward, UITextField.beginningOfDocument, UITextField.endOfDocument, UITextView.insertText:, UITextView.deleteBackward)
NOT_SIMULATED(ios(4.0), UIResponder.remoteControlReceived, UIResponder.remoteControlReceivedWithEvent:)
NOT_SIMULATED(ios(5.0), UINavigationBar.setTitleVerticalPositionAdjustment, UINavigationBar.setTitleVerticalPositionAdjustment:forBarMetrics:, UIPageViewController.gestureRecognizers, UIPageViewController.spineLocation, UISlider.thumbTintColor)
NOT_SIMULATED(ios(6.0), UICollectionView.layoutAttributesForItem, UICollectionView.layoutAttributesForItemAtIndexPath:, UIView.restorationIdentifier, UIView.requiresConstraintBasedLayout, UIView.gestureRecognizerShouldBegin:)
NOT_SIMULATED(ios(7.0), UITextView.textStorage, UIView.addMotionEffect:, UIViewController.preferredStatusBarUpdateAnimation, UIViewController.childForStatusBarHidden, UIViewController.childViewControllerForStatusBarHidden, UIResponder.target, UIResponder.targetForAction:withSender:, UISearchBar.searchBarStyle)
NOT_SIMULATED(ios(8.0), UISplitViewController.displayModeButtonItem, UISplitViewController.primaryColumnWidth, UIResponder.inputAccessoryViewController)
NOT_SIMULATED(ios(9.0), UICollectionView.beginInteractiveMovementForItem, UICollectionView.beginInteractiveMovementForItemAtIndexPath:, UICollectionView.supplementaryView, UICollectionView.supplementaryViewForElementKind:atIndexPath:, UIResponder.pressesBegan, UIResponder.pressesBegan:withEvent:, UIViewController.setNeedsFocusUpdate, UIViewController.updateFocusIfNeeded, UIView.canBecomeFocused, UIView.isFocused, UIView.forLastBaselineLayout, UIView.viewForLastBaselineLayout, UIView.userInterfaceLayoutDirection)
NOT_SIMULATED(ios(10.0), UITraitCollection.preferredContentSizeCategory, UITraitCollection.displayGamut, UIViewController.preferredFocusEnvironments, UIViewController.restoresFocusAfterTransition)
NOT_SIMULATED(ios(10.3), UIApplication.setAlternateIconName)
NOT_SIMULATED(ios(11.0), UIScrollView.adjustedContentInsetDidChange, UIBarButtonItem.isSpringLoaded)
NOT_SIMULATED(ios(12.0), UIViewController.focusItemContainer)
NOT_SIMULATED(ios(13.0), UINavigationItem.standardAppearance, UINavigationItem.compactAppearance, UITraitCollection.accessibilityContrast, UITraitCollection.userInterfaceLevel, UITraitCollection.performAsCurrent, UISearchController.automaticallyShowsCancelButton)
NOT_SIMULATED(ios(14.0), UIControl.enumerateEventHandlers, UICollectionView.dequeueConfiguredReusableCell, UIPageControl.preferredIndicatorImage, UISwitch.style, UITraitCollection.activeAppearance, UISplitViewController.preferredPrimaryColumnWidth)
NOT_SIMULATED(ios(15.0), UIControl.toolTip, UIViewController.contentScrollView, UIWindow.canBecomeKey)
NOT_SIMULATED(ios(16.0), UIAlertController.severity, UIBarButtonItem.isHidden, UICollectionView.selfSizingInvalidation, UINavigationItem.backAction, UINavigationItem.customizationIdentifier, UINavigationItem.documentProperties, UINavigationItem.style, UINavigationItem.trailingItemGroups, UIPopoverPresentationController.sourceItem)
NOT_SIMULATED(ios(17.0), UIImageView.addSymbolEffect, UITraitCollection.modifyingTraits, UIViewController.setNeedsUpdateContentUnavailableConfiguration)
NOT_SIMULATED(ios(26.0), UINavigationItem.largeTitle)
NOT_SIMULATED(ios(9.0), UIFont.monospacedDigitSystemFont, UIFont.monospacedDigitSystemFontOfSize:weight:)
NOT_SIMULATED(ios(13.0), NSRelativeDateTimeFormatter, RelativeDateTimeFormatter, UIFont.monospacedSystemFont, UIFont.monospacedSystemFontOfSize:weight:)
NOT_SIMULATED(ios(2.0), UIButton.contentEdgeInsets, UIView.exchangeSubviewAtIndex:withSubviewAtIndex:, UIView.exchangeSubview, UIView.setAnimationsEnabled:, UIView.areAnimationsEnabled, NSRunLoop.limitDateForMode:, NSRunLoop.limitDate(forMode:), CFRunLoopGetMain, CFRunLoopGetCurrent, CFRunLoopRun, CFRunLoopRunInMode, CFRunLoopStop, CFRunLoopPerformBlock)
NOT_SIMULATED(ios(3.2), UIRectCorner)
NOT_SIMULATED(ios(6.0), UIViewController.restorationClass, UIView.frameForAlignmentRect:, UIView.frame(forAlignmentRect:), UIView.alignmentRectForFrame:, UIView.alignmentRect(forFrame:))
NOT_SIMULATED(ios(8.0), UIViewController.collapseSecondaryViewController:forSplitViewController:, UIViewController.collapseSecondaryViewController(_:for:), UIApplication.registerForRemoteNotifications, UIApplication.isRegisteredForRemoteNotifications)
NOT_SIMULATED(ios(9.0), UIViewController.allowedChildViewControllersForUnwindingFromSource:, UIViewController.allowedChildrenForUnwinding(from:), UIViewControllerPreviewingDelegate, UIViewControllerPreviewing)
NOT_SIMULATED(ios(9.1), UISearchContainerViewController)
NOT_SIMULATED(ios(10.0), NSLayoutConstraint.firstAnchor, NSLayoutConstraint.secondAnchor, NSLayoutXAxisAnchor.anchorWithOffsetToAnchor:, NSLayoutXAxisAnchor.anchorWithOffset(to:), NSLayoutYAxisAnchor.anchorWithOffsetToAnchor:, NSLayoutYAxisAnchor.anchorWithOffset(to:), NSLayoutAnchor.name, NSLayoutAnchor.item, NSLayoutAnchor.hasAmbiguousLayout, NSLayoutAnchor.constraintsAffectingLayout, UILayoutGuide.hasAmbiguousLayout, UILayoutGuide.constraintsAffectingLayoutForAxis:, UILayoutGuide.constraintsAffectingLayout(for:), UICloudSharingController)
NOT_SIMULATED(ios(11.0), UIFocusSystem)
NOT_SIMULATED(ios(13.4), UIPointerInteraction)
NOT_SIMULATED(ios(15.0), UIKeyboardLayoutGuide, UITrackingLayoutGuide, UIView.keyboardLayoutGuide, UIToolTipInteraction)
NOT_SIMULATED(ios(16.0), UIViewController.activePresentationController, UINavigationItem.centerItemGroups, UIWindowScene.GeometryPreferences, UIWindowSceneGeometryPreferences)
NOT_SIMULATED(ios(16.4), WKWebView.inspectable, WKWebView.isInspectable)
NOT_SIMULATED(ios(17.0), UITraitCollection.sceneCaptureState, UIView.updateTraitsIfNeeded, UIViewController.updateTraitsIfNeeded)
NOT_SIMULATED(ios(18.0), UITabBarController.Mode, UITabBarControllerMode, UIUpdateLink)
NOT_SIMULATED(ios(26.0), UIView.layoutGuideForLayoutRegion:, UIView.layoutGuide(for:), UIButtonConfiguration.glass, UIButtonConfiguration.prominentGlass, UIButtonConfiguration.clearGlass, UIButtonConfiguration.prominentClearGlass, UIButtonConfiguration.glassButtonConfiguration, UISlider.trackConfiguration, UIBackgroundExtensionView)
NOT_SIMULATED(ios(3.0), UIDevice.batteryMonitoringEnabled, UIDevice.isBatteryMonitoringEnabled, UIDatePicker.minimumDate, CALayer.sublayerTransform, UIPasteboard.general)
NOT_SIMULATED(ios(8.0), UIActivityViewController.completionWithItemsHandler)
NOT_SIMULATED(ios(9.0), UIResponder.inputAssistantItem)
NOT_SIMULATED(ios(10.0), UICollectionViewFlowLayout.automaticSize)
NOT_SIMULATED(ios(11.0), UITableView.hasActiveDrag, UICollectionView.hasActiveDrag)
NOT_SIMULATED(ios(13.0), UITraitCollection.performAsCurrentTraitCollection:, UITraitCollection.performAsCurrent)
NOT_SIMULATED(ios(14.0), UIPageControl.backgroundStyle)
NOT_SIMULATED(ios(15.0), UIButton.Configuration.titleTextAttributesTransformer, UIKeyboardLayoutGuide.followsUndockedKeyboard)
NOT_SIMULATED(ios(26.0), UIBarButtonItem.hidesSharedBackground)
NOT_SIMULATED(ios(13.0), SwiftUI, SwiftUI.State, SwiftUI.Binding, SwiftUI.ObservedObject, SwiftUI.EnvironmentObject, SwiftUI.Environment, SwiftUI.Text, SwiftUI.View, SwiftUI.Image, SwiftUI.Button, SwiftUI.VStack, SwiftUI.HStack, SwiftUI.ZStack, SwiftUI.Group, SwiftUI.Form, SwiftUI.Section, SwiftUI.List, SwiftUI.ForEach, SwiftUI.Spacer, SwiftUI.Divider, SwiftUI.NavigationView, SwiftUI.NavigationLink, SwiftUI.TabView, SwiftUI.Toggle, SwiftUI.Slider, SwiftUI.Stepper, SwiftUI.Picker, SwiftUI.DatePicker, SwiftUI.TextField, SwiftUI.SecureField, SwiftUI.ScrollView, SwiftUI.GeometryReader, SwiftUI.Color, SwiftUI.Font, SwiftUI.Path, SwiftUI.Rectangle, SwiftUI.Circle, SwiftUI.Capsule, SwiftUI.RoundedRectangle, SwiftUI.Ellipse, SwiftUI.Shape, SwiftUI.ViewModifier, SwiftUI.ViewBuilder, SwiftUI.AnyView, SwiftUI.EmptyView, SwiftUI.UIViewControllerRepresentable, SwiftUI.UIViewRepresentable, SwiftUI.PreviewProvider, SwiftUI.GestureState, SwiftUI.DragGesture, SwiftUI.TapGesture, SwiftUI.LongPressGesture, SwiftUI.Angle, SwiftUI.Gradient, SwiftUI.LinearGradient, SwiftUI.EdgeInsets, SwiftUI.Alert, SwiftUI.ActionSheet, SwiftUI.PreferenceKey, SwiftUI.Animation, SwiftUI.AnyTransition, SwiftUI.EnvironmentValues, SwiftUI.EnvironmentKey, SwiftUI.LocalizedStringKey, SwiftUI.withAnimation)
NOT_SIMULATED(ios(14.0), SwiftUI.StateObject, SwiftUI.AppStorage, SwiftUI.SceneStorage, SwiftUI.App, SwiftUI.Scene, SwiftUI.WindowGroup, SwiftUI.LazyVStack, SwiftUI.LazyHStack, SwiftUI.LazyVGrid, SwiftUI.LazyHGrid, SwiftUI.GridItem, SwiftUI.Label, SwiftUI.Menu, SwiftUI.ProgressView, SwiftUI.Link, SwiftUI.ColorPicker, SwiftUI.ToolbarItem, SwiftUI.ScrollViewReader, SwiftUI.Namespace, SwiftUI.TextEditor, SwiftUI.UIApplicationDelegateAdaptor)
NOT_SIMULATED(ios(15.0), SwiftUI.AsyncImage, SwiftUI.FocusState, SwiftUI.Canvas, SwiftUI.TimelineView, SwiftUI.Material)
NOT_SIMULATED(ios(16.0), SwiftUI.NavigationStack, SwiftUI.NavigationSplitView, SwiftUI.NavigationPath, SwiftUI.Grid, SwiftUI.GridRow, SwiftUI.ViewThatFits, SwiftUI.AnyLayout, SwiftUI.Layout, SwiftUI.Gauge, SwiftUI.ShareLink, SwiftUI.UIHostingConfiguration)
NOT_SIMULATED(ios(17.0), SwiftUI.Bindable, SwiftUI.ContentUnavailableView)
NOT_SIMULATED(ios(18.0), SwiftUI.MeshGradient, SwiftUI.Tab, SwiftUI.TabSection)
NOT_SIMULATED(ios(18.0), UISearchTab, UIView.animate(_:_:), UIView.animate(_:changes:), UIView.animate(_:changes:completion:))
NOT_SIMULATED(ios(11.0), UIView.addInteraction:, UIView.removeInteraction:, UIView.interactions)
