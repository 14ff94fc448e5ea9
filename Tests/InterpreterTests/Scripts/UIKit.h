// What the scripts use of C, Foundation and UIKit, declared for compilers that have neither framework.

typedef signed char BOOL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define NULL ((void *)0)
#define NS_ENUM(type, name) enum name : type name; enum name : type
#define NS_OPTIONS(type, name) enum name : type name; enum name : type
#define NS_CLOSED_ENUM(type, name) NS_ENUM(type, name)
#define NS_ERROR_ENUM(domain, name) NS_ENUM(NSInteger, name)
#define nil ((id)0)
#define Nil ((Class)0)
#define NS_UNAVAILABLE __attribute__((unavailable))
#define UNAVAILABLE_ATTRIBUTE NS_UNAVAILABLE
#ifndef __clang__
#define IBOutlet
#define IBAction void
#define IBOutletCollection(type)
#define __strong
#define __weak
#define __unsafe_unretained
#endif

typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double CGFloat;
typedef double NSTimeInterval;
typedef unsigned short unichar;
typedef NSUInteger UIControlState, UIControlEvents, UIViewAutoresizing, UIViewContentMode;
typedef NSInteger NSComparisonResult, UIInterfaceOrientation, UITableViewStyle, UIButtonType;
typedef NSUInteger NSStringCompareOptions;
typedef NSInteger UITableViewRowAnimation;
typedef NSInteger UITableViewCellStyle, UIBarButtonItemStyle, UIBarButtonSystemItem;
typedef NSInteger UIModalPresentationStyle, UIModalTransitionStyle, UITableViewCellAccessoryType;
typedef struct CGPoint { CGFloat x, y; } CGPoint;
typedef struct CGSize { CGFloat width, height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct _NSRange { NSUInteger location, length; } NSRange;
typedef struct _NSZone NSZone;
typedef long dispatch_once_t;
typedef const struct __CFString *CFStringRef;

enum { NSOrderedAscending = -1, NSOrderedSame, NSOrderedDescending };
enum { UIControlStateNormal = 0 };
enum { UIUserInterfaceIdiomPhone, UIUserInterfaceIdiomPad };
enum { UIActivityIndicatorViewStyleWhiteLarge, UIActivityIndicatorViewStyleWhite, UIActivityIndicatorViewStyleGray };
enum { NSUTF8StringEncoding = 4 };
enum { UIControlEventTouchUpInside = 64, UIControlEventValueChanged = 4096, UIControlEventEditingChanged = 131072 };
enum { UIButtonTypeCustom, UIButtonTypeSystem, UIButtonTypeRoundedRect = 1 };
enum { UITableViewStylePlain, UITableViewStyleGrouped };
enum { UITableViewRowAnimationFade, UITableViewRowAnimationNone = 5 };
enum { UITableViewCellStyleDefault, UITableViewCellStyleValue1, UITableViewCellStyleSubtitle = 3 };
enum { UITableViewCellAccessoryNone, UITableViewCellAccessoryDisclosureIndicator };
enum { UIBarButtonSystemItemDone, UIBarButtonSystemItemEdit = 2, UIBarButtonSystemItemSave, UIBarButtonSystemItemAdd };
enum { UIBarButtonItemStylePlain, UIBarButtonItemStyleBordered, UIBarButtonItemStyleDone };
enum { UIInterfaceOrientationPortrait = 1 };
enum { UIModalPresentationFullScreen, UIModalPresentationPageSheet, UIModalPresentationPopover = 7 };
enum { UIStatusBarAnimationNone, UIStatusBarAnimationFade, UIStatusBarAnimationSlide };
enum { UIModalTransitionStylePartialCurl = 3 };
enum { UIViewAutoresizingFlexibleWidth = 2, UIViewAutoresizingFlexibleHeight = 16 };
#define NSNotFound ((NSInteger)0x7fffffffffffffff)
#define NSIntegerMax NSNotFound
#define NSIntegerMin (-NSIntegerMax - 1)
#define M_PI 3.14159265358979323846
#define CGRectZero ((CGRect){{0, 0}, {0, 0}})

@class NSString, NSArray, NSDictionary, NSCoder, NSBundle, NSSet, UIView, UIWindow, UIColor, UIImage;
@class UINavigationController, UITabBarController, UINavigationItem, UIViewController, UILabel;
@class UIPopoverPresentationController;
@class UIStoryboard, UIStoryboardSegue;
@class UIBarButtonItem, NSIndexPath, UITableView, UITableViewCell, NSInvocation, NSIndexSet, UIFont, NSDate;

@protocol NSObject
- (BOOL)isEqual:(id)object;
- (NSUInteger)hash;
- (Class)class;
- (Class)superclass;
- (id)self;
- (BOOL)isKindOfClass:(Class)type;
- (BOOL)isMemberOfClass:(Class)type;
- (BOOL)respondsToSelector:(SEL)selector;
- (id)retain;
- (oneway void)release;
- (id)autorelease;
- (NSUInteger)retainCount;
- (NSString *)description;
@end
@protocol NSCopying
- (id)copyWithZone:(NSZone *)zone;
@end
@protocol NSMutableCopying
- (id)mutableCopyWithZone:(NSZone *)zone;
@end
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (id)initWithCoder:(NSCoder *)coder;
@end
typedef struct {
  unsigned long state;
  id __unsafe_unretained *itemsPtr;
  unsigned long *mutationsPtr;
  unsigned long extra[5];
} NSFastEnumerationState;
@protocol NSFastEnumeration
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained *)buffer count:(NSUInteger)length;
@end

@class NSMethodSignature, NSInvocation, NSSet;
#ifdef __clang__
__attribute__((objc_root_class))
#endif
@interface NSObject <NSObject> {
  Class isa;
}
+ (instancetype)alloc;
+ (instancetype)allocWithZone:(NSZone *)zone;
+ (instancetype)new;
+ (Class)class;
+ (Class)superclass;
- (Class)classForCoder;
+ (void)initialize;
+ (void)load;
+ (BOOL)instancesRespondToSelector:(SEL)selector;
+ (BOOL)resolveInstanceMethod:(SEL)selector;
+ (BOOL)isSubclassOfClass:(Class)type;
+ (NSString *)description;
- (instancetype)init;
- (id)copy;
- (id)mutableCopy;
- (void)dealloc;
- (BOOL)conformsToProtocol:(Protocol *)protocol;
- (id)performSelector:(SEL)selector;
- (id)performSelector:(SEL)selector withObject:(id)object;
- (id)performSelector:(SEL)selector withObject:(id)one withObject:(id)other;
- (void)performSelector:(SEL)selector withObject:(id)object afterDelay:(NSTimeInterval)delay;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)target;
- (id)valueForKey:(NSString *)key;
- (void)setValue:(id)value forKey:(NSString *)key;
- (id)valueForKeyPath:(NSString *)path;
- (void)setValue:(id)value forKeyPath:(NSString *)path;
- (void)setValue:(id)value forUndefinedKey:(NSString *)key;
- (id)valueForUndefinedKey:(NSString *)key;
- (void)addObserver:(NSObject *)observer forKeyPath:(NSString *)path options:(NSUInteger)options context:(void *)context;
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)path;
- (void)doesNotRecognizeSelector:(SEL)selector;
- (void)awakeFromNib;
- (id)forwardingTargetForSelector:(SEL)selector;
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector;
- (void)forwardInvocation:(NSInvocation *)invocation;
- (void)willChangeValueForKey:(NSString *)key;
- (void)didChangeValueForKey:(NSString *)key;
+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key;
+ (NSSet *)keyPathsForValuesAffectingValueForKey:(NSString *)key;
@end

