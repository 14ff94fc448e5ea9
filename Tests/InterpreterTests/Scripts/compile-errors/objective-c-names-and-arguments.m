@interface A : UIViewController { int _n; }
@property (readonly) int size;
- (void)show:(int)a with:(int)b;
@end
@implementation A
- (void)show:(int)a with:(int)b { _m = 1; }  // error: undeclaredIdentifier
@end
@interface A : UIViewController
@property (readonly) int size;
- (void)show:(int)a with:(int)b;
@end
@implementation A
- (void)show:(int)a with:(int)b { }
- (void)viewDidLod { }  // warning: probablyMeant
@end
A *a = [A new];
[a shw:1 with:2];  // error: noVisibleMethod
a.sise;  // error: propertyNotFound
a.size = 3;  // error: readOnlyProperty
[a retain];  // error: explicitCounting
foo();  // error: undeclaredIdentifier
Bar *b;  // error: unknownType
