:ios 5.1
@interface Diary : UIViewController
@property (assign) IBOutlet UITextView *page;
@end
@implementation Diary
@synthesize page;
- (void)viewDidUnload {
  [super viewDidUnload];
  self.page = nil;
}
- (void)erase { page.text = @""; NSLog(@"erased"); }  // prints: erased
@end
Diary *diary = [[Diary alloc] init];
[diary view];
NSLog(@"%lu", (unsigned long)[diary.page retainCount]);  // prints: 1
:warn
[diary erase];
[diary view];
NSLog(@"%d", diary.page != nil);  // prints: 1
[diary release];