@interface NSString : NSObject <NSCopying, NSMutableCopying>
+ (instancetype)string;
+ (instancetype)stringWithFormat:(NSString *)format, ...;
+ (instancetype)stringWithString:(NSString *)string;
+ (instancetype)stringWithUTF8String:(const char *)bytes;
- (instancetype)initWithFormat:(NSString *)format, ...;
- (instancetype)initWithString:(NSString *)string;
- (NSUInteger)length;
- (unichar)characterAtIndex:(NSUInteger)index;
- (BOOL)isEqualToString:(NSString *)other;
- (BOOL)hasPrefix:(NSString *)prefix;
- (BOOL)hasSuffix:(NSString *)suffix;
- (NSString *)uppercaseString;
- (NSString *)lowercaseString;
- (NSString *)stringByAppendingString:(NSString *)string;
- (NSString *)stringByAppendingFormat:(NSString *)format, ...;
- (NSString *)stringByAppendingPathComponent:(NSString *)component;
- (NSString *)substringToIndex:(NSUInteger)index;
- (NSString *)substringFromIndex:(NSUInteger)index;
- (NSArray *)componentsSeparatedByString:(NSString *)separator;
- (NSComparisonResult)compare:(NSString *)other;
- (int)intValue;
- (NSInteger)integerValue;
- (double)doubleValue;
- (float)floatValue;
- (BOOL)boolValue;
- (const char *)UTF8String;
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically;
@end
@interface NSConstantString : NSString {
  char *bytes;
  unsigned int count;
}
@end
@interface NSMutableString : NSString
- (void)appendString:(NSString *)string;
- (void)appendFormat:(NSString *)format, ...;
- (void)setString:(NSString *)string;
@end

@interface NSNumber : NSObject <NSCopying>
+ (NSNumber *)numberWithChar:(char)value;
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithUnsignedInt:(unsigned int)value;
+ (NSNumber *)numberWithLong:(long)value;
+ (NSNumber *)numberWithUnsignedLong:(unsigned long)value;
+ (NSNumber *)numberWithLongLong:(long long)value;
+ (NSNumber *)numberWithInteger:(NSInteger)value;
+ (NSNumber *)numberWithFloat:(float)value;
+ (NSNumber *)numberWithDouble:(double)value;
+ (NSNumber *)numberWithBool:(BOOL)value;
- (int)intValue;
- (NSInteger)integerValue;
- (float)floatValue;
- (double)doubleValue;
- (BOOL)boolValue;
- (NSComparisonResult)compare:(NSNumber *)other;
- (instancetype)initWithDouble:(double)value;
- (BOOL)isEqualToNumber:(NSNumber *)other;
- (NSString *)stringValue;
- (NSUInteger)unsignedIntegerValue;
@end

