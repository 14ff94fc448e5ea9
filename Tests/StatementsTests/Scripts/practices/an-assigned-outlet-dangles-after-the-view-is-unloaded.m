:ios 5.1
@interface Diary : UIViewController
@property (assign) IBOutlet UITextView *page;
@end
@implementation Diary
@synthesize page;
- (void)erase { page.text = @""; NSLog(@"erased"); }  // prints: erased
@end
Diary *diary = [[Diary alloc] init];
[diary view];
[diary erase];
:warn
[diary erase];  // fails: EXC_BAD_ACCESS: *** -[UITextView setText:]: message sent to deallocated instance 0x600000000140
