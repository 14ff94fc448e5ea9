:ios 5.1
@interface Diary : UIViewController
@property (assign) IBOutlet UITextView *page;
@end
@implementation Diary
@synthesize page;
- (void)erase { page.text = @""; NSLog(@"erased"); }  // prints: erased | UITextView#1 freed in line 12 by superview UIView#1
@end
Diary *diary = [[Diary alloc] init];
[diary view];
[diary erase];
:warn
[diary erase];