#ifdef __clang__
#define OBJECT ObjectType
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSFastEnumeration>
+ (instancetype)arrayWithObjects:(const id[])objects count:(NSUInteger)count;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
- (void)enumerateObjectsUsingBlock:(void (^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (NSArray *)sortedArrayUsingComparator:(NSComparisonResult (^)(id one, id other))comparator;
- (void)enumerateObjectsWithOptions:(NSUInteger)options usingBlock:(void (^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (NSIndexSet *)indexesOfObjectsPassingTest:(BOOL (^)(ObjectType object, NSUInteger index, BOOL *stop))test;
#else
#define OBJECT id
@interface NSArray : NSObject <NSCopying, NSMutableCopying, NSFastEnumeration>
#endif
+ (instancetype)array;
+ (instancetype)arrayWithObject:(OBJECT)object;
+ (instancetype)arrayWithObjects:(id)first, ...;
+ (instancetype)arrayWithArray:(NSArray *)array;
- (instancetype)initWithObjects:(id)first, ...;
- (instancetype)initWithArray:(NSArray *)array;
- (NSUInteger)count;
- (OBJECT)objectAtIndex:(NSUInteger)index;
- (OBJECT)lastObject;
- (OBJECT)firstObject;
- (BOOL)containsObject:(id)object;
- (NSUInteger)indexOfObject:(id)object;
- (NSUInteger)indexOfObjectIdenticalTo:(id)object;
- (BOOL)isEqualToArray:(NSArray *)other;
- (NSString *)componentsJoinedByString:(NSString *)separator;
- (NSArray *)arrayByAddingObject:(id)object;
- (NSArray *)sortedArrayUsingSelector:(SEL)selector;
- (void)makeObjectsPerformSelector:(SEL)selector;
@end
#ifdef __clang__
@interface NSMutableArray<ObjectType> : NSArray<ObjectType>
- (void)setObject:(ObjectType)object atIndexedSubscript:(NSUInteger)index;
#else
@interface NSMutableArray : NSArray
#endif
+ (instancetype)arrayWithCapacity:(NSUInteger)capacity;
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (void)addObject:(OBJECT)object;
- (void)addObjectsFromArray:(NSArray *)array;
- (void)insertObject:(OBJECT)object atIndex:(NSUInteger)index;
- (void)removeObject:(OBJECT)object;
- (void)removeObjectAtIndex:(NSUInteger)index;
- (void)removeLastObject;
- (void)removeAllObjects;
- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(OBJECT)object;
@end

#ifdef __clang__
@interface NSDictionary<KeyType, __covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSFastEnumeration>
+ (instancetype)dictionaryWithObjects:(const id[])objects forKeys:(const id<NSCopying>[])keys count:(NSUInteger)count;
- (ObjectType)objectForKeyedSubscript:(KeyType)key;
- (void)enumerateKeysAndObjectsUsingBlock:(void (^)(KeyType key, ObjectType object, BOOL *stop))block;
#else
@interface NSDictionary : NSObject <NSCopying, NSMutableCopying, NSFastEnumeration>
#endif
+ (instancetype)dictionary;
+ (instancetype)dictionaryWithObject:(id)object forKey:(id)key;
+ (instancetype)dictionaryWithObjectsAndKeys:(id)first, ...;
+ (instancetype)dictionaryWithDictionary:(NSDictionary *)dictionary;
- (instancetype)initWithObjectsAndKeys:(id)first, ...;
- (instancetype)initWithDictionary:(NSDictionary *)dictionary;
- (instancetype)initWithObjects:(NSArray *)objects forKeys:(NSArray *)keys;
- (NSUInteger)count;
- (OBJECT)objectForKey:(id)key;
- (NSArray *)allKeys;
- (NSArray *)allValues;
@end
#ifdef __clang__
@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
- (void)setObject:(ObjectType)object forKeyedSubscript:(KeyType)key;
#else
@interface NSMutableDictionary : NSDictionary
#endif
+ (instancetype)dictionaryWithCapacity:(NSUInteger)capacity;
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (void)setObject:(OBJECT)object forKey:(id)key;
- (void)removeObjectForKey:(id)key;
- (void)removeAllObjects;
- (void)addEntriesFromDictionary:(NSDictionary *)dictionary;
@end
@interface NSSet : NSObject <NSFastEnumeration>
+ (instancetype)set;
+ (instancetype)setWithObject:(id)object;
+ (instancetype)setWithObjects:(id)first, ...;
- (NSUInteger)count;
- (BOOL)containsObject:(id)object;
- (id)anyObject;
- (id)member:(id)object;
+ (instancetype)setWithArray:(NSArray *)array;
- (NSArray *)allObjects;
- (BOOL)isEqualToSet:(NSSet *)other;
@end
@interface NSMutableSet : NSSet
- (void)addObject:(id)object;
- (void)removeObject:(id)object;
- (void)unionSet:(NSSet *)other;
- (void)minusSet:(NSSet *)other;
- (void)intersectSet:(NSSet *)other;
- (void)removeAllObjects;
@end
@interface NSIndexSet : NSObject
+ (instancetype)indexSet;
+ (instancetype)indexSetWithIndex:(NSUInteger)index;
+ (instancetype)indexSetWithIndexesInRange:(NSRange)range;
@property (readonly) NSUInteger count;
@property (readonly) NSUInteger firstIndex;
@property (readonly) NSUInteger lastIndex;
- (BOOL)containsIndex:(NSUInteger)index;
- (void)enumerateIndexesUsingBlock:(void (^)(NSUInteger index, BOOL *stop))block;
@end
@interface NSMutableIndexSet : NSIndexSet
- (void)addIndex:(NSUInteger)index;
- (void)addIndexes:(NSIndexSet *)others;
- (void)removeIndex:(NSUInteger)index;
@end
@interface NSData : NSObject
+ (instancetype)data;
+ (instancetype)dataWithContentsOfFile:(NSString *)path;
- (instancetype)initWithContentsOfFile:(NSString *)path;
- (NSUInteger)length;
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically;
@end
@interface NSMutableData : NSData
+ (instancetype)dataWithLength:(NSUInteger)length;
- (instancetype)initWithLength:(NSUInteger)length;
- (void)appendData:(NSData *)data;
- (void)increaseLengthBy:(NSUInteger)length;
@end
@interface NSCache : NSObject
- (id)objectForKey:(id)key;
- (void)setObject:(id)object forKey:(id)key;
- (void)removeObjectForKey:(id)key;
- (void)removeAllObjects;
- (void)setObject:(id)object forKey:(id)key cost:(NSUInteger)cost;
@end
@interface NSBundle : NSObject
+ (NSBundle *)mainBundle;
- (NSString *)pathForResource:(NSString *)name ofType:(NSString *)type;
- (NSArray *)loadNibNamed:(NSString *)name owner:(id)owner options:(NSDictionary *)options;
@end
@interface NSCoder : NSObject
- (id)decodeObjectForKey:(NSString *)key;
- (void)encodeObject:(id)object forKey:(NSString *)key;
- (void)encodeInt:(int)value forKey:(NSString *)key;
- (int)decodeIntForKey:(NSString *)key;
@end
@interface NSException : NSObject
+ (NSException *)exceptionWithName:(NSString *)name reason:(NSString *)reason userInfo:(NSDictionary *)info;
+ (void)raise:(NSString *)name format:(NSString *)format, ...;
- (NSString *)name;
- (NSString *)reason;
- (void)raise;
@end
@interface NSError : NSObject
+ (instancetype)errorWithDomain:(NSString *)domain code:(NSInteger)code userInfo:(NSDictionary *)info;
- (NSString *)domain;
- (NSInteger)code;
- (instancetype)initWithDomain:(NSString *)domain code:(NSInteger)code userInfo:(NSDictionary *)info;
- (NSDictionary *)userInfo;
- (NSString *)localizedDescription;
@end
@interface NSNotification : NSObject
- (NSString *)name;
- (id)object;
- (NSDictionary *)userInfo;
@end
@interface NSNotificationCenter : NSObject
+ (NSNotificationCenter *)defaultCenter;
- (void)addObserver:(id)observer selector:(SEL)selector name:(NSString *)name object:(id)object;
- (void)removeObserver:(id)observer;
- (void)removeObserver:(id)observer name:(NSString *)name object:(id)object;
- (void)postNotificationName:(NSString *)name object:(id)object;
- (void)postNotificationName:(NSString *)name object:(id)object userInfo:(NSDictionary *)info;
#ifdef __clang__
- (id)addObserverForName:(NSString *)name object:(id)object queue:(id)queue usingBlock:(void (^)(NSNotification *note))block;
#endif
@end
@interface NSUserDefaults : NSObject
+ (NSUserDefaults *)standardUserDefaults;
- (id)objectForKey:(NSString *)key;
- (NSString *)stringForKey:(NSString *)key;
- (NSInteger)integerForKey:(NSString *)key;
- (BOOL)boolForKey:(NSString *)key;
- (void)setObject:(id)object forKey:(NSString *)key;
- (void)setInteger:(NSInteger)value forKey:(NSString *)key;
- (void)setBool:(BOOL)value forKey:(NSString *)key;
- (void)removeObjectForKey:(NSString *)key;
- (BOOL)synchronize;
- (void)registerDefaults:(NSDictionary *)values;
@end
#ifdef __clang__
#if __has_feature(objc_arc)
__attribute__((unavailable("not available in automatic reference counting mode")))
#endif
#endif
@interface NSAutoreleasePool : NSObject
- (void)drain;
@end
@interface NSTimer : NSObject
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval target:(id)target selector:(SEL)selector userInfo:(id)info repeats:(BOOL)repeats;
- (void)invalidate;
- (BOOL)isValid;
- (void)fire;
@end
@interface NSIndexPath : NSObject
+ (NSIndexPath *)indexPathForRow:(NSInteger)row inSection:(NSInteger)section;
@property (nonatomic, readonly) NSInteger row;
@property (nonatomic, readonly) NSInteger item;
@property (nonatomic, readonly) NSInteger section;
@end
@interface NSFileManager : NSObject
+ (NSFileManager *)defaultManager;
- (BOOL)fileExistsAtPath:(NSString *)path;
- (BOOL)removeItemAtPath:(NSString *)path error:(NSError **)error;
@end
@interface UIColor : NSObject
+ (UIColor *)redColor;
+ (UIColor *)greenColor;
+ (UIColor *)blueColor;
+ (UIColor *)whiteColor;
+ (UIColor *)blackColor;
+ (UIColor *)grayColor;
+ (UIColor *)lightGrayColor;
+ (UIColor *)darkGrayColor;
+ (UIColor *)yellowColor;
+ (UIColor *)orangeColor;
+ (UIColor *)purpleColor;
+ (UIColor *)brownColor;
+ (UIColor *)cyanColor;
+ (UIColor *)magentaColor;
+ (UIColor *)clearColor;
+ (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha;
@end
@interface UIImage : NSObject
+ (UIImage *)imageNamed:(NSString *)name;
+ (UIImage *)imageWithContentsOfFile:(NSString *)path;
- (instancetype)initWithContentsOfFile:(NSString *)path;
@end
@interface UIFont : NSObject
+ (UIFont *)systemFontOfSize:(CGFloat)size;
+ (UIFont *)boldSystemFontOfSize:(CGFloat)size;
@end
@interface UIScreen : NSObject
+ (UIScreen *)mainScreen;
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGRect applicationFrame;
@property (nonatomic, readonly) CGFloat scale;
@end
@interface UIResponder : NSObject
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
- (BOOL)isFirstResponder;
- (UIResponder *)nextResponder;
@end
@interface UIView : UIResponder <NSCoding>
@property (nonatomic, retain) UIColor *tintColor;
- (instancetype)initWithFrame:(CGRect)frame;
- (instancetype)initWithCoder:(NSCoder *)coder;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic) NSInteger tag;
@property (nonatomic, retain) UIColor *backgroundColor;
@property (nonatomic, readonly) UIView *superview;
@property (nonatomic, readonly) UIWindow *window;
@property (nonatomic, readonly, copy) NSArray *subviews;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
@property (nonatomic) UIViewContentMode contentMode;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
- (void)bringSubviewToFront:(UIView *)view;
- (void)removeFromSuperview;
- (UIView *)viewWithTag:(NSInteger)tag;
- (BOOL)isDescendantOfView:(UIView *)view;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
- (void)sizeToFit;
- (void)setNeedsDisplay;
- (void)drawRect:(CGRect)rect;
- (void)didMoveToSuperview;
- (void)didMoveToWindow;
- (void)willMoveToSuperview:(UIView *)view;
- (void)willMoveToWindow:(UIWindow *)window;
#ifdef __clang__
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion;
#endif
@end
@interface UIWindow : UIView
@property (nonatomic, retain) UIViewController *rootViewController;
- (void)makeKeyAndVisible;
- (BOOL)isKeyWindow;
@end
@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying>
@property (nonatomic, readonly) NSString *string;
- (instancetype)initWithString:(NSString *)string;
- (instancetype)initWithString:(NSString *)string attributes:(NSDictionary *)attributes;
- (NSUInteger)length;
- (BOOL)isEqualToAttributedString:(NSAttributedString *)other;
@end
@interface NSMutableAttributedString : NSAttributedString
- (void)appendAttributedString:(NSAttributedString *)string;
- (void)addAttribute:(NSString *)name value:(id)value range:(NSRange)range;
@end
extern NSString *NSFontAttributeName, *NSForegroundColorAttributeName;
@interface UILabel : UIView
@property (nonatomic, copy) NSAttributedString *attributedText;
@property (nonatomic, copy) NSString *text;
@property (nonatomic, retain) UIColor *textColor;
@property (nonatomic, retain) UIFont *font;
@property (nonatomic) NSInteger textAlignment;
@property (nonatomic) NSInteger numberOfLines;
@end
@interface UIControl : UIView
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected;
- (void)addTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
- (void)removeTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
- (void)sendActionsForControlEvents:(UIControlEvents)events;
@end
@interface UIButton : UIControl
+ (instancetype)buttonWithType:(UIButtonType)type;
@property (nonatomic, readonly) UILabel *titleLabel;
- (void)setTitle:(NSString *)title forState:(UIControlState)state;
- (NSString *)titleForState:(UIControlState)state;
- (void)setImage:(UIImage *)image forState:(UIControlState)state;
@end
@interface UITextField : UIControl
@property (nonatomic, copy) NSString *text;
@property (nonatomic, copy) NSString *placeholder;
@property (nonatomic, assign) id delegate;
@end
@interface UISwitch : UIControl
@property (nonatomic, getter=isOn) BOOL on;
- (void)setOn:(BOOL)on animated:(BOOL)animated;
@end
@interface UISlider : UIControl
@property (nonatomic) float value;
@property (nonatomic) float minimumValue;
@property (nonatomic) float maximumValue;
- (void)setValue:(float)value animated:(BOOL)animated;
@end
@interface UINavigationBar : UIView
@property (nonatomic) BOOL prefersLargeTitles;
@end
@interface UISegmentedControl : UIControl
- (instancetype)initWithItems:(NSArray *)items;
@property (nonatomic) NSInteger selectedSegmentIndex;
@property (nonatomic, readonly) NSUInteger numberOfSegments;
- (void)insertSegmentWithTitle:(NSString *)title atIndex:(NSUInteger)place animated:(BOOL)animated;
- (NSString *)titleForSegmentAtIndex:(NSUInteger)place;
@end
@interface UIActivityIndicatorView : UIView
- (void)startAnimating;
- (void)stopAnimating;
- (instancetype)initWithActivityIndicatorStyle:(NSInteger)style;
- (BOOL)isAnimating;
@property (nonatomic) BOOL hidesWhenStopped;
@end
@interface UIProgressView : UIView
@property (nonatomic) float progress;
@end
@interface UIImageView : UIView
- (instancetype)initWithImage:(UIImage *)image;
@property (nonatomic, retain) UIImage *image;
@end
@interface UIScrollView : UIView
@property (nonatomic) CGPoint contentOffset;
@property (nonatomic) CGSize contentSize;
@property (nonatomic, assign) id delegate;
- (void)setContentOffset:(CGPoint)offset animated:(BOOL)animated;
@end
@interface UITextView : UIScrollView
@property (nonatomic, copy) NSString *text;
@end
@interface UIWebView : UIView
@end
@protocol UITableViewDelegate
@end
@protocol UITableViewDataSource
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path;
@end
@protocol UITextFieldDelegate
@end
@protocol UITextViewDelegate
@end
@protocol UIScrollViewDelegate
@end
@protocol UIApplicationDelegate
@end
@class UINib;
@interface UITableView : UIScrollView
- (void)registerNib:(UINib *)nib forCellReuseIdentifier:(NSString *)identifier;
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style;
@property (nonatomic, assign) id dataSource;
- (void)reloadData;
- (id)dequeueReusableCellWithIdentifier:(NSString *)identifier;
- (UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)path;
- (NSInteger)numberOfRowsInSection:(NSInteger)section;
@property (nonatomic, readonly) NSInteger numberOfSections;
- (void)insertSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)deleteSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (CGRect)rectForHeaderInSection:(NSInteger)section;
- (UIView *)headerViewForSection:(NSInteger)section;
@property (nonatomic) CGFloat sectionHeaderHeight;
@property (nonatomic, readonly) NSArray *visibleCells;
- (NSIndexPath *)indexPathForSelectedRow;
- (void)registerClass:(Class)type forCellReuseIdentifier:(NSString *)identifier;
- (void)deselectRowAtIndexPath:(NSIndexPath *)path animated:(BOOL)animated;
@end
@interface UITableViewCell : UIView
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier;
- (instancetype)initWithFrame:(CGRect)frame reuseIdentifier:(NSString *)identifier;
@property (nonatomic, copy) NSString *text;
@property (nonatomic, readonly) NSString *reuseIdentifier;
@property (nonatomic, readonly) UILabel *textLabel;
@property (nonatomic, readonly) UILabel *detailTextLabel;
@property (nonatomic, readonly) UIImageView *imageView;
@property (nonatomic) UITableViewCellAccessoryType accessoryType;
@end
@interface UIBarButtonItem : NSObject
- (instancetype)initWithTitle:(NSString *)title style:(UIBarButtonItemStyle)style target:(id)target action:(SEL)action;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item target:(id)target action:(SEL)action;
@property (nonatomic, copy) NSString *title;
@end
@interface UINavigationItem : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, retain) UIBarButtonItem *leftBarButtonItem;
@property (nonatomic, retain) UIBarButtonItem *rightBarButtonItem;
@end
@protocol UILayoutSupport <NSObject>
@property (nonatomic, readonly) CGFloat length;
@end
@interface UIViewController : UIResponder <NSCoding>
@property (nonatomic) BOOL hidesBottomBarWhenPushed;
@property (nonatomic, readonly) id<UILayoutSupport> topLayoutGuide;
- (instancetype)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle;
- (instancetype)initWithCoder:(NSCoder *)coder;
@property (nonatomic, retain) UIView *view;
@property (nonatomic, readonly) UIView *viewIfLoaded;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, readonly, copy) NSString *nibName;
@property (nonatomic, readonly) NSBundle *nibBundle;
@property (nonatomic, readonly) UINavigationItem *navigationItem;
@property (nonatomic, readonly) UIBarButtonItem *editButtonItem;
@property (nonatomic, readonly) UINavigationController *navigationController;
@property (nonatomic, readonly) UITabBarController *tabBarController;
@property (nonatomic, readonly) UIViewController *parentViewController;
@property (nonatomic, readonly) UIViewController *presentedViewController;
@property (nonatomic, readonly) UIViewController *presentingViewController;
@property (nonatomic, readonly) NSArray *childViewControllers;
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic, readonly) UIPopoverPresentationController *popoverPresentationController;
@property (nonatomic) BOOL wantsFullScreenLayout;
@property (nonatomic) UIModalTransitionStyle modalTransitionStyle;
@property (nonatomic, copy) NSString *restorationIdentifier;
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder;
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder;
- (void)presentModalViewController:(UIViewController *)controller animated:(BOOL)animated;
#ifdef __clang__
- (void)presentViewController:(UIViewController *)controller animated:(BOOL)animated completion:(void (^)(void))completion;
#endif
- (void)dismissModalViewControllerAnimated:(BOOL)animated;
- (BOOL)isViewLoaded;
- (void)loadView;
- (void)loadViewIfNeeded;
- (void)performSegueWithIdentifier:(NSString *)identifier sender:(id)sender;
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender;
@property (nonatomic, readonly) UIStoryboard *storyboard;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
- (void)viewWillUnload;
- (void)viewDidUnload;
- (void)didReceiveMemoryWarning;
- (void)updateProperties;
- (void)setNeedsUpdateProperties;
- (void)updatePropertiesIfNeeded;
- (void)addChildViewController:(UIViewController *)child;
- (void)removeFromParentViewController;
- (void)willMoveToParentViewController:(UIViewController *)parent;
- (void)didMoveToParentViewController:(UIViewController *)parent;
- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
@end
@interface UIStoryboard : NSObject
+ (UIStoryboard *)storyboardWithName:(NSString *)name bundle:(NSBundle *)bundle;
- (id)instantiateInitialViewController;
- (id)instantiateViewControllerWithIdentifier:(NSString *)identifier;
@end
@interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
- (instancetype)initWithStyle:(UITableViewStyle)style;
@property (nonatomic, retain) UITableView *tableView;
@end
@interface UINavigationController : UIViewController
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
- (instancetype)initWithRootViewController:(UIViewController *)root;
- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated;
- (UIViewController *)popViewControllerAnimated:(BOOL)animated;
- (void)setViewControllers:(NSArray *)controllers animated:(BOOL)animated;
@property (nonatomic, copy) NSArray *viewControllers;
@property (nonatomic, readonly) UIViewController *topViewController;
@property (nonatomic, readonly) UINavigationBar *navigationBar;
@end
@interface UIPopoverController : NSObject
- (instancetype)initWithContentViewController:(UIViewController *)controller;
@end
@interface UISplitViewController : UIViewController
@property (nonatomic, copy) NSArray *viewControllers;
@end

