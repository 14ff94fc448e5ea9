@interface Shelf : NSObject
+ (void)open;
@end
@implementation Shelf
+ (void)initialize { NSLog(@"initialize %@", NSStringFromClass(self)); }  // prints: initialize Shelf | initialize BookShelf
+ (void)open { NSLog(@"open %@", NSStringFromClass(self)); }  // prints: open BookShelf | open Shelf
@end
@interface BookShelf : Shelf
@end
@implementation BookShelf
@end
@interface ToolShelf : Shelf
@end
@implementation ToolShelf
+ (void)initialize {
  if (self == [ToolShelf class]) NSLog(@"tools");  // prints: tools
}
@end
NSLog(@"nothing yet");  // prints: nothing yet
ToolShelf *tools = [[ToolShelf alloc] init];
[BookShelf open];
[Shelf open];
[[ToolShelf alloc] init];
