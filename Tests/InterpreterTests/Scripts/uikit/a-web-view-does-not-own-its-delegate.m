@interface Browser : UIViewController
@end
@implementation Browser
- (void)open:(UIWebView *)web {
  web.delegate = self;
  [web loadRequest:[NSURLRequest requestWithURL:[NSURL URLWithString:@"http://example.com/"]]];
}
- (void)webViewDidFinishLoad:(UIWebView *)web { NSLog(@"loaded %d", web.loading); }  // prints: loaded 0
@end
UIWebView *web = [[UIWebView alloc] init];
Browser *browser = [[Browser alloc] init];
[browser open:web];
:wait 1
{
  [browser open:web];
  browser = nil;
}
:wait 1  // zombie: browser freed in line 16 by variable browser