@interface UITabBarController : UIViewController
@property (nonatomic, copy) NSArray *viewControllers;
@property (nonatomic) NSUInteger selectedIndex;
@property (nonatomic, retain) UIViewController *selectedViewController;
@end
@interface UIApplication : UIResponder
+ (UIApplication *)sharedApplication;
@property (nonatomic, assign) id delegate;
@property (nonatomic, readonly) UIWindow *keyWindow;
- (void)setStatusBarHidden:(BOOL)hidden withAnimation:(NSInteger)animation;
@end

@interface UIPopoverPresentationController : NSObject
@property (nonatomic, retain) UIView *sourceView;
@end

@interface NSObject (Cancelling)
+ (void)cancelPreviousPerformRequestsWithTarget:(id)target selector:(SEL)selector object:(id)object;
@end
@interface NSEnumerator : NSObject <NSFastEnumeration>
- (id)nextObject;
- (NSArray *)allObjects;
@end
@interface NSArray (Enumerating)
- (NSEnumerator *)objectEnumerator;
- (NSEnumerator *)reverseObjectEnumerator;
@end
@interface NSMutableArray (Editing)
- (void)exchangeObjectAtIndex:(NSUInteger)one withObjectAtIndex:(NSUInteger)other;
- (void)sortUsingSelector:(SEL)order;
- (void)removeObjectsInArray:(NSArray *)others;
- (void)removeObjectsAtIndexes:(NSIndexSet *)places;
@end
@interface NSDictionary (Comparing)
+ (instancetype)dictionaryWithObjects:(NSArray *)objects forKeys:(NSArray *)keys;
- (BOOL)isEqualToDictionary:(NSDictionary *)other;
- (NSArray *)allKeysForObject:(id)object;
@end
@interface NSCharacterSet : NSObject
+ (NSCharacterSet *)whitespaceCharacterSet;
+ (NSCharacterSet *)whitespaceAndNewlineCharacterSet;
+ (NSCharacterSet *)characterSetWithCharactersInString:(NSString *)characters;
@end
NSRange NSMakeRange(NSUInteger location, NSUInteger length);
NSUInteger NSMaxRange(NSRange range);
BOOL NSLocationInRange(NSUInteger place, NSRange range);
BOOL NSEqualRanges(NSRange one, NSRange other);
NSString *NSStringFromRange(NSRange range);
extern NSString *const NSLocalizedDescriptionKey;
enum { NSEnumerationConcurrent = 1, NSEnumerationReverse = 2 };
enum { NSCaseInsensitiveSearch = 1, NSBackwardsSearch = 4, NSAnchoredSearch = 8, NSRegularExpressionSearch = 1024 };
@interface NSString (Ranges)
- (NSRange)rangeOfString:(NSString *)part;
- (NSRange)rangeOfString:(NSString *)part options:(NSUInteger)options;
- (NSString *)substringWithRange:(NSRange)range;
- (NSString *)stringByReplacingCharactersInRange:(NSRange)range withString:(NSString *)other;
@end
@interface NSMutableString (Ranges)
- (void)deleteCharactersInRange:(NSRange)range;
- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)other;
- (NSUInteger)replaceOccurrencesOfString:(NSString *)old withString:(NSString *)new options:(NSUInteger)options range:(NSRange)range;
@end
@interface NSString (Parts)
- (NSString *)stringByReplacingOccurrencesOfString:(NSString *)old withString:(NSString *)new;
- (NSString *)stringByReplacingOccurrencesOfString:(NSString *)old withString:(NSString *)new options:(NSUInteger)options range:(NSRange)range;
- (NSString *)stringByTrimmingCharactersInSet:(NSCharacterSet *)characters;
- (NSArray *)componentsSeparatedByCharactersInSet:(NSCharacterSet *)separator;
- (NSString *)lastPathComponent;
- (NSString *)pathExtension;
- (NSString *)stringByDeletingLastPathComponent;
- (NSString *)stringByDeletingPathExtension;
- (NSString *)stringByAppendingPathComponent:(NSString *)name;
- (NSComparisonResult)caseInsensitiveCompare:(NSString *)other;
- (NSString *)capitalizedString;
- (NSData *)dataUsingEncoding:(NSUInteger)encoding;
- (instancetype)initWithData:(NSData *)data encoding:(NSUInteger)encoding;
@end
@interface NSMutableString (Inserting)
- (void)insertString:(NSString *)text atIndex:(NSUInteger)place;
@end
@interface NSNull : NSObject
+ (NSNull *)null;
@end
@interface NSValue : NSObject
+ (NSValue *)valueWithCGRect:(CGRect)rect;
+ (NSValue *)valueWithCGPoint:(CGPoint)point;
+ (NSValue *)valueWithCGSize:(CGSize)size;
- (CGRect)CGRectValue;
- (CGPoint)CGPointValue;
- (CGSize)CGSizeValue;
@end
@interface NSDate : NSObject
+ (instancetype)date;
+ (NSDate *)distantFuture;
+ (NSTimeInterval)timeIntervalSinceReferenceDate;
+ (instancetype)dateWithTimeIntervalSince1970:(NSTimeInterval)seconds;
+ (instancetype)dateWithTimeIntervalSinceNow:(NSTimeInterval)seconds;
- (NSTimeInterval)timeIntervalSince1970;
- (NSTimeInterval)timeIntervalSinceNow;
- (NSTimeInterval)timeIntervalSinceDate:(NSDate *)other;
- (NSDate *)dateByAddingTimeInterval:(NSTimeInterval)seconds;
- (NSComparisonResult)compare:(NSDate *)other;
- (NSDate *)laterDate:(NSDate *)other;
- (NSDate *)earlierDate:(NSDate *)other;
- (BOOL)isEqualToDate:(NSDate *)other;
@end
@interface NSDateFormatter : NSObject
@property (nonatomic, copy) NSString *dateFormat;
- (NSString *)stringFromDate:(NSDate *)date;
- (NSDate *)dateFromString:(NSString *)string;
@end
extern NSString *const NSDefaultRunLoopMode;
@interface NSThread : NSObject
+ (void)sleepUntilDate:(NSDate *)date;
+ (void)sleepForTimeInterval:(NSTimeInterval)seconds;
@end
@interface NSRunLoop : NSObject
+ (NSRunLoop *)currentRunLoop;
+ (NSRunLoop *)mainRunLoop;
- (void)runUntilDate:(NSDate *)date;
- (BOOL)runMode:(NSString *)mode beforeDate:(NSDate *)date;
@end
@interface NSNotification (Making)
+ (instancetype)notificationWithName:(NSString *)name object:(id)object;
+ (instancetype)notificationWithName:(NSString *)name object:(id)object userInfo:(NSDictionary *)info;
@end
@interface NSNotificationCenter (Posting)
- (void)postNotification:(NSNotification *)notification;
@end
@interface NSURL : NSObject
+ (instancetype)URLWithString:(NSString *)text;
+ (instancetype)fileURLWithPath:(NSString *)path;
@end
@interface NSURLRequest : NSObject
+ (instancetype)requestWithURL:(NSURL *)url;
@end
@interface NSURLResponse : NSObject
@end
@interface NSCachedURLResponse : NSObject
- (instancetype)initWithResponse:(NSURLResponse *)response data:(NSData *)data;
@end
@interface NSURLCache : NSObject
+ (NSURLCache *)sharedURLCache;
- (NSUInteger)currentMemoryUsage;
- (void)storeCachedResponse:(NSCachedURLResponse *)response forRequest:(NSURLRequest *)request;
- (NSCachedURLResponse *)cachedResponseForRequest:(NSURLRequest *)request;
- (void)removeAllCachedResponses;
@end
@interface UIDevice : NSObject
+ (UIDevice *)currentDevice;
@property (nonatomic, readonly) NSString *systemVersion;
@property (nonatomic, readonly) NSString *systemName;
@property (nonatomic, readonly) NSString *model;
@property (nonatomic, readonly) NSInteger userInterfaceIdiom;
@end
@interface UIStackView : UIView
@end
@interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(id)target action:(SEL)action;
@property (nonatomic, readonly) UIView *view;
@end
@interface UISwipeGestureRecognizer : UIGestureRecognizer
@end
@interface NSLayoutConstraint : NSObject
@property (nonatomic) CGFloat constant;
@end
@interface UITapGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger numberOfTapsRequired;
@end
@interface UIView (Gestures)
@property (nonatomic, copy) NSArray *gestureRecognizers;
- (void)addGestureRecognizer:(UIGestureRecognizer *)recognizer;
- (void)removeGestureRecognizer:(UIGestureRecognizer *)recognizer;
- (BOOL)endEditing:(BOOL)force;
@end
@interface UIWebView (Loading)
- (void)loadRequest:(NSURLRequest *)request;
@end
NSInteger UI_USER_INTERFACE_IDIOM(void);

