:ios 5.1
@interface Kiosk : UIViewController {
  UIButton *_payButton;
  NSDictionary *_prices;
}
@property (nonatomic, retain) IBOutlet UIButton *payButton;
- (IBAction)pay:(id)sender;
@end
@implementation Kiosk
@synthesize payButton = _payButton;
- (IBAction)pay:(id)sender { NSLog(@"paid"); }
- (void)dealloc {
  [_payButton release];
  [_prices release];
  [super dealloc];
}
@end
Kiosk *kiosk = [[Kiosk alloc] init];
NSLog(@"%@ %d", kiosk.payButton, [kiosk isViewLoaded]);  // prints: (null) 0
[kiosk view];
NSLog(@"%d %d", kiosk.payButton != nil, [kiosk isViewLoaded]);  // prints: 1 1
[kiosk release];
