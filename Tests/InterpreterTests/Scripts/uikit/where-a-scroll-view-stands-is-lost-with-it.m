:ios 5.1
:nib Pages {outlets: {scroll: UIScrollView}}
@interface Pages : UIViewController
@property (nonatomic, assign) IBOutlet UIScrollView *scroll;
@end
@implementation Pages
@end
Pages *pages = [[Pages alloc] initWithNibName:@"Pages" bundle:nil];
[pages view];
pages.scroll.contentSize = CGSizeMake(320, 2000);
[pages.scroll setContentOffset:CGPointMake(0, 700) animated:NO];
NSLog(@"%@", NSStringFromCGPoint(pages.scroll.contentOffset));  // prints: {0, 700}
:warn
[pages view];
NSLog(@"%@", NSStringFromCGPoint(pages.scroll.contentOffset));  // prints: {0, 0}