void NSLog(NSString *format, ...);
CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height);
CGRect CGRectInset(CGRect rect, CGFloat x, CGFloat y);
CGRect CGRectOffset(CGRect rect, CGFloat x, CGFloat y);
BOOL CGRectContainsPoint(CGRect rect, CGPoint point);
BOOL CGRectIsEmpty(CGRect rect);
CGRect CGRectUnion(CGRect one, CGRect other);
CGRect CGRectIntersection(CGRect one, CGRect other);
BOOL CGRectIntersectsRect(CGRect one, CGRect other);
BOOL CGRectContainsRect(CGRect one, CGRect other);
BOOL CGRectIsNull(CGRect rect);
CGRect CGRectIntegral(CGRect rect);
BOOL CGRectEqualToRect(CGRect one, CGRect other);
CGFloat CGRectGetWidth(CGRect rect);
CGFloat CGRectGetHeight(CGRect rect);
CGFloat CGRectGetMidX(CGRect rect);
CGFloat CGRectGetMidY(CGRect rect);
CGFloat CGRectGetMaxX(CGRect rect);
CGFloat CGRectGetMaxY(CGRect rect);
CGPoint CGPointMake(CGFloat x, CGFloat y);
CGSize CGSizeMake(CGFloat width, CGFloat height);
NSString *NSStringFromCGRect(CGRect rect);
NSString *NSStringFromCGPoint(CGPoint point);
NSString *NSStringFromCGSize(CGSize size);
NSString *NSStringFromClass(Class type);
NSString *NSStringFromSelector(SEL selector);
SEL NSSelectorFromString(NSString *name);
Class NSClassFromString(NSString *name);
#define NSLocalizedString(key, comment) (key)
#define NSAssert(condition, ...) ((void)(condition))
#define NSParameterAssert(condition) ((void)(condition))
double floor(double x);
double ceil(double x);
double fabs(double x);
int abs(int x);
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define MIN(a, b) ((a) < (b) ? (a) : (b))
enum { NSKeyValueObservingOptionNew = 1, NSKeyValueObservingOptionOld = 2, NSKeyValueObservingOptionInitial = 4, NSKeyValueObservingOptionPrior = 8 };
extern NSString *const NSKeyValueChangeNewKey;
extern NSString *const NSKeyValueChangeOldKey;
#ifdef __clang__
enum { UIAlertActionStyleDefault, UIAlertActionStyleCancel };
enum { UIAlertControllerStyleActionSheet, UIAlertControllerStyleAlert };
@interface UINib : NSObject
+ (UINib *)nibWithNibName:(NSString *)name bundle:(NSBundle *)bundle;
@end
@interface UICollectionViewCell : UIView
@end
@interface UICollectionViewFlowLayout : NSObject
@property (nonatomic) CGSize headerReferenceSize;
@end
@interface UICollectionView : UIScrollView
- (void)registerClass:(Class)type forCellWithReuseIdentifier:(NSString *)identifier;
- (id)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)path;
@end
@interface UICollectionViewController : UIViewController
- (instancetype)initWithCollectionViewLayout:(UICollectionViewFlowLayout *)layout;
@property (nonatomic, retain) UICollectionView *collectionView;
@end
@interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(NSString *)title style:(NSInteger)style handler:(void (^)(UIAlertAction *action))handler;
@end
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(NSString *)title message:(NSString *)message preferredStyle:(NSInteger)style;
- (void)addAction:(UIAlertAction *)action;
- (void)addTextFieldWithConfigurationHandler:(void (^)(UITextField *field))handler;
@end
#endif
extern NSString *const NSInvalidArgumentException, *const NSRangeException;
extern NSString *const NSInternalInconsistencyException, *const NSGenericException;
extern NSString *const UIApplicationDidReceiveMemoryWarningNotification;
extern NSString *const UIApplicationDidEnterBackgroundNotification;
extern NSString *const UIApplicationDidBecomeActiveNotification;
extern NSString *const UIApplicationWillResignActiveNotification;
extern NSString *const UIApplicationWillEnterForegroundNotification;
extern UIWindow *window;
@interface UIStoryboardSegue : NSObject
@property (nonatomic, readonly) NSString *identifier;
@property (nonatomic, readonly) id sourceViewController;
@property (nonatomic, readonly) id destinationViewController;
@end
#ifdef __clang__
typedef void (^dispatch_block_t)(void);
typedef NSObject *dispatch_queue_t;
typedef unsigned long long dispatch_time_t;
void dispatch_once(dispatch_once_t *token, dispatch_block_t block);
enum { DISPATCH_QUEUE_SERIAL = 0, DISPATCH_QUEUE_CONCURRENT = 1 };
dispatch_queue_t dispatch_queue_create(const char *label, long attributes);
dispatch_queue_t dispatch_get_main_queue(void);
dispatch_queue_t dispatch_get_global_queue(long priority, unsigned long flags);
void dispatch_sync(dispatch_queue_t queue, dispatch_block_t block);
void dispatch_async(dispatch_queue_t queue, dispatch_block_t block);
void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, dispatch_block_t block);
dispatch_block_t dispatch_block_create(unsigned long flags, dispatch_block_t block);
void dispatch_block_cancel(dispatch_block_t block);
long dispatch_block_testcancel(dispatch_block_t block);
dispatch_time_t dispatch_time(dispatch_time_t when, long long delta);
dispatch_time_t dispatch_walltime(const void *when, long long delta);
double CACurrentMediaTime(void);
@interface DispatchGroup : NSObject
@end
@interface DispatchSemaphore : NSObject
@end
typedef DispatchGroup *dispatch_group_t;
typedef DispatchSemaphore *dispatch_semaphore_t;
dispatch_group_t dispatch_group_create(void);
void dispatch_group_enter(dispatch_group_t group);
void dispatch_group_leave(dispatch_group_t group);
void dispatch_group_async(dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block);
void dispatch_group_notify(dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block);
long dispatch_group_wait(dispatch_group_t group, dispatch_time_t timeout);
dispatch_semaphore_t dispatch_semaphore_create(long value);
long dispatch_semaphore_signal(dispatch_semaphore_t dsema);
long dispatch_semaphore_wait(dispatch_semaphore_t dsema, dispatch_time_t timeout);
#define DISPATCH_TIME_FOREVER (~0ull)
#define DISPATCH_TIME_NOW (0ull)
#define NSEC_PER_SEC 1000000000ull
#endif

