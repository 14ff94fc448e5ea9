:ios 5.1
@interface Poster : UIViewController {
  UILabel *headline;
}
@property (nonatomic, retain) IBOutlet UILabel *headline;
@property (nonatomic, retain) IBOutlet UILabel *footer;
@end
@implementation Poster
@synthesize headline, footer;
- (void)viewDidLoad { [super viewDidLoad]; NSLog(@"%lu", (unsigned long)[headline retainCount]); }  // prints: 2
- (void)viewDidUnload {
  [super viewDidUnload];
  NSLog(@"%lu %lu", (unsigned long)[headline retainCount], (unsigned long)[footer retainCount]);  // prints: 1 1
  NSLog(@"%@", headline.superview);  // prints: (null)
  self.headline = nil;
  footer = nil;
}
- (void)dealloc { [headline release]; [footer release]; [super dealloc]; }
@end
Poster *poster = [[Poster alloc] init];
[poster view];  // leaks: UILabel#2 lost by property footer of poster (overwritten, line 16)
:warn
[poster release];