// C's texts, numbers and lists of arguments.
typedef __builtin_va_list va_list;
#define va_start(list, last) __builtin_va_start(list, last)
#define va_arg(list, type) __builtin_va_arg(list, type)
#define va_end(list) __builtin_va_end(list)
void NSLogv(NSString *format, va_list arguments);
unsigned long strlen(const char *text);
int strcmp(const char *one, const char *other);
int strncmp(const char *one, const char *other, unsigned long count);
int strcasecmp(const char *one, const char *other);
int atoi(const char *text);
long atol(const char *text);
long long atoll(const char *text);
double atof(const char *text);
int isdigit(int character);
int isalpha(int character);
int toupper(int character);
int tolower(int character);
long lround(double value);
long lroundf(float value);
long lrint(double value);
long long llround(double value);
long labs(long value);
double exp2(double value);
double nearbyint(double value);
#define isnan(value) __builtin_isnan(value)
#define isinf(value) __builtin_isinf(value)
#define isfinite(value) __builtin_isfinite(value)
#define DBL_EPSILON __DBL_EPSILON__
unsigned int arc4random(void);
unsigned int arc4random_uniform(unsigned int bound);

#define NS_REQUIRES_NIL_TERMINATION
#define NS_FORMAT_FUNCTION(format, arguments)

#ifdef __clang__
@interface NSObject (KeyValueCoding)
- (NSMutableArray *)mutableArrayValueForKey:(NSString *)key;
- (NSMutableSet *)mutableSetValueForKey:(NSString *)key;
@end
@interface NSString (Arguments)
- (instancetype)initWithFormat:(NSString *)format arguments:(va_list)arguments;
@end
@interface NSMethodSignature : NSObject
@property (readonly) NSUInteger numberOfArguments;
@end
@interface NSInvocation : NSObject
@property (readonly, retain) NSMethodSignature *methodSignature;
@property (assign) id target;
@property SEL selector;
- (void)getArgument:(void *)place atIndex:(NSInteger)index;
- (void)setArgument:(void *)place atIndex:(NSInteger)index;
- (void)invokeWithTarget:(id)target;
@end
extern NSString *const NSKeyValueChangeKindKey;
@interface NSPredicate : NSObject
+ (NSPredicate *)predicateWithFormat:(NSString *)format, ...;
+ (NSPredicate *)predicateWithBlock:(BOOL (^)(id object, NSDictionary *bindings))block;
@property (readonly, copy) NSString *predicateFormat;
- (BOOL)evaluateWithObject:(id)object;
@end
@interface NSCompoundPredicate : NSPredicate
+ (NSCompoundPredicate *)andPredicateWithSubpredicates:(NSArray *)predicates;
+ (NSCompoundPredicate *)orPredicateWithSubpredicates:(NSArray *)predicates;
+ (NSCompoundPredicate *)notPredicateWithSubpredicate:(NSPredicate *)predicate;
@end
@interface NSSortDescriptor : NSObject
@property (readonly) BOOL ascending;
+ (instancetype)sortDescriptorWithKey:(NSString *)key ascending:(BOOL)ascending;
- (instancetype)initWithKey:(NSString *)key ascending:(BOOL)ascending selector:(SEL)selector;
@end
@interface NSArray (Choosing)
- (NSArray *)filteredArrayUsingPredicate:(NSPredicate *)predicate;
- (NSArray *)sortedArrayUsingDescriptors:(NSArray *)descriptors;
@end
@interface NSMutableArray (Choosing)
- (void)sortUsingDescriptors:(NSArray *)descriptors;
@end
@interface NSScanner : NSObject
+ (instancetype)scannerWithString:(NSString *)string;
@property NSUInteger scanLocation;
@property (readonly, getter=isAtEnd) BOOL atEnd;
- (BOOL)scanInt:(int *)result;
- (BOOL)scanDouble:(double *)result;
- (BOOL)scanHexInt:(unsigned *)result;
- (BOOL)scanString:(NSString *)string intoString:(NSString **)result;
- (BOOL)scanUpToString:(NSString *)string intoString:(NSString **)result;
- (BOOL)scanUpToCharactersFromSet:(NSCharacterSet *)set intoString:(NSString **)result;
@end
enum {
  NSJSONReadingMutableContainers = 1, NSJSONReadingAllowFragments = 4, NSJSONWritingSortedKeys = 2
};
@interface NSJSONSerialization : NSObject
+ (id)JSONObjectWithData:(NSData *)data options:(NSUInteger)options error:(NSError **)error;
+ (NSData *)dataWithJSONObject:(id)object options:(NSUInteger)options error:(NSError **)error;
+ (BOOL)isValidJSONObject:(id)object;
@end
@interface NSURLQueryItem : NSObject
+ (instancetype)queryItemWithName:(NSString *)name value:(NSString *)value;
@property (readonly) NSString *name, *value;
@end
@interface NSURLComponents : NSObject
+ (instancetype)componentsWithString:(NSString *)string;
@property (copy) NSString *scheme, *user, *password, *host, *path, *query, *fragment, *percentEncodedQuery;
@property (copy) NSNumber *port;
@property (copy) NSArray *queryItems;
@property (readonly, copy) NSString *string;
@property (readonly, copy) NSURL *URL;
@end
enum { OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC = 3 };
void objc_setAssociatedObject(id object, const void *key, id value, NSUInteger policy);
id objc_getAssociatedObject(id object, const void *key);
#endif

@interface NSCharacterSet (Kinds)
+ (NSCharacterSet *)decimalDigitCharacterSet;
+ (NSCharacterSet *)URLQueryAllowedCharacterSet;
- (BOOL)characterIsMember:(unichar)character;
- (NSCharacterSet *)invertedSet;
@end
@interface NSMutableCharacterSet : NSCharacterSet
+ (NSMutableCharacterSet *)alphanumericCharacterSet;
- (void)addCharactersInString:(NSString *)characters;
@end
@interface NSString (Files)
+ (NSString *)stringWithContentsOfFile:(NSString *)path encoding:(NSUInteger)encoding error:(NSError **)error;
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically encoding:(NSUInteger)encoding error:(NSError **)error;
- (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set;
- (NSString *)stringByAddingPercentEncodingWithAllowedCharacters:(NSCharacterSet *)allowed;
- (NSString *)stringByAddingPercentEscapesUsingEncoding:(NSUInteger)encoding;
- (NSString *)stringByReplacingPercentEscapesUsingEncoding:(NSUInteger)encoding;
@end
enum { NSDocumentDirectory = 9, NSUserDomainMask = 1 };
NSArray *NSSearchPathForDirectoriesInDomains(NSUInteger directory, NSUInteger domains, BOOL expandsTilde);
enum { NSRegularExpressionCaseInsensitive = 1 };
typedef NSUInteger NSMatchingFlags;
@interface NSTextCheckingResult : NSObject
@property (readonly) NSRange range;
- (NSRange)rangeAtIndex:(NSUInteger)place;
@end
@interface NSRegularExpression : NSObject
+ (NSRegularExpression *)regularExpressionWithPattern:(NSString *)pattern options:(NSUInteger)options error:(NSError **)error;
- (NSArray *)matchesInString:(NSString *)text options:(NSUInteger)options range:(NSRange)range;
#ifdef __clang__
- (void)enumerateMatchesInString:(NSString *)text options:(NSUInteger)options range:(NSRange)range usingBlock:(void (^)(NSTextCheckingResult *match, NSMatchingFlags flags, BOOL *stop))block;
#endif
@end
typedef struct objc_method *Method;
typedef void (*IMP)(void);
Method class_getInstanceMethod(Class type, SEL selector);
Method class_getClassMethod(Class type, SEL selector);
Class object_getClass(id object);
BOOL class_isMetaClass(Class type);
Class class_getSuperclass(Class type);
BOOL class_addMethod(Class type, SEL selector, IMP implementation, const char *types);
IMP class_replaceMethod(Class type, SEL selector, IMP implementation, const char *types);
IMP method_setImplementation(Method method, IMP implementation);
void method_exchangeImplementations(Method one, Method other);
IMP imp_implementationWithBlock(id block);
extern const float NAN, INFINITY;
extern const double M_PI_4, M_SQRT2;
extern const int RAND_MAX;
int printf(const char *format, ...) __attribute__((format(printf, 1, 2)));
void srandom(unsigned seed);
long random(void);
#define isinf(value) __builtin_isinf(value)
#define isfinite(value) __builtin_isfinite(value)
